// The ways in which a request can fail.
#pragma once

#include <stdexcept>

namespace baccarat {

// What the table does not take; the reason is for people.
struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// What this engine does not do at all, or not at this table.
struct Unsupported : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// What is no message of the protocol.
struct Malformed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace baccarat
