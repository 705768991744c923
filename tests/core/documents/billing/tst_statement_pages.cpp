#include "core/documents/billing/statement_pages.h"

#include "tests/support/printed_events.h"
#include "tests/support/printed_pdf.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::statement_pages_test {

using namespace stemdesk::pdf;

namespace {

AccountStatement sample()
{
    AccountStatement statement{.currency = u"GBP"_s, .to = QDate(2026, 6, 30)};
    statement.contact.name = u"Desk"_s;
    statement.contact.company = u"The Linden Hotel"_s;
    statement.contact.address = u"Bath Road\nFrome"_s;
    statement.rows = {{.on = QDate(2026, 6, 1),
                       .kind = StatementRow::Kind::Invoice,
                       .number = u"2026-0002"_s,
                       .eventName = u"Lobby"_s,
                       .amount = 500'00,
                       .balance = 500'00}};
    statement.closingBalance = 500'00;
    return statement;
}

QString pageOf(const AccountStatement &statement, const QString &language = u"en"_s)
{
    Shop shop = printing::shopOf(language);
    shop.bankDetails = u"Sort code 00-00-00"_s;
    return pagesOf(statementPdf(statement, shop)).join(u'\n');
}

} // namespace

class StatementPagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itSaysWhoOwesWhatToWhom()
    {
        const QString page = pageOf(sample());

        for (const QString &text :
             {u"Fern & Thistle"_s, u"STATEMENT OF ACCOUNT"_s, u"The Linden Hotel"_s, u"To be paid to"_s})
            QVERIFY2(page.contains(text), qPrintable(page));
        QVERIFY2(rowWith(page, u"Balance"_s).contains(u"Balance £500.00"_s), qPrintable(page));
        QCOMPARE(rowWith(page, u"2026-0002"_s), u"1 June 2026 Invoice 2026-0002 · Lobby £500.00 £500.00"_s);
        QCOMPARE(rowWith(page, u"Closing balance"_s), u"30 June 2026 Closing balance £500.00"_s);
    }

    void whoOwesNothingIsNotAskedToPay()
    {
        AccountStatement statement = sample();
        statement.closingBalance = 0;

        QVERIFY(!pageOf(statement).contains(u"To be paid to"_s));
    }

    /// However long they are.
    void daysAndAmountsTouchNothing()
    {
        AccountStatement statement = sample();
        statement.rows.first().on = QDate(2026, 9, 30);
        statement.rows.first().amount = statement.rows.first().balance = -123'456'789'00;

        const QString page = pageOf(statement, u"es"_s).replace(u'\u00a0', u' ');

        const QString row = rowWith(page, u"2026-0002"_s);
        QVERIFY2(row.startsWith(u"30 de septiembre de 2026 Factura 2026-0002 · Lobby −123.456.789,00 "_s),
                 qPrintable(row));
        QCOMPARE(row.count(u" −123.456.789,00"_s), 2);
    }

    /// The balance of an account has another name than the last part of a price.
    void theBalanceIsThatOfAnAccount()
    {
        const QString german = pageOf(sample(), u"de"_s);

        QVERIFY2(german.contains(u"Saldo"_s) && !german.contains(u"Restzahlung"_s), qPrintable(german));
    }
};

STEMDESK_TEST(StatementPagesTest)

} // namespace stemdesk::statement_pages_test

#include "tst_statement_pages.moc"
