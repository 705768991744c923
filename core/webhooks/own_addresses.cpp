#include "core/webhooks/own_addresses.h"

#include <QNetworkInterface>

namespace stemdesk {

QList<QHostAddress> ownAddresses()
{
    return QNetworkInterface::allAddresses();
}

} // namespace stemdesk
