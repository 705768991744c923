#include "ui/pages/event/payments/invoice_form.h"

#include "core/base/error.h"
#include "core/domain/billing/electronic_invoice.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/region_choices.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/billing_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <QGridLayout>
#include <QLineEdit>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk::ui {

namespace {

struct BuyerField {
    const char *label;
    QString InvoiceBuyer::*value;
    const char *name; ///< In refusals.
};

/// Without the address, which has lines.
constexpr std::array kBuyerFields{
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "Bill to"), &InvoiceBuyer::name, "name"},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "Country"), &InvoiceBuyer::country, "country"},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "E-mail"), &InvoiceBuyer::email, "email"},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "Tax number"), &InvoiceBuyer::taxNumber, "taxNumber"},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "E-invoice address"), &InvoiceBuyer::electronicAddress,
               "electronicAddress"},
    BuyerField{QT_TRANSLATE_NOOP("stemdesk::ui::InvoiceForm", "Their reference"), &InvoiceBuyer::reference,
               "reference"},
};

QString shownValue(const InvoiceBuyer &buyer, const BuyerField &field)
{
    const QString value = buyer.*field.value;
    return field.value == &InvoiceBuyer::country ? countryText(value) : value;
}

} // namespace

InvoiceForm::InvoiceForm(std::function<QDate()> today, QWidget *parent)
    : QWidget(parent), m_today(std::move(today)), m_lacks(new InlineMessage(Tone::Warning)),
      m_address(new ValueText(tr("Address"))), m_due(new QLineEdit), m_note(new QLineEdit), m_reason(new QLineEdit)
{
    buildRows();
    hide();
    m_draft = new Draft(this);
}

void InvoiceForm::buildRows()
{
    constexpr qsizetype kInColumn = 4;
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(metric::kSpace16, metric::kSpace8, metric::kSpace16, metric::kSpace8);
    grid->setHorizontalSpacing(metric::kSpace16);
    grid->setVerticalSpacing(metric::kSpace8);
    const auto add = [this, grid](const QString &label, QWidget *field, const char *name) {
        auto *row = new FormRow(label, field);
        row->setObjectName(QLatin1String(name));
        grid->addWidget(row, int(m_ofInvoice.size() % kInColumn), int(m_ofInvoice.size() / kInColumn), Qt::AlignTop);
        m_ofInvoice.append(row);
        return row;
    };
    for (const BuyerField &each : kBuyerFields) {
        auto *field = new QLineEdit;
        m_fields.append(field);
        FormRow *row = add(tr(each.label), field, each.name);
        connect(field, &QLineEdit::textEdited, row, [row] { row->setError({}); });
        if (each.value == &InvoiceBuyer::name)
            add(tr("Address"), m_address, "address");
    }
    m_dueRow = add(tr("Due on"), m_due, "dueOn");
    m_due->setPlaceholderText(tr("a day, like +14"));
    showDayAsRead(*m_due, [this](const QString &typed) { return dayFrom(typed, m_today()); });
    auto *note = new FormRow(tr("Note on the invoice"), m_note);
    m_ofInvoice.append(note);
    grid->addWidget(note, int(kInColumn), 0, 1, 2);
    grid->addWidget(m_lacks, int(kInColumn) + 2, 0, 1, 2);
    m_reasonRow = new FormRow(tr("Reason on the credit note"), m_reason);
    grid->addWidget(m_reasonRow, int(kInColumn) + 1, 0, 1, 2);
    for (const QLineEdit *field : std::as_const(m_fields)) {
        connect(field, &QLineEdit::textChanged, this, &InvoiceForm::showLacks);
        connect(field, &QLineEdit::editingFinished, this, &InvoiceForm::showLacks);
    }
    connect(m_address, &QPlainTextEdit::textChanged, this, &InvoiceForm::showLacks);
    connect(m_due, &QLineEdit::textEdited, m_dueRow, [this] { m_dueRow->setError({}); });
    connect(m_due, &QLineEdit::editingFinished, this, &InvoiceForm::checkDue);
}

/// False if it is no day, which the row then says.
bool InvoiceForm::checkDue()
{
    const QString due = m_due->text().trimmed();
    const bool isDay = due.isEmpty() || dayFrom(due, m_today());
    if (!isDay)
        m_dueRow->setError(tr("Write a day, like +14."));
    return isDay;
}

