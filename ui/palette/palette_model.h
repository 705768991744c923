#pragma once

#include <QAbstractListModel>
#include <QColor>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>

#include <functional>

namespace stemdesk::ui {

/// A line of the command palette. Without `run` it is the heading of a group.
struct PaletteRow {
    QString id = {}; ///< Key in the recent choices: a command's id, or the id of the object found.
    QString text;
    QString quiet = {}; ///< After the text.
    QString icon = {};
    QList<QColor> swatches = {};
    QString shortcut = {};
    std::function<void()> run = {};
    bool isCommand = false; ///< Matches the current text; found objects may lag behind for a moment.
    bool staysOpen = false; ///< Running it continues in the palette.

    bool isHeading() const { return !run; }
};

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

/// Paints the rows of PaletteModel: the match, and its keyboard shortcut at the right.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace stemdesk::ui
