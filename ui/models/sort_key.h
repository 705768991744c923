#pragma once

#include <QString>
#include <QVariant>

#include <optional>

namespace stemdesk::ui {

/// What a row is sorted by: a text, or a figure, which not every row has.
struct SortKey {
    QString text;
    std::optional<double> figure;
};

/// A number or a day is a figure, everything else a text.
SortKey sortKey(const QVariant &value);
/// Texts as the locale orders them. Rows without a text or a figure stay behind the others in both directions.
bool isBefore(const SortKey &one, const SortKey &other, Qt::SortOrder direction);

} // namespace stemdesk::ui
