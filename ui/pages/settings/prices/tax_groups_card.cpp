#include "ui/pages/settings/prices/tax_groups_card.h"

#include "core/base/wording.h"
#include "core/domain/prices/tax_category.h"
#include "core/services/services.h"
#include "ui/pages/settings/prices/tax_groups_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/setting_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/billing_words.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

SettingField defaultGroupField()
{
    return {.key = u"default-tax-group"_s, .text = [](const Shop &shop) {
                return shop.defaultTaxGroupId.isNull() ? u"none"_s : QString::fromLatin1(shop.defaultTaxGroupId.text());
            }};
}

} // namespace

TaxGroupsCard::TaxGroupsCard(UiContext &context, QWidget *parent)
    : Card(tr("Tax groups"), parent), m_context(context), m_model(new TaxGroupsModel(context, this)),
      m_table(new TableView(tr("Tax groups"))), m_delete(new Button(tr("Delete"), Button::Kind::Small)),
      m_refusal(new InlineMessage(Tone::Error)), m_new(new NewRow(NewRow::Place::FootOfCard)), m_default(new QComboBox),
      m_category(new QComboBox), m_reason(new ValueField)
{
    setSentence(tr("on labour, fees and travel"));
    m_delete->setAccessibleName(tr("Delete the chosen tax group"));
    addHeaderEnd(m_delete);
    buildTable();
    body()->addWidget(m_refusal);
    buildCategory();
    buildFoot();
    buildDefaultGroup();
    connect(m_model, &TaxGroupsModel::listed, this, &TaxGroupsCard::onListed);
    onListed();
}

void TaxGroupsCard::buildTable()
{
    m_table->setModel(m_model);
    m_table->setFitsContents(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(TaxGroupsModel::Name, QHeaderView::Stretch);
    for (const int column : {TaxGroupsModel::Rate, TaxGroupsModel::Events})
        header->resizeSection(column, 0);
    const std::pair<int, QString> usual[] = {{TaxGroupsModel::Rate, rateText(0.175)},
                                             {TaxGroupsModel::Events, TaxGroupsModel::tr("all other events")},
                                             {TaxGroupsModel::Events, TaxGroupsModel::tr("no events")}};
    for (const auto &[column, text] : usual)
        header->resizeSection(column, std::max(header->sectionSize(column), columnWidth(*header, column, text)));
    body()->addWidget(m_table);
    body()->addWidget(new RefusalNote(*m_table));
    connect(m_table, &TableView::deleteRequested, this, &TaxGroupsCard::removeCurrent);
    connect(m_delete, &QAbstractButton::clicked, this, &TaxGroupsCard::removeCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TaxGroupsCard::showCurrent);
}

void TaxGroupsCard::buildFoot()
{
    m_new->addField(tr("Name of a new tax group"));
    QLineEdit *rate = m_new->addField(tr("Rate in %"));
    rate->setFixedWidth(rate->fontMetrics().horizontalAdvance(tr("Rate in %") + u"MM"_s) + metric::kSpace24);
    m_new->addButton();
    m_new->keepIn(draftMemory(m_context, u"tax-group"_s));
    body()->addWidget(m_new);
    connect(m_new, &NewRow::entered, this, &TaxGroupsCard::add);
}

void TaxGroupsCard::buildCategory()
{
    new WheelGuard(m_category);
    m_category->addItem(tr("as its rate says"), QString());
    for (const QString &category : namesFrom(kTaxCategories))
        m_category->addItem(taxCategoryWords(category), category);
    m_categoryRow = new FormRow(tr("Tax category"), m_category);
    m_reasonRow = new FormRow(tr("Reason"), m_reason);
    m_reason->setAccessibleName(tr("Reason why no tax is charged"));
    addPadded(m_categoryRow);
    addPadded(m_reasonRow);
    connect(m_category, &QComboBox::activated, this, &TaxGroupsCard::setCategory);
    connect(m_reason, &ValueField::committed, this, &TaxGroupsCard::setReason);
}

void TaxGroupsCard::setCategory()
{
    const TaxGroup group = m_model->rowAt(m_table->currentIndex().row()).group;
    m_context.edits.run(SettingEdits::changeTaxGroup(tr("Change the tax category of %1").arg(group.name), group,
                                                     {.taxCategory = m_category->currentData().toString()}),
                        this, [this](const Status &status) {
                            m_model->read();
                            if (!status)
                                m_categoryRow->setError(errorText(status.error()));
                        });
}

void TaxGroupsCard::setReason(const QString &reason)
{
    const TaxGroup group = m_model->rowAt(m_table->currentIndex().row()).group;
    m_context.edits.run(SettingEdits::changeTaxGroup(tr("Change why %1 charges no tax").arg(group.name), group,
                                                     {.exemptionReason = reason}),
                        this, [this](const Status &status) {
                            m_model->read();
                            if (!status)
                                m_reasonRow->setError(errorText(status.error()));
                        });
}

void TaxGroupsCard::buildDefaultGroup()
{
    new WheelGuard(m_default);
    m_usualRow = new FormRow(tr("Default"), m_default);
    m_default->setAccessibleName(tr("Default tax group"));
    m_usualRow->setNote(tr("For events without their own tax group"));
    body()->addSpacing(metric::kSpace12);
    addPadded(m_usualRow);
    connect(m_default, &QComboBox::activated, this, &TaxGroupsCard::setDefaultGroup);
}

void TaxGroupsCard::onListed()
{
    m_table->setVisible(m_model->rowCount() > 0);
    showCurrent();
    if (m_default->view()->isVisible())
        return;
    const QSignalBlocker blocker(m_default);
    m_default->clear();
    m_default->addItem(tr("none: no tax on them"), u"none"_s);
    int current = 0;
    for (const TaxGroupRow &row : m_model->rows()) {
        m_default->addItem(nameWithRate(row.group), QString::fromLatin1(row.group.id.text()));
        current = row.isDefault ? m_default->count() - 1 : current;
    }
    m_default->setCurrentIndex(current);
}

void TaxGroupsCard::setDefaultGroup()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return;
    m_context.edits.run(SettingEdits::change(tr("Change the default tax group"), *shop,
                                             {{defaultGroupField(), m_default->currentData().toString()}}),
                        this, [this](const Status &status) {
                            m_model->read();
                            if (status)
                                m_usualRow->setNote(tr("For events without their own tax group"));
                            else
                                m_usualRow->setError(errorText(status.error()));
                        });
}

