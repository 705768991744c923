#include "app/listen_options.h"

#include "app/server_settings.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<QByteArray> bytesOf(const QString &name)
{
    QFile file(name);
    if (!file.open(QFile::ReadOnly))
        return unavailable("file_not_read", u"%1 cannot be read: %2."_s.arg(name, file.errorString()));
    return file.readAll();
}

QSslKey keyFrom(const QByteArray &pem)
{
    for (const auto algorithm : {QSsl::Rsa, QSsl::Ec}) {
        if (const QSslKey key(pem, algorithm); !key.isNull())
            return key;
    }
    return {};
}

Result<QSslConfiguration> tlsFrom(const QString &text)
{
    const QStringList names = text.split(u',');
    if (names.size() != 2)
        return refused("invalid_tls", u"tls"_s, u"Give --tls as CERT,KEY: two PEM files."_s);
    const Result<QByteArray> certificate = bytesOf(names.first());
    if (!certificate)
        return certificate.error();
    const Result<QByteArray> keyPem = bytesOf(names.last());
    if (!keyPem)
        return keyPem.error();
    const QList<QSslCertificate> chain = QSslCertificate::fromData(*certificate, QSsl::Pem);
    if (chain.isEmpty())
        return unavailable("no_certificate", u"%1 holds no PEM certificate."_s.arg(names.first()));
    const QSslKey key = keyFrom(*keyPem);
    if (key.isNull())
        return unavailable("no_private_key", u"%1 holds no PEM private key of RSA or EC."_s.arg(names.last()));
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificateChain(chain);
    configuration.setPrivateKey(key);
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // Callers are known by their keys.
    return configuration;
}

} // namespace

Result<http::Server::Options> listenOptionsFrom(const Arguments &arguments)
{
    const ServerSettings unchanged;
    http::Server::Options options{.address = unchanged.address, .port = unchanged.port};
    if (arguments.has(u"listen"_s)) {
        const Result<ListenAddress> listen = listenAddressFrom(arguments.option(u"listen"_s));
        if (!listen)
            return listen.error();
        options.address = listen->address;
        options.port = listen->port;
    }
    for (const QString &host : arguments.options.value(u"host"_s))
        options.hosts.append(host.toUtf8());
    if (arguments.has(u"tls"_s)) {
        const Result<QSslConfiguration> tls = tlsFrom(arguments.option(u"tls"_s));
        if (!tls)
            return tls.error();
        options.tls = *tls;
    }
    if (!options.address.isLoopback() && !options.tls && !arguments.has(u"insecure"_s)) {
        return Error{.kind = Error::Kind::Forbidden,
                     .code = "insecure_address",
                     .field = u"listen"_s,
                     .message =
                         u"%1 is not loopback: give --tls CERT,KEY, or --insecure if the network is trusted."_s.arg(
                             options.address.toString())};
    }
    return options;
}

} // namespace stemdesk
