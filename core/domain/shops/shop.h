#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/clients/payment_plan.h"
#include "core/domain/events/event_pricing.h"
#include "core/domain/shops/document_look.h"
#include "core/domain/tasks/work_plan.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// A tenant: one florist's business with its settings. Keys, catalogue and events all belong to one shop.
struct Shop {
    ShopId id;
    QString name;
    int ratePerMinute = 60; ///< Requests per key; 0: no limit.
    int monthlyCap = 100'000; ///< Requests per shop and calendar month (UTC); 0: no limit.
    bool hasApiAccess = true;
    QStringList allowedOrigins;
    QString publicUrl;
    QString currency = QStringLiteral("GBP"); ///< ISO 4217.
    QString timeZone; ///< IANA name; what day an instant falls on is asked in this zone.
    QString documentLanguage = QStringLiteral("en");
    QString country; ///< ISO 3166; empty: not said.
    TaxGroupId defaultTaxGroupId; ///< Null: rate 0.
    bool pinsOnApproval = true;
    int orderDaysBefore = 7; ///< Days before an event on which its supplier orders are due.
    int hireDaysBefore = 1; ///< For which hired things are away before an event, unless they say otherwise.
    int hireDaysAfter = 1;
    int stemsPerBucket = 50; ///< What production sheets count buckets by.
    std::optional<WorkPlan> workPlan; ///< Of an event's tasks; nothing: the first one, see planOf().
    PaymentPlan paymentPlan; ///< Of events without one of their own; empty: usualPlan().
    QString invoicePattern; ///< What the numbers of invoices look like; empty: usualInvoicePattern().
    int deliveryDaysBefore = 3; ///< Days before an event on which suppliers are asked to deliver for it.
    bool namesEventsOnOrders = false; ///< Whether suppliers read for which events they deliver.
    std::optional<double> labourPercent; ///< What new events begin with, as the two that follow; see EventPricing.
    std::optional<double> labourRateExclTax;
    QList<AdditionalFee> fees;
    QString proposalTerms; ///< Paragraphs at the end of every proposal.
    QString address; ///< How documents name the shop, of several lines; as the phone and what follows, empty: left out.
    QString phone;
    QString email;
    QString website;
    QString taxNumber;
    QString electronicAddress; ///< Where electronic invoices come from: "0106:12345678".
    QString invoiceTerms; ///< Paragraphs at the end of every invoice, as is what follows.
    QString bankDetails;
    ImageId logoId; ///< A stored image; null: none.
    DocumentLook look;
    QList<ProductType> productTypes;
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const Shop &, const Shop &) = default;
};

/// `shop` with one setting of the command line changed (contract section 9: "rate-per-minute", "markup.flower"...),
/// or the rule that the value breaks.
Result<Shop> withSetting(Shop shop, const QString &key, const QString &value);

} // namespace stemdesk
