#pragma once

#include "core/exchange/import_run.h"
#include "core/exchange/table_file.h"
#include "core/services/imports/import_writer.h"

#include <memory>

namespace stemdesk {

/// What the import of one kind of file does with its rows; ImportRunner asks for it in this order.
class ImportSteps {
public:
    ImportSteps() = default;
    virtual ~ImportSteps() = default;
    Q_DISABLE_COPY_MOVE(ImportSteps)

    /// Every row, before anything is decided.
    virtual void look(const TableRow &row) = 0;

    virtual Status startPlan() = 0;
    /// Every row once more: an error refuses it.
    virtual Status plan(const TableRow &row) = 0;
    virtual void endPlan() = 0;
    virtual bool isRefused(qsizetype place) const = 0;

    virtual Result<std::unique_ptr<ImportWriter>> newWriter() = 0;
    /// Puts a row aside; an error refuses it.
    virtual Status add(const TableRow &row, qsizetype place) = 0;
    /// Writes what was put aside since the last time.
    virtual Result<ImportedRowOutcomes> write(ImportWriter &writer) = 0;
    /// Of the rows that were put aside: those that the shop does not know and whose name tells no swatch.
    virtual Result<QStringList> unknownColours() const { return QStringList(); }
    virtual PreviewRow::Outcome outcomeOf(const ImportedRowOutcome &outcome) const = 0;
};

} // namespace stemdesk
