#include "core/services/billing/quote_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/domain/events/event_history.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace stemdesk::quote_service_test {

class TestQuoteService : public EventTest {
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
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    must(shop().events.patch(m_filled->event, {.contacts = QList<EventContact>{{ada, u"client"_s}}}));
    must(shop().settings.set({{u"proposal-cover"_s, u"panel"_s}, {u"accent-colour"_s, u"#7a3b52"_s}}));
    m_test->takeAnnounced();
    const Event before = m_filled->whole();
    m_test->tick();

    const Quote made = must(
        shop().quotes.create(m_filled->event, {.note = u"First"_s, .validUntil = std::optional(QDate(2026, 4, 1))}));

    QCOMPARE(made.number, 1);
    QCOMPARE(made.state, QuoteState::Open);
    QCOMPARE(made.totals, before.totals);
    QCOMPARE(eventOf(made).value(u"name"_s).toString(), before.name);
    QCOMPARE(eventOf(made).value(u"contacts"_s).toArray().first().toObject().value(u"name"_s).toString(), u"Ada"_s);
    QVERIFY(m_filled->whole().updatedAt > before.updatedAt);
    QCOMPARE(m_test->takeAnnounced().size(), 2); // The quote and its event.

    const FrozenProposal proposal = must(shop().quotes.proposal(m_filled->event, made.id));
    must(shop().settings.rename(u"Another name"_s));
    must(shop().settings.set({{u"proposal-cover"_s, u"classic"_s}, {u"accent-colour"_s, QString()}}));
    must(shop().products.remove(m_filled->roseProduct, true));
    must(shop().contacts.remove(ada, true));
    must(shop().events.patch(m_filled->event, {.name = u"Another"_s}));

    const Quote later = must(shop().quotes.find(m_filled->event, made.id));
    QCOMPARE(later, made);
    QCOMPARE(must(shop().quotes.proposal(m_filled->event, made.id)), proposal);
    QCOMPARE(proposal.printed.name, before.name);
    QCOMPARE(proposal.printed.offer, (PrintedOffer{.number = 1, .validUntil = QDate(2026, 4, 1), .note = u"First"_s}));
    QCOMPARE(proposal.printed.instalments.size(), 2);
    QCOMPARE(proposal.shop.look, (DocumentLook{.cover = ProposalCover::Panel, .accent = u"#7a3b52"_s}));
}

void TestQuoteService::numbersAreNeverUsedAgain()
{
    QuoteService &quotes = shop().quotes;
    must(quotes.create(m_filled->event, {}));
    const QuoteId second = must(quotes.create(m_filled->event, {})).id;

    must(quotes.remove(m_filled->event, second));

    QCOMPARE(must(quotes.create(m_filled->event, {})).number, 3);
    QList<int> numbers;
    for (const Quote &quote : must(quotes.list(m_filled->event, {}, {})).rows)
        numbers += quote.number;
    QCOMPARE(numbers, QList<int>({3, 1}));
}

void TestQuoteService::thePaperOfAnAcceptedQuoteSaysSo()
{
    QuoteService &quotes = shop().quotes;
    const auto printedNow = [&] { return must(shop().events.printed(m_filled->event)).acceptance; };
    const QuoteId id = must(quotes.create(m_filled->event, {})).id;
    QVERIFY(!must(quotes.proposal(m_filled->event, id)).printed.acceptance);
    m_test->tick();
    must(quotes.accept(m_filled->event, id, by(u"Ada"_s)));

    const std::optional<PrintedAcceptance> acceptance = PrintedAcceptance{.by = u"Ada"_s, .at = m_test->now()};
    QCOMPARE(must(quotes.proposal(m_filled->event, id)).printed.acceptance, acceptance);
    QCOMPARE(printedNow(), acceptance);
    const QuoteId next = must(quotes.create(m_filled->event, {})).id;
    QVERIFY(!must(quotes.proposal(m_filled->event, next)).printed.acceptance); // It asks again.
    must(shop().lines.patchGroup(m_filled->event, m_filled->whole().groups.constFirst().id,
                                 {.quantity = std::optional(7.0)}));
    QVERIFY(!printedNow()); // What is now was accepted by nobody.
    must(quotes.reopen(m_filled->event, id));
    QVERIFY(!must(quotes.proposal(m_filled->event, id)).printed.acceptance);
}

