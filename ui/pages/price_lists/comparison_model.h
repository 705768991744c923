#pragma once

#include "core/services/prices/price_overview_service.h"
#include "ui/words/catalogue_words.h"

#include <QAbstractTableModel>

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
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Variety, Supplier, First, Second, Difference, Percent, ColumnCount };

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

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static bool isOfKind(const ComparedPrice &price, Compared kind);
    bool isShown(const ComparedRow &row, const QStringList &words) const;
    void applyShown();
    QString textOf(const ComparedRow &row, int column) const;
    int toneOf(const ComparedRow &row, int column) const;
    QString missingText(const ComparedRow &row) const;

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
