#pragma once

#include <QString>

namespace stemdesk {

/// "Rose ‘Quicksand’", but "Eucalyptus cinerea"; what is no flower is not put in quotes: "Footed bowl, brass".
QString flowerName(const QString &product, const QString &variety, const QString &productType);

} // namespace stemdesk
