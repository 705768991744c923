#include "ui/theme/last_input.h"

#include <QCoreApplication>
#include <QEvent>
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

} // namespace stemdesk::ui
