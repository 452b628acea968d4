// Incidents: what follows when something goes wrong in a round. Each page has its own rules.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tables.hpp"

namespace baccarat {

struct Incident {
    std::string cause;
    std::string during = "round";
    std::int64_t cards = 1;
};

// What follows, each part of it with its value.
using Consequences = std::vector<std::pair<std::string, std::string>>;

// One round in which things go wrong, in order.
class TroubledRound {
public:
    explicit TroubledRound(const Table& table) : table_(&table) {}

    // Raises Refused when the pages of the table know no such incident.
    Consequences happens(const Incident& incident);

private:
    const Table* table_;
    bool paused_ = false;
};

}  // namespace baccarat
