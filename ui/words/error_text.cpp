#include "ui/words/error_text.h"

#include "core/base/error.h"
#include "ui/words/billing_words.h"
#include "ui/words/wording.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)

public:
    // Sentences by error code. %1 is the invoice's part of the code's detail, %n its count.
    static constexpr Wording kByCode[] = {
        {"name_required", QT_TR_NOOP("Give it a name.")},
        {"category_required", QT_TR_NOOP("Choose a category.")},
        {"productType_required", QT_TR_NOOP("Choose a type.")},
        {"variant_required", QT_TR_NOOP("A new product needs its first variety.")},
        {"variantId_required", QT_TR_NOOP("Choose a flower or material.")},
        {"quantity_required", QT_TR_NOOP("Say how many.")},
        {"name_taken", QT_TR_NOOP("This name is already in use; choose another one.")},
        {"slug_taken", QT_TR_NOOP("Another event has this short name; choose another one.")},
        {"preset_read_only", QT_TR_NOOP("This one comes with Stemdesk and cannot be changed.")},
        {"product_on_event_items", QT_TR_N_NOOP("It is used on %n event line(s); remove it from those first.")},
        {"price_list_in_use", QT_TR_N_NOOP("%n event(s) are pinned to this price list; it cannot be deleted now.")},
        {"tax_group_in_use", QT_TR_N_NOOP("%n event(s) use this tax group; it cannot be deleted now.")},
        {"product_type_in_use",
         QT_TR_N_NOOP("%n product(s), price list(s) or event(s) have this type; it cannot be deleted now.")},
        {"folder_in_use", QT_TR_NOOP("Another Stemdesk is running on this data. Close it and try again.")},
        {"address_in_use", QT_TR_NOOP("Another program already uses this address; stop it or choose another port.")},
        {"address_not_available",
         QT_TR_NOOP("This computer cannot listen there; choose another address, and a port above 1023.")},
        {"supplier_not_found", QT_TR_NOOP("There is no such supplier any more.")},
        {"shop_not_found", QT_TR_NOOP("There is no such shop. “stemdesk shop list” shows them.")},
        {"product_not_found", QT_TR_NOOP("There is no such product any more.")},
        {"variant_not_found", QT_TR_NOOP("There is no such variety any more.")},
        {"price_list_not_found", QT_TR_NOOP("There is no such price list any more.")},
        {"tax_group_not_found", QT_TR_NOOP("There is no such tax group any more.")},
        {"event_not_found", QT_TR_NOOP("There is no such event any more.")},
        {"contact_not_found", QT_TR_NOOP("There is no such contact any more.")},
        {"contact_on_events", QT_TR_N_NOOP("%n event(s) use it; take it off those first.")},
        {"shop_email_required",
         QT_TR_NOOP("Write the shop’s e-mail address in Settings first; the message is from it.")},
        {"contact_email_required", QT_TR_NOOP("Write the supplier’s e-mail address first; the message goes there.")},
        {"event_has_invoices", QT_TR_N_NOOP("%n invoice(s) were issued for this event; it cannot be deleted.")},
        {"template_in_series",
         QT_TR_N_NOOP("%n series copy this event alone. Choose another event for them under “Series” first, or delete "
                      "them.")},
        {"acceptedBy_required", QT_TR_NOOP("Write who accepted it.")},
        {"quote_not_open", QT_TR_NOOP("This quote has already been answered; reopen it first.")},
        {"quote_not_decided", QT_TR_NOOP("This quote is already open.")},
        {"quote_accepted", QT_TR_NOOP("An accepted quote cannot be deleted; it can be reopened.")},
        {"amount_too_large", QT_TR_NOOP("This amount is too large to be kept to the cent.")},
        {"unreadable_row",
         QT_TR_NOOP("What is stored of it cannot be read any more; look for it in an earlier backup.")},
        {"buyer_required", QT_TR_NOOP("There is nobody to bill: give the event a client first.")},
        {"instalment_invoiced", QT_TR_NOOP("This instalment has already been invoiced.")},
        {"nothing_to_order", QT_TR_NOOP("Everything that these events need is ordered.")},
        {"ordered_meanwhile",
         QT_TR_NOOP("Some of it was ordered with another sheet meanwhile. Choose its events under “To order”, and "
                    "order what is new.")},
        {"goods_received", QT_TR_NOOP("Some goods of this sheet have arrived; clear what was received first.")},
        {"nothing_to_invoice", QT_TR_NOOP("Everything has already been invoiced.")},
        {"invoice_credited", QT_TR_NOOP("This invoice was credited; nothing of it is to be paid.")},
        {"nothing_due", QT_TR_NOOP("Nothing of this invoice is due.")},
        {"exemptionReason_required",
         QT_TR_NOOP("Say why no tax is charged: give the tax group or the price list a reason.")},
        {"exemptionReason_differs", QT_TR_NOOP("An invoice can give one reason only for each tax category.")},
        {"taxCategory_differs", QT_TR_NOOP("What lies outside the scope of tax has to be invoiced by itself.")},
        {"already_credited", QT_TR_NOOP("This invoice has already been credited.")},
        {"seller_incomplete",
         QT_TR_NOOP("For an e-invoice the shop lacks: %1. Fill it in under Settings, then credit this invoice and "
                    "issue it again.")},
        {"buyer_incomplete",
         QT_TR_NOOP(
             "For an e-invoice the client lacks: %1. Credit this invoice and issue it again with what is missing.")},
        {"currency_not_supported", QT_TR_NOOP("There are no e-invoices in this currency.")},
        {"country_not_supported",
         QT_TR_NOOP("E-invoices from Greece carry a number of its tax office, which Stemdesk does not have.")},
        {"currency_in_use",
         QT_TR_NOOP("There are payments, invoices or accepted quotes; the currency cannot be changed.")},
        {"supplier_archived", QT_TR_NOOP("This supplier is archived; bring it back or choose another one.")},
        {"variant_not_on_product", QT_TR_NOOP("This variety belongs to another product.")},
        {"wrong_product_type", QT_TR_NOOP("The price list is for another type of product.")},
        {"shop_not_empty", QT_TR_NOOP("The shop already has suppliers, products or events.")},
        {"url_required", QT_TR_NOOP("Write the address, like https://example.com/stemdesk.")},
        {"url_invalid", QT_TR_NOOP("Write a web address, like https://example.com/stemdesk.")},
        {"url_too_long", QT_TR_NOOP("This address is too long; 2,048 characters is the most.")},
        {"url_not_https", QT_TR_NOOP("The address must begin with https://, so that nobody can read along.")},
        {"url_port_not_allowed", QT_TR_NOOP("Leave the port out; webhooks go to the usual one, 443.")},
        {"url_has_credentials", QT_TR_NOOP("Leave the name and password out of the address; every message is signed.")},
        {"url_has_fragment", QT_TR_NOOP("Leave out the # and what follows it.")},
        {"url_host_not_allowed", QT_TR_NOOP("This address exists inside a network only; give one on the internet.")},
        {"url_host_unresolvable", QT_TR_NOOP("No computer was found at this address; check how it is spelled.")},
        {"url_host_not_public", QT_TR_NOOP("This address leads to a private computer; give one on the internet.")},
        {"events_required", QT_TR_NOOP("Choose at least one kind of message.")},
        {"master_key_locked",
         QT_TR_NOOP("The keyring is locked, so no secret can be kept safe. Unlock it and try again.")},
        {"master_key_out_of_reach",
         QT_TR_NOOP("This computer’s keyring does not answer, so no secret can be kept safe. Start it and try again.")},
        {"master_key_entry_missing",
         QT_TR_NOOP("The keyring no longer holds Stemdesk’s key, so secrets cannot be opened. “stemdesk secrets” helps "
                    "to bring it back.")},
        {"master_key_file_missing",
         QT_TR_NOOP("The file that keeps the secrets’ key is missing. Put it back and try again.")},
        {"master_key_wrong",
         QT_TR_NOOP("The secrets are sealed with a different key from the one here. “stemdesk secrets” helps to bring "
                    "it back.")},
        {"webhooks_unavailable", QT_TR_NOOP("Webhooks cannot be set up while Stemdesk runs in this way.")},
        {"not_found", QT_TR_NOOP("It is no longer there; somebody has deleted it.")},
        {"version_mismatch", QT_TR_NOOP("Somebody else has changed this in the meantime.")},
        {"busy", QT_TR_NOOP("The shop’s data is busy with other work; try again in a moment.")},
        {"storage_unavailable", QT_TR_NOOP("The shop’s data cannot be reached now; nothing was changed.")},
        {"storage_full", QT_TR_NOOP("The disk is full; nothing was changed. Make room and try again.")},
        {"file_not_written", QT_TR_NOOP("The file cannot be written there; choose another place.")},
        {"image_format_missing",
         QT_TR_NOOP("This computer cannot read pictures of this type. Install the package qt6-image-formats-plugins, "
                    "or choose a PNG or JPEG file.")},
        {"storage_damaged", QT_TR_NOOP("The shop’s data is damaged; restore the last backup.")},
        {"storage_moved",
         QT_TR_NOOP("The file with the shop’s data was moved, replaced or deleted while Stemdesk runs; nothing was "
                    "changed. Quit, put it back or restore a backup, and start again.")},
        {"timeout", QT_TR_NOOP("It took longer than 30 seconds and was stopped.")},
        {"overloaded", QT_TR_NOOP("Stemdesk is still busy with an earlier task that took too long; try again later.")},
        {"internal_error", QT_TR_NOOP("Something went wrong inside Stemdesk; nothing was changed.")},
    };

    // Values that break a rule, by the last part of their field.
    static constexpr Wording kByField[] = {
        {"contactEmail", QT_TR_NOOP("Write an e-mail address, like anna@example.com.")},
        {"email", QT_TR_NOOP("Write an e-mail address, like anna@example.com.")},
        {"stemLength", QT_TR_NOOP("Write the stem length in centimetres, like 50.")},
        {"unitsPerPack", QT_TR_NOOP("Write how many come in one pack, more than 0.")},
        {"minPacks", QT_TR_NOOP("Write the minimum packs as a whole number.")},
        {"supplierMinPacks", QT_TR_NOOP("Give each supplier one minimum at most.")},
        {"supplierPacks", QT_TR_NOOP("Give each supplier one pack size, more than 0.")},
        {"supplierCodes", QT_TR_NOOP("Give each supplier one code at most, of no more than 100 characters.")},
        {"sparePercent", QT_TR_NOOP("Write a percentage from 0 to 100.")},
        {"spare", QT_TR_NOOP("Write a percentage from 0 to 100.")},
        {"ownedUnits", QT_TR_NOOP("Write how many the shop owns, 0 or more.")},
        {"replacementCostExclTax", QT_TR_NOOP("Write the cost as an amount, 0 or more.")},
        {"hireDaysBefore", QT_TR_NOOP("Write a whole number of days, from 0 to 60.")},
        {"hireDaysAfter", QT_TR_NOOP("Write a whole number of days, from 0 to 60.")},
        {"colors", QT_TR_NOOP("Write the colours, separated by commas.")},
        {"quantity", QT_TR_NOOP("Write a number above 0.")},
        {"budget", QT_TR_NOOP("Write the budget as an amount, 0 or more.")},
        {"numberOfGuests", QT_TR_NOOP("Write the guests as a whole number.")},
        {"numberOfTables", QT_TR_NOOP("Write the tables as a whole number.")},
        {"ceremonyEnd", QT_TR_NOOP("The ceremony needs a start, and must end after it.")},
        {"venueEnd", QT_TR_NOOP("The time at the venue needs a start, and must end after it.")},
        {"ceremonyStart", QT_TR_NOOP("Choose a day within the years 1 to 9999.")},
        {"venueStart", QT_TR_NOOP("Choose a day within the years 1 to 9999.")},
        {"eventOn", QT_TR_NOOP("Choose a day within the years 1 to 9999.")},
        {"expiresAt", QT_TR_NOOP("Choose a day within the years 1 to 9999.")},
        {"hex", QT_TR_NOOP("Write the colour in the form #rrggbb.")},
        {"date", QT_TR_NOOP("Write a date.")},
        {"unitCostExclTax", QT_TR_NOOP("Write the unit cost as an amount, 0 or more.")},
        {"packCostExclTax", QT_TR_NOOP("Write the cost of a pack as an amount, 0 or more.")},
        {"taxMultiplier", QT_TR_NOOP("Write the tax as a factor, like 1.2 for 20%.")},
        {"name", QT_TR_NOOP("The name can have up to 200 characters, on one line.")},
        {"amount", QT_TR_NOOP("Write an amount with no more decimals than the currency has.")},
        {"emails", QT_TR_NOOP("Write e-mail addresses, like anna@example.com, separated by commas.")},
        {"country", QT_TR_NOOP("Write the country’s name or its two letters, such as GB.")},
        {"electronicAddress", QT_TR_NOOP("Write the electronic address with its scheme, like 0106:12345678.")},
        {"paymentPlan", QT_TR_NOOP("The last part is the rest; those before it need a share or an amount.")},
        {"notes", QT_TR_NOOP("The notes are too long.")},
        {"rule", QT_TR_NOOP("There is no such day from the first one on; choose others.")},
        {"templateEventIds", QT_TR_NOOP("A series copies 1 to 12 events that have a date and are not cancelled.")},
        {"skips", QT_TR_NOOP("Write days, separated by semicolons.")},
        {"moves", QT_TR_NOOP("Move each day to one other day only.")},
        {"minOrderExclTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"deliveryCostExclTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"freeDeliveryFromExclTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"fixedPriceIncTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"unitUpliftIncTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"amountExclTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"amountIncTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"hourlyRateExclTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"rateExclTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"creditExclTax", QT_TR_NOOP("Write an amount, 0 or more.")},
        {"hours", QT_TR_NOOP("Write a number, 0 or more.")},
        {"distance", QT_TR_NOOP("Write a number, 0 or more.")},
        {"minutes", QT_TR_NOOP("Write a number, 0 or more.")},
        {"minutesPerCopy", QT_TR_NOOP("Write a number, 0 or more.")},
        {"minutesSpent", QT_TR_NOOP("Write a number, 0 or more.")},
        {"rejectedUnits", QT_TR_NOOP("Write a number, 0 or more.")},
        {"packsReceived", QT_TR_NOOP("Write a number, 0 or more.")},
        {"percent", QT_TR_NOOP("Write a percentage from 0 to 100.")},
        {"returns", QT_TR_NOOP("No more can come back, be damaged or be missing than went out.")},
        {"taxCategory", QT_TR_NOOP("Category S is for rates above 0, the others are for a rate of 0.")},
        {"claimHours", QT_TR_NOOP("Write a number above 0.")},
    };
};

