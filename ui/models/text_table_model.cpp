#include "ui/models/text_table_model.h"

#include "ui/delegates/cell_content.h"
#include "ui/delegates/cell_roles.h"

#include <utility>

namespace stemdesk::ui {

TextTableModel::TextTableModel(QStringList headings, int firstNumber, QObject *parent)
    : QAbstractTableModel(parent), m_headings(std::move(headings)), m_firstNumber(firstNumber)
{}

void TextTableModel::setRows(const QList<QList<TextCell>> &rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int TextTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int TextTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_headings.size());
}

QVariant TextTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TextCell cell = m_rows.at(index.row()).value(index.column());
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case QuietTextRole: return cell.quiet.isEmpty() ? QVariant() : QVariant(cell.quiet);
    case ToneRole: return int(cell.tone);
    case Qt::AccessibleTextRole: return spokenCell([&](int said) { return data(index, said); });
    case Qt::CheckStateRole: return cell.isTicked ? QVariant(*cell.isTicked ? Qt::Checked : Qt::Unchecked) : QVariant();
    case NumberRole: return index.column() >= m_firstNumber;
    default: return {};
    }
}

Qt::ItemFlags TextTableModel::flags(const QModelIndex &index) const
{
    const bool isTickable = data(index, Qt::CheckStateRole).isValid();
    return QAbstractTableModel::flags(index) | (isTickable ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool TextTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !data(index, role).isValid())
        return false;
    Q_EMIT ticked(index.row(), value.toInt() == Qt::Checked);
    return true;
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= m_firstNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(m_headings.value(section)) : QVariant();
}

} // namespace stemdesk::ui
