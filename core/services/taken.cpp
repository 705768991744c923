#include "core/services/taken.h"

#include "core/base/wording.h"
#include "core/services/service_context.h"
#include "core/storage/external_id_store.h"

#include <QRegularExpression>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<std::optional<IdBytes>> ownerOf(const ServiceContext &context, Resource resource, const QString &externalId)
{
    if (externalId.isEmpty())
        return std::optional<IdBytes>();
    return ExternalIdStore(context.session(), context.tenant()).find(resource, externalId);
}

} // namespace

Error taken(const QByteArray &code, const QString &message, const QByteArray &id)
{
    return conflict(code, u"%1 It has the id %2."_s.arg(message, QString::fromLatin1(id)));
}

QByteArray existingId(const Error &error)
{
    static const QRegularExpression kEnd(u" It has the id ([a-z]+_[0-9a-z]{26})\\.\\z"_s);
    const bool isTaken = error.kind == Error::Kind::Conflict && error.code.endsWith("_taken");
    return isTaken ? kEnd.match(error.message).captured(1).toLatin1() : QByteArray();
}

Error externalIdTaken(const QString &externalId, const QByteArray &id, const QString &path)
{
    const QString message = u"The externalId %1 belongs to another object of this kind; change that one, which the "
                            "filter externalId finds, or choose another."_s.arg(quoted(externalId));
    Error error = id.isEmpty() ? conflict("externalId_taken", message) : taken("externalId_taken", message, id);
    error.field = path + u"externalId"_s;
    return error;
}

Status requireFreeExternalId(const ServiceContext &context, Resource resource, const QString &externalId,
                             const IdBytes &own)
{
    const auto owner = TRY(ownerOf(context, resource, externalId));
    return !owner || *owner == own ? Status() : Status(externalIdTaken(externalId, idText(resource, *owner)));
}

Status dropTakenExternalId(const ServiceContext &context, Resource resource, QString &externalId)
{
    const auto owner = TRY(ownerOf(context, resource, externalId));
    if (owner)
        externalId.clear();
    return {};
}

} // namespace stemdesk
