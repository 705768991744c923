#include "ui/pages/event/recipe/group_card.h"

#include "core/domain/shops/shop.h"
#include "ui/flowers/flower_field.h"
#include "ui/icons.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/group_price.h"
#include "ui/pages/event/recipe/group_story.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/unknown_rows.h"
#include "ui/pages/event/title_field.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/held_keys.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"
#include "ui/words/hire_shortage.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr double kMostCopies = 10'000; ///< More than are made for an event.

constexpr auto kIsDatedShortage = [](const LineRow &line) {
    return line.shortage.units > 0 && line.shortage.day.isValid();
};

QString widestPrice(const QString &currency)
{
    return moneyText(9'999.99, currency);
}

/// Typical texts of the columns beside the flower.
QList<std::pair<LinesModel::Column, QString>> widestTexts(const QString &currency, bool hasShortages)
{
    return {{LinesModel::Supplier, u"Garden Growers"_s},
            {LinesModel::Stems, u"00000"_s},
            {LinesModel::Packs, u"00 × 00"_s},
            {LinesModel::LeftOver, hasShortages ? ShortageWords::units({.units = 88}) : u"0000"_s},
            {LinesModel::UnitCost, moneyText(999.99, currency)},
            {LinesModel::Price, widestPrice(currency)}};
}

} // namespace

GroupCard::GroupCard(EventDocument &document, const EventGroup &group, QWidget *parent)
    : Card({}, parent), m_document(document), m_group(group), m_lines(new LinesModel(document, group.id, this)),
      m_grip(new IconButton(u"move"_s, tr("Drag to another place"))),
      m_fold(new IconButton(u"chevron-down"_s, tr("Fold"))), m_name(new TitleField(TextStyle::Heading)),
      m_copies(new CopiesField), m_menu(new QMenu(this)), m_table(new TableView(tr("Lines"))),
      m_advice(new InlineMessage(Tone::Warning)), m_short(new InlineMessage(Tone::Error)),
      m_refusal(new InlineMessage(Tone::Error)), m_content(new QWidget), m_story(new GroupStory(document, group, this)),
      m_price(new GroupPrice(document)),
      m_unknown(new UnknownRows(document, draftMemory(document.context(), u"pasted"_s, group.id.text()), this)),
      m_keys(new HeldKeys(this))
{
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    body()->addWidget(m_content);
    column->addWidget(m_story);
    column->addWidget(m_price);
    setAcceptDrops(true);
    buildHeader();
    buildMenu();
    buildTable();
    buildFoot();
    connectTable();
    buildKeys();
    refresh(group);
    if (const auto typed = Draft::subjectOf(newFlowerMemory()))
        openNewFlower(typedLineFrom(*typed), *typed);
}

void GroupCard::buildHeader()
{
    // In the card's padding, at the pointer: the group's name is aligned with the lines' names, its price with theirs.
    m_grip->setParent(this);
    m_grip->setProperty("kind", u"grip"_s);
    m_grip->hide();
    m_grip->setFocusPolicy(Qt::NoFocus); // With the keyboard it is moved through the menu.
    m_grip->setCursor(Qt::OpenHandCursor);
    m_grip->installEventFilter(this);
    auto *what = new QWidget;
    auto *words = new QHBoxLayout(what);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(0); // The name keeps room for its cursor.
    m_fold->setProperty("kind", u"fold"_s); // As large as other icon buttons, and its drawing as large as fits.
    m_fold->setIconSize(QSize(kIcon + kSpace4, kIcon + kSpace4));
    words->addWidget(m_fold);
    words->addWidget(m_name);
    words->addWidget(m_copies);
    what->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    addHeaderWidget(what);
    connect(m_fold, &QAbstractButton::clicked, this, [this] {
        setExpanded(!m_isExpanded);
        Q_EMIT expandedChanged(m_isExpanded);
    });
    m_copies->setFigure(
        NumberUnit::Pieces, [this] { return m_document.guests(); }, kMostCopies);
    connect(m_name, &ValueField::committed, this, &GroupCard::onNameCommitted);
    connect(m_copies, &ValueField::committed, this, &GroupCard::onCopiesCommitted);
    for (ValueField *field : {static_cast<ValueField *>(m_name), static_cast<ValueField *>(m_copies)}) {
        connect(field, &QLineEdit::returnPressed, this, &GroupCard::focusAddField); // On to the flowers.
        connect(field, &ValueField::refusedChanged, this,
                [this, field](const QString &reason) { showNote(field->needsAnswer() ? QString() : reason); });
        auto *conflict = new ConflictNote;
        addPadded(conflict);
        showConflictIn(conflict, field);
    }
}

