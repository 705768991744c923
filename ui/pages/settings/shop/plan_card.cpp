#include "ui/pages/settings/shop/plan_card.h"

#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/plan_rows.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/error_text.h"

#include <QVBoxLayout>

namespace stemdesk::ui {

PlanCard::PlanCard(const QString &title, UiContext &context, PlanRows *rows, QWidget *parent)
    : Card(title, parent), m_context(context), m_rows(rows), m_refusal(new InlineMessage(Tone::Error))
{
    body()->addSpacing(metric::kSpace2); // Like the rows of a form.
    addPadded(m_refusal);
    auto *row = new QVBoxLayout;
    row->setContentsMargins(metric::kSpace16, 0, metric::kSpace8, metric::kSpace8); // The buttons at its end have room.
    row->addWidget(rows);
    body()->addLayout(row);
    connect(rows, &PlanRows::refused, m_refusal, [this](const QString &reason) { m_refusal->setMessage(reason); });
    RecentChanges::watch(context, this, {Resource::Shop}, [this] { read(); });
}

void PlanCard::store(const Chosen &chosen, ValueField *field)
{
    const Edit change = SettingEdits::change(chosen.undo, chosen.seen, {{chosen.setting, chosen.text}});
    m_context.edits.run(chosen.with ? chosen.with(change) : change, this,
                        [this, field, refusal = chosen.refusal, told = chosen.told](const Status &status) {
                            m_rows->settle();
                            read();
                            if (status && told)
                                told();
                            if (field && status)
                                field->setStored();
                            else if (field)
                                field->refuse(status.error(),
                                              status.error().kind == Error::Kind::Invalid ? refusal : QString());
                            else
                                m_refusal->setMessage(status ? QString() : errorText(status.error()));
                        });
}

void PlanCard::read()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    showPlan();
}

} // namespace stemdesk::ui
