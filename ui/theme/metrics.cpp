#include "ui/theme/metrics.h"

#include "ui/theme/fonts.h"

#include <QFontMetrics>

#include <algorithm>

namespace stemdesk::ui::metric {

namespace {

int atLeast(int designed, int padding)
{
    return std::max(designed, QFontMetrics(fontFor(TextStyle::Body)).height() + padding);
}

} // namespace

int rowHeight()
{
    return atLeast(32, kSpace12);
}
int controlHeight()
{
    return atLeast(30, kSpace12);
}
int chipHeight()
{
    return atLeast(26, kSpace8);
}
int railItemHeight()
{
    return atLeast(34, kSpace16);
}
int valueRowHeight()
{
    return atLeast(24, kSpace8);
}

} // namespace stemdesk::ui::metric
