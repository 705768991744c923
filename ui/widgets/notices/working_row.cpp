#include "ui/widgets/notices/working_row.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPointer>
#include <QProgressBar>

namespace stemdesk::ui {

namespace {

constexpr int kWholeBar = 1'000;

} // namespace

WorkingRow::WorkingRow(QWidget *parent)
    : QWidget(parent), m_what(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_bar(new QProgressBar),
      m_cancel(new Button(tr("Cancel"), Button::Kind::Small))
{
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, metric::kSpace4, 0, metric::kSpace4);
    row->setSpacing(metric::kSpace12);
    row->addWidget(m_what);
    row->addWidget(m_bar, 1);
    row->addWidget(m_cancel);
    hide();
    connect(m_cancel, &QAbstractButton::clicked, this, [this] {
        if (m_stop)
            *m_stop = true;
    });
}

WorkingRow::~WorkingRow()
{
    if (m_stop)
        *m_stop = true;
}

WorkingRow::ProgressReport WorkingRow::begin(const QString &what)
{
    m_stop = std::make_shared<std::atomic_bool>(false);
    showProgress(what, 0, 0);
    show();
    m_cancel->setFocus(Qt::OtherFocusReason);
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
    hide();
}

void WorkingRow::showProgress(const QString &what, qint64 done, qint64 total)
{
    m_what->setText(what);
    m_bar->setAccessibleDescription(what);
    m_bar->setRange(0, total > 0 ? kWholeBar : 0);
    m_bar->setValue(total > 0 ? int(kWholeBar * done / total) : 0);
}

} // namespace stemdesk::ui
