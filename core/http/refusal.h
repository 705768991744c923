#pragma once

#include "core/http/message.h"

#include <functional>

namespace stemdesk::http {

/// Why a request is answered before any handler sees it; the connection closes after it.
struct Refusal {
    int status = 400;
    QByteArray code; ///< Error code of the contract: "uri_too_long".
    QByteArray sentence; ///< English; says what to change.
};

/// Makes the body of a refusal.
using ProblemBody = std::function<QByteArray(int status, const QByteArray &code, const QByteArray &sentence,
                                             const QByteArray &requestId)>;

/// The fields that let a page of `origin` read a refusal, where that may.
using OriginFields = std::function<Headers(const QByteArray &origin)>;

/// {"error", "message", "requestId"}, the shape of every error of the contract.
QByteArray defaultProblemBody(int status, const QByteArray &code, const QByteArray &sentence,
                              const QByteArray &requestId);

/// The answer that a refusal is.
Response answerTo(const Refusal &refusal, const ProblemBody &body, const QByteArray &requestId);

Refusal badRequest(const QByteArray &sentence);
Refusal requestTimeout();
Refusal bodyTooLarge(qsizetype limit);
Refusal uriTooLong(qsizetype limit);
Refusal headersTooLarge(qsizetype bytes, int fields);
Refusal unknownHost(const QByteArray &host);
Refusal notImplemented(const QByteArray &sentence);
Refusal versionNotSupported();
Refusal busy();
Refusal internalError();

} // namespace stemdesk::http
