#include "ui/preview/output_progress.h"

#include "ui/preview/document_output.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QProgressBar>

namespace stemdesk::ui {

using namespace metric;

OutputProgress::OutputProgress(DocumentOutput &output, QWidget *parent)
    : QWidget(parent), m_what(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_bar(new QProgressBar)
{
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    auto *cancel = new Button(tr("Cancel"), Button::Kind::Small);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kSpace16, kSpace4, kSpace16, kSpace8);
    row->setSpacing(kSpace12);
    row->addWidget(m_what);
    row->addWidget(m_bar, 1);
    row->addWidget(cancel);
    hide();
    connect(cancel, &QAbstractButton::clicked, &output, &DocumentOutput::cancel);
    connect(&output, &DocumentOutput::started, this, &OutputProgress::onStarted);
    connect(&output, &DocumentOutput::progressed, this, &OutputProgress::onProgressed);
    connect(&output, &DocumentOutput::ended, this, &QWidget::hide);
}

void OutputProgress::onStarted(const QString &what)
{
    m_what->setText(what);
    m_bar->setRange(0, 0); // The number of pages is not known yet.
    show();
}

void OutputProgress::onProgressed(int done, int all)
{
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

} // namespace stemdesk::ui