void GroupCard::buildMenu()
{
    m_menu->addAction(iconFor(u"edit"_s), tr("Rename"), this, &GroupCard::editName);
    m_menu->addAction(iconFor(u"duplicate"_s), tr("Duplicate"), this, &GroupCard::duplicate);
    m_menu->addAction(iconFor(u"archive"_s), tr("Keep as a recipe"), this, &GroupCard::keepAsRecipe);
    QAction *hide = m_menu->addAction(QString(), this, [this] {
        patch(m_group.isHidden ? tr("Show %1").arg(m_group.name) : tr("Hide %1").arg(m_group.name),
              {.isHidden = !m_group.isHidden});
    });
    m_menu->addSeparator();
    m_menu->addAction(iconFor(u"document"_s), tr("Describe for the proposal"), m_story, &GroupStory::describe);
    m_menu->addAction(iconFor(u"image"_s), tr("Add pictures…"), m_story, &GroupStory::choosePictures);
    m_menu->addAction(iconFor(u"copy"_s), tr("Paste a picture"), m_story, &GroupStory::pastePictures);
    m_price->fillMenu(*m_menu->addMenu(iconFor(u"money"_s), tr("Price")));
    buildPlaces();
    m_menu->addSeparator();
    QAction *up = m_menu->addAction(iconFor(u"chevron-up"_s), tr("Move up"), this, [this] { move(-1); });
    QAction *down = m_menu->addAction(iconFor(u"chevron-down"_s), tr("Move down"), this, [this] { move(1); });
    m_menu->addSeparator();
    m_menu->addAction(iconFor(u"delete"_s), tr("Delete"), this, &GroupCard::remove);
    connect(m_menu, &QMenu::aboutToShow, this, [this, hide, up, down] {
        hide->setText(m_group.isHidden ? tr("Show, and count in the price") : tr("Hide, and leave out of the price"));
        hide->setIcon(iconFor(m_group.isHidden ? u"show"_s : u"hide"_s));
        up->setEnabled(m_group.position > 0);
        down->setEnabled(m_group.position < int(m_document.shown().groups.size()) - 1);
    });
    setMenu(m_menu);
    putFigureLast(widestPrice(m_document.shop().currency));
}

void GroupCard::buildTable()
{
    m_table->setObjectName(u"lines"_s); // Among the tables of a card.
    m_table->setModel(m_lines);
    m_table->setFitsContents(true);
    m_table->setFigures(LinesModel::Stems);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setDragDropMode(QAbstractItemView::DragDrop);
    m_table->setDragDropOverwriteMode(false);
    m_table->setDefaultDropAction(Qt::MoveAction);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setItemDelegateForColumn(
        LinesModel::Supplier,
        new SupplierDelegate([this](const QModelIndex &index) { return supplierChoices(index); }, this));
    m_content->layout()->addWidget(m_table);
    sizeColumns();
}

void GroupCard::sizeColumns()
{
    // Every card has the same columns, so that they line up; wide enough for what they usually hold.
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(LinesModel::Flower, QHeaderView::Stretch);
    for (const auto &[column, text] : widestTexts(m_document.shop().currency, m_hasShortages))
        header->resizeSection(column, columnWidth(*header, column, text));
}

void GroupCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    m_grip->setGeometry(kHairline, kSpace8, kSpace16 - kSpace2, controlHeight());
    fitColumns();
}

void GroupCard::fitColumns()
{
    sizeColumns();
    QHeaderView *header = m_table->horizontalHeader();
    const int spare =
        giveWayToNames(*header, LinesModel::Flower, width(),
                       {LinesModel::UnitCost, LinesModel::LeftOver, LinesModel::Packs, LinesModel::Supplier});
    // On wide cards, keeps names and figures from opposite edges; what a long name lacks comes first.
    const int share = (spare - 2 * kSpace24) / 2;
    if (share > 0 && !header->isSectionHidden(LinesModel::Supplier))
        header->resizeSection(LinesModel::Supplier, header->sectionSize(LinesModel::Supplier) + share);
}

