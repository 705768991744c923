#include "core/domain/clients/tax_category.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

QString usualTaxCategory(double rate)
{
    return rate > 0 ? u"S"_s : u"Z"_s;
}

} // namespace stemdesk
