#include "ui/widgets/money_label.h"

#include "ui/words/money_text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

MoneyLabel::MoneyLabel(QString name, QWidget *parent)
    : TextLabel({}, TextStyle::Figure, Tone::Plain, parent), m_name(std::move(name))
{
    setFigure(m_name, u"–"_s);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void MoneyLabel::setAmount(std::optional<double> amount, const QString &currencyCode)
{
    setFigure(m_name, amount ? moneyText(*amount, currencyCode) : u"–"_s);
}

} // namespace stemdesk::ui
