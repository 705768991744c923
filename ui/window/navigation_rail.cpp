#include "ui/window/navigation_rail.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"

#include <QAction>
#include <QButtonGroup>
#include <QCursor>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// A rail that folds draws its entries away from a pointer that stays, which Qt does not always say.
void noticeLeave(QWidget &entry)
{
    if (!entry.underMouse() || entry.rect().contains(entry.mapFromGlobal(QCursor::pos())))
        return;
    entry.setAttribute(Qt::WA_UnderMouse, false);
    entry.update();
}

constexpr int kLowestForTools = 600; ///< At 540, twice the scale of a usual screen, pages would be 21 pixels apart.

} // namespace

RailEntry::RailEntry(QString iconName, const QString &label, QWidget *parent)
    : QAbstractButton(parent), m_iconName(std::move(iconName))
{
    setText(label);
    setAccessibleName(label);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RailEntry::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    setTip(*this, collapsed ? text() : QString());
    update();
}

QSize RailEntry::sizeHint() const
{
    return {kRailCollapsedWidth - kSpace16, railItemHeight() - kSpace2};
}

void RailEntry::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    if (isChecked())
        paintPanel(painter, rect(), tokens.accentGround, QColor());
    else if (underMouse())
        paintPanel(painter, rect(), tokens.hairline, QColor());
    const QColor colour = isChecked() ? tokens.accent : tokens.text;
    const QRect drawing(kSpace12, (height() - kIcon) / 2, kIcon, kIcon);
    paintIcon(painter, QStyle::visualRect(layoutDirection(), rect(), drawing), m_iconName, colour);
    if (!m_collapsed) {
        const QRect words = rect().adjusted(kSpace12 + kIcon + kSpace8 + kSpace2, 0, -kSpace8, 0);
        painter.setFont(fontFor(isChecked() ? TextStyle::Strong : TextStyle::Body));
        painter.setPen(colour);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    }
    if (hasFocus() && isKeyboardUsedLast())
        paintFocusFrame(painter, rect(), tokens);
}

void RailEntry::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RailEntry::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void RailEntry::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    noticeLeave(*this);
}

RailSearch::RailSearch(QWidget *parent) : QAbstractButton(parent), m_hint(new KeyHint(tr("Ctrl K"), this))
{
    setText(tr("Search…"));
    setAccessibleName(tr("Search everything"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCollapsed(false);
}

void RailSearch::setCollapsed(bool collapsed)
{
    m_hint->setVisible(!collapsed);
    setTip(*this, collapsed ? tr("Search everything, Ctrl K") : QString());
    update();
}

QSize RailSearch::sizeHint() const
{
    return {kRailCollapsedWidth - kSpace16, controlHeight()};
}

void RailSearch::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    noticeLeave(*this);
    const QSize size = m_hint->sizeHint();
    const QRect place(QPoint(width() - size.width() - kSpace8, (height() - size.height()) / 2), size);
    m_hint->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void RailSearch::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintPanel(painter, rect(), tokens.ground, underMouse() ? tokens.edge : tokens.controlLine);
    const QRect drawing(kSpace12, (height() - kIcon) / 2, kIcon, kIcon);
    paintIcon(painter, QStyle::visualRect(layoutDirection(), rect(), drawing), u"search"_s, tokens.quiet);
    if (!m_hint->isHidden()) {
        const QRect words = rect().adjusted(kSpace12 + kIcon + kSpace8 + kSpace2, 0, -m_hint->width() - kSpace12, 0);
        painter.setFont(fontFor(TextStyle::Body));
        painter.setPen(tokens.quiet);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    }
    if (hasFocus() && isKeyboardUsedLast())
        paintFocusFrame(painter, rect(), tokens);
}

void RailSearch::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RailSearch::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

StateDot::StateDot(QWidget *parent) : QWidget(parent)
{
    setFixedSize(kDot, kDot);
}

void StateDot::setOk(bool ok)
{
    m_ok = ok;
    setAccessibleName(ok ? tr("Server is running") : tr("Server is not running"));
    update();
}

void StateDot::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_ok ? tokens.good : tokens.warning);
    painter.drawEllipse(rect());
}

BrandMark::BrandMark(QWidget *parent) : QWidget(parent)
{
    setFixedSize(kIcon, kIcon);
}

void BrandMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintIcon(painter, rect(), u"mark"_s, themeTokens().accent);
}

