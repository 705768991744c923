#pragma once

#include <QList>
#include <QMap>
#include <QString>

namespace stemdesk {

/// A tax rate with its local name.
struct TaxRate {
    QString name;
    double rate = 0; ///< 0 to 1; 0.2 is 20 %.

    friend bool operator==(const TaxRate &, const TaxRate &) = default;
};

/// Name of the shop that the program creates if there is none.
inline QString firstShopName()
{
    return QStringLiteral("My shop");
}

/// The initial settings of a shop.
struct ShopSetup {
    QString name;
    QString currency; ///< ISO 4217.
    QString timeZone; ///< IANA name.
    QString documentLanguage;
    QString country{}; ///< ISO 3166; empty: not set.
    QList<TaxRate> taxes; ///< The first becomes the shop's default, for labour, fees and travel.
    QMap<QString, double> markups; ///< By product type; 1 for other types.
};

} // namespace stemdesk
