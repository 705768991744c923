#include "core/storage/shops/shop_copy.h"

#include "core/storage/engine/search_rewrite.h"
#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_rows.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void append(QByteArray &row, char kind, quint64 number)
{
    char bytes[sizeof number];
    qToLittleEndian(number, bytes);
    row.append(kind).append(bytes, sizeof bytes);
}

void append(QByteArray &row, char kind, QByteArrayView bytes)
{
    append(row, kind, quint64(bytes.size()));
    row.append(bytes.data(), bytes.size());
}

} // namespace

void KeyMap::add(qint64 from, qint64 to)
{
    Q_ASSERT(m_runs.isEmpty() || from >= m_runs.last().from + m_runs.last().count);
    if (!m_runs.isEmpty()) {
        Run &last = m_runs.last();
        if (last.from + last.count == from && last.to + last.count == to) {
            ++last.count;
            return;
        }
    }
    m_runs.append({.from = from, .to = to, .count = 1});
}

std::optional<qint64> KeyMap::find(qint64 from) const
{
    const auto next = std::ranges::upper_bound(m_runs, from, {}, &Run::from);
    if (next == m_runs.begin())
        return std::nullopt;
    const Run &run = *(next - 1);
    const qint64 place = from - run.from;
    return place < run.count ? std::optional(run.to + place) : std::nullopt;
}

void RowDigest::add(const SqlValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        append(m_row, 'i', quint64(*integer));
    else if (const auto *real = std::get_if<double>(&value))
        append(m_row, 'r', std::bit_cast<quint64>(*real + 0.0));
    else if (const auto *text = std::get_if<QString>(&value))
        append(m_row, 't', text->toUtf8());
    else if (const auto *bytes = std::get_if<QByteArray>(&value))
        append(m_row, 'b', *bytes);
    else if (const auto *id = std::get_if<IdBytes>(&value))
        append(m_row, 'b', QByteArrayView(id->data(), qsizetype(id->size())));
    else
        m_row.append('n');
}

void RowDigest::endRow()
{
    const QByteArray hash = QCryptographicHash::hash(m_row, QCryptographicHash::Blake2b_256);
    m_low += qFromLittleEndian<quint64>(hash.constData());
    m_high += qFromLittleEndian<quint64>(hash.constData() + sizeof(quint64));
    ++m_rows;
    m_row.truncate(0); // Keeps its memory.
}

using Kind = ShopColumn::Kind;
using Stage = ShopCopyStep::Stage;

namespace {

/// Rows per query. Many, because a planner without statistics may sort all that is left each time.
constexpr int kPage = 20'000;
/// Size of a write: in rows, or in bytes for images.
constexpr qsizetype kBatchRows = 1'000;
constexpr qsizetype kBatchBytes = 4 << 20;
/// After the key, if there is one.
constexpr qsizetype kShopColumn = 1;

qsizetype sizeOf(const SqlValue &value)
{
    if (const auto *text = std::get_if<QString>(&value))
        return text->size();
    const auto *bytes = std::get_if<QByteArray>(&value);
    return bytes ? bytes->size() : 0;
}

/// With an index of the shop, SQLite would have to sort the rows by key.
QByteArray condition(const Session &session, const ShopTable &table, const QList<qint64> &shops)
{
    QByteArray keys;
    for (const qint64 shop : shops)
        keys += (keys.isEmpty() ? "" : ", ") + QByteArray::number(shop);
    return session.driver().notByIndex(table.shopColumn()) + " in (" + keys + ')';
}

qint64 shopOf(const ShopTable &table, const QList<SqlValue> &values)
{
    return std::get<qint64>(values.at(table.hasKey() && table.shopColumn() != "key" ? kShopColumn : 0));
}

Error dangling(const ShopTable &from, const ShopTable &to)
{
    return unavailable("storage_damaged",
                       u"A row of the table %1 refers to a row of the table %2 that is not in its shop."_s.arg(
                           QString::fromLatin1(from.name), QString::fromLatin1(to.name)));
}

} // namespace

/// Rows to be written.
struct ShopCopy::Batch {
    explicit Batch(const ShopTable &table) : rows(int(table.columns.size() - (table.hasKey() ? 1 : 0))) {}

    SqlRows rows;
    QList<ShopRowPlace> oldPlaces;
    QList<std::pair<qsizetype, QString>> searched; // The row's position, and its tokens.
    qsizetype bytes = 0;
};

ShopCopy::ShopCopy(Session &source, Session &target, QList<qint64> shops, Hooks hooks, Extent extent)
    : m_source(source), m_target(target), m_shops(std::move(shops)), m_hooks(std::move(hooks)), m_extent(extent),
      m_keys(shopTables().size())
{}

