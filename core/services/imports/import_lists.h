#pragma once

#include "core/domain/imports/import_choices.h"
#include "core/domain/imports/imported_row.h"
#include "core/domain/imports/pack_change.h"
#include "core/services/catalogue/product_service.h"
#include "core/storage/prices/price_list_store.h"

#include <QHash>
#include <QStringList>

#include <utility>

namespace stemdesk {

class ImportJournal;
class PriceEntryBatch;
struct PriceEntryRow;
class ServiceContext;
class UnitOfWork;

/// The product types whose prices an import can write.
struct PriceTargetType {
    bool isWanted = false;
    QString only; ///< The type of a named list; empty: lists of all types are made.

    static Result<PriceTargetType> of(ServiceContext &context, const ImportPriceTarget &target);
    /// wrong_product_type if there is no list for the price of such a product.
    Status check(const QString &productType) const;
};

/// The type that a product has once the row is taken; `before` is empty for a new one.
QString typeAfter(const ImportedProduct &row, const QString &before);

/// The prices of rows of products, and the lists they go into: a named one, or new ones.
class ImportLists {
public:
    ImportLists(ServiceContext &context, ImportJournal &journal, ImportPriceTarget target)
        : m_context(context), m_journal(journal), m_target(std::move(target))
    {}

    bool isWanted() const { return m_target.isWanted(); }

    struct Offer {
        SupplierId supplier; ///< Null: any supplier.
        double unitCostExclTax = 0;
    };
    struct Price {
        qsizetype row = 0; ///< Its place among those that are written together.
        QString productType;
        VariantId variant;
        QList<Offer> offers;
        bool isOverridden = false; ///< A later row gives it again.
        bool holdsFar = false; ///< As ImportedProduct::holdsFarPrice.
    };

    /// The results, by the places of the rows.
    struct Written {
        QSet<qsizetype> rows; ///< The rows whose price is written.
        QHash<qsizetype, PriceChange> changes;
        QSet<qsizetype> held; ///< The rows with a price that was left out.
    };

    void put(Price &&price) { m_waiting.append(std::move(price)); }
    /// Call it once the variants are stored.
    Result<Written> write(UnitOfWork &work);

private:
    Result<StoredPriceList> listFor(const QString &productType);
    Result<StoredPriceList> find(const QString &productType) const;
    Status writeInto(UnitOfWork &work, const StoredPriceList &list, const QList<Price> &prices, Written &written);

    ServiceContext &m_context;
    ImportJournal &m_journal;
    ImportPriceTarget m_target;
    QList<Price> m_waiting;
};

/// The latest unit costs of variants at their suppliers, from lists up to and including a day.
class LastCosts {
public:
    LastCosts() = default;
    /// For the variants with these keys.
    static Result<LastCosts> read(ServiceContext &context, const StoredPriceList &list, const QList<qint64> &variants);

    /// nullopt if the price is new or the same. A price that is new at its supplier is a change if it is far off from
    /// what every other supplier asks, `before` being the newest of those.
    std::optional<PriceChange> changeTo(const PriceEntryPatch &patch) const;

private:
    struct Cost {
        std::pair<QDate, qint64> list; ///< Its day and key.
        double ofUnit = 0;
    };

    QHash<VariantId, QHash<SupplierId, Cost>> m_costs;
};

/// Writes one price and notes it, unless a later row gives it again.
Result<RowAction> putPrice(PriceEntryBatch &batch, PriceEntryRow row, bool isOverridden, ImportJournal &journal);

} // namespace stemdesk
