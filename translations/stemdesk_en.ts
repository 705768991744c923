<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdviceEdit</name>
    <message numerus="yes">
        <source>%n line(s) changed: %1</source>
        <translation>
            <numerusform>%n line changed: %1</numerusform>
            <numerusform>%n lines changed: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s)</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last backup is %n day(s) old.</source>
        <translation>
            <numerusform>The last backup is %Ln day old.</numerusform>
            <numerusform>The last backup is %Ln days old.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClientWords</name>
    <message numerus="yes">
        <source>Deleted %1, also from %n event(s)</source>
        <translation>
            <numerusform>Deleted %1, also from %Ln event</numerusform>
            <numerusform>Deleted %1, also from %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>It is used on %Ln event line; remove it from that first.</numerusform>
            <numerusform>It is used on %Ln event lines; remove it from those first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are pinned to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln event is pinned to this price list; it cannot be deleted now.</numerusform>
            <numerusform>%Ln events are pinned to this price list; it cannot be deleted now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln event uses this tax group; it cannot be deleted now.</numerusform>
            <numerusform>%Ln events use this tax group; it cannot be deleted now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s), price list(s) or event(s) have this type; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln product, price list or event has this type; it cannot be deleted now.</numerusform>
            <numerusform>%Ln products, price lists or events have this type; it cannot be deleted now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use it; take it off those first.</source>
        <translation>
            <numerusform>%Ln event uses it; take it off that first.</numerusform>
            <numerusform>%Ln events use it; take it off those first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s) were issued for this event; it cannot be deleted.</source>
        <translation>
            <numerusform>%Ln invoice was issued for this event; it cannot be deleted.</numerusform>
            <numerusform>%Ln invoices were issued for this event; it cannot be deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series copy this event alone. Choose another event for them under “Series” first, or delete them.</source>
        <translation>
            <numerusform>%n series copies this event alone. Choose another event for it under “Series” first, or delete it.</numerusform>
            <numerusform>%n series copy this event alone. Choose another event for them under “Series” first, or delete them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n column(s) of the sheet “%1”</source>
        <translation>
            <numerusform>%Ln column of the sheet “%1”</numerusform>
            <numerusform>%Ln columns of the sheet “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by semicolons, %1</source>
        <translation>
            <numerusform>%Ln column, %1</numerusform>
            <numerusform>%Ln columns, separated by semicolons, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by tabs, %1</source>
        <translation>
            <numerusform>%Ln column, %1</numerusform>
            <numerusform>%Ln columns, separated by tabs, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by commas, %1</source>
        <translation>
            <numerusform>%Ln column, %1</numerusform>
            <numerusform>%Ln columns, separated by commas, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone</source>
        <translation>
            <numerusform>%Ln change undone</numerusform>
            <numerusform>%Ln changes undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n changed or used since then, and stay.</source>
        <translation>
            <numerusform>%1; %Ln changed or used since then, and stays.</numerusform>
            <numerusform>%1; %Ln changed or used since then, and stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln pack of %1</numerusform>
            <numerusform>%Ln packs of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln pack of %1</numerusform>
            <numerusform>+%Ln packs of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln pack of %1</numerusform>
            <numerusform>−%Ln packs of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln supplier</numerusform>
            <numerusform>%Ln suppliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln price</numerusform>
            <numerusform>%Ln prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductCells</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductEdits</name>
    <message numerus="yes">
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln event line</numerusform>
            <numerusform>%Ln event lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message numerus="yes">
        <source>%1, %n times</source>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShownFigure</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message numerus="yes">
        <source>For %n event(s)</source>
        <translation>
            <numerusform>For the event</numerusform>
            <numerusform>For %n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* One line has no price yet: the total is not complete.</numerusform>
            <numerusform>* %n lines have no price yet: the total is not complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>%n line in all</numerusform>
            <numerusform>%n lines in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after acceptance</source>
        <translation>
            <numerusform>%n day after acceptance</numerusform>
            <numerusform>%n days after acceptance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before the event</source>
        <translation>
            <numerusform>%n day before the event</numerusform>
            <numerusform>%n days before the event</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the event</source>
        <translation>
            <numerusform>%n day after the event</numerusform>
            <numerusform>%n days after the event</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AssistantSteps</name>
    <message numerus="yes">
        <source>%1 changed %n line(s)</source>
        <translation>
            <numerusform>%1 changed %n line</numerusform>
            <numerusform>%1 changed %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BackupsTab</name>
    <message numerus="yes">
        <source>Runs while Stemdesk is open. Keeps the last %n and all manual backups.</source>
        <translation>
            <numerusform>Runs while Stemdesk is open. Keeps the last %Ln and all manual backups.</numerusform>
            <numerusform>Runs while Stemdesk is open. Keeps the last %Ln and all manual backups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>more than %Ln event</numerusform>
            <numerusform>more than %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CardChoice</name>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>Import %Ln client</numerusform>
            <numerusform>Import %Ln clients</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln products</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClaimClock</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientCards</name>
    <message numerus="yes">
        <source>Saved %n clients in %1</source>
        <translation>
            <numerusform>Saved %Ln client in %1</numerusform>
            <numerusform>Saved %Ln clients in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>Import %Ln client</numerusform>
            <numerusform>Import %Ln clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n clients</source>
        <translation>
            <numerusform>Imported %Ln client</numerusform>
            <numerusform>Imported %Ln clients</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientPanel</name>
    <message numerus="yes">
        <source>%n day(s), from Settings</source>
        <translation>
            <numerusform>%Ln day, from Settings</numerusform>
            <numerusform>%Ln days, from Settings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientTasksModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln day late</numerusform>
            <numerusform>%Ln days late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsPage</name>
    <message numerus="yes">
        <source>more than %n clients</source>
        <translation>
            <numerusform>more than %Ln client</numerusform>
            <numerusform>more than %Ln clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%Ln client</numerusform>
            <numerusform>%Ln clients</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%Ln colour</numerusform>
            <numerusform>%Ln colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%Ln category</numerusform>
            <numerusform>%Ln categories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayColumn</name>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n to do</numerusform>
            <numerusform>%n to do</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayTasksModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln day late</numerusform>
            <numerusform>%Ln days late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Add a picture</numerusform>
            <numerusform>Add %Ln pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message numerus="yes">
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln line without a price: the total is not complete.</numerusform>
            <numerusform>%Ln lines without a price: the total is not complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln picture is a link to another place and is not printed.</numerusform>
            <numerusform>%Ln pictures are links to other places and are not printed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln day late</numerusform>
            <numerusform>%Ln days late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Ordered · %Ln draft</numerusform>
            <numerusform>Ordered · %Ln drafts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Deleted %1 with %Ln line</numerusform>
            <numerusform>Deleted %1 with %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And so is that of %n others.</source>
        <translation>
            <numerusform>And so is that of %Ln other.</numerusform>
            <numerusform>And so is that of %Ln others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Ordered · %Ln draft</numerusform>
            <numerusform>Ordered · %Ln drafts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln guest</numerusform>
            <numerusform>%Ln guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsPage</name>
    <message numerus="yes">
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln event in %1</numerusform>
            <numerusform>%Ln events in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>more than %Ln event</numerusform>
            <numerusform>more than %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FiguresPage</name>
    <message numerus="yes">
        <source>%n event(s), excl. tax</source>
        <translation>
            <numerusform>%Ln event, excl. tax</numerusform>
            <numerusform>%Ln events, excl. tax</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsNotes</name>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Add %Ln picture</numerusform>
            <numerusform>Add %Ln pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%Ln short</numerusform>
            <numerusform>%Ln short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Duplicate %Ln line</numerusform>
            <numerusform>Duplicate %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Deleted %1 with %Ln line</numerusform>
            <numerusform>Deleted %1 with %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n lines</source>
        <translation>
            <numerusform>Paste %Ln line</numerusform>
            <numerusform>Paste %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message numerus="yes">
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>Add a picture to %1</numerusform>
            <numerusform>Add %Ln pictures to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HirePage</name>
    <message numerus="yes">
        <source>%n events to check in</source>
        <translation>
            <numerusform>%n event to check in</numerusform>
            <numerusform>%n events to check in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message numerus="yes">
        <source>%1 hour(s)</source>
        <translation>
            <numerusform>%1 hour</numerusform>
            <numerusform>%1 hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added</source>
        <translation>
            <numerusform>%Ln picture added</numerusform>
            <numerusform>%Ln pictures added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%Ln picture removed</numerusform>
            <numerusform>%Ln pictures removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added to %1</source>
        <translation>
            <numerusform>%Ln picture added to %1</numerusform>
            <numerusform>%Ln pictures added to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed from %1</source>
        <translation>
            <numerusform>%Ln picture removed from %1</numerusform>
            <numerusform>%Ln pictures removed from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s) pinned</source>
        <translation>
            <numerusform>%Ln price list pinned</numerusform>
            <numerusform>%Ln price lists pinned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prices of %n line(s) pinned</source>
        <translation>
            <numerusform>Price of %Ln line pinned</numerusform>
            <numerusform>Prices of %Ln lines pinned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeptWords</name>
    <message numerus="yes">
        <source>%n line(s) with a pinned price</source>
        <translation>
            <numerusform>%n line with a pinned price</numerusform>
            <numerusform>%n lines with a pinned price</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinesModel</name>
    <message numerus="yes">
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>Move %Ln line to %1</numerusform>
            <numerusform>Move %Ln lines to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyPage</name>
    <message numerus="yes">
        <source>more than %n invoices and credit notes</source>
        <translation>
            <numerusform>more than %Ln invoice and credit note</numerusform>
            <numerusform>more than %Ln invoices and credit notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoices</source>
        <translation>
            <numerusform>%Ln invoice</numerusform>
            <numerusform>%Ln invoices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit notes</source>
        <translation>
            <numerusform>%Ln credit note</numerusform>
            <numerusform>%Ln credit notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outstanding payments</source>
        <translation>
            <numerusform>%Ln outstanding payment</numerusform>
            <numerusform>%Ln outstanding payments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n entries</source>
        <translation>
            <numerusform>more than %Ln entry</numerusform>
            <numerusform>more than %Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+%Ln more</numerusform>
            <numerusform>+%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDialog</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issue %n invoices</source>
        <translation>
            <numerusform>Issue %Ln invoice</numerusform>
            <numerusform>Issue %Ln invoices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issued %n invoices</source>
        <translation>
            <numerusform>Issued %Ln invoice</numerusform>
            <numerusform>Issued %Ln invoices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthModel</name>
    <message numerus="yes">
        <source>Order %n days late</source>
        <translation>
            <numerusform>Order %Ln day late</numerusform>
            <numerusform>Order %Ln days late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message numerus="yes">
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>New list of %1 from %2, with its %Ln price</numerusform>
            <numerusform>New list of %1 from %2, with its %Ln prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OccurrenceStrip</name>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n event updated</numerusform>
            <numerusform>%n events updated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n left unchanged</numerusform>
            <numerusform>%n left unchanged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message numerus="yes">
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln line due</numerusform>
            <numerusform>%Ln lines due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderedSheets</name>
    <message numerus="yes">
        <source>%n draft(s) not ordered.</source>
        <translation>
            <numerusform>%Ln draft not ordered.</numerusform>
            <numerusform>%Ln drafts not ordered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln late</numerusform>
            <numerusform>%Ln late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events to order next</source>
        <translation>
            <numerusform>%Ln event to order next</numerusform>
            <numerusform>%Ln events to order next</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s), one for each delivery day</source>
        <translation>
            <numerusform>%Ln sheet, one for each delivery day</numerusform>
            <numerusform>%Ln sheets, one for each delivery day</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%Ln sheet</numerusform>
            <numerusform>%Ln sheets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message numerus="yes">
        <source>Nothing new; %n draft(s) not ordered.</source>
        <translation>
            <numerusform>Nothing new; %Ln draft not ordered.</numerusform>
            <numerusform>Nothing new; %Ln drafts not ordered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OwedModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln day late</numerusform>
            <numerusform>%Ln days late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteRows</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PastImports</name>
    <message numerus="yes">
        <source>Reverted %1, %n kept</source>
        <translation>
            <numerusform>Reverted %1, %Ln kept</numerusform>
            <numerusform>Reverted %1, %Ln kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentPlanCard</name>
    <message numerus="yes">
        <source>%n agreed events keep the plan from before.</source>
        <translation>
            <numerusform>%Ln agreed event keeps the plan from before.</numerusform>
            <numerusform>%Ln agreed events keep the plan from before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PreviewStep</name>
    <message numerus="yes">
        <source>Nothing is imported while %n row(s) are refused.</source>
        <translation>
            <numerusform>Nothing is imported while %Ln row is refused.</numerusform>
            <numerusform>Nothing is imported while %Ln rows are refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are refused and left out; you can save and correct them afterwards.</source>
        <translation>
            <numerusform>%Ln row is refused and left out; you can save and correct it afterwards.</numerusform>
            <numerusform>%Ln rows are refused and left out; you can save and correct them afterwards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties changes.</source>
        <translation>
            <numerusform>The pack size of %n variety changes.</numerusform>
            <numerusform>The pack size of %n varieties changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) need a look.</source>
        <translation>
            <numerusform>%Ln row needs a look.</numerusform>
            <numerusform>%Ln rows need a look.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are more than three times, or less than a third, of the last one. Tick those that are right; the others are left out.</source>
        <translation>
            <numerusform>%n price is more than three times, or less than a third, of the last one. Tick it if it is right; otherwise it is left out.</numerusform>
            <numerusform>%n prices are more than three times, or less than a third, of the last one. Tick those that are right; the others are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message numerus="yes">
        <source>%n more row(s) were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>%Ln more row was pasted than there are prices; nothing was changed.</numerusform>
            <numerusform>%Ln more rows were pasted than there are prices; nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>Paste %Ln price</numerusform>
            <numerusform>Paste %Ln prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>Delete %Ln price</numerusform>
            <numerusform>Delete %Ln prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln price</numerusform>
            <numerusform>%Ln prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message numerus="yes">
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln price, the latest %1</numerusform>
            <numerusform>%Ln prices, the latest %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln price</numerusform>
            <numerusform>%Ln prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pinned by %n event(s)</source>
        <translation>
            <numerusform>Pinned by %Ln event</numerusform>
            <numerusform>Pinned by %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message numerus="yes">
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln price list</numerusform>
            <numerusform>%Ln price lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties need a price</source>
        <translation>
            <numerusform>%Ln variety needs a price</numerusform>
            <numerusform>%Ln varieties need a price</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message numerus="yes">
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Supplier orders, %Ln event</numerusform>
            <numerusform>Supplier orders, %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsModel</name>
    <message numerus="yes">
        <source>Change %n rows</source>
        <translation>
            <numerusform>Change %n row</numerusform>
            <numerusform>Change %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rows</source>
        <translation>
            <numerusform>Delete %n row</numerusform>
            <numerusform>Delete %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n products or varieties.</source>
        <translation>
            <numerusform>Deleted %n product or variety.</numerusform>
            <numerusform>Deleted %n products or varieties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s) went with them.</source>
        <translation>
            <numerusform>%Ln event line went with them.</numerusform>
            <numerusform>%Ln event lines went with them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeMenu</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReminderDialog</name>
    <message numerus="yes">
        <source>%n invoice(s)</source>
        <translation>
            <numerusform>%n invoice</numerusform>
            <numerusform>%n invoices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReplacePanel</name>
    <message numerus="yes">
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>Replace on %Ln line</numerusform>
            <numerusform>Replace on %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReportStep</name>
    <message numerus="yes">
        <source>The pack size of %n varieties was changed; reverting this import restores it.</source>
        <translation>
            <numerusform>The pack size of %n variety was changed; reverting this import restores it.</numerusform>
            <numerusform>The pack size of %n varieties was changed; reverting this import restores it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) far from the last one were left out.</source>
        <translation>
            <numerusform>%n price far from the last one was left out.</numerusform>
            <numerusform>%n prices far from the last one were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReturnsModel</name>
    <message numerus="yes">
        <source>Check in %n items</source>
        <translation>
            <numerusform>Check in %n item</numerusform>
            <numerusform>Check in %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunSheetTab</name>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%Ln stop</numerusform>
            <numerusform>%Ln stops</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message numerus="yes">
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln line still due</numerusform>
            <numerusform>%Ln lines still due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPage</name>
    <message numerus="yes">
        <source>Deleted series %1; its %n event(s) stay</source>
        <translation>
            <numerusform>Deleted series %1; its %n event stays</numerusform>
            <numerusform>Deleted series %1; its %n events stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n series</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPanel</name>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n event updated</numerusform>
            <numerusform>%n events updated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n left unchanged</numerusform>
            <numerusform>%n left unchanged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message numerus="yes">
        <source>Saved %n file(s), one per supplier</source>
        <translation>
            <numerusform>Saved %n file, one per supplier</numerusform>
            <numerusform>Saved %n files, one per supplier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln order</numerusform>
            <numerusform>%Ln orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message numerus="yes">
        <source>%n line(s) without a price: the totals are not complete.</source>
        <translation>
            <numerusform>%Ln line without a price: the totals are not complete.</numerusform>
            <numerusform>%Ln lines without a price: the totals are not complete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopsTab</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln products</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message numerus="yes">
        <source>%n line(s) have no price: the margin looks better than it is.</source>
        <translation>
            <numerusform>%n line has no price: the margin looks better than it is.</numerusform>
            <numerusform>%n lines have no price: the margin looks better than it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have the price 0.</source>
        <translation>
            <numerusform>%n line has the price 0.</numerusform>
            <numerusform>%n lines have the price 0.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message numerus="yes">
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>more than %Ln supplier</numerusform>
            <numerusform>more than %Ln suppliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppliers</source>
        <translation>
            <numerusform>%Ln supplier</numerusform>
            <numerusform>%Ln suppliers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TableOutput</name>
    <message numerus="yes">
        <source>Saved %1 with %n rows</source>
        <translation>
            <numerusform>Saved %1 with %Ln row</numerusform>
            <numerusform>Saved %1 with %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TasksCard</name>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n to do</numerusform>
            <numerusform>%n to do</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesModel</name>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln gone</numerusform>
            <numerusform>%1, %Ln gone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message numerus="yes">
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Deleted the template %1 with %Ln line</numerusform>
            <numerusform>Deleted the template %1 with %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ThingPanel</name>
    <message numerus="yes">
        <source>%n day(s) (default)</source>
        <translation>
            <numerusform>%Ln day (default)</numerusform>
            <numerusform>%Ln days (default)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message numerus="yes">
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>more than %Ln event in the next four weeks</numerusform>
            <numerusform>more than %Ln events in the next four weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln event in the next four weeks</numerusform>
            <numerusform>%Ln events in the next four weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln late</numerusform>
            <numerusform>%Ln late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message numerus="yes">
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1: the newest prices are %Ln day old.</numerusform>
            <numerusform>%1: the newest prices are %Ln days old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>%Ln message to another program did not arrive this week.</numerusform>
            <numerusform>%Ln messages to other programs did not arrive this week.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected deliveries can still be claimed, the first until %1.</source>
        <translation>
            <numerusform>%n rejected delivery can still be claimed until %1.</numerusform>
            <numerusform>%n rejected deliveries can still be claimed, the first until %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items for hire are short in the next four weeks.</source>
        <translation>
            <numerusform>%n item for hire is short in the next four weeks.</numerusform>
            <numerusform>%n items for hire are short in the next four weeks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are late.</source>
        <translation>
            <numerusform>%n task is late.</numerusform>
            <numerusform>%n tasks are late.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do today.</source>
        <translation>
            <numerusform>%n task to do today.</numerusform>
            <numerusform>%n tasks to do today.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message numerus="yes">
        <source>%1 stem(s)</source>
        <translation>
            <numerusform>%1 stem</numerusform>
            <numerusform>%1 stems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhookPanel</name>
    <message numerus="yes">
        <source>%n deliveries in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>%Ln delivery failed. Choose it below to see why, and send it again once the other side works.</numerusform>
            <numerusform>%Ln deliveries in a row failed. Choose one below to see why, and send it again once the other side works.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksTab</name>
    <message numerus="yes">
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%Ln webhook</numerusform>
            <numerusform>%Ln webhooks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekPage</name>
    <message numerus="yes">
        <source>%n tasks to do</source>
        <translation>
            <numerusform>%n task to do</numerusform>
            <numerusform>%n tasks to do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln late</numerusform>
            <numerusform>%Ln late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln of your own</numerusform>
            <numerusform>%Ln of your own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln day late</numerusform>
            <numerusform>%Ln days late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%Ln task</numerusform>
            <numerusform>%Ln tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkWords</name>
    <message numerus="yes">
        <source>%n stems</source>
        <translation>
            <numerusform>%Ln stem</numerusform>
            <numerusform>%Ln stems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items</source>
        <translation>
            <numerusform>%n other item</numerusform>
            <numerusform>%n other items</numerusform>
        </translation>
    </message>
</context>
</TS>
