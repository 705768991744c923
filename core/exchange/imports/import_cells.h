#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/row_contrast.h"
#include "core/exchange/imports/row_reader.h"

#include <QMap>

#include <vector>

namespace stemdesk {

/// Reads what the cells of rows say. A cell that breaks a rule is invalid_<field>, in the names of the file's fields.
class ImportCells {
public:
    explicit ImportCells(ColumnMapping mapping, ImportSetting setting = {});

    /// Every row of the file before any is read: which decimal signs and currencies it uses.
    void look(const TableRow &row);
    /// What was seen.
    ImportRemarks remarks() const;

    // `remarks` gets what is said about a row that is taken.

    Result<ImportedProduct> product(const TableRow &row, ImportRemarks *remarks = nullptr) const;
    Result<ImportedPrice> price(const TableRow &row, ImportRemarks *remarks = nullptr) const;
    /// A country by its name, too; without a name it is called what its first and last names say, or its company.
    Result<ImportedContact> contact(const TableRow &row, ImportRemarks *remarks = nullptr) const;

private:
    void readWhatSuppliersSell(RowReader &reader, ImportedProduct &read) const;
    DecimalSigns signs() const;
    void lookAt(size_t field, const QString &cell, const CellFact &fact);
    void remarkOnSigns(ImportRemarks &remarks) const;
    void remarkOnCurrencies(ImportRemarks &remarks) const;

    ColumnMapping m_mapping;
    ImportSetting m_setting;
    std::vector<DecimalSignSearch> m_signs; ///< Of the columns of numbers.
    DecimalSigns m_found; ///< By these.
    QStringList m_open; ///< The first cells that groups or decimals of three digits are in.
    QMap<QString, qint64> m_currencies; ///< So many prices are in them.
};

} // namespace stemdesk
