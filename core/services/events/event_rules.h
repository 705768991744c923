#pragma once

#include "core/storage/events/event_store.h"

#include <QByteArray>

namespace stemdesk {

class ServiceContext;

// Rules for an event in relation to other rows of its shop; those for the event alone are in
// core/domain/events/event.h.

/// A free slug made from `name`, with -2, -3 and so on if another event than that of `own` has it.
Result<QString> freeSlug(const ServiceContext &context, const QString &name, const QString &own);
/// slug_taken if another event than the one with this key has it.
Status requireFreeSlug(const ServiceContext &context, const StoredEvent &event);

/// `patch` with the product types of its maps in the shop's spelling, else in that of `before`. Refuses two spellings
/// of one type.
Result<EventPatch> withSpelledTypes(const ServiceContext &context, const Event &before, EventPatch patch);

/// price_list_not_found, wrong_product_type and tax_group_not_found for references that `after` has and `before` had
/// not.
Status requirePricingReferences(const ServiceContext &context, const Event &before, const Event &after);

/// contact_not_found for contacts that `after` has and `before` had not.
Status requireContacts(const ServiceContext &context, const Event &before, const Event &after);

/// Gives the colour scheme the vocabulary's spelling; unknown names are kept.
Status spellColours(const ServiceContext &context, Event &event);

/// amount_too_large if `after` has another payment plan than `before`, with amounts that the shop cannot book.
Status requireBookablePlan(const ServiceContext &context, const Event &before, const Event &after);

/// Reduces the description to the allowed HTML and returns what was removed: "removed_html:script".
/// invalid_descriptionHtml if the result is too long to be stored.
Result<QList<QByteArray>> reduceDescription(Event &event);

/// Whether a field of the list shape other than `totals` has another value: a change that webhooks report.
bool isAnnounced(const Event &before, const Event &after);

} // namespace stemdesk
