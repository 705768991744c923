#include "ui/pages/price_lists/price_lists_model.h"

#include "ui/delegates/cell_roles.h"
#include "ui/delegates/spoken_cell.h"
#include "ui/models/recent_changes.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/price_words.h"
#include "ui/words/product_type_words.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

bool concernsLists(const Changes &changes)
{
    return std::ranges::any_of(changes, [](const Change &change) {
        return change.resource == Resource::PriceList || change.resource == Resource::Event
            || change.resource == Resource::Shop;
    });
}

Tone stateTone(const ListedPriceList &row)
{
    if (row.isOutOfDate)
        return Tone::Warning;
    return row.isInUse ? Tone::Accent : Tone::Quiet;
}

} // namespace

PriceListsModel::PriceListsModel(UiContext &context, QObject *parent) : MergedTableModel(parent), m_context(context)
{
    auto *changes = new RecentChanges(context, this);
    connect(changes, &RecentChanges::gathered, this, [this](const Changes &recent) {
        if (!concernsLists(recent))
            return;
        m_isStale = true;
        setWatching(m_isWatching);
    });
    refresh();
}

void PriceListsModel::setWatching(bool isWatching)
{
    m_isWatching = isWatching;
    if (isWatching && m_isStale)
        refresh();
}

void PriceListsModel::refresh()
{
    const auto lists = m_context.services.prices.lists();
    if (!lists)
        return; // The store is busy or gone; the next change reads again.
    m_isStale = false;
    setRows(*lists);
    Q_EMIT refreshed();
}

int PriceListsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PriceListsModel::stateText(const ListedPriceList &row)
{
    if (row.isOutOfDate)
        return tr("Out of date");
    if (row.isInUse)
        return tr("In use");
    return row.isToCome ? tr("Upcoming") : QString();
}

QVariant PriceListsModel::textOf(const ListedPriceList &row, int column)
{
    switch (column) {
    case List: return PriceWords::title(row.list);
    case Date: return PriceWords::day(row.list.date);
    default: return QString();
    }
}

QVariant PriceListsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ListedPriceList &row = rows().at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textOf(row, column);
    case QuietTextRole:
        return column == List && !row.list.name.isEmpty() ? QVariant(productTypeText(row.list.productType))
                                                          : QVariant();
    case StrongRole: return column == List && row.isInUse;
    case ToneRole: return int(column == List || row.isInUse || row.isToCome ? Tone::Plain : Tone::Quiet);
    case ChipTextRole: return column == State ? QVariant(stateText(row)) : QVariant();
    case ChipToneRole: return int(stateTone(row));
    case Qt::AccessibleTextRole: return spokenCell([&](int said) { return data(index, said); });
    default: return {};
    }
}

QVariant PriceListsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case List: return tr("Price list");
    case Date: return tr("From");
    default: return QString();
    }
}

} // namespace stemdesk::ui
