#include "ui/pages/settings/settings_columns.h"

#include "ui/widgets/text_label.h"

namespace stemdesk::ui {

SettingsColumns::SettingsColumns(QWidget *parent) : CardColumns(Measures{}, parent) {}

TextLabel *paragraph(const QString &text)
{
    auto *label = new TextLabel(text, TextStyle::Body, Tone::Quiet);
    label->setWordWrap(true);
    return label;
}

} // namespace stemdesk::ui
