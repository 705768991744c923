#include "tests/support/api_fixture.h"

#include "core/json/webhooks/event_delivery_json.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/driver.h"
#include "core/storage/webhooks/webhook_outbox_store.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Webhook subscribed(ShopServices &services)
{
    const WebhookPatch wanted{.url = u"https://hooks.shop.com/events"_s, .events = quint32(WebhookType::EventCreated)};
    return must(services.webhooks.create(must(services.webhooks.draft(wanted))));
}

/// A delivery to the shop's only subscription, without an attempt.
DeliveryId undelivered(ShopServices &services)
{
    WebhookOutboxStore outbox(contextOf(services).session(), contextOf(services).tenant());
    const Event event{.id = EventId::create(), .slug = u"gone"_s, .name = u"Gone"_s};
    const Instant now = services.now();
    const NewDelivery delivery{.webhook = must(outbox.subscribers(WebhookType::EventCreated)).constFirst(),
                               .id = DeliveryId::create(),
                               .type = WebhookType::EventCreated,
                               .event = event.id,
                               .body = eventDeliveryBody(textOf(WebhookType::EventCreated), now, event),
                               .at = now};
    if (!outbox.insert(delivery))
        qFatal("there is no delivery to test with");
    return delivery.id;
}

using Names = QList<std::pair<QByteArray, QByteArray>>;

Names namesOf(const QByteArray &prefix, const ShopWithEvent &rows)
{
    ShopServices &services = rows.shop;
    Names names;
    const auto add = [&](const QByteArray &word, const auto &id) { names.append({prefix + word + '>', id.text()}); };
    add("sup", rows.supplier);
    add("prod", rows.roseProduct);
    add("var", rows.rose);
    add("vaseProd", rows.vaseProduct);
    add("vase", rows.vase);
    add("pl", rows.flowers);
    add("pe", rows.rosePrice);
    add("hirePl", rows.hire);
    add("tax", rows.tax);
    add("evt", rows.event);
    add("grp", rows.group);
    add("item", rows.roses);
    add("vaseItem", rows.vases);
    add("archivedSup", must(services.suppliers.archive(must(services.suppliers.create({.name = u"Gone"_s})).id)).id);
    add("img", must(services.images.create({.mediaType = "image/png", .width = 1, .height = 1, .bytes = "x"})).id);
    add("ordr", must(services.orderSheets.save({rows.event})).id);
    add("col", must(services.colours.create({.name = u"Dusty rose"_s, .hex = u"#c08081"_s})).id);
    add("cat", must(services.categories.create({.name = u"Garden"_s})).id);
    add("preset.col", must(services.colours.all()).constFirst().id);
    add("preset.cat", must(services.categories.all()).constFirst().id);
    add("con", must(services.contacts.create({.name = u"Ada Marlow"_s})).id);
    add("quo", must(services.quotes.create(rows.event, {})).id);
    add("pay", must(services.payments.create(rows.event, {.amount = 5, .paidOn = QDate(2026, 3, 20)})).id);
    add("task", must(services.tasks.create({.title = u"Call"_s, .on = QDate(2026, 3, 20)})).id);
    add("whsub", subscribed(services).id);
    add("whd", undelivered(services));
    return names;
}

/// The database that every fixture of this process is a copy of.
struct Original {
    Original();

    TestShop test;
    ShopWithEvent mine{test.shop()};
    ShopWithEvent theirs{test.otherShop()};
    Names names;
    QByteArray key;
};

Original::Original()
{
    const QList<std::pair<QString, QString>> noLimits{{u"rate-per-minute"_s, u"0"_s}, {u"monthly-cap"_s, u"0"_s}};
    must(test.shop().settings.set(noLimits));
    must(test.otherShop().settings.set(noLimits));
    names = namesOf("<", mine) + namesOf("<other.", theirs);
    key = must(test.shop().keys.create(u"Test"_s, Scopes::all().bits(), {})).text;
}

Original &original()
{
    static std::unique_ptr<Original> made;
    if (!made) {
        made = std::make_unique<Original>();
        qAddPostRoutine([] { made.reset(); });
    }
    return *made;
}

} // namespace

ServerThread::ServerThread(const ServiceSource &source, ApiServer::Options options)
    : m_source(source), m_options(std::move(options))
{
    start();
    m_port = m_started.get_future().get();
}

ServerThread::~ServerThread()
{
    quit();
    wait();
}

void ServerThread::run()
{
    ApiServer server(m_source);
    connect(&server, &ApiServer::drained, &server, [this] { quit(); });
    if (const Status listening = server.listen(m_options); !listening)
        qFatal("the test's server cannot listen: %ls", qUtf16Printable(listening.error().message));
    m_server = &server;
    m_started.set_value(server.port());
    exec();
}

void ServerThread::stop()
{
    QMetaObject::invokeMethod(m_server, [server = m_server] { server->stop(); });
}

ApiFixture::ApiFixture(const Options &options)
    : m_test(TestShop::CopyOf{original().test}), m_mine(original().mine, m_test.shop()),
      m_theirs(original().theirs, m_test.otherShop()), m_names(original().names), m_serverOptions(options.server),
      m_key(original().key)
{
    if (options.makeDriver)
        m_ownDriver = options.makeDriver(m_test);
    restart();
}

void ApiFixture::restart()
{
    m_server.reset();
    const Driver &driver = m_ownDriver ? std::as_const(*m_ownDriver) : m_test.driver();
    const ServiceSource source{
        .driver = driver, .bus = m_test.bus(), .now = m_test.clock(), .webhooks = m_test.webhooks()};
    m_server = std::make_unique<ServerThread>(source, m_serverOptions);
    m_api = connect(m_key);
}

ApiFixture::~ApiFixture() = default;

QByteArray ApiFixture::newKey(Scopes scopes, std::optional<Instant> expiresAt)
{
    return must(shop().keys.create(u"Test"_s, scopes.bits(), expiresAt)).text;
}

QByteArray ApiFixture::newOtherKey()
{
    return must(otherShop().keys.create(u"Other"_s, Scopes::all().bits(), {})).text;
}

std::unique_ptr<ApiClient> ApiFixture::connect(const QByteArray &key)
{
    auto client = std::make_unique<ApiClient>(m_server->port(), key);
    QByteArrayList forbidden;
    for (const auto &[word, id] : std::as_const(m_names)) {
        if (word.startsWith("<other."))
            forbidden += id;
    }
    client->forbid(forbidden);
    return client;
}

QByteArray ApiFixture::filled(QByteArray text) const
{
    for (const auto &[word, id] : m_names)
        text.replace(word, id);
    static const QRegularExpression macro(u"<(none\\.|long |deep )(\\w+)>"_s);
    for (;;) {
        const QRegularExpressionMatch match = macro.match(QString::fromLatin1(text));
        if (!match.hasMatch())
            return text;
        const QByteArray argument = match.captured(2).toLatin1();
        QByteArray value = argument + '_' + idText(newIdBytes());
        if (match.captured(1) == "long "_L1)
            value = QByteArray(argument.toLongLong(), 'x');
        if (match.captured(1) == "deep "_L1)
            value = QByteArray(argument.toLongLong(), '[') + QByteArray(argument.toLongLong(), ']');
        text.replace(match.capturedStart(), match.capturedLength(), value);
    }
}

qint64 ApiFixture::changeCount()
{
    qint64 count = 0;
    for (const FeedPosition &position : must(feedPositions(m_test.session())))
        count += position.seq;
    return count;
}

void ApiFixture::set(const QString &key, const QString &value)
{
    must(shop().settings.set({{key, value}}));
}

} // namespace stemdesk
