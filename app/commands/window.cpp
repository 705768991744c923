#include "app/application.h"
#include "app/backups.h"
#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/data_folder.h"
#include "app/database_choice.h"
#include "app/listen_options.h"
#include "app/restore_box.h"
#include "app/shutdown.h"
#include "app/single_instance.h"
#include "app/window_host.h"
#include "core/services/service_thread.h"
#include "core/services/shops/shop_setup_service.h"
#include "core/storage/engine/session.h"
#include "ui/accessible_buttons.h"
#include "ui/icons.h"
#include "ui/pages/settings/backups/start_question.h"
#include "ui/pages/settings/database/database_question.h"
#include "ui/theme/theme.h"
#include "ui/widgets/notices/question.h"
#include "ui/window/window_frame.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QTimer>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Result of the event loop for a restart; not an exit code.
constexpr int kStartAgain = 1000;

/// The next start.
struct NextStart {
    Arguments arguments;
    QString restored; ///< A backup to restore first.
};

constexpr int kBackupDelay = 3'000; // After the first paint.

/// Reports that a window is not possible, on the terminal and, for users who started it from a menu, in a box.
int refuseWindow(const Error &error)
{
    ui::MessageBox(ui::MessageBox::Critical, u"Stemdesk"_s, ui::errorText(error)).exec();
    return failed(error);
}

/// Nothing the window depends on waits for an unreachable server.
void guard(DatabaseLink &link, Services &reads, ServiceThread &edits, ServiceThread &tasks, ServiceThread &lookups)
{
    reads.session().connection().setGate(link.gate());
    for (ServiceThread *thread : {&edits, &tasks})
        thread->run([&link](Services &services) { services.session().connection().setGate(link.patientGate()); });
    lookups.run([&link](Services &services) { services.session().connection().setGate(link.gate()); });
}

/// The shop named by --shop; else the last one open; else the first in use.
Result<ShopId> shopToShow(const Application &application, const Arguments &arguments, Services &services,
                          QSettings &settings)
{
    const auto known = [&shops = services.shops()](const QString &text) -> Result<ShopId> {
        const auto id = ownIdFrom<ShopTag>(text.toUtf8());
        const Result<Shop> shop = id ? shops.find(*id) : Result<Shop>(notFound());
        return shop ? Result<ShopId>(shop->id) : Result<ShopId>(shop.error());
    };
    if (arguments.has(u"shop"_s)) {
        const QString named = arguments.option(u"shop"_s);
        const Result<ShopId> shop = known(named);
        if (shop || shop.error().kind != Error::Kind::NotFound)
            return shop;
        return noSuchShop(named);
    }
    if (const Result<ShopId> last = known(ui::WindowSettings(settings).shop()); last)
        return last;
    const QList<Shop> all = TRY(services.shops().list());
    const ShopSetupService setup(services);
    for (const Shop &shop : all) {
        if (const Result<bool> isUntouched = setup.isUntouched(shop.id); isUntouched && !*isUntouched)
            return shop.id;
    }
    return application.firstShop().id;
}

Backups::Options backupOptions(const Application &application, const Arguments &arguments, NextStart &next)
{
    return {.dataFolder = application.folder().path(),
            .isOnServer = arguments.database.has_value(),
            .now = systemNow,
            .restore = [&next](const QString &file) {
                next.restored = file;
                QApplication::exit(kStartAgain);
            }};
}

/// The window and its own parts, on the main thread.
int showWindow(Application &application, const Arguments &arguments, NextStart &next, WindowHost &host)
{
    auto services = Services::open(application.source());
    if (!services)
        return refuseWindow(services.error());
    auto edits = ServiceThread::start(application.source(), u"edits"_s);
    if (!edits)
        return refuseWindow(edits.error());
    const StopStep editsStop("the last edits to be stored");
    auto tasks = ServiceThread::start(application.source(), u"tasks"_s);
    if (!tasks)
        return refuseWindow(tasks.error());
    const StopStep tasksStop("an import, an export, a document or a backup");
    auto lookups = ServiceThread::start(application.source(), u"lookups"_s);
    if (!lookups)
        return refuseWindow(lookups.error());
    const StopStep lookupsStop("a look-up");
    const Result<ShopId> shop = shopToShow(application, arguments, **services, host.settings());
    if (!shop)
        return refuseWindow(shop.error());
    Backups backups(**tasks, backupOptions(application, arguments, next));
    DatabaseSwitch database(application.folder(), arguments, backups, [] { QApplication::exit(kStartAgain); });
    OpenShops shops({.reads = **services,
                     .edits = **edits,
                     .tasks = **tasks,
                     .lookups = **lookups,
                     .bus = application.bus(),
                     .server = application.api(),
                     .database = database,
                     .window = host,
                     .settings = host.settings()});
    guard(application.link(), **services, **edits, **tasks, **lookups);
    if (const Status shown = host.show(shops, application.link(), *shop); !shown)
        return refuseWindow(shown.error());
    QTimer::singleShot(kBackupDelay, &backups, &Backups::startDaily);
    int code = 0;
    {
        const RaiseRequests raiseRequests(application.folder().path());
        QObject::connect(&raiseRequests, &RaiseRequests::received, &host, &WindowHost::raise);
        QObject::connect(qApp, &QGuiApplication::commitDataRequest, &host, &WindowHost::storeTyped,
                         Qt::DirectConnection);
        code = QApplication::exec();
        beginStopDeadline();
        if (code != kStartAgain) // Then it opens the folder again, which nobody may take meanwhile.
            application.beginClosing(); // Before it stops hearing those who would raise its window.
    }
    host.close();
    return code;
}

