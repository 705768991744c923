#include "ui/theme/offstage.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <functional>

namespace stemdesk::ui {

namespace {

constexpr auto kOffstage = "offstage";
constexpr auto kLeftOut = "leftOut"; ///< By a switch of the scheme.

/// Dialogs and menus are windows of their own, which may be shown without their page.
void forEachPart(const QWidget &widget, const std::function<void(QWidget &)> &act)
{
    for (QObject *child : widget.children()) {
        auto *part = qobject_cast<QWidget *>(child);
        if (part && !part->isWindow())
            act(*part);
    }
}

/// Qt restyles what it has polished.
void leaveOut(QWidget &widget)
{
    widget.setAttribute(Qt::WA_WState_Polished, false);
    forEachPart(widget, leaveOut);
}

void style(QWidget &widget)
{
    if (!widget.testAttribute(Qt::WA_WState_Polished)) {
        QEvent polish(QEvent::Polish);
        QCoreApplication::sendEvent(&widget, &polish);
    }
    forEachPart(widget, [](QWidget &part) {
        if (!part.property(kLeftOut).toBool()) // A page within the page, which is still offstage.
            style(part);
    });
}

} // namespace

void putOffstage(QWidget &page)
{
    page.setProperty(kOffstage, true);
}

void putOnStage(QWidget &page)
{
    page.setProperty(kOffstage, {});
    if (!page.property(kLeftOut).toBool())
        return;
    page.setProperty(kLeftOut, {});
    style(page);
}

void leaveOutOffstage()
{
    for (QWidget *widget : QApplication::allWidgets()) {
        if (!widget->property(kOffstage).toBool())
            continue;
        widget->setProperty(kLeftOut, true);
        leaveOut(*widget);
    }
}

} // namespace stemdesk::ui
