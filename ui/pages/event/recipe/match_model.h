#pragma once

#include "core/services/catalogue/product_service.h"

#include <QAbstractTableModel>

namespace stemdesk::ui {

class EventDocument;

/// What the catalogue offers for the words typed into the field that adds a line: the flower, and who sells it how.
class MatchModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Flower, Offer, ColumnCount };

    explicit MatchModel(EventDocument &document, QObject *parent = nullptr);

    void setMatches(const QList<VariantMatch> &matches, const QStringList &words);
    const VariantMatch &matchAt(int row) const { return m_matches.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString offerText(const VariantMatch &match) const;

    EventDocument &m_document;
    QList<VariantMatch> m_matches;
    QStringList m_words;
};

} // namespace stemdesk::ui
