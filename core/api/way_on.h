#pragma once

#include "core/api/call.h"
#include "core/base/error.h"
#include "core/http/route_table.h"

namespace stemdesk {

/// 404 of a path that no endpoint has, with the one that was probably meant.
template <class Table>
Error noSuchPath(const Table &routes, const QByteArray &path);
/// `patterns` as the routes have them ("/api/v1/events/{id}").
Error noSuchPath(const QByteArrayList &patterns, const QByteArray &path);

/// The hint for a request whose method the path does not support; `allow` lists the supported ones.
QString otherMethod(const http::Request &request, const QByteArray &allow);

/// 404 of an object that the request names beside its path.
Error unknownId(const QByteArray &id);

/// 404 of an object that the request's path names.
Error noSuchObject(const Call &call);

template <class Table>
Error noSuchPath(const Table &routes, const QByteArray &path)
{
    QByteArrayList patterns;
    for (const auto &route : routes.routes())
        patterns += route.pattern;
    return noSuchPath(patterns, path);
}

} // namespace stemdesk
