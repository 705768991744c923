#pragma once

#include "core/http/message.h"

namespace stemdesk::http {

/// Packs the body of the answer with gzip where the request takes that and the body is worth it. What is packed has an
/// entity tag of its own, for its bytes are others.
void pack(const Request &request, Response &response);

/// The strong entity tag of what has `tag` as it is, once it is packed.
QByteArray packedTag(const QByteArray &tag);

} // namespace stemdesk::http
