#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace stemdesk {

/// Asked every megabyte or so with the bytes that are done: false stops the work.
using BytesWatch = std::function<bool(qint64 done, qint64 total)>;

/// What a stopped work answers.
Error cancelledWork();

/// Makes an empty file that only its owner may read, where there is none.
Status makePrivateFile(const QString &name);
/// Copies a file into a new private one, which is on the disk when this returns.
Status copyPrivately(const QString &from, const QString &to, const BytesWatch &watch);
/// Waits until what was written to the file is on the disk.
Status syncFile(const QString &name);
/// Gives a file another name in the same folder, over what has that name, in one step that is either done or not
/// whenever the machine stops.
Status replaceFile(const QString &from, const QString &to);
/// Gives what is in a file a second name, so that it stays when the first goes: without a copy where the disk can.
Status keepUnder(const QString &file, const QString &second);
/// By whatever names they go; neither is opened.
bool isSameFile(const QString &one, const QString &other);
/// What no other file has as long as this one is open; empty where there is none, or the system has no such numbers.
QByteArray fileNumber(const QString &name);
/// storage_full where the disk that holds the folder has less room than that.
Status requireRoom(const QString &folder, qint64 bytes);
/// Whether so little room is left that the simplest write may fail.
bool isDiskFull(const QString &folder);
/// Removes the file and what SQLite keeps beside it.
void removeDatabase(const QString &file);

} // namespace stemdesk
