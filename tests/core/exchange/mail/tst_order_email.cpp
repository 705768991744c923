#include "core/exchange/mail/order_email.h"
#include "tests/support/order_sheets.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_email_test {

namespace {

constexpr Instant kNoonOf12June = 1'781'262'000'000; // 2026-06-12 12:00 in London

OrderSheetLine roses()
{
    OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 1'075, 0.85);
    rose.stemLength = 52.5;
    rose.colors = {u"Blush"_s, u"White"_s};
    rose.sku = u"QS-50"_s;
    rose.unitsPerPack = 25;
    rose.packsToOrder = 43;
    return rose;
}

OrderSheetSupplier bloemenhof(const QList<OrderSheetLine> &lines)
{
    OrderSheetSupplier supplier = sheets::supplier(u"Bloemenhof"_s, lines);
    supplier.contactEmail = u"orders@bloemenhof.example"_s;
    supplier.accountNumber = u"FT-1042"_s;
    return supplier;
}

/// A sheet over events that begin at these times and all need each line.
OrderSheet sheetOf(OrderSheetSupplier supplier, const QList<Instant> &starts)
{
    QList<OrderSheetEvent> events;
    for (const Instant at : starts) {
        events.append(sheets::event(u"Smith wedding"_s));
        events.last().startsAt = at;
        for (OrderSheetLine &line : supplier.lines)
            line.eventUnits.append({events.last().eventId, 1});
    }
    return sheets::sheet(events, {supplier});
}

QString bodyOf(const OrderSheet &sheet, const Shop &shop = sheets::shop())
{
    return orderEmailFor(sheet, sheet.suppliers.first().supplierId, shop).body;
}

} // namespace