NavigationRail::NavigationRail(QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_entryColumn(new QVBoxLayout),
      m_tools(new QBoxLayout(QBoxLayout::LeftToRight)), m_name(new TextLabel(u"Stemdesk"_s, TextStyle::Heading)),
      m_toggle(new IconButton(u"sidebar"_s, tr("Collapse the navigation"))), m_search(new RailSearch),
      m_shop(new TextLabel({}, TextStyle::Small, Tone::Quiet)),
      m_server(new TextLabel({}, TextStyle::Small, Tone::Quiet))
{
    setAccessibleName(tr("Pages"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setFixedWidth(kRailWidth);
    auto *column = columnInside(this, 0, {kSpace8, kSpace12, kSpace8, kSpace12});
    column->addWidget(buildBrand());
    column->addSpacing(kSpace8);
    column->addWidget(m_search);
    column->addSpacing(kSpace8);
    m_entryColumn->setSpacing(0);
    column->addLayout(m_entryColumn);
    column->addStretch(1);
    m_tools->setContentsMargins(kSpace8, 0, kSpace8, kSpace8);
    m_tools->setSpacing(kSpace4);
    m_tools->addStretch(1);
    column->addLayout(m_tools);
    column->addWidget(buildFoot());
    m_group->setExclusive(true);
    connect(m_toggle, &IconButton::clicked, this, [this] { setCollapsed(!m_collapsed); });
    connect(m_search, &QAbstractButton::clicked, this, &NavigationRail::searchRequested);
}

QWidget *NavigationRail::buildBrand()
{
    auto *brand = new QWidget;
    auto *row = new QHBoxLayout(brand);
    m_brandRow = row;
    row->setSpacing(kSpace8);
    m_mark = new BrandMark;
    row->addWidget(m_mark);
    row->addWidget(m_name, 1);
    row->addWidget(m_toggle, 0, Qt::AlignCenter);
    placeBrand();
    return brand;
}

void NavigationRail::placeBrand()
{
    m_mark->setVisible(!m_collapsed);
    m_name->setVisible(!m_collapsed);
    if (m_collapsed)
        m_brandRow->setContentsMargins(0, 0, 0, 0);
    else
        m_brandRow->setContentsMargins(kSpace12, 0, kSpace4, 0);
}

QWidget *NavigationRail::buildFoot()
{
    m_foot = new QWidget;
    auto *dot = new StateDot;
    m_dot = dot;
    m_shop->setElided(true);
    m_server->setElided(true);
    m_shop->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_server->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *first = new QHBoxLayout;
    first->setSpacing(kSpace8);
    first->addWidget(dot);
    first->addWidget(m_shop, 1);
    auto *column = columnInside(m_foot, kSpace2, {kSpace12, kSpace8, kSpace8, 0});
    column->addLayout(first);
    column->addWidget(m_server);
    showTrouble();
    return m_foot;
}

void NavigationRail::addPage(const QString &id, const QString &iconName, const QString &label)
{
    auto *entry = new RailEntry(iconName, label);
    entry->setObjectName(id);
    entry->setCollapsed(m_collapsed);
    m_group->addButton(entry);
    m_entries.insert(id, entry);
    m_entryColumn->addWidget(entry);
    connect(entry, &QAbstractButton::clicked, this, [this, id] { Q_EMIT pageChosen(id); });
}

void NavigationRail::setCurrent(const QString &id)
{
    if (auto *entry = m_entries.value(id))
        entry->setChecked(true);
    for (QAbstractButton *each : std::as_const(m_entries))
        noticeLeave(*each);
}

QString NavigationRail::current() const
{
    const QAbstractButton *entry = m_group->checkedButton();
    return entry ? entry->objectName() : QString();
}

/// A collapsed rail has its tools in a column; where it is too low for all, undoing stays, and keys do the rest.
void NavigationRail::showTools()
{
    const bool isTight = m_collapsed && height() < kLowestForTools;
    for (qsizetype place = 1; place < m_toolButtons.size(); ++place)
        m_toolButtons.at(place)->setVisible(!isTight);
}

void NavigationRail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showTools();
}

void NavigationRail::addTool(QAction *action)
{
    auto *button = new IconButton({}, action->text());
    button->setDefaultAction(action);
    connect(action, &QAction::changed, button, [button, action] { button->setAccessibleName(action->text()); });
    m_tools->insertWidget(m_tools->count() - 1, button);
    m_toolButtons.append(button);
}

void NavigationRail::setShopName(const QString &name)
{
    m_shop->setText(name);
    updateFootTip();
}

void NavigationRail::setServerState(const QString &text, ServerState state)
{
    m_state = state;
    m_server->setText(text);
    static_cast<StateDot *>(m_dot)->setOk(state == ServerState::Running);
    showTrouble();
    updateFootTip();
}

/// An address that nobody needs at the bench would be on every page; the dot says that programs are let in.
void NavigationRail::showTrouble()
{
    m_server->setVisible(!m_collapsed && m_state == ServerState::Trouble);
}

void NavigationRail::updateFootTip()
{
    setTip(*m_foot, m_shop->text() + u'\n' + m_server->text());
}

void NavigationRail::setCollapsed(bool collapsed)
{
    if (m_collapsed == collapsed)
        return;
    m_collapsed = collapsed;
    setFixedWidth(collapsed ? kRailCollapsedWidth : kRailWidth);
    m_tools->setDirection(collapsed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    showTools();
    placeBrand();
    m_search->setCollapsed(collapsed);
    m_shop->setVisible(!collapsed);
    showTrouble();
    const QString action = collapsed ? tr("Expand the navigation") : tr("Collapse the navigation");
    setTip(*m_toggle, action);
    m_toggle->setAccessibleName(action);
    const auto entries = m_group->buttons();
    for (QAbstractButton *entry : entries)
        static_cast<RailEntry *>(entry)->setCollapsed(collapsed);
    Q_EMIT collapsedChanged(collapsed);
}

void NavigationRail::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.rail);
    paintHairlineRight(painter, rect(), tokens.hairline);
    const QRectF above(kSpace8, m_foot->y(), width() - 2 * kSpace8, kHairline);
    paintHairlineBelow(painter, above, tokens.hairline);
}

} // namespace stemdesk::ui
