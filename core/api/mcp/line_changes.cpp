#include "core/api/mcp/line_changes.h"

#include "core/base/search_text.h"
#include "core/base/text.h"
#include "core/base/wording.h"

#include <algorithm>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

/// Every word begins one of the name.
bool isMeant(const QString &name, const QStringList &words)
{
    const QStringList own = searchTokens(name);
    return !words.isEmpty() && std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(own, [&](const QString &token) { return token.startsWith(word); });
    });
}

bool isMeant(const LineProduct &goods, const QString &text)
{
    return goods.variant.id.text() == text.toUtf8() || isMeant(nameOf(goods), searchWords(text));
}

bool isMeant(const EventGroup &group, const QString &text)
{
    return text.isEmpty() || group.id.text() == text.toUtf8() || folded(group.name) == folded(text.trimmed());
}

QStringList namesOf(const QList<EventGroup> &groups)
{
    QStringList names;
    std::ranges::transform(groups, std::back_inserter(names), &EventGroup::name);
    return names;
}

bool isMeant(const EventItem &line, const EventRecipe &recipe, const LineWords &words)
{
    if (!words.item.isNull())
        return line.id == words.item;
    const auto goods = recipe.goods.find(line.variantId);
    return goods != recipe.goods.end() && isMeant(*goods, words.product);
}

QList<ChosenLine> meantLines(const EventRecipe &recipe, const LineWords &words)
{
    QList<ChosenLine> meant;
    for (const EventGroup &group : recipe.event.groups) {
        if (!isMeant(group, words.group))
            continue;
        for (const EventItem &line : group.items) {
            if (isMeant(line, recipe, words))
                meant.append({group, line, nameOf(recipe.goods.value(line.variantId))});
        }
    }
    return meant;
}

/// Among several, prefers those whose whole name matches.
void keepNamed(QList<ChosenLine> &lines, const QString &product)
{
    const auto isNamed = [&product](const ChosenLine &line) { return isNamedBy(line.name, product); };
    if (std::ranges::any_of(lines, isNamed))
        lines.removeIf([&isNamed](const ChosenLine &line) { return !isNamed(line); });
}

/// The names on the event's lines, for messages.
QString namesIn(const EventRecipe &recipe, const QString &group)
{
    QStringList names;
    for (const EventGroup &one : recipe.event.groups) {
        for (const EventItem &line : one.items) {
            if (isMeant(one, group))
                names += nameOf(recipe.goods.value(line.variantId));
        }
    }
    names.removeDuplicates();
    return names.isEmpty() ? u"no line there"_s : names.join(u", "_s);
}

EventGroupPatch groupPatch(const AskedChange &asked)
{
    EventGroupPatch patch{.quantity = asked.copies, .isHidden = asked.isHidden, .notes = asked.note};
    if (!asked.name.isEmpty())
        patch.name = asked.name;
    return patch;
}

/// An error of the shop's services, in terms of the tool's arguments.
Error inChange(const QString &place, Error error)
{
    return inside(place + u'.', std::move(error));
}

/// Without its lines.
EventGroup bare(EventGroup group)
{
    group.items.clear();
    return group;
}

} // namespace

Result<EventGroup> chosenGroup(const Event &event, const QString &text, const QString &place)
{
    QList<EventGroup> meant;
    std::ranges::copy_if(event.groups, std::back_inserter(meant),
                         [&](const EventGroup &group) { return isMeant(group, text); });
    if (meant.size() == 1)
        return meant.constFirst();
    const QString field = place + u".group"_s;
    if (event.groups.isEmpty())
        return invalid(field, u"The event has no group yet: make one first, with the action add_group."_s);
    if (text.isEmpty())
        return invalid(field,
                       u"Say in \"%1\" to which group of the event: %2."_s.arg(field, anyOf(namesOf(event.groups))));
    if (meant.isEmpty())
        return notAmong(field, text, namesOf(event.groups));
    return invalid(field, u"Give \"%1\" as the id of a group: several are called %2."_s.arg(field, quoted(text)));
}

