#include "ui/pages/price_lists/price_lists_model.h"

#include "ui/models/recent_changes.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/price_words.h"

namespace stemdesk::ui {

namespace {

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
        if (!concern(recent, {Resource::PriceList, Resource::Event, Resource::Shop}))
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

bool PriceListsModel::isFirstOfType(const ListedPriceList &row) const
{
    const int above = rowOf(row.list.id) - 1;
    return above < 0 || rowAt(above).list.productType != row.list.productType;
}

PriceListsModel::Columns PriceListsModel::columns() const
{
    static constexpr TableColumn<ListedPriceList> kColumns[] = {
        {.title = QT_TR_NOOP("Price list"),
         .text = [](const ListedPriceList &row) { return PriceWords::title(row.list); },
         .tellsWhole = true,
         .quietText =
             [](const ListedPriceList &row, const PriceListsModel &model) {
                 const QString type = productTypeTitle(row.list.productType);
                 const bool isSaid = PriceWords::title(row.list).contains(type, Qt::CaseInsensitive);
                 return isSaid || !model.isFirstOfType(row) ? QString() : type;
             },
         .quietYields = true,
         .elidesMiddle = true,
         .isStrong = kField<&ListedPriceList::isInUse>},
        {.title = QT_TR_NOOP("From"),
         .text = [](const ListedPriceList &row) { return PriceWords::day(row.list.date); },
         .tone = [](const ListedPriceList &row) { return row.isInUse || row.isToCome ? Tone::Plain : Tone::Quiet; }},
        {.chip =
             [](const ListedPriceList &row) {
                 if (row.isOutOfDate)
                     return tr("Out of date");
                 if (row.isInUse)
                     return tr("Newest"); // Older ones still have prices that it lacks.
                 return row.isToCome ? tr("Upcoming") : QString();
             },
         .chipTone = stateTone},
    };
    return kColumns;
}

} // namespace stemdesk::ui
