#pragma once

#include "app/arguments.h"
#include "core/base/result.h"
#include "core/security/keychain.h"
#include "core/services/database/database_control.h"
#include "core/storage/postgres/postgres_address.h"

#include <QString>

#include <functional>
#include <optional>

namespace stemdesk {

class DataFolder;

/// The database server chosen in the window for a data folder; nullopt: the folder's own file. Stored in the folder,
/// without the password. invalid_database if the stored choice cannot be read: it is better not to start than to work
/// on another database than intended.
Result<std::optional<PostgresAddress>> loadDatabaseChoice(const QString &folder);
Status saveDatabaseChoice(const QString &folder, const std::optional<PostgresAddress> &address);

/// Adds the choice to arguments that name no database.
Status takeDatabaseChoice(Arguments &arguments);

/// Passwords of PostgreSQL databases in the desktop's keyring, by server, database and user.
class DatabasePasswords {
public:
    explicit DatabasePasswords(Keychain &keyring) : m_keyring(keyring) {}

    /// Empty if there is none, or where PGPASSWORD names one for this process.
    Result<QString> find(const PostgresAddress &address) const;
    Status keep(const PostgresAddress &address, const SecretBytes &password) const;
    Status forget(const PostgresAddress &address) const;

private:
    Keychain &m_keyring;
};

/// The window's choice of database: stored in the data folder, with its password in the keyring.
class DatabaseSwitch final : public DatabaseControl {
public:
    /// `arguments` are those of this start; `restart` closes the window and opens it again.
    DatabaseSwitch(const DataFolder &folder, Arguments arguments, BackupService &backups,
                   std::function<void()> restart);

    QString folder() const override;
    QString address() const override;
    QString chosen() const override;
    bool isNamedAtStart() const override;
    Result<QStringList> shopsAt(const DatabaseLogin &login) const override;
    Result<ShopMoveExtent> copyTo(const DatabaseLogin &login, Services &source,
                                  const ShopMoveService::Watch &watch) const override;
    Status choose(const DatabaseLogin &login) override;
    Status chooseFolder() override;
    BackupService &backups() override { return m_backups; }
    void restart() override { m_restart(); }

private:
    struct Place;

    Result<Place> placeOf(const DatabaseLogin &login) const;

    const DataFolder &m_folder;
    Arguments m_arguments;
    BackupService &m_backups;
    std::function<void()> m_restart;
};

} // namespace stemdesk
