#pragma once

#include "core/domain/events/event_history.h"

#include <QString>
#include <QTimeZone>

namespace stemdesk::ui {

/// How the shop writes amounts and times.
struct HistoryTerms {
    QString currency;
    QTimeZone zone;
};

/// The change in plain words: "Rose ‘Quicksand’ 50 cm in Bridal bouquet: 12 → 15".
QString historySentence(const HistoryEntry &entry, const HistoryTerms &terms);
/// The author: "This program's window", "API key Web shop".
QString actorText(const QString &actor);

} // namespace stemdesk::ui
