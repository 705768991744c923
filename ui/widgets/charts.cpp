#include "ui/widgets/charts.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/tool_tip.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr double kGroupShare = 0.82; ///< The share of a group's width that its bars take.
constexpr double kWidestBar = 2.0 * metric::kLargeIcon;
constexpr double kBarGap = metric::kSpace2;

/// A value that is shown.
struct SaidValue {
    QString text;
    double value = 0;
    bool isNow = false;
};

/// The present one first.
QList<SaidValue> valuesOf(const BarChart::Group &group)
{
    QList<SaidValue> values{{group.value, group.now, true}, {group.valueBefore, group.before, false}};
    values.removeIf([](const SaidValue &said) { return said.value == 0 || said.text.isEmpty(); });
    return values;
}

bool hasBoth(const BarChart::Group &group)
{
    return group.before != 0 && (group.now != 0 || group.part != 0);
}

double widthOf(const QString &value)
{
    return QFontMetricsF(fontFor(TextStyle::Caption)).horizontalAdvance(value);
}

/// Quiet, but told apart from the ground in both themes.
QColor barBefore(const ColourTokens &tokens)
{
    QColor colour = tokens.edge;
    colour.setAlpha(isDark(tokens) ? 160 : 110);
    return colour;
}

/// The whole of which a part is in the full colour.
QColor barOfWhole(const ColourTokens &tokens)
{
    QColor colour = tokens.bar;
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

double BarChart::placeWidth() const
{
    return double(width()) / double(std::max<qsizetype>(1, m_groups.size()));
}

double BarChart::barWidth() const
{
    return std::min(placeWidth() * kGroupShare / 2, kWidestBar);
}

double BarChart::asideOf(double value, const Group &group) const
{
    if (!hasBoth(group))
        return 0;
    const double bar = (barWidth() + kBarGap) / 2;
    return valuesOf(group).size() == 1 ? bar : std::max(bar, metric::kSpace4 + value / 2);
}

double BarChart::reachOf(const Group &group) const
{
    double reach = 0;
    for (const SaidValue &said : valuesOf(group)) {
        const double width = widthOf(said.text);
        reach = std::max(reach, asideOf(width, group) + width / 2);
    }
    return reach;
}

/// Up to the values of the groups beside it, and to the edges.
bool BarChart::hasRoomBeside(qsizetype at) const
{
    const double place = placeWidth();
    const double edge = place / 2 - metric::kSpace4;
    const double before = at == 0 ? edge : m_reach.value(at - 1);
    const double after = at + 1 == m_groups.size() ? edge : m_reach.value(at + 1);
    return m_reach.value(at) + std::max(before, after) + metric::kSpace4 <= place;
}

void BarChart::placeValues()
{
    m_reach.clear();
    double widest = 0;
    for (const Group &group : std::as_const(m_groups)) {
        m_reach.append(reachOf(group));
        for (const SaidValue &said : valuesOf(group))
            widest = std::max(widest, widthOf(said.text));
    }
    m_step = widest > 0 ? int(std::ceil((widest + metric::kSpace4) / std::max(1.0, placeWidth()))) : 1;
}

/// Centred, with its foot at `place`, and within the chart.
void BarChart::paintValue(QPainter &painter, const QString &value, QPointF place, const QColor &colour) const
{
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(value);
    const double left = std::clamp(place.x() - width / 2, 0.0, std::max(0.0, plot().right() - width));
    painter.setPen(colour);
    painter.drawText(QRectF(left, place.y() - labelHeight(), width, metrics.height()), int(Qt::AlignCenter), value);
}

/// Each above its own bar and on its own side of the group's middle, or only the greater one above both bars.
void BarChart::paintValues(QPainter &painter, qsizetype at, double middle) const
{
    const Group &group = m_groups.at(at);
    const QList<SaidValue> values = valuesOf(group);
    const bool isBeside = values.size() == 1 || hasRoomBeside(at);
    const auto greatest = std::ranges::max_element(values, {}, &SaidValue::value);
    for (auto said = values.cbegin(); said != values.cend(); ++said) {
        if (!isBeside && said != greatest)
            continue;
        const double aside = isBeside ? asideOf(widthOf(said->text), group) : 0;
        const QPointF place(said->isNow ? middle + aside : middle - aside, heightOf(std::max(said->value, 0.0)));
        paintValue(painter, said->text, place, said->isNow ? themeTokens().text : themeTokens().quiet);
    }
}

/// In the order of the bars, from the left edge.
void BarChart::paintLegend(QPainter &painter) const
{
    const ColourTokens &tokens = themeTokens();
    const QFontMetricsF metrics(painter.font());
    const bool hasPart = !m_legend.part.isEmpty();
    QList<std::pair<QString, QColor>> entries;
    if (m_hasBefore)
        entries.append({m_legend.before, barBefore(tokens)});
    entries.append({m_legend.now, hasPart ? barOfWhole(tokens) : tokens.bar});
    if (hasPart)
        entries.append({m_legend.part, tokens.bar});
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
    const double aside = hasBoth(group) ? (width + kBarGap) / 2 : 0;
    const double left = middle + aside - width / 2;
    paintBar(painter, middle - aside - width / 2, width, group.before, barBefore(tokens));
    const bool hasPart = !m_legend.part.isEmpty();
    paintBar(painter, left, width, group.now, hasPart ? barOfWhole(tokens) : tokens.bar);
    if (hasPart)
        paintBar(painter, left, width, group.part, group.part < 0 ? tokens.error : tokens.bar);
}

void BarChart::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextStyle::Caption));
    placeValues();
    paintLegend(painter);
    const QRectF area = plot();
    const double place = placeWidth();
    qsizetype said = 0;
    for (qsizetype at = 0; at < m_groups.size(); ++at) {
        const Group &group = m_groups.at(at);
        const double middle = area.left() + place * (double(at) + 0.5);
        paintBars(painter, group, middle, barWidth());
        if (m_reach.at(at) > 0 && said++ % m_step == 0)
            paintValues(painter, at, middle);
        painter.setPen(tokens.quiet);
        const QRectF label(middle - place / 2, area.bottom(), place, labelHeight());
        painter.drawText(label, int(Qt::AlignHCenter | Qt::AlignBottom),
                         painter.fontMetrics().elidedText(group.label, Qt::ElideRight, int(place)));
    }
    paintHairlineBelow(painter, QRectF(area.left(), area.top(), area.width(), heightOf(0) - area.top()),
                       tokens.hairline);
}

