#pragma once

#include "core/domain/events/assistant_write.h"
#include "core/services/services.h"
#include "ui/undo/edits.h"

#include <QObject>

#include <optional>

namespace stemdesk::ui {

struct UiContext;

/// A write of an assistant as an edit that can be undone and redone.
Edit assistantEdit(const QString &text, const AssistantWrite &write);

/// Adds each write of an assistant, in any process, to this window's undo steps, and offers to undo it.
class AssistantSteps : public QObject {
    Q_OBJECT

public:
    explicit AssistantSteps(UiContext &context, QObject *parent = nullptr);

private:
    void read();
    void take(const AssistantWrites &news);
    static QString offerFor(const AssistantWrite &write);

    UiContext &m_context;
    std::optional<qint64> m_place; ///< The position of the last write that became a step; nullopt while unknown.
    bool m_isReading = false;
    bool m_hasMore = false; ///< Something was committed during the read.
};

} // namespace stemdesk::ui
