#include "core/security/html_allow_list.h"

#include <QByteArray>
#include <gumbo.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstddef>
#include <memory>
#include <new>
#include <string_view>
#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Memory for one run of the HTML parser, released all at once, because the parser's own clean-up recurses as deep as
/// the document is nested. If the budget is exceeded (a few kilobytes of misnested formatting make gigabytes of nodes),
/// allocate() does not return but jumps to `exceeded`, which is set around the parser's call.
class HtmlArena {
public:
    explicit HtmlArena(size_t budget) : m_budget(budget) {}

    void *allocate(size_t size);

    std::jmp_buf exceeded;

private:
    std::vector<std::unique_ptr<std::byte[]>> m_blocks;
    std::byte *m_at = nullptr;
    size_t m_left = 0;
    size_t m_budget;
};

constexpr size_t kBlock = size_t{64} * 1024;

void *HtmlArena::allocate(size_t size)
{
    constexpr size_t kAlignment = alignof(std::max_align_t);
    const size_t rounded = (size + kAlignment - 1) / kAlignment * kAlignment;
    if (rounded > m_left) {
        const size_t block = std::max(rounded, kBlock);
        auto *bytes = block <= m_budget ? new (std::nothrow) std::byte[block] : nullptr;
        if (!bytes)
            std::longjmp(exceeded, 1);
        m_budget -= block;
        m_blocks.emplace_back(bytes);
        m_at = bytes;
        m_left = block;
    }
    m_left -= rounded;
    void *memory = m_at;
    m_at += rounded;
    return memory;
}

constexpr int kMaxTags = 10'000; // The parser's look-ups grow with the nesting depth.
constexpr size_t kMaxDepth = 100;
constexpr size_t kParseBudget = size_t{64} * 1024 * 1024;
constexpr qsizetype kMaxRemoved = 50;
constexpr qsizetype kShownName = 40;
constexpr int kMaxPasses = 8;

constexpr std::array<std::string_view, 37> kAllowed{
    "p",   "br",    "blockquote", "h1",     "h2",    "h3",    "h4", "h5", "h6",  "ul",  "ol",    "li",   "dl",
    "dt",  "dd",    "em",         "strong", "b",     "i",     "u",  "s",  "sub", "sup", "small", "mark", "a",
    "img", "table", "caption",    "thead",  "tbody", "tfoot", "tr", "th", "td",  "del", "ins",
};
constexpr std::array<std::string_view, 18> kDroppedWhole{
    "script", "style",    "iframe",   "object", "embed", "applet", "noscript", "noembed",  "noframes",
    "frame",  "frameset", "template", "audio",  "video", "canvas", "select",   "textarea", "title",
};
constexpr std::array<std::string_view, 2> kVoid{"br", "img"};
constexpr std::array<std::string_view, 14> kBlocks{"div", "section", "article", "header", "footer", "main",   "aside",
                                                   "nav", "center",  "address", "form",   "pre",    "figure", "hr"};

struct AllowedAttribute {
    std::string_view name;
    std::string_view element; ///< Empty: every one.
};

constexpr std::array kAttributes{
    AllowedAttribute{"href", "a"},     AllowedAttribute{"src", "img"},    AllowedAttribute{"alt", "img"},
    AllowedAttribute{"title", ""},     AllowedAttribute{"colspan", "td"}, AllowedAttribute{"colspan", "th"},
    AllowedAttribute{"rowspan", "td"}, AllowedAttribute{"rowspan", "th"},
};