BudgetBar::BudgetBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Price against budget"));
}

void BudgetBar::setAmounts(double price, double budget, const QString &sentence)
{
    m_price = std::max(0.0, price);
    m_budget = std::max(0.0, budget);
    setAccessibleDescription(sentence);
    setTip(*this, sentence);
    update();
}

QSize BudgetBar::sizeHint() const
{
    return {metric::kSpace24, metric::kSpace8 + metric::kBarHeight + metric::kSpace4};
}

void BudgetBar::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    const QRectF bar(0, metric::kSpace8, width(), metric::kBarHeight);
    QPainterPath shape;
    shape.addRoundedRect(bar, bar.height() / 2, bar.height() / 2);

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(shape, tokens.hairline);
    if (m_budget <= 0)
        return;
    painter.setClipPath(shape);
    const bool over = m_price > m_budget;
    const double share = over ? m_budget / m_price : m_price / m_budget;
    if (over)
        painter.fillRect(bar, tokens.warning);
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), tokens.accent);
}

Sparkline::Sparkline(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Sparkline::setValues(const QList<double> &values, const QString &summary)
{
    m_values = values;
    setAccessibleName(summary);
    setTip(*this, summary);
    update();
}

QSize Sparkline::sizeHint() const
{
    return {metric::kSidePanelMinimum, metric::kSparklineHeight};
}

QSize Sparkline::minimumSizeHint() const
{
    return {metric::kSparklineHeight, metric::kSparklineHeight};
}

void Sparkline::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintHairlineBelow(painter, rect(), tokens.hairline);
    if (m_values.size() < 2)
        return;
    const auto [least, most] = std::minmax_element(m_values.cbegin(), m_values.cend());
    const double range = std::max(*most - *least, 1e-9);
    const QRectF area = QRectF(rect()).adjusted(1, metric::kSpace8, -1, -metric::kSpace8);
    QPolygonF line;
    for (qsizetype i = 0; i < m_values.size(); ++i) {
        const double share = (m_values.at(i) - *least) / range;
        line << QPointF(area.left() + area.width() * double(i) / double(m_values.size() - 1),
                        area.bottom() - area.height() * share);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.accent, metric::kFocusWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

} // namespace stemdesk::ui
