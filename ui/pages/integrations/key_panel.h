#pragma once

#include "core/domain/keys/api_key.h"
#include "ui/widgets/layout/side_panel.h"

#include <QHash>

namespace stemdesk::ui {

class Button;
class InlineMessage;
class Question;
struct UiContext;

/// The rights of one key, and its revocation.
class KeyPanel : public SidePanel {
    Q_OBJECT

public:
    explicit KeyPanel(UiContext &context, QWidget *parent = nullptr);

    /// A null id shows nothing.
    void setKey(const ApiKey &key);
    /// Asks whether to revoke the shown key.
    void askToRevoke();

private:
    void build();
    bool isCalendar() const { return m_key.use != KeyUse::Requests; }
    void revoke();

    UiContext &m_context;
    ApiKey m_key;
    QList<ValueRow *> m_areas; ///< In the order of keyAreas().
    ValueRow *m_calendar = nullptr; ///< For calendar addresses.
    ValueRow *m_created = nullptr;
    ValueRow *m_expires = nullptr;
    ValueRow *m_used = nullptr;
    ValueRow *m_state = nullptr;
    Button *m_revoke = nullptr;
    Question *m_question = nullptr;
    InlineMessage *m_refusal = nullptr;
};

} // namespace stemdesk::ui
