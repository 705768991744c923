#pragma once

#include "ui/import/import_work.h"

#include <QWidget>

namespace stemdesk::ui {

class Button;
class EmptyState;
class InlineMessage;
class TableView;
class TextLabel;
class TextTableModel;
class WorkProgress;

/// The last step of an import: its progress, then its result.
class ReportStep : public QWidget {
    Q_OBJECT

public:
    explicit ReportStep(QWidget *parent = nullptr);

    void begin(const QString &fileName);
    void beginRevert();
    void setProgress(const ImportProgress &progress);
    void show(const Result<ImportOutcome> &outcome, const ImportOptions &options);
    void showReverted(const Result<RevertReport> &report);
    /// nullopt if nothing was written or all was undone.
    std::optional<ImportId> revertible() const { return m_batch; }

Q_SIGNALS:
    void cancelRequested();
    void revertRequested();
    void saveRequested();

private:
    QWidget *buildButtons();
    void hideOutcome();
    void showRefused(const ImportOutcome &outcome);

    TextLabel *m_title;
    TextLabel *m_counts;
    WorkProgress *m_progress;
    InlineMessage *m_note;
    QWidget *m_buttons = nullptr;
    Button *m_save;
    Button *m_revert;
    TextTableModel *m_rows;
    TableView *m_table;
    EmptyState *m_allTaken;
    QString m_fileName;
    bool m_isReverting = false;
    std::optional<ImportId> m_batch;
};

} // namespace stemdesk::ui
