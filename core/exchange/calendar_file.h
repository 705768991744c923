#pragma once

#include "core/exchange/files/file_parts.h"

#include <memory>
#include <optional>

namespace stemdesk {

class CalendarText;

/// The shop's events, and optionally its tasks, as an iCalendar file.
class CalendarFile final : public FileParts {
public:
    explicit CalendarFile(bool withTasks);
    ~CalendarFile() override;
    Q_DISABLE_COPY_MOVE(CalendarFile)

    Result<QByteArray> next(ShopServices &shop) override;
    bool isDone() const override { return m_place == Place::End; }

private:
    enum class Place { Head, Events, Tasks, End };

    Result<QByteArray> head(ShopServices &shop);
    Result<QByteArray> events(ShopServices &shop);
    Result<QByteArray> tasks(ShopServices &shop);
    /// Continues with the next page after `after`; nullopt ends the list.
    void goOn(std::optional<qint64> after);

    const bool m_withTasks;
    std::unique_ptr<CalendarText> m_text; ///< Made once the shop's time zone is known.
    Place m_place = Place::Head;
    std::optional<qint64> m_after;
};

} // namespace stemdesk
