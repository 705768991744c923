#include "core/services/change_feed.h"

#include "core/services/service_context.h"
#include "core/storage/change_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<QList<FeedHistory>> ChangeFeed::histories() const
{
    return m_context.store<ChangeStore>().histories();
}

Result<FeedPage> ChangeFeed::present() const
{
    const qint64 last = TRY(m_context.store<ChangeStore>().lastSeq());
    return FeedPage{.position = last, .isCaughtUp = true};
}

Result<FeedPage> ChangeFeed::read(qint64 position, ResourceSet resources, int limit) const
{
    const auto store = m_context.store<ChangeStore>();
    const Result<qint64> last = store.lastSeq(); // First: later commits go to the next page.
    if (!last)
        return last.error();
    if (position < 0 || position > *last)
        return invalid(u"cursor"_s, u"The feed has not come this far; begin again without a cursor."_s);
    if (resources.isEmpty())
        return FeedPage{.position = *last, .isCaughtUp = true};
    const qint64 end = std::min(*last, position + kMaxScan);
    Changes changes = TRY(store.between(position, end, resources, limit));
    FeedPage page{.changes = std::move(changes), .position = end};
    if (page.changes.size() == limit)
        page.position = page.changes.constLast().seq;
    page.isCaughtUp = page.position == *last;
    return page;
}

} // namespace stemdesk
