#pragma once

#include "core/base/error.h"
#include "core/domain/imports/import_batch.h"
#include "core/domain/imports/import_choices.h"
#include "core/domain/imports/imported_row.h"
#include "core/domain/imports/pack_change.h"
#include "core/exchange/imports/import_remark.h"
#include "core/exchange/imports/import_rows.h"
#include "core/exchange/imports/row_reader.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <optional>

namespace stemdesk {

/// A row of the file that is not taken, and why.
struct RefusedRow {
    qint64 line = 0;
    Error error;
    QStringList cells; ///< As they are in the file.
};

struct ImportProgress {
    enum class Stage { Checking, Writing };

    Stage stage = Stage::Checking;
    qint64 done = 0; ///< Of `total` rows; while checking, of bytes.
    qint64 total = 0;
};

struct ImportOptions {
    bool isAllOrNothing = false; ///< With one refused row nothing is written.
    QString supplier; ///< Of every row that names none.
    ImportChoices choices; ///< Products only.
    /// Prices only: what the user chose for rows, by line, whose variant was not found.
    QHash<qint64, VariantId> variantOfLine;
    /// Contacts only: what becomes of rows about somebody whom the shop seems to know, and what was chosen for some of
    /// them, by line.
    KnownContact known = KnownContact::LeaveOut;
    QHash<qint64, KnownContact> knownOfLine;
    QList<RowSkip> skips = {};
    /// What "1.250" is where the file leaves it open.
    DecimalSign sign = DecimalSign::Open;
};

/// Heard on the importing thread.
struct ImportListener {
    std::function<void(const RefusedRow &)> refused; ///< In order of lines, each once.
    /// Of a row that is taken, and then of the file. Before anything is written.
    std::function<void(const ImportRemark &)> remarked = {};
    /// Asked a few times in a second: false stops. What is written until then stays, but for all-or-nothing.
    std::function<bool(const ImportProgress &)> watch;
};

struct ImportReport {
    ImportCounts counts;
    qint64 packChanges = 0; ///< So many variants that were there have another pack size.
    bool isStopped = false; ///< The counts are of what was done until then.
    std::optional<Error> failure; ///< Why it broke off after something was written, which stays. Likewise.
    std::optional<ImportId> batch; ///< For a revert; nothing where nothing was written.
};

/// What the numbers of a row were understood as.
struct RowNumbers {
    std::optional<double> stemLength = {};
    std::optional<double> unitsPerPack = {};
    ImportedCost cost = {};
};

/// Beside the row itself.
struct RowSaid {
    ImportRemarks remarks = {};
    RowNumbers numbers = {};
    QHash<QString, QString> texts = {}; ///< What other cells were understood as, by field.
};

/// What would become of a row of the file.
struct PreviewRow {
    enum class Outcome {
        CreatesProduct, ///< With its variant.
        AddsVariant, ///< To a product that is there.
        CreatesPrice,
        CreatesContact,
        Updates,
        NoChange,
        Refused,
    };

    qint64 line = 0;
    QStringList cells;
    Outcome outcome = Outcome::NoChange;
    std::optional<Error> error = {}; ///< Of a refused one.
    std::optional<PackChange> pack = {};
    std::optional<PriceChange> price = {};
    QString knownAs = {}; ///< Whom the shop knows where it was refused for that.
    RowSaid said = {};
};

/// A variety that the file's supplier sold and its file does not name.
struct GoneVariety {
    QString product;
    QString variant;
    std::optional<double> stemLength = {};
};

/// What would become of a file.
struct ImportPreview {
    QList<PreviewRow> rows; ///< Its first rows.
    QList<PreviewRow> refused; ///< The first refused ones, wherever they stand.
    QList<PreviewRow> repacked; ///< Likewise, those that change the pack size of a variant that is there.
    ImportCounts counts; ///< Of all its rows: those that the import will come to.
    qint64 packChanges = 0; ///< Of all its rows.
    QList<PreviewRow> repriced; ///< Likewise, those with another price and the pack that was there.
    qint64 dearer = 0; ///< Of all its rows.
    qint64 cheaper = 0;
    QList<GoneVariety> gone;
    QList<PreviewRow> doubtful; ///< Likewise, those with remarks that are taken.
    qint64 remarked = 0; ///< Of all its rows: those with remarks.
    ImportRemarks remarks; ///< About the file.
    QStringList colours; ///< That the shop does not know and whose name tells no swatch.
};

/// So many refused rows a preview lists, and so many that change a pack size.
inline constexpr int kMostRefusedPreviewed = 1'000;

} // namespace stemdesk
