#include "ui/palette/palette_rows.h"

#include "core/base/text.h"
#include "core/domain/shops/shop.h"
#include "ui/ui_context.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"

#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEachKind = 6;
constexpr int kOfCommand = 4;

bool beginsOne(const QString &word, const QStringList &texts)
{
    return std::ranges::any_of(texts, [&](const QString &text) { return text.startsWith(word); });
}

/// Runs on the thread for lookups.
Result<PaletteFindings> findingsFor(ShopServices &shop, const QString &text, const QString &rest)
{
    auto found = TRY(shop.search.find(text, kEachKind));
    PaletteFindings findings{
        .text = text, .found = std::move(found), .invoices = {}, .commandId = {}, .eventsOfCommand = {}};
    const QString number = rest.isEmpty() ? text : rest; // "invoice 2026-0002"
    if (std::ranges::any_of(number, [](QChar letter) { return letter.isDigit(); }))
        findings.invoices = TRY(shop.invoices.list({.q = number}, {.limit = kEachKind})).rows;
    if (rest.isEmpty())
        return findings;
    auto events = TRY(shop.search.find(rest, kOfCommand));
    findings.eventsOfCommand = events.events;
    return findings;
}

constexpr int kKept = 8;

constexpr int kCommands = 6;

/// The group under its heading, unless it is empty.
void addGroup(QList<PaletteRow> &rows, const QString &heading, const QList<PaletteRow> &group)
{
    if (group.isEmpty())
        return;
    rows.append({.text = heading});
    rows += group;
}

bool isFoundBy(const Command &command, const QStringList &words)
{
    const QStringList texts = searchTokens(wordsOf(command) + u' ' + command.alsoFound);
    return std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(texts, [&](const QString &text) { return text.startsWith(word); });
    });
}

template <class Tag>
std::optional<Id<Tag>> idOf(const QString &text)
{
    const Result<Id<Tag>> id = idFrom<Tag>(text.toLatin1());
    return id ? std::optional(*id) : std::nullopt;
}

} // namespace

PaletteSearch::PaletteSearch(UiContext &context, QObject *parent) : QObject(parent), m_lookup(context) {}

PaletteSearch::Question PaletteSearch::questionFrom(const QString &text, const Commands &commands)
{
    const QStringList words = searchTokens(text);
    for (const Command &command : commands) {
        const QStringList texts = searchTokens(wordsOf(command));
        qsizetype count = 0;
        while (command.runFor && count < words.size() && beginsOne(words.at(count), texts))
            ++count;
        if (count > 0 && count < words.size())
            return {.text = text, .commandId = command.id, .rest = words.mid(count).join(u' ')};
    }
    return {.text = text, .commandId = {}, .rest = {}};
}

void PaletteSearch::search(const QString &text, const Commands &commands)
{
    const Question question = questionFrom(text, commands);
    m_lookup.ask([question](ShopServices &shop) { return findingsFor(shop, question.text, question.rest); },
                 [this, question](const Result<PaletteFindings> &findings) {
                     // A failed search finds nothing.
                     PaletteFindings told = findings.value_or(PaletteFindings());
                     told.text = question.text;
                     told.commandId = question.commandId;
                     Q_EMIT found(told);
                 });
}

RecentChoices::RecentChoices(QSettings &settings, const Shop &shop)
    : m_settings(settings), m_key(QStringLiteral("palette/") + QString::fromLatin1(shop.id.text()))
{}

QStringList RecentChoices::ids() const
{
    return m_settings.value(m_key).toStringList();
}

void RecentChoices::add(const QString &id)
{
    QStringList kept = ids();
    kept.removeAll(id);
    kept.prepend(id);
    m_settings.setValue(m_key, kept.mid(0, kKept));
}

void PaletteRows::readColours()
{
    const auto colours = m_context.services.colours.all();
    if (!colours)
        return; // Varieties have no swatches.
    m_looks.clear();
    for (const Colour &colour : *colours)
        m_looks.insert(folded(colour.name), QColor(colour.hex));
}

