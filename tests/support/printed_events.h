#pragma once

#include "core/domain/events/printed_event.h"
#include "core/domain/shops/shop.h"

#include <QDateTime>
#include <QTimeZone>

/// Events as documents get them, made up piece by piece.
namespace stemdesk::printing {

inline Instant at(int day, int hour)
{
    return QDateTime(QDate(2026, 6, day), QTime(hour, 0), QTimeZone("Europe/London")).toMSecsSinceEpoch();
}

inline Shop shopOf(const QString &language, const QString &currency = QStringLiteral("GBP"))
{
    using namespace Qt::StringLiterals;
    Shop shop;
    shop.name = u"Fern & Thistle"_s;
    shop.timeZone = u"Europe/London"_s;
    shop.documentLanguage = language;
    shop.currency = currency;
    shop.address = u"3 Mill Lane\nFrome"_s;
    shop.phone = u"01373 496 0123"_s;
    shop.website = u"fernandthistle.example"_s;
    shop.proposalTerms = u"A quarter books the date.\nVases come back clean."_s;
    return shop;
}

inline PrintedLine line(const QString &product, const QString &variety, double quantity, double copies)
{
    using namespace Qt::StringLiterals;
    return {.variantId = VariantId::create(),
            .productName = product,
            .variantName = variety,
            .productType = u"flower"_s,
            .quantity = quantity,
            .units = quantity * copies};
}

inline PrintedEvent meadow()
{
    using namespace Qt::StringLiterals;
    PrintedLine rose = line(u"Rose"_s, u"Quicksand"_s, 6, 3);
    rose.colours = {{u"Blush"_s, u"#f0c8c0"_s}};
    rose.stemLength = 50;
    rose.notes = u"strip the lower leaves"_s;
    PrintedLine bowl = line(u"Footed bowl"_s, u"Brass"_s, 1, 3);
    bowl.isHired = true;
    bowl.productType = u"vase"_s;
    PrintedEvent event{.id = EventId::create(), .name = u"Meadow wedding"_s};
    event.clients = {u"Ada Lowe"_s, u"Jon Park"_s};
    event.ceremony = {.address = u"St Aldric's Church\nMells Lane"_s, .from = at(20, 13), .to = at(20, 14)};
    event.venue = {.address = u"Quarry House"_s, .from = at(20, 10), .to = at(20, 23)};
    event.numberOfGuests = 84;
    event.palette = {{u"Blush"_s, u"#f0c8c0"_s}, {u"Sage"_s, {}}};
    event.descriptionHtml = u"<p>Loose and wild.</p><ul><li>no gypsophila</li></ul>"_s;
    event.notes = u"The oak takes no pins."_s;
    event.groups = {{.name = u"Table centres"_s,
                     .quantity = 3,
                     .description = u"Low bowls on linen"_s,
                     .notes = u"turn the heads out"_s,
                     .customerPriceIncTax = 180,
                     .lines = {rose, bowl}},
                    {.name = u"Bridal bouquet"_s, .customerPriceIncTax = 120}};
    event.labour = 60;
    event.fees = {{u"Candle hire"_s, 24}};
    event.travel = 12;
    event.customerPriceIncTax = 396;
    event.customerPriceExclTax = 330;
    event.printedAt = at(1, 9);
    return event;
}

inline PrintedEvent withGroups(int count)
{
    using namespace Qt::StringLiterals;
    PrintedEvent event = meadow();
    const PrintedGroup group = event.groups.constFirst();
    event.groups.clear();
    for (int i = 1; i <= count; ++i) {
        event.groups.append(group);
        event.groups.last().name = u"Arrangement-%1-"_s.arg(i);
    }
    return event;
}

} // namespace stemdesk::printing
