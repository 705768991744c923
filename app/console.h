#pragma once

#include "core/base/error.h"

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

/// Likewise, in words for whom reads standard error: a person at a terminal, or a program.
int failed(const Error &error);

/// Asks on a terminal, where only "y" or "yes" agrees; true where nobody is there to be asked.
bool agreed(const QString &question);

/// As failed(), of a command that was called wrongly: 2.
int wrongUse(const QString &sentence);

/// One of both, by whether the error lies in an option's text.
int refusedOption(const Error &error);

} // namespace stemdesk
