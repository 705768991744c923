#pragma once

#include "core/exchange/files/table_file.h"

#include <QSet>

#include <functional>

namespace stemdesk {

/// A cell under a heading.
struct Sample {
    QString text;
    CellKind kind = CellKind::Text;
};
using Samples = QList<Sample>;
using SampleTest = std::function<bool(const Sample &)>;

/// The non-empty cells below a heading.
Samples samplesUnder(const QList<TableRow> &rows, qsizetype column);

/// Whether a test holds for four in five samples, so that a few bad rows do not matter.
bool isMostly(const Samples &samples, const SampleTest &test);
bool areSeveral(const Samples &samples);

bool isNumber(const Sample &sample);
bool isLength(const Sample &sample);
bool isAddress(const Sample &sample);
/// The unit of a price: "per stem", "1 St."
bool isUnitOfPieces(const Sample &sample);
/// "per bunch", "Bd. \u00e0 10"; not "stem, 10 per bunch".
bool isUnitOfPacks(const Sample &sample);

/// Whether the cells below a heading fit it; true if there are none. `productTypes` are the shop's, folded.
bool isBelievable(const QString &field, const Samples &samples, const QSet<QString> &productTypes);

} // namespace stemdesk
