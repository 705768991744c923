#pragma once

#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

#include <QHash>
#include <QWidget>

namespace stemdesk::ui {

class TableView;
class TextTableModel;

/// Lists rows of a client file with the e-mail address or phone of a contact of another name. The user chooses for each
/// whether it is that contact or a new one; otherwise it is left out.
class KnownPanel : public QWidget {
    Q_OBJECT

public:
    explicit KnownPanel(QWidget *parent = nullptr);

    /// Keeps choices for lines that are still among the rows.
    void setRows(const QList<PreviewRow> &rows, const ColumnMapping &mapping);
    /// By line; without those that are left out.
    QHash<qint64, KnownContact> choices() const { return m_choices; }
    qsizetype openCount() const { return m_open.size() - m_choices.size(); }

Q_SIGNALS:
    void decided();

private:
    QWidget *buildFoot();
    /// For all rows that are selected.
    void choose(KnownContact choice);
    void showRows();
    QString nameOf(const PreviewRow &row) const;

    QList<PreviewRow> m_open;
    QHash<qint64, KnownContact> m_choices;
    QList<qsizetype> m_nameColumns; ///< The file's columns with names.
    TextTableModel *m_model;
    TableView *m_table;
};

} // namespace stemdesk::ui
