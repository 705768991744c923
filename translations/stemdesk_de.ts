<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>documents</name>
    <message>
        <source>Needed for %1</source>
        <translation>Benötigt für %1</translation>
    </message>
    <message>
        <source>Needed from %1 to %2</source>
        <translation>Benötigt von %1 bis %2</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 Stück</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Stück</translation>
    </message>
    <message>
        <source>1 pack of %1 (%2)</source>
        <translation>1 Packung zu %1 (%2)</translation>
    </message>
    <message>
        <source>%1 packs of %2 (%3)</source>
        <translation>%1 Packungen zu %2 (%3)</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>Art.-Nr. %1</translation>
    </message>
    <message>
        <source>Order from %1</source>
        <translation>Bestellung von %1</translation>
    </message>
    <message>
        <source>%1, needed for %2</source>
        <translation>%1, benötigt für den %2</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>ENTWURF</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Guten Tag,</translation>
    </message>
    <message>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>noch keine verbindliche Bestellung, bitte noch nicht liefern.</translation>
    </message>
    <message>
        <source>We would like to order:</source>
        <translation>wir möchten bestellen:</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>Insgesamt %n Position</numerusform>
            <numerusform>Insgesamt %n Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Our account number with you: %1</source>
        <translation>Unsere Kundennummer bei Ihnen: %1</translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message>
        <source>Not approved yet: %1</source>
        <translation>Noch nicht freigegeben: %1</translation>
    </message>
    <message>
        <source>Supplier order</source>
        <translation>Lieferantenbestellung</translation>
    </message>
    <message numerus="yes">
        <source>For %n event(s)</source>
        <translation>
            <numerusform>Für die Veranstaltung</numerusform>
            <numerusform>Für %n Veranstaltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>These lines name no supplier yet.</source>
        <translation>Für diese Positionen ist noch kein Lieferant gewählt.</translation>
    </message>
    <message>
        <source>This supplier is archived.</source>
        <translation>Dieser Lieferant ist archiviert.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>Es gibt nichts zu bestellen.</translation>
    </message>
    <message>
        <source>No visible group of these events has a line that needs stems.</source>
        <translation>Keine sichtbare Gruppe dieser Veranstaltungen hat eine Position mit Bedarf.</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>Total before tax</source>
        <translation>Summe ohne Steuer</translation>
    </message>
    <message>
        <source>Total with tax</source>
        <translation>Summe mit Steuer</translation>
    </message>
    <message numerus="yes">
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* Eine Position hat noch keinen Preis: Die Summe ist nicht vollständig.</numerusform>
            <numerusform>* %n Positionen haben noch keinen Preis: Die Summe ist nicht vollständig.</numerusform>
        </translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Ohne Steuer</translation>
    </message>
    <message>
        <source>With tax</source>
        <translation>Mit Steuer</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Art.-Nr.</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packungen</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Stem cm</source>
        <translation>Länge cm</translation>
    </message>
    <message>
        <source>Per pack</source>
        <translation>Je Packung</translation>
    </message>
    <message>
        <source>Cost with tax</source>
        <translation>Kosten mit Steuer</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>DRAFT: not every event is approved yet</source>
        <translation>ENTWURF: Noch nicht jede Veranstaltung ist freigegeben</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
</TS>
