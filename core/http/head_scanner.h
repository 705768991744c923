#pragma once

#include "core/http/limits.h"
#include "core/http/refusal.h"

#include <QByteArrayView>

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
    qsizetype end() const { return m_lineStart; } ///< Behind the empty line, once scan() is true.
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

} // namespace stemdesk::http
