#pragma once

#include <QString>
#include <QVariant>

#include <optional>

namespace stemdesk::ui {

/// The value that a row is sorted by: a text, or a figure, which may be missing.
struct SortKey {
    QString text;
    std::optional<double> figure;
};

/// A number or a day is a figure, everything else a text.
SortKey sortKey(const QVariant &value);
/// Compares texts in the locale's order. Rows without a text or figure come last in both directions.
bool isBefore(const SortKey &one, const SortKey &other, Qt::SortOrder direction);

} // namespace stemdesk::ui
