#pragma once

#include "core/base/id.h"

#include <QWidget>

namespace stemdesk {
struct Image;
}

namespace stemdesk::ui {

class PictureEye;
class PictureIntake;
class PictureLoader;
struct UiContext;

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
