#pragma once

#include "core/domain/shops/shop_setup.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace stemdesk {

/// The usual settings of a florist in a country. Only suggestions: the shop can change all of them.
struct Country {
    QString code; ///< ISO 3166.
    QString currency;
    QString timeZone; ///< The time zone of the country, or of most of its people.
    bool hasOneZone = true;
    QString documentLanguage;
    /// The ordinary rate first, then that of flowers if they have one of their own. Empty if tax depends on the place
    /// within the country.
    QList<TaxRate> taxes;
};

/// nullptr for a country whose rates are unknown here. `code`: ISO 3166, in capitals.
std::optional<Country> countryWith(QStringView code);

/// What the tax on sales is called there, "VAT", and within a sentence, "btw"; empty where no name is known.
QString taxNameIn(QStringView country);
QString taxWordIn(QStringView country);

/// The code of a country as people write it: "gb", "UK", "Germany", "Deutschland", "Allemagne", "BE - Belgium";
/// otherwise the text itself.
QString countryCodeFrom(const QString &written);

} // namespace stemdesk
