// The requests around the coup: shoe, limits, incidents and complaints, as the protocol has them.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace baccarat {

// Each returns the answer without its seq, and raises Refused, Unsupported or Malformed.
nlohmann::json answer_shoe(const nlohmann::json& request);
nlohmann::json answer_limits(const nlohmann::json& request);
nlohmann::json answer_incidents(const nlohmann::json& request);
nlohmann::json answer_complaints(const nlohmann::json& request);

}  // namespace baccarat
