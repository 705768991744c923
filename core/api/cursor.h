#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace stemdesk {

/// A position in one list as a caller carries it: opaque, of [A-Za-z0-9_-], never expiring, and bound to `list` (the
/// endpoint's path with its filters), so that it cannot continue another list.
QByteArray cursorText(qint64 position, QByteArrayView list);

/// The position; invalid_cursor for text that cursorText() did not make for this list.
Result<qint64> positionFrom(QByteArrayView cursor, QByteArrayView list);

} // namespace stemdesk
