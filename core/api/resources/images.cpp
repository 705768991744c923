#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/image_urls.h"
#include "core/base/timed_work.h"
#include "core/images/image_intake.h"
#include "core/json/json_writer.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<http::Response> stored(const Call &call, const Image &image)
{
    const Image made = TRY(call.shop.images.create(image));
    JsonWriter json;
    json.beginObject();
    json.field("imageId", made.id);
    json.field("url", QStringView(ImageUrls(call).urlOf(made.id)));
    json.endObject();
    return createdAnswer(json.take(), call.request.path + '/' + made.id.text());
}

/// Decodes the picture, which may take a while, before the store is used.
Result<Deferred> upload(const Call &call)
{
    const QByteArray &body = call.request.body;
    if (body.isEmpty())
        return refused("body_required", {}, u"Send the picture's bytes as the body of the request."_s);
    const auto taken = TRY(madeInTime<TakenImage>(
        [body, type = call.request.mediaType()](const TimedWork &) { return takenImage(body, type); }));
    const Image image{.mediaType = call.request.mediaType(),
                      .width = taken.size.width(),
                      .height = taken.size.height(),
                      .bytes = taken.bytes};
    return [image](const Call &later) { return stored(later, image); };
}

Result<http::Response> download(const Call &call)
{
    const ImageId id = TRY(call.id<ImageId>());
    Image image = TRY(call.shop.images.find(id));
    http::Response response = readAnswer(call, std::move(image.bytes));
    response.contentType = image.mediaType;
    // An image never changes, but only callers who may read it may cache it.
    response.headers.append(http::Header{"Cache-Control", "private, max-age=31536000, immutable"});
    response.headers.append(http::Header{"X-Content-Type-Options", "nosniff"});
    return response;
}

} // namespace

void addImageRoutes(Routes &routes)
{
    routes.add(http::Method::Post, "/api/v1/images",
               {.scope = Scope::EventsWrite,
                .mediaTypes = {"image/png", "image/jpeg", "image/webp"},
                .prepare = upload,
                .queue = alwaysIn<RequestQueue::Document>});
    routes.add(http::Method::Get, "/api/v1/images/{id}",
               {.handler = download, .scope = Scope::EventsRead, .ids = {requireIdOf<ImageId>}});
}

} // namespace stemdesk
