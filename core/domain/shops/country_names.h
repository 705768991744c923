#pragma once

#include <QString>

namespace stemdesk {

/// The code of a country as people write it: "gb", "UK", "Germany", "Deutschland", "Allemagne", "BE - Belgium"; else
/// what was written.
QString countryCodeFrom(const QString &written);

} // namespace stemdesk
