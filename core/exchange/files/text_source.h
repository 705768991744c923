#pragma once

#include "core/base/result.h"
#include "core/exchange/files/table_file.h"

#include <QByteArray>
#include <QFile>
#include <QStringDecoder>

#include <memory>

namespace stemdesk {

struct FileKind;

/// The text of a file in any encoding, as UTF-8 in pieces of limited size. Invalid bytes become U+FFFD; in UTF-8 files
/// they stay as they are.
class TextSource {
public:
    /// Fails with one sentence if the file cannot be read, is empty or is not text. `encoding` is the user's choice.
    static Result<std::unique_ptr<TextSource>> open(const QString &name, std::optional<TextEncoding> encoding = {});

    QString name() const;
    TextEncoding encoding() const { return m_encoding; }
    const FileStamp &stamp() const { return m_stamp; }

    /// Empty at the end. Here and in rewind(): file_changed if the file is not the one that was opened.
    Result<QByteArray> next();
    Status rewind();

private:
    explicit TextSource(const QString &name) : m_file(name) {}

    Status openFile();
    bool takeMark(const QByteArray &start, std::optional<TextEncoding> wanted);
    Status recognise(std::optional<TextEncoding> wanted);
    Error noTable(const FileKind &kind) const;
    FileStamp stampNow() const;
    Status requireUnchanged() const;
    Error unreadable() const;
    QByteArray utf8From(const QByteArray &bytes);

    QFile m_file;
    FileStamp m_stamp;
    TextEncoding m_encoding = TextEncoding::Utf8;
    qint64 m_markBytes = 0; // Length of the byte order mark.
    QStringDecoder m_decoder;
    QString m_held; // A high surrogate whose other half is in the next piece.
    QByteArray m_heldBytes; // The beginning of a UTF-8 character whose rest is in the next piece.
};

} // namespace stemdesk
