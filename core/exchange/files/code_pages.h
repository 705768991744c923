#pragma once

#include "core/exchange/files/table_file.h"

#include <QByteArray>

#include <array>

namespace stemdesk {

/// Text of one of the encodings in which each byte is a character; what is none in it comes as U+FFFD.
QString textFrom(const QByteArray &bytes, TextEncoding encoding);

/// Finds which of these a text is in, by what its letters come to in words of western Europe.
class CodePageSearch {
public:
    void take(unsigned char byte);
    TextEncoding likeliest() const;

private:
    static constexpr size_t kPages = 3;

    unsigned char m_before = ' ';
    unsigned char m_byte = ' '; ///< Judged once the next one is known.
    std::array<qint64, kPages> m_scores{};
};

} // namespace stemdesk
