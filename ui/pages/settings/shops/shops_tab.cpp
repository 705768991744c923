#include "ui/pages/settings/shops/shops_tab.h"

#include "core/services/service_thread.h"
#include "core/services/shops/shop_setup_service.h"
#include "ui/exchange/shop_file_words.h"
#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/region_choices.h"
#include "ui/widgets/fields/shop_fields.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/text_label.h"
#include "ui/window/window_control.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

Instant rightNow()
{
    return QDateTime::currentMSecsSinceEpoch();
}

/// On the tasks thread.
Result<QList<KnownShop>> readShops(Services &services)
{
    QList<KnownShop> known;
    const QList<Shop> shops = TRY(services.shops().list());
    for (const Shop &shop : shops) {
        const ShopServices *of = TRY(services.forShop(shop.id));
        known.append({.shop = shop, .products = TRY(of->catalogue.count({})).products});
    }
    return known;
}

QWidget *rowOf(std::initializer_list<QWidget *> widgets)
{
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, kSpace8, 0, kSpace2);
    row->setSpacing(kSpace8);
    for (QWidget *widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return line;
}

/// Has a line between its rows.
class RuledRows : public QWidget {
public:
    QGridLayout *grid() const { return m_grid; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        for (int row = 0; row + 1 < m_grid->rowCount(); ++row) {
            if (!m_grid->itemAtPosition(row + 1, 0))
                continue;
            const QRect cell = m_grid->cellRect(row, 0);
            const int height = cell.height() + m_grid->verticalSpacing(); // Midway between the buttons.
            paintHairlineBelow(painter, QRect(0, cell.top(), width(), height), themeTokens().hairline);
        }
    }

private:
    QGridLayout *m_grid = new QGridLayout(this);
};

} // namespace

ShopsTab::ShopsTab(UiContext &context, QWidget *parent)
    : SettingsColumns(parent), m_context(context), m_new(new Button(tr("New shop…"))),
      m_make(new Button(tr("Create the shop"), Button::Kind::Primary)),
      m_save(new Button(tr("Save this shop as a file…"))), m_take(new Button(tr("Open a shop from a file…"))),
      m_trouble(new InlineMessage(Tone::Error)), m_outcome(new InlineMessage(Tone::Accent)), m_working(new WorkingRow)
{
    addLeft(buildShops());
    addLeft(buildNew());
    addRight(buildFiles());
    setFocusProxy(m_new);
    if (Draft::subjectOf(newMemory()))
        openNew();
}

Card *ShopsTab::buildShops()
{
    auto *card = new Card(tr("Shops"));
    card->setSentence(tr("each with its own catalogue, events, prices and API keys"));
    auto *rows = new RuledRows;
    m_rows = rows->grid();
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(kSpace12);
    m_rows->setVerticalSpacing(kHairline);
    m_rows->setColumnStretch(0, 1);
    auto *place = new QVBoxLayout; // Its rows have their own room below.
    place->setContentsMargins(kSpace16, 0, kSpace16, kSpace4);
    place->addWidget(rows);
    card->body()->addLayout(place);
    card->addPadded(m_trouble);
    m_new->setIcon(iconFor(u"add"_s));
    m_newRow = rowOf({m_new});
    m_newRow->layout()->setContentsMargins(0, kSpace12, 0, 0);
    card->addPadded(m_newRow);
    connect(m_new, &QAbstractButton::clicked, this, &ShopsTab::startNew);
    return card;
}

Card *ShopsTab::buildNew()
{
    m_newCard = new Card(tr("New shop"));
    auto *place = new QWidget;
    m_newPlace = new QHBoxLayout(place);
    m_newPlace->setContentsMargins(0, 0, 0, 0);
    m_newCard->addPadded(place);
    auto *cancel = new Button(tr("Cancel"));
    QWidget *acts = rowOf({m_make, cancel});
    acts->setContentsMargins(kFormLabelWidth, 0, 0, 0); // Below the fields.
    m_newCard->addPadded(acts);
    m_newCard->hide();
    connect(m_make, &QAbstractButton::clicked, this, &ShopsTab::make);
    connect(cancel, &QAbstractButton::clicked, this, &ShopsTab::endNew);
    return m_newCard;
}

