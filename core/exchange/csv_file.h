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
struct CsvRow {
    qint64 line = 0; ///< Where it begins, counted from 1; quoted line breaks count too.
    QStringList cells; ///< Without the apostrophe that an export puts before what looks like a formula.
    std::optional<Error> damage; ///< Why its cells cannot be trusted; they are shown, not used.
};

/// By which a file is known to be as it was.
struct FileStamp {
    qint64 bytes = 0;
    QDateTime written;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// A CSV file with a header row, read row by row in bounded memory. Separator (comma, semicolon or tab) and encoding
/// (UTF-8 with or without BOM, UTF-16, Windows-1252) are recognised. Belongs to one thread.
class CsvFile {
public:
    /// Refused with one sentence: what cannot be read, is empty, or is no text at all. file_changed, here and later,
    /// where another program writes it meanwhile.
    static Result<std::unique_ptr<CsvFile>> open(const QString &name);
    ~CsvFile();
    Q_DISABLE_COPY_MOVE(CsvFile)

    /// Without the folder.
    QString name() const;
    /// As written, trimmed.
    const QStringList &header() const;
    qint64 headerLine() const;
    /// ',', ';' or '\t'.
    char separator() const;
    TextEncoding encoding() const;
    /// As it was opened.
    FileStamp stamp() const;

    /// The next row that is not empty; nothing at the end. An error where the file cannot be read any more.
    Result<std::optional<CsvRow>> next();
    /// To the first row below the header.
    Status rewind();

    /// How far reading is, in bytes.
    qint64 position() const;
    qint64 size() const;

private:
    class Reader;

    explicit CsvFile(std::unique_ptr<Reader> reader);

    std::unique_ptr<Reader> m_reader;
};

} // namespace stemdesk
