#pragma once

#include "core/services/prices/price_overview_service.h"
#include "ui/models/column_table.h"
#include "ui/words/catalogue_words.h"

namespace stemdesk::ui {

struct UiContext;

/// A row of two lists, or of two suppliers, side by side.
struct ComparedRow {
    ComparedPrice price;
    ListedVariant variant;
    QString firstSupplier; ///< Empty: any supplier, or no price.
    QString secondSupplier; ///< The same.

    friend bool operator==(const ComparedRow &, const ComparedRow &) = default;
};

/// The rows of a comparison to show.
enum class Compared { All, Dearer, Cheaper, OnOneOnly };

/// Two price lists or two suppliers side by side, one row per variety, the largest change first.
class ComparisonModel : public ColumnTableModel<ComparedRow> {
    Q_OBJECT

public:
    enum Column {
        Variety,
        Supplier,
        First,
        FirstPack,
        FirstOfPack,
        Second,
        SecondPack,
        SecondOfPack,
        Difference,
        Percent
    };

    explicit ComparisonModel(UiContext &context, QObject *parent = nullptr);

    void setRows(const QList<ComparedRow> &rows);
    /// The heading of a side's columns, and the whole name for its tooltip.
    struct Side {
        QString heading;
        QString name;

        friend bool operator==(const Side &, const Side &) = default;
    };
    void setSides(const Side &first, const Side &second);
    /// Prices on one side only are then not called new or gone.
    void setOfSuppliers(bool areSuppliers) { m_areSuppliers = areSuppliers; }
    void setShown(Compared shown, const QString &words);

    int count(Compared kind) const;
    /// A default one where there is none.
    ComparedPrice priceAt(int row) const;
    /// -1 where it is not shown.
    int rowOf(const VariantId &variant) const;

    /// By a column; -1: the largest change first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_shown.size()); }

protected:
    Columns columns() const override;
    QString titleOf(int column) const override;
    QVariant stored(int row, int column, int role) const override
    {
        return columnData(m_rows.at(m_shown.at(row)), column, role);
    }

private:
    static bool isOfKind(const ComparedPrice &price, Compared kind);
    bool isShown(const ComparedRow &row, const QStringList &words) const;
    void applyShown();
    QString costText(std::optional<double> cost) const;
    QString unitCostText(const std::optional<ComparedOffer> &offer) const;
    QString packCostText(const std::optional<ComparedOffer> &offer) const;
    void sortShown();

    UiContext &m_context;
    CatalogueWords m_words; ///< Colours.
    QList<ComparedRow> m_rows;
    QList<int> m_shown; ///< Rows that are shown, in order.
    Compared m_kind = Compared::All;
    int m_sorted = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    QString m_search;
    bool m_areSuppliers = false;
    Side m_first;
    Side m_second;
};

} // namespace stemdesk::ui
