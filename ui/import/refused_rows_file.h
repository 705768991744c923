#pragma once

#include "core/exchange/files/csv_writer.h"
#include "core/exchange/imports/import_run.h"

#include <QFile>
#include <QStringList>

namespace stemdesk::ui {

/// A CSV file of the rows that an import refused: as they were, with the line and the reason behind them, so that they
/// can be set right there and imported once more; with the separator of the file, by which its numbers are read.
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

/// Whole, or an old file of that name stays as it is: file_not_written.
Status copyOfFile(const QString &from, const QString &to);

} // namespace stemdesk::ui
