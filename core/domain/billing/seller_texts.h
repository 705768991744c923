#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk {

// Splits texts that a shop stores as one and an electronic invoice needs in parts.

struct PostalAddress {
    QStringList street; ///< The lines above the town.
    QString town;
    QString postCode; ///< Before the town in most countries, after it in British and Irish addresses.
};

/// `country` is ISO 3166-1 alpha-2; a last line with its name is left out.
PostalAddress postalAddressFrom(const QString &address, const QString &country);

/// The first IBAN of a text, without spaces. It ends where its check digits match, whatever follows on the line. Empty
/// if there is none.
QString ibanIn(const QString &text);

/// Whether the number is one of a local tax office, like the German 12/345/67890, and no VAT number.
bool isLocalTaxNumber(const QString &number);

/// How VAT numbers of its prefix are written, like "NL123456789B01"; empty if the number is written so, or its prefix
/// is not one of the countries whose numbers are known here.
QString expectedTaxNumber(const QString &number);

/// The VAT number with its country prefix, as used in the EU.
QString vatNumberFrom(const QString &number, const QString &country);

} // namespace stemdesk
