#pragma once

#include "core/base/id.h"
#include "core/domain/image.h"

#include <QCache>
#include <QImage>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QStringList>

#include <functional>

class QMimeData;

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

/// A picture that was dropped, pasted or chosen.
struct GivenPicture {
    QString name; ///< Name of its file.
    QString path; ///< Empty if it is `image`.
    QImage image;
};

/// The usable parts of a drop or of the clipboard.
struct GivenPictures {
    QList<GivenPicture> pictures;
    QStringList links; ///< https addresses, stored as they are.

    bool isEmpty() const { return pictures.isEmpty() && links.isEmpty(); }
};
GivenPictures picturesIn(const QMimeData &data);
GivenPicture pictureFromFile(const QString &path);

/// Prepares pictures for storage, one after the other on another thread.
class PictureIntake : public QObject {
    Q_OBJECT

public:
    explicit PictureIntake(UiContext &context, QObject *parent = nullptr);

    /// Queues pictures after those in progress.
    void take(const QList<GivenPicture> &pictures);
    /// Discards everything in progress.
    void cancel();
    bool isBusy() const { return m_at < m_given.size(); }

Q_SIGNALS:
    /// `at` of `count` is being read, counted from 1.
    void progressed(int at, int count);
    /// The pictures have no ids yet. `refusals` name each picture that was refused, with the reason.
    void taken(const QList<stemdesk::Image> &images, const QStringList &refusals);
    void cancelled();

private:
    void next();
    void clear();

    UiContext &m_context;
    QList<GivenPicture> m_given;
    qsizetype m_at = 0;
    int m_round = 0; ///< The results of a cancelled round are dropped.
    QList<Image> m_images;
    QStringList m_refusals;
};

} // namespace stemdesk::ui
