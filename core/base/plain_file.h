#pragma once

#include "core/base/result.h"

#include <QByteArray>

class QFile;

namespace stemdesk {

// Files whose names come from people, from arguments and from settings. A pipe would be waited for, and a device may
// have no end: neither is opened. file_not_read, with the reason; file_is_folder for a folder.

/// Opens the file for reading.
Status openPlain(QFile &file);

/// The whole file, where it has no more bytes than that, and file_too_large where it has or gets them.
Result<QByteArray> readPlain(const QString &name, qint64 most);

} // namespace stemdesk
