#include "tests/support/program.h"

#include <QTcpSocket>
#include <QUrl>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kProgramTimeout = 100'000; // For a busy machine.

} // namespace

QString programPath()
{
    return QStringLiteral(STEMDESK_PROGRAM);
}

ProgramRun runProgram(const QStringList &arguments, const QStringList &without)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &variable : without)
        environment.remove(variable);
    process.setProcessEnvironment(environment);
    process.start(programPath(), arguments);
    process.waitForFinished(kProgramTimeout);
    return {.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            .output = process.readAllStandardOutput(),
            .errors = process.readAllStandardError()};
}

QByteArray outputOf(const QStringList &arguments)
{
    const ProgramRun done = runProgram(arguments);
    if (done.exitCode != 0)
        qWarning("%ls: %s%s", qUtf16Printable(arguments.join(u' ')), done.output.constData(), done.errors.constData());
    return done.exitCode == 0 ? done.output.trimmed() : QByteArray();
}

ServedProgram::ServedProgram(const QStringList &arguments)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(programPath(), QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s} + arguments);
    QByteArray line;
    while (!line.endsWith('\n') && m_process.waitForReadyRead(kProgramTimeout))
        line += m_process.readLine();
    const QByteArray kReady = "listening on ";
    if (line.startsWith(kReady))
        m_address = line.sliced(kReady.size()).trimmed();
}

ServedProgram::~ServedProgram()
{
    if (m_process.state() != QProcess::NotRunning)
        kill();
}

quint16 ServedProgram::port() const
{
    return quint16(QUrl(QString::fromLatin1(m_address)).port(0));
}

int ServedProgram::stop()
{
    m_process.terminate();
    m_process.waitForFinished(kProgramTimeout);
    return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
}

void ServedProgram::kill()
{
    m_process.kill();
    m_process.waitForFinished(kProgramTimeout);
}

PlainAnswer fetch(quint16 port, const QByteArray &method, const QByteArray &path, const QByteArray &key,
                  const QByteArray &body)
{
    QTcpSocket socket;
    socket.connectToHost(u"127.0.0.1"_s, port);
    socket.waitForConnected(kProgramTimeout);
    QByteArray request = method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n";
    if (!key.isEmpty())
        request += "Authorization: Bearer " + key + "\r\n";
    if (!body.isEmpty())
        request += "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    socket.write(request + "\r\n" + body);
    QByteArray bytes;
    while (socket.waitForReadyRead(kProgramTimeout))
        bytes += socket.readAll();
    bytes += socket.readAll();
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    return {.status = bytes.mid(9, 3).toInt(), .head = bytes.left(end), .body = bytes.mid(end + 4)};
}

} // namespace stemdesk
