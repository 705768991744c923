<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln event keeps to this price list; it cannot be deleted now.</numerusform>
            <numerusform>%Ln events keep to this price list; it cannot be deleted now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln event uses this tax group; it cannot be deleted now.</numerusform>
            <numerusform>%Ln events use this tax group; it cannot be deleted now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message numerus="yes">
        <source>%n bunch(es) of %1</source>
        <translation>
            <numerusform>%Ln bunch of %1</numerusform>
            <numerusform>%Ln bunches of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln pack of %1</numerusform>
            <numerusform>%Ln packs of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n bunch(es) of %1</source>
        <translation>
            <numerusform>+%Ln bunch of %1</numerusform>
            <numerusform>+%Ln bunches of %1</numerusform>
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
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln bunch of %1</numerusform>
            <numerusform>−%Ln bunches of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln pack of %1</numerusform>
            <numerusform>−%Ln packs of %1</numerusform>
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
        <source>more than %n events</source>
        <translation>
            <numerusform>more than %Ln event</numerusform>
            <numerusform>more than %Ln events</numerusform>
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
    <name>stemdesk::ui::GroupCard</name>
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
    <name>stemdesk::ui::OrdersPage</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln supplier</numerusform>
            <numerusform>%Ln suppliers</numerusform>
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
    <name>stemdesk::ui::SheetFiles</name>
    <message numerus="yes">
        <source>Supplier order, %n events</source>
        <translation>
            <numerusform>Supplier order, %Ln event</numerusform>
            <numerusform>Supplier order, %Ln events</numerusform>
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
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln line without a price: the sums are not complete.</numerusform>
            <numerusform>%Ln lines without a price: the sums are not complete.</numerusform>
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
    <name>stemdesk::ui::SupplierPanel</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
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
    <name>stemdesk::ui::WebhookPanel</name>
    <message numerus="yes">
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
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
</TS>
