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
    enum Column { When, What, Who, ColumnCount };

    explicit HistoryModel(EventDocument &document, QObject *parent = nullptr);

    /// As a day that is not today reads.
    static QString momentText(QDate day, QTime time);

    /// Looks for newer entries.
    void read();
    /// Of another event.
    void clear() { clearRows(); }

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    qint64 keyOf(const HistoryEntry &entry) const override { return entry.key; }
    Result<Page<HistoryEntry>> readPage(std::optional<qint64> after) const override;

private:
    QString textOf(const HistoryEntry &entry, int column) const;
    QString whenText(Instant at) const;

    EventDocument &m_document;
};

} // namespace stemdesk::ui
