#include "ui/help/help_texts.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

struct HelpTexts {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::HelpTexts)
};

struct WrittenTopic {
    const char *page;
    const char *title;
    const char *lead;
    std::array<const char *, 4> tips;
    const char *more = ""; ///< Ids of related topics, separated by spaces.
};

constexpr std::array kTopics{
    WrittenTopic{
        "today",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Today"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "What the next weeks bring and what has to be ordered by when."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Click an event to open it. Ctrl+N begins a new one."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "“Order by” counts back from the day of the event; a click opens its order sheet."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "“Clients” lists payments that are due, quotes without an answer and follow-ups. The card "
                           "at the top shows old price lists and the last backup."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Ctrl+K finds any event, flower, supplier or command from everywhere.")}},
    WrittenTopic{
        "events",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Events"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "Every event of the shop, as a table, a board by status, or a calendar."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Search finds an event by its name, client or place."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "On the board, drag a card to another column to change its status."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "In the calendar, drag an event to another day to move it."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Save a recurring event as a template, and start the next one from it.")},
        "series"},
    WrittenTopic{
        "event",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "An event"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "Build the recipe on the left; the price, the cost and the margin follow on the right."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Add a flower by a part of its name and length, like “quick 50”. “12 x quick 50” sets "
                           "the quantity too."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Copy rows from a spreadsheet and paste them into the same field: name and quantity."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "× 8 beside the name of an arrangement makes eight of it. Drag lines to move them."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "“Pricing” sets markups, labour and fees. “Quotes” freezes what is sent; “Payments” records "
                           "what comes in, and issues invoices.")},
        "plan tax pinned"},
    WrittenTopic{"products",
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Products"),
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                   "The flowers and materials that you use, each with its varieties and stem lengths."),
                 {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "Click a cell and type to change it. Enter keeps it, Escape does not."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "Select several rows, then change one of them: the others follow."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "Ctrl+I brings in a wholesaler’s file: CSV, XLSX or ODS, with its prices."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "The panel on the right shows packs, suppliers and what a variety has cost.")},
                 "import spare"},
    WrittenTopic{
        "series",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Series"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "What you make again and again. A series copies an event early enough to be bought for."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Begin one with “New series”, or with “Repeat…” in the menu of an event."),
         QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "Its events are events like others. What you change in one is changed in that one alone; the "
             "line above it offers the following ones, or all."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Several events can take turns: choose “Add to a series” in the menu of an event."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Delete an event to leave a week out, or write the day under “Skipped days”.")},
        "pinned"},
    WrittenTopic{
        "clients",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Clients"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "Clients, planners and venues, with their events and what they owe."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Add the e-mail address; quotes are sent to it."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Ctrl+I imports clients from CSV, XLSX or ODS; possible duplicates are shown first."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Their events are on the right, with what is still to be paid."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Quotes and invoices that were sent keep the name and address they were made with.")},
        "statements import"},
    WrittenTopic{
        "suppliers",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Suppliers"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "Who you buy from, what they supply, and what they still have to deliver."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Add the e-mail address; orders are sent to it."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "A minimum order is checked on every order sheet."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Archive a supplier that you no longer use; old orders keep the name."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "“Open orders” shows what was ordered but has not come in yet.")},
        "import"},
    WrittenTopic{
        "price-lists",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Price lists"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "What flowers cost, and from which day. Events use the newest list that has a price."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Make next season’s list from this one, with all prices raised by a percentage."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "“Import prices” brings in a wholesaler’s file; first you see what would change."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "An event can be pinned to a list, so that a sent quote keeps its prices."),
         QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "Compare two lists, or two suppliers, to see what has become dearer or what a pack costs at each.")},
        "import tax pinned"},
    WrittenTopic{"orders",
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Orders"),
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                   "Choose events or a week: the stems are added up and rounded to whole packs."),
                 {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "Each supplier has a card. Print it, save it, or copy it as an e-mail."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "Advice shows where a few stems more or fewer save a pack; Ctrl+. follows it."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "“Mark as ordered” keeps the sheet; after a change only what is new is ordered."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "When the flowers arrive, type what came in, what it cost and what was not good.")},
                 "spare series"},
    WrittenTopic{
        "money",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Money"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Who owes what, by due date, and every invoice of the shop."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Enter opens the event’s payments."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Lists what was accepted, paid or invoiced. “Invoice the month” issues one invoice for each "
                           "client who gets one; “Remind” drafts messages to those who are late."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "“All dates” narrows both lists to a month, a quarter or a year."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "“Export invoices” and “Export payments” make the accountant’s tables for those dates.")},
        "statements plan"},
    WrittenTopic{
        "figures",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Figures"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "A month or a year added up: money, events, waste and enquiries, beside the one before."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Choose a figure’s name to see what it adds up."),
         QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "Invoices and payments count by their day, events by their first day once they are approved."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Payments are listed by the tax rates of the invoices they pay."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "“Save PDF” and “Save Excel” are for the accountant.")}},
    WrittenTopic{
        "hire",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Hire"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "What you hire out: how many are free on each day, and what came back."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "A figure shows how many are free that day; a red one with a minus, how many are short. "
                           "One in brackets shows how many are out, if you have not said how many you own."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "The panel lists the events that hold an item. Type there how many you own."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Only approved events hold items, from some days before the event to some days after."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Under “Returns”, Space checks in the chosen rows. Losses can be taken off the stock.")}},
    WrittenTopic{
        "week",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Week"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "What is to be done on each day and by whom, what arrives and what is designed."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "An approved event gets the tasks that are set up in Settings. Late tasks of earlier weeks "
                           "stand above today’s."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Drag a task to another day, or move it with Ctrl and an arrow key."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Space ticks a task. Enter opens it, Delete removes it."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Choose a day’s heading to see how many stems arrive and are designed.")}},
    WrittenTopic{
        "colours",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Colours and categories"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "The words you sort flowers by. Colours have a swatch."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "A new colour with a known name has its swatch at once; a double click changes it."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "The counts show where a word is used; click them to see."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Renaming a word renames it everywhere."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "The words that every shop starts with cannot be deleted.")}},
    WrittenTopic{
        "integrations",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Integrations"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "Lets your website, till or bookkeeping read and change the shop's data."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Only programs with a key from here get in."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Give each program its own key, so that you can revoke it."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "A key is shown once. Copy it before you close the panel."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "The log shows what programs asked for and what went wrong.")}},
    WrittenTopic{"settings",
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Settings"),
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                   "The shop’s name, currency, tax and markups, and how the window looks."),
                 {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "A markup is what costs are multiplied by; each kind of product has its own."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Backups are made every day; here one can be restored."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Several shops can be kept in one program."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Choose the language and a light or dark window.")},
                 "plan spare tax pinned"},
};

