#pragma once

#include "core/http/message.h"

namespace stemdesk::http {

/// What the connection knows about an answer and its handler does not.
struct AnswerFrame {
    QByteArray requestId;
    QByteArray date; ///< Of the Date field; left out where empty.
    bool keepsAlive = true;
    bool isChunked = false;
};

/// Status line and fields up to the empty line. Values that could break the framing are made harmless; fields that
/// are the server's are not taken from `response`.
QByteArray answerHead(const Response &response, const AnswerFrame &frame);

/// 204 and 304 never have a body.
bool hasNoBody(int status);

/// As in the Date field.
QByteArray httpDate(qint64 unixMilliseconds);

} // namespace stemdesk::http
