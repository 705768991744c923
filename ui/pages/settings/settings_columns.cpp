#include "ui/pages/settings/settings_columns.h"

#include "ui/widgets/layout/edge_scroll_bar.h"
#include "ui/widgets/text_label.h"

namespace stemdesk::ui {

using namespace metric;

// A setting is a short line.
SettingsColumns::SettingsColumns(QWidget *parent)
    : CardColumns({.most = kPageEdge + 2 * kSettingsColumn + kSpace16 + EdgeScrollBar::kMargin}, parent)
{}

TextLabel *paragraph(const QString &text)
{
    auto *label = new TextLabel(text, TextStyle::Body, Tone::Quiet);
    label->setWordWrap(true);
    return label;
}

} // namespace stemdesk::ui
