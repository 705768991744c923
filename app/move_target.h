#pragma once

#include "app/data_folder.h"
#include "core/base/result.h"
#include "core/storage/engine/driver.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace stemdesk {

/// The target of `move --to`: a data folder, not in use by another program, or a database on a server.
class MoveTarget {
public:
    /// `text`: a postgresql:// address, whose password may be in the keyring, or a folder, which is created if
    /// necessary. Tables created on a server are divided so.
    static Result<std::unique_ptr<MoveTarget>> open(const QString &text, Keychain &keyring,
                                                    const TableDivision &division);
    /// Without keep(), removes a folder and database file that were created for it.
    ~MoveTarget();
    Q_DISABLE_COPY_MOVE(MoveTarget)

    const Driver &driver() const { return m_folder ? m_folder->driver() : *m_driver; }
    void keep();

private:
    MoveTarget();

    static Result<std::unique_ptr<MoveTarget>> openFolder(const QString &path);
    static Result<std::unique_ptr<MoveTarget>> openServer(const QString &url, Keychain &keyring,
                                                          const TableDivision &division);

    QString m_made; // A folder whose database file did not exist before.
    bool m_hasMadeFolder = false;
    std::optional<DataFolder> m_folder;
    std::unique_ptr<const Driver> m_driver; // For a server.
};

} // namespace stemdesk
