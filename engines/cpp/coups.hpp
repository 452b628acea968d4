// The requests for coups with the same bets on each: deals to play and settle, or hands to settle as they lie.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace baccarat {

// Each writes the answer into `text`. Raises Refused, Unsupported or Malformed, with `text` in any state.
void answer_coups(const nlohmann::json& request, const std::string& seq, std::string& text);
void answer_settle(const nlohmann::json& request, const std::string& seq, std::string& text);

}  // namespace baccarat
