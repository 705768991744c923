#pragma once

#include "core/base/clock.h"
#include "core/base/error.h"
#include "core/base/id.h"
#include "core/domain/change.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

struct ImportTag {
    static constexpr std::string_view kPrefix = "imp", kTable = "imports", kResource = "import";
};
using ImportId = Id<ImportTag>;

/// The kind of rows in an imported file.
enum class ImportKind { Products, Prices, Contacts };

/// The results of a file's rows.
struct ImportCounts {
    qint64 created = 0;
    qint64 updated = 0;
    qint64 unchanged = 0;
    qint64 refused = 0;

    friend bool operator==(const ImportCounts &, const ImportCounts &) = default;
};

/// A past import that changed something.
struct ImportBatch {
    qint64 key = 0; ///< Its place in the list.
    ImportId id;
    ImportKind kind = ImportKind::Products;
    QString fileName; ///< Without its folder.
    Instant at = 0;
    ImportCounts counts; ///< Without the unchanged rows.
    std::optional<Instant> revertedAt;
    qint64 kept = 0; ///< Objects that its revert kept; reverting again tries them again.

    friend bool operator==(const ImportBatch &, const ImportBatch &) = default;
};

/// An object that an import created or changed and that its revert kept.
struct KeptImportRow {
    Resource resource = Resource::Variant;
    IdBytes id{};
    QString name; ///< Its current name; empty if it is gone.
    Error reason; ///< Code import_row_changed, import_row_gone, import_row_in_use or that of a refused change.

    friend bool operator==(const KeptImportRow &, const KeptImportRow &) = default;
};

struct RevertReport {
    qint64 undone = 0;
    QList<KeptImportRow> kept;
    QStringList newer; ///< Files of newer imports that kept objects belong to as well, newest first.
    bool isStopped = false; ///< Stopped by the user half-way: reverting again continues.
};

} // namespace stemdesk
