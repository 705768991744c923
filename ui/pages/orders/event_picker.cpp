#include "ui/pages/orders/event_picker.h"

#include "ui/pages/orders/event_pick_delegate.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/orders/week_field.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/text_label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

EventPicker::EventPicker(UiContext &context, QWidget *parent)
    : QWidget(parent), m_model(new EventPickModel(context, this)), m_search(new SearchField(tr("Find an event…"))),
      m_filters(new ChipRow), m_week(new WeekField(m_model)), m_list(new QListView),
      m_nothing(new TextLabel({}, TextStyle::Body, Tone::Quiet))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildFilters());
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(kPageEdge, kSpace8, kSpace16, kSpace8);
    m_nothing->hide();
    setMinimumWidth(kSidePanelMinimum - 2 * kSpace24);
    buildList();
    connect(m_model, &EventPickModel::listed, this, &EventPicker::onListed);
    connect(m_model, &EventPickModel::failed, this, [this](const QString &reason) {
        m_nothing->setText(reason);
        m_nothing->show();
    });
    onListed();
}

QWidget *EventPicker::buildFilters()
{
    auto *filters = new QWidget;
    auto *column = new QVBoxLayout(filters);
    column->setContentsMargins(kPageEdge, kSpace12, kSpace16, kSpace8);
    column->setSpacing(kSpace8);
    m_search->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(m_search);
    buildRanges();
    column->addWidget(m_filters);
    column->addWidget(m_week);
    m_week->hide();
    connect(m_week, &WeekField::weekChosen, m_model, &EventPickModel::chooseWeek);
    connect(m_search, &SearchField::searched, m_model, &EventPickModel::setSearch);
    connect(m_search, &SearchField::leftForResults, this, [this] {
        m_list->setFocus(Qt::TabFocusReason);
        m_list->setCurrentIndex(m_model->index(m_model->rowCount() > 1 ? 1 : 0));
    });
    return filters;
}

QCheckBox *EventPicker::addChoice(const QString &text)
{
    auto *choice = new QCheckBox(text);
    m_filters->parentWidget()->layout()->addWidget(choice);
    return choice;
}

void EventPicker::buildRanges()
{
    auto *group = new QButtonGroup(this);
    const std::pair<EventPickModel::Range, QString> ranges[] = {{EventPickModel::Range::Coming, tr("Coming up")},
                                                                {EventPickModel::Range::Past, tr("Past")},
                                                                {EventPickModel::Range::Week, tr("One week")}};
    for (const auto &[range, label] : ranges) {
        Chip *chip = m_filters->addChip(label);
        chip->setCheckable(true);
        chip->setChecked(range == EventPickModel::Range::Coming);
        group->addButton(chip, int(range));
    }
    connect(group, &QButtonGroup::idClicked, this, &EventPicker::chooseRange);
}

void EventPicker::chooseRange(int range)
{
    const bool isWeek = range == int(EventPickModel::Range::Week);
    m_week->setVisible(isWeek);
    if (!isWeek) {
        m_model->setRange(EventPickModel::Range(range));
        return;
    }
    m_search->clear();
    m_model->chooseWeek(m_week->monday());
}

void EventPicker::buildList()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new EventPickDelegate(this));
    m_list->setAccessibleName(tr("Events to order for"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { m_scroll = m_list->verticalScrollBar()->value(); });
}

void EventPicker::onListed()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_nothing->setText(m_model->isSearching() ? tr("No matching events.") : tr("There are no events here."));
    m_nothing->setVisible(isEmpty);
    m_list->doItemsLayout();
    m_list->verticalScrollBar()->setValue(m_scroll);
}

QSize EventPicker::sizeHint() const
{
    return {kSidePanelMinimum, 0};
}

void EventPicker::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeTokens().panel);
}

} // namespace stemdesk::ui
