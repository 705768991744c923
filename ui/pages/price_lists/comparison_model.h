#pragma once

#include "core/services/prices/price_overview_service.h"
#include "ui/models/column_table.h"
#include "ui/words/catalogue_words.h"

namespace stemdesk::ui {

struct UiContext;

/// A row of two lists side by side.
struct ComparedRow {
    ComparedPrice price;
    ListedVariant variant;
    QString supplierName; ///< Empty: any supplier.

    friend bool operator==(const ComparedRow &, const ComparedRow &) = default;
};

/// Which rows of a comparison are shown.
enum class Compared { All, Dearer, Cheaper, OnOneOnly };

/// Two price lists side by side, the largest change first.
class ComparisonModel : public ColumnTableModel<ComparedRow> {
    Q_OBJECT

public:
    enum Column { Variety, Supplier, First, Second, Difference, Percent };

    explicit ComparisonModel(UiContext &context, QObject *parent = nullptr);

    void setRows(const QList<ComparedRow> &rows);
    /// What the two columns are called.
    void setTitles(const QString &first, const QString &second);
    void setShown(Compared shown, const QString &words);

    int count(Compared kind) const;
    /// A default one where there is none.
    ComparedPrice priceAt(int row) const;
    /// -1 where it is not shown.
    int rowOf(const VariantId &variant, const SupplierId &supplier) const;

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

    UiContext &m_context;
    CatalogueWords m_words; ///< Colours.
    QList<ComparedRow> m_rows;
    QList<int> m_shown; ///< Rows that are shown, in order.
    Compared m_kind = Compared::All;
    QString m_search;
    QString m_first;
    QString m_second;
};

} // namespace stemdesk::ui