void GroupCard::enterEvent(QEnterEvent *event)
{
    Card::enterEvent(event);
    m_grip->raise();
    m_grip->show();
}

void GroupCard::leaveEvent(QEvent *event)
{
    Card::leaveEvent(event);
    m_grip->hide();
}

void GroupCard::buildFoot()
{
    auto *column = qobject_cast<QVBoxLayout *>(m_content->layout());
    for (InlineMessage *message : {m_short, m_advice, m_refusal}) {
        auto *row = new QHBoxLayout;
        row->setContentsMargins(kSpace16, 0, kSpace16, 0);
        row->addWidget(message);
        column->addLayout(row);
    }
    column->addWidget(m_unknown);
    column->addSpacing(kSpace4);
    auto *foot = new CardRow;
    m_add = new FlowerField(m_document.context(), foot);
    m_add->setPlaceholderText(tr("Add a flower or material: type its name, like “quick 50”"));
    m_add->setAccessibleName(tr("Add a line"));
    m_add->setRow(foot);
    (new Draft(m_add))->enter(draftMemory(m_document.context(), u"line"_s, m_group.id.text()));
    m_add->setPriceTerms([this] { return m_document.priceTerms(); });
    foot->row()->addWidget(m_add, 1);
    foot->row()->addWidget(new KeyHint(tr("Enter adds")));
    foot->row()->addSpacing(kSpace4); // It has no room around it as a link has.
    column->addWidget(foot);
    connect(m_add, &FlowerField::matchAwaited, m_keys, &HeldKeys::hold);
    connect(m_add, &FlowerField::nothingTaken, m_keys, &HeldKeys::release);
    connect(m_add, &FlowerField::matchChosen, this, &GroupCard::onMatchChosen);
    connect(m_add, &FlowerField::rowsPasted, this, &GroupCard::pasteRows);
    connect(m_add, &FlowerField::newFlowerWanted, this,
            [this](const QString &words, std::optional<double> quantity, const QString &typed) {
                openNewFlower({.words = words, .quantity = quantity}, typed);
            });
    connect(m_unknown, &UnknownRows::matchChosen, this, &GroupCard::addLine);
    connect(m_unknown, &UnknownRows::meant, this, [this](const QList<RecognisedLine> &lines) {
        addKnown(lines);
        m_add->setFocus(Qt::OtherFocusReason);
    });
    connect(m_unknown, &UnknownRows::newFlowerWanted, this, [this](const TypedLine &line) { openNewFlower(line, {}); });
    connect(m_advice, &InlineMessage::actionChosen, this, &GroupCard::onAdviceTaken);
    connect(m_short, &InlineMessage::actionChosen, this, &GroupCard::onShortageChosen);
}

void GroupCard::connectTable()
{
    connect(m_lines, &LinesModel::refused, this, &GroupCard::showNote);
    connect(m_table, &TableView::deleteRequested, this, &GroupCard::deleteLines);
    connect(m_table, &TableView::duplicateRequested, this, &GroupCard::duplicateLines);
    connect(m_table, &TableView::pasted, this, &GroupCard::onTablePasted);
    connect(m_table, &TableView::editedRowRemoved, this, &GroupCard::onEditedLineRemoved);
    connect(m_table, &QWidget::customContextMenuRequested, this, &GroupCard::showLineMenu);
    connect(m_table->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
            [this](QWidget *, QAbstractItemDelegate::EndEditHint hint) { onEditorClosed(int(hint)); });
}

