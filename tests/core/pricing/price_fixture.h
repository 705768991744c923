#pragma once

#include "core/domain/events/event.h"
#include "core/pricing/event_price.h"

#include <QTimeZone>

/// A small shop to price events of: a flower, a ribbon, a vase for hire; flowers have a spring and a summer list.
struct PriceFixture {
    stemdesk::PriceListId spring = stemdesk::PriceListId::create();
    stemdesk::PriceListId summer = stemdesk::PriceListId::create();
    stemdesk::PriceListId materials = stemdesk::PriceListId::create();
    stemdesk::PriceListId hires = stemdesk::PriceListId::create();
    stemdesk::VariantId rose = stemdesk::VariantId::create(); ///< flower, packs of 25
    stemdesk::VariantId fern = stemdesk::VariantId::create(); ///< flower, by the stem, in no list
    stemdesk::VariantId ribbon = stemdesk::VariantId::create(); ///< material, packs of 10
    stemdesk::VariantId vase = stemdesk::VariantId::create(); ///< hire, packs of 6
    stemdesk::VariantId oddity = stemdesk::VariantId::create(); ///< of a type without lists and settings
    stemdesk::SupplierId grower = stemdesk::SupplierId::create(); ///< has its own price for roses in summer
    stemdesk::TaxGroupId fullTax = stemdesk::TaxGroupId::create();
    stemdesk::TaxGroupId halfTax = stemdesk::TaxGroupId::create();
    stemdesk::PriceContext context;

    PriceFixture()
    {
        using namespace Qt::StringLiterals;
        context.lists = stemdesk::PriceLists({{spring, u"flower"_s, QDate(2025, 3, 1), 1.2},
                                              {summer, u"flower"_s, QDate(2025, 6, 1), 1.175},
                                              {materials, u"material"_s, QDate(2025, 1, 1), 1.2},
                                              {hires, u"hire"_s, QDate(2025, 1, 1), 1.2}});
        context.entries.add(spring, rose, {}, 0.85);
        context.entries.add(summer, rose, {}, 0.95);
        context.entries.add(summer, rose, grower, 0.65);
        context.entries.add(materials, ribbon, {}, 1.15);
        context.entries.add(hires, vase, {}, 4);
        context.variants = {{rose, {u"flower"_s, 25}},
                            {fern, {u"flower"_s, {}}},
                            {ribbon, {u"material"_s, 10}},
                            {vase, {u"hire"_s, 6}},
                            {oddity, {u"candle"_s, 4}}};
        context.types = {{u"flower"_s, {u"flower"_s, 2.5, false}},
                         {u"material"_s, {u"material"_s, 1.4, false}},
                         {u"hire"_s, {u"hire"_s, 1.5, true}}};
        context.taxRates = {{fullTax, 0.2}, {halfTax, 0.1}};
        context.zone = QTimeZone::utc();
    }

    stemdesk::EventItem line(stemdesk::VariantId variant, double quantity, stemdesk::SupplierId supplier = {}) const
    {
        stemdesk::EventItem item;
        item.id = stemdesk::EventItemId::create();
        item.variantId = variant;
        item.supplierId = supplier;
        item.quantity = quantity;
        return item;
    }

    stemdesk::EventGroup group(double copies, QList<stemdesk::EventItem> items) const
    {
        stemdesk::EventGroup made;
        made.id = stemdesk::EventGroupId::create();
        made.quantity = copies;
        for (int position = 0; position < items.size(); ++position)
            items[position].position = position;
        made.items = items;
        return made;
    }

    stemdesk::Event event(QDate day, QList<stemdesk::EventGroup> groups) const
    {
        stemdesk::Event made;
        made.id = stemdesk::EventId::create();
        made.venueStart = day.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch();
        for (int position = 0; position < groups.size(); ++position)
            groups[position].position = position;
        made.groups = groups;
        return made;
    }
};
