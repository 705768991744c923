#include "ui/pages/settings/database/database_words.h"

#include "core/base/error.h"
#include "core/services/shops/shop_move_service.h"
#include "ui/words/error_text.h"

#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>
#include <string_view>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct DatabaseSentence {
    std::string_view key;
    const char *text;
};

// Explanations by error code. %1 is the server, %2 the user, %3 the database.
constexpr std::array kDatabaseSentences{
    DatabaseSentence{"invalid_database",
                     QT_TRANSLATE_NOOP("DatabaseWords",
                                       "Write the address like postgresql://anna@db.example.com/flowers. After a ? you "
                                       "can add sslmode=verify-full and sslrootcert=FILE.")},
    DatabaseSentence{
        "server_too_old",
        QT_TRANSLATE_NOOP("DatabaseWords", "The database server is too old; Stemdesk needs PostgreSQL 15 or later.")},
    DatabaseSentence{
        "wrong_encoding",
        QT_TRANSLATE_NOOP("DatabaseWords", "The database cannot keep every letter; make one with the encoding UTF8.")},
    DatabaseSentence{"foreign_database",
                     QT_TRANSLATE_NOOP("DatabaseWords",
                                       "Another program keeps its data in %3; make a database for Stemdesk alone.")},
    DatabaseSentence{
        "schema_too_new",
        QT_TRANSLATE_NOOP("DatabaseWords", "A newer Stemdesk works on %3; install that version here first.")},
    DatabaseSentence{"shop_exists",
                     QT_TRANSLATE_NOOP("DatabaseWords", "This shop is there already. Nothing was copied.")},
    DatabaseSentence{"cancelled",
                     QT_TRANSLATE_NOOP("DatabaseWords", "The copy was stopped; nothing was changed on the server.")},
    DatabaseSentence{
        "copy_differs",
        QT_TRANSLATE_NOOP("DatabaseWords", "The copy did not match the shop, so it was given up. Try again.")},
    DatabaseSentence{"check_failed",
                     QT_TRANSLATE_NOOP("DatabaseWords",
                                       "The copy was given up: something in the shop's data is not in order. "
                                       "“stemdesk check” says what.")},
    DatabaseSentence{"master_key_locked",
                     QT_TRANSLATE_NOOP("DatabaseWords",
                                       "The keyring is locked, so the password cannot be kept. Unlock it and try "
                                       "again.")},
    DatabaseSentence{"master_key_out_of_reach",
                     QT_TRANSLATE_NOOP("DatabaseWords",
                                       "This computer has no keyring that keeps the password. Keep it in the file "
                                       ".pgpass instead and leave the field empty.")},
};

// Explanations of failed connections by the part of the address to check.
constexpr std::array kByPart{
    DatabaseSentence{"host",
                     QT_TRANSLATE_NOOP("DatabaseWords",
                                       "No database server answers at %1. Check the name, the network, and "
                                       "that the server is running.")},
    DatabaseSentence{"user",
                     QT_TRANSLATE_NOOP("DatabaseWords",
                                       "The server %1 does not let %2 in. Check the user's name before "
                                       "the @, or ask whoever runs the server.")},
    DatabaseSentence{"password", QT_TRANSLATE_NOOP("DatabaseWords", "The password for %2 is missing or wrong.")},
    DatabaseSentence{
        "database", QT_TRANSLATE_NOOP("DatabaseWords", "There is no database %3 on the server, or %2 may not use it.")},
    DatabaseSentence{
        "sslmode",
        QT_TRANSLATE_NOOP("DatabaseWords",
                          "The connection to %1 would not be safe: its certificate is missing, not trusted, or for "
                          "another name. To trust a certificate, add sslrootcert=FILE after a ? in the address.")},
    DatabaseSentence{"service",
                     QT_TRANSLATE_NOOP("DatabaseWords", "The connection service file has no service of that name.")},
};

template <size_t Count>
const char *textFor(const std::array<DatabaseSentence, Count> &sentences, const QByteArray &key)
{
    const auto found =
        std::ranges::find(sentences, std::string_view(key.constData(), size_t(key.size())), &DatabaseSentence::key);
    return found == sentences.end() ? nullptr : found->text;
}

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
    const char *text = textFor(kDatabaseSentences, error.code);
    if (!text && error.code == "storage_unavailable")
        text = textFor(kByPart, error.field.toLatin1());
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
