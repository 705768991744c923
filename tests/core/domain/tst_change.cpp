#include "core/domain/change.h"

#include "core/domain/events/event_template.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::change_test {

class TestChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesAreThoseOfTheIds()
    {
        QCOMPARE(tableOf(Resource::Supplier), SupplierId::table());
        QCOMPARE(tableOf(Resource::Colour), ColourId::table());
        QCOMPARE(tableOf(Resource::PriceEntry), PriceEntryId::table());
        QCOMPARE(tableOf(Resource::EventItem), EventItemId::table());
        QCOMPARE(tableOf(Resource::Image), ImageId::table());
        QCOMPARE(tableOf(Resource::ApiKey), ApiKeyId::table());
        QCOMPARE(tableOf(Resource::Delivery), DeliveryId::table());
        QCOMPARE(tableOf(Resource::EventTemplate), EventTemplateId::table());
        QCOMPARE(tableOf(Resource::Contact), ContactId::table());
        QCOMPARE(tableOf(Resource::Payment), PaymentId::table());
        QCOMPARE(tableOf(Resource::Invoice), InvoiceId::table());
        QCOMPARE(tableOf(Resource::Task), TaskId::table());
        QCOMPARE(tableOf(Resource::Series), SeriesId::table());
    }

    void numbersAreChecked()
    {
        QVERIFY(isResource(0) && isResource(qint64(Resource::Series)));
        QVERIFY(!isResource(-1) && !isResource(qint64(Resource::Series) + 1));
        QVERIFY(isChangeAction(0) && isChangeAction(qint64(ChangeAction::Deleted)));
        QVERIFY(!isChangeAction(-1) && !isChangeAction(qint64(ChangeAction::Deleted) + 1));
    }

    void everyTableLeadsBack()
    {
        for (int i = 0; isResource(i); ++i)
            QCOMPARE(resourceOfTable(tableOf(Resource(i))), Resource(i));
    }

    void actionsHaveTheirWords()
    {
        QCOMPARE(textOf(ChangeAction::Created), std::string_view("created"));
        QCOMPARE(textOf(ChangeAction::Updated), std::string_view("updated"));
        QCOMPARE(textOf(ChangeAction::Deleted), std::string_view("deleted"));
    }
};

STEMDESK_APPLESS_TEST(TestChange)

} // namespace stemdesk::change_test

#include "tst_change.moc"
