#include "core/base/error.h"

#include <QRegularExpression>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Sentences name the row of an array and the key of a map, codes and fields do not.
QString withoutIndexes(QString place)
{
    static const QRegularExpression index(u"\\[[^\\]]*\\]"_s);
    return place.contains(u'[') ? place.remove(index) : place;
}

QByteArray lastPart(const QString &field)
{
    return field.mid(field.lastIndexOf(u'.') + 1).toUtf8();
}

} // namespace

Error invalid(const QString &field, const QString &message)
{
    const QString name = withoutIndexes(field);
    return {.kind = Error::Kind::Invalid, .code = "invalid_" + lastPart(name), .field = name, .message = message};
}

Error required(const QString &field)
{
    const QString name = withoutIndexes(field);
    return {.kind = Error::Kind::Invalid,
            .code = lastPart(name) + "_required",
            .field = name,
            .message = u"Give a value for \"%1\"; it is missing or empty."_s.arg(field)};
}

Error refused(const QByteArray &code, const QString &field, const QString &message)
{
    return {.kind = Error::Kind::Invalid, .code = code, .field = withoutIndexes(field), .message = message};
}

Error notFound(const QString &message)
{
    return {.kind = Error::Kind::NotFound,
            .code = "not_found",
            .message = message.isEmpty() ? u"There is no such object; check the id."_s : message};
}

Error missing(const QByteArray &resource, const QString &field)
{
    return {.kind = Error::Kind::Invalid,
            .code = resource + "_not_found",
            .field = withoutIndexes(field),
            .message =
                u"\"%1\" names no %2 of this shop."_s.arg(field, QString::fromUtf8(resource).replace(u'_', u' '))};
}

Error conflict(const QByteArray &code, const QString &message)
{
    return {.kind = Error::Kind::Conflict, .code = code, .message = message};
}

Error stale()
{
    return {.kind = Error::Kind::Stale,
            .code = "version_mismatch",
            .message =
                u"The object has changed since it was read; read it again and repeat the change with the ETag it has "
                "now."_s};
}

Error unavailable(const QByteArray &code, const QString &message)
{
    return {.kind = Error::Kind::Unavailable, .code = code, .message = message};
}

Error internal(const QString &message)
{
    return {.kind = Error::Kind::Internal, .code = "internal_error", .message = message};
}

Error unreadable(const QString &which, const QString &why)
{
    return {.kind = Error::Kind::Internal,
            .code = "unreadable_row",
            .message =
                u"What %1 says cannot be read back from the database (%2); the rest of the shop can. Look for it "
                "in an earlier backup."_s.arg(which, why)};
}

} // namespace stemdesk
