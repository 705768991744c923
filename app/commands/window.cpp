#include "app/application.h"
#include "app/commands/commands.h"
#include "app/console.h"
#include "app/listen_options.h"
#include "app/raise_request.h"
#include "app/stop_signals.h"
#include "core/services/service_thread.h"
#include "core/storage/session.h"
#include "ui/accessible_buttons.h"
#include "ui/icons.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"
#include "ui/widgets/unreachable_question.h"

#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QMessageBox>
#include <QSettings>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A window cannot be had: said in the terminal and, for who started it from a menu, in a box.
int refuseWindow(const QString &sentence)
{
    printError(sentence);
    QMessageBox::critical(nullptr, u"Stemdesk"_s, sentence);
    return 1;
}

/// Where the system names no language, money and dates look as the source text's readers know them.
void chooseLocale()
{
    if (QLocale().language() == QLocale::C)
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
}

/// Where the shop is on a server that does not answer, the florist says whether it is asked once more.
Result<std::unique_ptr<Application>> openApplication(const Arguments &arguments)
{
    auto application = Application::open(arguments, DataFolder::Use::Own);
    while (!application && arguments.database && application.error().code == "storage_unavailable") {
        printError(application.error().message);
        if (!ui::UnreachableQuestion(application.error().message).wantsToTryAgain())
            break;
        application = Application::open(arguments, DataFolder::Use::Own);
    }
    return application;
}

/// Nothing that the window waits for waits for a server that is away.
void guard(DatabaseLink &link, Services &reads, ServiceThread &edits, ServiceThread &tasks)
{
    reads.session().setGate(link.gate());
    for (ServiceThread *thread : {&edits, &tasks})
        thread->run([&link](Services &services) { services.session().setGate(link.patientGate()); });
}

/// The window and what only it needs, on the main thread.
int showWindow(Application &application)
{
    auto services = Services::open(application.source());
    if (!services)
        return refuseWindow(services.error().message);
    auto edits = ServiceThread::start(application.source(), u"edits"_s);
    if (!edits)
        return refuseWindow(edits.error().message);
    auto tasks = ServiceThread::start(application.source(), u"tasks"_s);
    if (!tasks)
        return refuseWindow(tasks.error().message);
    const Result<ShopServices *> shop = (*services)->forShop(application.firstShop().id);
    if (!shop)
        return refuseWindow(shop.error().message);

    QSettings settings(QDir(application.folder().path()).filePath(u"window.ini"_s), QSettings::IniFormat);
    ui::Edits undoable(**edits, application.firstShop().id);
    ui::UiContext context{.services = **shop,
                          .edits = undoable,
                          .tasks = **tasks,
                          .bus = application.bus(),
                          .server = application.api(),
                          .settings = settings,
                          .shop = application.firstShop()};
    ui::MainWindow window(context);
    guard(application.link(), **services, **edits, **tasks);
    window.follow(application.link());
    RaiseRequests raiseRequests(application.folder().path());
    QObject::connect(&raiseRequests, &RaiseRequests::received, &window, [&window] {
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.raise();
        window.activateWindow();
    });
    window.show();
    return QApplication::exec();
}

/// Starts the API as the command line says; as it does not, as it was left in the window the last time.
void startApi(Application &application, const Arguments &arguments, const http::Server::Options &options)
{
    const QString folder = application.folder().path();
    const ServerSettings remembered = loadServerSettings(folder);
    ApiThread &api = application.api();
    api.setRemembered(remembered);
    QObject::connect(&api, &ApiThread::chosen, &api,
                     [folder](const ServerSettings &settings) { saveServerSettings(folder, settings); });
    ApiServer::Options server{.http = options};
    if (!arguments.has(u"listen"_s)) {
        server.http.address = remembered.address;
        server.http.port = remembered.port;
        if (!remembered.isOn) {
            api.setOptions(server);
            return;
        }
    }
    // A taken port is no reason to keep a florist from the orders: the window opens, and says that the API is off.
    if (const Status started = api.start(server); !started)
        printError(started.error().message);
}

} // namespace

int runWindow(const Arguments &arguments)
{
    const Result<http::Server::Options> options = listenOptionsFrom(arguments);
    if (!options)
        return refusedOption(options.error());
    quitOnStopSignals();
    chooseLocale();
    QApplication::setWindowIcon(ui::applicationIcon());
    ui::installAccessibleButtons();
    const ui::Theme theme(*qApp, ui::Theme::Choice::System);
    const auto application = openApplication(arguments);
    if (!application) {
        if (application.error().code == "folder_in_use" && raiseRunningWindow(arguments.dataFolder()))
            return 0;
        if (arguments.database && application.error().code == "storage_unavailable")
            return 1; // The answer was to quit.
        return refuseWindow(application.error().message);
    }
    startApi(**application, arguments, *options);
    if (const Status started = (*application)->startWebhooks(); !started)
        return refuseWindow(started.error().message);
    return showWindow(**application);
}

} // namespace stemdesk
