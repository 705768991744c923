#include "ui/pages/event/history/history_tab.h"

#include "core/exchange/demo/demo_shop.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/history/history_model.h"
#include "ui/pages/event/history/history_words.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/day_text.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::history_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestHistoryTab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_filled = std::make_unique<ShopWithEvent>(m_shop->services());
        m_document = std::make_unique<EventDocument>(m_shop->context());
        m_tab = std::make_unique<HistoryTab>(*m_document);
        m_tab->resize(900, 500);
        m_tab->show();
        m_document->open(m_filled->event);
        m_model = m_tab->findChild<HistoryModel *>();
    }
    void cleanup()
    {
        m_tab.reset();
        m_document.reset();
        m_filled.reset();
        m_shop.reset();
    }

    void newestChangeStandsFirst();
    void changeOfAKeyAppearsAtOnce();
    void whatIsAsAboveIsSaidOnce();
    void scrollBarScrollsTheChanges();
    void olderChangesAreReadOnDemand();
    void anotherEventHasItsOwn();
    void sentencesArePlain_data();
    void sentencesArePlain();
    void everyChangeHasWords();
    void timesAreNotCut();

private:
    QString text(int row, HistoryModel::Column column) { return m_model->index(row, column).data().toString(); }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<EventDocument> m_document;
    std::unique_ptr<HistoryTab> m_tab;
    HistoryModel *m_model = nullptr;
};

void TestHistoryTab::newestChangeStandsFirst()
{
    const QAbstractItemModelTester tester(m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(text(0, HistoryModel::What).startsWith(u"Vase in Tables added: 2"_s));
    QCOMPARE(text(m_model->rowCount() - 1, HistoryModel::What), u"Event created"_s);
}

void TestHistoryTab::changeOfAKeyAppearsAtOnce()
{
    const int before = m_model->rowCount();
    m_shop->services().setActor(actorKey(u"Web shop"_s));
    must(m_shop->services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 15.0}));

    QTRY_COMPARE(m_model->rowCount(), before + 1);
    QCOMPARE(text(0, HistoryModel::What), u"Quantity of Rose in Tables: 3 → 15"_s);
    QCOMPARE(text(0, HistoryModel::Who), u"API key Web shop"_s);
    QCOMPARE(text(0, HistoryModel::Day), u"Today"_s);
}

