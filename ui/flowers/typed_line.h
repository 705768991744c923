#pragma once

#include <QString>

#include <optional>

namespace stemdesk::ui {

/// What somebody typed to name a flower: words to find it by, and perhaps a quantity ("27 x quick 50",
/// "quick 50 x 27").
struct TypedLine {
    QString words;
    std::optional<double> quantity;
    bool isUnclear = false; ///< A row of a table that says no quantity that can be read, or nothing but numbers.

    friend bool operator==(const TypedLine &, const TypedLine &) = default;
};
TypedLine typedLineFrom(const QString &text);

/// Whether this is more than a word or two for one field: several rows, or a row of cells.
bool isPastedRows(const QString &text);

} // namespace stemdesk::ui
