#pragma once

#include "core/json/json_reader.h"
#include "core/json/object_reader.h"

#include <optional>

namespace stemdesk {

/// The purpose of a body, or of a row in it. It decides how the object's own id and collections with their own
/// endpoints are treated: a create refuses both, a patch ignores both, and a row is either, depending on its id.
enum class BodyKind { Create, Row, Patch };

template <class IdType, class Patch>
struct ResourceBody {
    std::optional<IdType> id; ///< Only for a row with an id.
    Patch patch;

    friend bool operator==(const ResourceBody &, const ResourceBody &) = default;
};

template <class Tag>
void readOwnId(ObjectReader &reader, QByteArrayView name, BodyKind kind, std::optional<Id<Tag>> &id)
{
    if (kind == BodyKind::Row) {
        reader.read(name, id);
        return;
    }
    if (kind == BodyKind::Create && reader.has(name))
        reader.fail(
            name,
            invalid(reader.pathOf(name),
                    QStringLiteral("Leave out \"%1\": a new object is given its id.").arg(QString::fromUtf8(name))));
    reader.ignore(name);
}

/// unknown_property for a member that is not allowed, with a better way: "send a row for each".
inline void failUnknown(ObjectReader &reader, QByteArrayView name, const QString &betterWay)
{
    const QString path = reader.pathOf(name);
    reader.fail(name,
                refused("unknown_property:" + path.toUtf8(), path,
                        QStringLiteral("There is no property \"%1\" here; %2.").arg(path, betterWay)));
}

/// A collection with its own endpoints at `path`: ignored in a patch, refused in a create.
template <class IdType>
void readCollection(ObjectReader &reader, QByteArrayView name, BodyKind kind, const std::optional<IdType> &id,
                    const char *path)
{
    if (kind != BodyKind::Patch && !id && reader.has(name))
        failUnknown(reader, name,
                    QStringLiteral("add its rows with POST %1 once the object is there").arg(QLatin1StringView(path)));
    reader.ignore(name);
}

/// An id for which null means none.
template <class Tag>
void readNullableId(ObjectReader &reader, QByteArrayView name, std::optional<Id<Tag>> &out)
{
    std::optional<std::optional<Id<Tag>>> id;
    reader.read(name, id);
    if (id)
        out = id->value_or(Id<Tag>());
}

/// A member that must be given, or the object means nothing.
inline void requireMember(ObjectReader &reader, QByteArrayView name)
{
    if (!reader.has(name))
        reader.fail(name, required(reader.pathOf(name)));
}

template <class Body>
Result<Body> finished(ObjectReader &reader, Body body)
{
    Status status = reader.finish();
    if (!status)
        return std::move(status.error());
    return body;
}

} // namespace stemdesk
