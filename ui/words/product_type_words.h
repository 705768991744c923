#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk::ui {

/// A product type in florists' words: presets in the window's language, the shop's own types by their names.
QString productTypeText(const QString &type);
/// The same on its own, as a heading: "Flower".
QString productTypeTitle(const QString &type);

/// The type for a typed display name; `types` are the shop's. A type named by the shop wins over a translation that
/// reads the same.
QString productTypeFrom(const QString &typed, const QStringList &types);

} // namespace stemdesk::ui
