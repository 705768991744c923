#include "core/domain/reports/event_figures.h"

#include <QtEndian>

#include <cmath>
#include <cstring>

namespace stemdesk {

namespace {

constexpr qsizetype kIdBytes = sizeof(IdBytes);
static_assert(kGoodsUseBytes == kIdBytes + 3 * qsizetype(sizeof(double)));

double readReal(const char *at)
{
    const double value = qFromLittleEndian<double>(at);
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

} // namespace stemdesk
