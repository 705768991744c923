#pragma once

#include "core/domain/imports/pack_change.h"
#include "core/domain/resource_set.h"
#include "core/services/catalogue/product_service.h"
#include "core/services/imports/import_journal.h"
#include "core/services/unit_of_work.h"

#include <optional>

namespace stemdesk {

/// The outcome of a row of a file.
struct ImportedRowOutcome {
    RowAction action = RowAction::Unchanged;
    bool isProductNew = false;
    std::optional<PackChange> pack = {};
    std::optional<PriceChange> price = {}; ///< If it is asked for.
};

using ImportedRowOutcomes = QList<Result<ImportedRowOutcome>>;

ImportCounts countsOf(const ImportedRowOutcomes &outcomes);

/// Writes the rows of a file to a shop, some hundred in a transaction, each transaction together with the journal
/// that can take it back. A row finds objects made by earlier rows, and by others meanwhile.
class ImportWriter {
public:
    virtual ~ImportWriter() = default;
    Q_DISABLE_COPY_MOVE(ImportWriter)

    /// From here on nothing is kept, and no other connection may write, before commit().
    Status begin();
    Status commit();

    /// After the last row, with how many rows of the file were refused.
    Status close(qint64 refused);

    /// For a revert; nothing where nothing was written to stay.
    std::optional<ImportId> batch() const { return m_isKept ? m_journal.id() : std::nullopt; }

protected:
    /// `seq` is that of the last change that the derived class knows of.
    ImportWriter(ServiceContext &context, ImportKind kind, const QString &fileName, qint64 seq)
        : m_context(context), m_journal(context, kind, fileName), m_seq(seq)
    {}

    /// The changes since the last call, including the import's own.
    Result<Changes> news(ResourceSet resources);
    /// Ends the transaction of some rows.
    Status keep(UnitOfWork &work, const ImportedRowOutcomes &outcomes);

    ServiceContext &m_context;
    ImportJournal m_journal;

private:
    bool m_isKept = false; // A transaction of it was committed.
    std::optional<UnitOfWork> m_whole; // Between begin() and commit().
    qint64 m_seq;
};

} // namespace stemdesk
