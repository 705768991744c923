#pragma once

#include "core/domain/shops/shop.h"

namespace stemdesk {

/// The current value of a command line setting, in the form in which it is set.
struct ShopSetting {
    QString key;
    QString value;
    QString meaning; ///< English, for the help text.
};

QList<ShopSetting> settingsOf(const Shop &shop);

} // namespace stemdesk
