#include "ui/pages/events/templates_panel.h"

#include "ui/pages/events/template_words.h"
#include "ui/pages/events/templates_model.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/undo/series_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

TemplatesPanel::TemplatesPanel(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_model(new TemplatesModel(context, this)),
      m_table(new TableView(tr("Templates"))),
      m_empty(new TextLabel(tr("A template keeps an event’s recipe for the next one. Choose “Save as template” in the "
                               "menu of an event."),
                            TextStyle::Body, Tone::Quiet)),
      m_refusal(new InlineMessage(Tone::Error)), m_missing(new InlineMessage(Tone::Warning)), m_actions(buildActions())
{
    setFixedWidth(kSidePanelWidth);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace8);
    buildTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kHairline, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(m_refusal);
    column->addWidget(m_empty);
    column->addWidget(m_table, 1);
    column->addWidget(m_missing);
    column->addWidget(m_actions);
    column->addStretch();
    connect(m_model, &TemplatesModel::listed, this, &TemplatesPanel::onListed);
    connect(m_model, &TemplatesModel::refused, m_refusal,
            [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(
        m_table, &TableView::editedRowRemoved, m_refusal,
        [this](const QString &typed) { m_refusal->setMessage(RefusalNote::removedText(typed)); }, Qt::QueuedConnection);
    hide();
}

QWidget *TemplatesPanel::buildHead()
{
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(kSpace16, kSpace12, kSpace8, kSpace8);
    row->addWidget(new TextLabel(tr("Templates"), TextStyle::Heading), 1);
    auto *hide = new IconButton(u"close"_s, tr("Close the templates"));
    row->addWidget(hide);
    connect(hide, &QAbstractButton::clicked, this, &TemplatesPanel::close);
    return head;
}

void TemplatesPanel::buildTable()
{
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_table, &TableView::deleteRequested, this, &TemplatesPanel::remove);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TemplatesPanel::onCurrentChanged);
}

QWidget *TemplatesPanel::buildActions()
{
    auto *actions = new QWidget;
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins(kSpace16, kSpace12, kSpace16, kSpace12);
    row->setSpacing(kSpace8);
    auto *use = new Button(tr("New event"));
    use->setAccessibleName(tr("New event from this template"));
    auto *rename = new Button(tr("Rename"));
    auto *remove = new Button(tr("Delete"), Button::Kind::Danger);
    for (Button *button : {use, rename, remove})
        row->addWidget(button);
    row->addStretch(1);
    connect(use, &QAbstractButton::clicked, this, [this] {
        if (const QModelIndex current = m_table->currentIndex(); current.isValid())
            Q_EMIT eventWanted(m_model->templateAt(current.row()));
    });
    connect(rename, &QAbstractButton::clicked, this, [this] {
        m_table->setFocus(Qt::OtherFocusReason);
        if (const QModelIndex name = m_table->currentIndex(); !m_table->indexWidget(name)) // Not open already.
            m_table->edit(name);
    });
    connect(remove, &QAbstractButton::clicked, this, &TemplatesPanel::remove);
    return actions;
}

void TemplatesPanel::open()
{
    m_refusal->setMessage({});
    m_model->read();
    show();
    m_table->setFocus(Qt::OtherFocusReason);
    onListed(); // Last, so that a name being edited keeps the focus.
}

void TemplatesPanel::openAt(const EventTemplateId &id)
{
    m_edited = id;
    open();
}

void TemplatesPanel::onListed()
{
    const int rows = m_model->rowCount();
    m_empty->setVisible(rows == 0);
    m_table->setVisible(rows > 0);
    m_actions->setVisible(rows > 0);
    const QModelIndex edited = m_model->indexOf(m_edited);
    if (isVisible() && edited.isValid()) {
        m_edited = {};
        m_table->setCurrentIndex(edited);
        m_table->scrollTo(edited);
        m_table->setFocus(Qt::OtherFocusReason);
        m_table->edit(edited);
    } else if (rows > 0) {
        const QModelIndex kept = m_model->indexOf(m_current);
        const int last = std::clamp(m_table->currentIndex().row(), 0, rows - 1);
        m_table->setCurrentIndex(kept.isValid() ? kept : m_model->index(last));
    }
    onCurrentChanged();
}

/// Reports the parts of the template that are gone.
void TemplatesPanel::onCurrentChanged()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        m_missing->setMessage({});
        return;
    }
    const EventTemplateSummary shown = m_model->templateAt(current.row());
    m_current = shown.id;
    if (shown.missingLines == 0) {
        m_missing->setMessage({});
        return;
    }
    const auto whole = m_context.services.templates.find(shown.id);
    m_missing->setMessage(whole ? tr("No longer in the catalogue, and left out of new events: %1.")
                                      .arg(missingLinesText(missingLinesOf(*whole)))
                                : errorText(whole.error()));
}

void TemplatesPanel::remove()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const EventTemplateSummary shown = m_model->templateAt(current.row());
    Edit edit = removeTemplateEdit(tr("Delete template %1").arg(shown.name), shown.id);
    edit.offer = tr("Deleted the template %1 with %n lines", nullptr, shown.lines).arg(shown.name);
    m_context.edits.run(edit, this, [this](const Status &status) {
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
    });
}

void TemplatesPanel::close()
{
    hide();
    Q_EMIT closed();
}

void TemplatesPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void TemplatesPanel::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.panel);
    painter.fillRect(QRect(0, 0, kHairline, height()), tokens.hairline);
}

} // namespace stemdesk::ui
