#pragma once

#include "ui/palette/palette_row.h"

#include <QAbstractListModel>
#include <QStringList>

namespace stemdesk::ui {

/// Rows of the command palette, in groups with headings.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IsHeadingRole = Qt::UserRole, ///< bool
        ShortcutRole, ///< QString
    };

    using QAbstractListModel::QAbstractListModel;

    /// Highlights `words`, case folded, in the texts.
    void setRows(const QList<PaletteRow> &rows, const QStringList &words);
    const PaletteRow &rowAt(int row) const { return m_rows.at(row); }
    /// The first that can be chosen, from `row` on in this direction; -1 if there is none.
    int nextChoice(int row, int step) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QString spokenText(const PaletteRow &row) const;

    QList<PaletteRow> m_rows;
    QStringList m_words;
};

} // namespace stemdesk::ui
