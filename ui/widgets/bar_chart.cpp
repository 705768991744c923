#include "ui/widgets/bar_chart.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tool_tip.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr double kGroupShare = 0.62; ///< The share of a group's width that its bars take.
constexpr double kWidestBar = 2.0 * metric::kLargeIcon;
constexpr double kBarGap = metric::kSpace2;

/// A bar without another one beside it is centred.
bool isLone(const BarChart::Group &group)
{
    return group.now == 0 || group.before == 0;
}

/// Quiet, but told apart from the ground in both themes.
QColor faded(QColor colour)
{
    colour.setAlpha(110);
    return colour;
}

} // namespace

BarChart::BarChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setGroups(const QList<Group> &groups, const Legend &legend, const QString &summary)
{
    m_groups = groups;
    m_legend = legend;
    m_least = m_most = 0;
    for (const Group &group : groups) {
        for (const double value : {group.now, group.before, group.part}) {
            m_least = std::min(m_least, value);
            m_most = std::max(m_most, value);
        }
    }
    m_hasBefore = std::ranges::any_of(groups, [](const Group &group) { return group.before != 0; });
    setAccessibleName(summary);
    update();
}

QSize BarChart::sizeHint() const
{
    return {metric::kMessageWidth, 3 * metric::kSparklineHeight};
}

QSize BarChart::minimumSizeHint() const
{
    return {metric::kSidePanelMinimum, 2 * metric::kSparklineHeight};
}

double BarChart::labelHeight() const
{
    return QFontMetricsF(fontFor(TextStyle::Caption)).height() + metric::kSpace4;
}

QRectF BarChart::plot() const
{
    return QRectF(rect()).adjusted(0, metric::kSpace8 + 2 * labelHeight(), 0, -labelHeight());
}

double BarChart::heightOf(double value) const
{
    const QRectF area = plot();
    const double range = std::max(m_most - m_least, 1e-9);
    return area.bottom() - area.height() * ((value - m_least) / range);
}

int BarChart::groupAt(QPoint place) const
{
    if (m_groups.isEmpty() || !rect().contains(place))
        return -1;
    const int group = int(double(place.x()) / width() * double(m_groups.size()));
    return std::clamp(group, 0, int(m_groups.size()) - 1);
}

bool BarChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const int group = groupAt(help->pos()); group >= 0)
        showTip(help->globalPos(), m_groups.at(group).tip, *this);
    return true;
}

/// Centred above the current value's bar, if `room` is enough.
void BarChart::paintValue(QPainter &painter, const Group &group, QPointF top, double room)
{
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(group.value);
    if (width > room || group.now == 0)
        return;
    const double left = std::min(top.x() - width / 2, plot().right() - width);
    painter.setPen(themeTokens().text);
    painter.drawText(QRectF(left, top.y() - labelHeight(), width, metrics.height()), int(Qt::AlignCenter), group.value);
}

bool BarChart::hasRoomForBoth(const QPainter &painter, const Group &group, double place) const
{
    const QFontMetricsF metrics(painter.font());
    const auto isFit = [&, room = isLone(group) ? place : place / 2](const QString &value) {
        return !value.isEmpty() && metrics.horizontalAdvance(value) + metric::kSpace2 <= room;
    };
    return m_hasBefore && isFit(group.value) && isFit(group.valueBefore);
}

/// Each above its own bar and on its own side of the group's middle.
void BarChart::paintBothValues(QPainter &painter, const Group &group, double middle, double width) const
{
    const ColourTokens &tokens = themeTokens();
    const QFontMetricsF metrics(painter.font());
    const auto paint = [&](const QString &text, double value, double left, const QColor &colour) {
        if (value == 0)
            return;
        const double top = heightOf(std::max(value, 0.0)) - labelHeight();
        painter.setPen(colour);
        painter.drawText(QRectF(left, top, metrics.horizontalAdvance(text), metrics.height()), int(Qt::AlignCenter),
                         text);
    };
    const double now = metrics.horizontalAdvance(group.value);
    const double before = metrics.horizontalAdvance(group.valueBefore);
    const bool isAlone = isLone(group);
    paint(group.value, group.now,
          isAlone ? middle - now / 2 : std::max(middle + (width - now) / 2, middle + metric::kSpace2), tokens.text);
    paint(group.valueBefore, group.before,
          isAlone ? middle - before / 2 : std::min(middle - (width + before) / 2, middle - metric::kSpace2 - before),
          tokens.quiet);
}

