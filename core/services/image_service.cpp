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
    return ImageStore(m_context.session(), m_context.tenant()).find(id);
}

Result<Image> ImageService::create(Image image)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    image.id = ImageId::create();
    image.createdAt = m_context.now();
    if (const Status stored = ImageStore(m_context.session(), m_context.tenant()).insert(image); !stored)
        return stored.error();
    work->changed(Resource::Image, image.id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return image;
}

Status ImageService::createFor(const QList<Image> &images, const std::function<Status(const QStringList &)> &use)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    QStringList references;
    for (const Image &image : images) {
        const Result<Image> made = create(image);
        if (!made)
            return made.error();
        references.append(imageReference(made->id));
    }
    if (const Status used = use(references); !used)
        return used;
    return work->commit();
}

Status requireImages(const ServiceContext &context, const QStringList &before, const QStringList &after)
{
    const QSet<ImageId> added = imagesIn(after) - imagesIn(before);
    if (added.isEmpty())
        return {};
    const auto known = ImageStore(context.session(), context.tenant()).existing(added.values());
    if (!known)
        return known.error();
    const QSet<ImageId> there(known->cbegin(), known->cend());
    for (qsizetype at = 0; at < after.size(); ++at) {
        const auto image = referencedImage(after.at(at));
        if (image && added.contains(*image) && !there.contains(*image))
            return unfit(rowOf(u"imageUrls"_s, at), u"the URL of a stored image"_s,
                         quoted(image->text()) + u", which is not there"_s);
    }
    return {};
}

} // namespace stemdesk
