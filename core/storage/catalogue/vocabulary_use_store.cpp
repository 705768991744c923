#include "core/storage/catalogue/vocabulary_use_store.h"

#include "core/base/text.h"
#include "core/storage/engine/session.h"

#include <QSet>

namespace stemdesk {

Result<VocabularyUseStore::Counts> VocabularyUseStore::variantsByColour() const
{
    return counts("select colors, count(*) from variant where shop = ? group by colors");
}

Result<VocabularyUseStore::Counts> VocabularyUseStore::eventsByColour() const
{
    return counts("select colour_scheme, count(*) from event where shop = ? and colour_scheme is not null "
                  "group by colour_scheme");
}

Result<VocabularyUseStore::Counts> VocabularyUseStore::productsByCategory() const
{
    return counts("select category, count(*) from product where shop = ? group by category");
}

/// Rows are lists of names, with the number of times each list occurs.
Result<VocabularyUseStore::Counts> VocabularyUseStore::counts(QByteArrayView sql) const
{
    Counts counted;
    const auto take = [&counted](const Row &row) {
        QSet<QString> names;
        for (const QString &name : row.lines(0))
            names += caseFolded(name);
        for (const QString &name : std::as_const(names))
            counted[name] += row.integer(1);
    };
    TRY(m_session.each(sql, take, m_tenant.shop));
    return counted;
}

} // namespace stemdesk
