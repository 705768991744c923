#pragma once

#include <QSize>

class QPainter;
class QStyleOptionMenuItem;

namespace stemdesk::ui {

/// A row of a menu: its tick or icon, its text, and its keys at the right, quiet. `mnemonics` is the text flag that
/// shows or hides them.
void paintMenuItem(QPainter &painter, const QStyleOptionMenuItem &item, Qt::TextFlag mnemonics);

/// The room that a row takes whose text has this size. The menu adds the room for its keys.
QSize menuItemSize(const QStyleOptionMenuItem &item, const QSize &text);

} // namespace stemdesk::ui
