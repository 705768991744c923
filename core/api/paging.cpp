#include "core/api/paging.h"

#include "core/base/wording.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostIds = 100;

Result<QList<IdBytes>> idsFrom(const QByteArray &text, IdReader read)
{
    const QString wanted = u"1 to %1 ids with commas between them"_s.arg(kMostIds);
    const QList<QByteArray> given = text.split(',');
    if (given.size() > kMostIds)
        return unfit(u"ids"_s, wanted, u"%1 of them"_s.arg(given.size()));
    QList<IdBytes> ids;
    for (const QByteArray &one : given) {
        const Result<IdBytes> id = read(one);
        if (!id && id.error().kind == Error::Kind::NotFound)
            return unfit(u"ids"_s, wanted, quoted(QByteArrayView(one)));
        if (!id)
            return id.error();
        if (!ids.contains(*id))
            ids.append(*id);
    }
    return ids;
}

} // namespace

Result<QList<IdBytes>> idsToRemove(const Call &call, IdReader read)
{
    const auto named = call.query.value("ids");
    if (!named)
        return required(u"ids"_s);
    return idsFrom(*named, read);
}

Result<PageRequest> pageOf(const Call &call, IdReader read)
{
    if (const auto named = call.query.value("ids")) {
        if (call.query.value("limit") || call.query.value("cursor"))
            return invalid(u"ids"_s,
                           u"Leave \"limit\" and \"cursor\" out beside \"ids\": all that are named come at once."_s);
        const QList<IdBytes> all = TRY(idsFrom(*named, read));
        return PageRequest{.limit = int(kMostIds), .ids = all};
    }
    const int limit = TRY(call.query.limit());
    PageRequest page{.limit = limit};
    if (const auto cursor = call.query.value("cursor")) {
        const qint64 position = TRY(positionFrom(*cursor, call.listName()));
        page.after = position;
    }
    return page;
}

} // namespace stemdesk
