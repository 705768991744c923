#pragma once

#include <QByteArray>

namespace stemdesk {

/// The uncompressed form of gzip data; empty if it is none.
QByteArray unpacked(const QByteArray &packed);

} // namespace stemdesk
