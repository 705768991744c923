#pragma once

#include "core/api/bulk.h"
#include "core/api/paging.h"

namespace stemdesk {

/// GET of the collection. `R::list(page, fields)` reads its own filters from the query.
template <Collection R>
http::Response listHandler(const Call &call)
{
    const Result<PageRequest> page = pageOf(call, idReader(typename R::IdType()));
    if (!page)
        return failed(call, page.error());
    const Result<FieldSelection> fields = fieldsOf(call, R::kFields);
    if (!fields)
        return failed(call, fields.error());
    const Result<R> resource = R::of(call);
    if (!resource)
        return failed(call, resource.error());
    const Result<Page<typename R::Object>> found = resource->list(*page, *fields);
    return found ? listAnswer(call, *page, *found, *fields, R::write) : failed(call, found.error());
}

/// Makes the one object that a POST's body is.
template <GrowingCollection R>
http::Response postOne(const Call &call, const JsonObject &object)
{
    const Result<typename R::Body> body = bodyOf<R>(call, object, BodyKind::Create);
    if (!body)
        return failed(call, body.error());
    const Result<R> resource = R::of(call);
    if (!resource)
        return failed(call, resource.error());
    Result<UnitOfWork> work = call.shop.begin(); // Over what create() reads of what it has made, too.
    if (!work)
        return failed(call, work.error());
    const auto made = resource->create(*body);
    if (!made)
        return failed(call, made.error());
    if (const Status done = work->commit(); !done)
        return failed(call, done.error());
    http::Response response =
        createdAnswer(wholeObject<R>(made->object), call.request.path + '/' + made->object.id.text());
    addWarnings(response, made->warnings);
    return response;
}

/// Whether a POST has rows. `R::isOne(body)`: that an object has `items` of its own.
template <GrowingCollection R>
bool isBulk(const JsonObject &body)
{
    if constexpr (requires { R::isOne(body); })
        return body.find("items") && !R::isOne(body);
    return body.find("items").has_value();
}

/// POST to the collection: one object, or {"items": [...]}.
template <GrowingCollection R>
http::Response postHandler(const Call &call)
{
    const Result<JsonDocument> document = JsonDocument::parse(call.request.body);
    if (!document)
        return failed(call, document.error());
    return isBulk<R>(document->root()) ? postBulk<R>(call, document->root()) : postOne<R>(call, document->root());
}

/// The body of a POST to a collection that takes only one object.
inline Result<JsonDocument> singleBody(const Call &call)
{
    Result<JsonDocument> document = JsonDocument::parse(call.request.body);
    if (document && document->root().find("items")) // Else what the one object lacks would be said first.
        return refused("unknown_property:items", QStringLiteral("items"),
                       QStringLiteral("Send one object as the body; \"items\" is not taken here."));
    return document;
}

/// POST to a collection that takes only one object.
template <GrowingCollection R>
http::Response createHandler(const Call &call)
{
    const Result<JsonDocument> document = singleBody(call);
    return document ? postOne<R>(call, document->root()) : failed(call, document.error());
}

/// GET of one object.
template <Collection R>
http::Response readHandler(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, R::kFields);
    if (!fields)
        return failed(call, fields.error());
    const auto target = addressed<R>(call);
    if (!target)
        return failed(call, target.error());
    const auto object = target->resource.find(target->id, *fields);
    if (!object)
        return failed(call, object.error());
    return objectAnswer<R>(call, *object, *fields);
}

/// The body of a PATCH, judged for itself.
template <Collection R>
Result<typename R::Body> patchOf(const Call &call)
{
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    Result<typename R::Body> body = bodyOf<R>(call, document.root(), BodyKind::Patch);
    if (!body)
        return body;
    TRY(judgedPatch<R>(*body));
    return body;
}

/// That the object is as If-Match says, where the request has one. Its version is all that is read of it.
template <Collection R>
Status requireStill(const Call &call, const Addressed<R> &target)
{
    if (!hasIfMatch(call))
        return {};
    const FieldSelection id = TRY(FieldSelection::parse(R::kIdField, R::kFields));
    const auto object = target.resource.find(target.id, id);
    return object ? requireMatch(call, stateOf<R>(*object)) : Status(object.error());
}

/// Changes one object; the look at If-Match, the change and what is read of it for the answer are one unit of work.
template <Collection R>
http::Response patchWith(const Call &call, const Result<typename R::Body> &body)
{
    if (!body)
        return failed(call, body.error());
    const auto target = addressed<R>(call);
    if (!target)
        return failed(call, target.error());
    Result<UnitOfWork> work = call.shop.begin();
    if (!work)
        return failed(call, work.error());
    if (const Status matches = requireStill(call, *target); !matches)
        return failed(call, matches.error());
    const Result<QList<QByteArray>> warnings = target->resource.patch(target->id, *body);
    if (!warnings)
        return failed(call, warnings.error());
    if (const Status settled = work->settle(); !settled) // It may compute figures of the object.
        return failed(call, settled.error());
    // What is committed, and not what others may have made of it since.
    const auto stored = target->resource.find(target->id, FieldSelection());
    if (!stored)
        return failed(call, stored.error());
    if (const Status done = work->commit(); !done)
        return failed(call, done.error());
    http::Response response = writtenAnswer<R>(*stored);
    addWarnings(response, *warnings);
    return response;
}

/// PATCH of one object.
template <Collection R>
http::Response patchHandler(const Call &call)
{
    return patchWith<R>(call, patchOf<R>(call));
}

/// DELETE of one object.
template <Collection R>
http::Response removeHandler(const Call &call)
{
    if constexpr (requires { R::requireQuery(call); }) {
        if (const Status fits = R::requireQuery(call); !fits)
            return failed(call, fits.error());
    }
    const auto target = addressed<R>(call);
    if (!target)
        return failed(call, target.error());
    Result<UnitOfWork> work = call.shop.begin();
    if (!work)
        return failed(call, work.error());
    if (const Status matches = requireStill(call, *target); !matches)
        return failed(call, matches.error());
    if (const auto removed = target->resource.remove(target->id); !removed)
        return failed(call, removed.error());
    if (const Status done = work->commit(); !done)
        return failed(call, done.error());
    return deletedAnswer(R::kIdField, target->id);
}

} // namespace stemdesk
