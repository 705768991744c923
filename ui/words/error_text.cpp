#include "ui/words/error_text.h"

#include "core/base/error.h"
#include "ui/words/billing_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct Sentence {
    std::string_view key;
    const char *text;
};

// Sentences by error code. %1 is the invoice's part of the code's detail, %n its count.
constexpr std::array kByCode{
    Sentence{"name_required", QT_TRANSLATE_NOOP("ErrorText", "Give it a name.")},
    Sentence{"category_required", QT_TRANSLATE_NOOP("ErrorText", "Choose a category.")},
    Sentence{"productType_required", QT_TRANSLATE_NOOP("ErrorText", "Choose a type.")},
    Sentence{"variant_required", QT_TRANSLATE_NOOP("ErrorText", "A new product needs its first variety.")},
    Sentence{"variantId_required", QT_TRANSLATE_NOOP("ErrorText", "Choose a flower or material.")},
    Sentence{"quantity_required", QT_TRANSLATE_NOOP("ErrorText", "Say how many.")},
    Sentence{"name_taken", QT_TRANSLATE_NOOP("ErrorText", "This name is already in use; choose another one.")},
    Sentence{"slug_taken", QT_TRANSLATE_NOOP("ErrorText", "Another event has this short name; choose another one.")},
    Sentence{"preset_read_only", QT_TRANSLATE_NOOP("ErrorText", "This one comes with Stemdesk and cannot be changed.")},
    Sentence{"product_on_event_items",
             QT_TRANSLATE_N_NOOP("ErrorText", "It is used on %n event line(s); remove it from those first.")},
    Sentence{"price_list_in_use",
             QT_TRANSLATE_N_NOOP("ErrorText", "%n event(s) are pinned to this price list; it cannot be deleted now.")},
    Sentence{"tax_group_in_use",
             QT_TRANSLATE_N_NOOP("ErrorText", "%n event(s) use this tax group; it cannot be deleted now.")},
    Sentence{"product_type_in_use",
             QT_TRANSLATE_N_NOOP("ErrorText",
                                 "%n product(s), price list(s) or event(s) have this type; it cannot be deleted now.")},
    Sentence{"folder_in_use",
             QT_TRANSLATE_NOOP("ErrorText", "Another Stemdesk is running on this data. Close it and try again.")},
    Sentence{
        "address_in_use",
        QT_TRANSLATE_NOOP("ErrorText", "Another program already uses this address; stop it or choose another port.")},
    Sentence{"address_not_available",
             QT_TRANSLATE_NOOP("ErrorText",
                               "This computer cannot listen there; choose another address, and a port above 1023.")},
    Sentence{"supplier_not_found", QT_TRANSLATE_NOOP("ErrorText", "There is no such supplier any more.")},
    Sentence{"shop_not_found",
             QT_TRANSLATE_NOOP("ErrorText", "There is no such shop. “stemdesk shop list” shows them.")},
    Sentence{"product_not_found", QT_TRANSLATE_NOOP("ErrorText", "There is no such product any more.")},
    Sentence{"variant_not_found", QT_TRANSLATE_NOOP("ErrorText", "There is no such variety any more.")},
    Sentence{"price_list_not_found", QT_TRANSLATE_NOOP("ErrorText", "There is no such price list any more.")},
    Sentence{"tax_group_not_found", QT_TRANSLATE_NOOP("ErrorText", "There is no such tax group any more.")},
    Sentence{"event_not_found", QT_TRANSLATE_NOOP("ErrorText", "There is no such event any more.")},
    Sentence{"contact_not_found", QT_TRANSLATE_NOOP("ErrorText", "There is no such contact any more.")},
    Sentence{"contact_on_events", QT_TRANSLATE_N_NOOP("ErrorText", "%n event(s) use it; take it off those first.")},
    Sentence{
        "shop_email_required",
        QT_TRANSLATE_NOOP("ErrorText", "Write the shop's e-mail address in Settings first; the message is from it.")},
    Sentence{"contact_email_required",
             QT_TRANSLATE_NOOP("ErrorText", "Write the supplier's e-mail address first; the message goes there.")},
    Sentence{"event_has_invoices",
             QT_TRANSLATE_N_NOOP("ErrorText", "%n invoice(s) were issued for this event; it cannot be deleted.")},
    Sentence{"template_in_series",
             QT_TRANSLATE_N_NOOP("ErrorText", "%n series have this event alone; give them another one first.")},
    Sentence{"acceptedBy_required", QT_TRANSLATE_NOOP("ErrorText", "Write who accepted it.")},
    Sentence{"quote_not_open",
             QT_TRANSLATE_NOOP("ErrorText", "This quote has already been answered; reopen it first.")},
    Sentence{"quote_not_decided", QT_TRANSLATE_NOOP("ErrorText", "This quote is already open.")},
    Sentence{"quote_accepted",
             QT_TRANSLATE_NOOP("ErrorText", "An accepted quote cannot be deleted; it can be reopened.")},
    Sentence{"amount_too_large", QT_TRANSLATE_NOOP("ErrorText", "This amount is too large to be kept to the cent.")},
    Sentence{"unreadable_row",
             QT_TRANSLATE_NOOP("ErrorText",
                               "What is stored of it cannot be read any more; look for it in an earlier backup.")},
    Sentence{"buyer_required",
             QT_TRANSLATE_NOOP("ErrorText", "There is nobody to bill: give the event a client first.")},
    Sentence{"instalment_invoiced", QT_TRANSLATE_NOOP("ErrorText", "This instalment has already been invoiced.")},
    Sentence{"nothing_to_order", QT_TRANSLATE_NOOP("ErrorText", "Everything that these events need is ordered.")},
    Sentence{"ordered_meanwhile",
             QT_TRANSLATE_NOOP("ErrorText",
                               "Some of it was ordered with another sheet meanwhile. Choose its events under "
                               "“To order”, and order what is new.")},
    Sentence{"goods_received",
             QT_TRANSLATE_NOOP("ErrorText", "Some goods of this sheet have arrived; clear what was received first.")},
    Sentence{"nothing_to_invoice", QT_TRANSLATE_NOOP("ErrorText", "Everything has already been invoiced.")},
    Sentence{"invoice_credited",
             QT_TRANSLATE_NOOP("ErrorText", "This invoice was credited; nothing of it is to be paid.")},
    Sentence{"nothing_due", QT_TRANSLATE_NOOP("ErrorText", "Nothing of this invoice is due.")},
    Sentence{
        "exemptionReason_required",
        QT_TRANSLATE_NOOP("ErrorText", "Say why no tax is charged: give the tax group or the price list a reason.")},
    Sentence{"exemptionReason_differs",
             QT_TRANSLATE_NOOP("ErrorText", "An invoice can give one reason only for each tax category.")},
    Sentence{"taxCategory_differs",
             QT_TRANSLATE_NOOP("ErrorText", "What lies outside the scope of tax has to be invoiced by itself.")},
    Sentence{"already_credited", QT_TRANSLATE_NOOP("ErrorText", "This invoice has already been credited.")},
    Sentence{"seller_incomplete",
             QT_TRANSLATE_NOOP("ErrorText",
                               "For an e-invoice the shop lacks: %1. Fill it in under Settings, then credit this "
                               "invoice and issue it again.")},
    Sentence{
        "buyer_incomplete",
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "For an e-invoice the client lacks: %1. Credit this invoice and issue it again with what is missing.")},
    Sentence{"currency_not_supported", QT_TRANSLATE_NOOP("ErrorText", "There are no e-invoices in this currency.")},
    Sentence{
        "country_not_supported",
        QT_TRANSLATE_NOOP("ErrorText",
                          "E-invoices from Greece carry a number of its tax office, which Stemdesk does not have.")},
    Sentence{"currency_in_use",
             QT_TRANSLATE_NOOP("ErrorText",
                               "There are payments, invoices or accepted quotes; the currency cannot be changed.")},
    Sentence{"supplier_archived",
             QT_TRANSLATE_NOOP("ErrorText", "This supplier is archived; bring it back or choose another one.")},
    Sentence{"variant_not_on_product", QT_TRANSLATE_NOOP("ErrorText", "This variety belongs to another product.")},
    Sentence{"wrong_product_type", QT_TRANSLATE_NOOP("ErrorText", "The price list is for another type of product.")},
    Sentence{"shop_not_empty", QT_TRANSLATE_NOOP("ErrorText", "The shop already has suppliers, products or events.")},
    Sentence{"url_required", QT_TRANSLATE_NOOP("ErrorText", "Write the address, like https://example.com/stemdesk.")},
    Sentence{"url_invalid", QT_TRANSLATE_NOOP("ErrorText", "Write a web address, like https://example.com/stemdesk.")},
    Sentence{"url_too_long", QT_TRANSLATE_NOOP("ErrorText", "This address is too long; 2,048 characters is the most.")},
    Sentence{"url_not_https",
             QT_TRANSLATE_NOOP("ErrorText", "The address must begin with https://, so that nobody can read along.")},
    Sentence{"url_port_not_allowed",
             QT_TRANSLATE_NOOP("ErrorText", "Leave the port out; webhooks go to the usual one, 443.")},
    Sentence{
        "url_has_credentials",
        QT_TRANSLATE_NOOP("ErrorText", "Leave the name and password out of the address; every message is signed.")},
    Sentence{"url_has_fragment", QT_TRANSLATE_NOOP("ErrorText", "Leave out the # and what follows it.")},
    Sentence{"url_host_not_allowed",
             QT_TRANSLATE_NOOP("ErrorText", "This address exists inside a network only; give one on the internet.")},
    Sentence{"url_host_unresolvable",
             QT_TRANSLATE_NOOP("ErrorText", "No computer was found at this address; check how it is spelled.")},
    Sentence{"url_host_not_public",
             QT_TRANSLATE_NOOP("ErrorText", "This address leads to a private computer; give one on the internet.")},
    Sentence{"events_required", QT_TRANSLATE_NOOP("ErrorText", "Choose at least one kind of message.")},
    Sentence{"master_key_locked",
             QT_TRANSLATE_NOOP("ErrorText",
                               "The keyring is locked, so no secret can be kept safe. Unlock it and try again.")},
    Sentence{"master_key_out_of_reach",
             QT_TRANSLATE_NOOP(
                 "ErrorText",
                 "This computer's keyring does not answer, so no secret can be kept safe. Start it and try again.")},
    Sentence{"master_key_entry_missing",
             QT_TRANSLATE_NOOP("ErrorText",
                               "The keyring no longer holds Stemdesk's key, so secrets cannot be opened. “stemdesk "
                               "secrets” helps to bring it back.")},
    Sentence{"master_key_file_missing",
             QT_TRANSLATE_NOOP("ErrorText",
                               "The file that keeps the secrets' key is missing. Put it back and try "
                               "again.")},
    Sentence{"master_key_wrong",
             QT_TRANSLATE_NOOP("ErrorText",
                               "The secrets are sealed with a different key from the one here. “stemdesk secrets” "
                               "helps to bring it back.")},
    Sentence{"webhooks_unavailable",
             QT_TRANSLATE_NOOP("ErrorText", "Webhooks cannot be set up while Stemdesk runs in this way.")},
    Sentence{"not_found", QT_TRANSLATE_NOOP("ErrorText", "It is no longer there; somebody has deleted it.")},
    Sentence{"version_mismatch", QT_TRANSLATE_NOOP("ErrorText", "Somebody else has changed this in the meantime.")},
    Sentence{"busy", QT_TRANSLATE_NOOP("ErrorText", "The shop's data is busy with other work; try again in a moment.")},
    Sentence{"storage_unavailable",
             QT_TRANSLATE_NOOP("ErrorText", "The shop's data cannot be reached now; nothing was changed.")},
    Sentence{"storage_full",
             QT_TRANSLATE_NOOP("ErrorText", "The disk is full; nothing was changed. Make room and try again.")},
    Sentence{"file_not_written",
             QT_TRANSLATE_NOOP("ErrorText", "The file cannot be written there; choose another place.")},
    Sentence{"image_format_missing",
             QT_TRANSLATE_NOOP("ErrorText",
                               "This computer cannot read pictures of this type. Install the package "
                               "qt6-image-formats-plugins, or choose a PNG or JPEG file.")},
    Sentence{"storage_damaged", QT_TRANSLATE_NOOP("ErrorText", "The shop's data is damaged; restore the last backup.")},
    Sentence{"storage_moved",
             QT_TRANSLATE_NOOP("ErrorText",
                               "The file with the shop's data was moved, replaced or deleted while Stemdesk runs; "
                               "nothing was changed. Quit, put it back or restore a backup, and start again.")},
    Sentence{"timeout", QT_TRANSLATE_NOOP("ErrorText", "It took longer than 30 seconds and was stopped.")},
    Sentence{"overloaded",
             QT_TRANSLATE_NOOP("ErrorText",
                               "Stemdesk is still busy with an earlier task that took too long; try again later.")},
    Sentence{"internal_error",
             QT_TRANSLATE_NOOP("ErrorText", "Something went wrong inside Stemdesk; nothing was changed.")},
};

