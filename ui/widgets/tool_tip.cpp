#include "ui/widgets/tool_tip.h"

#include <QAction>
#include <QToolTip>
#include <QWidget>

namespace stemdesk::ui {

namespace {

constexpr qsizetype kMostLetters = 1'000;

QString tipText(const QString &text)
{
    return text.size() <= kMostLetters ? text : text.first(kMostLetters) + u'…';
}

} // namespace

void setTip(QWidget &widget, const QString &text)
{
    widget.setToolTip(tipText(text));
}

void setTip(QAction &action, const QString &text)
{
    action.setToolTip(tipText(text));
}

void showTip(const QPoint &globalPlace, const QString &text, QWidget &of)
{
    QToolTip::showText(globalPlace, tipText(text), &of);
}

} // namespace stemdesk::ui
