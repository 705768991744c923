#pragma once

#include "core/domain/billing/quote.h"
#include "ui/models/merged_table_model.h"

namespace stemdesk::ui {

class EventDocument;

/// The versions of the open event that were quoted, newest first.
class QuotesModel : public MergedTableModel<Quote, QuoteId> {
    Q_OBJECT

public:
    enum Column { Number, MadeOn, ValidUntil, State, Answer, Price };

    explicit QuotesModel(EventDocument &document, QObject *parent = nullptr);

    void read();
    /// Whether a newer version that was not declined took its place.
    bool isOlder(const Quote &quote) const;
    /// The model is for another event from now on.
    void clear() { resetRows({}); }

protected:
    QuoteId keyOf(const Quote &quote) const override { return quote.id; }
    Columns columns() const override;

private:
    QString answerOf(const Quote &quote) const;

    EventDocument &m_document;
};

} // namespace stemdesk::ui
