#include "core/domain/reports/report_facts.h"

#include "core/base/wording.h"
#include "core/domain/billing/invoice.h"

#include <QStringList>
#include <QtEndian>

#include <cmath>
#include <cstring>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kIdBytes = sizeof(IdBytes);
static_assert(kGoodsUseBytes == kIdBytes + 3 * qsizetype(sizeof(double)));

double readReal(const char *at)
{
    const auto value = qFromLittleEndian<double>(at);
    return std::isfinite(value) ? value : 0;
}

} // namespace

QByteArray goodsBytes(const QList<GoodsUse> &goods)
{
    QByteArray bytes(goods.size() * kGoodsUseBytes, Qt::Uninitialized);
    char *at = bytes.data();
    for (const GoodsUse &use : goods) {
        std::memcpy(at, use.variantId.bytes().data(), kIdBytes);
        at += kIdBytes;
        for (const double value : {use.units, use.costExclTax, use.wasteCostExclTax}) {
            qToLittleEndian(value, at);
            at += sizeof(double);
        }
    }
    return bytes;
}

QList<GoodsUse> goodsFrom(QByteArrayView bytes)
{
    QList<GoodsUse> goods;
    goods.reserve(bytes.size() / kGoodsUseBytes);
    for (qsizetype from = 0; from + kGoodsUseBytes <= bytes.size(); from += kGoodsUseBytes) {
        const char *at = bytes.data() + from;
        IdBytes id{};
        std::memcpy(id.data(), at, kIdBytes);
        at += kIdBytes;
        goods.append({.variantId = VariantId(id),
                      .units = readReal(at),
                      .costExclTax = readReal(at + sizeof(double)),
                      .wasteCostExclTax = readReal(at + 2 * sizeof(double))});
    }
    return goods;
}

QList<InvoiceShare> sharesOf(const Invoice &invoice)
{
    QList<InvoiceShare> shares;
    for (const InvoiceTax &tax : invoice.taxes())
        shares.append({.rate = tax.rate, .category = tax.taxCategory(), .exclTax = tax.exclTax, .incTax = tax.incTax});
    return shares;
}

QString sharesText(const QList<InvoiceShare> &shares)
{
    QStringList lines;
    for (const InvoiceShare &share : shares)
        lines.append(u"%1 %2 %3 %4"_s.arg(numberText(share.rate), share.category, QString::number(share.exclTax),
                                          QString::number(share.incTax)));
    return lines.join(u'\n');
}

QList<InvoiceShare> sharesFrom(const QString &text)
{
    QList<InvoiceShare> shares;
    for (const QStringView line : QStringView(text).split(u'\n', Qt::SkipEmptyParts)) {
        const QList<QStringView> words = line.split(u' ');
        constexpr qsizetype kWords = 4;
        if (words.size() != kWords)
            continue;
        bool hasRate = false;
        bool hasNet = false;
        bool hasGross = false;
        const InvoiceShare share{.rate = words.at(0).toDouble(&hasRate),
                                 .category = words.at(1).toString(),
                                 .exclTax = words.at(2).toLongLong(&hasNet),
                                 .incTax = words.at(3).toLongLong(&hasGross)};
        if (hasRate && hasNet && hasGross)
            shares.append(share);
    }
    return shares;
}

} // namespace stemdesk
