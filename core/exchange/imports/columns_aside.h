#pragma once

#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_remark.h"

namespace stemdesk {

/// Columns of a list of products or prices that would be rows in a plain list: those of a second table beside the
/// first, and those that are called as a length ("40 cm"), with the prices of that length. An import takes neither.
struct ColumnsAside {
    QList<qsizetype> ofOtherTable;
    QList<qsizetype> ofLengths;

    static ColumnsAside of(ImportKind kind, const QStringList &header);
};

/// While it lives, a guess leaves such columns out, unless they were assigned by hand.
class GuessWithoutAside {
public:
    explicit GuessWithoutAside(ColumnMapping &mapping);
    ~GuessWithoutAside();
    Q_DISABLE_COPY_MOVE(GuessWithoutAside)

private:
    void hold(const QList<qsizetype> &columns);
    void release(const QList<qsizetype> &columns, const QString &because);

    ColumnMapping &m_mapping;
    ColumnsAside m_aside;
};

/// tables_beside, lengths_as_columns: says which of these columns are left out.
ImportRemarks remarksOnAside(const ColumnMapping &mapping);

} // namespace stemdesk
