#include "ui/pages/today/upkeep_card.h"

#include "core/domain/prices/price_list_age.h"
#include "ui/day_text.h"
#include "ui/product_type_words.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/inline_message.h"

#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

// Types whose prices are named; a shop seldom has more.
constexpr int kTypes = 4;

} // namespace

UpkeepCard::UpkeepCard(QWidget *parent) : Card(tr("To look after"), parent)
{
    hide();
}

void UpkeepCard::setToday(const Today &today)
{
    // A screen reader says each new note: what stands there already is not said again.
    if (m_day == today.day && m_prices == today.prices && m_failed == today.failedDeliveries)
        return;
    m_day = today.day;
    m_prices = today.prices;
    m_failed = today.failedDeliveries;
    showNotes();
}

void UpkeepCard::setBackup(const UpkeepBackup &backup)
{
    if (m_backup == backup)
        return;
    m_backup = backup;
    showNotes();
}

void UpkeepCard::showNotes()
{
    delete m_notes;
    m_notes = new QWidget;
    auto *column = new QVBoxLayout(m_notes);
    column->setContentsMargins(kSpace12, kSpace4, kSpace12, kSpace8);
    column->setSpacing(kSpace8);
    for (qsizetype row = 0; row < m_prices.size() && row < kTypes; ++row)
        addPrices(m_prices.at(row), m_day);
    if (m_failed > 0)
        addDeliveries(m_failed);
    if (!m_backup.sentence.isEmpty())
        addBackup();
    body()->addWidget(m_notes);
    setVisible(column->count() > 0);
}

void UpkeepCard::addPrices(const AgeingPrices &prices, QDate day)
{
    const PriceList &list = prices.newest;
    const QString type = productTypeTitle(list.productType);
    const int days = int(list.date.daysTo(day));
    auto *note = new InlineMessage(prices.isOutOfDate ? Tone::Warning : Tone::Quiet);
    m_notes->layout()->addWidget(note);
    note->setMessage(prices.isOutOfDate
                         ? tr("%1: the newest prices are %n days old.", nullptr, days).arg(type)
                         : tr("%1: prices are good until %2.").arg(type, dayAndMonth(lastGoodDay(list.date))),
                     tr("Prices"));
    connect(note, &InlineMessage::actionChosen, this, [this, id = list.id] { Q_EMIT pricesRequested(id); });
}

void UpkeepCard::addDeliveries(qint64 failed)
{
    auto *note = new InlineMessage(Tone::Warning);
    m_notes->layout()->addWidget(note);
    note->setMessage(tr("%n messages to other programs did not arrive this week.", nullptr, int(failed)),
                     tr("Webhooks"));
    connect(note, &InlineMessage::actionChosen, this, &UpkeepCard::deliveriesRequested);
}

void UpkeepCard::addBackup()
{
    auto *note = new InlineMessage(m_backup.isWarning ? Tone::Warning : Tone::Quiet);
    m_notes->layout()->addWidget(note);
    note->setMessage(m_backup.sentence, tr("Backups"));
    connect(note, &InlineMessage::actionChosen, this, &UpkeepCard::backupsRequested);
}

} // namespace stemdesk::ui
