#pragma once

#include "core/base/number_text.h"
#include "core/domain/shops/shop.h"
#include "ui/widgets/layout/card.h"

#include <optional>

namespace stemdesk::ui {

class FeesField;
class FormRow;
class ValueField;
struct UiContext;

/// Default labour and fees of new events.
class ChargesCard : public Card {
    Q_OBJECT

public:
    explicit ChargesCard(UiContext &context, QWidget *parent = nullptr);

private:
    using Amount = std::optional<double> Shop::*;

    void addAmount(const QString &label, const QString &key, Amount amount, NumberUnit unit);
    void buildFees();
    void store(const QString &undo, const QString &key, const std::function<QString(const Shop &)> &text,
               const QString &value, ValueField *field);
    void read();

    UiContext &m_context;
    Shop m_shop;
    struct AmountRow {
        ValueField *field;
        FormRow *row;
        Amount amount;
        NumberUnit unit;
    };
    QList<AmountRow> m_amounts;
    FeesField *m_fees;
    FormRow *m_feesRow = nullptr;
};

} // namespace stemdesk::ui
