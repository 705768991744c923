#include "core/domain/catalogue/colour_words.h"

#include "core/base/text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Swatch {
    std::u16string_view hex;
    std::u16string_view words; ///< Folded, with spaces between.
};

// Longer words come before those that they begin or end with.
constexpr std::array kSwatches{
    Swatch{u"#d9297f", u"fuchsia fuchsie hotpink magenta cerise cyclam cyclaam knalroze"},
    Swatch{u"#f2a7bd", u"pink rosa roze rose rosado rosada blush"},
    Swatch{u"#6b1a2e",
           u"burgundy bordeaux bordo burdeos weinrot wijnrood burgund burgunder bourgogne granate vino marsala"},
    Swatch{u"#f0806a", u"coral koralle koraal corail lachs zalm salmon saumon"},
    Swatch{u"#f8c9a8", u"peach apricot aprikose pfirsich perzik abrikoos peche abricot melocoton albaricoque"},
    Swatch{u"#ec8a2f", u"orange oranje naranja terracotta terrakotta"},
    Swatch{u"#f3cf45", u"yellow gelb geel jaune amarillo amarilla zitrone limon"},
    Swatch{u"#f7ecd0",
           u"cream creme crema ivory elfenbein ivoor ivoire marfil champagner champagne champan ecru vanille"},
    Swatch{u"#d9c3a0", u"sand beige zand sable arena nude cappuccino"},
    Swatch{u"#cdb8d8", u"lilac lila flieder lilas lavender lavendel lavande lavanda mauve malva"},
    Swatch{u"#6d4291", u"purple violett violet paars morado morada purpur pourpre purpura aubergine"},
    Swatch{u"#35579f", u"blue blau blauw bleue bleu azul"},
    Swatch{u"#4c7a4a", u"green grun gruen groen verte vert verde"},
    Swatch{u"#6b4a34", u"brown braun bruin marron brun castano chocolate schoko"},
    Swatch{u"#1f1c1d", u"black schwarz zwart noire noir negro negra"},
    Swatch{u"#8f8f8c", u"grey gray grau grijs gris"},
    Swatch{u"#bfc3c6", u"silver silber zilver argent plateado plata"},
    Swatch{u"#c3a04f", u"gold golden goud dorado oro"},
    Swatch{u"#ffffff", u"white weiss wit blanche blanc blanco blanca"},
    Swatch{u"#b5263c", u"red rot rood rouge rojo roja scarlet scharlach"},
};

QStringList wordsOf(const Swatch &swatch)
{
    return QString::fromUtf16(swatch.words.data(), qsizetype(swatch.words.size())).split(u' ');
}

/// German and Dutch write "dunkelrot" and "lichtroze" in one.
bool isShadeOf(const QString &word, const QString &colour)
{
    static const QStringList shades{u"dunkel"_s, u"hell"_s,   u"donker"_s, u"licht"_s, u"zart"_s, u"zacht"_s,
                                    u"kirsch"_s, u"himmel"_s, u"hemels"_s, u"alt"_s,   u"oud"_s,  u"creme"_s};
    return word.endsWith(colour) && shades.contains(word.chopped(colour.size()));
}

const Swatch *swatchWith(const QString &word)
{
    const auto known = std::ranges::find_if(kSwatches, [&word](const Swatch &swatch) {
        return std::ranges::any_of(wordsOf(swatch),
                                   [&](const QString &each) { return word == each || isShadeOf(word, each); });
    });
    return known == kSwatches.end() ? nullptr : &*known;
}

QStringList colourTokens(const QString &name)
{
    QString plain = folded(name);
    plain.replace(u'\u00df', u"ss"_s);
    return plain.simplified() == u"hot pink"_s ? QStringList{u"hotpink"_s} : searchTokens(plain);
}

} // namespace

std::optional<QString> swatchOf(const QString &name)
{
    for (const QString &word : colourTokens(name)) {
        if (const Swatch *swatch = swatchWith(word))
            return QString::fromUtf16(swatch->hex.data(), qsizetype(swatch->hex.size()));
    }
    return {};
}

bool isColourName(const QString &text)
{
    static const QStringList shades =
        u"dark light pale deep soft bright dusty hot dunkel hell zart donker licht zacht "
        "oud fonce clair pale vif oscuro claro palido dunkles helles antique"_s.split(u' ');
    int colours = 0;
    for (const QString &word : colourTokens(text)) {
        const bool isColour = swatchWith(word) != nullptr;
        if (!isColour && !shades.contains(word))
            return false;
        colours += isColour ? 1 : 0;
    }
    return colours == 1;
}

} // namespace stemdesk
