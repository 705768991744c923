#pragma once

#include "core/domain/billing/invoice.h"
#include "ui/widgets/fields/draft.h"

#include <QDate>
#include <QWidget>

#include <functional>

class QLineEdit;

namespace stemdesk::ui {

class FormRow;
class InlineMessage;
class ValueText;

/// The data of an invoice before it is issued: the buyer, the due date and the notes. For a credit note only the
/// reason.
class InvoiceForm : public QWidget {
    Q_OBJECT

public:
    /// `today` is the shop's.
    explicit InvoiceForm(std::function<QDate()> today, QWidget *parent = nullptr);

    /// Opens the form with default values. If the buyer gets e-invoices, it shows what is missing.
    void startInvoice(const InvoiceBuyer &buyer, std::optional<QDate> dueOn, const Shop &seller,
                      const DraftMemory &memory = {});
    void startCredit(const DraftMemory &memory = {});
    /// What is filled in was refused.
    void showAgain(const DraftMemory &memory);
    /// Stores what was typed for the next time.
    void leave();
    void focusReason();
    void focusDue();
    /// Whether the user has typed any of the invoice's contents.
    bool isInvoiceTyped() const;

    /// `request` with the typed values; nullopt if the date is unreadable, in which case the form says so.
    std::optional<InvoiceRequest> taken(InvoiceRequest request);
    /// Says beside its field why a value was refused, and leads there; false if no field has it.
    bool refuse(const Error &error);
    /// Why it is credited.
    QString reason() const;

private:
    void buildRows();
    bool checkDue();
    InvoiceBuyer typedBuyer() const;
    void showLacks();

    std::function<QDate()> m_today;
    Draft *m_draft = nullptr;
    InvoiceBuyer m_buyer;
    Shop m_seller;
    InlineMessage *m_lacks;
    QList<QLineEdit *> m_fields; ///< Fields of the buyer.
    ValueText *m_address;
    QLineEdit *m_due;
    QLineEdit *m_note;
    QList<FormRow *> m_ofInvoice;
    FormRow *m_dueRow = nullptr;
    QLineEdit *m_reason;
    FormRow *m_reasonRow = nullptr;
};

} // namespace stemdesk::ui
