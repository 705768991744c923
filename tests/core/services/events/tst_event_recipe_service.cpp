#include "core/services/events/event_recipe_service.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/plan_watch.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QTest>

#include <cstdio>

#include <postgresql/libpq-fe.h>

namespace stemdesk::event_recipe_service_test {

class TestEventRecipe : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void eventIsTheOneThatFindGives() { QCOMPARE(recipe().event, m_filled->whole()); }

    void goodsStandBehindTheLines()
    {
        const EventRecipe read = recipe();

        QCOMPARE(read.goods.size(), 2);
        QCOMPARE(read.goods.value(m_filled->rose).productName, u"Rose"_s);
        QVERIFY(!read.goods.value(m_filled->rose).isHired);
        QVERIFY(read.goods.value(m_filled->vase).isHired);
        QCOMPARE(read.priceLists.size(), 2);
    }

    void suppliersOfLinesAndVarietiesAreThere()
    {
        must(shop().products.patchVariant(m_filled->roseProduct, m_filled->rose,
                                          {.supplierIds = QList<SupplierId>{m_filled->supplier}}));

        QCOMPARE(recipe().suppliers.value(m_filled->supplier).name, u"Flower market"_s);
    }

    void manySuppliersAndContactsAreReadAsOne()
    {
        fillSuppliersAndContacts(1);
        const qsizetype few = statementsOfReading();
        QVERIFY(few > 1);
        fillSuppliersAndContacts(20);

        QCOMPARE(statementsOfReading(), few);
        const EventRecipe read = must(shop().recipes.readWhole(m_filled->event));
        QCOMPARE(read.suppliers.size(), 20);
        QCOMPARE(read.event.contacts.size(), 20);
        QCOMPARE(read.event.contacts.constLast().name, u"Ada 19"_s);
    }

    void partsAddUpToThePrice()
    {
        must(shop().events.patch(
            m_filled->event,
            {.pricing = std::optional(EventPricingPatch{
                 .markups = QMap<QString, std::optional<double>>{{u"flower"_s, 2.5}},
                 .labour = std::optional(LabourPatch{.percent = 10.0, .hours = 2.0, .hourlyRateExclTax = 30.0}),
                 .additionalFees = QList<AdditionalFee>{{.name = u"Delivery"_s, .amountExclTax = 15}},
                 .taxGroupId = m_filled->tax})}));
        const EventRecipe read = recipe();

        const double roses = 6 * 2 * 1.2 * 2.5;
        const double vases = 4 * 5 * 1.2;
        QCOMPARE(read.breakdown.flowersAndMaterials, roses);
        QCOMPARE(read.breakdown.hire, vases);
        QCOMPARE(read.breakdown.labour, 0.1 * (roses + vases) + 2 * 30 * 1.2);
        QCOMPARE(read.breakdown.fees, 15 * 1.2);
        QCOMPARE(read.event.totals.customerPriceIncTax, roses + vases + read.breakdown.labour + read.breakdown.fees);
        const double linesExclTax = 6 * 2 * 2.5 + 4 * 5;
        QCOMPARE(read.customerPriceExclTax, linesExclTax * 1.1 + 60 + 15);
    }

    void hiddenGroupsAreInNoSum()
    {
        must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.isHidden = true}));

        QCOMPARE(recipe().breakdown, PriceBreakdown());
        QCOMPARE(recipe().customerPriceExclTax, 0.0);
    }

    void readsNoMoreThanWhatTheEventHolds()
    {
        m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2); // Without entries: prices come from the older list.
        PlanWatch watch;

        recipe();

        QCOMPARE(watch.stepsThroughTheShop(), QStringList());
    }

    void namesTheListsThatAreLookedAtFirst()
    {
        const PriceListId may = m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2);
        QList<PriceListId> lists;
        for (const PriceList &list : recipe().priceLists)
            lists += list.id;
        QCOMPARE(lists, (QList{may, m_filled->hire}));
        QCOMPARE(recipe().customerPriceExclTax, 2 * (3 * 2.0) + 2 * (2 * 5.0));
    }

    void pricesNoMoreThanWhatTheEventHolds()
    {
        m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2);
        const EventItem line = m_filled->whole().groups.constFirst().items.constFirst();
        PlanWatch watch;

        must(shop().lines.patchItem(m_filled->event, m_filled->group, line.id, {.quantity = 7}));

        QCOMPARE(watch.stepsThroughTheShop(), QStringList());
    }

    void unknownEventIsNotFound()
    {
        QCOMPARE(shop().recipes.read(EventId::create()).error().kind, Error::Kind::NotFound);
    }

private:
    void fillSuppliersAndContacts(int count)
    {
        QList<SupplierId> suppliers;
        QList<EventContact> contacts;
        for (int i = 0; i < count; ++i) {
            suppliers += must(shop().suppliers.create({.name = u"Grower %1"_s.arg(i)})).id;
            contacts.append({must(shop().contacts.create({.name = u"Ada %1"_s.arg(i)})).id, u"planner"_s});
        }
        must(shop().products.patchVariant(m_filled->roseProduct, m_filled->rose, {.supplierIds = suppliers}));
        must(shop().events.patch(m_filled->event, {.contacts = contacts}));
    }
    qsizetype statementsOfReading()
    {
        if (!isOnPostgres()) {
            PlanWatch watch(m_test->session());
            must(shop().recipes.readWhole(m_filled->event));
            return watch.queries().size();
        }
        must(shop().recipes.readWhole(m_filled->event)); // Prepares the statements.
        const QVariant handle = m_test->session().connection().database().driver()->handle();
        PGconn *line = *static_cast<PGconn *const *>(handle.constData());
        std::FILE *messages = std::tmpfile();
        PQtrace(line, messages);
        must(shop().recipes.readWhole(m_filled->event));
        PQuntrace(line);
        QFile trace;
        const bool isRead = trace.open(messages, QFile::ReadOnly) && trace.seek(0);
        const QByteArray sent = isRead ? trace.readAll() : QByteArray();
        std::fclose(messages);
        return sent.count("\tExecute\t");
    }
    EventRecipe recipe() { return must(shop().recipes.read(m_filled->event)); }
};

STEMDESK_GUILESS_TEST(TestEventRecipe)

} // namespace stemdesk::event_recipe_service_test

#include "tst_event_recipe_service.moc"
