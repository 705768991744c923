#include "core/reports/payment_fill.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

class Filling {
public:
    explicit Filling(const QList<qint64> &totals) : m_taken(totals.size())
    {
        for (const qint64 total : totals)
            m_fill.open.append(std::max<qint64>(0, total));
    }

    void pay(qsizetype payment, qint64 amount)
    {
        for (qsizetype at = 0; at < m_fill.open.size() && amount > 0; ++at) {
            const qint64 part = std::min(m_fill.open.at(at), amount);
            move(payment, at, part);
            amount -= part;
        }
        moveBeyond(payment, amount);
    }

    void refund(qsizetype payment, qint64 amount)
    {
        const qint64 fromBeyond = std::min(amount, std::max<qint64>(0, m_beyond));
        moveBeyond(payment, -fromBeyond);
        amount -= fromBeyond;
        for (qsizetype at = m_taken.size(); at-- > 0 && amount > 0;) {
            const qint64 part = std::min(m_taken.at(at), amount);
            move(payment, at, -part);
            amount -= part;
        }
        moveBeyond(payment, -amount);
    }

    PaymentFill take() { return std::move(m_fill); }

private:
    void move(qsizetype payment, qsizetype invoice, qint64 amount)
    {
        if (amount == 0)
            return;
        m_fill.parts.append({.payment = payment, .invoice = invoice, .amount = amount, .before = m_taken.at(invoice)});
        m_taken[invoice] += amount;
        m_fill.open[invoice] -= amount;
    }
    void moveBeyond(qsizetype payment, qint64 amount)
    {
        if (amount == 0)
            return;
        m_fill.parts.append({.payment = payment, .invoice = std::nullopt, .amount = amount, .before = m_beyond});
        m_beyond += amount;
    }

    PaymentFill m_fill;
    QList<qint64> m_taken;
    qint64 m_beyond = 0;
};

} // namespace

PaymentFill filled(const QList<qint64> &totals, const QList<qint64> &payments)
{
    Filling filling(totals);
    for (qsizetype at = 0; at < payments.size(); ++at) {
        if (payments.at(at) >= 0)
            filling.pay(at, payments.at(at));
        else
            filling.refund(at, -payments.at(at));
    }
    return filling.take();
}

} // namespace stemdesk
