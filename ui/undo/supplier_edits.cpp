#include "ui/undo/supplier_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

namespace {

Edit::Step archiving(SupplierId id)
{
    return [id](ShopServices &services) { return statusOf(services.suppliers.archive(id)); };
}

Edit changeOf(const QString &text, const Supplier &before, const SupplierPatch &patch)
{
    return patchEdit<&ShopServices::suppliers>(text, before, patch);
}

Edit::Step bringingBack(SupplierId id)
{
    return [id](ShopServices &services) { return statusOf(services.suppliers.unarchive(id)); };
}

} // namespace

Edit SupplierEdits::change(const Supplier &before, const QString &field, const SupplierPatch &patch)
{
    return changeOf(tr("Change %1 of %2").arg(field.toLower(), before.name), before, patch);
}

Edit SupplierEdits::changeClaimHours(const Supplier &before, const std::optional<double> &hours)
{
    return changeOf(tr("Change how long %1 accepts claims").arg(before.name), before, {.claimHours = hours});
}

Edit SupplierEdits::archive(const Supplier &supplier)
{
    return {.text = tr("Archive %1").arg(supplier.name),
            .apply = archiving(supplier.id),
            .revert = bringingBack(supplier.id),
            .offer = tr("%1 is archived. Events and prices that use it stay as they are.").arg(supplier.name)};
}

Edit SupplierEdits::bringBack(const Supplier &supplier)
{
    return {.text = tr("Bring %1 back").arg(supplier.name),
            .apply = bringingBack(supplier.id),
            .revert = archiving(supplier.id)};
}

Edit SupplierEdits::create(const QString &name, const std::shared_ptr<SupplierId> &id)
{
    return {
        .text = tr("Add supplier %1 (undo archives it)").arg(name),
        .apply = [name, id](ShopServices &services) -> Status {
            if (!id->isNull())
                return statusOf(services.suppliers.unarchive(*id));
            const auto created = services.suppliers.create({.name = name});
            if (created)
                *id = created->id;
            return statusOf(created);
        },
        .revert = [id](ShopServices &services) { return statusOf(services.suppliers.archive(*id)); },
    };
}

} // namespace stemdesk::ui
