#pragma once

#include "app/arguments.h"
#include "core/services/database/database_control.h"

#include <functional>

namespace stemdesk {

class DataFolder;

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
