#include "ui/pages/products/uses_list.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/text_label.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

UsesList::UsesList(QWidget *parent) : LinkList(parent)
{
    layout()->setContentsMargins(0, metric::kSpace16 + metric::kSpace4, 0, 0);
    layout()->setSpacing(metric::kSpace4);
    layout()->addWidget(new SectionLabel(tr("Where it is used")));
}

void UsesList::setUses(const QList<VariantUse> &uses, int limit, const QString &amount)
{
    if (!isEmpty() && uses == m_uses)
        return;
    m_uses = uses;
    rebuild([&] {
        for (const VariantUse &use : uses.first(std::min<qsizetype>(uses.size(), limit)))
            addLink(
                use.eventName, [this, id = use.eventId] { Q_EMIT eventChosen(id); }, tr("Open %1").arg(use.eventName))
                ->addWidget(new TextLabel(amount.arg(plainNumber(use.units)), TextStyle::Body, Tone::Quiet));
        if (uses.isEmpty())
            addNote(tr("On no event yet."));
        else if (uses.size() > limit)
            addNote(tr("and on earlier events"));
    });
}

} // namespace stemdesk::ui
