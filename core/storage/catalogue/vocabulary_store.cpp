#include "core/storage/catalogue/vocabulary_store.h"

#include "core/base/text.h"
#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

namespace {

/// What differs between the two kinds of words: the table, and that a colour has a hex code.
template <class Word>
struct WordTable;

template <>
struct WordTable<Colour> {
    static constexpr auto kName = "colour";
    static constexpr auto kHex = "hex";
    static void setHex(Colour &colour, const QString &hex) { colour.hex = hex; }
};

template <>
struct WordTable<Category> {
    static constexpr auto kName = "category";
    static constexpr auto kHex = "''";
    static void setHex(Category &, const QString &) {}
};

template <class Word>
QByteArray selectFrom()
{
    return QByteArray("select key, id, name, is_preset, created_at, updated_at, version, ") + WordTable<Word>::kHex
        + " from " + WordTable<Word>::kName;
}

template <class Word>
Word wordFrom(const Row &row)
{
    Word word;
    word.id = row.id<decltype(Word::id)>(1);
    word.name = row.text(2);
    word.isPreset = row.flag(3);
    word.createdAt = row.integer(4);
    word.updatedAt = row.integer(5);
    word.version = row.smallInteger(6);
    WordTable<Word>::setHex(word, row.text(7));
    return word;
}

} // namespace

template <class Word>
Result<Page<Word>> VocabularyStore<Word>::list(const VocabularyFilter &filter, const PageRequest &page) const
{
    static const QByteArray kSql =
        selectFrom<Word>() + " where shop = ? and key > ? and updated_at >= ? order by key limit ?";
    Page<Word> found;
    qint64 lastKey = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == page.limit) {
            found.next = lastKey;
            return;
        }
        found.rows.append(wordFrom<Word>(row));
        lastKey = row.integer(0);
    };
    const Instant since = filter.updatedSince.value_or(std::numeric_limits<qint64>::min());
    const Status read = m_session.each(kSql, take, m_tenant.shop, page.after.value_or(0), since, page.limit + 1);
    if (!read)
        return read.error();
    return found;
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
    const auto word = m_session.first(kSql, wordFrom<Word>, m_tenant.shop, id);
    if (!word)
        return word.error();
    if (!*word)
        return notFound();
    return **word;
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
    if constexpr (std::is_same_v<Word, Colour>) {
        return m_session.run("insert into colour (shop, id, name, folded_name, hex, is_preset, created_at, updated_at, "
                             "version) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                             m_tenant.shop, word.id, word.name, caseFolded(word.name), word.hex, word.isPreset,
                             word.createdAt, word.updatedAt, word.version);
    } else {
        return m_session.run("insert into category (shop, id, name, folded_name, is_preset, created_at, updated_at, "
                             "version) values (?, ?, ?, ?, ?, ?, ?, ?)",
                             m_tenant.shop, word.id, word.name, caseFolded(word.name), word.isPreset, word.createdAt,
                             word.updatedAt, word.version);
    }
}

template <class Word>
Status VocabularyStore<Word>::update(const Word &word)
{
    const auto changed = [&]() -> Result<qint64> {
        if constexpr (std::is_same_v<Word, Colour>) {
            return m_session.change("update colour set name = ?, folded_name = ?, hex = ?, updated_at = ?, version = ? "
                                    "where shop = ? and id = ? and version = ?",
                                    word.name, caseFolded(word.name), word.hex, word.updatedAt, word.version,
                                    m_tenant.shop, word.id, word.version - 1);
        } else {
            return m_session.change("update category set name = ?, folded_name = ?, updated_at = ?, version = ? "
                                    "where shop = ? and id = ? and version = ?",
                                    word.name, caseFolded(word.name), word.updatedAt, word.version, m_tenant.shop,
                                    word.id, word.version - 1);
        }
    }();
    if (!changed)
        return changed.error();
    return *changed == 1 ? Status() : Status(stale());
}

template <class Word>
Status VocabularyStore<Word>::remove(WordId id)
{
    static const QByteArray kSql = QByteArray("delete from ") + WordTable<Word>::kName + " where shop = ? and id = ?";
    const auto removed = m_session.change(kSql, m_tenant.shop, id);
    if (!removed)
        return removed.error();
    return *removed == 1 ? Status() : Status(notFound());
}

template class VocabularyStore<Colour>;
template class VocabularyStore<Category>;

} // namespace stemdesk
