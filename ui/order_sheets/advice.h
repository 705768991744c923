#pragma once

#include "core/base/result.h"
#include "ui/models/lookup.h"
#include "ui/undo/edits.h"
#include "ui/words/order_words.h"

#include <QCoreApplication>
#include <QObject>
#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class KeyHint;
class TextLabel;
struct UiContext;

/// One way to spend less, what it saves, and the button that applies it.
class AdviceRow : public QWidget {
    Q_OBJECT

public:
    explicit AdviceRow(QWidget *parent = nullptr);

    void show(const OrderAdvice &advice, const QString &currency);
    const OrderAdvice &advice() const { return m_advice; }
    bool hasKeyboard() const;
    void setHinted(bool isHinted); ///< With the key that takes the best.

Q_SIGNALS:
    void taken();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    OrderAdvice m_advice;
    TextLabel *m_text;
    KeyHint *m_hint;
    TextLabel *m_saving;
    Button *m_take;
};

/// Ways to spend less at one supplier: the first few, the others on demand.
class AdviceList : public QWidget {
    Q_OBJECT

public:
    explicit AdviceList(QWidget *parent = nullptr);

    /// Shows the advice on one supplier's order.
    void show(const QList<OrderAdvice> &advice, const QString &currency);
    /// The advice with the focus, otherwise that with the largest saving; nullopt if there is none.
    std::optional<OrderAdvice> current() const;
    void setHinted(bool isHinted); ///< With the key that takes the best.

Q_SIGNALS:
    void taken(const stemdesk::ui::OrderAdvice &advice);

private:
    void fill();

    QVBoxLayout *m_column;
    QList<AdviceRow *> m_rows; ///< Rows without advice are hidden.
    Button *m_more;
    QList<OrderAdvice> m_advice;
    QString m_currency;
    bool m_isWhole = false;
};

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
