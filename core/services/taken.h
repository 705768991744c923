#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/domain/change.h"

#include <QString>

namespace stemdesk {
class ServiceContext;

/// A conflict with an object that has already what may be had once; its message ends with the object's id.
Error taken(const QByteArray &code, const QString &message, const QByteArray &id);

/// The id of the conflicting object; empty for other errors.
QByteArray existingId(const Error &error);

/// externalId_taken by the object with this id, which may be one that is being made (then empty). `path` goes before
/// the field.
Error externalIdTaken(const QString &externalId, const QByteArray &id, const QString &path = {});

/// externalId_taken if a row of that kind other than `own` has it. An empty id is always free.
Status requireFreeExternalId(const ServiceContext &context, Resource resource, const QString &externalId,
                             const IdBytes &own);

/// For restores: clears external ids that another row has taken meanwhile.
Status dropTakenExternalId(const ServiceContext &context, Resource resource, QString &externalId);

} // namespace stemdesk
