#include "ui/widgets/fields/read_field.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/text_label.h"

#include <QFrame>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

ReadField::ReadField(const QString &name, QWidget *parent) : ValueField({}, parent)
{
    setAccessibleName(name);
    connect(this, &ValueField::committed, this, &ReadField::onCommitted);
    connect(this, &QLineEdit::textEdited, this, &ReadField::showReading);
}

ReadField::~ReadField()
{
    delete m_note; // A child of the window, so that it may overlap what is below the field.
}

void ReadField::onCommitted(const QString &text)
{
    const Reading read = reading(text);
    if (read.shown.isEmpty() && !read.isNone) {
        setRefused(read.words);
        return;
    }
    readAs(read.shown);
    if (!dropUnchanged())
        notifyRead();
}

void ReadField::showReading()
{
    if (!hasFocus() || text().trimmed().isEmpty()) {
        hideReading();
        return;
    }
    if (!m_note) {
        m_note = new QFrame(window());
        m_note->setProperty("kind", u"popup"_s);
        PopupShadow::put(m_note);
        m_note->setFocusPolicy(Qt::NoFocus);
        m_note->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_words = new TextLabel({}, TextStyle::Small);
        auto *column = new QVBoxLayout(m_note);
        column->setContentsMargins(kSpace8, kSpace4, kSpace8, kSpace4);
        column->addWidget(m_words);
    }
    const Reading read = reading(text());
    m_words->setText(read.words);
    m_words->setTone(read.shown.isEmpty() ? Tone::Warning : Tone::Plain);
    setAccessibleDescription(read.words);
    placeNote();
}

void ReadField::placeNote()
{
    m_note->adjustSize();
    const int room = window()->width() - m_note->width() - kSpace4;
    const QPoint below = mapTo(window(), QPoint(0, height() + kSpace4));
    const QPoint over = mapTo(window(), QPoint(0, -m_note->height() - kSpace4));
    const bool hasRoom = below.y() + m_note->height() <= window()->height();
    m_note->move(std::clamp(below.x(), 0, std::max(room, 0)), hasRoom ? below.y() : over.y());
    m_note->raise();
    m_note->show();
}

void ReadField::hideReading()
{
    if (m_note)
        m_note->hide();
}

void ReadField::keyPressEvent(QKeyEvent *event)
{
    ValueField::keyPressEvent(event);
    const bool isDone =
        event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isDone && !isRefused())
        hideReading();
}

/// The first click selects everything, so that typing replaces it.
void ReadField::mousePressEvent(QMouseEvent *event)
{
    const bool isFirst = !hasFocus() || !m_wasClicked;
    ValueField::mousePressEvent(event);
    if (isFirst)
        selectAll();
    m_wasClicked = true;
}

void ReadField::focusOutEvent(QFocusEvent *event)
{
    ValueField::focusOutEvent(event);
    m_wasClicked = false;
    hideReading();
}

void ReadField::hideEvent(QHideEvent *event)
{
    ValueField::hideEvent(event);
    hideReading();
}

QSize ReadField::sizeHint() const
{
    const int text = fontMetrics().horizontalAdvance(widest());
    return {text + 2 * kSpace12 + roomForActions(), ValueField::sizeHint().height()};
}

} // namespace stemdesk::ui
