#include "core/api/image_urls.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kImagesPath = "/api/v1/images/"_L1;

/// A client that sends no host (HTTP/1.0) gets and sends paths.
QString originOf(const http::Request &request)
{
    const QString scheme = request.isTls ? u"https://"_s : u"http://"_s;
    return request.host.isEmpty() ? QString() : scheme + QString::fromLatin1(request.host);
}

} // namespace

ImageUrls::ImageUrls(const Call &call) : ImageUrls(call.owner.shop, originOf(call.request)) {}

ImageUrls::ImageUrls(const Shop &shop, const QString &origin)
{
    if (!shop.publicUrl.isEmpty())
        m_roots += shop.publicUrl + kImagesPath;
    m_roots += origin + kImagesPath;
}

QString ImageUrls::urlOf(ImageId id) const
{
    return m_roots.constFirst() + QString::fromLatin1(id.text());
}

void ImageUrls::show(QStringList &imageUrls) const
{
    for (QString &entry : imageUrls) {
        if (const auto image = referencedImage(entry))
            entry = urlOf(*image);
    }
}

Result<QStringList> ImageUrls::read(const QStringList &imageUrls) const
{
    QStringList entries;
    entries.reserve(imageUrls.size());
    for (const QString &url : imageUrls) {
        const QString entry = TRY(entryFrom(url.trimmed(), rowOf(u"imageUrls"_s, entries.size())));
        entries += entry;
    }
    return entries;
}

Result<QString> ImageUrls::entryFrom(const QString &url, const QString &place) const
{
    for (const QString &root : m_roots) {
        if (!url.startsWith(root, Qt::CaseInsensitive)) // Schemes and hosts have no case.
            continue;
        const QString id = url.sliced(root.size());
        if (idKindOf(id.toLatin1()))
            return id; // Its type and existence are checked with the other rules.
        return unfit(place, u"the URL of a stored image"_s, quoted(url));
    }
    if (url.startsWith("https://"_L1, Qt::CaseInsensitive))
        return url;
    return unfit(place, u"an https URL or the URL of a stored image"_s, quoted(url));
}

} // namespace stemdesk
