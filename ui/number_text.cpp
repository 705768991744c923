#include "ui/number_text.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

QString quantityText(double quantity)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    // Twelve digits show what was typed and hide what double arithmetic leaves behind (0.1 + 0.2).
    return locale.toString(quantity, 'g', 12);
}

std::optional<double> numberFrom(const QString &text, NumberUnit unit)
{
    const bool isComma = QLocale().decimalPoint() == u","_s;
    return writtenNumber(text, unit, isComma ? DecimalSign::Comma : DecimalSign::Point);
}

} // namespace stemdesk::ui
