#pragma once

#include "ui/import/import_work.h"

#include <QDialog>

#include <functional>
#include <optional>

class QStackedWidget;

namespace stemdesk::ui {

class Button;
class ColumnsStep;
class FileStep;
class PastImports;
class PreviewStep;
class ReportStep;
class TextLabel;
struct DraftMemory;
struct UiContext;

/// Imports a file of products, prices or clients in steps: the file, the meaning of its columns, a preview, and the
/// result. The import can be undone here and, as one step, by undo.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(UiContext &context, ImportKind kind, QWidget *parent);

    /// Prices go to this list unless another one is chosen.
    void setList(const PriceListId &id);
    /// Continues as if the user had chosen this file.
    void open(const QString &path);
    /// Reopens the file that was being imported when the window last closed.
    void resume();
    void showPast();
    /// Stops a running import, and stays open to show its result.
    void reject() override;

Q_SIGNALS:
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    QSize sizeHint() const override;

private:
    enum Step { File, Columns, Preview, Report, Past };

    QWidget *buildHead();
    QWidget *buildFoot();
    void connectSteps();
    void connectWork();

    Step step() const;
    void goTo(Step step);
    void showButtons();
    void next();
    void back();
    void askPreview();
    void run();
    void onOpened(const Result<ImportFile> &file);
    void onFinished(const Result<ImportOutcome> &outcome);
    void askToRevert(const ImportBatch &import);
    void onReverted(const ImportId &id, const Result<RevertReport> &report);
    void askWhereToSave();
    void saveRefused(const QString &path);
    ImportPlan plan() const;
    DraftMemory fileMemory() const;
    void keepFile() const;
    TableOptions keptOptions(const QString &path) const;
    void forgetFile() const;

    UiContext &m_context;
    ImportKind m_kind;
    ImportWork *m_work;
    TextLabel *m_step;
    QStackedWidget *m_steps;
    FileStep *m_file;
    ColumnsStep *m_columns;
    PreviewStep *m_preview;
    ReportStep *m_report;
    PastImports *m_past;
    Button *m_pastButton;
    Button *m_cancel;
    Button *m_back;
    Button *m_next;
    ImportFile m_chosen;
    bool m_isFresh = false; ///< The file was chosen, not only read in another way.
    QString m_asked; ///< The file that was chosen last, readable or not.
    QString m_refusedFile;
};

} // namespace stemdesk::ui
