#include "core/domain/fields/resource.h"

#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/prices/price_list.h"
#include "core/domain/resources.h"
#include "tests/core/json/codec_test.h"
#include "tests/support/sample_fields.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

namespace stemdesk::resource_test {

namespace {

/// A patch of all fields can be applied and undone, and no two fields share a member or a column.
void checkFields(const ResourceSpec &spec)
{
    const auto patch = samplePatch(spec);
    const auto object = spec.types->newObject();
    FieldRules rules;
    applyFields(rules, spec, object.get(), patch.get(), true);
    const auto after = rules.result(true);
    QVERIFY2(after, after ? "" : qPrintable(after.error().message));
    const auto given = spec.types->newPatch();
    invertFields(spec, object.get(), patch.get(), given.get());
    QVERIFY2(spec.types->isSamePatch(given.get(), patch.get()), spec.table.data());

    QSet<QByteArray> columns;
    QSet<const void *> members;
    for (const ResourceField &field : spec.fields) {
        QVERIFY2(!columns.contains(field.column()), field.name.data());
        columns.insert(field.column());
        for (const void *member :
             {field.at ? field.at(object.get()) : nullptr, field.give ? field.give(given.get()) : nullptr}) {
            QVERIFY2(!member || !members.contains(member), field.name.data());
            members.insert(member);
        }
    }
}

/// The object that such a patch makes survives being written as JSON and read back.
template <class Object, class Patch>
void check(const SpecOf<Object, Patch> &spec)
{
    const Patch patch = *static_cast<const Patch *>(samplePatch(spec).get());

    JsonWriter json;
    writeResource(json, spec, applied(spec, Object{}, patch).value(), FieldSelection());
    const QByteArray written = json.take();
    QCOMPARE(namesIn(written), namesOf(spec).join(' '));

    using Body = ResourceBody<decltype(Object::id), Patch>;
    const auto read = bodyOf(written, [&](JsonObject object) {
        ObjectReader reader(object);
        Body body;
        readResource(reader, spec, BodyKind::Patch, body);
        for (const ResourceField &field : spec.fields) {
            if (field.is(kOwnRead))
                reader.ignore(field.key());
        }
        return finished(reader, std::move(body));
    });
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QVERIFY(read->patch == patch);
}

} // namespace

class ResourceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suppliers() { check(supplierSpec()); }
    void colours() { check(colourSpec()); }
    void categories() { check(categorySpec()); }
    void priceEntries() { check(priceEntrySpec()); }
    void everyResource()
    {
        const QSet<Resource> ofTheirOwn{Resource::Series, Resource::Payment}; // No sample fits their rules.
        for (const ResourceSpec *spec : describedResources()) {
            if (!ofTheirOwn.contains(spec->resource))
                checkFields(*spec);
        }
    }
    void columnsAreNamedAfterFields()
    {
        QCOMPARE(ResourceField{.name = "contactEmail"}.column(), "contact_email");
        QCOMPARE(ResourceField{.name = "clientName1"}.column(), "client_name1");
        QCOMPARE(ResourceField{.name = "on"}.storedAs("on_day").column(), "on_day");
    }
    void lateRulesAreCheckedLast()
    {
        const SupplierPatch both{.name = u"A"_s, .externalId = QString(201, u'x'), .claimHours = 0};
        QCOMPARE(patched(Supplier{}, both).error().code, "invalid_externalId");
    }
};

STEMDESK_APPLESS_TEST(ResourceTest)

} // namespace stemdesk::resource_test

#include "tst_resource.moc"
