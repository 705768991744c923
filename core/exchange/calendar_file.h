#pragma once

#include "core/exchange/files/file_parts.h"

#include <memory>
#include <optional>

namespace stemdesk {

class CalendarText;

/// The shop's events, and its tasks where they are wanted, as an iCalendar file.
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
    /// A page ends there; without, the list does.
    void goOn(std::optional<qint64> after);

    const bool m_withTasks;
    std::unique_ptr<CalendarText> m_text; ///< Once the shop is known, whose zone it needs.
    Place m_place = Place::Head;
    std::optional<qint64> m_after;
};

} // namespace stemdesk
