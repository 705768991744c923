#pragma once

#include "core/domain/events/event_group.h"
#include "core/domain/image.h"

#include <QWidget>

class QBoxLayout;
class QMimeData;

namespace stemdesk::ui {

class EventDocument;
class ValueText;
class PictureStrip;

/// An arrangement's text and pictures for the proposal. Hidden until there are any, or the user asks for them.
class GroupStory : public QWidget {
    Q_OBJECT

public:
    GroupStory(EventDocument &document, const EventGroup &group, QWidget *parent = nullptr);

    void refresh(const EventGroup &group);
    /// Shows the text and lets it be typed.
    void describe();
    void choosePictures();
    void pastePictures();
    void takePictures(const QMimeData &mime);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void onImagesTaken(const QList<Image> &images);
    void patch(const QString &text, const EventGroupPatch &patch);
    void showParts();

    EventDocument &m_document;
    EventGroup m_group;
    QBoxLayout *m_parts;
    ValueText *m_text;
    PictureStrip *m_pictures;
    bool m_isDescribing = false;
    bool m_isPicturing = false;
};

} // namespace stemdesk::ui
