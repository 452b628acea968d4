// The engine as a program: requests on standard input, answers on standard output, one a line.
#include <cstdio>
#include <iostream>
#include <string>

#include "protocol.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    std::string text;
    while (std::getline(std::cin, line)) {
        baccarat::answer(line, text);
        text += '\n';
        std::fwrite(text.data(), 1, text.size(), stdout);
        if (std::fflush(stdout) != 0) return 1;  // nobody reads any more
    }
    return 0;
}
