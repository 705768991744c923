#pragma once

#include "core/base/id.h"

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
    /// The stored bytes; empty where the picture cannot be had.
    using Read = std::function<QByteArray(ImageId)>;

    /// Who reads, from now on.
    void setRead(Read read) { m_read = std::move(read); }

    /// No side of it is longer than is seen at 200 dots an inch when its longer one is `points` long. Nothing where
    /// the picture cannot be read.
    std::optional<PrintPicture> find(ImageId id, qreal points);
    /// Its middle, in the form of `points`.
    std::optional<PrintPicture> findFilling(ImageId id, QSizeF points);

private:
    std::optional<PrintPicture> kept(ImageId id, QSize form, const std::function<QImage(QByteArray)> &decode);

    Read m_read;
    QHash<std::pair<ImageId, std::pair<int, int>>, PrintPicture> m_pictures; ///< By the most pixels, or the form.
};

} // namespace stemdesk
