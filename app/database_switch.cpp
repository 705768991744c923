#include "app/database_switch.h"

#include "app/data_folder.h"
#include "app/database_choice.h"
#include "app/database_passwords.h"
#include "core/services/change_bus.h"
#include "core/services/database/database.h"
#include "core/services/services.h"
#include "core/storage/engine/driver.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

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
