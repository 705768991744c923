#pragma once

#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

/// The words of one shop's vocabulary; `Word` is Colour or Category.
template <class Word>
class VocabularyStore {
public:
    using WordId = decltype(Word::id);

    VocabularyStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    Result<Page<Word>> list(const VocabularyFilter &filter, const PageRequest &page) const;
    Result<QList<Word>> all() const;
    /// NotFound where there is none.
    Result<Word> find(WordId id) const;
    /// The word with this name, regardless of case.
    Result<std::optional<Word>> named(const QString &name) const;

    Status insert(const Word &word);
    /// Stores `word` if the row has the version before it; Stale otherwise.
    Status update(const Word &before, const Word &after);
    Status remove(WordId id);

private:
    Session &m_session;
    Tenant m_tenant;
};

using ColourStore = VocabularyStore<Colour>;
using CategoryStore = VocabularyStore<Category>;

extern template class VocabularyStore<Colour>;
extern template class VocabularyStore<Category>;

} // namespace stemdesk
