#include "core/json/reports/report_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

namespace {

/// Writes the parts of a report, whose amounts are in minor units.
class ReportWriter {
public:
    ReportWriter(JsonWriter &json, const PeriodReport &report) : m_json(json), m_report(report), m_unit(report.unit())
    {}

    void write(const FieldSelection &fields);

private:
    template <const auto &kTable>
    void writeFigures(ObjectWriter &out, const PeriodFigures &figures);
    void writeInvoiced(const InvoicedFigures &invoiced, const FieldSelection &fields);
    void writeReceived(const ReceivedFigures &received, const FieldSelection &fields);
    void writeWork(const WorkFigures &work, const FieldSelection &fields);
    void writeWaste(const PeriodFigures &figures, const FieldSelection &fields);
    void writeEnquiries(const PeriodFigures &figures, const FieldSelection &fields);
    void writeSupplier(const SupplierFigures &supplier, const FieldSelection &fields);
    void writeFlower(const FlowerFigures &flower, const FieldSelection &fields);
    void writeMonth(const PeriodFigures &month, const FieldSelection &fields);
    double amount(qint64 count) const { return m_unit.amount(count); }
    /// A member as ObjectWriter calls a writer.
    template <class Part>
    auto by(void (ReportWriter::*member)(const Part &, const FieldSelection &))
    {
        return [this, member](JsonWriter &, const Part &part, const FieldSelection &fields) {
            (this->*member)(part, fields);
        };
    }

    JsonWriter &m_json;
    const PeriodReport &m_report;
    const MinorUnit m_unit;
};

void ReportWriter::writeInvoiced(const InvoicedFigures &invoiced, const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kInvoicedFields["exclTax"], amount(invoiced.exclTax));
    out.field(kInvoicedFields["tax"], amount(invoiced.incTax - invoiced.exclTax));
    out.field(kInvoicedFields["incTax"], amount(invoiced.incTax));
    out.objects(kInvoicedFields["byRate"], invoiced.byRate,
                [this](JsonWriter &json, const RateSum &sum, const FieldSelection &inner) {
                    ObjectWriter row(json, inner);
                    row.field(kInvoicedRateFields["rate"], sum.rate);
                    row.nullableText(kInvoicedRateFields["taxCategory"], sum.category);
                    row.field(kInvoicedRateFields["amountExclTax"], amount(sum.exclTax));
                    row.field(kInvoicedRateFields["taxAmount"], amount(sum.incTax - sum.exclTax));
                });
}

void ReportWriter::writeReceived(const ReceivedFigures &received, const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kReceivedFields["amount"], amount(received.amount));
    out.objects(kReceivedFields["byRate"], received.byRate,
                [this](JsonWriter &json, const RateSum &sum, const FieldSelection &inner) {
                    const auto known = [&](qint64 count) {
                        return sum.rate ? std::optional(amount(count)) : std::nullopt;
                    };
                    ObjectWriter row(json, inner);
                    row.field(kReceivedRateFields["rate"], sum.rate);
                    row.nullableText(kReceivedRateFields["taxCategory"], sum.category);
                    row.field(kReceivedRateFields["amount"], amount(sum.incTax));
                    row.field(kReceivedRateFields["amountExclTax"], known(sum.exclTax));
                    row.field(kReceivedRateFields["taxAmount"], known(sum.incTax - sum.exclTax));
                });
}

void ReportWriter::writeWork(const WorkFigures &work, const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kWorkFields["count"], work.count);
    out.field(kWorkFields["customerPriceExclTax"], amount(work.customerPriceExclTax));
    out.field(kWorkFields["costOfGoodsExclTax"], amount(work.costOfGoodsExclTax));
    out.field(kWorkFields["ownHireExclTax"], amount(work.ownHireExclTax));
    out.field(kWorkFields["labourExclTax"], amount(work.labourExclTax));
    out.field(kWorkFields["minutesPlanned"], work.minutesPlanned);
    out.field(kWorkFields["minutesSpent"], work.minutesSpent);
    out.field(kWorkFields["marginExclTax"], amount(work.marginExclTax()));
    out.field(kWorkFields["marginPercent"], work.marginPercent());
}

