#include "ui/pages/event/status_button.h"

#include "core/domain/events/event.h"
#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/words/event_words.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

StatusButton::StatusButton(QWidget *parent) : QAbstractButton(parent), m_menu(new QMenu(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (const std::string_view known : kEventStatuses) {
        const QString status = QString::fromLatin1(known.data(), qsizetype(known.size()));
        QAction *action = m_menu->addAction(statusText(status));
        action->setData(status);
        connect(action, &QAction::triggered, this, [this, status] { Q_EMIT statusChosen(status); });
    }
    connect(this, &QAbstractButton::clicked, this, &StatusButton::openMenu);
}

void StatusButton::setStatus(const QString &status)
{
    m_status = status;
    setText(statusText(status));
    setAccessibleName(tr("Status: %1").arg(text()));
    setToolTip(tr("Change the status"));
    const auto actions = m_menu->actions();
    for (QAction *action : actions) {
        const bool isCurrent = action->data().toString() == status;
        action->setIcon(isCurrent ? iconFor(u"check"_s, Tone::Accent) : QIcon());
    }
    updateGeometry();
    update();
}

void StatusButton::openMenu()
{
    m_menu->popup(mapToGlobal(QPoint(0, height() + kSpace4)));
}

QSize StatusButton::sizeHint() const
{
    return {int(std::ceil(statusChipWidth(text()))) + kSpace4 + kChevron + 2 * kFocusWidth,
            int(std::ceil(statusChipHeight())) + 2 * kFocusWidth};
}

void StatusButton::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    const QRectF inside = QRectF(rect()).adjusted(kFocusWidth, kFocusWidth, -kFocusWidth, -kFocusWidth);
    paintStatusChip(painter, inside.adjusted(0, 0, -kChevron - kSpace4, 0), text(), statusTone(m_status), tokens);
    const QRectF chevron(inside.right() - kChevron, inside.center().y() - kChevron / 2.0, kChevron, kChevron);
    paintIcon(painter, chevron, u"chevron-down"_s, underMouse() || hasFocus() ? tokens.text : tokens.quiet);
    if (hasFocus())
        paintFocusFrame(painter, rect(), tokens);
}

void StatusButton::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Down;
    if (opens)
        openMenu();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace stemdesk::ui