void GroupCard::buildKeys()
{
    const auto onKey = [this](const QKeySequence &key, auto act) {
        auto *shortcut = new QShortcut(key, m_table);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    onKey(QKeySequence(Qt::CTRL | Qt::Key_R), [this] { openReplace(); });
    onKey(QKeySequence(Qt::CTRL | Qt::Key_Period), [this] {
        if (const auto line = currentLine())
            takeAdvice(*line);
    });
}

void GroupCard::refresh(const EventGroup &group)
{
    m_group = group;
    m_story->refresh(group);
    m_price->refresh(group);
    m_lines->refresh(group);
    if (m_hasShortages != m_document.hasShortages()) {
        m_hasShortages = !m_hasShortages;
        fitColumns();
    }
    showHeader();
    showAdvice();
    showShortages();
    tellRemoved();
}

void GroupCard::showHeader()
{
    m_name->setValue(m_group.name);
    m_name->setMuted(m_group.isHidden);
    m_copies->setCopies(m_group.quantity);
    m_name->setAccessibleName(tr("Name of %1").arg(m_group.name));
    m_copies->setAccessibleName(tr("Number of %1").arg(m_group.name));
    m_table->setAccessibleName(tr("Lines of %1").arg(m_group.name));
    m_add->setAccessibleName(tr("Add a line to %1").arg(m_group.name));
    nameAs(m_group.name);
    nameFold();
    QStringList note{tr("%n lines", nullptr, int(m_group.items.size()))};
    if (m_group.isHidden)
        note << tr("hidden, not in the price");
    if (m_group.place == kCeremonyPlace)
        note << tr("to the ceremony");
    if (m_group.fixedPriceIncTax)
        note << tr("fixed price");
    const auto isShort = [](const LineRow &line) { return line.shortage.units > 0; };
    if (const auto lines = std::ranges::count_if(m_lines->rows(), isShort); lines > 0)
        note << tr("%n short", nullptr, int(lines)); // The lines of a folded group have no note.
    setNote(note.join(u" · "_s));
    setFigure(moneyText(m_group.subtotal.customerPriceIncTax, m_document.shop().currency));
    setMuted(m_group.isHidden);
    m_table->setVisible(!m_group.items.isEmpty());
}

void GroupCard::showAdvice()
{
    const LineRow *best = nullptr;
    for (int row = 0; row < m_lines->rowCount(); ++row) {
        const LineRow &line = m_lines->rows().at(row);
        const bool isBetter = line.saving && (!best || line.saving->amountIncTax > best->saving->amountIncTax);
        if (isBetter)
            best = &line;
    }
    if (!best) {
        m_advice->setMessage({});
        return;
    }
    const PackSaving &saving = *best->saving;
    const QString pack = quantityText(saving.unitsPerPack);
    const QString amount = moneyText(saving.amountIncTax, m_document.shop().currency);
    const QString text = m_group.quantity == 1 ? tr("%1 fewer of %2 saves a pack of %3 (%4).")
                                               : tr("%1 fewer of %2 in each saves a pack of %3 (%4).");
    const QString flower = best->size.isEmpty() ? best->flower : u"%1 %2"_s.arg(best->flower, best->size);
    m_advice->setMessage(text.arg(quantityText(saving.fewer), flower, pack, amount),
                         tr("Make it %1").arg(quantityText(saving.quantity)));
    m_advice->setProperty("line", QVariant::fromValue(best->item.id));
    m_advice->setProperty("quantity", saving.quantity);
}

void GroupCard::showShortages()
{
    QStringList sentences;
    for (const LineRow &line : m_lines->rows()) {
        if (line.shortage.units > 0)
            sentences += ShortageWords::sentence(line.variety, line.shortage);
    }
    sentences.removeDuplicates();
    const bool isDated = std::ranges::any_of(m_lines->rows(), kIsDatedShortage);
    m_short->setMessage(sentences.join(u'\n'), isDated ? tr("Show in Hire") : QString());
}

void GroupCard::onShortageChosen()
{
    const auto &rows = m_lines->rows();
    const auto line = std::ranges::find_if(rows, kIsDatedShortage);
    if (line != rows.cend())
        Q_EMIT hireRequested(line->item.variantId, line->shortage.day);
}

void GroupCard::showNote(const QString &reason)
{
    m_refusal->setMessage(reason);
}

void GroupCard::setExpanded(bool expanded)
{
    m_isExpanded = expanded;
    m_content->setVisible(expanded);
    m_fold->setIcon(iconFor(expanded ? u"chevron-down"_s : u"chevron-right"_s, Tone::Quiet));
    nameFold();
}

void GroupCard::nameFold()
{
    const QString name = m_isExpanded ? tr("Fold %1").arg(m_group.name) : tr("Unfold %1").arg(m_group.name);
    m_fold->setAccessibleName(name);
    setTip(*m_fold, name);
}

void GroupCard::editName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void GroupCard::focusAddField()
{
    if (!m_isExpanded) {
        setExpanded(true);
        Q_EMIT expandedChanged(true);
    }
    m_add->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
