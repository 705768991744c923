#include "core/domain/shops/document_names.h"

#include "core/base/day.h"
#include "core/domain/billing/invoice.h"
#include "core/domain/billing/quote.h"
#include "core/domain/orders/delivery_day.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/document_language.h"

#include <QRegularExpression>
#include <QStringList>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestName = 100;

/// What it is, of whom, and its day or number; what is empty is left out.
QString documentFileName(const Shop &shop, const char *kind, QStringList parts)
{
    parts.removeAll(QString());
    return fileNameFrom(DocumentLanguage(shop).translate("documents", kind).arg(parts.join(u' ')));
}

QString supplierDocument(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop,
                         const char *kind)
{
    const QString who = supplier.supplierId.isNull()
        ? DocumentLanguage(shop).translate("documents", "Without a supplier")
        : supplier.name;
    const auto day = deliveryDay(sheet, supplier, shop);
    return documentFileName(shop, kind, {who, day ? dayText(*day) : QString()});
}

} // namespace

QString orderNumber(const OrderSheet &sheet, const Shop &shop)
{
    constexpr qsizetype kEnd = 4;
    if (sheet.id.isNull())
        return {};
    return dayText(DocumentLanguage(shop).dayOf(sheet.createdAt)) + u'/'
        + QString::fromLatin1(sheet.id.text().last(kEnd)).toUpper();
}

QString orderFileName(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop)
{
    return supplierDocument(sheet, supplier, shop, QT_TRANSLATE_NOOP("documents", "Order %1"));
}

QString claimFileName(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop)
{
    return supplierDocument(sheet, supplier, shop, QT_TRANSLATE_NOOP("documents", "Claim %1"));
}

QString invoiceFileName(const Invoice &invoice)
{
    const char *kind = invoice.kind == InvoiceKind::CreditNote ? QT_TRANSLATE_NOOP("documents", "Credit note %1")
                                                               : QT_TRANSLATE_NOOP("documents", "Invoice %1");
    return documentFileName(invoice.seller, kind, {invoice.number});
}

QString statementFileName(const QString &contact, QDate to, const Shop &shop)
{
    return documentFileName(shop, QT_TRANSLATE_NOOP("documents", "Statement of account %1"), {contact, dayText(to)});
}

QString quoteFileName(const Quote &quote, const QString &event, const Shop &shop)
{
    return documentFileName(shop, QT_TRANSLATE_NOOP("documents", "Quote %1"), {QString::number(quote.number), event});
}

QString fileNameFrom(const QString &text)
{
    static const QRegularExpression kUnfit(u"[\\\\/:*?\"<>|\\x00-\\x1f]+"_s);
    QString name = text;
    name = name.replace(kUnfit, u" "_s).simplified().left(kLongestName).trimmed();
    while (name.endsWith(u'.')) // "Anne C.", and an ending behind it.
        name.chop(1);
    return name;
}

} // namespace stemdesk
