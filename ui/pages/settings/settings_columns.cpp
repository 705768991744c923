#include "ui/pages/settings/settings_columns.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/text_label.h"

namespace stemdesk::ui {

SettingsColumns::SettingsColumns(QWidget *parent) : CardColumns(Measures{}, parent) {}

void SettingsColumns::showEvent(QShowEvent *event)
{
    for (FormRow *row : findChildren<FormRow *>())
        row->limitField(metric::kMessageWidth);
    CardColumns::showEvent(event);
}

TextLabel *paragraph(const QString &text)
{
    auto *label = new TextLabel(text, TextStyle::Body, Tone::Quiet);
    label->setWordWrap(true);
    return label;
}

} // namespace stemdesk::ui
