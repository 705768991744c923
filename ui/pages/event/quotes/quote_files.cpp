#include "ui/pages/event/quotes/quote_files.h"

#include "core/exchange/mail/client_email.h"
#include "core/services/services.h"
#include "ui/exchange/mail_draft.h"
#include "ui/models/lookup.h"
#include "ui/pages/event/event_document.h"
#include "ui/preview/document_output.h"
#include "ui/preview/print_jobs.h"
#include "ui/words/error_text.h"

#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// Empty where none is known.
QString addressOf(ShopServices &shop, const QList<EventContact> &contacts)
{
    for (const QString &role : {u"client"_s, u"billing"_s}) {
        const auto named = std::ranges::find(contacts, role, &EventContact::role);
        if (named == contacts.cend())
            continue;
        const auto contact = shop.contacts.find(named->contactId);
        if (contact && !contact->emails.isEmpty())
            return contact->emails.constFirst();
    }
    return {};
}

} // namespace

QuoteFiles::QuoteFiles(EventDocument &document, QWidget *window)
    : QObject(window), m_document(document),
      m_output(new DocumentOutput(document.context().tasks, document.context().settings, window))
{
    connect(m_output, &DocumentOutput::noted, this, &QuoteFiles::noted);
}

void QuoteFiles::askAndSave(const Quote &quote)
{
    const UiContext &context = m_document.context();
    m_output->askAndSave(quotePrintJob(quote, m_document.shown().name, context.shop),
                         chosenPaper(context.settings, context.shop));
}

void QuoteFiles::draftEmail(const Quote &quote)
{
    const auto work = [quote, contacts = m_document.shown().contacts](ShopServices &shop) -> Result<EmailDraft> {
        const FrozenProposal proposal = TRY(shop.quotes.proposal(quote.eventId, quote.id));
        return quoteEmailFor(quote, proposal, addressOf(shop, contacts));
    };
    UiContext &context = m_document.context();
    askBeside(context.tasks, context, this, work, [this](const Result<EmailDraft> &email) {
        if (!email) {
            Q_EMIT noted(errorText(email.error()), {}, {});
            return;
        }
        const QString text =
            email->to.isEmpty() ? tr("Copied the e-mail") : tr("Copied the e-mail to %1").arg(email->to);
        offerDraft(*email, text, [guard = QPointer(this)](const QString &said, const QString &action, const auto &run) {
            if (guard)
                Q_EMIT guard->noted(said, action, run);
        });
    });
}

} // namespace stemdesk::ui
