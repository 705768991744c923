#pragma once

#include "core/domain/shops/shop.h"
#include "core/services/service.h"

#include <QList>
#include <QString>

#include <utility>

namespace stemdesk {

class ShopSettingsService : public Service {
public:
    using Service::Service;

    Result<Shop> shop() const;
    /// All or nothing; keys and values as in contract section 9. Settings that affect prices recompute every total.
    /// Agreed events that go by the shop's payment plan keep the one from before a change of it, as their own.
    Result<Shop> set(const QList<std::pair<QString, QString>> &settings);
    Result<Shop> rename(const QString &name);
    /// preset_read_only for a type that every shop has; product_type_in_use:<count> if products, price lists or events
    /// name it. Setting it again restores it.
    Result<Shop> removeProductType(const QString &name);
};

} // namespace stemdesk
