#include "ui/pages/event/pricing/design_time_card.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/pricing/design_time_model.h"
#include "ui/ui_context.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"
#include "ui/words/work_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

DesignTimeCard::DesignTimeCard(EventDocument &document, QWidget *parent)
    : Card(tr("Time to design"), parent), m_document(document), m_model(new DesignTimeModel(document, this)),
      m_table(new TableView(tr("Time to design"))), m_sum(new TextLabel({})),
      m_spent(new TextLabel({}, TextStyle::Body, Tone::Quiet))
{
    setSentence(tr("plans the week; does not change the price"));
    m_table->setModel(m_model);
    m_table->setFitsContents(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setStretchedColumn(DesignTimeModel::Arrangement);
    auto *header = m_table->horizontalHeader();
    for (int column = DesignTimeModel::Copies; column < DesignTimeModel::ColumnCount; ++column)
        header->resizeSection(column, columnWidth(*header, column, u"88 h 88 min"_s));
    body()->addWidget(m_table);
    body()->addWidget(new RefusalNote(*m_table));
    auto *foot = new CardRow;
    m_sum->setWordWrap(true);
    auto *sums = new QVBoxLayout;
    m_spent->setWordWrap(true);
    sums->addWidget(m_sum);
    sums->addWidget(m_spent);
    foot->row()->addLayout(sums, 1);
    body()->addWidget(foot);
    RecentChanges::watch(document.context(), this, {Resource::Task}, [this] { showSpent(); });
    connect(&document, &EventDocument::opened, m_model, &DesignTimeModel::clear);
}

void DesignTimeCard::refresh()
{
    m_model->refresh();
    const Event &event = m_document.shown();
    const std::optional<double> minutes = designMinutes(event);
    const QString charged = moneyText(m_document.recipe().breakdown.labour, m_document.shop().currency);
    m_table->setVisible(!event.groups.isEmpty());
    m_sum->setText(
        minutes ? tr("Designing takes %1. %2 is charged for labour, incl. tax.").arg(durationText(*minutes), charged)
                : tr("Say how long each takes, and designing is planned in Week."));
    showSpent();
}

void DesignTimeCard::showSpent()
{
    constexpr int kTasks = 200;
    double planned = 0;
    double spent = 0;
    if (m_document.isOpen()) {
        const auto page =
            m_document.context().services.tasks.list({.eventId = m_document.shown().id}, {.limit = kTasks});
        if (!page)
            return; // Busy; the next change reads again.
        for (const Task &task : page->rows) {
            planned += task.minutes.value_or(0);
            spent += task.minutesSpent.value_or(0);
        }
    }
    m_spent->setVisible(spent > 0);
    m_spent->setText(tr("Its tasks took %1; %2 are planned.").arg(durationText(spent), durationText(planned)));
}

} // namespace stemdesk::ui
