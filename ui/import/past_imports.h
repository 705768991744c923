#pragma once

#include "core/domain/imports/import_batch.h"

#include "core/base/result.h"

#include <QWidget>

namespace stemdesk::ui {

class Button;
class EmptyState;
class InlineMessage;
class TableView;
class TextTableModel;
class WorkProgress;

/// The shop's imports, newest first, each of which can be undone.
class PastImports : public QWidget {
    Q_OBJECT

public:
    explicit PastImports(QWidget *parent = nullptr);

    void show(const Result<QList<ImportBatch>> &imports);
    void beginRevert();
    void setProgress(qint64 done, qint64 total);
    void showReverted(const Result<RevertReport> &report);

Q_SIGNALS:
    void revertRequested(const stemdesk::ImportBatch &import);
    void cancelRequested();

private:
    void onCurrentChanged();

    QList<ImportBatch> m_imports;
    TextTableModel *m_rows;
    TableView *m_table;
    InlineMessage *m_note;
    WorkProgress *m_progress;
    EmptyState *m_none;
    Button *m_revert;
    bool m_isBusy = false;
};

} // namespace stemdesk::ui
