#pragma once

#include "ui/words/order_words.h"

#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class TableView;
class TextTableModel;

/// Ways to spend less at one supplier: the first few, the others on demand.
class AdviceList : public QWidget {
    Q_OBJECT

public:
    explicit AdviceList(QWidget *parent = nullptr);

    /// Shows the advice on one supplier's order.
    void show(const QString &supplier, const QList<OrderAdvice> &advice, const QString &currency);
    /// The selected one, else the largest saving; nullopt if there is none.
    std::optional<OrderAdvice> current() const;

Q_SIGNALS:
    void taken(const stemdesk::ui::OrderAdvice &advice);

private:
    void buildHead(QVBoxLayout *column);
    void fill();
    void take();

    TableView *m_table;
    TextTableModel *m_model;
    Button *m_take;
    Button *m_more;
    QList<OrderAdvice> m_advice;
    QString m_currency;
    bool m_isWhole = false;
};

} // namespace stemdesk::ui
