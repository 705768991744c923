#pragma once

#include <QFile>

namespace stemdesk {

/// The file's content; empty if it cannot be read.
inline QByteArray fileBytes(const QString &name)
{
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace stemdesk
