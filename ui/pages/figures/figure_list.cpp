#include "ui/pages/figures/figure_list.h"

#include "ui/widgets/button.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QShortcut>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

FigureListModel::Columns FigureListModel::columns() const
{
    static constexpr TableColumn<FigureLine> kColumns[] = {
        {.text = kField<&FigureLine::name>, .tellsWhole = true},
        {.text = [](const FigureLine &line) { return line.figures[0]; }, .isNumber = true},
        {.text = [](const FigureLine &line) { return line.figures[1]; }, .isNumber = true},
        {.text = [](const FigureLine &line) { return line.figures[2]; }, .isNumber = true},
    };
    return kColumns;
}

FigureList::FigureList(const QString &title, const QStringList &columns, QWidget *parent)
    : Card(title, parent), m_model(new FigureListModel(columns, this)), m_table(new TableView(title))
{
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFitsContents(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setStretchedColumn(0);
    auto *header = m_table->horizontalHeader();
    for (int column = 1; column < m_model->columnCount(); ++column)
        header->resizeSection(column, columnWidth(*header, column, u"€ 888.888,88"_s));
    int least = columnWidth(*header, 0, u"Farm & Valley"_s);
    for (int column = 1; column < m_model->columnCount(); ++column)
        least += header->sectionSize(column);
    m_table->setMinimumWidth(least);
    body()->addWidget(m_table);
    const auto open = [this] {
        if (const QModelIndex index = m_table->currentIndex(); index.isValid())
            Q_EMIT opened(m_model->rowAt(index.row()).key);
    };
    connect(m_table, &QAbstractItemView::doubleClicked, this, open);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *enter = new QShortcut(QKeySequence(key), m_table, nullptr, nullptr, Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, open);
    }
}

void FigureList::setLines(const QList<FigureLine> &lines)
{
    m_lines = lines;
    showLines();
}

void FigureList::setMost(int lines, const QString &rest)
{
    m_most = lines;
    m_foot = new CardRow;
    auto *all = new Button(rest, Button::Kind::Link);
    m_foot->row()->addWidget(all);
    m_foot->row()->addStretch(1);
    body()->addWidget(m_foot);
    connect(all, &QAbstractButton::clicked, this, [this] {
        m_most = 0;
        showLines();
        m_table->setFocus(Qt::OtherFocusReason);
    });
    showLines();
}

void FigureList::showLines()
{
    const bool isCut = m_most > 0 && m_lines.size() > m_most;
    m_model->setRows(isCut ? m_lines.mid(0, m_most) : m_lines);
    if (m_foot)
        m_foot->setVisible(isCut);
    setVisible(!m_lines.isEmpty());
}

} // namespace stemdesk::ui
