#include "core/json/known_properties.h"

#include <algorithm>

namespace stemdesk {

qsizetype KnownProperties::placeOf(QByteArrayView name, qsizetype parent) const
{
    const auto found =
        std::ranges::find_if(m_names, [&](const Name &asked) { return asked.parent == parent && asked.text == name; });
    return found == m_names.end() ? kUnnoted : found - m_names.begin();
}

QStringList KnownProperties::paths() const
{
    QStringList paths;
    for (const Name &asked : m_names) {
        const QString name = QString::fromUtf8(asked.text);
        paths += asked.parent == kBody ? name : paths.at(asked.parent) + u'.' + name;
    }
    paths.removeDuplicates(); // Some codecs read a name twice.
    return paths;
}

} // namespace stemdesk