void TaxGroupsCard::add()
{
    const QString name = m_new->text(0);
    const auto percent = numberFrom(m_new->text(1), NumberUnit::Percent);
    if (name.isEmpty()) {
        m_new->refuse(tr("Give it a name."));
        return;
    }
    if (!percent || *percent < 0 || *percent > 100) {
        m_new->refuse(tr("Write the rate as a percentage, from 0 to 100."), 1);
        return;
    }
    if (!m_new->beginSending())
        return;
    const auto id = std::make_shared<TaxGroupId>();
    m_context.edits.run(SettingEdits::addTaxGroup(name, *percent / 100, id), m_new, [this, id](const Status &status) {
        if (!status) {
            m_new->refuse(errorText(status.error()));
            return;
        }
        m_new->clear();
        m_model->read();
        m_table->setCurrentIndex(m_model->index(m_model->rowOf(*id), TaxGroupsModel::Name));
    });
}

void TaxGroupsCard::showCurrent()
{
    const bool isChosen = m_table->currentIndex().isValid();
    m_delete->setVisible(isChosen);
    m_refusal->setMessage({});
    m_categoryRow->setVisible(isChosen);
    m_reasonRow->setVisible(isChosen);
    if (!isChosen)
        return;
    const TaxGroup group = m_model->rowAt(m_table->currentIndex().row()).group;
    const QSignalBlocker blocker(m_category);
    m_category->setCurrentIndex(std::max(0, m_category->findData(group.taxCategory)));
    m_categoryRow->setNote(tr("How invoices tax %1").arg(group.name));
    m_reason->setValue(group.exemptionReason);
    m_reasonRow->setNote(tr("As invoices say it, where no tax is charged"));
}

void TaxGroupsCard::removeCurrent()
{
    const TaxGroupRow row = m_model->rowAt(m_table->currentIndex().row());
    if (row.group.id.isNull())
        return;
    if (row.isDefault) {
        m_refusal->setMessage(tr("%1 is the default; choose another default first.").arg(row.group.name));
        return;
    }
    m_context.edits.run(SettingEdits::removeTaxGroup(row.group), this, [this](const Status &status) {
        m_model->read();
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
    });
}

} // namespace stemdesk::ui