template <size_t N>
bool isIn(const std::array<std::string_view, N> &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

bool isAllowedUrl(QByteArrayView url, bool isImage)
{
    if (std::ranges::any_of(url, isControl))
        return false;
    const auto hasScheme = [&](QByteArrayView scheme) {
        return url.size() > scheme.size() && url.first(scheme.size()).compare(scheme, Qt::CaseInsensitive) == 0;
    };
    return hasScheme("https://") || hasScheme("http://") || (!isImage && hasScheme("mailto:"));
}

bool isAllowedSpan(QByteArrayView text)
{
    const int cells = text.toByteArray().toInt(); // 0 for what is no number.
    return cells >= 1 && cells <= 1000;
}

bool isAllowed(std::string_view element, std::string_view attribute, QByteArrayView value)
{
    const auto rule = std::ranges::find_if(kAttributes, [&](const AllowedAttribute &allowed) {
        return allowed.name == attribute && (allowed.element.empty() || allowed.element == element);
    });
    if (rule == kAttributes.end())
        return false;
    if (attribute == "href" || attribute == "src")
        return isAllowedUrl(value, attribute == "src");
    return !attribute.ends_with("span") || isAllowedSpan(value);
}

std::string_view nameOf(const GumboElement &element)
{
    if (element.tag != GUMBO_TAG_UNKNOWN)
        return gumbo_normalized_tagname(element.tag);
    GumboStringPiece tag = element.original_tag;
    gumbo_tag_from_original_text(&tag);
    return tag.data ? std::string_view(tag.data, tag.length) : std::string_view();
}

/// Escapes clean text. A combining mark at its start would compose with the markup character before it when the whole
/// is normalised again (U+0338 and '>' make another character), so it is written as a reference.
QByteArray escaped(const QString &text, bool isAttribute)
{
    QByteArray html;
    qsizetype at = 0;
    for (const uint c : text.toUcs4()) {
        if (!QChar::isMark(c))
            break;
        html.append("&#").append(QByteArray::number(c)).append(';');
        at += QChar::requiresSurrogates(c) ? 2 : 1;
    }
    const QByteArray rest = text.sliced(at).toUtf8();
    for (const char c : rest) {
        switch (c) {
        case '&': html.append("&amp;"); break;
        case '<': html.append("&lt;"); break;
        case '>': html.append("&gt;"); break;
        case '"': html.append(isAttribute ? "&quot;" : "\""); break;
        default: html.append(c);
        }
    }
    return html;
}

QString startTrimmed(const QString &text)
{
    return text.sliced(std::ranges::find_if_not(text, [](QChar c) { return c.isSpace(); }) - text.begin());
}

QString endTrimmed(QString text)
{
    while (!text.isEmpty() && text.back().isSpace())
        text.chop(1);
    return text;
}

/// Walks a parsed document without recursion and writes the allowed parts.
class Reducer {
public:
    ReducedHtml reduce(const GumboNode &root)
    {
        m_open.push_back({&root.v.element.children, {}, {}});
        while (!m_open.empty()) {
            Open &open = m_open.back();
            if (open.next < open.children->length)
                enter(*static_cast<const GumboNode *>(open.children->data[open.next++]));
            else
                leave();
        }
        endText(true);
        return {QString::fromUtf8(m_html), m_removed};
    }

private:
    struct Open {
        const GumboVector *children;
        std::string_view name; ///< The written form; empty if only the content is kept.
        std::string_view ending; ///< Written instead of the end tag if the name is empty.
        unsigned next = 0;
    };

    void enter(const GumboNode &node)
    {
        switch (node.type) {
        case GUMBO_NODE_TEXT:
        case GUMBO_NODE_WHITESPACE:
        case GUMBO_NODE_CDATA: m_text.append(node.v.text.text); break;
        case GUMBO_NODE_COMMENT: remove("comment"); break;
        case GUMBO_NODE_TEMPLATE: remove("template"); break;
        case GUMBO_NODE_ELEMENT: enterElement(node); break;
        case GUMBO_NODE_DOCUMENT: break;
        }
    }

    void enterElement(const GumboNode &node)
    {
        const GumboElement &element = node.v.element;
        const std::string_view name = nameOf(element);
        const bool isHtml = element.tag_namespace == GUMBO_NAMESPACE_HTML;
        const bool isImageOfNothing = name == "img" && !hasSource(element);
        if (!isHtml || isIn(kDroppedWhole, name) || isImageOfNothing) {
            remove(name);
            return;
        }
        const bool isImplied = (node.parse_flags & GUMBO_INSERTION_IMPLIED) != 0;
        if (isIn(kAllowed, name) && !isImplied && m_depth < kMaxDepth) {
            writeStart(element, name);
            return;
        }
        if (!isImplied)
            remove(name);
        m_open.push_back({&element.children, {}, isIn(kBlocks, name) ? "\n" : ""});
    }

    void writeStart(const GumboElement &element, std::string_view name)
    {
        endText(false);
        m_html.append('<').append(name.data(), qsizetype(name.size()));
        for (unsigned i = 0; i < element.attributes.length; ++i)
            writeAttribute(name, *static_cast<const GumboAttribute *>(element.attributes.data[i]));
        m_html.append('>');
        if (isIn(kVoid, name))
            return;
        ++m_depth;
        m_open.push_back({&element.children, name, {}});
    }

    void writeAttribute(std::string_view element, const GumboAttribute &attribute)
    {
        const QString value = valueOf(attribute);
        if (!isAllowed(element, attribute.name, value.toUtf8())) {
            remove(attribute.name);
            return;
        }
        m_html.append(' ').append(attribute.name).append("=\"").append(escaped(value, true)).append('"');
    }

    void leave()
    {
        const Open done = m_open.back();
        m_open.pop_back();
        m_text.append(done.ending.data(), qsizetype(done.ending.size()));
        if (done.name.empty())
            return;
        endText(false);
        --m_depth;
        m_html.append("</").append(done.name.data(), qsizetype(done.name.size())).append('>');
    }

    static bool hasSource(const GumboElement &element)
    {
        const GumboAttribute *source = gumbo_get_attribute(&element.attributes, "src");
        return source && isAllowed("img", "src", valueOf(*source).toUtf8());
    }

    static QString valueOf(const GumboAttribute &attribute)
    {
        return cleanText(QString::fromUtf8(attribute.value)).trimmed();
    }

    /// Writes the text between two tags together with what removed elements left: whoever reads it again sees a single
    /// text. Trims spaces only at the ends of the whole.
    void endText(bool isLast)
    {
        QString text = cleanText(QString::fromUtf8(m_text));
        m_text.clear();
        if (m_html.isEmpty())
            text = isLast ? text.trimmed() : startTrimmed(text);
        else if (isLast)
            text = endTrimmed(text);
        m_html.append(escaped(text, false));
    }

    /// Names come from outside, and go into a header.
    void remove(std::string_view name)
    {
        QString shown = QString::fromUtf8(name.data(), qsizetype(name.size())).left(kShownName).toLower();
        const auto isPlain = [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u':' || c == u'_'; };
        if (shown.isEmpty() || !std::ranges::all_of(shown, [&](QChar c) { return c.unicode() < 0x80 && isPlain(c); }))
            shown = u"unknown"_s;
        if (m_removed.size() < kMaxRemoved && !m_removed.contains(shown))
            m_removed += shown;
    }

    QByteArray m_html;
    QByteArray m_text; ///< Not yet written.
    QStringList m_removed;
    std::vector<Open> m_open;
    size_t m_depth = 0;
};

void *allocate(void *arena, size_t size)
{
    return static_cast<HtmlArena *>(arena)->allocate(size);
}

/// Nullptr if the arena's budget does not suffice.
const GumboOutput *parse(HtmlArena &arena, const QByteArray &utf8)
{
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = allocate;
    options.deallocator = [](void *, void *) {};
    options.userdata = &arena;
    options.max_errors = 0;
    options.fragment_context = GUMBO_TAG_BODY;
    // Only the parser's frames, which are C, lie between here and the jump.
    if (setjmp(arena.exceeded) != 0) // NOLINT(cert-err52-cpp)
        return nullptr;
    return gumbo_parse_with_options(&options, utf8.constData(), size_t(utf8.size()));
}

bool isTagStart(const QByteArray &utf8, qsizetype at)
{
    const char next = at + 1 < utf8.size() ? utf8[at + 1] : ' ';
    return utf8[at] == '<' && !isspace(static_cast<unsigned char>(next));
}

/// An unterminated tag, which the parser drops silently.
bool endsInTag(const QByteArray &utf8)
{
    const qsizetype at = utf8.lastIndexOf('<');
    if (at < 0 || utf8.indexOf('>', at) != -1)
        return false;
    const qsizetype name = at + (utf8.mid(at + 1, 1) == "/" ? 2 : 1);
    return name < utf8.size() && isalpha(static_cast<unsigned char>(utf8[name]));
}

bool hasTooManyTags(const QByteArray &utf8)
{
    int tags = 0;
    for (qsizetype at = utf8.indexOf('<'); at >= 0; at = utf8.indexOf('<', at + 1))
        tags += isTagStart(utf8, at) ? 1 : 0;
    return tags > kMaxTags * 2; // Each has an end.
}

/// Everything outside tags. Coarse, but safe: whatever looks like markup afterwards is escaped.
ReducedHtml withoutTags(const QByteArray &utf8)
{
    QByteArray text;
    bool isTag = false;
    for (qsizetype at = 0; at < utf8.size(); ++at) {
        isTag = isTag || isTagStart(utf8, at);
        if (!isTag)
            text.append(utf8[at]);
        isTag = isTag && utf8[at] != '>';
    }
    return {QString::fromUtf8(escaped(cleanText(QString::fromUtf8(text)).trimmed(), false)), {u"markup"_s}};
}

/// The allowed parts of clean text.
ReducedHtml reducedOnce(const QString &html)
{
    const QByteArray utf8 = html.toUtf8();
    if (!utf8.contains('<') && !utf8.contains('&'))
        return {QString::fromUtf8(escaped(html, false)), {}};
    if (hasTooManyTags(utf8))
        return withoutTags(utf8);
    HtmlArena arena(kParseBudget);
    const GumboOutput *document = parse(arena, utf8);
    if (!document)
        return withoutTags(utf8);
    ReducedHtml reduced = Reducer().reduce(*document->root);
    if (endsInTag(utf8))
        reduced.removed += u"markup"_s;
    return reduced;
}

} // namespace

ReducedHtml reducedHtml(const QString &html)
{
    // Clean before reducing: afterwards it could turn escaped text into markup.
    QString before = cleanText(html).trimmed();
    ReducedHtml reduced = reducedOnce(before);
    // With the elements between them gone, nested headings and the like parse in a different order, so repeat until
    // stable.
    for (int pass = 1; reduced.html != before; ++pass) {
        before = reduced.html;
        if (pass == kMaxPasses) {
            const ReducedHtml text = withoutTags(before.toUtf8());
            return {text.html, reduced.removed + text.removed};
        }
        reduced.html = reducedOnce(before).html;
    }
    return reduced;
}

} // namespace stemdesk
