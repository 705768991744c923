#pragma once

#include "core/base/id.h"

#include <QImage>
#include <QList>
#include <QWidget>

namespace stemdesk::ui {

class PictureLoader;

/// Pictures shown large over the window. The arrows go through them; Escape or a click closes it.
class PictureViewer : public QWidget {
    Q_OBJECT

public:
    /// Over the window of `beside`, which gets the keyboard back.
    static PictureViewer *open(PictureLoader &loader, const QList<ImageId> &pictures, int at, QWidget *beside);

    int shown() const { return m_at; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    PictureViewer(PictureLoader &loader, QList<ImageId> pictures, QWidget *beside);

    void show(int at);
    void leave();
    QRect pictureRect() const;

    PictureLoader &m_loader;
    QList<ImageId> m_pictures;
    QWidget *m_beside;
    int m_at = 0;
    QImage m_image;
    bool m_isLoaded = false;
};

} // namespace stemdesk::ui
