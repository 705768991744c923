#include "ui/pages/settings/prices/product_types_card.h"

#include "core/base/text.h"
#include "ui/pages/settings/prices/hired_delegate.h"
#include "ui/pages/settings/prices/product_types_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/setting_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/error_text.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ProductTypesCard::ProductTypesCard(UiContext &context, QWidget *parent)
    : Card(tr("Product types"), parent), m_context(context), m_model(new ProductTypesModel(context, this)),
      m_table(new TableView(tr("Product types"))), m_delete(new Button(tr("Delete"), Button::Kind::Small)),
      m_refusal(new InlineMessage(Tone::Error)), m_new(new NewRow(NewRow::Place::FootOfCard))
{
    setSentence(tr("markup on cost incl. tax"));
    m_delete->setAccessibleName(tr("Delete the chosen type"));
    addHeaderEnd(m_delete);
    buildTable();
    body()->addWidget(m_refusal);
    buildFoot();
    setFocusProxy(m_table);
    showCurrent();
}

void ProductTypesCard::buildTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(ProductTypesModel::Hired, new HiredDelegate(m_table));
    m_table->setFitsContents(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(ProductTypesModel::Name, QHeaderView::Stretch);
    header->resizeSection(ProductTypesModel::Markup, columnWidth(*header, ProductTypesModel::Markup, u"00.00"_s));
    header->resizeSection(ProductTypesModel::Spare,
                          std::max(columnWidth(*header, ProductTypesModel::Spare, u"00.0 %"_s),
                                   columnWidth(*header, ProductTypesModel::Spare, ProductTypesModel::tr("none"))));
    header->resizeSection(ProductTypesModel::Hired,
                          columnWidth(*header, ProductTypesModel::Hired, HiredDelegate::tr("hired out") + u"MMM"_s));
    body()->addWidget(m_table);
    body()->addWidget(new RefusalNote(*m_table));
    connect(m_table, &TableView::deleteRequested, this, &ProductTypesCard::removeCurrent);
    connect(m_delete, &QAbstractButton::clicked, this, &ProductTypesCard::removeCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProductTypesCard::showCurrent);
}

void ProductTypesCard::buildFoot()
{
    m_new->addField(tr("Name of a new type"));
    m_new->addButton();
    m_new->keepIn(draftMemory(m_context, u"product-type"_s));
    body()->addWidget(m_new);
    body()->addSpacing(metric::kSpace8); // As far from the card's edge as beside it.
    connect(m_new, &NewRow::entered, this, &ProductTypesCard::add);
}

void ProductTypesCard::startNew()
{
    m_new->setFocus(Qt::ShortcutFocusReason);
}

void ProductTypesCard::add()
{
    const QString name = m_new->text(0);
    const auto isNamed = [folded = caseFolded(name)](const ProductType &type) {
        return caseFolded(type.name) == folded || caseFolded(productTypeText(type.name)) == folded;
    };
    if (name.isEmpty() || std::ranges::any_of(m_model->rows(), isNamed)) {
        m_new->refuse(name.isEmpty() ? tr("Give it a name.") : tr("This type already exists."));
        return;
    }
    if (!m_new->beginSending())
        return;
    m_context.edits.run(SettingEdits::addType(name), m_new, [this, name](const Status &status) {
        if (!status) {
            m_new->refuse(status.error().kind == Error::Kind::Invalid
                              ? tr("The name can have up to %1 characters.").arg(kMaxProductType)
                              : errorText(status.error()));
            return;
        }
        m_new->clear();
        m_model->read();
        m_table->setCurrentIndex(m_model->index(m_model->rowOf(name), ProductTypesModel::Markup));
    });
}

void ProductTypesCard::showCurrent()
{
    const ProductType type = m_model->rowAt(m_table->currentIndex().row());
    const bool isOwn = ProductTypesModel::isOwn(type);
    m_delete->setVisible(!type.name.isEmpty() && !isOwn);
    m_refusal->setMessage({});
}

void ProductTypesCard::removeCurrent()
{
    const ProductType type = m_model->rowAt(m_table->currentIndex().row());
    if (type.name.isEmpty())
        return;
    m_context.edits.run(SettingEdits::removeType(type), this, [this](const Status &status) {
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
        m_model->read();
    });
}

} // namespace stemdesk::ui
