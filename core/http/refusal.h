#pragma once

#include "core/http/message.h"

#include <functional>

namespace stemdesk::http {

/// Why a request is refused before any handler sees it; the connection closes afterwards.
struct Refusal {
    int status = 400;
    QByteArray code; ///< Error code of the contract: "uri_too_long".
    QByteArray sentence; ///< In English, with the remedy.
};

/// Makes the body of a refusal.
using ProblemBody = std::function<QByteArray(int status, const QByteArray &code, const QByteArray &sentence,
                                             const QByteArray &requestId)>;

/// The header fields that let a page of `origin` read a refusal, if it is allowed to.
using OriginFields = std::function<Headers(const QByteArray &origin)>;

/// {"error", "message", "requestId"}, the shape of every error of the contract.
QByteArray defaultProblemBody(int status, const QByteArray &code, const QByteArray &sentence,
                              const QByteArray &requestId);

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
