#pragma once

#include "core/base/error.h"

namespace stemdesk {

/// A conflict with an object that has already what may be had once; its message ends with the object's id.
Error taken(const QByteArray &code, const QString &message, const QByteArray &id);

/// The id of the conflicting object; empty for other errors.
QByteArray existingId(const Error &error);

} // namespace stemdesk
