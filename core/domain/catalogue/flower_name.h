#pragma once

#include <QString>

namespace stemdesk {

/// "Rose ‘Quicksand’", but "Eucalyptus cinerea"; other products get no quotes: "Footed bowl, brass".
QString flowerName(const QString &product, const QString &variety, const QString &productType);

} // namespace stemdesk
