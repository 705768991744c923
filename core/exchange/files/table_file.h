#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace stemdesk {

enum class TextEncoding {
    Utf8,
    Utf16LittleEndian,
    Utf16BigEndian,
    Windows1252,
    MacRoman,
    Cp850,
    Utf8Twice, ///< UTF-8 that a program took for Windows-1252 and encoded again.
};

/// The display name: "UTF-8".
QString nameOf(TextEncoding encoding);
/// Finds an encoding by one of textEncodingNames(), ignoring case; the others are only detected. UTF-16 is
/// little-endian unless the file has a byte order mark.
std::optional<TextEncoding> textEncodingFrom(const QString &name);
/// "utf-8", "windows-1252"...
QStringList textEncodingNames();

/// The kind of a workbook cell's value, however it is formatted. Every CSV cell is a text.
enum class CellKind {
    Text,
    Number,
    Date,
    Time,
    Percent,
    Error, ///< A formula that failed.
    NoValue, ///< A formula whose value is not in the file.
};

struct CellFact {
    CellKind kind = CellKind::Text;
    /// For a number, its text in the sheet if that is not just the digits ("00123"). For a date or time, its value in
    /// words ("5 January 2026"). For an error, its word.
    QString shown = {};
    QString currency = {}; ///< The currency sign or code that the sheet shows with it.
    /// The number with words that only its format adds: "600 mm", "6.5 per bunch".
    QString worded = {};
};

/// One row of a file.
struct TableRow {
    qint64 line = 0; ///< Its first line, from 1; line breaks inside quotation marks count.
    /// Texts as shown; numbers as digits with a decimal point.
    QStringList cells;
    QList<std::pair<qsizetype, CellFact>> facts = {}; ///< By column, in order; cells without one are texts.
    std::optional<Error> damage = {}; ///< Why its cells cannot be trusted; they are shown but not used.

    CellFact fact(qsizetype column) const;
    void put(qsizetype column, const QString &cell, const CellFact &fact = {});
    bool isBlank() const;
};

/// The error for a damaged header row.
Error unreadableHeader(const QString &file, const TableRow &row);

/// Compared to find out whether a file has changed.
struct FileStamp {
    qint64 bytes = 0;
    QDateTime written;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

struct SheetName {
    QString name;
    bool isHidden = false;
};

/// How the file stores its table.
struct FileForm {
    char separator = ','; ///< Only CSV: ',', ';', '|' or '\t'.
    TextEncoding encoding = TextEncoding::Utf8; ///< Only CSV.
    QString sheet = {}; ///< Only workbooks; else empty.
    QList<SheetName> sheets = {}; ///< All of the workbook's.
};

/// How likely a row is to be the header: the number of its cells that are known as names of columns.
using HeaderScore = std::function<int(const QStringList &cells)>;
/// The least score of a usable header.
inline constexpr int kUsableHeader = 2;

/// What the caller knows about a file; the rest is detected.
struct TableOptions {
    /// By name, a hidden one too, or by number from 1. Empty: the first visible sheet that has a usable header.
    QString sheet = {};
    qint64 headerLine = 0; ///< 0: searched for in the first 20 rows.
    std::optional<TextEncoding> encoding = {}; ///< nullopt: detected.
    HeaderScore score = {}; ///< Without a score the first row is the header.
};

/// A table in a file, with a header row, read row by row in bounded memory. Belongs to one thread.
class TableFile {
public:
    /// Opens a CSV file, or a sheet of a workbook (XLSX, ODS). The error for a file that cannot be read, is empty or is
    /// not a table is a single sentence. file_changed, here and in later calls, if another program writes to it.
    static Result<std::unique_ptr<TableFile>> open(const QString &name, const TableOptions &options = {});
    virtual ~TableFile() = default;
    Q_DISABLE_COPY_MOVE(TableFile)

    /// Without the folder.
    virtual QString name() const = 0;
    virtual FileForm form() const = 0;
    /// The file's stamp when it was opened.
    virtual FileStamp stamp() const = 0;
    /// Rows skipped since the last rewind() because the sheet hides them.
    virtual qint64 hiddenRows() const { return 0; }

    /// Headings as written, each on one line.
    const QStringList &header() const { return m_header; }
    qint64 headerLine() const { return m_headerLine; }
    /// Whether nothing is above the header.
    bool isHeaderFirst() const { return m_isHeaderFirst; }
    /// The texts of the rows above the header.
    const QStringList &titles() const { return m_titles; }

    /// The next non-empty row; nullopt at the end. An error if the file can no longer be read.
    Result<std::optional<TableRow>> next() { return nextRow(); }
    /// Goes back to the first row below the header.
    Status rewind();

protected:
    TableFile() = default;

    virtual Result<std::optional<TableRow>> nextRow() = 0;
    /// Goes back to the first row of the file.
    virtual Status restart() = 0;

    /// Finds the header and moves below it. Returns the header's score.
    Result<int> findHeader(const TableOptions &options);

private:
    Result<QList<TableRow>> topRows(const TableOptions &options);
    Status takeHeader(const TableRow &row, qint64 lastRead);

    QStringList m_header;
    QStringList m_titles;
    qint64 m_headerLine = 0;
    bool m_isHeaderFirst = true;
};

} // namespace stemdesk
