#pragma once

#include "core/domain/orders/order_sheet.h"

#include <QWidget>

#include <functional>
#include <optional>

class QComboBox;

namespace stemdesk::ui {

class DayField;
class TextLabel;
class ValueField;

/// Delivery instructions for suppliers: day, place, note, and whether substitutes are allowed.
class DeliveryFields : public QWidget {
    Q_OBJECT

public:
    /// `today` is the shop's.
    explicit DeliveryFields(const std::function<QDate()> &today, QWidget *parent = nullptr);

    using QWidget::show;
    /// `asked` holds the user's choices; `day` is shown if no day was chosen.
    void show(const OrderDelivery &asked, std::optional<QDate> day);
    /// Shown in place of the day while there is none.
    void setDayHint(const QString &hint);
    /// Sets the supplier's name for screen readers.
    void setWhom(const QString &name);

Q_SIGNALS:
    void chosen(const stemdesk::OrderDelivery &asked);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildDay(const std::function<QDate()> &today);
    ValueField *addText(const QString &label, const QString &placeholder, QString OrderDelivery::*text);
    void buildSubstitutes();
    void addPair(const QString &label, QWidget *field);
    void alignPairs();
    void shareWidth();

    OrderDelivery m_asked;
    QList<TextLabel *> m_names;
    int m_leastPair = 0; ///< Width of a name and its field.
    DayField *m_day = nullptr;
    ValueField *m_place = nullptr;
    ValueField *m_note = nullptr;
    QComboBox *m_substitutes = nullptr;
};

} // namespace stemdesk::ui
