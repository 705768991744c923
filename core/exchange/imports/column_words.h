#pragma once

#include "core/domain/imports/import_batch.h"

#include <QSet>
#include <QString>
#include <QStringList>

namespace stemdesk {

/// A container of a heading whose size differs from the packs that a shop orders.
inline const QString kBoxContainer = QStringLiteral("box");

/// The meaning of a column heading.
struct HeadingMeaning {
    QString field = {}; ///< Empty if unknown.
    /// Higher is more certain. 0: the meaning is known, but the column is used only if the user asks for it.
    int rank = 0;
    QString because = {}; ///< The reason, in a few words.
    bool isOpen = false; ///< A price for which the heading does not say whether it is for one or for a pack.
    QString container = {}; ///< kBoxContainer or "bunch", if the heading names a pack.
};

/// Knows headings in English, German, Dutch, French and Spanish.
HeadingMeaning meaningOf(ImportKind kind, const QString &heading);

/// Whether one of the heading's words, as searchTokens() writes them, is among these.
bool hasWordOf(const QString &heading, const QSet<QString> &words);

/// Recognises headings of article numbers, whoever assigned them: "Artikel-Nr.", "EAN".
enum class NumberHeading { None, Code, Ean };
NumberHeading numberHeading(const QString &heading);

/// Whether the heading is for growers ("Kweker", "Finca"). They are not the supplier if all rows have a given one.
bool isOfGrowers(const QString &heading);

/// How likely a row is to be the header, for TableOptions. `named` are headings that the user has mapped.
int headerScore(ImportKind kind, const QStringList &cells, const QStringList &named);

} // namespace stemdesk
