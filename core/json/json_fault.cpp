#include "core/json/json_fault.h"

#include "core/base/wording.h"
#include "core/json/json_number.h"
#include "core/json/json_reader.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <charconv>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/// The length of a UTF-8 character by its first byte; 0 if none begins with it.
size_t lengthSaidBy(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first < 0xc2 || first > 0xf4)
        return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/// The length of the UTF-8 character that the text begins with; 0 if there is none.
size_t characterLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text.front());
    const size_t length = lengthSaidBy(first);
    if (length == 0 || text.size() < length || !std::ranges::all_of(text.substr(1, length - 1), isContinuation))
        return 0;
    const auto second = static_cast<unsigned char>(length > 2 ? text[1] : 0);
    const bool isLongForm = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool isBeyond = (first == 0xed && second > 0x9f) || (first == 0xf4 && second > 0x8f);
    return isLongForm || isBeyond ? 0 : length;
}

char escaped(char letter)
{
    constexpr std::string_view kLetters = "bfnrt";
    const size_t at = kLetters.find(letter);
    return at == std::string_view::npos ? letter : "\b\f\n\r\t"[at];
}

/// A name that was read, as it is compared.
QString unescaped(std::string_view raw)
{
    QString text;
    while (!raw.empty()) {
        const size_t plain = std::min(raw.find('\\'), raw.size());
        text += QString::fromUtf8(raw.data(), qsizetype(plain));
        raw.remove_prefix(plain);
        if (raw.empty())
            break;
        const bool isUnit = raw[1] == 'u';
        text += isUnit ? QChar(QByteArrayView(raw.data() + 2, 4).toByteArray().toUShort(nullptr, 16))
                       : QChar(QLatin1Char(escaped(raw[1])));
        raw.remove_prefix(isUnit ? 6 : 2);
    }
    return text;
}

/// Reads by the grammar and stops at the first fault.
class FaultFinder {
public:
    explicit FaultFinder(std::string_view text) : m_text(text) {}

