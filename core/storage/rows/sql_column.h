#pragma once

#include "core/storage/engine/statement.h"
#include "core/storage/rows/sql_rows.h"

namespace stemdesk {

/// Server only: a column of all rows, as one argument of a statement that is an array.
struct SqlColumn {
    const SqlRows *rows;
    int column = 0;
};

inline void bindNext(Statement &statement, int &index, const SqlColumn &values)
{
    statement.bindColumn(index++, *values.rows, values.column, 0, values.rows->count());
}

} // namespace stemdesk
