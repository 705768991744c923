#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace stemdesk {

/// The value of an If-Match or If-None-Match field, as RFC 9110 writes it: `*`, or entity tags with commas between
/// them. Only what is between their quotation marks counts, as it was sent from here: proxies that pack answers make
/// tags weak, or add the packing to them.
class EntityTags {
public:
    /// Nothing for what is neither, an absent field too. Several fields are one list.
    static std::optional<EntityTags> parse(const QList<QByteArray> &fields);

    /// Whether one of them is `tag`.
    bool name(const QByteArray &tag) const;
    /// Whether one of them begins so.
    bool begin(const QByteArray &start) const;

private:
    QList<QByteArray> m_tags; ///< With their quotation marks.
    bool m_isAny = false;
};

} // namespace stemdesk
