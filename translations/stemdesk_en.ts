<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>It is used on %n event line; remove it from that first.</numerusform>
            <numerusform>It is used on %n event lines; remove it from those first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%n event keeps to this price list; it cannot be deleted now.</numerusform>
            <numerusform>%n events keep to this price list; it cannot be deleted now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%n event uses this tax group; it cannot be deleted now.</numerusform>
            <numerusform>%n events use this tax group; it cannot be deleted now.</numerusform>
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
    <name>stemdesk::ui::EventsPage</name>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Deleted %1 with %n line</numerusform>
            <numerusform>Deleted %1 with %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>more than %n event</numerusform>
            <numerusform>more than %n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Duplicate %n line</numerusform>
            <numerusform>Duplicate %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Deleted %1 with %n line</numerusform>
            <numerusform>Deleted %1 with %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%n supplier</numerusform>
            <numerusform>%n suppliers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message numerus="yes">
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%n price, the latest %1</numerusform>
            <numerusform>%n prices, the latest %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductCells</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%n variety</numerusform>
            <numerusform>%n varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductEdits</name>
    <message numerus="yes">
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%n event line</numerusform>
            <numerusform>%n event lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%n variety</numerusform>
            <numerusform>%n varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%n product</numerusform>
            <numerusform>%n products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%n variety</numerusform>
            <numerusform>%n varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message numerus="yes">
        <source>Supplier order, %n events</source>
        <translation>
            <numerusform>Supplier order, %n event</numerusform>
            <numerusform>Supplier order, %n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%n variety</numerusform>
            <numerusform>%n varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message numerus="yes">
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>more than %n supplier</numerusform>
            <numerusform>more than %n suppliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppliers</source>
        <translation>
            <numerusform>%n supplier</numerusform>
            <numerusform>%n suppliers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n guest</numerusform>
            <numerusform>%n guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message numerus="yes">
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%n line without a price: the sums are not complete.</numerusform>
            <numerusform>%n lines without a price: the sums are not complete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message numerus="yes">
        <source>%n bunch(es) of %1</source>
        <translation>
            <numerusform>%n bunch of %1</numerusform>
            <numerusform>%n bunches of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%n pack of %1</numerusform>
            <numerusform>%n packs of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n bunch(es) of %1</source>
        <translation>
            <numerusform>+%n bunch of %1</numerusform>
            <numerusform>+%n bunches of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%n pack of %1</numerusform>
            <numerusform>+%n packs of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%n bunch of %1</numerusform>
            <numerusform>−%n bunches of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%n pack of %1</numerusform>
            <numerusform>−%n packs of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message numerus="yes">
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%n line still due</numerusform>
            <numerusform>%n lines still due</numerusform>
        </translation>
    </message>
</context>
</TS>
