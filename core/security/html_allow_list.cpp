#include "core/security/html_allow_list.h"

#include "core/base/text.h"
#include "core/security/html_arena.h"

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <array>
#include <gumbo.h>
#include <string_view>
#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMaxTags = 10'000; // The parser's look-ups grow with the depth of what is open.
constexpr size_t kMaxDepth = 100;
constexpr size_t kParseBudget = size_t{64} * 1024 * 1024;
constexpr qsizetype kMaxRemoved = 50;
constexpr qsizetype kShownName = 40;

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
    bool isNumber = false;
    const int cells = text.toByteArray().toInt(&isNumber);
    return isNumber && cells >= 1 && cells <= 1000;
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

/// As texts are stored: character references may have smuggled in what texts do not hold.
QString stored(const QByteArray &utf8)
{
    QList<uint> characters = QString::fromUtf8(utf8).replace(u'\r', u'\n').toUcs4();
    characters.removeIf([](char32_t c) {
        return isNoCharacter(c) || (QChar::category(c) == QChar::Other_Control && c != '\n' && c != '\t');
    });
    const QString text =
        QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()), characters.size());
    return text.normalized(QString::NormalizationForm_C).trimmed();
}

/// Walks a parsed document without recursion and writes what is allowed of it.
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
        return {stored(m_html), m_removed};
    }

private:
    struct Open {
        const GumboVector *children;
        std::string_view name; ///< As written; empty where only the content is kept.
        std::string_view ending; ///< In place of the end tag of such a one.
        unsigned next = 0;
    };

    void enter(const GumboNode &node)
    {
        switch (node.type) {
        case GUMBO_NODE_TEXT:
        case GUMBO_NODE_WHITESPACE:
        case GUMBO_NODE_CDATA: escape(node.v.text.text, false); break;
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
        const QByteArrayView value = QByteArrayView(attribute.value).trimmed();
        if (!isAllowed(element, attribute.name, value)) {
            remove(attribute.name);
            return;
        }
        m_html.append(' ').append(attribute.name).append("=\"");
        escape(value, true);
        m_html.append('"');
    }

    void leave()
    {
        const Open done = m_open.back();
        m_open.pop_back();
        m_html.append(done.ending.data(), qsizetype(done.ending.size()));
        if (done.name.empty())
            return;
        --m_depth;
        m_html.append("</").append(done.name.data(), qsizetype(done.name.size())).append('>');
    }

    static bool hasSource(const GumboElement &element)
    {
        const GumboAttribute *source = gumbo_get_attribute(&element.attributes, "src");
        return source && isAllowed("img", "src", QByteArrayView(source->value).trimmed());
    }

    void escape(QByteArrayView utf8, bool isAttribute)
    {
        for (const char c : utf8) {
            switch (c) {
            case '&': m_html.append("&amp;"); break;
            case '<': m_html.append("&lt;"); break;
            case '>': m_html.append("&gt;"); break;
            case '"': m_html.append(isAttribute ? "&quot;" : "\""); break;
            default: m_html.append(c);
            }
        }
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
    QStringList m_removed;
    std::vector<Open> m_open;
    size_t m_depth = 0;
};

void *allocate(void *arena, size_t size)
{
    return static_cast<HtmlArena *>(arena)->allocate(size);
}

/// Nullptr where the arena's budget does not suffice.
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

/// One that does not end, which the parser leaves out without a word.
bool endsInTag(const QByteArray &utf8)
{
    const qsizetype at = utf8.lastIndexOf('<');
    if (at < 0 || utf8.indexOf('>', at) >= 0)
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

/// All that is no tag. Coarse, and safe all the same: what looks like markup afterwards is escaped.
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
    return {QString::fromUtf8(text).toHtmlEscaped(), {u"markup"_s}};
}

} // namespace

ReducedHtml reducedHtml(const QString &html)
{
    const QByteArray utf8 = html.toUtf8();
    if (!utf8.contains('<') && !utf8.contains('&'))
        return {html.toHtmlEscaped().replace("&quot;"_L1, "\""_L1), {}};
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

} // namespace stemdesk
