#include "ui/pages/event/details/rich_text.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextList>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

QString wrapped(const QString &tag, const QString &inside)
{
    return u'<' + tag + u'>' + inside + u"</"_s + tag + u'>';
}

QString fragmentHtml(const QTextFragment &fragment, bool isHeading)
{
    QString html = fragment.text().toHtmlEscaped();
    html.replace(QChar::LineSeparator, u"<br>"_s);
    const QTextCharFormat format = fragment.charFormat();
    if (format.fontItalic())
        html = wrapped(u"em"_s, html);
    if (!isHeading && format.fontWeight() >= QFont::Bold) // A heading is bold by itself.
        html = wrapped(u"strong"_s, html);
    if (format.isAnchor() && !format.anchorHref().isEmpty())
        return u"<a href=\"%1\">%2</a>"_s.arg(format.anchorHref().toHtmlEscaped(), html);
    return format.fontUnderline() ? wrapped(u"u"_s, html) : html;
}

QString blockHtml(const QTextBlock &block)
{
    QString html;
    const bool isHeading = block.blockFormat().headingLevel() > 0;
    for (auto fragment = block.begin(); !fragment.atEnd(); ++fragment)
        html += fragmentHtml(fragment.fragment(), isHeading);
    return html;
}

QString listTag(const QTextBlock &block)
{
    const QTextList *list = block.textList();
    if (!list)
        return {};
    return list->format().style() <= QTextListFormat::ListDecimal ? u"ol"_s : u"ul"_s;
}

} // namespace

QString simpleHtml(const QTextDocument &document)
{
    if (document.toPlainText().trimmed().isEmpty())
        return {};
    QString html;
    QString open;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString list = listTag(block);
        if (list != open && !open.isEmpty())
            html += u"</%1>"_s.arg(open);
        if (list != open && !list.isEmpty())
            html += u"<%1>"_s.arg(list);
        open = list;
        const QString inside = blockHtml(block);
        const int level = block.blockFormat().headingLevel();
        if (!list.isEmpty())
            html += wrapped(u"li"_s, inside);
        else if (!inside.isEmpty())
            html += wrapped(level > 0 ? u"h%1"_s.arg(level) : u"p"_s, inside);
    }
    if (!open.isEmpty())
        html += u"</%1>"_s.arg(open);
    return html;
}

bool hasMoreThanText(const QString &html)
{
    static const QRegularExpression more(u"<\\s*(table|img|dl|sub|sup|mark)\\b"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return html.contains(more);
}

} // namespace stemdesk::ui
