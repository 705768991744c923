#include "app/commands/commands.h"

#include "app/console.h"
#include "app/data_folder.h"
#include "app/database_choice.h"
#include "app/translation.h"
#include "core/base/timed_work.h"

#include <QApplication>
#include <QCoreApplication>
#include <QGuiApplication>

#include <array>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace stemdesk {

namespace {

enum class Frame { Window, Painting, Plain };

struct Command {
    const char *name;
    Frame frame;
    int (*run)(const Arguments &);
};

constexpr std::array kAllCommands{
    Command{"", Frame::Window, runWindow},
    Command{"serve", Frame::Painting, runServe},
    Command{"shop create", Frame::Plain, runShopCreate},
    Command{"shop list", Frame::Plain, runShopList},
    Command{"shop set", Frame::Plain, runShopSet},
    Command{"shop export", Frame::Plain, runShopExport},
    Command{"shop import", Frame::Plain, runShopImport},
    Command{"key create", Frame::Plain, runKeyCreate},
    Command{"key list", Frame::Plain, runKeyList},
    Command{"key revoke", Frame::Plain, runKeyRevoke},
    Command{"calendar create", Frame::Plain, runCalendarCreate},
    Command{"calendar list", Frame::Plain, runCalendarList},
    Command{"calendar revoke", Frame::Plain, runCalendarRevoke},
    Command{"mcp", Frame::Plain, runMcp},
    Command{"demo", Frame::Plain, runDemo},
    Command{"check", Frame::Plain, runCheck},
    Command{"backup", Frame::Plain, runBackup},
    Command{"restore", Frame::Plain, runRestore},
    Command{"secrets status", Frame::Plain, runSecretsStatus},
    Command{"secrets move", Frame::Plain, runSecretsMove},
    Command{"secrets rotate", Frame::Plain, runSecretsRotate},
    Command{"secrets export", Frame::Plain, runSecretsExport},
    Command{"secrets import", Frame::Plain, runSecretsImport},
    Command{"secrets set-password", Frame::Plain, runSecretsSetPassword},
    Command{"secrets forget-password", Frame::Plain, runSecretsForgetPassword},
    Command{"move", Frame::Plain, runMove},
    Command{"order-sheet", Frame::Painting, runOrderSheet},
    Command{"export", Frame::Plain, runExport},
    Command{"import products", Frame::Plain, runImportProducts},
    Command{"import prices", Frame::Plain, runImportPrices},
    Command{"import contacts", Frame::Plain, runImportContacts},
};

std::unique_ptr<QCoreApplication> applicationFor(Frame frame, int &argc, char **argv)
{
    switch (frame) {
    case Frame::Window: return std::make_unique<QApplication>(argc, argv);
    case Frame::Painting:
        qputenv("QT_QPA_PLATFORM", "offscreen"); // Has fonts for PDF and needs no display.
        return std::make_unique<QGuiApplication>(argc, argv);
    case Frame::Plain: return std::make_unique<QCoreApplication>(argc, argv);
    }
    return {};
}

/// An application object takes over the system's locale for the whole program. Where that has a decimal comma,
/// libxlsxwriter would write 2.5 as "2,5", and spreadsheets refuse such a workbook. What people see is written by
/// QLocale, which does not ask this.
void writeNumbersWithPoint()
{
    std::setlocale(LC_NUMERIC, "C"); // NOLINT(concurrency-mt-unsafe): our threads start later.
}

/// Qt would abort.
bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

/// The exit code of a command that is over: a new key or a sheet that no disk has taken is lost, whatever went well.
/// Those that go on for as long as somebody talks to them do not depend on being read.
int codeOf(const Command &command, int code)
{
    if (code != 0 || command.run == runServe || command.run == runMcp || isAllPrinted())
        return code;
    return failed(QStringLiteral("Standard output could not be written, and what the command said there is lost."));
}

/// Abandoned threads may still be painting: the application must not be destroyed under them.
int endedWith(int code)
{
    if (!hasAbandonedWork())
        return code;
    std::fflush(nullptr);
    std::_Exit(code);
}

} // namespace

int runCommand(const Arguments &arguments, int &argc, char **argv)
{
    const auto command = std::ranges::find_if(
        kAllCommands, [&](const Command &candidate) { return arguments.command == QLatin1StringView(candidate.name); });
    Q_ASSERT(command != kAllCommands.end());
    if (command->frame == Frame::Window && !hasDisplay())
        return failed(
            QStringLiteral("There is no display to open a window on; stemdesk serve offers the API without one."));
    const auto application = applicationFor(command->frame, argc, argv);
    writeNumbersWithPoint();
    installTranslations();
    if (command->frame == Frame::Window) // It shows a dialog if the chosen database cannot be used.
        return endedWith(command->run(arguments));
    if (const Status sound = requirePlainSettings(arguments.dataFolder()); !sound)
        return failed(sound.error());
    Arguments complete = arguments;
    if (const Status chosen = takeDatabaseChoice(complete); !chosen)
        return failed(chosen.error());
    return endedWith(codeOf(*command, command->run(complete)));
}

} // namespace stemdesk
