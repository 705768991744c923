#pragma once

#include "core/services/catalogue/product_service.h"
#include "ui/words/catalogue_words.h"

#include <QAbstractTableModel>

namespace stemdesk::ui {

/// Catalogue matches for the words typed into a FlowerField: the flower, its supplier and how it is sold.
class MatchModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Flower, Offer, ColumnCount };

    explicit MatchModel(QString currency, QObject *parent = nullptr);

    /// `words` were typed; `looks` are the colours of the matches.
    void setMatches(const QList<VariantMatch> &matches, const QStringList &words, const CatalogueWords &looks);
    const VariantMatch &matchAt(int row) const { return m_matches.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString offerText(const VariantMatch &match) const;

    QString m_currency;
    QList<VariantMatch> m_matches;
    QStringList m_words;
    CatalogueWords m_looks;
};

} // namespace stemdesk::ui
