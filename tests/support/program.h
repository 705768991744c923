#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace stemdesk {

/// The result of running the built program.
struct ProgramRun {
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
};

/// The built program.
QString programPath();

/// Runs the built program to its end, in the current environment except for the variables in `without`.
ProgramRun runProgram(const QStringList &arguments, const QStringList &without = {});
/// The program's trimmed output; empty, with a warning, if it failed.
QByteArray outputOf(const QStringList &arguments);

/// `stemdesk serve` in the background, on a free port.
class ServedProgram {
public:
    explicit ServedProgram(const QStringList &arguments);
    ~ServedProgram();
    Q_DISABLE_COPY_MOVE(ServedProgram)

    /// "http://127.0.0.1:40123"; empty if it did not come up.
    const QByteArray &address() const { return m_address; }
    quint16 port() const;
    qint64 processId() const { return m_process.processId(); }
    /// Sends SIGTERM and returns the exit code.
    int stop();
    void kill();

private:
    QProcess m_process;
    QByteArray m_address;
};

/// Sends one request over a new connection, without an HTTP library.
struct PlainAnswer {
    int status = 0;
    QByteArray head;
    QByteArray body;
};
PlainAnswer fetch(quint16 port, const QByteArray &method, const QByteArray &path, const QByteArray &key,
                  const QByteArray &body = {});

} // namespace stemdesk
