#include "core/services/billing/billing_row_rules.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/billing/invoice.h"
#include "core/domain/billing/invoice_number.h"
#include "core/domain/billing/journal.h"
#include "core/domain/billing/payment.h"
#include "core/domain/billing/quote.h"
#include "core/domain/clients/contact.h"
#include "core/domain/clients/event_contact.h"
#include "core/json/billing/issued_invoice_json.h"
#include "core/json/billing/proposal_json.h"
#include "core/json/json_reader.h"
#include "core/services/row_rules.h"
#include "core/storage/shops/shop_rows.h"

namespace stemdesk {

Status validateEventContact(const ShopRow &row)
{
    const auto kept = keptContacts({{.contactId = {}, .role = row.text("role")}});
    return kept ? Status() : Status(kept.error());
}

/// A quote's frozen content is written by the program only; it just has to be readable.
Status validateQuote(const ShopRow &row)
{
    const QString day = row.text("valid_until");
    const auto state = quoteStateFrom(row.text("quote_state").toLatin1());
    const auto note = patched(Quote{}, {.note = row.text("note")});
    const auto proposal = proposalFrom(row.text("proposal").toUtf8());
    const auto event = JsonDocument::parse(row.text("event").toUtf8());
    return all({require(state.has_value() && row.integer("number").value_or(0) > 0),
                note ? require(note->note == row.text("note")) : Status(note.error()),
                require(day.isEmpty() || dayFrom(day).has_value()),
                require(proposal.has_value() && event.has_value())});
}

Status validatePayment(const ShopRow &row)
{
    const QString day = row.text("paid_on");
    const PaymentPatch patch{.amount = double(row.integer("amount").value_or(0)),
                             .paidOn = dayFrom(day).value_or(QDate()),
                             .method = row.text("method"),
                             .reference = row.text("reference"),
                             .note = row.text("note")};
    // The row counts in minor units: those of a currency without a fraction are its amounts.
    const Result<Payment> made = patched(Payment{.amount = {.unit = MinorUnit(u"JPY")}}, patch);
    return made
        ? all(
            {require(made->method == *patch.method && made->reference == *patch.reference && made->note == *patch.note),
             require(isCalendarDay(made->paidOn))})
        : Status(made.error());
}

/// It was numbered as its series counts, and what it says can be read.
Status validateInvoice(const ShopRow &row)
{
    const QString day = row.text("issued_on");
    const auto kind = invoiceKindFrom(row.text("kind").toLatin1());
    const QString number = invoiceNumber(row.text("series"), int(row.integer("place").value_or(0)));
    const auto invoice = invoiceFrom(Invoice{}, row.text("document").toUtf8());
    return all({require(kind.has_value() && row.integer("place").value_or(0) > 0 && number == row.text("number")),
                require(dayFrom(day).has_value()), invoice ? Status() : Status(invoice.error())});
}

Status validateReminder(const ShopRow &row)
{
    constexpr int kMostLevel = 3;
    const qint64 level = row.integer("level").value_or(0);
    return require(level >= 1 && level <= kMostLevel);
}

/// Whether the rows fit each other is for the check of the journal.
Status validateJournal(const ShopRow &row)
{
    const auto isJson = [&](QByteArrayView column) {
        return !row.has(column) || row.text(column).isEmpty()
            || JsonDocument::parse(row.text(column).toUtf8()).has_value();
    };
    return all(
        {require(row.integer("seq").value_or(0) > 0 && namesFrom(kJournalKinds).contains(row.text("entry_kind"))),
         require(isJson("json_before") && isJson("json_after"))});
}

} // namespace stemdesk
