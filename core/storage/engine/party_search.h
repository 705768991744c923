#pragma once

#include "core/storage/engine/driver.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

/// The search tokens of a contact or supplier: the words of its texts, and every suffix of its phones' digits, so that
/// a prefix search finds digits anywhere in them. Every token begins with the shop's key, so that a search does not
/// walk other shops' rows.
QString partySearchText(const Tenant &tenant, const QStringList &texts, const QStringList &phones);

/// The parameter of Driver::searchFrom() that finds contacts or suppliers by `q`; empty if `q` has no words.
QString partyMatchText(const Driver &driver, const Tenant &tenant, const QString &q);

} // namespace stemdesk
