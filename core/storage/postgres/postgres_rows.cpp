#include "core/storage/postgres/postgres_rows.h"

#include "core/storage/engine/sql_rows.h"

#include <QLocale>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QStringList namesOf(QByteArrayView columns)
{
    QStringList names;
    for (const QByteArray &column : columns.toByteArray().split(','))
        names += QString::fromLatin1(column.trimmed());
    return names;
}

void appendText(QString &json, const QString &text)
{
    json += u'"';
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            json += u'\\';
        if (c < u' ')
            json += u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, QLatin1Char('0'));
        else
            json += c;
    }
    json += u'"';
}

void appendBytes(QString &json, QByteArrayView bytes)
{
    json += "\"\\\\x"_L1;
    json += QLatin1StringView(bytes.toByteArray().toHex());
    json += u'"';
}

void appendValue(QString &json, const SqlValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        json += QString::number(*integer);
    else if (const auto *real = std::get_if<double>(&value))
        json += QString::number(*real, 'g', QLocale::FloatingPointShortest);
    else if (const auto *text = std::get_if<QString>(&value))
        appendText(json, *text);
    else if (const auto *bytes = std::get_if<QByteArray>(&value))
        appendBytes(json, *bytes);
    else if (const auto *id = std::get_if<IdBytes>(&value))
        appendBytes(json, QByteArrayView(id->data(), qsizetype(id->size())));
    else
        json += "null"_L1;
}

} // namespace

QByteArray postgresInsertFromText(QByteArrayView table, QByteArrayView columns)
{
    const QByteArray name = table.toByteArray();
    const QByteArray list = columns.toByteArray();
    // Read in the order of the text and numbered as they are read: the keys come back in the order of the rows.
    return "insert into " + name + " (" + list + ") select " + list + " from jsonb_populate_recordset(cast(null as "
        + name + "), cast(? as jsonb))";
}

QString postgresRowsText(QByteArrayView columns, const SqlRows &rows, qsizetype first, qsizetype count)
{
    const QStringList names = namesOf(columns);
    QString json = u"["_s;
    for (qsizetype row = first; row < first + count; ++row) {
        json += row > first ? ",{"_L1 : "{"_L1;
        for (int column = 0; column < rows.columns(); ++column) {
            json += column > 0 ? ",\""_L1 : "\""_L1;
            json += names.at(column);
            json += "\":"_L1;
            appendValue(json, rows.at(row, column));
        }
        json += u'}';
    }
    return json + u']';
}

} // namespace stemdesk
