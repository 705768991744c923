#include "ui/pages/event/payments/balance_card.h"

#include "core/domain/money_text.h"
#include "ui/pages/event/payments/instalment_station.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

BalanceCard::BalanceCard(QWidget *parent)
    : Card(tr("Payment plan"), parent), m_sentence(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_line(new QWidget)
{
    m_sentence->setWordWrap(true);
    auto *stations = new FlowLayout(m_line);
    stations->setEven(QWIDGETSIZE_MAX);
    stations->setSpacing(0); // The line leads on from one to the next.
    addPadded(m_sentence);
    addPadded(m_line);
}

void BalanceCard::addStation()
{
    const int place = int(m_stations.size());
    auto *station = new InstalmentStation;
    m_line->layout()->addWidget(station);
    m_stations.append(station);
    connect(station, &InstalmentStation::invoiceRequested, this, [this, place] { Q_EMIT invoiceRequested(place); });
}

/// The line ends at the last station.
void BalanceCard::endLine()
{
    const auto shown = std::ranges::count_if(m_stations, [](const QWidget *station) { return !station->isHidden(); });
    for (qsizetype place = 0; place < shown; ++place)
        m_stations.at(place)->setLast(place == shown - 1);
}

/// The summary beside the card shows today's price, which may be another one.
QString BalanceCard::quotedBasis(double more, const QString &currency)
{
    if (more == 0)
        return tr("Based on the accepted quote.");
    return (more < 0 ? tr("Based on the accepted quote; today’s price is %1 less.")
                     : tr("Based on the accepted quote; today’s price is %1 more."))
        .arg(moneyText(std::abs(more), currency));
}

QString BalanceCard::sentence(const EventBalance &owed, double price) const
{
    const Balance &balance = owed.balance;
    const auto money = [&](qint64 count) { return moneyText(balance.unit.amount(count), owed.currency); };
    const QString paid = tr("%1 of %2 paid.").arg(money(balance.paid), money(balance.total));
    const QString basis = owed.isAccepted
        ? quotedBasis(
            roundedMoney(roundedMoney(price, owed.currency) - balance.unit.amount(balance.total), owed.currency),
            owed.currency)
        : tr("No quote is accepted: today’s price.");
    if (balance.credit > 0)
        return tr("%1 %2 overpaid. %3").arg(paid, money(balance.credit), basis);
    return QStringLiteral("%1 %2").arg(paid, basis);
}

void BalanceCard::setBalance(const EventBalance &owed, double price, const QMap<int, std::optional<QDate>> &invoiced,
                             bool isInvoiceable)
{
    const Balance &balance = owed.balance;
    m_sentence->setText(sentence(owed, price));
    setFigure(balance.outstanding > 0
                  ? tr("%1 outstanding").arg(moneyText(balance.unit.amount(balance.outstanding), owed.currency))
                  : tr("Nothing outstanding"));
    while (m_stations.size() < balance.instalments.size())
        addStation();
    for (qsizetype place = 0; place < m_stations.size(); ++place) {
        InstalmentStation *station = m_stations.at(place);
        station->setVisible(place < balance.instalments.size());
        if (place >= balance.instalments.size())
            continue;
        const Instalment &instalment = balance.instalments.at(place);
        const bool isInvoiced = invoiced.contains(int(place));
        station->show({.instalment = instalment,
                       .unit = balance.unit,
                       .currency = owed.currency,
                       .canBeInvoiced = isInvoiceable && !isInvoiced && instalment.amount > 0,
                       .isInvoiced = isInvoiced,
                       .invoiceDueOn = invoiced.value(int(place))});
    }
    endLine();
}

} // namespace stemdesk::ui
