#pragma once

#include <QString>

class QSettings;

namespace stemdesk::ui {

/// Where a dialog for files begins: the folder that `key` remembers, else the user's documents; where that one is not
/// there, their home.
QString lastFolder(const QSettings &settings, const QString &key);

} // namespace stemdesk::ui