Status ShopCopy::count()
{
    m_counts.clear();
    for (const ShopTable &table : shopTables()) {
        if (!isCopied(table)) {
            m_counts.append(0);
            continue;
        }
        const auto rows =
            m_source.first("select count(*) from " + table.name + " where " + condition(m_source, table, m_shops),
                           [](const Row &row) { return row.integer(0); });
        if (!rows)
            return rows.error();
        m_counts.append(rows->value_or(0));
    }
    return {};
}

qint64 ShopCopy::rows(QByteArrayView table) const
{
    if (table.isEmpty())
        return std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
    const auto found = std::ranges::find(shopTables(), table.toByteArray(), &ShopTable::name);
    return m_counts.value(found - shopTables().begin());
}

Status ShopCopy::copy()
{
    for (qsizetype place = 0; place < shopTables().size(); ++place) {
        TRY(copyTable(place));
    }
    return setReferences();
}

Status ShopCopy::copyTable(qsizetype place)
{
    const bool isEmpty = m_counts.at(place) == 0;
    const bool hasPages = shopTables().at(place).hasKey();
    const QList<ShopRowPlace> begins = hasPages ? placesOfPages(m_source, m_shops) : QList<ShopRowPlace>{{}};
    for (ShopRowPlace from : begins) {
        for (bool isLast = isEmpty; !isLast;) {
            TRY(copyPage(place, from, isLast));
        }
    }
    return {};
}

Status ShopCopy::copyPage(qsizetype place, ShopRowPlace &from, bool &isLast)
{
    const ShopTable &table = shopTables().at(place);
    Batch batch(table);
    Status done;
    int rows = 0;
    const auto takeRow = [&](const Row &row) {
        ++rows;
        if (table.hasKey())
            from = placeAfter(table, row);
        if (done)
            done = take(place, valuesOf(row, table), batch);
    };
    const QByteArray ofShops = condition(m_source, table, m_shops);
    const Status read = table.hasKey()
        ? m_source.each(pageOfRows(m_source, table, ofShops), takeRow, qint64(from.shop), qint64(from.key), kPage)
        : m_source.each("select " + table.columnNames(0) + " from " + table.name + " where " + ofShops, takeRow);
    isLast = !table.hasKey() || rows < kPage;
    if (!read)
        return read;
    return done ? write(place, batch) : done;
}

Status ShopCopy::take(qsizetype place, QList<SqlValue> values, Batch &batch)
{
    const ShopTable &table = shopTables().at(place);
    TRY(m_hooks.validate(ShopRow(table, values)));
    const qint64 oldKey = table.hasKey() ? std::get<qint64>(values.first()) : 0;
    const qint64 oldShop = shopOf(table, values);
    for (qsizetype column = 0; column < values.size(); ++column) {
        const ShopColumn &form = table.columns.at(column);
        const auto *to = form.target > place ? std::get_if<qint64>(&values.at(column)) : nullptr;
        if (!to)
            continue;
        m_later.append({.table = place, .column = column, .shop = oldShop, .from = oldKey, .to = *to});
        values[column] = qint64(0);
    }
    TRY(translate(place, values));
    if (const qsizetype column = table.searchColumn(); column >= 0) {
        if (const QString tokens = std::get<QString>(values.at(column)); !tokens.isEmpty())
            batch.searched.append({batch.rows.count(), tokens});
    }
    for (const SqlValue &value : std::as_const(values))
        batch.bytes += sizeOf(value);
    if (table.hasKey()) {
        values.removeFirst();
        batch.oldPlaces.append({.shop = oldShop, .key = oldKey});
    }
    for (SqlValue &value : values)
        batch.rows.addNext(std::move(value));
    if (batch.rows.count() < kBatchRows && batch.bytes < kBatchBytes)
        return {};
    return write(place, batch);
}

Status ShopCopy::write(qsizetype place, Batch &batch)
{
    const ShopTable &table = shopTables().at(place);
    const Batch full = std::exchange(batch, Batch(table));
    if (!table.hasKey()) {
        const Status added = m_target.addRows(table.name, table.columnNames(0), full.rows);
        return added ? step(Stage::Copying, table, full.rows.count()) : added;
    }
    const auto added = TRY(m_target.insertRows(table.name, table.columnNames(1), full.rows));
    for (qsizetype row = 0; row < added.size(); ++row)
        m_keys[place][full.oldPlaces.at(row).shop].add(full.oldPlaces.at(row).key, added.at(row));
    QList<qint64> searchedKeys;
    QStringList tokens;
    for (const auto &[row, text] : full.searched) {
        searchedKeys.append(added.at(row));
        tokens.append(text);
    }
    TRY(m_target.driver().index(m_target, table.name, searchedKeys, tokens));
    return step(Stage::Copying, table, full.rows.count());
}

