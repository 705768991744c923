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
</context>
</TS>
