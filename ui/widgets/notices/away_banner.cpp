#include "ui/widgets/notices/away_banner.h"

#include "core/services/database/database_link.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/day_text.h"

#include <QDateTime>
#include <QVBoxLayout>

namespace stemdesk::ui {

AwayBanner::AwayBanner(DatabaseLink &link, QWidget *parent)
    : QWidget(parent), m_link(link), m_message(new InlineMessage(Tone::Warning))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metric::kSpace24, metric::kSpace12, metric::kSpace24, 0);
    column->addWidget(m_message);
    connect(m_message, &InlineMessage::actionChosen, this, &AwayBanner::tryAgain);
    connect(&m_link, &DatabaseLink::went, this, &AwayBanner::refresh);
    connect(&m_link, &DatabaseLink::stayedAway, this, &AwayBanner::refresh);
    connect(&m_link, &DatabaseLink::cameBack, this, &AwayBanner::refresh);
    refresh();
}

QString AwayBanner::sinceText(const DatabaseLink &link)
{
    const auto absence = link.absence();
    if (!absence)
        return {};
    const QDateTime since = QDateTime::fromMSecsSinceEpoch(absence->since);
    const bool isToday = since.date() == QDate::currentDate();
    return isToday ? clockText(since.time()) : momentText(since);
}

void AwayBanner::refresh()
{
    const auto absence = m_link.absence();
    setVisible(absence.has_value());
    setTip(*this, absence ? absence->reason : QString());
    m_message->setMessage(absence ? tr("The shop’s server has not answered since %1. What you type stays in its field "
                                       "until it can be stored. Stemdesk keeps trying.")
                                        .arg(sinceText(m_link))
                                  : QString(),
                          tr("Try again"));
}

void AwayBanner::tryAgain()
{
    m_message->setMessage(tr("Asking the shop’s server…"));
    m_link.tryAgain();
}

} // namespace stemdesk::ui
