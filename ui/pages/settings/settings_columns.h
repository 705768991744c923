#pragma once

#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

class TextLabel;

constexpr int kChoiceIndent = metric::kChoice + metric::kSpace8; ///< Indents a choice's details to its text.

/// An explanation as wide as its card.
TextLabel *paragraph(const QString &text);

/// A settings tab.
class SettingsColumns : public CardColumns {
    Q_OBJECT

public:
    explicit SettingsColumns(QWidget *parent = nullptr);

protected:
    /// No field is wider than what is typed in it.
    void showEvent(QShowEvent *event) override;
};

} // namespace stemdesk::ui
