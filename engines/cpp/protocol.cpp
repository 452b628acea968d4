#include "protocol.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "coups.hpp"
#include "fields.hpp"
#include "procedures.hpp"
#include "refusal.hpp"
#include "slips.hpp"
#include "tables.hpp"

namespace baccarat {
namespace {

using nlohmann::json;

constexpr int protocol = 1;
constexpr const char* version = "0.1.0";

json answer_hello(const json& request) {
    whole_number_of(request, "protocol");
    const json& suite = field(request, "suite");
    text_of(suite, "name");
    text_of(suite, "version");
    json abilities = json::object();
    for (const Table& table : tables()) abilities[table.id] = table.abilities;
    return {
        {"protocol", protocol},
        {"engine", {{"name", "baccarat-cpp"}, {"version", version}, {"language", "C++"}}},
        {"tables", abilities},
    };
}

json answer_procedure(const std::string& op, const json& request) {
    using Procedure = json (*)(const json&);
    constexpr std::pair<const char*, Procedure> procedures[] = {
        {"shoe", answer_shoe},           {"bet-slip", answer_slip},     {"limits", answer_limits},
        {"incidents", answer_incidents}, {"complaints", answer_complaints},
    };
    for (const auto& [name, procedure] : procedures) {
        if (op == name) return procedure(request);
    }
    throw Unsupported("op " + op);
}

// The seq of a request, or an empty one when it has none.
std::string seq_of(const json& request) {
    if (!request.is_object()) return "";
    const auto found = request.find("seq");
    return found != request.end() && found->is_string() ? found->get<std::string>() : "";
}

void write(std::string& text, json answer, const std::string& seq) {
    answer["seq"] = seq;
    text = answer.dump();
}

void answer_request(const json& request, const std::string& seq, std::string& text) {
    text_of(request, "seq");
    const std::string& op = text_of(request, "op");
    if (op == "coup") return answer_coups(request, json(seq).dump(), text);
    if (op == "settle") return answer_settle(request, json(seq).dump(), text);
    write(text, op == "hello" ? answer_hello(request) : answer_procedure(op, request), seq);
}

}  // namespace

void answer(const std::string& line, std::string& text) {
    text.clear();
    const json request = json::parse(line, nullptr, false);
    const std::string seq = seq_of(request);
    try {
        if (request.is_discarded()) throw Malformed("the line is no JSON");
        answer_request(request, seq, text);
    } catch (const Refused& refusal) {
        write(text, {{"rejected", {{"reason", refusal.what()}}}}, seq);
    } catch (const Unsupported& lack) {
        write(text, {{"unsupported", lack.what()}}, seq);
    } catch (const Malformed& fault) {
        write(text, {{"error", {{"message", fault.what()}}}}, seq);
    }
}

}  // namespace baccarat
