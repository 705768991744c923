#pragma once

#include "core/domain/page.h"
#include "core/domain/prices/price_list.h"
#include "core/domain/prices/price_table.h"
#include "core/pricing/price_comparison.h"
#include "core/services/catalogue/catalogue_overview_service.h"
#include "core/services/service.h"

#include <QHash>
#include <QStringList>

namespace stemdesk {

/// A price list with its state among the shop's lists.
struct ListedPriceList {
    PriceList list;
    PriceListId previousId; ///< The previous list of its type; null: none.
    bool isInUse = false; ///< The first list of its type that prices are looked up in today.
    bool isToCome = false; ///< Valid from a future day.
    bool isOutOfDate = false; ///< In use, and so old that a newer one is due.
    qint64 pinningEvents = 0;

    friend bool operator==(const ListedPriceList &, const ListedPriceList &) = default;
};

/// Names for the variant of a price.
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
    std::optional<SupplierId> supplierId; ///< A null id: entries without a supplier.

    friend bool operator==(const PriceEntryFilter &, const PriceEntryFilter &) = default;
};

/// A variant that events use and that has no price today, on the newest list or an older one.
struct UnpricedVariant {
    VariantId id;
    ListedVariant variant;
    PriceListId listId; ///< In use for its type; null: its type has no list yet.
    QString listName;
    QStringList events = {}; ///< The latest ones that use it; only of the first variants.
    std::optional<ListedPrice> last = {}; ///< Its newest price on any list; of the same ones.

    friend bool operator==(const UnpricedVariant &, const UnpricedVariant &) = default;
};

/// Data for pages about price lists. Each answer takes a few queries.
class PriceOverviewService : public Service {
public:
    using Service::Service;

    /// All lists of the shop by type, newest first.
    Result<QList<ListedPriceList>> lists() const;
    /// The list that prices of this type are first looked up in today; null: none.
    Result<PriceListId> inUse(const QString &productType) const;
    /// The `limit` events created last that pin the list, newest first.
    Result<QList<PinningEvent>> pinnedBy(PriceListId list, int limit) const;

    /// In order of creation; with a `q`, in the order of the products. Page positions are valid for one filter only; a
    /// page may be short or empty before the end.
    Result<Page<PriceEntry>> entries(PriceListId list, const PriceEntryFilter &filter, const PageRequest &page) const;
    /// The existing entries of the list among these, in no order.
    Result<QList<PriceEntry>> entries(PriceListId list, const QList<PriceEntryId> &ids) const;
    Result<ListedVariants> variants(const QList<VariantId> &ids) const;
    /// The costs of these variants on the list.
    Result<PriceTable> costs(PriceListId list, const QList<VariantId> &variants) const;

    // By variant, with packs. They read both sides completely: do not call them on the window's thread.

    Result<QList<ComparedPrice>> comparison(PriceListId first, PriceListId second) const;
    /// Their current offers.
    Result<QList<ComparedPrice>> comparison(SupplierId first, SupplierId second) const;
    /// By type, at most `limit` of each. Looks at every variant: do not call it on the window's thread.
    Result<QList<UnpricedVariant>> unpriced(int limit) const;

private:
    Result<Page<PriceEntry>> found(qint64 list, const PriceEntryFilter &filter, const PageRequest &page) const;
    Result<qint64> supplierKey(const SupplierId &id) const;
};

} // namespace stemdesk
