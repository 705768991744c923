#pragma once

#include "core/services/prices/price_overview_service.h"
#include "ui/cells/typed_table_model.h"
#include "ui/models/lookup.h"
#include "ui/words/catalogue_words.h"

namespace stemdesk::ui {

/// Varieties that events use and the list in use has no price for. A typed price is added to that list.
class UnpricedModel : public TypedTableModel<UnpricedVariant, VariantId> {
    Q_OBJECT

public:
    enum Column { Variety, UsedBy, Last, List, UnitCost };

    explicit UnpricedModel(UiContext &context, QObject *parent = nullptr);

    /// Starts or stops following changes, because reading walks the whole catalogue.
    void setWatching(bool isWatching);
    /// Reads again, in the background.
    void refresh();
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void refreshed();
    /// Why the last input was refused; empty once one was stored.
    void refused(const QString &reason);

protected:
    VariantId keyOf(const UnpricedVariant &row) const override { return row.id; }
    Columns columns() const override;
    QVariant stored(int row, int column, int role) const override;
    bool isTyped(int row, int column) const override { return column == UnitCost && !rows().at(row).listId.isNull(); }
    void type(int row, int column, const QVariant &value) override;
    void onChanges(const Changes &changes) override;
    void readAgain() override { refresh(); }
    void notifyRefused(const QString &reason) override { Q_EMIT refused(reason); }

private:
    void addPrice(const UnpricedVariant &row, double cost);
    void onRead(const Result<QList<UnpricedVariant>> &rows);
    void onAdded(int serial, const VariantId &id, const Status &status);

    CatalogueWords m_words; ///< Colours.
    Lookup m_reading;
    bool m_isWatching = false;
    bool m_isStale = true; ///< Something changed since it was read.
};

} // namespace stemdesk::ui
