#include "ui/pages/colours/words_filter.h"

#include "core/base/text.h"
#include "ui/pages/colours/words_model.h"

#include <algorithm>

namespace stemdesk::ui {

WordsFilter::WordsFilter(QAbstractItemModel *words, QObject *parent) : QSortFilterProxyModel(parent)
{
    setSourceModel(words);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
    sort(0);
}

void WordsFilter::setSearch(const QString &text)
{
    m_words = searchTokens(text);
    invalidateFilter();
}

void WordsFilter::setOwnOnly(bool ownOnly)
{
    m_isOwnOnly = ownOnly;
    invalidateFilter();
}

bool WordsFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex name = sourceModel()->index(row, 0, parent);
    if (m_isOwnOnly && !name.data(kOwnWordRole).toBool())
        return false;
    const QStringList texts = searchTokens(name.data().toString());
    return std::ranges::all_of(m_words, [&](const QString &word) {
        return std::ranges::any_of(texts, [&](const QString &text) { return text.startsWith(word); });
    });
}

} // namespace stemdesk::ui
