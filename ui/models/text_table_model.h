#pragma once

#include "ui/theme/tokens.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>

namespace stemdesk::ui {

struct TextCell {
    QString text;
    QString quiet = {}; ///< Behind the text.
    Tone tone = Tone::Plain;
    std::optional<bool> isTicked = {}; ///< Only if the user can tick it.

    friend bool operator==(const TextCell &, const TextCell &) = default;
};

/// A table to read, and to tick: texts in the first columns, figures in the others.
class TextTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Columns from `firstNumber` on hold figures.
    TextTableModel(QStringList headings, int firstNumber, QObject *parent = nullptr);

    void setRows(const QList<QList<TextCell>> &rows);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Only Qt::CheckStateRole, which the model leaves to whoever set the rows.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void ticked(int row, bool isTicked);

private:
    QStringList m_headings;
    int m_firstNumber;
    QList<QList<TextCell>> m_rows;
};

} // namespace stemdesk::ui
