#pragma once

#include "core/domain/change.h"
#include "core/services/catalogue/product_service.h"
#include "core/services/prices/price_overview_service.h"
#include "ui/pages/products/catalogue_words.h"

#include <QAbstractTableModel>
#include <QSet>

namespace stemdesk::ui {

struct UiContext;

/// The prices of one list as a grid, read page by page and kept up to date. What surrounds a price (names, the list
/// before) is read for the rows that are looked at.
class PriceEntriesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Variety, Supplier, UnitCost, CustomerPrice, Difference, ColumnCount };

    explicit PriceEntriesModel(UiContext &context, QObject *parent = nullptr);

    /// Keeps rows and filter where it is the list that is shown. A null id shows nothing.
    void setList(const ListedPriceList &list);
    void setFilter(const PriceEntryFilter &filter);
    const PriceEntryFilter &filter() const { return m_filter; }

    /// A default one where there is none.
    PriceEntry entryAt(int row) const { return m_rows.value(row); }
    int rowOf(const PriceEntryId &id) const;
    ListedVariant variantAt(int row) const;
    /// Of every supplier, archived ones too; "any supplier" for a null id.
    QString supplierName(const SupplierId &id) const;

    /// What the type-ahead found, at the cost that it has now. added() says where it stands.
    void add(const VariantMatch &match);
    /// The same price for the next supplier that sells the variety and has none on this list.
    void duplicate(int row);
    void remove(const QSet<int> &rows);
    /// Cells of a spreadsheet from `from` on; those that fall on the cost are taken, all as one change.
    void paste(const QModelIndex &from, const QList<QStringList> &cells);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// Why the last input was not taken; empty once one was.
    void refused(const QString &reason);
    /// What the type-ahead found was not added.
    void addRefused();
    void refreshed();
    /// `words` find it where it is not among the rows read so far.
    void added(const stemdesk::PriceEntryId &id, const QString &words);

private:
    /// What surrounds a price.
    struct Surroundings {
        ListedVariant variant;
        std::optional<double> previousCost;
    };
    /// What was typed into a cell and is not stored: under way, or refused with a reason.
    struct Typed {
        QString text;
        QString reason;
        QVariant value = {}; ///< The same as an editor gives it, where it is no text.
        bool isStale = false; ///< Refused because somebody else changed the price too.
    };
    using Cell = std::pair<PriceEntryId, int>;

    // Reading
    void readSuppliers();
    void reload();
    QList<PriceEntry> nextRows();
    void onChanges(const Changes &changes);
    bool isSurrounding(const stemdesk::Change &change) const;
    void readAgain(const QSet<PriceEntryId> &ids);
    void takeStored(const QList<PriceEntry> &stored, const QSet<PriceEntryId> &ids);
    void appendNew(const QList<PriceEntry> &made);
    void forgetSurroundings();
    const Surroundings &surroundings(int row) const;
    void readSurroundings(int row) const;

    // Editing
    bool typeCost(const QModelIndex &index, const QVariant &value);
    bool chooseSupplier(const QModelIndex &index, const QVariant &value);
    void send(const QModelIndex &index, const PriceEntryPatch &patch, const QString &shown);
    void refuse(const QModelIndex &index, const QString &text, const QString &reason);
    void onStored(const QList<Cell> &cells, const Status &status);
    void runAdd(const ListedVariant &variant, const PriceEntryPatch &price);
    std::optional<SupplierId> nextSupplier(int row) const;
    QString removalText(const QList<int> &rows) const;

    // Showing
    QString textOf(int row, int column) const;
    QVariant editValue(const PriceEntry &entry, int column) const;
    QVariant lookOf(int row, int column, int role) const;
    std::optional<double> changeOf(int row) const;
    double customerPrice(const PriceEntry &entry) const;
    void tellChanged(int row);
    void tellAllChanged();

    UiContext &m_context;
    ListedPriceList m_list;
    PriceEntryFilter m_filter;
    CatalogueWords m_words; ///< Colours.
    QHash<SupplierId, QString> m_suppliers;
    QList<PriceEntry> m_rows;
    std::optional<qint64> m_next; ///< Where the list goes on.
    mutable QHash<PriceEntryId, Surroundings> m_surroundings;
    QHash<Cell, Typed> m_typed;
};

} // namespace stemdesk::ui
