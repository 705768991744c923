#include "ui/help/help_panel.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flush_link.h"
#include "ui/widgets/key_hint.h"
#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

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

HelpPanel::HelpPanel(QWidget *window)
    : QFrame(window), m_title(new TextLabel({}, TextStyle::Title)),
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
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace16, kSpace16, kSpace12, kSpace16);
    column->setSpacing(kSpace12);
    column->addLayout(head);
    column->addWidget(m_area, 1);
    connect(m_close, &QAbstractButton::clicked, this, &HelpPanel::leave);
    window->installEventFilter(this);
    hide();
}

void HelpPanel::togglePage(const QString &page)
{
    if (m_shown == page) {
        leave();
        return;
    }
    showTopic(helpFor(page));
    open(page);
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

void HelpPanel::follow(const QString &page)
{
    if (m_shown.isEmpty() || m_shown == kKeys || m_shown == page)
        return;
    showTopic(helpFor(page));
    m_shown = page;
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
    if (hadKeyboard && m_before)
        m_before->setFocus(Qt::OtherFocusReason);
}

void HelpPanel::setBody(QWidget *body)
{
    m_area->setWidget(body); // Deletes the previous body.
    setAccessibleName(m_title->text());
}

void HelpPanel::showTopic(const HelpTopic &topic)
{
    auto *body = scrolled();
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, kSpace4, 0);
    column->setSpacing(kSpace12);
    column->addWidget(wrappedLabel(topic.lead));
    for (const QString &tip : topic.tips)
        column->addWidget(wrappedLabel(tip, Tone::Quiet));
    auto *keys = new FlushLink(tr("All shortcuts"));
    connect(keys, &QAbstractButton::clicked, this, &HelpPanel::toggleKeys);
    column->addWidget(keys, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_title->setText(topic.title);
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
}

bool HelpPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == parentWidget() && !isHidden())
        place();
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
