#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk {

struct ReducedHtml {
    QString html; ///< Well-formed, of allowed elements and attributes only.
    QStringList removed; ///< The elements and attributes that were removed, each named once.

    friend bool operator==(const ReducedHtml &, const ReducedHtml &) = default;
};

/// HTML from outside, reduced to paragraphs, headings, lists, emphasis, tables, and links and images over http, https
/// or mailto. Scripts, styles and embedded content go with all that is inside; the text of other elements stays.
/// Markup that would take out of proportion to parse loses all its tags.
ReducedHtml reducedHtml(const QString &html);

} // namespace stemdesk
