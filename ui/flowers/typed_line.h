#pragma once

#include <QString>

#include <optional>

namespace stemdesk::ui {

/// A flower as it is typed: search words, possibly with a quantity ("27 x quick 50", "quick 50 x 27").
struct TypedLine {
    QString words;
    std::optional<double> quantity;
    bool isUnclear = false; ///< A row of a table without a readable quantity, or with nothing but numbers.

    friend bool operator==(const TypedLine &, const TypedLine &) = default;
};
TypedLine typedLineFrom(const QString &text);

/// Whether this is more than a word or two for one field: several rows, or a row of cells.
bool isPastedRows(const QString &text);

} // namespace stemdesk::ui
