#include "core/json/change_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::change_json_test {

class TestChangeJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheRowByItsKind_data()
    {
        QTest::addColumn<int>("resource");
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("id");
        const IdBytes bytes{1};
        QTest::newRow("colour") << int(Resource::Colour) << QByteArray("colors") << ColourId(bytes).text();
        QTest::newRow("item") << int(Resource::EventItem) << QByteArray("event_items") << EventItemId(bytes).text();
        QTest::newRow("list") << int(Resource::PriceList) << QByteArray("price_lists") << PriceListId(bytes).text();
        QTest::newRow("sheet") << int(Resource::OrderSheet) << QByteArray("order_sheets") << OrderSheetId(bytes).text();
    }

    void namesTheRowByItsKind()
    {
        QFETCH(int, resource);
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, id);
        const Change change{
            .seq = 7, .at = 9, .resource = Resource(resource), .id = IdBytes{1}, .action = ChangeAction::Deleted};
        QCOMPARE(written(change, kChangeFields, writeChange),
                 R"({"seq":7,"at":9,"resource":)" + quoted(table) + R"(,"id":)" + quoted(id)
                     + R"(,"action":"deleted","parentId":null})");
    }

    void namesWhatANestedRowStandsIn_data()
    {
        QTest::addColumn<int>("resource");
        QTest::addColumn<QByteArray>("parent");
        const IdBytes bytes{2};
        QTest::newRow("variant") << int(Resource::Variant) << ProductId(bytes).text();
        QTest::newRow("entry") << int(Resource::PriceEntry) << PriceListId(bytes).text();
        QTest::newRow("group") << int(Resource::EventGroup) << EventId(bytes).text();
        QTest::newRow("item") << int(Resource::EventItem) << EventGroupId(bytes).text();
    }

    void namesWhatANestedRowStandsIn()
    {
        QFETCH(int, resource);
        QFETCH(QByteArray, parent);
        const Change change{.resource = Resource(resource), .id = IdBytes{1}, .parent = IdBytes{2}};
        QVERIFY(written(change, kChangeFields, writeChange).endsWith(",\"parentId\":" + quoted(parent) + '}'));
    }
};

STEMDESK_APPLESS_TEST(TestChangeJson)

} // namespace stemdesk::change_json_test

#include "tst_change_json.moc"
