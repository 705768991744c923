#pragma once

#include <QByteArray>

namespace stemdesk {

/// What gzip packed; empty where it is none.
QByteArray unpacked(const QByteArray &packed);

} // namespace stemdesk