/// Topics that are not pages.
constexpr std::array kMatters{
    WrittenTopic{
        "plan",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Payment plan"),
        QT_TRANSLATE_NOOP(
            "stemdesk::ui::HelpTexts",
            "When a client pays which part. The shop has a plan in Settings; an event can have one of its own."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "A part is a share like 25%, or an amount. The last row is the rest, so the parts always "
                           "add up to the price."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "A part is due on acceptance, on a day, or some days before or after the event."),
         QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "Payments fill the parts in their order. “Invoice now” beside a part issues an invoice for it alone."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Changing the shop’s plan changes events without a plan of their own. Those that are "
                           "accepted keep what they had.")},
        "statements tax"},
    WrittenTopic{"spare",
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Spare stems"),
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                   "A few per cent more than the designs need, for stems that break or do not open."),
                 {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "Settings has a percentage for each type of product. A variety can have its own, "
                                    "in its panel on Products."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "Spare stems are added before packs are rounded up. Where a pack has some left "
                                    "over anyway, they cost nothing more."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "What they cost counts as left over, never as part of an arrangement."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Hired items have no spare.")},
                 "pinned"},
    WrittenTopic{
        "tax",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Tax"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "A price list says which tax its prices have; a tax group is a rate by name."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Prices on a list are without tax. Its tax is added, then the markup multiplies: what the "
                           "client pays has tax in it."),
         QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "Labour, fees and travel have the default tax group from Settings, or the one chosen under “Pricing”."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "A quote or invoice adds up each rate by itself. Amounts are rounded once, so that they add "
                           "up to the cent."),
         QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "If you charge no tax, tick “Charge no tax” in Settings and write the reason for your invoices.")},
        "plan import"},
    WrittenTopic{
        "import",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Importing a file"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "A wholesaler’s price list or your address book as it is: CSV, XLSX or ODS."),
        {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Each column is matched with its meaning; check the samples below it. The next file with "
                           "these columns is matched the same way."),
         QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "The preview shows what is new, what changes, and each row that cannot be read, with the reason."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "Packs, minimums and codes belong to the supplier of the row: one wholesaler’s file changes "
                           "nothing of another’s."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "“Past imports…” lists every import. Each can be reverted as a whole, whenever you like.")},
        "tax spare"},
    WrittenTopic{
        "pinned",
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Pinned prices"),
        QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                          "What was agreed stays agreed: an approved event keeps the price of every line."),
        {QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "Settings decide whether approval pins prices. Under “Pricing” you can pin or unpin them yourself."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "While prices are pinned, newer lists, packs and markups change nothing in the event."),
         QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                           "“Unpin prices…” shows line by line what would change, before anything does."),
         QT_TRANSLATE_NOOP(
             "stemdesk::ui::HelpTexts",
             "A new line takes today’s price and keeps it. Copies of an event start with today’s prices.")},
        "tax spare"},
    WrittenTopic{"statements",
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Statements and reminders"),
                 QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts", "Who owes you what, said to the client in plain words."),
                 {QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "“Statement of account…” on a client lists invoices and payments between two days, "
                                    "as a PDF or a draft e-mail."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "“Remind…” on Money drafts a message to each client who is late: friendly, second "
                                    "or last. Nothing is sent by itself."),
                  QT_TRANSLATE_NOOP("stemdesk::ui::HelpTexts",
                                    "Note a reminder once it is sent: the invoice remembers the day and the tone."),
                  QT_TRANSLATE_NOOP(
                      "stemdesk::ui::HelpTexts",
                      "A client with one invoice for the whole month is invoiced with “Invoice the month…” on Money.")},
                 "plan"},
};

/// Qt's own translation of the key. Its Spanish word is "Control", which no keyboard has.
[[maybe_unused]] constexpr auto kControl = QT_TRANSLATE_NOOP("QShortcut", "Ctrl");

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
    for (const WrittenTopic &topic : kMatters)
        ids += QString::fromLatin1(topic.page);
    return ids;
}

HelpTopic helpFor(const QString &page)
{
    for (const std::span<const WrittenTopic> topics : {std::span<const WrittenTopic>(kTopics), {kMatters}}) {
        const auto topic = std::ranges::find_if(
            topics, [&](const WrittenTopic &candidate) { return page == QLatin1StringView(candidate.page); });
        if (topic == topics.end())
            continue;
        HelpTopic help{.title = HelpTexts::tr(topic->title),
                       .lead = HelpTexts::tr(topic->lead),
                       .tips = {},
                       .more = QString::fromLatin1(topic->more).split(u' ', Qt::SkipEmptyParts)};
        for (const char *tip : topic->tips)
            help.tips.append(HelpTexts::tr(tip));
        return help;
    }
    return helpFor(u"today"_s);
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
