#pragma once

#include "core/base/result.h"
#include "core/domain/prices/tax_group.h"
#include "ui/cells/typed_table_model.h"

namespace stemdesk::ui {

/// A tax group and who has it.
struct TaxGroupRow {
    TaxGroup group;
    qint64 events = 0; ///< Number of events with this group.
    bool isDefault = false; ///< The shop's default for events without a tax group.
    bool hasAllEvents = false; ///< The default, and no event has chosen another.

    friend bool operator==(const TaxGroupRow &, const TaxGroupRow &) = default;
};

/// The shop's tax groups. A refused value stays in its cell with the reason.
class TaxGroupsModel : public TypedTableModel<TaxGroupRow, TaxGroupId> {
    Q_OBJECT

public:
    enum Column { Name, Rate, Events };

    explicit TaxGroupsModel(UiContext &context, QObject *parent = nullptr);

    void read();

Q_SIGNALS:
    void listed();

protected:
    TaxGroupId keyOf(const TaxGroupRow &row) const override { return row.group.id; }
    Columns columns() const override;
    void readAgain() override { read(); }
};

/// "20 %".
QString rateText(double rate);

} // namespace stemdesk::ui
