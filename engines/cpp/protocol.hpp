// Protocol 1: a line with a request in, a line with the answer out.
#pragma once

#include <string>

namespace baccarat {

// Puts the answer to a line into `text`, without the end of the line. Never raises what is wrong with a request.
void answer(const std::string& line, std::string& text);

}  // namespace baccarat
