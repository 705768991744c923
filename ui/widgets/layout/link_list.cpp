#include "ui/widgets/layout/link_list.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

class LinkRule : public QWidget {
public:
    LinkRule() { setFixedHeight(kSpace4 + kHairline); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter(this).fillRect(0, height() - kHairline, width(), kHairline, themeTokens().hairline);
    }
};

} // namespace

LinkList::LinkList(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void LinkList::rebuild(const std::function<void()> &fill)
{
    const KeptPlace kept(this);
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    m_column = new QVBoxLayout(m_rows);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kSpace4);
    fill();
    layout()->addWidget(m_rows);
}

QWidget *LinkList::firstLink() const
{
    return m_rows ? m_rows->findChild<FlushLink *>() : nullptr; // The rows before may not be gone yet.
}

QHBoxLayout *LinkList::addLink(const QString &words, const std::function<void()> &open, const QString &name,
                               TextStyle style)
{
    auto *row = new QWidget;
    m_link = new QVBoxLayout(row);
    m_link->setContentsMargins(0, 0, 0, 0);
    m_link->setSpacing(0);
    auto *link = new FlushLink(words, style);
    if (!name.isEmpty())
        link->setAccessibleName(name);
    connect(link, &QAbstractButton::clicked, this, open);
    auto *line = new QHBoxLayout;
    line->setSpacing(kSpace8);
    line->addWidget(link);
    line->addStretch(1);
    m_link->addLayout(line);
    m_column->addWidget(row);
    return line;
}

void LinkList::addBelow(const QString &text, QWidget *figure)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(kSpace8);
    auto *below = new TextLabel(text, TextStyle::Small, Tone::Quiet);
    below->setElided(true);
    line->addWidget(below);
    line->addStretch(1); // Not given to the text, which would stand in the middle of it.
    if (figure)
        line->addWidget(figure);
    m_link->addLayout(line);
    m_link->setContentsMargins(0, 0, 0, kSpace4);
}

void LinkList::addWrapped(const QString &text)
{
    auto *below = new TextLabel(text, TextStyle::Small, Tone::Quiet);
    below->setWordWrap(true);
    m_link->addSpacing(kSpace2); // As between the lines of any two.
    m_link->addWidget(below);
    m_link->setContentsMargins(0, 0, 0, kSpace4);
}

void LinkList::addNote(const QString &text, int above)
{
    auto *note = new TextLabel(text, TextStyle::Body, Tone::Quiet);
    note->setWordWrap(true);
    note->setContentsMargins(0, above, 0, 0);
    addRow(note);
}

void LinkList::addCaption(const QString &text)
{
    auto *caption = new SectionLabel(text);
    caption->setContentsMargins(0, kSpace16 + kSpace4, 0, kSpace4); // As in SidePanel::addSection().
    addRow(caption);
}

void LinkList::addRow(QWidget *row)
{
    m_column->addWidget(row);
}

void LinkList::addRule()
{
    addRow(new LinkRule);
}

} // namespace stemdesk::ui
