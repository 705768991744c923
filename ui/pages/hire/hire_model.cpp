#include "ui/pages/hire/hire_model.h"

#include "core/base/day.h"
#include "core/services/services.h"
#include "core/services/today_service.h"
#include "ui/models/recent_changes.h"
#include "ui/theme/tokens.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kThingsAtOnce = 200;

Result<QList<HireRow>> readThings(ShopServices &services, const DayRange &days)
{
    QList<HireRow> rows;
    PageRequest request{.limit = kThingsAtOnce};
    do {
        auto page = TRY(services.hire.list({.days = days, .variantId = std::nullopt, .withUncounted = true}, request));
        rows += page.rows;
        request.after = page.next;
    } while (request.after);
    return rows;
}

using ShortThings = QHash<VariantId, HireRow>;

ShortThings shortAmong(const QList<HireRow> &rows)
{
    ShortThings found;
    for (const HireRow &row : rows) {
        const bool isShort = std::ranges::any_of(row.days, [](const HireDay &day) { return day.availableUnits < 0; });
        if (row.thing.ownedUnits && isShort)
            found.insert(row.id, row);
    }
    return found;
}

struct ReadThings {
    QList<HireRow> rows;
    std::optional<ShortThings> coming; ///< Short in the coming weeks, if it was asked for.
};

Result<ReadThings> readThings(ShopServices &services, const DayRange &days, const std::optional<DayRange> &coming)
{
    ReadThings read{.rows = TRY(readThings(services, days)), .coming = std::nullopt};
    if (coming)
        read.coming = shortAmong(TRY(readThings(services, *coming)));
    return read;
}

} // namespace

QString firstOf(int month)
{
    const QLocale locale;
    const bool isOrdinal = locale.dateFormat(QLocale::LongFormat).contains("d. "_L1);
    return (isOrdinal ? u"1. "_s : u"1 "_s) + locale.standaloneMonthName(month, QLocale::ShortFormat).left(3);
}

QString thingName(const HiredThing &thing)
{
    return flowerText(thing.productName, thing.variantName, {});
}

QStringList holdersOn(const HireRow &row, QDate day)
{
    QStringList names;
    for (const HireHold &hold : row.holds) {
        if (hold.days.has(day))
            names += HireModel::tr("%1 (%2)", "event and units").arg(hold.name, quantityText(hold.units));
    }
    return names;
}

HireModel::HireModel(UiContext &context, QObject *parent)
    : QAbstractTableModel(parent), m_context(context), m_lookup(context), m_seeking(context), m_days{today(), today()}
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &HireModel::onGathered);
}

QDate HireModel::today() const
{
    return shopToday(m_context);
}

void HireModel::setDays(const DayRange &days)
{
    if (days == m_days)
        return;
    beginResetModel();
    m_days = days;
    m_all.clear();
    m_rows.clear();
    m_isStale = true;
    m_isRead = false; // Distinguishes this from a shop without things.
    endResetModel();
    if (m_isLive)
        read();
}

void HireModel::setWords(const QString &words)
{
    m_words = words;
    show();
}

void HireModel::setOnlyShort(bool isOnly)
{
    m_isOnlyShort = isOnly;
    show();
}

void HireModel::setLive(bool isLive)
{
    m_isLive = isLive;
    if (isLive && m_isStale)
        read();
}

void HireModel::onGathered(const Changes &changes)
{
    if (!concern(changes,
                 {Resource::Event, Resource::EventGroup, Resource::EventItem, Resource::Product, Resource::Variant,
                  Resource::ProductType, Resource::Shop}))
        return;
    m_isStale = true;
    m_coming = {};
    if (m_isLive)
        read();
}

/// Walking through the days does not read the coming ones again.
void HireModel::read()
{
    m_isStale = false;
    const DayRange ahead{today(), plusDays(today(), kComingDays)};
    const auto coming = ahead == m_coming ? std::nullopt : std::optional(ahead);
    m_lookup.ask([days = m_days, coming](ShopServices &services) { return readThings(services, days, coming); },
                 [this, coming](const Result<ReadThings> &read) {
                     Q_EMIT failed(read ? QString() : errorText(read.error()));
                     if (!read)
                         return; // Keep the rows; the next change reads again.
                     m_all = read->rows;
                     if (coming) {
                         m_coming = m_isStale ? DayRange() : *coming;
                         m_shortSoon = read->coming.value_or(ShortThings());
                     }
                     m_short = shortAmong(m_all);
                     m_short.insert(m_shortSoon);
                     // Short things first, then hired ones, then the rest.
                     std::ranges::stable_sort(m_all, [this](const HireRow &left, const HireRow &right) {
                         const int order = rankOf(left) - rankOf(right);
                         return order != 0
                             ? order < 0
                             : QString::localeAwareCompare(thingName(left.thing), thingName(right.thing)) < 0;
                     });
                     m_isRead = true;
                     show();
                 });
}

void HireModel::show()
{
    beginResetModel();
    m_rows.clear();
    std::ranges::copy_if(m_all, std::back_inserter(m_rows), [this](const HireRow &row) {
        return (!m_isOnlyShort || isShort(row)) && thingName(row.thing).contains(m_words, Qt::CaseInsensitive);
    });
    endResetModel();
    Q_EMIT listed();
}

