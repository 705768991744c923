#pragma once

#include "core/domain/image.h"

#include <QImage>
#include <QList>
#include <QObject>
#include <QStringList>

class QMimeData;

namespace stemdesk::ui {

struct UiContext;

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
