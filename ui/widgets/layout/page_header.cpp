#include "ui/widgets/layout/page_header.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

/// Hides the place of a button with it, so that it takes no spacing.
class HiddenWith : public QObject {
public:
    HiddenWith(QWidget &button, QWidget &place) : QObject(&place), m_place(place) { button.installEventFilter(this); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::HideToParent || event->type() == QEvent::ShowToParent)
            m_place.setVisible(event->type() == QEvent::ShowToParent);
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget &m_place;
};

/// Facts such as "Sat 9 May · Penn Farm · 90 guests": those that do not fit are left out whole.
class FactsLabel : public TextLabel {
public:
    FactsLabel() : TextLabel({}, TextStyle::Body, Tone::Quiet) { setElided(true); }

    void setAlert(const QString &end)
    {
        m_alert = end;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        const QString cut = wholeFacts();
        const bool hasAlert = cut.isEmpty() && fits(text()) && !m_alert.isEmpty() && text().endsWith(m_alert);
        if (cut.isEmpty() && !hasAlert) { // All of it fits, or not even the first.
            TextLabel::paintEvent(event);
            return;
        }
        setTip(*this, hasAlert ? QString() : text());
        const QString quiet = hasAlert ? text().chopped(m_alert.size()) : cut;
        QPainter painter(this);
        painter.setPen(toneText(themeTokens(), tone()));
        painter.drawText(contentsRect(), int(alignment()), quiet);
        if (!hasAlert)
            return;
        painter.setPen(toneText(themeTokens(), Tone::Error));
        painter.drawText(contentsRect().adjusted(fontMetrics().horizontalAdvance(quiet), 0, 0, 0), int(alignment()),
                         m_alert);
    }

private:
    bool fits(const QString &text) const { return fontMetrics().horizontalAdvance(text) <= contentsRect().width(); }

    QString wholeFacts() const
    {
        QStringList facts = text().split(u" · "_s);
        for (bool isWhole = fits(text()); !isWhole && facts.size() > 1; facts.removeLast()) {
            facts.last() = u"…"_s;
            if (fits(facts.join(u" · "_s)))
                return facts.join(u" · "_s);
        }
        return {};
    }

    QString m_alert;
};

} // namespace

PageHeader::PageHeader(const QString &title, QWidget *parent)
    : QWidget(parent), m_crumb(new QPushButton), m_crumbRow(new QHBoxLayout),
      m_title(new TextLabel(title, TextStyle::Title)), m_state(new FactsLabel),
      m_figure(new TextLabel({}, TextStyle::Strong)), m_titleRow(new QHBoxLayout), m_titleWidgets(new QHBoxLayout),
      m_actions(new QHBoxLayout), m_tools(new QWidget), m_chips(new ChipRow), m_tabs(new TabStrip)
{
    auto *column = new QVBoxLayout(this);
    // The other rows are indented like the texts of the tabs, so that all texts are aligned.
    column->setContentsMargins(kPageEdge - TabStrip::inset(), 0, kPageEdge, 0);
    column->setSpacing(0);
    m_crumb->setProperty("kind", u"crumb"_s);
    m_crumb->setFont(fontFor(TextStyle::Small));
    m_crumb->setCursor(Qt::PointingHandCursor);
    m_crumb->hide();
    m_crumbRow->setContentsMargins(TabStrip::inset(), 0, 0, 0);
    m_crumbRow->setSpacing(kSpace4);
    m_crumbRow->addStrut(kSpace16); // The same height on all pages, with or without a crumb.
    m_crumbRow->addWidget(m_crumb, 0, Qt::AlignLeft | Qt::AlignBottom);
    column->addLayout(m_crumbRow);
    buildTitleRow();
    column->addLayout(m_titleRow);
    column->addSpacing(kSpace8);
    column->addWidget(m_tabs, 0, Qt::AlignLeft);
    buildToolRow();
    column->addWidget(m_tools);
    m_tools->hide();
    m_tabs->hide();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(m_crumb, &QPushButton::clicked, this, &PageHeader::crumbChosen);
    connect(m_tabs, &QTabBar::currentChanged, this, &PageHeader::tabChosen);
}

void PageHeader::buildTitleRow()
{
    m_title->setElided(true);
    m_state->alignBaseline(*m_title);
    m_figure->hide(); // Shown, it is centred like the words of the buttons beside it.
    m_state->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_titleWidgets->setSpacing(kSpace8);
    m_actions->setSpacing(kSpace8);
    m_titleRow->setContentsMargins(TabStrip::inset(), 0, 0, 0);
    m_titleRow->setSpacing(kSpace12);
    m_titleRow->addStrut(controlHeight()); // Keeps the title at the same height as on pages with buttons.
    m_titleRow->addWidget(m_title);
    m_titleRow->addLayout(m_titleWidgets);
    m_titleRow->addWidget(m_state, 1);
    m_titleRow->addWidget(m_figure);
    m_titleRow->addLayout(m_actions);
}

void PageHeader::buildToolRow()
{
    auto *row = rowInside(m_tools, kSpace8, {TabStrip::inset(), kSpace4, 0, kSpace12});
    row->addWidget(m_chips, 1);
    row->setAlignment(m_chips, Qt::AlignVCenter);
}

void PageHeader::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty()); // Some pages have their title in a field.
}

