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

enum class TextEncoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252, MacRoman, Cp850 };

/// "UTF-8"...
QString nameOf(TextEncoding encoding);
/// By one of textEncodingNames(), without regard to case; UTF-16 is of the little end unless the file's mark says
/// otherwise.
std::optional<TextEncoding> textEncodingFrom(const QString &name);
/// "utf-8", "windows-1252"...
QStringList textEncodingNames();

/// What a cell of a workbook holds, whatever it looks like. Of CSV every cell is a text.
enum class CellKind {
    Text,
    Number,
    Date,
    Time,
    Percent,
    Error, ///< Of a formula.
    NoValue, ///< A formula whose value the program that wrote the file did not store.
};

struct CellFact {
    CellKind kind = CellKind::Text;
    /// Of a number: as the sheet shows it, where that is other than its digits ("00123"). Of a date or time: what it
    /// is, for sentences ("5 January 2026"). Of an error: its word.
    QString shown = {};
    QString currency = {}; ///< The sign or code with which the sheet shows it.
};

/// One row of a file.
struct TableRow {
    qint64 line = 0; ///< Where it begins, counted from 1; quoted line breaks count too.
    /// Texts as they are shown, numbers in digits that leave no doubt about their decimal sign.
    QStringList cells;
    QList<std::pair<qsizetype, CellFact>> facts = {}; ///< By column, in order; the other cells are texts.
    std::optional<Error> damage = {}; ///< Why its cells cannot be trusted; they are shown, not used.

    CellFact fact(qsizetype column) const;
    void put(qsizetype column, const QString &cell, const CellFact &fact = {});
    bool isBlank() const;
};

/// For a damaged row that should name the columns.
Error unreadableHeader(const QString &file, const TableRow &row);

/// By which a file is known to be as it was.
struct FileStamp {
    qint64 bytes = 0;
    QDateTime written;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

struct SheetName {
    QString name;
    bool isHidden = false;
};

/// How a file holds its table.
struct FileForm {
    char separator = ','; ///< Of CSV: ',', ';', '|' or '\t'.
    TextEncoding encoding = TextEncoding::Utf8; ///< Of CSV.
    QString sheet = {}; ///< Of a workbook; empty for CSV.
    QList<SheetName> sheets = {}; ///< All of the workbook's.
};

/// How likely a row is to be the header: the number of its cells that are known as names of columns.
using HeaderScore = std::function<int(const QStringList &cells)>;
/// What a row must come to for that.
inline constexpr int kUsableHeader = 2;

/// What is said about a file, or left open.
struct TableOptions {
    /// By name, a hidden one too, or by number from 1. Empty: the first visible sheet that has a usable header.
    QString sheet = {};
    qint64 headerLine = 0; ///< 0: it is looked for in the first 20 rows.
    std::optional<TextEncoding> encoding = {}; ///< Nothing: it is recognised.
    HeaderScore score = {}; ///< Without one the first row is the header.
};

/// A table in a file, with a header row, read row by row in bounded memory. Belongs to one thread.
class TableFile {
public:
    /// CSV, or one sheet of a workbook (XLSX, ODS). Refused with one sentence: what cannot be read, is empty, or is no
    /// table. file_changed, here and later, where another program writes it.
    static Result<std::unique_ptr<TableFile>> open(const QString &name, const TableOptions &options = {});
    virtual ~TableFile() = default;
    Q_DISABLE_COPY_MOVE(TableFile)

    /// Without the folder.
    virtual QString name() const = 0;
    virtual FileForm form() const = 0;
    /// As it was opened.
    virtual FileStamp stamp() const = 0;
    /// That were left out since the last rewind(), because their sheet hides them.
    virtual qint64 hiddenRows() const { return 0; }

    /// As written, on one line each.
    const QStringList &header() const { return m_header; }
    qint64 headerLine() const { return m_headerLine; }
    /// Whether there is something above the header.
    bool isHeaderFirst() const { return m_isHeaderFirst; }

    /// The next row that is not empty; nothing at the end. An error where the file cannot be read any more.
    Result<std::optional<TableRow>> next() { return nextRow(); }
    /// To the first row below the header.
    Status rewind();

protected:
    TableFile() = default;

    virtual Result<std::optional<TableRow>> nextRow() = 0;
    /// To the first row of all.
    virtual Status restart() = 0;

    /// Chooses the header and stands below it; how usable it is.
    Result<int> findHeader(const TableOptions &options);

private:
    Result<QList<TableRow>> topRows(const TableOptions &options);
    Status takeHeader(const TableRow &row, qint64 lastRead);

    QStringList m_header;
    qint64 m_headerLine = 0;
    bool m_isHeaderFirst = true;
};

} // namespace stemdesk
