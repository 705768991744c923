#pragma once

#include "ui/widgets/text_label.h"

#include <optional>

namespace stemdesk::ui {

/// An amount of money; the large figure of a summary unless another style is asked for.
class MoneyLabel : public TextLabel {
    Q_OBJECT

public:
    explicit MoneyLabel(TextStyle style = TextStyle::Figure, QWidget *parent = nullptr);

    /// Nothing is shown as a dash.
    void setAmount(std::optional<double> amount, const QString &currencyCode);
};

} // namespace stemdesk::ui
