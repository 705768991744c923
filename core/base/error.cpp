#include "core/base/error.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QByteArray lastPart(const QString &field)
{
    return field.mid(field.lastIndexOf(u'.') + 1).toUtf8();
}

} // namespace

Error invalid(const QString &field, const QString &message)
{
    return {.kind = Error::Kind::Invalid, .code = "invalid_" + lastPart(field), .field = field, .message = message};
}

Error required(const QString &field)
{
    return {.kind = Error::Kind::Invalid,
            .code = lastPart(field) + "_required",
            .field = field,
            .message = u"Give a value for \"%1\"."_s.arg(field)};
}

Error refused(const QByteArray &code, const QString &field, const QString &message)
{
    return {.kind = Error::Kind::Invalid, .code = code, .field = field, .message = message};
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
            .field = field,
            .message = u"\"%1\" names no existing %2."_s.arg(field, QString::fromUtf8(resource).replace(u'_', u' '))};
}

Error conflict(const QByteArray &code, const QString &message)
{
    return {.kind = Error::Kind::Conflict, .code = code, .message = message};
}

Error stale()
{
    return {.kind = Error::Kind::Stale,
            .code = "version_mismatch",
            .message = u"The object has changed since it was read; read it again and repeat the change."_s};
}

Error unavailable(const QByteArray &code, const QString &message)
{
    return {.kind = Error::Kind::Unavailable, .code = code, .message = message};
}

Error internal(const QString &message)
{
    return {.kind = Error::Kind::Internal, .code = "internal_error", .message = message};
}

} // namespace stemdesk
