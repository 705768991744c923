#pragma once

#include "core/domain/billing/quote.h"
#include "ui/models/lookup.h"
#include "ui/widgets/layout/card.h"

namespace stemdesk {
struct QuoteComparison;
}

namespace stemdesk::ui {

class EventDocument;
class TableView;
class TextTableModel;

/// The differences between a quote and the current event, line by line, and their effect on the price.
class QuoteChangesCard : public Card {
    Q_OBJECT

public:
    explicit QuoteChangesCard(EventDocument &document, QWidget *parent = nullptr);

    /// A null id shows nothing.
    void compare(const Quote &quote);

Q_SIGNALS:
    /// Without changes, the card is hidden.
    void compared(bool hasChanges);

private:
    void showComparison(const QuoteComparison &comparison);

    EventDocument &m_document;
    TextTableModel *m_changes;
    TableView *m_table;
    Lookup m_lookup;
    QuoteId m_compared;
};

} // namespace stemdesk::ui