Status ShopCopy::setReferences()
{
    for (const Later &later : std::as_const(m_later)) {
        const ShopTable &table = shopTables().at(later.table);
        const ShopColumn &column = table.columns.at(later.column);
        const auto row = newKey(later.table, later.shop, later.from);
        const auto target = newKey(column.target, later.shop, later.to);
        if (!row || !target)
            return dangling(table, shopTables().at(column.target));
        const qint64 shop = newKey(0, later.shop, later.shop).value_or(0);
        TRY(m_target.run("update " + table.name + " set " + column.name + " = ? where key = ? and " + table.shopColumn()
                             + " = ?",
                         *target, *row, shop));
    }
    return {};
}

Status ShopCopy::compare()
{
    for (qsizetype place = 0; place < shopTables().size(); ++place) {
        if (!isCopied(shopTables().at(place)))
            continue;
        const RowDigest ofSource = TRY(digest(place, false));
        const RowDigest ofTarget = TRY(digest(place, true));
        if (ofSource != ofTarget || ofSource.rows() != m_counts.at(place))
            return unavailable("copy_differs",
                               u"The copy of the table %1 differs from its source: %2 rows instead of %3, or other "
                               "contents."_s.arg(QString::fromLatin1(shopTables().at(place).name))
                                   .arg(ofTarget.rows())
                                   .arg(m_counts.at(place)));
    }
    return {};
}

Result<RowDigest> ShopCopy::digest(qsizetype place, bool ofTarget)
{
    const ShopTable &table = shopTables().at(place);
    Session &session = ofTarget ? m_target : m_source;
    RowDigest digest;
    Status done;
    const auto takeRow = [&](const Row &row) {
        QList<SqlValue> values = valuesOf(row, table);
        if (done && !ofTarget)
            done = translate(place, values);
        if (!done)
            return;
        std::ranges::for_each(values, [&](const SqlValue &value) { digest.add(value); });
        digest.endRow();
        if (digest.rows() % kBatchRows == 0)
            done = step(Stage::Comparing, table, kBatchRows);
    };
    QList<qint64> shops;
    for (const qint64 shop : std::as_const(m_shops))
        shops.append(ofTarget ? newKey(0, shop, shop).value_or(0) : shop);
    TRY(session.each("select " + table.columnNames(0) + " from " + table.name + " where "
                         + condition(session, table, shops),
                     takeRow));
    if (done)
        done = step(Stage::Comparing, table, digest.rows() % kBatchRows);
    return done ? Result<RowDigest>(digest) : Result<RowDigest>(done.error());
}

/// Replaces old keys by new ones, as far as they are known: a row's own is, a reference to a later row once that is
/// written. Also replaces shops' keys within search tokens.
Status ShopCopy::translate(qsizetype place, QList<SqlValue> &values) const
{
    const ShopTable &table = shopTables().at(place);
    const qsizetype search = table.searchColumn();
    const qint64 oldShop = shopOf(table, values);
    for (qsizetype column = 0; column < values.size(); ++column) {
        const ShopColumn &form = table.columns.at(column);
        if (const auto *real = std::get_if<double>(&values.at(column)); real && std::isnan(*real))
            values[column] = std::numeric_limits<double>::infinity(); // SQLite has no NaN; a restore refuses both.
        const qsizetype target = form.kind == Kind::Key ? place : form.target;
        const auto *key = target >= 0 ? std::get_if<qint64>(&values.at(column)) : nullptr;
        if (!key)
            continue;
        const std::optional<qint64> found = newKey(target, oldShop, *key);
        if (found)
            values[column] = *found;
        else if (form.kind == Kind::Reference && target < place)
            return dangling(table, shopTables().at(target));
    }
    if (search >= 0)
        values[search] =
            searchTextOfShop(std::get<QString>(values.at(search)), oldShop, std::get<qint64>(values.at(kShopColumn)));
    return {};
}

/// References stay inside the shop.
std::optional<qint64> ShopCopy::newKey(qsizetype place, qint64 shop, qint64 key) const
{
    const auto ofShop = m_keys.at(place).constFind(shop);
    return ofShop == m_keys.at(place).constEnd() ? std::nullopt : ofShop->find(key);
}

Status ShopCopy::step(Stage stage, const ShopTable &table, qint64 rows)
{
    m_done += rows;
    if (m_hooks.watch({.stage = stage, .table = table.name, .done = m_done, .total = 3 * this->rows()}))
        return {};
    return unavailable("cancelled", u"The move was stopped; nothing of it was written."_s);
}

} // namespace stemdesk
