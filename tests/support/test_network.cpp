#include "tests/support/test_network.h"

#include <QFile>

#include <cstdlib>
#include <vector>

#include <unistd.h>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kInside = "STEMDESK_TEST_OWN_NETWORK";

QByteArray run(const QString &line)
{
    QProcess process;
    process.start(u"/bin/sh"_s, {u"-ec"_s, line});
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%ls: %s", qUtf16Printable(line), process.readAllStandardError().constData());
    return process.readAllStandardOutput().trimmed();
}

/// A folder that only this test's processes see.
const QString kFolder = u"/mnt"_s;

} // namespace

bool enterOwnNetwork(char **argv)
{
    if (qEnvironmentVariableIsSet(kInside))
        return true;
    const QString attempt =
        u"unshare --map-root-user --net --mount sh -c 'ip link add probe type veth peer name other && "
        "mount -t tmpfs none /mnt' >/dev/null 2>&1"_s;
    if (std::system(qPrintable(attempt)) != 0)
        return false;
    qputenv(kInside, "1");
    QByteArrayList words{"unshare", "--map-root-user", "--net", "--mount"};
    for (char **argument = argv; *argument; ++argument)
        words.append(*argument);
    std::vector<char *> pointers;
    for (QByteArray &word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    ::execvp("unshare", pointers.data());
    return false;
}

TestNetwork::TestNetwork()
{
    run(u"mount -t tmpfs none %1; mkdir %1/certs; touch %1/hosts; mount --bind %1/hosts /etc/hosts; "
        "mount --bind %1/certs /etc/ssl/certs"_s.arg(kFolder));
    m_other.start(u"unshare"_s, {u"--net"_s, u"sh"_s, u"-c"_s, u"echo ready; exec sleep 3600"_s});
    if (!m_other.waitForReadyRead())
        qFatal("the test's other machine does not start");
    run(u"ip link add here type veth peer name there netns %1; ip addr add %2/24 dev here; ip link set here up; "
        "ip link set lo up"_s.arg(m_other.processId())
            .arg(here().toString()));
    run(thereCommand({}).join(u' ')
        + u" sh -ec 'ip addr add %1/24 dev there; ip link set there up; ip link set lo up'"_s.arg(there().toString()));
}

TestNetwork::~TestNetwork()
{
    m_other.kill();
    m_other.waitForFinished();
}

void TestNetwork::setHosts(const QByteArray &lines)
{
    QFile hosts(kFolder + u"/hosts"_s);
    if (!hosts.open(QFile::WriteOnly)) // Written in place: the file is mounted.
        qFatal("the test's hosts cannot be written");
    hosts.write("127.0.0.1 localhost\n" + lines);
}

void TestNetwork::trust(const QString &authority)
{
    const QByteArray hash = run(u"openssl x509 -noout -hash -in '%1'"_s.arg(authority));
    QFile::copy(authority, kFolder + u"/certs/"_s + QString::fromLatin1(hash) + u".0"_s);
}

QStringList TestNetwork::thereCommand(const QStringList &command) const
{
    return QStringList{u"nsenter"_s, u"--target"_s, QString::number(m_other.processId()), u"--net"_s} + command;
}

} // namespace stemdesk
