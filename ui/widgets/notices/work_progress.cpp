#include "ui/widgets/notices/work_progress.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QCoreApplication>
#include <QPointer>
#include <QProgressBar>

namespace stemdesk::ui {

using namespace metric;

WorkProgress::WorkProgress(QWidget *parent)
    : QWidget(parent), m_what(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_bar(new QProgressBar),
      m_cancel(new Button(tr("Cancel"), Button::Kind::Small))
{
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    auto *row = rowInside(this, kSpace12, {kSpace24, kSpace8, kSpace24, kSpace8});
    row->addWidget(m_what);
    row->addWidget(m_bar, 1);
    row->addWidget(m_cancel);
    hide();
    connect(m_cancel, &QAbstractButton::clicked, this, &WorkProgress::cancelChosen);
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

WorkingRow::WorkingRow(QWidget *parent) : WorkProgress(parent)
{
    layout()->setContentsMargins(0, kSpace4, 0, kSpace4);
    connect(this, &WorkProgress::cancelChosen, this, &WorkingRow::stop);
}

WorkingRow::~WorkingRow()
{
    stop();
}

void WorkingRow::stop()
{
    if (m_stop)
        *m_stop = true;
}

WorkingRow::ProgressReport WorkingRow::begin(const QString &what)
{
    m_stop = std::make_shared<std::atomic_bool>(false);
    showProgress(what, 0, 0);
    show();
    cancelButton()->setFocus(Qt::OtherFocusReason);
    // Only the window's thread may read the pointer.
    return [stop = m_stop, row = QPointer<WorkingRow>(this)](const QString &stage, qint64 done, qint64 total) {
        QMetaObject::invokeMethod(
            qApp,
            [row, stage, done, total] {
                if (row)
                    row->showProgress(stage, done, total);
            },
            Qt::QueuedConnection);
        return !*stop;
    };
}

void WorkingRow::end()
{
    m_stop.reset();
    WorkProgress::end();
}

void WorkingRow::showProgress(const QString &what, qint64 done, qint64 total)
{
    setDone(what, done, total);
    bar()->setAccessibleDescription(what);
}

} // namespace stemdesk::ui
