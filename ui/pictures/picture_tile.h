#pragma once

#include "core/base/id.h"

#include <QAbstractButton>

namespace stemdesk::ui {

class PictureLoader;

/// A small picture: a click shows it large; the cross, Delete or the menu removes it; Ctrl with an arrow, or the mouse,
/// moves it among its neighbours.
class PictureTile : public QAbstractButton {
    Q_OBJECT

public:
    PictureTile(PictureLoader &loader, const ImageId &id, QWidget *parent = nullptr);

    /// MIME type of a dragged tile; the data is its position.
    static QString dragType();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void removed();
    /// By this many positions.
    void moved(int places);
    void dragged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QRect crossRect() const;
    void paintPicture(QPainter &painter);

    PictureLoader &m_loader;
    ImageId m_id;
    QPoint m_pressedAt;
};

} // namespace stemdesk::ui
