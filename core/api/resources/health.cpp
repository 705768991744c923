#include "core/api/api.h"
#include "core/base/version.h"
#include "core/json/json_writer.h"

namespace stemdesk {

namespace {

http::Response health(const http::Request &)
{
    JsonWriter json;
    json.beginObject();
    json.field("status", QByteArrayView("ok"));
    json.field("version", programVersion());
    json.endObject();
    return http::Response{.body = json.take()};
}

} // namespace

void addHealthRoutes(OpenRoutes &routes)
{
    routes.add(http::Method::Get, "/healthz", health);
}

} // namespace stemdesk
