#pragma once

#include "core/domain/catalogue/product.h"
#include "core/storage/engine/tenant.h"

#include <QString>
#include <QStringList>

#include <span>

namespace stemdesk {

/// The words by which a product itself is found: those of its name and category.
QStringList productWords(const Product &product);

/// The words of one variant: its name, sku and colours, and its stem length as a number.
QStringList variantWords(const Variant &variant);

/// The search index text of a product with its variants: all their words, and one tag for each property that lists can
/// be filtered by. Every token begins with the shop's key, so that a search does not walk other shops' rows.
QString productSearchText(const Tenant &tenant, const Product &product);
/// The same with `variants` instead of the product's own.
QString productSearchText(const Tenant &tenant, const Product &product, std::span<const Variant *const> variants);

/// The words of `q` as the index holds them.
QStringList productSearchWords(const Tenant &tenant, const QString &q);

/// Tags of the index; names match without regard to case.
QString colourTag(const Tenant &tenant, const QString &name);
QString categoryTag(const Tenant &tenant, const QString &name);
QString productTypeTag(const Tenant &tenant, const QString &name);
QString supplierTag(const Tenant &tenant, const SupplierId &id);

} // namespace stemdesk
