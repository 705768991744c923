#pragma once

#include <QString>

class QSettings;

namespace stemdesk::ui {

/// The initial folder of a file dialog: the one remembered under `key`, else the user's documents, else their home.
QString lastFolder(const QSettings &settings, const QString &key);

} // namespace stemdesk::ui
