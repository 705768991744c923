#include "core/domain/image.h"

#include "core/base/wording.h"

#include <QUrl>

namespace stemdesk {

using namespace Qt::StringLiterals;

QString imageReference(ImageId id)
{
    return QString::fromLatin1(id.text());
}

std::optional<ImageId> referencedImage(const QString &entry)
{
    return ownIdFrom<ImageTag>(entry.toLatin1());
}

Status checkImageUrl(const QString &entry)
{
    const QString place = u"imageUrls"_s;
    const QByteArray text = entry.toLatin1();
    if (idKindOf(text)) {
        const Result<ImageId> id = idFrom<ImageTag>(text, place);
        if (id)
            return {};
        if (id.error().kind == Error::Kind::Invalid)
            return id.error();
    }
    const QUrl url(entry, QUrl::StrictMode);
    if (url.isValid() && url.scheme() == "https"_L1 && !url.host().isEmpty())
        return {};
    return unfit(place, u"an https URL or the URL of a stored image"_s, quoted(entry));
}

} // namespace stemdesk
