#pragma once

#include "ui/models/merged_table_model.h"
#include "ui/pages/today/coming_work.h"
#include "ui/theme/tokens.h"

namespace stemdesk::ui {

/// A task, or what arrives on a day, as it is shown.
struct ShownWork {
    QByteArray key;
    QString name; ///< "Condition", "735 stems"
    QString due; ///< "3 days late", "Tomorrow"
    Tone dueTone = Tone::Quiet;
    QStringList details;

    friend bool operator==(const ShownWork &, const ShownWork &) = default;
};

/// The next tasks, or the next arrivals. Has the roles of DueModel, so that one delegate paints all.
class WorkModel : public MergedTableModel<ShownWork, QByteArray> {
    Q_OBJECT

public:
    using MergedTableModel::MergedTableModel;

    void setTasks(const ComingWork &work);
    void setArrivals(const ComingWork &work);

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role) const override;

protected:
    QByteArray keyOf(const ShownWork &work) const override { return work.key; }
};

} // namespace stemdesk::ui
