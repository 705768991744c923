#include "ui/pages/events/template_picker.h"

#include "ui/pages/events/templates_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kRows = 8; // More are found faster by typing.

} // namespace

TemplatePicker::TemplatePicker(UiContext &context, QWidget *parent)
    : QFrame(parent, Qt::Popup), m_model(new TemplatesModel(context, this)), m_search(new QLineEdit),
      m_list(new TableView(tr("Templates"))), m_empty(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_manage(new Button(tr("Manage templates"), Button::Kind::Link))
{
    setProperty("kind", u"popup"_s);
    setAccessibleName(tr("New event from a template"));
    setFixedWidth(kSidePanelWidth);
    m_search->setPlaceholderText(tr("Search templates…"));
    m_search->setAccessibleName(tr("Search templates"));
    m_search->installEventFilter(this);
    m_empty->setWordWrap(true);
    buildList();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace8, kSpace8, kSpace8, kSpace8);
    column->setSpacing(kSpace8);
    column->addWidget(m_search);
    column->addWidget(m_list);
    column->addWidget(m_empty);
    column->addWidget(m_manage, 0, Qt::AlignLeft);
    markAsSearch(m_search);
    connect(m_search, &QLineEdit::textChanged, m_model, &TemplatesModel::setWords);
    connect(m_model, &TemplatesModel::listed, this, &TemplatePicker::onListed);
    connect(m_manage, &QAbstractButton::clicked, this, [this] {
        hide();
        Q_EMIT manageRequested();
    });
}

void TemplatePicker::buildList()
{
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->horizontalHeader()->hide();
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_list, &QAbstractItemView::clicked, this, &TemplatePicker::choose);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *enter = new QShortcut(QKeySequence(key), m_list);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, &TemplatePicker::choose);
    }
}

void TemplatePicker::openBelow(const QWidget &anchor)
{
    m_search->clear();
    m_model->read();
    onListed();
    adjustSize();
    const QPoint below = anchor.mapToGlobal(QPoint(anchor.width() - width(), anchor.height() + kSpace4));
    const QRect room = anchor.screen()->availableGeometry();
    move(std::max(below.x(), room.left()), std::min(below.y(), room.bottom() - height()));
    show();
    QWidget *first = m_search->isVisible() ? static_cast<QWidget *>(m_search)
        : m_list->isVisible()              ? static_cast<QWidget *>(m_list)
                                           : m_manage;
    first->setFocus(Qt::PopupFocusReason);
}

void TemplatePicker::onListed()
{
    const int rows = m_model->rowCount();
    const bool hasAny = m_model->countOfAll() > 0;
    m_search->setVisible(m_model->countOfAll() > kRows);
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(std::min(rows, kRows) * rowHeight());
    m_empty->setVisible(rows == 0);
    m_empty->setText(hasAny ? tr("No matching templates.")
                            : tr("There are no templates yet. Choose “Save as template” in the menu of an event whose "
                                 "recipe you will want again."));
    m_manage->setVisible(hasAny);
    if (rows > 0 && !m_list->currentIndex().isValid())
        m_list->selectRow(0);
}

void TemplatePicker::choose()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    hide();
    Q_EMIT chosen(m_model->templateAt(current.row()));
}

/// The focus stays in the search field while the arrows move through the matches.
bool TemplatePicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step != 0 && m_model->rowCount() > 0) {
        m_list->selectRow(std::clamp(m_list->currentIndex().row() + step, 0, m_model->rowCount() - 1));
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    choose();
    return true;
}

} // namespace stemdesk::ui
