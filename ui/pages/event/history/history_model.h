#pragma once

#include "core/domain/events/event_history.h"
#include "ui/models/paged_table_model.h"

#include <optional>

namespace stemdesk::ui {

class EventDocument;

/// The changes of the open event, newest first, read page by page.
class HistoryModel : public PagedTableModel<HistoryEntry, qint64> {
    Q_OBJECT

public:
    enum Column { When, What, Who };

    explicit HistoryModel(EventDocument &document, QObject *parent = nullptr);

    /// The text for a day other than today.
    static QString momentText(QDate day, QTime time);

    /// Looks for newer entries.
    void read();
    /// The model is for another event from now on.
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
