#include "core/json/field_selection.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::field_selection_test {

namespace {

constexpr FieldTable kItem{"eventItemId", "quantity", "notes"};
constexpr FieldTable kGroup{"eventGroupId", "name", FieldNode{"items", kItem}};
constexpr FieldTable kTotals{"customerPriceIncTax", "costIncTax"};
constexpr FieldTable kEvent{"eventId", "name", FieldNode{"totals", kTotals}, "links", FieldNode{"groups", kGroup}};

void showNodes(const FieldSelection &selection, std::span<const FieldNode> nodes, const QByteArray &path,
               QByteArrayList &out)
{
    for (unsigned i = 0; i < nodes.size(); ++i) {
        const Field field{QByteArrayView(nodes[i].name.data(), qsizetype(nodes[i].name.size())), i};
        if (!selection.has(field))
            continue;
        const QByteArray name = path + field.name.toByteArray();
        const FieldSelection &child = selection.child(field);
        if (nodes[i].inner().empty() || child.isEverything())
            out += name;
        else
            showNodes(child, nodes[i].inner(), name + '.', out);
    }
}

/// The selection as paths; an object that is kept whole is listed by its name alone.
QByteArray shown(const QByteArray &names)
{
    const auto selection = FieldSelection::parse(names, kEvent);
    if (!selection)
        return selection.error().code;
    if (selection->isEverything())
        return "*";
    QByteArrayList out;
    showNodes(*selection, kEvent, {}, out);
    return out.join(' ');
}

} // namespace

class TestFieldSelection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatIsNamed_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<QByteArray>("kept");
        const auto row = [](const char *title, const char *names, const char *kept) {
            QTest::newRow(title) << QByteArray(names) << QByteArray(kept);
        };

        row("nothing named", "", "*");
        row("only commas", ",,", "*");
        row("own id comes along", "name", "eventId name");
        row("own id named", "eventId", "eventId");
        row("the table's order", "links,name", "eventId name links");
        row("collection alone is whole", "groups", "eventId groups");
        row("path into a collection", "groups.name", "eventId groups.name");
        row("two levels", "groups.items.quantity", "eventId groups.items.quantity");
        row("inner collection alone is whole", "groups.items", "eventId groups.items");
        row("nested id where it is named", "groups.eventGroupId", "eventId groups.eventGroupId");
        row("several paths", "groups.items.notes,groups.name,groups.items.quantity",
            "eventId groups.name groups.items.quantity groups.items.notes");
        row("collection and its path", "groups,groups.name", "eventId groups");
        row("path and its collection", "groups.name,groups", "eventId groups");
        row("inner collection and its path", "groups.items,groups.items.notes", "eventId groups.items");
        row("path and its inner collection", "groups.items.notes,groups.items", "eventId groups.items");
        row("path into an object", "totals.costIncTax", "eventId totals.costIncTax");
        row("twice", "name,name", "eventId name");
        row("comma at the end", "name,", "eventId name");
    }
    void keepsWhatIsNamed()
    {
        QFETCH(QByteArray, names);
        QTEST(shown(names), "kept");
    }

    void namesWhatIsUnknown_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<QByteArray>("unknown");
        const auto row = [](const char *names, const char *unknown) {
            QTest::newRow(names) << QByteArray(names) << QByteArray(unknown);
        };

        row("nope", "nope");
        row("name,zebra,links,ape", "zebra,ape");
        row("groups.nope", "groups.nope");
        row("groups,groups.nope", "groups.nope");
        row("groups.items.nope,totals.nope", "groups.items.nope,totals.nope");
        row("name.first", "name.first");
        row("Name", "Name");
        row(" name", " name");
        row("name ", "name ");
        row("name, links", " links");
        row("groups.", "groups.");
        row(".name", ".name");
        row("groups..name", "groups..name");
        row(".", ".");
        row("*", "*");
        row("nope,nope", "nope");
        row("é", "é");
    }
    void namesWhatIsUnknown()
    {
        QFETCH(QByteArray, names);
        QFETCH(QByteArray, unknown);

        const auto selection = FieldSelection::parse(names, kEvent);

        QVERIFY(!selection.has_value());
        QCOMPARE(selection.error().code, "unknown_fields:" + unknown);
        QCOMPARE(selection.error().kind, Error::Kind::Invalid);
        QCOMPARE(selection.error().field, u"fields"_s);
        const qsizetype more = unknown.count(',');
        QCOMPARE(selection.error().message.contains(u"(and %1 more)"_s.arg(more)), more > 0);
    }

    void everythingHasEachField()
    {
        const FieldSelection everything;

        QVERIFY(everything.isEverything());
        QVERIFY(everything.has(kEvent["groups"]));
        QVERIFY(everything.child(kEvent["groups"]).child(kGroup["items"]).has(kItem["notes"]));
    }

    void fieldsAreKnownByTheirPlaceInTheTable()
    {
        constexpr Field kLinks = kEvent["links"];

        QCOMPARE(kLinks.index, 3U);
        QCOMPARE(kLinks.name, QByteArrayView("links"));
    }
};

STEMDESK_APPLESS_TEST(TestFieldSelection)

} // namespace stemdesk::field_selection_test

#include "tst_field_selection.moc"
