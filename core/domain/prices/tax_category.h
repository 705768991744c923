#pragma once

#include <QString>

#include <array>
#include <optional>
#include <string_view>

namespace stemdesk {

class FieldRules;

/// The VAT categories of EN 16931: standard rate, zero rate, exempt, outside the scope of VAT, reverse charge, supply
/// within the Community, export.
inline constexpr std::array<std::string_view, 7> kTaxCategories{"S", "Z", "E", "O", "AE", "K", "G"};

/// How VAT treats what is sold at a rate.
struct TaxKind {
    QString category; ///< Empty: that of the rate, see taxCategoryOf().
    QString reason; ///< Why no VAT is charged; empty: no reason is given.

    friend bool operator==(const TaxKind &, const TaxKind &) = default;
};

/// The given category, otherwise S for a rate above 0 and Z for 0.
QString taxCategoryOf(const QString &given, double rate);
/// Whether invoices with this category have to say why no VAT is charged.
bool wantsExemptionReason(const QString &category);
/// Takes a category that was given. invalid_taxCategory for an unknown one, for S at a rate of 0, and for others above
/// 0. One that was never given follows the rate, also if it `isSentBack` with the rate it was read with.
void takeTaxCategory(FieldRules &rules, QString &category, const std::optional<QString> &given, double rate,
                     bool isSentBack);

/// Returns the category and reason as on invoices, which give the reason only for categories that require one.
TaxKind billedTax(const TaxKind &given, double rate);
/// The sentence that an invoice from this country (ISO 3166) must have when the buyer owes the VAT.
QString reverseChargeWords(const QString &country);

/// A rate as on invoices, with six decimals.
double billedRate(double rate);

} // namespace stemdesk
