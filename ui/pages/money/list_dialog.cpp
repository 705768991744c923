#include "ui/pages/money/list_dialog.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPlainTextEdit>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

ListDialog::ListDialog(const Words &words, int previewShare, QWidget *parent)
    : QDialog(parent), m_model(new QStandardItemModel(this)), m_list(new QListView), m_preview(new QPlainTextEdit),
      m_said(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_column(new QVBoxLayout(this)),
      m_right(new QVBoxLayout), m_foot(new QHBoxLayout)
{
    setWindowTitle(words.title);
    resize(3 * kBoardColumnWidth, 2 * kBoardColumnWidth);
    m_said->setWordWrap(true);
    m_list->setAccessibleName(words.list);
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setWordWrap(true);
    m_list->setSpacing(kSpace4);
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
    auto *sides = new QHBoxLayout;
    sides->setSpacing(kSpace12);
    sides->addWidget(m_list, 1);
    sides->addLayout(m_right, previewShare);
    m_column->setContentsMargins(kSpace16, kSpace16, kSpace16, kSpace16);
    m_column->setSpacing(kSpace12);
    m_column->addWidget(m_said);
    m_column->addLayout(sides, 1);
    m_column->addLayout(m_foot);
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

void ListDialog::say(const QString &text)
{
    m_said->setText(text);
}

void ListDialog::preview(const QString &text)
{
    m_preview->setPlainText(text);
}

void ListDialog::addAboveAll(QWidget *choice)
{
    m_column->insertWidget(0, choice, 0, Qt::AlignLeft);
}

void ListDialog::addAbovePreview(QWidget *choice)
{
    m_right->insertWidget(0, choice, 0, Qt::AlignLeft);
}

void ListDialog::addAct(Button *act)
{
    m_foot->addWidget(act);
}

} // namespace stemdesk::ui
