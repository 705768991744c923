#include "core/services/billing/quote_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/domain/events/event_history.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace stemdesk::quote_service_test {

class TestQuoteService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aQuoteFreezesItsEvent();
    void numbersAreNeverUsedAgain();
    void thePaperOfAnAcceptedQuoteSaysSo();
    void acceptingApprovesTheEvent();
    void acceptingTakesThePlaceOfOthers();
    void anApprovedEventStaysAsItIs();
    void onlyOpenOnesAreAnswered();
    void reopeningTakesTheAnswerBack();
    void anAnswerIsTakenBackWhole();
    void anAnswerThatIsNoMoreIsNotTakenBack();
    void aRemovedQuoteComesBack();
    void acceptedOnesAreKept();
    void itExpiresInTheShopsTimeZone();
    void changesAreTold();
    void aDiscountOnFixedPricesIsTold();
    void theCurrencyStaysOnceOneIsAccepted();
    void onlyWhatIsInTheShopsCurrencyIsPromised();
    void theEventTellsWhatWasAccepted();
    void quotesGoAndComeBackWithTheirEvent();
    void shopsSeeTheirOwn();
};

namespace {

QuoteAcceptance by(const QString &name)
{
    return {.acceptedBy = name, .acceptedAt = {}};
}

QJsonObject eventOf(const Quote &quote)
{
    return QJsonDocument::fromJson(quote.event).object();
}

QString statusOf(const ShopWithEvent &filled)
{
    return filled.whole().status;
}

} // namespace

void TestQuoteService::aQuoteFreezesItsEvent()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    const ContactId ada = must(test.shop().contacts.create({.name = u"Ada"_s})).id;
    must(test.shop().events.patch(filled.event, {.contacts = QList<EventContact>{{ada, u"client"_s}}}));
    must(test.shop().settings.set({{u"proposal-cover"_s, u"panel"_s}, {u"accent-colour"_s, u"#7a3b52"_s}}));
    test.takeAnnounced();
    const Event before = filled.whole();
    test.tick();

    const Quote made = must(
        test.shop().quotes.create(filled.event, {.note = u"First"_s, .validUntil = std::optional(QDate(2026, 4, 1))}));

    QCOMPARE(made.number, 1);
    QCOMPARE(made.state, QuoteState::Open);
    QCOMPARE(made.totals, before.totals);
    QCOMPARE(eventOf(made).value(u"name"_s).toString(), before.name);
    QCOMPARE(eventOf(made).value(u"contacts"_s).toArray().first().toObject().value(u"name"_s).toString(), u"Ada"_s);
    QVERIFY(filled.whole().updatedAt > before.updatedAt);
    QCOMPARE(test.takeAnnounced().size(), 2); // The quote and its event.

    const FrozenProposal proposal = must(test.shop().quotes.proposal(filled.event, made.id));
    must(test.shop().settings.rename(u"Another name"_s));
    must(test.shop().settings.set({{u"proposal-cover"_s, u"classic"_s}, {u"accent-colour"_s, QString()}}));
    must(test.shop().products.remove(filled.roseProduct, true));
    must(test.shop().contacts.remove(ada, true));
    must(test.shop().events.patch(filled.event, {.name = u"Another"_s}));

    const Quote later = must(test.shop().quotes.find(filled.event, made.id));
    QCOMPARE(later, made);
    QCOMPARE(must(test.shop().quotes.proposal(filled.event, made.id)), proposal);
    QCOMPARE(proposal.printed.name, before.name);
    QCOMPARE(proposal.printed.offer, (PrintedOffer{.number = 1, .validUntil = QDate(2026, 4, 1), .note = u"First"_s}));
    QCOMPARE(proposal.printed.instalments.size(), 2);
    QCOMPARE(proposal.shop.look, (DocumentLook{.cover = ProposalCover::Panel, .accent = u"#7a3b52"_s}));
}

