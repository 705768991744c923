#pragma once

#include <QStringView>

namespace stemdesk {

/// Two capital letters of ISO 3166-1 alpha-2: NL.
bool isCountryCode(QStringView text);

} // namespace stemdesk
