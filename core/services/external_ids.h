#pragma once

#include "core/base/result.h"
#include "core/domain/change.h"

#include <QString>

namespace stemdesk {

class ServiceContext;

/// externalId_taken. `path` goes before the field.
Error externalIdTaken(const QString &externalId, const QString &path = {});

/// externalId_taken where another row of that kind than `own` has it. An empty one is free.
Status requireFreeExternalId(const ServiceContext &context, Resource resource, const QString &externalId,
                             const IdBytes &own);

/// For what is put back: empties one that another row has been given meanwhile.
Status dropTakenExternalId(const ServiceContext &context, Resource resource, QString &externalId);

} // namespace stemdesk
