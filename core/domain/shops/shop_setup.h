#pragma once

#include <QList>
#include <QMap>
#include <QString>

namespace stemdesk {

/// A rate of tax and what it is called where it is paid.
struct TaxRate {
    QString name;
    double rate = 0; ///< 0 to 1; 0.2 is 20 %.

    friend bool operator==(const TaxRate &, const TaxRate &) = default;
};

/// What a shop begins with.
struct ShopSetup {
    QString name;
    QString currency; ///< ISO 4217.
    QString timeZone; ///< IANA name.
    QString documentLanguage;
    QString country{}; ///< ISO 3166; empty: not said.
    QList<TaxRate> taxes; ///< The first becomes the shop's own, on labour, fees and travel.
    QMap<QString, double> markups; ///< By product type; of the others 1.
};

} // namespace stemdesk
