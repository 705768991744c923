#include "core/services/image_service.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/image_store.h"

#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QSet<ImageId> imagesIn(const QStringList &imageUrls)
{
    QSet<ImageId> images;
    for (const QString &entry : imageUrls) {
        if (const auto image = referencedImage(entry))
            images.insert(*image);
    }
    return images;
}

} // namespace

Result<Image> ImageService::find(ImageId id) const
{
    return m_context.store<ImageStore>().find(id);
}

Result<Image> ImageService::create(Image image)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    image.id = ImageId::create();
    image.createdAt = m_context.now();
    TRY(m_context.store<ImageStore>().insert(image));
    work.changed(Resource::Image, image.id, ChangeAction::Created);
    TRY(work.commit());
    return image;
}

Status ImageService::createFor(const QList<Image> &images, const std::function<Status(const QStringList &)> &use)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    QStringList references;
    for (const Image &image : images) {
        const Image made = TRY(create(image));
        references.append(imageReference(made.id));
    }
    TRY(use(references));
    return work.commit();
}

Status requireImages(const ServiceContext &context, const QStringList &before, const QStringList &after)
{
    const QSet<ImageId> added = imagesIn(after) - imagesIn(before);
    if (added.isEmpty())
        return {};
    const auto known = TRY(context.store<ImageStore>().existing(added.values()));
    const QSet<ImageId> there(known.cbegin(), known.cend());
    for (qsizetype at = 0; at < after.size(); ++at) {
        const auto image = referencedImage(after.at(at));
        if (image && added.contains(*image) && !there.contains(*image))
            return unfit(rowOf(u"imageUrls"_s, at), u"the URL of a stored image"_s,
                         quoted(image->text()) + u", which is not there"_s);
    }
    return {};
}

} // namespace stemdesk
