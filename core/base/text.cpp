#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>
#include <optional>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxSlug = 80;

bool isControl(QChar c)
{
    if (c.unicode() < 0x80) // For most characters; the table of categories is for the rest.
        return c.unicode() < 0x20 || c.unicode() == 0x7f;
    return c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

template <class Take>
void eachCharacter(QStringView text, Take take)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        take(isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : char32_t(text[at].unicode()));
        at += isPair ? 1 : 0;
    }
}

/// Refuses characters that no text may contain. XML forbids noncharacters, and readers take U+FEFF for a byte order
/// mark.
Status requireCharacters(const QString &text, const QString &field)
{
    std::optional<char32_t> found;
    eachCharacter(text, [&](char32_t c) {
        if (!found && isNoCharacter(c))
            found = c;
    });
    if (!found)
        return {};
    return invalid(field,
                   u"Remove U+%1 from \"%2\": it is no character of a text."_s.arg(
                       QString::number(uint(*found), 16).toUpper().rightJustified(4, u'0'), field));
}

bool isLonger(const QString &text, int limit)
{
    return text.size() > limit && std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); }) > limit;
}

Error tooLong(const QString &field, const QString &text, int limit)
{
    const auto length = std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); });
    return invalid(field, u"Shorten \"%1\" to at most %2 characters; it has %3."_s.arg(field).arg(limit).arg(length));
}

/// `at` is the first forbidden character of `text`; `kinds` says which are forbidden.
Error badCharacter(const QString &field, const QString &text, QString::const_iterator at, const QString &kinds)
{
    const QString code = QString::number(at->unicode(), 16).toUpper().rightJustified(4, u'0');
    return invalid(field,
                   u"Remove %1 from \"%2\"; character %3 of it is U+%4."_s.arg(kinds, field)
                       .arg(at - text.cbegin() + 1)
                       .arg(code));
}

bool isAscii(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
}

char16_t asciiLower(char16_t c)
{
    return c >= u'A' && c <= u'Z' ? char16_t(c | 0x20) : c;
}

QString asciiLower(const QString &text)
{
    QString lower(text.size(), Qt::Uninitialized);
    std::ranges::transform(text, lower.begin(), [](QChar c) { return QChar(asciiLower(c.unicode())); });
    return lower;
}

/// Its letters and symbols without their marks, whatever they were composed to.
QString withoutMarks(const QString &text)
{
    QString base;
    base.reserve(text.size());
    eachCharacter(text.normalized(QString::NormalizationForm_KD), [&base](char32_t c) {
        if (!QChar::isMark(c))
            base += QChar::fromUcs4(c);
    });
    return base;
}

/// Letters that NFKD does not decompose although people type them as base letters.
QString withoutStrokes(const QString &text)
{
    QString plain = text;
    plain.replace(u'ø', u'o').replace(u'ł', u'l').replace(u'đ', u'd');
    return plain.replace(u'ß', "ss"_L1).replace(u'æ', "ae"_L1).replace(u'œ', "oe"_L1);
}

bool isInvisible(QChar c)
{
    const char16_t code = c.unicode();
    return code == 0xad || code == 0x200b || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e)
        || code == 0x2060 || (code >= 0x2066 && code <= 0x2069);
}

bool isKept(char32_t c)
{
    return !isNoCharacter(c) && (c >= U' ' || c == U'\t' || c == U'\n' || c == U'\r');
}

using Words = std::array<quint64, 2>; // Room for the bytes of a short text; the rest is zero.

struct SharedText {
    Words bytes{};
    qsizetype size = 0;
    QString text;
};

constexpr int kPlaceBits = 7;

/// The slot for a text; different texts mostly get different slots.
size_t placeOf(const Words &bytes)
{
    return size_t((bytes[0] * 0x9e37'79b9'7f4a'7c15 ^ bytes[1] * 0xd6e8'feb8'6659'fd93) >> (64 - kPlaceBits));
}

} // namespace

bool isNoCharacter(char32_t c)
{
    return c == 0xfeff || (c >= 0xfdd0 && c <= 0xfdef) || (c & 0xfffe) == 0xfffe || QChar::isSurrogate(c);
}

Result<QString> lineText(const QString &text, const QString &field, int limit)
{
    const bool isPlain = isAscii(text);
    TRY(isPlain ? Status() : requireCharacters(text, field));
    const QString normal = (isPlain ? text : text.normalized(QString::NormalizationForm_C)).trimmed();
    if (const auto bad = std::find_if(normal.cbegin(), normal.cend(), isControl); bad != normal.cend())
        return badCharacter(field, normal, bad, u"control characters and line breaks"_s);
    if (isLonger(normal, limit))
        return tooLong(field, normal, limit);
    return normal;
}

