#include "core/domain/billing/invoice.h"

#include "core/base/wording.h"
#include "core/domain/clients/country_code.h"
#include "core/domain/clients/electronic_address.h"
#include "core/domain/field_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kKinds{std::pair{InvoiceKind::Invoice, "invoice"},
                            std::pair{InvoiceKind::CreditNote, "credit_note"}};

} // namespace

QByteArray invoiceKindText(InvoiceKind kind)
{
    return std::ranges::find(kKinds, kind, [](const auto &known) { return known.first; })->second;
}

std::optional<InvoiceKind> invoiceKindFrom(QByteArrayView text)
{
    const auto *found =
        std::ranges::find_if(kKinds, [&](const auto &known) { return text == QByteArrayView(known.second); });
    return found == kKinds.end() ? std::nullopt : std::optional(found->first);
}

qint64 Invoice::totalExclTax() const
{
    qint64 sum = 0;
    for (const InvoiceLine &line : lines)
        sum += line.exclTax;
    return sum;
}

qint64 Invoice::totalIncTax() const
{
    qint64 sum = 0;
    for (const InvoiceLine &line : lines)
        sum += line.incTax;
    return sum;
}

qint64 Invoice::totalIncTax(EventId event) const
{
    qint64 sum = 0;
    for (const InvoiceLine &line : linesOf(event))
        sum += line.incTax;
    return sum;
}

QList<EventId> Invoice::events() const
{
    if (!eventId.isNull())
        return {eventId};
    QList<EventId> events;
    for (const InvoiceLine &line : lines) {
        if (!events.contains(line.eventId))
            events.append(line.eventId);
    }
    return events;
}

QList<InvoiceLine> Invoice::linesOf(EventId event) const
{
    if (event == eventId)
        return lines;
    QList<InvoiceLine> own = lines;
    own.removeIf([&](const InvoiceLine &line) { return line.isHeading || line.eventId != event; });
    return own;
}

namespace {

/// Checks the buyer's details on the invoice.
template <class Request>
void checkWords(FieldRules &rules, const Request &request)
{
    if (const auto buyer = buyerFrom(request.buyer.value_or(InvoiceBuyerPatch{.name = u"-"_s})); !buyer)
        rules.fail(buyer.error());
    if (const auto note = invoiceNote(request.note.value_or(QString()), u"note"_s); !note)
        rules.fail(note.error());
}

} // namespace

Status soundRequest(const InvoiceRequest &request)
{
    FieldRules rules;
    rules.require(request.kind && !request.kind->isEmpty(), u"kind"_s);
    const QString kind = request.kind.value_or(QString());
    const bool isInstalment = kind == "instalment"_L1;
    if (!isInstalment && kind != "rest"_L1)
        rules.fail(unfit(u"kind"_s, u"\"instalment\" or \"rest\""_s, quoted(kind)));
    if (isInstalment)
        rules.require(request.instalment.has_value(), u"instalment"_s);
    else if (request.instalment)
        rules.fail(invalid(u"instalment"_s, u"Leave \"instalment\" out: the rest is none."_s));
    if (request.buyer && request.contactId)
        rules.fail(invalid(u"buyer"_s, u"Give \"buyer\" or \"contactId\", not both."_s));
    checkWords(rules, request);
    const Result<bool> sound = rules.result(true);
    return sound ? Status() : Status(sound.error());
}

Status soundRequest(const MonthRequest &request)
{
    FieldRules rules;
    rules.require(request.contactId.has_value(), u"contactId"_s);
    rules.require(request.from.has_value(), u"from"_s);
    rules.require(request.to.has_value(), u"to"_s);
    if (request.from && request.to && *request.to < *request.from)
        rules.fail(invalid(u"to"_s, u"Give \"to\" the day of \"from\" or a later one."_s));
    checkWords(rules, request);
    const Result<bool> sound = rules.result(true);
    return sound ? Status() : Status(sound.error());
}

Result<InvoiceBuyer> buyerFrom(const InvoiceBuyerPatch &patch)
{
    InvoiceBuyer buyer;
    FieldRules rules(u"buyer."_s);
    rules.name(buyer.name, patch.name, u"name"_s);
    rules.multiline(buyer.address, patch.address, u"address"_s);
    takeCountry(rules, buyer.country, patch.country, u"country"_s);
    rules.line(buyer.email, patch.email, u"email"_s);
    if (!buyer.email.isEmpty() && !isEmailAddress(buyer.email))
        rules.fail(unfit(u"email"_s, u"an address with one @ and text on both sides of it"_s, quoted(buyer.email)));
    rules.line(buyer.taxNumber, patch.taxNumber, u"taxNumber"_s);
    takeElectronicAddress(rules, buyer.electronicAddress, patch.electronicAddress, u"electronicAddress"_s);
    rules.line(buyer.reference, patch.reference, u"reference"_s);
    return rules.result(std::move(buyer));
}

Result<QString> invoiceNote(const QString &note, const QString &field)
{
    return multilineText(note, field);
}

Invoice creditOf(const Invoice &invoice)
{
    Invoice credit = invoice;
    credit.kind = InvoiceKind::CreditNote;
    credit.creditsId = invoice.id;
    credit.creditsNumber = invoice.number;
    credit.creditsIssuedOn = invoice.issuedOn;
    credit.dueOn.reset();
    credit.note.clear();
    credit.reference.clear();
    credit.iban.clear();
    credit.paidBefore = 0;
    credit.standing = {};
    for (InvoiceLine &line : credit.lines) {
        line.exclTax = -line.exclTax;
        line.incTax = -line.incTax;
    }
    return credit;
}

} // namespace stemdesk
