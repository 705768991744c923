#pragma once

#include "core/domain/events/event_history.h"
#include "ui/models/paged_table_model.h"

#include <optional>

namespace stemdesk::ui {

class EventDocument;

/// The changes of the open event, newest first, read page by page. A day and a time are shown once, at the first of
/// their changes; a screen reader says them with each.
class HistoryModel : public PagedTableModel<HistoryEntry, qint64> {
    Q_OBJECT

public:
    enum Column { Day, Time, What, Who };

    explicit HistoryModel(EventDocument &document, QObject *parent = nullptr);

    /// Looks for newer entries.
    void read();
    /// The model is for another event from now on.
    void clear() { clearRows(); }

protected:
    qint64 keyOf(const HistoryEntry &entry) const override { return entry.key; }
    Columns columns() const override;
    QVariant stored(int row, int column, int role) const override;
    Result<Page<HistoryEntry>> readPage(std::optional<qint64> after) const override;

private:
    QString dayText(Instant at) const;

    EventDocument &m_document;
};

} // namespace stemdesk::ui
