#pragma once

#include "core/domain/shops/shop.h"

namespace stemdesk {

/// A setting of the command line as it is, in the form in which it is set.
struct ShopSetting {
    QString key;
    QString value;
    QString meaning; ///< English, for help.
};

QList<ShopSetting> settingsOf(const Shop &shop);

} // namespace stemdesk
