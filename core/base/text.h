#pragma once

#include "core/base/result.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

namespace stemdesk {

/// The lengths that the contract allows, in characters.
inline constexpr int kMaxName = 200;
inline constexpr int kMaxLine = 500;
inline constexpr int kMaxNotes = 10'000;
inline constexpr int kMaxDescriptionHtml = 200'000;

/// U+FEFF, a noncharacter or half a surrogate pair, which trip programs that read the text.
bool isNoCharacter(char32_t c);

/// Trimmed and NFC-normalised; refused with invalid_<field> if it contains control characters or noncharacters, or is
/// longer than `limit`.
Result<QString> lineText(const QString &text, const QString &field, int limit = kMaxLine);

/// Longer text: CRLF and CR become LF, tab and newline are allowed, otherwise like lineText().
Result<QString> multilineText(const QString &text, const QString &field, int limit = kMaxNotes);

/// Drops what multilineText() would refuse: for names and words from outside that are only recorded.
QString cleanText(const QString &text);

/// lineText() of 1 to 200 characters; <field>_required if nothing is left after trimming.
Result<QString> nameText(const QString &text, const QString &field);

/// Text for comparisons: without case and accents ("Crème" and "creme" are the same). Idempotent.
QString folded(const QString &text);

/// Text for comparing names that have to be unique: without case only.
QString caseFolded(const QString &text);

/// Trimmed, with one plain space for each run of other spaces and without invisible signs (soft hyphens, direction
/// marks), which web pages and spreadsheets leave in texts. The joiners of emoji and of some scripts stay.
QString withPlainSpaces(const QString &text);

/// The folded words of a text, for search: runs of letters and digits.
QStringList searchTokens(const QString &text);
/// The same as one UTF-8 text separated by spaces, possibly with one at the end. For indexing many texts.
QByteArray searchTokenText(const QString &text);

/// [a-z0-9-], from a name; "event" if nothing is left.
QString slugFrom(const QString &name);

/// Text for files that other programs read: without control characters and noncharacters, which XML forbids. Older
/// versions stored such text.
QString fileText(const QString &text);

/// QString::fromUtf8(). Short texts that come again and again in rows, "flower" or "Red", share one copy on each
/// thread, which takes a fifth of the time of making another one.
QString sharedText(QByteArrayView utf8);

} // namespace stemdesk
