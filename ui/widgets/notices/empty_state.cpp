#include "ui/widgets/notices/empty_state.h"

#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace stemdesk::ui {

namespace {

/// A large quiet drawing; painted, so that it follows the scheme.
class Picture : public QWidget {
public:
    Picture(QString iconName, QWidget *parent) : QWidget(parent), m_iconName(std::move(iconName))
    {
        setFixedSize(2 * metric::kLargeIcon, 2 * metric::kLargeIcon);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const ColourTokens &tokens = themeTokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.accentGround);
        painter.drawEllipse(rect());
        QRect drawing(0, 0, metric::kLargeIcon, metric::kLargeIcon);
        drawing.moveCenter(rect().center());
        paintIcon(painter, drawing, m_iconName, tokens.accent);
    }

private:
    QString m_iconName;
};

} // namespace

EmptyState::EmptyState(const QString &iconName, const QString &sentence, const QString &action, QWidget *parent)
    : QWidget(parent), m_sentence(new TextLabel(sentence, TextStyle::Body, Tone::Quiet)),
      m_column(new QVBoxLayout(this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setFixedWidth(metric::kMessageWidth);

    setSentence(sentence);

    QVBoxLayout *column = m_column;
    column->setContentsMargins(metric::kSpace24, metric::kSpace24, metric::kSpace24, metric::kSpace24);
    column->setSpacing(metric::kSpace12);
    column->addStretch(2);
    column->addWidget(new Picture(iconName, this), 0, Qt::AlignHCenter);
    column->addWidget(m_sentence, 0, Qt::AlignHCenter);
    if (!action.isEmpty()) {
        m_action = new Button(action, Button::Kind::Primary, this);
        connect(m_action, &Button::clicked, this, &EmptyState::actionChosen);
        setFocusProxy(m_action);
        m_actions = new QHBoxLayout;
        m_actions->setSpacing(metric::kSpace8);
        m_actions->addStretch(1);
        m_actions->addWidget(m_action);
        m_actions->addStretch(1);
        column->addLayout(m_actions);
    }
    column->addStretch(3);
}

PageHeader *EmptyState::header() const
{
    for (const QWidget *page = parentWidget(); page; page = page->parentWidget()) {
        if (auto *found = page->findChild<PageHeader *>(QString(), Qt::FindDirectChildrenOnly))
            return found;
    }
    return nullptr;
}

void EmptyState::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // After the page has updated its header for this tab.
    QMetaObject::invokeMethod(this, &EmptyState::meetHeader, Qt::QueuedConnection);
}

void EmptyState::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (PageHeader *own = m_action ? header() : nullptr)
        own->setPrimaryElsewhere(false);
}

void EmptyState::meetHeader()
{
    PageHeader *own = m_action && isVisible() ? header() : nullptr;
    const Button *primary = own ? own->primaryAction() : nullptr;
    if (!primary)
        return;
    if (primary->text() == m_action->text())
        own->setPrimaryElsewhere(true);
    else // An action that is not possible yet must not stand out more than one that is.
        m_action->setKind(primary->isVisible() && primary->isEnabled() ? Button::Kind::Secondary
                                                                       : Button::Kind::Primary);
}

void EmptyState::setAction(const QString &text)
{
    m_action->setText(text);
}

void EmptyState::setActionShown(bool isShown)
{
    m_action->setVisible(isShown);
    if (m_alternative)
        m_alternative->setVisible(isShown);
}

void EmptyState::addAlternative(const QString &text)
{
    m_alternative = new Button(text, Button::Kind::Secondary, this);
    m_actions->insertWidget(m_actions->count() - 1, m_alternative);
    connect(m_alternative, &Button::clicked, this, &EmptyState::alternativeChosen);
}

void EmptyState::addSecondAction(const QString &text)
{
    auto *button = new Button(text, Button::Kind::Link, this);
    connect(button, &Button::clicked, this, &EmptyState::secondActionChosen);
    addChoice(button);
}

void EmptyState::addChoice(QWidget *choice)
{
    m_column->insertWidget(m_column->count() - 1, choice, 0, Qt::AlignHCenter); // Above the stretch at the end.
}

void EmptyState::setTitle(const QString &title)
{
    m_column->insertWidget(m_column->indexOf(m_sentence), new TextLabel(title, TextStyle::Heading), 0,
                           Qt::AlignHCenter);
}

void EmptyState::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
    // A layout that centres a label does not ask for the height of its wrapped text.
    m_sentence->setMinimumHeight(m_sentence->heightForWidth(metric::kMessageWidth));
}

} // namespace stemdesk::ui
