#include "ui/pages/products/products_model.h"

#include "core/base/text.h"
#include "ui/delegates/cell_content.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/products/product_loading.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/words/error_text.h"
#include "ui/words/figure_doubt.h"

namespace stemdesk::ui {

namespace {

constexpr int kSwatchesOfProduct = 3;

ProductColumn columnOf(const QModelIndex &index)
{
    return static_cast<ProductColumn>(index.column());
}

QStringList coloursOf(const Product &product)
{
    QStringList colours;
    for (const Variant &variant : product.variants)
        colours += variant.colors;
    return colours;
}

} // namespace

/// The product's row, also for the index of a variety.
ProductsModel::Row &ProductsModel::rowOf(const QModelIndex &index) const
{
    if (auto *row = static_cast<Row *>(index.internalPointer()))
        return *row;
    return *m_rows.at(size_t(index.row()));
}

std::optional<VariantId> ProductsModel::varietyAt(const QModelIndex &index) const
{
    const auto *row = static_cast<const Row *>(index.constInternalPointer());
    return index.isValid() && row ? std::optional(row->varieties.at(index.row())) : std::nullopt;
}

const ProductNode *ProductsModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? nodeOf(rowOf(index)) : nullptr;
}

const Variant *ProductsModel::variantAt(const QModelIndex &index) const
{
    if (!varietyAt(index))
        return nullptr;
    const ProductNode *node = nodeAt(index);
    return node ? &node->product.variants.at(index.row()) : nullptr;
}

QModelIndex ProductsModel::indexOf(ProductId id) const
{
    const Row *row = m_byId.value(id);
    return row ? index(row->place, 0) : QModelIndex();
}

QModelIndex ProductsModel::indexOf(ProductId product, VariantId id) const
{
    const Row *row = m_byId.value(product);
    const qsizetype place = row ? row->varieties.indexOf(id) : -1;
    return place < 0 ? QModelIndex() : index(int(place), 0, index(row->place, 0));
}

int ProductsModel::varietyCount() const
{
    int count = 0;
    for (const auto &row : m_rows)
        count += int(row->varieties.size());
    return count;
}

QModelIndex ProductsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? m_rows.at(size_t(parent.row())).get() : nullptr);
}

QModelIndex ProductsModel::parent(const QModelIndex &child) const
{
    const auto *row = static_cast<const Row *>(child.constInternalPointer());
    return child.isValid() && row ? createIndex(row->place, 0, nullptr) : QModelIndex();
}

int ProductsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_rows.size());
    if (parent.column() > 0 || varietyAt(parent))
        return 0;
    return int(rowOf(parent).varieties.size());
}

int ProductsModel::columnCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : kProductColumns;
}

ProductsModel::Cell ProductsModel::cellOf(const QModelIndex &index) const
{
    const auto variety = varietyAt(index);
    return {variety ? variety->bytes() : rowOf(index).id.bytes(), index.column()};
}

QString ProductsModel::textOf(const QModelIndex &index) const
{
    const ProductNode &node = *rowOf(index).node;
    return varietyAt(index) ? ProductCells::text(node, index.row(), columnOf(index), m_currency)
                            : ProductCells::text(node, columnOf(index), m_currency);
}

namespace {

/// How a variety's figure is typed; invalid where a column has none.
QVariant figureOf(ProductColumn column)
{
    if (column == ProductColumn::Stem)
        return QVariant::fromValue(FigureBefore{.unit = NumberUnit::Centimetres});
    return column == ProductColumn::Pack ? QVariant::fromValue(FigureBefore{}) : QVariant();
}

} // namespace

QVariant ProductsModel::lookOf(const QModelIndex &index, int role) const
{
    const ProductNode &node = *rowOf(index).node;
    const Variant *variant = variantAt(index);
    switch (role) {
    case QuietTextRole: return variant ? QString() : ProductCells::quietText(node, columnOf(index));
    case ChipTextRole:
        return !variant && columnOf(index) == ProductColumn::Type ? productTypeTitle(node.product.productType)
                                                                  : QString();
    case NamesRole:
        if (columnOf(index) != ProductColumn::Suppliers)
            return {};
        return variant ? ProductCells::suppliers(node, index.row()) : ProductCells::suppliers(node);
    case NumberRole: return ProductCells::isNumber(columnOf(index));
    case FigureRole: return variant ? figureOf(columnOf(index)) : QVariant();
    default: return columnOf(index) == ProductColumn::Name ? nameLookOf(index, role) : QVariant();
    }
}

/// Roles of cells with the name.
QVariant ProductsModel::nameLookOf(const QModelIndex &index, int role) const
{
    const Product &product = rowOf(index).node->product;
    const Variant *variant = variantAt(index);
    switch (role) {
    case SwatchesRole:
        return QVariant::fromValue(variant ? m_words.looks(variant->colors)
                                           : m_words.looks(coloursOf(product), kSwatchesOfProduct));
    case ColourNamesRole: return variant ? variant->colors : coloursOf(product);
    case StrongRole: return !variant;
    case MatchRole: return m_searched;
    default: return {};
    }
}

QString ProductsModel::storedText(const QModelIndex &index) const
{
    const Variant *variant = variantAt(index);
    return variant ? ProductCells::editText(*variant, columnOf(index))
                   : ProductCells::editText(nodeAt(index)->product, columnOf(index));
}

/// Rows whose data was released are read when they are shown, and announced then.
QVariant ProductsModel::stored(const QModelIndex &index, int role) const
{
    const bool isRead = role == Qt::EditRole ? nodeAt(index) != nullptr : rowOf(index).node != nullptr;
    if (!isRead)
        return {};
    switch (role) {
    case Qt::DisplayRole: return textOf(index);
    case Qt::EditRole: return storedText(index);
    default: return lookOf(index, role);
    }
}

