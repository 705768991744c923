#include "ui/pages/settings/database/database_words.h"

#include "core/base/error.h"
#include "core/services/shops/shop_move_service.h"
#include "ui/words/error_text.h"
#include "ui/words/wording.h"

#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct DatabaseRefusals {
    Q_DECLARE_TR_FUNCTIONS(DatabaseWords)

public:
    // Explanations by error code. %1 is the server, %2 the user, %3 the database.
    static constexpr Wording kByCode[] = {
        {"invalid_database",
         QT_TR_NOOP("Write the address like postgresql://anna@db.example.com/flowers. After a ? you can add "
                    "sslmode=verify-full and sslrootcert=FILE.")},
        {"server_too_old", QT_TR_NOOP("The database server is too old; Stemdesk needs PostgreSQL 15 or later.")},
        {"wrong_encoding", QT_TR_NOOP("The database cannot keep every letter; make one with the encoding UTF8.")},
        {"foreign_database", QT_TR_NOOP("Another program keeps its data in %3; make a database for Stemdesk alone.")},
        {"schema_too_new", QT_TR_NOOP("A newer Stemdesk works on %3; install that version here first.")},
        {"shop_exists", QT_TR_NOOP("This shop is there already. Nothing was copied.")},
        {"cancelled", QT_TR_NOOP("The copy was stopped; nothing was changed on the server.")},
        {"copy_differs", QT_TR_NOOP("The copy did not match the shop, so it was given up. Try again.")},
        {"check_failed",
         QT_TR_NOOP(
             "The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.")},
        {"master_key_locked",
         QT_TR_NOOP("The keyring is locked, so the password cannot be kept. Unlock it and try again.")},
        {"master_key_out_of_reach",
         QT_TR_NOOP("This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and "
                    "leave the field empty.")},
    };

    // Explanations of failed connections by the part of the address to check.
    static constexpr Wording kByPart[] = {
        {"host",
         QT_TR_NOOP("No database server answers at %1. Check the name, the network, and that the server is running.")},
        {"user",
         QT_TR_NOOP(
             "The server %1 does not let %2 in. Check the user’s name before the @, or ask whoever runs the server.")},
        {"password", QT_TR_NOOP("The password for %2 is missing or wrong.")},
        {"database", QT_TR_NOOP("There is no database %3 on the server, or %2 may not use it.")},
        {"sslmode",
         QT_TR_NOOP("The connection to %1 would not be safe: its certificate is missing, not trusted, or for another "
                    "name. To trust a certificate, add sslrootcert=FILE after a ? in the address.")},
        {"service", QT_TR_NOOP("The connection service file has no service of that name.")},
    };
};

QString named(const QString &name, const QString &otherwise)
{
    return name.isEmpty() ? otherwise : name;
}

} // namespace

QString DatabaseWords::connected(const QStringList &shops)
{
    if (shops.isEmpty())
        return tr("Connected. The database is empty: copy this shop there first.");
    return tr("Connected. It holds %1.").arg(QLocale().createSeparatedList(shops));
}

QString DatabaseWords::refusal(const Error &error, const QString &address)
{
    if (error.code == "invalid_database" && error.field == "password"_L1)
        return tr("Leave the password out of the address, where others can read it; write it below.");
    const char *text = wordingOf(DatabaseRefusals::kByCode, error.code);
    if (!text && error.code == "storage_unavailable")
        text = wordingOf(DatabaseRefusals::kByPart, error.field);
    if (!text)
        return error.code == "storage_unavailable" ? error.message : errorText(error);
    const QUrl url(address);
    QString sentence = tr(text); // Some sentences name only a few of them.
    return sentence.replace("%1"_L1, named(url.host(), tr("this computer")))
        .replace("%2"_L1, named(url.userName(), tr("this user")))
        .replace("%3"_L1, named(url.path().mid(1), tr("this database")));
}

QString DatabaseWords::withoutPassword(const QString &address)
{
    static const QRegularExpression user(u"(//[^:@/]*):.*@"_s);
    static const QRegularExpression begun(u"(//[^:@/\\[]*):(?![0-9]+[/?]).*$"_s); // A port, if anything follows it.
    static const QRegularExpression named(u"\\b(password|passwd|pwd)\\s*=[^&]*"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    QString kept = address;
    kept.replace(user, u"\\1@"_s).replace(begun, u"\\1"_s).remove(named);
    return kept;
}

QString DatabaseWords::progress(const ShopMoveProgress &progress)
{
    switch (progress.stage) {
    case ShopMoveProgress::Stage::Copying: return tr("Copying the shop…");
    case ShopMoveProgress::Stage::Comparing: return tr("Comparing the copy with the shop…");
    case ShopMoveProgress::Stage::Checking: return tr("Checking the copy…");
    }
    return {};
}

QString DatabaseWords::copied(const ShopMoveExtent &extent)
{
    QStringList names;
    for (const Shop &shop : extent.shops)
        names.append(shop.name);
    return tr("%1 is on the server now, and the copy was checked. What you change here from now on will be missing "
              "there, so switch now.")
        .arg(QLocale().createSeparatedList(names));
}

} // namespace stemdesk::ui
