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
    std::optional<PriceChange> price = {};
    bool isPriceHeld = false; ///< The price is far off and was left out.
};

using ImportedRowOutcomes = QList<Result<ImportedRowOutcome>>;

ImportCounts countsOf(const ImportedRowOutcomes &outcomes);

/// Writes the rows of a file to a shop, a few hundred per transaction, each together with the journal that can undo it.
/// A row finds objects created by earlier rows, and meanwhile by others.
class ImportWriter {
public:
    virtual ~ImportWriter() = default;
    Q_DISABLE_COPY_MOVE(ImportWriter)

    /// Until commit() nothing is stored, and no other connection can write.
    Status begin();
    Status commit();

    /// After the last row, with how many rows of the file were refused.
    Status close(qint64 refused);

    /// For a revert; nullopt if nothing was stored.
    std::optional<ImportId> batch() const { return m_isKept ? m_journal.id() : std::nullopt; }

protected:
    /// `seq`: the last change that the derived class knows.
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
    bool m_isKept = false; // One of its transactions was committed.
    std::optional<UnitOfWork> m_whole; // Between begin() and commit().
    qint64 m_seq;
};

} // namespace stemdesk
