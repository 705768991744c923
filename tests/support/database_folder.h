#pragma once

#include <QString>

namespace stemdesk {

/// Where tests make the folders of their databases: where TMPDIR says, else in memory if there is room, else where
/// other temporary files are.
QString folderOfDatabases();

} // namespace stemdesk
