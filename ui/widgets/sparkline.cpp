#include "ui/widgets/sparkline.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tool_tip.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace stemdesk::ui {

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
