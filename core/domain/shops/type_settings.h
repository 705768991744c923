#pragma once

#include "core/base/result.h"
#include "core/domain/shops/shop_settings.h"

#include <QStringList>

namespace stemdesk {

// What settings of the command line say of one type of product: "markup.flower", "hire.vase", "spare.flower".

bool isTypeSetting(const QString &key);
/// For refusals: "markup.<type>"...
QStringList typeSettingNames();
/// A type that the shop does not have yet is added.
Status setOfType(Shop &shop, const QString &key, const QString &value);
QList<ShopSetting> typeSettings(const Shop &shop);

} // namespace stemdesk
