#include "ui/preview/document_preview.h"

#include "ui/preview/document_output.h"
#include "ui/preview/page_view.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"

#include <QComboBox>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

DocumentPreview::DocumentPreview(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_renderer(new PageRenderer(context.tasks, this)),
      m_view(new PageView(*m_renderer)), m_output(new DocumentOutput(context.tasks, context.settings, this)),
      m_warning(new InlineMessage(Tone::Warning)), m_refusal(new InlineMessage(Tone::Error)),
      m_page(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_smaller(new IconButton(u"zoom-out"_s, tr("Smaller"))),
      m_fitPage(new Button(tr("Fit page"))), m_fitWidth(new Button(tr("Fit width"))),
      m_larger(new IconButton(u"zoom-in"_s, tr("Larger"))), m_paper(new QComboBox), m_print(new Button(tr("Print…"))),
      m_save(new Button(tr("Save PDF…")))
{
    auto *column = columnInside(this);
    column->addWidget(buildTools());
    column->addWidget(new OutputProgress(*m_output));
    column->addWidget(m_warning);
    column->addWidget(m_refusal);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    connectParts();
    showView();
}

QWidget *DocumentPreview::buildTools()
{
    auto *tools = new QWidget;
    auto *row = rowInside(tools, kSpace8, {kSpace16, kSpace8, kPageEdge, kSpace8});
    m_paper->addItem(tr("A4"), int(QPageSize::A4));
    m_paper->addItem(tr("Letter"), int(QPageSize::Letter));
    m_paper->setAccessibleName(tr("Paper"));
    m_paper->setToolTip(tr("Paper"));
    m_paper->setCurrentIndex(m_paper->findData(int(chosenPaper(m_context.settings, m_context.shop))));
    m_print->setToolTip(tr("Ctrl+P"));
    m_save->setToolTip(tr("Ctrl+S"));
    m_fitPage->setCheckable(true);
    m_fitWidth->setCheckable(true);
    row->addWidget(m_smaller);
    row->addWidget(m_larger);
    row->addWidget(m_fitPage);
    row->addWidget(m_fitWidth);
    row->addSpacing(kSpace8);
    row->addWidget(m_page);
    row->addStretch(1);
    row->addWidget(m_paper);
    row->addWidget(m_print);
    row->addWidget(m_save);
    return tools;
}

void DocumentPreview::connectParts()
{
    connect(m_renderer, &PageRenderer::laidOut, this, &DocumentPreview::onLaidOut);
    connect(m_renderer, &PageRenderer::failed, this, [this](const Error &error) {
        m_refusal->setMessage(tr("The pages cannot be shown. %1").arg(errorText(error)));
    });
    connect(m_view, &PageView::viewChanged, this, &DocumentPreview::showView);
    connect(m_smaller, &QAbstractButton::clicked, m_view, &PageView::zoomOut);
    connect(m_larger, &QAbstractButton::clicked, m_view, &PageView::zoomIn);
    connect(m_fitPage, &QAbstractButton::clicked, m_view, [this] { m_view->setFit(PageView::Fit::Page); });
    connect(m_fitWidth, &QAbstractButton::clicked, m_view, [this] { m_view->setFit(PageView::Fit::Width); });
    connect(m_paper, &QComboBox::activated, this, &DocumentPreview::onPaperChosen);
    connect(m_print, &QAbstractButton::clicked, this, &DocumentPreview::print);
    connect(m_save, &QAbstractButton::clicked, this, &DocumentPreview::savePdf);
    connect(m_output, &DocumentOutput::noted, this, &DocumentPreview::noted);
    connect(m_output, &DocumentOutput::started, this, &DocumentPreview::showView);
    connect(m_output, &DocumentOutput::ended, this, &DocumentPreview::showView);
}

void DocumentPreview::setOutputShown(bool shown)
{
    m_print->setVisible(shown);
    m_save->setVisible(shown);
}

QPageSize::PageSizeId DocumentPreview::paper() const
{
    return QPageSize::PageSizeId(m_paper->currentData().toInt());
}

void DocumentPreview::show(const PrintJob &job)
{
    m_isFromTop = true;
    m_job = job;
    lay();
}

void DocumentPreview::refresh(const PrintJob &job)
{
    m_job = job;
    lay();
}

void DocumentPreview::lay()
{
    if (m_job)
        m_renderer->show(*m_job, paper());
    m_view->viewport()->update();
    showView();
}

void DocumentPreview::setWarning(const QString &text)
{
    m_warning->setMessage(text);
}

void DocumentPreview::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // Another preview of the window may have changed the paper.
    const int chosen = m_paper->findData(int(chosenPaper(m_context.settings, m_context.shop)));
    if (chosen == m_paper->currentIndex())
        return;
    m_paper->setCurrentIndex(chosen);
    lay();
}

void DocumentPreview::onPaperChosen()
{
    choosePaper(m_context.settings, paper());
    lay();
}

void DocumentPreview::onLaidOut()
{
    m_refusal->setMessage({});
    if (m_isFromTop)
        m_view->toTop();
    m_isFromTop = false;
    showView();
}

void DocumentPreview::showView()
{
    const int count = m_renderer->count();
    const QString page = count == 0
        ? QString()
        : tr("Page %1 of %2").arg(locale().toString(m_view->currentPage() + 1), locale().toString(count));
    m_page->setText(page);
    m_view->setAccessibleDescription(page);
    m_fitPage->setChecked(m_view->fit() == PageView::Fit::Page);
    m_fitWidth->setChecked(m_view->fit() == PageView::Fit::Width);
    const bool isReady = m_job.has_value() && !m_output->isBusy();
    m_print->setEnabled(isReady);
    m_save->setEnabled(isReady);
}

void DocumentPreview::print()
{
    if (m_job)
        m_output->askAndPrint(*m_job, paper());
}

void DocumentPreview::savePdf()
{
    if (m_job)
        m_output->askAndSave(*m_job, paper());
}

} // namespace stemdesk::ui