QList<PaletteRow> PaletteRows::withoutText(const QStringList &recentIds) const
{
    QList<PaletteRow> recent;
    for (const QString &id : recentIds) {
        if (const auto row = recentRow(id))
            recent += *row;
    }
    QList<PaletteRow> commands;
    for (const Command &command : m_commands)
        commands += rowOf(command);
    QList<PaletteRow> rows;
    addGroup(rows, tr("Recent"), recent);
    addGroup(rows, tr("Commands"), commands);
    return rows;
}

QList<PaletteRow> PaletteRows::forText(const QString &text, const std::optional<PaletteFindings> &findings) const
{
    QList<PaletteRow> rows;
    QList<PaletteRow> commands = findings ? rowsOfCommand(*findings) : QList<PaletteRow>();
    commands += commandRows(searchTokens(text));
    addGroup(rows, tr("Commands"), commands);
    if (!findings)
        return rows;
    const auto add = [&](const QString &heading, const auto &found) {
        QList<PaletteRow> group;
        for (const auto &each : found)
            group += rowOf(each);
        addGroup(rows, heading, group);
    };
    add(tr("Events"), findings->found.events);
    add(tr("Products"), findings->found.products);
    add(tr("Suppliers"), findings->found.suppliers);
    add(tr("Clients"), findings->found.contacts);
    add(tr("Invoices"), findings->invoices);
    return rows;
}

QList<PaletteRow> PaletteRows::commandRows(const QStringList &words) const
{
    QList<Command> found;
    for (const Command &command : m_commands) {
        if (isFoundBy(command, words))
            found += command;
    }
    std::ranges::stable_sort(found, {}, [&](const Command &command) { return nameRank(words, wordsOf(command)); });
    QList<PaletteRow> rows;
    for (const Command &command : found.mid(0, kCommands))
        rows += rowOf(command);
    return rows;
}

/// "Order sheet of Anna and Ben", for each event.
QList<PaletteRow> PaletteRows::rowsOfCommand(const PaletteFindings &findings) const
{
    const auto command = std::ranges::find(m_commands, findings.commandId, &Command::id);
    QList<PaletteRow> rows;
    if (command == m_commands.cend())
        return rows;
    for (const Event &event : findings.eventsOfCommand) {
        PaletteRow row = rowOf(event);
        row.id.clear();
        row.text = command->text.arg(event.name);
        row.icon = command->icon;
        row.run = [run = command->runFor, id = event.id] { run(id); };
        rows += row;
    }
    return rows;
}

/// nullopt if the object was deleted meanwhile.
std::optional<PaletteRow> PaletteRows::recentRow(const QString &id) const
{
    const auto command = std::ranges::find(m_commands, id, &Command::id);
    if (command != m_commands.cend())
        return rowOf(*command);
    if (const auto eventId = idOf<EventTag>(id)) {
        const auto event = m_context.services.events.find(*eventId, {.heavy = false, .groups = false, .prices = false});
        return event ? std::optional(rowOf(*event)) : std::nullopt;
    }
    if (const auto supplierId = idOf<SupplierTag>(id)) {
        const auto supplier = m_context.services.suppliers.find(*supplierId);
        return supplier ? std::optional(rowOf(*supplier)) : std::nullopt;
    }
    if (const auto contactId = idOf<ContactTag>(id)) {
        const auto contact = m_context.services.contacts.find(*contactId);
        return contact ? std::optional(rowOf(*contact)) : std::nullopt;
    }
    if (const auto invoiceId = idOf<InvoiceTag>(id)) {
        const auto invoice = m_context.services.invoices.find(*invoiceId);
        return invoice ? std::optional(rowOf(*invoice)) : std::nullopt;
    }
    return recentVariant(id);
}