void TestQuoteService::numbersAreNeverUsedAgain()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    must(quotes.create(filled.event, {}));
    const QuoteId second = must(quotes.create(filled.event, {})).id;

    must(quotes.remove(filled.event, second));

    QCOMPARE(must(quotes.create(filled.event, {})).number, 3);
    QList<int> numbers;
    for (const Quote &quote : must(quotes.list(filled.event, {}, {})).rows)
        numbers += quote.number;
    QCOMPARE(numbers, QList<int>({3, 1}));
}

void TestQuoteService::thePaperOfAnAcceptedQuoteSaysSo()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const auto printedNow = [&] { return must(test.shop().events.printed(filled.event)).acceptance; };
    const QuoteId id = must(quotes.create(filled.event, {})).id;
    QVERIFY(!must(quotes.proposal(filled.event, id)).printed.acceptance);
    test.tick();
    must(quotes.accept(filled.event, id, by(u"Ada"_s)));

    const std::optional<PrintedAcceptance> acceptance = PrintedAcceptance{.by = u"Ada"_s, .at = test.now()};
    QCOMPARE(must(quotes.proposal(filled.event, id)).printed.acceptance, acceptance);
    QCOMPARE(printedNow(), acceptance);
    const QuoteId next = must(quotes.create(filled.event, {})).id;
    QVERIFY(!must(quotes.proposal(filled.event, next)).printed.acceptance); // It asks again.
    must(test.shop().lines.patchGroup(filled.event, filled.whole().groups.constFirst().id,
                                      {.quantity = std::optional(7.0)}));
    QVERIFY(!printedNow()); // What is now was accepted by nobody.
    must(quotes.reopen(filled.event, id));
    QVERIFY(!must(quotes.proposal(filled.event, id)).printed.acceptance);
}

void TestQuoteService::acceptingApprovesTheEvent()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    const QuoteId id = must(test.shop().quotes.create(filled.event, {})).id;
    test.tick();

    const Quote accepted = must(test.shop().quotes.accept(filled.event, id, by(u" Ada "_s))).quote;

    QCOMPARE(accepted.state, QuoteState::Accepted);
    QCOMPARE(accepted.acceptedBy, u"Ada"_s);
    QCOMPARE(accepted.acceptedAt, test.now());
    const Event event = filled.whole();
    QCOMPARE(event.status, u"approved"_s);
    QCOMPARE(pinnedLists(event).value(u"flower"_s), filled.flowers);
    const auto history = must(test.shop().history.list(filled.event, {})).rows;
    QVERIFY(std::ranges::any_of(history, [](const HistoryEntry &entry) {
        return entry.change == EventChange::QuoteAccepted && entry.place == u"1"_s;
    }));
}

void TestQuoteService::acceptingTakesThePlaceOfOthers()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    QList<QuoteId> ids;
    for (int i = 0; i < 5; ++i)
        ids += must(quotes.create(filled.event, {})).id;
    must(quotes.decline(filled.event, ids.at(1), u"Too much"_s));
    must(quotes.accept(filled.event, ids.at(4), by(u"Ada"_s)));
    must(quotes.reopen(filled.event, ids.at(4)));
    must(quotes.accept(filled.event, ids.at(4), by(u"Ada"_s)));
    const QuoteId sixth = must(quotes.create(filled.event, {})).id;
    const QuoteId seventh = must(quotes.create(filled.event, {})).id;

    must(quotes.accept(filled.event, sixth, by(u"Tom"_s)));

    QList<QuoteState> states;
    for (const Quote &quote : must(quotes.list(filled.event, {}, {})).rows)
        states.prepend(quote.state);
    using enum QuoteState;
    QCOMPARE(states, QList<QuoteState>({Superseded, Declined, Superseded, Superseded, Superseded, Accepted, Open}));
    QCOMPARE(must(quotes.find(filled.event, seventh)).state, Open);
}

