#include "complaints.hpp"

#include <algorithm>
#include <array>

#include "refusal.hpp"

namespace baccarat {
namespace {

// COMPLAINT-SBO-FIELDS
constexpr std::array required{"user-id", "date-time", "dealer", "table-id", "round-id"};

constexpr std::int64_t hour = 60 * 60;
constexpr std::int64_t deadline = 24 * hour;    // COMPLAINT-SBO-DEADLINE
constexpr std::int64_t video_kept = 24 * hour;  // COMPLAINT-SBO-VIDEO

}  // namespace

Handled handle(const Complaint& complaint) {
    if (complaint.seconds < 0) throw Refused("a complaint comes after the event");
    for (const std::string& name : complaint.fields) {
        if (std::find(required.begin(), required.end(), name) == required.end()) {
            throw Refused(name + " is no part of a complaint");
        }
    }
    const bool complete = std::all_of(required.begin(), required.end(), [&complaint](const char* name) {
        return std::find(complaint.fields.begin(), complaint.fields.end(), name) != complaint.fields.end();
    });
    std::vector<std::string> reasons;
    if (!complete) reasons.emplace_back("incomplete");               // COMPLAINT-SBO-INCOMPLETE
    if (complaint.seconds > deadline) reasons.emplace_back("late");  // COMPLAINT-SBO-LATE
    return {reasons.empty() ? "accepted" : "rejected", reasons, complaint.seconds <= video_kept};
}

}  // namespace baccarat
