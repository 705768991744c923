#include "tests/core/services/events/edit_dice.h"

#include "core/storage/engine/session.h"

#include <QTimeZone>

#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr Instant kMinute = 60'000;
constexpr Instant kHour = 60 * kMinute;
constexpr Instant kFirstOfJune = 1'780'272'000'000; // 1 June 2026, 00:00 UTC
constexpr int kDays = 7;

} // namespace

double EditDice::amount()
{
    switch (number(6)) {
    case 0: return 0;
    case 1: return number(40);
    case 2: return number(400) / 10.0;
    case 3: return number(5'000) / 7.0;
    case 4: return number(100) / 3.0;
    default: return m_random.generateDouble() * 50;
    }
}

double EditDice::factor()
{
    return amount() + std::array{0.1, 1.0, 1.2, 1.0 / 3}.at(size_t(number(4)));
}

std::optional<double> EditDice::maybeAmount()
{
    return oneIn(3) ? std::nullopt : std::optional(amount());
}

Instant EditDice::instant()
{
    constexpr std::array kHours{0, 1, 4, 10, 12, 14, 22, 23};
    return kFirstOfJune + number(kDays) * 24 * kHour + kHours.at(size_t(number(int(kHours.size())))) * kHour
        + number(60) * kMinute;
}

QDate EditDice::day()
{
    // Around the test's clock, when events without a start are made, or around the days of events with one.
    return oneIn(3) ? QDate(2026, 3, 20).addDays(number(4)) : QDate(2026, 5, 30).addDays(number(kDays + 3));
}

QString EditDice::type()
{
    const std::array kTypes{u"flower"_s, u"flower"_s, u"material"_s, u"hire"_s, u"Ribbon"_s};
    return kTypes.at(size_t(number(int(kTypes.size()))));
}

Result<QList<IdBytes>> EditDice::pick(const char *sql, int columns)
{
    const auto rows = contextOf(shop).session().all(
        sql,
        [columns](const Row &row) {
            QList<IdBytes> ids;
            for (int column = 0; column < columns; ++column)
                ids.append(row.idBytes(column));
            return ids;
        },
        contextOf(shop).tenant().shop);
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return notFound();
    return rows->at(number(int(rows->size())));
}

SupplierId EditDice::maybeSupplier()
{
    const auto supplier = pick("select id from supplier where shop = ? and is_default = 0 order by key");
    return supplier && !oneIn(3) ? SupplierId(supplier->constFirst()) : SupplierId();
}

} // namespace stemdesk
