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

/// Finds out whether a whole text is TextEncoding::Utf8Twice.
class TwiceSearch {
public:
    void take(unsigned char byte);
    /// Every character that is not ASCII belongs to such a sequence, of a character that is usual in a list.
    bool isFound() const { return m_whole > 0 && !m_isOther && m_outer == 0 && m_inner == 0; }

private:
    void takeInner(char32_t character);

    char32_t m_character = 0;
    char32_t m_below = 0; ///< The character of the text below, as far as it is known.
    int m_outer = 0; ///< Bytes missing from the current character.
    int m_inner = 0; ///< The same in the text below.
    qint64 m_whole = 0;
    bool m_isOther = false;
};

/// The UTF-8 that was encoded again, of whole characters.
QByteArray onceEncoded(const QByteArray &twice);

} // namespace stemdesk
