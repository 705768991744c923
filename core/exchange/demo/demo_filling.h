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

/// How far the demo shop is filled. Asked whether to go on: false stops the filling, and nothing of it stays.
using DemoWatch = std::function<bool(int done, int total)>;

/// Draws a picture of flowers in these colours (#rrggbb); see drawnPicture(). An image without bytes: none.
using DemoPainter = std::function<Image(const QString &form, const QStringList &colours, const QString &seed)>;

/// The state that the parts of one filling share. Each part counts its steps with step().
struct DemoFilling {
    ShopServices &shop;
    DemoFiles files;
    QDate today{}; ///< Of the shop.
    DemoWatch watch{};
    DemoPainter painter{};
    int total = 0; ///< Of steps.
    int done = 0;

    // The ids behind the names by which the data refers to things.
    QHash<QString, SupplierId> suppliers{};
    QHash<QString, VariantId> variants{}; ///< By SKU.
    QHash<QString, EventId> events{};
    QHash<QString, ContactId> clients{};
    QHash<QString, QList<EventContact>> contacts{}; ///< Of events, by the events' names.
    QList<SupplierId> archived{}; ///< To be archived once everything is there.

    /// One more is done.
    Status step()
    {
        ++done;
        if (!watch || watch(done, total))
            return {};
        return unavailable("cancelled", QStringLiteral("The filling was stopped; the shop is as it was."));
    }
};

} // namespace stemdesk
