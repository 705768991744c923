#include "core/storage/postgres/postgres_rows.h"

#include "core/storage/engine/sql_rows.h"

#include <QByteArrayList>
#include <QLocale>

#include <utility>

namespace stemdesk {

namespace {

QByteArrayList namesOf(QByteArrayView columns)
{
    QByteArrayList names;
    for (const QByteArray &column : columns.toByteArray().split(','))
        names += column.trimmed();
    return names;
}

void appendText(QByteArray &json, const QString &text)
{
    json += '"';
    for (const char c : text.toUtf8()) {
        if (c == '"' || c == '\\')
            json += '\\';
        if (c >= 0 && c < ' ')
            json += "\\u00" + QByteArray(1, c).toHex();
        else
            json += c;
    }
    json += '"';
}

void appendBytes(QByteArray &json, QByteArrayView bytes)
{
    json += "\"\\\\x" + bytes.toByteArray().toHex() + '"';
}

void appendValue(QByteArray &json, const SqlValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        json += QByteArray::number(*integer);
    else if (const auto *real = std::get_if<double>(&value))
        json += QByteArray::number(*real, 'g', QLocale::FloatingPointShortest);
    else if (const auto *text = std::get_if<QString>(&value))
        appendText(json, *text);
    else if (const auto *bytes = std::get_if<QByteArray>(&value))
        appendBytes(json, *bytes);
    else if (const auto *id = std::get_if<IdBytes>(&value))
        appendBytes(json, QByteArrayView(id->data(), qsizetype(id->size())));
    else
        json += "null";
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

QByteArray postgresUpdateFromText(QByteArrayView table, QByteArrayView columns)
{
    const QByteArray name = table.toByteArray();
    QByteArray values;
    for (const QByteArray &column : namesOf(columns))
        values += (values.isEmpty() ? "" : ", ") + column + " = given." + column;
    return "update " + name + " set " + values + " from jsonb_array_elements(cast(? as jsonb)) as element, "
        + "jsonb_populate_record(cast(null as " + name + "), element.value) as given where " + name
        + ".shop = given.shop and " + name + ".key = given.key and " + name
        + ".version = cast(element.value ->> 'stored_version' as bigint)";
}

QByteArray postgresRowsText(QByteArrayView columns, const SqlRows &rows, qsizetype first, qsizetype count)
{
    constexpr qsizetype kUsualSize = 512; // Of a row.
    const QByteArrayList names = namesOf(columns);
    QByteArray json = "[";
    json.reserve(count * kUsualSize);
    for (qsizetype row = first; row < first + count; ++row) {
        json += row > first ? ",{" : "{";
        for (int column = 0; column < rows.columns(); ++column) {
            json += column > 0 ? ",\"" : "\"";
            json += names.at(column);
            json += "\":";
            appendValue(json, rows.at(row, column));
        }
        json += '}';
    }
    return json + ']';
}

} // namespace stemdesk
