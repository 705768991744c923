#include "ui/pages/event/payments/invoice_form.h"

#include "ui/day_reading.h"
#include "ui/day_text.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/form_row.h"
#include "ui/widgets/value_text.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <array>

namespace stemdesk::ui {

namespace {

struct BuyerField {
    const char *label;
    QString InvoiceBuyer::*value;
};

/// Without the address, which has lines.
constexpr std::array kBuyerFields{
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "Bill to"), &InvoiceBuyer::name},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "Country"), &InvoiceBuyer::country},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "E-mail"), &InvoiceBuyer::email},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "Tax number"), &InvoiceBuyer::taxNumber},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "E-invoice address"), &InvoiceBuyer::electronicAddress},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "Their reference"), &InvoiceBuyer::reference},
};

} // namespace

InvoiceForm::InvoiceForm(QWidget *parent)
    : QWidget(parent), m_address(new ValueText(tr("Address"))), m_due(new QLineEdit), m_note(new QLineEdit),
      m_reason(new QLineEdit)
{
    buildRows();
    hide();
}

void InvoiceForm::buildRows()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metric::kSpace16, metric::kSpace8, metric::kSpace16, metric::kSpace8);
    column->setSpacing(metric::kSpace8);
    const auto add = [column](const QString &label, QWidget *field) {
        auto *row = new FormRow(label, field);
        column->addWidget(row);
        return row;
    };
    for (const BuyerField &each : kBuyerFields) {
        auto *field = new QLineEdit;
        m_fields.append(field);
        m_ofInvoice.append(add(tr(each.label), field));
        if (each.value == &InvoiceBuyer::name)
            m_ofInvoice.append(add(tr("Address"), m_address));
    }
    m_dueRow = add(tr("Due on"), m_due);
    m_due->setPlaceholderText(tr("a day, like +14"));
    m_noteRow = add(tr("Note on the invoice"), m_note);
    m_ofInvoice += {m_dueRow, m_noteRow};
    m_reasonRow = add(tr("Reason on the credit note"), m_reason);
    connect(m_due, &QLineEdit::textEdited, m_dueRow, [this] { m_dueRow->setError({}); });
}

void InvoiceForm::startInvoice(const InvoiceBuyer &buyer, std::optional<QDate> dueOn)
{
    m_buyer = buyer;
    for (qsizetype place = 0; place < m_fields.size(); ++place)
        m_fields.at(place)->setText(buyer.*kBuyerFields.at(size_t(place)).value);
    m_address->setPlainText(buyer.address);
    m_due->setText(dueOn ? mediumDate(*dueOn) : QString());
    m_note->clear();
    m_dueRow->setError({});
    for (FormRow *row : std::as_const(m_ofInvoice))
        row->show();
    m_reasonRow->hide();
    show();
}

void InvoiceForm::startCredit()
{
    m_reason->clear();
    for (FormRow *row : std::as_const(m_ofInvoice))
        row->hide();
    m_reasonRow->show();
    show();
}

InvoiceBuyer InvoiceForm::typedBuyer() const
{
    InvoiceBuyer buyer{.address = m_address->typed().trimmed()};
    for (qsizetype place = 0; place < m_fields.size(); ++place)
        buyer.*kBuyerFields.at(size_t(place)).value = m_fields.at(place)->text().trimmed();
    return buyer;
}

std::optional<InvoiceRequest> InvoiceForm::taken(InvoiceRequest request, QDate today)
{
    const QString due = m_due->text().trimmed();
    if (!due.isEmpty()) {
        request.dueOn = dayFrom(due, today);
        if (!request.dueOn) {
            m_dueRow->setError(tr("Write a day, like +14."));
            return {};
        }
    }
    if (const QString note = m_note->text().trimmed(); !note.isEmpty())
        request.note = note;
    const InvoiceBuyer buyer = typedBuyer();
    if (buyer != m_buyer) // Else the event says it, and what it says may be newer.
        request.buyer = InvoiceBuyerPatch{.name = buyer.name,
                                          .address = buyer.address,
                                          .country = buyer.country,
                                          .email = buyer.email,
                                          .taxNumber = buyer.taxNumber,
                                          .electronicAddress = buyer.electronicAddress,
                                          .reference = buyer.reference};
    return request;
}

QString InvoiceForm::reason() const
{
    return m_reason->text().trimmed();
}

} // namespace stemdesk::ui
