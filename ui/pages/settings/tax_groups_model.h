#pragma once

#include "core/base/result.h"
#include "core/domain/prices/tax_group.h"
#include "ui/models/merged_table_model.h"
#include "ui/pages/settings/typed_cells.h"

namespace stemdesk::ui {

struct UiContext;

/// A tax group and who has it.
struct TaxGroupRow {
    TaxGroup group;
    qint64 events = 0; ///< That name it.
    bool isDefault = false; ///< Of the shop, for events that name none.

    friend bool operator==(const TaxGroupRow &, const TaxGroupRow &) = default;
};

/// The shop's tax groups. What is refused stays in its cell with the reason.
class TaxGroupsModel : public MergedTableModel<TaxGroupRow, TaxGroupId> {
    Q_OBJECT

public:
    enum Column { Name, Rate, Events, State, ColumnCount };

    explicit TaxGroupsModel(UiContext &context, QObject *parent = nullptr);

    void read();
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void listed();

protected:
    TaxGroupId keyOf(const TaxGroupRow &row) const override { return row.group.id; }

private:
    QVariant shown(const TaxGroupRow &row, int column, int role) const;
    void setRate(const TaxGroup &group, const QVariant &value);
    void send(const TaxGroup &group, int column, const QString &text, const TaxGroupPatch &patch);
    void announce(TaxGroupId id);

    UiContext &m_context;
    TypedCells<TaxGroupId> m_typed;
};

/// "20 %".
QString rateText(double rate);

} // namespace stemdesk::ui
