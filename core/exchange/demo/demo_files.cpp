#include "core/exchange/demo/demo_files.h"

#include <QFile>
#include <QJsonDocument>

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

} // namespace

Result<QJsonArray> demoArray(const QString &name)
{
    return demoDocument(name).map([](const QJsonDocument &document) { return document.array(); });
}

Result<QJsonObject> demoObject(const QString &name)
{
    return demoDocument(name).map([](const QJsonDocument &document) { return document.object(); });
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

} // namespace stemdesk
