#pragma once

#include "core/base/result.h"
#include "core/domain/shops/shop_settings.h"

#include <QStringList>

namespace stemdesk {

// Command line settings for one type of product: "markup.flower", "hire.vase", "spare.flower".

bool isTypeSetting(const QString &key);
/// For refusals: "markup.<type>"...
QStringList typeSettingNames();
/// Adds a type that the shop does not have yet.
Status setOfType(Shop &shop, const QString &key, const QString &value);
QList<ShopSetting> typeSettings(const Shop &shop);

} // namespace stemdesk
