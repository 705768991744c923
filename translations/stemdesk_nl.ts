<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>documents</name>
    <message>
        <source>Not approved yet: %1</source>
        <translation>Nog niet goedgekeurd: %1</translation>
    </message>
    <message>
        <source>Supplier order</source>
        <translation>Leveranciersbestelling</translation>
    </message>
    <message numerus="yes">
        <source>For %n event(s)</source>
        <translation>
            <numerusform>Voor het evenement</numerusform>
            <numerusform>Voor %n evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>Our account number with you: %1</source>
        <translation>Ons klantnummer bij u: %1</translation>
    </message>
    <message>
        <source>These lines name no supplier yet.</source>
        <translation>Voor deze regels is nog geen leverancier gekozen.</translation>
    </message>
    <message>
        <source>This supplier is archived.</source>
        <translation>Deze leverancier is gearchiveerd.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>Er is niets te bestellen.</translation>
    </message>
    <message>
        <source>No visible group of these events has a line that needs stems.</source>
        <translation>Geen zichtbare groep van deze evenementen heeft een regel waarvoor iets nodig is.</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>vervolg</translation>
    </message>
    <message>
        <source>Total before tax</source>
        <translation>Totaal exclusief btw</translation>
    </message>
    <message>
        <source>Total with tax</source>
        <translation>Totaal inclusief btw</translation>
    </message>
    <message numerus="yes">
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* Eén regel heeft nog geen prijs: het totaal is niet volledig.</numerusform>
            <numerusform>* %n regels hebben nog geen prijs: het totaal is niet volledig.</numerusform>
        </translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <source>With tax</source>
        <translation>Incl. btw</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Product</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengte</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Art.nr.</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nodig</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Verpakkingen</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Te bestellen</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>CONCEPT</translation>
    </message>
    <message>
        <source>Needed for %1</source>
        <translation>Nodig voor %1</translation>
    </message>
    <message>
        <source>Needed from %1 to %2</source>
        <translation>Nodig van %1 tot en met %2</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 stuk</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 stuks</translation>
    </message>
    <message>
        <source>1 pack of %1 (%2)</source>
        <translation>1 verpakking van %1 (%2)</translation>
    </message>
    <message>
        <source>%1 packs of %2 (%3)</source>
        <translation>%1 verpakkingen van %2 (%3)</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>Art.nr. %1</translation>
    </message>
    <message>
        <source>Order from %1</source>
        <translation>Bestelling van %1</translation>
    </message>
    <message>
        <source>%1, needed for %2</source>
        <translation>%1, nodig voor %2</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Goedendag,</translation>
    </message>
    <message>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>nog geen definitieve bestelling, gelieve nog niet te leveren.</translation>
    </message>
    <message>
        <source>We would like to order:</source>
        <translation>Wij willen graag bestellen:</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>In totaal %n regel</numerusform>
            <numerusform>In totaal %n regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>Met vriendelijke groet</translation>
    </message>
    <message>
        <source>Stem cm</source>
        <translation>Lengte cm</translation>
    </message>
    <message>
        <source>Per pack</source>
        <translation>Per verpakking</translation>
    </message>
    <message>
        <source>Cost with tax</source>
        <translation>Kosten incl. btw</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>DRAFT: not every event is approved yet</source>
        <translation>CONCEPT: nog niet elk evenement is goedgekeurd</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
</context>
</TS>
