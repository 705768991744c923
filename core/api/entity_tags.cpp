#include "core/api/entity_tags.h"

#include <algorithm>
#include <array>

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

/// What proxies put behind a tag of an answer that they pack.
constexpr std::array<QByteArrayView, 5> kPackings{"-gzip", ";gzip", "-br", ";br", "-zstd"};

/// The tag as it was sent from here: proxies make it weak, or note that they have packed what it is of.
QByteArray originalOf(QByteArrayView tag)
{
    if (tag.startsWith(kWeak))
        tag = tag.sliced(kWeak.size());
    QByteArrayView opaque = tag.chopped(1);
    for (const QByteArrayView packing : kPackings) {
        if (!opaque.endsWith(packing))
            continue;
        opaque = opaque.chopped(packing.size());
        while (opaque.endsWith('-')) // One proxy puts in two.
            opaque = opaque.chopped(1);
    }
    return opaque.toByteArray() + '"';
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
        found.m_tags += originalOf(tag);
        isAfterTag = true;
        rest = rest.sliced(tag.size());
    }
    return found.m_tags.isEmpty() ? std::nullopt : std::optional(found);
}

bool EntityTags::name(const QByteArray &tag) const
{
    return m_isAny || m_tags.contains(originalOf(tag));
}

bool EntityTags::begin(const QByteArray &start) const
{
    return m_isAny || std::ranges::any_of(m_tags, [&](const QByteArray &one) { return one.startsWith(start); });
}

} // namespace stemdesk
