#pragma once

#include <QDir>
#include <QFile>

namespace stemdesk {

/// A line of /proc/PID/status, in KiB.
inline qint64 memoryOf(qint64 process, const QByteArray &name)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process));
    if (!file.open(QFile::ReadOnly))
        return -1;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(name + ':'))
            return line.mid(name.size() + 1).trimmed().split(' ').first().toLongLong();
    }
    return -1;
}

/// Peak memory since forgetPeak() without mapped files, in KiB. Mapped files are code and libraries, which are more
/// than twice as large without optimisation and say nothing about the memory in use.
inline qint64 peakBesideCode(qint64 process)
{
    return memoryOf(process, "VmHWM") - memoryOf(process, "RssFile");
}

/// Resets VmHWM.
inline void forgetPeak(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/clear_refs").arg(process));
    if (file.open(QFile::WriteOnly))
        file.write("5");
}

inline qsizetype openFiles(qint64 process)
{
    return QDir(QStringLiteral("/proc/%1/fd").arg(process))
        .entryList(QDir::Files | QDir::System | QDir::NoDotAndDotDot)
        .size();
}

} // namespace stemdesk
