#pragma once

#include "core/domain/events/event_group.h"
#include "ui/cells/typed_table_model.h"

namespace stemdesk::ui {

class EventDocument;

/// How long making one copy of each arrangement takes, and all its copies together.
class DesignTimeModel : public TypedTableModel<EventGroup, EventGroupId> {
    Q_OBJECT

public:
    enum Column { Arrangement, Copies, Each, InAll, ColumnCount };

    explicit DesignTimeModel(EventDocument &document, QObject *parent = nullptr);

    void refresh();
    /// Of another event.
    void clear();

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    EventGroupId keyOf(const EventGroup &group) const override { return group.id; }
    QVariant stored(int row, int column, int role) const override;
    bool isTyped(int, int column) const override { return column == Each; }
    void type(int row, int column, const QVariant &value) override;
    void onChanges(const Changes &) override {} // The document tells.
    void readAgain() override;
    void onAnswered(const Status &status) override;

private:
    static QString textOf(const EventGroup &group, int column);

    EventDocument &m_document;
};

} // namespace stemdesk::ui
