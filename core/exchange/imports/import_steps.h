#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/import_run.h"
#include "core/services/imports/import_writer.h"

#include <memory>

namespace stemdesk {

/// The steps of importing one kind of file, in the order in which ImportRunner calls them.
class ImportSteps {
public:
    ImportSteps() = default;
    virtual ~ImportSteps() = default;
    Q_DISABLE_COPY_MOVE(ImportSteps)

    /// Sees every row before any is planned.
    virtual void look(const TableRow &row) = 0;

    virtual Status startPlan() = 0;
    /// Plans every row; an error refuses it. `said` receives explanations of an accepted row.
    virtual Status plan(const TableRow &row, RowNotes &notes) = 0;
    virtual void endPlan() = 0;
    /// Remarks on the file, after planning.
    virtual Result<ImportRemarks> remarks() const { return ImportRemarks(); }
    virtual bool isRefused(qsizetype place) const = 0;

    virtual Result<std::unique_ptr<ImportWriter>> newWriter() = 0;
    /// Queues a row for writing; an error refuses it.
    virtual Status add(const TableRow &row, qsizetype place) = 0;
    /// Writes the queued rows with the newest writer.
    virtual Result<ImportedRowOutcomes> write() = 0;
    /// New colours in the queued rows whose name does not suggest a swatch.
    virtual Result<QStringList> unknownColours() const { return QStringList(); }
    /// The known contact because of which a row was refused.
    virtual QString knownAs(const Error &) const { return {}; }
    /// Missing varieties of the file's supplier.
    virtual Result<QList<GoneVariety>> gone() const { return QList<GoneVariety>(); }
    virtual PreviewRow::Outcome outcomeOf(const ImportedRowOutcome &outcome) const = 0;
};

/// For newWriter(): returns the writer and keeps a typed pointer to it.
template <class Writer>
Result<std::unique_ptr<ImportWriter>> keptBeside(Writer *&kept, Result<std::unique_ptr<Writer>> opened)
{
    if (!opened)
        return opened.error();
    kept = opened->get();
    return std::unique_ptr<ImportWriter>(*std::move(opened));
}

} // namespace stemdesk
