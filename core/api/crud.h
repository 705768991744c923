#pragma once

#include "core/api/bulk.h"
#include "core/api/codec_of.h"
#include "core/api/paging.h"
#include "core/api/written.h"
#include "core/json/resource_body.h"

#include <memory>
#include <utility>

namespace stemdesk {

/// One resource as the handlers of its collection see it: objects are JSON and ids, bodies are opaque. Stateless; the
/// parents in the path are read from the call. ResourceOf<R> makes one from a struct.
class ApiResource {
public:
    struct Body {
        std::shared_ptr<const void> content;
        std::optional<IdBytes> id; ///< Only for a bulk row with an id.
    };
    struct Shown {
        QByteArray json;
        QByteArray state; ///< The state compared with If-Match, independent of the selected fields: see stateMark().
    };
    struct Made {
        IdBytes id;
        QByteArray json; ///< Empty if it was not requested.
        QList<QByteArray> warnings;
    };
    struct Changed {
        std::optional<Shown> shown; ///< Set if it was requested, and the service returns the same as find().
        QList<QByteArray> warnings;
    };

    QByteArrayView idField; ///< "supplierId"
    std::string_view idPrefix; ///< "sup"
    std::string_view name; ///< "supplier", as in supplier_not_found
    std::span<const FieldNode> fields;
    std::span<const FieldNode> rowFields; ///< Fields of an object in a list.
    IdReader readId;

    virtual ~ApiResource() = default;
    /// The object's own id in the path.
    virtual Result<IdBytes> idIn(const Call &call) const = 0;
    /// Checks that the parents in the path exist; once per bulk request instead of per row.
    virtual Status requireParents(const Call &call) const = 0;
    /// Checks the query of a DELETE.
    virtual Status requireQuery(const Call &call) const = 0;
    /// The answer to a GET of the collection.
    virtual Result<http::Response> list(const Call &call, const PageRequest &page,
                                        const FieldSelection &selection) const = 0;
    virtual Result<Shown> find(const Call &call, const IdBytes &id, const FieldSelection &selection) const = 0;
    /// Whether the body of a POST is one object that has its own `items`.
    virtual bool isOne(const JsonObject &body) const = 0;
    virtual Result<Body> read(const Call &call, const JsonObject &object, BodyKind kind) const = 0;
    /// Errors of a change that do not depend on the object: reported before it is looked up.
    virtual Status validate(const Body &body) const = 0;
    virtual Result<Made> create(const Call &call, const Body &body, bool isShown) const = 0;
    virtual Result<Changed> patch(const Call &call, const IdBytes &id, const Body &body, bool isShown) const = 0;
    virtual Status remove(const Call &call, const IdBytes &id) const = 0;
};

template <class R>
ApiResource::Shown shown(const typename R::Object &object, const FieldSelection &selection = {})
{
    JsonWriter json;
    R::write(json, object, selection);
    return {.json = json.take(), .state = stateMark(object.id.text(), object.version, object.updatedAt)};
}

/// Describes the struct `R` as a resource; R::of(call) makes one `R` for each call. Required members: Object, IdType,
/// Body (with `patch`, and the `id` of a row), kIdField, kFields, kIdAt (which brace of the path is the object's own
/// id), write(json, object, fields), bodyFrom(object, kind) and find(id, fields). The supported verbs are those that
/// have a member: list(page, fields), create(body), patch(id, body), remove(id). patch() returns warnings, or a Written
/// object if find() would return the same. make(body), if there, is create() for a bulk row, of which only the id and
/// warnings are used. If list rows have more than the object, there are kRowFields and writeRow().
/// Optional: translated(call, body), which replaces callers' own names by the program's; validate(patch), or a valid
/// sample() to try changes on; isOne(), requireParent() and requireQuery(call).
template <class R>
class ResourceOf final : public ApiResource {
public:
    ResourceOf()
    {
        idField = R::kIdField;
        idPrefix = R::IdType::prefix();
        name = R::IdType::resource();
        fields = R::kFields;
        if constexpr (requires { R::kRowFields; })
            rowFields = R::kRowFields;
        else
            rowFields = R::kFields;
        readId = idReader(Id());
    }

