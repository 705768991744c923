#pragma once

#include <QString>

namespace stemdesk::ui {

/// A tax category in plain words: "AE: reverse charge, the buyer owes the tax".
QString taxCategoryWords(const QString &category);

} // namespace stemdesk::ui
