#pragma once

#include "core/exchange/files/table_file.h"

#include <QByteArray>

#include <array>

namespace stemdesk {

/// Decodes a single-byte encoding; bytes without a character become U+FFFD.
QString textFrom(const QByteArray &bytes, TextEncoding encoding);

/// Guesses the single-byte encoding of a text from how well its letters fit into words of western Europe.
class CodePageSearch {
public:
    void take(unsigned char byte);
    TextEncoding likeliest() const;

private:
    static constexpr size_t kPages = 3;

    unsigned char m_before = ' ';
    unsigned char m_byte = ' '; ///< Scored when the next one is known.
    std::array<qint64, kPages> m_scores{};
};

} // namespace stemdesk