    bool readDocument()
    {
        skipSpace();
        if (!readObject(1))
            return false;
        skipSpace();
        return m_at == m_text.size() || fail(u"there is more text after the end of the object"_s);
    }
    const QString &fault() const { return m_fault; }
    size_t at() const { return m_at; }

private:
    bool fail(const QString &what)
    {
        m_fault = m_at < m_text.size() ? what : u"the text ends too early"_s;
        return false;
    }
    bool failAt(size_t at, const QString &what)
    {
        m_at = at;
        return fail(what);
    }
    char next() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool take(char c)
    {
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    void skipSpace()
    {
        while (next() == ' ' || next() == '\t' || next() == '\n' || next() == '\r')
            ++m_at;
    }

    bool readValue(int level);
    bool readObject(int level);
    bool readMember(int level, QSet<QString> &names);
    bool readArray(int level);
    bool readString();
    bool readEscape();
    bool readUnit();
    int unitAt(size_t at) const;
    bool readNumber();
    bool readWord();

    std::string_view m_text;
    size_t m_at = 0;
    QString m_fault;
};

bool FaultFinder::readValue(int level)
{
    switch (next()) {
    case '{': return readObject(level + 1);
    case '[': return readArray(level + 1);
    case '"': return readString();
    case 't':
    case 'f':
    case 'n': return readWord();
    default: return readNumber();
    }
}

bool FaultFinder::readObject(int level)
{
    if (level > kMaxJsonDepth)
        return fail(u"it is nested deeper than %1 levels"_s.arg(kMaxJsonDepth));
    if (!take('{'))
        return fail(u"an object that begins with { is expected"_s);
    QSet<QString> names;
    skipSpace();
    if (take('}'))
        return true;
    do {
        skipSpace();
        if (!readMember(level, names))
            return false;
        skipSpace();
    } while (take(','));
    return take('}') || fail(u"a comma or } is expected"_s);
}

bool FaultFinder::readMember(int level, QSet<QString> &names)
{
    const size_t begin = m_at;
    if (next() != '"')
        return fail(u"a name in double quotation marks is expected"_s);
    if (!readString())
        return false;
    const QString name = unescaped(m_text.substr(begin + 1, m_at - begin - 2));
    if (names.contains(name))
        return failAt(begin, u"the name %1 is there twice in one object"_s.arg(quoted(name)));
    names.insert(name);
    skipSpace();
    if (!take(':'))
        return fail(u"a colon is expected after the name %1"_s.arg(quoted(name)));
    skipSpace();
    return readValue(level);
}

bool FaultFinder::readArray(int level)
{
    if (level > kMaxJsonDepth)
        return fail(u"it is nested deeper than %1 levels"_s.arg(kMaxJsonDepth));
    take('[');
    skipSpace();
    if (take(']'))
        return true;
    do {
        skipSpace();
        if (!readValue(level))
            return false;
        skipSpace();
    } while (take(','));
    return take(']') || fail(u"a comma or ] is expected"_s);
}

bool FaultFinder::readString()
{
    const size_t begin = m_at++;
    while (m_at < m_text.size() && m_text[m_at] != '"') {
        if (m_text[m_at] == '\\') {
            if (!readEscape())
                return false;
            continue;
        }
        if (static_cast<unsigned char>(m_text[m_at]) < 0x20)
            return fail(u"a text holds a control character or line break, which is written as an escape"_s);
        const size_t length = characterLength(m_text.substr(m_at));
        if (length == 0)
            return fail(u"a byte is not UTF-8"_s);
        m_at += length;
    }
    return take('"') || failAt(begin, u"the text that begins here is never closed"_s);
}

bool FaultFinder::readEscape()
{
    const char kind = m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0';
    if (kind == 'u')
        return readUnit();
    if (kind == '\0' || std::string_view("\"\\/bfnrt").find(kind) == std::string_view::npos)
        return fail(u"there is no such escape in JSON"_s);
    m_at += 2;
    return true;
}

/// The UTF-16 unit of a \uXXXX escape at this position, or -1.
int FaultFinder::unitAt(size_t at) const
{
    if (at + 6 > m_text.size() || m_text[at] != '\\' || m_text[at + 1] != 'u')
        return -1;
    unsigned unit = 0;
    const char *const end = m_text.data() + at + 6;
    return std::from_chars(m_text.data() + at + 2, end, unit, 16).ptr == end ? int(unit) : -1;
}

/// \uXXXX, or two of them that are a pair.
bool FaultFinder::readUnit()
{
    const int unit = unitAt(m_at);
    if (unit < 0)
        return fail(u"the escape \\u wants four hexadecimal digits"_s);
    if (!QChar::isSurrogate(char32_t(unit))) {
        m_at += 6;
        return true;
    }
    const int low = unitAt(m_at + 6);
    if (!QChar::isHighSurrogate(char32_t(unit)) || low < 0 || !QChar::isLowSurrogate(char32_t(low)))
        return fail(u"the escape is half of a surrogate pair"_s);
    m_at += 12;
    return true;
}

bool FaultFinder::readNumber()
{
    const size_t begin = m_at;
    while (m_at < m_text.size() && std::string_view("+-.0123456789eE").find(m_text[m_at]) != std::string_view::npos)
        ++m_at;
    if (m_at == begin)
        return fail(u"a value is expected"_s);
    const std::string_view number = m_text.substr(begin, m_at - begin);
    if (jsonNumberFrom(std::string(number) + ' '))
        return true;
    static const QRegularExpression form(u"^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?$"_s);
    const bool isForm = form.match(QString::fromLatin1(number.data(), qsizetype(number.size()))).hasMatch();
    return failAt(begin,
                  isForm ? u"the number is beyond what a double holds"_s : u"a number has another form in JSON"_s);
}

bool FaultFinder::readWord()
{
    for (const std::string_view word : {"true", "false", "null"}) {
        if (m_text.substr(m_at).starts_with(word)) {
            m_at += word.size();
            return true;
        }
    }
    return fail(u"a value is expected"_s);
}

} // namespace

QString jsonFaultIn(std::string_view text)
{
    FaultFinder finder(text);
    if (finder.readDocument())
        return {};
    const std::string_view before = text.substr(0, finder.at());
    const auto line = std::ranges::count(before, '\n') + 1;
    const size_t lineBegin = before.rfind('\n') + 1; // 0 where there is none.
    const auto column = std::ranges::count_if(before.substr(lineBegin), [](char c) { return !isContinuation(c); }) + 1;
    return u"Correct the JSON at line %1, column %2 (byte %3): %4."_s.arg(line)
        .arg(column)
        .arg(before.size())
        .arg(finder.fault());
}

} // namespace stemdesk
