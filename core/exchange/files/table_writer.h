#pragma once

#include "core/base/day.h"
#include "core/base/result.h"
#include "core/exchange/files/csv_writer.h"

#include <QDateTime>
#include <QIODevice>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>

namespace stemdesk {

enum class TableFormat { Csv, Xlsx };

/// Writes a table row by row to a file, each row cell by cell from the left. Holds little more than the current row.
class TableWriter {
public:
    /// Writes the header at once. `target` must outlive the writer. `currency` (ISO 4217) is for workbooks.
    static std::unique_ptr<TableWriter> open(TableFormat format, QIODevice &target, const QStringList &columns,
                                             const QString &currency);
    virtual ~TableWriter() = default;
    Q_DISABLE_COPY_MOVE(TableWriter)

    /// Never run as a formula.
    virtual void text(const QString &text) = 0;
    /// A number to calculate with; nullopt gives an empty cell, here and below.
    virtual void number(std::optional<double> number) = 0;
    virtual void time(const QDateTime &time) = 0;
    virtual void day(std::optional<QDate> day) = 0;
    /// An amount, rounded to minor units of the currency.
    void money(std::optional<double> amount);
    /// The cost of one unit, with kUnitCostDigits more decimals.
    void unitCost(std::optional<double> cost);

    void endRow();
    qint64 rows() const { return m_rows; }

    /// Writes the rest. Write errors are reported by `target`, not here.
    virtual Status finish() = 0;

protected:
    explicit TableWriter(QString currency) : m_currency(std::move(currency)) {}

private:
    virtual void closeRow() = 0;

    QString m_currency;
    qint64 m_rows = 0;
};

class CsvTableWriter final : public TableWriter {
public:
    /// Without a `target`, read the output with takeBytes().
    CsvTableWriter(const QStringList &columns, const QString &currency, QIODevice *target = nullptr);

    void text(const QString &text) override { m_csv.text(text); }
    void number(std::optional<double> number) override { m_csv.number(number); }
    void time(const QDateTime &time) override;
    void day(std::optional<QDate> day) override { m_csv.text(day ? dayText(*day) : QString()); }
    Status finish() override;
    qsizetype size() const { return m_csv.bytes().size(); }
    QByteArray takeBytes() { return m_csv.takeBytes(); }

private:
    void closeRow() override;

    QIODevice *m_target;
    CsvWriter m_csv;
};

} // namespace stemdesk
