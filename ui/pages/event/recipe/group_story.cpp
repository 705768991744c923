#include "ui/pages/event/recipe/group_story.h"

#include "ui/pages/event/event_document.h"
#include "ui/pictures/picture_strip.h"
#include "ui/theme/metrics.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/error_text.h"

#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

GroupStory::GroupStory(EventDocument &document, const EventGroup &group, QWidget *parent)
    : QWidget(parent), m_document(document), m_group(group), m_parts(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_text(new ValueText({})), m_pictures(new PictureStrip(document.context(), document.pictures(), group.name))
{
    m_text->setPlaceholderText(tr("What the proposal says about it"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace16, 0, kSpace16, kSpace8);
    column->setSpacing(kSpace8);
    auto *conflict = new ConflictNote;
    showConflictIn(conflict, m_text);
    m_parts->setSpacing(kSpace12);
    m_parts->addWidget(m_text, 1);
    m_parts->addWidget(m_pictures, 1);
    column->addLayout(m_parts);
    column->addWidget(conflict);
    connect(m_text, &ValueText::committed, this, [this](const QString &text) {
        m_document.run(patchGroupEdit(tr("Describe %1").arg(m_group.name), m_group, {.description = text.trimmed()}),
                       m_text, [this](const Status &status) { showOutcome(m_text, status); });
    });
    connect(&document, &EventDocument::opened, m_pictures, &PictureStrip::cancel);
    connect(m_pictures, &PictureStrip::urlsChosen, this,
            [this](const QString &what, const QStringList &urls) { patch(what, {.imageUrls = urls}); });
    connect(m_pictures, &PictureStrip::imagesTaken, this, &GroupStory::onImagesTaken);
    refresh(group);
}

void GroupStory::refresh(const EventGroup &group)
{
    m_group = group;
    m_text->setValue(group.description);
    m_text->setAccessibleName(tr("What the proposal says about %1").arg(group.name));
    m_pictures->setOwnerName(group.name);
    m_pictures->setUrls(group.imageUrls);
    showParts();
}

void GroupStory::showParts()
{
    const bool isDescribed = m_isDescribing || !m_group.description.isEmpty();
    const bool isPictured = m_isPicturing || !m_group.imageUrls.isEmpty();
    m_text->setVisible(isDescribed);
    m_pictures->setVisible(isPictured);
    setVisible(isDescribed || isPictured);
    arrange();
}

/// Beside one another where both have room.
void GroupStory::arrange()
{
    const bool isWide = width() > 2 * kSearchWidth && !m_text->isHidden() && !m_pictures->isHidden();
    m_parts->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QWidget *part : {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_pictures)})
        m_parts->setAlignment(part, isWide ? Qt::AlignTop : Qt::Alignment());
}

void GroupStory::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void GroupStory::describe()
{
    m_isDescribing = true;
    showParts();
    m_text->setFocus(Qt::OtherFocusReason);
}

void GroupStory::choosePictures()
{
    m_isPicturing = true;
    showParts();
    m_pictures->chooseFiles();
}

void GroupStory::pastePictures()
{
    m_isPicturing = true;
    showParts();
    m_pictures->paste();
}

void GroupStory::takePictures(const QMimeData &mime)
{
    m_isPicturing = true;
    showParts();
    m_pictures->take(mime);
}

void GroupStory::onImagesTaken(const QList<Image> &images)
{
    const QString text = tr("Add %n pictures to %1", nullptr, int(images.size())).arg(m_group.name);
    m_document.run(addPicturesEdit(text, m_group, images), this, [this](const Status &status) {
        if (!status)
            m_pictures->setRefusal(errorText(status.error()));
    });
}

void GroupStory::patch(const QString &text, const EventGroupPatch &patch)
{
    m_document.run(patchGroupEdit(text, m_group, patch), this, [this](const Status &status) {
        m_pictures->setRefusal(status ? QString() : errorText(status.error()));
    });
}

} // namespace stemdesk::ui
