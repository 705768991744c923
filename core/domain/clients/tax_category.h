#pragma once

#include <QString>

namespace stemdesk {

/// The category of tax (UNCL 5305) of a rate of which nobody has said another: "S" above 0, "Z" at 0.
QString usualTaxCategory(double rate);

} // namespace stemdesk
