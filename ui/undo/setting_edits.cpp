#include "ui/undo/setting_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"
#include "ui/words/catalogue_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

const QString kName = u"name"_s; // Stored by its own function.

/// Expected and new value of a setting.
struct SettingChange {
    SettingField field;
    QString from;
    QString to;
};

Edit::Step storing(const QList<SettingChange> &changes)
{
    return [changes](ShopServices &services) -> Status {
        const Shop shop = TRY(services.settings.shop());
        QList<std::pair<QString, QString>> settings;
        for (const SettingChange &change : changes) {
            if (change.field.text(shop) != change.from)
                return stale();
            if (change.field.key == kName)
                return statusOf(services.settings.rename(change.to));
            settings.append({change.field.key, change.to});
        }
        return statusOf(services.settings.set(settings));
    };
}

/// Rebases the change onto the current value `left`.
void rebase(SettingChange &change, const QString &left)
{
    if (change.field.isList) {
        const auto rebased = change.field.rebased ? change.field.rebased(change.from, change.to, left) : std::nullopt;
        if (!rebased)
            return;
        change.to = *rebased;
    }
    change.from = left;
}

/// Settings of a shop, which each step swaps. Owned by both steps of an edit.
class SettingChanges final : public Expectation {
public:
    SettingChanges(int seen, QList<SettingChange> changes) : m_changes(std::move(changes)), m_seen(seen) {}

    void follow(const Expectation &earlier) override
    {
        const auto *own = dynamic_cast<const SettingChanges *>(&earlier);
        if (!own || own->m_stored <= m_seen)
            return;
        for (const SettingChange &left : own->m_left) {
            for (SettingChange &change : m_changes) {
                if (change.field.key == left.field.key && change.from == left.from)
                    rebase(change, left.to);
            }
        }
    }

    Status apply(ShopServices &services) { return run(services, m_changes, m_back); }
    Status revert(ShopServices &services) { return run(services, m_back, m_changes); }

private:
    /// Values may be normalised when stored, so the reverse is known only afterwards.
    Status run(ShopServices &services, const QList<SettingChange> &changes, QList<SettingChange> &opposite)
    {
        TRY(storing(changes)(services));
        const Shop shop = TRY(services.settings.shop());
        opposite.clear();
        m_left.clear();
        for (const SettingChange &change : changes) {
            const QString left = change.field.text(shop);
            m_left.append({change.field, change.from, left});
            opposite.append({change.field, left, change.from});
        }
        m_stored = shop.version;
        return {};
    }

    QList<SettingChange> m_changes;
    QList<SettingChange> m_back; ///< Reverts them.
    QList<SettingChange> m_left; ///< Changes by the newest step.
    int m_seen; ///< The shop's version for which they were made.
    int m_stored = 0; ///< The version they have stored.
};

Edit changing(const QString &text, const Shop &shop, const QList<SettingChange> &changes)
{
    const auto steps = std::make_shared<SettingChanges>(shop.version, changes);
    return {.text = text,
            .apply = [steps](ShopServices &services) { return steps->apply(services); },
            .revert = [steps](ShopServices &services) { return steps->revert(services); },
            .expectation = steps};
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

SettingField spareField(const QString &type)
{
    return {.key = u"spare."_s + type, .text = [type](const Shop &shop) {
                const auto found = std::ranges::find(shop.productTypes, type, &ProductType::name);
                return found == shop.productTypes.end() ? QString() : number(found->sparePercent);
            }};
}

SettingField hireField(const QString &type)
{
    return {.key = u"hire."_s + type, .text = [type](const Shop &shop) {
                const auto found = std::ranges::find(shop.productTypes, type, &ProductType::name);
                return found != shop.productTypes.end() && found->isHired ? u"on"_s : u"off"_s;
            }};
}

SettingField imageField(const QString &key, const std::function<ImageId(const Shop &)> &image)
{
    return {.key = key, .text = [image](const Shop &shop) {
                const ImageId id = image(shop);
                return id.isNull() ? u"none"_s : QString::fromLatin1(id.text());
            }};
}

/// Stores the picture with the first run that sets it: both or neither.
Edit picturing(const QString &text, const Shop &shop, const SettingField &field, const Image &image)
{
    const SettingChange none{.field = field, .from = field.text(shop), .to = u"none"_s};
    const auto given = std::make_shared<Image>(image); // Owned by both steps: its id is known once it was stored.
    return {.text = text,
            .apply = [given, none](ShopServices &services) -> Status {
                const auto name = [&services, &none](const ImageId &id) {
                    SettingChange change = none;
                    change.to = QString::fromLatin1(id.text());
                    return storing({change})(services);
                };
                if (!given->id.isNull())
                    return name(given->id);
                ImageId id;
                const Status stored = services.images.createFor({*given}, [&name, &id](const QStringList &references) {
                    id = referencedImage(references.constFirst()).value_or(ImageId());
                    return name(id);
                });
                if (stored)
                    *given = Image{.id = id};
                return stored;
            },
            .revert =
                [given, none](ShopServices &services) {
                    return storing(
                        {{.field = none.field, .from = QString::fromLatin1(given->id.text()), .to = none.from}})(
                        services);
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
                                               {u"spare."_s + type.name, number(type.sparePercent)},
                                               {u"hire."_s + type.name, type.isHired ? u"on"_s : u"off"_s}}));
    };
}

} // namespace

