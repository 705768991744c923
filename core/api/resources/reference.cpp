#include "core/api/answers.h"
#include "core/api/api.h"

#include <QFile>

#include <array>

// A static library's resources must be asked for, and outside any namespace.
static void loadReference()
{
    Q_INIT_RESOURCE(reference);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct ReferenceFile {
    QByteArrayView path;
    QByteArrayView name; ///< In the program's resources.
    QByteArrayView type;
};

/// The document comes first, because everyone may read it.
constexpr std::array<ReferenceFile, 13> kFiles{{
    {"/api/v1/openapi.json", "openapi.json", "application/json"},
    {"/docs", "index.html", "text/html; charset=utf-8"},
    {"/docs/errors", "errors.html", "text/html; charset=utf-8"},
    {"/docs/errors.js", "errors.js", "text/javascript; charset=utf-8"},
    {"/docs/theme.js", "theme.js", "text/javascript; charset=utf-8"},
    {"/docs/reference.css", "reference.css", "text/css; charset=utf-8"},
    {"/docs/reference.js", "reference.js", "text/javascript; charset=utf-8"},
    {"/docs/stemdesk.svg", "stemdesk.svg", "image/svg+xml"},
    {"/docs/swagger-ui.css", "swagger-ui.css", "text/css; charset=utf-8"},
    {"/docs/swagger-ui-bundle.js", "swagger-ui-bundle.js", "text/javascript; charset=utf-8"},
    {"/docs/swagger-ui-bundle.js.LICENSE.txt", "swagger-ui-bundle.js.LICENSE.txt", "text/plain; charset=utf-8"},
    {"/docs/LICENSE", "LICENSE", "text/plain; charset=utf-8"},
    {"/docs/NOTICE", "NOTICE", "text/plain; charset=utf-8"},
}};

/// Nothing external, nothing inline except the renderer's styles, and no frames.
constexpr QByteArrayView kContentPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// Decompressed on first use; all responses share the bytes.
struct Contents {
    explicit Contents(const ReferenceFile &file)
    {
        loadReference();
        QFile resource(u":/reference/"_s + QLatin1StringView(file.name));
        if (!resource.open(QFile::ReadOnly))
            qFatal("%s is not in the program", qPrintable(resource.fileName()));
        body = resource.readAll();
        etag = etagOf(body);
    }
    QByteArray body;
    QByteArray etag;
};

template <size_t at>
http::Response fileHandler(const http::Request &request, Services * /*services*/)
{
    constexpr const ReferenceFile &kFile = kFiles[at];
    static const Contents contents(kFile);
    http::Response response = readAnswer(request, contents.body, contents.etag);
    response.contentType = kFile.type.toByteArray();
    response.headers.append({{"Cache-Control", "no-cache"},
                             {"Content-Security-Policy", kContentPolicy.toByteArray()},
                             {"X-Content-Type-Options", "nosniff"},
                             {"Referrer-Policy", "no-referrer"}});
    return response;
}

template <size_t... at>
void addFiles(OpenRoutes &routes, std::index_sequence<at...>)
{
    (routes.add(http::Method::Get, kFiles[at].path, {.handler = fileHandler<at>, .isPublic = at == 0}), ...);
}

} // namespace

void addReferenceRoutes(OpenRoutes &routes)
{
    addFiles(routes, std::make_index_sequence<kFiles.size()>());
}

} // namespace stemdesk
