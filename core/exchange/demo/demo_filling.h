#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/clients/event_contact.h"
#include "core/domain/image.h"
#include "core/exchange/demo/demo_files.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>

namespace stemdesk {

class ShopServices;

/// Called with the progress of filling the demo shop. Returning false stops it, and nothing is kept.
using DemoWatch = std::function<bool(int done, int total)>;

/// Draws a picture of flowers in these colours (#rrggbb); see drawnPicture(). May return an image without bytes.
using DemoPainter = std::function<Image(const QString &form, const QStringList &colours, const QString &seed)>;

/// The state shared by the parts of one filling. Each part counts its steps with step().
struct DemoFilling {
    ShopServices &shop;
    DemoFiles files;
    QDate today{}; ///< In the shop's time zone.
    DemoWatch watch{};
    DemoPainter painter{};
    int total = 0; ///< Number of steps.
    int done = 0;

    // Ids by the names that the demo data uses.
    QHash<QString, SupplierId> suppliers{};
    QHash<QString, VariantId> variants{}; ///< By SKU.
    QHash<QString, EventId> events{};
    QHash<QString, ContactId> clients{};
    QHash<QString, QList<EventContact>> contacts{}; ///< By event name.
    QList<SupplierId> archived{}; ///< To be archived once everything is there.

    /// Counts a step.
    Status step()
    {
        ++done;
        if (!watch || watch(done, total))
            return {};
        return unavailable("cancelled", QStringLiteral("The filling was stopped; the shop is as it was."));
    }
};

/// Fills in suppliers, vocabulary, products and price lists, one step each.
Status fillCatalogue(DemoFilling &filling);
inline constexpr int kCatalogueSteps = 4;

/// The number of events.
int demoEventCount();

/// Fills in events with their groups and lines, in the weeks around today, one step each.
Status fillEvents(DemoFilling &filling);

/// Fills in past and current work, one step each: invoices, a partly delivered order, returned hire goods, and the
/// tasks of three people.
Status fillWork(DemoFilling &filling);
inline constexpr int kWorkSteps = 4;

} // namespace stemdesk