/// The first day of all, whatever is short then.
void HireModel::seekShortage()
{
    const DayRange coming{today(), plusDays(today(), kComingDays)};
    m_seeking.ask([coming](ShopServices &services) { return readThings(services, coming); },
                  [this](const Result<QList<HireRow>> &rows) {
                      VariantId thing;
                      QDate first;
                      for (const HireRow &row : rows.value_or(QList<HireRow>())) {
                          const auto day = std::ranges::find_if(
                              row.days, [](const HireDay &each) { return each.availableUnits < 0; });
                          if (!row.thing.ownedUnits || day == row.days.cend() || (first.isValid() && day->day >= first))
                              continue;
                          thing = row.id;
                          first = day->day;
                      }
                      if (first.isValid())
                          Q_EMIT shortageFound(thing, first);
                  });
}

int HireModel::firstFree() const
{
    const auto first = std::ranges::find_if(m_rows, [this](const HireRow &row) { return rankOf(row) == 2; });
    return first == m_rows.cend() ? -1 : int(first - m_rows.cbegin());
}

int HireModel::rankOf(const HireRow &row) const
{
    return isShort(row) ? 0 : row.holds.isEmpty() ? 2 : 1;
}

int HireModel::shortCount() const
{
    return int(m_short.size());
}

QDate HireModel::dayAt(const QModelIndex &index) const
{
    return index.isValid() && index.column() >= FirstDay ? plusDays(m_days.from, index.column() - FirstDay) : QDate();
}

int HireModel::columnOf(QDate day) const
{
    return m_days.has(day) ? FirstDay + int(m_days.from.daysTo(day)) : -1;
}

int HireModel::rowOf(const VariantId &thing) const
{
    const auto found = std::ranges::find(m_rows, thing, &HireRow::id);
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

QString HireModel::nameOf(int row) const
{
    return thingName(m_rows.at(row).thing);
}

int HireModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstDay + int(m_days.from.daysTo(m_days.to)) + 1;
}

/// Number available while some are out; if the number owned is unknown, how many are out, in brackets.
QString HireModel::dayText(int row, int column) const
{
    const HireDay day = cellAt(row, column);
    if (day.heldUnits <= 0)
        return {};
    if (!m_rows.at(row).thing.ownedUnits)
        return u"(%1)"_s.arg(QLocale().toString(day.heldUnits, 'g', 6));
    const QString figure = QLocale().toString(std::abs(day.availableUnits), 'g', 6);
    return day.availableUnits < 0 ? u'\u2212' + figure : figure;
}

QString HireModel::spoken(int row, int column) const
{
    const HireRow &thing = m_rows.at(row);
    const HireDay day = cellAt(row, column);
    QStringList parts{nameOf(row), dayAndMonth(day.day)};
    if (!thing.thing.ownedUnits)
        parts += tr("%1 out", "units").arg(quantityText(day.heldUnits));
    else if (day.availableUnits < 0)
        parts += tr("%1 short", "units").arg(quantityText(-day.availableUnits));
    else
        parts +=
            tr("%1 of %2 free", "units").arg(quantityText(day.availableUnits), quantityText(*thing.thing.ownedUnits));
    return (parts + holdersOn(thing, day.day)).join(u", "_s);
}

QVariant HireModel::thingData(int row, int column, int role) const
{
    const HiredThing &thing = m_rows.at(row).thing;
    const QString owned = thing.ownedUnits ? quantityText(*thing.ownedUnits) : QString();
    switch (role) {
    case Qt::DisplayRole: return column == Thing ? nameOf(row) : owned;
    case Qt::ToolTipRole: return column == Thing ? nameOf(row) : QString();
    case Qt::AccessibleTextRole:
        return column == Thing ? nameOf(row)
            : thing.ownedUnits ? tr("%1, %2 owned").arg(nameOf(row), owned)
                               : tr("%1, not counted").arg(nameOf(row));
    default: return {};
    }
}

QVariant HireModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.column() < FirstDay)
        return thingData(index.row(), index.column(), role);
    switch (role) {
    case Qt::DisplayRole: return dayText(index.row(), index.column());
    case Qt::ToolTipRole:
        return cellAt(index.row(), index.column()).heldUnits > 0 ? spoken(index.row(), index.column()) : QString();
    case Qt::AccessibleTextRole: return spoken(index.row(), index.column());
    case HeldRole: return cellAt(index.row(), index.column()).heldUnits;
    default: return {};
    }
}

QVariant HireModel::dayHead(QDate day, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return u"%1\n%2"_s.arg(QLocale().standaloneDayName(day.dayOfWeek(), QLocale::ShortFormat).left(3),
                               day.day() == 1 ? firstOf(day.month()) : QString::number(day.day()));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return longDate(day);
    default: return {};
    }
}

QVariant HireModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Thing       ? Qt::AlignLeft
                        : section == Owned ? Qt::AlignRight
                                           : Qt::AlignHCenter)
                   | Qt::AlignVCenter);
    if (section >= FirstDay) {
        const QDate day = plusDays(m_days.from, section - FirstDay);
        if (role == Qt::ForegroundRole && day == today())
            return themeTokens().accent;
        return dayHead(day, role);
    }
    if (role == Qt::DisplayRole)
        return section == Thing ? tr("Item") : tr("Owned");
    return {};
}

} // namespace stemdesk::ui
