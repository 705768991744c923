#include "core/json/billing/invoice_json.h"
#include "core/json/billing/payment_json.h"
#include "core/json/billing/quote_json.h"
#include "core/json/billing/statement_json.h"
#include "core/json/events/event_pricing_json.h"
#include "core/json/hire/hire_json.h"
#include "core/json/orders/order_sheet_json.h"
#include "core/json/reports/report_json.h"
#include "core/json/series/series_json.h"
#include "core/json/tasks/task_json.h"
#include "core/json/webhooks/webhook_json.h"
#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::written_fields_test {

namespace {

/// Paths of the table's fields, nested ones included, that none of the objects has.
QStringList missingFrom(const QList<QJsonObject> &objects, std::span<const FieldNode> table, const QString &path = {})
{
    QStringList missing;
    for (const FieldNode &node : table) {
        const QString name = QString::fromLatin1(node.name.data(), qsizetype(node.name.size()));
        if (name.isEmpty()) // The table has no id.
            continue;
        QList<QJsonObject> inner;
        bool isThere = false;
        for (const QJsonObject &object : objects) {
            isThere = isThere || object.contains(name);
            if (object.value(name).isObject())
                inner.append(object.value(name).toObject());
            for (const QJsonValue element : object.value(name).toArray())
                inner.append(element.toObject());
        }
        if (!isThere)
            missing.append(path + name);
        else if (!node.inner().empty())
            missing += inner.isEmpty() ? QStringList(path + name + u" is empty"_s)
                                       : missingFrom(inner, node.inner(), path + name + u'.');
    }
    return missing;
}

template <class T, class Write>
QStringList missing(const T &object, std::span<const FieldNode> table, Write write)
{
    return missingFrom({QJsonDocument::fromJson(written(object, table, write)).object()}, table);
}

Invoice invoice()
{
    return {.seller = {.currency = u"EUR"_s},
            .lines = {{.text = u"Wedding"_s, .eventId = EventId::create(), .isHeading = true},
                      {.text = u"Flowers"_s, .taxRate = 0.2, .exclTax = 100, .incTax = 120}}};
}

PeriodFigures figures()
{
    const QList<RateSum> rates{{.rate = 0.2, .category = u"S"_s, .exclTax = 100, .incTax = 120}};
    return {.period = ReportPeriod::month(QDate(2026, 6, 1)),
            .invoiced = {.byRate = rates},
            .received = {.byRate = rates},
            .bySource = {SourceFigures()}};
}

OrderSheet sheet()
{
    const OrderSheetLine line{.variantId = VariantId::create(),
                              .eventNames = {u"Wedding"_s},
                              .eventUnits = {{EventId::create(), 5}},
                              .advice = {PackAdvice()},
                              .cheapest = CheapestSupplier(),
                              .received = ReceivedGoods()};
    OrderSheet saved;
    saved.id = OrderSheetId::create();
    saved.events = {OrderSheetEvent()};
    saved.suppliers = {{.lines = {line}, .deliveryDays = {{.on = QDate(2026, 6, 1)}}}};
    return saved;
}

} // namespace

/// Codecs that write their fields one by one write every field of their table.
class TestWrittenFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void billing()
    {
        const EventBalance balance{.balance = {.instalments = {Instalment()}}};
        const AccountStatement statement{.rows = {StatementRow()}};
        const ComparedVersions versions{.changes = {QuoteChange()}};

        QCOMPARE(missing(invoice(), kInvoiceFields, writeInvoice), QStringList());
        QCOMPARE(missing(Payment(), kPaymentFields, writePayment), QStringList());
        QCOMPARE(missing(Payment(), kPaymentRowFields, writePaymentRow), QStringList());
        QCOMPARE(missing(balance, kBalanceFields, writeBalance), QStringList());
        QCOMPARE(missing(balance, kBalanceRowFields, writeBalanceRow), QStringList());
        QCOMPARE(missing(statement, kStatementFields, writeStatement), QStringList());
        QCOMPARE(missing(Quote(), kQuoteRowFields, writeQuoteRow), QStringList());
        QCOMPARE(missing(versions, kQuoteChangesFields, writeQuoteChanges), QStringList());
    }

    void hire()
    {
        const EventHire hire{.items = {{.others = {HireHold()}}}};

        QCOMPARE(missing(hire, kEventHireFields, writeEventHire), QStringList());
        QCOMPARE(missing(HireRow{.days = {HireDay()}}, kHireRowFields, writeHireRow), QStringList());
    }

    void orders()
    {
        QCOMPARE(missing(sheet(), kOrderSheetFields, writeOrderSheet), QStringList());
        QCOMPARE(missing(EventProfit(), kEventProfitFields, writeEventProfit), QStringList());
    }

    void reports()
    {
        const PeriodReport report{.currency = u"EUR"_s,
                                  .figures = figures(),
                                  .suppliers = {SupplierFigures()},
                                  .flowers = {FlowerFigures()},
                                  .months = {figures()}};

        QCOMPARE(missing(report, kReportFields, writeReport), QStringList());
    }

    void tasks()
    {
        const Task task{.on = QDate(2026, 6, 1), .minutes = 30};
        const WorkWeek week{{.day = task.on, .tasks = {task}, .received = {NamedUnits()}, .designed = {NamedUnits()}}};
        const RunSheet road{
            .stops = {{.task = task, .contacts = {RunContact()}, .load = {RunLoad()}, .returns = {NamedUnits()}}}};
        const Series series{.moves = {u"2026-06-01 2026-06-02"_s}};

        QCOMPARE(missing(week, kWorkWeekFields, writeWorkWeek), QStringList());
        QCOMPARE(missing(road, kRunSheetFields, writeRunSheet), QStringList());
        QCOMPARE(missing(series, kSeriesFields, writeSeries), QStringList());
    }

    void webhooks()
    {
        const Delivery delivery{.attempts = {DeliveryAttempt()}};

        QCOMPARE(missing(Webhook(), kWebhookFields, writeWebhook), QStringList());
        QCOMPARE(missing(delivery, kDeliveryFields, writeDelivery), QStringList());
    }
};

STEMDESK_APPLESS_TEST(TestWrittenFields)

} // namespace stemdesk::written_fields_test

#include "tst_written_fields.moc"
