#include "ui/pages/products/uses_list.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/flush_link.h"
#include "ui/widgets/layout/kept_place.h"
#include "ui/widgets/text_label.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

UsesList::UsesList(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metric::kSpace16 + metric::kSpace4, 0, 0);
    column->setSpacing(metric::kSpace4);
    column->addWidget(new SectionLabel(tr("Where it is used")));
}

void UsesList::setUses(const QList<VariantUse> &uses, int limit, const QString &amount)
{
    if (m_rows && uses == m_uses)
        return;
    const KeptPlace kept(this);
    m_uses = uses;
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(metric::kSpace4);
    for (const VariantUse &use : uses.first(std::min<qsizetype>(uses.size(), limit)))
        addUse(use, amount);
    if (uses.isEmpty())
        rows->addWidget(new TextLabel(tr("On no event yet."), TextStyle::Body, Tone::Quiet));
    else if (uses.size() > limit)
        rows->addWidget(new TextLabel(tr("and on earlier events"), TextStyle::Body, Tone::Quiet));
    layout()->addWidget(m_rows);
}

void UsesList::addUse(const VariantUse &use, const QString &amount)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(metric::kSpace8);
    auto *event = new FlushLink(use.eventName);
    event->setAccessibleName(tr("Open %1").arg(use.eventName));
    connect(event, &Button::clicked, this, [this, id = use.eventId] { Q_EMIT eventChosen(id); });
    line->addWidget(event);
    line->addStretch(1);
    line->addWidget(new TextLabel(amount.arg(plainNumber(use.units)), TextStyle::Body, Tone::Quiet));
    m_rows->layout()->addWidget(row);
}

} // namespace stemdesk::ui
