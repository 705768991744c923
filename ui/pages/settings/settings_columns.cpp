#include "ui/pages/settings/settings_columns.h"

#include "ui/widgets/text_label.h"

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kWidest = kMessageWidth + kSidePanelMinimum; // Beyond this width, fields are too far from their labels.

} // namespace

SettingsColumns::SettingsColumns(QWidget *parent) : CardColumns({.widest = 2 * kWidest}, parent) {}

TextLabel *paragraph(const QString &text)
{
    auto *label = new TextLabel(text, TextStyle::Body, Tone::Quiet);
    label->setWordWrap(true);
    return label;
}

} // namespace stemdesk::ui
