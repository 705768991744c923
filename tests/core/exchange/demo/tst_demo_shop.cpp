#include "core/exchange/demo/demo_shop.h"

#include "core/base/clock.h"
#include "core/domain/shops/shop_settings.h"
#include "core/exchange/demo/demo_files.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace stemdesk::demo_shop_test {

namespace {

const PageRequest kWhole{.limit = 500};

struct Counts {
    qsizetype suppliers = 0;
    qsizetype products = 0;
    qsizetype variants = 0;
    qsizetype priceLists = 0;
    qsizetype events = 0;

    friend bool operator==(const Counts &, const Counts &) = default;
};

Counts countsOf(const ShopServices &shop)
{
    Counts counts;
    counts.suppliers = shop.suppliers.list({}, kWhole)->rows.size();
    const auto products = shop.products.list({}, kWhole, ProductService::Variants::Load);
    counts.products = products->rows.size();
    for (const Product &product : products->rows)
        counts.variants += product.variants.size();
    counts.priceLists = shop.priceLists.list({}, kWhole, PriceListService::Entries::Skip)->rows.size();
    counts.events = shop.events.list({}, kWhole)->rows.size();
    return counts;
}

Event eventNamed(const ShopServices &shop, const QString &name)
{
    for (const Event &event : must(shop.events.list({}, kWhole)).rows) {
        if (event.name == name)
            return *shop.events.find(event.id);
    }
    return {};
}

} // namespace

