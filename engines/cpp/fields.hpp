// The fields of a request. Each of these raises Malformed when a field is missing or of another kind.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace baccarat {

const nlohmann::json& field(const nlohmann::json& object, const char* name);
const std::string& as_text(const nlohmann::json& value, const char* name);
const std::string& text_of(const nlohmann::json& object, const char* name);

// A whole number too large for 64 bits is read as the largest one.
std::int64_t whole_number_of(const nlohmann::json& object, const char* name);

// Whether an object has a field that is not null. Raises Malformed when it is no object.
bool has(const nlohmann::json& object, const char* name);

// The value itself, which has to be an array.
const nlohmann::json& elements(const nlohmann::json& value, const char* name);

}  // namespace baccarat
