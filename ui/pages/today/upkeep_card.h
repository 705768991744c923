#pragma once

#include "core/services/today.h"
#include "ui/widgets/card.h"

namespace stemdesk::ui {

/// What else wants to be looked after: prices that are old, messages that did not arrive. Hidden while there is
/// nothing.
class UpkeepCard : public Card {
    Q_OBJECT

public:
    explicit UpkeepCard(QWidget *parent = nullptr);

    void setToday(const Today &today);

Q_SIGNALS:
    void pricesRequested(const stemdesk::PriceListId &newest);
    void deliveriesRequested();

private:
    void addPrices(const AgeingPrices &prices, QDate day);
    void addDeliveries(qint64 failed);

    QWidget *m_notes = nullptr;
    // That are told of.
    QDate m_day;
    QList<AgeingPrices> m_prices;
    qint64 m_failed = 0;
};

} // namespace stemdesk::ui
