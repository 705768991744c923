#include "ui/pages/money/issued_model.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::issued_model_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestIssuedModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMonthlyInvoiceNamesItsOnlyEvent();
};

void TestIssuedModel::aMonthlyInvoiceNamesItsOnlyEvent()
{
    UiShop shop;
    ShopServices &services = shop.services();
    const ShopWithEvent filled(services);
    must(services.lines.patchGroup(filled.event, filled.group, {.quantity = 1, .fixedPriceIncTax = 1000}));
    const ContactId client = must(services.contacts.create({.name = u"Hotel Linde"_s})).id;
    const auto start = QDateTime(QDate(2026, 2, 9), QTime(10, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    must(services.events.patch(filled.event,
                               {.name = u"Lobby"_s,
                                .status = u"approved"_s,
                                .ceremonyStart = std::optional<Instant>(),
                                .ceremonyEnd = std::optional<Instant>(),
                                .venueStart = std::optional<Instant>(start),
                                .venueEnd = std::optional<Instant>(),
                                .contacts = QList<EventContact>{{client, u"client"_s}}}));
    must(services.invoices.issueMonth({.contactId = client, .from = QDate(2026, 2, 1), .to = QDate(2026, 2, 28)}));
    IssuedModel model(shop.context());
    model.narrow({});
    const auto eventName = [&] { return model.index(0, IssuedModel::EventName).data().toString(); };
    QCOMPARE(eventName(), u"Lobby"_s);

    must(services.events.patch(filled.event, {.name = u"Lobby and bar"_s}));
    model.refresh();

    QCOMPARE(eventName(), u"Lobby and bar"_s);
}

STEMDESK_TEST(TestIssuedModel)

} // namespace stemdesk::issued_model_test

#include "tst_issued_model.moc"
