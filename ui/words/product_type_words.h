#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk::ui {

/// A type of products as a florist says it: the types that every shop has in the window's language, one of the shop's
/// own as it was named.
QString productTypeText(const QString &type);
/// The same where it stands alone, as a heading: "Flower".
QString productTypeTitle(const QString &type);

/// The type that somebody typed by the name that is shown; `types` are the shop's. A type that the shop named itself
/// comes before a translation that reads the same.
QString productTypeFrom(const QString &typed, const QStringList &types);

} // namespace stemdesk::ui
