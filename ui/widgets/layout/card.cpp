#include "ui/widgets/layout/card.h"

#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kWidestTitle = 340; ///< Only longer ones give way.

/// A row that takes no room, not even for its margins, while its content is hidden.
class PaddedRow : public QHBoxLayout {
public:
    QSize sizeHint() const override { return isEmpty() ? QSize(0, 0) : QHBoxLayout::sizeHint(); }
    QSize minimumSize() const override { return isEmpty() ? QSize(0, 0) : QHBoxLayout::minimumSize(); }
};

/// A figure at the end is aligned with the last column; a menu button already has room around its drawing.
void padHeader(QHBoxLayout &header, bool hasMenu)
{
    header.setContentsMargins(kSpace16, kSpace4 + kSpace2, hasMenu ? kSpace8 : kEdgePadding, kSpace4);
}

QVBoxLayout *newColumn()
{
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace16);
    column->addStretch(1);
    return column;
}

void insertCard(QVBoxLayout *column, QWidget *card)
{
    // Wrapped text may need more height than the hint, which assumes no width. Spare height goes below the last card.
    if (card->sizePolicy().verticalPolicy() == QSizePolicy::Maximum)
        card->setSizePolicy(card->sizePolicy().horizontalPolicy(), QSizePolicy::Preferred);
    column->insertWidget(column->count() - 1, card);
}

} // namespace

Card::Card(const QString &title, QWidget *parent)
    : QFrame(parent), m_title(new TextLabel(title, TextStyle::Heading)),
      m_note(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_figure(new TextLabel({}, TextStyle::Strong)),
      m_more(new IconButton(u"more"_s, tr("More actions"))), m_header(new QHBoxLayout), m_body(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    // The border stays free, and the rounded corners below are not painted over by a table.
    column->setContentsMargins(kHairline, kHairline, kHairline, kSmallRadius);
    column->setSpacing(0);
    buildHeader();
    column->addLayout(m_header);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(0);
    column->addLayout(m_body);
    setTitle(title);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void Card::buildHeader()
{
    padHeader(*m_header, false);
    m_header->setSpacing(kSpace12);
    m_header->addStrut(controlHeight()); // The same distance from the edge with and without buttons beside the title.
    m_header->addWidget(m_title);
    m_header->addWidget(m_note, 1);
    m_header->addWidget(m_figure);
    m_header->addWidget(m_more);
    m_title->setElided(true);
    m_note->setElided(true);
    m_note->alignBaseline(*m_title);
    m_note->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_more->hide();
    m_figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter); // Its last letter ends where the fields below do.
    m_figure->hide();
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setMinimumWidth(std::min(m_title->sizeHint().width(), kWidestTitle));
    m_title->setVisible(!title.isEmpty());
    nameAs(title);
}

void Card::nameAs(const QString &name)
{
    setAccessibleName(name);
    m_more->setAccessibleName(name.isEmpty() ? tr("More actions") : tr("More actions for %1").arg(name));
}

void Card::setNote(const QString &note)
{
    m_note->setText(note);
}

void Card::setSentence(const QString &note)
{
    m_sentence = note;
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // It has its own line before the card grows.
    if (!m_below) {
        m_below = new TextLabel({}, TextStyle::Body, Tone::Quiet);
        m_below->setWordWrap(true);
        auto *row = new PaddedRow;
        row->setContentsMargins(kSpace16, 0, kEdgePadding, kSpace8);
        row->addWidget(m_below);
        static_cast<QVBoxLayout *>(layout())->insertLayout(1, row);
    }
    placeSentence();
}

void Card::placeSentence()
{
    if (!m_below)
        return;
    const QMargins edges = m_header->contentsMargins();
    int room = width() - 2 * kHairline - edges.left() - edges.right();
    for (int place = 0; place < m_header->count(); ++place) {
        const QLayoutItem *item = m_header->itemAt(place);
        if (item->widget() && item->widget() != m_note && !item->isEmpty())
            room -= item->sizeHint().width() + m_header->spacing();
    }
    const bool fits = m_note->fontMetrics().horizontalAdvance(m_sentence) <= room;
    m_note->setText(fits ? m_sentence : QString());
    m_below->setText(fits ? QString() : m_sentence);
    m_below->setVisible(!m_below->text().isEmpty());
}

/// As far below the last padded row as beside it; what has its own padding ends where the rounded corners begin.
void Card::placeEnd()
{
    const QLayoutItem *last = nullptr;
    for (int place = 0; place < m_body->count(); ++place) {
        if (!m_body->itemAt(place)->isEmpty())
            last = m_body->itemAt(place);
    }
    const auto *padded = dynamic_cast<const PaddedRow *>(last);
    const QLayout *inside = padded ? padded->itemAt(0)->widget()->layout() : nullptr;
    const int room = inside ? std::min(inside->contentsMargins().bottom(), kSpace2) : 0; // A row of a form has its own.
    QMargins edges = layout()->contentsMargins();
    edges.setBottom(padded ? kHairline + kSpace16 - kSpace8 - room : kSmallRadius);
    layout()->setContentsMargins(edges);
}

bool Card::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) { // Something has come or gone.
        placeSentence();
        placeEnd();
    }
    return QFrame::event(event);
}

