#pragma once

class QAction;
class QPoint;
class QString;
class QWidget;

namespace stemdesk::ui {

/// Tooltips with texts that somebody wrote. No tooltip is read as HTML (see WindowStyle); these are cut as well, where
/// they are longer than anybody reads while the mouse rests.
void setTip(QWidget &widget, const QString &text);
void setTip(QAction &action, const QString &text);
void showTip(const QPoint &globalPlace, const QString &text, QWidget &of);

} // namespace stemdesk::ui
