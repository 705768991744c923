#include "core/storage/catalogue/vocabulary_store.h"

#include "core/base/text.h"
#include "core/storage/engine/page_read.h"
#include "core/storage/rows/resource_rows.h"

#include <limits>

namespace stemdesk {

namespace {

/// The differences between colours and categories: the table, and a colour's hex code.
template <class Word>
const ResourceRows<Word> kWordRows{colourSpec()};
template <>
const ResourceRows<Category> kWordRows<Category>{categorySpec()};

template <class Word>
QByteArray selectFrom()
{
    return "select key, " + kWordRows<Word>.names() + " from " + kWordRows<Word>.table();
}

template <class Word>
Word wordFrom(const Row &row)
{
    return kWordRows<Word>.read(row, 1);
}

} // namespace

template <class Word>
Result<Page<Word>> VocabularyStore<Word>::list(const VocabularyFilter &filter, const PageRequest &page) const
{
    const QByteArray sql = selectFrom<Word>() + " where shop = ? and key > ? and updated_at >= ?" + idClause(page)
        + " order by key limit ?";
    return readPage(m_session, sql, wordFrom<Word>, page.limit, m_tenant.shop, page.after.value_or(0),
                    filter.updatedSince.value_or(std::numeric_limits<Instant>::min()), idsOf(page));
}

template <class Word>
Result<QList<Word>> VocabularyStore<Word>::all() const
{
    static const QByteArray kSql = selectFrom<Word>() + " where shop = ? order by key";
    return m_session.all(kSql, wordFrom<Word>, m_tenant.shop);
}

template <class Word>
Result<Word> VocabularyStore<Word>::find(WordId id) const
{
    static const QByteArray kSql = selectFrom<Word>() + " where shop = ? and id = ?";
    const auto word = TRY(m_session.first(kSql, wordFrom<Word>, m_tenant.shop, id));
    if (!word)
        return notFound();
    return *word;
}

template <class Word>
Result<std::optional<Word>> VocabularyStore<Word>::named(const QString &name) const
{
    static const QByteArray kSql = selectFrom<Word>() + " where shop = ? and folded_name = ?";
    return m_session.first(kSql, wordFrom<Word>, m_tenant.shop, caseFolded(name));
}

template <class Word>
Status VocabularyStore<Word>::insert(const Word &word)
{
    static const QByteArray kInsert = kWordRows<Word>.insertSql("shop, folded_name");
    return m_session.run(kInsert, m_tenant.shop, caseFolded(word.name), kWordRows<Word>.inserted(word));
}

template <class Word>
Status VocabularyStore<Word>::update(const Word &before, const Word &after)
{
    const auto columnsOf = [](const Word &word) {
        return kWordRows<Word>.updated(word).add("folded_name", caseFolded(word.name));
    };
    const RowChange change(kWordRows<Word>.table(), columnsOf(before), columnsOf(after));
    return m_session.changeEvery(1, change.sql(" where shop = ? and id = ? and version = ?"), change, m_tenant.shop,
                                 before.id, before.version);
}

template <class Word>
Status VocabularyStore<Word>::remove(WordId id)
{
    static const QByteArray kSql = "delete from " + kWordRows<Word>.table() + " where shop = ? and id = ?";
    const auto removed = TRY(m_session.change(kSql, m_tenant.shop, id));
    return removed == 1 ? Status() : Status(notFound());
}

template class VocabularyStore<Colour>;
template class VocabularyStore<Category>;

} // namespace stemdesk
