#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

/// Bytes that may be written to the disk that holds the folder; nullopt if the system cannot tell, which is no reason
/// to refuse anything.
std::optional<qint64> diskRoom(const QString &folder);

/// Whether the system's error means that the disk, or its user's quota, is full.
bool meansDiskFull(int error);

} // namespace stemdesk
