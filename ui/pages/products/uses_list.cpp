#include "ui/pages/products/uses_list.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/text_label.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

UsesList::UsesList(QWidget *parent) : LinkList(parent)
{
    layout()->setContentsMargins(0, metric::kSpace16 + metric::kSpace4, 0, 0);
    layout()->setSpacing(metric::kSpace4);
    layout()->addWidget(new SectionLabel(tr("Where it is used")));
}

void UsesList::setUses(const QList<VariantUse> &uses, int limit, bool areStems)
{
    if (!isEmpty() && uses == m_uses)
        return;
    m_uses = uses;
    const auto amount = [areStems](double units) {
        const QString number = plainNumber(units);
        return areStems ? tr("%1 stem(s)", nullptr, int(std::ceil(units))).arg(number) : number;
    };
    rebuild([&] {
        for (const VariantUse &use : uses.first(std::min<qsizetype>(uses.size(), limit)))
            addLink(
                use.eventName, [this, id = use.eventId] { Q_EMIT eventChosen(id); }, tr("Open %1").arg(use.eventName))
                ->addWidget(new TextLabel(amount(use.units), TextStyle::Body, Tone::Quiet));
        if (uses.isEmpty())
            addNote(tr("On no event yet."));
        else if (uses.size() > limit)
            addNote(tr("and on earlier events"));
    });
}

} // namespace stemdesk::ui
