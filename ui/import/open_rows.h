#pragma once

#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;

namespace stemdesk {
struct VariantMatch;
} // namespace stemdesk

namespace stemdesk::ui {

class Button;
class FlowerField;
class TableView;
class TextLabel;
class TextTableModel;
struct UiContext;

/// A table of a file's rows that wait for the user's decisions, above the widgets to decide with.
class OpenRows : public QWidget {
    Q_OBJECT

Q_SIGNALS:
    void decided();

protected:
    OpenRows(const QStringList &headings, int stretched, const QString &name, QWidget *parent);

    /// `fields`: what names a row.
    void setOpen(const QList<PreviewRow> &rows, const ColumnMapping &mapping, const QStringList &fields);
    const QList<PreviewRow> &open() const { return m_open; }
    QString nameOf(const PreviewRow &row, QStringView separator) const;

    TextTableModel *model() const { return m_model; }
    TableView *table() const { return m_table; }
    QHBoxLayout *foot() const { return m_foot; }

private:
    QList<PreviewRow> m_open;
    QList<qsizetype> m_nameColumns; ///< Of the file.
    TextTableModel *m_model;
    TableView *m_table;
    QHBoxLayout *m_foot;
};

/// The choices by line; a row without one is left out.
template <class Choice>
class OpenChoices : public OpenRows {
public:
    qsizetype openCount() const { return open().size() - m_choices.size(); }

protected:
    OpenChoices(const QStringList &headings, int stretched, const QString &name, QWidget *parent)
        : OpenRows(headings, stretched, name, parent)
    {}

    /// Keeps choices for lines that are still among the rows.
    void setOpen(const QList<PreviewRow> &rows, const ColumnMapping &mapping, const QStringList &fields)
    {
        OpenRows::setOpen(rows, mapping, fields);
        QHash<qint64, Choice> kept;
        for (const PreviewRow &row : rows) {
            if (const auto choice = m_choices.constFind(row.line); choice != m_choices.cend())
                kept.insert(row.line, *choice);
        }
        m_choices = kept;
    }

    QHash<qint64, Choice> m_choices;
};

/// Lists rows of a client file with the e-mail address or phone of a contact of another name. The user chooses for each
/// whether it is that contact or a new one; otherwise it is left out.
class KnownPanel : public OpenChoices<KnownContact> {
    Q_OBJECT

public:
    explicit KnownPanel(QWidget *parent = nullptr);

    void setRows(const QList<PreviewRow> &rows, const ColumnMapping &mapping);
    QHash<qint64, KnownContact> choices() const { return m_choices; }

private:
    /// For all rows that are selected.
    void choose(KnownContact choice);
    void showRows();
};

/// The variety of the shop that a row is of.
struct ChosenVariety {
    VariantId variant;
    QString name;
};

/// Rows of a price file whose variety the shop does not know by that name: for each, a variety is searched while the
/// user types, or the row is left out.
class UnmatchedPanel : public OpenChoices<ChosenVariety> {
    Q_OBJECT

public:
    explicit UnmatchedPanel(UiContext &context, QWidget *parent = nullptr);

    void setRows(const QList<PreviewRow> &rows, const ColumnMapping &mapping, const QString &productType);
    QHash<qint64, VariantId> choices() const;

private:
    void buildFoot();
    void choose(const VariantMatch &match);
    void leaveOut();
    void showRows();
    void showCurrent();

    TextLabel *m_asked;
    FlowerField *m_field;
    Button *m_leave;
};

} // namespace stemdesk::ui
