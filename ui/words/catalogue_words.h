#pragma once

#include "core/base/id.h"

#include <QColor>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

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

/// A product type in florists' words: presets in the window's language, the shop's own types by their names.
QString productTypeText(const QString &type);
/// The same on its own, as a heading: "Flower".
QString productTypeTitle(const QString &type);

/// The type for a typed display name; `types` are the shop's. A type named by the shop wins over a translation that
/// reads the same.
QString productTypeFrom(const QString &typed, const QStringList &types);

/// See flowerName().
QString flowerText(const QString &product, const QString &variety, const QString &productType);
/// "50 cm"; empty for none.
QString stemLengthText(std::optional<double> stemLength);

/// A colour or category as it is shown: presets in the window's language, the shop's own by their names.
QString vocabularyText(const QString &name);
/// The stored name of a preset typed in the window's language; any other text unchanged.
QString vocabularyFrom(const QString &typed);

} // namespace stemdesk::ui
