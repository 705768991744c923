#include "app/arguments.h"
#include "app/commands/commands.h"
#include "app/secrets.h"
#include "core/base/log.h"
#include "core/base/version.h"
#include "core/security/keychain.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

namespace {

/// The arguments as the shell passed them, before an application object removes its own.
QStringList wordsOf(int count, char **words)
{
    QStringList list;
    for (int i = 1; i < count; ++i)
        list.append(QString::fromLocal8Bit(words[i]));
    return list;
}

} // namespace

int main(int argc, char **argv)
{
    using namespace stemdesk;
    using namespace Qt::StringLiterals;

    forbidCoreDumps();
    installLogFormat();
    QCoreApplication::setApplicationName(u"stemdesk"_s);
    QCoreApplication::setApplicationVersion(QString::fromLatin1(programVersion()));
    const Arguments arguments = argumentsFrom(wordsOf(argc, argv));
    // These arguments are ours: Qt would take some of them.
    int ownArgc = 1;
    const int code = runCommand(arguments, ownArgc, argv);
    if (Keychain::hasLeftThread()) { // Everything is done; what is left would wait for a bus that does not answer.
        std::fflush(nullptr);
        std::_Exit(code);
    }
    return code;
}