void TestQuoteService::anApprovedEventStaysAsItIs()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    must(test.shop().events.patch(filled.event, {.status = u"complete"_s}));
    const QuoteId id = must(test.shop().quotes.create(filled.event, {})).id;

    must(test.shop().quotes.accept(filled.event, id, by(u"Ada"_s)));

    QCOMPARE(statusOf(filled), u"complete"_s);
}

void TestQuoteService::onlyOpenOnesAreAnswered()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId id = must(quotes.create(filled.event, {})).id;
    QCOMPARE(quotes.accept(filled.event, id, by(u" "_s)).error().code, QByteArray("acceptedBy_required"));
    QCOMPARE(quotes.reopen(filled.event, id).error().code, QByteArray("quote_not_decided"));
    must(quotes.decline(filled.event, id, u"No"_s));

    QCOMPARE(quotes.accept(filled.event, id, by(u"Ada"_s)).error().code, QByteArray("quote_not_open"));
    QCOMPARE(quotes.decline(filled.event, id, {}).error().code, QByteArray("quote_not_open"));
    QCOMPARE(statusOf(filled), u"new"_s);
}

void TestQuoteService::reopeningTakesTheAnswerBack()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId first = must(quotes.create(filled.event, {})).id;
    const QuoteId second = must(quotes.create(filled.event, {})).id;
    must(quotes.accept(filled.event, second, by(u"Ada"_s)));

    const Quote again = must(quotes.reopen(filled.event, second)).quote;

    QCOMPARE(again.state, QuoteState::Open);
    QCOMPARE(again.acceptedAt, std::nullopt);
    QVERIFY(again.acceptedBy.isEmpty());
    QCOMPARE(statusOf(filled), u"approved"_s);
    QCOMPARE(must(quotes.find(filled.event, first)).state, QuoteState::Superseded);
    QCOMPARE(quotes.reopen(filled.event, first).error().code, QByteArray("quote_not_decided"));
}

void TestQuoteService::anAnswerIsTakenBackWhole()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId first = must(quotes.create(filled.event, {})).id;
    const QuoteId second = must(quotes.create(filled.event, {})).id;
    const Event before = filled.whole();
    const QuoteAnswer answer = must(quotes.accept(filled.event, second, by(u"Ada"_s)));
    test.tick();

    const QuoteAnswer opposite = must(quotes.takeBack(answer));

    QCOMPARE(opposite.quote.state, QuoteState::Open);
    QCOMPARE(must(quotes.find(filled.event, first)).state, QuoteState::Open);
    QCOMPARE(statusOf(filled), before.status);
    QCOMPARE(pinnedLists(filled.whole()), pinnedLists(before));

    const QuoteAnswer again = must(quotes.takeBack(opposite));
    QCOMPARE(again.quote.acceptedBy, u"Ada"_s);
    QCOMPARE(again.quote.acceptedAt, answer.quote.acceptedAt);
    QCOMPARE(must(quotes.find(filled.event, first)).state, QuoteState::Superseded);
    QCOMPARE(statusOf(filled), u"approved"_s);
}

void TestQuoteService::anAnswerThatIsNoMoreIsNotTakenBack()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId id = must(quotes.create(filled.event, {})).id;
    const QuoteAnswer answer = must(quotes.accept(filled.event, id, by(u"Ada"_s)));
    must(quotes.reopen(filled.event, id));

    QCOMPARE(quotes.takeBack(answer).error().kind, Error::Kind::Stale);
    QCOMPARE(statusOf(filled), u"approved"_s);

    const QuoteAnswer second = must(quotes.accept(filled.event, id, by(u"Ada"_s)));
    must(test.shop().events.patch(filled.event, {.status = u"complete"_s}));
    must(quotes.takeBack(second)); // It changed nothing of the event.
    QCOMPARE(statusOf(filled), u"complete"_s);
}

