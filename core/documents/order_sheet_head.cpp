#include "core/documents/order_sheet_head.h"

#include "core/documents/print_ink.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxTitleLines = 3;
constexpr qsizetype kMaxLines = 8;
constexpr qsizetype kMaxAsked = 16; ///< A longer note is of another kind than what stands above a table.
constexpr qreal kLeftShare = 0.64;
constexpr qreal kRightShare = 0.32;
constexpr qreal kAfterLabel = pt(5);
constexpr qreal kAfterTitle = pt(4);
constexpr qreal kBeforeDeliver = pt(6);
constexpr qreal kAroundRule = pt(9);
constexpr qreal kAfterHead = pt(18);

} // namespace

OrderSheetHead::OrderSheetHead(const Words &words, const PrintTypes &types, qreal width)
    : m_types(types), m_words(words), m_width(width)
{
    setLines();
    const qreal left = m_types.label.lineHeight() + kAfterLabel + qreal(m_title.size()) * m_types.title.lineHeight()
        + kAfterTitle + qreal(m_words.lines.size() + (m_words.warning.isEmpty() ? 0 : 1)) * m_types.body.lineHeight()
        + (m_words.deliver.isEmpty() && m_words.asked.isEmpty() ? 0 : kBeforeDeliver + m_types.heading.lineHeight())
        + qreal(m_words.asked.size()) * m_types.body.lineHeight();
    const qreal right = m_types.label.lineHeight() + kAfterLabel + qreal(m_shop.size()) * m_types.heading.lineHeight()
        + qreal(m_words.shopLines.size() + 1) * m_types.body.lineHeight();
    m_columnsHeight = std::max(left, right);
    m_height = m_columnsHeight + kAfterHead;
    if (!m_eventLines.isEmpty())
        m_height += 2 * kAroundRule - pt(4) + m_types.label.lineHeight() + pt(2)
            + qreal(m_eventLines.size()) * m_types.body.lineHeight();
}

void OrderSheetHead::setLines()
{
    const qreal left = m_width * kLeftShare;
    m_title = m_types.title.wrapped(m_words.title, left, kMaxTitleLines);
    m_shop = m_types.heading.wrapped(m_words.shop, m_width * kRightShare, 2);
    m_words.lines.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    m_words.lines = m_words.lines.mid(0, kMaxLines);
    for (QString &line : m_words.lines)
        line = m_types.body.elided(line.simplified(), left);
    const qreal right = m_width * kRightShare;
    QStringList shopLines;
    for (const QString &line : std::as_const(m_words.shopLines))
        shopLines += m_types.body.wrapped(line.simplified(), right, 2);
    m_words.shopLines = shopLines.mid(0, kMaxLines);
    m_words.deliver = m_types.heading.elided(m_words.deliver, left);
    QStringList asked;
    for (const QString &text : std::as_const(m_words.asked)) {
        for (const QString &line : text.split(u'\n'))
            asked += m_types.body.wrapped(line.simplified(), left, kMaxLines);
    }
    m_words.asked = asked.mid(0, kMaxAsked);
    m_words.warning = m_types.strong.elided(m_words.warning, left);
    if (m_words.events.isEmpty())
        return;
    m_words.eventsLabel = m_words.eventsLabel.toUpper();
    m_eventLines = m_types.body.wrapped(m_words.events.join(u" · "_s), m_width, m_words.maxEventLines);
}

void OrderSheetHead::paint(QPainter &painter, QPointF topLeft) const
{
    const qreal left = topLeft.x();
    const qreal right = left + m_width;
    qreal y = topLeft.y();
    m_types.label.drawLeft(painter, left, y, m_words.label.toUpper(), ink::kQuiet);
    y += m_types.label.lineHeight() + kAfterLabel;
    qreal rightY = y + m_types.title.ascent() - m_types.heading.ascent(); // On the title's baseline.
    for (const QString &line : m_title) {
        m_types.title.drawLeft(painter, left, y, line, ink::kText);
        y += m_types.title.lineHeight();
    }
    y += kAfterTitle;
    for (const QString &line : m_words.lines) {
        m_types.body.drawLeft(painter, left, y, line, ink::kQuiet);
        y += m_types.body.lineHeight();
    }
    if (!m_words.warning.isEmpty()) {
        m_types.strong.drawLeft(painter, left, y, m_words.warning, ink::kWarning);
        y += m_types.body.lineHeight();
    }
    m_types.heading.drawLeft(painter, left, y + kBeforeDeliver, m_words.deliver, ink::kText);
    y += kBeforeDeliver + m_types.heading.lineHeight();
    for (const QString &line : std::as_const(m_words.asked)) {
        m_types.body.drawLeft(painter, left, y, line, ink::kText);
        y += m_types.body.lineHeight();
    }
    for (const QString &line : m_shop) {
        m_types.heading.drawRight(painter, right, rightY, line, ink::kText);
        rightY += m_types.heading.lineHeight();
    }
    for (const QString &line : m_words.shopLines) {
        m_types.body.drawRight(painter, right, rightY, line, ink::kQuiet);
        rightY += m_types.body.lineHeight();
    }
    m_types.body.drawRight(painter, right, rightY, m_words.date, ink::kQuiet);
    if (m_eventLines.isEmpty())
        return;
    y = topLeft.y() + m_columnsHeight + kAroundRule;
    painter.setPen(QPen(ink::kHairline, pt(0.5)));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    y += kAroundRule - pt(4);
    m_types.label.drawLeft(painter, left, y, m_words.eventsLabel, ink::kQuiet);
    y += m_types.label.lineHeight() + pt(2);
    for (const QString &line : m_eventLines) {
        m_types.body.drawLeft(painter, left, y, line, ink::kText);
        y += m_types.body.lineHeight();
    }
}

} // namespace stemdesk
