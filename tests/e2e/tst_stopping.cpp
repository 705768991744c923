#include "app/shutdown.h"
#include "tests/support/pem_files.h"
#include "tests/support/postgres_server.h"
#include "tests/support/program.h"
#include "tests/support/silent_bus.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace stemdesk::stopping_test {

namespace {

constexpr int kTimeout = 100'000;
constexpr qint64 kMostToStop = 10'000; // The contract's limit.

/// A process and its children.
QList<int> familyOf(int parent)
{
    QList<int> family{parent};
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        QFile file(u"/proc/%1/stat"_s.arg(name));
        if (name.toInt() > 0 && file.open(QFile::ReadOnly)
            && file.readAll().split(')').constLast().split(' ').value(2).toInt() == parent)
            family.append(name.toInt());
    }
    return family;
}

/// Halts a server's processes as long as this object lives: connections stay open, but nothing answers.
class Halted {
public:
    explicit Halted(const PostgresServer &server)
    {
        QFile file(server.folder() + u"/data/postmaster.pid"_s);
        if (file.open(QFile::ReadOnly))
            m_processes = familyOf(file.readLine().trimmed().toInt());
        for (const int process : std::as_const(m_processes))
            ::kill(process, SIGSTOP);
    }
    ~Halted()
    {
        for (const int process : std::as_const(m_processes))
            ::kill(process, SIGCONT);
    }
    Q_DISABLE_COPY_MOVE(Halted)

    qsizetype count() const { return m_processes.size(); }

private:
    QList<int> m_processes;
};

quint16 freePort()
{
    QTcpServer probe;
    return probe.listen(QHostAddress::LocalHost) ? probe.serverPort() : 0;
}

QByteArray request(const QByteArray &line, const QByteArray &key, const QByteArray &fields = {},
                   const QByteArray &body = {})
{
    return line + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + key
        + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + fields
        + "\r\n" + body;
}

} // namespace

/// The built program ends within ten seconds of being asked to, whatever hangs.
class TestStopping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void clientsThatHangAreLeft();
    void receiversThatHangAreLeft();
    void theNextOneWaitsUntilItHasEnded();
    void aSessionBusThatHangsIsLeft();
    void aDatabaseThatNeverAnsweredIsLeft();
    void aDatabaseThatStopsAnsweringIsLeft_data();
    void aDatabaseThatStopsAnsweringIsLeft();
    void aThreadThatHangsForGoodIsLeft();
    void aCertificateThatNeverEndsIsNotWaitedFor_data();
    void aCertificateThatNeverEndsIsNotWaitedFor();

private:
    void start(const QStringList &words);
    void serve(const QStringList &words = {});
    QByteArray key(const QStringList &words = {}) const;
    /// A client that sends a request and reads nothing of the answer.
    QTcpSocket &asking(const QByteArray &bytes);
    /// Sends SIGTERM. Returns the exit code, or -1 if it did not end in time.
    int stopped();

    QTemporaryDir m_folder;
    QString m_data;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
    std::unique_ptr<QProcess> m_program;
    quint16 m_port = 0;
    std::vector<std::unique_ptr<QTcpSocket>> m_clients;
};

void TestStopping::init()
{
    m_data = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())
                               + QString::fromLatin1(QTest::currentDataTag()));
}

void TestStopping::cleanup()
{
    m_clients.clear();
    if (m_program) {
        m_program->kill();
        m_program->waitForFinished(kTimeout);
    }
    m_program.reset();
    m_environment = QProcessEnvironment::systemEnvironment();
}

void TestStopping::start(const QStringList &words)
{
    m_program = std::make_unique<QProcess>();
    m_program->setProcessEnvironment(m_environment);
    m_program->start(programPath(), words + QStringList{u"--data"_s, m_data});
    QVERIFY(m_program->waitForStarted(kTimeout));
}

void TestStopping::serve(const QStringList &words)
{
    start(QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s} + words);
    QTRY_VERIFY_WITH_TIMEOUT(m_program->canReadLine(), kTimeout);
    m_port = m_program->readLine().trimmed().split(':').constLast().toUShort();
    QVERIFY(m_port > 0);
}

QByteArray TestStopping::key(const QStringList &words) const
{
    return runProgram(
               QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s, u"--scopes"_s, u"all"_s, u"--data"_s, m_data}
               + words)
        .output.trimmed();
}