void TestQuoteService::aRemovedQuoteComesBack()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId id = must(quotes.create(filled.event, {.note = u"First"_s})).id;
    const Quote removed = must(quotes.remove(filled.event, id));

    must(quotes.restore(removed));

    const Quote back = must(quotes.find(filled.event, id));
    QCOMPARE(back.number, 1);
    QCOMPARE(back.event, removed.event);
    QCOMPARE(back.createdAt, removed.createdAt);
    QVERIFY(quotes.proposal(filled.event, id));
}

void TestQuoteService::acceptedOnesAreKept()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId first = must(quotes.create(filled.event, {})).id;
    const QuoteId second = must(quotes.create(filled.event, {})).id;
    must(quotes.accept(filled.event, second, by(u"Ada"_s)));

    QCOMPARE(quotes.remove(filled.event, first).error().code, QByteArray("quote_accepted"));
    QCOMPARE(quotes.remove(filled.event, second).error().code, QByteArray("quote_accepted"));
}

void TestQuoteService::itExpiresInTheShopsTimeZone()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    must(test.shop().settings.set({{u"time-zone"_s, u"Asia/Tokyo"_s}}));
    const QuoteId id =
        must(test.shop().quotes.create(filled.event, {.validUntil = std::optional(QDate(2026, 3, 21))})).id;
    QVERIFY(!must(test.shop().quotes.find(filled.event, id)).isExpired);

    test.tick(5LL * 3'600'000); // 21 March, 15:00 UTC, is the 22nd in Tokyo.

    QVERIFY(must(test.shop().quotes.find(filled.event, id)).isExpired);
    QVERIFY(!must(test.shop().quotes.accept(filled.event, id, by(u"Ada"_s))).quote.isExpired);
}

void TestQuoteService::changesAreTold()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId first = must(quotes.create(filled.event, {})).id;
    QVERIFY(must(quotes.compare(filled.event, first, {})).changes.isEmpty());
    must(test.shop().lines.patchItem(filled.event, filled.group, filled.roses, {.quantity = 7}));
    must(test.shop().events.patch(filled.event, {.numberOfGuests = std::optional<qint64>(80), .notes = u"n"_s}));

    const QuoteComparison now = must(quotes.compare(filled.event, first, {}));

    QCOMPARE(now.changes.size(), 2);
    QCOMPARE(now.changes.at(0).kind, QuoteChangeKind::Line);
    QCOMPARE(now.changes.at(0).itemId, filled.roses);
    QCOMPARE(now.changes.at(0).customerPriceChangeIncTax, now.priceAfter - now.priceBefore);
    QCOMPARE(now.changes.at(1).field, QByteArray("numberOfGuests"));
    const QuoteId second = must(quotes.create(filled.event, {})).id;
    QCOMPARE(must(quotes.compare(filled.event, first, second)).changes.size(), 2);
    QCOMPARE(must(quotes.compare(filled.event, second, first)).priceAfter, now.priceBefore);
}