Card *ShopsTab::buildFiles()
{
    auto *card = new Card(tr("Move a shop"));
    card->addPadded(paragraph(tr("Save everything in this shop to a file, and open the file in Stemdesk on another "
                                 "computer. API keys and webhooks are not in it: create them again there. Keep the "
                                 "file as safe as the shop itself.")));
    card->addPadded(m_outcome);
    card->addPadded(m_working);
    card->addPadded(rowOf({m_save, m_take}));
    connect(m_save, &QAbstractButton::clicked, this, [this] {
        QFileDialog *dialog = ShopFileWords::saveDialog(this, m_context.settings, m_context.shop.name);
        connect(dialog, &QFileDialog::fileSelected, this, &ShopsTab::saveTo);
        dialog->open();
    });
    connect(m_take, &QAbstractButton::clicked, this, [this] {
        QFileDialog *dialog = ShopFileWords::openDialog(this, m_context.settings);
        connect(dialog, &QFileDialog::fileSelected, this, &ShopsTab::takeFrom);
        dialog->open();
    });
    connect(m_outcome, &InlineMessage::actionChosen, this, [this] { switchTo(m_taken); });
    return card;
}

void ShopsTab::showEvent(QShowEvent *event)
{
    SettingsColumns::showEvent(event);
    read(); // Another workstation may have created one.
}

void ShopsTab::read()
{
    m_context.tasks.run(this, readShops, [this](const Result<QList<KnownShop>> &shops) { onRead(shops); });
}

void ShopsTab::onRead(const Result<QList<KnownShop>> &shops)
{
    m_trouble->setMessage(shops ? QString() : errorText(shops.error()));
    if (!shops || *shops == m_shops)
        return;
    m_shops = *shops;
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (qsizetype place = 0; place < m_shops.size(); ++place)
        addRow(m_shops.at(place), int(place));
}

void ShopsTab::addRow(const KnownShop &known, int row)
{
    const Shop &shop = known.shop;
    const bool isOpen = shop.id == m_context.shop.id;
    auto *name = new TextLabel(shop.name, isOpen ? TextStyle::Strong : TextStyle::Body);
    name->setElided(true);
    const QString place = timeZoneText(shop.timeZone).section(u", "_s, 0, 0); // Their country is known.
    QStringList facts{shop.currency, place};
    facts += known.products > 0 ? tr("%n products", nullptr, int(known.products)) : tr("no products");
    facts += tr("since %1").arg(shortDate(dayOf(shop.createdAt, zoneOf(shop))));
    auto *region = new TextLabel(facts.join(u" · "_s), TextStyle::Small, Tone::Quiet);
    region->setElided(true);
    auto *names = new QWidget;
    auto *lines = new QVBoxLayout(names);
    lines->setContentsMargins(0, kSpace8, 0, kSpace8);
    lines->setSpacing(kSpace2);
    lines->addWidget(name);
    lines->addWidget(region);
    m_rows->addWidget(names, row, 0, 1, isOpen ? 1 : 2); // Others have no chip beside their names.
    auto *act = new Button(isOpen ? tr("Rename") : tr("Open"));
    act->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // All of these buttons have one width.
    m_rows->addWidget(act, row, 2);
    if (isOpen) {
        m_rows->addWidget(new StatusChip(tr("In this window"), Tone::Accent), row, 1);
        connect(act, &QAbstractButton::clicked, this, &ShopsTab::renameAsked);
        return;
    }
    act->setAccessibleName(tr("Open %1").arg(shop.name));
    connect(act, &QAbstractButton::clicked, this, [this, id = shop.id] { switchTo(id); });
}

void ShopsTab::switchTo(const ShopId &shop)
{
    if (const Status opened = m_context.window.openShop(shop); !opened)
        m_trouble->setMessage(errorText(opened.error()));
}

DraftMemory ShopsTab::newMemory() const
{
    return draftMemory(m_context, u"shop"_s);
}