class TestDemoShop : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Loading takes a second or so; the tests that only look share one shop.
    void initTestCase()
    {
        const Status filled = fillWithDemo(m_shop.shop(), m_shop.now());
        QVERIFY2(filled, filled ? "" : qUtf8Printable(filled.error().message));
    }

    void isABelievableFlorist()
    {
        const Counts counts = countsOf(m_shop.shop());

        QCOMPARE(counts.suppliers, 12);
        QVERIFY(counts.products >= 150);
        QVERIFY(counts.variants >= 500);
        QCOMPARE(counts.priceLists, 12); // Six for the seasons, and six older ones of two wholesalers.
        QCOMPARE(counts.events, 25 + 3); // Three come from a series.
    }

    void secondShopIsUntouched()
    {
        const Counts counts = countsOf(m_shop.otherShop());

        QCOMPARE(counts.suppliers, 0);
        QCOMPARE(counts.products, 0);
        QCOMPARE(counts.priceLists, 0);
        QCOMPARE(counts.events, 0);
    }

    void everyEventHasPricedGroups()
    {
        for (const Event &row : must(m_shop.shop().events.list({}, kWhole)).rows) {
            const auto event = m_shop.shop().events.find(row.id);
            QVERIFY(event.has_value());
            QVERIFY2(!event->groups.isEmpty(), qUtf8Printable(event->name));
            for (const EventGroup &group : event->groups)
                QVERIFY2(!group.items.isEmpty(), qUtf8Printable(event->name + u": "_s + group.name));
            QVERIFY2(event->totals.customerPriceIncTax > event->totals.costIncTax, qUtf8Printable(event->name));
            QVERIFY2(event->totals.costIncTax > 0, qUtf8Printable(event->name));
            QVERIFY2(firstStart(*event).has_value(), qUtf8Printable(event->name));
        }
    }

    void meadowWeddingAddsUp()
    {
        const Event meadow = eventNamed(m_shop.shop(), u"Meadow wedding"_s);

        QCOMPARE(meadow.status, u"quoting"_s);
        double cost = 0;
        double waste = 0;
        for (const EventGroup &group : meadow.groups) {
            if (group.isHidden)
                continue;
            for (const EventItem &item : group.items) {
                QVERIFY(item.price.isPriced);
                const auto variant = m_shop.shop().products.findVariant(item.variantId);
                const double units = item.quantity * group.quantity;
                const double pack = termsAt(*variant, item.supplierId).unitsPerPack.value_or(0);
                const double bought = pack > 0 ? std::ceil(units / pack) * pack : units;
                cost += units * item.price.unitCostIncTax;
                waste += (bought - units) * item.price.unitCostIncTax;
            }
        }
        // The same sums in another order: only the last digits of the doubles may differ.
        QVERIFY(std::abs(meadow.totals.costIncTax - cost) < 1e-6);
        QVERIFY(std::abs(meadow.totals.wasteCostIncTax - waste) < 1e-6);
        QVERIFY(meadow.totals.customerPriceIncTax > 4'000);
        QVERIFY(meadow.totals.customerPriceIncTax < 7'000);
        QVERIFY(meadow.totals.costOfGoodsIncTax < meadow.totals.customerPriceIncTax / 2);
        QCOMPARE(meadow.budget, 4500.0);
        QVERIFY(std::ranges::any_of(meadow.groups, &EventGroup::isHidden));
    }

    void eventsLieAroundNow()
    {
        int past = 0;
        int coming = 0;
        for (const Event &event : must(m_shop.shop().events.list({}, kWhole)).rows)
            ++(*firstStart(event) < m_shop.now() ? past : coming);

        QVERIFY(past > 3);
        QVERIFY(coming > 10);
    }

    void clientsAskBeforeTheirEvents()
    {
        QSet<QString> months;
        for (const Event &event : must(m_shop.shop().events.list({}, kWhole)).rows) {
            QVERIFY2(event.createdAt < *firstStart(event), qUtf8Printable(event.name));
            QVERIFY2(event.createdAt <= m_shop.now(), qUtf8Printable(event.name));
            months.insert(utcOf(event.createdAt).toString(u"yyyy-MM"_s));
        }
        QVERIFY(months.size() > 5); // Not all in the month of the filling.
    }

    void lastWeekIsAWeekBeforeTheSeries()
    {
        const Event lastWeek = eventNamed(m_shop.shop(), u"The Linden weekly flowers, last week"_s);
        Instant next = std::numeric_limits<Instant>::max(); // The first of those with the name of the series.
        for (const Event &event : must(m_shop.shop().events.list({}, kWhole)).rows) {
            if (event.name == u"The Linden weekly flowers"_s)
                next = std::min(next, *firstStart(event));
        }
        constexpr Instant kWeek = 7 * 86'400'000LL;
        QCOMPARE(next - *firstStart(lastWeek), kWeek);
    }

    void clientsHaveQuotesAndPay()
    {
        const ShopServices &shop = m_shop.shop();
        QCOMPARE(must(shop.contacts.list({}, kWhole)).rows.size(), 20);
        const Event meadow = eventNamed(shop, u"Meadow wedding"_s);
        QCOMPARE(meadow.contacts.size(), 1);
        QCOMPARE(must(shop.quotes.list(meadow.id, kWhole, {})).rows.constFirst().state, QuoteState::Open);
        const Event niamh = eventNamed(shop, u"Niamh & Ben"_s);
        QCOMPARE(niamh.contacts.size(), 2); // The client and the venue.
        QCOMPARE(must(shop.quotes.list(niamh.id, kWhole, {})).rows.constFirst().state, QuoteState::Accepted);

        const QList<EventBalance> owed = must(shop.payments.owed());

        const auto hers = std::ranges::find(owed, niamh.id, &EventBalance::eventId);
        QVERIFY(hers != owed.cend());
        QVERIFY(hers->balance.paid > 0);
        QVERIFY(!hers->balance.isOverdue());
        const auto launch =
            std::ranges::find(owed, eventNamed(shop, u"Copse Lane Press book launch"_s).id, &EventBalance::eventId);
        QVERIFY(launch != owed.cend());
        QVERIFY(launch->balance.isOverdue());
    }

    void invoicesAreOfAnEventAPartAndAMonth()
    {
        const auto invoices = must(m_shop.shop().invoices.list({}, kWhole)).rows;

        QCOMPARE(invoices.size(), 3);
        QVERIFY(invoices.at(0).instalment.has_value());
        QVERIFY(invoices.at(1).period.has_value());
        QCOMPARE(invoices.at(2).eventName, u"Copse Lane Press book launch"_s);
    }

    void anOrderCameInByHalf()
    {
        const auto sheets = must(m_shop.shop().savedOrders.sheets(kWhole)).rows;

        QCOMPARE(sheets.size(), 1);
        QCOMPARE(sheets.constFirst().sheet.state, SheetState::Ordered);
        QVERIFY(sheets.constFirst().received.value_or(0) > 0);
        QVERIFY(*sheets.constFirst().received < sheets.constFirst().lines);
        QCOMPARE(must(m_shop.shop().savedOrders.openClaims()).lines, 1);
    }

    void oneHiredThingIsShort()
    {
        QStringList shortThings;
        for (const Event &event : must(m_shop.shop().events.list({}, kWhole)).rows) {
            if (*firstStart(event) < m_shop.now() || !isClearedToOrder(event.status))
                continue;
            for (const HireItem &item : must(m_shop.shop().hire.ofEvent(event.id)).items) {
                if (item.shortUnits() > 0)
                    shortThings += event.name + u": "_s + item.thing.productName;
            }
        }

        QCOMPARE(shortThings, QStringList{u"Year-end staff party, Marlowe & Finch: Hurricane vase"_s});
    }

    void ownVasesComeFromStock()
    {
        const Event freya = eventNamed(m_shop.shop(), u"Freya & Callum"_s);
        const OrderSheet sheet = must(m_shop.shop().orderSheets.sheetFor({freya.id}));

        int fromStock = 0;
        for (const OrderSheetSupplier &supplier : sheet.suppliers)
            fromStock += int(std::ranges::count_if(supplier.lines, &OrderSheetLine::isFromStock));
        QVERIFY(fromStock >= 2);
    }

    void whatIsOrderedIsNoTaskAnyMore()
    {
        const auto sheets = must(m_shop.shop().savedOrders.sheets(kWhole)).rows;
        for (const OrderSheetEvent &event : sheets.constFirst().sheet.events) {
            const auto tasks = must(m_shop.shop().tasks.list({.eventId = event.eventId, .kind = u"order"_s}, kWhole));
            QVERIFY(!tasks.rows.isEmpty());
            QVERIFY2(std::ranges::all_of(tasks.rows, [](const Task &task) { return task.doneAt.has_value(); }),
                     qPrintable(event.name));
        }
    }

    void threePeopleHaveTasks()
    {
        const auto tasks = must(m_shop.shop().tasks.list({}, {.limit = 1'000})).rows;
        const QDate today = utcOf(m_shop.now()).date();

        QSet<QString> people;
        int late = 0;
        int spent = 0;
        for (const Task &task : tasks) {
            people += task.person;
            late += !task.doneAt && task.on < today ? 1 : 0;
            spent += task.minutesSpent ? 1 : 0;
        }
        QCOMPARE(people, (QSet<QString>{u"Ada"_s, u"Nell"_s, u"Sam"_s}));
        QCOMPARE(late, 3);
        QVERIFY(spent > 10);
    }

    void theHotelsWeeksAreMade()
    {
        const auto series = must(m_shop.shop().series.list({}, kWhole)).rows;

        QCOMPARE(series.size(), 1);
        QVERIFY(!series.constFirst().contactId.isNull());
        QCOMPARE(must(m_shop.shop().series.occurrences(series.constFirst().id)).size(), 3);
    }

    void approvedEventsKeepTheirPrices()
    {
        QVERIFY(keepsPrices(eventNamed(m_shop.shop(), u"Niamh & Ben"_s)));
        QVERIFY(!keepsPrices(eventNamed(m_shop.shop(), u"Meadow wedding"_s)));
    }

    void aRoseHasAYearOfPrices()
    {
        const auto lists = must(m_shop.shop().priceLists.list({}, kWhole, PriceListService::Entries::Skip)).rows;
        const QDate today = utcOf(m_shop.now()).date();

        QList<qint64> days;
        for (const PriceList &list : lists) {
            if (list.productType == "flower"_L1)
                days += list.date.daysTo(today);
        }
        QCOMPARE(days.size(), 8);
        QVERIFY(*std::ranges::max_element(days) > 330);
    }

    void arrangementsAndEventsAreKeptForTheNext()
    {
        const auto namesOf = [](const QList<EventTemplateSummary> &kept) {
            QStringList names;
            for (const EventTemplateSummary &each : kept)
                names += each.missingLines == 0 && each.lines > 0 ? each.name : each.name + u" lacks lines"_s;
            names.sort();
            return names;
        };
        const EventTemplateService &templates = m_shop.shop().templates;

        QCOMPARE(
            namesOf(must(templates.recipes())),
            (QStringList{u"Bridal bouquet"_s, u"Bridesmaids"_s, u"Buttonholes"_s, u"Casket spray"_s, u"Family wreath"_s,
                         u"Font garland"_s, u"Lobby vase"_s, u"Pedestals"_s, u"Pew ends"_s, u"Table centres"_s}));
        QCOMPARE(namesOf(must(templates.list())),
                 (QStringList{u"Small wedding"_s, u"Two-day conference"_s, u"Weekly hotel flowers"_s}));
    }

    void everyLanguageIsAShopOfItsCountry_data()
    {
        QTest::addColumn<QString>("country");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<double>("flowerTax");
        QTest::addColumn<QString>("wedding");
        QTest::newRow("en") << u"GB"_s << u"GBP"_s << 1.2 << u"Meadow wedding"_s;
        QTest::newRow("nl") << u"NL"_s << u"EUR"_s << 1.09 << u"Weidebruiloft"_s;
        QTest::newRow("de") << u"DE"_s << u"EUR"_s << 1.07 << u"Wiesenhochzeit"_s;
        QTest::newRow("fr") << u"FR"_s << u"EUR"_s << 1.1 << u"Mariage champêtre"_s;
        QTest::newRow("es") << u"ES"_s << u"EUR"_s << 1.1 << u"Boda de pradera"_s;
    }

    void everyLanguageIsAShopOfItsCountry()
    {
        QFETCH(const QString, country);
        QFETCH(const QString, currency);
        QFETCH(const double, flowerTax);
        QFETCH(const QString, wedding);
        TestShop test;
        const QString language = QString::fromLatin1(QTest::currentDataTag());

        const Status filled = fillWithDemo(test.shop(), test.now(), {.language = language});

        QVERIFY2(filled, filled ? "" : qUtf8Printable(filled.error().message));
        const Shop shop = must(test.shop().settings.shop());
        QCOMPARE(shop.country, country);
        QCOMPARE(shop.currency, currency);
        QCOMPARE(shop.documentLanguage, language);
        QVERIFY(!shop.invoiceTerms.isEmpty());
        QCOMPARE(missingOnInvoices(shop), QStringList());
        QCOMPARE(countsOf(test.shop()), countsOf(m_shop.shop()));
        for (const PriceList &list :
             must(test.shop().priceLists.list({}, kWhole, PriceListService::Entries::Skip)).rows) {
            if (list.productType == "flower"_L1)
                QCOMPARE(list.taxMultiplier, flowerTax);
        }
        const Event meadow = eventNamed(test.shop(), wedding);
        QCOMPARE(meadow.groups.size(), 7);
        QCOMPARE(meadow.contacts.size(), 1);
        for (const EventGroup &group : meadow.groups) {
            for (const EventItem &item : group.items)
                QVERIFY(item.price.isPriced);
        }
        QCOMPARE(must(test.shop().invoices.list({}, kWhole)).rows.size(), 3);
        QCOMPARE(must(test.shop().templates.recipes()).size(), 10);
        QCOMPARE(test.findings(), QString());
    }

    // Colours and names that other rows refer to must stay distinct in every language.
    void everyWordIsThereInEveryLanguage()
    {
        const QJsonArray words = must(demoArray(u"words"_s));
        QCOMPARE(textsIn(words.at(0)), (QStringList{u"en"_s, u"de"_s, u"nl"_s, u"fr"_s, u"es"_s}));
        QSet<QString> english;
        for (const QJsonValue row : words) {
            const QStringList texts = textsIn(row);
            QCOMPARE(texts.size(), 5);
            QVERIFY2(!texts.contains(QString()), qUtf8Printable(texts.constFirst()));
            QVERIFY2(!english.contains(texts.constFirst()), qUtf8Printable(texts.constFirst()));
            english += texts.constFirst();
        }
        for (const QString &file : {u"colours"_s, u"categories"_s, u"suppliers"_s, u"clients"_s, u"events"_s}) {
            for (const QString &language : demoLanguages()) {
                QSet<QString> names;
                const QJsonArray rows = must(must(DemoFiles::in(language)).array(file));
                for (const QJsonValue row : rows)
                    names += row["name"_L1].toString().toCaseFolded();
                QCOMPARE(names.size(), rows.size());
            }
        }
    }

    void whatAShopHasOfItsOwnStays()
    {
        TestShop test;
        must(test.shop().settings.set(
            {{u"currency"_s, u"USD"_s}, {u"phone"_s, u"555 0100"_s}, {u"markup.flower"_s, u"3"_s}}));
        const Shop before = must(test.shop().settings.shop());

        QVERIFY(fillWithDemo(test.shop(), test.now()));

        const Shop after = must(test.shop().settings.shop());
        QCOMPARE(after.currency, u"USD"_s);
        QCOMPARE(after.timeZone, before.timeZone);
        QCOMPARE(after.country, QString());
        QCOMPARE(after.phone, u"555 0100"_s);
        QCOMPARE(after.name, before.name);
        QVERIFY(!after.address.isEmpty());
        QCOMPARE(after.taxNumber, QString()); // The demo's number is of another country.
        QCOMPARE(after.invoiceTerms, QString());
        QVERIFY(must(test.shop().taxGroups.list({}, kWhole)).rows.isEmpty());
        for (const ProductType &type : after.productTypes)
            QCOMPARE(type.markup, type.name == "flower"_L1 ? 3 : type.name == "material"_L1 ? 2 : 1);
    }

    void picturesComeWithTheProgram()
    {
        TestShop test;
        QStringList missing;
        int pictures = 0;
        const auto painter = [&](const QString &form, const QStringList &colours, const QString &seed) {
            ++pictures;
            if (form.isEmpty() || colours.isEmpty() || !QFile::exists(u":/demo/pictures/%1.jpg"_s.arg(seed)))
                missing += seed;
            return Image();
        };

        QVERIFY(fillWithDemo(test.shop(), test.now(), {.language = u"nl"_s, .painter = painter}));

        QCOMPARE(missing, QStringList());
        QCOMPARE(pictures, 13);
    }

    void ordersCanBeMade()
    {
        const Event meadow = eventNamed(m_shop.shop(), u"Meadow wedding"_s);

        const auto sheet = m_shop.shop().orderSheets.sheetFor({meadow.id});

        QVERIFY(sheet.has_value());
        QVERIFY(sheet->isDraft());
        QVERIFY(sheet->suppliers.size() > 3);
        QVERIFY(sheet->totals.orderCostIncTax > 0);
    }

    // Wholesalers sell the same rose in bunches of different sizes.
    void twoWholesalersPackDifferently()
    {
        const auto products = m_shop.shop().products.list({}, kWhole, ProductService::Variants::Load);
        const auto roses = std::ranges::find(products->rows, u"Rose"_s, &Product::name);
        QVERIFY(roses != products->rows.cend());
        const QList<Variant> &variants = roses->variants;
        const auto rose = std::ranges::find(variants, u"RO-AVAL-60"_s, &Variant::sku);
        QVERIFY(rose != variants.cend());
        QList<double> packs;
        for (const SupplierId &supplier : rose->supplierIds)
            packs += termsAt(*rose, supplier).unitsPerPack.value_or(0);
        QCOMPARE(packs, (QList<double>{20, 10, 20}));
        QCOMPARE(termsAt(*rose, rose->supplierIds.at(1)).ean, u"8712345001025"_s);
    }

    void historySaysThatItIsTheDemo()
    {
        TestShop shop;
        shop.context().setActor(u"somebody"_s);
        QVERIFY(fillWithDemo(shop.shop(), shop.now()));

        const EventId event = shop.shop().events.list({}, {.limit = 1})->rows.constFirst().id;
        const auto history = shop.shop().history.list(event, {.limit = 100});
        QVERIFY(history && !history->rows.isEmpty());
        for (const HistoryEntry &entry : history->rows)
            QCOMPARE(entry.actor, demoActor());
        QCOMPARE(shop.context().actor(), u"somebody"_s);
    }

    void aShopThatIsNotEmptyIsLeftAlone()
    {
        const Counts before = countsOf(m_shop.shop());

        const Status again = fillWithDemo(m_shop.shop(), m_shop.now());

        QVERIFY(!again);
        QCOMPARE(again.error().code, QByteArray("shop_not_empty"));
        QCOMPARE(countsOf(m_shop.shop()), before);
    }

    void oneSupplierIsEnoughNotToBeEmpty()
    {
        TestShop shop;
        QVERIFY(shop.shop().suppliers.create({.name = u"Bloemenhof"_s}));
        const Counts before = countsOf(shop.shop());
        const QString name = shop.shop().settings.shop()->name;

        const Status filled = fillWithDemo(shop.shop(), shop.now());

        QVERIFY(!filled);
        QCOMPARE(filled.error().kind, Error::Kind::Conflict);
        QCOMPARE(countsOf(shop.shop()), before);
        QCOMPARE(shop.shop().settings.shop()->name, name);
    }

private:
    TestShop m_shop;
};

STEMDESK_GUILESS_TEST(TestDemoShop)

} // namespace stemdesk::demo_shop_test

#include "tst_demo_shop.moc"