void TestQuoteService::aDiscountOnFixedPricesIsTold()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    must(test.shop().lines.patchGroup(filled.event, filled.group, {.quantity = 1, .fixedPriceIncTax = 10'000}));
    const QuoteId first = must(quotes.create(filled.event, {})).id;
    const auto discount = [](double amount) {
        return EventPatch{.pricing = EventPricingPatch{.discount = DiscountPatch{.amountIncTax = amount}}};
    };
    must(test.shop().events.patch(filled.event, discount(5'000)));

    const QuoteComparison now = must(quotes.compare(filled.event, first, {}));

    QCOMPARE(now.changes.size(), 1);
    QCOMPARE(now.changes.at(0).kind, QuoteChangeKind::Discount);
    QCOMPARE(now.changes.at(0).customerPriceChangeIncTax, -5'000.0);
    QCOMPARE(now.priceAfter, now.priceBefore - 5'000);
    const QuoteId second = must(quotes.create(filled.event, {})).id;
    must(quotes.accept(filled.event, second, by(u"Ada"_s)));
    must(test.shop().events.patch(filled.event, discount(6'000)));
    QVERIFY(must(test.shop().events.find(filled.event)).acceptedQuote->isChangedSince);
}

void TestQuoteService::theCurrencyStaysOnceOneIsAccepted()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId id = must(quotes.create(filled.event, {})).id;
    must(quotes.accept(filled.event, id, by(u"Ada"_s)));
    const auto change = [&] { return test.shop().settings.set({{u"currency"_s, u"EUR"_s}}); };

    QCOMPARE(change().error().code, QByteArray("currency_in_use"));
    must(test.otherShop().settings.set({{u"currency"_s, u"EUR"_s}}));
    const Event gone = must(test.shop().events.remove(filled.event));
    must(change());

    must(test.shop().events.restore(gone)); // Without the promise in the other currency.
    QVERIFY(must(quotes.list(filled.event, {}, {})).rows.isEmpty());
}

void TestQuoteService::onlyWhatIsInTheShopsCurrencyIsPromised()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const QuoteId id = must(quotes.create(filled.event, {})).id;
    must(quotes.accept(filled.event, id, by(u"Ada"_s)));
    const QuoteAnswer reopened = must(quotes.reopen(filled.event, id));
    must(test.shop().settings.set({{u"currency"_s, u"EUR"_s}}));

    QCOMPARE(quotes.accept(filled.event, id, by(u"Ada"_s)).error().code, QByteArray("quote_not_open"));
    QCOMPARE(quotes.takeBack(reopened).error().code, QByteArray("quote_not_open"));
    const QuoteId another = must(quotes.create(filled.event, {})).id;
    must(quotes.accept(filled.event, another, by(u"Ada"_s)));
}

void TestQuoteService::theEventTellsWhatWasAccepted()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QuoteService &quotes = test.shop().quotes;
    const Quote quote = must(quotes.create(filled.event, {}));
    QVERIFY(!filled.whole().acceptedQuote);
    const double net = must(test.shop().recipes.read(filled.event)).customerPriceExclTax;
    must(quotes.accept(filled.event, quote.id, by(u"Ada"_s)));

    const auto accepted = must(test.shop().events.find(filled.event)).acceptedQuote;
    QVERIFY(accepted);
    QCOMPARE(accepted->quoteId, quote.id);
    QCOMPARE(accepted->customerPriceIncTax, quote.totals.customerPriceIncTax);
    QVERIFY(accepted->customerPriceExclTax);
    QCOMPARE(*accepted->customerPriceExclTax, net);
    QVERIFY(!accepted->isChangedSince);
    must(test.shop().events.patch(filled.event, {.name = u"Renamed"_s}));
    QVERIFY(!must(test.shop().events.find(filled.event)).acceptedQuote->isChangedSince);

    must(test.shop().lines.patchItem(filled.event, filled.group, filled.roses, {.quantity = 7}));

    QVERIFY(must(test.shop().events.find(filled.event)).acceptedQuote->isChangedSince);
}

void TestQuoteService::quotesGoAndComeBackWithTheirEvent()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    const Quote quote = must(test.shop().quotes.create(filled.event, {}));

    const Event gone = must(test.shop().events.remove(filled.event));
    QCOMPARE(test.shop().quotes.find(filled.event, quote.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(test.shop().quotes.list(filled.event, {}, {}).error().kind, Error::Kind::NotFound);
    must(test.shop().events.restore(gone));

    QCOMPARE(must(test.shop().quotes.find(filled.event, quote.id)), quote);
    QCOMPARE(must(test.shop().quotes.create(filled.event, {})).number, 2);
}

void TestQuoteService::shopsSeeTheirOwn()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    const QuoteId id = must(test.shop().quotes.create(filled.event, {})).id;

    QCOMPARE(test.otherShop().quotes.find(filled.event, id).error().kind, Error::Kind::NotFound);
    QCOMPARE(test.otherShop().quotes.create(filled.event, {}).error().kind, Error::Kind::NotFound);
}

STEMDESK_GUILESS_TEST(TestQuoteService)

} // namespace stemdesk::quote_service_test

#include "tst_quote_service.moc"
