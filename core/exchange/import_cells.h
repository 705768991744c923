#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/exchange/column_mapping.h"
#include "core/exchange/csv_file.h"

namespace stemdesk {

/// Reads what the cells of rows say. A cell that breaks a rule is invalid_<field>, in the names of the file's fields.
class ImportCells {
public:
    /// `separator`: where it is no comma, 2,5 is a number as 2.5 is.
    ImportCells(const ColumnMapping &mapping, char separator);

    Result<ImportedProduct> product(const CsvRow &row) const;
    Result<ImportedPrice> price(const CsvRow &row) const;
    /// Trimmed and normalised; empty where there is none that is good for anything.
    QString sku(const CsvRow &row) const;

private:
    ColumnMapping m_mapping;
    bool m_hasDecimalComma;
};

} // namespace stemdesk
