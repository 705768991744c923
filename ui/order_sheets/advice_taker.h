#pragma once

#include "core/base/result.h"
#include "ui/models/lookup.h"
#include "ui/undo/edits.h"
#include "ui/words/order_words.h"

#include <QCoreApplication>
#include <QObject>

#include <optional>

namespace stemdesk::ui {

/// Edits that apply advice to the events that it concerns.
class AdviceEdit {
    Q_DECLARE_TR_FUNCTIONS(AdviceEdit)

public:
    /// The edit that applies the advice: one arrangement gets fewer or more, or all lines ordered together move to
    /// another supplier. nullopt if every arrangement has too many copies for such a change.
    static Result<std::optional<Edit>> of(ShopServices &services, const OrderAdvice &advice);
};

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
