#pragma once

#include "core/exchange/imports/import_rows.h"
#include "ui/import/import_work.h"

#include <QWidget>

class QComboBox;
class QMenu;

namespace stemdesk::ui {

class Chip;
class ChipRow;
class FormRow;

/// Corrects how a file is read if that was not detected correctly: which sheet, which row names the columns, which
/// encoding.
class TableChoice : public QWidget {
    Q_OBJECT

public:
    explicit TableChoice(QWidget *parent = nullptr);

    void setFile(const ImportFile &file);

Q_SIGNALS:
    /// The file is to be read again.
    void chosen(const stemdesk::TableOptions &options);

private:
    void fillSheets(const FileForm &form);
    void fillHeaders(const ImportFile &file);
    void fillEncodings(const FileForm &form);
    TableOptions options() const;

    QComboBox *m_sheets;
    QComboBox *m_headers;
    QComboBox *m_encodings;
    FormRow *m_sheetRow;
    FormRow *m_headerRow;
    FormRow *m_encodingRow;
};

/// Chooses the rows to leave out by a value in a column: "Status is vervallen". Offers columns with few values.
class RowChoice : public QWidget {
    Q_OBJECT

public:
    explicit RowChoice(QWidget *parent = nullptr);

    void setFile(const ImportFile &file, const QList<RowSkip> &skips);
    const QList<RowSkip> &skips() const { return m_skips; }

private:
    void fillMenu();
    void add(const RowSkip &skip);
    void showChips();

    Chip *m_adder;
    QMenu *m_menu;
    ChipRow *m_chips;
    QStringList m_header;
    QList<QStringList> m_values; ///< By column; empty if it has many.
    QList<RowSkip> m_skips;
};

} // namespace stemdesk::ui
