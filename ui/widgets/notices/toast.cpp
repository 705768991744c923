#include "ui/widgets/notices/toast.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QShortcut>
#include <QTimer>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

Toast::Toast(QWidget *window)
    : QFrame(window), m_text(new TextLabel({})), m_action(new Button({}, Button::Kind::Link, this)),
      m_show(new Button(tr("Show"), Button::Kind::Link)), m_timer(new QTimer(this))
{
    auto *close = new IconButton(u"close"_s, tr("Close this note"), this);
    auto *row =
        rowInside(this, metric::kSpace16, {metric::kSpace16, metric::kSpace8, metric::kSpace8, metric::kSpace8});
    row->addWidget(m_text, 1);
    row->addWidget(m_show);
    row->addWidget(m_action);
    row->addWidget(close);
    m_timer->setSingleShot(true);
    m_timer->setInterval(metric::kToastMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &Toast::onTimeout);
    connect(m_action, &Button::clicked, this, [this] { choose(m_run); });
    connect(m_show, &Button::clicked, this, [this] { choose(m_runShow); });
    connect(close, &IconButton::clicked, this, &Toast::dismiss);
    auto *reach = new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U), window);
    connect(reach, &QShortcut::activated, m_action, [this] { m_action->setFocus(Qt::ShortcutFocusReason); });
    window->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (isVisible())
            place();
    });
    hide();
    PopupShadow::put(this);
}

void Toast::offer(const QString &text, const QString &action, std::function<void()> run)
{
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_run = std::move(run);
    m_runShow = {};
    m_show->hide();
    setAccessibleName(text);
    place();
    show();
    raise();
    m_timer->start();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Toast::offerToShow(std::function<void()> show)
{
    m_runShow = std::move(show);
    m_show->show();
    place();
}

void Toast::dismiss()
{
    m_timer->stop();
    m_run = {};
    m_runShow = {};
    hide();
}

void Toast::choose(std::function<void()> &run)
{
    const auto chosen = std::exchange(run, {});
    dismiss();
    if (chosen)
        chosen();
}

void Toast::onTimeout()
{
    if (underMouse() || isAncestorOf(window()->focusWidget()))
        m_timer->start();
    else
        dismiss();
}

/// The field or cell that is typed in, as the window sees it; empty if none is.
QRect Toast::typedPlace() const
{
    const QWidget *typed = window()->focusWidget();
    if (!typed || !typed->testAttribute(Qt::WA_InputMethodEnabled) || !parentWidget()->isAncestorOf(typed))
        return {};
    if (const auto *table = qobject_cast<const QAbstractItemView *>(typed)) {
        const QRect cell = table->visualRect(table->currentIndex());
        return cell.translated(table->viewport()->mapTo(parentWidget(), QPoint()));
    }
    return {typed->mapTo(parentWidget(), QPoint()), typed->size()};
}

/// The first place from the top that hides neither the page's header nor what it says below that.
int Toast::topPlace() const
{
    const auto bottomOf = [this](const QWidget *widget) {
        return widget->isVisible() ? widget->mapTo(parentWidget(), widget->rect().bottomLeft()).y() : 0;
    };
    int top = 0;
    for (const auto *header : parentWidget()->findChildren<PageHeader *>())
        top = std::max(top, bottomOf(header));
    for (const auto *message : parentWidget()->findChildren<InlineMessage *>()) {
        const bool isBelow = std::abs(bottomOf(message) - message->height() - top) <= metric::kSpace8;
        top = message->isVisible() && isBelow ? bottomOf(message) : top;
    }
    return top + metric::kSpace8;
}

/// At the bottom of the window; below the page's header if it would cover what is typed in there.
void Toast::place()
{
    const QSize size = sizeHint().boundedTo(parentWidget()->size());
    const QRect area = parentWidget()->rect();
    QRect room(QPoint(area.center().x() - size.width() / 2, area.bottom() - size.height() - metric::kSpace24), size);
    const QRect field = typedPlace();
    const QRect kept = field.adjusted(0, -metric::kSpace8, 0, metric::kSpace8);
    if (!field.isEmpty() && kept.intersects(room)) {
        room.moveTop(topPlace());
        if (kept.intersects(room)) // A low window.
            room.moveBottom(std::max(field.top() - metric::kSpace8, size.height()));
    }
    setGeometry(room);
}

void Toast::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintPanel(painter, rect(), tokens.panel, tokens.quiet);
}

void Toast::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void Toast::enterEvent(QEnterEvent *event)
{
    QFrame::enterEvent(event);
    m_timer->stop();
}

void Toast::leaveEvent(QEvent *event)
{
    QFrame::leaveEvent(event);
    m_timer->start();
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace stemdesk::ui
