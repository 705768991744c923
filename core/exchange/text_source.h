#pragma once

#include "core/base/result.h"
#include "core/exchange/csv_file.h"

#include <QByteArray>
#include <QFile>
#include <QStringDecoder>

#include <memory>

namespace stemdesk {

/// The text of a file, whatever its encoding, as UTF-8 in pieces of bounded size. What is no character in the
/// encoding comes as U+FFFD, or as the invalid bytes that it is where the file is UTF-8 itself.
class TextSource {
public:
    /// Refused with one sentence: what cannot be read, is empty, or is no text at all.
    static Result<std::unique_ptr<TextSource>> open(const QString &name);

    QString name() const;
    TextEncoding encoding() const { return m_encoding; }

    /// Empty at the end.
    Result<QByteArray> next();
    Status rewind();

    qint64 position() const { return m_file.pos(); }
    qint64 size() const { return m_file.size(); }

private:
    explicit TextSource(const QString &name) : m_file(name) {}

    Status openFile();
    Status recognise();
    Error unreadable() const;
    QByteArray utf8From(const QByteArray &bytes);

    QFile m_file;
    TextEncoding m_encoding = TextEncoding::Utf8;
    qint64 m_markBytes = 0; // Of the byte order mark.
    QStringDecoder m_decoder;
    QString m_held; // The first half of a surrogate pair whose other half comes with the next piece.
};

} // namespace stemdesk
