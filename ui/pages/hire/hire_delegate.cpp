#include "ui/pages/hire/hire_delegate.h"

#include "ui/pages/hire/hire_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

struct TextLook {
    TextStyle style;
    QColor colour;
    Qt::AlignmentFlag side = Qt::AlignLeft;
};

void paintText(QPainter &painter, const QRect &area, const QString &text, const TextLook &look)
{
    const QFont font = fontFor(look.style);
    painter.setFont(font);
    painter.setPen(look.colour);
    painter.drawText(area, int(Qt::AlignVCenter) | int(look.side),
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace

int HireDelegate::twoLinesHeight()
{
    return QFontMetrics(fontFor(TextStyle::Body)).height() + QFontMetrics(fontFor(TextStyle::Small)).height()
        + kSpace12;
}

QColor HireDelegate::ground(Stock stock)
{
    const ColourTokens &tokens = themeTokens();
    switch (stock) {
    case Stock::Free: return tokens.accentGround;
    case Stock::NoneFree: return tokens.spent;
    case Stock::Short: return tokens.errorGround;
    }
    Q_UNREACHABLE();
}

HireDelegate::HireDelegate(const HireModel &model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) {}

void HireDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->fillRect(option.rect, isSelected ? tokens.selection : tokens.panel);
    if (index.column() >= HireModel::FirstDay) {
        paintDay(*painter, option, index);
    } else {
        paintWords(*painter, option, index);
    }
    paintHairlineBelow(*painter, option.rect, tokens.controlLine); // Seen on every ground of a day.
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocusFrame(*painter, option.rect, tokens);
    painter->restore();
}

void HireDelegate::paintWords(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isName = index.column() == HireModel::Thing;
    QRect words = option.rect.adjusted(isName ? kPageEdge : kSpace4, 0, isName ? -kSpace8 : -kCellPadding, 0);
    const HiredThing thing = m_model.rowAt(index.row()).thing;
    const bool isSplit = isName && option.rect.height() >= twoLinesHeight() && thingName(thing) != thing.productName;
    if (isSplit) {
        const int upper = QFontMetrics(fontFor(TextStyle::Body)).height();
        const int lower = QFontMetrics(fontFor(TextStyle::Small)).height();
        words.setTop(words.top() + (words.height() - upper - lower) / 2);
        words.setHeight(upper);
        paintText(painter, words, thing.productName, {TextStyle::Body, tokens.text});
        words.translate(0, upper);
        words.setHeight(lower);
        paintText(painter, words, thing.variantName, {TextStyle::Small, tokens.quiet});
        return;
    }
    const QString text = index.data().toString();
    paintText(painter, words, text.isEmpty() ? u"–"_s : text,
              {TextStyle::Body, isName ? tokens.text : tokens.quiet, isName ? Qt::AlignLeft : Qt::AlignRight});
}

QColor HireDelegate::figureColour(std::optional<Stock> stock, bool isHeld)
{
    const ColourTokens &tokens = themeTokens();
    if (stock == Stock::Short)
        return tokens.error;
    if (stock == Stock::Free)
        return tokens.accent;
    return stock && isHeld ? tokens.text : tokens.quiet;
}

std::optional<HireDelegate::Stock> HireDelegate::stockAt(const QModelIndex &index) const
{
    const HireRow row = m_model.rowAt(index.row());
    if (!row.thing.ownedUnits) // The figure is how many are out.
        return {};
    const double available = row.days.value(index.column() - HireModel::FirstDay).availableUnits;
    if (available > 0)
        return Stock::Free;
    return available < 0 ? Stock::Short : Stock::NoneFree;
}

void HireDelegate::paintDay(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const QDate day = m_model.dayAt(index);
    const std::optional<Stock> stock = stockAt(index);
    const bool isShort = stock == Stock::Short;
    const bool isHeld = index.data(HireModel::HeldRole).toDouble() > 0;
    if (isHeld && stock)
        painter.fillRect(option.rect, ground(*stock));
    else if (day.dayOfWeek() > 5 && !option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(option.rect, tokens.weekend);
    if (day.dayOfWeek() == 7)
        paintHairlineRight(painter, option.rect, tokens.controlLine);
    if (day == m_model.today() && !option.state.testFlag(QStyle::State_HasFocus)) { // The frame is round.
        const QRectF mark(option.rect.left(), option.rect.top(), kFocusWidth, option.rect.height());
        painter.fillRect(mark, tokens.accent);
    }
    painter.setFont(fontFor(isShort ? TextStyle::Strong : TextStyle::Small));
    painter.setPen(figureColour(stock, isHeld));
    painter.drawText(option.rect, Qt::AlignCenter, index.data().toString());
}

} // namespace stemdesk::ui
