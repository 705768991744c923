#pragma once

#include "core/base/text.h"
#include "core/domain/fields/resource.h"
#include "core/storage/shops/shop_rows.h"

#include <QString>

#include <algorithm>
#include <initializer_list>

namespace stemdesk {

// Building blocks for the rules of tables (row_rules.h).

inline Error notAsWritten()
{
    return invalid({}, QStringLiteral("It is not as the program writes it."));
}

inline Status require(bool isSo)
{
    return isSo ? Status() : Status(notAsWritten());
}

/// The first rule that fails, if any.
inline Status all(std::initializer_list<Status> rules)
{
    const auto broken = std::ranges::find_if(rules, [](const Status &rule) { return !rule; });
    return broken == rules.end() ? Status() : *broken;
}

/// Succeeds if applying the patch yields the same values, that is, if the row is normalised.
template <class T, class Patch>
Status validate(const Patch &patch)
{
    const Result<T> made = patched(T{}, patch);
    return made ? require(inverse(*made, patch) == patch) : Status(made.error());
}

/// Reads the row's columns into a patch, for those fields of the resource that the table has.
void readRow(const ResourceSpec &spec, const ShopRow &row, void *patch);

/// The same for a described resource.
Status validateFields(const ResourceSpec &spec, const ShopRow &row);

/// The same for a resource with its own patched() and inverse(): validateFields<seriesSpec>(row).
template <auto spec>
Status validateFields(const ShopRow &row)
{
    return []<class T, class Patch>(const SpecOf<T, Patch> &described, const ShopRow &read) {
        Patch patch;
        readRow(described, read, &patch);
        return validate<T>(patch);
    }(spec(), row);
}

/// A text in one line, normalised as requests normalise it.
inline Status isLine(const ShopRow &row, QByteArrayView column, int limit = kMaxLine)
{
    const QString text = row.text(column);
    const Result<QString> line = lineText(text, QString::fromLatin1(column), limit);
    return line ? require(*line == text) : Status(line.error());
}

} // namespace stemdesk
