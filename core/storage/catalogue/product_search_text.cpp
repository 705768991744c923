#include "core/storage/catalogue/product_search_text.h"

#include "core/base/search_text.h"
#include "core/base/text.h"

#include <QHashFunctions>
#include <QVarLengthArray>

#include <algorithm>
#include <initializer_list>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr char kColour = 'c';
constexpr char kCategory = 'k';
constexpr char kType = 't';
constexpr char kSupplier = 's';

/// Words hold letters and digits only, so that a tag's second underscore keeps it apart from every word.
QByteArray tagPrefix(const Tenant &tenant)
{
    return QByteArray::number(tenant.shop) + "__";
}

/// A name as part of one token: case-folded, and without characters that would end the token or a quoted one.
QByteArray nameToken(const QString &name)
{
    QByteArray token;
    for (const char c : caseFolded(name).toUtf8()) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
        if (isPlain)
            token += c;
        else
            token += '_' + QByteArray(1, c).toHex();
    }
    return token;
}

QString nameTag(const Tenant &tenant, char kind, const QString &name)
{
    return QString::fromUtf8(tagPrefix(tenant) + kind + nameToken(name));
}

/// Calls `take` with each text of a variant.
template <class Take>
void eachText(const Variant &variant, Take take)
{
    take(variant.name);
    take(variant.sku);
    for (const SupplierCode &code : variant.supplierCodes) {
        take(code.code);
        take(code.ean);
    }
    for (const QString &colour : variant.colors)
        take(colour);
    if (variant.stemLength)
        take(QString::number(*variant.stemLength));
}

/// Tokens separated by spaces, each kept once.
class TokenText {
public:
    explicit TokenText(const Tenant &tenant)
        : m_wordPrefix(QByteArray::number(tenant.shop) + '_'), m_tagPrefix(tagPrefix(tenant))
    {
        m_text.reserve(kTypicalSize);
    }

    void addWords(const QString &text)
    {
        const QByteArray words = searchTokenText(text);
        for (qsizetype at = 0; at < words.size();) {
            const qsizetype space = words.indexOf(' ', at);
            const qsizetype end = space < 0 ? words.size() : space;
            add({m_wordPrefix, QByteArrayView(words).sliced(at, end - at)});
            at = end + 1;
        }
    }
    void addTag(char kind, QByteArrayView value) { add({m_tagPrefix, {&kind, 1}, value}); }
    void addVariant(const Variant &variant)
    {
        eachText(variant, [this](const QString &text) { addWords(text); });
        for (const QString &colour : variant.colors)
            addTag(kColour, nameToken(colour));
        for (const SupplierId &supplier : variant.supplierIds)
            addTag(kSupplier, idText(supplier.bytes()));
    }
    QString text() const { return QString::fromUtf8(m_text); }

private:
    /// A position in the text, because the text moves as it grows.
    struct Token {
        size_t hash;
        qsizetype at;
        qsizetype size;
    };

    QByteArrayView viewOf(const Token &token) const { return QByteArrayView(m_text).sliced(token.at, token.size); }

    void add(std::initializer_list<QByteArrayView> parts)
    {
        const qsizetype before = m_text.size();
        if (before > 0)
            m_text += ' ';
        const qsizetype at = m_text.size();
        for (const QByteArrayView part : parts)
            m_text += part;
        if (!remember(at))
            m_text.truncate(before);
    }

    /// False if the last token, which starts at `at`, repeats an earlier one.
    bool remember(qsizetype at)
    {
        if (2 * m_tokens.size() >= m_places.size())
            makeRoom();
        const Token token{qHash(QByteArrayView(m_text).sliced(at), QHashSeed::globalSeed()), at, m_text.size() - at};
        qsizetype &place = placeFor(token);
        if (place != 0)
            return false;
        m_tokens.append(token);
        place = m_tokens.size();
        return true;
    }
    /// The token's slot: holds its number, or 0 if it is new and the caller is to fill it in.
    qsizetype &placeFor(const Token &token)
    {
        const size_t last = size_t(m_places.size()) - 1; // Their count is a power of two.
        for (size_t at = token.hash & last;; at = (at + 1) & last) {
            qsizetype &number = m_places[qsizetype(at)];
            if (number == 0)
                return number;
            const Token &known = m_tokens.at(number - 1);
            if (known.hash == token.hash && viewOf(known) == viewOf(token))
                return number;
        }
    }
    void makeRoom()
    {
        m_places.resize(std::max<qsizetype>(2 * m_places.size(), kTypicalPlaces));
        std::ranges::fill(m_places, 0);
        for (qsizetype number = 1; number <= m_tokens.size(); ++number)
            placeFor(m_tokens.at(number - 1)) = number;
    }

    static constexpr qsizetype kTypicalSize = 256;
    static constexpr qsizetype kTypicalPlaces = 64;

    QByteArray m_wordPrefix;
    QByteArray m_tagPrefix;
    QByteArray m_text;
    // An open-addressing hash table: QSet would allocate several times for each product of a batch.
    QVarLengthArray<Token, kTypicalPlaces / 2> m_tokens;
    QVarLengthArray<qsizetype, kTypicalPlaces> m_places; // Numbers of tokens from 1; 0 is a free slot.
};

} // namespace

QStringList productWords(const Product &product)
{
    return searchTokens(product.name) + searchTokens(product.category);
}

QStringList variantWords(const Variant &variant)
{
    QStringList words;
    eachText(variant, [&words](const QString &text) { words += searchTokens(text); });
    return words;
}

QString productSearchText(const Tenant &tenant, const Product &product)
{
    QVarLengthArray<const Variant *, 16> variants;
    for (const Variant &variant : product.variants)
        variants.append(&variant);
    return productSearchText(tenant, product, variants);
}

QString productSearchText(const Tenant &tenant, const Product &product, std::span<const Variant *const> variants)
{
    TokenText tokens(tenant);
    tokens.addWords(product.name);
    tokens.addWords(product.category);
    tokens.addTag(kType, nameToken(product.productType));
    if (!product.category.isEmpty())
        tokens.addTag(kCategory, nameToken(product.category));
    for (const Variant *variant : variants)
        tokens.addVariant(*variant);
    return tokens.text();
}

QStringList productSearchWords(const Tenant &tenant, const QString &q)
{
    QStringList words = searchWords(q);
    for (QString &word : words)
        word.prepend(QString::number(tenant.shop) + u'_');
    return words;
}

QString colourTag(const Tenant &tenant, const QString &name)
{
    return nameTag(tenant, kColour, name);
}

QString categoryTag(const Tenant &tenant, const QString &name)
{
    return nameTag(tenant, kCategory, name);
}

QString productTypeTag(const Tenant &tenant, const QString &name)
{
    return nameTag(tenant, kType, name);
}

QString supplierTag(const Tenant &tenant, const SupplierId &id)
{
    return QString::fromLatin1(tagPrefix(tenant) + kSupplier + idText(id.bytes()));
}

} // namespace stemdesk