Result<ChosenLine> chosenLine(const EventRecipe &recipe, const LineWords &words, const QString &place)
{
    if (words.item.isNull() && words.product.isEmpty())
        return required(place + u".eventItemId"_s);
    QList<ChosenLine> meant = meantLines(recipe, words);
    if (meant.size() > 1)
        keepNamed(meant, words.product);
    if (meant.size() == 1)
        return meant.constFirst();
    const QString field = place + u".eventItemId"_s;
    if (meant.isEmpty())
        return invalid(field,
                       u"No line of the event is %1, as %2 says; it has %3."_s.arg(
                           quoted(words.product.isEmpty() ? QString::fromLatin1(words.item.text()) : words.product),
                           place, namesIn(recipe, words.group)));
    QStringList ids;
    for (const ChosenLine &line : meant)
        ids += QString::fromLatin1(line.line.id.text());
    return invalid(field, u"Give \"%1\": these lines are meant by %2: %3."_s.arg(field, place, ids.join(u", "_s)));
}

Result<ProductChoice> chosenGoods(const EventRecipe &recipe, const QString &text, const QString &field)
{
    ProductChoice choice;
    for (const LineProduct &goods : recipe.goods) {
        if (isMeant(goods, text))
            choice.candidates.append({.variant = goods.variant, .productName = goods.productName});
    }
    const auto isNamed = [&text](const FoundVariant &found) { return isNamedBy(found.name(), text); };
    if (choice.candidates.isEmpty())
        return invalid(field, u"Nothing on the event is %1; it has %2."_s.arg(quoted(text), namesIn(recipe, {})));
    if (std::ranges::count_if(choice.candidates, isNamed) == 1)
        choice.candidates.removeIf([&isNamed](const FoundVariant &found) { return !isNamed(found); });
    if (choice.candidates.size() == 1) {
        const FoundVariant one = choice.candidates.takeFirst();
        return ProductChoice{.variant = one.variant.id, .name = one.name()};
    }
    std::ranges::sort(choice.candidates, {}, &FoundVariant::name);
    return choice;
}

Status LineChanges::make(const AskedChange &asked, const QString &place)
{
    if (asked.action == "add"_L1)
        return add(asked, place);
    if (asked.action == "set"_L1)
        return set(asked, place);
    if (asked.action == "remove"_L1)
        return remove(asked, place);
    if (asked.action == "add_group"_L1)
        return addGroup(asked, place);
    return asked.action == "set_group"_L1 ? setGroup(asked, place) : removeGroup(asked, place);
}

Status LineChanges::refresh()
{
    if (!m_isStale)
        return {};
    EventRecipe recipe = TRY(shop().recipes.read(event()));
    m_recipe = std::move(recipe);
    m_isStale = false;
    return {};
}

Status LineChanges::add(const AskedChange &asked, const QString &place)
{
    TRY(refresh());
    const EventGroup group = TRY(chosenGroup(m_recipe.event, asked.group, place));
    if (asked.product.isEmpty())
        return required(place + u".product"_s);
    if (!asked.quantity)
        return required(place + u".quantity"_s);
    const ProductChoice choice = TRY(chosenProduct(shop(), asked.product, place + u".product"_s));
    if (!choice.variant) {
        m_ambiguities.append({place, choice.candidates});
        return {};
    }
    EventItemPatch patch{.variantId = choice.variant, .quantity = asked.quantity, .notes = asked.note};
    if (!asked.supplier.isEmpty()) {
        const SupplierId supplier = TRY(chosenSupplier(shop(), asked.supplier, place + u".supplier"_s));
        patch.supplierId = supplier;
    }
    const Result<EventItem> added = shop().lines.createItem(event(), group.id, patch);
    if (!added)
        return inChange(place, added.error());
    m_done.append({.action = asked.action,
                   .group = bare(group),
                   .line = {{}, *added},
                   .product = choice.name,
                   .isSupplierChosen = asked.supplier.isEmpty()});
    m_isStale = true;
    return {};
}

Result<ChosenLine> LineChanges::lineOf(const AskedChange &asked, const QString &place)
{
    TRY(refresh());
    return chosenLine(m_recipe, {.group = asked.group, .product = asked.product, .item = asked.item}, place);
}

Status LineChanges::set(const AskedChange &asked, const QString &place)
{
    const ChosenLine chosen = TRY(lineOf(asked, place));
    EventItemPatch patch{.quantity = asked.quantity, .notes = asked.note};
    if (!asked.supplier.isEmpty()) {
        const SupplierId supplier = TRY(chosenSupplier(shop(), asked.supplier, place + u".supplier"_s));
        patch.supplierId = supplier;
    }
    if (patch == EventItemPatch())
        return required(place + u".quantity"_s);
    const Result<EventItem> after = shop().lines.patchItem(event(), chosen.group.id, chosen.line.id, patch);
    if (!after)
        return inChange(place, after.error());
    m_done.append(
        {.action = asked.action, .group = bare(chosen.group), .line = {chosen.line, *after}, .product = chosen.name});
    m_isStale = true;
    return {};
}