Edit SettingEdits::change(const QString &text, const Shop &shop, const QList<Change> &changes)
{
    QList<SettingChange> steps;
    for (const Change &change : changes)
        steps.append({.field = change.field, .from = change.field.text(shop), .to = change.to});
    return changing(text, shop, steps);
}

Edit SettingEdits::rename(const Shop &shop, const QString &name)
{
    const SettingField field{.key = kName, .text = [](const Shop &read) { return read.name; }};
    return change(tr("Rename the shop"), shop, {{field, name}});
}

Edit SettingEdits::setLogo(const Shop &shop, const std::optional<Image> &logo)
{
    const SettingField field = imageField(u"logo"_s, [](const Shop &read) { return read.logoId; });
    return logo ? picturing(tr("Change the logo"), shop, field, *logo)
                : change(tr("Remove the logo"), shop, {{field, u"none"_s}});
}

Edit SettingEdits::setCoverPicture(const Shop &shop, const std::optional<Image> &picture)
{
    const SettingField field = imageField(u"cover-picture"_s, [](const Shop &read) { return read.look.pictureId; });
    return picture ? picturing(tr("Change the cover picture"), shop, field, *picture)
                   : change(tr("Remove the cover picture"), shop, {{field, u"none"_s}});
}

Edit SettingEdits::addType(const QString &name)
{
    return {.text = tr("Add the type %1").arg(name), .apply = putting({.name = name}), .revert = removing(name)};
}

Edit SettingEdits::setMarkup(const Shop &shop, const QString &type, const QString &markup)
{
    return change(tr("Change the markup of %1").arg(productTypeText(type)), shop, {{markupField(type), markup}});
}

Edit SettingEdits::setSpare(const Shop &shop, const QString &type, const QString &percent)
{
    return change(tr("Change the spare of %1").arg(productTypeText(type)), shop, {{spareField(type), percent}});
}

Edit SettingEdits::setHired(const Shop &shop, const QString &type, bool isHired)
{
    return change((isHired ? tr("Hire out %1") : tr("Sell %1")).arg(productTypeText(type)), shop,
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
    return creation<TaxGroup>(
        tr("Add the tax group %1").arg(name), id,
        [=](ShopServices &services) { return services.taxGroups.create({.name = name, .rate = rate}); },
        kRestored<&ShopServices::taxGroups>, kRemoved<&ShopServices::taxGroups>);
}

Edit SettingEdits::changeTaxGroup(const QString &text, const TaxGroup &group, const TaxGroupPatch &patch)
{
    return patchEdit<&ShopServices::taxGroups>(text, group, patch);
}

Edit SettingEdits::removeTaxGroup(const TaxGroup &group)
{
    return offering(
        removal<&ShopServices::taxGroups, TaxGroup>(tr("Delete the tax group %1").arg(group.name), group.id),
        tr("Deleted the tax group %1, which no event had.").arg(group.name));
}

Edit patchWebhookEdit(const QString &text, const Webhook &before, const WebhookPatch &patch)
{
    return patchEdit<&ShopServices::webhooks>(text, before, patch);
}

Edit removeWebhookEdit(const QString &text, const WebhookId &webhook)
{
    return {.text = text,
            .apply = [webhook](ShopServices &services) -> Status {
                const auto removed = services.webhooks.remove(webhook);
                return removed ? Status() : Status(removed.error());
            },
            .revert = {}};
}

} // namespace stemdesk::ui
