#pragma once

#include "core/services/today_service.h"
#include "ui/pages/today/upkeep.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

/// Other things that need attention: old prices, undelivered messages, backups. Hidden if there are none.
class UpkeepCard : public Card {
    Q_OBJECT

public:
    explicit UpkeepCard(QWidget *parent = nullptr);

    void setToday(const Today &today);
    /// What is wrong with the backups; empty: nothing.
    void setBackup(const QString &trouble);
    void setWorkroom(const WorkroomUpkeep &workroom, const QTimeZone &zone);

Q_SIGNALS:
    void pricesRequested(const stemdesk::PriceListId &newest);
    void deliveriesRequested();
    void backupsRequested();
    void hireRequested();
    void weekRequested();
    void claimsRequested();

private:
    void showNotes();
    void addPrices(const AgeingPrices &prices, QDate day);
    void addDeliveries(qint64 failed);
    void addBackup();
    void addWorkroom();
    void addNote(Tone tone, const QString &text, const QString &action, void (UpkeepCard::*asked)());

    QWidget *m_notes = nullptr;
    // The facts in the notes.
    QDate m_day;
    QList<AgeingPrices> m_prices;
    qint64 m_failed = 0;
    QString m_backup;
    WorkroomUpkeep m_workroom;
    QTimeZone m_zone;
};

} // namespace stemdesk::ui
