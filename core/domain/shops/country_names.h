#pragma once

#include <QString>

namespace stemdesk {

/// The code of a country as people write it: "gb", "UK", "Germany", "Deutschland", "Allemagne", "BE - Belgium";
/// otherwise the text itself.
QString countryCodeFrom(const QString &written);

} // namespace stemdesk
