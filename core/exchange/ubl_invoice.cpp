#include "core/exchange/ubl_invoice.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/billing/electronic_invoice.h"
#include "core/domain/billing/invoice_taxes.h"
#include "core/domain/billing/seller_texts.h"
#include "core/domain/clients/electronic_address.h"

#include <QSet>
#include <QXmlStreamWriter>

#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kAggregates = "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"_L1;
constexpr auto kBasics = "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"_L1;
constexpr auto kRules = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"_L1;
constexpr auto kDenmark = "DK"_L1;
constexpr auto kGreece = "GR"_L1;
constexpr auto kSeller = "AccountingSupplierParty"_L1;
constexpr auto kProcess = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"_L1;

Status requireComplete(const Invoice &invoice)
{
    QByteArrayList lacked = lackedBySeller(invoice.seller, invoice.buyer.country);
    if (isOutOfScope(invoice.lines)) // Invoices outside the scope of VAT must not name it.
        lacked.removeAll("taxNumber");
    const QByteArray ofSeller = lacked.join(',');
    if (!ofSeller.isEmpty())
        return refused("seller_incomplete:" + ofSeller, u"seller"_s,
                       u"Set what the shop lacks on its invoices and issue the invoice anew: %1."_s.arg(
                           QLatin1StringView(ofSeller)));
    const QByteArray ofBuyer = lackedByBuyer(invoice.buyer, invoice.seller.country).join(',');
    if (!ofBuyer.isEmpty())
        return refused(
            "buyer_incomplete:" + ofBuyer, u"buyer"_s,
            u"Credit the invoice and issue it anew with what its buyer lacks: %1."_s.arg(QLatin1StringView(ofBuyer)));
    return {};
}

/// The seller or the buyer.
struct UblParty {
    QString name;
    QString address;
    QString country;
    QString taxNumber;
    QString electronicAddress;
    QString phone;
    QString email;
};

class UblWriter {
public:
    explicit UblWriter(const Invoice &invoice)
        : m_invoice(invoice), m_isCredit(invoice.kind == InvoiceKind::CreditNote),
          m_isOutOfScope(isOutOfScope(invoice.lines)), m_xml(&m_bytes)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    QByteArray write();

private:
    void begin(QLatin1StringView name) { m_xml.writeStartElement(kAggregates, name); }
    void end() { m_xml.writeEndElement(); }
    /// UBL forbids elements without text.
    void text(QLatin1StringView name, const QString &text);
    void text(QLatin1StringView name, const QString &text, QLatin1StringView attribute, const QString &value);
    void amount(QLatin1StringView name, qint64 count);
    void head();
    void party(QLatin1StringView role, const UblParty &party);
    void taxNumber(QLatin1StringView role, const UblParty &party);
    void address(const UblParty &party);
    void electronic(QLatin1StringView name, const QString &address);
    void payment();
    void delivery();
    void beginTaxCategory(QLatin1StringView name, const QString &category, double rate);
    void endTaxCategory();
    void taxes();
    void totals();
    void line(const InvoiceLine &line, const QString &heading);

