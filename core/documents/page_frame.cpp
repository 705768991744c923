#include "core/documents/page_frame.h"

#include "core/documents/print_ink.h"

#include <utility>

namespace stemdesk {

namespace {

constexpr qreal kSide = pt(40);
constexpr qreal kTop = pt(38);
constexpr qreal kBottom = pt(52);
constexpr qreal kBandHeight = pt(24);
constexpr qreal kAfterBand = pt(16);
constexpr qreal kBeforeFoot = pt(14);

} // namespace

PageFrame::PageFrame(const QRectF &paper, QString draft, QString foot, const DocumentLanguage &language,
                     const PrintTypes &types)
    : m_language(language), m_types(types), m_body(paper.adjusted(kSide, kTop, -kSide, -kBottom)),
      m_draft(std::move(draft)), m_foot(std::move(foot))
{
    if (m_draft.isEmpty())
        return;
    m_band = QRectF(m_body.left(), m_body.top(), m_body.width(), kBandHeight);
    m_body.setTop(m_band.bottom() + kAfterBand);
}

PagePart PageFrame::part(int page, int count) const
{
    PagePart part{PageTag::Artifact, m_draft.isEmpty() ? Marks() : draftMarks()};
    const PrintType &type = m_types.small;
    const QString number =
        m_language.translate("documents", "Page %1 of %2").arg(m_language.number(page), m_language.number(count));
    const qreal top = m_body.bottom() + kBeforeFoot;
    const qreal forFoot = m_body.width() - type.width(number) - pt(20);
    part.marks.append(TextMark{&type, {m_body.left(), top}, type.elided(m_foot, forFoot), ink::kQuiet});
    part.marks.append(TextMark{&type, {m_body.right() - type.width(number), top}, number, ink::kQuiet});
    return part;
}

Marks PageFrame::draftMarks() const
{
    Marks marks{ShapeMark{.place = m_band, .fill = ink::kWarningGround, .outline = ink::kWarning}};
    const QString stamp = m_language.translate("documents", "DRAFT");
    const qreal middle = m_band.center().y();
    const qreal left = m_band.left() + pt(10);
    marks.append(TextMark{&m_types.stamp, {left, middle - m_types.stamp.lineHeight() / 2}, stamp, ink::kWarning});
    const qreal reasonLeft = left + m_types.stamp.width(stamp) + pt(12);
    const QString reason = m_types.body.elided(m_draft, m_band.right() - pt(10) - reasonLeft);
    marks.append(TextMark{&m_types.body, {reasonLeft, middle - m_types.body.lineHeight() / 2}, reason, ink::kText});
    return marks;
}

} // namespace stemdesk
