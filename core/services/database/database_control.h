#pragma once

#include "core/base/result.h"
#include "core/services/shops/shop_move_service.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

class BackupService;
class Services;

/// The address of a database on a PostgreSQL server and the login for it, as typed.
struct DatabaseLogin {
    QString address; ///< postgresql://user@host/database; never with a password.
    QString password; ///< Empty: from the keyring or from libpq's own sources.
};

/// The window's interface to the choice of database, which app/ creates when the program starts.
class DatabaseControl {
public:
    DatabaseControl() = default;
    virtual ~DatabaseControl() = default;
    Q_DISABLE_COPY_MOVE(DatabaseControl)

    /// The data folder, which has its own database.
    virtual QString folder() const = 0;
    /// Address of the server that the program works on; empty for the folder's own database.
    virtual QString address() const = 0;
    /// The address to use from the next start on; like address().
    virtual QString chosen() const = 0;
    /// Whether the database was given on the command line, which overrides the stored choice.
    virtual bool isNamedAtStart() const = 0;

    /// The names of the shops there; an empty list if the database is empty. Changes nothing. invalid_database with the
    /// field `password` if the address contains one; otherwise fails like shopsIn(). Takes seconds; any thread.
    virtual Result<QStringList> shopsAt(const DatabaseLogin &login) const = 0;
    /// Copies all shops of `source` there; see ShopMoveService. REQUIRES: the thread of `source`.
    virtual Result<ShopMoveExtent> copyTo(const DatabaseLogin &login, Services &source,
                                          const ShopMoveService::Watch &watch) const = 0;
    /// Remembers it for the next start of the window and of `serve`, with its password in the keyring. Takes seconds if
    /// there is a password; any thread.
    virtual Status choose(const DatabaseLogin &login) = 0;
    /// Like choose(), for the folder's own database.
    virtual Status chooseFolder() = 0;
    /// Backups in the data folder, whichever database is in use.
    virtual BackupService &backups() = 0;
    /// Closes the window and reopens it on the chosen database.
    virtual void restart() = 0;
};

} // namespace stemdesk
