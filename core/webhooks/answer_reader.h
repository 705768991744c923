#pragma once

#include <QByteArray>

#include <memory>
#include <optional>

namespace stemdesk {

/// Reads the response to a delivery from the bytes of its connection. Only its status matters; its body is skipped so
/// that the connection can be reused, if it is short.
class AnswerReader {
public:
    static constexpr qsizetype kMaxHeadBytes = 64LL * 1024;
    static constexpr qsizetype kMaxBodyBytes = 64LL * 1024;

    enum class State {
        Head, ///< The status is not known yet.
        Body, ///< The status is known, more is to come.
        Done, ///< Whole: another answer can follow.
        Over, ///< No more is read: the body is too long, ends with the connection, or cannot be understood.
        Malformed, ///< No HTTP, or a head that is far too long; there is no status.
    };

    AnswerReader();
    ~AnswerReader();
    Q_DISABLE_COPY_MOVE(AnswerReader)

    State feed(QByteArrayView bytes);
    /// The status of the final response; interim ones are skipped.
    std::optional<int> status() const;
    /// Whether the connection may carry another request, once Done.
    bool keepsConnection() const;

private:
    class Parser;

    void reset();
    /// Once the head is complete, as the parser reads it.
    State takeHead();

    std::unique_ptr<Parser> m_parser;
    QByteArray m_pending; // Not understood yet.
    bool m_isHeadTaken = false;
};

} // namespace stemdesk
