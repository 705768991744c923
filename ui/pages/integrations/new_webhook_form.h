#pragma once

#include "core/base/result.h"
#include "core/domain/webhooks/webhook.h"
#include "ui/widgets/layout/side_panel.h"

class QCheckBox;
class QLineEdit;

namespace stemdesk::ui {

class Button;
class Draft;
class FormRow;
class InlineMessage;
struct UiContext;

/// Creates a webhook: its address, and its types of events.
class NewWebhookForm : public SidePanel {
    Q_OBJECT

public:
    explicit NewWebhookForm(UiContext &context, QWidget *parent = nullptr);

    /// Empty again, with the keyboard in it.
    void open();
    /// Whether there is typed text that was neither used nor discarded.
    bool isKept() const;

Q_SIGNALS:
    /// `secret` is shown nowhere else.
    void created(const stemdesk::Webhook &webhook, const QByteArray &secret);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Made {
        Webhook webhook;
        QByteArray secret;
    };

    void buildFields();
    void buildFoot();
    void create();
    void onMade(const Result<Made> &made);
    void refuse(const Error &error);

    UiContext &m_context;
    Draft *m_draft = nullptr;
    QLineEdit *m_url;
    FormRow *m_urlRow = nullptr;
    QCheckBox *m_createdBox;
    QCheckBox *m_updatedBox;
    InlineMessage *m_refusal;
    Button *m_create;
};

} // namespace stemdesk::ui
