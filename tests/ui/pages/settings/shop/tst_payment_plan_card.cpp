#include "ui/pages/settings/shop/plan_card.h"

#include "tests/support/event_shop.h"
#include "tests/support/held_thread.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"

#include <QLocale>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::payment_plan_card_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestPaymentPlanCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(u"en_GB"_s));
        m_shop = std::make_unique<UiShop>();
        m_card = std::make_unique<PaymentPlanCard>(m_shop->context());
        m_card->resize(800, 600);
        m_card->show();
        QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
    }
    void cleanup()
    {
        m_card.reset();
        m_shop.reset();
    }

    void whatIsUsualIsWhereItStarts()
    {
        QCOMPARE(shownNames(), (QStringList{u"Deposit"_s, u"Balance"_s}));
        QCOMPARE(field(u"Share or amount"_s)->text(), u"25%"_s);
        QVERIFY(!usual()->isVisible());
    }

    void aShareIsTypedAndTakenBack()
    {
        enterInto(field(u"Share or amount"_s), u"40 %"_s);
        QTRY_COMPARE(stored().value(0).percent, std::optional(40.0));
        QTRY_VERIFY(usual()->isVisible());
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Change the shop’s payment plan"_s);

        m_shop->edits().undo();
        QTRY_VERIFY(stored().isEmpty());
        QTRY_COMPARE(field(u"Share or amount"_s)->text(), u"25%"_s);
        QVERIFY(!usual()->isVisible());
    }

    void whatIsUsualComesBack()
    {
        enterInto(field(u"Name of the instalment"_s), u"First"_s);
        QTRY_COMPARE(stored().value(0).name, u"First"_s);
        QTRY_VERIFY(usual()->isVisible());

        usual()->click();

        QTRY_VERIFY(stored().isEmpty());
        QTRY_COMPARE(shownNames(), (QStringList{u"Deposit"_s, u"Balance"_s}));
    }

    void aPlanFromElsewhereAppears()
    {
        must(m_shop->services().settings.set(
            {{u"payment-plan"_s, uR"([{"name": "All", "rest": true, "due": {"on": "event"}}])"_s}}));
        QTRY_COMPARE(shownNames(), QStringList{u"All"_s});
    }

    void aSecondChangeDoesNotTakeTheFirstOneBack()
    {
        HeldThread held(m_shop->editsThread());
        enterInto(field(u"Share or amount"_s), u"40%"_s);
        enterInto(field(u"Name of the instalment"_s), u"First"_s);
        held.release();

        QTRY_COMPARE(stored().value(0).name, u"First"_s);
        QCOMPARE(stored().value(0).percent, std::optional(40.0));
        QTRY_VERIFY(usual()->isVisible());
        QVERIFY(!field(u"Name of the instalment"_s)->isRefused());
    }

    void aRefusalIsSaidBelowTheRowsAsLongAsItLasts()
    {
        const QString sentence = u"Write a share like 25%, or an amount."_s;
        const auto top = [](const QWidget *widget) { return widget->mapToGlobal(QPoint()).y(); };
        ValueField *share = field(u"Share or amount"_s);
        enterInto(share, u"12,5,"_s);
        auto *said = withText<InlineMessage>(*m_card, sentence);
        QVERIFY(said);
        QTRY_VERIFY(said->isVisible() && top(said) > top(fields(u"Share or amount"_s).constLast()));

        enterInto(field(u"Name of the instalment"_s), u"First"_s);
        QTRY_COMPARE(stored().value(0).name, u"First"_s);
        QVERIFY(share->isRefused());
        QCOMPARE(said->text(), sentence);
        QVERIFY(said->isVisible());

        enterInto(share, u"40 %"_s);
        QTRY_COMPARE(stored().value(0).percent, std::optional(40.0));
        QVERIFY(!said->isVisible());
    }

    void whatAClientHasAcceptedStays()
    {
        const Spoken spoken(u"en"_s, british());
        ShopServices &services = m_shop->services();
        const ShopWithEvent filled(services);
        const auto plan = [&] { return must(services.events.find(filled.event)).paymentPlan; };
        const auto deposit = [&] {
            return must(services.payments.balance(filled.event)).balance.instalments.value(0).amount;
        };
        const EventId other = must(services.events.create({.name = u"Enquiry"_s})).event.id;
        const Quote quote = must(services.quotes.create(filled.event, {}));
        must(services.quotes.accept(filled.event, quote.id, {.acceptedBy = u"Ada"_s}));
        const qint64 before = deposit();
        QVERIFY(before > 0);

        enterInto(field(u"Share or amount"_s), u"40 %"_s);
        QTRY_COMPARE(stored().value(0).percent, std::optional(40.0));
        QCOMPARE(deposit(), before);
        QVERIFY(!must(services.events.find(other)).paymentPlan); // Not accepted: goes with the shop's.
        QTRY_VERIFY(withText<InlineMessage>(*m_card, u"1 agreed event keeps the plan from before."_s));
        enterInto(field(u"Share or amount"_s), u"50 %"_s);
        QTRY_COMPARE(stored().value(0).percent, std::optional(50.0));
        QCOMPARE(deposit(), before);
        QTRY_VERIFY(!withText<InlineMessage>(*m_card, u"1 agreed event keeps the plan from before."_s));

        m_shop->edits().undo();
        m_shop->edits().undo();
        QTRY_VERIFY(stored().isEmpty());
        QVERIFY(!plan());
        QCOMPARE(deposit(), before);
    }

    void aDeletedEventWithAnAcceptedQuoteDoesNotHinderAChange()
    {
        ShopServices &services = m_shop->services();
        const ShopWithEvent filled(services);
        const Quote quote = must(services.quotes.create(filled.event, {}));
        must(services.quotes.accept(filled.event, quote.id, {.acceptedBy = u"Ada"_s}));
        must(services.events.remove(filled.event));

        enterInto(field(u"Share or amount"_s), u"40 %"_s);

        QTRY_COMPARE(stored().value(0).percent, std::optional(40.0));
    }

    void whatIsSaidOfAChangeIsTakenBackWithIt()
    {
        const Spoken spoken(u"en"_s, british());
        ShopServices &services = m_shop->services();
        const ShopWithEvent filled(services);
        const Quote quote = must(services.quotes.create(filled.event, {}));
        must(services.quotes.accept(filled.event, quote.id, {.acceptedBy = u"Ada"_s}));
        const QString kept = u"1 agreed event keeps the plan from before."_s;
        enterInto(field(u"Share or amount"_s), u"40 %"_s);
        QTRY_VERIFY(withText<InlineMessage>(*m_card, kept));

        m_shop->edits().undo();

        QTRY_VERIFY(!withText<InlineMessage>(*m_card, kept));
    }

private:
    PaymentPlan stored() { return must(m_shop->services().settings.shop()).paymentPlan; }
    Button *usual() { return withText<Button>(*m_card, u"Use the default plan"_s); }
    QList<ValueField *> fields(const QString &name)
    {
        QList<ValueField *> found;
        for (auto *candidate : m_card->findChildren<ValueField *>()) {
            if (candidate->accessibleName().startsWith(name) && candidate->isVisible())
                found += candidate;
        }
        return found;
    }
    ValueField *field(const QString &name) { return fields(name).value(0); }
    QStringList shownNames()
    {
        QStringList names;
        for (const ValueField *each : fields(u"Name of the instalment"_s))
            names += each->text();
        return names;
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<PaymentPlanCard> m_card;
};

STEMDESK_TEST(TestPaymentPlanCard)

} // namespace stemdesk::payment_plan_card_test

#include "tst_payment_plan_card.moc"