/// Starts the API according to the command line, else to the window's last setting.
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
    // Without the port the window opens all the same and shows that the API is off: it must not keep a florist from the
    // orders.
    if (const Status started = api.start(server); !started)
        printError(started.error().message);
}

/// Asks what to do if the database cannot be used; may change `arguments` for the next start.
int askAboutDatabase(const Error &error, const QString &address, Arguments &arguments)
{
    printError(error.message);
    switch (ui::DatabaseQuestion::ask(error, address)) {
    case ui::DatabaseQuestion::Answer::TryAgain: return kStartAgain;
    case ui::DatabaseQuestion::Answer::OnThisComputer:
        arguments.options.insert(u"database"_s, {u"folder"_s});
        return kStartAgain;
    case ui::DatabaseQuestion::Answer::Quit: break;
    }
    return 1;
}

/// Asks what to do if the data folder or its database cannot be used; may change `next`.
int askAboutFolder(const Error &error, const QString &folder, NextStart &next)
{
    printError(error.message);
    const ui::StartQuestion::Answer answer = ui::StartQuestion::ask(error, folder, BackupFolder(folder).list());
    switch (answer.choice) {
    case ui::StartQuestion::Choice::Restore: next.restored = answer.path; return kStartAgain;
    case ui::StartQuestion::Choice::OtherFolder:
        next.arguments.options.insert(u"data"_s, {answer.path});
        return kStartAgain;
    case ui::StartQuestion::Choice::TryAgain: return kStartAgain;
    case ui::StartQuestion::Choice::Quit: break;
    }
    return 1;
}

/// The database could not be opened.
int answerFailure(const Error &error, const Arguments &arguments, NextStart &next)
{
    if (error.code == "folder_in_use")
        return raiseRunningWindow(arguments.dataFolder()) ? 0 : refuseWindow(error);
    if (arguments.database)
        return askAboutDatabase(error, arguments.database->text(), next.arguments);
    return askAboutFolder(error, arguments.dataFolder(), next);
}

/// `next` is the next start if the result is kStartAgain.
int openWindow(NextStart &next, const http::Server::Options &options, WindowHost &host)
{
    Arguments complete = next.arguments;
    if (const Status chosen = takeDatabaseChoice(complete); !chosen)
        return refuseWindow(chosen.error());
    const auto application = Application::open(complete, DataFolder::Use::Own);
    if (!application)
        return answerFailure(application.error(), complete, next);
    startApi(**application, complete, options);
    if (const Status started = (*application)->startWebhooks(); !started)
        return refuseWindow(started.error());
    return showWindow(**application, complete, next, host);
}

} // namespace

int runWindow(const Arguments &arguments)
{
    const Result<http::Server::Options> options = listenOptionsFrom(arguments);
    if (!options)
        return refusedOption(options.error());
    quitOnStopSignals();
    if (const Status sound = requirePlainSettings(arguments.dataFolder()); !sound)
        return refuseWindow(sound.error());
    ui::installAccessibleButtons();
    QApplication::setWindowIcon(ui::applicationIcon());
    ui::Theme theme(*qApp, ui::Theme::Choice::System);
    ui::WindowMemory settings(QDir(arguments.dataFolder()).filePath(u"window.ini"_s));
    WindowHost host(theme, settings);
    NextStart next{.arguments = arguments};
    const int code = openWindow(next, *options, host);
    if (code != kStartAgain)
        return code;
    cancelStopDeadline();
    if (!next.restored.isEmpty())
        restoreWithBox(arguments.dataFolder(), next.restored);
    settings.sync(); // The program that replaces this one reads it.
    startAgain(next.arguments);
    return 0;
}

} // namespace stemdesk
