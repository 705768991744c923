#include "ui/pages/event/payments/payments_model.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/tokens.h"
#include "ui/undo/payment_edits.h"
#include "ui/words/day_reading.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <algorithm>
#include <array>

namespace stemdesk::ui {

namespace {

constexpr int kPaymentsAtOnce = 200;

struct PaymentText {
    QString Payment::*value;
    std::optional<QString> PaymentPatch::*patch;
};

/// Of the columns from Method on.
constexpr std::array kPaymentTexts{
    PaymentText{&Payment::method, &PaymentPatch::method},
    PaymentText{&Payment::reference, &PaymentPatch::reference},
    PaymentText{&Payment::note, &PaymentPatch::note},
};

const PaymentText &textField(int column)
{
    return kPaymentTexts.at(size_t(column - PaymentsModel::Method));
}

} // namespace

PaymentsModel::PaymentsModel(EventDocument &document, QObject *parent)
    : TypedTableModel(document.context(), parent), m_document(document)
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
}

void PaymentsModel::onChanges(const Changes &changes)
{
    if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Payment; }))
        read();
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

QString PaymentsModel::textOf(const Payment &payment, int column, int role) const
{
    switch (column) {
    case PaidOn: return mediumDate(payment.paidOn);
    case Amount:
        return role == Qt::EditRole ? quantityText(payment.amount.amount())
                                    : moneyText(payment.amount.amount(), m_document.shop().currency);
    default: return payment.*textField(column).value;
    }
}

QVariant PaymentsModel::stored(int row, int column, int role) const
{
    const Payment &payment = rows().at(row);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return textOf(payment, column, role);
    case Qt::ToolTipRole: return column >= Method ? textOf(payment, column, role) : QString();
    case TheirsTextRole: return column == Amount ? textOf(payment, column, Qt::DisplayRole) : QVariant();
    case NumberRole:
    case StrongRole: return column == Amount;
    case FigureRole:
        return column == Amount
            ? QVariant::fromValue(FigureBefore{.unit = NumberUnit::Money, .measure = m_document.price()})
            : QVariant();
    case ToneRole: {
        const Tone amount = payment.amount.count < 0 ? Tone::Warning : Tone::Plain;
        return int(column == Amount ? amount : column >= Method ? Tone::Quiet : Tone::Plain);
    }
    default: return {};
    }
}

QVariant PaymentsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == Amount)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PaidOn: return tr("Paid on");
    case Amount: return tr("Amount");
    case Method: return tr("Method");
    case Reference: return tr("Reference");
    case Note: return tr("Note");
    default: return {};
    }
}

void PaymentsModel::change(int row, int column, const Typed &typed, const PaymentPatch &patch)
{
    store(row, column, typed, [&] {
        const Payment &payment = rows().at(row);
        return patchPaymentEdit(tr("Change payment %1").arg(paymentText(payment, m_document.shop().currency)), payment,
                                patch);
    });
}

void PaymentsModel::typeDay(int row, const QString &text)
{
    const QDate before = rows().at(row).paidOn;
    const auto day = text == mediumDate(before) ? std::optional(before) : dayFrom(text, shopToday(context()));
    if (!day)
        refuse(row, PaidOn, text, tr("Write the day it came in."));
    else
        change(row, PaidOn, {.text = mediumDate(*day), .value = mediumDate(*day)}, {.paidOn = *day});
}

void PaymentsModel::typeAmount(int row, const QString &text)
{
    const auto amount = numberFrom(text, NumberUnit::Money);
    if (!amount || *amount == 0)
        refuse(row, Amount, text, tr("Write an amount; a refund takes a minus."));
    else
        change(row, Amount, {.text = moneyText(*amount, m_document.shop().currency), .value = quantityText(*amount)},
               {.amount = *amount});
}

void PaymentsModel::type(int row, int column, const QVariant &value)
{
    const QString text = value.toString().trimmed();
    if (column == PaidOn) {
        typeDay(row, text);
    } else if (column == Amount) {
        typeAmount(row, text);
    } else {
        PaymentPatch patch;
        patch.*textField(column).patch = text;
        change(row, column, {.text = text, .value = text}, patch);
    }
}

QString paymentText(const Payment &payment, const QString &currency)
{
    const double amount = payment.amount.amount();
    return amount < 0 ? PaymentsModel::tr("refund of %1").arg(moneyText(-amount, currency))
                      : moneyText(amount, currency);
}

} // namespace stemdesk::ui