// Values that break a rule, by the last part of their field.
constexpr std::array kByField{
    Sentence{"contactEmail", QT_TRANSLATE_NOOP("ErrorText", "Write an e-mail address, like anna@example.com.")},
    Sentence{"stemLength", QT_TRANSLATE_NOOP("ErrorText", "Write the stem length in centimetres, like 50.")},
    Sentence{"unitsPerPack", QT_TRANSLATE_NOOP("ErrorText", "Write how many come in one pack, more than 0.")},
    Sentence{"minPacks", QT_TRANSLATE_NOOP("ErrorText", "Write the minimum packs as a whole number.")},
    Sentence{"supplierMinPacks", QT_TRANSLATE_NOOP("ErrorText", "Give each supplier one minimum at most.")},
    Sentence{"supplierPacks", QT_TRANSLATE_NOOP("ErrorText", "Give each supplier one pack size, more than 0.")},
    Sentence{"supplierCodes",
             QT_TRANSLATE_NOOP("ErrorText", "Give each supplier one code at most, of no more than 100 characters.")},
    Sentence{"sparePercent", QT_TRANSLATE_NOOP("ErrorText", "Write a percentage from 0 to 100.")},
    Sentence{"spare", QT_TRANSLATE_NOOP("ErrorText", "Write a percentage from 0 to 100.")},
    Sentence{"ownedUnits", QT_TRANSLATE_NOOP("ErrorText", "Write how many the shop owns, 0 or more.")},
    Sentence{"replacementCostExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write the cost as an amount, 0 or more.")},
    Sentence{"hireDaysBefore", QT_TRANSLATE_NOOP("ErrorText", "Write a whole number of days, from 0 to 60.")},
    Sentence{"hireDaysAfter", QT_TRANSLATE_NOOP("ErrorText", "Write a whole number of days, from 0 to 60.")},
    Sentence{"colors", QT_TRANSLATE_NOOP("ErrorText", "Write the colours, separated by commas.")},
    Sentence{"quantity", QT_TRANSLATE_NOOP("ErrorText", "Write a number above 0.")},
    Sentence{"budget", QT_TRANSLATE_NOOP("ErrorText", "Write the budget as an amount, 0 or more.")},
    Sentence{"numberOfGuests", QT_TRANSLATE_NOOP("ErrorText", "Write the guests as a whole number.")},
    Sentence{"numberOfTables", QT_TRANSLATE_NOOP("ErrorText", "Write the tables as a whole number.")},
    Sentence{"ceremonyEnd", QT_TRANSLATE_NOOP("ErrorText", "The ceremony needs a start, and must end after it.")},
    Sentence{"venueEnd", QT_TRANSLATE_NOOP("ErrorText", "The time at the venue needs a start, and must end after it.")},
    Sentence{"ceremonyStart", QT_TRANSLATE_NOOP("ErrorText", "Choose a day within the years 1 to 9999.")},
    Sentence{"venueStart", QT_TRANSLATE_NOOP("ErrorText", "Choose a day within the years 1 to 9999.")},
    Sentence{"eventOn", QT_TRANSLATE_NOOP("ErrorText", "Choose a day within the years 1 to 9999.")},
    Sentence{"expiresAt", QT_TRANSLATE_NOOP("ErrorText", "Choose a day within the years 1 to 9999.")},
    Sentence{"hex", QT_TRANSLATE_NOOP("ErrorText", "Write the colour in the form #rrggbb.")},
    Sentence{"date", QT_TRANSLATE_NOOP("ErrorText", "Write a date.")},
    Sentence{"unitCostExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write the unit cost as an amount, 0 or more.")},
    Sentence{"packCostExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write the cost of a pack as an amount, 0 or more.")},
    Sentence{"taxMultiplier", QT_TRANSLATE_NOOP("ErrorText", "Write the tax as a factor, like 1.2 for 20%.")},
    Sentence{"name", QT_TRANSLATE_NOOP("ErrorText", "The name can have up to 200 characters, on one line.")},
    Sentence{"amount", QT_TRANSLATE_NOOP("ErrorText", "Write an amount with no more decimals than the currency has.")},
    Sentence{"emails",
             QT_TRANSLATE_NOOP("ErrorText", "Write e-mail addresses, like anna@example.com, separated by commas.")},
    Sentence{"country", QT_TRANSLATE_NOOP("ErrorText", "Write the country's name or its two letters, such as GB.")},
    Sentence{"electronicAddress",
             QT_TRANSLATE_NOOP("ErrorText", "Write the electronic address with its scheme, like 0106:12345678.")},
    Sentence{"paymentPlan",
             QT_TRANSLATE_NOOP("ErrorText", "The last part is the rest; those before it need a share or an amount.")},
    Sentence{"notes", QT_TRANSLATE_NOOP("ErrorText", "The notes are too long.")},
    Sentence{"rule", QT_TRANSLATE_NOOP("ErrorText", "There is no such day from the first one on; choose others.")},
    Sentence{"templateEventIds",
             QT_TRANSLATE_NOOP("ErrorText", "A series copies 1 to 12 events that have a date and are not cancelled.")},
    Sentence{"skips", QT_TRANSLATE_NOOP("ErrorText", "Write days, separated by semicolons.")},
    Sentence{"moves", QT_TRANSLATE_NOOP("ErrorText", "Move each day to one other day only.")},
    Sentence{"minOrderExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"deliveryCostExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"freeDeliveryFromExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"fixedPriceIncTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"unitUpliftIncTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"amountExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"amountIncTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"hourlyRateExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"rateExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"creditExclTax", QT_TRANSLATE_NOOP("ErrorText", "Write an amount, 0 or more.")},
    Sentence{"hours", QT_TRANSLATE_NOOP("ErrorText", "Write a number, 0 or more.")},
    Sentence{"distance", QT_TRANSLATE_NOOP("ErrorText", "Write a number, 0 or more.")},
    Sentence{"minutes", QT_TRANSLATE_NOOP("ErrorText", "Write a number, 0 or more.")},
    Sentence{"minutesPerCopy", QT_TRANSLATE_NOOP("ErrorText", "Write a number, 0 or more.")},
    Sentence{"minutesSpent", QT_TRANSLATE_NOOP("ErrorText", "Write a number, 0 or more.")},
    Sentence{"rejectedUnits", QT_TRANSLATE_NOOP("ErrorText", "Write a number, 0 or more.")},
    Sentence{"packsReceived", QT_TRANSLATE_NOOP("ErrorText", "Write a number, 0 or more.")},
    Sentence{"percent", QT_TRANSLATE_NOOP("ErrorText", "Write a percentage from 0 to 100.")},
    Sentence{"returns",
             QT_TRANSLATE_NOOP("ErrorText", "No more can come back, be damaged or be missing than went out.")},
    Sentence{"taxCategory",
             QT_TRANSLATE_NOOP("ErrorText", "Category S is for rates above 0, the others are for a rate of 0.")},
    Sentence{"claimHours", QT_TRANSLATE_NOOP("ErrorText", "Write a number above 0.")},
};

