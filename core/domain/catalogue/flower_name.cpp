#include "core/domain/catalogue/flower_name.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

QString flowerName(const QString &product, const QString &variety, const QString &productType)
{
    if (variety.isEmpty() || variety == product)
        return product.simplified();
    const QString form = productType == "flower"_L1 ? u"%1 ‘%2’"_s : u"%1, %2"_s;
    return form.arg(product, variety).simplified();
}

} // namespace stemdesk
