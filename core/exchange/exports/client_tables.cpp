#include "core/base/wording.h"
#include "core/exchange/exports/exported_tables.h"
#include "core/exchange/exports/resource_table.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

template <class Tag>
QString idOrNothing(const Id<Tag> &id)
{
    return id.isNull() ? QString() : QString::fromLatin1(id.text());
}

struct PaymentRows {
    PaymentFilter filter;
    QString currency;

    Status prepare(ShopServices &shop)
    {
        const Shop settings = TRY(shop.settings.shop());
        currency = settings.currency;
        return {};
    }
    Result<Page<NamedPayment>> read(ShopServices &shop, const PageRequest &page) const
    {
        return shop.payments.listAll(filter, page);
    }
    Status write(ShopServices &, TableWriter &file, const QList<NamedPayment> &payments) const
    {
        for (const NamedPayment &row : payments) {
            file.day(row.payment.paidOn);
            file.text(row.eventName);
            file.number(row.payment.amount.amount());
            for (const QString &text : {currency, row.payment.method, row.payment.reference, row.payment.note,
                                        QString::fromLatin1(row.payment.id.text()), idOrNothing(row.payment.invoiceId),
                                        idOrNothing(row.payment.eventId)})
                file.text(text);
            file.endRow();
        }
        return {};
    }
};

/// A row for each rate of each invoice.
struct InvoiceRows {
    InvoiceFilter filter;

    static Status prepare(ShopServices &) { return {}; }
    Result<Page<Invoice>> read(ShopServices &shop, const PageRequest &page) const
    {
        return shop.invoices.list(filter, page);
    }
    static Status write(ShopServices &, TableWriter &file, const QList<Invoice> &invoices)
    {
        for (const Invoice &invoice : invoices) {
            for (const InvoiceTax &tax : invoice.taxes())
                writeTax(file, invoice, tax);
        }
        return {};
    }
    static void writeTax(TableWriter &file, const Invoice &invoice, const InvoiceTax &tax)
    {
        const MinorUnit unit = invoice.unit();
        file.text(invoice.number);
        file.text(QString::fromLatin1(invoiceKindText(invoice.kind)));
        file.day(invoice.issuedOn);
        file.day(invoice.dueOn);
        file.text(invoice.buyer.name);
        file.text(invoice.eventName);
        file.number(tax.rate);
        file.number(unit.amount(tax.exclTax));
        file.number(unit.amount(tax.incTax - tax.exclTax));
        file.number(unit.amount(tax.incTax));
        file.text(invoice.seller.currency);
        file.text(tax.taxCategory());
        file.text(QString::fromLatin1(invoice.id.text()));
        file.text(idOrNothing(invoice.eventId));
        file.text(invoice.creditsNumber);
        file.text(sharesOf(invoice, tax));
        file.endRow();
    }
    /// The row's amount with tax for each event of the invoice, which may cover several.
    static QString sharesOf(const Invoice &invoice, const InvoiceTax &tax)
    {
        QStringList shares;
        for (const EventId &event : invoice.events()) {
            for (const InvoiceTax &part : taxesOf(invoice.linesOf(event))) {
                if (isTaxedAlike(part.rate, part.tax, tax.rate, tax.tax))
                    shares += u"%1=%2"_s.arg(QString::fromLatin1(event.text()),
                                             numberText(invoice.unit().amount(part.incTax)));
            }
        }
        return shares.join(u'|');
    }
};

/// The values before and after, as JSON.
struct JournalRows {
    JournalFilter filter;
    QTimeZone zone;

    Status prepare(ShopServices &shop)
    {
        zone = TRY(zoneOf(shop));
        return {};
    }
    Result<Page<JournalEntry>> read(ShopServices &shop, const PageRequest &page) const
    {
        return shop.journal.list(filter, page);
    }
    Status write(ShopServices &, TableWriter &file, const QList<JournalEntry> &entries) const
    {
        for (const JournalEntry &entry : entries) {
            file.number(double(entry.seq));
            file.time(localTime(entry.at, zone));
            for (const QString &text :
                 {entry.by, entry.kind, entry.objectId, entry.number, QString::fromUtf8(entry.before),
                  QString::fromUtf8(entry.after), QString::fromLatin1(entry.hash)})
                file.text(text);
            file.endRow();
        }
        return {};
    }
};

} // namespace

TableForm journalForm(const TableChoice &choice)
{
    return {.columns = {u"seq"_s, u"at"_s, u"by"_s, u"kind"_s, u"objectId"_s, u"number"_s, u"before"_s, u"after"_s,
                        u"hash"_s},
            .walk = std::make_unique<PagedWalk<JournalRows>>(JournalRows{choice.journal, {}})};
}

TableForm seriesForm(const TableChoice &choice)
{
    return tableOf(seriesSpec(), [filter = choice.series](ShopServices &shop, const PageRequest &page) {
        return shop.series.list(filter, page);
    });
}

TableForm invoicesForm(const TableChoice &choice)
{
    return {.columns = {u"number"_s, u"kind"_s, u"issuedOn"_s, u"dueOn"_s, u"buyer"_s, u"event"_s, u"rate"_s,
                        u"amountExclTax"_s, u"taxAmount"_s, u"amountIncTax"_s, u"currency"_s, u"taxCategory"_s,
                        u"invoiceId"_s, u"eventId"_s, u"creditsNumber"_s, u"eventAmounts"_s},
            .walk = std::make_unique<PagedWalk<InvoiceRows>>(InvoiceRows{choice.invoices})};
}

TableForm paymentsForm(const TableChoice &choice)
{
    return {.columns = {u"paidOn"_s, u"event"_s, u"amount"_s, u"currency"_s, u"method"_s, u"reference"_s, u"note"_s,
                        u"paymentId"_s, u"invoiceId"_s, u"eventId"_s},
            .walk = std::make_unique<PagedWalk<PaymentRows>>(PaymentRows{choice.payments, {}})};
}

} // namespace stemdesk
