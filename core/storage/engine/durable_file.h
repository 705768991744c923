#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace stemdesk {

/// Asked every megabyte or so with the bytes that are done: false stops the work.
using BytesWatch = std::function<bool(qint64 done, qint64 total)>;

/// The error of work that was cancelled.
Error cancelledWork();

/// Creates an empty file that only its owner may read, unless it exists.
Status makePrivateFile(const QString &name);
/// Copies a file into a new private one, which is on the disk when this returns.
Status copyPrivately(const QString &from, const QString &to, const BytesWatch &watch);
/// Waits until what was written to the file is on the disk.
Status syncFile(const QString &name);
/// Gives a file another name in the same folder, over what has that name, in one step that is either done or not
/// whenever the machine stops.
Status replaceFile(const QString &from, const QString &to);
/// Gives a file's contents a second name, so that they stay when the first is deleted; without copying if the disk can.
Status keepUnder(const QString &file, const QString &second);
/// By whatever names they go; neither is opened.
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
