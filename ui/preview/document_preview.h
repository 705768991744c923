#pragma once

#include "ui/preview/print_jobs.h"

#include <QWidget>

#include <optional>

class QComboBox;

namespace stemdesk::ui {

class Button;
class DocumentOutput;
class IconButton;
class InlineMessage;
class PageRenderer;
class PageView;
class TextLabel;
struct UiContext;

/// A document as it will be printed, with the actions to zoom, print and save it.
class DocumentPreview : public QWidget {
    Q_OBJECT

public:
    explicit DocumentPreview(UiContext &context, QWidget *parent = nullptr);

    /// From the first page on.
    void show(const PrintJob &job);
    /// Shows the current state of the same document and keeps the scroll position.
    void refresh(const PrintJob &job);
    using QWidget::show;

    /// A warning to heed before sending; empty hides it.
    void setWarning(const QString &text);

    /// Hides the print and save buttons if the surrounding page has its own.
    void setOutputShown(bool shown);

    void print();
    void savePdf();
    PageView *view() const { return m_view; }
    PageRenderer *renderer() const { return m_renderer; }
    DocumentOutput *output() const { return m_output; }

Q_SIGNALS:
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildTools();
    void connectParts();
    void onLaidOut();
    void onPaperChosen();
    void showView();
    void lay();
    QPageSize::PageSizeId paper() const;

    UiContext &m_context;
    PageRenderer *m_renderer;
    PageView *m_view;
    DocumentOutput *m_output;
    std::optional<PrintJob> m_job;
    bool m_isFromTop = true; ///< Whether to scroll to the top once the pages are ready.

    InlineMessage *m_warning;
    InlineMessage *m_refusal;
    TextLabel *m_page;
    IconButton *m_smaller;
    Button *m_fitPage;
    Button *m_fitWidth;
    IconButton *m_larger;
    QComboBox *m_paper;
    Button *m_print;
    Button *m_save;
};

} // namespace stemdesk::ui
