#pragma once

#include "ui/pages/colours/new_word_row.h"
#include "ui/widgets/layout/card.h"

class QAbstractItemModel;
class QModelIndex;

namespace stemdesk::ui {

class Button;
class TableView;
class WordsFilter;

/// One list of words: an editable table, a row for a new word above it, and the actions for the selected word below.
/// Indexes and rows are those of the given model.
class WordsCard : public Card {
    Q_OBJECT

public:
    /// `firstCount` is the first column that says how often a word is used.
    WordsCard(NewWordRow::Kind kind, QAbstractItemModel *words, int firstCount, QWidget *parent = nullptr);

    void startNew();
    /// Stores what is typed into the row for a new word, and opens it with what is stored.
    void keepNewIn(const DraftMemory &memory);
    /// Closes the row for a new word after it was stored; refuseNew() gives the reason if it was not.
    void closeNew();
    void refuseNew(const QString &reason);

    void choose(const QModelIndex &cell);
    void setSearch(const QString &text);
    void setOwnOnly(bool ownOnly);
    TableView *table() const { return m_table; }

Q_SIGNALS:
    void named(const QString &name);
    void removeRequested(int row);
    void pickRequested(int row);
    /// Asks to show what uses a word, by the column's kind.
    void usesRequested(int row, int column);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTable();
    void fitRows();
    QWidget *buildFoot();
    int currentRow() const;
    bool isCurrentOwn() const;
    void onCurrentChanged();
    void onActivated(const QModelIndex &index);
    void showCount();

    NewWordRow::Kind m_kind;
    QAbstractItemModel *m_words;
    int m_firstCount;
    WordsFilter *m_filter;
    NewWordRow *m_new;
    TableView *m_table;
    Button *m_rename = nullptr;
    Button *m_pick = nullptr;
    Button *m_remove = nullptr;
};

} // namespace stemdesk::ui
