#pragma once

#include "core/services/prices/price_overview_service.h"
#include "ui/models/merged_table_model.h"
#include "ui/pages/products/catalogue_words.h"

#include <QHash>

namespace stemdesk::ui {

struct UiContext;

/// Varieties that events use and the list in use has no price for. A price that is typed is added to that list.
class UnpricedModel : public MergedTableModel<UnpricedVariant, VariantId> {
    Q_OBJECT

public:
    enum Column { Variety, Type, List, UnitCost, ColumnCount };

    explicit UnpricedModel(UiContext &context, QObject *parent = nullptr);

    /// Follows changes from now on, or no longer: reading looks at the whole catalogue.
    void setWatching(bool isWatching);
    /// Reads again, on the tasks thread.
    void refresh();

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void refreshed();
    /// Why the last input was not taken; empty once one was.
    void refused(const QString &reason);

protected:
    VariantId keyOf(const UnpricedVariant &row) const override { return row.id; }

private:
    /// What was typed and is not stored: under way, or refused with a reason.
    struct Typed {
        QString text;
        QString reason;
    };

    QString textOf(const UnpricedVariant &row, int column) const;
    void keepTyped(const VariantId &id, const Typed &typed);
    void onRead(const Result<QList<UnpricedVariant>> &rows);
    void onStored(const VariantId &id, const Status &status);

    UiContext &m_context;
    CatalogueWords m_words; ///< Colours.
    QHash<VariantId, Typed> m_typed;
    QSet<VariantId> m_stored; ///< What was typed for them is stored, but not read yet.
    bool m_isWatching = false;
    bool m_isReading = false;
    bool m_isStale = true; ///< Something changed since it was read.
};

} // namespace stemdesk::ui
