#include "app/commands/commands.h"
#include "app/console.h"
#include "app/database_choice.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

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
