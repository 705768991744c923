#pragma once

#include <QString>

class QTextDocument;

namespace stemdesk::ui {

/// A simple text as HTML: paragraphs, headings, lists, bold, italic, underlined and links, without fonts, colours or
/// sizes. Empty if there is no text.
QString simpleHtml(const QTextDocument &document);

/// Whether simpleHtml() of a document with this HTML would lose something: a table or a picture.
bool hasMoreThanText(const QString &html);

} // namespace stemdesk::ui
