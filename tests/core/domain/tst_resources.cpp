#include "core/domain/resources.h"

#include "core/domain/catalogue/supplier.h"
#include "core/domain/change.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

namespace stemdesk::resources_test {

class TestResources : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDescriptionIsFoundByItsTable()
    {
        QSet<Resource> resources;
        for (const ResourceSpec *spec : describedResources()) {
            const QByteArrayView table(spec->table.data(), qsizetype(spec->table.size()));
            QCOMPARE(specOfTable(table), spec);
            resources += spec->resource;
        }
        QCOMPARE(resources.size(), qsizetype(describedResources().size()));
        QCOMPARE(specOfTable("supplier"), &supplierSpec());
        QCOMPARE(specOfTable("shop"), nullptr);
    }

    void everyObjectIsHandledWithoutItsType()
    {
        for (const ResourceSpec *spec : describedResources()) {
            const auto one = spec->types->newObject();
            const auto other = spec->types->newObject();
            spec->types->assign(other.get(), one.get());
            QVERIFY2(spec->types->isSame(one.get(), other.get()), spec->table.data());

            spec->fields.front().in<IdBytes>(one.get()) = newIdBytes();
            QVERIFY2(!spec->types->isSame(one.get(), other.get()), spec->table.data());
        }
    }

    void kindsAreCalledByTheirIds()
    {
        QCOMPARE(SupplierId::kind(), Resource::Supplier);
        QCOMPARE(idText(Resource::Supplier, SupplierId().bytes()), SupplierId().text());
        QCOMPARE(resourceNamed("price_list"), Resource::PriceList);
        QVERIFY(!idKindOf("shop_00000000000000000000000000")); // Requests never refer to a shop by id.
    }
};

STEMDESK_GUILESS_TEST(TestResources)

} // namespace stemdesk::resources_test

#include "tst_resources.moc"