Status LineChanges::remove(const AskedChange &asked, const QString &place)
{
    const ChosenLine chosen = TRY(lineOf(asked, place));
    const Result<EventItem> removed = shop().lines.removeItem(event(), chosen.group.id, chosen.line.id);
    if (!removed)
        return inChange(place, removed.error());
    m_done.append(
        {.action = asked.action, .group = bare(chosen.group), .line = {*removed, {}}, .product = chosen.name});
    m_isStale = true;
    return {};
}

Status LineChanges::addGroup(const AskedChange &asked, const QString &place)
{
    if (asked.name.isEmpty())
        return required(place + u".name"_s);
    const Result<EventGroup> made = shop().lines.createGroup(event(), groupPatch(asked));
    if (!made)
        return inChange(place, made.error());
    m_passingGroups.insert(made->id);
    m_done.append({.action = asked.action, .group = bare(*made), .line = {}});
    m_isStale = true;
    return {};
}

Status LineChanges::setGroup(const AskedChange &asked, const QString &place)
{
    TRY(refresh());
    const EventGroup group = TRY(chosenGroup(m_recipe.event, asked.group, place));
    const EventGroupPatch patch = groupPatch(asked);
    if (patch == EventGroupPatch())
        return required(place + u".copies"_s);
    const Result<EventGroup> after = shop().lines.patchGroup(event(), group.id, patch);
    if (!after)
        return inChange(place, after.error());
    m_setGroups.insert(group.id);
    m_done.append({.action = asked.action, .group = bare(*after), .line = {}});
    m_isStale = true;
    return {};
}

Status LineChanges::removeGroup(const AskedChange &asked, const QString &place)
{
    TRY(refresh());
    if (asked.group.isEmpty()) // Saying nothing does not mean the only group here.
        return required(place + u".group"_s);
    const EventGroup group = TRY(chosenGroup(m_recipe.event, asked.group, place));
    TRY(shop().lines.removeGroup(event(), group.id));
    m_passingGroups.insert(group.id);
    m_done.append({.action = asked.action, .group = bare(group), .line = {}});
    m_isStale = true;
    return {};
}

Status LineChanges::chooseSuppliers()
{
    TRY(refresh());
    QHash<VariantId, double> units;
    for (const EventGroup &group : std::as_const(m_recipe.event.groups)) {
        for (const EventItem &line : group.items)
            units[line.variantId] += group.quantity * line.quantity;
    }
    SupplierChoice choice = TRY(SupplierChoice::of(shop(), units));
    m_suppliers = std::move(choice);
    for (DoneChange &change : m_done) {
        if (!change.isSupplierChosen)
            continue;
        EventItem &line = *change.line.after;
        const auto supplier = m_suppliers.cheapest(line.variantId);
        change.isSupplierChosen = supplier.has_value();
        if (!supplier)
            continue;
        const Result<EventItem> bought =
            shop().lines.patchItem(event(), change.group.id, line.id, {.supplierId = supplier});
        if (!bought && bought.error().kind == Error::Kind::NotFound) // A later change took it away again.
            continue;
        if (!bought)
            return bought.error();
        line = *bought;
        m_isStale = true;
    }
    return {};
}

AssistantWrite LineChanges::write() const
{
    AssistantWrite write{.event = event(), .actor = {}, .lines = {}};
    for (const DoneChange &change : m_done) {
        if (change.shownLine() && !m_passingGroups.contains(change.group.id))
            write.lines.append(change.line);
    }
    return write;
}

QList<ChangedGroup> LineChanges::groups(const Event &after) const
{
    const auto in = [](const QList<EventGroup> &groups, const EventGroupId &id) {
        const auto group = std::ranges::find(groups, id, &EventGroup::id);
        return group == groups.cend() ? std::nullopt : std::optional(*group);
    };
    QList<ChangedGroup> changed;
    for (const EventGroupId &id : m_passingGroups + m_setGroups) {
        const ChangedGroup change{in(m_before, id), in(after.groups, id)};
        if (change.before || change.after)
            changed.append(change);
    }
    return changed;
}

} // namespace stemdesk::mcp
