#pragma once

#include "core/base/result.h"

class QSaveFile;

namespace stemdesk {

/// Opens the file for writing, so that nobody but its owner may read what comes into it, also where there was a file of
/// that name that others may read: what leaves the shop names clients. What is wrong, the file says itself.
bool openPrivately(QSaveFile &file);

/// The whole file or, where it cannot be written, the old one untouched: file_not_written, with the system's reason for
/// a message.
Status writePrivately(const QString &name, const QByteArray &bytes);

} // namespace stemdesk
