#include "ui/pages/event/recipe/replace_panel.h"

#include "core/domain/shops/shop.h"
#include "core/orders/pack_rounding.h"
#include "ui/flowers/flower_field.h"
#include "ui/models/text_table_model.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/pricing/refresh_lines_model.h"
#include "ui/pages/event/recipe/line_row.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMatchesShown = 8; ///< If there are more lines, they scroll, so that the figures stay near.

QString nameOf(const LineProduct &goods)
{
    const QString flower = flowerText(goods.productName, goods.variant.name, goods.productType);
    const QString size = stemLengthText(goods.variant.stemLength);
    return size.isEmpty() ? flower : flower + u' ' + size;
}

std::optional<double> packsOf(const LineProduct &goods, const EventItem &item)
{
    const auto unitsPerPack = termsAt(goods.variant, item.supplierId).unitsPerPack;
    if (goods.isHired || !unitsPerPack)
        return std::nullopt;
    const PackTerms terms{.unitsPerPack = unitsPerPack, .sparePercent = goods.sparePercent};
    return packOrderFor(item.price.units, terms, std::nullopt).packsNeeded;
}

QString packsText(std::optional<double> packs)
{
    return packs ? quantityText(*packs) : u"–"_s;
}

} // namespace

ReplacePanel::ReplacePanel(EventDocument &document, const VariantId &replaced, QWidget *parent)
    : QWidget(parent), m_document(document), m_request{.event = document.shown().id, .replaced = replaced},
      m_title(new TextLabel({}, TextStyle::Strong)), m_refusal(new InlineMessage(Tone::Error)), m_preview(new QWidget),
      m_swatches(new ChipRow), m_lines(new TextTableModel({tr("Arrangement"), tr("Supplier"), tr("Stems"), tr("Packs"),
                                                           tr("Price now"), tr("New price"), tr("Difference")},
                                                          2, this)),
      m_table(new TableView(tr("Lines with old and new price"))), m_packs(new ValueRow(tr("Packs"))),
      m_cost(new ValueRow(tr("Cost of goods"))),
      m_price(new ValueRow(tr("Price of the event"), {}, ValueRow::Kind::Total)), m_replace(new Button(tr("Replace")))
{
    setAccessibleName(tr("Replace in the whole event"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, kSpace8, 0, kSpace8);
    column->setSpacing(kSpace4);
    buildHead();
    buildPreview();
    const LineProduct goods = document.recipe().goods.value(replaced);
    m_title->setText(tr("Replace %1 in the whole event").arg(nameOf(goods)));
    connect(&document, &EventDocument::changed, this, &ReplacePanel::refresh);
    connect(&document, &EventDocument::opened, this, &ReplacePanel::closed);
}

void ReplacePanel::buildHead()
{
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSpace16, 0, kSpace12, 0);
    auto *cancel = new IconButton(u"close"_s, tr("Close, and replace nothing"));
    head->addWidget(m_title, 1);
    head->addWidget(cancel);
    column->addLayout(head);
    auto *row = new CardRow;
    m_field = new FlowerField(m_document.context(), row);
    m_field->setRow(row);
    m_field->setPriceTerms([this] { return m_document.priceTerms(); });
    m_field->setPlaceholderText(tr("With which flower? Type its name, like “white 50”"));
    m_field->setAccessibleName(tr("The flower that takes its place"));
    row->row()->addWidget(m_field, 1);
    column->addWidget(row);
    auto *refusal = new QHBoxLayout;
    refusal->setContentsMargins(kSpace16, 0, kSpace16, 0);
    refusal->addWidget(m_refusal);
    column->addLayout(refusal);
    connect(cancel, &QAbstractButton::clicked, this, &ReplacePanel::closed);
    connect(m_field, &FlowerField::matchChosen, this,
            [this](const VariantMatch &match, std::optional<double>) { choose(match.variant.id); });
}

void ReplacePanel::buildPreview()
{
    m_table->setModel(m_lines);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto *column = new QVBoxLayout(m_preview);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace4);
    auto *colours = new QHBoxLayout;
    colours->setContentsMargins(kSpace16, 0, kSpace16, 0);
    colours->addWidget(m_swatches);
    column->addLayout(colours);
    column->addWidget(m_table);
    for (ValueRow *row : {m_packs, m_cost, m_price}) {
        auto *padded = new QHBoxLayout;
        padded->setContentsMargins(kSpace16, 0, kSpace16, 0);
        padded->addWidget(row);
        column->addLayout(padded);
    }
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(kSpace16, 0, kSpace16, 0);
    foot->addStretch();
    foot->addWidget(m_replace);
    column->addLayout(foot);
    m_preview->hide();
    layout()->addWidget(m_preview);
    connect(m_replace, &QAbstractButton::clicked, this, &ReplacePanel::replace);
}

void ReplacePanel::choose(const VariantId &substitute)
{
    if (substitute == m_request.replaced) {
        m_refusal->setMessage(tr("This is the flower to be replaced. Choose another."));
        return;
    }
    m_request.substitute = substitute;
    refresh();
    if (m_preview->isHidden())
        return;
    m_replace->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, m_replace, [this] { scrollToEnd(); }); // Once the preview has its place.
}