void Card::resizeEvent(QResizeEvent *event)
{
    placeSentence();
    QFrame::resizeEvent(event);
}

void Card::setFigure(const QString &figure)
{
    m_figure->setText(figure);
    m_figure->setVisible(!figure.isEmpty());
}

void Card::addHeaderWidget(QWidget *widget)
{
    m_header->insertWidget(m_header->indexOf(m_note), widget);
}

void Card::addHeaderEnd(QWidget *widget)
{
    m_header->insertWidget(m_header->indexOf(m_more), widget);
}

void Card::setMenu(QMenu *menu)
{
    m_more->setMenu(menu);
    m_more->setVisible(menu != nullptr);
    const bool isLast = m_header->indexOf(m_more) == m_header->count() - 1;
    padHeader(*m_header, menu && isLast);
}

void Card::putFigureLast(const QString &widest)
{
    m_figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_figure->setMinimumWidth(m_figure->fontMetrics().horizontalAdvance(widest));
    m_header->removeWidget(m_figure);
    m_header->addWidget(m_figure);
    padHeader(*m_header, false);
}

void Card::setMuted(bool muted)
{
    m_title->setTone(muted ? Tone::Quiet : Tone::Plain);
    m_figure->setTone(muted ? Tone::Quiet : Tone::Plain);
}

void Card::addPadded(QWidget *widget)
{
    auto *row = new PaddedRow;
    row->setContentsMargins(kSpace16, 0, kSpace16, kSpace8);
    row->addWidget(widget);
    m_body->addLayout(row);
}

void Card::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintPanel(painter, rect(), tokens.panel, tokens.hairline);
}

CardRow::CardRow(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(kSpace16, kSpace4 + kSpace2, kSpace12, kSpace2);
    m_row->setSpacing(kSpace8);
    m_row->addStrut(railItemHeight() - kSpace4 - 2 * kSpace2); // An own minimum could be less than what is in it.
}

void CardRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintHairlineBelow(painter, QRectF(0, 0, width(), kHairline), themeTokens().hairline);
    // A frameless field shows the focus on its row.
    const QWidget *field = focusWidget();
    if (field && field->hasFocus() && isAncestorOf(field) && field->property("bare").toBool())
        painter.fillRect(QRect(0, height() - kFocusWidth, width(), kFocusWidth), themeTokens().accent);
}

CardColumns::CardColumns(const Measures &measures, QWidget *parent)
    : QScrollArea(parent), m_wide(new QVBoxLayout), m_below(new QVBoxLayout), m_columns(new QHBoxLayout),
      m_left(newColumn()), m_right(newColumn()), m_measures(measures)
{
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    auto *column = columnInside(content, 0, {kPageEdge, measures.top, EdgeScrollBar::kMargin, kSpace16});
    m_wide->setSpacing(kSpace16);
    column->addLayout(m_wide);
    m_columns->setSpacing(kSpace16);
    m_columns->addLayout(m_left, measures.shares[0]);
    m_columns->addLayout(m_right, measures.shares[1]);
    column->addLayout(m_columns);
    m_below->setSpacing(kSpace16);
    column->addLayout(m_below);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    EdgeScrollBar::put(*this);
    content->setMaximumWidth(kPageMeasure - kScrollBar);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void CardColumns::addWide(QWidget *widget)
{
    m_wide->addWidget(widget);
    m_wide->setContentsMargins(0, 0, 0, kSpace16);
}

void CardColumns::addWideBelow(QWidget *widget)
{
    m_below->addWidget(widget);
    m_below->setContentsMargins(0, kSpace16, 0, 0);
}

void CardColumns::addLeft(QWidget *card)
{
    insertCard(m_left, card);
}

void CardColumns::addRight(QWidget *card)
{
    insertCard(m_right, card);
}

void CardColumns::arrange()
{
    const int edges = kPageEdge + EdgeScrollBar::kMargin;
    const int wanted = std::max(m_left->minimumSize().width(), m_measures.leastColumn)
        + std::max(m_right->minimumSize().width(), m_measures.leastColumn) + edges + kSpace16;
    const bool isNarrow = wanted > viewport()->width();
    const auto direction = isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction == m_columns->direction()) // Setting a stretch asks for another layout, even the same one.
        return;
    m_columns->setDirection(direction);
    // Below each other they share no height: shares would give one more than it needs and squeeze the other.
    m_columns->setStretchFactor(m_left, isNarrow ? 0 : m_measures.shares[0]);
    m_columns->setStretchFactor(m_right, isNarrow ? 0 : m_measures.shares[1]);
    widget()->layout()->invalidate(); // A hidden one would keep the width that two columns need.
}

void CardColumns::resizeEvent(QResizeEvent *event)
{
    arrange();
    QScrollArea::resizeEvent(event);
}

/// The cards may need another width.
bool CardColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        arrange();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace stemdesk::ui
