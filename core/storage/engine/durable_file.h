#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace stemdesk {

/// Called every megabyte or so with the bytes done so far: false stops the work.
using BytesWatch = std::function<bool(qint64 done, qint64 total)>;

Error cancelledWork();

/// Creates an empty file that only its owner may read, unless it exists.
Status makePrivateFile(const QString &name);
/// Copies a file into a new private one, durably.
Status copyPrivately(const QString &from, const QString &to, const BytesWatch &watch);
/// Waits until the file's contents are on the disk.
Status syncFile(const QString &name);
/// Renames a file within its folder over any other, atomically even if the machine stops.
Status replaceFile(const QString &from, const QString &to);
/// Gives a file's contents a second name, so that they stay when the first is deleted; without copying if the disk can.
Status keepUnder(const QString &file, const QString &second);
/// Whether two names refer to the same file, without opening it.
bool isSameFile(const QString &one, const QString &other);
/// Identifies the file while it is open; empty if it does not exist or the system has no such number.
QByteArray fileNumber(const QString &name);
/// storage_full if the folder's disk has less space than that.
Status requireRoom(const QString &folder, qint64 bytes);
/// Whether so little space is left that even the smallest write may fail.
bool isDiskFull(const QString &folder);
/// Deletes the file and the files that SQLite keeps beside it.
void removeDatabase(const QString &file);

} // namespace stemdesk
