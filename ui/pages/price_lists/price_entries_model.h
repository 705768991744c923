#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/services/prices/price_overview_service.h"
#include "ui/cells/typed_table_model.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/figure_doubt.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace stemdesk::ui {

/// The prices of one list as a grid, read page by page and kept up to date. Other data of a row (names, the previous
/// list's price) is read only for visible rows.
class PriceEntriesModel : public TypedTableModel<PriceEntry, PriceEntryId> {
    Q_OBJECT

public:
    enum Column { Variety, Supplier, UnitCost, CustomerPrice, Difference };

    explicit PriceEntriesModel(UiContext &context, QObject *parent = nullptr);

    /// Keeps rows and filter if the list is already shown. A null id shows nothing.
    void setList(const ListedPriceList &list);
    void setFilter(const PriceEntryFilter &filter);
    const PriceEntryFilter &filter() const { return m_filter; }

    /// A default entry if there is no such row.
    PriceEntry entryAt(int row) const { return rowAt(row); }
    ListedVariant variantAt(int row) const;
    /// Knows archived suppliers too; a null id is "any supplier".
    QString supplierName(const SupplierId &id) const;

    /// Adds the chosen variety at its current cost; emits added() with the new row.
    void add(const VariantMatch &match);
    /// Adds the same price for the next supplier that sells the variety and has none on this list.
    void duplicate(int row);
    void remove(const QSet<int> &rows);
    /// Pastes spreadsheet cells from `from` on; only those that fall on the cost count, all as one change.
    void paste(const QModelIndex &from, const QList<QStringList> &cells);

    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// Why the last input was refused; empty once one was stored.
    void refused(const QString &reason);
    /// The found variety was not added.
    void addRefused();
    void refreshed();
    /// `words` find the entry if it is not among the rows read so far.
    void added(const stemdesk::PriceEntryId &id, const QString &words);

protected:
    PriceEntryId keyOf(const PriceEntry &entry) const override { return entry.id; }
    Columns columns() const override;
    void onChanges(const Changes &changes) override;
    void readAgain() override;
    void onAnswered(const Status &status, const Cells &cells, bool isKept) override;
    void notifyRefused(const QString &reason) override { Q_EMIT refused(reason); }

private:
    /// Facts shown beside a price.
    struct Surroundings {
        ListedVariant variant;
        std::optional<double> previousCost;
    };

    // Reading
    void readSuppliers();
    void reload();
    QList<PriceEntry> nextRows();
    void readSome(const QSet<PriceEntryId> &ids);
    void takeStored(const QList<PriceEntry> &stored, const QSet<PriceEntryId> &ids);
    void appendNew(const QList<PriceEntry> &made);
    void forgetSurroundings();
    const Surroundings &surroundings(const PriceEntry &entry) const;
    void readSurroundings(int row) const;

    // Editing
    Typing typedSupplier(const PriceEntry &entry, const QVariant &value) const;
    Typing typedCost(const PriceEntry &entry, const QVariant &value) const;
    Edit change(const PriceEntry &entry, const PriceEntryPatch &patch) const;
    void runAdd(const ListedVariant &variant, const PriceEntryPatch &price);
    std::optional<SupplierId> nextSupplier(int row) const;
    QString removalText(const QList<int> &rows) const;

    // Showing
    FigureBefore figureOf(const PriceEntry &entry) const;
    QString changeText(const PriceEntry &entry) const;
    std::optional<double> changeOf(const PriceEntry &entry) const;
    double customerPrice(const PriceEntry &entry) const;

    ListedPriceList m_list;
    PriceEntryFilter m_filter;
    CatalogueWords m_words; ///< Colours.
    QHash<SupplierId, QString> m_suppliers;
    std::optional<qint64> m_next; ///< Cursor of the next page.
    mutable QHash<PriceEntryId, Surroundings> m_surroundings;
};

} // namespace stemdesk::ui
