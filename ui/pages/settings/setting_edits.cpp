#include "ui/pages/settings/setting_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

template <class Value>
Status statusOf(const Result<Value> &result)
{
    return result ? Status() : Status(result.error());
}

/// What a setting is expected to be, and what it shall be.
struct Turn {
    SettingField field;
    QString from;
    QString to;
};

Edit::Step turning(const QList<Turn> &turns)
{
    return [turns](ShopServices &services) -> Status {
        const Result<Shop> shop = services.settings.shop();
        if (!shop)
            return shop.error();
        QList<std::pair<QString, QString>> settings;
        for (const Turn &turn : turns) {
            if (turn.field.text(*shop) != turn.from)
                return stale();
            settings.append({turn.field.key, turn.to});
        }
        return statusOf(services.settings.set(settings));
    };
}

Edit turned(const QString &text, const QList<Turn> &turns)
{
    // What was typed may be stored in another way: how it reads then is known only after it was.
    const auto back = std::make_shared<QList<Turn>>();
    return {.text = text,
            .apply = [turns, back](ShopServices &services) -> Status {
                if (const Status done = turning(turns)(services); !done)
                    return done;
                const Result<Shop> shop = services.settings.shop();
                if (!shop)
                    return shop.error();
                back->clear();
                for (const Turn &turn : turns)
                    back->append({turn.field, turn.field.text(*shop), turn.from});
                return {};
            },
            .revert = [back](ShopServices &services) { return turning(*back)(services); }};
}

QString number(double value)
{
    return QString::number(value, 'g', 17);
}

SettingField markupField(const QString &type)
{
    return {.key = u"markup."_s + type, .text = [type](const Shop &shop) {
                const auto found = std::ranges::find(shop.productTypes, type, &ProductType::name);
                return found == shop.productTypes.end() ? QString() : number(found->markup);
            }};
}

SettingField hireField(const QString &type)
{
    return {.key = u"hire."_s + type, .text = [type](const Shop &shop) {
                const auto found = std::ranges::find(shop.productTypes, type, &ProductType::name);
                return found != shop.productTypes.end() && found->isHired ? u"on"_s : u"off"_s;
            }};
}

SettingField logoField()
{
    return {.key = u"logo"_s, .text = [](const Shop &shop) {
                return shop.logoId.isNull() ? u"none"_s : QString::fromLatin1(shop.logoId.text());
            }};
}

Edit::Step removing(const QString &type)
{
    return [type](ShopServices &services) { return statusOf(services.settings.removeProductType(type)); };
}

Edit::Step putting(const ProductType &type)
{
    return [type](ShopServices &services) {
        return statusOf(services.settings.set({{u"markup."_s + type.name, number(type.markup)},
                                               {u"hire."_s + type.name, type.isHired ? u"on"_s : u"off"_s}}));
    };
}

Edit::Step renaming(const QString &from, const QString &to)
{
    return [from, to](ShopServices &services) -> Status {
        const Result<Shop> shop = services.settings.shop();
        if (!shop)
            return shop.error();
        if (shop->name != from)
            return stale();
        return statusOf(services.settings.rename(to));
    };
}

} // namespace

Edit SettingEdits::change(const QString &text, const Shop &shop, const QList<Change> &changes)
{
    QList<Turn> turns;
    for (const Change &change : changes)
        turns.append({.field = change.field, .from = change.field.text(shop), .to = change.to});
    return turned(text, turns);
}

Edit SettingEdits::rename(const Shop &shop, const QString &name)
{
    return {.text = tr("Rename the shop"),
            .apply = renaming(shop.name, name),
            .revert = renaming(name.trimmed(), shop.name)};
}

Edit SettingEdits::setLogo(const Shop &shop, const std::optional<Image> &logo)
{
    const Turn none{.field = logoField(), .from = logoField().text(shop), .to = u"none"_s};
    if (!logo)
        return turned(tr("Remove the logo"), {none});
    const auto given = std::make_shared<Image>(*logo); // Owned by both steps: its id is known once it was stored.
    return {.text = tr("Change the logo"),
            .apply = [given, none](ShopServices &services) -> Status {
                if (given->id.isNull()) {
                    Result<Image> stored = services.images.create(*given);
                    if (!stored)
                        return stored.error();
                    given->id = stored->id;
                    given->bytes.clear();
                }
                Turn turn = none;
                turn.to = QString::fromLatin1(given->id.text());
                return turning({turn})(services);
            },
            .revert =
                [given, none](ShopServices &services) {
                    return turning(
                        {{.field = none.field, .from = QString::fromLatin1(given->id.text()), .to = none.from}})(
                        services);
                }};
}

Edit SettingEdits::addType(const QString &name)
{
    return {.text = tr("Add the type %1").arg(name), .apply = putting({.name = name}), .revert = removing(name)};
}

Edit SettingEdits::setMarkup(const Shop &shop, const QString &type, const QString &markup)
{
    return change(tr("Change the markup of %1").arg(type), shop, {{markupField(type), markup}});
}

Edit SettingEdits::setHired(const Shop &shop, const QString &type, bool isHired)
{
    return change(isHired ? tr("Hire out %1").arg(type) : tr("Sell %1").arg(type), shop,
                  {{hireField(type), isHired ? u"on"_s : u"off"_s}});
}

Edit SettingEdits::removeType(const ProductType &type)
{
    return {.text = tr("Delete the type %1").arg(type.name),
            .apply = removing(type.name),
            .revert = putting(type),
            .offer = tr("Deleted the type %1, which no product had.").arg(type.name)};
}

Edit SettingEdits::addTaxGroup(const QString &name, double rate, const std::shared_ptr<TaxGroupId> &id)
{
    const auto removed = std::make_shared<TaxGroup>(); // What undo took away, for redo.
    return {.text = tr("Add the tax group %1").arg(name),
            .apply = [=](ShopServices &services) -> Status {
                const Result<TaxGroup> group = removed->id.isNull()
                    ? services.taxGroups.create({.name = name, .rate = rate})
                    : services.taxGroups.restore(*removed);
                if (group)
                    *id = group->id;
                return statusOf(group);
            },
            .revert = [=](ShopServices &services) -> Status {
                const Result<TaxGroup> gone = services.taxGroups.remove(*id);
                if (gone)
                    *removed = *gone;
                return statusOf(gone);
            }};
}

Edit SettingEdits::changeTaxGroup(const QString &text, const TaxGroup &group, const TaxGroupPatch &patch)
{
    return patchEdit(text, group, patch,
                     [id = group.id](ShopServices &services, const TaxGroupPatch &to, const TaxGroupPatch &from) {
                         return services.taxGroups.patch(id, to, from);
                     });
}

Edit SettingEdits::removeTaxGroup(const TaxGroup &group)
{
    const auto removed = std::make_shared<TaxGroup>();
    return {.text = tr("Delete the tax group %1").arg(group.name),
            .apply = [removed, id = group.id](ShopServices &services) -> Status {
                const Result<TaxGroup> gone = services.taxGroups.remove(id);
                if (gone)
                    *removed = *gone;
                return statusOf(gone);
            },
            .revert = [removed](ShopServices &services) { return statusOf(services.taxGroups.restore(*removed)); },
            .offer = tr("Deleted the tax group %1, which no event had.").arg(group.name)};
}

} // namespace stemdesk::ui
