#include "ui/widgets/layout/side_panel.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/text_label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

/// The panel's background; painted, so that it follows the scheme.
class PanelGround : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), themeTokens().panel);
    }
};

/// On the same ground.
class PanelScrollBar : public QScrollBar {
public:
    PanelScrollBar() : QScrollBar(Qt::Vertical) {}

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QPainter(this).fillRect(rect(), themeTokens().panel);
        QScrollBar::paintEvent(event);
    }
};

constexpr int kMostValue = kSidePanelMinimum / 3; ///< Longer text may be cut at the end.
constexpr qsizetype kMostLetters = 24; ///< Figures up to this length are never cut: "63.5% of £1,796.81".

void fillValue(TextLabel &label, const QString &name, const QString &value)
{
    label.setFigure(name, value);
    const bool isFigure =
        value.size() <= kMostLetters && std::ranges::any_of(value, [](QChar letter) { return letter.isDigit(); });
    const int wanted = label.sizeHint().width();
    label.setMinimumWidth(isFigure ? wanted : std::min(wanted, kMostValue));
}

} // namespace

ValueRow::ValueRow(const QString &name, const QString &value, Kind kind, QWidget *parent)
    : QWidget(parent), m_name(new TextLabel(name, kind == Kind::Total ? TextStyle::Strong : TextStyle::Body,
                                            kind == Kind::Total ? Tone::Plain : Tone::Quiet)),
      m_value(new TextLabel({}, kind == Kind::Total ? TextStyle::Strong : TextStyle::Body)), m_kind(kind)
{
    const bool total = kind == Kind::Total;
    m_name->setWordWrap(true);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_value->setElided(true);
    fillValue(*m_value, name, value);
    auto *row = rowInside(this, kSpace8, {0, total ? kSpace4 : 0, 0, 0});
    row->addWidget(m_name, 1);
    row->addWidget(m_value);
    setMinimumHeight(valueRowHeight() + (total ? kSpace8 : 0));
}

void ValueRow::setName(const QString &name)
{
    m_name->setText(name);
    fillValue(*m_value, name, value());
}

void ValueRow::setValue(const QString &value, Tone tone)
{
    fillValue(*m_value, m_name->text(), value);
    m_value->setTone(tone);
}

QString ValueRow::value() const
{
    return m_value->text();
}

void ValueRow::paintEvent(QPaintEvent *)
{
    if (m_kind != Kind::Total)
        return;
    QPainter painter(this);
    paintHairlineBelow(painter, QRectF(0, kSpace4 - kHairline, width(), kHairline), themeTokens().hairline);
}

SidePanel::SidePanel(QWidget *parent)
    : QScrollArea(parent), m_rows(new QVBoxLayout), m_kicker(new TextLabel({}, TextStyle::Small, Tone::Quiet)),
      m_subject(new TextLabel({}, TextStyle::Title)), m_suffix(new TextLabel({}, TextStyle::Title, Tone::Quiet))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new PanelScrollBar);
    setMinimumWidth(kSidePanelMinimum);
    setFocusPolicy(Qt::NoFocus);

    auto *ground = new PanelGround;
    auto *column = columnInside(ground, 0, {0, kSpace16, 0, kSpace16});
    buildSubject(column);
    m_rows->setSpacing(0);
    column->addLayout(m_rows);
    column->addStretch(1);
    setWidget(ground);
}

void SidePanel::buildSubject(QVBoxLayout *column)
{
    QFont regular = m_suffix->font();
    regular.setWeight(QFont::Normal);
    m_suffix->setFont(regular);
    for (TextLabel *label : {m_kicker, m_subject, m_suffix})
        label->setElided(true); // The fields below keep their place however long the title is.
    m_kicker->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_kicker->setContentsMargins(kSpace16, 0, kSpace16, 0);
    m_line = new QHBoxLayout;
    m_line->setContentsMargins(kSpace16, 0, kSpace16, 0);
    m_line->setSpacing(kSpace8);
    m_line->addWidget(m_subject);
    m_line->addWidget(m_suffix);
    m_line->addStretch(1);
    column->addWidget(m_kicker);
    column->addSpacing(kSpace4);
    column->addLayout(m_line);
    setSubject({}, {});
}

void SidePanel::setSubject(const QString &kicker, const QString &subject, const QString &suffix)
{
    m_kicker->setText(kicker);
    m_subject->setText(subject);
    m_suffix->setText(suffix);
    m_kicker->setVisible(!kicker.isEmpty());
    m_subject->setVisible(!subject.isEmpty());
    m_suffix->setVisible(!suffix.isEmpty());
    setAccessibleName(subject);
    nameRecord(*this, subject);
}

void SidePanel::addToSubject(QWidget *buttons)
{
    m_line->addWidget(buttons);
}

TextLabel *SidePanel::addSection(const QString &title)
{
    auto *label = new SectionLabel(title);
    const bool first = m_rows->count() == 0 && m_subject->text().isEmpty();
    label->setContentsMargins(0, first ? 0 : kSpace16 + kSpace4, 0, kSpace4);
    label->setMinimumHeight(label->sizeHint().height()); // With too little room the tallest rows would lose the most.
    addWidget(label);
    return label;
}

ValueRow *SidePanel::addValue(const QString &name, const QString &value, ValueRow::Kind kind)
{
    auto *row = new ValueRow(name, value, kind);
    addWidget(row);
    return row;
}

void SidePanel::addWidget(QWidget *widget)
{
    auto *line = new QHBoxLayout;
    line->setContentsMargins(kSpace16, 0, kSpace16, 0);
    line->addWidget(widget);
    m_rows->addLayout(line);
}

void SidePanel::addNarrow(FormRow *row)
{
    row->narrowLabel();
    addWidget(row);
}

void SidePanel::addFoot(QWidget *refusal, QWidget *act, QWidget *cancel)
{
    auto *foot = new QWidget;
    auto *grid = new QGridLayout(foot);
    grid->setContentsMargins(0, kSpace16, 0, 0);
    grid->setHorizontalSpacing(kSpace8);
    grid->setVerticalSpacing(kSpace8);
    grid->setColumnStretch(2, 1);
    grid->addWidget(refusal, 0, 0, 1, 3);
    grid->addWidget(act, 1, 0);
    grid->addWidget(cancel, 1, 1);
    addWidget(foot);
}

void SidePanel::clear()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        QLayoutItem *inside = item->layout() ? item->layout()->takeAt(0) : nullptr;
        if (QWidget *row = inside ? inside->widget() : item->widget()) {
            row->hide();
            row->deleteLater();
        }
        delete inside;
        delete item;
    }
}

/// The rows end where the buttons of the page's head do, also beside a scroll bar.
void SidePanel::resizeEvent(QResizeEvent *event)
{
    const int gutter = kPageEdge - kSpace16 - (width() - viewport()->width());
    widget()->setContentsMargins(0, 0, std::max(gutter, viewport()->width() - m_measure), 0);
    QScrollArea::resizeEvent(event);
}

QSize SidePanel::sizeHint() const
{
    return {kSidePanelWidth, QScrollArea::sizeHint().height()};
}

} // namespace stemdesk::ui
