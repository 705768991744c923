#include "core/exchange/demo/demo_files.h"

#include <QFile>
#include <QJsonDocument>

#include <cmath>

// A static library's resources must be asked for, and outside any namespace.
static void loadDemoFiles()
{
    Q_INIT_RESOURCE(demo);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<QJsonDocument> demoDocument(const QString &name)
{
    loadDemoFiles();
    QFile file(u":/demo/%1.json"_s.arg(name));
    if (!file.open(QFile::ReadOnly))
        return internal(u"the demo data %1 is not in the program"_s.arg(name));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (document.isNull())
        return internal(u"the demo data %1 is damaged: %2"_s.arg(name, error.errorString()));
    return document;
}

/// The step to which amounts are rounded after conversion for another country: no shop charges 132.25 for setting up.
double stepOf(const QString &key)
{
    if (key == "budget"_L1)
        return 50;
    return key == "amountExclTax"_L1 ? 5 : 0.01;
}

/// Preset colours have an English name in every shop.
bool isPresetColour(const QString &key, const QString &text, const QStringList &own)
{
    return (key == "colors"_L1 || key == "colourScheme"_L1) && !own.contains(text);
}

bool isMoney(const QString &key)
{
    return key == "budget"_L1 || key.endsWith("ExclTax"_L1) || key.endsWith("IncTax"_L1);
}

} // namespace

Result<QJsonArray> demoArray(const QString &name)
{
    return demoDocument(name).map([](const QJsonDocument &document) { return document.array(); });
}

Result<QJsonObject> demoObject(const QString &name)
{
    return demoDocument(name).map([](const QJsonDocument &document) { return document.object(); });
}

Result<DemoFiles> DemoFiles::in(const QString &language)
{
    DemoFiles files;
    const QJsonArray words = TRY(demoArray(u"words"_s)); // One row for each text; the first row has the languages.
    const qsizetype column = textsIn(words.at(0)).indexOf(language);
    if (column <= 0)
        return files;
    for (const QJsonValue row : words)
        files.m_words.insert(row[0].toString(), row[column].toString());
    for (const QJsonValue colour : TRY(demoArray(u"colours"_s)))
        files.m_ownColours += colour["name"_L1].toString();
    files.m_priceLevel = TRY(demoObject(u"shop"_s))["priceLevels"_L1][language].toDouble(1);
    return files;
}

Result<QJsonArray> DemoFiles::array(const QString &name) const
{
    return demoArray(name).map([this](const QJsonArray &array) { return translated(array, {}).toArray(); });
}

Result<QJsonObject> DemoFiles::object(const QString &name) const
{
    return demoObject(name).map([this](const QJsonObject &object) { return translated(object, {}).toObject(); });
}

QJsonValue DemoFiles::translated(const QJsonValue &value, const QString &key) const
{
    if (m_words.isEmpty())
        return value;
    switch (value.type()) {
    case QJsonValue::String:
        return isPresetColour(key, value.toString(), m_ownColours) ? value : translated(value.toString());
    case QJsonValue::Double: {
        const double step = stepOf(key);
        return isMoney(key) ? QJsonValue(std::round(value.toDouble() * m_priceLevel / step) * step) : value;
    }
    case QJsonValue::Array: {
        QJsonArray array;
        for (const QJsonValue each : value.toArray())
            array.append(translated(each, key));
        return array;
    }
    case QJsonValue::Object: {
        QJsonObject object;
        const QJsonObject before = value.toObject();
        for (auto member = before.begin(); member != before.end(); ++member)
            object.insert(translated(member.key()), translated(member.value(), member.key()));
        return object;
    }
    default: return value;
    }
}

QStringList textsIn(const QJsonValue &array)
{
    QStringList texts;
    for (const QJsonValue text : array.toArray())
        texts.append(text.toString());
    return texts;
}

std::optional<double> numberIn(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

Result<PaymentPlan> planIn(const QJsonValue &rows)
{
    return planFrom(QJsonDocument(rows.toArray()).toJson(QJsonDocument::Compact));
}

void fillPatch(const ResourceSpec &spec, const QJsonValue &data, void *patch)
{
    for (const ResourceField &field : spec.fields) {
        const QJsonValue value = data[QLatin1StringView(field.key())];
        if (value.isUndefined() || !field.isChanged())
            continue;
        const auto give = [&]<class T>(T given) { *static_cast<T *>(field.give(patch)) = std::move(given); };
        switch (field.kind) {
        case FieldKind::Text: give(value.toString()); break;
        case FieldKind::Texts: give(textsIn(value)); break;
        case FieldKind::Real: give(value.toDouble()); break;
        case FieldKind::OptionalReal: give(numberIn(value)); break;
        case FieldKind::Int: give(value.toInt()); break;
        case FieldKind::Flag: give(value.toBool()); break;
        default: break;
        }
    }
}

} // namespace stemdesk
