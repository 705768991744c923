#include "ui/pages/events/events_page.h"

#include "core/domain/event.h"
#include "ui/error_text.h"
#include "ui/event_words.h"
#include "ui/money_text.h"
#include "ui/pages/events/events_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/chip_row.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/header_view.h"
#include "ui/widgets/inline_message.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/table_view.h"

#include <QFontMetrics>
#include <QHash>
#include <QHeaderView>
#include <QKeyEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

/// Which day and month that is depends on the language.
QString widestDate()
{
    const QFontMetrics metrics(fontFor(TextStyle::Body));
    QString widest;
    int width = 0;
    for (QDate day(2026, 1, 1); day.year() == 2026; day = day.addDays(1)) {
        const QString text = mediumDate(day);
        if (const int wanted = metrics.horizontalAdvance(text); wanted > width) {
            widest = text;
            width = wanted;
        }
    }
    return widest;
}

} // namespace

EventsPage::EventsPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_model(new EventsModel(context, this)),
      m_header(new PageHeader(tr("Events"))), m_refusal(new InlineMessage(Tone::Error)),
      m_table(new TableView(tr("Events"))), m_body(new QStackedWidget),
      m_first(new EmptyState(u"events"_s,
                             tr("Events hold the recipe, the price and the supplier orders of a wedding or a party."),
                             tr("New event"))),
      m_nothing(new EmptyState(u"search"_s, tr("No event matches. Try other words, another status or all dates.")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_refusal);
    column->addWidget(m_body, 1);
    buildHeader();
    buildFilters();
    buildTable();
    buildEmptyStates();
    connect(m_model, &EventsModel::listed, this, &EventsPage::onListed);
    connect(m_model, &EventsModel::failed, this, [this](const QString &reason) { m_refusal->setMessage(reason); });
    m_model->reload();
    sizeColumns();
    setFocusProxy(m_table);
}

void EventsPage::buildHeader()
{
    Button *add = m_header->setPrimaryAction(tr("New event"));
    add->setToolTip(tr("Ctrl+N"));
    connect(add, &QAbstractButton::clicked, this, &EventsPage::makeEvent);
    auto *key = new QShortcut(QKeySequence::New, this); // Wherever the keyboard is, as long as this page is shown.
    connect(key, &QShortcut::activated, this, &EventsPage::makeEvent);
    m_search = m_header->enableSearch(tr("Search name, client, venue…"));
    connect(m_search, &SearchField::searched, m_model, &EventsModel::setSearch);
    connect(m_search, &SearchField::leftForResults, m_table, [this] {
        m_table->setFocus(Qt::TabFocusReason);
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_model->index(0, 0));
    });
}

void EventsPage::buildFilters()
{
    struct Range {
        EventRange range;
        QString text;
    };
    auto *menu = new QMenu(this);
    m_range = m_header->chips()->addChip(tr("Upcoming"));
    m_range->setMenu(menu);
    for (const Range &range : {Range{EventRange::Upcoming, tr("Upcoming")}, Range{EventRange::Past, tr("Past")},
                               Range{EventRange::All, tr("All dates")}}) {
        menu->addAction(range.text, this, [this, range] {
            m_range->setText(range.text);
            m_range->setActive(range.range != EventRange::Upcoming);
            m_range->updateGeometry();
            m_model->setRange(range.range);
        });
    }
    for (const std::string_view known : kEventStatuses) {
        const QString status = QString::fromLatin1(known.data(), qsizetype(known.size()));
        addStatusChip(status, statusText(status));
    }
}

void EventsPage::addStatusChip(const QString &status, const QString &text)
{
    Chip *chip = m_header->chips()->addChip(text);
    chip->setCheckable(true);
    m_statusChips.insert(status, chip);
    connect(chip, &QAbstractButton::clicked, this,
            [this, status, chip] { chooseStatus(chip->isChecked() ? status : QString()); });
}

void EventsPage::chooseStatus(const QString &status)
{
    for (auto chip = m_statusChips.cbegin(); chip != m_statusChips.cend(); ++chip)
        (*chip)->setChecked(chip.key() == status);
    m_model->setStatus(status);
}