void ShopsTab::startNew()
{
    openNew();
    m_fields->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(m_make);
}

/// Opens the form with what was typed earlier.
void ShopsTab::openNew()
{
    if (!m_fields) {
        m_fields = new ShopFields;
        m_fields->setMaximumWidth(kFormLabelWidth + kMessageWidth); // No name is longer.
        m_newPlace->addWidget(m_fields, 1);
        m_newPlace->addStretch();
        connect(m_fields, &ShopFields::nameChanged, this, &ShopsTab::showMake);
        setTabOrder(m_new, m_fields);
    }
    const auto open = m_context.services.settings.shop();
    m_fields->clear(open ? open->country : QString()); // A florist's next shop is seldom abroad.
    m_fields->keepIn(newMemory());
    m_newCard->show();
    m_newRow->hide();
    setFocusProxy(m_fields);
    showMake(); // A restored name is not announced.
}

void ShopsTab::showMake()
{
    m_make->setEnabled(!m_fields->setup().name.isEmpty());
}

void ShopsTab::endNew()
{
    m_fields->forget();
    m_newCard->hide();
    m_newRow->show();
    setFocusProxy(m_new);
    m_new->setFocus(Qt::OtherFocusReason);
}

void ShopsTab::make()
{
    if (!m_fields->isComplete())
        return;
    m_fields->setEnabled(false);
    m_make->setEnabled(false);
    m_trouble->setMessage({});
    m_context.tasks.run(
        this,
        [setup = m_fields->setup()](Services &services) {
            return ShopSetupService(services).create(setup, rightNow());
        },
        [this](const Result<Shop> &made) {
            m_fields->setEnabled(true);
            m_make->setEnabled(true);
            if (made) {
                m_fields->forget();
                switchTo(made->id);
            } else if (!m_fields->showError(made.error())) {
                m_trouble->setMessage(errorText(made.error()));
            }
        });
}

void ShopsTab::saveTo(const QString &path)
{
    setBusy(true);
    const ShopFileService::Watch watch = ShopFileWords::watchFor(m_working->begin(tr("Copying the shop…")));
    m_context.tasks.run(
        this,
        [id = m_context.shop.id, path, watch](Services &services) {
            return ShopFileService(services, rightNow, watch).write(id, path);
        },
        [this, path](const Result<ShopMoveExtent> &extent) { onSaved(extent, path); });
}

void ShopsTab::onSaved(const Result<ShopMoveExtent> &extent, const QString &path)
{
    m_working->end();
    setBusy(false);
    m_outcome->setTone(extent ? Tone::Accent : Tone::Error);
    m_outcome->setMessage(
        extent ? tr("Saved as %1, compared with the shop and checked.").arg(QDir::toNativeSeparators(path))
               : ShopFileWords::refusal(extent.error()));
    m_save->setFocus(Qt::OtherFocusReason);
}

void ShopsTab::takeFrom(const QString &path)
{
    setBusy(true);
    const ShopFileService::Watch watch = ShopFileWords::watchFor(m_working->begin(tr("Opening the file…")));
    m_context.tasks.run(
        this, [path, watch](Services &services) { return ShopFileService(services, rightNow, watch).read(path); },
        [this](const Result<ShopMoveExtent> &extent) { onTaken(extent); });
}

void ShopsTab::onTaken(const Result<ShopMoveExtent> &extent)
{
    m_working->end();
    setBusy(false);
    m_take->setFocus(Qt::OtherFocusReason);
    m_outcome->setTone(extent ? Tone::Accent : Tone::Error);
    if (!extent) {
        m_outcome->setMessage(ShopFileWords::refusal(extent.error()));
        return;
    }
    const Shop &shop = extent->shops.constFirst();
    m_taken = shop.id;
    m_outcome->setMessage(tr("%1 was added.").arg(shop.name), tr("Open it"));
    read();
}

void ShopsTab::setBusy(bool busy)
{
    m_outcome->setMessage({});
    for (Button *button : {m_save, m_take})
        button->setEnabled(!busy);
    m_new->setEnabled(!busy);
}

} // namespace stemdesk::ui
