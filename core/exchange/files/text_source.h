#pragma once

#include "core/base/result.h"
#include "core/exchange/files/table_file.h"

#include <QByteArray>
#include <QFile>
#include <QStringDecoder>

#include <memory>

namespace stemdesk {

struct FileKind;

/// The text of a file, whatever its encoding, as UTF-8 in pieces of bounded size. What is no character in the
/// encoding comes as U+FFFD, or as the invalid bytes that it is where the file is UTF-8 itself.
class TextSource {
public:
    /// Refused with one sentence: what cannot be read, is empty, or is no text at all.
    /// `encoding`: what its user says that it is.
    static Result<std::unique_ptr<TextSource>> open(const QString &name, std::optional<TextEncoding> encoding = {});

    QString name() const;
    TextEncoding encoding() const { return m_encoding; }
    const FileStamp &stamp() const { return m_stamp; }

    /// Empty at the end. file_changed there, and at a rewind(), where the file is no longer what was opened.
    Result<QByteArray> next();
    Status rewind();

private:
    explicit TextSource(const QString &name) : m_file(name) {}

    Status openFile();
    Status recognise(std::optional<TextEncoding> wanted);
    Error noTable(const FileKind &kind) const;
    FileStamp stampNow() const;
    Status requireUnchanged() const;
    Error unreadable() const;
    QByteArray utf8From(const QByteArray &bytes);

    QFile m_file;
    FileStamp m_stamp;
    TextEncoding m_encoding = TextEncoding::Utf8;
    qint64 m_markBytes = 0; // Of the byte order mark.
    QStringDecoder m_decoder;
    QString m_held; // The first half of a surrogate pair whose other half comes with the next piece.
};

} // namespace stemdesk
