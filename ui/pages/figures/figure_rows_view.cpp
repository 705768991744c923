#include "ui/pages/figures/figure_rows_view.h"

#include "ui/pages/figures/figure_words.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QShortcut>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

FigureRowsModel::Columns FigureRowsModel::columns() const
{
    static constexpr TableColumn<ShownFigureRow> kColumns[] = {
        {.title = QT_TR_NOOP("Day"),
         .text = [](const ShownFigureRow &of) { return mediumDate(of.row.on); },
         .tellsWhole = true},
        {.title = QT_TR_NOOP("Event"),
         .text =
             [](const ShownFigureRow &of) {
                 return of.row.eventId.isNull() ? FigureRowsModel::tr("Several events") : of.row.eventName;
             },
         .tellsWhole = true,
         .isStrong = true},
        {.title = QT_TR_NOOP("Invoice"),
         .text = [](const ShownFigureRow &of) { return of.row.number; },
         .tellsWhole = true,
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Amount"), .text = kField<&ShownFigureRow::amount>, .tellsWhole = true, .isNumber = true},
    };
    return kColumns;
}

FigureRowsView::FigureRowsView(QWidget *parent)
    : QWidget(parent), m_model(new FigureRowsModel(this)), m_back(new Button(tr("Back to the figures"))),
      m_title(new TextLabel({}, TextStyle::Heading)), m_sum(new TextLabel({}, TextStyle::Heading)),
      m_table(new TableView(tr("What the figure adds up"))),
      m_stack(new ListStack(m_table, new EmptyState(u"figures"_s, tr("Nothing adds to this figure."))))
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace8);
    head->setSpacing(kSpace12);
    head->addWidget(m_back);
    head->addWidget(m_title, 1);
    head->addWidget(m_sum);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_stack, 1);
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setStretchedColumn(FigureRowsModel::EventName);
    QHeaderView &header = *m_table->horizontalHeader();
    header.resizeSection(FigureRowsModel::Day, columnWidth(header, FigureRowsModel::Day, widestDate(mediumDate)));
    header.resizeSection(FigureRowsModel::Number, columnWidth(header, FigureRowsModel::Number, u"2026-00000"_s));
    header.resizeSection(FigureRowsModel::Amount, columnWidth(header, FigureRowsModel::Amount, u"€ 8.888.888,88"_s));
    setFocusProxy(m_table);
    connect(m_back, &QAbstractButton::clicked, this, &FigureRowsView::backWanted);
    auto *escape = new QShortcut(QKeySequence(Qt::Key_Escape), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &FigureRowsView::backWanted);
    connect(m_table, &QAbstractItemView::doubleClicked, this, &FigureRowsView::open);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *enter = new QShortcut(QKeySequence(key), m_table, nullptr, nullptr, Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, &FigureRowsView::open);
    }
}

void FigureRowsView::open()
{
    const QModelIndex index = m_table->currentIndex();
    if (index.isValid())
        Q_EMIT opened(m_model->rowAt(index.row()).row.eventId, m_figure <= ReportFigure::Overdue);
}

void FigureRowsView::show(ReportFigure figure, const PeriodReport &report, const QList<ReportRow> &rows)
{
    m_figure = figure;
    QList<ShownFigureRow> shown;
    for (const ReportRow &row : rows)
        shown.append(
            {.place = int(shown.size()), .row = row, .amount = figureText(row.amount, figure, report.currency)});
    m_model->resetRows(shown);
    m_title->setText(tr("%1, %2", "figure, month").arg(figureName(figure), periodText(report.figures.period)));
    m_sum->setFigure(figureName(figure), figureText(figureOf(report, figure), figure, report.currency));
    m_table->setColumnHidden(FigureRowsModel::Number, figure > ReportFigure::Overdue);
    m_stack->showFor(int(shown.size()));
}

} // namespace stemdesk::ui
