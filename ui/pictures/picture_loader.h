#pragma once

#include "core/base/id.h"

#include <QCache>
#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QSet>

#include <functional>

namespace stemdesk::ui {

struct UiContext;

/// The picture of `bytes` scaled so that it fits into `size` or, `covers`, fills it.
QImage scaledPicture(QByteArray bytes, QSize size, bool covers);

/// Shows stored pictures: read and scaled beside the window, and kept as long as there is room. A stored picture never
/// changes, so what was loaded stays right.
class PictureLoader : public QObject {
    Q_OBJECT

public:
    explicit PictureLoader(UiContext &context, QObject *parent = nullptr);

    /// A small picture, or a null one while it is being loaded: loaded() follows.
    QPixmap thumbnail(const ImageId &id);
    /// The picture does not exist or cannot be read.
    bool isMissing(const ImageId &id) const { return m_missing.contains(id); }

    using Then = std::function<void(const QImage &)>;
    /// Loads the picture as large as fits into `size`, in device pixels; null if it is missing. `then` is dropped once
    /// `context` is gone.
    void loadLarge(const ImageId &id, QSize size, QObject *context, const Then &then);

Q_SIGNALS:
    void loaded(const stemdesk::ImageId &id);

private:
    UiContext &m_context;
    QCache<ImageId, QPixmap> m_thumbnails;
    QSet<ImageId> m_asked;
    QSet<ImageId> m_missing;
};

} // namespace stemdesk::ui
