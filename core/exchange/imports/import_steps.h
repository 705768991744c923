#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/import_run.h"
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
    /// Every row once more: an error refuses it. `said` gets what is said about one that is taken.
    virtual Status plan(const TableRow &row, RowSaid &said) = 0;
    virtual void endPlan() = 0;
    /// About the file, after the plan.
    virtual Result<ImportRemarks> remarks() const { return ImportRemarks(); }
    virtual bool isRefused(qsizetype place) const = 0;

    virtual Result<std::unique_ptr<ImportWriter>> newWriter() = 0;
    /// Puts a row aside; an error refuses it.
    virtual Status add(const TableRow &row, qsizetype place) = 0;
    /// Writes what was put aside since the last time, by the newest writer.
    virtual Result<ImportedRowOutcomes> write() = 0;
    /// Of the rows that were put aside: those that the shop does not know and whose name tells no swatch.
    virtual Result<QStringList> unknownColours() const { return QStringList(); }
    /// Whom the shop knows where a row was refused for that.
    virtual QString knownAs(const Error &) const { return {}; }
    /// Of the supplier whose file it is.
    virtual Result<QList<GoneVariety>> gone() const { return QList<GoneVariety>(); }
    virtual PreviewRow::Outcome outcomeOf(const ImportedRowOutcome &outcome) const = 0;
};

/// For newWriter(): hands a writer over and keeps a pointer to what it is.
template <class Writer>
Result<std::unique_ptr<ImportWriter>> keptBeside(Writer *&kept, Result<std::unique_ptr<Writer>> opened)
{
    if (!opened)
        return opened.error();
    kept = opened->get();
    return std::unique_ptr<ImportWriter>(*std::move(opened));
}

} // namespace stemdesk
