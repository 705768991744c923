#include "ui/pages/orders/goods_model.h"

#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::goods_model_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestGoodsModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        auto &services = m_shop->services();
        const EventId event = services.events.create({.name = u"Meadow wedding"_s})->event.id;
        const EventGroupId group = services.lines.createGroup(event, {.name = u"Tables"_s})->id;
        for (const QString &name : {u"Quicksand"_s, u"Juliet"_s, u"Akito"_s}) {
            const ProductRow row{.product = {.name = u"Rose "_s + name, .productType = u"flower"_s},
                                 .hasVariant = true,
                                 .variant = VariantPatch{.name = name, .unitsPerPack = std::optional(25.0)}};
            const VariantId variant = services.products.upsert({row})->first()->variantId;
            QVERIFY(services.lines.createItem(event, group, {.variantId = variant, .quantity = 60}));
        }
        m_sheet = services.orderSheets.save({event})->id;
        m_model = std::make_unique<GoodsModel>(m_shop->context());
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        show();
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_shop.reset();
    }

    void nothingCameInAtFirst()
    {
        QCOMPARE(text(0, GoodsModel::Ordered), u"3 × 25"_s);
        QCOMPARE(text(0, GoodsModel::Received), u"–"_s);
        QCOMPARE(text(0, GoodsModel::Cost), u"–"_s);
        QCOMPARE(text(0, GoodsModel::Due), u"3"_s);
    }

    void whatIsTypedIsStoredAndCanBeTakenBack()
    {
        type(0, GoodsModel::Received, 2.0);
        type(0, GoodsModel::UnitCost, 0.5); // Before the first is stored.
        QCOMPARE(text(0, GoodsModel::Received), u"2"_s);

        QTRY_COMPARE(stored(0), std::optional(ReceivedGoods{2, 0.5}));
        QTRY_VERIFY(!m_model->index(0, GoodsModel::Received).data(PendingRole).toBool());
        QTRY_COMPARE(text(0, GoodsModel::Cost), u"£25.00"_s);
        QTRY_COMPARE(text(0, GoodsModel::Due), u"1"_s);
        QTRY_COMPARE(m_shop->edits().stack().count(), 2);
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Change price paid for "_s + text(0, GoodsModel::Flower));
        m_shop->edits().undo();
        QTRY_COMPARE(stored(0), std::optional(ReceivedGoods{2, 0}));
        m_shop->edits().undo();
        QTRY_COMPARE(stored(0), std::nullopt);
        m_shop->edits().stack().redo();
        QTRY_COMPARE(stored(0), std::optional(ReceivedGoods{2, 0}));
    }

    void rejectsAreNotedWithTheDayAndTakenBack()
    {
        type(0, GoodsModel::Received, 2.0);
        type(0, GoodsModel::Rejected, 7.0); // Before the first is stored.
        QCOMPARE(text(0, GoodsModel::Rejected), u"7"_s);

        QTRY_COMPARE(notes(0).rejectedUnits, 7.0);
        QVERIFY(notes(0).receivedOn.has_value()); // From which the clock of a claim runs.
        m_shop->edits().undo();
        QTRY_COMPARE(notes(0).rejectedUnits, 0.0);
        QCOMPARE(stored(0), std::optional(ReceivedGoods{2, 0}));
    }

    void notMoreIsRejectedThanCameIn()
    {
        type(0, GoodsModel::Received, 2.0);

        type(0, GoodsModel::Rejected, 51.0);

        QCOMPARE(m_model->index(0, GoodsModel::Rejected).data(ErrorRole).toString(), u"Only 50 came in."_s);
        type(0, GoodsModel::Rejected, u""_s);
        QTRY_VERIFY(m_model->index(0, GoodsModel::Rejected).data(ErrorRole).toString().isEmpty());
    }

    void notFewerCameInThanWereRejected()
    {
        type(0, GoodsModel::Received, 2.0);
        type(0, GoodsModel::Rejected, 30.0);
        const QString reason = u"30 were rejected, so at least that many came in."_s;

        type(0, GoodsModel::Received, 1.0);
        QCOMPARE(m_model->index(0, GoodsModel::Received).data(ErrorRole).toString(), reason);
        m_model->paste(m_model->index(0, GoodsModel::Received), {{u"1"_s, u"0.5"_s}});
        QCOMPARE(m_model->index(0, GoodsModel::Received).data(ErrorRole).toString(), reason);
        m_model->paste(m_model->index(0, GoodsModel::Received), {{u"1"_s, u"0.5"_s, u"25"_s}});

        QTRY_COMPARE(notes(0).rejectedUnits, 25.0);
        QCOMPARE(stored(0), std::optional(ReceivedGoods{1, 0.5}));
    }

    void creditsAreOffTheCost()
    {
        type(0, GoodsModel::Received, 2.0);
        type(0, GoodsModel::UnitCost, 0.5);
        Status stored = Status(internal(u"not answered"_s));
        ReceivedNotes credited = m_model->lineAt(0).notes;
        credited.creditExclTax = 5;

        m_model->note(0, credited, u"Credit"_s, [&](const Status &status) { stored = status; });

        QCOMPARE(text(0, GoodsModel::Cost), u"£20.00"_s);
        QTRY_VERIFY(bool(stored));
        QCOMPARE(notes(0).creditExclTax, 5.0);
    }

    void goodsThatAreTakenBackBringTheirNotesAgain()
    {
        type(0, GoodsModel::Received, 2.0);
        type(0, GoodsModel::Rejected, 7.0);
        m_model->clear({0});
        QTRY_COMPARE(m_shop->edits().stack().count(), 3);
        QTRY_COMPARE(notes(0), ReceivedNotes());

        m_shop->edits().undo();

        QTRY_COMPARE(notes(0).rejectedUnits, 7.0);
    }

    void moreThanOrderedIsSaid()
    {
        type(0, GoodsModel::Received, 5.0);

        QCOMPARE(text(0, GoodsModel::Due), u"2 too many"_s);
    }

    void noNumberIsRefusedBesideTheCell_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QVariant>("typed");
        QTest::addColumn<QString>("reason");
        QTest::newRow("words") << int(GoodsModel::Received) << QVariant(u"some"_s)
                               << u"“some” is not a number of packs."_s;
        QTest::newRow("negative") << int(GoodsModel::Received) << QVariant(u"-1"_s)
                                  << u"“-1” is not a number of packs."_s;
        QTest::newRow("rejects first") << int(GoodsModel::Rejected) << QVariant(5.0)
                                       << u"First say how many packs came in, then what was not good."_s;
        QTest::newRow("price first") << int(GoodsModel::UnitCost) << QVariant(0.5)
                                     << u"First say how many packs came in, then what they cost."_s;
    }

    void noNumberIsRefusedBesideTheCell()
    {
        QFETCH(const int, column);
        QFETCH(const QVariant, typed);
        QFETCH(const QString, reason);
        const QSignalSpy refused(m_model.get(), &GoodsModel::refused);

        type(0, column, typed);

        QCOMPARE(refused.size(), 1);
        QCOMPARE(m_model->index(0, column).data(ErrorRole).toString(), reason);
        QCOMPARE(m_model->index(0, column).data().toString(), typed.toString());
        type(0, GoodsModel::Received, 1.0);
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
    }

    void whatSomebodyElseNotedIsNotOverwritten()
    {
        QSignalSpy refused(m_model.get(), &GoodsModel::refused);
        note(0, 3, 0.7);

        type(0, GoodsModel::Received, 1.0);

        QTRY_COMPARE(refused.size(), 2);
        QVERIFY(refused[1][0].toString().startsWith(u"Someone else"_s));
        QCOMPARE(stored(0), std::optional(ReceivedGoods{3, 0.7}));
        QCOMPARE(m_shop->edits().stack().count(), 0);
    }

    void rowsArePastedFromASpreadsheetAsOneChange()
    {
        m_model->paste(m_model->index(0, GoodsModel::Received),
                       {{u"3"_s, u"0.40"_s}, {u"2"_s, u"0.55"_s}, {u"1"_s, u"0.60"_s}, {u"9"_s, u"9"_s}});

        QTRY_COMPARE(stored(2), std::optional(ReceivedGoods{1, 0.6}));
        QCOMPARE(stored(0), std::optional(ReceivedGoods{3, 0.4}));
        QCOMPARE(stored(1), std::optional(ReceivedGoods{2, 0.55}));
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(stored(1), std::nullopt);
    }

    void aPasteWithAMistakeChangesNothing()
    {
        m_model->paste(m_model->index(0, GoodsModel::Received), {{u"3"_s}, {u"three"_s}});

        QCOMPARE(m_model->index(1, GoodsModel::Received).data(ErrorRole).toString(),
                 u"“three” is not a number of packs."_s);
        QCOMPARE(text(0, GoodsModel::Received), u"–"_s);
    }

    void everythingComesAsOrderedButWhatWasNoted()
    {
        note(0, 1, 0.7);
        show();
        QVERIFY(!m_model->isAllReceived());

        m_model->receiveAll();

        QVERIFY(m_model->isAllReceived());
        QTRY_COMPARE(stored(1), std::optional(ReceivedGoods{3, 0}));
        QCOMPARE(stored(0), std::optional(ReceivedGoods{1, 0.7}));
    }

    void rowsAreCleared()
    {
        note(0, 1, 0.7);
        note(1, 1, 0.7);
        show();

        m_model->clear({0, 1});

        QTRY_COMPARE(stored(0), std::nullopt);
        QCOMPARE(stored(1), std::nullopt);
        QTRY_COMPARE(text(0, GoodsModel::Received), u"–"_s);
    }

    void theSameLinesKeepTheirRows()
    {
        const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
        note(2, 1, 0.7);

        show();

        QCOMPARE(reset.size(), 0);
        QCOMPARE(text(2, GoodsModel::Received), u"1"_s);
    }

private:
    OrderSheetSupplier supplier() const { return m_shop->services().orderSheets.find(m_sheet)->suppliers.constFirst(); }
    void show() { m_model->setSupplier(m_sheet, supplier(), {}, u"GBP"_s); }
    QString text(int row, int column) const { return m_model->index(row, column).data().toString(); }
    std::optional<ReceivedGoods> stored(int row) const { return supplier().lines.at(row).received; }

    ReceivedNotes notes(int row) const { return supplier().lines.at(row).notes; }

    void type(int row, int column, const QVariant &value)
    {
        QVERIFY(m_model->setData(m_model->index(row, column), value));
    }

    /// Records goods as another client would.
    void note(int row, double packs, double unitCost)
    {
        const ReceivedRow goods{.variantId = supplier().lines.at(row).variantId,
                                .supplierId = supplier().supplierId,
                                .packs = packs,
                                .unitCostExclTax = unitCost};
        QVERIFY(m_shop->services().orderSheets.patch(m_sheet, {.received = QList{goods}}));
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<GoodsModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    OrderSheetId m_sheet;
};

STEMDESK_TEST(TestGoodsModel)

} // namespace stemdesk::goods_model_test

#include "tst_goods_model.moc"
