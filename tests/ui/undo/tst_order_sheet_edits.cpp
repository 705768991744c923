#include "ui/undo/order_sheet_edits.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_edits_test {

using namespace stemdesk::ui;

/// Edits by two workstations that have the same sheet open.
class TestOrderSheetEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<TestShop>();
        const ShopWithEvent filled(m_test->shop());
        m_sheet = must(m_test->shop().orderSheets.save({filled.event})).id;
        m_came = {.variantId = filled.rose,
                  .packs = 2,
                  .unitCostExclTax = 0.5,
                  .rejectedUnits = 0,
                  .reason = QString(),
                  .receivedOn = std::optional<QDate>(),
                  .invoiceNumber = QString(),
                  .creditExclTax = 0,
                  .imageUrls = QStringList()};
    }
    void cleanup() { m_test.reset(); }

    void fieldsOfOneReceiptAreNotedBesideEachOther_data()
    {
        QTest::addColumn<ReceivedRow>("here");
        QTest::addColumn<ReceivedRow>("there");
        using Change = void (*)(ReceivedRow &);
        const QList<std::pair<const char *, Change>> changes{
            {"packs", [](ReceivedRow &row) { row.packs = 3; }},
            {"cost", [](ReceivedRow &row) { row.unitCostExclTax = 0.75; }},
            {"rejects", [](ReceivedRow &row) { row.rejectedUnits = 1; }},
            {"reason", [](ReceivedRow &row) { row.reason = u"Brown edges"_s; }},
            {"day", [](ReceivedRow &row) { row.receivedOn = QDate(2026, 5, 29); }},
            {"invoice", [](ReceivedRow &row) { row.invoiceNumber = u"F-12"_s; }},
            {"credit", [](ReceivedRow &row) { row.creditExclTax = 1.5; }},
        };
        for (const auto &[name, change] : changes) {
            for (const auto &[otherName, other] : changes) {
                ReceivedRow here{.packs = 2, .unitCostExclTax = 0.5};
                ReceivedRow there = here;
                if (change == other)
                    continue;
                change(here);
                other(there);
                QTest::addRow("%s, %s", name, otherName) << here << there;
            }
        }
    }
    void fieldsOfOneReceiptAreNotedBesideEachOther()
    {
        QFETCH(const ReceivedRow, here);
        QFETCH(const ReceivedRow, there);
        receive();
        const Edit mine = edit(here);
        const Edit theirs = edit(there);

        must(theirs.apply(m_test->shop()));
        must(mine.apply(m_test->shop()));
        QVERIFY(stored() == together(together(m_came, here), there));

        must(theirs.revert(m_test->shop()));
        QVERIFY(stored() == together(m_came, here));
        must(mine.revert(m_test->shop()));
        QVERIFY(stored() == m_came);
    }

    void fieldThatSomebodyElseNotedIsRefused()
    {
        receive();
        ReceivedRow reason = m_came;
        reason.reason = u"Brown edges"_s;
        ReceivedRow packs = m_came;
        packs.packs = 3;
        const Edit mine = edit(packs);
        const Edit saidHere = edit(reason);
        reason.reason = u"Too short"_s;
        must(edit(reason).apply(m_test->shop()));
        packs.packs = 4;
        must(edit(packs).apply(m_test->shop()));

        QCOMPARE(mine.apply(m_test->shop()).error().kind, Error::Kind::Stale);
        QCOMPARE(saidHere.apply(m_test->shop()).error().kind, Error::Kind::Stale);
    }

    void goodsOfWhichSomebodyElseSaidSomethingAreNotTakenBack()
    {
        const Edit came = edit(m_came, {.variantId = m_came.variantId});
        must(came.apply(m_test->shop()));
        ReceivedRow rejects = m_came;
        rejects.rejectedUnits = 1;
        must(edit(rejects).apply(m_test->shop()));

        QCOMPARE(came.revert(m_test->shop()).error().kind, Error::Kind::Stale);
        QVERIFY(stored() == rejects);
    }

private:
    void receive() { must(edit(m_came, {.variantId = m_came.variantId}).apply(m_test->shop())); }
    Edit edit(const ReceivedRow &after) { return edit(together(m_came, after), m_came); }
    Edit edit(const ReceivedRow &after, const ReceivedRow &before)
    {
        return receiveEdit(u"Receive"_s, m_sheet, {before}, {after});
    }

    /// `row` with what `other` changes in the received goods.
    ReceivedRow together(ReceivedRow row, const ReceivedRow &other) const
    {
        if (other.packs != m_came.packs)
            row.packs = other.packs;
        if (other.unitCostExclTax != m_came.unitCostExclTax)
            row.unitCostExclTax = other.unitCostExclTax;
        const auto take = [&](auto field) {
            if (other.*field && other.*field != m_came.*field)
                row.*field = other.*field;
        };
        take(&ReceivedRow::rejectedUnits);
        take(&ReceivedRow::reason);
        take(&ReceivedRow::receivedOn);
        take(&ReceivedRow::invoiceNumber);
        take(&ReceivedRow::creditExclTax);
        return row;
    }

    ReceivedRow stored() const
    {
        ReceivedRow row;
        for (const OrderSheetSupplier &supplier : must(m_test->shop().orderSheets.find(m_sheet)).suppliers) {
            for (const OrderSheetLine &line : supplier.lines) {
                if (line.variantId != m_came.variantId || !line.received)
                    continue;
                row = {.variantId = line.variantId,
                       .supplierId = supplier.supplierId,
                       .packs = line.received->packs,
                       .unitCostExclTax = line.received->unitCostExclTax,
                       .rejectedUnits = line.notes.rejectedUnits,
                       .reason = line.notes.reason,
                       .receivedOn = line.notes.receivedOn,
                       .invoiceNumber = line.notes.invoiceNumber,
                       .creditExclTax = line.notes.creditExclTax,
                       .imageUrls = line.notes.imageUrls};
            }
        }
        return row;
    }

    std::unique_ptr<TestShop> m_test;
    OrderSheetId m_sheet;
    ReceivedRow m_came; ///< The roses received, before both change the row.
};

STEMDESK_GUILESS_TEST(TestOrderSheetEdits)

} // namespace stemdesk::order_sheet_edits_test

#include "tst_order_sheet_edits.moc"
