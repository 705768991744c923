#pragma once

#include "core/domain/clients/contact.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

/// What the search index holds of a contact: its words, and every end of its phones' digits, which begins with
/// whatever stands within them. Every token begins with the shop's key, so that a search walks no other shop's rows.
QString contactSearchText(const Tenant &tenant, const Contact &contact);

/// What Driver::searchFrom() is asked for the contacts that `q` finds; empty where it has nothing to be asked.
QString contactMatchText(const Driver &driver, const Tenant &tenant, const QString &q);

} // namespace stemdesk
