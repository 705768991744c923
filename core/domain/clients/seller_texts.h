#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk {

// What an electronic invoice wants apart, and a shop writes in one text.

struct PostalAddress {
    QStringList street; ///< What stands above the town.
    QString town;
    QString postCode; ///< Before the town, as most countries write it, or behind it, as the British and Irish do.
};

/// `country` is ISO 3166-1 alpha-2; a last line that names it is left out.
PostalAddress postalAddressFrom(const QString &address, const QString &country);

/// The first IBAN of a text without its spaces. It ends where its check digits say so, whatever follows on the line.
/// Empty where there is none.
QString ibanIn(const QString &text);

/// A number of a tax office, like the German 12/345/67890, and none of those by which Europe knows who pays VAT.
bool isLocalTaxNumber(const QString &number);

/// A number with the country before it, as European numbers have it.
QString vatNumberFrom(const QString &number, const QString &country);

} // namespace stemdesk
