#pragma once

#include "core/domain/events/event_history.h"
#include "ui/models/paged_table_model.h"

#include <optional>

namespace stemdesk::ui {

class EventDocument;

/// What was changed on the open event, the newest first, page after page.
class HistoryModel : public PagedTableModel<HistoryEntry, qint64> {
    Q_OBJECT

public:
    enum Column { When, What, Who };

    explicit HistoryModel(EventDocument &document, QObject *parent = nullptr);

    /// As a day that is not today reads.
    static QString momentText(QDate day, QTime time);

    /// Looks for newer entries.
    void read();
    /// Of another event.
    void clear() { clearRows(); }

protected:
    qint64 keyOf(const HistoryEntry &entry) const override { return entry.key; }
    Columns columns() const override;
    Result<Page<HistoryEntry>> readPage(std::optional<qint64> after) const override;

private:
    QString whenText(Instant at) const;

    EventDocument &m_document;
};

} // namespace stemdesk::ui
