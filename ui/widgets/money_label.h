#pragma once

#include "ui/widgets/text_label.h"

#include <optional>

namespace stemdesk::ui {

/// An amount of money, the large figure of a summary.
class MoneyLabel : public TextLabel {
    Q_OBJECT

public:
    /// Screen readers read `name` before the amount.
    explicit MoneyLabel(QString name, QWidget *parent = nullptr);

    /// Nothing is shown as a dash.
    void setAmount(std::optional<double> amount, const QString &currencyCode);

private:
    QString m_name;
};

} // namespace stemdesk::ui
