#include "ui/pages/orders/saved_sheets.h"

#include "core/domain/orders/delivery_day.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/orders/saved_sheet_delegate.h"
#include "ui/pages/orders/saved_sheets_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/widgets/tables/guarded_selection.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"

#include <QItemSelectionModel>
#include <QListView>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

SavedSheets::SavedSheets(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_model(new SavedSheetsModel(context, this)), m_list(new QListView),
      m_refusal(new InlineMessage(Tone::Error)), m_view(new SavedSheetView(context)), m_blank(new QWidget),
      m_unstored(new UnstoredQuestion(m_view)),
      m_none(new EmptyState(u"orders"_s,
                            tr("Nothing is saved yet. Save a sheet when you send it to your suppliers: you’ll see what "
                               "has changed since, and note what came in and what it cost."))),
      m_right(new QStackedWidget)
{
    buildList();
    buildBody();
    connect(m_view, &SavedSheetView::emailRequested, this, &SavedSheets::emailRequested);
    connect(m_view, &SavedSheetView::claimRequested, this, &SavedSheets::claimRequested);
    connect(m_view, &SavedSheetView::draftRequested, this, &SavedSheets::draftRequested);
    connect(m_model, &SavedSheetsModel::listed, this, &SavedSheets::onListed);
    connect(m_model, &SavedSheetsModel::failed, m_refusal,
            [this](const QString &text) { m_refusal->setMessage(text); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (current.isValid() && m_model->idAt(current) != m_id)
            choose(m_model->idAt(current));
    });
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &SavedSheets::onChanges);
}

void SavedSheets::buildList()
{
    m_list->setModel(m_model);
    GuardedSelection::guard(*m_list, *m_view);
    m_list->setItemDelegate(new SavedSheetDelegate(this));
    m_list->setAccessibleName(tr("Saved sheets"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setMinimumWidth(metric::kSidePanelMinimum);
}

void SavedSheets::buildBody()
{
    m_right->addWidget(m_blank);
    m_right->addWidget(m_none);
    m_right->addWidget(m_view);
    auto *splitter = new Splitter(u"saved-sheets"_s, splitterMemory(m_context.settings));
    splitter->addWidget(m_list);
    splitter->addWidget(m_right);
    splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_refusal);
    column->addWidget(splitter, 1);
    setFocusProxy(m_list);
}

void SavedSheets::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        read();
    else if (m_model->rowCount() > 0)
        onListed();
}

/// Opens the newest sheet if none is open, and marks the open one. The list was read: until then it is not known
/// whether there are any.
void SavedSheets::onListed()
{
    if (m_id.isNull() && m_model->rowCount() == 0)
        m_right->setCurrentWidget(m_none);
    else if (m_right->currentWidget() == m_none)
        m_right->setCurrentWidget(m_blank);
    m_list->setVisible(m_model->rowCount() > 0);
    if (m_id.isNull() && m_model->rowCount() > 0 && isVisible())
        open(m_model->idAt(m_model->index(0)));
    const QModelIndex row = m_model->indexOf(m_id);
    if (row.isValid() && m_list->currentIndex() != row)
        m_list->setCurrentIndex(row);
}

void SavedSheets::onChanges(const Changes &changes)
{
    if (m_id.isNull() || changes.isEmpty())
        return;
    m_isStale = true;
    if (isVisible())
        read();
}

void SavedSheets::open(const OrderSheetId &id)
{
    const QModelIndex row = m_model->indexOf(id);
    if (id == m_id) {
        read();
    } else if (row.isValid() && row != m_list->currentIndex()) {
        m_list->setCurrentIndex(row);
    } else if (m_unstored->mayLeave([this, id] { choose(id); })) {
        choose(id);
    }
}

void SavedSheets::choose(const OrderSheetId &id)
{
    m_view->clearOutcome();
    m_id = id;
    if (!m_model->indexOf(id).isValid())
        m_list->setCurrentIndex({}); // The list marks it once it has it.
    read();
}

void SavedSheets::read()
{
    m_isStale = false;
    m_reading.ask([id = m_id](ShopServices &shop) { return shop.orderSheets.find(id); },
                  [this](const Result<OrderSheet> &sheet) { onSheet(sheet); });
}

/// The open sheet is gone: its saving was undone.
void SavedSheets::close()
{
    const OrderSheetId gone = std::exchange(m_id, {});
    m_sheet.reset();
    m_right->setCurrentWidget(m_blank);
    m_list->setCurrentIndex({}); // Nothing of it is left to go back to.
    Q_EMIT sheetChanged();
    // If the list still has it, it is about to be read again and will call onListed().
    if (!m_model->indexOf(gone).isValid())
        onListed();
}

void SavedSheets::onSheet(const Result<OrderSheet> &sheet)
{
    if (!sheet && sheet.error().kind == Error::Kind::NotFound) {
        close();
        return;
    }
    m_refusal->setMessage(sheet ? QString() : errorText(sheet.error()));
    if (!sheet)
        return;
    m_sheet = *sheet;
    m_view->show(orderedPart(*sheet), m_swatches, currency());
    m_right->setCurrentWidget(m_view);
    Q_EMIT sheetChanged();
    readOutcome();
}

/// Computing what would be ordered now takes longer than reading what was saved, which is shown meanwhile.
void SavedSheets::readOutcome()
{
    m_outcome.ask([sheet = *m_sheet,
                   currency = currency()](ShopServices &shop) { return SheetOutcome::of(shop, sheet, currency); },
                  [this, id = m_id](const Result<SheetOutcome> &outcome) {
                      if (id != m_id)
                          return;
                      if (outcome)
                          m_view->showOutcome(*outcome);
                      else
                          m_refusal->setMessage(errorText(outcome.error()));
                  });
}

QString SavedSheets::currency() const
{
    return m_sheet ? m_sheet->currency : m_context.shop.currency;
}

} // namespace stemdesk::ui