void TestQuoteService::acceptingApprovesTheEvent()
{
    const QuoteId id = must(shop().quotes.create(m_filled->event, {})).id;
    m_test->tick();

    const Quote accepted = must(shop().quotes.accept(m_filled->event, id, by(u" Ada "_s))).quote;

    QCOMPARE(accepted.state, QuoteState::Accepted);
    QCOMPARE(accepted.acceptedBy, u"Ada"_s);
    QCOMPARE(accepted.acceptedAt, m_test->now());
    const Event event = m_filled->whole();
    QCOMPARE(event.status, u"approved"_s);
    QCOMPARE(pinnedLists(event).value(u"flower"_s), m_filled->flowers);
    const auto history = must(shop().history.list(m_filled->event, {})).rows;
    QVERIFY(std::ranges::any_of(history, [](const HistoryEntry &entry) {
        return entry.change == EventChange::QuoteAccepted && entry.place == u"1"_s;
    }));
}

void TestQuoteService::acceptingTakesThePlaceOfOthers()
{
    QuoteService &quotes = shop().quotes;
    QList<QuoteId> ids;
    for (int i = 0; i < 5; ++i)
        ids += must(quotes.create(m_filled->event, {})).id;
    must(quotes.decline(m_filled->event, ids.at(1), u"Too much"_s));
    must(quotes.accept(m_filled->event, ids.at(4), by(u"Ada"_s)));
    must(quotes.reopen(m_filled->event, ids.at(4)));
    must(quotes.accept(m_filled->event, ids.at(4), by(u"Ada"_s)));
    const QuoteId sixth = must(quotes.create(m_filled->event, {})).id;
    const QuoteId seventh = must(quotes.create(m_filled->event, {})).id;

    must(quotes.accept(m_filled->event, sixth, by(u"Tom"_s)));

    QList<QuoteState> states;
    for (const Quote &quote : must(quotes.list(m_filled->event, {}, {})).rows)
        states.prepend(quote.state);
    using enum QuoteState;
    QCOMPARE(states, QList<QuoteState>({Superseded, Declined, Superseded, Superseded, Superseded, Accepted, Open}));
    QCOMPARE(must(quotes.find(m_filled->event, seventh)).state, Open);
}

void TestQuoteService::anApprovedEventStaysAsItIs()
{
    must(shop().events.patch(m_filled->event, {.status = u"complete"_s}));
    const QuoteId id = must(shop().quotes.create(m_filled->event, {})).id;

    must(shop().quotes.accept(m_filled->event, id, by(u"Ada"_s)));

    QCOMPARE(statusOf(*m_filled), u"complete"_s);
}

void TestQuoteService::onlyOpenOnesAreAnswered()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId id = must(quotes.create(m_filled->event, {})).id;
    QCOMPARE(quotes.accept(m_filled->event, id, by(u" "_s)).error().code, QByteArray("acceptedBy_required"));
    QCOMPARE(quotes.reopen(m_filled->event, id).error().code, QByteArray("quote_not_decided"));
    must(quotes.decline(m_filled->event, id, u"No"_s));

    QCOMPARE(quotes.accept(m_filled->event, id, by(u"Ada"_s)).error().code, QByteArray("quote_not_open"));
    QCOMPARE(quotes.decline(m_filled->event, id, {}).error().code, QByteArray("quote_not_open"));
    QCOMPARE(statusOf(*m_filled), u"new"_s);
}

void TestQuoteService::reopeningTakesTheAnswerBack()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId first = must(quotes.create(m_filled->event, {})).id;
    const QuoteId second = must(quotes.create(m_filled->event, {})).id;
    must(quotes.accept(m_filled->event, second, by(u"Ada"_s)));

    const Quote again = must(quotes.reopen(m_filled->event, second)).quote;

    QCOMPARE(again.state, QuoteState::Open);
    QCOMPARE(again.acceptedAt, std::nullopt);
    QVERIFY(again.acceptedBy.isEmpty());
    QCOMPARE(statusOf(*m_filled), u"approved"_s);
    QCOMPARE(must(quotes.find(m_filled->event, first)).state, QuoteState::Superseded);
    QCOMPARE(quotes.reopen(m_filled->event, first).error().code, QByteArray("quote_not_decided"));
}

void TestQuoteService::anAnswerIsTakenBackWhole()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId first = must(quotes.create(m_filled->event, {})).id;
    const QuoteId second = must(quotes.create(m_filled->event, {})).id;
    const Event before = m_filled->whole();
    const QuoteAnswer answer = must(quotes.accept(m_filled->event, second, by(u"Ada"_s)));
    m_test->tick();

    const QuoteAnswer opposite = must(quotes.takeBack(answer));

    QCOMPARE(opposite.quote.state, QuoteState::Open);
    QCOMPARE(must(quotes.find(m_filled->event, first)).state, QuoteState::Open);
    QCOMPARE(statusOf(*m_filled), before.status);
    QCOMPARE(pinnedLists(m_filled->whole()), pinnedLists(before));

    const QuoteAnswer again = must(quotes.takeBack(opposite));
    QCOMPARE(again.quote.acceptedBy, u"Ada"_s);
    QCOMPARE(again.quote.acceptedAt, answer.quote.acceptedAt);
    QCOMPARE(must(quotes.find(m_filled->event, first)).state, QuoteState::Superseded);
    QCOMPARE(statusOf(*m_filled), u"approved"_s);
}