class TestOrderEmail : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOrderIsWrittenOut()
    {
        OrderSheetLine moss = sheets::line(u"Moss"_s, u"Bag"_s, 1, 3);
        OrderSheetLine vase = sheets::line(u"Vase"_s, u"Tall"_s, 12, 3);
        vase.unitsPerPack = 12;
        vase.packsToOrder = 1;
        const OrderSheet sheet = sheetOf(bloemenhof({roses(), moss, vase}), {kNoonOf12June});

        const EmailDraft email = orderEmailFor(sheet, sheet.suppliers.first().supplierId, sheets::shop());

        QCOMPARE(email.to, u"orders@bloemenhof.example"_s);
        QCOMPARE(email.subject, u"Order from Fern & Thistle, to be delivered on 9 June 2026"_s);
        QCOMPARE(email.body,
                 u"Hello,\n\nWe would like to order:\n\n"
                 "- 43 packs of 25 (1,075 stems): Rose, Quicksand, 52.5 cm, Blush / White\n"
                 "- 1 unit: Moss, Bag\n"
                 "- 1 pack of 12 (12 units): Vase, Tall\n\n"
                 "3 lines in all.\nPlease deliver on Tuesday, 9 June 2026.\nOur account number with you: FT-1042\n\n"
                 "Kind regards\nFern & Thistle\n"_s);
    }

    void anEanStandsWhereThereIsNoCode()
    {
        OrderSheetLine rose = roses();
        rose.supplierEan = u"8712345000017"_s;
        QVERIFY(bodyOf(sheetOf(bloemenhof({rose}), {kNoonOf12June})).contains(u"8712345000017"_s));

        rose.supplierCode = u"B 7"_s;
        const QString body = bodyOf(sheetOf(bloemenhof({rose}), {kNoonOf12June}));

        QVERIFY(body.contains(u"B 7"_s));
        QVERIFY(!body.contains(u"8712345000017"_s));
        QVERIFY(!body.contains(u"QS-50"_s)); // The shop's own.
    }

    void germanIsWrittenInGerman()
    {
        Shop shop = sheets::shop();
        shop.documentLanguage = u"de"_s;
        shop.currency = u"EUR"_s;
        const OrderSheet sheet = sheetOf(bloemenhof({roses()}), {kNoonOf12June});

        const EmailDraft email = orderEmailFor(sheet, sheet.suppliers.first().supplierId, shop);

        QCOMPARE(email.subject, u"Bestellung von Fern & Thistle, Lieferung am 9. Juni 2026"_s);
        QCOMPARE(email.body,
                 u"Guten Tag,\n\nwir möchten bestellen:\n\n"
                 "- 43 Packungen zu 25 (1.075 Stiele): Rose, Quicksand, 52,5 cm, Blush / Weiß\n\n"
                 "Insgesamt 1 Position.\nBitte liefern Sie am Dienstag, 9. Juni 2026.\nUnsere Kundennummer bei Ihnen: "
                 "FT-1042\n\n"
                 "Mit freundlichen Grüßen\nFern & Thistle\n"_s);
    }

    void eventsTellWhenAndNothingElse()
    {
        constexpr Instant kDay = 86'400'000;
        OrderSheet sheet = sheetOf(bloemenhof({roses()}), {kNoonOf12June + kDay, kNoonOf12June});
        sheet.events.append(sheets::event(u"Without our roses"_s));
        sheet.events.last().startsAt = kNoonOf12June - kDay;

        const QString body = bodyOf(sheet);

        QVERIFY2(body.contains(u"Please deliver on Tuesday, 9 June 2026."_s), qUtf8Printable(body));
        QVERIFY(!body.contains(u"Smith"_s));
        QVERIFY(!body.contains(u"£"_s));
        QVERIFY(!bodyOf(sheetOf(bloemenhof({roses()}), {})).contains(u"deliver"_s));
    }

    void dayIsThatOfTheShop()
    {
        Shop shop = sheets::shop();
        shop.timeZone = u"Pacific/Auckland"_s;

        QVERIFY(bodyOf(sheetOf(bloemenhof({roses()}), {kNoonOf12June + 3'600'000}), shop)
                    .contains(u"Wednesday, 10 June 2026"_s));
    }

    void theShopSaysWhereItIs()
    {
        Shop shop = sheets::shop();
        shop.address = u"3 Mill Lane\nFrome"_s;
        shop.phone = u"01373 4567"_s;

        QVERIFY(bodyOf(sheetOf(bloemenhof({roses()}), {}), shop)
                    .endsWith(u"Fern & Thistle\n3 Mill Lane\nFrome\n01373 4567\n"_s));
    }

    void aDraftSaysSo()
    {
        OrderSheet sheet = sheetOf(bloemenhof({roses()}), {kNoonOf12June});
        sheet.events.append(sheets::event(u"Christening"_s, false));

        const EmailDraft email = orderEmailFor(sheet, sheet.suppliers.first().supplierId, sheets::shop());

        QVERIFY(email.subject.startsWith(u"DRAFT: Order from"_s));
        QVERIFY(email.body.contains(u"\nDRAFT: not a firm order yet, please do not deliver.\n"_s));
    }

    void aSavedOrderHasItsNumber()
    {
        OrderSheet sheet = sheetOf(bloemenhof({roses()}), {kNoonOf12June});
        sheet.suppliers.first().deliveryCostExclTax = 0;
        QVERIFY(!bodyOf(sheet).contains(u"order number"_s));
        sheet.id = OrderSheetId::create();
        sheet.createdAt = kNoonOf12June;

        const QString body = bodyOf(sheet);

        QVERIFY2(body.contains(u"Our order number: 2026-06-12/"_s), qUtf8Printable(body));
        QVERIFY2(body.contains(u"Delivery is free, as agreed."_s), qUtf8Printable(body));
    }

    void eachSupplierHasItsLines()
    {
        OrderSheetSupplier nobody = sheets::supplier({}, {sheets::line(u"Moss"_s, u"Bag"_s, 2, 0)});
        nobody.supplierId = {};
        const OrderSheet sheet = sheets::sheet({}, {bloemenhof({roses()}), nobody});

        const EmailDraft email = orderEmailFor(sheet, {}, sheets::shop());

        QCOMPARE(email.to, QString());
        QVERIFY(email.body.contains(u"- 2 units: Moss, Bag\n"_s));
        QVERIFY(!email.body.contains(u"Rose"_s));
        QCOMPARE(orderEmailFor(sheet, SupplierId::create(), sheets::shop()), EmailDraft());
    }

    void attachedTableNamesEventsOnlyWhereTheShopDoes()
    {
        OrderSheetLine line = roses();
        line.eventNames = {u"Smith wedding"_s};
        const OrderSheet sheet = sheetOf(bloemenhof({line}), {});
        Shop shop = sheets::shop();
        const auto table = [&] {
            MailDraft draft;
            attachOrder(draft, sheet, shop, {});
            return QString::fromUtf8(draft.attachments.last().bytes);
        };
        QVERIFY(table().contains(u"Quicksand"_s));
        QVERIFY(!table().contains(u"Smith wedding"_s));
        shop.namesEventsOnOrders = true;
        QVERIFY(table().contains(u"Smith wedding"_s));
    }

    void headersAreOneLineEach()
    {
        Shop shop = sheets::shop();
        shop.name = u"Fern\r\nBcc: all@example.com"_s;
        OrderSheetLine line = sheets::line(u"Rose\nred"_s, u"A"_s, 2, 1);

        const OrderSheet sheet = sheetOf(bloemenhof({line}), {});

        QCOMPARE(orderEmailFor(sheet, sheet.suppliers.first().supplierId, shop).subject,
                 u"Order from Fern Bcc: all@example.com"_s);
        QVERIFY(bodyOf(sheet).contains(u"- 2 units: Rose red, A\n"_s));
    }
};

STEMDESK_APPLESS_TEST(TestOrderEmail)

} // namespace stemdesk::order_email_test

#include "tst_order_email.moc"
