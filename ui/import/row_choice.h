#pragma once

#include "core/exchange/imports/import_rows.h"
#include "ui/import/import_work.h"

#include <QWidget>

class QMenu;

namespace stemdesk::ui {

class Chip;
class ChipRow;

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
