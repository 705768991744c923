#include "app/secrets.h"

#include "app/arguments.h"

#include <QDir>

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

} // namespace stemdesk
