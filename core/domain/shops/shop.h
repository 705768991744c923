#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/billing/payment_plan.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/events/event_pricing.h"
#include "core/domain/shops/document_look.h"
#include "core/domain/tasks/work_plan.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// A tenant: one florist's business with its settings. Keys, catalogue and events each belong to one shop.
struct Shop {
    ShopId id;
    QString name;
    int ratePerMinute = 60; ///< Requests per key; 0: no limit.
    int monthlyCap = 100'000; ///< Requests per shop and calendar month (UTC); 0: no limit.
    bool hasApiAccess = true;
    QStringList allowedOrigins;
    QString publicUrl;
    QString currency = QStringLiteral("GBP"); ///< ISO 4217.
    QString timeZone; ///< IANA name; dates are in this time zone.
    QString documentLanguage = QStringLiteral("en");
    QString country; ///< ISO 3166; empty: not set.
    TaxGroupId defaultTaxGroupId; ///< Null: rate 0.
    bool pinsOnApproval = true;
    int orderDaysBefore = 7; ///< Days before an event on which its supplier orders are due.
    int hireDaysBefore = 1; ///< Days that hired goods are away before an event, unless the variant has its own.
    int hireDaysAfter = 1;
    int stemsPerBucket = 50; ///< Stems per bucket on production sheets.
    std::optional<WorkPlan> workPlan; ///< Tasks of an event; nullopt: the default, see planOf().
    PaymentPlan paymentPlan; ///< Plan of events without their own; empty: defaultPaymentPlan().
    QString invoicePattern; ///< Pattern of invoice numbers; empty: defaultInvoicePattern().
    int paymentDays = 14; ///< Days in which invoices are to be paid.
    bool isSmallBusiness = false; ///< Charges no VAT: every line of an invoice is exempt, for the reason below.
    QString exemptionReason;
    bool materialsFollowFlowers = false; ///< Whether the materials of an arrangement are taxed like its flowers.
    int deliveryDaysBefore = 3; ///< Days before an event for the suppliers' deliveries.
    bool namesEventsOnOrders = false; ///< Whether orders to suppliers contain the names of events.
    std::optional<double> labourPercent; ///< Defaults of new events, as the two that follow; see EventPricing.
    std::optional<double> labourRateExclTax;
    QList<AdditionalFee> fees;
    QString proposalTerms; ///< Paragraphs at the end of every proposal.
    QString address; ///< Several lines; like the phone and the following, left out of documents if empty.
    QString phone;
    QString email;
    QString website;
    QString taxNumber;
    QString electronicAddress; ///< Sender of electronic invoices: "0106:12345678".
    QString invoiceTerms; ///< Paragraphs at the end of every invoice, like the following.
    QString bankDetails;
    ImageId logoId; ///< A stored image; null: none.
    DocumentLook look;
    QList<ProductType> productTypes;
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const Shop &, const Shop &) = default;
};

/// Changes one command line setting of `shop` (contract section 9: "rate-per-minute", "markup.flower"...), or returns
/// the rule that the value breaks.
Result<Shop> withSetting(Shop shop, const QString &key, const QString &value);

} // namespace stemdesk
