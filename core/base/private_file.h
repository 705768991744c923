#pragma once

#include "core/base/result.h"

class QSaveFile;

namespace stemdesk {

/// Opens the file for writing with permissions for its owner only, even if it replaces a file that others may read:
/// exported data names clients. The file itself reports errors.
bool openPrivately(QSaveFile &file);

/// Writes the whole file or, on failure, leaves the old one untouched: file_not_written, with the system's reason as
/// the message.
Status writePrivately(const QString &name, const QByteArray &bytes);

} // namespace stemdesk
