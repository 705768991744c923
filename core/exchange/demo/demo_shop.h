#pragma once

#include "core/base/clock.h"
#include "core/exchange/demo/demo_filling.h"

#include <QString>

namespace stemdesk {

/// The author of changes in the demo events' history.
QString demoActor();

/// Options for the demo shop.
struct DemoChoice {
    QString language{}; ///< "en", "nl", "de", "fr" or "es"; if empty, the language of the shop's documents.
    bool keepsMoney = false; ///< The user has chosen the shop's currency, country, time zone and tax.
    DemoPainter painter{}; ///< Without one, events have no pictures.
};

/// Languages of the demo data.
const QStringList &demoLanguages();
/// The demo florist's name in a language.
Result<QString> demoName(const QString &language);

/// Fills an empty shop with the demo florist: suppliers, a catalogue, a year of prices, 28 events around `now`, and the
/// work for them. Keeps the shop's own name, currency and address. Uses the services in one unit of work, so an
/// interrupted filling leaves nothing behind. `watch` is called for each step and may stop it. shop_not_empty if the
/// shop has suppliers, products or events.
Status fillWithDemo(ShopServices &shop, Instant now, const DemoChoice &choice = {}, const DemoWatch &watch = {});

} // namespace stemdesk
