#pragma once

#include "core/domain/hire/event_hire.h"
#include "ui/cells/typed_table_model.h"
#include "ui/models/lookup.h"

namespace stemdesk::ui {

/// A thing that an event hired and that should be back.
struct ReturnRow {
    EventId eventId;
    QString eventName;
    QDate day; ///< The event's last day.
    VariantId variantId;
    QString thing;
    double units = 0;
    HireReturn returned;
    std::optional<double> lossCharge;
    bool isFirst = true; ///< The first row of its event, which shows the event's name and day.

    double missingYet() const { return units - returned.returnedUnits - returned.lostUnits(); }
    friend bool operator==(const ReturnRow &, const ReturnRow &) = default;
};

/// Things that the last events hired, and how many came back; the latest event first.
class ReturnsModel : public TypedTableModel<ReturnRow, std::pair<EventId, VariantId>> {
    Q_OBJECT

public:
    enum Column { Event, Day, Thing, State, Out, Back, Damaged, Missing, Loss, TakenOff, ColumnCount };

    explicit ReturnsModel(UiContext &context, QObject *parent = nullptr);

    /// Reads while it is shown only.
    void setLive(bool isLive);
    /// Checks in everything in these rows that is not back yet.
    void checkIn(const QList<int> &rows);
    /// Subtracts the damaged and missing ones from the number owned, or adds them again.
    void toggleTakenOff(int row);
    /// How many events are not checked in.
    int openEvents() const;
    bool isRead() const { return m_isRead; }

Q_SIGNALS:
    void listed();
    /// Why the last count was refused; empty once that is over.
    void refused(const QString &reason);

protected:
    std::pair<EventId, VariantId> keyOf(const ReturnRow &row) const override { return {row.eventId, row.variantId}; }
    Columns columns() const override;
    QVariant stored(int row, int column, int role) const override;
    void onChanges(const Changes &changes) override;
    void readAgain() override { read(); }
    void onAnswered(const Status &status, const Cells &cells, bool isKept) override;
    void notifyRefused(const QString &reason) override { Q_EMIT refused(reason); }
    bool isReadBeside() const override { return true; }

private:
    template <Column place, double HireReturn::*value, std::optional<double> HireReturnPatch::*field>
    static constexpr TableColumn<ReturnRow> countColumn(const char *title);
    void read();
    ReturnRow shownRow(int row) const;
    double countAfter(const ReturnRow &row, Column column, double stored) const;
    QString tooMany(const ReturnRow &row, Column column, double typed) const;
    Edit editOf(const ReturnRow &row, HireReturnPatch patch) const;

    Lookup m_lookup;
    bool m_isLive = false;
    bool m_isStale = true;
    bool m_isRead = false;
};

} // namespace stemdesk::ui
