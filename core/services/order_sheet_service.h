#pragma once

#include "core/domain/order_sheet.h"

namespace stemdesk {

class ServiceContext;

class OrderSheetService {
public:
    explicit OrderSheetService(ServiceContext &context) : m_context(context) {}

    /// What to order for these events together, worked out now; nothing is saved.
    /// event_not_found where one is not there.
    Result<OrderSheet> sheetFor(const QList<EventId> &events) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
