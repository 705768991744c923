#include "ui/undo/setting_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"
#include "ui/words/product_type_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

const QString kName = u"name"_s; // Stored by its own function.

/// Expected and new value of a setting.
struct Turn {
    SettingField field;
    QString from;
    QString to;
};

Edit::Step turning(const QList<Turn> &turns)
{
    return [turns](ShopServices &services) -> Status {
        const Shop shop = TRY(services.settings.shop());
        QList<std::pair<QString, QString>> settings;
        for (const Turn &turn : turns) {
            if (turn.field.text(shop) != turn.from)
                return stale();
            if (turn.field.key == kName)
                return statusOf(services.settings.rename(turn.to));
            settings.append({turn.field.key, turn.to});
        }
        return statusOf(services.settings.set(settings));
    };
}

/// Rebases the change onto the current value `left`.
void rebase(Turn &turn, const QString &left)
{
    if (turn.field.isList) {
        const auto rebased = turn.field.rebased ? turn.field.rebased(turn.from, turn.to, left) : std::nullopt;
        if (!rebased)
            return;
        turn.to = *rebased;
    }
    turn.from = left;
}

/// Settings of a shop, which each step swaps. Owned by both steps of an edit.
class Turning final : public Expectation {
public:
    Turning(int seen, QList<Turn> turns) : m_turns(std::move(turns)), m_seen(seen) {}

    void follow(const Expectation &earlier) override
    {
        const auto *own = dynamic_cast<const Turning *>(&earlier);
        if (!own || own->m_stored <= m_seen)
            return;
        for (const Turn &left : own->m_left) {
            for (Turn &turn : m_turns) {
                if (turn.field.key == left.field.key && turn.from == left.from)
                    rebase(turn, left.to);
            }
        }
    }

    Status apply(ShopServices &services) { return run(services, m_turns, m_back); }
    Status revert(ShopServices &services) { return run(services, m_back, m_turns); }

private:
    /// Values may be normalised when stored, so the reverse is known only afterwards.
    Status run(ShopServices &services, const QList<Turn> &turns, QList<Turn> &opposite)
    {
        TRY(turning(turns)(services));
        const Shop shop = TRY(services.settings.shop());
        opposite.clear();
        m_left.clear();
        for (const Turn &turn : turns) {
            const QString left = turn.field.text(shop);
            m_left.append({turn.field, turn.from, left});
            opposite.append({turn.field, left, turn.from});
        }
        m_stored = shop.version;
        return {};
    }

    QList<Turn> m_turns;
    QList<Turn> m_back; ///< Reverts them.
    QList<Turn> m_left; ///< Changes by the newest step.
    int m_seen; ///< The shop's version for which they were made.
    int m_stored = 0; ///< The version they have stored.
};

Edit turned(const QString &text, const Shop &shop, const QList<Turn> &turns)
{
    const auto turning = std::make_shared<Turning>(shop.version, turns);
    return {.text = text,
            .apply = [turning](ShopServices &services) { return turning->apply(services); },
            .revert = [turning](ShopServices &services) { return turning->revert(services); },
            .expectation = turning};
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
    const Turn none{.field = field, .from = field.text(shop), .to = u"none"_s};
    const auto given = std::make_shared<Image>(image); // Owned by both steps: its id is known once it was stored.
    return {.text = text,
            .apply = [given, none](ShopServices &services) -> Status {
                const auto name = [&services, &none](const ImageId &id) {
                    Turn turn = none;
                    turn.to = QString::fromLatin1(id.text());
                    return turning({turn})(services);
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
                    return turning(
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
    QList<Turn> turns;
    for (const Change &change : changes)
        turns.append({.field = change.field, .from = change.field.text(shop), .to = change.to});
    return turned(text, shop, turns);
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

} // namespace stemdesk::ui
