#pragma once

#include "ui/theme/metrics.h"

#include <QScrollArea>

class QVBoxLayout;

namespace stemdesk::ui {

class Card;
class TextLabel;

constexpr int kChoiceIndent = metric::kIcon + metric::kSpace8; ///< Of what belongs to a choice, under its words.

/// A sentence that explains, as wide as its card.
TextLabel *paragraph(const QString &text);

/// Cards in two columns that scroll together: what a tab of the settings consists of.
class SettingsColumns : public QScrollArea {
    Q_OBJECT

public:
    explicit SettingsColumns(QWidget *parent = nullptr);

    /// In the order of Tab: the left ones first.
    void addLeft(Card *card);
    void addRight(Card *card);

private:
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
};

} // namespace stemdesk::ui
