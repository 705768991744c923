#include "core/storage/product_search.h"

#include "core/base/text.h"

#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Words hold letters and digits only, so that a tag's second underscore keeps it apart from every word.
QString tag(const Tenant &tenant, QChar kind, const QByteArray &value)
{
    return QString::number(tenant.shop) + "__"_L1 + kind + QLatin1StringView(value);
}

QString nameTag(const Tenant &tenant, QChar kind, const QString &name)
{
    return tag(tenant, kind, caseFolded(name).toUtf8().toHex());
}

/// Tokens separated by spaces, each kept once.
class TokenText {
public:
    explicit TokenText(const Tenant &tenant) : m_tenant(tenant), m_prefix(QString::number(tenant.shop) + u'_') {}

    void addWords(const QStringList &words)
    {
        for (const QString &word : words)
            addToken(m_prefix + word);
    }
    void addToken(const QString &token)
    {
        const qsizetype before = m_seen.size();
        m_seen.insert(token);
        if (m_seen.size() == before)
            return;
        if (!m_text.isEmpty())
            m_text += u' ';
        m_text += token;
    }
    void addVariant(const Variant &variant)
    {
        addWords(variantWords(variant));
        for (const QString &colour : variant.colors)
            addToken(colourTag(m_tenant, colour));
        for (const SupplierId &supplier : variant.supplierIds)
            addToken(supplierTag(m_tenant, supplier));
    }
    const QString &text() const { return m_text; }

private:
    const Tenant &m_tenant;
    QString m_prefix;
    QString m_text;
    QSet<QString> m_seen;
};

} // namespace

QStringList productWords(const Product &product)
{
    return searchTokens(product.name) + searchTokens(product.category);
}

QStringList variantWords(const Variant &variant)
{
    QStringList words = searchTokens(variant.name) + searchTokens(variant.sku);
    for (const QString &colour : variant.colors)
        words += searchTokens(colour);
    if (variant.stemLength)
        words += searchTokens(QString::number(*variant.stemLength));
    return words;
}

QString productSearchText(const Tenant &tenant, const Product &product)
{
    TokenText tokens(tenant);
    tokens.addWords(productWords(product));
    tokens.addToken(productTypeTag(tenant, product.productType));
    if (!product.category.isEmpty())
        tokens.addToken(categoryTag(tenant, product.category));
    for (const Variant &variant : product.variants)
        tokens.addVariant(variant);
    return tokens.text();
}

QStringList productSearchWords(const Tenant &tenant, const QString &q)
{
    QStringList words = searchTokens(q);
    for (QString &word : words)
        word.prepend(QString::number(tenant.shop) + u'_');
    return words;
}

QString colourTag(const Tenant &tenant, const QString &name)
{
    return nameTag(tenant, u'c', name);
}

QString categoryTag(const Tenant &tenant, const QString &name)
{
    return nameTag(tenant, u'k', name);
}

QString productTypeTag(const Tenant &tenant, const QString &name)
{
    return nameTag(tenant, u't', name);
}

QString supplierTag(const Tenant &tenant, const SupplierId &id)
{
    return tag(tenant, u's', idText(id.bytes()));
}

} // namespace stemdesk
