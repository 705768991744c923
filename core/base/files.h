#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QFile;
class QSaveFile;

namespace stemdesk {

// Opens files whose names come from people, arguments or settings. Neither pipes nor devices are opened: reading a pipe
// would wait, and a device may have no end. file_not_read, with the reason; file_is_folder for a folder.

/// Opens the file for reading.
Status openPlain(QFile &file);

/// The whole file if it has at most that many bytes; otherwise file_too_large, also if it grows meanwhile.
Result<QByteArray> readPlain(const QString &name, qint64 most);

/// Opens the file for writing with permissions for its owner only, even if it replaces a file that others may read:
/// exported data names clients. The file itself reports errors.
bool openPrivately(QSaveFile &file);

/// Writes the whole file or, on failure, leaves the old one untouched: file_not_written, with the system's reason as
/// the message.
Status writePrivately(const QString &name, const QByteArray &bytes);

/// Makes an empty file with permissions for its owner only, which QSettings keeps when it writes; its own files may be
/// read by others. Leaves a file that exists alone.
void createPrivately(const QString &name);

/// Bytes that may be written to the disk that holds the folder; nullopt if the system cannot tell, which is no reason
/// to refuse anything.
std::optional<qint64> diskRoom(const QString &folder);

/// Whether the system's error means that the disk, or its user's quota, is full.
bool meansDiskFull(int error);

} // namespace stemdesk
