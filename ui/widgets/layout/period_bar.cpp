#include "ui/widgets/layout/period_bar.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

PeriodBar::PeriodBar(const Names &names, QWidget *parent)
    : QWidget(parent), m_now(new Button(names.now, Button::Kind::Small)),
      m_period(new TextLabel({}, TextStyle::Heading))
{
    auto *before = new IconButton(u"back"_s, names.before);
    auto *after = new IconButton(u"chevron-right"_s, names.after);
    m_period->alignBaseline(*m_now);
    auto *row = rowInside(this, kSpace4, {kSpace16, kSpace8, kSpace16, kSpace8});
    row->addWidget(before);
    row->addWidget(after);
    row->addWidget(m_now);
    row->addSpacing(kSpace8);
    row->addWidget(m_period); // Last, so that its width does not move the buttons.
    row->addSpacing(kSpace12); // Before what is put at the end.
    row->addStretch(1);
    connect(before, &QAbstractButton::clicked, this, &PeriodBar::beforeWanted);
    connect(after, &QAbstractButton::clicked, this, &PeriodBar::afterWanted);
    connect(m_now, &QAbstractButton::clicked, this, &PeriodBar::nowWanted);
}

void PeriodBar::addEnd(QWidget *widget)
{
    layout()->addWidget(widget);
}

void PeriodBar::setPeriod(const QString &text)
{
    m_period->setText(text);
}

void PeriodBar::setNowText(const QString &text)
{
    m_now->setText(text);
}

void PeriodBar::setNow(bool isNow)
{
    m_now->setEnabled(!isNow);
}

} // namespace stemdesk::ui
