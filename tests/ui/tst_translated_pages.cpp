#include "core/exchange/demo/demo_shop.h"
#include "tests/support/clipped_texts.h"
#include "tests/support/settled.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/main_window.h"
#include "ui/navigation_rail.h"
#include "ui/page_stack.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/first_start/first_start_page.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shop_fields.h"
#include "ui/rail_entry.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QLocale>
#include <QTabBar>
#include <QTest>

#include <algorithm>

namespace stemdesk::translated_pages_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Every page with each of its tabs, in every language. Where STEMDESK_PICTURES names a folder, it gets their pictures.
class TestTranslatedPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(british());
        m_shop = std::make_unique<UiShop>();
        QVERIFY(fillWithDemo(m_shop->services(), m_shop->shop().now()));
        m_shop->context().shop = *m_shop->services().settings.shop(); // The demo has set it up.
        fillMoney();
        fillClients();
        fillWorkroom();
        fillSheet();
    }
    void cleanupTestCase() { m_shop.reset(); }

    void nothingIsClipped_data()
    {
        QTest::addColumn<QLocale>("figures");
        QTest::addColumn<Theme::Choice>("scheme");
        QTest::addColumn<QSize>("size");
        const QSize small(1280, 720);
        QTest::newRow("en") << british() << Theme::Choice::Light << small;
        for (const auto language : {QLocale::German, QLocale::Dutch, QLocale::French, QLocale::Spanish})
            QTest::newRow(qPrintable(codeOf(language))) << QLocale(language) << Theme::Choice::Light << small;
        QTest::newRow("en-dark") << british() << Theme::Choice::Dark << small;
        QTest::newRow("en-large") << british() << Theme::Choice::Light << QSize(1920, 1080);
        QTest::newRow("de-narrow") << QLocale(QLocale::German) << Theme::Choice::Dark << QSize(1024, 700);
        // A screen of 1920 x 1080 at 200 %.
        QTest::newRow("es-near-dark") << QLocale(QLocale::Spanish) << Theme::Choice::Dark << QSize(960, 540);
        if (qEnvironmentVariableIsSet("STEMDESK_PICTURES"))
            addPicturesOfAll();
    }

    void nothingIsClipped()
    {
        QFETCH(const QLocale, figures);
        QFETCH(const Theme::Choice, scheme);
        QFETCH(const QSize, size);
        const Spoken spoken(codeOf(figures.language()), figures);
        QVERIFY(spoken.loads());
        const Theme theme(*qApp, scheme);
        MainWindow window(m_shop->context());
        window.resize(size);
        window.show();
        for (const RailEntry *entry : window.findChild<NavigationRail *>()->findChildren<RailEntry *>()) {
            window.showPage(entry->objectName());
            chooseOrders(window);
            lookAtTabs(window, *window.findChild<PageStack *>()->currentWidget(), entry->objectName());
        }
        EventPage event(m_shop->context());
        event.resize(size - QSize(metric::kRailWidth, 0));
        event.open(firstEvent());
        event.show();
        lookAtTabs(event, event, u"event"_s);
        lookAtFirstStart(size);
        lookAtNewShop(size);
    }

