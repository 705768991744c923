#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace stemdesk::ui {

/// Filters the words by a text, in alphabetical order: all of them, or only the shop's own.
class WordsFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit WordsFilter(QAbstractItemModel *words, QObject *parent = nullptr);

    void setSearch(const QString &text);
    void setOwnOnly(bool ownOnly);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    bool m_isOwnOnly = false;
};

} // namespace stemdesk::ui
