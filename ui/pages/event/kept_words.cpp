#include "ui/pages/event/kept_words.h"

#include "ui/pages/event/event_document.h"
#include "ui/words/day_text.h"

namespace stemdesk::ui {

KeptWords::KeptWords(const EventDocument &document) : m_document(document)
{
    for (const EventGroup &group : document.shown().groups) {
        for (const EventItem &item : group.items) {
            m_kept += item.kept ? 1 : 0;
            m_open += !item.kept && item.price.isPriced ? 1 : 0;
        }
    }
}

QString KeptWords::sentence() const
{
    if (const auto since = m_document.shown().pricesKeptAt)
        return tr("Prices pinned on %1").arg(shortDate(dayOf(*since, m_document.zone())));
    return m_kept > 0 ? tr("%n line(s) with a pinned price", nullptr, m_kept) : tr("Lines follow the price lists.");
}

QString KeptWords::of(const EventItem &line) const
{
    return line.kept ? tr("Price pinned on %1").arg(shortDate(dayOf(line.kept->keptAt, m_document.zone()))) : QString();
}

} // namespace stemdesk::ui