void ReportWriter::writeWaste(const PeriodFigures &figures, const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kWasteFields["costExclTax"], amount(figures.waste.costExclTax));
    out.field(kWasteFields["percentOfCost"], figures.wastePercentOfCost());
    out.field(kWasteFields["rejectedCostExclTax"], amount(figures.waste.rejectedCostExclTax));
    out.field(kWasteFields["creditedExclTax"], amount(figures.waste.creditedExclTax));
}

void ReportWriter::writeEnquiries(const PeriodFigures &figures, const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kEnquiryFields["new"], figures.enquiries.made);
    out.field(kEnquiryFields["won"], figures.enquiries.won);
    out.field(kEnquiryFields["lost"], figures.enquiries.lost);
    out.objects(kEnquiryFields["bySource"], figures.bySource,
                [this](JsonWriter &json, const SourceFigures &source, const FieldSelection &inner) {
                    ObjectWriter row(json, inner);
                    row.nullableText(kSourceFields["source"], source.source);
                    row.field(kSourceFields["new"], source.enquiries.made);
                    row.field(kSourceFields["won"], source.enquiries.won);
                    row.field(kSourceFields["lost"], source.enquiries.lost);
                    row.field(kSourceFields["value"], amount(source.enquiries.value));
                });
}

void ReportWriter::writeSupplier(const SupplierFigures &supplier, const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kReportSupplierFields["supplierId"], supplier.supplierId);
    out.nullableText(kReportSupplierFields["name"], supplier.name);
    out.field(kReportSupplierFields["orderedExclTax"], amount(supplier.orderedExclTax));
    out.field(kReportSupplierFields["receivedExclTax"], amount(supplier.receivedExclTax));
    out.field(kReportSupplierFields["rejectedExclTax"], amount(supplier.rejectedExclTax));
}

void ReportWriter::writeFlower(const FlowerFigures &flower, const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kReportFlowerFields["variantId"], flower.variantId);
    out.field(kReportFlowerFields["name"], flower.name);
    out.field(kReportFlowerFields["units"], flower.units);
    out.field(kReportFlowerFields["costExclTax"], amount(flower.costExclTax));
    out.field(kReportFlowerFields["wastePercent"], flower.wastePercent());
}

/// The fields that a report and its months have in common.
template <const auto &kTable>
void ReportWriter::writeFigures(ObjectWriter &out, const PeriodFigures &figures)
{
    out.object(kTable["invoiced"], figures.invoiced, by(&ReportWriter::writeInvoiced));
    out.object(kTable["received"], figures.received, by(&ReportWriter::writeReceived));
    out.field(kTable["outstanding"], amount(figures.outstanding));
    out.field(kTable["overdue"], amount(figures.overdue));
    out.object(kTable["events"], figures.events, by(&ReportWriter::writeWork));
    out.object(kTable["waste"], figures, by(&ReportWriter::writeWaste));
    out.object(kTable["enquiries"], figures, by(&ReportWriter::writeEnquiries));
}

void ReportWriter::writeMonth(const PeriodFigures &month, const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kReportMonthFields["month"], month.period.text());
    writeFigures<kReportMonthFields>(out, month);
}

void ReportWriter::write(const FieldSelection &fields)
{
    ObjectWriter out(m_json, fields);
    out.field(kReportFields["from"], m_report.figures.period.from());
    out.field(kReportFields["to"], m_report.figures.period.to());
    out.field(kReportFields["currency"], m_report.currency);
    writeFigures<kReportFields>(out, m_report.figures);
    out.objects(kReportFields["suppliers"], m_report.suppliers, by(&ReportWriter::writeSupplier));
    out.objects(kReportFields["flowers"], m_report.flowers, by(&ReportWriter::writeFlower));
    out.objects(kReportFields["months"], m_report.months, by(&ReportWriter::writeMonth));
}

} // namespace

void writeReport(JsonWriter &json, const PeriodReport &report, const FieldSelection &fields)
{
    ReportWriter(json, report).write(fields);
}

} // namespace stemdesk
