#pragma once

#include <QString>

class QTextDocument;

namespace stemdesk::ui {

/// What a simple text says as HTML: paragraphs, headings, lists, bold, italic, underlined and links; nothing of fonts,
/// colours or sizes. Empty where there is no word.
QString simpleHtml(const QTextDocument &document);

/// Whether simpleHtml() of a document with this HTML would lose something: a table or a picture.
bool hasMoreThanText(const QString &html);

} // namespace stemdesk::ui
