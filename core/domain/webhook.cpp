#include "core/domain/webhook.h"

namespace stemdesk {

QByteArrayView textOf(DeliveryState state)
{
    switch (state) {
    case DeliveryState::Pending: return "pending";
    case DeliveryState::Delivered: return "delivered";
    case DeliveryState::Failed: return "failed";
    }
    Q_UNREACHABLE();
}

} // namespace stemdesk
