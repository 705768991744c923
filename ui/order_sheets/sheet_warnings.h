#pragma once

#include "core/domain/orders/order_sheet.h"
#include "ui/widgets/notices/inline_message.h"

#include <functional>

namespace stemdesk::ui {

// Warnings about a sheet; empty if there is nothing to mind.
QString draftText(const OrderSheet &sheet);
QString archivedText(const OrderSheet &sheet);
QString nobodyText(const OrderSheet &sheet);
QString unpricedText(const OrderSheet &sheet);

/// Asks before an order that is below its supplier's minimum.
class BelowMinimumQuestion : public DoubtMessage {
    Q_OBJECT

public:
    explicit BelowMinimumQuestion(QWidget *parent = nullptr);

    /// Runs `order` at once if every minimum is met, otherwise once the question is answered.
    void askFor(const OrderSheet &sheet, const QString &currency, const std::function<void()> &order);
};

} // namespace stemdesk::ui
