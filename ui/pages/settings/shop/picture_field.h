#pragma once

#include "core/base/result.h"
#include "core/domain/image.h"

#include <QPixmap>
#include <QWidget>

namespace stemdesk::ui {

class Button;
class TextLabel;
struct UiContext;

/// A picture among the shop's settings: shows it, chooses it from a file or takes a dropped one, and removes it.
class PictureField : public QWidget {
    Q_OBJECT

public:
    struct Words {
        QString name;
        QString choose;
        QString remove;
        QString note; ///< Purpose of the picture and accepted file types.
    };

    PictureField(UiContext &context, Words words, QWidget *parent = nullptr);

    /// Null if there is none.
    void setPicture(ImageId id);
    /// Reads a picture file on another thread; given() or the note reports the result.
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
