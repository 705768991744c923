#include "ui/widgets/bar_chart.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tool_tip.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr double kGroupShare = 0.62; ///< The share of a group's width that its bars take.
constexpr double kWidestBar = 2.0 * metric::kLargeIcon;

} // namespace

BarChart::BarChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setGroups(const QList<Group> &groups, bool hasLine, const QString &summary)
{
    m_groups = groups;
    m_hasLine = hasLine;
    m_least = m_most = 0;
    for (const Group &group : groups) {
        for (const double value : {group.now, group.before, hasLine ? group.line : 0}) {
            m_least = std::min(m_least, value);
            m_most = std::max(m_most, value);
        }
    }
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
    return QRectF(rect()).adjusted(0, metric::kSpace8 + labelHeight(), 0, -labelHeight());
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
    if (width > room)
        return;
    painter.setPen(themeTokens().text);
    painter.drawText(QRectF(top.x() - width / 2, top.y() - labelHeight(), width, metrics.height()),
                     int(Qt::AlignCenter), group.value);
}

void BarChart::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextStyle::Caption));
    const QRectF area = plot();
    const double place = area.width() / double(std::max<qsizetype>(1, m_groups.size()));
    const double bar = std::min(place * kGroupShare / 2, kWidestBar);
    const double ground = heightOf(0);
    QPolygonF line;
    for (qsizetype at = 0; at < m_groups.size(); ++at) {
        const Group &group = m_groups.at(at);
        const double middle = area.left() + place * (double(at) + 0.5);
        const auto paintBar = [&](double left, double value, const QColor &colour) {
            painter.fillRect(QRectF(QPointF(left, heightOf(value)), QPointF(left + bar, ground)).normalized(), colour);
        };
        paintBar(middle - bar, group.before, tokens.edge);
        paintBar(middle, group.now, tokens.accent);
        paintValue(painter, group, QPointF(middle + bar / 2, heightOf(std::max(group.now, 0.0))), place - bar);
        line << QPointF(middle, heightOf(group.line));
        painter.setPen(tokens.quiet);
        const QRectF label(middle - place / 2, area.bottom(), place, labelHeight());
        painter.drawText(label, int(Qt::AlignHCenter | Qt::AlignBottom),
                         painter.fontMetrics().elidedText(group.label, Qt::ElideRight, int(place)));
    }
    paintHairlineBelow(painter, QRectF(area.left(), area.top(), area.width(), ground - area.top()), tokens.hairline);
    if (!m_hasLine || line.size() < 2)
        return;
    painter.setPen(QPen(tokens.text, metric::kFocusWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

} // namespace stemdesk::ui
