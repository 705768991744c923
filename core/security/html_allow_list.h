#pragma once

#include "core/base/text.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// Length of a stored description in UTF-16 units: escaping makes it at most six times as long as given.
inline constexpr qsizetype kMaxReducedHtml = qsizetype{6} * kMaxDescriptionHtml;

struct ReducedHtml {
    QString html; ///< Well-formed, of allowed elements and attributes only.
    QStringList removed; ///< The elements and attributes that were removed, each named once.

    friend bool operator==(const ReducedHtml &, const ReducedHtml &) = default;
};

/// HTML from outside, reduced to paragraphs, headings, lists, emphasis, tables, and links and images over http, https
/// or mailto. Scripts, styles and embedded content go with all that is inside; the text of other elements stays.
/// Markup that would take out of proportion to parse loses all its tags. What comes out is in normal form C, and its
/// own reduction.
ReducedHtml reducedHtml(const QString &html);

} // namespace stemdesk
