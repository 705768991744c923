#pragma once

#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

#include <QHash>
#include <QWidget>

namespace stemdesk {
struct VariantMatch;
}

namespace stemdesk::ui {

class Button;
class TableView;
class TextLabel;
class TextTableModel;
class FlowerField;
struct UiContext;

/// Rows of a price file whose variety the shop does not know by that name: for each, a variety is searched while the
/// user types, or the row is left out.
class UnmatchedPanel : public QWidget {
    Q_OBJECT

public:
    explicit UnmatchedPanel(UiContext &context, QWidget *parent = nullptr);

    /// Keeps choices for lines that are still among the rows.
    void setRows(const QList<PreviewRow> &rows, const ColumnMapping &mapping, const QString &productType);
    /// By line.
    QHash<qint64, VariantId> choices() const;
    qsizetype openCount() const;

Q_SIGNALS:
    void decided();

private:
    struct Choice {
        VariantId variant;
        QString name;
    };

    QWidget *buildFoot();
    void choose(const VariantMatch &match);
    void leaveOut();
    void showRows();
    void showCurrent();
    QString nameOf(const PreviewRow &row) const;

    QList<PreviewRow> m_open;
    QHash<qint64, Choice> m_choices;
    QList<qsizetype> m_nameColumns; ///< The file's columns with product, variety and SKU.
    TextTableModel *m_model;
    TableView *m_table;
    TextLabel *m_asked;
    FlowerField *m_field;
    Button *m_leave;
};

} // namespace stemdesk::ui
