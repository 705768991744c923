#pragma once

#include "core/http/message.h"

namespace stemdesk::http {

/// Compresses the body with gzip if the request accepts it and it is worth it. The compressed form gets an entity tag
/// of its own, because its bytes differ.
void pack(const Request &request, Response &response);

/// The gzip form's entity tag, made from the strong `tag` of the plain one.
QByteArray packedTag(const QByteArray &tag);

} // namespace stemdesk::http
