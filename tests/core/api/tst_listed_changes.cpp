#include "core/domain/catalogue/deleted_product.h"
#include "tests/support/api_fixture.h"
#include "tests/support/change_feed.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTest>

#include <algorithm>

namespace stemdesk::listed_changes_test {

namespace {

/// "METHOD path body".
Answer sent(ApiFixture &fixture, const QByteArray &request)
{
    const QByteArrayList words = fixture.filled(request).split(' ');
    return fixture.api().request(words.at(0), "/api/v1/" + words.at(1), words.mid(2).join(' '));
}

/// With the ids that are not in `known` as "*", in no order.
QByteArrayList comparable(QByteArrayList changes, const QByteArray &known)
{
    for (QByteArray &change : changes) {
        const qsizetype id = change.lastIndexOf(' ') + 1;
        if (!known.contains(change.sliced(id)))
            change.replace(id, change.size() - id, "*");
    }
    std::ranges::sort(changes);
    return changes;
}

QByteArrayList comparable(const QByteArray &expected)
{
    QByteArrayList changes;
    if (!expected.isEmpty())
        changes = expected.split(',');
    for (QByteArray &change : changes)
        change = change.trimmed();
    std::ranges::sort(changes);
    return changes;
}

using Act = std::function<void(ApiFixture &)>;

} // namespace

/// The changes that the feed lists for every kind of write.
class ListedChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRequestListsItsChanges_data();
    void everyRequestListsItsChanges();
    void theWindowsWritesAreListedToo_data();
    void theWindowsWritesAreListedToo();
};

void ListedChangesTest::everyRequestListsItsChanges_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("expected");
    QFile file(QStringLiteral(STEMDESK_TEST_DATA "/api_changes.tsv"));
    QVERIFY(file.open(QFile::ReadOnly));
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().chopped(1);
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        const QByteArrayList columns = line.split('\t');
        QCOMPARE(columns.size(), 4);
        QTest::newRow(columns.at(0).constData()) << columns.at(1) << columns.at(2) << columns.at(3);
    }
}

void ListedChangesTest::everyRequestListsItsChanges()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, request);
    QFETCH(const QByteArray, expected);
    ApiFixture fixture;
    if (!before.isEmpty()) {
        for (const QByteArray &earlier : before.split('|'))
            QVERIFY(sent(fixture, earlier).status < 300);
    }
    const QByteArray cursor = feedEnd(fixture.api());
    fixture.test().tick();

    const Answer answer = sent(fixture, request);

    QVERIFY2(answer.status < 500, answer.body.constData());
    const QByteArray wanted = fixture.filled(expected);
    QCOMPARE(comparable(changesAfter(fixture.api(), cursor), wanted), comparable(wanted));
}

/// Undo and settings, which the API does not offer.
void ListedChangesTest::theWindowsWritesAreListedToo_data()
{
    QTest::addColumn<Act>("before");
    QTest::addColumn<Act>("act");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const Act &before, const Act &act, const QByteArray &expected) {
        QTest::newRow(name) << before << act << expected;
    };
    const Act nothing = [](ApiFixture &) {};
    // The removed object is kept between the two acts.
    const auto undo = [&](const char *name, auto remove, auto restore, const QByteArray &expected) {
        auto kept = std::make_shared<std::optional<decltype(must(remove(std::declval<ApiFixture &>())))>>();
        row(
            name, [kept, remove](ApiFixture &fixture) { *kept = must(remove(fixture)); },
            [kept, restore](ApiFixture &fixture) { (void)must(restore(fixture, **kept)); }, expected);
    };
    undo(
        "colour restored",
        [](ApiFixture &f) { return f.shop().colours.remove(must(idFrom<ColourTag>(f.filled("<col>")))); },
        [](ApiFixture &f, const Colour &gone) { return f.shop().colours.restore(gone); }, "created colors <col>");
    undo(
        "tax group restored", [](ApiFixture &f) { return f.shop().taxGroups.remove(f.mine().tax); },
        [](ApiFixture &f, const TaxGroup &gone) { return f.shop().taxGroups.restore(gone); },
        "created tax_groups <tax>");
    undo(
        "price list restored", [](ApiFixture &f) { return f.shop().priceLists.remove(f.mine().flowers); },
        [](ApiFixture &f, const PriceList &gone) { return f.shop().priceLists.restore(gone); },
        "created price_lists <pl>, created price_entries <pe>, updated events <evt>");
    undo(
        "product restored", [](ApiFixture &f) { return f.shop().products.remove(f.mine().roseProduct, true); },
        [](ApiFixture &f, const DeletedProduct &gone) { return f.shop().products.restore(gone); },
        "created products <prod>, created variants <var>, created price_entries <pe>, updated price_lists <pl>, "
        "created event_items <item>, updated event_items <vaseItem>, updated event_groups <grp>, updated events <evt>");
    undo(
        "variant restored",
        [](ApiFixture &f) { return f.shop().products.removeVariant(f.mine().roseProduct, f.mine().rose, true); },
        [](ApiFixture &f, const DeletedVariant &gone) { return f.shop().products.restore(gone); },
        "updated products <prod>, created variants <var>, created price_entries <pe>, updated price_lists <pl>, "
        "created event_items <item>, updated event_items <vaseItem>, updated event_groups <grp>, updated events <evt>");
    undo(
        "event restored", [](ApiFixture &f) { return f.shop().events.remove(f.mine().event); },
        [](ApiFixture &f, const Event &gone) { return f.shop().events.restore(gone); },
        "created events <evt>, created event_groups <grp>, created event_items <item>, "
        "created event_items <vaseItem>, created quotes <quo>, created payments <pay>");
    undo(
        "group restored", [](ApiFixture &f) { return f.shop().lines.removeGroup(f.mine().event, f.mine().group); },
        [](ApiFixture &f, const EventGroup &gone) { return f.shop().lines.restoreGroup(gone); },
        "created event_groups <grp>, created event_items <item>, created event_items <vaseItem>, "
        "updated events <evt>");
    undo(
        "line restored",
        [](ApiFixture &f) { return f.shop().lines.removeItem(f.mine().event, f.mine().group, f.mine().roses); },
        [](ApiFixture &f, const EventItem &gone) { return f.shop().lines.restoreItem(f.mine().event, gone); },
        "created event_items <item>, updated event_items <vaseItem>, updated event_groups <grp>, updated events <evt>");
    row(
        "markup of the shop", nothing, [](ApiFixture &f) { f.set(u"markup.flower"_s, u"2"_s); },
        "updated events <evt>");
    row(
        "setting without a price", nothing, [](ApiFixture &f) { f.set(u"phone"_s, u"020"_s); }, "");
}

void ListedChangesTest::theWindowsWritesAreListedToo()
{
    QFETCH(const Act, before);
    QFETCH(const Act, act);
    QFETCH(const QByteArray, expected);
    ApiFixture fixture;
    before(fixture);
    const QByteArray cursor = feedEnd(fixture.api());
    fixture.test().tick();

    act(fixture);

    const QByteArray wanted = fixture.filled(expected);
    QCOMPARE(comparable(changesAfter(fixture.api(), cursor), wanted), comparable(wanted));
}

STEMDESK_GUILESS_TEST(ListedChangesTest)

} // namespace stemdesk::listed_changes_test

#include "tst_listed_changes.moc"
