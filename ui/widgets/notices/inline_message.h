#pragma once

#include "ui/theme/tokens.h"

#include <QPersistentModelIndex>
#include <QWidget>

#include <functional>

class QAbstractItemView;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// A strip inside a page or card: advice, a warning, an error, with an optional action at its right.
class InlineMessage : public QWidget {
    Q_OBJECT

public:
    explicit InlineMessage(Tone tone = Tone::Warning, QWidget *parent = nullptr);

    /// Shows the strip; an empty text hides it.
    void setMessage(const QString &text, const QString &action = {});
    void setTone(Tone tone);
    QString text() const;

Q_SIGNALS:
    void actionChosen();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TextLabel *m_text;
    Button *m_action;
    Tone m_tone;
};

/// A warning before something is done, which its button does all the same.
class DoubtMessage : public InlineMessage {
    Q_OBJECT

public:
    /// It is not asked any more.
    void forget();

protected:
    explicit DoubtMessage(QWidget *parent);

    /// Runs `act` at once if there is no doubt, otherwise once `anyway` is chosen.
    void askFor(const QString &doubt, const QString &anyway, const std::function<void()> &act);

private:
    std::function<void()> m_act;
};

/// Says beside a table why what was typed into a cell was refused, which is otherwise only in the cell's tooltip, or
/// that its row is gone. Cells that somebody else changed have a note of their own below them.
class RefusalNote : public InlineMessage {
    Q_OBJECT

public:
    /// The view has its model already.
    explicit RefusalNote(QAbstractItemView &view, QWidget *parent = nullptr);

    /// What to say when a row went while `typed` was typed into it.
    static QString removedText(const QString &typed);

private:
    void onDataChanged(const QModelIndex &first, const QModelIndex &last);
    void showLast();

    QList<QPersistentModelIndex> m_refused; ///< In the order of the refusals.
    QString m_removed; ///< Said of a row that is gone, until another one is chosen.
};

} // namespace stemdesk::ui
