#include "core/storage/image_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

const QByteArray kImageColumns = "id, media_type, width, height, created_at, bytes";

Image imageFrom(const Row &row)
{
    return {.id = row.id<ImageId>(0),
            .mediaType = row.text(1).toLatin1(),
            .width = row.smallInteger(2),
            .height = row.smallInteger(3),
            .createdAt = row.integer(4),
            .bytes = row.bytes(5)};
}

} // namespace

Result<Image> ImageStore::find(ImageId id) const
{
    static const QByteArray kFind = "select " + kImageColumns + " from image where shop = ? and id = ?";
    const auto found = TRY(m_session.first(kFind, imageFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    return *found;
}

Result<QList<ImageId>> ImageStore::existing(const QList<ImageId> &ids) const
{
    static const InSql kExisting("select id from image where shop = ? and id in");
    QList<ImageId> found;
    const auto take = [&](const Row &row) { found.append(row.id<ImageId>(0)); };
    TRY(readParts(kExisting, ids, [&](const QByteArray &sql, const InList<ImageId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return found;
}

Status ImageStore::insert(const Image &image)
{
    return m_session.run("insert into image (shop, id, media_type, width, height, created_at, bytes) "
                         "values (?, ?, ?, ?, ?, ?, ?)",
                         m_tenant.shop, image.id, QString::fromLatin1(image.mediaType), image.width, image.height,
                         image.createdAt, image.bytes);
}

} // namespace stemdesk
