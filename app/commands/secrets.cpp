#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/database_choice.h"
#include "core/services/secrets/secrets_service.h"

#include <QFileInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The folder with its secrets, while a command runs.
struct SecretsSession {
    explicit SecretsSession(std::unique_ptr<FolderSession> opened)
        : folder(std::move(opened)), service(folder->services->session(), systemNow, folder->secrets.places)
    {}

    std::unique_ptr<FolderSession> folder;
    SecretsService service;

    QString nameOf(KeyPlace place) const { return folder->secrets.places.nameOf(place); }
};

Result<std::unique_ptr<SecretsSession>> openSecrets(const Arguments &arguments)
{
    std::unique_ptr<FolderSession> folder = TRY(FolderSession::open(arguments));
    return std::make_unique<SecretsSession>(std::move(folder));
}

QString stateOf(const SecretsStatus &status)
{
    if (status.found)
        return u"ready"_s;
    if (status.problem.code.isEmpty())
        return u"no key yet; it is made with the first secret"_s;
    return status.problem.message;
}

int printStatus(const SecretsStatus &status, const SecretsSession &session)
{
    const std::optional<KeyPlace> place = status.found ? status.found : status.recorded;
    print(u"place\t%1\n"_s.arg(place ? session.nameOf(*place) : u"none"_s));
    print(u"state\t%1\n"_s.arg(stateOf(status)));
    print(u"secrets\t%1 sealed, %2 open\n"_s.arg(status.sealed).arg(status.open));
    if (!status.problem.code.isEmpty())
        return failed(status.problem);
    if (status.open < status.sealed)
        return failed(u"Some secrets do not open; delete their webhooks and create them again."_s);
    return 0;
}

} // namespace

int runSecretsStatus(const Arguments &arguments)
{
    const auto session = openSecrets(arguments);
    if (!session)
        return failed(session.error());
    const Result<SecretsStatus> status = (*session)->service.status();
    return status ? printStatus(*status, **session) : failed(status.error());
}

int runSecretsMove(const Arguments &arguments)
{
    const QString to = arguments.option(u"to"_s);
    if (to != "keyring"_L1 && to != "file"_L1)
        return wrongUse(u"Say where to: stemdesk secrets move --to keyring, or --to file."_s);
    const auto session = openSecrets(arguments);
    if (!session)
        return failed(session.error());
    const KeyPlace place = to == "keyring"_L1 ? KeyPlace::Keyring : KeyPlace::File;
    if (const Status moved = (*session)->service.moveTo(place); !moved)
        return failed(moved.error());
    print(u"The master key is in %1.\n"_s.arg((*session)->nameOf(place)));
    return 0;
}

int runSecretsRotate(const Arguments &arguments)
{
    const auto session = openSecrets(arguments);
    if (!session)
        return failed(session.error());
    if (!arguments.has(u"yes"_s)) {
        printError(u"Backups that were made until now, and copies of the database elsewhere, hold the webhooks' "
                   "secrets under the key that is in use. It is deleted: whoever restores one of them has to make its "
                   "webhooks again, unless stemdesk secrets export has kept the key."_s);
        if (!agreed(u"Rotate the key?"_s))
            return failed(u"Nothing was changed."_s);
    }
    const Result<KeyPlace> place = (*session)->service.rotate();
    if (!place)
        return failed(place.error());
    print(u"All secrets are sealed under a new master key, which is in %1. Other machines that share the database "
          "need it: stemdesk secrets export, and there secrets import.\n"_s.arg((*session)->nameOf(*place)));
    return 0;
}

int runSecretsExport(const Arguments &arguments)
{
    const QString &path = arguments.values.first();
    if (QFileInfo::exists(path))
        return failed(u"%1 is there already; name a new file."_s.arg(path));
    const auto session = openSecrets(arguments);
    if (!session)
        return failed(session.error());
    const Result<MasterKey> key = (*session)->service.exported();
    if (!key)
        return failed(key.error());
    if (const Status written = KeyFile(path).add(*key); !written)
        return failed(written.error());
    print(u"The master key is in %1, in the clear: whoever has it can read the secrets. Delete it after the import.\n"_s
              .arg(path));
    return 0;
}

int runSecretsImport(const Arguments &arguments)
{
    const Result<std::vector<MasterKey>> keys = KeyFile(arguments.values.first()).keys();
    if (!keys)
        return failed(keys.error());
    const auto session = openSecrets(arguments);
    if (!session)
        return failed(session.error());
    const Result<KeyPlace> place = (*session)->service.import(*keys);
    if (!place)
        return failed(place.error());
    print(u"The master key is in %1.\n"_s.arg((*session)->nameOf(*place)));
    return 0;
}

int runSecretsSetPassword(const Arguments &arguments)
{
    const Result<PostgresAddress> address = PostgresAddress::parse(arguments.values.first());
    if (!address)
        return wrongUse(address.error().message);
    const Result<SecretBytes> password = passwordFromInput(u"Password of %1: "_s.arg(address->text()));
    if (!password)
        return failed(password.error());
    Keychain keyring;
    if (const Status kept = DatabasePasswords(keyring).keep(*address, *password); !kept)
        return failed(kept.error());
    print(u"The keyring holds the password of %1.\n"_s.arg(address->text()));
    return 0;
}

int runSecretsForgetPassword(const Arguments &arguments)
{
    const Result<PostgresAddress> address = PostgresAddress::parse(arguments.values.first());
    if (!address)
        return wrongUse(address.error().message);
    Keychain keyring;
    if (const Status forgotten = DatabasePasswords(keyring).forget(*address); !forgotten)
        return failed(forgotten.error());
    print(u"The keyring holds no password of %1.\n"_s.arg(address->text()));
    return 0;
}

} // namespace stemdesk
