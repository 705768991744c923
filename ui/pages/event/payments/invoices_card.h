#pragma once

#include "core/domain/billing/balance.h"
#include "core/domain/billing/invoice.h"
#include "core/domain/page.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/layout/card.h"

#include <QMap>

#include <functional>

class QMenu;

namespace stemdesk::ui {

class Button;
class DocumentOutput;
class EventDocument;
class InlineMessage;
class InvoiceForm;
class Question;
struct DraftMemory;

/// The event's invoices and credit notes. Issuing is final, and the card says so before.
class InvoicesCard : public Card {
    Q_OBJECT

public:
    /// `output` outlives this card.
    InvoicesCard(EventDocument &document, DocumentOutput &output, QWidget *parent = nullptr);

    void read();
    void setBalance(const Balance &balance);

    /// The instalments with an invoice that was not credited, by their index, and when that is due. An invoice for the
    /// rest or for a month covers those without one of their own, in order.
    QMap<int, std::optional<QDate>> invoiced() const;
    /// The amount without an invoice, in minor units.
    qint64 left() const;

    /// nullopt: for the rest.
    void askToIssue(std::optional<int> instalment);

Q_SIGNALS:
    /// Emitted before something is issued, so that the question can be scrolled into view.
    void asked();
    void noted(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::optional<QDate> plannedDay(std::optional<int> instalment) const;
    void askToCredit(const Invoice &invoice);
    DraftMemory issueMemory(std::optional<int> instalment) const;
    DraftMemory creditMemory(const Invoice &invoice) const;
    void resume();
    void ask(const QString &text, const QString &yes, Tone tone, const std::function<void()> &then);
    void confirmIssue(std::optional<int> instalment);
    void confirmCredit(const Invoice &invoice);
    void issue(std::optional<int> instalment);
    void credit(const Invoice &invoice);
    bool isStillShown(const EventId &event, const Status &status);
    void showInvoices();
    QWidget *makeRow(const Invoice &invoice);
    QMenu *makeMenu(const Invoice &invoice, QWidget *parent);
    QString titleOf(const Invoice &invoice) const;
    QString factsOf(const Invoice &invoice) const; ///< Its dates and standing.
    QString aheadText() const;

    EventDocument &m_document;
    DocumentOutput &m_output;
    Balance m_balance;
    QList<Invoice> m_invoices; ///< The newest first.
    QList<UnreadableRow> m_unreadable;
    InlineMessage *m_refusal;
    InlineMessage *m_ahead; ///< Shown while a question is open.
    InvoiceForm *m_form;
    Question *m_question;
    std::function<void()> m_confirmed;
    Button *m_rest;
    bool m_mayResume = true; ///< Nothing was asked since the event was opened.
    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
