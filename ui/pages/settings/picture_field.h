#pragma once

#include "core/base/result.h"
#include "core/domain/image.h"

#include <QPixmap>
#include <QWidget>

namespace stemdesk::ui {

class Button;
class TextLabel;
struct UiContext;

/// A picture of the shop's settings: shown, chosen from a file or dropped on it, and taken away again.
class PictureField : public QWidget {
    Q_OBJECT

public:
    struct Words {
        QString name;
        QString choose;
        QString remove;
        QString note; ///< What it is for, and which files it takes.
    };

    PictureField(UiContext &context, Words words, QWidget *parent = nullptr);

    /// Null: there is none.
    void setPicture(ImageId id);
    /// Reads a picture's file beside the window; given(), or the note, tells what came of it.
    void takeFile(const QString &name);
    void setNote(const QString &sentence);
    QString note() const;

Q_SIGNALS:
    /// A picture that is fit to be stored.
    void given(const stemdesk::Image &image);
    void removed();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    class Frame;

    void buildButtons();
    void choose();
    void take(const std::function<Result<QByteArray>()> &read);
    void onTaken(const Result<Image> &image);

    UiContext &m_context;
    Words m_words;
    Frame *m_frame;
    Button *m_choose;
    Button *m_remove;
    TextLabel *m_note;
    ImageId m_id;
};

} // namespace stemdesk::ui
