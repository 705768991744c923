#include "ui/words/money_sum.h"

#include "ui/words/money_text.h"

#include <QStringList>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

void MoneySum::add(const MinorAmount &amount, const QString &currency)
{
    const auto part = std::ranges::find(m_parts, currency, &Part::currency);
    if (part == m_parts.end())
        m_parts.append({currency, amount});
    else
        part->amount.count += amount.count;
}

QString MoneySum::text() const
{
    QStringList texts;
    for (const Part &part : m_parts)
        texts += moneyText(part.amount.amount(), part.currency);
    return texts.join(u" · "_s);
}

} // namespace stemdesk::ui
