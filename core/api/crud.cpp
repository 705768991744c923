#include "core/api/crud.h"

#include "core/base/wording.h"
#include "core/services/unit_of_work.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Checks the object against the request's If-Match, if any. Reads only its version.
Status requireStill(const Call &call, const ApiResource &resource, const IdBytes &id)
{
    if (!hasIfMatch(call))
        return {};
    const FieldSelection ownId = TRY(FieldSelection::parse(resource.idField, resource.fields));
    return requireMatch(call, TRY(resource.find(call, id, ownId)).state);
}

QByteArray idTextOf(const ApiResource &resource, const IdBytes &id)
{
    return QByteArray(resource.idPrefix.data(), qsizetype(resource.idPrefix.size())) + '_' + idText(id);
}

Result<http::Response> postOne(const Call &call, const ApiResource &resource, const JsonObject &object)
{
    const ApiResource::Body body = TRY(resource.read(call, object, BodyKind::Create));
    UnitOfWork work = TRY(call.shop.begin()); // Also covers what create() reads back.
    ApiResource::Made made = TRY(resource.create(call, body, true));
    TRY(work.commit());
    http::Response response =
        createdAnswer(std::move(made.json), call.request.path + '/' + idTextOf(resource, made.id));
    addWarnings(response, made.warnings);
    return response;
}

/// The outcome of a bulk row.
struct RowOutcome {
    RowAction action = RowAction::Unchanged;
    IdBytes id;
    QList<QByteArray> warnings;
};

Result<RowOutcome> applyRow(const Call &call, const UnitOfWork &work, const ApiResource &resource, const JsonValue &row)
{
    const JsonObject object = TRY(rowObject(row));
    const ApiResource::Body body = TRY(resource.read(call, object, BodyKind::Row));
    if (!body.id) {
        const ApiResource::Made made = TRY(resource.create(call, body, false));
        return RowOutcome{RowAction::Created, made.id, made.warnings};
    }
    const qsizetype changes = work.changeCount();
    const Result<ApiResource::Changed> changed = resource.patch(call, *body.id, body, false);
    if (!changed) {
        if (changed.error().kind != Error::Kind::NotFound)
            return changed.error();
        return missing(QByteArray(resource.name.data(), qsizetype(resource.name.size())),
                       QString::fromLatin1(resource.idField.data(), resource.idField.size()));
    }
    const RowAction action = work.changeCount() == changes ? RowAction::Unchanged : RowAction::Updated;
    return RowOutcome{action, *body.id, changed->warnings};
}

Result<http::Response> postBulk(const Call &call, const ApiResource &resource, const JsonObject &body)
{
    const QList<JsonValue> rows = TRY(bulkRowsOf(body));
    UnitOfWork work = TRY(call.shop.begin()); // One commit for all rows.
    TRY(resource.requireParents(call)); // Otherwise each row would report the missing parent.
    QList<Result<RowOutcome>> outcomes;
    for (const JsonValue &row : rows) {
        outcomes.append(applyRow(call, work, resource, row));
        // If the store failed at a row, the rest would be in doubt, so nothing of the call is kept.
        if (!outcomes.last() && outcomes.last().error().kind == Error::Kind::Unavailable)
            return outcomes.last().error();
    }
    TRY(work.commit());
    return bulkAnswer(outcomes, [&](JsonWriter &json, const RowOutcome &outcome) {
        json.field("action", actionText(outcome.action));
        json.field(resource.idField, QByteArrayView(idTextOf(resource, outcome.id)));
        writeWarnings(json, outcome.warnings);
    });
}

} // namespace

http::Response writtenAnswer(const ApiResource::Shown &object)
{
    return {.body = object.json, .headers = {{"ETag", etagOf(object.state, object.json)}}};
}

http::Response objectAnswer(const Call &call, const ApiResource::Shown &object)
{
    return readAnswer(call.request, object.json, etagOf(object.state, object.json));
}

Result<JsonDocument> singleBody(const Call &call)
{
    Result<JsonDocument> document = JsonDocument::parse(call.request.body);
    if (document && document->root().find("items")) // Otherwise a missing property would be reported first.
        return refused("unknown_property:items", u"items"_s,
                       u"Send one object as the body; \"items\" is not taken here."_s);
    return document;
}

Result<http::Response> listObjects(const Call &call, const ApiResource &resource)
{
    const PageRequest page = TRY(pageOf(call, resource.readId));
    const FieldSelection fields = TRY(fieldsOf(call, resource.rowFields));
    return resource.list(call, page, fields);
}

Result<http::Response> postObjects(const Call &call, const ApiResource &resource)
{
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    const JsonObject body = document.root();
    const bool isBulk = body.find("items") && !resource.isOne(body);
    return isBulk ? postBulk(call, resource, body) : postOne(call, resource, body);
}

Result<http::Response> createObject(const Call &call, const ApiResource &resource)
{
    const JsonDocument document = TRY(singleBody(call));
    return postOne(call, resource, document.root());
}

Result<http::Response> readObject(const Call &call, const ApiResource &resource)
{
    const FieldSelection fields = TRY(fieldsOf(call, resource.fields));
    const IdBytes id = TRY(resource.idIn(call));
    return objectAnswer(call, TRY(resource.find(call, id, fields)));
}

Result<ApiResource::Body> patchOf(const Call &call, const ApiResource &resource)
{
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    ApiResource::Body body = TRY(resource.read(call, document.root(), BodyKind::Patch));
    TRY(resource.validate(body));
    return body;
}

Result<http::Response> patchWith(const Call &call, const ApiResource &resource, const ApiResource::Body &body)
{
    const IdBytes id = TRY(resource.idIn(call));
    UnitOfWork work = TRY(call.shop.begin());
    TRY(requireStill(call, resource, id));
    ApiResource::Changed changed = TRY(resource.patch(call, id, body, true));
    TRY(work.settle()); // It may compute figures of the object.
    // The committed state, without later changes of others.
    if (!changed.shown)
        changed.shown = TRY(resource.find(call, id, FieldSelection()));
    TRY(work.commit());
    http::Response response = writtenAnswer(*changed.shown);
    addWarnings(response, changed.warnings);
    return response;
}

Result<http::Response> patchObject(const Call &call, const ApiResource &resource)
{
    return patchWith(call, resource, TRY(patchOf(call, resource)));
}

Result<http::Response> removeObject(const Call &call, const ApiResource &resource)
{
    TRY(resource.requireQuery(call));
    const IdBytes id = TRY(resource.idIn(call));
    UnitOfWork work = TRY(call.shop.begin());
    TRY(requireStill(call, resource, id));
    TRY(resource.remove(call, id));
    TRY(work.commit());
    JsonWriter json;
    json.beginObject();
    json.field("deleted", true);
    json.field(resource.idField, QByteArrayView(idTextOf(resource, id)));
    json.endObject();
    return http::Response{.body = json.take()};
}

} // namespace stemdesk
