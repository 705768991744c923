#include "core/api/api.h"
#include "core/json/json_writer.h"

namespace stemdesk {

std::optional<http::Response> publicAnswer(const http::Request &request)
{
    const bool isRead = request.method == http::Method::Get || request.method == http::Method::Head;
    if (!isRead || request.path != "/healthz")
        return std::nullopt;
    JsonWriter json;
    json.beginObject();
    json.field("status", QByteArrayView("ok"));
    json.field("version", QByteArrayView(STEMDESK_VERSION));
    json.endObject();
    return http::Response{.body = json.take()};
}

} // namespace stemdesk
