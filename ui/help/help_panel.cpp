#include "ui/help/help_panel.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr auto kKeys = "keys"_L1;

TextLabel *wrappedLabel(const QString &text, Tone tone = Tone::Plain)
{
    auto *label = new TextLabel(text, TextStyle::Body, tone);
    label->setWordWrap(true);
    return label;
}

QWidget *scrolled()
{
    auto *body = new QWidget;
    body->setProperty("scrollContent", true);
    return body;
}

} // namespace

HelpPanel::HelpPanel(QWidget *window, QWidget *content)
    : QFrame(window), m_content(content), m_title(new TextLabel({}, TextStyle::Title)),
      m_close(new IconButton(u"close"_s, tr("Close the help"), this)), m_area(new QScrollArea)
{
    setFocusPolicy(Qt::StrongFocus);
    m_title->setWordWrap(true);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *column = columnInside(this, kSpace12, {kSpace16, kSpace16, kSpace12, kSpace16});
    column->addLayout(head);
    column->addWidget(m_area, 1);
    connect(m_close, &QAbstractButton::clicked, this, &HelpPanel::leave);
    window->installEventFilter(this);
    hide();
}

void HelpPanel::togglePage(const QString &page)
{
    m_page = page;
    if (!m_shown.isEmpty() && m_shown != kKeys)
        leave();
    else
        showHelp(page);
}

void HelpPanel::toggleKeys()
{
    if (m_shown == kKeys) {
        leave();
        return;
    }
    showKeys();
    open(kKeys);
}

void HelpPanel::showHelp(const QString &id)
{
    showTopic(id);
    open(id);
}

void HelpPanel::follow(const QString &page)
{
    const bool isSame = m_page == page;
    m_page = page;
    if (m_shown.isEmpty() || m_shown == kKeys || isSame)
        return;
    showTopic(page);
    m_shown = page;
    place(); // The page may need more room.
}

void HelpPanel::open(const QString &what)
{
    if (m_shown.isEmpty())
        m_before = QApplication::focusWidget();
    m_shown = what;
    place();
    show();
    raise();
    setFocus(Qt::ShortcutFocusReason);
}

void HelpPanel::leave()
{
    m_shown.clear();
    const bool hadKeyboard = hasFocus() || isAncestorOf(QApplication::focusWidget());
    hide();
    makeRoom(0);
    if (hadKeyboard && m_before)
        m_before->setFocus(Qt::OtherFocusReason);
}

void HelpPanel::setBody(QWidget *body)
{
    m_area->setWidget(body); // Deletes the previous body.
    setAccessibleName(m_title->text());
}

QWidget *HelpPanel::linkTo(const QString &id)
{
    auto *link = new FlushLink(helpFor(id).title);
    // Queued, because the link is in the text that is replaced.
    connect(
        link, &QAbstractButton::clicked, this, [this, id] { showHelp(id); }, Qt::QueuedConnection);
    return link;
}

void HelpPanel::showTopic(const QString &id)
{
    const HelpTopic topic = helpFor(id);
    auto *body = scrolled();
    auto *column = columnInside(body, kSpace12, {0, 0, kSpace4, 0});
    column->addWidget(wrappedLabel(topic.lead));
    for (const QString &tip : topic.tips)
        column->addWidget(wrappedLabel(tip, Tone::Quiet));
    if (!topic.more.isEmpty())
        column->addWidget(new SectionLabel(tr("Read more")));
    for (const QString &more : topic.more)
        column->addWidget(linkTo(more), 0, Qt::AlignLeft);
    auto *keys = new FlushLink(tr("All shortcuts"));
    connect(keys, &QAbstractButton::clicked, this, &HelpPanel::toggleKeys);
    column->addWidget(keys, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_title->setText(tr("Help: %1").arg(topic.title));
    setBody(body);
    setAccessibleDescription(topic.lead + u' ' + topic.tips.join(u' '));
}

void HelpPanel::showKeys()
{
    auto *body = scrolled();
    auto *grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, kSpace4, 0);
    grid->setHorizontalSpacing(kSpace12);
    grid->setVerticalSpacing(kSpace8);
    grid->setColumnStretch(1, 1);
    int row = 0;
    QStringList said;
    for (const HelpKeys &group : allKeys()) {
        grid->addWidget(new SectionLabel(group.title), row++, 0, 1, 2);
        for (const HelpKey &key : group.keys) {
            grid->addWidget(new KeyHint(key.keys), row, 0, Qt::AlignLeft | Qt::AlignTop);
            grid->addWidget(wrappedLabel(key.what), row++, 1);
            said.append(tr("%1: %2", "a key and what it does").arg(key.keys, key.what));
        }
    }
    grid->setRowStretch(row, 1);
    m_title->setText(tr("All shortcuts"));
    setBody(body);
    setAccessibleDescription(said.join(u". "_s));
}

void HelpPanel::place()
{
    const int width = std::min(kSidePanelWidth + kSpace24, parentWidget()->width());
    setGeometry(parentWidget()->width() - width, 0, width, parentWidget()->height());
    makeRoom(width);
}

/// Pushes the content aside, unless that would leave it less room than it needs, or than it has in the smallest window.
void HelpPanel::makeRoom(int width)
{
    QLayout *const layout = m_content->layout();
    const QMargins before = layout->contentsMargins();
    const int least = std::min(layout->totalMinimumSize().width() - before.right(), kWindowMinimumWidth);
    const int right = least + width <= parentWidget()->width() ? width : 0;
    if (right == before.right())
        return;
    layout->setContentsMargins(before.left(), before.top(), right, before.bottom());
    Q_EMIT roomTaken(right);
}

bool HelpPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == parentWidget() && !isHidden())
        place();
    // After the page was changed with the mouse, the keyboard is there: what it leaves of Escape closes the help.
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (isEscape && watched == parentWidget() && !isHidden()) {
        leave();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void HelpPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

void HelpPanel::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.panel);
    painter.fillRect(QRect(0, 0, kHairline, height()), tokens.hairline);
}

} // namespace stemdesk::ui
