#include "core/storage/postgres/postgres_array.h"

#include "core/storage/rows/sql_rows.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>

namespace stemdesk {

namespace {

/// OIDs of the server's types (pg_type.dat), which never change.
enum class Element : unsigned { Bytes = 17, Whole8 = 20, Text = 25, Real8 = 701 };

struct ArrayType {
    unsigned array;
    Element element;
};

/// Types of the columns in use.
constexpr std::array kArrayTypes{ArrayType{1001, Element::Bytes}, ArrayType{1016, Element::Whole8},
                                 ArrayType{1009, Element::Text}, ArrayType{1022, Element::Real8}};

constexpr qint32 kNull = -1; // Length of a null.

template <class T>
void appendNumeral(QByteArray &array, T value)
{
    std::array<char, sizeof(T)> bytes{};
    qToBigEndian(value, bytes.data());
    array.append(bytes.data(), qsizetype(bytes.size()));
}

void appendBytes(QByteArray &array, QByteArrayView bytes)
{
    appendNumeral(array, qint32(bytes.size()));
    array.append(bytes);
}

template <class Number>
void appendNumber(QByteArray &array, Element element, Number value)
{
    appendNumeral(array, qint32(sizeof(qint64)));
    if (element == Element::Real8)
        appendNumeral(array, std::bit_cast<quint64>(double(value)));
    else
        appendNumeral(array, qint64(value));
}

void appendValue(QByteArray &array, Element element, const SqlValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        appendNumber(array, element, *integer);
    else if (const auto *real = std::get_if<double>(&value))
        appendNumber(array, element, *real);
    else if (const auto *text = std::get_if<QString>(&value))
        appendBytes(array, text->toUtf8());
    else if (const auto *bytes = std::get_if<QByteArray>(&value))
        appendBytes(array, *bytes);
    else if (const auto *id = std::get_if<IdBytes>(&value))
        appendBytes(array, QByteArrayView(id->data(), qsizetype(id->size())));
    else
        appendNumeral(array, kNull);
}

} // namespace

QByteArray postgresArray(unsigned arrayType, const SqlRows &rows, int column, qsizetype first, qsizetype count)
{
    constexpr qsizetype kTypicalSize = 24; // Bytes of a typical value.
    const auto *type = std::ranges::find(kArrayTypes, arrayType, &ArrayType::array);
    const Element element = type == kArrayTypes.end() ? Element::Text : type->element;
    QByteArray array;
    array.reserve((count + 1) * kTypicalSize);
    appendNumeral(array, qint32(1)); // Dimensions.
    appendNumeral(array, qint32(1)); // It may have nulls.
    appendNumeral(array, quint32(element));
    appendNumeral(array, qint32(count));
    appendNumeral(array, qint32(1)); // Lower bound.
    for (qsizetype row = first; row < first + count; ++row)
        appendValue(array, element, rows.at(row, column));
    return array;
}

} // namespace stemdesk
