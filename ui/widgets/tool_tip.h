#pragma once

class QAction;
class QPoint;
class QString;
class QWidget;

namespace stemdesk::ui {

/// Tooltips with texts from users. No tooltip is parsed as HTML (see WindowStyle); these are also cut to a readable
/// length.
void setTip(QWidget &widget, const QString &text);
void setTip(QAction &action, const QString &text);
void showTip(const QPoint &globalPlace, const QString &text, QWidget &of);

} // namespace stemdesk::ui