    Result<IdBytes> idIn(const Call &call) const override
    {
        TRY(R::of(call));
        return TRY(call.id<Id>(R::kIdAt)).bytes();
    }
    Status requireParents([[maybe_unused]] const Call &call) const override
    {
        const R resource = TRY(R::of(call));
        if constexpr (requires { resource.requireParent(); })
            return resource.requireParent();
        return {};
    }
    Status requireQuery([[maybe_unused]] const Call &call) const override
    {
        if constexpr (requires { R::requireQuery(call); })
            return R::requireQuery(call);
        return {};
    }
    Result<http::Response> list(const Call &call, const PageRequest &page,
                                const FieldSelection &selection) const override
    {
        if constexpr (requires(const R &resource) { resource.list(page, selection); }) {
            const R resource = TRY(R::of(call));
            const auto found = TRY(resource.list(page, selection));
            if constexpr (requires { R::writeRow; })
                return listAnswer(call, page, found, selection, R::writeRow);
            else
                return listAnswer(call, page, found, selection, R::write);
        }
        return unable();
    }
    Result<Shown> find(const Call &call, const IdBytes &id, const FieldSelection &selection) const override
    {
        const R resource = TRY(R::of(call));
        const auto object = TRY(resource.find(Id(id), selection));
        return shown<R>(object, selection);
    }
    bool isOne([[maybe_unused]] const JsonObject &body) const override
    {
        if constexpr (requires { R::isOne(body); })
            return R::isOne(body);
        return false;
    }
    Result<Body> read(const Call &call, const JsonObject &object, BodyKind kind) const override
    {
        Content body = TRY(R::bodyFrom(object, kind));
        if constexpr (requires { R::translated(call, std::move(body)); })
            body = TRY(R::translated(call, std::move(body)));
        std::optional<IdBytes> id;
        if constexpr (requires { body.id; })
            id = body.id ? std::optional(body.id->bytes()) : std::nullopt;
        return Body{.content = std::make_shared<const Content>(std::move(body)), .id = id};
    }
    Status validate([[maybe_unused]] const Body &body) const override
    {
        if constexpr (requires { R::validate(contentOf(body).patch); })
            return R::validate(contentOf(body).patch);
        if constexpr (requires { R::sample(); })
            TRY(patched(R::sample(), contentOf(body).patch));
        return {};
    }
    Result<Made> create(const Call &call, const Body &body, bool isShown) const override
    {
        if constexpr (requires(const R &resource, const Content &content) { resource.make(content); }) {
            if (!isShown) {
                const R resource = TRY(R::of(call));
                const auto made = TRY(resource.make(contentOf(body)));
                return Made{.id = made.object.id.bytes(), .json = {}, .warnings = made.warnings};
            }
        }
        if constexpr (requires(const R &resource, const Content &content) { resource.create(content); }) {
            const R resource = TRY(R::of(call));
            const auto made = TRY(resource.create(contentOf(body)));
            return Made{.id = made.object.id.bytes(),
                        .json = isShown ? shown<R>(made.object).json : QByteArray(),
                        .warnings = made.warnings};
        }
        return unable();
    }
    Result<Changed> patch(const Call &call, const IdBytes &id, const Body &body,
                          [[maybe_unused]] bool isShown) const override
    {
        if constexpr (requires(const R &resource, const Content &content) { resource.patch(Id(id), content); }) {
            const R resource = TRY(R::of(call));
            auto changed = TRY(resource.patch(Id(id), contentOf(body)));
            if constexpr (requires { changed.object; })
                return Changed{.shown = isShown ? std::optional(shown<R>(changed.object)) : std::nullopt,
                               .warnings = changed.warnings};
            else
                return Changed{.shown = {}, .warnings = std::move(changed)};
        }
        return unable();
    }
    Status remove(const Call &call, const IdBytes &id) const override
    {
        if constexpr (requires(const R &resource) { resource.remove(Id(id)); }) {
            const R resource = TRY(R::of(call));
            TRY(resource.remove(Id(id)));
            return {};
        }
        return unable();
    }

private:
    using Id = typename R::IdType;
    using Content = typename R::Body;

