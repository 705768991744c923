#pragma once

#include "core/services/imports/import_service.h"
#include "core/storage/imports/import_store.h"

#include <utility>

namespace stemdesk {

/// Undoes one import, its last change first.
class ImportRevert {
public:
    ImportRevert(ServiceContext &context, ImportBatch batch) : m_context(context), m_batch(std::move(batch)) {}

    Result<RevertReport> run(const ImportService::Watch &watch);

private:
    Status undoSome(const QList<ImportRow> &rows);
    Status undo(const ImportRow &row);
    Status undoSupplier(const ImportRow &row);
    Status undoList(const ImportRow &row);
    Status undoColour(const ImportRow &row);
    Status undoCategory(const ImportRow &row);
    Status undoContact(const ImportRow &row);

    Status requireUntagged(const QString &tag) const;
    /// Counts the row, or lists it as kept; fails if the store does.
    Status settle(const ImportRow &row, const Status &undone);
    void keep(const ImportRow &row, const Error &reason);
    /// Names the newer imports that block part of the undo.
    Status nameNewer();

    ServiceContext &m_context;
    ImportBatch m_batch;
    RevertReport m_report;
    QString m_name; // The name of the import that is being undone.
};

} // namespace stemdesk
