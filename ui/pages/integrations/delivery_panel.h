#pragma once

#include "core/domain/webhooks/webhook.h"
#include "ui/widgets/layout/side_panel.h"

class QPlainTextEdit;

namespace stemdesk::ui {

class Button;
class InlineMessage;
class TextLabel;
struct UiContext;

/// One message to one webhook: its content, its attempts and their results, and a button to send it again.
class DeliveryPanel : public SidePanel {
    Q_OBJECT

public:
    explicit DeliveryPanel(UiContext &context, QWidget *parent = nullptr);

    void setDelivery(const Delivery &delivery);

Q_SIGNALS:
    void backRequested();

private:
    void build();
    void buildPayload();
    QPlainTextEdit *addText(const QString &name, int lines);
    void showAttempts();
    void showPayload();
    QString headers() const;
    void redeliver();

    UiContext &m_context;
    Delivery m_delivery;
    ValueRow *m_state = nullptr;
    ValueRow *m_made = nullptr;
    ValueRow *m_next = nullptr;
    ValueRow *m_id = nullptr;
    TextLabel *m_attempts = nullptr;
    Button *m_redeliver = nullptr;
    InlineMessage *m_refusal = nullptr;
    QPlainTextEdit *m_payload = nullptr;
    QPlainTextEdit *m_headers = nullptr;
};

} // namespace stemdesk::ui
