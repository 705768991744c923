#include "ui/widgets/money_label.h"

#include "ui/money_text.h"

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

MoneyLabel::MoneyLabel(TextStyle style, QWidget *parent) : TextLabel(u"–"_s, style, Tone::Plain, parent)
{
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void MoneyLabel::setAmount(std::optional<double> amount, const QString &currencyCode)
{
    setText(amount ? moneyText(*amount, currencyCode) : u"–"_s);
}

} // namespace stemdesk::ui
