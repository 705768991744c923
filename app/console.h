#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/security/secret_box.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QString>

namespace stemdesk {

struct ShopMoveProgress;

/// To standard output, at once.
void print(const QString &text);
void print(const QByteArray &bytes);
/// Whether standard output has taken everything that was printed: a full disk does not.
bool isAllPrinted();

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

/// Shows the progress of a long command on standard error: a line that is updated on a terminal, else a line now and
/// then.
class ProgressLine {
public:
    ProgressLine();
    /// Ends the line.
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// Cheap, most calls show nothing. `done` and `total` count `units`.
    void show(const QString &what, qint64 done, qint64 total, const QString &units = QStringLiteral("rows"));
    /// For an unknown total; only on a terminal.
    void show(const QString &what, qint64 done);
    void show(const ShopMoveProgress &progress);

private:
    void put(const QString &line);

    bool m_isTerminal;
    bool m_isShown = false;
    int m_percent = -1;
    QElapsedTimer m_sinceShown;
};

/// The first line of standard input. On a terminal it prints `prompt` to standard error and does not echo. Unavailable
/// (no_password) if there is none.
Result<SecretBytes> passwordFromInput(const QString &prompt);

/// The command line's text for an error. Programs and readers of English get the exact sentence; other people get the
/// window's translated sentence, if there is one, before it.
QString refusalFor(const Error &error, bool isReadByAPerson);

} // namespace stemdesk
