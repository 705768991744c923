#include "core/api/api.h"
#include "core/api/problem.h"
#include "core/base/version.h"
#include "core/json/json_writer.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

http::Response fine()
{
    JsonWriter json;
    json.beginObject();
    json.field("status", QByteArrayView("ok"));
    json.field("version", programVersion());
    json.endObject();
    return http::Response{.body = json.take()};
}

/// The process is alive, whatever the state of its database.
http::Response health(const http::Request & /*request*/, Services * /*services*/)
{
    return fine();
}

http::Response readiness(const http::Request &request, Services *services)
{
    if (!services)
        return problem(unavailable("busy", u"The database cannot be reached."_s), request.id);
    const Result<QList<Shop>> shops = services->shops().list();
    if (shops)
        return fine();
    const bool isAway = shops.error().kind == Error::Kind::Unavailable;
    return problem(isAway ? shops.error() : unavailable("busy", shops.error().message), request.id);
}

/// For people who open the address that a server prints.
http::Response toReference(const http::Request & /*request*/, Services * /*services*/)
{
    return {.status = 303, .headers = {{"Location", "/docs"}}};
}

} // namespace

void addHealthRoutes(OpenRoutes &routes)
{
    routes.add(http::Method::Get, "/healthz", {.handler = health, .isPublic = true});
    routes.add(http::Method::Get, "/readyz", {.handler = readiness, .isPublic = true});
    routes.add(http::Method::Get, "/", {.handler = toReference});
}

} // namespace stemdesk
