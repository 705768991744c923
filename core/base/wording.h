#pragma once

#include "core/base/error.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <span>
#include <string_view>

namespace stemdesk {

/// Quotes an outside text in a sentence: at most 60 characters of it, without control characters for terminals and
/// logs, and without the rest of an API key or a webhook's secret.
QString quoted(QStringView text);
QString quoted(QByteArrayView utf8);

/// The shortest form that reads back.
QString numberText(double number);

/// "1 event", "2 events"; `one` is a noun that takes an s.
QString counted(qint64 count, const QString &one);

/// "a, b or c".
QString anyOf(const QStringList &words);
QStringList namesFrom(std::span<const std::string_view> words);

/// The one of `known` that was probably meant by `given`: another spelling ("colours" for "colors"), a synonym ("price"
/// for "unitCostExclTax"), a name without its path ("sku" for "variants.sku") or a typing error. Empty if none is
/// close.
QString nearestName(const QString &given, const QStringList &known);

/// The end of a sentence that refuses a name: `; did you mean "colors"?`, or `; there are a, b and c.`
QString insteadOf(const QString &given, const QStringList &known);

/// invalid_<field> for a value: `expected` follows `Give "rate" as`. `place` may contain a row's index
/// ("links[2].url"), which the error's code and field omit.
Error unfit(const QString &place, const QString &expected, const QString &given);

/// The same for a value that is not among `known`.
Error notAmong(const QString &place, const QString &given, const QStringList &known);

/// <resource>_not_found for the id at `place`.
Error missing(const QByteArray &resource, const QString &place, QByteArrayView id);

/// The error with `path` ("variant.") in front of its field, for a part of a larger object.
Error inside(const QString &path, Error error);

} // namespace stemdesk
