#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace stemdesk {

/// The value of an If-Match or If-None-Match field, as RFC 9110 writes it: `*`, or entity tags with commas between
/// them.
class EntityTags {
public:
    /// Nothing for what is neither, an absent field too. Several fields are one list.
    static std::optional<EntityTags> parse(const QList<QByteArray> &fields);

    /// Whether one of them is `tag`, weak or not, or that of its packed form; so that one who has it need not be sent
    /// it.
    bool nameWeakly(const QByteArray &tag) const;
    /// Whether one of them, no weak one, begins so.
    bool beginStrongly(const QByteArray &start) const;

private:
    QList<QByteArray> m_tags; ///< With their quotation marks, and with W/ where they are weak.
    bool m_isAny = false;
};

} // namespace stemdesk