/// In the order of the bars, from the left edge.
void BarChart::paintLegend(QPainter &painter) const
{
    const ColourTokens &tokens = themeTokens();
    const QFontMetricsF metrics(painter.font());
    const bool hasPart = !m_legend.part.isEmpty();
    QList<std::pair<QString, QColor>> entries;
    if (m_hasBefore)
        entries.append({m_legend.before, faded(tokens.edge)});
    entries.append({m_legend.now, hasPart ? faded(tokens.accent) : tokens.accent});
    if (hasPart)
        entries.append({m_legend.part, tokens.accent});
    double left = 0;
    for (const auto &[text, colour] : std::as_const(entries)) {
        const QRectF mark(left, (metrics.height() - metric::kSpace8) / 2, metric::kSpace8, metric::kSpace8);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(mark, metric::kSpace2, metric::kSpace2);
        left = mark.right() + metric::kSpace4 + metric::kSpace2;
        painter.setPen(tokens.quiet);
        painter.drawText(QRectF(left, 0, metrics.horizontalAdvance(text) + 1, metrics.height()), text);
        left += metrics.horizontalAdvance(text) + metric::kSpace16;
    }
}

void BarChart::paintBar(QPainter &painter, double left, double width, double value, const QColor &colour) const
{
    if (value == 0)
        return;
    const QRectF bar = QRectF(QPointF(left, heightOf(value)), QPointF(left + width, heightOf(0))).normalized();
    // Square at the axis, where a part of it begins too.
    const QRectF beyond = value > 0 ? bar.adjusted(0, 0, 0, metric::kSpace2) : bar.adjusted(0, -metric::kSpace2, 0, 0);
    painter.save();
    painter.setClipRect(bar.adjusted(-1, 0, 1, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(beyond, metric::kSpace2, metric::kSpace2);
    painter.restore();
}

void BarChart::paintBars(QPainter &painter, const Group &group, double middle, double width) const
{
    const ColourTokens &tokens = themeTokens();
    const double left = isLone(group) ? middle - width / 2 : middle + kBarGap / 2;
    paintBar(painter, isLone(group) ? left : middle - kBarGap / 2 - width, width, group.before, faded(tokens.edge));
    const bool hasPart = !m_legend.part.isEmpty();
    paintBar(painter, left, width, group.now, hasPart ? faded(tokens.accent) : tokens.accent);
    if (hasPart)
        paintBar(painter, left, width, group.part, group.part < 0 ? tokens.error : tokens.accent);
}

void BarChart::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextStyle::Caption));
    paintLegend(painter);
    const QRectF area = plot();
    const double place = area.width() / double(std::max<qsizetype>(1, m_groups.size()));
    const double bar = std::min(place * kGroupShare / 2, kWidestBar);
    for (qsizetype at = 0; at < m_groups.size(); ++at) {
        const Group &group = m_groups.at(at);
        const double middle = area.left() + place * (double(at) + 0.5);
        paintBars(painter, group, middle, bar);
        // Above both bars where it would cross a higher one beside its own.
        const bool isBeside = m_hasBefore && painter.fontMetrics().horizontalAdvance(group.value) > bar;
        const double top = heightOf(std::max({group.now, isBeside ? group.before : 0.0, 0.0}));
        const double own = isLone(group) ? middle : middle + bar / 2;
        // Up to the value beside it, and to the bar before that.
        const double room = std::min(place - metric::kSpace4, 2 * (place - (m_hasBefore ? 3 : 1) * bar / 2));
        if (hasRoomForBoth(painter, group, place))
            paintBothValues(painter, group, middle, bar);
        else
            paintValue(painter, group, QPointF(own, top), room);
        painter.setPen(tokens.quiet);
        const QRectF label(middle - place / 2, area.bottom(), place, labelHeight());
        painter.drawText(label, int(Qt::AlignHCenter | Qt::AlignBottom),
                         painter.fontMetrics().elidedText(group.label, Qt::ElideRight, int(place)));
    }
    paintHairlineBelow(painter, QRectF(area.left(), area.top(), area.width(), heightOf(0) - area.top()),
                       tokens.hairline);
}

} // namespace stemdesk::ui
