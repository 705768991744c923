#include "core/domain/shops/document_names.h"

#include "core/domain/billing/invoice.h"
#include "core/domain/billing/quote.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::document_names_test {

/// Under one name in a mail and on the disk, in the language of the papers.
class TestDocumentNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOrderNamesItsSupplierAndDay()
    {
        const OrderSheet sheet;
        OrderSheetSupplier rijn{.supplierId = SupplierId::create(), .name = u"Van Rijn"_s};
        QCOMPARE(orderFileName(sheet, rijn, shopIn(u"en"_s)), u"Order Van Rijn"_s);

        rijn.delivery.on = QDate(2026, 11, 28);
        QCOMPARE(orderFileName(sheet, rijn, shopIn(u"en"_s)), u"Order Van Rijn 2026-11-28"_s);
        QCOMPARE(orderFileName(sheet, rijn, shopIn(u"de"_s)), u"Bestellung Van Rijn 2026-11-28"_s);
        QCOMPARE(claimFileName(sheet, rijn, shopIn(u"en"_s)), u"Claim Van Rijn 2026-11-28"_s);
        rijn.supplierId = {};
        QCOMPARE(orderFileName(sheet, rijn, shopIn(u"en"_s)), u"Order Without a supplier 2026-11-28"_s);
    }

    void papersOfClientsAreNamedAlike()
    {
        const Shop shop = shopIn(u"de"_s);
        Invoice invoice;
        invoice.number = u"2026-0003"_s;
        invoice.seller = shop;
        QCOMPARE(invoiceFileName(invoice), u"Rechnung 2026-0003"_s);
        invoice.kind = InvoiceKind::CreditNote;
        QCOMPARE(invoiceFileName(invoice), u"Rechnungskorrektur 2026-0003"_s);
        QCOMPARE(statementFileName(u"Hotel Linden"_s, QDate(2026, 11, 29), shop),
                 u"Kontoauszug Hotel Linden 2026-11-29"_s);
        Quote quote;
        quote.number = 2;
        QCOMPARE(quoteFileName(quote, u"Ada / Jon: *the* day"_s, shop), u"Angebot 2 Ada Jon the day"_s);
    }

    void whatFileSystemsRefuseIsLeftOut()
    {
        QCOMPARE(fileNameFrom(u"Ada / Jon: *the* day?"_s), u"Ada Jon the day"_s);
        QCOMPARE(fileNameFrom(u"Statement Anne C."_s), u"Statement Anne C"_s);
        QCOMPARE(fileNameFrom(QString(300, u'a')).size(), 100);
    }

private:
    static Shop shopIn(const QString &language)
    {
        Shop shop;
        shop.documentLanguage = language;
        shop.currency = u"EUR"_s;
        return shop;
    }
};

STEMDESK_APPLESS_TEST(TestDocumentNames)

} // namespace stemdesk::document_names_test

#include "tst_document_names.moc"
