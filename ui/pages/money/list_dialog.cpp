#include "ui/pages/money/list_dialog.h"

#include "ui/delegates/two_line_delegate.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPlainTextEdit>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

ListDialog::ListDialog(const Words &words, int previewShare, QWidget *parent)
    : QDialog(parent), m_model(new QStandardItemModel(this)), m_list(new QListView), m_preview(new QPlainTextEdit),
      m_message(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_column(new QVBoxLayout(this)),
      m_above(new QVBoxLayout), m_sides(new QWidget), m_right(new QVBoxLayout), m_foot(new QHBoxLayout)
{
    setWindowTitle(words.title);
    resize(3 * kBoardColumnWidth, 2 * kBoardColumnWidth);
    m_message->setWordWrap(true);
    m_list->setAccessibleName(words.list);
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setItemDelegate(new TwoLineDelegate(this));
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_preview->setAccessibleName(words.preview);
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    auto *close = new Button(words.close);
    m_foot->setSpacing(kSpace8);
    m_foot->addStretch(1);
    m_foot->addWidget(close);
    m_right->setSpacing(kSpace8);
    m_right->addWidget(m_preview, 1);
    auto *right = new QWidget;
    right->setLayout(m_right);
    m_right->setContentsMargins(kSpace16, kSpace16, kSpace24, 0);
    auto *sides = new QHBoxLayout(m_sides);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    sides->addWidget(m_list, 1);
    sides->addWidget(right, previewShare);
    m_foot->setContentsMargins(kSpace24, kSpace12, kSpace24, kSpace16);
    m_above->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace12);
    m_above->setSpacing(kSpace12);
    m_above->addWidget(new TextLabel(words.title, TextStyle::Heading));
    m_above->addWidget(m_message);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(m_above);
    m_column->addWidget(m_sides, 1);
    m_column->addStretch(0);
    m_column->addLayout(m_foot);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, changed, this, [this] { m_sides->setVisible(m_model->rowCount() > 0); });
    connect(m_model, &QAbstractItemModel::modelReset, this,
            [this] { m_sides->setVisible(m_model->rowCount() > 0); }); // Two empty boxes tell nothing.
    m_sides->hide();
    connect(close, &QAbstractButton::clicked, this, &QDialog::reject);
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
}

void ListDialog::preview(const QString &text)
{
    m_preview->setPlainText(text);
}

void ListDialog::addAboveAll(QWidget *choice)
{
    m_above->insertWidget(1, choice, 0, Qt::AlignLeft);
}

void ListDialog::addAbovePreview(QWidget *choice)
{
    m_right->insertWidget(0, choice, 0, Qt::AlignLeft);
}

void ListDialog::addAct(Button *act)
{
    m_foot->addWidget(act);
}

void ListDialog::addRow(const QString &name, const QString &more, bool isTicked)
{
    auto *item = new QStandardItem(name);
    item->setData(more, TwoLineDelegate::kSecondLineRole);
    item->setData(QString(name + u" · "_s + more), Qt::AccessibleTextRole);
    if (isTicked) {
        item->setCheckable(true);
        item->setCheckState(Qt::Checked);
    }
    m_model->appendRow(item);
}

} // namespace stemdesk::ui
