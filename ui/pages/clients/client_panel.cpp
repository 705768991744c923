#include "ui/pages/clients/client_panel.h"

#include "core/domain/billing/invoicing_terms.h"
#include "ui/pages/clients/client_events.h"
#include "ui/pages/clients/client_fields.h"
#include "ui/pages/clients/client_series.h"
#include "ui/preview/document_output.h"
#include "ui/preview/print_jobs.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/contact_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/day_text.h"
#include "ui/words/number_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace stemdesk::ui {

namespace {

/// Default terms are stored as no terms.
QString keptTerms(const InvoicingTerms &terms)
{
    return terms == InvoicingTerms() ? QStringLiteral("") : invoicingText(terms);
}

} // namespace

ClientPanel::ClientPanel(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_form(this, context.edits), m_events(new ClientEvents(context)),
      m_output(new DocumentOutput(context.tasks, context.settings, this))
{
    setSubject({}, tr("Client")); // Above the first section, which has its own spacing.
    addSection(tr("Contact"));
    buildFields();
    addSection(tr("Invoices"));
    buildInvoicing();
    addSection(tr("Events"));
    addWidget(m_events);
    auto *add = new Button(tr("New event"));
    add->setAccessibleName(tr("New event for this client"));
    addAtLeft(add);
    connect(add, &QAbstractButton::clicked, this, [this] { Q_EMIT eventWanted(m_contact); });
    buildStatement();
    connect(m_events, &ClientEvents::eventChosen, this, &ClientPanel::eventChosen);
    m_series = new ClientSeries(context, addSection(tr("Series")));
    addWidget(m_series);
    connect(m_series, &ClientSeries::seriesChosen, this, &ClientPanel::seriesChosen);
    buildFoot();
    setClient({});
}

void ClientPanel::buildFields()
{
    const auto place = [this](FormRow *row) { addNarrow(row); };
    for (const ClientField &each : clientFields()) {
        const ObjectForm::Field field{
            .label = each.translatedLabel(),
            .value = [this, &each] { return each.shown(m_contact); },
            .take =
                [this, &each](const QString &typed) {
                    return Typing{.text = typed, .refusal = clientRefusal(each, typed), .edit = [this, &each, typed] {
                                      return changeClient(m_contact, each, typed);
                                  }};
                }};
        if (each.hasLines)
            m_form.addText(field, place);
        else if (ValueField *line = m_form.addLine(field, place); &each == &clientFields()[1])
            m_second = line;
    }
}

void ClientPanel::buildInvoicing()
{
    m_monthly = new QCheckBox(tr("One invoice a month"));
    addWidget(m_monthly);
    connect(m_monthly, &QCheckBox::clicked, this, [this](bool isMonthly) {
        InvoicingTerms terms = invoicingTermsFrom(m_contact.invoicing).value_or(InvoicingTerms());
        terms.isMonthly = isMonthly;
        m_context.edits.run(patchContactEdit(tr("Change how %1 is invoiced").arg(m_contact.name), m_contact,
                                             {.invoicing = keptTerms(terms)}),
                            this, [](const Status &) {});
    });
    const auto days = [this] {
        const auto terms = invoicingTermsFrom(m_contact.invoicing);
        return terms && terms->dueDays ? QString::number(*terms->dueDays) : QString();
    };
    const auto take = [this](const QString &typed) -> Typing {
        InvoicingTerms terms = invoicingTermsFrom(m_contact.invoicing).value_or(InvoicingTerms());
        terms.dueDays.reset();
        if (!typed.trimmed().isEmpty()) {
            const auto count = countFrom(typed, NumberUnit::Days);
            if (!count || *count < 0 || *count > kMostDueDays)
                return {.text = typed, .refusal = tr("Write a whole number of days, from 0 to 365.")};
            terms.dueDays = int(*count);
        }
        const QString text = keptTerms(terms);
        return {.text = typed, .edit = [this, text] {
                    return patchContactEdit(tr("Change how %1 is invoiced").arg(m_contact.name), m_contact,
                                            {.invoicing = text});
                }};
    };
    ValueField *within = m_form.addLine({.label = tr("Pays within"), .value = days, .take = take},
                                        [this](FormRow *row) { addNarrow(row); });
    within->setFigure(NumberUnit::Days);
    m_form.onShow([this, within] {
        within->setPlaceholderText(tr("%n day(s), from Settings", nullptr, m_context.shop.paymentDays));
    });
    m_form.onShow([this] {
        const QSignalBlocker blocker(m_monthly);
        const auto terms = invoicingTermsFrom(m_contact.invoicing);
        m_monthly->setChecked(terms && terms->isMonthly);
    });
}

void ClientPanel::buildStatement()
{
    auto *statement = new Button(tr("Statement of account…"));
    addAtLeft(statement);
    connect(statement, &QAbstractButton::clicked, this, [this] {
        m_output->askAndSave(statementPrintJob(m_contact, shopToday(m_context), m_context.shop),
                             chosenPaper(m_context.settings, m_context.shop));
    });
    connect(m_output, &DocumentOutput::noted, this, &ClientPanel::noted);
}

void ClientPanel::buildFoot()
{
    m_remove = new Button(tr("Delete"));
    connect(m_remove, &Button::clicked, this, &ClientPanel::removeRequested);
    addAtLeft(m_remove);
}

void ClientPanel::addAtLeft(Button *button)
{
    auto *place = new QWidget;
    auto *row = new QHBoxLayout(place);
    row->setContentsMargins(0, metric::kSpace16, 0, 0);
    row->addWidget(button);
    row->addStretch(1);
    addWidget(place);
}

void ClientPanel::setClient(const Contact &contact)
{
    const bool isOther = contact.id != m_contact.id;
    if (isOther) // For the one before.
        storeTyped(*this);
    m_contact = contact;
    if (isOther)
        m_form.startAgain();
    m_form.show();
    setVisible(!contact.id.isNull());
    setSubject(contact.company, contact.name);
    m_remove->setAccessibleName(tr("Delete %1").arg(contact.name));
    m_events->setClient(contact.id);
    m_series->setClient(contact.id);
}

void ClientPanel::showEvents()
{
    m_events->refresh();
    m_series->refresh();
}

void ClientPanel::focusFirstField()
{
    // The name was typed already.
    m_second->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
