#pragma once

#include "core/base/number_text.h"
#include "core/domain/imports/imported_row.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"

#include <vector>

namespace stemdesk {

/// Reads what the cells of rows say. A cell that breaks a rule is invalid_<field>, in the names of the file's fields.
class ImportCells {
public:
    /// Of the columns of numbers.
    using Signs = std::vector<DecimalSignSearch>;

    /// `supplier`: of every row that names none.
    explicit ImportCells(ColumnMapping mapping, QString supplier = {});

    /// Every row of the file before any is read: which decimal signs it uses.
    void look(const TableRow &row);

    Result<ImportedProduct> product(const TableRow &row) const;
    Result<ImportedPrice> price(const TableRow &row) const;
    /// A country by its name, too; without a name it is called what its first and last names say, or its company.
    Result<ImportedContact> contact(const TableRow &row) const;

private:
    ColumnMapping m_mapping;
    QString m_supplier;
    Signs m_signs;
};

} // namespace stemdesk
