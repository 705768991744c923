#include "ui/number_text.h"

#include <QLocale>

#include <cmath>

namespace stemdesk::ui {

QString quantityText(double quantity)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    // Twelve digits show what was typed and hide what double arithmetic leaves behind (0.1 + 0.2).
    return locale.toString(quantity, 'g', 12);
}

std::optional<double> numberFrom(const QString &text)
{
    const QString trimmed = text.trimmed();
    bool ok = false;
    double number = QLocale().toDouble(trimmed, &ok);
    if (!ok)
        number = QLocale::c().toDouble(trimmed, &ok);
    return ok && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace stemdesk::ui
