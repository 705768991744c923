#pragma once

#include <QImage>
#include <QWidget>

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
