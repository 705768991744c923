#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/row_contrast.h"
#include "core/exchange/imports/row_reader.h"

#include <QMap>

#include <vector>

namespace stemdesk {

/// Reads the cells of rows. An invalid cell fails with invalid_<field>, by the file's field names.
class ImportCells {
public:
    explicit ImportCells(ColumnMapping mapping, ImportSetting setting = {});

    /// Collects decimal signs and currencies; called with every row before any is read.
    void look(const TableRow &row);
    /// Remarks on the collected signs and currencies.
    ImportRemarks remarks() const;

    // `remarks` receives remarks on an accepted row.

    Result<ImportedProduct> product(const TableRow &row, ImportRemarks *remarks = nullptr) const;
    Result<ImportedPrice> price(const TableRow &row, ImportRemarks *remarks = nullptr) const;
    /// Also accepts a country's name. A contact without a name gets its first and last name, or its company, as name.
    Result<ImportedContact> contact(const TableRow &row, ImportRemarks *remarks = nullptr) const;

private:
    void readWhatSuppliersSell(RowReader &reader, ImportedProduct &read) const;
    ColumnSigns signs() const;
    void lookAt(size_t field, const QString &cell, const CellFact &fact);
    void lookAtCurrency(const TableRow &row);
    bool hasPrices() const;
    QStringList currenciesOfTitles() const;
    void remarkOnBoxes(ImportRemarks &remarks) const;
    void remarkOnSigns(ImportRemarks &remarks) const;
    void remarkOnCurrencies(ImportRemarks &remarks) const;

    ColumnMapping m_mapping;
    ImportSetting m_setting;
    std::vector<DecimalSignSearch> m_signs; ///< One for each number column.
    ColumnSigns m_found; ///< Found by m_signs.
    QStringList m_open; ///< The first cells whose comma or point may mark thousands or three decimals.
    QMap<QString, qint64> m_currencies; ///< The number of prices in each currency.
    qsizetype m_currencyColumn = -1; ///< The column that names the currency of a row's price; -1 if there is none.
};

} // namespace stemdesk
