#pragma once

#include "core/domain/clients/client_tasks.h"
#include "ui/models/merged_table_model.h"
#include "ui/theme/tokens.h"

#include <QTimeZone>

namespace stemdesk {
struct Shop;
}

namespace stemdesk::ui {

/// A matter to discuss with a client, as it is shown.
struct ClientTask {
    enum class Kind { FollowUp, Quote, Payment };

    Kind kind = Kind::FollowUp;
    EventId eventId;
    QString eventName;
    QString due; ///< "3 days late", "Today"
    Tone dueTone = Tone::Quiet;
    QString what; ///< "Quote 2 has no answer"
    QString when; ///< "sent on Sat 6 June"

    friend bool operator==(const ClientTask &, const ClientTask &) = default;
};

/// Things to discuss with clients: payments, open quotes, follow-ups. Has the roles of DueModel, so that one delegate
/// paints both.
class ClientTasksModel : public MergedTableModel<ClientTask, std::pair<int, EventId>> {
    Q_OBJECT

public:
    explicit ClientTasksModel(QObject *parent = nullptr);

    void setTasks(const ClientTasks &tasks, const Shop &shop);
    /// Number of overdue tasks.
    int lateCount() const;

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role) const override;

protected:
    std::pair<int, EventId> keyOf(const ClientTask &task) const override { return {int(task.kind), task.eventId}; }
};

} // namespace stemdesk::ui
