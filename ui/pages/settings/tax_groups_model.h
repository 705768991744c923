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

    friend bool operator==(const TaxGroupRow &, const TaxGroupRow &) = default;
};

/// The shop's tax groups. A refused value stays in its cell with the reason.
class TaxGroupsModel : public TypedTableModel<TaxGroupRow, TaxGroupId> {
    Q_OBJECT

public:
    enum Column { Name, Rate, Events, State, ColumnCount };

    explicit TaxGroupsModel(UiContext &context, QObject *parent = nullptr);

    void read();
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void listed();

protected:
    TaxGroupId keyOf(const TaxGroupRow &row) const override { return row.group.id; }
    QVariant stored(int row, int column, int role) const override;
    bool isTyped(int, int column) const override { return column <= Rate; }
    void type(int row, int column, const QVariant &value) override;
    void onChanges(const Changes &changes) override;
    void readAgain() override { read(); }

private:
    static QVariant shown(const TaxGroupRow &row, int column);
    void typeRate(int row, const QVariant &value);
};

/// "20 %".
QString rateText(double rate);

} // namespace stemdesk::ui
