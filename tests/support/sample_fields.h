#pragma once

#include "core/json/resource_codec.h"

#include <QByteArrayList>
#include <QJsonDocument>
#include <QJsonObject>

namespace stemdesk {

/// The names of its JSON fields, in their order.
inline QByteArrayList namesOf(const ResourceSpec &spec)
{
    QByteArrayList names;
    for (const ResourceField &field : spec.fields) {
        if (!field.is(kHidden))
            names.append(field.key().toByteArray());
    }
    return names;
}

template <class T>
QList<T> sampleValues()
{
    return {T(1)};
}
template <>
inline QList<QString> sampleValues()
{
    return {QStringLiteral("x"),      QStringLiteral("a@b.example"), QStringLiteral("#aabbcc"), QStringLiteral("NL"),
            QStringLiteral("0106:1"), QStringLiteral("pack"),        QStringLiteral("venue"),   QStringLiteral("S"),
            QStringLiteral("Z"),      QStringLiteral("month 30"),    QStringLiteral("approved")};
}
template <>
inline QList<QStringList> sampleValues()
{
    return {{QStringLiteral("x")},
            {QStringLiteral("a@b.example")},
            {QStringLiteral("mon")},
            {QStringLiteral("https://x.example/a.jpg")}};
}
template <>
inline QList<QDate> sampleValues()
{
    return {QDate(2026, 5, 4)};
}
template <>
inline QList<std::optional<QStringList>> sampleValues()
{
    return {QStringList{QStringLiteral("x")}};
}
template <>
inline QList<std::optional<QDate>> sampleValues()
{
    return {QDate(2026, 5, 4)};
}
template <>
inline QList<std::optional<qint64>> sampleValues()
{
    return {1'780'308'000'000};
}
template <>
inline QList<IdBytes> sampleValues()
{
    return {IdBytes{1}};
}

/// A patch that gives each field a value its rule accepts.
inline std::shared_ptr<void> samplePatch(const ResourceSpec &spec)
{
    const std::shared_ptr<void> patch = spec.types->newPatch();
    for (const ResourceField &field : spec.fields) {
        if (!field.isChanged())
            continue;
        withTypeOf(field.kind, [&]<class T>(std::type_identity<T>) {
            for (const T &value : sampleValues<T>()) {
                *static_cast<T *>(field.give(patch.get())) = value;
                if (!field.rule.apply)
                    break;
                const std::shared_ptr<void> object = spec.types->newObject();
                FieldRules rules;
                field.rule.apply(
                    {.rules = rules, .field = field, .object = object.get(), .patch = patch.get(), .isNew = true});
                if (rules.result(true))
                    break;
            }
        });
    }
    return patch;
}

/// The body of a request with these values.
inline QByteArray sampleBody(const ResourceSpec &spec)
{
    const std::shared_ptr<void> object = spec.types->newObject();
    FieldRules rules;
    applyFields(rules, spec, object.get(), samplePatch(spec).get(), true);
    JsonWriter json;
    // Leaves out fields that only the resource's own codec writes.
    writeFields(json, spec, object.get(), FieldSelection(), [](ObjectWriter &, const Field &, const void *) {});
    QJsonObject body = QJsonDocument::fromJson(json.take()).object();
    for (const ResourceField &field : spec.fields) {
        if (!field.isChanged())
            body.remove(QString::fromLatin1(field.key()));
    }
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

} // namespace stemdesk
