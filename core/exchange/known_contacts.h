#pragma once

#include "core/base/result.h"
#include "core/domain/clients/contact.h"

#include <QList>

namespace stemdesk {

class ShopServices;

/// For each of `contacts` the first one of the shop with one of its e-mail addresses, or with a phone whose last digits
/// are the same; a null id where the shop knows neither.
Result<QList<Contact>> knownContacts(ShopServices &shop, const QList<ContactPatch> &contacts);

} // namespace stemdesk
