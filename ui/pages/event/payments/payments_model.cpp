#include "ui/pages/event/payments/payments_model.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/tokens.h"
#include "ui/undo/billing_edits.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kPaymentsAtOnce = 200;

/// A plain text, which is stored as typed.
template <QString Payment::*value, std::optional<QString> PaymentPatch::*field>
constexpr TableColumn<Payment> textColumn(const char *title)
{
    return {.title = title,
            .text = kField<value>,
            .type =
                [](const Payment &payment, const PaymentsModel &model, const QVariant &typed) {
                    const QString text = typed.toString().trimmed();
                    return Typing{.text = text, .edit = [&, text] {
                                      PaymentPatch patch;
                                      patch.*field = text;
                                      return model.change(payment, patch);
                                  }};
                },
            .tellsWhole = true,
            .tone = Tone::Quiet};
}

} // namespace

PaymentsModel::PaymentsModel(EventDocument &document, QObject *parent)
    : TypedTableModel(document.context(), parent, {Resource::Payment}), m_document(document)
{}

void PaymentsModel::clear()
{
    cells().clear();
    resetRows({});
}

void PaymentsModel::read()
{
    if (!m_document.isOpen())
        return;
    QList<Payment> found;
    PageRequest request{.limit = kPaymentsAtOnce};
    do {
        const auto page = context().services.payments.list(m_document.shown().id, request, {});
        if (!page)
            return; // The store is busy, or the event is gone; the next change reads again.
        found += page->rows;
        request.after = page->next;
    } while (request.after);
    setRows(found);
    Q_EMIT headerDataChanged(Qt::Horizontal, Note, Note);
}

void PaymentsModel::remove(int row)
{
    const Payment payment = rowAt(row);
    if (payment.id.isNull())
        return;
    const QString what = paymentText(payment, m_document.shop().currency);
    Edit edit = removePaymentEdit(tr("Delete payment %1").arg(what), payment);
    edit.offer = tr("Deleted the payment of %1, %2").arg(mediumDate(payment.paidOn), what);
    context().edits.run(edit);
}

Edit PaymentsModel::change(const Payment &payment, const PaymentPatch &patch) const
{
    return patchPaymentEdit(tr("Change payment %1").arg(paymentText(payment, m_document.shop().currency)), payment,
                            patch);
}

Typing PaymentsModel::typedDay(const Payment &payment, const QString &text) const
{
    const QDate before = payment.paidOn;
    const PaidDay typed = text == mediumDate(before) ? PaidDay{.day = before} : paidDayFrom(text, shopToday(context()));
    if (!typed.day)
        return {.text = text, .refusal = typed.refusal};
    return {.text = mediumDate(*typed.day), .edit = [&, day = *typed.day] { return change(payment, {.paidOn = day}); }};
}

Typing PaymentsModel::typedAmount(const Payment &payment, const QString &text) const
{
    const auto amount = numberFrom(text, NumberUnit::Money);
    if (!amount || *amount == 0)
        return {.text = text, .refusal = tr("Write an amount; a refund takes a minus.")};
    return {.text = moneyText(*amount, m_document.shop().currency),
            .value = quantityText(*amount),
            .edit = [&, amount] { return change(payment, {.amount = *amount}); }};
}

PaymentsModel::Columns PaymentsModel::columns() const
{
    static constexpr TableColumn<Payment> kColumns[] = {
        {.title = QT_TR_NOOP("Paid on"),
         .text = [](const Payment &payment) { return mediumDate(payment.paidOn); },
         .type = [](const Payment &payment, const PaymentsModel &model,
                    const QVariant &value) { return model.typedDay(payment, value.toString().trimmed()); }},
        {.title = QT_TR_NOOP("Amount"),
         .text =
             [](const Payment &payment, const PaymentsModel &model) {
                 return moneyText(payment.amount.amount(), model.m_document.shop().currency);
             },
         .edit = [](const Payment &payment) { return QVariant(quantityText(payment.amount.amount())); },
         .type = [](const Payment &payment, const PaymentsModel &model,
                    const QVariant &value) { return model.typedAmount(payment, value.toString().trimmed()); },
         .isStrong = true,
         .isNumber = true,
         .figure =
             [](const Payment &, const PaymentsModel &model) {
                 return QVariant::fromValue(FigureBefore{.unit = NumberUnit::Money,
                                                         .measure = model.m_document.price(),
                                                         .currency = model.m_document.shop().currency});
             }},
        textColumn<&Payment::method, &PaymentPatch::method>(QT_TR_NOOP("Method")),
        textColumn<&Payment::reference, &PaymentPatch::reference>(QT_TR_NOOP("Reference")),
        textColumn<&Payment::note, &PaymentPatch::note>(QT_TR_NOOP("Note")),
    };
    return kColumns;
}

/// There is no field for a note in the row of a new payment: its head waits for the first one.
QString PaymentsModel::titleOf(int column) const
{
    const bool isBlank = column == Note && std::ranges::all_of(rows(), &QString::isEmpty, &Payment::note);
    return isBlank ? QString() : TypedTableModel::titleOf(column);
}

PaidDay paidDayFrom(const QString &typed, QDate today)
{
    const auto day = pastDayFrom(typed, today);
    if (!day)
        return {.day = {}, .refusal = PaymentsModel::tr("Write the day it came in.")};
    const QString refusal = futureRefusal(*day, today);
    return refusal.isEmpty() ? PaidDay{.day = day} : PaidDay{.day = {}, .refusal = refusal};
}

QString paymentText(const Payment &payment, const QString &currency)
{
    const double amount = payment.amount.amount();
    return amount < 0 ? PaymentsModel::tr("refund of %1").arg(moneyText(-amount, currency))
                      : moneyText(amount, currency);
}

} // namespace stemdesk::ui
