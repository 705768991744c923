#pragma once

#include "core/domain/imports/import_batch.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// What the words of a heading say of its column.
struct HeadingMeaning {
    QString field = {}; ///< Empty: nothing that is known.
    /// The higher, the surer; 0 is for what is known, and is not to be taken without being asked for.
    int rank = 0;
    QString because = {}; ///< A few words.
    QString container = {}; ///< "box" or "bunch", where it names what several are sold in.
};

/// By words in English, German, Dutch, French and Spanish.
HeadingMeaning meaningOf(ImportKind kind, const QString &heading);

/// Whether a heading is that of article numbers, whoever gave them: "Artikel-Nr.", "EAN".
enum class NumberHeading { None, Code, Ean };
NumberHeading numberHeading(const QString &heading);

/// "Kweker", "Finca": who sells what they grow is somebody else where the supplier of all rows is given.
bool isOfGrowers(const QString &heading);

/// What "private" and "business" headings of addresses belong to, so that a street and a town come from one of them.
QString addressGroupOf(const QString &heading);

/// How likely a row is to be the header, for TableOptions. `named` are headings that the user has named.
int headerScore(ImportKind kind, const QStringList &cells, const QStringList &named);

} // namespace stemdesk
