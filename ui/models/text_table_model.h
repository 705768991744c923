#pragma once

#include "ui/theme/tokens.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace stemdesk::ui {

struct TextCell {
    QString text;
    QString quiet = {}; ///< Behind the text.
    Tone tone = Tone::Plain;

    friend bool operator==(const TextCell &, const TextCell &) = default;
};

/// A read-only table: texts in the first columns, figures in the others.
class TextTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Columns from `firstNumber` on hold figures.
    TextTableModel(QStringList headings, int firstNumber, QObject *parent = nullptr);

    void setRows(const QList<QList<TextCell>> &rows);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_headings;
    int m_firstNumber;
    QList<QList<TextCell>> m_rows;
};

} // namespace stemdesk::ui
