#pragma once

#include "core/domain/shops/shop.h"

#include <QList>
#include <QString>

#include <utility>

namespace stemdesk {

class ServiceContext;

/// The settings of one shop.
class ShopSettingsService {
public:
    explicit ShopSettingsService(ServiceContext &context) : m_context(context) {}

    Result<Shop> shop() const;
    /// All or nothing; keys and values of contract section 9. What money depends on computes every total again.
    Result<Shop> set(const QList<std::pair<QString, QString>> &settings);
    Result<Shop> rename(const QString &name);
    /// preset_read_only for a type that every shop has; product_type_in_use:<count> where products, price lists or
    /// events name it. One that is set again comes back.
    Result<Shop> removeProductType(const QString &name);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