void TestHistoryTab::whatIsAsAboveIsSaidOnce()
{
    m_shop->services().setActor(actorWindow());
    must(m_shop->services().events.patch(m_filled->event, {.notes = u"Ring first"_s}));
    QTRY_COMPARE(text(0, HistoryModel::What), u"Notes: Ring first"_s);

    const auto spoken = [this](int row, HistoryModel::Column column) {
        return m_model->index(row, column).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(text(0, HistoryModel::Day), u"Today"_s);
    QCOMPARE(text(0, HistoryModel::Time), spoken(0, HistoryModel::Time));
    QCOMPARE(text(0, HistoryModel::Who), u"By hand"_s);
    for (int row = 1; row < m_model->rowCount(); ++row) {
        QCOMPARE(text(row, HistoryModel::Day), QString());
        QCOMPARE(spoken(row, HistoryModel::Day), u"Today"_s);
        const QString time = spoken(row, HistoryModel::Time);
        QVERIFY(!time.isEmpty());
        QCOMPARE(text(row, HistoryModel::Time), time == spoken(row - 1, HistoryModel::Time) ? QString() : time);
    }
}

void TestHistoryTab::scrollBarScrollsTheChanges()
{
    for (int i = 0; i < 40; ++i)
        must(m_shop->services().events.patch(m_filled->event, {.notes = QString::number(i)}));
    auto *bar = m_tab->findChild<QScrollBar *>(QString(), Qt::FindDirectChildrenOnly);
    const auto *table = m_tab->findChild<TableView *>();
    QTRY_VERIFY(bar->isVisible());

    bar->setValue(bar->maximum());

    QVERIFY(table->verticalScrollBar()->value() > 0);
    QCOMPARE(table->verticalScrollBar()->value(), bar->value());
    QCOMPARE(table->viewport()->width(), m_tab->width()); // The lines go through to the edge.
}

void TestHistoryTab::olderChangesAreReadOnDemand()
{
    for (int i = 0; i < 130; ++i)
        must(m_shop->services().events.patch(m_filled->event, {.notes = QString::number(i)}));
    QTRY_COMPARE(text(0, HistoryModel::What), u"Notes: 128 → 129"_s);

    while (m_model->canFetchMore({}))
        m_model->fetchMore({});

    QCOMPARE(text(m_model->rowCount() - 1, HistoryModel::What), u"Event created"_s);
    QSet<qint64> keys;
    for (const HistoryEntry &entry : m_model->rows())
        keys.insert(entry.key);
    QCOMPARE(keys.size(), m_model->rowCount()); // Each once.
}

void TestHistoryTab::anotherEventHasItsOwn()
{
    const EventId other = must(m_shop->services().events.create({.name = u"Party"_s})).event.id;

    m_document->open(other);

    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(text(0, HistoryModel::What), u"Event created"_s);
}

namespace {

void addSentencesOfMoney()
{
    QTest::newRow("budget") << HistoryEntry{.change = EventChange::Budget, .after = u"1200.5"_s}
                            << u"Budget: £1,200.50"_s;
    QTest::newRow("labour") << HistoryEntry{.change = EventChange::Labour,
                                            .before = u"hours=20 rate=20"_s,
                                            .after = u"hours=24 rate=20"_s}
                            << u"Labour: 20 → 24 hour(s), +£80.00"_s;
    QTest::newRow("labour in per cent") << HistoryEntry{.change = EventChange::Labour, .after = u"percent=10"_s}
                                        << u"Labour: 10%"_s;
    QTest::newRow("labour of old") << HistoryEntry{.change = EventChange::Labour} << u"Labour changed"_s;
    QTest::newRow("fee") << HistoryEntry{.change = EventChange::Fees, .place = u"Delivery"_s, .before = u"30"_s}
                         << u"Fee “Delivery” removed: £30.00"_s;
    QTest::newRow("new fee") << HistoryEntry{.change = EventChange::Fees, .place = u"Delivery"_s, .after = u"30"_s}
                             << u"Fee “Delivery” added: £30.00"_s;
    QTest::newRow("changed fee") << HistoryEntry{.change = EventChange::Fees,
                                                 .place = u"Delivery"_s,
                                                 .before = u"30"_s,
                                                 .after = u"40"_s}
                                 << u"Fee “Delivery”: £30.00 → £40.00"_s;
    QTest::newRow("markup") << HistoryEntry{.change = EventChange::Markups,
                                            .place = u"flower"_s,
                                            .before = u"2.5"_s,
                                            .after = u"3"_s}
                            << u"Markup of flower: 2.5 → 3"_s;
    QTest::newRow("markup of the shop") << HistoryEntry{.change = EventChange::Markups,
                                                        .place = u"flower"_s,
                                                        .before = u"2.5"_s}
                                        << u"Markup of flower: 2.5 → shop default"_s;
    QTest::newRow("markup of the event") << HistoryEntry{.change = EventChange::Markups,
                                                         .place = u"flower"_s,
                                                         .after = u"3"_s}
                                         << u"Markup of flower: shop default → 3"_s;
    QTest::newRow("lists pinned") << HistoryEntry{.change = EventChange::PriceLists, .after = u"3"_s}
                                  << u"3 price list(s) pinned"_s;
    QTest::newRow("more lists pinned") << HistoryEntry{.change = EventChange::PriceLists,
                                                       .before = u"2"_s,
                                                       .after = u"3"_s}
                                       << u"Pinned price lists: 2 → 3"_s;
    QTest::newRow("other lists pinned") << HistoryEntry{.change = EventChange::PriceLists,
                                                        .before = u"2"_s,
                                                        .after = u"2"_s}
                                        << u"Pinned price lists changed"_s;
    QTest::newRow("no list pinned") << HistoryEntry{.change = EventChange::PriceLists, .before = u"3"_s}
                                    << u"Price lists no longer pinned"_s;
    QTest::newRow("prices pinned") << HistoryEntry{.change = EventChange::KeptPrices, .before = u"0"_s, .after = u"9"_s}
                                   << u"Prices of 9 line(s) pinned"_s;
    QTest::newRow("no price pinned") << HistoryEntry{.change = EventChange::KeptPrices,
                                                     .before = u"9"_s,
                                                     .after = u"0"_s}
                                     << u"Prices no longer pinned"_s;
    QTest::newRow("tax") << HistoryEntry{.change = EventChange::TaxGroup, .after = u"Zero rate"_s}
                         << u"Tax: Zero rate"_s;
    QTest::newRow("payment") << HistoryEntry{.change = EventChange::PaymentMade, .after = u"500"_s}
                             << u"Payment added: £500.00"_s;
    QTest::newRow("another amount") << HistoryEntry{.change = EventChange::PaymentChanged,
                                                    .place = u"600"_s,
                                                    .before = u"500"_s,
                                                    .after = u"600"_s}
                                    << u"Payment changed: £500.00 → £600.00"_s;
    QTest::newRow("another day") << HistoryEntry{.change = EventChange::PaymentChanged,
                                                 .subject = u"paidOn"_s,
                                                 .place = u"500"_s,
                                                 .before = u"2026-11-28"_s,
                                                 .after = u"2026-11-29"_s}
                                 << u"Day of the payment of £500.00: Sat 28 Nov 2026 → Sun 29 Nov 2026"_s;
    QTest::newRow("a method") << HistoryEntry{.change = EventChange::PaymentChanged,
                                              .subject = u"method"_s,
                                              .place = u"500"_s,
                                              .after = u"Cash"_s}
                              << u"Method of the payment of £500.00: Cash"_s;
    QTest::newRow("a payment changed before values were told")
        << HistoryEntry{.change = EventChange::PaymentChanged, .before = u"500"_s, .after = u"500"_s}
        << u"Payment changed"_s;
    QTest::newRow("payment deleted") << HistoryEntry{.change = EventChange::PaymentDeleted, .before = u"500"_s}
                                     << u"Payment deleted: £500.00"_s;
}

} // namespace

void TestHistoryTab::sentencesArePlain_data()
{
    QTest::addColumn<HistoryEntry>("entry");
    QTest::addColumn<QString>("sentence");
    const QString rose = u"Rose ‘Quicksand’ 50 cm"_s;
    QTest::newRow("a picture") << HistoryEntry{.change = EventChange::Pictures, .before = u"0"_s, .after = u"1"_s}
                               << u"1 picture(s) added"_s;
    QTest::newRow("pictures of an arrangement")
        << HistoryEntry{.change = EventChange::GroupPictures, .place = u"Arch"_s, .before = u"3"_s, .after = u"1"_s}
        << u"2 picture(s) removed from Arch"_s;
    QTest::newRow("pictures in another order")
        << HistoryEntry{.change = EventChange::Pictures, .before = u"2"_s, .after = u"2"_s} << u"Pictures changed"_s;
    QTest::newRow("quantity") << HistoryEntry{.change = EventChange::LineQuantity,
                                              .subject = rose,
                                              .place = u"Bridal bouquet"_s,
                                              .before = u"12"_s,
                                              .after = u"15"_s}
                              << u"Quantity of Rose ‘Quicksand’ 50 cm in Bridal bouquet: 12 → 15"_s;
    QTest::newRow("moved") << HistoryEntry{.change = EventChange::LineMoved,
                                           .subject = rose,
                                           .place = u"Arch"_s,
                                           .before = u"Bowl"_s,
                                           .after = u"Arch"_s}
                           << u"Rose ‘Quicksand’ 50 cm moved: Bowl → Arch"_s;
    QTest::newRow("supplier") << HistoryEntry{.change = EventChange::LineSupplier,
                                              .subject = rose,
                                              .place = u"Arch"_s,
                                              .after = u"Grower"_s}
                              << u"Supplier of Rose ‘Quicksand’ 50 cm in Arch: Grower"_s;
    QTest::newRow("follow-up") << HistoryEntry{.change = EventChange::FollowUp, .after = u"2026-11-29"_s}
                               << u"Follow up on: Sun 29 Nov 2026"_s;
    QTest::newRow("status") << HistoryEntry{.change = EventChange::EventStatus,
                                            .before = u"new"_s,
                                            .after = u"pending_approval"_s}
                            << u"Status: New → With client"_s;
    QTest::newRow("contact added") << HistoryEntry{.change = EventChange::Contacts, .after = u"Ada"_s}
                                   << u"Contact added: Ada"_s;
    QTest::newRow("contact removed") << HistoryEntry{.change = EventChange::Contacts, .before = u"Ada"_s}
                                     << u"Contact removed: Ada"_s;
    QTest::newRow("another contact") << HistoryEntry{.change = EventChange::Contacts,
                                                     .before = u"Ada"_s,
                                                     .after = u"Tom"_s}
                                     << u"Contacts: Ada → Tom"_s;
    QTest::newRow("hidden") << HistoryEntry{.change = EventChange::GroupHidden, .place = u"Arch"_s} << u"Arch hidden"_s;
    QTest::newRow("minutes") << HistoryEntry{.change = EventChange::GroupMinutes, .place = u"Arch"_s, .after = u"90"_s}
                             << u"Minutes for each Arch: 90"_s;
    QTest::newRow("place") << HistoryEntry{.change = EventChange::GroupPlace,
                                           .place = u"Arch"_s,
                                           .after = u"ceremony"_s}
                           << u"Where Arch goes: Ceremony"_s;
    QTest::newRow("group deleted") << HistoryEntry{.change = EventChange::GroupRemoved,
                                                   .place = u"Arch"_s,
                                                   .before = u"4"_s}
                                   << u"Arch deleted"_s;
    addSentencesOfMoney();
}

void TestHistoryTab::sentencesArePlain()
{
    QFETCH(const HistoryEntry, entry);

    QTEST(historySentence(entry, {.currency = u"GBP"_s, .zone = QTimeZone::utc()}), "sentence");
}

void TestHistoryTab::everyChangeHasWords()
{
    for (int change = 0; change <= int(EventChange::LineNotes); ++change) {
        const HistoryEntry entry{.change = EventChange(change), .subject = u"Rose"_s, .place = u"Arch"_s};
        QVERIFY2(!historySentence(entry, {.currency = u"GBP"_s, .zone = QTimeZone::utc()}).isEmpty(),
                 eventChangeName(EventChange(change)).constData());
        QCOMPARE(eventChangeFrom(eventChangeName(EventChange(change))), EventChange(change));
    }
    QCOMPARE(actorText(actorWindow()), u"By hand"_s);
    QCOMPARE(actorText(actorCommandLine()), u"Command line"_s);
    QCOMPARE(actorText(demoActor()), u"Demo shop"_s);
}

void TestHistoryTab::timesAreNotCut()
{
    auto *table = m_tab->findChild<TableView *>();
    m_tab->resize(790, 500); // Beside the summary of a window of 1280 x 720.

    const HeaderView &header = *qobject_cast<HeaderView *>(table->horizontalHeader());
    for (const QDate day : {QDate(2026, 6, 3), QDate(2026, 9, 30)}) {
        const int wanted = columnWidth(header, HistoryModel::Day, mediumDate(day));
        QVERIFY2(table->columnWidth(HistoryModel::Day) >= wanted, qPrintable(day.toString()));
    }
    const int wanted = columnWidth(header, HistoryModel::Time, clockText(QTime(22, 0)));
    QVERIFY(table->columnWidth(HistoryModel::Time) >= wanted);
}

STEMDESK_TEST(TestHistoryTab)

} // namespace stemdesk::history_tab_test

#include "tst_history_tab.moc"
