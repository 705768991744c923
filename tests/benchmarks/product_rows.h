#pragma once

#include "tests/support/catalogue_rows.h"

#include <array>

namespace stemdesk {

inline constexpr int kBatch = 500;

/// Rows as a large catalogue has them: two of six colours and two of twelve suppliers each, one with a minimum.
class ProductRows {
public:
    explicit ProductRows(ShopServices &shop)
    {
        for (int i = 0; i < 12; ++i)
            m_suppliers += madeSupplier(shop, QStringLiteral("Supplier %1").arg(i));
    }

    const QList<SupplierId> &suppliers() const { return m_suppliers; }

    ProductRow row(int number) const
    {
        static const std::array<QString, 6> kColours{QStringLiteral("White"), QStringLiteral("Blush"),
                                                     QStringLiteral("Red"),   QStringLiteral("Yellow"),
                                                     QStringLiteral("Peach"), QStringLiteral("Lilac")};
        const int length = 40 + number % 5 * 10;
        ProductRow row = productRow(QStringLiteral("Rose %1").arg(number, 6, 10, QLatin1Char('0')),
                                    QStringLiteral("Quicksand %1 cm").arg(length));
        row.variant.stemLength = length;
        row.variant.colors = QStringList{kColours.at(size_t(number % 6)), kColours.at(size_t((number + 1) % 6))};
        const SupplierId first = m_suppliers.at(number % 12);
        row.variant.supplierIds = QList<SupplierId>{first, m_suppliers.at((number + 5) % 12)};
        row.variant.supplierMinPacks = QList<SupplierMinimum>{{first, 2}};
        row.variant.sku = QStringLiteral("sdkabc-%1").arg(number);
        return row;
    }

    QList<Result<ProductRow>> batch(int number) const
    {
        QList<Result<ProductRow>> rows;
        rows.reserve(kBatch);
        for (int i = 0; i < kBatch; ++i)
            rows.append(row(number * kBatch + i));
        return rows;
    }

private:
    QList<SupplierId> m_suppliers;
};

} // namespace stemdesk
