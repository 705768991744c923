#pragma once

#include "ui/theme/metrics.h"

#include <QScrollArea>

class QBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

class Card;
class TextLabel;

constexpr int kChoiceIndent = metric::kIcon + metric::kSpace8; ///< Indents a choice's details to its text.

/// An explanation as wide as its card.
TextLabel *paragraph(const QString &text);

/// A settings tab: cards in two columns that scroll together, or in one if the window is too narrow.
class SettingsColumns : public QScrollArea {
    Q_OBJECT

public:
    explicit SettingsColumns(QWidget *parent = nullptr);

    /// In tab order: left column first.
    void addLeft(Card *card);
    void addRight(Card *card);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();

    QBoxLayout *m_columns;
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
};

} // namespace stemdesk::ui
