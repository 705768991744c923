#pragma once

#include "core/domain/clients/quote.h"
#include "ui/models/merged_table_model.h"
#include "ui/theme/tokens.h"

namespace stemdesk::ui {

class EventDocument;

/// The versions of the open event that were sent, the newest first.
class QuotesModel : public MergedTableModel<Quote, QuoteId> {
    Q_OBJECT

public:
    enum Column { Number, SentOn, Price, ValidUntil, State, Said, ColumnCount };

    explicit QuotesModel(EventDocument &document, QObject *parent = nullptr);

    void read();
    /// Of another event.
    void clear() { resetRows({}); }

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    QuoteId keyOf(const Quote &quote) const override { return quote.id; }

private:
    QString textOf(const Quote &quote, int column) const;
    QString saidOf(const Quote &quote) const;

    EventDocument &m_document;
};

} // namespace stemdesk::ui
