#pragma once

#include "core/base/result.h"
#include "core/domain/imports/import_batch.h"
#include "core/exchange/files/csv_writer.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"
#include "ui/undo/edits.h"

#include <QFile>
#include <QStringList>

namespace stemdesk {
class ShopServices;
} // namespace stemdesk

namespace stemdesk::ui {

/// The file to import, and how.
struct ImportPlan {
    QString path;
    TableOptions table = {}; ///< How to read it.
    char separator = ',';
    FileStamp stamp; ///< The file for which this was chosen.
    ColumnMapping mapping;
    PriceListId list = {}; ///< The target list for prices.
    ImportOptions options = {};
};

// Both on the thread of `shop`. file_changed if the file is no longer that of the plan, because its lines may be
// different.

Result<ImportPreview> previewed(ShopServices &shop, const ImportPlan &plan, int rows);
Result<ImportReport> imported(ShopServices &shop, const ImportPlan &plan, const ImportListener &listener);

/// Makes an import that has already run undoable. Undo reverts rows that nobody has changed since; redo imports the
/// same file again.
Edit importEdit(const ImportPlan &plan, const QString &fileName, const ImportId &batch);

/// A CSV file of the rows that an import refused: each as it was, followed by its line and the reason, so that they can
/// be corrected there and imported again; with the file's own separator, so that numbers are read in the same way.
/// Belongs to one thread.
class RefusedRowsFile {
public:
    RefusedRowsFile(const QString &path, const QStringList &header, char separator);

    void add(const RefusedRow &row);
    void finish();

private:
    QFile m_file;
    qsizetype m_columns;
    CsvWriter m_csv;
};

/// All of it, or an old file with that name stays as it is: file_not_written.
Status copyOfFile(const QString &from, const QString &to);

} // namespace stemdesk::ui
