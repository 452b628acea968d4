// The requests around the coup: shoe, limits, incidents and complaints, as the protocol has them.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "tables.hpp"

namespace baccarat {

// Each returns the answer without its seq, and raises Refused or Malformed.
nlohmann::json answer_shoe(const Table& table, const nlohmann::json& request);
nlohmann::json answer_limits(const Table& table, const nlohmann::json& request);
nlohmann::json answer_incidents(const Table& table, const nlohmann::json& request);
nlohmann::json answer_complaints(const Table& table, const nlohmann::json& request);

}  // namespace baccarat
