#include "core/exchange/mail/order_email.h"

#include "core/domain/orders/delivery_day.h"
#include "core/domain/orders/delivery_words.h"
#include "core/domain/shops/document_language.h"
#include "core/domain/shops/document_names.h"
#include "core/exchange/orders/order_sheet_files.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString quantityText(const OrderSheetLine &line, const DocumentLanguage &language)
{
    const QString units = unitsText(line.unitsToOrder, line, language);
    if (!line.packsToOrder || !line.unitsPerPack)
        return units;
    const QString perPack = language.number(*line.unitsPerPack);
    if (*line.packsToOrder == 1)
        return language.translate("documents", "1 pack of %1 (%2)").arg(perPack, units);
    return language.translate("documents", "%1 packs of %2 (%3)")
        .arg(language.number(*line.packsToOrder), perPack, units);
}

/// "- 3 packs of 25 (75 units): Rose, Quicksand, 50 cm, Blush / Ivory, SKU QS-50"
QString lineText(const OrderSheetLine &line, const DocumentLanguage &language)
{
    return u"- %1: %2"_s.arg(quantityText(line, language), orderedThing(line, language));
}

QString subjectOf(const Shop &shop, const std::optional<QDate> &deliverOn, const DocumentLanguage &language)
{
    QString subject = language.translate("documents", "Order from %1").arg(shop.name);
    if (deliverOn)
        subject = language.translate("documents", "%1, to be delivered on %2").arg(subject, language.date(*deliverOn));
    return subject;
}

QString draftText(const DocumentLanguage &language)
{
    return language.translate("documents", "DRAFT");
}

QStringList bodyLines(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop,
                      const DocumentLanguage &language)
{
    QStringList lines{language.translate("documents", "Hello,"), QString()};
    if (sheet.isDraft()) {
        const QString text = language.translate("documents", "not a firm order yet, please do not deliver.");
        lines += {u"%1: %2"_s.arg(draftText(language), text), QString()};
    }
    lines += {language.translate("documents", "We would like to order:"), QString()};
    for (const OrderSheetLine &line : supplier.lines)
        lines.append(lineText(line, language));
    // Lets the reader notice a truncated text.
    lines +=
        {QString(), language.translate("documents", "%n line(s) in all", nullptr, int(supplier.lines.size())) + u'.'};
    if (supplier.deliveryCostExclTax && *supplier.deliveryCostExclTax == 0)
        lines.append(language.translate("documents", "Delivery is free, as agreed."));
    else if (supplier.deliveryCostExclTax)
        lines.append(language.translate("documents", "Delivery as agreed: %1 before tax.")
                         .arg(language.money(*supplier.deliveryCostExclTax)));
    if (const auto day = deliveryDay(sheet, supplier, shop))
        lines.append(language.translate("documents", "Please deliver on %1.").arg(language.weekdayAndDate(*day)));
    lines += deliveryWords(supplier.delivery, language);
    if (const QString number = orderNumber(sheet, shop); !number.isEmpty())
        lines.append(language.translate("documents", "Our order number: %1").arg(number));
    if (!supplier.accountNumber.isEmpty())
        lines.append(language.translate("documents", "Our account number with you: %1").arg(supplier.accountNumber));
    return lines + closingLines(shop, language);
}

} // namespace

QString unitsText(double units, const OrderSheetLine &line, const DocumentLanguage &language)
{
    const bool areStems = line.stemLength.has_value();
    if (units == 1)
        return areStems ? language.translate("documents", "1 stem") : language.translate("documents", "1 unit");
    const QString text =
        areStems ? language.translate("documents", "%1 stems") : language.translate("documents", "%1 units");
    return text.arg(language.number(units));
}

QString orderedThing(const OrderSheetLine &line, const DocumentLanguage &language)
{
    QStringList what{line.productName, line.variantName};
    if (line.stemLength)
        what.append(language.translate("documents", "%1 cm").arg(language.number(*line.stemLength)));
    what.append(language.vocabulary(line.colors).join(u" / "_s));
    if (const QString &code = line.printedCode(); !code.isEmpty())
        what.append(language.translate("documents", "your code %1").arg(code));
    for (QString &text : what)
        text = text.simplified();
    what.removeAll(QString());
    return what.join(u", "_s);
}

EmailDraft orderEmailFor(const OrderSheet &whole, SupplierId supplier, const Shop &shop)
{
    const OrderSheet sheet = orderedPart(whole);
    const auto found = std::ranges::find(sheet.suppliers, supplier, &OrderSheetSupplier::supplierId);
    if (found == sheet.suppliers.end())
        return {};
    const DocumentLanguage language(shop);
    QString subject = subjectOf(shop, deliveryDay(sheet, *found, shop), language);
    if (sheet.isDraft())
        subject = u"%1: %2"_s.arg(draftText(language), subject);
    return {.to = found->contactEmail.simplified(),
            .subject = subject.simplified(),
            .body = bodyLines(sheet, *found, shop, language).join(u'\n') + u'\n'};
}

void attachOrder(MailDraft &draft, OrderSheet theirs, const Shop &shop, const QByteArray &pdf)
{
    if (!shop.namesEventsOnOrders) {
        for (OrderSheetSupplier &supplier : theirs.suppliers) {
            for (OrderSheetLine &line : supplier.lines)
                line.eventNames.clear();
        }
    }
    const QByteArray name = orderFileName(theirs, theirs.suppliers.constFirst(), shop).toUtf8();
    draft.attachments = {{name + ".pdf", "application/pdf", pdf},
                         {name + ".csv", "text/csv; charset=utf-8", orderSheetCsv(theirs, OrderCsvReader::Supplier)}};
}

} // namespace stemdesk
