#pragma once

#include <QString>

namespace stemdesk {

/// The folder for test databases: TMPDIR, else in memory if there is room, else the usual temporary folder.
QString folderOfDatabases();

} // namespace stemdesk
