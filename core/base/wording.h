#pragma once

#include "core/base/error.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <span>
#include <string_view>

namespace stemdesk {

/// A text from outside as a sentence may show it: between quotation marks, at most 60 characters of it, without what
/// a terminal or a log would obey, and without the rest of an API key or a webhook's secret.
QString quoted(QStringView text);
QString quoted(QByteArrayView utf8);

/// The shortest form that reads back.
QString numberText(double number);

/// "a, b or c".
QString anyOf(const QStringList &words);
QStringList namesFrom(std::span<const std::string_view> words);

/// The one of `known` that was probably meant by `given`: another spelling ("colours" for "colors"), another word for
/// the same ("price" for "unitCostExclTax"), a name without its path ("sku" for "variants.sku") or a slip of the hand.
/// Empty if none is near.
QString nearestName(const QString &given, const QStringList &known);

/// The end of a sentence that refuses a name: `; did you mean "colors"?`, else `; there are a, b and c.`
QString insteadOf(const QString &given, const QStringList &known);

/// invalid_<field> of a value: what it should be, as the rest of `Give "rate" as`, and what it is. `place` may carry
/// the index of a row ("links[2].url"), which the error's code and field leave out.
Error unfit(const QString &place, const QString &expected, const QString &given);

/// The same for a value that is not among `known`.
Error notAmong(const QString &place, const QString &given, const QStringList &known);

/// <resource>_not_found of an id that `place` holds.
Error missing(const QByteArray &resource, const QString &place, QByteArrayView id);

/// The error with `path` ("variant.") in front of its field, for a part of a larger object.
Error inside(const QString &path, Error error);

} // namespace stemdesk
