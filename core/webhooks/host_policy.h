#pragma once

#include "core/base/result.h"

#include <QHostAddress>
#include <QString>

#include <optional>

namespace stemdesk {

/// Checks the host of a webhook URL as written there, an IPv6 literal in its brackets, without looking it up. The
/// address if it is a literal (then it is public and in its canonical form), nothing if it is a name; refused with
/// `url_invalid`, `url_host_not_allowed` or `url_host_not_public`.
Result<std::optional<QHostAddress>> checkHost(const QString &host);

} // namespace stemdesk
