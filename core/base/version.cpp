#include "core/base/version.h"

namespace stemdesk {

QByteArray programVersion()
{
    return QByteArrayLiteral(STEMDESK_VERSION);
}

} // namespace stemdesk
