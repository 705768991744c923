#pragma once

#include "ui/pages/events/events_filter.h"
#include "ui/widgets/tables/table_view.h"

#include <QHash>
#include <QSet>

namespace stemdesk::ui {

class EventsModel;

/// The table of events, with columns sized for a shop's usual texts and amounts.
class EventsTable : public TableView {
    Q_OBJECT

public:
    /// `currency` of the shop.
    EventsTable(EventsModel &model, const QString &currency, QWidget *parent = nullptr);

    /// Marks the date as sorted as the model sorts it.
    void showOrder(const EventsFilter &filter);

Q_SIGNALS:
    /// Enter or a double click.
    void openRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void sizeColumns(const QString &currency);
    int widthOf(int column) const;
    void shareRoom(int room);

    QHash<int, int> m_widths; ///< Initial widths of all columns except the name.
    QSet<int> m_ownWidths; ///< Columns resized by the user.
};

} // namespace stemdesk::ui
