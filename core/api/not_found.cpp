#include "core/api/not_found.h"

#include "core/base/wording.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kRoot = "/api/v1";

bool isParameter(const QByteArray &segment)
{
    return segment.startsWith('{');
}

/// Without the file extension, which all tables share.
QString bareName(const QByteArray &path)
{
    const qsizetype dot = path.lastIndexOf('.');
    return QString::fromUtf8(dot > path.lastIndexOf('/') ? path.left(dot) : path);
}

/// Whether a segment of a path was probably meant to be this segment of a pattern.
bool isMeant(const QByteArray &segment, const QByteArray &given)
{
    if (isParameter(segment))
        return !given.isEmpty();
    return given == segment || !nearestName(bareName(given), {bareName(segment)}).isEmpty();
}

/// The one that is most like the path.
QByteArray nearestOf(const QByteArrayList &meant, const QByteArray &path)
{
    QStringList names;
    for (const QByteArray &one : meant)
        names += bareName(one);
    const qsizetype at = names.indexOf(nearestName(bareName(path), names));
    return meant.at(std::max<qsizetype>(at, 0));
}

/// The path in the pattern's spelling; empty if it is a different path altogether.
QByteArray spelledAs(const QByteArray &pattern, const QByteArray &path)
{
    const QByteArrayList segments = pattern.split('/');
    QByteArrayList given = path.split('/');
    if (!std::ranges::equal(segments, given, isMeant))
        return {};
    for (qsizetype at = 0; at < given.size(); ++at) {
        if (!isParameter(segments.at(at)))
            given[at] = segments.at(at);
    }
    return given.join('/');
}

bool isOneObject(const QByteArray &path)
{
    return idKindOf(QByteArrayView(path).sliced(path.lastIndexOf('/') + 1)) != nullptr;
}

} // namespace

Error noSuchPath(const QByteArrayList &patterns, const QByteArray &path)
{
    QByteArray given = path;
    while (given.size() > 1 && given.endsWith('/'))
        given.chop(1);
    for (const QByteArray &candidate : {given, kRoot + given}) {
        QByteArrayList meant;
        for (const QByteArray &pattern : patterns) {
            if (const QByteArray spelled = spelledAs(pattern, candidate); !spelled.isEmpty())
                meant += spelled;
        }
        if (!meant.isEmpty())
            return notFound(u"There is nothing at the path %1; did you mean %2?"_s.arg(
                quoted(path), quoted(QByteArrayView(nearestOf(meant, candidate)))));
    }
    return notFound(u"There is nothing at the path %1; the reference at /docs has every path."_s.arg(quoted(path)));
}

QString otherMethod(const http::Request &request, const QByteArray &allow)
{
    const QString method = QString::fromLatin1(methodName(request.method));
    QString sentence = u"This path takes %1, not %2"_s.arg(
        anyOf(QString::fromLatin1(allow).split(u", "_s)).replace(" or "_L1, " and "_L1), method);
    const bool isObject = isOneObject(request.path);
    if (request.method == http::Method::Delete && isObject && request.path.startsWith(kRoot + "/suppliers/"))
        return sentence + u": a supplier is put away with POST to its path and /archive."_s;
    if (!isObject && (request.method == http::Method::Delete || request.method == http::Method::Patch))
        return sentence + u": name the object, with its id behind the path."_s;
    if (request.method == http::Method::Put || (request.method == http::Method::Post && isObject))
        return sentence + u": PATCH with an object's id changes it, POST without one makes it."_s;
    return sentence + u'.';
}

Error unknownId(const QByteArray &id)
{
    return notFound(
        u"This shop has nothing under the id %1: it is mistyped, deleted or another shop's."_s.arg(quoted(id)));
}

Error noSuchObject(const Call &call)
{
    QStringList ids;
    for (const QByteArray &segment : call.path)
        ids += quoted(segment);
    return notFound(u"This shop has nothing under the id %1: it is mistyped, deleted or another shop's."_s.arg(
        ids.join(u" with "_s)));
}

} // namespace stemdesk
