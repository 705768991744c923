#pragma once

#include "core/exchange/imports/import_rows.h"
#include "ui/import/import_work.h"

#include <QWidget>

class QMenu;

namespace stemdesk::ui {

class Chip;
class ChipRow;

/// Which rows of a file are left out: those with a value in a column, "Status is vervallen". Columns with few values
/// are offered.
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
    QList<QStringList> m_values; ///< Of each column; empty where it has many.
    QList<RowSkip> m_skips;
};

} // namespace stemdesk::ui
