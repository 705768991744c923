#pragma once

#include "core/base/result.h"
#include "core/domain/shops/shop.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// The current value of a command line setting, in the form in which it is set.
struct ShopSetting {
    QString key;
    QString value;
    QString meaning; ///< English, for the help text.
};

QList<ShopSetting> settingsOf(const Shop &shop);

/// The text of on/off settings of the command line.
QString switchText(bool isOn);
/// Reads a typed value; errors name `key`.
Status setSwitch(bool &target, const QString &key, const QString &value);

/// The missing settings that the shop's country requires for invoices; with an electronic address also those for
/// electronic invoices.
QStringList missingOnInvoices(const Shop &shop);

// Command line settings for one type of product: "markup.flower", "hire.vase", "spare.flower".

bool isTypeSetting(const QString &key);
/// For refusals: "markup.<type>"...
QStringList typeSettingNames();
/// Adds a type that the shop does not have yet.
Status setOfType(Shop &shop, const QString &key, const QString &value);
QList<ShopSetting> typeSettings(const Shop &shop);

} // namespace stemdesk
