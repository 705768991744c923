#pragma once

#include "ui/import/import_work.h"

#include <QList>
#include <QMap>
#include <QScrollArea>

#include <optional>

class QComboBox;
class QVBoxLayout;

namespace stemdesk::ui {

class Draft;
class ImportTarget;
class InlineMessage;
class RowChoice;
class TableChoice;
class TextLabel;
struct UiContext;

/// The second step of an import: what each column of the file means, with its first values beside it.
class ColumnsStep : public QWidget {
    Q_OBJECT

public:
    ColumnsStep(UiContext &context, ImportKind kind, QWidget *parent = nullptr);

    /// Restores the choices that were being made for this file when the window was closed; otherwise uses the mapping
    /// of the last file with this header, or a guess.
    void setFile(const ImportFile &file);
    /// The file was imported, or given up.
    void forgetKept();
    const ColumnMapping &mapping() const { return *m_mapping; }
    bool isComplete() const;
    /// The columns are known from an earlier file, so no choice is open.
    bool isKnown() const { return m_isRecalled && isComplete(); }
    const ImportTarget &target() const { return *m_target; }
    /// How to read "1.250" in this file if the file leaves it open.
    DecimalSign sign() const { return m_sign; }
    void setSign(DecimalSign sign) { m_sign = sign; }
    /// The rows to leave out.
    QList<RowSkip> skips() const;
    /// Remembers the columns for this supplier's next file.
    void rememberMapping();

Q_SIGNALS:
    void mappingChanged();
    /// The file has to be read in another way.
    void tableChosen(const stemdesk::TableOptions &options);

private:
    /// What is beside a column's choice.
    struct Beside {
        TextLabel *label;
        QString samples;
    };

    void addColumn(QVBoxLayout &rows, qsizetype column, const ImportFile &file);
    QComboBox *makeChoice(qsizetype column, const QString &heading);
    void choose(qsizetype column, const QString &field);
    void showMapping();
    void showLengths();
    QString lack() const;
    QString memoryKey() const;
    QByteArray headerHash() const;
    QString kindName() const;
    QString supplierKey() const;
    QString signKey() const;
    QString skipsKey() const;
    QList<RowSkip> recalledSkips() const;
    QString otherPage() const;
    QString openPrices() const;
    bool recallMapping();
    void keepChoices(const ImportFile &file);
    void takeChoices();
    void onSupplierChanged();
    void guessAgain();

    UiContext &m_context;
    ImportKind m_kind;
    TableChoice *m_table;
    ImportTarget *m_target;
    RowChoice *m_rowChoice;
    TextLabel *m_facts;
    InlineMessage *m_lack;
    InlineMessage *m_open; ///< Names the columns that could be the price.
    InlineMessage *m_taken; ///< Names the column that lost its field to another.
    QScrollArea *m_area;
    DecimalSign m_sign = DecimalSign::Open;
    std::optional<ColumnMapping> m_mapping;
    bool m_isRecalled = false; ///< The mapping is that of the last file with this header.
    QList<TableRow> m_samples;
    KnownNames m_known;
    QMap<qsizetype, QString> m_chosen; ///< The user's choices by column.
    QList<QComboBox *> m_choices; ///< One for each of the first columns.
    QList<Beside> m_beside; ///< As many.
    QWidget *m_fields; ///< Choices on how to read the file; never hidden on its own.
    Draft *m_draft = nullptr; ///< The draft of the shown file.
};

} // namespace stemdesk::ui
