#include "ui/pages/colours/colours_page.h"

#include "core/domain/catalogue/colour_words.h"
#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/colours/colours_model.h"
#include "ui/pages/colours/vocabulary_edits.h"
#include "ui/pages/colours/words_card.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/colour_picker.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"
#include "ui/words/menu_text.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

// A colour of which only the name is known yet.
constexpr auto kUnknownColour = "#c9c2b8"_L1;

constexpr int kEventsListed = 20;

bool names(const Changes &changes, std::initializer_list<Resource> resources)
{
    return std::ranges::any_of(changes, [&](const Change &change) {
        return std::ranges::find(resources, change.resource) != resources.end();
    });
}

} // namespace

ColoursPage::ColoursPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Colours and categories"))),
      m_colours(new ColoursModel(context, this)), m_categories(new CategoriesModel(context, this)),
      m_colourCard(new WordsCard(NewWordRow::Kind::Colour, m_colours, ColoursModel::Varieties)),
      m_categoryCard(new WordsCard(NewWordRow::Kind::Category, m_categories, CategoriesModel::Products)),
      m_output(new TableOutput(context, this))
{
    buildHeader();
    buildFilters();
    buildBody();
    connectCards();
    showTotals();
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &ColoursPage::onChanges);
    setFocusProxy(m_colourCard->table());
    m_colourCard->keepNewIn(draftMemory(context, u"colour"_s));
    m_categoryCard->keepNewIn(draftMemory(context, u"category"_s));
}

void ColoursPage::buildHeader()
{
    m_search = m_header->enableSearch(tr("Search a colour or category…"));
    connect(m_header->addAction(tr("New category")), &QAbstractButton::clicked, this, &ColoursPage::startNewCategory);
    connect(m_header->setPrimaryAction(tr("New colour")), &QAbstractButton::clicked, this,
            &ColoursPage::startNewColour);
    const QIcon icon = iconFor(u"export"_s);
    m_header->menu()->addAction(icon, tr("Export colours…"), this,
                                [this] { m_output->askAndSave({.table = ExportedTable::Colours}, tr("Colours")); });
    m_header->menu()->addAction(icon, tr("Export categories…"), this, [this] {
        m_output->askAndSave({.table = ExportedTable::Categories}, tr("Categories"));
    });
    connect(m_output, &TableOutput::noted, this, &ColoursPage::noted);
    connect(new QShortcut(QKeySequence::New, this), &QShortcut::activated, this, &ColoursPage::startNew);
    connect(m_search, &SearchField::searched, this, [this](const QString &text) {
        m_colourCard->setSearch(text);
        m_categoryCard->setSearch(text);
    });
    connect(m_search, &SearchField::leftForResults, m_colourCard->table(), qOverload<>(&QWidget::setFocus));
}

void ColoursPage::buildFilters()
{
    auto *shown = new ViewSwitch;
    for (const QString &label : {tr("All"), tr("Your own")})
        shown->addView({}, label);
    m_header->chips()->addWidget(shown);
    connect(shown, &QTabBar::currentChanged, this, [this](int choice) {
        m_colourCard->setOwnOnly(choice == 1);
        m_categoryCard->setOwnOnly(choice == 1);
    });
}

void ColoursPage::buildBody()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace24);
    row->setSpacing(kSpace16);
    m_colourCard->setMaximumWidth(kPageMeasure * 5 / 9);
    m_categoryCard->setMaximumWidth(kPageMeasure * 4 / 9);
    for (const auto &[card, share] : {std::pair(m_colourCard, 5), std::pair(m_categoryCard, 4)}) {
        auto *place = new QVBoxLayout;
        place->addWidget(card, 1);
        place->addStretch(0);
        row->addLayout(place, share);
    }
    row->addStretch(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_output->progress());
    column->addLayout(row, 1);
}

void ColoursPage::connectCards()
{
    for (const QAbstractItemModel *words :
         {static_cast<QAbstractItemModel *>(m_colours), static_cast<QAbstractItemModel *>(m_categories)}) {
        connect(words, &QAbstractItemModel::rowsInserted, this, &ColoursPage::showTotals);
        connect(words, &QAbstractItemModel::rowsRemoved, this, &ColoursPage::showTotals);
        connect(words, &QAbstractItemModel::modelReset, this, &ColoursPage::showTotals);
    }
    connect(m_colourCard, &WordsCard::named, this, &ColoursPage::createColour);
    connect(m_categoryCard, &WordsCard::named, this, &ColoursPage::createCategory);
    connect(m_colourCard, &WordsCard::pickRequested, this, &ColoursPage::pickColour);
    connect(m_colourCard, &WordsCard::usesRequested, this, &ColoursPage::showColourUses);
    connect(m_categoryCard, &WordsCard::usesRequested, this,
            [this](int row) { Q_EMIT categoryChosen(m_categories->rowAt(row).name); });
    connect(m_colourCard, &WordsCard::removeRequested, this, [this](int row) {
        const Colour colour = m_colours->rowAt(row);
        m_context.edits.run(VocabularyEdits::remove(colour, m_colours->carriersText(colour)));
    });
    connect(m_categoryCard, &WordsCard::removeRequested, this, [this](int row) {
        const Category category = m_categories->rowAt(row);
        m_context.edits.run(VocabularyEdits::remove(category, m_categories->carriersText(category)));
    });
}

