<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="32"/>
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>It is used on %Ln event line; remove it from that first.</numerusform>
            <numerusform>It is used on %Ln event lines; remove it from those first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="34"/>
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln event keeps to this price list; it cannot be deleted now.</numerusform>
            <numerusform>%Ln events keep to this price list; it cannot be deleted now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="36"/>
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln event uses this tax group; it cannot be deleted now.</numerusform>
            <numerusform>%Ln events use this tax group; it cannot be deleted now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="38"/>
        <source>%n product(s), price list(s) or event(s) have this type; it stays.</source>
        <translation>
            <numerusform>%Ln product, price list or event has this type; it stays.</numerusform>
            <numerusform>%Ln products, price lists or events have this type; it stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="50"/>
        <source>%n bunch(es) of %1</source>
        <translation>
            <numerusform>%Ln bunch of %1</numerusform>
            <numerusform>%Ln bunches of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="50"/>
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln pack of %1</numerusform>
            <numerusform>%Ln packs of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="118"/>
        <source>+%n bunch(es) of %1</source>
        <translation>
            <numerusform>+%Ln bunch of %1</numerusform>
            <numerusform>+%Ln bunches of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="118"/>
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln pack of %1</numerusform>
            <numerusform>+%Ln packs of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln bunch of %1</numerusform>
            <numerusform>−%Ln bunches of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln pack of %1</numerusform>
            <numerusform>−%Ln packs of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="185"/>
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
        <location filename="../ui/pages/products/product_cells.cpp" line="115"/>
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
        <location filename="../ui/pages/products/product_edits.cpp" line="115"/>
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln event line</numerusform>
            <numerusform>%Ln event lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="116"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="124"/>
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
        <location filename="../core/documents/order_sheet_pages.cpp" line="112"/>
        <source>For %n event(s)</source>
        <translation>
            <numerusform>For the event</numerusform>
            <numerusform>For %n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="276"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="150"/>
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* One line has no price yet: the total is not complete.</numerusform>
            <numerusform>* %n lines have no price yet: the total is not complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../core/exchange/order_email.cpp" line="109"/>
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>%n line in all</numerusform>
            <numerusform>%n lines in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="44"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="45"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>more than %Ln event</numerusform>
            <numerusform>more than %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/categories_model.cpp" line="16"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln products</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="31"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="33"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message numerus="yes">
        <location filename="../ui/pages/event/details_form.cpp" line="160"/>
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
        <location filename="../ui/pages/event/documents_tab.cpp" line="154"/>
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln line without a price: the total is not complete.</numerusform>
            <numerusform>%Ln lines without a price: the total is not complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="156"/>
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
        <location filename="../ui/pages/today/due_model.cpp" line="39"/>
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln day late</numerusform>
            <numerusform>%Ln days late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/event_actions.cpp" line="114"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Deleted %1 with %Ln line</numerusform>
            <numerusform>Deleted %1 with %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="123"/>
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln guest</numerusform>
            <numerusform>%Ln guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="126"/>
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
        <location filename="../ui/pages/events/events_page.cpp" line="259"/>
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln event in %1</numerusform>
            <numerusform>%Ln events in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="262"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="263"/>
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
        <location filename="../ui/pages/orders/goods_card.cpp" line="97"/>
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
        <location filename="../ui/pages/event/group_card.cpp" line="231"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="138"/>
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="154"/>
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Duplicate %Ln line</numerusform>
            <numerusform>Duplicate %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="241"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Deleted %1 with %Ln line</numerusform>
            <numerusform>Deleted %1 with %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="94"/>
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
        <location filename="../ui/pages/event/group_story.cpp" line="92"/>
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>Add a picture to %1</numerusform>
            <numerusform>Add %Ln pictures to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="144"/>
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
        <location filename="../ui/pages/event/lines_model.cpp" line="288"/>
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>Move %Ln line to %1</numerusform>
            <numerusform>Move %Ln lines to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/month_delegate.cpp" line="68"/>
        <source>+%n more</source>
        <translation>
            <numerusform>+%Ln more</numerusform>
            <numerusform>+%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="161"/>
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>New list of %1 from %2, with its %Ln price</numerusform>
            <numerusform>New list of %1 from %2, with its %Ln prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="84"/>
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln line due</numerusform>
            <numerusform>%Ln lines due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="311"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="312"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln supplier</numerusform>
            <numerusform>%Ln suppliers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="141"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln supplier</numerusform>
            <numerusform>%Ln suppliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="172"/>
        <source>with %n other event(s)</source>
        <translation>
            <numerusform>with %Ln other event</numerusform>
            <numerusform>with %Ln other events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteRows</name>
    <message numerus="yes">
        <location filename="../ui/palette/palette_rows.cpp" line="203"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="98"/>
        <source>%n row(s) more were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>%Ln row more was pasted than there are prices; nothing was changed.</numerusform>
            <numerusform>%Ln rows more were pasted than there are prices; nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="117"/>
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>Paste %Ln price</numerusform>
            <numerusform>Paste %Ln prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="194"/>
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>Delete %Ln price</numerusform>
            <numerusform>Delete %Ln prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="207"/>
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
        <location filename="../ui/pages/products/price_history.cpp" line="50"/>
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
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="255"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln price</numerusform>
            <numerusform>%Ln prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="258"/>
        <source>%n event(s) keep to it</source>
        <translation>
            <numerusform>%Ln event keeps to it</numerusform>
            <numerusform>%Ln events keep to it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="254"/>
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln price list</numerusform>
            <numerusform>%Ln price lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="265"/>
        <source>%n variety(s) on events without a price on the list in use</source>
        <translation>
            <numerusform>%Ln variety on events without a price on the list in use</numerusform>
            <numerusform>%Ln varieties on events without a price on the list in use</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message numerus="yes">
        <location filename="../ui/preview/event_print_jobs.cpp" line="86"/>
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Supplier orders, %Ln event</numerusform>
            <numerusform>Supplier orders, %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="255"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="256"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variety</numerusform>
            <numerusform>%Ln varieties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReplacePanel</name>
    <message numerus="yes">
        <location filename="../ui/pages/event/replace_panel.cpp" line="170"/>
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>Replace on %Ln line</numerusform>
            <numerusform>Replace on %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message numerus="yes">
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln line still due</numerusform>
            <numerusform>%Ln lines still due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_view.cpp" line="62"/>
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
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="77"/>
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
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="115"/>
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
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="149"/>
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
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="223"/>
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>more than %Ln supplier</numerusform>
            <numerusform>more than %Ln suppliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="224"/>
        <source>%n suppliers</source>
        <translation>
            <numerusform>%Ln supplier</numerusform>
            <numerusform>%Ln suppliers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="67"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="75"/>
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
        <location filename="../ui/pages/events/templates_model.cpp" line="99"/>
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_model.cpp" line="100"/>
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
        <location filename="../ui/pages/events/templates_panel.cpp" line="169"/>
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Deleted the template %1 with %Ln line</numerusform>
            <numerusform>Deleted the template %1 with %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="217"/>
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>more than %Ln event in the next four weeks</numerusform>
            <numerusform>more than %Ln events in the next four weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="218"/>
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln event in the next four weeks</numerusform>
            <numerusform>%Ln events in the next four weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="225"/>
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
        <location filename="../ui/pages/today/upkeep_card.cpp" line="60"/>
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1: the newest prices are %Ln day old.</numerusform>
            <numerusform>%1: the newest prices are %Ln days old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="70"/>
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>%Ln message to another program did not arrive this week.</numerusform>
            <numerusform>%Ln messages to other programs did not arrive this week.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhookPanel</name>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="115"/>
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
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="225"/>
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%Ln webhook</numerusform>
            <numerusform>%Ln webhooks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln of your own</numerusform>
            <numerusform>%Ln of your own</numerusform>
        </translation>
    </message>
</context>
</TS>
