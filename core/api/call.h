#pragma once

#include "core/api/middleware/quota.h"
#include "core/api/query.h"
#include "core/api/request_queue.h"
#include "core/api/streams/streaming.h"
#include "core/base/id.h"
#include "core/base/wording.h"
#include "core/http/message.h"
#include "core/http/route_table.h"
#include "core/security/scope.h"
#include "core/services/services.h"

#include <QList>

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace stemdesk {

/// One authenticated request while its endpoint runs; lives on a worker's thread for as long as the call.
struct Call {
    const http::Request &request;
    const QueryParameters &query;
    const QList<QByteArray> &path; ///< The encoded path segments at the pattern's braces.
    ShopServices &shop;
    const KeyOwner &owner;
    Quota &quota; ///< The quota that counted the request.
    const UsageService &usage; ///< Counts across all servers; `shop` may belong to another machine's services.
    const Streaming &streaming;
    std::shared_ptr<StreamSlots::Slot> slot; ///< Only for a request that opens a stream.

    /// The id in the path; its type was checked before the endpoint was called.
    template <class IdType>
    Result<IdType> id(qsizetype index = 0) const
    {
        return idIn(path.at(index), IdType());
    }
    /// Identifies this request's list in its cursors.
    QByteArray listName() const { return request.path + '?' + query.filters(); }

private:
    template <class Tag>
    static Result<Id<Tag>> idIn(const QByteArray &segment, Id<Tag>)
    {
        return idFrom<Tag>(segment);
    }
};

/// An id in the query, if one is given; wrong_id_type, or invalid_<name> if it is none. `what`: "the id of an event
/// (evt_...)".
template <class Tag>
Result<std::optional<Id<Tag>>> idAsked(const Call &call, std::string_view name, const QString &what)
{
    const std::optional<QByteArray> text = call.query.value(name);
    if (!text)
        return std::optional<Id<Tag>>();
    const QString field = QString::fromLatin1(name.data(), qsizetype(name.size()));
    const Result<Id<Tag>> id = idFrom<Tag>(*text, field);
    if (!id && id.error().kind == Error::Kind::NotFound)
        return unfit(field, what, quoted(QByteArrayView(*text)));
    return id ? Result<std::optional<Id<Tag>>>(*id) : Result<std::optional<Id<Tag>>>(id.error());
}

/// An Error becomes the response of failed().
using Handler = Result<http::Response> (*)(const Call &);
/// The second half of an endpoint whose first half was done on another thread; repeatable, like a Handler.
using Deferred = std::function<Result<http::Response>(const Call &)>;
using Preparation = Result<Deferred> (*)(const Call &);
using IdCheck = Status (*)(QByteArrayView segment);

/// Refuses an id of another kind than `IdType` as wrong_id_type; a text that is no id at all will not be found later.
template <class IdType>
Status requireIdOf(QByteArrayView segment)
{
    const IdKind *kind = idKindOf(segment);
    if (kind && kind->prefix != IdType::prefix())
        return wrongIdType(IdType::table(), kind->table, {});
    return {};
}

/// One row of the route table.
struct Endpoint {
    Handler handler = nullptr; ///< None where there is `prepare`.
    std::optional<Scope> scope; ///< If there is none, every key may call it.
    std::vector<IdCheck> ids; ///< One for each brace of the pattern.
    std::vector<std::string_view> query; ///< The parameters it takes.
    std::vector<std::string_view> mediaTypes{"application/json",
                                             "application/merge-patch+json"}; ///< Accepted for the body.
    /// Does slow work that writes nothing, in the queue given by `queue`, and returns the rest for RequestQueue::Write.
    /// This keeps such work out of the transaction of an Idempotency-Key, which blocks all other writers.
    Preparation prepare = nullptr;
    /// The part of a response's body that is stored for an Idempotency-Key, if not all of it: secrets are sent only
    /// once.
    QByteArray (*kept)(const QByteArray &body) = nullptr;
    /// The queue in which the call begins, decided by a quick look. Without it, reads use RequestQueue::Read and writes
    /// RequestQueue::Write.
    RequestQueue (*queue)(const Call &) = nullptr;
};

using Routes = http::RouteTable<Endpoint>;

template <RequestQueue kQueue>
RequestQueue alwaysIn(const Call &)
{
    return kQueue;
}

} // namespace stemdesk
