#pragma once

#include "ui/import/import_work.h"

#include <QWidget>

class QComboBox;

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