template <size_t Count>
const Sentence *find(const std::array<Sentence, Count> &sentences, std::string_view key)
{
    const auto found = std::ranges::find(sentences, key, &Sentence::key);
    return found == sentences.end() ? nullptr : &*found;
}

const Sentence *sentenceFor(const Error &error, std::string_view code)
{
    if (const Sentence *sentence = find(kByCode, code))
        return sentence;
    if (error.kind != Error::Kind::Invalid)
        return nullptr;
    const QByteArray field = error.field.mid(error.field.lastIndexOf(QLatin1Char('.')) + 1).toUtf8();
    return find(kByField, std::string_view(field.constData(), size_t(field.size())));
}

} // namespace

QString errorText(const Error &error)
{
    const qsizetype colon = error.code.indexOf(':');
    const QByteArray code = colon < 0 ? error.code : error.code.first(colon);
    const QByteArray detail = colon < 0 ? QByteArray() : error.code.mid(colon + 1);
    const Sentence *sentence = sentenceFor(error, std::string_view(code.constData(), size_t(code.size())));
    if (!sentence) // The message may name a field of the API.
        return error.message.startsWith("Give "_L1) && error.message.contains(u'"')
            ? QCoreApplication::translate("ErrorText", "This does not fit here; write another value.")
            : error.message;
    bool isCount = false;
    const int count = detail.toInt(&isCount);
    QString text = QCoreApplication::translate("ErrorText", sentence->text, nullptr, isCount ? count : -1);
    return text.replace("%1"_L1, invoiceFacts(QString::fromLatin1(detail).split(u',')));
}

QString refusalText(const Error &error, const QString &valueNow)
{
    if (error.kind != Error::Kind::Stale)
        return errorText(error);
    return QCoreApplication::translate("ErrorText",
                                       "Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.")
        .arg(valueNow);
}

} // namespace stemdesk::ui
