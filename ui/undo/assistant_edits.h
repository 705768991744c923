#pragma once

#include "core/domain/events/assistant_write.h"
#include "core/services/services.h"
#include "ui/undo/edits.h"

#include <QObject>

#include <optional>

namespace stemdesk::ui {

struct UiContext;

/// What an assistant has done, as a step that can be taken back and done again.
Edit assistantEdit(const QString &text, const AssistantWrite &write);

/// Makes each write of an assistant, of whichever process, a step of this window's undo, and offers to take it back.
class AssistantSteps : public QObject {
    Q_OBJECT

public:
    explicit AssistantSteps(UiContext &context, QObject *parent = nullptr);

private:
    void read();
    void take(const AssistantWrites &news);

    UiContext &m_context;
    std::optional<qint64> m_place; ///< Up to which writes are steps; none while it is not known.
    bool m_isReading = false;
    bool m_hasMore = false; ///< Something was committed while it read.
};

} // namespace stemdesk::ui
