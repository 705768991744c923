#pragma once

#include "core/base/result.h"
#include "core/domain/billing/payment_plan.h"
#include "core/domain/fields/resource.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// The built-in demo data, in English. Only for this folder.
Result<QJsonArray> demoArray(const QString &name);
Result<QJsonObject> demoObject(const QString &name);

/// The demo data in one language, with the currency and prices of its country.
class DemoFiles {
public:
    /// "nl", "de", "fr" or "es"; English for any other language.
    static Result<DemoFiles> in(const QString &language);

    Result<QJsonArray> array(const QString &name) const;
    Result<QJsonObject> object(const QString &name) const;
    /// The translation of an English name, sentence or key. Texts without a translation, such as cultivars, stay as
    /// they are.
    QString translated(const QString &english) const { return m_words.value(english, english); }

private:
    QJsonValue translated(const QJsonValue &value, const QString &key) const;

    QHash<QString, QString> m_words; ///< By the English text.
    QStringList m_ownColours; ///< In English.
    double m_priceLevel = 1; ///< The country's price level; 1 is Great Britain's.
};

QStringList textsIn(const QJsonValue &array);
std::optional<double> numberIn(const QJsonValue &value);
Result<PaymentPlan> planIn(const QJsonValue &rows);

/// Sets the patch's fields from the plain values in `data`.
void fillPatch(const ResourceSpec &spec, const QJsonValue &data, void *patch);

template <class Object, class Patch>
Patch patchFrom(const SpecOf<Object, Patch> &spec, const QJsonValue &data)
{
    Patch patch;
    fillPatch(spec, data, &patch);
    return patch;
}

} // namespace stemdesk