std::optional<PaletteRow> PaletteRows::recentVariant(const QString &id) const
{
    ProductService &products = m_context.services.products;
    std::optional<Variant> variant;
    auto productId = idOf<ProductTag>(id);
    if (const auto variantId = idOf<VariantTag>(id)) {
        const auto found = products.findVariant(*variantId);
        if (!found)
            return std::nullopt;
        variant = *found;
        productId = found->productId;
    }
    if (!productId)
        return std::nullopt;
    const auto product = products.find(*productId);
    if (!product)
        return std::nullopt;
    return rowOf(FoundProduct{.productId = product->id,
                              .productName = product->name,
                              .category = product->category,
                              .variant = variant,
                              .varieties = int(product->variants.size())});
}

PaletteRow PaletteRows::rowOf(const Command &command) const
{
    PaletteRow row{.id = command.id,
                   .text = command.text,
                   .icon = command.icon,
                   .shortcut = command.shortcut.toString(QKeySequence::NativeText),
                   .run = command.run,
                   .isCommand = true};
    if (!command.runFor)
        return row;
    row.id.clear(); // There is no action yet to remember.
    row.text = command.text.arg(u"…"_s);
    row.run = [type = m_leads.type, text = wordsOf(command)] { type(text + u' '); };
    row.staysOpen = true;
    return row;
}

PaletteRow PaletteRows::rowOf(const Event &event) const
{
    const QDate day = eventDay(event, zoneOf(m_context.shop));
    QStringList parts;
    if (day.isValid())
        parts += mediumDate(day);
    parts += statusText(event.status);
    return {.id = QString::fromLatin1(event.id.text()),
            .text = event.name,
            .quiet = parts.join(u" · "_s),
            .icon = u"events"_s,
            .run = [lead = m_leads.event, id = event.id] { lead(id); }};
}

PaletteRow PaletteRows::rowOf(const FoundProduct &found) const
{
    PaletteRow row{.text = found.productName};
    const VariantId variant = found.variant ? found.variant->id : VariantId();
    row.run = [lead = m_leads.product, id = found.productId, variant] { lead(id, variant); };
    if (!found.variant) {
        row.id = QString::fromLatin1(found.productId.text());
        row.icon = u"products"_s;
        QStringList parts{tr("%n varieties", nullptr, found.varieties)};
        if (!found.category.isEmpty())
            parts += vocabularyText(found.category);
        row.quiet = parts.join(u" · "_s);
        return row;
    }
    row.id = QString::fromLatin1(variant.text());
    const QString size = stemLengthText(found.variant->stemLength); // Only flowers have one.
    row.text = flowerText(found.productName, found.variant->name, size.isEmpty() ? QString() : u"flower"_s);
    if (!size.isEmpty())
        row.text += u' ' + size;
    row.quiet = found.variant->sku;
    for (const QString &colour : found.variant->colors) {
        if (m_looks.contains(folded(colour)))
            row.swatches += m_looks.value(folded(colour));
    }
    if (row.swatches.isEmpty())
        row.icon = u"products"_s;
    return row;
}

PaletteRow PaletteRows::rowOf(const Supplier &supplier) const
{
    return {.id = QString::fromLatin1(supplier.id.text()),
            .text = supplier.name,
            .quiet = supplier.isArchived ? tr("Archived") : supplier.contactEmail,
            .icon = u"suppliers"_s,
            .run = [lead = m_leads.supplier, id = supplier.id] { lead(id); }};
}

PaletteRow PaletteRows::rowOf(const Contact &contact) const
{
    return {.id = QString::fromLatin1(contact.id.text()),
            .text = contact.name,
            .quiet = contact.company.isEmpty() ? contact.emails.value(0) : contact.company,
            .icon = u"people"_s,
            .run = [lead = m_leads.contact, id = contact.id] { lead(id); }};
}

PaletteRow PaletteRows::rowOf(const Invoice &invoice) const
{
    QStringList parts{invoice.buyer.name};
    if (!invoice.eventName.isEmpty())
        parts += invoice.eventName;
    return {.id = QString::fromLatin1(invoice.id.text()),
            .text = invoice.number,
            .quiet = parts.join(u" · "_s),
            .icon = u"money"_s,
            .run = [lead = m_leads.invoice, number = invoice.number] { lead(number); }};
}

} // namespace stemdesk::ui
