#pragma once

#include "core/base/id.h"
#include "core/domain/image.h"

#include <QAbstractButton>
#include <QStringList>
#include <QWidget>

class QMimeData;

namespace stemdesk::ui {

class Button;
class FlowLayout;
class InlineMessage;
class PictureIntake;
class PictureLoader;
struct UiContext;

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

/// Pictures beside each other, and links to pictures elsewhere as chips: nothing is loaded from the network. The owner
/// of the strip stores the changes it requests.
class PictureStrip : public QWidget {
    Q_OBJECT

public:
    /// `of` names what the pictures belong to.
    PictureStrip(UiContext &context, PictureLoader &loader, const QString &of, QWidget *parent = nullptr);

    void setUrls(const QStringList &urls);
    void setOwnerName(const QString &of);
    /// Shows why pictures could not be stored; empty if all were.
    void setRefusal(const QString &reason);

    /// Whether a drop or the clipboard has something for the strip.
    static bool takes(const QMimeData &mime);
    void take(const QMimeData &mime);
    void paste();
    void chooseFiles();
    /// Discards pictures in progress, which belong to another object.
    void cancel();
    /// Whether pictures are in progress.
    bool isBusy() const;

Q_SIGNALS:
    /// The existing pictures changed: fewer, or in another order.
    void urlsChosen(const QString &what, const QStringList &urls);
    /// New pictures, to be stored and added after the existing ones.
    void imagesTaken(const QList<stemdesk::Image> &images);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void fill();
    QWidget *widgetFor(const QString &url, int place);
    PictureTile *makeTile(const ImageId &id, int place);
    void remove(int place);
    void move(int from, int to);
    void drag(int place);
    int placeAt(const QPoint &point) const;
    void showLarge(const ImageId &id, QWidget *beside);
    void onProgress(int at, int count);
    void onTaken(const QList<Image> &images, const QStringList &refusals);

    PictureLoader &m_loader;
    PictureIntake *m_intake;
    QWidget *m_shelf;
    FlowLayout *m_flow;
    Button *m_add;
    InlineMessage *m_busy;
    InlineMessage *m_refusal;
    QString m_of;
    QStringList m_urls;
    int m_focusAt = -1; ///< The position that gets the focus once the strip is filled again.
};

} // namespace stemdesk::ui
