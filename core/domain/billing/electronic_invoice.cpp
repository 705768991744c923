#include "core/domain/billing/electronic_invoice.h"

#include "core/domain/billing/invoice.h"
#include "core/domain/billing/seller_texts.h"
#include "core/domain/clients/electronic_address.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kGermany = "DE"_L1;
constexpr auto kIceland = "IS"_L1;
constexpr auto kItaly = "IT"_L1;
constexpr auto kNetherlands = "NL"_L1;

struct PartyFact {
    const char *name;
    bool isThere;
};

QByteArrayList missingOf(std::initializer_list<PartyFact> facts)
{
    QByteArrayList names;
    for (const PartyFact &fact : facts) {
        if (!fact.isThere)
            names += fact.name;
    }
    return names;
}

bool isWhole(const QString &address, const QString &country)
{
    const PostalAddress read = postalAddressFrom(address, country);
    return !read.street.isEmpty() && !read.town.isEmpty() && !read.postCode.isEmpty();
}

/// In Iceland this is the number in the register.
bool isAddressOf(const QString &address, bool isIcelandic)
{
    return isInvoiceAddress(address) && (!isIcelandic || address.startsWith(kIcelandicRegister + u':'));
}

} // namespace

QByteArrayList lackedBySeller(const Shop &seller, const QString &buyerCountry)
{
    const bool isHome = seller.country == buyerCountry;
    const bool isDutch = seller.country == kNetherlands;
    const bool isGermanHome = isHome && seller.country == kGermany;
    const bool isIcelandic = seller.country == kIceland;
    const bool wantsAddress = isDutch || isGermanHome || isIcelandic || seller.country == kItaly;
    return missingOf({{"address", !wantsAddress || isWhole(seller.address, seller.country)},
                      {"country", !seller.country.isEmpty()},
                      {"email", !isGermanHome || !seller.email.isEmpty()},
                      {"phone", !isGermanHome || !seller.phone.isEmpty()},
                      {"taxNumber", !seller.taxNumber.isEmpty()},
                      {"electronicAddress", isAddressOf(seller.electronicAddress, isIcelandic)},
                      {"bankDetails", !(isDutch && isHome) || !ibanIn(seller.bankDetails).isEmpty()}});
}

QByteArrayList lackedByBuyer(const InvoiceBuyer &buyer, const QString &sellerCountry)
{
    const bool isHome = buyer.country == sellerCountry;
    const bool isIcelandicHome = isHome && sellerCountry == kIceland;
    const bool wantsAddress =
        isIcelandicHome || (isHome && (sellerCountry == kNetherlands || sellerCountry == kGermany));
    return missingOf({{"address", !wantsAddress || isWhole(buyer.address, buyer.country)},
                      {"country", !buyer.country.isEmpty()},
                      {"electronicAddress", isAddressOf(buyer.electronicAddress, isIcelandicHome)},
                      {"reference", !buyer.reference.isEmpty()}});
}

} // namespace stemdesk
