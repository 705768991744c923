#include "core/api/entity_tags.h"

#include "core/http/compression.h"

#include <algorithm>

namespace stemdesk {

namespace {

constexpr QByteArrayView kWeak = "W/";

bool isTagCharacter(char c)
{
    const auto code = static_cast<unsigned char>(c);
    return code == 0x21 || (code >= 0x23 && code != 0x7f); // Neither a space nor a quotation mark.
}

/// The tag at the start of `text`, or nothing.
QByteArrayView tagAt(QByteArrayView text)
{
    const qsizetype quote = text.startsWith(kWeak) ? kWeak.size() : 0;
    if (quote >= text.size() || text[quote] != '"')
        return {};
    const QByteArrayView opaque = text.sliced(quote + 1);
    const auto end = std::ranges::find_if_not(opaque, isTagCharacter);
    return end != opaque.cend() && *end == '"' ? text.first(end - text.cbegin() + 1) : QByteArrayView();
}

QByteArray strongOf(const QByteArray &tag)
{
    return tag.startsWith(kWeak) ? tag.sliced(kWeak.size()) : tag;
}

} // namespace

std::optional<EntityTags> EntityTags::parse(const QList<QByteArray> &fields)
{
    const QByteArray list = fields.join(',').trimmed();
    EntityTags found;
    found.m_isAny = list == "*";
    if (found.m_isAny)
        return found;
    bool isAfterTag = false; // Then a comma comes before the next one; empty members are allowed.
    for (QByteArrayView rest = list; !rest.isEmpty();) {
        if (rest.front() == ' ' || rest.front() == '\t' || rest.front() == ',') {
            isAfterTag = isAfterTag && rest.front() != ',';
            rest = rest.sliced(1);
            continue;
        }
        const QByteArrayView tag = tagAt(rest);
        if (tag.isEmpty() || isAfterTag)
            return {};
        found.m_tags += tag.toByteArray();
        isAfterTag = true;
        rest = rest.sliced(tag.size());
    }
    return found.m_tags.isEmpty() ? std::nullopt : std::optional(found);
}

bool EntityTags::nameWeakly(const QByteArray &tag) const
{
    return m_isAny || std::ranges::any_of(m_tags, [&](const QByteArray &one) {
               return strongOf(one) == strongOf(tag) || strongOf(one) == http::packedTag(strongOf(tag));
           });
}

bool EntityTags::beginStrongly(const QByteArray &start) const
{
    return m_isAny || std::ranges::any_of(m_tags, [&](const QByteArray &one) { return one.startsWith(start); });
}

} // namespace stemdesk
