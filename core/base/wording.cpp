#include "core/base/wording.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShown = 60;
constexpr qsizetype kMostListed = 30;
constexpr qsizetype kLongestName = 60; // Comparing takes quadratic time.

/// A word that callers use, and the API's name for it. Both in the form of plain().
struct Synonym {
    std::string_view word;
    std::string_view name;
};

constexpr std::array kSynonyms{
    Synonym{"price", "unitcostexcltax"},
    Synonym{"cost", "unitcostexcltax"},
    Synonym{"unitprice", "unitcostexcltax"},
    Synonym{"unitcost", "unitcostexcltax"},
    Synonym{"qty", "quantity"},
    Synonym{"amount", "quantity"},
    Synonym{"amount", "amountexcltax"},
    Synonym{"count", "quantity"},
    Synonym{"email", "contactemail"},
    Synonym{"mail", "contactemail"},
    Synonym{"title", "name"},
    Synonym{"label", "name"},
    Synonym{"pack", "unitsperpack"},
    Synonym{"packsize", "unitsperpack"},
    Synonym{"stemsperpack", "unitsperpack"},
    Synonym{"perpack", "unitsperpack"},
    Synonym{"length", "stemlength"},
    Synonym{"height", "stemlength"},
    Synonym{"type", "producttype"},
    Synonym{"vat", "rate"},
    Synonym{"vat", "taxmultiplier"},
    Synonym{"tax", "taxmultiplier"},
    Synonym{"tax", "rate"},
    Synonym{"taxrate", "taxmultiplier"},
    Synonym{"taxrate", "rate"},
    Synonym{"telephone", "phone"},
    Synonym{"tel", "phone"},
    Synonym{"mobile", "phone"},
    Synonym{"url", "website"},
    Synonym{"homepage", "website"},
    Synonym{"minimum", "supplierminpacks"},
    Synonym{"minimum", "minpacks"},
    Synonym{"moq", "supplierminpacks"},
    Synonym{"supplier", "supplierid"},
    Synonym{"supplier", "supplierids"},
    Synonym{"suppliers", "supplierids"},
    Synonym{"vendor", "supplierid"},
    Synonym{"vendor", "supplierids"},
    Synonym{"vendors", "suppliers"},
    Synonym{"flowers", "products"},
    Synonym{"orders", "ordersheets"},
    Synonym{"day", "date"},
    Synonym{"validfrom", "date"},
    Synonym{"code", "sku"},
    Synonym{"article", "sku"},
    Synonym{"articlenumber", "sku"},
    Synonym{"comment", "notes"},
    Synonym{"comments", "notes"},
    Synonym{"remark", "notes"},
    Synonym{"remarks", "notes"},
    Synonym{"guests", "numberofguests"},
    Synonym{"tables", "numberoftables"},
    Synonym{"start", "venuestart"},
    Synonym{"end", "venueend"},
    Synonym{"date", "venuestart"},
    Synonym{"client", "clientname1"},
    Synonym{"customer", "clientname1"},
    Synonym{"palette", "colorscheme"},
    Synonym{"rgb", "hex"},
    Synonym{"color", "hex"},
    Synonym{"hidden", "ishidden"},
    Synonym{"paused", "ispaused"},
    Synonym{"variety", "variant"},
    Synonym{"variety", "variants"},
    Synonym{"search", "q"},
    Synonym{"query", "q"},
    Synonym{"page", "cursor"},
    Synonym{"offset", "cursor"},
    Synonym{"after", "cursor"},
    Synonym{"pagesize", "limit"},
    Synonym{"perpage", "limit"},
    Synonym{"size", "limit"},
    Synonym{"select", "fields"},
    Synonym{"include", "fields"},
    Synonym{"since", "updatedsince"},
    Synonym{"modifiedsince", "updatedsince"},
    Synonym{"state", "status"},
    Synonym{"confirmed", "approved"},
    Synonym{"done", "complete"},
    Synonym{"draft", "new"},
};

/// Characters that move the cursor, hide or reverse text, or are not characters.
bool isUnsafe(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return false;
    }
}

/// Cuts a secret off after its recognisable prefix.
QString withoutSecret(const QString &text)
{
    for (const auto beginning : {"sdk_"_L1, "whsec_"_L1}) {
        if (const qsizetype at = text.indexOf(beginning); at >= 0)
            return text.left(at + beginning.size()) + u'\u2026';
    }
    return text;
}

/// A name for comparisons: without case and separators, in American spelling.
QString plain(const QString &name)
{
    QString plain = name.toLower();
    plain.removeIf([](QChar c) { return c == u'_' || c == u'-' || c == u' '; });
    return plain.replace("colour"_L1, "color"_L1)
        .replace("cancell"_L1, "cancel"_L1)
        .replace("organis"_L1, "organiz"_L1);
}

QString lastPartOf(const QString &path)
{
    return path.mid(path.lastIndexOf(u'.') + 1);
}

