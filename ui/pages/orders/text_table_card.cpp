#include "ui/pages/orders/text_table_card.h"

#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/table_view.h"

#include <QVBoxLayout>

namespace stemdesk::ui {

TextTableCard::TextTableCard(const QString &title, const QStringList &headings, int firstNumber, QWidget *parent)
    : Card(title, parent), m_model(new TextTableModel(headings, firstNumber, this)), m_table(new TableView(title))
{
    m_table->setModel(m_model);
    m_table->setFitsContents(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body()->addWidget(m_table);
    new ColumnShare(*m_table);
    hide();
}

void TextTableCard::setRows(const QList<QList<TextCell>> &rows)
{
    m_model->setRows(rows);
    m_table->setStretchedColumn(0);
    setVisible(!rows.isEmpty());
}

} // namespace stemdesk::ui
