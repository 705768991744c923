#pragma once

#include "core/base/result.h"
#include "ui/undo/edits.h"
#include "ui/words/order_words.h"

#include <QCoreApplication>

#include <optional>

namespace stemdesk::ui {

/// Makes advice come true in the events that it is about.
class AdviceEdit {
    Q_DECLARE_TR_FUNCTIONS(AdviceEdit)

public:
    /// What takes the advice: one arrangement gets fewer or more, or all that is ordered together comes from another
    /// supplier. Nothing where each arrangement is made so often that none can change by this alone.
    static Result<std::optional<Edit>> of(ShopServices &services, const OrderAdvice &advice);
};

} // namespace stemdesk::ui
