#include "core/exchange/files/table_writer.h"

#include "core/domain/money_text.h"
#include "core/exchange/files/workbook.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

class XlsxTableWriter final : public TableWriter {
public:
    XlsxTableWriter(QIODevice &target, QStringList columns, const QString &currency)
        : TableWriter(currency), m_target(target), m_columns(std::move(columns)),
          m_book(currency, Paper::A4, Workbook::Order::Downwards)
    {
        if (m_book.isOpen())
            beginSheet();
    }

    void text(const QString &text) override
    {
        if (m_sheet)
            m_sheet->text(m_row, m_column++, text);
    }
    void number(std::optional<double> number) override
    {
        if (m_sheet)
            m_sheet->number(m_row, m_column++, number);
    }
    void time(const QDateTime &time) override
    {
        if (m_sheet)
            m_sheet->time(m_row, m_column++, time);
    }
    void day(std::optional<QDate> day) override
    {
        if (m_sheet)
            m_sheet->day(m_row, m_column++, day);
    }
    Status finish() override
    {
        m_sheet.reset();
        return m_book.finishInto(m_target);
    }

private:
    static constexpr int kMostRows = 1'048'576; // The most rows of a sheet in any spreadsheet.

    void closeRow() override
    {
        m_column = 0;
        if (++m_row == kMostRows && m_sheet)
            beginSheet();
    }

    void beginSheet()
    {
        constexpr double kWidth = 18;
        m_sheet = m_book.addSheet(u"Stemdesk"_s);
        m_sheet->freezeAbove(1);
        for (int column = 0; column < int(m_columns.size()); ++column) {
            m_sheet->setWidth(column, kWidth);
            m_sheet->head(0, column, m_columns.at(column));
        }
        m_row = 1;
    }

    QIODevice &m_target;
    QStringList m_columns;
    Workbook m_book;
    std::optional<Worksheet> m_sheet; ///< A sheet of m_book, while that is open.
    int m_row = 0;
    int m_column = 0;
};

} // namespace

std::unique_ptr<TableWriter> TableWriter::open(TableFormat format, QIODevice &target, const QStringList &columns,
                                               const QString &currency)
{
    if (format == TableFormat::Xlsx)
        return std::make_unique<XlsxTableWriter>(target, columns, currency);
    return std::make_unique<CsvTableWriter>(columns, currency, &target);
}

CsvTableWriter::CsvTableWriter(const QStringList &columns, const QString &currency, QIODevice *target)
    : TableWriter(currency), m_target(target)
{
    for (const QString &column : columns)
        m_csv.text(column);
    m_csv.endRow();
}

void CsvTableWriter::time(const QDateTime &time)
{
    m_csv.text(time.isValid() ? time.toString(u"yyyy-MM-dd HH:mm"_s) : QString());
}

void CsvTableWriter::closeRow()
{
    constexpr qsizetype kPart = 64LL * 1024;
    m_csv.endRow();
    if (m_target && size() >= kPart)
        m_target->write(takeBytes());
}

Status CsvTableWriter::finish()
{
    if (m_target)
        m_target->write(takeBytes());
    return {};
}

void TableWriter::money(std::optional<double> amount)
{
    number(amount ? std::optional(roundedMoney(*amount, m_currency)) : std::nullopt);
}

void TableWriter::unitCost(std::optional<double> cost)
{
    number(cost ? std::optional(roundedMoney(*cost, m_currency, kUnitCostDigits)) : std::nullopt);
}

void TableWriter::endRow()
{
    closeRow();
    ++m_rows;
}

} // namespace stemdesk