/// Scrolls to the difference in price and the button below it.
void ReplacePanel::scrollToEnd()
{
    for (QWidget *around = parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around)) {
            area->ensureWidgetVisible(m_replace);
            return;
        }
    }
}

void ReplacePanel::refresh()
{
    if (m_request.substitute.isNull() || !m_document.isOpen())
        return;
    const auto preview = m_document.context().services.substitution.preview(m_request);
    m_refusal->setMessage(preview ? QString() : errorText(preview.error()));
    m_preview->setVisible(preview.has_value());
    if (preview)
        show(*preview);
}

void ReplacePanel::show(const SubstitutionPreview &preview)
{
    m_shown = preview;
    m_swatches->clear();
    m_swatches->addColour(nameOf(preview.replaced), m_document.swatches(preview.replaced.variant.colors));
    auto *arrow = new TextLabel(u"→"_s, TextStyle::Body, Tone::Quiet);
    arrow->setMinimumHeight(chipHeight());
    m_swatches->addWidget(arrow);
    m_swatches->addColour(nameOf(preview.substitute), m_document.swatches(preview.substitute.variant.colors));
    showLines(preview);
    showFigures(preview);
    m_replace->setText(tr("Replace on %n lines", nullptr, int(preview.lines.size())));
    m_replace->setEnabled(!preview.lines.isEmpty());
    m_replace->setAccessibleDescription(m_price->value());
}

QString ReplacePanel::supplierText(const SubstitutedLine &line, const SubstitutionPreview &preview) const
{
    const auto name = [&](const SupplierId &id) { return id.isNull() ? tr("any") : preview.suppliers.value(id); };
    if (line.before.supplierId == line.after.supplierId)
        return name(line.after.supplierId);
    return tr("%1 instead of %2").arg(name(line.after.supplierId), name(line.before.supplierId));
}

void ReplacePanel::showLines(const SubstitutionPreview &preview)
{
    const QString &currency = m_document.shop().currency;
    QList<QList<TextCell>> rows;
    for (const SubstitutedLine &line : preview.lines) {
        const bool isMoved = line.before.supplierId != line.after.supplierId;
        const bool isFixed = m_document.hasFixedPrice(line.before.groupId);
        const double was = line.before.price.customerPriceIncTax;
        const double is = line.after.price.customerPriceIncTax;
        const TextCell price = line.after.price.isPriced ? TextCell{.text = moneyText(is, currency)}
                                                         : TextCell{.text = tr("no price"), .tone = Tone::Warning};
        rows.append({{.text = line.groupName, .quiet = line.isHidden ? tr("hidden") : QString()},
                     {.text = supplierText(line, preview), .tone = isMoved ? Tone::Warning : Tone::Plain},
                     {.text = quantityText(line.after.price.units)},
                     {.text = tr("%1 → %2").arg(packsText(packsOf(preview.replaced, line.before)),
                                                packsText(packsOf(preview.substitute, line.after)))},
                     {.text = moneyText(was, currency), .tone = Tone::Quiet},
                     price,
                     isFixed ? TextCell{.text = tr("fixed price"), .tone = Tone::Quiet}
                             // The price covers all lines together.
                             : TextCell{.text = differenceText(is - was, currency)}});
    }
    m_lines->setRows(rows);
    const bool isLong = rows.size() > kMatchesShown;
    m_table->setFitsContents(!isLong);
    m_table->setMinimumHeight(isLong ? m_table->horizontalHeader()->sizeHint().height() + kMatchesShown * rowHeight()
                                     : 0);
}

void ReplacePanel::showFigures(const SubstitutionPreview &preview)
{
    const QString &currency = m_document.shop().currency;
    double packsBefore = 0;
    double packsAfter = 0;
    for (const SubstitutedLine &line : preview.lines) {
        packsBefore += packsOf(preview.replaced, line.before).value_or(0);
        packsAfter += packsOf(preview.substitute, line.after).value_or(0);
    }
    const auto change = [&](double before, double after) {
        return tr("%1 → %2 (%3)")
            .arg(moneyText(before, currency), moneyText(after, currency), differenceText(after - before, currency));
    };
    m_packs->setVisible(packsBefore > 0 || packsAfter > 0);
    m_packs->setValue(tr("%1 → %2").arg(quantityText(packsBefore), quantityText(packsAfter)));
    m_cost->setValue(change(preview.orderBefore.orderCostIncTax, preview.orderAfter.orderCostIncTax));
    m_price->setValue(change(preview.before.customerPriceIncTax, preview.after.customerPriceIncTax));
}

void ReplacePanel::replace()
{
    if (!m_document.isOpen())
        return;
    const QString text = tr("Replace %1 with %2").arg(nameOf(m_shown.replaced), nameOf(m_shown.substitute));
    m_replace->setEnabled(false); // So that it is not offered again while it is being stored.
    m_document.run(replaceVariantEdit(text, m_request), this, [this](const Status &status) {
        m_replace->setEnabled(true);
        if (status)
            Q_EMIT closed();
        else
            m_refusal->setMessage(errorText(status.error()));
    });
}

void ReplacePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

void ReplacePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintHairlineBelow(painter, QRectF(0, 0, width(), kHairline), themeTokens().hairline);
}

} // namespace stemdesk::ui
