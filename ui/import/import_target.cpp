#include "ui/import/import_target.h"

#include "core/base/text.h"
#include "core/exchange/imports/column_words.h"
#include "core/services/prices/price_overview_service.h"
#include "core/services/services.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/list_completer.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/words/day_text.h"
#include "ui/words/price_words.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kSuppliersShown = 1'000;

bool hasPrices(const ColumnMapping &mapping)
{
    return mapping.columnOf(u"unitCostExclTax"_s) >= 0 || mapping.columnOf(u"packCostExclTax"_s) >= 0;
}

} // namespace

ImportTarget::ImportTarget(UiContext &context, ImportKind kind, QWidget *parent)
    : QWidget(parent), m_context(context), m_kind(kind), m_suppliers(new QComboBox), m_lists(new ChoiceList),
      m_name(new QLineEdit), m_supplierRow(new FormRow(tr("Supplier of all rows"), m_suppliers)),
      m_listRow(new FormRow(tr("Prices go into"), m_lists)), m_nameRow(new FormRow(tr("Name of the new list"), m_name))
{
    m_suppliers->setEditable(kind == ImportKind::Products); // Prices can only be for existing suppliers.
    m_suppliers->setInsertPolicy(QComboBox::NoInsert);
    if (m_suppliers->isEditable()) // A new name may begin like an existing one.
        m_suppliers->setCompleter(new ListCompleter(m_suppliers->model(), m_suppliers));
    new WheelGuard(m_suppliers);
    auto *column = new QVBoxLayout(this); // Three beside each other would cut their texts.
    column->setContentsMargins(kSpace24, 0, kSpace24, 0);
    column->setSpacing(kSpace4);
    column->addWidget(m_supplierRow);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace16);
    row->addWidget(m_listRow, 1);
    row->addWidget(m_nameRow, 1);
    column->addLayout(row);
    connect(m_lists, &QComboBox::currentIndexChanged, this, &ImportTarget::showName);
    connect(m_suppliers, &QComboBox::currentTextChanged, this, &ImportTarget::supplierChanged);
}

void ImportTarget::setFile(const ImportFile &file)
{
    fillSuppliers();
    fillLists(QFileInfo(file.name).completeBaseName().left(kMaxName));
}

void ImportTarget::fillSuppliers()
{
    m_suppliers->clear();
    m_suppliers->addItem(QString());
    const auto suppliers = m_context.services.suppliers.list({}, {.limit = kSuppliersShown});
    if (!suppliers)
        return;
    for (const Supplier &supplier : suppliers->rows) {
        if (!supplier.isArchived)
            m_suppliers->addItem(supplier.name);
    }
}

void ImportTarget::fillLists(const QString &newName)
{
    m_name->setText(newName);
    m_name->setPlaceholderText(newName);
    m_lists->clear();
    m_lists->addItem(tr("A new price list, from today"), QVariant::fromValue(PriceListId()));
    const auto lists = m_context.services.prices.lists();
    for (const ListedPriceList &listed : lists.value_or(QList<ListedPriceList>()))
        m_lists->addItem(PriceWords::titleWithDate(listed.list), QVariant::fromValue(listed.list.id));
    m_lists->addItem(tr("Leave the prices out"));
    showName();
}

void ImportTarget::setMapping(const ColumnMapping &mapping)
{
    const qsizetype sellers = std::max(mapping.columnOf(u"suppliers"_s), mapping.columnOf(u"supplier"_s));
    const bool isSupplierOpen =
        m_kind != ImportKind::Contacts && (sellers < 0 || isOfGrowers(mapping.header().at(sellers)));
    const bool isListOpen = m_kind == ImportKind::Products && hasPrices(mapping);
    m_supplierRow->setVisible(isSupplierOpen);
    m_listRow->setVisible(isListOpen);
    showName();
    setVisible(isSupplierOpen || isListOpen);
}

void ImportTarget::setSupplier(const QString &name)
{
    if (m_suppliers->isEditable())
        m_suppliers->setCurrentText(name);
    else
        m_suppliers->setCurrentIndex(std::max(0, m_suppliers->findText(name))); // They may have gone since.
}

void ImportTarget::showName()
{
    m_nameRow->setVisible(!m_listRow->isHidden() && m_lists->currentIndex() == 0);
}

QString ImportTarget::supplier() const
{
    return m_supplierRow->isHidden() ? QString() : m_suppliers->currentText().trimmed();
}

ImportPriceTarget ImportTarget::prices() const
{
    if (m_listRow->isHidden() || !m_lists->currentData().isValid())
        return {};
    const auto list = m_lists->currentData().value<PriceListId>();
    if (!list.isNull())
        return {.list = list, .newName = {}, .newDate = {}};
    const QString name = m_name->text().trimmed();
    return {.list = {}, .newName = name.isEmpty() ? m_name->placeholderText() : name, .newDate = shopToday(m_context)};
}

} // namespace stemdesk::ui
