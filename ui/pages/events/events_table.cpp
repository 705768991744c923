#include "ui/pages/events/events_table.h"

#include "core/domain/events/event.h"
#include "ui/pages/events/events_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QHeaderView>
#include <QShortcut>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

EventsTable::EventsTable(EventsModel &model, const QString &currency, QWidget *parent) : TableView(tr("Events"), parent)
{
    setModel(&model);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QAbstractItemView::doubleClicked, this, &EventsTable::openRequested);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *enter = new QShortcut(QKeySequence(key), this);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, &EventsTable::openRequested);
    }
    sizeColumns(currency);
    new ColumnShare(*this);
    horizontalHeader()->setSectionsClickable(false); // The order follows the chosen range.
    horizontalHeader()->setSortIndicatorShown(true);
    showOrder({});
}

void EventsTable::showOrder(const EventsFilter &filter)
{
    const bool isSoonestFirst = filter.range == EventRange::Upcoming && filter.words.isEmpty();
    horizontalHeader()->setSortIndicator(EventsModel::Date, isSoonestFirst ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void EventsTable::sizeColumns(const QString &currency)
{
    const QString over = budgetState(88888.88, 0, currency).text;
    const QString left = budgetState(0, 8888.88, currency).text;
    const std::pair<EventsModel::Column, QString> usual[] = {{EventsModel::Date, widestDate(mediumDate)},
                                                             {EventsModel::Venue, u"Old Assembly Rooms, Wells"_s},
                                                             {EventsModel::Client, u"Sophie L. and Grace E."_s},
                                                             {EventsModel::Status, QString()},
                                                             {EventsModel::Guests, u"0000"_s},
                                                             {EventsModel::Price, moneyText(88888.88, currency)},
                                                             {EventsModel::Budget, over},
                                                             {EventsModel::Budget, left}};
    QHeaderView *header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(EventsModel::Name, QHeaderView::Stretch);
    for (const auto &[column, text] : usual)
        m_widths[column] = std::max(m_widths.value(column), ui::columnWidth(*header, column, text));
    for (const std::string_view known : kEventStatuses) {
        const QString text = statusText(QString::fromLatin1(known.data(), qsizetype(known.size())));
        const int chip = qCeil(statusChipWidth(text)) + 2 * kCellPadding;
        m_widths[EventsModel::Status] = std::max(m_widths.value(EventsModel::Status), chip);
    }
    constexpr int kPalette = 6;
    m_widths[EventsModel::Palette] = std::max(ui::columnWidth(*header, EventsModel::Palette, QString()),
                                              qCeil(swatchesWidth(kPalette)) + 2 * kCellPadding);
    for (auto width = m_widths.cbegin(); width != m_widths.cend(); ++width)
        header->resizeSection(width.key(), width.value());
    connect(header, &QHeaderView::sectionResized, this, [this, header](int column) {
        const bool isDragged =
            header->viewport()->underMouse() && QGuiApplication::mouseButtons().testFlag(Qt::LeftButton);
        if (isDragged)
            m_ownWidths.insert(column);
    });
}

int EventsTable::widthOf(int column) const
{
    return m_ownWidths.contains(column) && !isColumnHidden(column) ? columnWidth(column) : m_widths.value(column);
}

void EventsTable::resizeEvent(QResizeEvent *event)
{
    TableView::resizeEvent(event);
    // In a narrow table the event's name has precedence over the clients', which it usually contains, and so on.
    int others = 0;
    for (auto usual = m_widths.cbegin(); usual != m_widths.cend(); ++usual)
        others += widthOf(usual.key());
    const QFontMetrics metrics(fontFor(TextStyle::Strong));
    const int name = metrics.horizontalAdvance(u"Charity gala, Assembly Rooms"_s) + 2 * kCellPadding;
    for (const int column :
         {EventsModel::Palette, EventsModel::Client, EventsModel::Venue, EventsModel::Guests, EventsModel::Budget}) {
        const bool isTooMuch = others + name > width();
        if (isTooMuch)
            others -= widthOf(column);
        setColumnHidden(column, isTooMuch);
    }
    shareRoom(width() - others - name);
}

void EventsTable::shareRoom(int room)
{
    // Divides the name's spare width between venue and clients, whose texts are most often elided.
    const int share = std::max(0, room) / 3;
    for (const int column : {EventsModel::Venue, EventsModel::Client}) {
        if (!isColumnHidden(column) && !m_ownWidths.contains(column))
            setColumnWidth(column, m_widths.value(column) + share);
    }
}

} // namespace stemdesk::ui