bool InvoiceForm::refuse(const Error &error)
{
    const QString name = error.field.mid(error.field.lastIndexOf(u'.') + 1);
    const auto row = std::ranges::find(m_ofInvoice, name, &QObject::objectName);
    if (name.isEmpty() || row == m_ofInvoice.cend())
        return false;
    (*row)->setError(errorText(error));
    (*row)->field()->setFocus(Qt::OtherFocusReason);
    return true;
}

void InvoiceForm::startInvoice(const InvoiceBuyer &buyer, std::optional<QDate> dueOn, const Shop &seller,
                               const DraftMemory &memory)
{
    m_draft->leave();
    m_buyer = buyer;
    m_seller = seller;
    for (qsizetype place = 0; place < m_fields.size(); ++place)
        m_fields.at(place)->setText(shownValue(buyer, kBuyerFields.at(size_t(place))));
    m_address->setPlainText(buyer.address);
    m_due->setText(dueOn ? mediumDate(*dueOn) : QString());
    m_note->clear();
    for (FormRow *row : std::as_const(m_ofInvoice)) {
        row->setError({});
        row->show();
    }
    m_reasonRow->hide();
    show();
    m_note->setModified(m_draft->enter(memory)); // What was typed before counts as typed.
    showLacks();
}

void InvoiceForm::showLacks()
{
    const InvoiceBuyer buyer = typedBuyer();
    QStringList lacks;
    const auto addLacks = [&lacks](const QString &sentence, const QByteArrayList &names) {
        if (!names.isEmpty())
            lacks += sentence.arg(invoiceFacts(QString::fromLatin1(names.join(',')).split(u',')));
    };
    if (!buyer.electronicAddress.isEmpty()) {
        addLacks(tr("For an e-invoice the shop lacks: %1."), lackedBySeller(m_seller, buyer.country));
        addLacks(tr("For an e-invoice the client lacks: %1."), lackedByBuyer(buyer, m_seller.country));
    }
    const bool isTyped = std::ranges::any_of(m_fields, [](const QLineEdit *field) { return field->hasFocus(); });
    if (!isTyped) // A number that is not finished yet is not doubted.
        lacks += taxNumberDoubt(buyer.taxNumber);
    if (buyer.address.isEmpty())
        lacks += tr("The invoice has no address of the client yet.");
    lacks.removeAll(QString());
    m_lacks->setMessage(lacks.join(u' '));
}

void InvoiceForm::startCredit(const DraftMemory &memory)
{
    m_draft->leave();
    m_lacks->setMessage({});
    m_reason->clear();
    for (FormRow *row : std::as_const(m_ofInvoice))
        row->hide();
    m_reasonRow->show();
    show();
    m_draft->enter(memory);
}

void InvoiceForm::showAgain(const DraftMemory &memory)
{
    show();
    m_draft->resume(memory);
}

void InvoiceForm::leave()
{
    m_draft->leave();
    hide();
}

void InvoiceForm::focusDue()
{
    m_due->setFocus(Qt::OtherFocusReason);
}

void InvoiceForm::focusReason()
{
    m_reason->setFocus(Qt::OtherFocusReason);
}

bool InvoiceForm::isInvoiceTyped() const
{
    const auto isTyped = [](const QLineEdit *field) { return field->isModified(); };
    return m_reasonRow->isHidden()
        && (std::ranges::any_of(m_fields, isTyped) || isTyped(m_due) || isTyped(m_note)
            || m_address->document()->isModified());
}

InvoiceBuyer InvoiceForm::typedBuyer() const
{
    InvoiceBuyer buyer{.address = m_address->typed().trimmed()};
    for (qsizetype place = 0; place < m_fields.size(); ++place)
        buyer.*kBuyerFields.at(size_t(place)).value = m_fields.at(place)->text().trimmed();
    buyer.country = countryFrom(buyer.country);
    return buyer;
}

std::optional<InvoiceRequest> InvoiceForm::taken(InvoiceRequest request)
{
    if (!checkDue())
        return {};
    request.dueOn = dayFrom(m_due->text().trimmed(), m_today());
    if (const QString note = m_note->text().trimmed(); !note.isEmpty())
        request.note = note;
    const InvoiceBuyer buyer = typedBuyer();
    if (buyer != m_buyer) // Otherwise the event decides, and its value may be newer.
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
