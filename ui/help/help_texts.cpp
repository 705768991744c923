#include "ui/help/help_texts.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

struct WrittenTopic {
    const char *page;
    const char *title;
    const char *lead;
    std::array<const char *, 4> tips;
    const char *more = ""; ///< Ids of related topics, separated by spaces.
};

struct HelpTexts {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::HelpTexts)

public:
    static constexpr WrittenTopic kTopics[] = {
        {"today",
         QT_TR_NOOP("Today"),
         QT_TR_NOOP("What the next weeks bring and what has to be ordered by when."),
         {QT_TR_NOOP("Click an event to open it. Ctrl+N begins a new one."),
          QT_TR_NOOP("“Order by” counts back from the day of the event; a click opens its order sheet."),
          QT_TR_NOOP("“Clients” lists payments that are due, quotes without an answer and follow-ups. The card at the "
                     "top shows old price lists and the last backup."),
          QT_TR_NOOP("Ctrl+K finds any event, flower, supplier or command from everywhere.")}},
        {"events",
         QT_TR_NOOP("Events"),
         QT_TR_NOOP("Every event of the shop, as a table, a board by status, or a calendar."),
         {QT_TR_NOOP("Search finds an event by its name, client or place."),
          QT_TR_NOOP("On the board, drag a card to another column to change its status."),
          QT_TR_NOOP("In the calendar, drag an event to another day to move it."),
          QT_TR_NOOP("Save a recurring event as a template, and start the next one from it.")},
         "series"},
        {"event",
         QT_TR_NOOP("An event"),
         QT_TR_NOOP("Build the recipe on the left; the price, the cost and the margin follow on the right."),
         {QT_TR_NOOP(
              "Add a flower by a part of its name and length, like “quick 50”. “12 x quick 50” sets the quantity too."),
          QT_TR_NOOP("Copy rows from a spreadsheet and paste them into the same field: name and quantity."),
          QT_TR_NOOP("× 8 beside the name of an arrangement makes eight of it. Drag lines to move them."),
          QT_TR_NOOP("“Pricing” sets markups, labour and fees. “Quotes” freezes what is sent; “Payments” records what "
                     "comes in, and issues invoices.")},
         "plan tax pinned"},
        {"products",
         QT_TR_NOOP("Products"),
         QT_TR_NOOP("The flowers and materials that you use, each with its varieties and stem lengths."),
         {QT_TR_NOOP("Click a cell and type to change it. Enter keeps it, Escape does not."),
          QT_TR_NOOP("Select several rows, then change one of them: the others follow."),
          QT_TR_NOOP("Ctrl+I brings in a wholesaler’s file: CSV, XLSX or ODS, with its prices."),
          QT_TR_NOOP("The panel on the right shows packs, suppliers and what a variety has cost.")},
         "import spare"},
        {"series",
         QT_TR_NOOP("Series"),
         QT_TR_NOOP("What you make again and again. A series copies an event early enough to be bought for."),
         {QT_TR_NOOP("Begin one with “New series”, or with “Repeat…” in the menu of an event."),
          QT_TR_NOOP("Its events are events like others. What you change in one is changed in that one alone; the line "
                     "above it offers the following ones, or all."),
          QT_TR_NOOP("Several events can take turns: choose “Add to a series” in the menu of an event."),
          QT_TR_NOOP("Delete an event to leave a week out, or write the day under “Skipped days”.")},
         "pinned"},
        {"clients",
         QT_TR_NOOP("Clients"),
         QT_TR_NOOP("Clients, planners and venues, with their events and what they owe."),
         {QT_TR_NOOP("Add the e-mail address; quotes are sent to it."),
          QT_TR_NOOP("Ctrl+I imports clients from CSV, XLSX or ODS; possible duplicates are shown first."),
          QT_TR_NOOP("Their events are on the right, with what is still to be paid."),
          QT_TR_NOOP("Quotes and invoices that were sent keep the name and address they were made with.")},
         "statements import"},
        {"suppliers",
         QT_TR_NOOP("Suppliers"),
         QT_TR_NOOP("Who you buy from, what they supply, and what they still have to deliver."),
         {QT_TR_NOOP("Add the e-mail address; orders are sent to it."),
          QT_TR_NOOP("A minimum order is checked on every order sheet."),
          QT_TR_NOOP("Archive a supplier that you no longer use; old orders keep the name."),
          QT_TR_NOOP("“Open orders” shows what was ordered but has not come in yet.")},
         "import"},
        {"price-lists",
         QT_TR_NOOP("Price lists"),
         QT_TR_NOOP("What flowers cost, and from which day. Events use the newest list that has a price."),
         {QT_TR_NOOP("Make next season’s list from this one, with all prices raised by a percentage."),
          QT_TR_NOOP("“Import prices” brings in a wholesaler’s file; first you see what would change."),
          QT_TR_NOOP("An event can be pinned to a list, so that a sent quote keeps its prices."),
          QT_TR_NOOP(
              "Compare two lists, or two suppliers, to see what has become dearer or what a pack costs at each.")},
         "import tax pinned"},
        {"orders",
         QT_TR_NOOP("Orders"),
         QT_TR_NOOP("Choose events or a week: the stems are added up and rounded to whole packs."),
         {QT_TR_NOOP("Each supplier has a card. Print it, save it, or copy it as an e-mail."),
          QT_TR_NOOP("Advice shows where a few stems more or fewer save a pack; Ctrl+. follows it."),
          QT_TR_NOOP("“Mark as ordered” keeps the sheet; after a change only what is new is ordered."),
          QT_TR_NOOP("When the flowers arrive, type what came in, what it cost and what was not good.")},
         "spare series"},
        {"money",
         QT_TR_NOOP("Money"),
         QT_TR_NOOP("Who owes what, by due date, and every invoice of the shop."),
         {QT_TR_NOOP("Enter opens the event’s payments."),
          QT_TR_NOOP("Lists what was accepted, paid or invoiced. “Invoice the month” issues one invoice for each "
                     "client who gets one; “Remind” drafts messages to those who are late."),
          QT_TR_NOOP("“All dates” narrows both lists to a month, a quarter or a year."),
          QT_TR_NOOP("“Export invoices” and “Export payments” make the accountant’s tables for those dates.")},
         "statements plan"},
        {"figures",
         QT_TR_NOOP("Figures"),
         QT_TR_NOOP("A month or a year added up: money, events, waste and enquiries, beside the one before."),
         {QT_TR_NOOP("Choose a figure’s name to see what it adds up."),
          QT_TR_NOOP("Invoices and payments count by their day, events by their first day once they are approved."),
          QT_TR_NOOP("Payments are listed by the tax rates of the invoices they pay."),
          QT_TR_NOOP("“Save PDF…” and “Save Excel…” are for the accountant.")}},
        {"hire",
         QT_TR_NOOP("Hire"),
         QT_TR_NOOP("What you hire out: how many are free on each day, and what came back."),
         {QT_TR_NOOP("A figure shows how many are free that day; a red one with a minus, how many are short. One in "
                     "brackets shows how many are out, if you have not said how many you own."),
          QT_TR_NOOP("The panel lists the events that hold an item. Type there how many you own."),
          QT_TR_NOOP("Only approved events hold items, from some days before the event to some days after."),
          QT_TR_NOOP("Under “Returns”, Space checks in the chosen rows. Losses can be taken off the stock.")}},
        {"week",
         QT_TR_NOOP("Week"),
         QT_TR_NOOP("What is to be done on each day and by whom, what arrives and what is designed."),
         {QT_TR_NOOP("An approved event gets the tasks that are set up in Settings. Late tasks of earlier weeks stand "
                     "above today’s."),
          QT_TR_NOOP("Drag a task to another day, or move it with Ctrl and an arrow key."),
          QT_TR_NOOP("Space ticks a task. Enter opens it, Delete removes it."),
          QT_TR_NOOP("Choose a day’s heading to see how many stems arrive and are designed.")}},
        {"colours",
         QT_TR_NOOP("Colours and categories"),
         QT_TR_NOOP("The words you sort flowers by. Colours have a swatch."),
         {QT_TR_NOOP("A new colour with a known name has its swatch at once; a double click changes it."),
          QT_TR_NOOP("The counts show where a word is used; click them to see."),
          QT_TR_NOOP("Renaming a word renames it everywhere."),
          QT_TR_NOOP("The words that every shop starts with cannot be deleted.")}},
        {"integrations",
         QT_TR_NOOP("Integrations"),
         QT_TR_NOOP("Lets your website, till or bookkeeping read and change the shop’s data."),
         {QT_TR_NOOP("Only programs with a key from here get in."),
          QT_TR_NOOP("Give each program its own key, so that you can revoke it."),
          QT_TR_NOOP("A key is shown once. Copy it before you close the panel."),
          QT_TR_NOOP("The log shows what programs asked for and what went wrong.")}},
        {"settings",
         QT_TR_NOOP("Settings"),
         QT_TR_NOOP("The shop’s name, currency, tax and markups, and how the window looks."),
         {QT_TR_NOOP("A markup is what costs are multiplied by; each kind of product has its own."),
          QT_TR_NOOP("Backups are made every day; here one can be restored."),
          QT_TR_NOOP("Several shops can be kept in one program."),
          QT_TR_NOOP("Choose the language and a light or dark window.")},
         "plan spare tax pinned"},
    };

    /// Topics that are not pages.
    static constexpr WrittenTopic kMatters[] = {
        {"plan",
         QT_TR_NOOP("Payment plan"),
         QT_TR_NOOP(
             "When a client pays which part. The shop has a plan in Settings; an event can have one of its own."),
         {QT_TR_NOOP("A part is a share like 25%, or an amount. The last row is the rest, so the parts always add up "
                     "to the price."),
          QT_TR_NOOP("A part is due on acceptance, on a day, or some days before or after the event."),
          QT_TR_NOOP("Payments fill the parts in their order. “Invoice this part” issues an invoice for it alone."),
          QT_TR_NOOP("Changing the shop’s plan changes events without a plan of their own. Those that are agreed, from "
                     "“Approved” on or with an accepted quote, an invoice or a payment, keep what they had.")},
         "statements tax"},
        {"spare",
         QT_TR_NOOP("Spare stems"),
         QT_TR_NOOP("A few per cent more than the designs need, for stems that break or do not open."),
         {QT_TR_NOOP("Settings has a percentage for each type of product. A variety can have its own, in its panel on "
                     "Products."),
          QT_TR_NOOP("Spare stems are added before packs are rounded up. Where a pack has some left over anyway, they "
                     "cost nothing more."),
          QT_TR_NOOP("What they cost counts as left over, never as part of an arrangement."),
          QT_TR_NOOP("Hired items have no spare.")},
         "pinned"},
        {"tax",
         QT_TR_NOOP("Tax"),
         QT_TR_NOOP("A price list says which tax its prices have; a tax group is a rate by name."),
         {QT_TR_NOOP("Prices on a list are excl. tax. Its tax is added, then the markup multiplies: what the client "
                     "pays has tax in it."),
          QT_TR_NOOP(
              "Labour, fees and travel have the default tax group from Settings, or the one chosen under “Pricing”."),
          QT_TR_NOOP("A quote or invoice adds up each rate by itself. Amounts are rounded once, so that they add up to "
                     "the cent."),
          QT_TR_NOOP("If you charge no tax, tick “Charge no tax” in Settings and write the reason for your invoices.")},
         "plan import"},
        {"import",
         QT_TR_NOOP("Importing a file"),
         QT_TR_NOOP("A wholesaler’s price list or your address book as it is: CSV, XLSX or ODS."),
         {QT_TR_NOOP("Each column is matched with its meaning; check the samples below it. The next file with these "
                     "columns is matched the same way."),
          QT_TR_NOOP("The preview shows what is new, what changes, and each row that cannot be read, with the reason."),
          QT_TR_NOOP("Packs, minimums and codes belong to the supplier of the row: one wholesaler’s file changes "
                     "nothing of another’s."),
          QT_TR_NOOP("“Past imports…” lists every import. Each can be reverted as a whole, whenever you like.")},
         "tax spare"},
        {"pinned",
         QT_TR_NOOP("Pinned prices"),
         QT_TR_NOOP("What was agreed stays agreed: an approved event keeps the price of every line."),
         {QT_TR_NOOP(
              "Settings decide whether approval pins prices. Under “Pricing” you can pin or unpin them yourself."),
          QT_TR_NOOP("While prices are pinned, newer lists, packs and markups change nothing in the event."),
          QT_TR_NOOP("“Unpin prices…” shows line by line what would change, before anything does."),
          QT_TR_NOOP("A new line takes today’s price and keeps it. Copies of an event start with today’s prices.")},
         "tax spare"},
        {"statements",
         QT_TR_NOOP("Statements and reminders"),
         QT_TR_NOOP("Who owes you what, said to the client in plain words."),
         {QT_TR_NOOP("“Statement of account…” on a client lists invoices and payments between two days, as a PDF or a "
                     "draft e-mail."),
          QT_TR_NOOP("“Remind…” on Money drafts a message to each client who is late: friendly, second or last. "
                     "Nothing is sent by itself."),
          QT_TR_NOOP("Note a reminder once it is sent: the invoice remembers the day and the tone."),
          QT_TR_NOOP("A client with one invoice for the whole month is invoiced with “Invoice the month…” on Money.")},
         "plan"},
    };
};