Result<QString> multilineText(const QString &text, const QString &field, int limit)
{
    TRY(requireCharacters(text, field));
    QString normal = text;
    normal.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    normal = normal.normalized(QString::NormalizationForm_C).trimmed();
    const auto isForbidden = [](QChar c) {
        if (c.unicode() < 0x80)
            return isControl(c) && c != u'\n' && c != u'\t';
        return c.category() == QChar::Other_Control;
    };
    if (const auto bad = std::find_if(normal.cbegin(), normal.cend(), isForbidden); bad != normal.cend())
        return badCharacter(field, normal, bad, u"control characters"_s);
    if (isLonger(normal, limit))
        return tooLong(field, normal, limit);
    return normal;
}

QString cleanText(const QString &text)
{
    QList<uint> characters = QString(text).replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').toUcs4();
    characters.removeIf([](char32_t c) {
        return isNoCharacter(c) || (QChar::category(c) == QChar::Other_Control && c != '\n' && c != '\t');
    });
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()), characters.size())
        .normalized(QString::NormalizationForm_C);
}

Result<QString> nameText(const QString &text, const QString &field)
{
    Result<QString> name = lineText(text, field, kMaxName);
    if (name && name->isEmpty())
        return required(field);
    return name;
}

QString folded(const QString &text)
{
    if (isAscii(text))
        return asciiLower(text);
    // Symbols decompose to capitals (™ to TM), and some folded letters to letters with marks.
    return withoutStrokes(withoutMarks(withoutMarks(text).toCaseFolded()));
}

QString caseFolded(const QString &text)
{
    if (isAscii(text))
        return asciiLower(text);
    // Twice, because a folded letter may compose with the mark after it (ſ becomes s, with an acute ś).
    const QString once = text.normalized(QString::NormalizationForm_C).toCaseFolded();
    return once.normalized(QString::NormalizationForm_C).toCaseFolded();
}

QString withPlainSpaces(const QString &text)
{
    if (isAscii(text) && !text.contains("  "_L1))
        return text.trimmed();
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text) {
        const bool isSpace = c.category() == QChar::Separator_Space;
        if (isInvisible(c) || (isSpace && plain.endsWith(u' ')))
            continue;
        plain += isSpace ? QChar(u' ') : c;
    }
    return plain.trimmed();
}

QStringList searchTokens(const QString &text)
{
    QStringList tokens;
    QString token;
    for (const QChar c : folded(text)) {
        if (c.isLetterOrNumber() || c.isSurrogate()) {
            token += c;
        } else if (!token.isEmpty()) {
            tokens += std::exchange(token, {});
        }
    }
    if (!token.isEmpty())
        tokens += token;
    return tokens;
}

QByteArray searchTokenText(const QString &text)
{
    if (!isAscii(text))
        return searchTokens(text).join(u' ').toUtf8();
    QByteArray tokens(text.size(), Qt::Uninitialized);
    char *const begin = tokens.data();
    char *end = begin;
    for (const QChar c : text) {
        const char16_t lower = asciiLower(c.unicode());
        if ((lower >= u'a' && lower <= u'z') || (lower >= u'0' && lower <= u'9'))
            *end++ = char(lower);
        else if (end != begin && end[-1] != ' ')
            *end++ = ' ';
    }
    tokens.truncate(end - begin);
    return tokens;
}

QString slugFrom(const QString &name)
{
    QString slug;
    for (const QString &word : searchTokens(name)) {
        QString ascii;
        std::ranges::copy_if(word, std::back_inserter(ascii),
                             [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'); });
        if (!ascii.isEmpty())
            slug += (slug.isEmpty() ? ""_L1 : "-"_L1) + ascii;
    }
    slug.truncate(kMaxSlug);
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return slug.isEmpty() ? u"event"_s : slug;
}

QString fileText(const QString &text)
{
    QString kept;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size();) {
        const bool isPair = text.at(at).isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
        const qsizetype next = at + (isPair ? 2 : 1);
        if (!isKept(isPair ? QChar::surrogateToUcs4(text.at(at), text.at(at + 1)) : char32_t(text.at(at).unicode()))) {
            kept += QStringView(text).sliced(from, at - from);
            from = next;
        }
        at = next;
    }
    return from == 0 ? text : kept + text.sliced(from);
}

QString sharedText(QByteArrayView utf8)
{
    Words bytes{};
    if (utf8.isEmpty() || utf8.size() > qsizetype(sizeof bytes))
        return QString::fromUtf8(utf8);
    std::memcpy(bytes.data(), utf8.data(), size_t(utf8.size()));
    thread_local std::array<SharedText, 1U << kPlaceBits> places;
    SharedText &place = places[placeOf(bytes)];
    if (place.bytes != bytes || place.size != utf8.size())
        place = {bytes, utf8.size(), QString::fromUtf8(utf8)};
    return place.text;
}

} // namespace stemdesk