/// Edit distance: letters inserted, deleted or replaced, and neighbours swapped.
qsizetype editDistance(const QString &from, const QString &to)
{
    const auto width = size_t(to.size() + 1);
    std::vector<qsizetype> before(width);
    std::vector<qsizetype> last(width);
    std::vector<qsizetype> row(width);
    for (size_t at = 0; at < width; ++at)
        last[at] = qsizetype(at);
    for (qsizetype i = 1; i <= from.size(); ++i) {
        row[0] = i;
        for (qsizetype j = 1; j <= to.size(); ++j) {
            const auto at = size_t(j);
            const bool isSame = from[i - 1] == to[j - 1];
            row[at] = std::min({last[at] + 1, row[at - 1] + 1, last[at - 1] + (isSame ? 0 : 1)});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[at] = std::min(row[at], before[at - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[width - 1];
}

/// The number of typing errors with which a name of this length is still recognised.
qsizetype slipsIn(qsizetype length)
{
    return length < 3 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3;
}

bool isSynonym(const QString &word, const QString &name)
{
    return std::ranges::any_of(kSynonyms, [&](const Synonym &synonym) {
        return word == QLatin1StringView(synonym.word.data(), qsizetype(synonym.word.size()))
            && name == QLatin1StringView(synonym.name.data(), qsizetype(synonym.name.size()));
    });
}

/// The smaller, the closer; nullopt if it is a different name altogether.
std::optional<qsizetype> remoteness(const QString &given, const QString &known)
{
    if (given == known)
        return 0;
    const QString word = lastPartOf(given);
    const QString name = lastPartOf(known);
    if (word == name)
        return 1;
    if (isSynonym(word, name))
        return 2;
    const qsizetype slips = std::min(editDistance(given, known), editDistance(word, name));
    return slips <= slipsIn(std::min(word.size(), name.size())) ? std::optional(2 + slips) : std::nullopt;
}

} // namespace

QString quoted(QStringView text)
{
    const QList<uint> characters = withoutSecret(text.first(std::min(text.size(), 4 * kShown)).toString()).toUcs4();
    QString shown;
    for (const uint c : characters.first(std::min(characters.size(), kShown))) {
        if (c == U'"')
            shown += u'\'';
        else if (isUnsafe(c))
            shown += QChar(QChar::ReplacementCharacter);
        else
            shown.append(QStringView(QChar::fromUcs4(c)));
    }
    return u'"' + shown + (characters.size() > kShown ? u"\u2026\""_s : u"\""_s);
}

QString quoted(QByteArrayView utf8)
{
    return quoted(QStringView(QString::fromUtf8(utf8.first(std::min(utf8.size(), 8 * kShown)))));
}

QString numberText(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString counted(qint64 count, const QString &one)
{
    return u"%1 %2%3"_s.arg(QString::number(count), one, count == 1 ? QString() : u"s"_s);
}

QString anyOf(const QStringList &words)
{
    if (words.size() < 2)
        return words.join(QString());
    return words.first(words.size() - 1).join(u", "_s) + " or "_L1 + words.last();
}

QStringList namesFrom(std::span<const std::string_view> words)
{
    QStringList names;
    for (const std::string_view word : words)
        names += QString::fromLatin1(word.data(), qsizetype(word.size()));
    return names;
}

QString nearestName(const QString &given, const QStringList &known)
{
    if (given.size() > kLongestName)
        return {};
    const QString wanted = plain(given);
    QString nearest;
    std::optional<qsizetype> least;
    for (const QString &name : known) {
        const std::optional<qsizetype> far = remoteness(wanted, plain(name));
        if (far && (!least || *far < *least)) {
            least = far;
            nearest = name;
        }
    }
    return nearest;
}

QString insteadOf(const QString &given, const QStringList &known)
{
    if (const QString nearest = nearestName(given, known); !nearest.isEmpty())
        return u"; did you mean \"%1\"?"_s.arg(nearest);
    QStringList listed = known;
    if (listed.size() > kMostListed)
        listed.removeIf([](const QString &name) { return name.contains(u'.'); });
    if (listed.isEmpty() || listed.size() > kMostListed)
        return u"."_s;
    return u"; there %1 %2."_s.arg(listed.size() == 1 ? u"is only"_s : u"are"_s,
                                   anyOf(listed).replace(" or "_L1, " and "_L1));
}

Error unfit(const QString &place, const QString &expected, const QString &given)
{
    return invalid(place, u"Give \"%1\" as %2, not %3."_s.arg(place, expected, given));
}

Error notAmong(const QString &place, const QString &given, const QStringList &known)
{
    Error error = unfit(place, anyOf(known), quoted(given));
    if (const QString nearest = nearestName(given, known); !nearest.isEmpty())
        error.message = error.message.chopped(1) + u"; did you mean \"%1\"?"_s.arg(nearest);
    return error;
}

Error missing(const QByteArray &resource, const QString &place, QByteArrayView id)
{
    Error error = missing(resource, place);
    error.message = u"\"%1\" is %2, but this shop has no such %3."_s.arg(
        place, quoted(id), QString::fromLatin1(resource).replace(u'_', u' '));
    return error;
}

Error inside(const QString &path, Error error)
{
    // The sentence has the field's name within the part, possibly with a row's index after its first component.
    const QString first = u'"' + error.field.left(error.field.indexOf(u'.'));
    const qsizetype at = path.isEmpty() || first.size() < 2 ? -1 : error.message.indexOf(first);
    if (at >= 0)
        error.message.insert(at + 1, path);
    error.field.prepend(path);
    return error;
}

} // namespace stemdesk
