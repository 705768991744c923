#include "core/api/cursor.h"

#include "core/security/digest.h"

#include <QtEndian>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kPositionBytes = 8;
constexpr qsizetype kCursorMarkBytes = 8;

/// A checksum of position and list: it keeps honest callers from using a cursor for another list, and is no secret.
QByteArray markOf(const QByteArray &position, QByteArrayView list)
{
    return sha256(position + list.toByteArray()).left(kCursorMarkBytes);
}

} // namespace

QByteArray cursorText(qint64 position, QByteArrayView list)
{
    QByteArray bytes(kPositionBytes, Qt::Uninitialized);
    qToBigEndian(position, bytes.data());
    return (bytes + markOf(bytes, list)).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

Result<qint64> positionFrom(QByteArrayView cursor, QByteArrayView list)
{
    const Error foreign =
        invalid(u"cursor"_s, u"Send the \"cursor\" that this very list, with these filters, returned last."_s);
    const auto bytes = QByteArray::fromBase64Encoding(cursor.toByteArray(),
                                                      QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals
                                                          | QByteArray::AbortOnBase64DecodingErrors);
    if (!bytes || (*bytes).size() != kPositionBytes + kCursorMarkBytes)
        return foreign;
    const QByteArray position = (*bytes).left(kPositionBytes);
    if ((*bytes).sliced(kPositionBytes) != markOf(position, list))
        return foreign;
    return qFromBigEndian<qint64>(position.constData());
}

} // namespace stemdesk
