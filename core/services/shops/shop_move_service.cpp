#include "core/services/shops/shop_move_service.h"

#include "core/services/check_service.h"
#include "core/services/row_validation.h"
#include "core/services/services.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/secrets/master_key_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A key that no shop has: a transaction for it blocks no other.
constexpr qint64 kNoShop = 0;

QString nameOf(const Shop &shop)
{
    return u"%1 (%2)"_s.arg(shop.name, QString::fromLatin1(shop.id.text()));
}

Status anyRow(const ShopRow &)
{
    return {};
}

ShopMoveProgress progressOf(const ShopCopyStep &step)
{
    return {.stage = step.stage == ShopCopyStep::Stage::Copying ? ShopMoveProgress::Stage::Copying
                                                                : ShopMoveProgress::Stage::Comparing,
            .table = QString::fromLatin1(step.table),
            .done = step.done,
            .total = step.total};
}

} // namespace

Result<ShopMoveExtent> ShopMoveService::move(const QList<ShopId> &shops)
{
    TRY(requireOwnParts(m_source.session()));
    const Snapshot snapshot = TRY(Snapshot::begin(m_source.session()));
    const QList<Shop> moved = TRY(chosen(shops));
    Transaction transaction = TRY(Transaction::begin(m_target.session(), kNoShop));
    TRY(refuseExisting(moved));
    Result<ShopMoveExtent> extent = copied(moved);
    if (!extent)
        return extent;
    if (m_extent != ShopCopy::Extent::AsItIs) {
        TRY(checked(*extent));
    }
    TRY(beginHistories(moved));
    TRY(refuseRotated(*extent));
    TRY(transaction.commit());
    return extent;
}

Result<QList<Shop>> ShopMoveService::chosen(const QList<ShopId> &shops) const
{
    Result<QList<Shop>> all = m_source.shops().list();
    if (!all || shops.isEmpty()) {
        if (all && all->isEmpty())
            return notFound(u"There is no shop to move."_s);
        return all;
    }
    QList<Shop> named;
    for (const Shop &shop : std::as_const(*all)) {
        if (shops.contains(shop.id))
            named.append(shop);
    }
    for (const ShopId &id : shops) {
        if (!std::ranges::count(named, id, &Shop::id))
            return notFound(u"There is no shop %1 to move."_s.arg(QString::fromLatin1(id.text())));
    }
    return named;
}

Status ShopMoveService::refuseExisting(const QList<Shop> &shops) const
{
    for (const Shop &shop : shops) {
        const Result<Shop> existing = m_target.shops().find(shop.id);
        if (existing)
            return conflict("shop_exists",
                            u"The shop %1 is in the target already; nothing was moved."_s.arg(nameOf(*existing)));
        if (existing.error().kind != Error::Kind::NotFound)
            return existing.error();
    }
    return {};
}

Result<ShopMoveExtent> ShopMoveService::copied(const QList<Shop> &shops) const
{
    QList<qint64> keys;
    for (const Shop &shop : shops) {
        const Tenant tenant = TRY(m_source.shops().tenant(shop.id));
        keys.append(tenant.shop);
    }
    ShopCopy copy(m_source.session(), m_target.session(), keys,
                  {.watch = [this](const ShopCopyStep &step) { return m_watch(progressOf(step)); },
                   .validate = m_extent == ShopCopy::Extent::AsItIs ? anyRow : validateRow},
                  m_extent);
    for (const auto part : {&ShopCopy::count, &ShopCopy::copy, &ShopCopy::compare}) {
        TRY((copy.*part)());
    }
    return ShopMoveExtent{.shops = shops, .rows = copy.rows(), .webhooks = copy.rows("webhook")};
}

/// The key under which the copied secrets are sealed is deleted where another one has taken its place meanwhile.
Status ShopMoveService::refuseRotated(const ShopMoveExtent &extent) const
{
    if (extent.webhooks == 0)
        return {};
    // The source's own session still sees the state at the beginning.
    const auto now = Session::open(m_source.session().driver());
    if (!now)
        return now.error();
    const auto current = MasterKeyStore(**now).find();
    const auto copied = MasterKeyStore(m_source.session()).find();
    if (!current || !copied)
        return current ? copied.error() : current.error();
    if (!*copied || !*current || (*copied)->keyId == (*current)->keyId)
        return {};
    return unavailable("busy", u"The master key was rotated meanwhile; nothing was moved. Start again."_s);
}

/// The source may continue and use numbers that the copy uses for other changes.
Status ShopMoveService::beginHistories(const QList<Shop> &shops) const
{
    for (const Shop &shop : shops) {
        const Result<Tenant> tenant = m_target.shops().tenant(shop.id);
        TRY(tenant ? ChangeStore(m_target.session(), *tenant).beginHistory() : Status(tenant.error()));
    }
    return {};
}

/// Finds defects of the copy, and thus also those of the source.
Status ShopMoveService::checked(const ShopMoveExtent &extent) const
{
    const qint64 all = 3 * extent.rows;
    const ShopMoveProgress progress{.stage = ShopMoveProgress::Stage::Checking, .table = {}, .done = all, .total = all};
    QList<ShopId> ids;
    for (const Shop &shop : extent.shops)
        ids.append(shop.id);
    QString first;
    bool goesOn = m_watch(progress);
    CheckService service(m_target, [&](const CheckFinding &finding) {
        if (first.isEmpty())
            first = finding.sentence;
    });
    const CheckExtent found = TRY(goesOn ? service.check(ids) : Result<CheckExtent>(CheckExtent{}));
    if (!first.isEmpty())
        return unavailable("check_failed",
                           u"The copy was given up, for stemdesk check would find %1 faults in it, as in "
                           "its source; the first: %2."_s.arg(found.findings)
                               .arg(first));
    goesOn = goesOn && m_watch(progress);
    return goesOn ? Status() : unavailable("cancelled", u"The move was stopped; nothing of it was written."_s);
}

} // namespace stemdesk
