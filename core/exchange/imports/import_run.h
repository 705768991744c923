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
#include <QSet>
#include <QStringList>

#include <functional>
#include <optional>

namespace stemdesk {

/// A refused row of the file, and the reason.
struct RefusedRow {
    qint64 line = 0;
    Error error;
    QStringList cells; ///< Cells as they are in the file.
};

struct ImportProgress {
    enum class Stage { Checking, Writing };

    Stage stage = Stage::Checking;
    qint64 done = 0; ///< Rows out of `total`; bytes while checking.
    qint64 total = 0;
};

struct ImportOptions {
    bool isAllOrNothing = false; ///< One refused row prevents the whole import.
    QString supplier; ///< The supplier of rows that name none.
    ImportChoices choices; ///< Products only.
    /// Prices only: the variants that the user chose for rows, by line, whose variant was not found.
    QHash<qint64, VariantId> variantOfLine;
    /// Contacts only: how to treat rows about contacts that the shop seems to know, and the user's choices by line.
    KnownContact known = KnownContact::LeaveOut;
    QHash<qint64, KnownContact> knownOfLine;
    QList<RowSkip> skips = {};
    /// How to read "1.250" if the file leaves it open.
    DecimalSign sign = DecimalSign::Open;
    bool holdsFarPrices = false; ///< Leaves out prices that are PriceChange::isFarOff(), except in `farPriceLines`.
    QSet<qint64> farPriceLines = {}; ///< The lines whose price the user has confirmed.

    bool holdsFarPrice(qint64 line) const { return holdsFarPrices && !farPriceLines.contains(line); }
};

/// Called on the importing thread.
struct ImportListener {
    std::function<void(const RefusedRow &)> refused; ///< In order of lines, once for each.
    /// For accepted rows, then for the file; before anything is written. price_far_off comes when its row is written.
    std::function<void(const ImportRemark &)> remarked = {};
    /// Called a few times a second; returning false stops the import. Rows written so far stay, unless isAllOrNothing.
    std::function<bool(const ImportProgress &)> watch;
};

struct ImportReport {
    ImportCounts counts;
    qint64 packChanges = 0; ///< Existing variants with a new pack size.
    qint64 heldPrices = 0; ///< Rows whose price is far off and was left out.
    bool isStopped = false; ///< The counts then cover the rows done so far.
    std::optional<Error>
        failure; ///< The error that ended the import after rows were written. These stay, and the counts cover them.
    std::optional<ImportId> batch; ///< The batch to revert; nullopt if nothing was written.
};

/// A row's numbers as they were read.
struct RowNumbers {
    std::optional<double> stemLength = {};
    std::optional<double> unitsPerPack = {};
    ImportedCost cost = {};
};

/// Explanations beside a previewed row.
struct RowNotes {
    ImportRemarks remarks = {};
    RowNumbers numbers = {};
    QHash<QString, QString> texts = {}; ///< Other cells as they were read, by field.
    qint64 replacedBy = 0; ///< The later line that says something else about the same thing and counts; 0 without one.
};

/// The outcome of importing one row.
struct PreviewRow {
    enum class Outcome {
        CreatesProduct, ///< With its first variant.
        AddsVariant, ///< To an existing product.
        CreatesPrice,
        CreatesContact,
        Updates,
        NoChange,
        Refused,
    };

    qint64 line = 0;
    QStringList cells;
    Outcome outcome = Outcome::NoChange;
    std::optional<Error> error = {}; ///< Only if refused.
    std::optional<PackChange> pack = {};
    std::optional<PriceChange> price = {};
    bool isPriceHeld = false;
    QString knownAs = {}; ///< The known contact that caused the refusal.
    RowNotes notes = {};
};

/// A variety that the file's supplier sells in the shop's catalogue but not in the file.
struct GoneVariety {
    QString product;
    QString variant;
    std::optional<double> stemLength = {};
};

/// The outcome of importing a file.
struct ImportPreview {
    QList<PreviewRow> rows; ///< The file's first rows.
    QList<PreviewRow> refused; ///< The first refused rows of the whole file.
    QList<PreviewRow> repacked; ///< The first rows that change the pack size of an existing variant.
    ImportCounts counts; ///< Counts for the whole file.
    qint64 packChanges = 0; ///< Also for the whole file.
    QList<PreviewRow> farOff; ///< The first rows with a price that is far off.
    qint64 farPrices = 0;
    QList<PreviewRow> repriced; ///< The first other rows with a new price for the same pack.
    qint64 dearer = 0; ///< Without those that are far off, as `cheaper`.
    qint64 cheaper = 0;
    QList<GoneVariety> gone;
    QList<PreviewRow> doubtful; ///< The first accepted rows with remarks.
    qint64 remarked = 0;
    ImportRemarks remarks; ///< On the file.
    QStringList colours; ///< New colours whose name does not suggest a swatch.
};

/// The most rows in each list of rows that need attention.
inline constexpr int kMostRefusedPreviewed = 1'000;

} // namespace stemdesk
