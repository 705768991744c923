#include "ui/widgets/layout/splitter.h"

#include "ui/widgets/button.h"
#include "ui/widgets/layout/dialog_frame.h"

#include <QFrame>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kEdgeWidth = metric::kSpace24 + metric::kSpace16;
constexpr int kLargeScreen = 1'500;
constexpr auto kWidePanel = "widePanel"; ///< A panel's width there, if not a quarter more than usual.

} // namespace

Splitter::Splitter(const QString &name, SplitterMemory memory, Qt::Orientation orientation, QWidget *parent)
    : QSplitter(orientation, parent), m_memory(std::move(memory))
{
    setObjectName(name);
    // Qt makes the grip area of a thin handle wider than what is painted.
    setHandleWidth(metric::kHairline);
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        m_isPlaced = true;
        if (m_memory.save)
            m_memory.save(objectName(), saveState());
    });
}

void Splitter::showEvent(QShowEvent *event)
{
    if (!m_restored && m_memory.load) {
        const QByteArray state = m_memory.load(objectName());
        m_isPlaced = !state.isEmpty() && restoreState(state);
        if (m_isPlaced)
            setHandleWidth(metric::kHairline);
    }
    m_restored = true;
    QSplitter::showEvent(event);
}

void Splitter::setFoldable(QWidget *panel, const QString &name, int leastWidth)
{
    m_panel = panel;
    m_leastWidth = leastWidth;
    m_edge = new QWidget;
    m_edge->setFixedWidth(kEdgeWidth);
    m_opener = new IconButton(u"sidebar-right"_s, tr("Show %1").arg(name));
    m_opener->setCheckable(true);
    auto *column = new QVBoxLayout(m_edge);
    column->setContentsMargins(0, metric::kSpace8, 0, 0);
    column->addWidget(m_opener, 0, Qt::AlignHCenter);
    column->addStretch(1);
    addWidget(m_edge);
    setCollapsible(count() - 1, false);
    showOpener(false);
    m_panel->installEventFilter(this);
    connect(m_opener, &QAbstractButton::toggled, this, &Splitter::openPanel);
}

QWidget *Splitter::takeOpener()
{
    m_isOpenerTaken = true;
    m_edge->hide();
    return m_opener;
}

void Splitter::showOpener(bool isShown)
{
    m_edge->setVisible(isShown && !m_isOpenerTaken);
    m_opener->setVisible(isShown);
}

int Splitter::edgeWidth() const
{
    return m_isOpenerTaken ? 0 : kEdgeWidth;
}

void Splitter::fold(bool folds)
{
    if (!m_panel || folds == isFolded())
        return;
    const bool isShown = !m_panel->isHidden();
    if (folds) {
        m_unfolded = sizes().value(indexOf(m_panel));
        if (!m_over)
            makeOver();
        m_isFolded = true;
        m_over->layout()->addWidget(m_panel);
    } else {
        insertWidget(indexOf(m_edge), m_panel);
        m_over->hide();
        m_isFolded = false;
        m_opener->setChecked(false);
        QList<int> shares = sizes();
        shares[indexOf(m_panel)] = m_unfolded;
        shares.first() = width() - m_unfolded - handleWidth();
        setSizes(shares);
    }
    m_panel->setVisible(isShown);
    showOpener(isFolded() && isShown);
    Q_EMIT folded(isFolded());
}

/// Created once and kept: Qt may be iterating over the page's children when the panel comes back, so none may be
/// deleted.
void Splitter::makeOver()
{
    m_over = new QFrame(parentWidget());
    m_over->setProperty("kind", u"popup"_s);
    PopupShadow::put(m_over);
    auto *column = new QVBoxLayout(m_over);
    column->setContentsMargins(metric::kHairline, metric::kHairline, metric::kHairline, metric::kHairline);
    m_over->hide();
}

/// Widens the panel on a large screen, to fit long addresses; a panel that the user resized stays.
void Splitter::widenPanel()
{
    const bool isWide = width() >= kLargeScreen;
    if (!m_panel || m_panel->isHidden() || m_isPlaced || isFolded() || isWide == m_isWide)
        return;
    m_isWide = isWide;
    const int usual = m_panel->sizeHint().width();
    const int wide = m_panel->property(kWidePanel).isValid() ? m_panel->property(kWidePanel).toInt() : usual * 5 / 4;
    const int wanted = isWide ? wide : usual;
    QList<int> shares = sizes();
    int &panel = shares[indexOf(m_panel)];
    shares.first() -= wanted - panel;
    panel = wanted;
    setSizes(shares);
}

void Splitter::widenFirst()
{
    const bool isWide = width() >= kLargeScreen;
    if (m_wideFirst == 0 || m_isPlaced || isWide == m_isWide)
        return;
    m_isWide = isWide;
    QList<int> shares = sizes();
    if (isWide)
        m_usualFirst = shares.first();
    const int wanted = isWide ? m_wideFirst : m_usualFirst;
    shares.last() += shares.first() - wanted;
    shares.first() = wanted;
    setSizes(shares);
}

void Splitter::openPanel(bool opens)
{
    if (!isFolded())
        return;
    m_over->setVisible(opens);
    if (!opens)
        return;
    placePanel();
    m_over->raise();
    m_panel->setFocus(Qt::OtherFocusReason);
}

void Splitter::reveal()
{
    if (isFolded() && !m_panel->isHidden())
        m_opener->setChecked(true);
}

void Splitter::conceal()
{
    if (isFolded())
        m_opener->setChecked(false);
}

void Splitter::placePanel()
{
    const int width = std::min(metric::kSidePanelWidth, this->width() - edgeWidth());
    // Below the opener, which stays visible because it also closes the panel.
    const int below = m_isOpenerTaken ? m_opener->mapTo(this, QPoint(0, m_opener->height() + metric::kSpace4)).y() : 0;
    m_over->setGeometry(x() + this->width() - edgeWidth() - width, y() + below, width, height() - below);
}

void Splitter::resizeEvent(QResizeEvent *event)
{
    if (width() < m_leastWidth)
        fold(true); // Before the panel is squeezed: it comes back as wide as it was.
    QSplitter::resizeEvent(event);
    if (width() >= m_leastWidth)
        fold(false);
    widenPanel();
    widenFirst();
    if (isFolded() && m_over->isVisible())
        placePanel();
}

/// The page shows and hides the panel as before; if it is folded, its edge appears and disappears with it.
bool Splitter::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOwn = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == m_panel && isOwn && isFolded()) {
        showOpener(!m_panel->isHidden());
        if (m_panel->isHidden())
            m_opener->setChecked(false);
    }
    if (watched == m_panel && event->type() == QEvent::ShowToParent)
        widenPanel();
    const auto *key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
    if (watched == m_panel && key && key->key() == Qt::Key_Escape && isFolded()) {
        m_opener->setChecked(false);
        return true;
    }
    return QSplitter::eventFilter(watched, event);
}

} // namespace stemdesk::ui
