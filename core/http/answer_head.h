#pragma once

#include "core/http/message.h"

namespace stemdesk::http {

/// The part of a response that the connection adds to the handler's.
struct AnswerFrame {
    QByteArray requestId;
    QByteArray date; ///< Value of the Date field; no field if empty.
    bool keepsAlive = true;
    bool isChunked = false;
};

/// Status line and fields up to the empty line. Replaces characters that would break the framing, and ignores framing
/// fields of `response`.
QByteArray answerHead(const Response &response, const AnswerFrame &frame);

/// 204 and 304 never have a body.
bool hasNoBody(int status);

/// Formats a time for the Date field.
QByteArray httpDate(qint64 unixMilliseconds);

} // namespace stemdesk::http
