#pragma once

#include "core/domain/billing/balance.h"
#include "ui/widgets/layout/card.h"

#include <QMap>

namespace stemdesk::ui {

class InstalmentStation;
class TextLabel;

/// The payment plan as a line of stations, and how much of the price has been paid.
class BalanceCard : public Card {
    Q_OBJECT

public:
    explicit BalanceCard(QWidget *parent = nullptr);

    /// `invoiced` are the instalments with an invoice, by their index, and when that is due; `isInvoiceable`: something
    /// is left to invoice; `price`: of the event today.
    void setBalance(const EventBalance &owed, double price, const QMap<int, std::optional<QDate>> &invoiced,
                    bool isInvoiceable);

Q_SIGNALS:
    void invoiceRequested(int instalment);

private:
    void addStation();
    void endLine();
    static QString quotedBasis(double more, const QString &currency);
    QString sentence(const EventBalance &owed, double price) const;

    TextLabel *m_sentence;
    QWidget *m_line;
    QList<InstalmentStation *> m_stations; ///< Reused, so that the focus stays where it is.
};

} // namespace stemdesk::ui
