#pragma once

#include "core/domain/image.h"

#include <QImage>
#include <QList>
#include <QObject>
#include <QStringList>

class QMimeData;

namespace stemdesk::ui {

struct UiContext;

/// A picture as it was dropped, pasted or chosen.
struct GivenPicture {
    QString name; ///< Of its file.
    QString path; ///< Empty: it is `image`.
    QImage image;
};

/// What of a drop or of the clipboard can stand among pictures.
struct GivenPictures {
    QList<GivenPicture> pictures;
    QStringList links; ///< https addresses, which are kept as they are.

    bool isEmpty() const { return pictures.isEmpty() && links.isEmpty(); }
};
GivenPictures picturesIn(const QMimeData &data);
GivenPicture pictureFromFile(const QString &path);

/// Makes what somebody gives fit to be stored, one after the other beside the window.
class PictureIntake : public QObject {
    Q_OBJECT

public:
    explicit PictureIntake(UiContext &context, QObject *parent = nullptr);

    /// Those given while others are on their way follow them.
    void take(const QList<GivenPicture> &pictures);
    /// Nothing of what is on its way is taken.
    void cancel();
    bool isBusy() const { return m_at < m_given.size(); }

Q_SIGNALS:
    /// `at` of `count` is being read, counted from 1.
    void progressed(int at, int count);
    /// Without ids yet. `refusals` say, each with the name, what could not be taken.
    void taken(const QList<stemdesk::Image> &images, const QStringList &refusals);
    void cancelled();

private:
    void next();
    void clear();

    UiContext &m_context;
    QList<GivenPicture> m_given;
    qsizetype m_at = 0;
    int m_round = 0; ///< Answers of a round that was cancelled are dropped.
    QList<Image> m_images;
    QStringList m_refusals;
};

} // namespace stemdesk::ui
