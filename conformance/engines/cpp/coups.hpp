// The request for coups: many deals with the same bets, each played and settled.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace baccarat {

// Writes the answer into `text`. Raises Refused, Unsupported or Malformed, with `text` in any state.
void answer_coups(const nlohmann::json& request, const std::string& seq, std::string& text);

}  // namespace baccarat
