#include "ui/undo/quote_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"

#include <optional>

namespace stemdesk::ui {

namespace {

/// `give(quotes)` answers the first time; after that both ways take back what the other did.
template <class Give>
Edit answerEdit(const QString &text, Give give)
{
    const auto answer = std::make_shared<std::optional<QuoteAnswer>>(); // Shared by apply and revert.
    const auto keep = [answer](const Result<QuoteAnswer> &given) -> Status {
        if (!given)
            return given.error();
        *answer = *given;
        return {};
    };
    const auto takeBack = [=](ShopServices &services) { return keep(services.quotes.takeBack(**answer)); };
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                return *answer ? takeBack(services) : keep(give(services.quotes));
            },
            .revert = takeBack};
}

} // namespace

Edit freezeQuoteEdit(const QString &text, const EventId &event, const QuotePatch &patch,
                     const std::shared_ptr<QuoteId> &made)
{
    return creation<Quote>(
        text, made, [=](ShopServices &services) { return services.quotes.create(event, patch); },
        kRestored<&ShopServices::quotes>,
        [=](ShopServices &services, const QuoteId &id) { return services.quotes.remove(event, id); });
}

Edit removeQuoteEdit(const QString &text, const Quote &quote)
{
    return removal<Quote>(
        text,
        [event = quote.eventId, id = quote.id](ShopServices &services) { return services.quotes.remove(event, id); },
        kRestored<&ShopServices::quotes>);
}

Edit acceptQuoteEdit(const QString &text, const Quote &quote, const QString &acceptedBy)
{
    return answerEdit(text, [event = quote.eventId, id = quote.id, acceptedBy](QuoteService &quotes) {
        return quotes.accept(event, id, {.acceptedBy = acceptedBy, .acceptedAt = {}});
    });
}

Edit declineQuoteEdit(const QString &text, const Quote &quote, const QString &reason)
{
    return answerEdit(text, [event = quote.eventId, id = quote.id, reason](QuoteService &quotes) {
        return quotes.decline(event, id, reason);
    });
}

Edit reopenQuoteEdit(const QString &text, const Quote &quote)
{
    return answerEdit(
        text, [event = quote.eventId, id = quote.id](QuoteService &quotes) { return quotes.reopen(event, id); });
}

} // namespace stemdesk::ui
