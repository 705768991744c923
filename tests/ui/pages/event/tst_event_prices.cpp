#include "ui/pages/event/event_page.h"

#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "ui/flowers/flower_field.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/group_price.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/recipe_view.h"
#include "ui/pages/event/status_button.h"
#include "ui/pages/event/summary_panel.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/below_cost_question.h"

#include <QLocale>
#include <QMenu>
#include <QTest>

namespace stemdesk::event_prices_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Money and packs on an event's page.
class TestEventPrices : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void whatIsOfferedIsWhatTheLineCosts();
    void belowCostNothingGoesOutUnseen();
    void aPriceIsRoundedAndFreedAgain();
    void linesShareTheirPacks();
    void aNumberThatNoEventHasIsAskedFor();
    void goodsReceivedAreShown();

private:
    LinesModel *lines() { return card(0)->findChild<LinesModel *>(); }
    GroupCard *card(int place) { return m_page->findChild<RecipeView *>()->cards().value(place); }
    QString text(int row, LinesModel::Column column) { return lines()->index(row, column).data().toString(); }
    QString price() { return m_page->findChild<MoneyLabel *>()->text(); }
    QString refusal()
    {
        QString found;
        for (const InlineMessage *message : m_page->findChildren<InlineMessage *>())
            found += message->text();
        return found;
    }
};

void TestEventPrices::init()
{
    fillShop();
    showPage();
    m_page->open(m_filled->event);
}

/// More expensive from May on: not today's price, but that of an event in June.
void TestEventPrices::whatIsOfferedIsWhatTheLineCosts()
{
    m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2), m_filled->rose, 9);
    QTRY_COMPARE(text(0, LinesModel::UnitCost), u"£9.00"_s);
    auto *field = card(0)->findChild<FlowerField *>();
    field->setFocus();

    QTest::keyClicks(field, u"ros"_s);

    const auto *offered = field->findChild<MatchModel *>();
    QTRY_VERIFY(offered->rowCount() > 0);
    QVERIFY(offered->index(0, MatchModel::Offer).data().toString().endsWith(u"£9.00 · £90.00 per pack"_s));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(lines()->rowCount(), 3);
    QCOMPARE(text(2, LinesModel::UnitCost), u"£9.00"_s);
}

/// A pack of roses and one of vases cost £50.00, the lines bring £32.00, both without tax.
void TestEventPrices::belowCostNothingGoesOutUnseen()
{
    auto *status = m_page->findChild<StatusButton *>();
    const auto question = [this]() -> InlineMessage * {
        for (auto *message : m_page->findChildren<InlineMessage *>()) {
            if (message->text().contains(u"£18.00 below the cost"_s))
                return message;
        }
        return nullptr;
    };

    Q_EMIT status->statusChosen(u"pending_approval"_s);

    QVERIFY(question());
    QCOMPARE(m_filled->whole().status, u"new"_s);
    Q_EMIT question()->actionChosen();
    QTRY_COMPARE(m_filled->whole().status, u"pending_approval"_s);
    QVERIFY(!question());
}

void TestEventPrices::aPriceIsRoundedAndFreedAgain()
{
    auto *price = card(0)->findChild<GroupPrice *>();
    QVERIFY(!price->isVisible());
    QMenu menu;
    price->fillMenu(menu);

    menu.actions().at(2)->trigger(); // To 5: a copy comes to £19.20.

    QTRY_COMPARE(m_filled->whole().groups.constFirst().fixedPriceIncTax, 20.0);
    QTRY_VERIFY(price->isVisible());
    QTRY_COMPARE(this->price(), u"£40.00"_s);
    menu.actions().constLast()->trigger();
    QTRY_COMPARE(this->price(), u"£38.40"_s);
    QTRY_VERIFY(!price->isVisible());
}

void TestEventPrices::linesShareTheirPacks()
{
    const EventGroupId second = m_filled->addGroup(u"Arch"_s);
    m_filled->addLine(second, m_filled->rose, 5);

    // Eleven roses in all: two packs, of which nine are left over, on either line.
    QTRY_COMPARE(text(0, LinesModel::Packs), u"2 × 10"_s);
    QCOMPARE(text(0, LinesModel::LeftOver), u"9"_s);
    // Advice to save a pack really saves it: of the eleven roses.
    InlineMessage *advice = nullptr;
    for (auto *message : card(1)->findChildren<InlineMessage *>())
        advice = message->text().contains(u"saves a pack of 10 (£24.00)"_s) ? message : advice;
    QVERIFY(advice);
    Q_EMIT advice->actionChosen();
    QTRY_COMPARE(text(0, LinesModel::Packs), u"1 × 10"_s);
    QCOMPARE(text(0, LinesModel::LeftOver), u"0"_s);
}

void TestEventPrices::aNumberThatNoEventHasIsAskedFor()
{
    const QModelIndex cell = lines()->index(0, LinesModel::Stems);

    lines()->setData(cell, u"99999999999"_s, Qt::EditRole);

    QVERIFY(refusal().contains(u"99"_s));
    QCOMPARE(m_filled->whole().groups.constFirst().items.constFirst().quantity, 3.0);
    lines()->setData(cell, u"99999999999"_s, Qt::EditRole);
    QTRY_COMPARE(m_filled->whole().groups.constFirst().items.constFirst().quantity, 99'999'999'999.0);
}

void TestEventPrices::goodsReceivedAreShown()
{
    const auto shown = [this] {
        QStringList values;
        for (const ValueRow *row : m_page->findChild<SummaryPanel *>()->findChildren<ValueRow *>()) {
            if (row->isVisible())
                values.append(row->value());
        }
        return values;
    };
    const OrderSheet sheet = must(services().orderSheets.save({m_filled->event}));
    QVERIFY(!shown().contains(u"£35.00"_s));

    const ReceivedRow row{.variantId = m_filled->rose,
                          .supplierId = sheet.suppliers.constFirst().supplierId,
                          .packs = 1,
                          .unitCostExclTax = 3.5};
    QVERIFY(services().orderSheets.patch(sheet.id, {.received = QList{row}}));

    QTRY_VERIFY(shown().contains(u"£35.00"_s)); // Ten stems at 3.5, without tax.
}

STEMDESK_TEST(TestEventPrices)

} // namespace stemdesk::event_prices_test

#include "tst_event_prices.moc"
