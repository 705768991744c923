#pragma once

#include "core/domain/webhooks/webhook.h"
#include "ui/undo/edits.h"
#include "ui/widgets/layout/side_panel.h"

class QCheckBox;

namespace stemdesk::ui {

class Button;
class FormRow;
class InlineMessage;
class Question;
class ValueField;
struct UiContext;

/// One webhook: its address and events, pausing it, deleting it.
class WebhookPanel : public SidePanel {
    Q_OBJECT

public:
    explicit WebhookPanel(UiContext &context, QWidget *parent = nullptr);

    /// A null id shows nothing.
    void setWebhook(const Webhook &webhook);
    void askToDelete();

private:
    void build();
    void buildFoot();
    QCheckBox *addType(WebhookType type);
    void changeUrl(const QString &typed);
    void storeUrl(const Webhook &before, const WebhookPatch &checked, const Edits::Done &take);
    void changeTypes();
    void togglePaused();
    void remove();
    void showState();

    UiContext &m_context;
    Webhook m_webhook;
    InlineMessage *m_failing = nullptr;
    ValueField *m_url = nullptr;
    FormRow *m_urlRow = nullptr;
    QCheckBox *m_created = nullptr;
    QCheckBox *m_updated = nullptr;
    InlineMessage *m_refusal = nullptr;
    ValueRow *m_state = nullptr;
    ValueRow *m_last = nullptr;
    ValueRow *m_made = nullptr;
    Button *m_pause = nullptr;
    Button *m_delete = nullptr;
    Question *m_question = nullptr;
};

} // namespace stemdesk::ui