/// Qt's own translation of the key. Its Spanish word is "Control", which no keyboard has.
[[maybe_unused]] constexpr auto kControl = QT_TRANSLATE_NOOP("QShortcut", "Ctrl");

const WrittenTopic *topicOf(const QString &page)
{
    for (const std::span<const WrittenTopic> topics :
         {std::span<const WrittenTopic>(HelpTexts::kTopics), {HelpTexts::kMatters}}) {
        const auto topic = std::ranges::find_if(
            topics, [&](const WrittenTopic &candidate) { return page == QLatin1StringView(candidate.page); });
        if (topic != topics.end())
            return &*topic;
    }
    return nullptr;
}

QString keysText(QKeyCombination keys)
{
    return QKeySequence(keys).toString(QKeySequence::NativeText);
}

QString keysText(QKeySequence::StandardKey key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace

QStringList helpTopics()
{
    QStringList ids;
    for (const WrittenTopic &topic : HelpTexts::kMatters)
        ids += QString::fromLatin1(topic.page);
    return ids;
}

QString helpTitle(const QString &page)
{
    const WrittenTopic *topic = topicOf(page);
    return topic ? HelpTexts::tr(topic->title) : QString();
}

HelpTopic helpFor(const QString &page)
{
    const WrittenTopic *topic = topicOf(page);
    if (!topic)
        topic = HelpTexts::kTopics;
    HelpTopic help{.title = HelpTexts::tr(topic->title),
                   .lead = HelpTexts::tr(topic->lead),
                   .tips = {},
                   .more = QString::fromLatin1(topic->more).split(u' ', Qt::SkipEmptyParts)};
    for (const char *tip : topic->tips)
        help.tips.append(HelpTexts::tr(tip));
    return help;
}

QList<HelpKeys> allKeys()
{
    return {{HelpTexts::tr("Everywhere"),
             {{keysText(Qt::CTRL | Qt::Key_K), HelpTexts::tr("Find anything")},
              {keysText(QKeySequence::New), HelpTexts::tr("New entry on this page")},
              {keysText(QKeySequence::Find), HelpTexts::tr("Search this page")},
              {keysText(QKeySequence::Undo), HelpTexts::tr("Undo")},
              {keysText(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), HelpTexts::tr("Redo")},
              {keysText(Qt::CTRL | Qt::Key_1) + u" … "_s + keysText(Qt::CTRL | Qt::Key_0),
               HelpTexts::tr("The pages, from the top")},
              {keysText(Qt::CTRL | Qt::Key_Tab) + u", "_s + keysText(Qt::CTRL | Qt::Key_PageDown),
               HelpTexts::tr("Next tab of the page")},
              {keysText(QKeyCombination(Qt::Key_F6)), HelpTexts::tr("Next part of the window")},
              {keysText(Qt::CTRL | Qt::SHIFT | Qt::Key_U), HelpTexts::tr("To the note at the bottom")},
              {keysText(Qt::CTRL | Qt::Key_I), HelpTexts::tr("Import a file (Products, Price lists)")},
              {u"F1, ?"_s, HelpTexts::tr("Help for this page")},
              {keysText(Qt::CTRL | Qt::Key_Slash), HelpTexts::tr("All shortcuts")}}},
            {HelpTexts::tr("In tables"),
             {{keysText(QKeyCombination(Qt::Key_F2)), HelpTexts::tr("Edit the cell; or just type")},
              {keysText(QKeyCombination(Qt::Key_Tab)), HelpTexts::tr("Next cell, while editing")},
              {keysText(QKeySequence::Copy), HelpTexts::tr("Copy the selected rows")},
              {keysText(QKeySequence::Paste), HelpTexts::tr("Paste rows from a spreadsheet")},
              {keysText(Qt::CTRL | Qt::Key_D), HelpTexts::tr("Duplicate")},
              {keysText(QKeyCombination(Qt::Key_Delete)), HelpTexts::tr("Delete")}}},
            {HelpTexts::tr("In a field"),
             {{keysText(QKeyCombination(Qt::Key_Enter)), HelpTexts::tr("Keep what is typed")},
              {keysText(QKeyCombination(Qt::Key_Escape)), HelpTexts::tr("Undo what is typed")},
              {HelpTexts::tr("+7, sat, 9/1"), HelpTexts::tr("Dates: in a week, on Saturday, a day and month")},
              {keysText(QKeyCombination(Qt::Key_F4)), HelpTexts::tr("Calendar, in a date field")}}},
            {HelpTexts::tr("In Week and Hire"),
             {{keysText(Qt::CTRL | Qt::Key_Right), HelpTexts::tr("Move the task to the next day; in Hire, a week on")},
              {keysText(QKeyCombination(Qt::Key_Space)), HelpTexts::tr("Tick the task; check in the chosen rows")}}},
            {HelpTexts::tr("In an event"),
             {{keysText(Qt::ALT | Qt::Key_Left), HelpTexts::tr("Back to the events")},
              {keysText(QKeyCombination(Qt::Key_A)), HelpTexts::tr("Accept the chosen quote")},
              {keysText(QKeySequence::New), HelpTexts::tr("New arrangement")},
              {keysText(Qt::CTRL | Qt::Key_R), HelpTexts::tr("Replace the flower of the line")},
              {keysText(Qt::CTRL | Qt::Key_Period), HelpTexts::tr("Follow the advice that saves a pack")}}}};
}

} // namespace stemdesk::ui
