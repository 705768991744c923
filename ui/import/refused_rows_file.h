#pragma once

#include "core/exchange/files/csv_writer.h"
#include "core/exchange/imports/import_run.h"

#include <QFile>
#include <QStringList>

namespace stemdesk::ui {

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
