#pragma once

#include "core/api/answers.h"
#include "core/api/paging.h"
#include "core/json/json_reader.h"
#include "core/json/resource_body.h"

#include <concepts>

namespace stemdesk {

/// An object after a write, with what was set right on the way.
template <class T>
struct Written {
    T object;
    QList<QByteArray> warnings;
};

/// What the functions below need to know of a resource. It is made for one call, by of(), and knows its parents.
template <class R>
concept Collection = requires(const R &resource, const Call &call, JsonObject object, typename R::Object stored,
                              typename R::Body body, typename R::IdType id, JsonWriter &json, FieldSelection fields)
{
    {
        R::kIdField
        } -> std::convertible_to<QByteArrayView>;
    {
        R::kFields
        } -> std::convertible_to<std::span<const FieldNode>>;
    {
        R::kIdAt
        } -> std::convertible_to<qsizetype>; // Which brace of the pattern is the object's own id.
    {
        R::of(call)
        } -> std::same_as<Result<R>>;
    {
        R::bodyFrom(object, BodyKind::Row)
        } -> std::same_as<Result<typename R::Body>>;
    {
        resource.find(id, fields)
        } -> std::same_as<Result<typename R::Object>>;
    {
        resource.patch(id, body)
        } -> std::same_as<Result<QList<QByteArray>>>; // Its warnings; how the object reads then is asked for by find().
    R::write(json, stored, fields);
};

/// One whose objects a POST makes in one go.
template <class R>
concept GrowingCollection = Collection<R> && requires(const R &resource, typename R::Body body)
{
    {
        resource.create(body)
        } -> std::same_as<Result<Written<typename R::Object>>>;
};

/// What tells the states of an object apart, whatever of it is shown: If-Match compares this.
template <Collection R>
QByteArray stateOf(const typename R::Object &object)
{
    return stateMark(object.id.text(), object.version, object.updatedAt);
}

template <Collection R>
QByteArray wholeObject(const typename R::Object &object)
{
    JsonWriter json;
    R::write(json, object, FieldSelection());
    return json.take();
}

/// 200 with the whole object and its ETag, after a write.
template <Collection R>
http::Response writtenAnswer(const typename R::Object &object)
{
    const QByteArray body = wholeObject<R>(object);
    return {.body = body, .headers = {{"ETag", etagOf(stateOf<R>(object), body)}}};
}

/// 200 with the object as it was read, and its ETag; 304 for who has it already.
template <Collection R>
http::Response objectAnswer(const Call &call, const typename R::Object &object, const FieldSelection &fields)
{
    JsonWriter json;
    R::write(json, object, fields);
    QByteArray body = json.take();
    const QByteArray etag = etagOf(stateOf<R>(object), body);
    return readAnswer(call.request, std::move(body), etag);
}

/// The body of a request or of a bulk row. `R::translated(call, body)`, where there is one, puts what callers name in
/// their own way into the program's.
template <class R>
Result<typename R::Body> bodyOf([[maybe_unused]] const Call &call, const JsonObject &object, BodyKind kind)
{
    Result<typename R::Body> body = R::bodyFrom(object, kind);
    if constexpr (requires { R::translated(call, *body); }) {
        if (body)
            return R::translated(call, *std::move(body));
    }
    return body;
}

/// What is wrong with a change whatever it is applied to: bodies are judged before the object that the path names is
/// looked for. `R::sample()` is an object that keeps every rule; a resource with neither it nor `R::judge()` judges
/// nothing here.
template <class R>
Status judgedPatch(const typename R::Body &body)
{
    if constexpr (requires { R::judge(body.patch); })
        return R::judge(body.patch);
    if constexpr (requires { R::sample(); }) {
        TRY(patched(R::sample(), body.patch));
    }
    return {};
}

/// The resource and the id that the path names.
template <Collection R>
struct Addressed {
    R resource;
    typename R::IdType id;
};

template <Collection R>
Result<Addressed<R>> addressed(const Call &call)
{
    R resource = TRY(R::of(call));
    const auto id = TRY(call.id<typename R::IdType>(R::kIdAt));
    return Addressed<R>{std::move(resource), id};
}

/// The written object of a service that has no warnings.
template <class T>
Result<Written<T>> written(Result<T> object)
{
    if (!object)
        return object.error();
    return Written<T>{*std::move(object), {}};
}

/// That a service without warnings has changed an object.
template <class T>
Result<QList<QByteArray>> changed(const tl::expected<T, Error> &outcome)
{
    if (!outcome)
        return outcome.error();
    return QList<QByteArray>();
}

} // namespace stemdesk