QTcpSocket &TestStopping::asking(const QByteArray &bytes)
{
    m_clients.push_back(std::make_unique<QTcpSocket>());
    QTcpSocket &client = *m_clients.back();
    client.setReadBufferSize(1);
    client.connectToHost(u"127.0.0.1"_s, m_port);
    client.write(bytes);
    client.waitForBytesWritten(kTimeout);
    return client;
}

int TestStopping::stopped()
{
    QElapsedTimer clock;
    clock.start();
    m_program->terminate();
    const bool hasEnded = m_program->waitForFinished(kTimeout);
    if (clock.elapsed() > kMostToStop)
        qWarning("it took %lld ms to stop", clock.elapsed());
    const bool isInTime = hasEnded && clock.elapsed() <= kMostToStop;
    return isInTime && m_program->exitStatus() == QProcess::NormalExit ? m_program->exitCode() : -1;
}

void TestStopping::clientsThatHangAreLeft()
{
    const QByteArray own = key();
    QCOMPARE(runProgram({u"demo"_s, u"--data"_s, m_data}).exitCode, 0);
    serve();
    asking(request("GET /api/v1/changes/stream", own)).waitForReadyRead(kTimeout);
    for (int i = 0; i < 8; ++i)
        asking(request("GET /api/v1/products?limit=100", own).repeated(300)).waitForReadyRead(kTimeout);
    asking("POST /api/v1/products HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n"
           + QByteArray(200'000, ' '));
    asking("GET / HT");

    QCOMPARE(stopped(), 0);
}

void TestStopping::receiversThatHangAreLeft()
{
    QTcpServer receiver; // Accepts connections and never answers.
    QVERIFY(receiver.listen(QHostAddress::LocalHost));
    const QByteArray own = key();
    serve({u"--webhooks-to-loopback"_s});
    const QByteArray url = "http://127.0.0.1:" + QByteArray::number(receiver.serverPort()) + "/hook";
    for (int i = 0; i < 5; ++i)
        QCOMPARE(fetch(m_port, "POST", "/api/v1/webhooks", own,
                       R"({"url":")" + url + QByteArray::number(i) + R"(","events":["event.created"]})")
                     .status,
                 201);
    QCOMPARE(fetch(m_port, "POST", "/api/v1/events", own, R"({"name":"Wedding"})").status, 201);
    QTRY_VERIFY(receiver.hasPendingConnections());

    QCOMPARE(stopped(), 0);
}

void TestStopping::theNextOneWaitsUntilItHasEnded()
{
    const QByteArray own = key();
    serve();
    const auto isKept = [this] { return QFileInfo(m_data + u"/stemdesk.lock"_s).size() > 0; };
    QVERIFY(isKept());
    for (int i = 0; i < 8; ++i)
        asking(request("GET /api/v1/changes/stream", own)).waitForReadyRead(kTimeout);
    m_program->terminate();
    QTRY_VERIFY(!isKept());

    QProcess next;
    next.start(programPath(), {u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--data"_s, m_data});

    QTRY_VERIFY_WITH_TIMEOUT(next.canReadLine() || next.state() == QProcess::NotRunning, kTimeout);
    QVERIFY2(next.readLine().startsWith("listening on "), next.readAllStandardError());
    QTRY_COMPARE(m_program->state(), QProcess::NotRunning);
    next.terminate();
    QVERIFY(next.waitForFinished(kTimeout));
}

void TestStopping::aSessionBusThatHangsIsLeft()
{
    const QByteArray own = key();
    const SilentBus bus;
    QVERIFY(bus.isUp());
    m_environment = QProcessEnvironment::systemEnvironment();
    serve({u"--webhooks-to-loopback"_s});
    asking(request("POST /api/v1/webhooks", own, {}, R"({"url":"http://127.0.0.1:9/h","events":["event.created"]})"));
    QTRY_VERIFY(bus.wasMet());

    const int code = stopped();

    QVERIFY2(code == 0 || code == kStopTimedOut, m_program->readAllStandardError());
}

void TestStopping::aDatabaseThatNeverAnsweredIsLeft()
{
    QTcpServer database;
    QVERIFY(database.listen(QHostAddress::LocalHost));
    start({u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--database"_s,
           u"postgresql://user@127.0.0.1:%1/shop"_s.arg(database.serverPort())});
    QTRY_VERIFY_WITH_TIMEOUT(database.hasPendingConnections(), kTimeout);

    QVERIFY(stopped() > 0);
}

void TestStopping::aDatabaseThatStopsAnsweringIsLeft_data()
{
    QTest::addColumn<bool>("isWindow");
    QTest::newRow("serve") << false;
    QTest::newRow("window") << true;
}

void TestStopping::aDatabaseThatStopsAnsweringIsLeft()
{
    QFETCH(const bool, isWindow);
    const PostgresServer server = PostgresServer::startOwn();
    server.run(u"create database shop"_s);
    const QStringList database{u"--database"_s, server.address(u"shop"_s).text()};
    const QByteArray own = key(database);
    QVERIFY(!own.isEmpty());
    if (isWindow) {
        m_port = freePort();
        m_environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        start(QStringList{u"--listen"_s, u"127.0.0.1:%1"_s.arg(m_port)} + database);
    } else {
        serve(database);
    }
    QTRY_COMPARE_WITH_TIMEOUT(fetch(m_port, "GET", "/api/v1/events", own).status, 200, kTimeout);
    const Halted halted(server);
    QVERIFY(halted.count() > 1);
    for (int i = 0; i < 6; ++i)
        asking(request("GET /api/v1/events", own));
    asking(request("POST /api/v1/events", own, {}, R"({"name":"Wedding"})"));

    const int code = stopped();

    QVERIFY2(code == 0 || code == kStopTimedOut, m_program->readAllStandardError());
}

/// The thread that prints the address blocks for ever if its output is never read, and every other thread waits for it.
void TestStopping::aThreadThatHangsForGoodIsLeft()
{
    const QString output = m_folder.filePath(u"output"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(output).constData(), 0600), 0);
    const int pipe = ::open(QFile::encodeName(output).constData(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    const QByteArray full(4'096, 'x');
    while (::write(pipe, full.constData(), size_t(full.size())) > 0)
        continue;
    m_port = freePort();
    m_program = std::make_unique<QProcess>();
    m_program->setStandardOutputFile(output);
    m_program->start(programPath(), {u"serve"_s, u"--listen"_s, u"127.0.0.1:%1"_s.arg(m_port), u"--data"_s, m_data});
    QTRY_COMPARE_WITH_TIMEOUT(fetch(m_port, "GET", "/healthz", {}).status, 200, kTimeout);

    const int code = stopped();

    ::close(pipe);
    QCOMPARE(code, kStopTimedOut);
    const QByteArray said = m_program->readAllStandardError();
    QVERIFY2(said.contains("was asked to stop, has waited 8 seconds for the work under way"), said.constData());
    QCOMPARE(runProgram({u"check"_s, u"--data"_s, m_data}).exitCode, 0);
}

/// A pipe without a writer or an endless device where a certificate was is not read.
void TestStopping::aCertificateThatNeverEndsIsNotWaitedFor_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isPipe");
    QTest::newRow("a pipe as the key") << u"live.key"_s << true;
    QTest::newRow("a pipe as the certificate") << u"live.pem"_s << true;
    QTest::newRow("a device as the certificate") << u"live.pem"_s << false;
}

void TestStopping::aCertificateThatNeverEndsIsNotWaitedFor()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isPipe);
    const QString certificate = m_folder.filePath(u"live.pem"_s);
    const QString own = m_folder.filePath(u"live.key"_s);
    for (const QString &old : {certificate, own})
        QFile::remove(old);
    makePemFiles(certificate, own);
    serve({u"--tls"_s, certificate + u',' + own});
    const QString renewed = m_folder.filePath(name);
    QVERIFY(QFile::remove(renewed));
    QVERIFY(isPipe ? ::mkfifo(QFile::encodeName(renewed).constData(), 0600) == 0
                   : QFile::link(u"/dev/zero"_s, renewed));

    ::kill(pid_t(m_program->processId()), SIGHUP);

    QByteArray said;
    QTRY_VERIFY_WITH_TIMEOUT((said += m_program->readAllStandardError()).contains("is a pipe or a device"), kTimeout);
    QVERIFY2(said.contains("the certificate stays the one that was read before"), said.constData());
    QCOMPARE(stopped(), 0);
}

STEMDESK_GUILESS_TEST(TestStopping)

} // namespace stemdesk::stopping_test

#include "tst_stopping.moc"
