#include "app/application.h"
#include "app/backups.h"
#include "app/commands/commands.h"
#include "app/console.h"
#include "app/listen_options.h"
#include "app/shutdown.h"
#include "app/tls_files.h"
#include "core/base/log.h"
#include "core/services/service_thread.h"

#include <QCoreApplication>

#include <memory>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Logs warnings about the files, and loads renewed ones.
std::unique_ptr<TlsRenewal> watchTls(const Arguments &arguments, const QSslConfiguration &tls, ApiThread &api)
{
    const Result<TlsFiles> files = TlsFiles::parse(arguments.option(u"tls"_s));
    if (!files)
        return nullptr;
    for (const QString &warning : files->warnings(tls, systemNow()))
        qCWarning(logApi).noquote() << warning;
    auto renewal = std::make_unique<TlsRenewal>(*files, tls, systemNow);
    QObject::connect(renewal.get(), &TlsRenewal::renewed, &api, &ApiThread::renewTls);
    callOnHangUp([renewal = renewal.get()] { renewal->look(); });
    return renewal;
}

} // namespace

int runServe(const Arguments &arguments)
{
    const Result<http::Server::Options> options = listenOptionsFrom(arguments);
    if (!options)
        return refusedOption(options.error());
    quitOnStopSignals();
    // Any number of processes can use a server's database, even beside a window that owns the folder.
    const auto use = arguments.database ? DataFolder::Use::Share : DataFolder::Use::Own;
    const auto application = Application::open(arguments, use);
    if (!application)
        return failed(application.error());
    ApiThread &api = (*application)->api();
    if (const Status started = api.start({.http = *options}); !started)
        return failed(started.error());
    const std::unique_ptr<TlsRenewal> renewal = options->tls ? watchTls(arguments, *options->tls, api) : nullptr;
    if (!arguments.has(u"no-webhooks"_s)) {
        if (const Status started = (*application)->startWebhooks(); !started)
            return failed(started.error());
    }
    // A server's database is backed up by its administrator; this process owns no folder for backups.
    std::unique_ptr<ServiceThread> tasks;
    const StopStep tasksStop("a backup");
    std::unique_ptr<Backups> backups;
    if (use == DataFolder::Use::Own) {
        auto started = ServiceThread::start((*application)->source(), u"tasks"_s);
        if (!started)
            return failed(started.error());
        tasks = *std::move(started);
        backups = std::make_unique<Backups>(
            *tasks, Backups::Options{.dataFolder = (*application)->folder().path(), .now = systemNow});
        backups->startDaily();
    }
    if (arguments.has(u"webhooks-to-loopback"_s))
        printError(
            u"Webhooks may go to this machine now, by http: whoever may make webhooks can send requests to every "
            "port of it. For developers only; it ends with this server."_s);
    print(u"listening on %1://%2\n"_s.arg(options->tls ? u"https"_s : u"http"_s, api.address()));
    const int code = QCoreApplication::exec();
    beginStopDeadline();
    (*application)->beginClosing();
    api.finish(); // While a backup finishes.
    return code;
}

} // namespace stemdesk
