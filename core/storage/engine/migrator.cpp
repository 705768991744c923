#include "core/storage/engine/migrator.h"

#include "core/base/text.h"
#include "core/storage/engine/search_rewrite.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/webhooks/webhook_outbox_store.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

// A static library's resources have to be initialised, outside any namespace.
static void loadMigrations()
{
    Q_INIT_RESOURCE(storage);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Migration {
    int number;
    QString name; ///< "0001_initial"
};

/// The search indexes of the tables that a migration creates with search tokens.
Status createSearches(Session &session, const QByteArrayList &statements)
{
    static const QRegularExpression kSearched(u"^create table (\\w+) \\(.*\\n    search text"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
    for (const QByteArray &statement : statements) {
        const auto created = kSearched.match(QString::fromUtf8(statement));
        if (created.hasMatch())
            TRY(session.driver().createSearch(session, created.captured(1).toLatin1()));
    }
    return {};
}

Status nameShopInKeys(Session &session)
{
    return session.driver().nameShopInKeys(session);
}

Status makeRoom(Session &session)
{
    return session.driver().makeRoom(session);
}

/// File names may contain what texts may not.
Status cleanImportNames(Session &session)
{
    const auto names = TRY(session.all("select key, file_name from import_batch",
                                       [](const Row &row) { return std::pair(row.integer(0), row.text(1)); }));
    for (const auto &[key, name] : names) {
        const QString clean = cleanText(name);
        if (clean == name)
            continue;
        TRY(session.run("update import_batch set file_name = ? where key = ?", clean, key));
    }
    return {};
}

/// Fills in the amounts and due days of earlier invoices from their documents.
Status fillInvoiceAmounts(Session &session)
{
    struct Issued {
        qint64 key;
        qint64 shop;
        QByteArray document;
    };
    const auto invoices = TRY(session.all("select key, shop, document from invoice", [](const Row &row) {
        return Issued{row.integer(0), row.integer(1), row.text(2).toUtf8()};
    }));
    for (const Issued &issued : invoices) {
        const QJsonObject document = QJsonDocument::fromJson(issued.document).object();
        qint64 total = 0;
        for (const auto line : document["lines"_L1].toArray())
            total += line.toObject()["incTax"_L1].toInteger();
        const QString dueOn = document["dueOn"_L1].toString();
        TRY(session.run("update invoice set total = ?, due_on = ? where shop = ? and key = ?", total,
                        dueOn.isEmpty() ? std::nullopt : std::optional(dueOn), issued.shop, issued.key));
    }
    return {};
}

/// A step of a migration that SQL cannot do: runs after its statements.
struct Fill {
    int number;
    Status (*fill)(Session &);
};

constexpr std::array kFills{Fill{2, rewriteFirstSearch}, Fill{8, fillDeliveryEvents}, Fill{26, makeRoom},
                            Fill{27, nameShopInKeys},    Fill{28, cleanImportNames},  Fill{30, rewriteSupplierSearch},
                            Fill{35, fillInvoiceAmounts}};

/// The program's migrations by number.
const QList<Migration> &migrations()
{
    static const QList<Migration> kAll = [] {
        loadMigrations();
        QList<Migration> all;
        for (const QString &file : QDir(u":/migrations"_s).entryList({u"*.sql"_s}, QDir::Files, QDir::Name))
            all.append({.number = QStringView(file).left(4).toInt(), .name = file.chopped(4)});
        return all;
    }();
    return kAll;
}

/// Statements of a migration without comments: Qt Sql takes one at a time. No migration has a semicolon in a text.
QByteArrayList statementsOf(const QByteArray &sql)
{
    QByteArray bare;
    for (const QByteArray &line : sql.split('\n')) {
        if (!line.trimmed().startsWith("--"))
            bare += line + '\n';
    }
    QByteArrayList statements;
    for (const QByteArray &statement : bare.split(';')) {
        if (!statement.trimmed().isEmpty())
            statements.append(statement.trimmed());
    }
    return statements;
}

Result<QByteArray> textOf(const Migration &migration)
{
    QFile file(u":/migrations/%1.sql"_s.arg(migration.name));
    if (!file.open(QFile::ReadOnly))
        return internal(u"the migration %1 is not in the program"_s.arg(migration.name));
    return file.readAll();
}

Status apply(Session &session, const Migration &migration, Instant now)
{
    const QByteArray text = TRY(textOf(migration));
    Transaction transaction = TRY(Transaction::begin(session));
    const Result<int> schema = schemaNumber(session); // Two processes may start at once; one of them migrates.
    if (!schema)
        return schema.error();
    if (*schema >= migration.number)
        return {};
    const QByteArrayList written = statementsOf(text);
    const QByteArrayList statements = TRY(session.driver().inOwnWords(session, written));
    for (const QByteArray &statement : statements) {
        TRY(session.run(statement));
    }
    TRY(migration.number == 1 ? session.driver().createOwnParts(session) : createSearches(session, written));
    const auto *const fill = std::ranges::find(kFills, migration.number, &Fill::number);
    if (fill != kFills.end())
        TRY(fill->fill(session));
    TRY(session.driver().distributeNew(session));
    const Status recorded = session.run("insert into schema_migration (number, name, applied_at) values (?, ?, ?)",
                                        migration.number, migration.name, now);
    return recorded ? transaction.commit() : recorded;
}

} // namespace

int newestMigration()
{
    return migrations().constLast().number;
}

Result<int> schemaNumber(Session &session)
{
    const auto tables = TRY(session.first(
        session.driver().tableCountSql(), [](const Row &row) { return row.smallInteger(0); }, u"schema_migration"_s));
    if (tables.value_or(0) == 0)
        return 0;
    const auto number =
        session.first("select max(number) from schema_migration", [](const Row &row) { return row.smallInteger(0); });
    if (!number)
        return number.error();
    return number->value_or(0);
}

Status migrate(Session &session, const Clock &now)
{
    const int schema = TRY(schemaNumber(session));
    if (schema > newestMigration())
        return newerSchema();
    if (schema > 0 && schema < newestMigration()) {
        TRY(session.driver().keepBefore(session, schema + 1));
    }
    return migrateTo(session, newestMigration(), now);
}

Status migrateTo(Session &session, int number, const Clock &now)
{
    const int schema = TRY(schemaNumber(session));
    for (const Migration &migration : migrations()) {
        if (migration.number <= schema || migration.number > number)
            continue;
        TRY(apply(session, migration, now()));
    }
    return {};
}

Error newerSchema()
{
    return unavailable("schema_too_new",
                       u"The database was written by a newer Stemdesk; install that version to open it."_s);
}

Result<SchemaState> schemaState(Session &session)
{
    const int schema = TRY(schemaNumber(session));
    if (schema == 0)
        return SchemaState::None;
    const int newest = newestMigration();
    if (schema > newest)
        return SchemaState::Newer;
    return schema == newest ? SchemaState::Current : SchemaState::Older;
}

Result<bool> isMigrated(Session &session)
{
    const SchemaState state = TRY(schemaState(session));
    return state == SchemaState::Current;
}

} // namespace stemdesk
