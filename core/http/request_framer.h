#pragma once

#include "core/http/hosts.h"
#include "core/http/limits.h"
#include "core/http/message.h"
#include "core/http/refusal.h"
#include "core/http/request_parser.h"

#include <QByteArrayView>

#include <memory>
#include <optional>

namespace stemdesk::http {

/// Finds the end of a request's head in bytes that arrive in pieces, and refuses what is too large or cannot become
/// one as soon as that shows. Looks at every byte once.
class HeadScanner {
public:
    explicit HeadScanner(const Limits &limits) : m_limits(limits) {}

    /// `data` is everything since the last reset(), each time longer than before.
    /// True when the head is complete or refused.
    bool scan(QByteArrayView data);
    void reset();

    const std::optional<Refusal> &refusal() const { return m_refusal; }
    qsizetype start() const { return m_start; } ///< Behind the blank lines that may lead.
    qsizetype end() const { return m_lineStart; } ///< The position after the empty line, once scan() returned true.
    bool hasBegun() const { return m_start < m_seen; }

private:
    enum class Line { More, Last };

    Line onLine(QByteArrayView line);
    Line onBlankLeadingLine();
    void checkRequestLine(QByteArrayView line);
    void checkUnfinishedField(QByteArrayView line);
    Line refuse(const Refusal &refusal);

    const Limits &m_limits;
    std::optional<Refusal> m_refusal;
    qsizetype m_start = 0;
    qsizetype m_seen = 0; ///< Bytes looked at.
    qsizetype m_lineStart = 0;
    qsizetype m_fieldBytes = 0;
    int m_blankLines = 0;
    int m_lines = 0;
};

class MessageParser;

/// Splits the bytes of one connection into requests, strictly: anything that is not plainly a request is refused, and
/// nothing more is read after a refusal. Independent of sockets.
class RequestFramer {
public:
    enum class Stage { Head, Body, Complete, Refused };

    /// Both arguments must outlive the framer.
    RequestFramer(const Limits &limits, const HostList &hosts);
    ~RequestFramer();
    Q_DISABLE_COPY_MOVE(RequestFramer)

    /// Takes bytes up to the end of the current request and returns how many; 0 once Complete or Refused.
    qsizetype feed(QByteArrayView bytes);

    Stage stage() const { return m_stage; }
    /// Part of a request has arrived (blank lines before it do not count).
    bool hasBegun() const { return m_stage != Stage::Head || m_scanner.hasBegun(); }
    /// True once per request: the client waits for "100 Continue".
    bool takeWantsContinue();
    /// Bytes held for the current request.
    qsizetype heldBytes() const;
    /// Bytes of the body received so far.
    qsizetype bodyBytes() const;
    /// Final length of the body; the limit if it is chunked.
    qsizetype expectedBodyBytes() const;
    /// A hash of the caller's credentials, to tell callers apart; available once the head is complete.
    qint64 caller() const;
    /// Reserves memory for the whole body.
    void reserveBody();

    /// When Complete: returns the request and starts the next one.
    Request takeRequest();
    /// Drops what it holds and ignores further input.
    void stop();
    /// For the request that is Complete or was taken last.
    bool keepsAlive() const { return m_keepsAlive; }
    bool isHttp10() const { return m_isHttp10; }
    /// Only after Refused.
    const Refusal &refusal() const { return m_refusal; }
    /// The Origin header of the request. Only after Refused or stop(); empty if it has none.
    const QByteArray &origin() const { return m_origin; }
    /// True if the method refused or being received is HEAD, whose responses have no body.
    bool isHead() const { return m_isHead; }

private:
    qsizetype feedHead(QByteArrayView bytes);
    qsizetype feedBody(QByteArrayView bytes);
    void onHead(QByteArrayView head);
    void onParsedHead();
    void refuse(const Refusal &refusal);

    const Limits &m_limits;
    const HostList &m_hosts;
    HeadScanner m_scanner;
    std::unique_ptr<MessageParser> m_parser;
    QByteArray m_pending; ///< The beginning of an incomplete element.
    HeadFacts m_facts;
    qsizetype m_headBytes = 0; ///< Size of the parsed head.
    Refusal m_refusal;
    QByteArray m_origin;
    Stage m_stage = Stage::Head;
    bool m_keepsAlive = false;
    bool m_isHttp10 = false;
    bool m_isHead = false;
};

} // namespace stemdesk::http
