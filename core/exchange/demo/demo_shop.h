#pragma once

#include "core/base/clock.h"
#include "core/exchange/demo/demo_filling.h"

#include <QString>

namespace stemdesk {

/// Who changes what the demo florist's events are made of, for their history.
QString demoActor();

/// How the demo shop is to be.
struct DemoChoice {
    QString language{}; ///< "en", "nl", "de", "fr" or "es"; empty: that of the shop's documents.
    bool keepsMoney = false; ///< The shop's currency, country, time zone and tax have been chosen.
    DemoPainter painter{}; ///< None: events have no pictures.
};

/// The languages in which there is a demo shop.
const QStringList &demoLanguages();
/// The demo florist's name in a language.
Result<QString> demoName(const QString &language);

/// Fills an empty shop with the demo florist: suppliers, a catalogue, a year of prices, 28 events around `now` and what
/// is done for them, of its country. What the shop has of its own stays: its name, its money, its address.
/// Everything goes through the services, in one unit of work: an interrupted load leaves nothing behind.
/// `watch` is told of each step, and may stop it. shop_not_empty where the shop has suppliers, products or events.
Status fillWithDemo(ShopServices &shop, Instant now, const DemoChoice &choice = {}, const DemoWatch &watch = {});

} // namespace stemdesk
