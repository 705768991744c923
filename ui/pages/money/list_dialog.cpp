#include "ui/pages/money/list_dialog.h"

#include "ui/delegates/two_line_delegate.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

ListDialog::ListDialog(const Words &words, Button *act, QWidget *parent)
    : QDialog(parent), m_model(new QStandardItemModel(this)), m_list(new QListView), m_preview(new SidePanel),
      m_message(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_column(dialogColumn(*this, words.title)),
      m_sides(new QWidget), m_stack(new ListStack(m_sides, new EmptyState(u"money"_s, words.empty))),
      m_chosen(new Card(words.list)), m_shown(new Card(words.preview)), m_act(act)
{
    resize(4 * kBoardColumnWidth, 5 * kBoardColumnWidth / 2);
    m_message->setWordWrap(true);
    m_list->setAccessibleName(words.list);
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setItemDelegate(new TwoLineDelegate(this));
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_preview->setFocusPolicy(Qt::StrongFocus); // It is read with the arrow keys.
    m_chosen->body()->addWidget(m_list);
    m_shown->body()->addWidget(m_preview);
    auto *sides = new QHBoxLayout(m_sides);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(kSpace16);
    for (Card *card : {m_chosen, m_shown}) {
        card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
        sides->addWidget(card, 1);
    }
    m_column->addWidget(m_message);
    m_column->addWidget(m_stack, 1);
    m_stack->hide(); // Until what is listed was read.
    m_foot = dialogFoot(*this, words.close, act);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showCurrent(); });
}

int ListDialog::currentRow() const
{
    return m_list->currentIndex().row();
}

void ListDialog::choose(int row)
{
    m_list->setCurrentIndex(m_model->index(row, 0));
    m_list->setFocus();
    showCurrent();
}

void ListDialog::showMessage(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void ListDialog::showRows(int row)
{
    m_stack->showFor(m_model->rowCount());
    m_stack->show();
    choose(row);
}

void ListDialog::setTotal(const QString &total)
{
    m_chosen->setFigure(total);
}

void ListDialog::addAboveAll(QWidget *choice)
{
    m_column->insertWidget(1, choice, 0, Qt::AlignLeft);
}

void ListDialog::addAbovePreview(QWidget *choice)
{
    m_shown->addHeaderEnd(choice);
}

void ListDialog::addAct(Button *act)
{
    m_foot->insertWidget(m_foot->count() - 1, act);
}

void ListDialog::addRow(const Row &row)
{
    auto *item = new QStandardItem(row.name);
    item->setData(row.more, TwoLineDelegate::kSecondLineRole);
    item->setData(row.figure, TwoLineDelegate::kFigureRole);
    QStringList said{row.name, row.more, row.figure};
    said.removeAll(QString());
    item->setData(said.join(u" · "_s), Qt::AccessibleTextRole);
    if (row.isTicked) {
        item->setCheckable(true);
        item->setCheckState(Qt::Checked);
    }
    m_model->appendRow(item);
}

} // namespace stemdesk::ui
