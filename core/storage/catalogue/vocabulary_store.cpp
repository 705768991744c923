#include "core/storage/catalogue/vocabulary_store.h"

#include "core/base/text.h"
#include "core/storage/engine/columns.h"
#include "core/storage/engine/page_read.h"

#include <limits>

namespace stemdesk {

namespace {

/// What differs between the two kinds of words: the table, and that a colour has a hex code.
template <class Word>
constexpr auto kWordTable = "colour";
template <>
constexpr auto kWordTable<Category> = "category";

template <class Word, class... More>
auto wordColumns(const More &...more)
{
    return columnsOf<Word>(fixedColumn<&Word::id>("id"), column<&Word::name>("name"),
                           fixedColumn<&Word::isPreset>("is_preset"), fixedColumn<&Word::createdAt>("created_at"),
                           column<&Word::updatedAt>("updated_at"), column<&Word::version>("version"), more...);
}

template <class Word>
const auto kWordColumns = wordColumns<Word>();
template <>
const auto kWordColumns<Colour> = wordColumns<Colour>(column<&Colour::hex>("hex"));

template <class Word>
QByteArray selectFrom()
{
    return "select key, " + kWordColumns<Word>.names() + " from " + kWordTable<Word>;
}

template <class Word>
Word wordFrom(const Row &row)
{
    return kWordColumns<Word>.read(row, 1);
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
    static const QByteArray kInsert = kWordColumns<Word>.insertSql(kWordTable<Word>, "shop, folded_name");
    return kWordColumns<Word>.inserted(word, [&](const auto &...values) {
        return m_session.run(kInsert, m_tenant.shop, caseFolded(word.name), values...);
    });
}

template <class Word>
Status VocabularyStore<Word>::update(const Word &word)
{
    static const QByteArray kUpdate = QByteArray("update ") + kWordTable<Word> + " set folded_name = ?, "
        + kWordColumns<Word>.assignments() + " where shop = ? and id = ? and version = ?";
    const auto changed = TRY(kWordColumns<Word>.updated(word, [&](const auto &...values) {
        return m_session.change(kUpdate, caseFolded(word.name), values..., m_tenant.shop, word.id, word.version - 1);
    }));
    return changed == 1 ? Status() : Status(stale());
}

template <class Word>
Status VocabularyStore<Word>::remove(WordId id)
{
    static const QByteArray kSql = QByteArray("delete from ") + kWordTable<Word> + " where shop = ? and id = ?";
    const auto removed = TRY(m_session.change(kSql, m_tenant.shop, id));
    return removed == 1 ? Status() : Status(notFound());
}

template class VocabularyStore<Colour>;
template class VocabularyStore<Category>;

} // namespace stemdesk
