#include "tests/support/test_registry.h"

#include "core/base/timed_work.h"
#include "tests/support/database_folder.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace stemdesk::test {

namespace {

struct Registered {
    Run run;
    Prepare prepare;
};

std::map<std::string, Registered, std::less<>> &registry()
{
    static std::map<std::string, Registered, std::less<>> tests;
    return tests;
}

constexpr int kSkipped = 77; ///< SKIP_RETURN_CODE of ctest.

std::string nameOf(std::string_view file)
{
    constexpr std::string_view kRoot = "/tests/";
    constexpr std::string_view kPrefix = "tst_";
    constexpr std::string_view kEnding = ".cpp";
    file.remove_prefix(file.rfind(kRoot) + kRoot.size());
    file.remove_suffix(kEnding.size());
    std::string name(file);
    return name.erase(name.rfind('/') + 1, kPrefix.size());
}

} // namespace

Entry::Entry(const char *file, Run run, Prepare prepare)
{
    registry().emplace(nameOf(file), Registered{run, prepare});
}

int endedWith(int code)
{
    if (!hasAbandonedWork())
        return code;
    std::fflush(nullptr);
    std::_Exit(code);
}

} // namespace stemdesk::test

int main(int argc, char **argv)
{
    using namespace stemdesk::test;
    const auto &tests = registry();
    const auto test = argc > 1 ? tests.find(std::string_view(argv[1])) : tests.end();
    if (test == tests.end()) {
        std::fprintf(stderr, "usage: %s TEST [OPTIONS of QTest]\nTests:\n", argv[0]);
        for (const auto &[name, registered] : tests)
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    if (qgetenv("STEMDESK_TEST_ENGINE") == "citus" && !qEnvironmentVariableIsSet("STEMDESK_TEST_CITUS")) {
        std::printf("Skipped: STEMDESK_TEST_CITUS names no coordinator (postgresql://...).\n");
        return kSkipped;
    }
    // Test data need not survive, and on a disk every transaction would wait for it.
    if (!qEnvironmentVariableIsSet("TMPDIR"))
        qputenv("TMPDIR", stemdesk::folderOfDatabases().toLocal8Bit());
    if (test->second.prepare)
        test->second.prepare(argv);
    std::vector<char *> rest(argv, argv + argc + 1);
    rest.erase(rest.begin() + 1);
    return test->second.run(argc - 1, rest.data());
}
