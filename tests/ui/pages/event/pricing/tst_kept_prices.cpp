#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/order_sheets/sheet_view.h"
#include "ui/order_sheets/supplier_order_card.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/pricing/price_lists_card.h"
#include "ui/pages/event/pricing/price_refresh_card.h"
#include "ui/pages/event/pricing/pricing_form.h"
#include "ui/pages/event/pricing/refresh_lines_model.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/recipe_view.h"
#include "ui/pages/event/summary_panel.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"

#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::kept_prices_ui_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Kept prices and things of the shop's own in the window.
class TestKeptPrices : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void keptPricesAreSaidAndTakenBack();
    void todaysPricesShowTheDifferenceFirst();
    void aLineKeepsItsPriceFromItsMenu();
    void everyLeverShowsItsResult();
    void linesWithoutAPriceStandBesideTheMargin();
    void costsAddUpToTheCent();
    void ownThingsAreIncomeAndComeFromStock();
    void theAcceptedQuoteIsWithoutTaxToo();

private:
    template <class Widget>
    Widget *part()
    {
        return m_page->findChild<Widget *>();
    }
    QPushButton *button(const QString &text) { return withText<QPushButton>(*m_page, text); }
    bool says(const QWidget *where, const QString &text)
    {
        return std::ranges::any_of(where->findChildren<TextLabel *>(), [&](const TextLabel *label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    QString value(const QString &name)
    {
        for (const ValueRow *row : part<SummaryPanel>()->findChildren<ValueRow *>()) {
            if (row->isVisible() && row->findChildren<TextLabel *>().constFirst()->text() == name)
                return row->value();
        }
        return {};
    }
    /// Presses a button by keyboard: focus and the space bar.
    void press(QPushButton *target)
    {
        target->setFocus();
        QTest::keyClick(target, Qt::Key_Space);
    }
    std::optional<KeptPrice> kept() { return m_filled->whole().groups.at(0).items.at(0).kept; }
    void makeDearer()
    {
        must(services().priceLists.patchEntry(m_filled->flowers, m_filled->rosePrice, {.unitCostExclTax = 3}));
    }
};

void TestKeptPrices::init()
{
    fillShop();
    showPage();
    m_page->open(m_filled->event);
    part<TabStrip>()->setCurrentIndex(2);
}

void TestKeptPrices::keptPricesAreSaidAndTakenBack()
{
    QVERIFY(says(part<PriceListsCard>(), u"Lines follow the price lists."_s));
    QVERIFY(button(u"Unpin prices…"_s)->isHidden());

    press(button(u"Pin prices"_s));

    QTRY_VERIFY(says(part<PriceListsCard>(), u"Prices pinned on 21 Mar 2026"_s));
    QVERIFY(kept());
    QVERIFY(button(u"Pin prices"_s)->isHidden());
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Pin prices"_s);
    const auto first = kept();
    m_shop->edits().undo();
    QTRY_VERIFY(!kept());
    QVERIFY(!m_filled->whole().pricing);
    makeDearer();
    m_shop->edits().stack().redo();
    QTRY_COMPARE(kept(), first);
}

void TestKeptPrices::todaysPricesShowTheDifferenceFirst()
{
    press(button(u"Pin prices"_s));
    QTRY_VERIFY(button(u"Unpin prices…"_s)->isVisible());
    makeDearer();
    const auto before = kept();

    press(button(u"Unpin prices…"_s));

    auto *card = part<PriceRefreshCard>();
    QVERIFY(card->isVisible());
    const auto *lines = card->findChild<RefreshLinesModel *>();
    QCOMPARE(lines->rowCount(), 1);
    QCOMPARE(lines->index(0, RefreshLinesModel::OldCost).data().toString(), u"£2.00"_s);
    QCOMPARE(lines->index(0, RefreshLinesModel::NewCost).data().toString(), u"£3.00"_s);
    QCOMPARE(card->findChildren<ValueRow *>().at(1)->value(), u"£38.40 → £45.60 (+£7.20)"_s);
    QCOMPARE(kept(), before);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(card->isHidden());
    QCOMPARE(QApplication::focusWidget(), button(u"Unpin prices…"_s));

    press(button(u"Unpin prices…"_s));
    press(button(u"Apply new prices"_s));
    QTRY_VERIFY(!kept());
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Unpin prices"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(kept(), before);
}

void TestKeptPrices::aLineKeepsItsPriceFromItsMenu()
{
    part<TabStrip>()->setCurrentIndex(0);
    auto *card = part<RecipeView>()->cards().value(0);
    QVERIFY(card);
    auto *table = card->findChild<TableView *>(u"lines"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    const auto choose = [&](const QString &beginning) {
        table->setCurrentIndex(table->model()->index(0, 0));
        table->selectRow(0);
        Q_EMIT table->customContextMenuRequested(table->visualRect(table->currentIndex()).center());
        QString chosen;
        for (QMenu *menu : m_page->findChildren<QMenu *>()) {
            if (!menu->isVisible())
                continue;
            for (QAction *action : menu->actions()) {
                if (!chosen.isEmpty() || !action->text().startsWith(beginning))
                    continue;
                chosen = action->text();
                action->trigger();
            }
            menu->close();
        }
        return chosen;
    };

    QCOMPARE(choose(u"Pin this price"_s), u"Pin this price"_s);
    QTRY_VERIFY(kept());
    QVERIFY(!m_filled->whole().groups.at(0).items.at(1).kept);
    makeDearer();

    QString said; // Looked for until the line is known to keep its price, and chosen once.
    QTRY_VERIFY(!said.isEmpty() || !(said = choose(u"Unpin"_s)).isEmpty());
    QCOMPARE(said, u"Unpin this price: £3.00 today (event +£7.20)"_s);
    QTRY_VERIFY(!kept());
    m_shop->edits().undo();
    QTRY_COMPARE(kept()->unitCostExclTax, 2.0);
}

void TestKeptPrices::everyLeverShowsItsResult()
{
    const auto card = [this](const QString &title) {
        const auto cards = part<PricingForm>()->findChildren<Card *>();
        const auto found = std::ranges::find(cards, title, &QWidget::accessibleName);
        return found == cards.cend() ? nullptr : *found;
    };
    QVERIFY(says(card(u"Markups"_s), u"£38.40 incl. "_s));
    QVERIFY(!says(card(u"Fees"_s), u" incl. "_s)); // There are none.

    const QList<AdditionalFee> fees{{.name = u"Candles"_s, .amountExclTax = 10}};
    must(services().events.patch(m_filled->event,
                                 {.pricing = EventPricingPatch{.additionalFees = std::optional(fees)}}));

    QTRY_VERIFY(says(card(u"Fees"_s), u" incl. "_s));
    QVERIFY(says(card(u"Markups"_s), u"£38.40 incl. "_s));
}

void TestKeptPrices::linesWithoutAPriceStandBesideTheMargin()
{
    QVERIFY(!says(part<SummaryPanel>(), u"price 0"_s));
    must(services().priceLists.patchEntry(m_filled->flowers, m_filled->rosePrice, {.unitCostExclTax = 0}));
    QTRY_VERIFY(says(part<SummaryPanel>(), u"have the price 0."_s));
    must(services().priceLists.removeEntry(m_filled->flowers, m_filled->rosePrice));
    QTRY_VERIFY(says(part<SummaryPanel>(), u"have no price"_s));
    QVERIFY(!says(part<SummaryPanel>(), u"dated on or before"_s));
    must(services().priceLists.patch(m_filled->flowers, {.date = QDate(2027, 1, 1)}));
    QTRY_VERIFY(says(part<SummaryPanel>(), u"dated on or before the day"_s));
}

void TestKeptPrices::costsAddUpToTheCent()
{
    part<SummaryPanel>()->findChild<ViewSwitch *>()->setCurrentIndex(1); // Without tax.
    must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase,
                                          {.unitsPerPack = std::optional<double>()}));

    // 6 roses are 6.0048, the other 4 of the pack 4.0032.
    must(services().priceLists.patchEntry(m_filled->flowers, m_filled->rosePrice, {.unitCostExclTax = 1.0008}));

    QTRY_COMPARE(value(u"Cost of goods"_s), u"£30.01"_s);
    QCOMPARE(value(u"Used in arrangements"_s), u"£26.00"_s);
    QCOMPARE(value(u"Left over in packs"_s), u"£4.01"_s);
}

void TestKeptPrices::ownThingsAreIncomeAndComeFromStock()
{
    auto *tax = part<SummaryPanel>()->findChild<ViewSwitch *>();
    tax->setCurrentIndex(1); // Without.
    QCOMPARE(value(u"of which our own"_s), QString());
    QCOMPARE(value(u"Used in arrangements"_s), u"£32.00"_s);

    must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase,
                                          {.unitsPerPack = std::optional<double>(), .ownedUnits = 3}));

    QTRY_COMPARE(value(u"of which our own"_s), u"£20.00"_s);
    QCOMPARE(value(u"Used in arrangements"_s), u"£17.00"_s); // Six roses, and the vase that is short.
    QCOMPARE(value(u"Cost of goods"_s), u"£25.00"_s);
    QCOMPARE(value(u"Margin"_s), u"£7.00 · 21.9%"_s);
    QCOMPARE(part<MoneyLabel>()->text(), u"£32.00"_s);
    QCOMPARE(value(u"Hire"_s), u"£20.00"_s);
    tax->setCurrentIndex(0);
    QCOMPARE(part<MoneyLabel>()->text(), u"£38.40"_s);
    QCOMPARE(value(u"Hire"_s), u"£24.00"_s);
    QCOMPARE(value(u"of which our own"_s), u"£24.00"_s);
    QCOMPARE(value(u"Left over in packs"_s), u"£9.60"_s);
    QCOMPARE(value(u"Used in arrangements"_s), u"£20.40"_s);
    QCOMPARE(value(u"Margin, excl. tax"_s), u"£7.00 · 21.9%"_s);
    QCOMPARE(value(u"Cost of goods, incl. tax"_s), u"£30.00"_s);
    QCOMPARE(value(u"Travel"_s), QString()); // None is charged.
    SheetView view;
    view.resize(900, 700);
    view.QWidget::show();
    const auto show = [&] {
        view.SheetView::show(must(services().orderSheets.sheetFor({m_filled->event})), {}, {}, {}, u"GBP"_s);
    };
    show();
    QVERIFY(says(&view, u"3 × Vase"_s));
    must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.ownedUnits = 30}));
    show();
    QVERIFY(says(&view, u"4 × Vase"_s));
    QCOMPARE(view.findChildren<SupplierOrderCard *>().size(), 1);
}

void TestKeptPrices::theAcceptedQuoteIsWithoutTaxToo()
{
    auto *tax = part<SummaryPanel>()->findChild<ViewSwitch *>();
    tax->setCurrentIndex(0);
    const Quote quote = must(services().quotes.create(m_filled->event, {}));
    must(services().quotes.accept(m_filled->event, quote.id, {.acceptedBy = u"Ada"_s}));
    const QString &currency = m_shop->context().shop.currency;
    const double then = must(services().recipes.read(m_filled->event)).customerPriceExclTax;
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1}));
    const double now = must(services().recipes.read(m_filled->event)).customerPriceExclTax;
    QTRY_VERIFY(value(u"Changed since"_s).contains(u'£'));

    tax->setCurrentIndex(1);

    QTRY_COMPARE(value(u"Quote 1"_s), moneyText(then, currency));
    QTRY_COMPARE(value(u"Changed since"_s), differenceText(now - then, currency));
    tax->setCurrentIndex(0);
}

STEMDESK_TEST(TestKeptPrices)

} // namespace stemdesk::kept_prices_ui_test

#include "tst_kept_prices.moc"