const char *sentenceFor(const Error &error, const QByteArray &code)
{
    if (const char *sentence = wordingOf(ErrorWords::kByCode, code))
        return sentence;
    if (error.kind != Error::Kind::Invalid)
        return nullptr;
    return wordingOf(ErrorWords::kByField, error.field.mid(error.field.lastIndexOf(u'.') + 1));
}

} // namespace

QString errorText(const Error &error)
{
    const qsizetype colon = error.code.indexOf(':');
    const QByteArray code = colon < 0 ? error.code : error.code.first(colon);
    const QByteArray detail = colon < 0 ? QByteArray() : error.code.mid(colon + 1);
    const char *sentence = sentenceFor(error, code);
    if (!sentence) // The message may name a field of the API.
        return error.message.startsWith("Give "_L1) && error.message.contains(u'"')
            ? ErrorWords::tr("This does not fit here; write another value.")
            : error.message;
    bool isCount = false;
    const int count = detail.toInt(&isCount);
    QString text = ErrorWords::tr(sentence, nullptr, isCount ? count : -1);
    return text.replace("%1"_L1, invoiceFacts(QString::fromLatin1(detail).split(u',')));
}

QString refusalText(const Error &error, const QString &valueNow)
{
    if (error.kind != Error::Kind::Stale)
        return errorText(error);
    return ErrorWords::tr("Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.").arg(valueNow);
}

} // namespace stemdesk::ui
