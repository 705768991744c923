#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace stemdesk {

enum class TextEncoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

/// "UTF-8"...
QString nameOf(TextEncoding encoding);

/// One row of a file.
struct TableRow {
    qint64 line = 0; ///< Where it begins, counted from 1; quoted line breaks count too.
    QStringList cells;
    std::optional<Error> damage; ///< Why its cells cannot be trusted; they are shown, not used.
};

/// For a damaged row that should name the columns.
Error unreadableHeader(const QString &file, const TableRow &row);

/// By which a file is known to be as it was.
struct FileStamp {
    qint64 bytes = 0;
    QDateTime written;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// How a file holds its table.
struct FileForm {
    char separator = ','; ///< Of CSV: ',', ';' or '\t'.
    TextEncoding encoding = TextEncoding::Utf8; ///< Of CSV.
    QString sheet; ///< Of a workbook; empty for CSV.
};

/// A table in a file, with a header row, read row by row in bounded memory. Belongs to one thread.
class TableFile {
public:
    /// CSV, or one sheet of a workbook (XLSX, ODS): the first unless one is named. Refused with one sentence: what
    /// cannot be read, is empty, or is no table. file_changed, here and later, where another program writes it.
    static Result<std::unique_ptr<TableFile>> open(const QString &name, const QString &sheet = {});
    virtual ~TableFile() = default;
    Q_DISABLE_COPY_MOVE(TableFile)

    /// Without the folder.
    virtual QString name() const = 0;
    /// As written, trimmed.
    virtual const QStringList &header() const = 0;
    virtual FileForm form() const = 0;
    /// As it was opened.
    virtual FileStamp stamp() const = 0;

    /// The next row that is not empty; nothing at the end. An error where the file cannot be read any more.
    virtual Result<std::optional<TableRow>> next() = 0;
    /// To the first row below the header.
    virtual Status rewind() = 0;

protected:
    TableFile() = default;
};

} // namespace stemdesk
