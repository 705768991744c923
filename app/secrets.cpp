#include "app/secrets.h"

#include "app/arguments.h"

#include <QDir>
#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString namedKeyFile()
{
    return qEnvironmentVariable("STEMDESK_KEY_FILE");
}

QString keyFileOf(const DataFolder &folder)
{
    return namedKeyFile().isEmpty() ? QDir(folder.path()).filePath(u"master.key"_s) : namedKeyFile();
}

} // namespace

Secrets::Secrets(const DataFolder &folder)
    : places(folder.keyring(), keyFileOf(folder), !namedKeyFile().isEmpty()), vault(folder.driver(), systemNow, places)
{}

void forbidCoreDumps()
{
    if (qEnvironmentVariableIntValue("STEMDESK_CORE_DUMPS") == 1)
        return;
#ifdef Q_OS_UNIX
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    ::setrlimit(RLIMIT_CORE, &none);
#endif
#ifdef Q_OS_LINUX
    ::prctl(PR_SET_DUMPABLE, 0L, 0L, 0L, 0L); // A program that dumps are piped into ignores the limit.
#endif
}

} // namespace stemdesk
