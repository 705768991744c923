#pragma once

#include "core/http/head_scanner.h"
#include "core/http/host_list.h"
#include "core/http/message.h"
#include "core/http/request_rules.h"

#include <QByteArrayView>

#include <memory>
#include <optional>

namespace stemdesk::http {

class MessageParser;

/// Cuts the bytes of one connection into requests, strictly: what is not plainly one request is refused, and after a
/// refusal nothing more of the connection is read. Knows no socket.
class RequestFramer {
public:
    enum class Stage { Head, Body, Complete, Refused };

    /// Both arguments must outlive the framer.
    RequestFramer(const Limits &limits, const HostList &hosts);
    ~RequestFramer();
    Q_DISABLE_COPY_MOVE(RequestFramer)

    /// Takes bytes up to the end of the current request; returns how many. None once Complete or Refused.
    qsizetype feed(QByteArrayView bytes);

    Stage stage() const { return m_stage; }
    /// Something of a request has arrived (blank lines before it do not count).
    bool hasBegun() const { return m_stage != Stage::Head || m_scanner.hasBegun(); }
    /// True once per request: the client waits for "100 Continue".
    bool takeWantsContinue();
    /// Bytes held for the current request.
    qsizetype heldBytes() const;
    /// Of its body, so far.
    qsizetype bodyBytes() const;
    /// How long its body is going to be; with chunks, as long as it may be.
    qsizetype expectedBodyBytes() const;
    /// Tells callers apart by what they say of themselves, once the head is there.
    qint64 caller() const;
    /// The body will come: makes room for all of it at once.
    void reserveBody();

    /// Once Complete: hands the request over and starts with the next one.
    Request takeRequest();
    /// Gives up: drops what it holds and takes nothing more.
    void stop();
    /// Of the request that is Complete or was taken last.
    bool keepsAlive() const { return m_keepsAlive; }
    bool isHttp10() const { return m_isHttp10; }
    /// Once Refused.
    const Refusal &refusal() const { return m_refusal; }
    /// The method that was refused or is being received is HEAD, whose answers have no body.
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
    QByteArray m_pending; ///< The beginning of something that is not yet complete.
    HeadFacts m_facts;
    qsizetype m_headBytes = 0; ///< What the parsed head takes.
    Refusal m_refusal;
    Stage m_stage = Stage::Head;
    bool m_keepsAlive = false;
    bool m_isHttp10 = false;
    bool m_isHead = false;
};

} // namespace stemdesk::http