void TestQuoteService::anAnswerThatIsNoMoreIsNotTakenBack()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId id = must(quotes.create(m_filled->event, {})).id;
    const QuoteAnswer answer = must(quotes.accept(m_filled->event, id, by(u"Ada"_s)));
    must(quotes.reopen(m_filled->event, id));

    QCOMPARE(quotes.takeBack(answer).error().kind, Error::Kind::Stale);
    QCOMPARE(statusOf(*m_filled), u"approved"_s);

    const QuoteAnswer second = must(quotes.accept(m_filled->event, id, by(u"Ada"_s)));
    must(shop().events.patch(m_filled->event, {.status = u"complete"_s}));
    must(quotes.takeBack(second)); // It changed nothing of the event.
    QCOMPARE(statusOf(*m_filled), u"complete"_s);
}

void TestQuoteService::aRemovedQuoteComesBack()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId id = must(quotes.create(m_filled->event, {.note = u"First"_s})).id;
    const Quote removed = must(quotes.remove(m_filled->event, id));

    must(quotes.restore(removed));

    const Quote back = must(quotes.find(m_filled->event, id));
    QCOMPARE(back.number, 1);
    QCOMPARE(back.event, removed.event);
    QCOMPARE(back.createdAt, removed.createdAt);
    QVERIFY(quotes.proposal(m_filled->event, id));
}

void TestQuoteService::acceptedOnesAreKept()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId first = must(quotes.create(m_filled->event, {})).id;
    const QuoteId second = must(quotes.create(m_filled->event, {})).id;
    must(quotes.accept(m_filled->event, second, by(u"Ada"_s)));

    QCOMPARE(quotes.remove(m_filled->event, first).error().code, QByteArray("quote_accepted"));
    QCOMPARE(quotes.remove(m_filled->event, second).error().code, QByteArray("quote_accepted"));
}

void TestQuoteService::itExpiresInTheShopsTimeZone()
{
    must(shop().settings.set({{u"time-zone"_s, u"Asia/Tokyo"_s}}));
    const QuoteId id =
        must(shop().quotes.create(m_filled->event, {.validUntil = std::optional(QDate(2026, 3, 21))})).id;
    QVERIFY(!must(shop().quotes.find(m_filled->event, id)).isExpired);

    m_test->tick(5LL * 3'600'000); // 21 March, 15:00 UTC, is the 22nd in Tokyo.

    QVERIFY(must(shop().quotes.find(m_filled->event, id)).isExpired);
    QVERIFY(!must(shop().quotes.accept(m_filled->event, id, by(u"Ada"_s))).quote.isExpired);
}

void TestQuoteService::changesAreTold()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId first = must(quotes.create(m_filled->event, {})).id;
    QVERIFY(must(quotes.compare(m_filled->event, first, {})).changes.isEmpty());
    must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 7}));
    must(shop().events.patch(m_filled->event, {.numberOfGuests = std::optional<qint64>(80), .notes = u"n"_s}));

    const QuoteComparison now = must(quotes.compare(m_filled->event, first, {}));

    QCOMPARE(now.changes.size(), 2);
    QCOMPARE(now.changes.at(0).kind, QuoteChangeKind::Line);
    QCOMPARE(now.changes.at(0).itemId, m_filled->roses);
    QCOMPARE(now.changes.at(0).customerPriceChangeIncTax, now.priceAfter - now.priceBefore);
    QCOMPARE(now.changes.at(1).field, QByteArray("numberOfGuests"));
    const QuoteId second = must(quotes.create(m_filled->event, {})).id;
    QCOMPARE(must(quotes.compare(m_filled->event, first, second)).changes.size(), 2);
    QCOMPARE(must(quotes.compare(m_filled->event, second, first)).priceAfter, now.priceBefore);
}

