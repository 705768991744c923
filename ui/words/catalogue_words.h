#pragma once

#include "core/base/id.h"

#include <QColor>
#include <QHash>
#include <QList>
#include <QStringList>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// A supplier to choose.
struct NamedSupplier {
    SupplierId id;
    QString name;
};

/// The words used in the catalogue: colours with their swatches, categories, types, active suppliers.
struct CatalogueWords {
    QStringList colours;
    QStringList categories;
    QStringList types;
    QList<NamedSupplier> suppliers; ///< In alphabetical order.

    static CatalogueWords read(const ShopServices &services);
    /// The colours alone.
    static CatalogueWords readLooks(const ShopServices &services);

    /// Colours of the known words among `names`, in their order; at most `limit`.
    QList<QColor> looks(const QStringList &names, int limit = 8) const;
    QString supplierName(SupplierId id) const;

private:
    QHash<QString, QColor> m_looks;
};

} // namespace stemdesk::ui