    static const Content &contentOf(const Body &body) { return *static_cast<const Content *>(body.content.get()); }
    static Error unable() { return internal(QStringLiteral("A route leads to a verb that the resource lacks.")); }
};

/// Created on first use, because the field tables may be initialised after this one at program start.
template <class R>
const ApiResource &resourceOf()
{
    static const ResourceOf<R> kOnly;
    return kOnly;
}

/// 200 with the whole object and its ETag, after a write.
http::Response writtenAnswer(const ApiResource::Shown &object);
/// 200 with the object as it was read, and its ETag; 304 if the caller's copy is current.
http::Response objectAnswer(const Call &call, const ApiResource::Shown &object);

/// The body of a POST to a collection that takes only one object.
Result<JsonDocument> singleBody(const Call &call);

Result<http::Response> listObjects(const Call &call, const ApiResource &resource);
/// For a body with one object, or {"items": [...]}.
Result<http::Response> postObjects(const Call &call, const ApiResource &resource);
/// For a body with one object only.
Result<http::Response> createObject(const Call &call, const ApiResource &resource);
Result<http::Response> readObject(const Call &call, const ApiResource &resource);
/// The body of a PATCH, checked as far as is possible without the object.
Result<ApiResource::Body> patchOf(const Call &call, const ApiResource &resource);
/// Checks If-Match, makes the change and reads the response in one unit of work.
Result<http::Response> patchWith(const Call &call, const ApiResource &resource, const ApiResource::Body &body);
Result<http::Response> patchObject(const Call &call, const ApiResource &resource);
Result<http::Response> removeObject(const Call &call, const ApiResource &resource);

/// The same as a route's handler.
template <class R, Result<http::Response> (*kHandler)(const Call &, const ApiResource &)>
Result<http::Response> of(const Call &call)
{
    return kHandler(call, resourceOf<R>());
}

/// The path of a collection, and the scopes it requires.
struct CrudRoutes {
    QByteArray path; ///< "/api/v1/contacts"
    QByteArray object; ///< The suffix for one object: "/{id}"
    Scope read{};
    Scope write{};
    std::vector<IdCheck> parents; ///< For the braces in `path`.
    std::vector<std::string_view>
        filters; ///< Query parameters of the list besides limit, cursor, ids, fields, updatedSince.
    std::vector<std::string_view> removal; ///< Query parameters of a DELETE.
    RequestQueue (*listQueue)(const Call &) = nullptr;
    RequestQueue (*readQueue)(const Call &) = nullptr;
};

/// Adds GET and POST of the collection and GET, PATCH and DELETE of an object: those for which `R` has a member.
template <class R>
void addCrud(Routes &routes, const CrudRoutes &at)
{
    using enum http::Method;
    const QByteArray object = at.path + at.object;
    std::vector<IdCheck> ids = at.parents;
    ids.push_back(requireIdOf<typename R::IdType>);
    std::vector<std::string_view> query{"limit", "cursor", "ids", "fields", "updatedSince"};
    query.insert(query.end(), at.filters.begin(), at.filters.end());
    if constexpr (requires(const R &resource, const PageRequest &page, const FieldSelection &fields) {
                      resource.list(page, fields);
                  })
        routes.add(Get, at.path,
                   {.handler = of<R, listObjects>,
                    .scope = at.read,
                    .ids = at.parents,
                    .query = query,
                    .queue = at.listQueue});
    if constexpr (requires { &R::create; })
        routes.add(Post, at.path, {of<R, postObjects>, at.write, at.parents, {}});
    routes.add(
        Get, object,
        {.handler = of<R, readObject>, .scope = at.read, .ids = ids, .query = {"fields"}, .queue = at.readQueue});
    if constexpr (requires { &R::patch; })
        routes.add(Patch, object, {of<R, patchObject>, at.write, ids, {}});
    if constexpr (requires { &R::remove; })
        routes.add(Delete, object, {of<R, removeObject>, at.write, ids, at.removal});
}

} // namespace stemdesk