void TestQuoteService::aDiscountOnFixedPricesIsTold()
{
    QuoteService &quotes = shop().quotes;
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 10'000}));
    const QuoteId first = must(quotes.create(m_filled->event, {})).id;
    const auto discount = [](double amount) {
        return EventPatch{.pricing = EventPricingPatch{.discount = DiscountPatch{.amountIncTax = amount}}};
    };
    must(shop().events.patch(m_filled->event, discount(5'000)));

    const QuoteComparison now = must(quotes.compare(m_filled->event, first, {}));

    QCOMPARE(now.changes.size(), 1);
    QCOMPARE(now.changes.at(0).kind, QuoteChangeKind::Discount);
    QCOMPARE(now.changes.at(0).customerPriceChangeIncTax, -5'000.0);
    QCOMPARE(now.priceAfter, now.priceBefore - 5'000);
    const QuoteId second = must(quotes.create(m_filled->event, {})).id;
    must(quotes.accept(m_filled->event, second, by(u"Ada"_s)));
    must(shop().events.patch(m_filled->event, discount(6'000)));
    QVERIFY(must(shop().events.find(m_filled->event)).acceptedQuote->isChangedSince);
}

void TestQuoteService::theCurrencyStaysOnceOneIsAccepted()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId id = must(quotes.create(m_filled->event, {})).id;
    must(quotes.accept(m_filled->event, id, by(u"Ada"_s)));
    const auto change = [&] { return shop().settings.set({{u"currency"_s, u"EUR"_s}}); };

    QCOMPARE(change().error().code, QByteArray("currency_in_use"));
    must(m_test->otherShop().settings.set({{u"currency"_s, u"EUR"_s}}));
    const Event gone = must(shop().events.remove(m_filled->event));
    must(change());

    must(shop().events.restore(gone)); // Without the promise in the other currency.
    QVERIFY(must(quotes.list(m_filled->event, {}, {})).rows.isEmpty());
}

void TestQuoteService::onlyWhatIsInTheShopsCurrencyIsPromised()
{
    QuoteService &quotes = shop().quotes;
    const QuoteId id = must(quotes.create(m_filled->event, {})).id;
    must(quotes.accept(m_filled->event, id, by(u"Ada"_s)));
    const QuoteAnswer reopened = must(quotes.reopen(m_filled->event, id));
    must(shop().settings.set({{u"currency"_s, u"EUR"_s}}));

    QCOMPARE(quotes.accept(m_filled->event, id, by(u"Ada"_s)).error().code, QByteArray("quote_not_open"));
    QCOMPARE(quotes.takeBack(reopened).error().code, QByteArray("quote_not_open"));
    const QuoteId another = must(quotes.create(m_filled->event, {})).id;
    must(quotes.accept(m_filled->event, another, by(u"Ada"_s)));
}

void TestQuoteService::theEventTellsWhatWasAccepted()
{
    QuoteService &quotes = shop().quotes;
    const Quote quote = must(quotes.create(m_filled->event, {}));
    QVERIFY(!m_filled->whole().acceptedQuote);
    const double net = must(shop().recipes.read(m_filled->event)).customerPriceExclTax;
    must(quotes.accept(m_filled->event, quote.id, by(u"Ada"_s)));

    const auto accepted = must(shop().events.find(m_filled->event)).acceptedQuote;
    QVERIFY(accepted);
    QCOMPARE(accepted->quoteId, quote.id);
    QCOMPARE(accepted->customerPriceIncTax, quote.totals.customerPriceIncTax);
    QVERIFY(accepted->customerPriceExclTax);
    QCOMPARE(*accepted->customerPriceExclTax, net);
    QVERIFY(!accepted->isChangedSince);
    must(shop().events.patch(m_filled->event, {.name = u"Renamed"_s}));
    QVERIFY(!must(shop().events.find(m_filled->event)).acceptedQuote->isChangedSince);

    must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 7}));

    QVERIFY(must(shop().events.find(m_filled->event)).acceptedQuote->isChangedSince);
}

void TestQuoteService::quotesGoAndComeBackWithTheirEvent()
{
    const Quote quote = must(shop().quotes.create(m_filled->event, {}));

    const Event gone = must(shop().events.remove(m_filled->event));
    QCOMPARE(shop().quotes.find(m_filled->event, quote.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop().quotes.list(m_filled->event, {}, {}).error().kind, Error::Kind::NotFound);
    must(shop().events.restore(gone));

    QCOMPARE(must(shop().quotes.find(m_filled->event, quote.id)), quote);
    QCOMPARE(must(shop().quotes.create(m_filled->event, {})).number, 2);
}

void TestQuoteService::shopsSeeTheirOwn()
{
    const QuoteId id = must(shop().quotes.create(m_filled->event, {})).id;

    QCOMPARE(m_test->otherShop().quotes.find(m_filled->event, id).error().kind, Error::Kind::NotFound);
    QCOMPARE(m_test->otherShop().quotes.create(m_filled->event, {}).error().kind, Error::Kind::NotFound);
}

STEMDESK_GUILESS_TEST(TestQuoteService)

} // namespace stemdesk::quote_service_test

#include "tst_quote_service.moc"
