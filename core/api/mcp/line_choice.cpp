#include "core/api/mcp/line_choice.h"

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

} // namespace stemdesk::mcp
