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

/// For a command that failed: prints the sentence to standard error and returns the exit code.
int failed(const QString &sentence);

/// The same, in words for the reader of standard error: a person at a terminal, or a program.
int failed(const Error &error);

/// Asks on a terminal, where only "y" or "yes" agrees; true without a terminal.
bool agreed(const QString &question);

/// Like failed(), for wrong use of a command: 2.
int wrongUse(const QString &sentence);

/// wrongUse() if the error is in an option's text, else failed().
int refusedOption(const Error &error);

} // namespace stemdesk