void EventsPage::buildTable()
{
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_body->addWidget(m_table);
    connect(m_table, &QAbstractItemView::doubleClicked, this, &EventsPage::openCurrent);
    connect(m_table, &TableView::deleteRequested, this, &EventsPage::removeSelected);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *enter = new QShortcut(QKeySequence(key), m_table);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, &EventsPage::openCurrent);
    }
}

void EventsPage::sizeColumns()
{
    const QString currency = m_context.shop.currency;
    const QString over = budgetState(88888.88, 0, currency).text;
    const QString left = budgetState(0, 8888.88, currency).text;
    const std::pair<EventsModel::Column, QString> usual[] = {{EventsModel::Date, widestDate()},
                                                             {EventsModel::Venue, u"Old Assembly Rooms, Wells"_s},
                                                             {EventsModel::Client, u"Sophie L. and Grace E."_s},
                                                             {EventsModel::Status, QString()},
                                                             {EventsModel::Guests, u"0000"_s},
                                                             {EventsModel::Price, moneyText(88888.88, currency)},
                                                             {EventsModel::Budget, over},
                                                             {EventsModel::Budget, left}};
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(EventsModel::Name, QHeaderView::Stretch);
    QHash<int, int> widths;
    for (const auto &[column, text] : usual)
        widths[column] = std::max(widths.value(column), columnWidth(*header, column, text));
    for (const std::string_view known : kEventStatuses) {
        const QString text = statusText(QString::fromLatin1(known.data(), qsizetype(known.size())));
        const int chip = qCeil(statusChipWidth(text)) + 2 * kCellPadding;
        widths[EventsModel::Status] = std::max(widths.value(EventsModel::Status), chip);
    }
    for (auto width = widths.cbegin(); width != widths.cend(); ++width)
        header->resizeSection(width.key(), width.value());
}

void EventsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Where it is narrow, the event's name comes before the clients', who are mostly named in it.
    const QHeaderView *header = m_table->horizontalHeader();
    int others = 0;
    for (int column = EventsModel::Date; column < EventsModel::ColumnCount; ++column)
        others += column == EventsModel::Client ? 0 : header->sectionSize(column);
    const QFontMetrics metrics(fontFor(TextStyle::Strong));
    const int client = QFontMetrics(fontFor(TextStyle::Body)).horizontalAdvance(u"Sophie L. and Grace E."_s);
    const int name = metrics.horizontalAdvance(u"Charity gala, Assembly Rooms"_s) + 2 * kCellPadding;
    m_table->setColumnHidden(EventsModel::Client, width() - others - client - 2 * kCellPadding < name);
}

void EventsPage::buildEmptyStates()
{
    m_body->addWidget(m_first);
    m_body->addWidget(m_nothing);
    connect(m_first, &EmptyState::actionChosen, this, &EventsPage::makeEvent);
}

void EventsPage::makeEvent()
{
    const auto made = std::make_shared<EventId>();
    m_context.edits.run(createEventEdit(tr("New event"), {.name = tr("New event")}, made), this,
                        [this, made](const Status &status) {
                            m_refusal->setMessage(status ? QString() : errorText(status.error()));
                            if (status)
                                Q_EMIT eventMade(*made);
                        });
}

void EventsPage::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        Q_EMIT eventChosen(m_model->eventAt(current.row()).id);
}

void EventsPage::removeSelected()
{
    // One after the other, each with its own undo step: events are seldom deleted, and never by the dozen.
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows()) {
        const Event event = m_model->eventAt(row.row());
        Edit edit = removeEventEdit(tr("Delete %1").arg(event.name), event.id);
        edit.offer = event.itemsCount == 0 ? tr("Deleted %1").arg(event.name)
                                           : tr("Deleted %1 with %n lines", nullptr, event.itemsCount).arg(event.name);
        m_context.edits.run(edit, this, [this](const Status &status) {
            m_refusal->setMessage(status ? QString() : errorText(status.error()));
        });
    }
}

void EventsPage::onListed()
{
    const int count = m_model->rowCount();
    m_header->setState(m_model->isComplete() ? tr("%n events", nullptr, count)
                                             : tr("more than %n events", nullptr, count));
    showEmptyState();
}

void EventsPage::showEmptyState()
{
    if (m_model->rowCount() > 0) {
        m_body->setCurrentWidget(m_table);
        return;
    }
    m_body->setCurrentWidget(m_model->isFiltered() ? m_nothing : m_first);
}

} // namespace stemdesk::ui
