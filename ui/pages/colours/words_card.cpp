#include "ui/pages/colours/words_card.h"

#include "ui/pages/colours/words_filter.h"
#include "ui/pages/colours/words_model.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

WordsCard::WordsCard(NewWordRow::Kind kind, QAbstractItemModel *words, int firstCount, QWidget *parent)
    : Card(kind == NewWordRow::Kind::Colour ? tr("Colours") : tr("Categories"), parent), m_kind(kind), m_words(words),
      m_firstCount(firstCount), m_filter(new WordsFilter(words, this)), m_new(new NewWordRow(kind)),
      m_table(new TableView(accessibleName()))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    buildTable();
    body()->addWidget(m_new);
    body()->addWidget(m_table, 1);
    body()->addWidget(new RefusalNote(*m_table));
    body()->addWidget(buildFoot());
    connect(m_new, &NewWordRow::named, this, &WordsCard::named);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, changed, this, &WordsCard::showCount);
    connect(m_table->verticalHeader(), &QHeaderView::sectionCountChanged, this, &WordsCard::fitRows);
    showCount();
    onCurrentChanged();
}

/// The card ends with its rows.
void WordsCard::fitRows()
{
    const int others = layout()->totalSizeHint().height() - m_table->sizeHint().height();
    setMaximumHeight(others + m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length());
}

bool WordsCard::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) // The row of a new word, or a refusal, has come or gone.
        fitRows();
    return Card::event(event);
}

void WordsCard::buildTable()
{
    m_table->setModel(m_filter);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setStretchedColumn(0);
    new ColumnShare(*m_table);
    m_table->viewport()->setAttribute(Qt::WA_Hover); // For the links.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &WordsCard::onCurrentChanged);
    connect(m_table, &TableView::deleteRequested, this, [this] {
        if (isCurrentOwn())
            Q_EMIT removeRequested(currentRow());
    });
    connect(m_table, &QAbstractItemView::clicked, this, &WordsCard::onActivated);
    // For Enter; a double click already counts as two clicks.
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            onActivated(index);
    });
}

QWidget *WordsCard::buildFoot()
{
    auto *foot = new CardRow;
    m_rename = new Button(tr("Rename"), Button::Kind::Small);
    m_rename->setToolTip(tr("F2; renames it everywhere"));
    const bool isColour = m_kind == NewWordRow::Kind::Colour;
    m_rename->setAccessibleName(isColour ? tr("Rename the chosen colour") : tr("Rename the chosen category"));
    foot->row()->addWidget(m_rename);
    connect(m_rename, &Button::clicked, this, [this] {
        const QModelIndex name = m_table->currentIndex().siblingAtColumn(0);
        m_table->setFocus();
        m_table->setCurrentIndex(name);
        if (!m_table->indexWidget(name)) // Pressed twice: it is being renamed.
            m_table->edit(name);
    });
    if (isColour) {
        m_pick = new Button(tr("Choose a colour…"), Button::Kind::Small);
        foot->row()->addWidget(m_pick);
        connect(m_pick, &Button::clicked, this, [this] { Q_EMIT pickRequested(currentRow()); });
    }
    m_remove = new Button(tr("Delete"), Button::Kind::Small);
    m_remove->setToolTip(tr("Del"));
    m_remove->setAccessibleName(isColour ? tr("Delete the chosen colour") : tr("Delete the chosen category"));
    foot->row()->addWidget(m_remove);
    connect(m_remove, &Button::clicked, this, [this] { Q_EMIT removeRequested(currentRow()); });
    foot->row()->addStretch(1);
    return foot;
}

void WordsCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    QHeaderView *header = m_table->horizontalHeader();
    for (int column = 1; column < header->count(); ++column)
        header->resizeSection(column, columnWidth(*header, column, column < m_firstCount ? u"#dddddd"_s : u"8,888"_s));
}

void WordsCard::startNew()
{
    m_new->open();
}

void WordsCard::keepNewIn(const DraftMemory &memory)
{
    if (m_new->keepIn(memory))
        startNew();
}

void WordsCard::closeNew()
{
    m_new->hide();
}

void WordsCard::refuseNew(const QString &reason)
{
    m_new->refuse(reason);
}

void WordsCard::choose(const QModelIndex &cell)
{
    const QModelIndex shown = m_filter->mapFromSource(cell);
    if (!shown.isValid())
        return;
    m_table->setFocus();
    m_table->setCurrentIndex(shown);
    m_table->scrollTo(shown);
}

void WordsCard::setSearch(const QString &text)
{
    m_filter->setSearch(text);
}

void WordsCard::setOwnOnly(bool ownOnly)
{
    m_filter->setOwnOnly(ownOnly);
}

int WordsCard::currentRow() const
{
    return m_filter->mapToSource(m_table->currentIndex()).row();
}

bool WordsCard::isCurrentOwn() const
{
    return m_table->currentIndex().data(kOwnWordRole).toBool();
}

void WordsCard::onCurrentChanged()
{
    const bool isOwn = isCurrentOwn();
    for (Button *button : {m_rename, m_pick, m_remove}) {
        if (button)
            button->setEnabled(isOwn);
    }
}

void WordsCard::onActivated(const QModelIndex &index)
{
    if (index.column() >= m_firstCount && !index.data().toString().isEmpty())
        Q_EMIT usesRequested(m_filter->mapToSource(index).row(), index.column());
}

void WordsCard::showCount()
{
    int own = 0;
    for (int row = 0; row < m_words->rowCount(); ++row)
        own += m_words->index(row, 0).data(kOwnWordRole).toBool() ? 1 : 0;
    setNote(own == 0 ? tr("Presets only; add your own") : tr("%n of your own", nullptr, own));
}

} // namespace stemdesk::ui