void PageHeader::setState(const QString &state, const QString &kept)
{
    m_state->setText(state);
    if (m_crumbDot)
        m_crumbDot->setVisible(!state.isEmpty());
    const QString cut = kept == state ? kept : kept + u" ·…"_s; // Never narrower than this.
    m_state->setMinimumWidth(kept.isEmpty() ? 0 : m_state->fontMetrics().horizontalAdvance(cut) + kSpace4);
}

void PageHeader::setAlert(const QString &end)
{
    static_cast<FactsLabel *>(m_state)->setAlert(end);
}

void PageHeader::setFigure(const QString &name, const QString &figure, Tone tone)
{
    m_figure->setFigure(name, figure);
    m_figure->setTone(tone);
    setTip(*m_figure, name);
    m_figure->setVisible(!figure.isEmpty());
}

void PageHeader::setCrumb(const QString &crumb)
{
    m_crumb->setText(crumb);
    m_crumb->setAccessibleName(tr("Back to %1").arg(crumb));
    m_crumb->setVisible(!crumb.isEmpty());
    qobject_cast<QVBoxLayout *>(layout())->setContentsMargins(kPageEdge - TabStrip::inset(),
                                                              crumb.isEmpty() ? 0 : kSpace8, kPageEdge, 0);
    if (m_crumbRow->indexOf(m_state) >= 0)
        return;
    m_titleRow->insertStretch(m_titleRow->indexOf(m_state), 1);
    m_titleRow->removeWidget(m_state);
    m_state->setFont(m_crumb->font());
    m_state->setContentsMargins(0, 0, 0, 0);
    m_crumbDot = new TextLabel(u"›"_s, TextStyle::Small, Tone::Quiet); // The facts after it are no links.
    m_crumbRow->addWidget(m_crumbDot, 0, Qt::AlignBottom);
    m_crumbDot->setVisible(!m_state->text().isEmpty());
    m_crumbRow->addWidget(m_state, 1, Qt::AlignBottom);
}

void PageHeader::addTitleWidget(QWidget *widget)
{
    m_titleWidgets->addWidget(widget);
}

void PageHeader::addStateLink(Button *link)
{
    link->setProperty("kind", u"flush"_s); // As far from the state as its words are from each other.
    const int at = m_titleRow->indexOf(m_state);
    m_titleRow->removeWidget(m_state);
    m_state->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto *place = new QHBoxLayout;
    place->setContentsMargins(0, m_state->contentsMargins().top(), 0, 0);
    place->addWidget(link);
    auto *facts = new QHBoxLayout;
    facts->setSpacing(kSpace4);
    facts->addWidget(m_state);
    facts->addLayout(place);
    facts->addStretch(1);
    m_titleRow->insertLayout(at, facts, 1);
}

Button *PageHeader::addAction(const QString &text)
{
    auto *button = new Button(text);
    addActionWidget(button);
    return button;
}

void PageHeader::addActionWidget(QWidget *widget)
{
    m_actions->insertWidget(m_actions->count() - (m_primary ? 1 : 0), widget);
}

Button *PageHeader::setPrimaryAction(const QString &text)
{
    if (!m_primary) {
        m_primary = new Button(text, Button::Kind::Primary);
        m_primaryPlace = new QWidget;
        auto *place = new QHBoxLayout(m_primaryPlace);
        place->setContentsMargins(0, 0, 0, 0);
        place->addWidget(m_primary);
        m_actions->addWidget(m_primaryPlace);
        new HiddenWith(*m_primary, *m_primaryPlace);
    }
    m_primary->setText(text);
    return m_primary;
}

void PageHeader::setPrimaryElsewhere(bool isElsewhere)
{
    if (!m_primaryPlace)
        return;
    const bool isHidden = m_primary->isHidden() && m_primary->testAttribute(Qt::WA_WState_ExplicitShowHide);
    m_primaryPlace->setVisible(!isElsewhere && !isHidden);
}

QMenu *PageHeader::menu()
{
    if (m_menu)
        return m_menu;
    m_menu = new QMenu(this);
    auto *more = new IconButton(u"more"_s, tr("More for this page"));
    more->setMenu(m_menu);
    more->setPopupMode(QToolButton::InstantPopup);
    m_titleRow->addWidget(more);
    return m_menu;
}

SearchField *PageHeader::enableSearch(const QString &placeholder)
{
    if (!m_search) {
        m_search = new SearchField;
        m_search->setFixedWidth(kSearchWidth);
        qobject_cast<QHBoxLayout *>(m_tools->layout())->insertWidget(0, m_search, 0, Qt::AlignTop);
    }
    m_search->setPlaceholder(placeholder);
    m_tools->show();
    return m_search;
}

ChipRow *PageHeader::chips()
{
    m_tools->show();
    return m_chips;
}

TabStrip *PageHeader::setTabs(const QStringList &tabs)
{
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    for (const QString &tab : tabs)
        m_tabs->addTab(tab);
    m_tabs->setVisible(!tabs.isEmpty());
    m_tools->layout()->setContentsMargins(TabStrip::inset(), tabs.isEmpty() ? kSpace4 : kSpace12, 0, kSpace12);
    return m_tabs;
}

void PageHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintHairlineBelow(painter, rect(), themeTokens().hairline);
    // The line below the tabs stays where it is if a search row follows.
    if (!m_tabs->isHidden() && !m_tools->isHidden())
        paintHairlineBelow(painter, QRect(0, 0, width(), m_tabs->geometry().bottom() + 1), themeTokens().hairline);
}

} // namespace stemdesk::ui