void ColoursPage::showTotals()
{
    m_header->setState(tr("%n colours", nullptr, m_colours->rowCount()) + u" · "_s
                       + tr("%n categories", nullptr, m_categories->rowCount()));
}

void ColoursPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        count();
}

void ColoursPage::onChanges(const Changes &changes)
{
    if (!names(changes, {Resource::Colour, Resource::Category, Resource::Product, Resource::Variant, Resource::Event}))
        return;
    m_isStale = true;
    if (isVisible())
        count();
}

/// Reads the whole catalogue, so it runs in the background.
void ColoursPage::count()
{
    if (m_counting.isWaiting())
        return; // Another request made meanwhile follows.
    m_isStale = false;
    m_counting.ask([](ShopServices &shop) { return shop.vocabulary.use(); },
                   [this](const Result<VocabularyUse> &use) {
                       if (use) {
                           m_colours->setUse(*use);
                           m_categories->setUse(*use);
                       }
                       if (m_isStale && isVisible())
                           count();
                   });
}

void ColoursPage::startNew()
{
    if (newCommand() == "new-category"_L1)
        startNewCategory();
    else
        startNewColour();
}

QString ColoursPage::newCommand() const
{
    return m_categoryCard->isAncestorOf(focusWidget()) ? u"new-category"_s : u"new-colour"_s;
}

void ColoursPage::startNewColour()
{
    m_colourCard->startNew();
}

void ColoursPage::startNewCategory()
{
    m_categoryCard->startNew();
}

/// So that the list includes a word that was just created.
void ColoursPage::showAll()
{
    m_search->clear();
    m_colourCard->setSearch({});
    m_categoryCard->setSearch({});
}

/// Its tone is chosen once it has a name, beginning with the one that the name says.
void ColoursPage::createColour(const QString &name)
{
    const QString byName = QColor::isValidColorName(hexFrom(name)) ? hexFrom(name) : QString(kUnknownColour);
    const QString hex = swatchOf(name).value_or(byName);
    const auto made = std::make_shared<Colour>(); // Owned by the edit and by its callback.
    m_context.edits.run(VocabularyEdits::create({.name = name, .hex = hex}, made), this,
                        [this, made](const Status &status) {
                            if (!status) {
                                m_colourCard->refuseNew(errorText(status.error()));
                                return;
                            }
                            m_colourCard->closeNew();
                            showAll();
                            m_colours->refresh();
                            const int row = m_colours->rowOf(made->id);
                            m_colourCard->choose(m_colours->index(row, ColoursModel::Name));
                            pickColour(row);
                        });
}

void ColoursPage::createCategory(const QString &name)
{
    const auto made = std::make_shared<Category>(); // Owned by the edit and by its callback.
    m_context.edits.run(VocabularyEdits::create(CategoryPatch{.name = name}, made), this,
                        [this, made](const Status &status) {
                            if (!status) {
                                m_categoryCard->refuseNew(errorText(status.error()));
                                return;
                            }
                            m_categoryCard->closeNew();
                            showAll();
                            m_categories->refresh();
                            const int row = m_categories->rowOf(made->id);
                            m_categoryCard->choose(m_categories->index(row, CategoriesModel::Name));
                        });
}

void ColoursPage::pickColour(int row)
{
    const Colour colour = m_colours->rowAt(row);
    ColourPicker::ask(m_context, tr("Colour of %1").arg(colour.name), QColor(colour.hex), this,
                      [this, id = colour.id](const QColor &picked) {
                          const int now = m_colours->rowOf(id); // It may be another one by now.
                          if (now >= 0)
                              m_colours->setData(m_colours->index(now, ColoursModel::Hex), picked.name(QColor::HexRgb),
                                                 Qt::EditRole);
                      });
}

void ColoursPage::showColourUses(int row, int column)
{
    const QString colour = m_colours->rowAt(row).name;
    if (column == ColoursModel::Varieties)
        Q_EMIT colourChosen(colour);
    else
        askEvents(colour);
}

void ColoursPage::askEvents(const QString &colour)
{
    m_finding.ask([colour](ShopServices &shop) { return shop.vocabulary.eventsWithColour(colour, kEventsListed); },
                  [this, colour](const Result<QList<Event>> &events) {
                      if (events && isVisible())
                          showEvents(colour, *events);
                  });
}

void ColoursPage::showEvents(const QString &colour, const QList<Event> &events)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Events in %1").arg(colour));
    for (const Event &event : events) {
        const QDate day = eventDay(event, zoneOf(m_context.shop));
        const QString text = day.isValid() ? u"%1 – %2"_s.arg(mediumDate(day), event.name) : event.name;
        menu->addAction(menuText(text), this, [this, id = event.id] { Q_EMIT eventChosen(id); });
    }
    const TableView *table = m_colourCard->table();
    menu->popup(table->viewport()->mapToGlobal(table->visualRect(table->currentIndex()).bottomLeft()));
}

} // namespace stemdesk::ui
