#include "core/domain/billing/payment_plan.h"
#include "tests/ui/undo/undo_shop.h"
#include "tests/ui/undo/walked_edits.h"
#include "ui/undo/billing_edits.h"
#include "ui/undo/contact_edits.h"
#include "ui/undo/setting_edits.h"

namespace stemdesk {

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

const QString kClientText = u"Change"_s;

QList<WalkedEdit> contactEdits()
{
    return {
        {"add contact",
         u"createContactEdit"_s,
         {u"ContactService::create"_s, u"ContactService::remove"_s},
         [](UndoShop &) { return createContactEdit(kClientText, {.name = u"Tom"_s}, std::make_shared<ContactId>()); }},
        {"change contact",
         u"patchContactEdit"_s,
         {u"ContactService::patch"_s},
         [](UndoShop &shop) {
             return patchContactEdit(kClientText, shop.contact,
                                     {.company = u" Byron  Ltd"_s, .phones = QStringList{u" 0123"_s, u"0456"_s}});
         }},
        {"rename a client",
         u"patchContactEdit"_s,
         {},
         [](UndoShop &shop) { return patchContactEdit(kClientText, shop.contact, {.name = u"Ada King"_s}); },
         {},
         [](UndoShop &shop) {
             must(shop.services().events.patch(shop.filled.event,
                                               {.clientName1 = u"Tom"_s,
                                                .clientName2 = shop.contact.name,
                                                .contacts = QList<EventContact>{{shop.contact.id, u"client"_s}}}));
         }},
        {"delete contact",
         u"removeContactEdit"_s,
         {u"ContactService::removeWhole"_s, u"ContactService::restore"_s},
         [](UndoShop &shop) { return removeContactEdit(kClientText, shop.contact.id); }},
    };
}

QList<WalkedEdit> quoteEdits()
{
    return {
        // Its number stays taken, for good.
        {"freeze quote",
         u"freezeQuoteEdit"_s,
         {u"QuoteService::create"_s, u"QuoteService::restore"_s},
         [](UndoShop &shop) {
             return freezeQuoteEdit(kClientText, shop.filled.event, {.note = u"As we said"_s},
                                    std::make_shared<QuoteId>());
         },
         {"quote_count"}},
        {"delete quote",
         u"removeQuoteEdit"_s,
         {u"QuoteService::remove"_s},
         [](UndoShop &shop) { return removeQuoteEdit(kClientText, shop.quote); }},
        {"accept quote",
         u"acceptQuoteEdit"_s,
         {u"QuoteService::accept"_s, u"QuoteService::takeBack"_s},
         [](UndoShop &shop) { return acceptQuoteEdit(kClientText, shop.quote, u" Ada"_s); }},
        {"decline quote",
         u"declineQuoteEdit"_s,
         {u"QuoteService::decline"_s},
         [](UndoShop &shop) { return declineQuoteEdit(kClientText, shop.quote, u"Too much"_s); }},
        {"reopen quote",
         u"reopenQuoteEdit"_s,
         {u"QuoteService::reopen"_s},
         [](UndoShop &shop) { return reopenQuoteEdit(kClientText, shop.declined); }},
    };
}

QString planOf(const PaymentPlan &plan)
{
    return plan.isEmpty() ? QString() : QString::fromUtf8(planText(plan));
}

QList<WalkedEdit> paymentEdits()
{
    return {
        {"record payment",
         u"recordPaymentEdit"_s,
         {u"PaymentService::create(PaymentPatch)"_s, u"PaymentService::restore"_s},
         [](UndoShop &shop) {
             return recordPaymentEdit(kClientText, shop.filled.event,
                                      {.amount = -5.25, .paidOn = QDate(2026, 4, 2), .method = u" Cash "_s});
         }},
        {"record payment of invoice",
         u"recordInvoicePaymentEdit"_s,
         {},
         [](UndoShop &shop) {
             const InvoiceId invoice =
                 must(shop.services().invoices.list({.eventId = shop.filled.event}, {})).rows.constFirst().id;
             return recordInvoicePaymentEdit(kClientText, invoice, {.amount = 5, .paidOn = QDate(2026, 4, 2)});
         },
         {},
         [](UndoShop &shop) {
             must(shop.services().invoices.issue(shop.filled.event,
                                                 {.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Ada"_s}}));
         }},
        {"change payment",
         u"patchPaymentEdit"_s,
         {u"PaymentService::patch(PaymentPatch)"_s},
         [](UndoShop &shop) {
             return patchPaymentEdit(kClientText, shop.payment, {.amount = 20, .note = u"Twice"_s});
         }},
        {"delete payment",
         u"removePaymentEdit"_s,
         {u"PaymentService::remove()"_s},
         [](UndoShop &shop) { return removePaymentEdit(kClientText, shop.payment); }},
        {"change the payment plan",
         u"countingKeptPlans"_s,
         {},
         [](UndoShop &shop) {
             const SettingField plan{.key = u"payment-plan"_s,
                                     .text = [](const Shop &read) { return planOf(read.paymentPlan); },
                                     .isList = true};
             const PaymentPlan whole{{.name = u"Deposit"_s, .percent = 30}, {.name = u"Balance"_s, .isRest = true}};
             return countingKeptPlans(SettingEdits::change(kClientText, shop.settings(), {{plan, planOf(whole)}}),
                                      std::make_shared<int>(0));
         },
         {},
         [](UndoShop &shop) {
             must(shop.services().quotes.accept(shop.filled.event, shop.quote.id, {.acceptedBy = u"Ada"_s}));
         }},
    };
}

} // namespace

QList<WalkedEdit> walkedClientEdits()
{
    return contactEdits() + quoteEdits() + paymentEdits();
}

} // namespace stemdesk
