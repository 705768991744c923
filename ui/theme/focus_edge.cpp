#include "ui/theme/focus_edge.h"

#include "ui/theme/paint.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QPointer>

#include <utility>

namespace stemdesk::ui {

namespace {

class LastInput : public QObject {
public:
    LastInput() : QObject(qApp) { qApp->installEventFilter(this); }

    bool isKeyboard() const { return m_isKeyboard; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress)
            set(false);
        else if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut)
            set(true);
        return QObject::eventFilter(watched, event);
    }

private:
    void set(bool isKeyboard)
    {
        if (std::exchange(m_isKeyboard, isKeyboard) == isKeyboard)
            return;
        QWidget *focus = QApplication::focusWidget();
        if (const auto *area = qobject_cast<QAbstractScrollArea *>(focus))
            area->viewport()->update();
        if (focus)
            focus->update();
    }

    bool m_isKeyboard = false;
};

} // namespace

bool isKeyboardUsedLast()
{
    static QPointer<LastInput> watch; // Owned by the application.
    if (!watch)
        watch = new LastInput;
    return watch->isKeyboard();
}

FocusEdge::FocusEdge(QWidget *area) : QWidget(area)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    area->installEventFilter(this);
    isKeyboardUsedLast(); // Watches from now on.
    hide();
}

bool FocusEdge::eventFilter(QObject *watched, QEvent *event)
{
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isFocus || event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        setVisible(isFocus ? event->type() == QEvent::FocusIn && isKeyboardUsedLast() : isVisible());
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
