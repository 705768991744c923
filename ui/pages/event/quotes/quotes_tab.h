#pragma once

#include "core/domain/billing/quote.h"
#include "ui/models/lookup.h"
#include "ui/pages/event/event_form.h"

namespace stemdesk::ui {

class BelowCostQuestion;
class Button;
class EmptyState;
class NewRow;
class QuoteCard;
class QuoteChangesCard;
class QuoteFiles;
class QuoteParts;
class QuotesModel;
class TableView;
class TextLabel;
struct DraftMemory;
struct Edit;

/// The versions of the event that were sent, the clients' answers, and what has changed since; before the first one,
/// what it would contain. Reads only while it is shown.
class QuotesTab : public EventForm {
    Q_OBJECT

public:
    explicit QuotesTab(EventDocument &document, QWidget *parent = nullptr);

    /// Asks until when the next one is valid: Enter makes it.
    void startQuote();
    /// Asks who accepted the newest quote that is not answered; without one, as startQuote() does.
    void startAnswer();
    QuoteFiles &files() const { return *m_files; }

Q_SIGNALS:
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void keepNew();
    DraftMemory memoryOf(const EventId &event);
    void buildVersions();
    void buildNewRow(Card *card);
    void connectCard();
    void read();
    void readToday();
    void freeze();
    void askBelowCost(const QuotePatch &quote);
    void store(const QuotePatch &quote);
    void onFrozen(const QuoteId &id);
    void fitColumns();
    void showRows();
    void choose(int row);
    void onChosen();
    Quote chosen() const;
    QString replacedBy(const Quote &quote);
    void run(const Edit &edit);

    QuotesModel *m_model;
    TableView *m_table;
    Button *m_make;
    EmptyState *m_none;
    NewRow *m_new;
    TextLabel *m_next; ///< The next step after a quote is made.
    BelowCostQuestion *m_belowCost;
    QuoteCard *m_quote;
    QuoteChangesCard *m_changes;
    QuoteFiles *m_files;
    Card *m_today; ///< Without a quote: what one would contain.
    QuoteParts *m_parts;
    Lookup m_lookup;
    bool m_isRunning = false; ///< An answer or a deletion is being stored.
};

} // namespace stemdesk::ui
