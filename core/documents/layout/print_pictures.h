#pragma once

#include "core/base/id.h"
#include "core/images/botanicals.h"

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QSizeF>

#include <functional>
#include <optional>
#include <utility>

namespace stemdesk {

/// A stored picture made fit for paper.
struct PrintPicture {
    QByteArray jpeg;
    QSizeF size; ///< Pixels.
};

/// The pictures of documents, each decoded and scaled once: stored pictures never change. Belongs to one thread.
class PrintPictures {
public:
    /// The stored bytes; empty if the picture cannot be had.
    using Read = std::function<QByteArray(ImageId)>;

    /// Replaces the function that reads pictures.
    void setRead(Read read) { m_read = std::move(read); }

    /// The picture, reduced to 200 dots per inch for a longer side of `points`; nullopt if it cannot be read.
    std::optional<PrintPicture> find(ImageId id, qreal points);
    /// The centre of the picture, in the proportions of `points`.
    std::optional<PrintPicture> findFilling(ImageId id, QSizeF points);
    /// The same, cut off at its longer sides until its width is `least` to `most` times its height.
    std::optional<PrintPicture> findShaped(ImageId id, qreal points, qreal least, qreal most);
    /// A drawing of ours, `points` large.
    static PrintPicture drawn(const BotanicalPlate &plate, QSizeF points);

private:
    std::optional<PrintPicture> kept(ImageId id, QSize form, const std::function<QImage(QByteArray)> &decode);

    Read m_read;
    QHash<std::pair<ImageId, std::pair<int, int>>, PrintPicture> m_pictures; ///< By pixel count, or proportions.
};

} // namespace stemdesk
