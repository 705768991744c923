#include "core/services/row_judge.h"

#include "core/base/text.h"
#include "core/domain/field_rules.h"
#include "core/services/row_rules.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

using Kind = ShopColumn::Kind;
using Sort = ShopColumn::Sort;

namespace {

/// Whole numbers up to here survive the conversion to double, as in JSON.
constexpr qint64 kLargest = qint64(1) << 53;

Status isTime(const QString &field, qint64 value)
{
    FieldRules rules;
    std::optional<Instant> time;
    rules.instant(time, std::optional(std::optional<Instant>(value)), field);
    const auto taken = rules.result(true);
    return taken ? Status() : Status(taken.error());
}

Status isWhole(const QString &field, qint64 value, qint64 from, qint64 to)
{
    if (value >= from && value <= to)
        return {};
    return invalid(field,
                   u"The number %1 in \"%2\" lies outside of %3 to %4."_s.arg(value).arg(field).arg(from).arg(to));
}

/// Text of any length with any trimming; stricter rules of requests are in the rules of the tables.
Status isText(const QString &field, const QString &value)
{
    TRY(multilineText(value, field, std::numeric_limits<int>::max()));
    if (!value.contains(u'\r'))
        return {};
    return invalid(field, u"The text in \"%1\" has line ends in a form in which none are stored."_s.arg(field));
}

/// Invalid UTF-8 becomes a replacement character, which never occurs in the search index.
Status isIndexText(const QString &field, const QString &value)
{
    const bool isPlain =
        std::ranges::none_of(value, [](QChar c) { return c < u' ' || c == QChar::ReplacementCharacter; });
    return isPlain ? Status() : Status(invalid(field, u"The text in \"%1\" holds control characters."_s.arg(field)));
}

Status isId(const QString &field, const QByteArray &value)
{
    const bool isId = value.size() == qsizetype(sizeof(IdBytes)) && value.count('\0') < value.size();
    return isId ? Status() : Status(invalid(field, u"What stands in \"%1\" is no id."_s.arg(field)));
}

Status judgedText(const ShopColumn &column, const QString &text)
{
    const QString field = QString::fromLatin1(column.name);
    if (column.name == "search")
        return isIndexText(field, text);
    return column.name == "description_html" ? Status() : isText(field, text); // HTML has a rule of its own.
}

Status judgedValue(const ShopColumn &column, const SqlValue &value)
{
    const QString field = QString::fromLatin1(column.name);
    if (const auto *whole = std::get_if<qint64>(&value)) {
        switch (column.sort) {
        case Sort::Time: return isTime(field, *whole);
        case Sort::Large: return isWhole(field, *whole, -kLargest, kLargest);
        case Sort::Plain:
        case Sort::Id: break;
        }
        const bool isKey = column.kind != Kind::Integer;
        return isWhole(field, *whole, isKey ? 1 : 0, isKey ? kLargest : std::numeric_limits<int>::max());
    }
    if (const auto *real = std::get_if<double>(&value))
        return std::isfinite(*real) ? Status() : Status(invalid(field, u"\"%1\" is no finite number."_s.arg(field)));
    if (const auto *text = std::get_if<QString>(&value))
        return judgedText(column, *text);
    const auto *bytes = std::get_if<QByteArray>(&value);
    if (bytes && column.kind == Kind::Text)
        return invalid(field, u"The text in \"%1\" holds bytes that are no UTF-8."_s.arg(field));
    return bytes && column.sort == Sort::Id ? isId(field, *bytes) : Status();
}

Status judgedValues(const ShopRow &row)
{
    for (qsizetype place = 0; place < row.values().size(); ++place) {
        TRY(judgedValue(row.table().columns.at(place), row.values().at(place)));
    }
    if (row.has("folded_name") && row.text("folded_name") != caseFolded(row.text("name")))
        return invalid(u"name"_s, u"The name and its form for comparing do not fit together."_s);
    return {};
}

QString nameOf(const ShopRow &row)
{
    const QString table = QString::fromLatin1(row.table().name);
    if (!row.table().hasKey())
        return u"A row of the table %1"_s.arg(table);
    return u"Row %1 of the table %2"_s.arg(row.integer("key").value_or(0)).arg(table);
}

} // namespace

Status requireOwnParts(Session &session)
{
    const QStringList strange = TRY(session.driver().strangeParts(session));
    if (strange.isEmpty())
        return {};
    return unavailable("foreign_database",
                       u"The database is not as Stemdesk makes it: %1."_s.arg(strange.constFirst()));
}

Status judgedRow(const ShopRow &row)
{
    Status judged = judgedValues(row);
    if (judged)
        judged = keepsRules(row);
    if (judged)
        return {};
    return unavailable("check_failed",
                       u"%1 is none that Stemdesk would have stored: %2"_s.arg(nameOf(row), judged.error().message));
}

Status judgeAllRows(Session &session, const std::function<void(const QString &)> &report)
{
    for (const ShopTable &table : shopTables()) {
        const Status judged = eachRow(session, table, judgedRow);
        if (!judged && judged.error().code != "check_failed")
            return judged;
        if (!judged)
            report(judged.error().message);
        const QStringList stray = TRY(strayReferences(session, table));
        for (const QString &sentence : stray)
            report(sentence);
    }
    const bool miscounted = TRY(isAnyFeedMiscounted(session));
    if (miscounted)
        report(u"A shop counts fewer changes than its change feed has."_s);
    return {};
}

Status requireOwnRows(Session &session)
{
    QString first;
    const Status judged = judgeAllRows(session, [&](const QString &sentence) {
        if (first.isEmpty())
            first = sentence;
    });
    return judged && !first.isEmpty() ? Status(unavailable("check_failed", first)) : judged;
}

} // namespace stemdesk
