#include "ui/widgets/notices/work_progress.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QProgressBar>

namespace stemdesk::ui {

using namespace metric;

WorkProgress::WorkProgress(QWidget *parent)
    : QWidget(parent), m_what(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_bar(new QProgressBar)
{
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    auto *cancel = new Button(tr("Cancel"), Button::Kind::Small);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kSpace24, kSpace8, kSpace24, kSpace8);
    row->setSpacing(kSpace12);
    row->addWidget(m_what);
    row->addWidget(m_bar, 1);
    row->addWidget(cancel);
    hide();
    connect(cancel, &QAbstractButton::clicked, this, &WorkProgress::cancelChosen);
}

void WorkProgress::begin(const QString &what)
{
    m_what->setText(what);
    m_bar->setRange(0, 0);
    show();
}

void WorkProgress::setDone(const QString &what, qint64 done, qint64 all)
{
    constexpr int kParts = 1000; // Keeps the percentage right even for more rows than an int holds.
    m_what->setText(what);
    m_bar->setRange(0, all > 0 ? kParts : 0);
    m_bar->setValue(all > 0 ? int(kParts * done / all) : 0);
}

void WorkProgress::end()
{
    hide();
}

} // namespace stemdesk::ui
