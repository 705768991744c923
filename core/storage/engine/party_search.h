#pragma once

#include "core/storage/engine/driver.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

/// What the search index holds of a contact or supplier: the words of its texts, and every end of its phones' digits,
/// which begins with whatever stands within them. Every token begins with the shop's key, so that a search walks no
/// other shop's rows.
QString partySearchText(const Tenant &tenant, const QStringList &texts, const QStringList &phones);

/// What Driver::searchFrom() is asked for the contacts or suppliers that `q` finds; empty where it has nothing to be
/// asked.
QString partyMatchText(const Driver &driver, const Tenant &tenant, const QString &q);

} // namespace stemdesk
