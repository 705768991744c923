#include "ui/pages/hire/returns_view.h"

#include "ui/pages/hire/returns_model.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

ReturnsView::ReturnsView(UiContext &context, QWidget *parent)
    : QWidget(parent), m_model(new ReturnsModel(context, this)), m_table(new TableView(tr("Returns"))),
      m_centre(new ListStack(m_table,
                             new EmptyState(u"hire"_s,
                                            tr("Items hired by past events are listed here: type what came back, what "
                                               "is damaged and what is missing.")))),
      m_refusal(new InlineMessage(Tone::Error)), m_acts(new QWidget(this)),
      m_checkIn(new Button(tr("All came back"), Button::Kind::Primary)),
      m_takeOff(new Button(tr("Take losses off the stock"))), m_open(new Button(tr("Open the event")))
{
    buildTable();
    buildActs();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_centre, 1);
    column->addWidget(m_refusal); // Below what is typed: nothing moves when it appears.
    setFocusProxy(m_table);
    connect(m_model, &ReturnsModel::listed, this, &ReturnsView::showRows);
    connect(m_model, &ReturnsModel::refused, m_refusal,
            [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(
        m_table, &TableView::editedRowRemoved, m_refusal,
        [this](const QString &typed) { m_refusal->setMessage(RefusalNote::removedText(typed)); }, Qt::QueuedConnection);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ReturnsView::showButtons);
    showRows();
}

void ReturnsView::buildActs()
{
    m_acts->hide();
    auto *row = new QHBoxLayout(m_acts);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    for (Button *button : {m_takeOff, m_open, m_checkIn})
        row->addWidget(button);
    m_checkIn->setToolTip(tr("Space checks in the rest of the chosen rows"));
    connect(m_checkIn, &QAbstractButton::clicked, this, [this] { m_model->checkIn(chosenRows()); });
    connect(m_takeOff, &QAbstractButton::clicked, this,
            [this] { m_model->toggleTakenOff(m_table->currentIndex().row()); });
    connect(m_open, &QAbstractButton::clicked, this, [this] {
        const ReturnRow current = m_model->rowAt(m_table->currentIndex().row());
        if (!current.eventId.isNull())
            Q_EMIT eventChosen(current.eventId);
    });
    m_table->installEventFilter(this);
}

/// Handles the space bar, unless an editor is open.
bool ReturnsView::eventFilter(QObject *watched, QEvent *event)
{
    const bool isSpace = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
    if (watched != m_table || !isSpace)
        return QWidget::eventFilter(watched, event);
    m_model->checkIn(chosenRows());
    return true;
}

void ReturnsView::buildTable()
{
    m_table->setModel(m_model);
    m_table->setStretchedColumn(ReturnsModel::Event);
    auto *header = m_table->horizontalHeader();
    header->resizeSection(ReturnsModel::Day, columnWidth(*header, ReturnsModel::Day, widestDate(mediumDate)));
    header->resizeSection(ReturnsModel::Thing,
                          columnWidth(*header, ReturnsModel::Thing, u"Glass vase hire, Tall trumpet, 60 cm"_s));
    const qreal state =
        std::max(statusChipWidth(ReturnsModel::tr("Checked in")), statusChipWidth(ReturnsModel::tr("Due back")));
    header->resizeSection(ReturnsModel::State, qCeil(state) + 2 * kCellPadding);
    sizeFigures();
    (new ColumnShare(*m_table))
        ->setSnug({ReturnsModel::Day, ReturnsModel::State, ReturnsModel::Out, ReturnsModel::Back, ReturnsModel::Damaged,
                   ReturnsModel::Missing, ReturnsModel::Loss, ReturnsModel::TakenOff});
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ReturnsView::showButtons);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ReturnsView::showButtons);
}

void ReturnsView::sizeFigures()
{
    auto *header = m_table->horizontalHeader();
    for (int column = ReturnsModel::Out; column < ReturnsModel::ColumnCount; ++column) {
        const QString usual = column == ReturnsModel::Loss ? u"£8,888.88"_s : u"888"_s;
        header->resizeSection(column, columnWidth(*header, column, usual));
    }
}

QList<int> ReturnsView::chosenRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        rows += index.row();
    if (rows.isEmpty() && m_table->currentIndex().isValid())
        rows += m_table->currentIndex().row();
    return rows;
}

void ReturnsView::setLive(bool isLive)
{
    m_model->setLive(isLive);
}

void ReturnsView::showRows()
{
    const bool isAny = m_model->rowCount() > 0;
    bool isOtherLast = false;
    for (const int column : {ReturnsModel::Loss, ReturnsModel::TakenOff}) {
        bool isAnySaid = false;
        for (int row = 0; row < m_model->rowCount() && !isAnySaid; ++row)
            isAnySaid = !m_model->index(row, column).data().toString().isEmpty();
        isOtherLast = isOtherLast || m_table->isColumnHidden(column) == isAnySaid;
        m_table->setColumnHidden(column, !isAnySaid); // The names have the room until something is lost.
    }
    if (isOtherLast) // It has more room, up to the edge of the page.
        sizeFigures();
    m_centre->showFor(m_model->rowCount());
    if (isAny && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, ReturnsModel::Back));
    showButtons();
    Q_EMIT listed();
}

void ReturnsView::showButtons()
{
    const ReturnRow current = m_model->rowAt(m_table->currentIndex().row());
    const QList<int> rows = chosenRows();
    m_checkIn->setEnabled(std::ranges::any_of(rows, [this](int row) { return m_model->rowAt(row).missingYet() > 0; }));
    m_checkIn->setVisible(m_model->openEvents() > 0);
    m_takeOff->setVisible(current.returned.lostUnits() > 0);
    m_takeOff->setText(current.returned.isTakenOff ? tr("Give losses back to the stock")
                                                   : tr("Take losses off the stock"));
    m_open->setEnabled(!current.eventId.isNull());
}

} // namespace stemdesk::ui
