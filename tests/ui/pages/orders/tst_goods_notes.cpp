#include "ui/pages/orders/goods_notes.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/saved_sheets.h"
#include "ui/pictures/picture_strip.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/order_words.h"

#include <QApplication>
#include <QImage>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <utility>

namespace stemdesk::goods_notes_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Rejected goods of a delivery: recorded, shown and claimed on the page of saved sheets.
class TestGoodsNotes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_shop->shop().setNow(kNow);
        m_filled = std::make_unique<ShopWithEvent>(services());
        must(
            services().suppliers.patch(m_filled->supplier, {.claimHours = 24, .claimEmail = u"claims@hall.example"_s}));
        must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                        {.supplierId = m_filled->supplier}));
        m_sheet = saveOrdered();
        m_saved = std::make_unique<SavedSheets>(m_shop->context());
        m_saved->resize(1080, 720);
        m_saved->show();
        m_saved->open(m_sheet);
        QTRY_VERIFY(card() != nullptr);
    }

    void cleanup()
    {
        m_saved.reset();
        m_filled.reset();
        m_shop.reset();
    }

    void nothingIsSaidOfWhatDidNotCome()
    {
        card()->findChild<TableView *>()->setCurrentIndex(cell(GoodsModel::Received));

        QVERIFY(notes()->isHidden());
        QVERIFY(claim()->isHidden());
    }

    void whatWasNotGoodIsSaidAndClaimed()
    {
        reject(4);
        QTRY_VERIFY(!notes()->isHidden());
        QTRY_COMPARE(claim()->text(), u"Claim by Tue 26 May, 11:00: 24 h left. It is for £8.00 excl. tax."_s);

        type(u"Why rejected"_s, u"Brown edges"_s);
        type(u"Their invoice"_s, u"F-17"_s);

        QTRY_COMPARE(stored().reason, u"Brown edges"_s);
        QTRY_COMPARE(stored().invoiceNumber, u"F-17"_s);
        const QSignalSpy asked(m_saved.get(), &SavedSheets::claimRequested);
        Q_EMIT claim()->actionChosen();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].value<SupplierId>(), m_filled->supplier);
    }

    /// "Why rejected" is asked for the line whose rejects were typed, although Enter normally moves down.
    void enterStaysAtWhatWasRejected_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("row");
        QTest::newRow("rejects") << u"1"_s << Qt::Key_Return << 0;
        QTest::newRow("none after all") << u"0"_s << Qt::Key_Return << 1;
        QTest::newRow("and on to the next line") << u"1"_s << Qt::Key_Tab << 1;
    }

    void enterStaysAtWhatWasRejected()
    {
        QFETCH(const QString, typed);
        QFETCH(const Qt::Key, key);
        QFETCH(const int, row);
        must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->vases,
                                        {.supplierId = m_filled->supplier}));
        m_saved->open(saveOrdered());
        QTRY_COMPARE(card()->findChild<GoodsModel *>()->rowCount(), 2);
        card()->findChild<GoodsModel *>()->receiveAll();
        auto *table = card()->findChild<TableView *>();
        QTRY_VERIFY(!cell(GoodsModel::Received).data(PendingRole).toBool());
        m_saved->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_saved.get()));
        table->setFocus();
        table->setCurrentIndex(cell(GoodsModel::Rejected));

        QTest::keyClicks(table, typed);
        const QPointer<QLineEdit> editor = table->findChild<QLineEdit *>();
        QVERIFY(editor);
        QTest::keyClick(editor, key);
        QTRY_VERIFY(!editor);

        QTRY_COMPARE(table->currentIndex().row(), row);
        QTRY_COMPARE(cell(GoodsModel::Rejected).data().toString(), typed == u"0"_s ? u"–"_s : typed);
        QCOMPARE(table->currentIndex().row(), row);
    }

    /// The next click goes where the pointer already is.
    void nothingMovesWhenSomethingIsRejected()
    {
        m_saved->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_saved.get()));
        auto *model = card()->findChild<GoodsModel *>();
        QVERIFY(model->setData(cell(GoodsModel::Received), 1.0));
        card()->findChild<TableView *>()->setCurrentIndex(cell(GoodsModel::Rejected));
        QTRY_VERIFY(!notes()->isHidden());
        QTRY_VERIFY(isLaidOut());
        const QPoint before = field(u"Why rejected"_s)->mapTo(card(), QPoint());

        QVERIFY(model->setData(cell(GoodsModel::Rejected), 9.0));
        QTRY_COMPARE(stored().rejectedUnits, 9.0);
        QTRY_VERIFY(!claim()->isHidden());
        QTRY_VERIFY(isLaidOut());

        QCOMPARE(field(u"Why rejected"_s)->mapTo(card(), QPoint()), before);
        QTest::mouseClick(field(u"Why rejected"_s), Qt::LeftButton);
        QTest::keyClicks(QApplication::focusWidget(), u"Brown"_s);
        m_saved->open(saveOrdered()); // Leaves without Enter.
        QTRY_COMPARE(stored().reason, u"Brown"_s);
    }

    void whatIsCreditedNeedsNoClaim()
    {
        reject(4);
        QTRY_VERIFY(!claim()->isHidden());

        type(u"Credited by them"_s, u"2.50"_s);

        QTRY_COMPARE(stored().creditExclTax, 2.5);
        QTRY_VERIFY(claim()->isHidden());
        QTRY_COMPARE(field(u"Credited by them"_s)->text(), u"£2.50"_s);
    }

    void whatCannotBeReadIsRefusedAtItsField()
    {
        reject(4);
        QTRY_VERIFY(!notes()->isHidden());

        type(u"Credited by them"_s, u"some"_s);

        QTRY_VERIFY(field(u"Credited by them"_s)->isRefused());
        QCOMPARE(stored().creditExclTax, 0.0);
    }

    void whatIsRefusedIsAskedAboutBeforeAnotherLine()
    {
        must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->vases,
                                        {.supplierId = m_filled->supplier}));
        m_saved->open(saveOrdered());
        auto *goods = card()->findChild<GoodsModel *>();
        QTRY_COMPARE(goods->rowCount(), 2);
        goods->receiveAll();
        QTRY_VERIFY(!cell(GoodsModel::Received).data(PendingRole).toBool());
        auto *table = card()->findChild<TableView *>();
        table->setCurrentIndex(cell(GoodsModel::Received));
        QTRY_VERIFY(notes()->isVisible());
        type(u"Credited by them"_s, u"some"_s);
        QTRY_VERIFY(field(u"Credited by them"_s)->isRefused());
        const auto choose = [&](const QString &answer) {
            table->setCurrentIndex(goods->index(1, GoodsModel::Received));
            auto *box = m_saved->findChild<QMessageBox *>();
            QVERIFY(box);
            QVERIFY2(box->informativeText().endsWith(u": some"_s), qPrintable(box->informativeText()));
            withText<QPushButton>(*box, answer)->click();
            QTRY_VERIFY(!m_saved->findChild<QMessageBox *>());
        };

        choose(u"Go back"_s);
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(field(u"Credited by them"_s)->text(), u"some"_s);
        choose(u"Discard"_s);
        QTRY_COMPARE(table->currentIndex().row(), 1);
        QVERIFY(!field(u"Credited by them"_s)->isRefused());
    }

    void picturesAreAddedAndTakenBack()
    {
        reject(4);
        QTRY_VERIFY(!notes()->isHidden());
        QImage picture(64, 48, QImage::Format_RGB32);
        picture.fill(Qt::darkRed);
        QMimeData mime;
        mime.setImageData(picture);

        notes()->findChild<PictureStrip *>()->take(mime);

        QTRY_COMPARE(stored().imageUrls.size(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(stored().imageUrls.size(), 0);
    }

    void theClockSaysWhatIsLeft()
    {
        const QTimeZone utc = QTimeZone::utc();
        const Instant until = 1'779'840'000'000; // 27 May 2026, 00:00
        QCOMPARE(claimClock(until, until - 80'000'000, utc), u"Claim by Wed 27 May, 00:00: 22 h 13 min left."_s);
        QCOMPARE(claimClock(until, until - 300'000'000, utc), u"Claim by Wed 27 May, 00:00: 3 days left."_s);
        QCOMPARE(claimClock(until, until, utc), u"Claims were taken until Wed 27 May, 00:00."_s);
        QVERIFY(claimClock({}, until, utc).startsWith(u"Some goods were rejected."_s));
    }

private:
    ShopServices &services() { return m_shop->services(); }

    /// The card of the supplier who delivers the roses.
    GoodsCard *card() const
    {
        const auto cards = m_saved->findChildren<GoodsCard *>();
        const auto found = std::ranges::find_if(
            cards, [](const GoodsCard *each) { return !each->findChild<GoodsModel *>()->supplier().isNull(); });
        return found == cards.cend() ? nullptr : *found;
    }
    GoodsNotes *notes() const { return card()->findChild<GoodsNotes *>(); }
    /// The places of two looks in turn are the same.
    bool isLaidOut()
    {
        const QPoint place = field(u"Why rejected"_s)->mapTo(card(), QPoint());
        return std::exchange(m_place, place) == place;
    }
    InlineMessage *claim() const
    {
        return card()->findChildren<InlineMessage *>(QString(), Qt::FindDirectChildrenOnly).constLast();
    }
    QModelIndex cell(int column) const { return card()->findChild<GoodsModel *>()->index(0, column); }
    ValueField *field(const QString &name) const
    {
        const auto fields = notes()->findChildren<ValueField *>();
        return *std::ranges::find_if(
            fields, [&name](const ValueField *field) { return field->accessibleName().startsWith(name); });
    }

    void type(const QString &name, const QString &text)
    {
        ValueField *typed = field(name);
        typed->setFocus();
        typed->setText(text);
        QTest::keyClick(typed, Qt::Key_Return);
    }

    OrderSheetId saveOrdered()
    {
        const OrderSheetId id = must(services().orderSheets.save({m_filled->event})).id;
        must(services().orderSheets.patch(id, {.state = SheetState::Ordered}));
        return id;
    }

    void reject(double units)
    {
        auto *model = card()->findChild<GoodsModel *>();
        QVERIFY(model->setData(cell(GoodsModel::Received), 1.0));
        QVERIFY(model->setData(cell(GoodsModel::Rejected), units));
        card()->findChild<TableView *>()->setCurrentIndex(cell(GoodsModel::Rejected));
        QTRY_COMPARE(stored().rejectedUnits, units);
    }

    ReceivedNotes stored()
    {
        for (const OrderSheetSupplier &supplier : must(services().orderSheets.find(m_sheet)).suppliers) {
            if (supplier.supplierId == m_filled->supplier)
                return supplier.lines.constFirst().notes;
        }
        return {};
    }

    static constexpr Instant kNow = 1'779'703'200'000; // 25 May 2026, 10:00 UTC

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<SavedSheets> m_saved;
    OrderSheetId m_sheet;
    QPoint m_place;
};

STEMDESK_TEST(TestGoodsNotes)

} // namespace stemdesk::goods_notes_test

#include "tst_goods_notes.moc"