    const Invoice &m_invoice;
    const bool m_isCredit;
    const bool m_isOutOfScope; ///< Parties outside the scope of VAT have no VAT numbers.
    int m_lines = 0;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

void UblWriter::text(QLatin1StringView name, const QString &text)
{
    if (const QString said = fileText(text).trimmed(); !said.isEmpty())
        m_xml.writeTextElement(kBasics, name, said);
}

void UblWriter::text(QLatin1StringView name, const QString &text, QLatin1StringView attribute, const QString &value)
{
    m_xml.writeStartElement(kBasics, name);
    m_xml.writeAttribute(attribute, value);
    m_xml.writeCharacters(fileText(text));
    m_xml.writeEndElement();
}

/// A credit note states the credited amounts without a minus.
void UblWriter::amount(QLatin1StringView name, qint64 count)
{
    constexpr qint64 kCents = 100;
    const qint64 said = m_isCredit ? -count : count;
    const qint64 size = std::abs(said);
    text(name,
         u"%1%2.%3"_s.arg(said < 0 ? u"-"_s : QString()).arg(size / kCents).arg(size % kCents, 2, 10, QChar(u'0')),
         "currencyID"_L1, m_invoice.seller.currency);
}

void UblWriter::head()
{
    text("CustomizationID"_L1, kRules);
    text("ProfileID"_L1, kProcess);
    text("ID"_L1, m_invoice.number);
    text("IssueDate"_L1, dayText(m_invoice.issuedOn));
    if (!m_isCredit) // An invoice without a due date is due at once.
        text("DueDate"_L1, dayText(m_invoice.dueOn.value_or(m_invoice.issuedOn)));
    text(m_isCredit ? "CreditNoteTypeCode"_L1 : "InvoiceTypeCode"_L1, m_isCredit ? u"381"_s : u"380"_s);
    text("Note"_L1, m_invoice.note);
    text("DocumentCurrencyCode"_L1, m_invoice.seller.currency);
    text("BuyerReference"_L1, m_invoice.buyer.reference);
    if (m_invoice.period) {
        begin("InvoicePeriod"_L1);
        text("StartDate"_L1, dayText(m_invoice.period->from));
        text("EndDate"_L1, dayText(m_invoice.period->to));
        end();
    }
    if (!m_isCredit)
        return;
    begin("BillingReference"_L1);
    begin("InvoiceDocumentReference"_L1);
    text("ID"_L1, m_invoice.creditsNumber);
    text("IssueDate"_L1, dayText(m_invoice.creditsIssuedOn));
    end();
    end();
}

/// Splits "0106:12345678": the scheme becomes an attribute.
void UblWriter::electronic(QLatin1StringView name, const QString &address)
{
    const qsizetype colon = address.indexOf(u':');
    text(name, address.mid(colon + 1), "schemeID"_L1, address.first(colon));
}

void UblWriter::address(const UblParty &party)
{
    const PostalAddress read = postalAddressFrom(party.address, party.country);
    begin("PostalAddress"_L1);
    text("StreetName"_L1, read.street.value(0));
    text("AdditionalStreetName"_L1, read.street.mid(1).join(u", "_s));
    text("CityName"_L1, read.town);
    text("PostalZone"_L1, read.postCode);
    begin("Country"_L1);
    text("IdentificationCode"_L1, party.country);
    end();
    end();
}

void UblWriter::party(QLatin1StringView role, const UblParty &party)
{
    begin(role);
    begin("Party"_L1);
    electronic("EndpointID"_L1, party.electronicAddress);
    const bool isLocal = isLocalTaxNumber(party.taxNumber);
    if (role == kSeller
        && (isLocal || m_isOutOfScope)) { // The seller has no European number and is identified by this one.
        begin("PartyIdentification"_L1);
        text("ID"_L1, isLocal ? party.taxNumber : party.electronicAddress.section(u':', 1));
        end();
    }
    begin("PartyName"_L1);
    text("Name"_L1, party.name);
    end();
    address(party);
    taxNumber(role, party);
    begin("PartyLegalEntity"_L1);
    text("RegistrationName"_L1, party.name);
    // In the Netherlands and Iceland an invoice names parties by their register number. In Denmark that is the tax
    // number.
    static const QSet<QString> kRegisters{u"0106"_s, u"0190"_s, kIcelandicRegister};
    if (kRegisters.contains(party.electronicAddress.section(u':', 0, 0)))
        electronic("CompanyID"_L1, party.electronicAddress);
    else if (role == kSeller && party.country == kDenmark && !party.taxNumber.isEmpty())
        text("CompanyID"_L1, vatNumberFrom(party.taxNumber, party.country), "schemeID"_L1, u"0184"_s);
    end();
    if (!party.phone.isEmpty() || !party.email.isEmpty()) {
        begin("Contact"_L1);
        text("Name"_L1, party.name);
        text("Telephone"_L1, party.phone);
        text("ElectronicMail"_L1, party.email);
        end();
    }
    end();
    end();
}

/// Buyers are identified only by numbers that are valid across Europe.
void UblWriter::taxNumber(QLatin1StringView role, const UblParty &party)
{
    const bool isLocal = isLocalTaxNumber(party.taxNumber);
    if (party.taxNumber.isEmpty() || (isLocal && role != kSeller) || (!isLocal && m_isOutOfScope))
        return;
    begin("PartyTaxScheme"_L1);
    text("CompanyID"_L1, isLocal ? party.taxNumber : vatNumberFrom(party.taxNumber, party.country));
    begin("TaxScheme"_L1);
    text("ID"_L1, isLocal ? u"FC"_s : u"VAT"_s);
    end();
    end();
}

void UblWriter::delivery()
{
    if (!m_invoice.eventOn)
        return;
    begin("Delivery"_L1);
    text("ActualDeliveryDate"_L1, dayText(*m_invoice.eventOn));
    if (hasCategory(m_invoice.lines, u"K"_s)) { // A supply within the EU must state its destination.
        begin("DeliveryLocation"_L1);
        begin("Address"_L1);
        begin("Country"_L1);
        text("IdentificationCode"_L1, m_invoice.buyer.country);
        end();
        end();
        end();
    }
    end();
}

void UblWriter::payment()
{
    const QString account = ibanIn(m_invoice.seller.bankDetails);
    begin("PaymentMeans"_L1); // A bank transfer, or "not agreed": some countries require this element.
    // A Danish invoice that names the transfer would also need the bank in the Danish format.
    const bool isTransfer = !account.isEmpty() && m_invoice.seller.country != kDenmark;
    text("PaymentMeansCode"_L1, isTransfer ? u"30"_s : u"1"_s);
    text("PaymentID"_L1, m_invoice.reference.isEmpty() ? m_invoice.number : m_invoice.reference);
    if (!account.isEmpty()) {
        begin("PayeeFinancialAccount"_L1);
        text("ID"_L1, account);
        end();
    }
    end();
    const QString terms = (m_invoice.seller.invoiceTerms + u'\n' + m_invoice.seller.bankDetails).trimmed();
    if (terms.isEmpty())
        return;
    begin("PaymentTerms"_L1);
    text("Note"_L1, terms);
    end();
}

void UblWriter::beginTaxCategory(QLatin1StringView name, const QString &category, double rate)
{
    constexpr double kPercent = 100;
    constexpr double kDecimals = 1e4;
    begin(name);
    text("ID"_L1, category);
    if (!m_isOutOfScope) // There is no rate outside the scope of VAT.
        text("Percent"_L1, numberText(std::round(rate * kPercent * kDecimals) / kDecimals));
}

void UblWriter::endTaxCategory()
{
    begin("TaxScheme"_L1);
    text("ID"_L1, u"VAT"_s);
    end();
    end();
}

void UblWriter::taxes()
{
    begin("TaxTotal"_L1);
    amount("TaxAmount"_L1, m_invoice.totalIncTax() - m_invoice.totalExclTax());
    for (const InvoiceTax &tax : m_invoice.taxes()) {
        begin("TaxSubtotal"_L1);
        amount("TaxableAmount"_L1, tax.exclTax);
        amount("TaxAmount"_L1, tax.incTax - tax.exclTax);
        beginTaxCategory("TaxCategory"_L1, tax.taxCategory(), tax.rate);
        if (wantsExemptionReason(tax.taxCategory()))
            text("TaxExemptionReason"_L1, tax.tax.reason);
        endTaxCategory();
        end();
    }
    end();
}

void UblWriter::totals()
{
    begin("LegalMonetaryTotal"_L1);
    amount("LineExtensionAmount"_L1, m_invoice.totalExclTax());
    amount("TaxExclusiveAmount"_L1, m_invoice.totalExclTax());
    amount("TaxInclusiveAmount"_L1, m_invoice.totalIncTax());
    if (m_invoice.paidBefore != 0)
        amount("PrepaidAmount"_L1, m_invoice.paidBefore);
    amount("PayableAmount"_L1, m_invoice.toBePaid());
    end();
}

/// Prices must not be negative: a reduction is minus one unit at a positive price.
void UblWriter::line(const InvoiceLine &line, const QString &heading)
{
    const bool isNegative = m_isCredit ? line.exclTax > 0 : line.exclTax < 0;
    begin(m_isCredit ? "CreditNoteLine"_L1 : "InvoiceLine"_L1);
    text("ID"_L1, QString::number(++m_lines));
    text("Note"_L1, heading);
    text(m_isCredit ? "CreditedQuantity"_L1 : "InvoicedQuantity"_L1, isNegative ? u"-1"_s : u"1"_s, "unitCode"_L1,
         u"C62"_s);
    amount("LineExtensionAmount"_L1, line.exclTax);
    begin("Item"_L1);
    if (line.taxCategory() == "Z"_L1) // UBL allows no exemption reason in this category.
        text("Description"_L1, u"Zero-rated goods"_s);
    text("Name"_L1, line.text);
    beginTaxCategory("ClassifiedTaxCategory"_L1, line.taxCategory(), line.taxRate);
    endTaxCategory();
    end();
    begin("Price"_L1);
    amount("PriceAmount"_L1, (m_isCredit ? -1 : 1) * std::abs(line.exclTax));
    end();
    end();
}

QByteArray UblWriter::write()
{
    const QString name = m_isCredit ? u"CreditNote"_s : u"Invoice"_s;
    const QString schema = u"urn:oasis:names:specification:ubl:schema:xsd:%1-2"_s.arg(name);
    m_xml.writeStartDocument();
    m_xml.writeDefaultNamespace(schema);
    m_xml.writeNamespace(kAggregates, u"cac"_s);
    m_xml.writeNamespace(kBasics, u"cbc"_s);
    m_xml.writeStartElement(schema, name);
    head();
    const Shop &seller = m_invoice.seller;
    const InvoiceBuyer &buyer = m_invoice.buyer;
    party(kSeller,
          {seller.name, seller.address, seller.country, seller.taxNumber, seller.electronicAddress, seller.phone,
           seller.email});
    party("AccountingCustomerParty"_L1,
          {buyer.name, buyer.address, buyer.country, buyer.taxNumber, buyer.electronicAddress, {}, buyer.email});
    delivery();
    payment();
    taxes();
    totals();
    QString heading;
    for (const InvoiceLine &one : m_invoice.lines) {
        if (one.isHeading)
            heading = one.text;
        else
            line(one, heading);
    }
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return m_bytes;
}

} // namespace

Result<QByteArray> ublOf(const Invoice &invoice)
{
    if (invoice.unit().digits() != 2)
        return refused("currency_not_supported", u"format"_s,
                       u"Ask for another format: UBL has no amounts in %1."_s.arg(invoice.seller.currency));
    if (invoice.seller.country == kGreece)
        return refused(
            "country_not_supported", u"format"_s,
            u"Ask for another format: an e-invoice from Greece carries the MARK number that myDATA gives, which "
            "nothing here has."_s);
    TRY(requireComplete(invoice));
    return UblWriter(invoice).write();
}

} // namespace stemdesk
