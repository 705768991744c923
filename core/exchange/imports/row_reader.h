#pragma once

#include "core/base/number_text.h"
#include "core/base/text.h"
#include "core/domain/imports/imported_row.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_remark.h"

#include <QSet>

#include <array>
#include <vector>

namespace stemdesk {

/// Settings for reading a file.
struct ImportSetting {
    QString supplier = {}; ///< For rows that name none.
    QString currency = {}; ///< The shop's; empty: any currency is accepted.
    QSet<QString> colours = {}; ///< The shop's colours, caseFolded().
    QSet<QString> productTypes = {}; ///< The shop's types, caseFolded().
    /// How to read "1.250" if the file leaves it open; chosen by the user.
    DecimalSign sign = DecimalSign::Open;
    QStringList titles = {}; ///< The texts above the file's header.
};

struct NumberField {
    const char16_t *name;
    NumberUnit unit;
};
inline constexpr std::array kNumberFields{
    NumberField{u"stemLength", NumberUnit::Centimetres}, NumberField{u"unitsPerPack", NumberUnit::Pieces},
    NumberField{u"packCostUnits", NumberUnit::Pieces}, NumberField{u"unitCostExclTax", NumberUnit::Money},
    NumberField{u"packCostExclTax", NumberUnit::Money}};

struct ColumnSign {
    DecimalSign sign = DecimalSign::Open;
    bool isMixed = false; ///< DecimalSignSearch::isMixed().
};
/// One for each of kNumberFields.
using ColumnSigns = std::vector<ColumnSign>;

/// Reads the cells of one row by field. Remembers the first error and returns nothing after it.
class RowReader {
public:
    RowReader(const ColumnMapping &mapping, const ColumnSigns &signs, const TableRow &row);

    /// Trimmed; empty if there is none.
    QString text(const QString &field);
    /// On one line.
    QString name(const QString &field) { return named(text(field), field); }
    QString named(const QString &name, const QString &field);
    QString line(const QString &field, int limit = kMaxLine);
    QString notes(const QString &field);
    /// Names separated by bars.
    QStringList names(const QString &field);
    /// The same; also split at other separators if each part is a colour and the whole is not.
    QStringList colours(const QSet<QString> &known);
    QList<ImportedSupplier> suppliers(const QString &field);
    ImportedSupplier supplierOf(const QString &part, const QString &field);
    std::optional<double> number(const QString &field);
    /// A number cell as written; empty if it has no usable number.
    QString figure(const QString &field);
    ImportedCost cost();
    template <class Tag>
    std::optional<Id<Tag>> id(const QString &field)
    {
        const QString cell = text(field);
        if (cell.isEmpty())
            return {};
        const Result<Id<Tag>> id = idFrom<Tag>(cell.toUtf8(), field);
        if (id)
            return *id;
        if (id.error().kind != Error::Kind::NotFound) // An id of another kind of thing; a well-formed id that does not
                                                      // exist is ignored.
            fail(id.error());
        return {};
    }

    /// Whether the row has an id of ours: it was exported, so its texts are taken literally.
    bool isOwn() const { return m_isOwn; }
    void leaveOut(const QString &field, const QString &what) { m_remarks.append(leftOut(field, what)); }
    void fail(const Error &error)
    {
        if (!m_error)
            m_error = error;
    }
    const std::optional<Error> &error() const { return m_error; }
    /// Remarks on what was accepted.
    const ImportRemarks &remarks() const { return m_remarks; }

private:
    struct Cell {
        QString text;
        CellFact fact;
    };

    Cell cellAt(qsizetype column) const;
    QString textAt(qsizetype column, const QString &field);
    bool isLeftOut(const QString &field, const QString &name);
    void refuseTime(const QString &field, const Cell &cell);
    /// nullopt if the cell has no usable number.
    std::optional<Cell> numberCell(const QString &field);
    double factorOf(const QString &field) const;
    bool isOdd(const QString &field, const QString &cell, double number) const;
    std::optional<double> measure(const QString &field, const Cell &cell, DecimalSign sign);
    void readCost(const QString &field, ImportedCost &cost);
    std::optional<double> unitsOfPack();
    ColumnSign signOf(const QString &field) const;
    /// Remarks on a number that could be another one, in a column whose signs contradict each other.
    void sayMixed(const QString &field, const Cell &cell, double value);
    template <class Rule>
    QString kept(const QString &cell, Rule rule);

    const ColumnMapping &m_mapping;
    const ColumnSigns &m_signs;
    const TableRow &m_row;
    bool m_isOwn = false;
    ImportRemarks m_remarks;
    std::optional<Error> m_error;
};

} // namespace stemdesk
