#include "app/listen_options.h"

#include "app/server_settings.h"
#include "app/tls_files.h"
#include "core/base/wording.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<http::Server::Options> listenOptionsFrom(const Arguments &arguments)
{
    const ServerSettings unchanged;
    http::Server::Options options{.address = unchanged.address, .port = unchanged.port};
    if (arguments.has(u"listen"_s)) {
        const ListenAddress listen = TRY(listenAddressFrom(arguments.option(u"listen"_s)));
        options.address = listen.address;
        options.port = listen.port;
    }
    for (const QString &host : arguments.options.value(u"host"_s))
        options.hosts.append(host.toUtf8());
    const QStringList proxies = arguments.options.value(u"behind"_s).join(u',').split(u',', Qt::SkipEmptyParts);
    for (const QString &proxy : proxies) {
        if (!options.proxies.add(proxy.trimmed()))
            return unfit(u"behind"_s, u"the addresses or networks of proxies, like 127.0.0.1 or 10.0.0.0/8"_s,
                         quoted(proxy));
    }
    if (arguments.has(u"tls"_s)) {
        const TlsFiles files = TRY(TlsFiles::parse(arguments.option(u"tls"_s)));
        const QSslConfiguration tls = TRY(files.read());
        options.tls = tls;
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
