#include "core/domain/catalogue/flower_name.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

QString flowerName(const QString &product, const QString &variety, const QString &productType)
{
    if (variety.isEmpty() || variety == product)
        return product.simplified();
    if (productType != "flower"_L1)
        return u"%1, %2"_s.arg(product, variety).simplified();
    // A cultivar's name begins with a capital letter.
    const bool isSpecies = variety.front().isLower();
    return (isSpecies ? u"%1 %2"_s : u"%1 ‘%2’"_s).arg(product, variety).simplified();
}

} // namespace stemdesk
