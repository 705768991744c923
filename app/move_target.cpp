#include "app/move_target.h"

#include "app/arguments.h"
#include "app/database_choice.h"
#include "core/services/database/database.h"
#include "core/storage/postgres/postgres_address.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

MoveTarget::MoveTarget() = default;

MoveTarget::~MoveTarget()
{
    if (m_made.isEmpty())
        return;
    m_folder.reset();
    const QDir folder(m_made);
    for (const QString &name : {u"stemdesk.db"_s, u"stemdesk.db-wal"_s, u"stemdesk.db-shm"_s})
        QFile::remove(folder.filePath(name));
    if (m_hasMadeFolder)
        QDir().rmdir(m_made);
}

void MoveTarget::keep()
{
    m_made.clear();
}

Result<std::unique_ptr<MoveTarget>> MoveTarget::open(const QString &text, Keychain &keyring,
                                                     const TableDivision &division)
{
    if (PostgresAddress::isUrl(text))
        return openServer(text, keyring, division);
    if (text.contains("://"_L1))
        return refused("invalid_database", u"to"_s,
                       u"\"%1\" is neither a postgresql:// address nor a folder."_s.arg(text));
    TRY(undividedFolder(division));
    return openFolder(text);
}

Result<std::unique_ptr<MoveTarget>> MoveTarget::openServer(const QString &url, Keychain &keyring,
                                                           const TableDivision &division)
{
    const PostgresAddress address = TRY(PostgresAddress::parse(url));
    const Result<QString> password = DatabasePasswords(keyring).find(address);
    Result<std::unique_ptr<Driver>> driver =
        openDatabase(address, password ? *password : QString(), systemNow, division);
    if (!driver)
        return driver.error();
    auto target = std::unique_ptr<MoveTarget>(new MoveTarget);
    target->m_driver = *std::move(driver);
    return target;
}

Result<std::unique_ptr<MoveTarget>> MoveTarget::openFolder(const QString &path)
{
    auto target = std::unique_ptr<MoveTarget>(new MoveTarget);
    const bool isNewFolder = !QFileInfo::exists(path);
    const bool isNewFile = !QFileInfo::exists(QDir(path).filePath(u"stemdesk.db"_s));
    const Arguments place{.options = {{u"data"_s, {path}}}};
    DataFolder folder = TRY(DataFolder::open(place, DataFolder::Use::Own));
    target->m_folder.emplace(std::move(folder));
    target->m_hasMadeFolder = isNewFolder;
    if (isNewFile)
        target->m_made = path;
    return target;
}

} // namespace stemdesk
