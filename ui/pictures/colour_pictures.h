#pragma once

#include "core/base/id.h"

#include <QImage>
#include <QWidget>

namespace stemdesk {
struct Image;
} // namespace stemdesk

namespace stemdesk::ui {

class PictureIntake;
class PictureLoader;
struct UiContext;

/// A picture to pick a colour from: a lens magnifies the pixels below the pointer, and a click takes their mean. Arrow
/// keys move the lens.
class PictureEye : public QWidget {
    Q_OBJECT

public:
    explicit PictureEye(QWidget *parent = nullptr);

    void setPicture(const QImage &picture);
    /// Shown as long as there is no picture.
    void setHint(const QString &hint);
    QString hint() const { return m_hint; }

    QSize sizeHint() const override;

Q_SIGNALS:
    void picked(const QColor &colour);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QRect pictureRect() const;
    QPoint dotAt(QPoint place) const;
    QColor colourAt(QPoint dot) const;
    void look(QPoint place, bool isTaking);
    void paintLens(QPainter &painter) const;

    QImage m_picture;
    QString m_hint;
    QPoint m_place; ///< The lens's position in the picture.
    bool m_isLooking = false;
};

/// Takes a colour from a picture: one of the next events', or one that is dropped, pasted or chosen. Nothing is stored.
class ColourPictures : public QWidget {
    Q_OBJECT

public:
    explicit ColourPictures(UiContext &context, QWidget *parent = nullptr);

    /// Reads a file as if it had been dropped.
    void open(const QString &path);

Q_SIGNALS:
    void picked(const QColor &colour);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void readPictures();
    void showPictures(const QList<ImageId> &pictures);
    void choose();
    bool take(const QMimeData &given);
    void onTaken(const QList<Image> &images, const QStringList &refusals);

    UiContext &m_context;
    PictureLoader *m_loader;
    PictureIntake *m_intake;
    PictureEye *m_eye;
    QWidget *m_strip;
};

} // namespace stemdesk::ui
