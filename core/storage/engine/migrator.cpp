#include "core/storage/engine/migrator.h"

#include "core/base/text.h"
#include "core/storage/engine/search_rewrite.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/webhooks/webhook_outbox_store.h"

#include <QFile>

#include <array>
#include <utility>

// A static library's resources must be asked for, and outside any namespace.
static void loadMigrations()
{
    Q_INIT_RESOURCE(storage);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Migration {
    int number;
    const char *name;
    Status (*fill)(Session &) = nullptr; ///< Writes what SQL cannot work out.
};

Status createContactSearch(Session &session)
{
    return session.driver().createSearch(session, "contact");
}

Status nameShopInKeys(Session &session)
{
    return session.driver().nameShopInKeys(session);
}

Status makeRoom(Session &session)
{
    return session.driver().makeRoom(session);
}

/// Files may be called what no text may hold.
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

constexpr std::array kMigrations{Migration{1, "0001_initial"},
                                 Migration{.number = 2, .name = "0002_search_words", .fill = rewriteFirstSearch},
                                 Migration{3, "0003_receiver_health"},
                                 Migration{4, "0004_feed_history"},
                                 Migration{5, "0005_fixed_prices"},
                                 Migration{6, "0006_totals_rules"},
                                 Migration{7, "0007_feed_parents"},
                                 Migration{.number = 8, .name = "0008_deliveries", .fill = fillDeliveryEvents},
                                 Migration{9, "0009_template_pricing"},
                                 Migration{.number = 10, .name = "0010_contacts", .fill = createContactSearch},
                                 Migration{11, "0011_quotes"},
                                 Migration{12, "0012_payments"},
                                 Migration{13, "0013_invoices"},
                                 Migration{14, "0014_external_ids"},
                                 Migration{15, "0015_delivery_and_charges"},
                                 Migration{16, "0016_recipes"},
                                 Migration{17, "0017_plans_of_templates"},
                                 Migration{18, "0018_hire"},
                                 Migration{19, "0019_tasks"},
                                 Migration{20, "0020_receiving"},
                                 Migration{21, "0021_calendar"},
                                 Migration{22, "0022_assistant_writes"},
                                 Migration{23, "0023_buying"},
                                 Migration{24, "0024_claims"},
                                 Migration{25, "0025_document_look"},
                                 Migration{.number = 26, .name = "0026_room", .fill = makeRoom},
                                 Migration{.number = 27, .name = "0027_keys_of_shops", .fill = nameShopInKeys},
                                 Migration{.number = 28, .name = "0028_calendar_days", .fill = cleanImportNames},
                                 Migration{29, "0029_places"},
                                 Migration{.number = 30, .name = "0030_supplier_words", .fill = rewriteSupplierSearch}};

/// Statements of a migration, without the comments: Qt Sql takes one at a time. No migration holds a semicolon in a
/// text.
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
    loadMigrations();
    QFile file(u":/migrations/%1.sql"_s.arg(QLatin1StringView(migration.name)));
    if (!file.open(QFile::ReadOnly))
        return internal(u"the migration %1 is not in the program"_s.arg(QLatin1StringView(migration.name)));
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
    const QByteArrayList statements = TRY(session.driver().inOwnWords(session, statementsOf(text)));
    for (const QByteArray &statement : statements) {
        TRY(session.run(statement));
    }
    if (migration.number == 1) {
        TRY(session.driver().createOwnParts(session));
    }
    if (migration.fill) {
        TRY(migration.fill(session));
    }
    const Status recorded = session.run("insert into schema_migration (number, name, applied_at) values (?, ?, ?)",
                                        migration.number, QString::fromLatin1(migration.name), now);
    return recorded ? transaction.commit() : recorded;
}

} // namespace

int newestMigration()
{
    return kMigrations.back().number;
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
    for (const Migration &migration : kMigrations) {
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
    constexpr int kNewest = kMigrations.back().number;
    if (schema > kNewest)
        return SchemaState::Newer;
    return schema == kNewest ? SchemaState::Current : SchemaState::Older;
}

Result<bool> isMigrated(Session &session)
{
    const SchemaState state = TRY(schemaState(session));
    return state == SchemaState::Current;
}

} // namespace stemdesk
