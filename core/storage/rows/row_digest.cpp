#include "core/storage/rows/row_digest.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <bit>

namespace stemdesk {

namespace {

void append(QByteArray &row, char kind, quint64 number)
{
    char bytes[sizeof number];
    qToLittleEndian(number, bytes);
    row.append(kind).append(bytes, sizeof bytes);
}

void append(QByteArray &row, char kind, QByteArrayView bytes)
{
    append(row, kind, quint64(bytes.size()));
    row.append(bytes.data(), bytes.size());
}

} // namespace

void RowDigest::add(const SqlValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        append(m_row, 'i', quint64(*integer));
    else if (const auto *real = std::get_if<double>(&value))
        append(m_row, 'r', std::bit_cast<quint64>(*real + 0.0));
    else if (const auto *text = std::get_if<QString>(&value))
        append(m_row, 't', text->toUtf8());
    else if (const auto *bytes = std::get_if<QByteArray>(&value))
        append(m_row, 'b', *bytes);
    else if (const auto *id = std::get_if<IdBytes>(&value))
        append(m_row, 'b', QByteArrayView(id->data(), qsizetype(id->size())));
    else
        m_row.append('n');
}

void RowDigest::endRow()
{
    const QByteArray hash = QCryptographicHash::hash(m_row, QCryptographicHash::Blake2b_256);
    m_low += qFromLittleEndian<quint64>(hash.constData());
    m_high += qFromLittleEndian<quint64>(hash.constData() + sizeof(quint64));
    ++m_rows;
    m_row.truncate(0); // Keeps its memory.
}

} // namespace stemdesk
