#pragma once

#include "core/api/call.h"
#include "core/base/error.h"
#include "core/http/route_table.h"

namespace stemdesk {

/// 404 for a path that no endpoint has, with the one that was probably meant.
template <class Table>
Error noSuchPath(const Table &routes, const QByteArray &path);
/// `patterns` as in the routes ("/api/v1/events/{id}").
Error noSuchPath(const QByteArrayList &patterns, const QByteArray &path);

/// The hint for a request whose method the path does not support; `allow` lists the supported ones.
QString otherMethod(const http::Request &request, const QByteArray &allow);

/// 404 for an object that the request names outside its path.
Error unknownId(const QByteArray &id);

/// 404 for an object in the request's path.
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
