#pragma once

#include "core/base/result.h"

#include <QByteArray>

class QFile;

namespace stemdesk {

// Opens files whose names come from people, arguments or settings. Neither pipes nor devices are opened: reading a pipe
// would wait, and a device may have no end. file_not_read, with the reason; file_is_folder for a folder.

/// Opens the file for reading.
Status openPlain(QFile &file);

/// The whole file if it has at most that many bytes; otherwise file_too_large, also if it grows meanwhile.
Result<QByteArray> readPlain(const QString &name, qint64 most);

} // namespace stemdesk
