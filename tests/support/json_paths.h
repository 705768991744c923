#pragma once

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stemdesk {

/// "pricing.labour", "items.0.name"... of everything inside.
inline QByteArrayList pathsOf(const QJsonValue &value, const QByteArray &prefix = {})
{
    QByteArrayList paths;
    const auto add = [&](const QByteArray &name, const QJsonValue &member) {
        const QByteArray path = prefix.isEmpty() ? name : prefix + '.' + name;
        paths += path;
        paths += pathsOf(member, path);
    };
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        add(member.key().toLatin1(), member.value());
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        add(QByteArray::number(i), array.at(i));
    return paths;
}

inline QJsonValue valueAt(QJsonValue value, const QByteArray &path)
{
    for (const QByteArray &name : path.split('.'))
        value = value.isArray() ? value[name.toInt()] : value[QString::fromLatin1(name)];
    return value;
}

/// With the value at `path` replaced, or taken out where `with` is undefined.
inline QJsonValue changed(const QJsonValue &value, const QByteArrayList &path, const QJsonValue &with)
{
    if (path.isEmpty())
        return with;
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        const int at = path.constFirst().toInt();
        const QJsonValue inner = changed(array.at(at), path.sliced(1), with);
        if (inner.isUndefined())
            array.removeAt(at);
        else
            array[at] = inner;
        return array;
    }
    QJsonObject object = value.toObject();
    const QString name = QString::fromLatin1(path.constFirst());
    const QJsonValue inner = changed(object.value(name), path.sliced(1), with);
    if (inner.isUndefined())
        object.remove(name);
    else
        object.insert(name, inner);
    return object;
}

inline QByteArray textOf(const QJsonValue &object)
{
    return QJsonDocument(object.toObject()).toJson(QJsonDocument::Compact);
}

/// The body as text, with `json` at `path`.
inline QByteArray withText(const QJsonValue &body, const QByteArray &path, const QByteArray &json)
{
    return textOf(changed(body, path.split('.'), QStringLiteral("<<here>>"))).replace("\"<<here>>\"", json);
}

} // namespace stemdesk
