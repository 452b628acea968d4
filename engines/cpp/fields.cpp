#include "fields.hpp"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "refusal.hpp"

namespace baccarat {

using nlohmann::json;

const json& field(const json& object, const char* name) {
    if (!object.is_object()) throw Malformed("an object is missing");
    const auto found = object.find(name);
    if (found == object.end()) throw Malformed(std::string(name) + " is missing");
    return *found;
}

const std::string& as_text(const json& value, const char* name) {
    if (!value.is_string()) throw Malformed(std::string(name) + " is no text");
    return value.get_ref<const std::string&>();
}

const std::string& text_of(const json& object, const char* name) { return as_text(field(object, name), name); }

std::int64_t whole_number_of(const json& object, const char* name) {
    const json& value = field(object, name);
    if (!value.is_number_integer()) throw Malformed(std::string(name) + " is no whole number");
    if (!value.is_number_unsigned()) return value.get<std::int64_t>();
    constexpr std::uint64_t largest = std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(std::min(value.get<std::uint64_t>(), largest));
}

bool has(const json& object, const char* name) {
    if (!object.is_object()) throw Malformed("an object is missing");
    const auto found = object.find(name);
    return found != object.end() && !found->is_null();
}

const json& elements(const json& value, const char* name) {
    if (!value.is_array()) throw Malformed(std::string(name) + " is no array");
    return value;
}

}  // namespace baccarat
