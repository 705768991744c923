#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QGuiApplication>
#endif

// A program holds the tests of many files, and runs the one that its first argument names:
//
//     build/release/bin/core_tests core/domain/catalogue/colour [what a program of QTest takes]
//
// At the end of a file stands one of these, in place of QTEST_MAIN and its kin:
#define STEMDESK_TEST(Test) STEMDESK_TEST_IN(Test, stemdesk::test::WindowApplication)
#define STEMDESK_GUILESS_TEST(Test) STEMDESK_TEST_IN(Test, QCoreApplication)
#define STEMDESK_APPLESS_TEST(Test) STEMDESK_TEST_IN(Test, stemdesk::test::NoApplication)
// STEMDESK_GUILESS_TEST after prepare(argv), with the program's original argv.
#define STEMDESK_PREPARED_TEST(Test, prepare)                                                                          \
    static const stemdesk::test::Entry entryOf##Test(__FILE__, stemdesk::test::run<Test, QCoreApplication>, prepare);
#define STEMDESK_TEST_IN(Test, Application)                                                                            \
    static const stemdesk::test::Entry entryOf##Test(__FILE__, stemdesk::test::run<Test, Application>);

namespace stemdesk {

using namespace Qt::StringLiterals; // All tests write texts.

} // namespace stemdesk

namespace stemdesk::test {

using Run = int (*)(int argc, char **argv);
using Prepare = void (*)(char **argv);

/// One test of this program, by the path of its file below tests/, without "tst_" and ".cpp".
struct Entry {
    Entry(const char *file, Run run, Prepare prepare = nullptr);
};

#ifdef QT_WIDGETS_LIB
using WindowApplication = QApplication;
#else
using WindowApplication = QGuiApplication;
#endif

struct NoApplication {
    NoApplication(int & /*argc*/, char ** /*argv*/) {}
};

/// Ends the program at once if abandoned work is still running, before what it uses is destroyed.
int endedWith(int code);

template <class Test, class Application>
int run(int argc, char **argv)
{
    [[maybe_unused]] const Application application(argc, argv);
    if constexpr (std::is_base_of_v<QGuiApplication, Application>)
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // Pictures and layouts do not depend on the screen.
    Test test;
    return endedWith(QTest::qExec(&test, argc, argv));
}

} // namespace stemdesk::test
