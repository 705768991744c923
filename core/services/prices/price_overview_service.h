#pragma once

#include "core/domain/page.h"
#include "core/domain/prices/price_list.h"
#include "core/domain/prices/price_table.h"
#include "core/pricing/price_comparison.h"

#include <QHash>
#include <QStringList>

namespace stemdesk {

class ServiceContext;

/// A price list among the others of its shop.
struct ListedPriceList {
    PriceList list;
    PriceListId previousId; ///< The one before it of its type; null: none.
    bool isInUse = false; ///< It is the one of its type that is looked at first today.
    bool isToCome = false; ///< It holds from a later day on.
    bool isOutOfDate = false; ///< It is in use and so old that a newer one is due.
    qint64 pinningEvents = 0;

    friend bool operator==(const ListedPriceList &, const ListedPriceList &) = default;
};

/// What a price is for, as people read it.
struct ListedVariant {
    QString productName;
    QString variantName;
    QString productType;
    std::optional<double> stemLength;
    QStringList colors;
    QList<SupplierId> supplierIds;

    friend bool operator==(const ListedVariant &, const ListedVariant &) = default;
};
using ListedVariants = QHash<VariantId, ListedVariant>;

struct PriceEntryFilter {
    QString q; ///< Words that must each begin a word of the variant or its product.
    std::optional<SupplierId> supplierId; ///< A null id: prices whoever supplies it.

    friend bool operator==(const PriceEntryFilter &, const PriceEntryFilter &) = default;
};

/// A variant that events use and that has no price today, on the newest list or an older one.
struct UnpricedVariant {
    VariantId id;
    ListedVariant variant;
    PriceListId listId; ///< In use for its type; null: its type has no list yet.
    QString listName;

    friend bool operator==(const UnpricedVariant &, const UnpricedVariant &) = default;
};

/// What pages about price lists show. Each answer is a few set reads.
class PriceOverviewService {
public:
    explicit PriceOverviewService(ServiceContext &context) : m_context(context) {}

    /// All of the shop by type, the newest first.
    Result<QList<ListedPriceList>> lists() const;
    /// The `limit` events created last that pin the list, newest first.
    Result<QList<PinningEvent>> pinnedBy(PriceListId list, int limit) const;

    /// In order of creation; with words in the filter in the order of the products. Positions of one filter are no
    /// positions of another; a page may be short, or empty, before the list is done.
    Result<Page<PriceEntry>> entries(PriceListId list, const PriceEntryFilter &filter, const PageRequest &page) const;
    /// Those of the list that exist, in no order.
    Result<QList<PriceEntry>> entries(PriceListId list, const QList<PriceEntryId> &ids) const;
    Result<ListedVariants> variants(const QList<VariantId> &ids) const;
    /// What these variants cost on the list.
    Result<PriceTable> costs(PriceListId list, const QList<VariantId> &variants) const;

    /// Reads both lists whole: not for the thread of a window.
    Result<QList<ComparedPrice>> comparison(PriceListId first, PriceListId second) const;
    /// By type, at most `limit` of each. Looks at every variant: not for the thread of a window.
    Result<QList<UnpricedVariant>> unpriced(int limit) const;

private:
    Result<Page<PriceEntry>> found(qint64 list, const PriceEntryFilter &filter, const PageRequest &page) const;
    Result<qint64> supplierKey(const SupplierId &id) const;

    ServiceContext &m_context;
};

} // namespace stemdesk
