#pragma once

#include <QByteArray>
#include <QString>

namespace stemdesk {

/// To standard output, at once.
void print(const QString &text);
void print(const QByteArray &bytes);

/// One line to standard error.
void printError(const QString &sentence);

/// A command that failed: the sentence on standard error, and the exit status.
int failed(const QString &sentence);

} // namespace stemdesk