private:
    /// What is only to be looked at: its texts have the same room as in one of the other rows.
    static void addPicturesOfAll()
    {
        for (const auto language : {QLocale::German, QLocale::Dutch, QLocale::French, QLocale::Spanish})
            QTest::newRow(qPrintable(codeOf(language) + u"-dark"_s))
                << QLocale(language) << Theme::Choice::Dark << QSize(1280, 720);
        QTest::newRow("en-dark-large") << british() << Theme::Choice::Dark << QSize(1920, 1080);
        QTest::newRow("de-large") << QLocale(QLocale::German) << Theme::Choice::Light << QSize(1920, 1080);
        QTest::newRow("en-narrow") << british() << Theme::Choice::Light << QSize(1024, 700);
        QTest::newRow("en-near") << british() << Theme::Choice::Light << QSize(960, 540);
    }

    static QString codeOf(QLocale::Language language) { return QLocale(language).name().left(2); }

    EventId firstEvent() const { return m_shop->services().events.list({}, {.limit = 1})->rows.constFirst().id; }

    /// Quotes, payments and invoices of the first event and a contact: the demo shop has none.
    void fillMoney()
    {
        ShopServices &services = m_shop->services();
        const EventId event = firstEvent();
        const ContactId client = must(services.contacts.create({.name = u"Sophie Heron-Whitcombe"_s,
                                                                .emails = QStringList{u"sophie@example.com"_s},
                                                                .phones = QStringList{u"+44 20 7946 0000"_s}}))
                                     .id;
        must(services.events.patch(event, {.contacts = QList<EventContact>{{client, u"client"_s}}}));
        const Quote first = must(services.quotes.create(event, {.note = u"As we spoke in the shop"_s}));
        must(services.quotes.accept(event, first.id, {.acceptedBy = u"Sophie"_s}));
        must(services.events.patch(
            event, {.pricing = EventPricingPatch{.additionalFees = QList<AdditionalFee>{{u"Candles"_s, 90}}}}));
        must(services.quotes.create(event, {}));
        must(services.payments.create(event, {.amount = 500, .paidOn = QDate(2026, 3, 2), .method = u"Card"_s}));
        const Invoice deposit = must(services.invoices.issue(event, {.kind = u"instalment"_s, .instalment = 0}));
        must(services.invoices.credit(deposit.id, {}));
        must(services.invoices.issue(event, {.kind = u"instalment"_s, .instalment = 0}));
    }

    void fillClients()
    {
        ShopServices &services = m_shop->services();
        const ContactPatch clients[] = {
            {.name = u"Hattie Carrow"_s,
             .company = u"Carrow & Mills Event Planning"_s,
             .emails = QStringList{u"hattie@carrowandmills.example"_s},
             .phones = QStringList{u"+44 117 496 0142"_s}},
            {.name = u"Lucy Winterbourne"_s, .emails = QStringList{u"lucy.winterbourne@example.com"_s}},
            {.name = u"Marlowe & Finch"_s, .phones = QStringList{u"+44 20 7946 0991"_s}}};
        const auto events = must(services.events.list({}, {.limit = 9})).rows;
        qsizetype place = 0;
        for (const ContactPatch &client : clients) {
            const ContactId id = must(services.contacts.create(client)).id;
            must(services.events.patch(events.at(++place).id, {.contacts = QList<EventContact>{{id, u"client"_s}}}));
        }
    }

    /// Tasks that somebody does and that take their time, and fewer things for hire than are out.
    void fillWorkroom()
    {
        ShopServices &services = m_shop->services();
        const QDate friday(2026, 3, 20);
        must(services.tasks.create(
            {.title = u"Wire the buttonholes"_s, .on = friday, .minutes = 90, .person = u"Ada"_s}));
        must(services.tasks.create({.title = u"Ring the venue about the loading bay"_s,
                                    .on = friday.addDays(1),
                                    .minutes = 15,
                                    .person = u"Tom"_s}));
        const HireFilter out{.days = {friday, friday.addDays(1)}, .variantId = std::nullopt, .withUncounted = true};
        for (const HireRow &row : must(services.hire.list(out, {.limit = 200})).rows) {
            if (!row.holds.isEmpty())
                must(services.products.patchVariant(row.thing.productId, row.id,
                                                    {.ownedUnits = 8.0, .replacementCostExclTax = 24.5}));
        }
    }

    /// A saved sheet: of its first supplier all came but one pack, and some was not good.
    void fillSheet()
    {
        ShopServices &services = m_shop->services();
        const auto events = must(services.events.list({}, {.limit = 50})).rows;
        const auto event = std::ranges::find(events, u"Freya & Callum"_s, &Event::name);
        const OrderSheet sheet = must(services.orderSheets.save({event->id}));
        const OrderSheetSupplier &first = sheet.suppliers.constFirst();
        QList<ReceivedRow> rows;
        for (const OrderSheetLine &line : first.lines)
            rows.append({.variantId = line.variantId,
                         .supplierId = first.supplierId,
                         .packs = line.packsToOrder.value_or(line.unitsToOrder),
                         .unitCostExclTax = line.unitCostExclTax * 1.1});
        rows.first().packs = 1;
        rows.first().rejectedUnits = 3;
        rows.first().reason = u"Frost on the outer petals"_s;
        must(services.orderSheets.patch(sheet.id, {.received = rows}));
    }

    /// The week's events, so that there is an order to look at.
    static void chooseOrders(MainWindow &window)
    {
        if (auto *picker = window.findChild<EventPickModel *>(); picker && picker->chosen().isEmpty())
            picker->chooseWeek(picker->thisMonday().addDays(7));
    }

    /// With a country that has rates of its own, and one whose times are to be chosen.
    void lookAtFirstStart(const QSize &size)
    {
        FirstStartPage start(m_shop->context());
        start.resize(size);
        start.show();
        for (const QString &country : {u"NL"_s, u"US"_s}) {
            start.findChild<ShopFields *>()->setCountry(country);
            look(start, u"first-start-"_s + country);
        }
    }

    void lookAtNewShop(const QSize &size)
    {
        SettingsPage settings(m_shop->context());
        settings.resize(size - QSize(metric::kRailWidth, 0));
        settings.showTab(SettingsPage::Shops);
        settings.show();
        settings.startNew();
        look(settings, u"settings-new-shop"_s);
    }

    void lookAtTabs(QWidget &window, QWidget &page, const QString &name)
    {
        // A page remembers its tab from one window to the next: each begins with the first.
        for (QTabBar *strip : page.findChildren<QTabBar *>())
            strip->setCurrentIndex(0);
        look(window, name);
        for (QTabBar *strip : page.findChildren<QTabBar *>()) {
            for (int tab = 1; tab < strip->count() && strip->isVisible(); ++tab) {
                strip->setCurrentIndex(tab);
                look(window, u"%1-%2"_s.arg(name).arg(tab));
            }
        }
    }

    void look(QWidget &window, const QString &name)
    {
        settle(*m_shop); // A page that has not been filled yet has nothing to cut.
        if (const QString folder = qEnvironmentVariable("STEMDESK_PICTURES"); !folder.isEmpty()) {
            QTest::qWait(500);
            const QString file = u"%1-%2.png"_s.arg(name, QString::fromLatin1(QTest::currentDataTag()));
            QVERIFY(window.grab().save(QDir(folder).filePath(file)));
        }
        QTRY_COMPARE(name + u": "_s + clippedTexts(window), name + u": "_s);
    }

    std::unique_ptr<UiShop> m_shop;
};

STEMDESK_TEST(TestTranslatedPages)

} // namespace stemdesk::translated_pages_test

#include "tst_translated_pages.moc"
