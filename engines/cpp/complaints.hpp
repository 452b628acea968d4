// Complaints: what a complaint has to name, its deadline, and the video that is kept.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace baccarat {

struct Complaint {
    std::vector<std::string> fields;  // what it names
    std::int64_t seconds;             // after the event
};

struct Handled {
    std::string decision;
    std::vector<std::string> reasons;
    bool video;  // whether the video of the round is still kept
};

// Handles a complaint as the SBO pages say, the only ones that speak of complaints. Raises Refused.
Handled handle(const Complaint& complaint);

}  // namespace baccarat
