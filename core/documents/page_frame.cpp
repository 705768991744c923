#include "core/documents/page_frame.h"

#include "core/documents/print_ink.h"

#include <QPainter>

namespace stemdesk {

namespace {

constexpr qreal kSide = pt(40);
constexpr qreal kTop = pt(38);
constexpr qreal kBottom = pt(52);
constexpr qreal kBandHeight = pt(24);
constexpr qreal kAfterBand = pt(16);
constexpr qreal kBeforeFoot = pt(14);

} // namespace

PageFrame::PageFrame(const QRectF &paper, const QString &draft, const QString &foot, const DocumentLanguage &language,
                     const PrintTypes &types)
    : m_language(language), m_types(types), m_body(paper.adjusted(kSide, kTop, -kSide, -kBottom)), m_draft(draft),
      m_foot(foot)
{
    if (m_draft.isEmpty())
        return;
    m_band = QRectF(m_body.left(), m_body.top(), m_body.width(), kBandHeight);
    m_body.setTop(m_band.bottom() + kAfterBand);
}

void PageFrame::paint(QPainter &painter, int page, int count) const
{
    if (!m_draft.isEmpty())
        paintDraft(painter);
    const QString number =
        m_language.translate("documents", "Page %1 of %2").arg(m_language.number(page), m_language.number(count));
    const qreal top = m_body.bottom() + kBeforeFoot;
    const qreal forFoot = m_body.width() - m_types.small.width(number) - pt(20);
    m_types.small.drawLeft(painter, m_body.left(), top, m_types.small.elided(m_foot, forFoot), ink::kQuiet);
    m_types.small.drawRight(painter, m_body.right(), top, number, ink::kQuiet);
}

void PageFrame::paintDraft(QPainter &painter) const
{
    painter.setPen(QPen(ink::kWarning, pt(0.75)));
    painter.setBrush(ink::kWarningGround);
    painter.drawRect(m_band);
    const QString stamp = m_language.translate("documents", "DRAFT");
    const qreal middle = m_band.center().y();
    const qreal left = m_band.left() + pt(10);
    m_types.stamp.drawLeft(painter, left, middle - m_types.stamp.lineHeight() / 2, stamp, ink::kWarning);
    const qreal reasonLeft = left + m_types.stamp.width(stamp) + pt(12);
    const QString reason = m_types.body.elided(m_draft, m_band.right() - pt(10) - reasonLeft);
    m_types.body.drawLeft(painter, reasonLeft, middle - m_types.body.lineHeight() / 2, reason, ink::kText);
}

} // namespace stemdesk
