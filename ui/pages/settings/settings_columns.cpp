#include "ui/pages/settings/settings_columns.h"

#include "ui/widgets/text_label.h"

namespace stemdesk::ui {

using namespace metric;

SettingsColumns::SettingsColumns(QWidget *parent) : CardColumns({}, parent)
{
    widget()->setMaximumWidth(3 * kMessageWidth - kScrollBar); // A setting is a short line.
}

TextLabel *paragraph(const QString &text)
{
    auto *label = new TextLabel(text, TextStyle::Body, Tone::Quiet);
    label->setWordWrap(true);
    return label;
}

} // namespace stemdesk::ui
