#include "core/domain/fields/resource.h"

#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/clients/contact.h"
#include "core/domain/events/event_group.h"
#include "core/domain/prices/price_list.h"
#include "core/domain/prices/tax_group.h"
#include "core/domain/tasks/task.h"
#include "tests/core/json/codec_test.h"
#include "tests/support/sample_fields.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

namespace stemdesk::resource_test {

using namespace Qt::StringLiterals;

namespace {

/// A patch of all fields can be applied, taken back, and survives JSON.
template <class Object, class Patch>
void check(const SpecOf<Object, Patch> &spec)
{
    const Patch patch = samplePatch(spec);
    const Object before;
    const auto after = applied(spec, before, patch);

    QVERIFY2(after, after ? "" : qPrintable(after.error().message));
    QVERIFY(inverted(spec, *after, patch) == patch);

    JsonWriter json;
    writeResource(json, spec, *after, FieldSelection());
    const QByteArray written = json.take();
    QCOMPARE(namesIn(written), namesOf(spec).join(' '));

    struct Body : ResourceBody<decltype(Object::id), Patch> {};
    const auto read =
        bodyOf(written, [&](JsonObject object) { return resourceBodyFrom<Body>(spec, object, BodyKind::Patch); });
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QVERIFY(read->patch == patch);

    QSet<QByteArray> columns;
    for (const ResourceField &field : spec.fields) {
        QVERIFY2(!columns.contains(field.column()), field.name.data());
        columns.insert(field.column());
    }
}

} // namespace

class ResourceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suppliers() { check(supplierSpec()); }
    void colours() { check(colourSpec()); }
    void categories() { check(categorySpec()); }
    void contacts() { check(contactSpec()); }
    void priceEntries() { check(priceEntrySpec()); }
    void eventItems() { check(eventItemSpec()); }
    void taxGroups() { check(taxGroupSpec()); }
    void columnsAreNamedAfterFields()
    {
        QCOMPARE(ResourceField{.name = "contactEmail"}.column(), "contact_email");
        QCOMPARE(ResourceField{.name = "clientName1"}.column(), "client_name1");
        QCOMPARE(ResourceField{.name = "on"}.storedAs("on_day").column(), "on_day");
    }
    void lateRulesAreJudgedLast()
    {
        const SupplierPatch both{.name = u"A"_s, .externalId = QString(201, u'x'), .claimHours = 0};
        QCOMPARE(patched(Supplier{}, both).error().code, "invalid_externalId");
    }
};

STEMDESK_APPLESS_TEST(ResourceTest)

} // namespace stemdesk::resource_test

#include "tst_resource.moc"
