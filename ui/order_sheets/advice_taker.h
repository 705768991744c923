#pragma once

#include "ui/models/lookup.h"
#include "ui/words/order_words.h"

#include <QObject>

namespace stemdesk::ui {

struct UiContext;

/// Applies advice as a step that can be undone.
class AdviceTaker : public QObject {
    Q_OBJECT

public:
    explicit AdviceTaker(UiContext &context, QObject *parent = nullptr);

    void take(const OrderAdvice &advice);

Q_SIGNALS:
    /// Why it was not applied; empty once one was.
    void refused(const QString &reason);

private:
    UiContext &m_context;
    Lookup m_reading;
};

} // namespace stemdesk::ui
