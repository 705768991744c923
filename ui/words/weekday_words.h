#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk::ui {

/// "Mon, Thu", in the locale's words, for suppliers' weekdays ("mon", "thu"); empty for any day.
QString weekdaysText(const QStringList &weekdays);
/// The weekdays in a text with words of the locale or in English, short or long; nullopt if one is no weekday.
std::optional<QStringList> weekdaysFrom(const QString &text);

} // namespace stemdesk::ui
