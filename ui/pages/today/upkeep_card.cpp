#include "ui/pages/today/upkeep_card.h"

#include "core/domain/prices/price_list.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/order_words.h"

#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

// Number of types whose prices are named; a shop rarely has more.
constexpr int kTypes = 4;

} // namespace

UpkeepCard::UpkeepCard(QWidget *parent) : Card(tr("Needs attention"), parent)
{
    hide();
}

void UpkeepCard::setToday(const Today &today)
{
    // Screen readers announce every new note, so leave unchanged ones in place.
    if (m_day == today.day && m_prices == today.prices && m_failed == today.failedDeliveries)
        return;
    m_day = today.day;
    m_prices = today.prices;
    m_failed = today.failedDeliveries;
    showNotes();
}

void UpkeepCard::setBackup(const QString &trouble)
{
    if (m_backup == trouble)
        return;
    m_backup = trouble;
    showNotes();
}

void UpkeepCard::setWorkroom(const WorkroomUpkeep &workroom, const QTimeZone &zone)
{
    if (m_workroom == workroom)
        return;
    m_workroom = workroom;
    m_zone = zone;
    showNotes();
}

void UpkeepCard::showNotes()
{
    delete m_notes;
    m_notes = new QWidget;
    auto *column = new QVBoxLayout(m_notes);
    column->setContentsMargins(kSpace16, kSpace4, kSpace16, kSpace8);
    column->setSpacing(kSpace8);
    addWorkroom();
    for (qsizetype row = 0; row < m_prices.size() && row < kTypes; ++row)
        addPrices(m_prices.at(row), m_day);
    if (m_failed > 0)
        addDeliveries(m_failed);
    if (!m_backup.isEmpty())
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

void UpkeepCard::addNote(Tone tone, const QString &text, const QString &action, void (UpkeepCard::*asked)())
{
    auto *note = new InlineMessage(tone);
    m_notes->layout()->addWidget(note);
    note->setMessage(text, action);
    connect(note, &InlineMessage::actionChosen, this, asked);
}

/// The most urgent first.
void UpkeepCard::addWorkroom()
{
    if (m_workroom.shortThings > 0)
        addNote(Tone::Error, tr("%n items for hire are short in the next four weeks.", nullptr, m_workroom.shortThings),
                tr("Hire"), &UpkeepCard::hireRequested);
    if (m_workroom.claims.lines > 0) {
        const QString when = claimTime(m_workroom.claims.until, m_zone);
        addNote(Tone::Warning,
                tr("%n rejected deliveries can still be claimed, the first until %1.", nullptr, m_workroom.claims.lines)
                    .arg(when),
                tr("Orders"), &UpkeepCard::claimsRequested);
    }
    QStringList tasks;
    if (m_workroom.lateTasks > 0)
        tasks += tr("%n tasks are late.", nullptr, m_workroom.lateTasks);
    if (m_workroom.openTasks > 0)
        tasks += tr("%n tasks to do today.", nullptr, m_workroom.openTasks);
    if (!tasks.isEmpty())
        addNote(m_workroom.lateTasks > 0 ? Tone::Warning : Tone::Quiet, tasks.join(u' '), tr("Week"),
                &UpkeepCard::weekRequested);
}

void UpkeepCard::addDeliveries(qint64 failed)
{
    addNote(Tone::Warning, tr("%n messages to other programs did not arrive this week.", nullptr, int(failed)),
            tr("Webhooks"), &UpkeepCard::deliveriesRequested);
}

void UpkeepCard::addBackup()
{
    addNote(Tone::Warning, m_backup, tr("Backups"), &UpkeepCard::backupsRequested);
}

} // namespace stemdesk::ui
