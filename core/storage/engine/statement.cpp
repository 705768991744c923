#include "core/storage/engine/statement.h"

#include <QStringList>

#include <charconv>

namespace stemdesk {

IdBytes Row::idBytes(int column) const
{
    IdBytes bytes{};
    const QByteArrayView stored = blob(column);
    if (stored.size() == qsizetype(bytes.size()))
        std::memcpy(bytes.data(), stored.data(), bytes.size());
    return bytes;
}

QStringList Row::lines(int column) const
{
    const QString joined = text(column);
    return joined.isEmpty() ? QStringList() : joined.split(u'\n');
}

QString joinedKeys(const QList<qint64> &keys)
{
    constexpr qsizetype kLongest = 21; // With its sign and comma.
    QByteArray text(keys.size() * kLongest, Qt::Uninitialized);
    char *end = text.data();
    for (const qint64 key : keys) {
        if (end != text.constData())
            *end++ = ',';
        end = std::to_chars(end, text.end(), key).ptr;
    }
    return QString::fromLatin1(text.constData(), end - text.constData());
}

QString joinedLines(const QStringList &lines)
{
    return lines.join(u'\n');
}

void bindValue(Statement &statement, int index, std::nullopt_t)
{
    statement.bindNull(index);
}

void bindValue(Statement &statement, int index, qint64 value)
{
    statement.bindInteger(index, value);
}

void bindValue(Statement &statement, int index, int value)
{
    statement.bindInteger(index, value);
}

void bindValue(Statement &statement, int index, bool value)
{
    statement.bindInteger(index, value ? 1 : 0);
}

void bindValue(Statement &statement, int index, double value)
{
    statement.bindReal(index, value);
}

void bindValue(Statement &statement, int index, const QString &value)
{
    statement.bindText(index, value);
}

void bindValue(Statement &statement, int index, const QByteArray &value)
{
    statement.bindBlob(index, value);
}

void bindValue(Statement &statement, int index, const IdBytes &value)
{
    statement.bindBlob(index, QByteArrayView(value.data(), qsizetype(value.size())));
}

void bindValue(Statement &statement, int index, const SqlValue &value)
{
    std::visit(
        [&](const auto &held) {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::monostate>)
                statement.bindNull(index);
            else
                bindValue(statement, index, held);
        },
        value);
}

} // namespace stemdesk
