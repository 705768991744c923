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
    /// The model is for another event from now on.
    void clear();

protected:
    EventGroupId keyOf(const EventGroup &group) const override { return group.id; }
    Columns columns() const override;
    void readAgain() override;
    void onAnswered(const Status &status, const Cells &cells, bool isKept) override;

private:
    EventDocument &m_document;
};

} // namespace stemdesk::ui
