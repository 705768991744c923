#include "ui/pages/integrations/key_panel.h"

#include "core/services/services.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/question.h"
#include "ui/words/error_text.h"

#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

KeyPanel::KeyPanel(UiContext &context, QWidget *parent) : SidePanel(parent), m_context(context)
{
    build();
    setKey({});
}

void KeyPanel::build()
{
    setSubject({}, tr("Key")); // Above the first section, which has its own spacing.
    addSection(tr("Use"));
    m_state = addValue(tr("Status"));
    m_created = addValue(tr("Created"));
    m_expires = addValue(tr("Expires"));
    m_used = addValue(tr("Last used"));
    addSection(tr("What it may do"));
    for (const KeyAreaScopes &area : keyAreas())
        m_areas.append(addValue(IntegrationWords::area(area.area)));
    m_calendar = addValue(tr("Calendar"));
    m_revoke = new Button({}, Button::Kind::Danger);
    m_question = new Question;
    m_refusal = new InlineMessage(Tone::Error);
    auto *foot = new QWidget;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(0, kSpace16, 0, 0);
    column->addWidget(m_revoke, 0, Qt::AlignLeft);
    column->addWidget(m_question);
    column->addWidget(m_refusal);
    addWidget(foot);
    connect(m_revoke, &QAbstractButton::clicked, this, &KeyPanel::askToRevoke);
    connect(m_question, &Question::confirmed, this, &KeyPanel::revoke);
    connect(m_question, &Question::closed, this, [this] {
        m_revoke->setVisible(!m_key.revokedAt);
        m_revoke->setFocus(Qt::OtherFocusReason);
    });
}

void KeyPanel::setKey(const ApiKey &key)
{
    if (key.id != m_key.id || key.revokedAt) {
        m_question->hide();
        m_refusal->setMessage({});
    }
    m_key = key;
    setEnabled(!key.id.isNull());
    setSubject(key.id.isNull() ? QString() : isCalendar() ? tr("Calendar address") : tr("API key"), key.name);
    const ReadingTime time = readingTime(m_context);
    const ToldState state = IntegrationWords::stateOf(key, time.now);
    m_state->setValue(state.text, state.tone);
    m_calendar->setVisible(isCalendar());
    m_calendar->setValue(key.use == KeyUse::CalendarWithTasks ? tr("reads events and tasks") : tr("reads events"));
    m_created->setValue(IntegrationWords::moment(key.createdAt, time));
    m_expires->setValue(IntegrationWords::moment(key.expiresAt, time, tr("never")));
    m_used->setValue(IntegrationWords::moment(key.lastUsedAt, time, tr("not yet")));
    for (qsizetype area = 0; area < m_areas.size(); ++area) {
        const QString may = IntegrationWords::scopesIn(keyAreas()[size_t(area)], key.scopes);
        m_areas.at(area)->setVisible(!isCalendar());
        m_areas.at(area)->setValue(may.isEmpty() ? tr("nothing") : may, may.isEmpty() ? Tone::Quiet : Tone::Plain);
    }
    m_revoke->setText(isCalendar() ? tr("Revoke address…") : tr("Revoke key…"));
    m_revoke->setVisible(!key.revokedAt && m_question->isHidden());
}

void KeyPanel::askToRevoke()
{
    if (m_key.id.isNull() || m_key.revokedAt)
        return;
    m_revoke->hide();
    const QString consequence = isCalendar() ? tr("Calendar programs that read “%1” are refused from their next "
                                                  "request. This cannot be undone; they will need a new address.")
                                             : tr("Programs that use “%1” are refused from their next request. This "
                                                  "cannot be undone; they will need a new key.");
    m_question->ask(consequence.arg(m_key.name), isCalendar() ? tr("Revoke address") : tr("Revoke key"), tr("Keep it"));
    ensureWidgetVisible(m_question);
}

void KeyPanel::revoke()
{
    const Edit edit{.text = (isCalendar() ? tr("Revoke calendar address %1") : tr("Revoke key %1")).arg(m_key.name),
                    .apply = [id = m_key.id, isKey = !isCalendar()](ShopServices &services) -> Status {
                        const Result<ApiKey> revoked =
                            isKey ? services.keys.revoke(id) : services.keys.revokeCalendar(id);
                        return revoked ? Status() : Status(revoked.error());
                    },
                    .revert = {}};
    m_context.edits.run(edit, this, [this](const Status &status) {
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
    });
}

} // namespace stemdesk::ui
