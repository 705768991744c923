#pragma once

#include "core/services/change_bus.h"

namespace stemdesk {

/// The changes of one shop from another bus. Lives on the thread of its listeners.
class ShopBus final : public ChangeBus {
    Q_OBJECT

public:
    ShopBus(const ChangeBus &all, const ShopId &shop, QObject *parent = nullptr) : ChangeBus(parent)
    {
        connect(&all, &ChangeBus::committed, this, [this, shop](const Changes &changes) {
            Changes own;
            for (const Change &change : changes) {
                if (change.shop == shop)
                    own.append(change);
            }
            publish(own);
        });
    }
};

} // namespace stemdesk
