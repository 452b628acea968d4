// The request for bet slips, as the protocol has it.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace baccarat {

// Returns the answer without its seq. Raises Refused, Unsupported or Malformed.
nlohmann::json answer_slip(const nlohmann::json& request);

}  // namespace baccarat
