#include "app/database_choice.h"

#include "app/arguments.h"
#include "app/data_folder.h"
#include "core/base/files.h"
#include "core/services/change_bus.h"
#include "core/services/database/database.h"
#include "core/services/services.h"
#include "core/storage/engine/driver.h"
#include "core/storage/postgres/postgres_address.h"

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

constexpr int kDefaultPort = 5432;

/// The keyring entry, which is the same for all spellings of the address and all TLS settings.
QString entryOf(PostgresAddress address)
{
    address.host = address.host.toLower();
    address.port = address.port == kDefaultPort ? 0 : address.port;
    address.sslMode.clear();
    address.sslRootCert.clear();
    return u"password of "_s + address.text();
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
    createPrivately(databaseChoiceFile(folder));
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

Result<QString> DatabasePasswords::find(const PostgresAddress &address) const
{
    if (!qEnvironmentVariableIsEmpty("PGPASSWORD"))
        return QString();
    const auto password = TRY(m_keyring.read(entryOf(address)));
    return password ? QString::fromUtf8(password->view()) : QString();
}

Status DatabasePasswords::keep(const PostgresAddress &address, const SecretBytes &password) const
{
    return m_keyring.write(entryOf(address), password);
}

Status DatabasePasswords::forget(const PostgresAddress &address) const
{
    return m_keyring.remove(entryOf(address));
}

struct DatabaseSwitch::Place {
    PostgresAddress address;
    QString password;
};

DatabaseSwitch::DatabaseSwitch(const DataFolder &folder, Arguments arguments, BackupService &backups,
                               std::function<void()> restart)
    : m_folder(folder), m_arguments(std::move(arguments)), m_backups(backups), m_restart(std::move(restart))
{}

QString DatabaseSwitch::folder() const
{
    return m_folder.path();
}

QString DatabaseSwitch::address() const
{
    return m_arguments.database ? m_arguments.database->text() : QString();
}

QString DatabaseSwitch::chosen() const
{
    const auto chosen = loadDatabaseChoice(m_folder.path());
    return chosen && *chosen ? (*chosen)->text() : QString();
}

bool DatabaseSwitch::isNamedAtStart() const
{
    return m_arguments.has(u"database"_s);
}

/// With the typed password, or the keyring's.
Result<DatabaseSwitch::Place> DatabaseSwitch::placeOf(const DatabaseLogin &login) const
{
    const PostgresAddress address = TRY(PostgresAddress::parse(login.address));
    if (address.database.isEmpty() && address.service.isEmpty())
        return refused("invalid_database", u"database"_s, u"The address names no database."_s);
    if (!login.password.isEmpty())
        return Place{.address = address, .password = login.password};
    const Result<QString> kept = DatabasePasswords(m_folder.keyring()).find(address);
    return Place{.address = address, .password = kept ? *kept : QString()};
}

Result<QStringList> DatabaseSwitch::shopsAt(const DatabaseLogin &login) const
{
    const Place place = TRY(placeOf(login));
    return shopsIn(place.address, place.password);
}

Result<ShopMoveExtent> DatabaseSwitch::copyTo(const DatabaseLogin &login, Services &source,
                                              const ShopMoveService::Watch &watch) const
{
    const Place place = TRY(placeOf(login));
    const std::unique_ptr<Driver> driver = TRY(openDatabase(place.address, place.password, systemNow));
    ChangeBus bus;
    const std::unique_ptr<Services> target = TRY(Services::open({.driver = *driver, .bus = bus, .now = systemNow}));
    return ShopMoveService(source, *target, watch).move({});
}

Status DatabaseSwitch::choose(const DatabaseLogin &login)
{
    const Place place = TRY(placeOf(login));
    if (!login.password.isEmpty()) {
        const SecretBytes password(login.password.toUtf8());
        TRY(DatabasePasswords(m_folder.keyring()).keep(place.address, password));
    }
    return saveDatabaseChoice(m_folder.path(), place.address);
}

Status DatabaseSwitch::chooseFolder()
{
    return saveDatabaseChoice(m_folder.path(), {});
}

} // namespace stemdesk
