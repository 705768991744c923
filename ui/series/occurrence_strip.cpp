#include "ui/series/occurrence_strip.h"

#include "core/services/services.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/series_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

OccurrenceStrip::OccurrenceStrip(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_text(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_following(new Button(tr("This and the following"), Button::Kind::Small)),
      m_all(new Button(tr("All"), Button::Kind::Small)), m_open(new Button(tr("Open the series"), Button::Kind::Link))
{
    m_following->setToolTip(tr("Apply the changes made here to the series’ template and its later events"));
    m_all->setToolTip(tr("Apply the changes made here to the series’ template and all its events from today on"));
    m_all->setAccessibleName(tr("All events of the series"));
    auto *row = rowInside(this, kSpace8, {kSpace24, 0, kSpace24, kSpace8});
    row->addWidget(m_text);
    row->addWidget(m_following);
    row->addWidget(m_all);
    row->addWidget(m_open);
    row->addStretch(1);
    connect(m_following, &QAbstractButton::clicked, this, [this] { spread(m_occurrence.on); });
    connect(m_all, &QAbstractButton::clicked, this, [this] { spread(shopToday(m_context)); });
    connect(m_open, &QAbstractButton::clicked, this, [this] { Q_EMIT seriesRequested(m_occurrence.seriesId); });
    hide();
}

void OccurrenceStrip::setEvent(const Event &event)
{
    const Occurrence occurrence = event.occurrence.value_or(Occurrence{});
    m_event = event.id;
    m_name = event.name;
    if (occurrence.seriesId.isNull()) {
        m_occurrence = occurrence;
        hide();
        return;
    }
    const auto series = m_context.services.series.find(occurrence.seriesId);
    const QString of = series ? series->name : QString();
    m_occurrence = occurrence;
    m_text->setText(occurrence.isDetached ? tr("One of the series %1, changed on its own. Change as well:").arg(of)
                                          : tr("One of the series %1; changes here affect only this event.").arg(of));
    m_following->setVisible(occurrence.isDetached);
    m_all->setVisible(occurrence.isDetached);
    show();
}

void OccurrenceStrip::spread(QDate from)
{
    const auto applied = std::make_shared<SeriesApplication>();
    m_context.edits.run(spreadOccurrenceEdit(tr("Change the series as %1").arg(m_name), m_event, from, applied), this,
                        [this, applied](const Status &status) {
                            if (!status)
                                Q_EMIT noted(errorText(status.error()), {}, {});
                            else
                                Q_EMIT noted(tr("%n events updated", nullptr, applied->applied) + u" · "_s
                                                 + tr("%n left unchanged", nullptr, int(applied->kept.size())),
                                             {}, {});
                        });
}

} // namespace stemdesk::ui
