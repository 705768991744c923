#include "tests/ui/undo/declared_functions.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString withoutComments(QString text)
{
    static const QRegularExpression kComment(u"//[^\n]*"_s);
    return text.remove(kComment);
}

/// The class whose body `before` ends in; empty in a namespace.
QString classAtEndOf(const QString &before)
{
    static const QRegularExpression kClass(u"(?<!enum )\\b(?:class|struct) (\\w+)[^;{}()]*\\{"_s);
    QString name;
    for (auto match = kClass.globalMatch(before); match.hasNext();) {
        const auto found = match.next();
        const QString body = before.sliced(found.capturedEnd());
        if (body.count(u'}') <= body.count(u'{'))
            name = found.captured(1);
    }
    return name;
}

bool isPrivateAtEndOf(const QString &before)
{
    return before.lastIndexOf("private:"_L1) > before.lastIndexOf("public:"_L1);
}

/// "const QString &text, EventId event, const Colour &snapshot" is identified by its Colour.
QString tellingTypeOf(const QString &parameters)
{
    static const QRegularExpression kType(u"(?:^|,)\\s*(?:const )?(?!QString\\b|const\\b|\\w+Id\\b)(\\w+)"_s);
    return kType.match(parameters).captured(1);
}

} // namespace

void DeclaredFunctions::addHeader(const QString &file, const QStringList &types, Constants constants)
{
    const QString text = withoutComments(textOf(file));
    const QRegularExpression declaration(
        u"^[ \\t]*(?:static )?(?:%1)(?:<[^;{}()]*>)? (\\w+)\\(([^;]*)\\)( const)?;"_s.arg(types.join(u'|')),
        QRegularExpression::MultilineOption);
    for (auto match = declaration.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        const QString before = text.first(found.capturedStart());
        const QString owner = classAtEndOf(before);
        if (!owner.isEmpty() && isPrivateAtEndOf(before))
            continue;
        if (constants == Constants::Leave && !found.captured(3).isEmpty())
            continue;
        m_functions.append({.name = owner.isEmpty() ? found.captured(1) : owner + "::"_L1 + found.captured(1),
                            .tellingType = tellingTypeOf(found.captured(2))});
    }
}

QStringList DeclaredFunctions::names() const
{
    QHash<QString, int> counts;
    for (const Function &function : m_functions)
        ++counts[function.name];
    QStringList names;
    for (const Function &function : m_functions)
        names +=
            counts.value(function.name) == 1 ? function.name : u"%1(%2)"_s.arg(function.name, function.tellingType);
    names.sort();
    return names;
}

QStringList projectFiles(const QString &folder, const QString &pattern)
{
    QStringList files;
    QDirIterator found(QStringLiteral(STEMDESK_SOURCE "/") + folder, {pattern}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (found.hasNext())
        files += found.next();
    files.sort();
    return files;
}

QString textOf(const QString &file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        qFatal("%ls cannot be read", qUtf16Printable(file));
    return QString::fromUtf8(source.readAll());
}

} // namespace stemdesk
