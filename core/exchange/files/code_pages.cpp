#include "core/exchange/files/code_pages.h"

#include <algorithm>
#include <string_view>

namespace stemdesk {

namespace {

/// The characters from 0x80 on.
using CodePage = std::array<char16_t, 128>;

constexpr CodePage kWindows1252{
    0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152,
    0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122,
    0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178, 0x00a0, 0x00a1, 0x00a2, 0x00a3, 0x00a4, 0x00a5, 0x00a6,
    0x00a7, 0x00a8, 0x00a9, 0x00aa, 0x00ab, 0x00ac, 0x00ad, 0x00ae, 0x00af, 0x00b0, 0x00b1, 0x00b2, 0x00b3,
    0x00b4, 0x00b5, 0x00b6, 0x00b7, 0x00b8, 0x00b9, 0x00ba, 0x00bb, 0x00bc, 0x00bd, 0x00be, 0x00bf, 0x00c0,
    0x00c1, 0x00c2, 0x00c3, 0x00c4, 0x00c5, 0x00c6, 0x00c7, 0x00c8, 0x00c9, 0x00ca, 0x00cb, 0x00cc, 0x00cd,
    0x00ce, 0x00cf, 0x00d0, 0x00d1, 0x00d2, 0x00d3, 0x00d4, 0x00d5, 0x00d6, 0x00d7, 0x00d8, 0x00d9, 0x00da,
    0x00db, 0x00dc, 0x00dd, 0x00de, 0x00df, 0x00e0, 0x00e1, 0x00e2, 0x00e3, 0x00e4, 0x00e5, 0x00e6, 0x00e7,
    0x00e8, 0x00e9, 0x00ea, 0x00eb, 0x00ec, 0x00ed, 0x00ee, 0x00ef, 0x00f0, 0x00f1, 0x00f2, 0x00f3, 0x00f4,
    0x00f5, 0x00f6, 0x00f7, 0x00f8, 0x00f9, 0x00fa, 0x00fb, 0x00fc, 0x00fd, 0x00fe, 0x00ff};

constexpr CodePage kMacRoman{
    0x00c4, 0x00c5, 0x00c7, 0x00c9, 0x00d1, 0x00d6, 0x00dc, 0x00e1, 0x00e0, 0x00e2, 0x00e4, 0x00e3, 0x00e5,
    0x00e7, 0x00e9, 0x00e8, 0x00ea, 0x00eb, 0x00ed, 0x00ec, 0x00ee, 0x00ef, 0x00f1, 0x00f3, 0x00f2, 0x00f4,
    0x00f6, 0x00f5, 0x00fa, 0x00f9, 0x00fb, 0x00fc, 0x2020, 0x00b0, 0x00a2, 0x00a3, 0x00a7, 0x2022, 0x00b6,
    0x00df, 0x00ae, 0x00a9, 0x2122, 0x00b4, 0x00a8, 0x2260, 0x00c6, 0x00d8, 0x221e, 0x00b1, 0x2264, 0x2265,
    0x00a5, 0x00b5, 0x2202, 0x2211, 0x220f, 0x03c0, 0x222b, 0x00aa, 0x00ba, 0x03a9, 0x00e6, 0x00f8, 0x00bf,
    0x00a1, 0x00ac, 0x221a, 0x0192, 0x2248, 0x2206, 0x00ab, 0x00bb, 0x2026, 0x00a0, 0x00c0, 0x00c3, 0x00d5,
    0x0152, 0x0153, 0x2013, 0x2014, 0x201c, 0x201d, 0x2018, 0x2019, 0x00f7, 0x25ca, 0x00ff, 0x0178, 0x2044,
    0x20ac, 0x2039, 0x203a, 0xfb01, 0xfb02, 0x2021, 0x00b7, 0x201a, 0x201e, 0x2030, 0x00c2, 0x00ca, 0x00c1,
    0x00cb, 0x00c8, 0x00cd, 0x00ce, 0x00cf, 0x00cc, 0x00d3, 0x00d4, 0xf8ff, 0x00d2, 0x00da, 0x00db, 0x00d9,
    0x0131, 0x02c6, 0x02dc, 0x00af, 0x02d8, 0x02d9, 0x02da, 0x00b8, 0x02dd, 0x02db, 0x02c7};

/// The later version of this code page, which has the euro sign.
constexpr CodePage kCp850{
    0x00c7, 0x00fc, 0x00e9, 0x00e2, 0x00e4, 0x00e0, 0x00e5, 0x00e7, 0x00ea, 0x00eb, 0x00e8, 0x00ef, 0x00ee,
    0x00ec, 0x00c4, 0x00c5, 0x00c9, 0x00e6, 0x00c6, 0x00f4, 0x00f6, 0x00f2, 0x00fb, 0x00f9, 0x00ff, 0x00d6,
    0x00dc, 0x00f8, 0x00a3, 0x00d8, 0x00d7, 0x0192, 0x00e1, 0x00ed, 0x00f3, 0x00fa, 0x00f1, 0x00d1, 0x00aa,
    0x00ba, 0x00bf, 0x00ae, 0x00ac, 0x00bd, 0x00bc, 0x00a1, 0x00ab, 0x00bb, 0x2591, 0x2592, 0x2593, 0x2502,
    0x2524, 0x00c1, 0x00c2, 0x00c0, 0x00a9, 0x2563, 0x2551, 0x2557, 0x255d, 0x00a2, 0x00a5, 0x2510, 0x2514,
    0x2534, 0x252c, 0x251c, 0x2500, 0x253c, 0x00e3, 0x00c3, 0x255a, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550,
    0x256c, 0x00a4, 0x00f0, 0x00d0, 0x00ca, 0x00cb, 0x00c8, 0x20ac, 0x00cd, 0x00ce, 0x00cf, 0x2518, 0x250c,
    0x2588, 0x2584, 0x00a6, 0x00cc, 0x2580, 0x00d3, 0x00df, 0x00d4, 0x00d2, 0x00f5, 0x00d5, 0x00b5, 0x00fe,
    0x00de, 0x00da, 0x00db, 0x00d9, 0x00fd, 0x00dd, 0x00af, 0x00b4, 0x00ad, 0x00b1, 0x2017, 0x00be, 0x00b6,
    0x00a7, 0x00f7, 0x00b8, 0x00b0, 0x00a8, 0x00b7, 0x00b9, 0x00b3, 0x00b2, 0x25a0, 0x00a0};

struct NamedPage {
    TextEncoding encoding;
    const CodePage &page;
};

constexpr std::array kNamed{NamedPage{TextEncoding::Windows1252, kWindows1252},
                            NamedPage{TextEncoding::MacRoman, kMacRoman}, NamedPage{TextEncoding::Cp850, kCp850}};

/// Accented letters of English, German, Dutch, French, Spanish and neighbouring languages.
constexpr std::u16string_view kLetters = u"\u00e0\u00e1\u00e2\u00e3\u00e4\u00e5\u00e6\u00e7\u00e8\u00e9\u00ea\u00eb"
                                         u"\u00ec\u00ed\u00ee\u00ef\u00f1\u00f2\u00f3\u00f4\u00f5\u00f6\u00f8\u00f9"
                                         u"\u00fa\u00fb\u00fc\u00ff\u00df\u0153";

bool isLetter(char16_t c)
{
    return QChar(c).isLetter();
}

char16_t characterOf(const CodePage &page, unsigned char byte)
{
    return byte < 0x80 ? char16_t(byte) : page.at(size_t(byte) - 0x80);
}

bool isBesideAmount(char16_t c)
{
    return QChar(c).isDigit() || c == u' ';
}

/// How well a sign that is no letter fits between its neighbours.
int fitOfSign(char16_t before, char16_t c, char16_t after)
{
    const bool isInside = isLetter(before) && isLetter(after);
    if (c == u'\u2019') // An apostrophe, as in "l'oeillet".
        return isInside ? 1 : 0;
    if (QChar(c).category() == QChar::Symbol_Currency)
        return isBesideAmount(before) || isBesideAmount(after) ? 1 : -1;
    if (isInside)
        return -2;
    return isLetter(before) || isLetter(after) ? -1 : 0;
}

/// How well a character fits between its neighbours.
int fitOf(char16_t before, char16_t c, char16_t after)
{
    constexpr char16_t kNone = 0xfffd;
    if (c == kNone)
        return -4;
    if (kLetters.find(c) != std::u16string_view::npos)
        return isLetter(before) || isLetter(after) ? 2 : 1;
    if (!isLetter(c))
        return fitOfSign(before, c, after);
    if (QChar(before).isLower()) // A capital starts a word or has capitals around it.
        return -2;
    return QChar(c).isUpper() && isLetter(after) ? 1 : 0;
}

/// The byte that a program took for this character of Windows-1252, or of Latin-1; -1 if none.
int byteOf(char32_t character)
{
    if (character <= 0xff)
        return int(character);
    const auto known = std::ranges::find(kWindows1252, character);
    const bool isNone = known == kWindows1252.end() || character == 0xfffd;
    return isNone ? -1 : int(known - kWindows1252.begin()) + 0x80;
}

/// How many bytes follow this one in a UTF-8 character; -1 if it begins none.
int bytesAfter(unsigned char first)
{
    if (first < 0x80)
        return 0;
    if (first < 0xc2 || first > 0xf4)
        return -1;
    return first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
}

bool continues(unsigned char byte)
{
    return (byte & 0xc0U) == 0x80U;
}

/// Letters of Latin script, punctuation and currency signs. A correct "\u00c9\u2019" can be read as a sequence too, but
/// of a character that no list has.
bool isUsual(char32_t character)
{
    return (character >= 0xa0 && character <= 0x17f) || (character >= 0x2000 && character <= 0x20cf)
        || character == 0x2122 || character == 0xfeff;
}

} // namespace

QString textFrom(const QByteArray &bytes, TextEncoding encoding)
{
    const auto known = std::ranges::find(kNamed, encoding, &NamedPage::encoding);
    const CodePage &page = known == kNamed.end() ? kWindows1252 : known->page;
    QString text = QString::fromLatin1(bytes);
    for (QChar &c : text)
        c = QChar(characterOf(page, static_cast<unsigned char>(c.unicode())));
    return text;
}

void CodePageSearch::take(unsigned char byte)
{
    for (size_t i = 0; m_byte >= 0x80 && i < kNamed.size(); ++i) {
        const CodePage &page = kNamed.at(i).page;
        m_scores.at(i) += fitOf(characterOf(page, m_before), characterOf(page, m_byte), characterOf(page, byte));
    }
    m_before = m_byte;
    m_byte = byte;
}

void TwiceSearch::take(unsigned char byte)
{
    if (m_isOther)
        return;
    if (m_outer > 0 && continues(byte)) {
        m_character = (m_character << 6U) | (byte & 0x3fU);
        if (--m_outer == 0)
            takeInner(m_character);
        return;
    }
    const int after = bytesAfter(byte);
    m_isOther = m_outer > 0 || after < 0 || after > 2; // No character of a code page has four bytes.
    m_outer = std::max(after, 0);
    m_character = after > 0 ? byte & (0x3fU >> unsigned(after)) : byte;
    if (after == 0 && !m_isOther)
        takeInner(m_character);
}

void TwiceSearch::takeInner(char32_t character)
{
    const int byte = byteOf(character);
    if (m_inner > 0 && byte >= 0 && continues(static_cast<unsigned char>(byte))) {
        m_below = (m_below << 6U) | (unsigned(byte) & 0x3fU);
        if (--m_inner == 0) {
            m_isOther = !isUsual(m_below);
            ++m_whole;
        }
        return;
    }
    const int after = byte < 0 ? -1 : bytesAfter(static_cast<unsigned char>(byte));
    m_isOther = m_inner > 0 || after < 0;
    m_inner = std::max(after, 0);
    m_below = unsigned(byte) & (0x3fU >> unsigned(m_inner));
}

QByteArray onceEncoded(const QByteArray &twice)
{
    QByteArray once;
    for (const char32_t character : QString::fromUtf8(twice).toUcs4()) {
        const int byte = byteOf(character);
        once += byte < 0 ? '?' : char(byte);
    }
    return once;
}

TextEncoding CodePageSearch::likeliest() const
{
    CodePageSearch ended = *this;
    ended.take('\n');
    const auto best = std::ranges::max_element(ended.m_scores);
    return kNamed.at(size_t(best - ended.m_scores.begin())).encoding;
}

} // namespace stemdesk