QVariant ProductsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        lookAt(rowOf(index).place);
    return m_cells.data(cellOf(index), role, [this, &index](int wanted) { return stored(index, wanted); });
}

QVariant ProductsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kProductColumns)
        return {};
    const auto column = static_cast<ProductColumn>(section);
    if (role == Qt::DisplayRole)
        return ProductCells::heading(column);
    if (role == Qt::TextAlignmentRole && ProductCells::isNumber(column))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags ProductsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const bool isVariety = varietyAt(index).has_value();
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (isVariety)
        flags |= Qt::ItemNeverHasChildren;
    const bool isEditable = isVariety ? ProductCells::isEditableOfVariety(columnOf(index))
                                      : ProductCells::isEditableOfProduct(columnOf(index));
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

Result<std::optional<Edit>> ProductsModel::editFor(const QModelIndex &index, const QString &typed) const
{
    if (const Variant *variant = variantAt(index)) {
        const auto patch = TRY(ProductCells::patchOfVariety(columnOf(index), typed));
        return patch ? std::optional(ProductEdits::change(*variant, *patch)) : std::nullopt;
    }
    const Product &product = nodeAt(index)->product;
    const bool isType = columnOf(index) == ProductColumn::Type;
    const QString word = isType ? productTypeFrom(typed.trimmed(), m_words.types) : typed;
    const auto patch = ProductCells::patchOfProduct(columnOf(index), word);
    return patch ? std::optional(ProductEdits::change(product, *patch)) : std::nullopt;
}

bool ProductsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role == DiscardRole && index.isValid() && m_cells.discard(cellOf(index))) {
        notifyChanged(index);
        return true;
    }
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable) || !nodeAt(index))
        return false;
    const QString text = value.toString();
    if (isForAll(index)) {
        changeAll(index, text);
        return true;
    }
    const Cell cell = cellOf(index);
    if (m_cells.isChanged(cell, text.trimmed(), storedText(index))) {
        const auto edit = editFor(index, text);
        if (edit && !*edit)
            return false;
        if (edit)
            m_context.edits.run(
                **edit, this,
                [this,
                 asked = Asked{{m_cells.handOver(cell, {.text = text, .value = text.trimmed()}), productAt(index)}}](
                    const Status &status) { onAnswered(asked, status); });
        else
            m_cells.refuse(cell, text, errorText(edit.error()));
    } else {
        m_cells.settle(cell);
    }
    notifyChanged(index);
    return true;
}

void ProductsModel::setSelected(const QModelIndexList &rows)
{
    m_selected.clear();
    for (const QModelIndex &row : rows)
        m_selected.append(QPersistentModelIndex(row.siblingAtColumn(0)));
}

/// A name is of one row only.
bool ProductsModel::isForAll(const QModelIndex &index) const
{
    return m_selected.size() > 1 && columnOf(index) != ProductColumn::Name
        && m_selected.contains(QPersistentModelIndex(index.siblingAtColumn(0)));
}

/// Changes all selected rows in one step; none if one is refused.
void ProductsModel::changeAll(const QModelIndex &index, const QString &text)
{
    QSet<ProductId> ids;
    for (const QPersistentModelIndex &row : std::as_const(m_selected))
        ids += productAt(row);
    if (const QList<ProductId> missing = missingOf(ids.values()); !missing.isEmpty())
        fill(ProductLoading(m_context.services).some(missing));
    QList<Edit> edits;
    QList<std::pair<Cell, ProductId>> cells;
    for (const QPersistentModelIndex &row : std::as_const(m_selected)) {
        const QModelIndex at = QModelIndex(row).siblingAtColumn(index.column());
        const bool isEditable = flags(at).testFlag(Qt::ItemIsEditable) && nodeAt(at);
        if (!isEditable || !m_cells.isChanged(cellOf(at), text.trimmed(), storedText(at)))
            continue;
        const auto edit = editFor(at, text);
        if (!edit) {
            m_cells.refuse(cellOf(index), text, errorText(edit.error()));
            notifyChanged(index);
            return;
        }
        if (*edit) {
            edits.append(**edit);
            cells.append({cellOf(at), nodeAt(at)->product.id});
        }
    }
    if (edits.isEmpty())
        return;
    Asked asked;
    for (const auto &[cell, product] : std::as_const(cells))
        asked.append({m_cells.handOver(cell, {.text = text, .value = text.trimmed()}), product});
    m_context.edits.run(together(tr("Change %n rows", nullptr, int(edits.size())), edits), this,
                        [this, asked](const Status &status) { onAnswered(asked, status); });
    for (const QPersistentModelIndex &row : std::as_const(m_selected))
        notifyChanged(row);
}

void ProductsModel::onAnswered(const Asked &asked, const Status &status)
{
    QSet<ProductId> products;
    for (const auto &[serial, product] : asked) {
        m_cells.answer(serial, status);
        products += product;
    }
    QSet<ProductId> again = products;
    if (status) {
        m_changes->notifyNow();
        again.removeIf([this](const ProductId &product) { return m_waiting.removeAll(product) == 0; });
    }
    readNow(again.values()); // At once, so that the old value does not come back for a moment.
    for (const ProductId &product : std::as_const(products)) {
        const QModelIndex row = indexOf(product);
        if (!row.isValid())
            continue;
        notifyChanged(row);
        if (const int varieties = rowCount(row))
            Q_EMIT dataChanged(index(0, 0, row), index(varieties - 1, kProductColumns - 1, row));
    }
}

void ProductsModel::notifyChanged(const QModelIndex &row)
{
    Q_EMIT dataChanged(row.siblingAtColumn(0), row.siblingAtColumn(kProductColumns - 1));
}

} // namespace stemdesk::ui
