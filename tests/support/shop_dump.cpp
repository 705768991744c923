#include "tests/support/shop_dump.h"

#include "core/base/text.h"
#include "core/storage/engine/search_rewrite.h"
#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_tables.h"
#include "tests/support/event_shop.h"

#include <QHash>

#include <algorithm>
#include <bit>

namespace stemdesk {

using namespace Qt::StringLiterals;

using Kind = ShopColumn::Kind;

namespace {

QByteArray whereOf(const ShopTable &table)
{
    return " from " + table.name + " where " + table.shopColumn() + " = ?";
}

/// The tables as this database has them: an older one lacks later tables and columns.
QList<ShopTable> tablesOf(Session &session)
{
    const QByteArray names = session.driver().isServer()
        ? "select attname::text from pg_attribute where attrelid = to_regclass(?) and attnum > 0 and not attisdropped"
        : "select name from pragma_table_info(?)";
    QList<ShopTable> tables = shopTables();
    for (ShopTable &table : tables) {
        const auto there = must(session.all(
            names, [](const Row &row) { return row.text(0).toLatin1(); }, QString::fromLatin1(table.name)));
        table.columns.removeIf([&](const ShopColumn &column) { return !there.contains(column.name); });
    }
    return tables;
}

QList<qint64> keysOf(Session &session, const ShopTable &table, qint64 shop)
{
    if (table.columns.isEmpty() || !table.hasKey())
        return {};
    return must(session.all(
        "select key" + whereOf(table) + " order by key", [](const Row &row) { return row.integer(0); }, shop));
}

QString valueText(const Row &row, int index, const ShopColumn &column, const QList<QList<qint64>> &keys,
                  qsizetype place)
{
    if (row.isNull(index))
        return u"null"_s;
    switch (column.kind) {
    case Kind::Key: return u"#%1"_s.arg(keys.at(place).indexOf(row.integer(index)));
    case Kind::Reference: return u"#%1"_s.arg(keys.at(column.target).indexOf(row.integer(index)));
    case Kind::Integer: return QString::number(row.integer(index));
    case Kind::Real: return QString::number(std::bit_cast<quint64>(row.real(index)), 16);
    case Kind::Text: return row.text(index);
    case Kind::Bytes: break;
    }
    return QString::fromLatin1(row.bytes(index).toHex());
}

using Names = QHash<qint64, QString>; ///< Names by the internal key of a row.

const QSet<QByteArray> kGrowing{"change",           "feed_history",    "event_history",
                                "webhook_delivery", "webhook_attempt", "idempotency_key",
                                "usage_counter",    "request_log",     "journal_entry"};

/// Columns that only record when or how often a row was written. `rank` may be any number that keeps the order.
bool isOfWriting(const ShopColumn &column)
{
    return column.kind == Kind::Key || column.name == "version" || column.name == "change_seq" || column.name == "rank"
        || column.name == "at"
        || (column.kind == Kind::Integer && column.name.endsWith("_at") && column.name != "starts_at");
}

void require(const Status &status)
{
    if (!status)
        qFatal("%ls", qUtf16Printable(status.error().message));
}

QHash<QByteArray, Names> idsOfRows(Session &session, qint64 shop)
{
    QHash<QByteArray, Names> names;
    for (const ShopTable &table : shopTables()) {
        const bool hasId = std::ranges::any_of(table.columns, [](const ShopColumn &c) { return c.name == "id"; });
        if (!hasId || !table.hasKey())
            continue;
        require(session.each(
            "select key, id" + whereOf(table),
            [&](const Row &row) {
                names[table.name].insert(row.integer(0), QString::fromLatin1(row.bytes(1).toHex()));
            },
            shop));
    }
    return names;
}

QString contentText(const Row &row, int index, const ShopColumn &column, const QHash<QByteArray, Names> &names)
{
    if (column.kind == Kind::Reference && !row.isNull(index))
        return names.value(shopTables().at(column.target).name).value(row.integer(index), u"?"_s);
    return valueText(row, index, column, {}, 0);
}

/// Valid texts of columns with a restricted set.
const QHash<QByteArray, QString> kTexts{{"state", u"pending"_s},
                                        {"place", u"ceremony"_s},
                                        {"status", u"approved"_s},
                                        {"emails", u"ann@shop.example"_s},
                                        {"country", u"NL"_s},
                                        {"electronic_address", u"0106:12345678"_s},
                                        {"role", u"client"_s},
                                        {"quote_state", u"open"_s},
                                        {"valid_until", u"2026-03-21"_s},
                                        {"paid_on", u"2026-03-21"_s},
                                        {"on_day", u"2026-03-21"_s},
                                        {"received_on", u"2026-03-21"_s},
                                        {"claim_email", u"ann@shop.example"_s},
                                        {"plan", u"[]"_s},
                                        {"series", u"{number}"_s},
                                        {"number", u"1"_s},
                                        {"kind", u"invoice"_s},
                                        {"task_kind", u"design"_s},
                                        {"issued_on", u"2026-03-21"_s},
                                        {"due_on", u"2026-03-21"_s},
                                        {"tax_category", u"S"_s},
                                        {"invoicing", u"month 30"_s},
                                        {"entry_kind", u"payment_made"_s},
                                        {"json_before", u"{}"_s},
                                        {"json_after", u"{}"_s},
                                        // The hash of a first row with these texts and numbers.
                                        {"hash", u"ca29642dfe113718100acafdd25562151b86e5d22243a07355b4c66dbf758e8f"_s},
                                        {"document", u"{}"_s},
                                        {"invoice_pattern", u"{number}"_s},
                                        {"search", u""_s},
                                        {"event", u"{}"_s},
                                        {"proposal", u"{}"_s},
                                        {"media_type", u"image/png"_s},
                                        {"advice", u"1 -2 0.5"_s},
                                        {"contact_email", u"ann@shop.example"_s},
                                        {"hex", u"#a0b0c0"_s},
                                        {"date", u"2026-03-21"_s},
                                        {"image_urls", u"https://shop.example/rose.png"_s},
                                        {"links", u"Plan\nhttps://shop.example/plan"_s},
                                        {"description_html", u"<p>Roses</p>"_s},
                                        {"pricing", uR"({"unitUpliftIncTax":0.5,"markups":{"flower":2.5}})"_s},
                                        {"payment_plan", uR"([{"due":{"on":"event"},"name":"All","rest":true}])"_s},
                                        {"folded_name", caseFolded(u"\"Zürich\" 🌷 \\'"_s)},
                                        {"supplier_packs", u"sup_00000000000000000000000001 25"_s},
                                        {"supplier_codes", u"sup_00000000000000000000000001 \"Zürich\" 🌷 \\'"_s},
                                        {"payment_plan", u""_s},
                                        {"follow_up_on", u"2026-03-21"_s},
                                        {"occurrence_on", u"2026-03-28"_s},
                                        {"occurrence_print", u""_s},
                                        {"deliver_on", u"2026-05-29"_s},
                                        {"day_asked", u"2026-05-29"_s},
                                        {"arrives_on", u"2026-05-29"_s},
                                        {"delivery_days", u"2026-05-29"_s},
                                        {"delivery_weekdays", u"mon"_s},
                                        {"taxes", u""_s}, // A document without lines has none.
                                        {"rule", u"FREQ=WEEKLY"_s},
                                        {"starts_on", u"2026-03-21"_s},
                                        {"skips", u"2026-03-28"_s},
                                        {"moves", u"2026-04-04 2026-04-05"_s},
                                        {"series_status", u"active"_s},
                                        {"notes", u"\"Zürich\" 🌷\n\\ \t'"_s},
                                        {"description", u"\"Zürich\" 🌷\n\\ \t'"_s}};

QByteArray bytesOf(const QByteArray &column)
{
    if (column == "bytes") // A picture of one pixel.
        return QByteArray::fromHex(
            "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c6360"
            "0000000200015fe42d0a0000000049454e44ae426082");
    if (column == "suppliers" || column == "event_items")
        return QByteArray(sizeof(IdBytes), 'e');
    if (column == "goods") // For one variant.
        return QByteArray(sizeof(IdBytes), 'e') + QByteArray(3 * sizeof(double), '\0');
    if (column == "minimums")
        return QByteArray(sizeof(IdBytes), 'e') + QByteArray::fromHex("00000003");
    return QByteArray("\0\\x\xff'", 5);
}

/// A value that the program could have stored.
SqlValue sampleOf(Session &session, const ShopColumn &column, qint64 shop)
{
    if (column.name == "template_event_ids")
        return must(session.first(
                        "select id from event where shop = ? order by key limit 1",
                        [](const Row &row) { return QString::fromLatin1(row.id<EventId>(0).text()); }, shop))
            .value_or(QString());
    switch (column.kind) {
    case Kind::Reference: return keysOf(session, shopTables().at(column.target), shop).first();
    case Kind::Real: return 0.1 + 0.2;
    case Kind::Text: return kTexts.value(column.name, u"\"Zürich\" 🌷 \\'"_s);
    case Kind::Bytes:
        return column.sort == ShopColumn::Sort::Id || column.name == "hash" ? SqlValue(newIdBytes())
                                                                            : SqlValue(bytesOf(column.name));
    case Kind::Key:
    case Kind::Integer: break;
    }
    return qint64(1);
}

} // namespace

QStringList dumpOfShop(Session &session, qint64 shop)
{
    QList<QList<qint64>> keys;
    QStringList dump;
    const QList<ShopTable> tables = tablesOf(session);
    for (const ShopTable &table : tables)
        keys.append(keysOf(session, table, shop));
    for (qsizetype place = 0; place < tables.size(); ++place) {
        const ShopTable &table = tables.at(place);
        if (table.columns.isEmpty() || table.name == "feed_history") // Each copy starts a new history.
            continue;
        QStringList rows = must(session.all(
            "select " + table.columnNames(0) + whereOf(table),
            [&](const Row &row) {
                QStringList texts{QString::fromLatin1(table.name)};
                for (int index = 0; index < int(table.columns.size()); ++index)
                    texts += valueText(row, index, table.columns.at(index), keys, place);
                if (const qsizetype search = table.searchColumn(); search >= 0)
                    texts[search + 1] = searchTextOfShop(texts.at(search + 1), shop, 0);
                return texts.join(u'|');
            },
            shop));
        rows.sort();
        dump += rows;
    }
    return dump;
}

QStringList contentOfShop(Session &session, qint64 shop, const QSet<QByteArray> &left)
{
    QHash<QByteArray, Names> names = idsOfRows(session, shop);
    QStringList content;
    for (const ShopTable &table : shopTables()) {
        if (kGrowing.contains(table.name) || left.contains(table.name))
            continue;
        QStringList rows;
        const auto take = [&](const Row &row) {
            QStringList texts{QString::fromLatin1(table.name)};
            for (int index = 0; index < int(table.columns.size()); ++index) {
                const ShopColumn &column = table.columns.at(index);
                if (!isOfWriting(column))
                    texts += QString::fromLatin1(column.name) + u'=' + contentText(row, index, column, names);
            }
            rows += texts.join(u'|');
            // A row without an id is identified by its contents.
            if (table.hasKey() && !names[table.name].contains(row.integer(0)))
                names[table.name].insert(row.integer(0), rows.constLast());
        };
        require(session.each("select " + table.columnNames(0) + whereOf(table), take, shop));
        rows.sort();
        content += rows;
    }
    return content;
}

void fillEmptyTables(Session &session, qint64 shop)
{
    for (const ShopTable &table : tablesOf(session)) {
        if (table.columns.isEmpty())
            continue;
        const auto rows = must(session.first(
            "select count(*)" + whereOf(table), [](const Row &row) { return row.integer(0); }, shop));
        if (rows.value_or(0) > 0)
            continue;
        const qsizetype first = table.hasKey() ? 1 : 0;
        SqlRows row(int(table.columns.size() - first));
        for (const ShopColumn &column : table.columns.sliced(first))
            row.addNext(sampleOf(session, column, shop));
        if (const Status added = session.addRows(table.name, table.columnNames(first), row); !added)
            qFatal("%s: %ls", table.name.constData(), qUtf16Printable(added.error().message));
    }
    require(rewriteSearch(session));
}

qint64 rowsOfAllTables(Session &session)
{
    qint64 rows = 0;
    for (const ShopTable &table : shopTables())
        rows += must(session.first("select count(*) from " + table.name, [](const Row &row) {
                    return row.integer(0);
                })).value_or(0);
    return rows;
}

} // namespace stemdesk
