#include "ui/theme/focus_edge.h"

#include "ui/theme/paint.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QPointer>

namespace stemdesk::ui {

namespace {

class LastInput : public QObject {
public:
    LastInput() : QObject(qApp) { qApp->installEventFilter(this); }

    bool isMouse() const { return m_isMouse; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress)
            m_isMouse = true;
        else if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut)
            m_isMouse = false;
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_isMouse = false;
};

} // namespace

bool isMouseUsedLast()
{
    static QPointer<LastInput> watch; // Owned by the application.
    if (!watch)
        watch = new LastInput;
    return watch->isMouse();
}

FocusEdge::FocusEdge(QWidget *area) : QWidget(area)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    area->installEventFilter(this);
    isMouseUsedLast(); // Watches from now on.
    hide();
}

bool FocusEdge::eventFilter(QObject *watched, QEvent *event)
{
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isFocus || event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        setVisible(isFocus ? event->type() == QEvent::FocusIn && !isMouseUsedLast() : isVisible());
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void FocusEdge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFocusFrame(painter, rect(), themeTokens());
}

} // namespace stemdesk::ui
