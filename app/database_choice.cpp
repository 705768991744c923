#include "app/database_choice.h"

#include "app/arguments.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kAddress = "address"_L1;

QString databaseChoiceFile(const QString &folder)
{
    return QDir(folder).filePath(u"database.ini"_s);
}

} // namespace

Result<std::optional<PostgresAddress>> loadDatabaseChoice(const QString &folder)
{
    const QSettings file(databaseChoiceFile(folder), QSettings::IniFormat);
    const bool isBroken = file.status() != QSettings::NoError;
    const QString text = file.value(kAddress).toString();
    if (text.isEmpty() && !isBroken)
        return std::optional<PostgresAddress>();
    Result<PostgresAddress> address = PostgresAddress::parse(text);
    if (address)
        return std::optional(*std::move(address));
    return refused("invalid_database", u"database"_s,
                   u"The file %1 names no database; delete it to work on the folder's own, or say --database."_s.arg(
                       QDir::toNativeSeparators(databaseChoiceFile(folder))));
}

Status saveDatabaseChoice(const QString &folder, const std::optional<PostgresAddress> &address)
{
    QSettings file(databaseChoiceFile(folder), QSettings::IniFormat);
    if (address)
        file.setValue(kAddress, address->text());
    else
        file.remove(kAddress);
    file.sync();
    if (file.status() == QSettings::NoError)
        return {};
    return unavailable("storage_unavailable",
                       u"The file %1 cannot be written."_s.arg(QDir::toNativeSeparators(databaseChoiceFile(folder))));
}

Status takeDatabaseChoice(Arguments &arguments)
{
    if (arguments.has(u"database"_s))
        return {};
    const auto chosen = TRY(loadDatabaseChoice(arguments.dataFolder()));
    arguments.database = chosen;
    return {};
}

} // namespace stemdesk
