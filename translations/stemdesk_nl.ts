<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>ErrorText</name>
    <message>
        <source>Give it a name.</source>
        <translation>Geef een naam op.</translation>
    </message>
    <message>
        <source>Choose a category.</source>
        <translation>Kies een categorie.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Kies een type.</translation>
    </message>
    <message>
        <source>A new product needs its first variety.</source>
        <translation>Een nieuw product heeft een eerste soort nodig.</translation>
    </message>
    <message>
        <source>Choose a flower or material.</source>
        <translation>Kies een bloem of materiaal.</translation>
    </message>
    <message>
        <source>Say how many.</source>
        <translation>Geef het aantal op.</translation>
    </message>
    <message>
        <source>This name is already in use; choose another one.</source>
        <translation>Deze naam is al in gebruik; kies een andere.</translation>
    </message>
    <message>
        <source>Another event has this short name; choose another one.</source>
        <translation>Een ander evenement heeft deze korte naam; kies een andere.</translation>
    </message>
    <message>
        <source>This one comes with Stemdesk and stays as it is.</source>
        <translation>Dit hoort bij Stemdesk en blijft zoals het is.</translation>
    </message>
    <message numerus="yes">
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>Gebruikt op %Ln regel van een evenement; verwijder het daar eerst.</numerusform>
            <numerusform>Gebruikt op %Ln regels van evenementen; verwijder het daar eerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evenement gebruikt deze prijslijst; ze kan nu niet worden verwijderd.</numerusform>
            <numerusform>%Ln evenementen gebruiken deze prijslijst; ze kan nu niet worden verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evenement gebruikt deze btw-groep; ze kan nu niet worden verwijderd.</numerusform>
            <numerusform>%Ln evenementen gebruiken deze btw-groep; ze kan nu niet worden verwijderd.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such supplier any more.</source>
        <translation>Deze leverancier bestaat niet meer.</translation>
    </message>
    <message>
        <source>There is no such product any more.</source>
        <translation>Dit product bestaat niet meer.</translation>
    </message>
    <message>
        <source>There is no such variety any more.</source>
        <translation>Deze soort bestaat niet meer.</translation>
    </message>
    <message>
        <source>There is no such price list any more.</source>
        <translation>Deze prijslijst bestaat niet meer.</translation>
    </message>
    <message>
        <source>There is no such tax group any more.</source>
        <translation>Deze btw-groep bestaat niet meer.</translation>
    </message>
    <message>
        <source>There is no such event any more.</source>
        <translation>Dit evenement bestaat niet meer.</translation>
    </message>
    <message>
        <source>This supplier is archived; bring it back or choose another one.</source>
        <translation>Deze leverancier is gearchiveerd; haal hem terug of kies een andere.</translation>
    </message>
    <message>
        <source>This variety belongs to another product.</source>
        <translation>Deze soort hoort bij een ander product.</translation>
    </message>
    <message>
        <source>The price list is for another type of product.</source>
        <translation>De prijslijst is voor een ander type product.</translation>
    </message>
    <message>
        <source>The shop already has suppliers, products or events.</source>
        <translation>De winkel heeft al leveranciers, producten of evenementen.</translation>
    </message>
    <message>
        <source>It is no longer there; somebody has deleted it.</source>
        <translation>Het is er niet meer; iemand heeft het verwijderd.</translation>
    </message>
    <message>
        <source>Somebody else has changed this in the meantime.</source>
        <translation>Iemand anders heeft dit intussen gewijzigd.</translation>
    </message>
    <message>
        <source>The shop&apos;s data is busy with other work; try again in a moment.</source>
        <translation>De gegevens van de winkel zijn even bezet; probeer het zo opnieuw.</translation>
    </message>
    <message>
        <source>The shop&apos;s data cannot be reached now; nothing was changed.</source>
        <translation>De gegevens van de winkel zijn nu niet bereikbaar; er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>De schijf is vol; er is niets gewijzigd. Maak ruimte en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The shop&apos;s data is damaged; restore the last backup.</source>
        <translation>De gegevens van de winkel zijn beschadigd; zet de laatste back-up terug.</translation>
    </message>
    <message>
        <source>Something went wrong inside Stemdesk; nothing was changed.</source>
        <translation>Er ging iets mis in Stemdesk; er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Vul een e-mailadres in, zoals anna@example.com.</translation>
    </message>
    <message>
        <source>Write the stem length in centimetres, like 50.</source>
        <translation>Vul de steellengte in centimeters in, zoals 50.</translation>
    </message>
    <message>
        <source>Write how many come in one pack, more than 0.</source>
        <translation>Vul in hoeveel er in één verpakking zitten, meer dan 0.</translation>
    </message>
    <message>
        <source>Write the fewest packs as a whole number.</source>
        <translation>Vul het minimum aan verpakkingen in als geheel getal.</translation>
    </message>
    <message>
        <source>Give each supplier one minimum at most.</source>
        <translation>Geef elke leverancier hoogstens één minimum.</translation>
    </message>
    <message>
        <source>Write the colours with commas between them.</source>
        <translation>Zet komma’s tussen de kleuren.</translation>
    </message>
    <message>
        <source>Write a number more than 0.</source>
        <translation>Vul een getal groter dan 0 in.</translation>
    </message>
    <message>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Vul het budget in als bedrag, 0 of meer.</translation>
    </message>
    <message>
        <source>Write the guests as a whole number.</source>
        <translation>Vul het aantal gasten in als geheel getal.</translation>
    </message>
    <message>
        <source>Write the tables as a whole number.</source>
        <translation>Vul het aantal tafels in als geheel getal.</translation>
    </message>
    <message>
        <source>The ceremony must end after it starts.</source>
        <translation>De ceremonie moet na het begin eindigen.</translation>
    </message>
    <message>
        <source>The time at the venue must end after it starts.</source>
        <translation>De tijd op de feestlocatie moet na het begin eindigen.</translation>
    </message>
    <message>
        <source>Write the colour in the form #rrggbb.</source>
        <translation>Vul de kleur in als #rrggbb.</translation>
    </message>
    <message>
        <source>Write a date.</source>
        <translation>Vul een datum in.</translation>
    </message>
    <message>
        <source>Write the unit cost as an amount, 0 or more.</source>
        <translation>Vul de stukprijs in als bedrag, 0 of meer.</translation>
    </message>
    <message>
        <source>Write the tax as a factor, like 1.2 for 20 %.</source>
        <translation>Vul de btw in als factor, zoals 1,2 voor 20%.</translation>
    </message>
    <message>
        <source>The name may have 200 characters, on one line.</source>
        <translation>De naam mag 200 tekens hebben, op één regel.</translation>
    </message>
    <message>
        <source>The notes are too long.</source>
        <translation>De notities zijn te lang.</translation>
    </message>
    <message>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Elders gewijzigd in “%1”. Enter houdt uw waarde, Esc neemt de andere over.</translation>
    </message>
    <message>
        <source>Write the address, like https://example.com/stemdesk.</source>
        <translation>Vul het adres in, zoals https://example.com/stemdesk.</translation>
    </message>
    <message>
        <source>Write a web address, like https://example.com/stemdesk.</source>
        <translation>Vul een webadres in, zoals https://example.com/stemdesk.</translation>
    </message>
    <message>
        <source>This address is too long; 2,048 characters is the most.</source>
        <translation>Dit adres is te lang; 2.048 tekens is het maximum.</translation>
    </message>
    <message>
        <source>The address must begin with https://, so that nobody can read along.</source>
        <translation>Het adres moet met https:// beginnen, zodat niemand kan meelezen.</translation>
    </message>
    <message>
        <source>Leave the port out; webhooks go to the usual one, 443.</source>
        <translation>Laat de poort weg; webhooks gaan naar de gewone, 443.</translation>
    </message>
    <message>
        <source>Leave the name and password out of the address; every message is signed.</source>
        <translation>Laat naam en wachtwoord uit het adres weg; elk bericht is ondertekend.</translation>
    </message>
    <message>
        <source>Leave out the # and what follows it.</source>
        <translation>Laat het # en wat erop volgt weg.</translation>
    </message>
    <message>
        <source>This address exists inside a network only; give one on the internet.</source>
        <translation>Dit adres bestaat alleen binnen een netwerk; geef er een op internet.</translation>
    </message>
    <message>
        <source>No computer is known under this address; check how it is spelled.</source>
        <translation>Onder dit adres is geen computer bekend; controleer de spelling.</translation>
    </message>
    <message>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Dit adres leidt naar een privécomputer; geef er een op internet.</translation>
    </message>
    <message>
        <source>Choose at least one thing that it tells of.</source>
        <translation>Kies ten minste één ding dat hij meldt.</translation>
    </message>
    <message>
        <source>The keyring is locked, so that no secret can be kept safe. Unlock it and try again.</source>
        <translation>De sleutelbos is vergrendeld, zodat geen geheim veilig kan worden bewaard. Ontgrendel hem en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring does not answer, so that no secret can be kept safe. Start it and try again.</source>
        <translation>De sleutelbos van deze computer antwoordt niet, zodat geen geheim veilig kan worden bewaard. Start hem en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The keyring no longer holds Stemdesk&apos;s key, so that secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>De sleutelbos bevat de sleutel van Stemdesk niet meer, zodat geheimen niet kunnen worden geopend. “stemdesk secrets” helpt om hem terug te halen.</translation>
    </message>
    <message>
        <source>The file that keeps the secrets&apos; key is missing. Put it back and try again.</source>
        <translation>Het bestand met de sleutel van de geheimen ontbreekt. Zet het terug en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The secrets are sealed under another key than the one that is here. “stemdesk secrets” helps to bring it back.</source>
        <translation>De geheimen zijn verzegeld met een andere sleutel dan die hier is. “stemdesk secrets” helpt om hem terug te halen.</translation>
    </message>
    <message>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Webhooks kunnen niet worden ingesteld terwijl Stemdesk zo draait.</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <source>Tax groups</source>
        <translation>Btw-groepen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Leveranciersbestellingen</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Reads everything</source>
        <translation>Leest alles</translation>
    </message>
    <message>
        <source>Keeps the catalogue in step</source>
        <translation>Houdt de catalogus gelijk</translation>
    </message>
    <message>
        <source>changes %1</source>
        <translation>wijzigt %1</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>leest %1</translation>
    </message>
    <message>
        <source>manages</source>
        <translation>beheert</translation>
    </message>
    <message>
        <source>reads and changes</source>
        <translation>leest en wijzigt</translation>
    </message>
    <message>
        <source>changes only</source>
        <translation>wijzigt alleen</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>leest</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Ingetrokken</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verlopen</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actief</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>vandaag, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <source>Changed event</source>
        <translation>Gewijzigd evenement</translation>
    </message>
    <message>
        <source>new events</source>
        <translation>nieuwe evenementen</translation>
    </message>
    <message>
        <source>changed events</source>
        <translation>gewijzigde evenementen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Failing (%1)</source>
        <translation>Mislukt (%1)</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wacht</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Afgeleverd</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <source>Answered %1</source>
        <translation>Antwoord %1</translation>
    </message>
    <message>
        <source>Answered %1: %2</source>
        <translation>Antwoord %1: %2</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Geen antwoord</translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message>
        <source>%1 ‘%2’</source>
        <translation>%1 ‘%2’</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bunch(es) of %1</source>
        <translation>
            <numerusform>%Ln bos van %1</numerusform>
            <numerusform>%Ln bossen van %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln verpakking van %1</numerusform>
            <numerusform>%Ln verpakkingen van %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a bunch of %3</source>
        <translation>%2: %1 minder bespaart een bos van %3</translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: %1 minder bespaart een verpakking van %3</translation>
    </message>
    <message>
        <source>%1 more of %2 fills the last bunch of %3</source>
        <translation>%2: %1 meer maakt de laatste bos van %3 vol</translation>
    </message>
    <message>
        <source>%1 more of %2 fills the last pack of %3</source>
        <translation>%2: %1 meer maakt de laatste verpakking van %3 vol</translation>
    </message>
    <message>
        <source>%1 has %2 for %3 instead of %4</source>
        <translation>%1 heeft %2 voor %3 in plaats van %4</translation>
    </message>
    <message>
        <source>%1 of %2 instead of %3</source>
        <translation>%2: %1 in plaats van %3</translation>
    </message>
    <message>
        <source>+%1 of %2</source>
        <translation>+%1 × %2</translation>
    </message>
    <message>
        <source>−%1 of %2</source>
        <translation>−%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>+%n bunch(es) of %1</source>
        <translation>
            <numerusform>+%Ln bos %1</numerusform>
            <numerusform>+%Ln bossen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln verpakking %1</numerusform>
            <numerusform>+%Ln verpakkingen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln bos %1</numerusform>
            <numerusform>−%Ln bossen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln verpakking %1</numerusform>
            <numerusform>−%Ln verpakkingen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>New: %1, %2</source>
        <translation>Nieuw: %1, %2</translation>
    </message>
    <message>
        <source>No longer needed: %1, %2</source>
        <translation>Niet meer nodig: %1, %2</translation>
    </message>
    <message>
        <source>%1 costs %2 each instead of %3</source>
        <translation>%1 kost %2 per stuk in plaats van %3</translation>
    </message>
    <message>
        <source>%1 of %2 needed instead of %3; the order stays</source>
        <translation>%2: %1 nodig in plaats van %3; de bestelling blijft gelijk</translation>
    </message>
    <message>
        <source>Another price with tax for %1</source>
        <translation>Andere prijs incl. btw voor %1</translation>
    </message>
    <message>
        <source>%1 was deleted</source>
        <translation>%1 is verwijderd</translation>
    </message>
    <message>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 is nu: %2. Was: %3</translation>
    </message>
</context>
<context>
    <name>ProductCells</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Product and variety</source>
        <translation>Product en soort</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Stem</source>
        <translation>Steel</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Verp.</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductEdits</name>
    <message>
        <source>Change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 toevoegen</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 toevoegen aan %2</translation>
    </message>
    <message>
        <source>No event used it.</source>
        <translation>Geen enkel evenement gebruikte het.</translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2 went with it.</source>
        <translation>Ook verwijderd: %1 op %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted %1 with %2. %3</source>
        <translation>%1 verwijderd met %2. %3</translation>
    </message>
    <message>
        <source>Deleted %1. %2</source>
        <translation>%1 verwijderd. %2</translation>
    </message>
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
</context>
<context>
    <name>SupplierEdits</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 van %2 wijzigen</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>%1 archiveren</translation>
    </message>
    <message>
        <source>%1 is archived. Events and prices that name it stay as they are.</source>
        <translation>%1 is gearchiveerd. Evenementen en prijzen met deze leverancier blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1 terughalen</translation>
    </message>
    <message>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Leverancier %1 toevoegen (ongedaan maken archiveert hem)</translation>
    </message>
</context>
<context>
    <name>SupplierFields</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefoon</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Klantnummer</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
</context>
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
    <message>
        <source>Proposal</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Recepten voor de werkplaats</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Paklijst</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ceremonie</translation>
    </message>
    <message>
        <source>Reception</source>
        <translation>Feest</translation>
    </message>
    <message>
        <source>Reception, set up and end</source>
        <translation>Feest, opbouw en einde</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <source>Prepared on %1</source>
        <translation>Opgesteld op %1</translation>
    </message>
    <message>
        <source>Our idea</source>
        <translation>Ons idee</translation>
    </message>
    <message>
        <source>Flowers and arrangements</source>
        <translation>Bloemen en arrangementen</translation>
    </message>
    <message>
        <source>There are no arrangements yet.</source>
        <translation>Er zijn nog geen arrangementen.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Design and making</source>
        <translation>Ontwerp en uitvoering</translation>
    </message>
    <message>
        <source>Delivery and travel</source>
        <translation>Levering en reiskosten</translation>
    </message>
    <message>
        <source>of which tax: %1</source>
        <translation>waarvan btw: %1</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Voorwaarden</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>vanaf %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>tot %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Per stuk</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Containers and hired things, to come back</source>
        <translation>Vazen en huurspullen, komen terug</translation>
    </message>
    <message>
        <source>Arrangements</source>
        <translation>Arrangementen</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>met %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>van %1</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Locatie</translation>
    </message>
    <message>
        <source>Venue, set up and end</source>
        <translation>Locatie, opbouw en einde</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddLineField</name>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Bloem of materiaal toevoegen: typ de naam, zoals “quick 50”</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Regel toevoegen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffers</translation>
    </message>
    <message>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Niets in de catalogus heet “%1”.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <source>Ways to spend less</source>
        <translation>Besparingstips</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Besparing</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Het bekijken waard</translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation>bespaart %1</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>Nog %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <source>Let programs on this computer in</source>
        <translation>Programma’s op deze computer toelaten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>This shop&apos;s keys work</source>
        <translation>De sleutels van deze winkel werken</translation>
    </message>
    <message>
        <source>Open the reference</source>
        <translation>Referentie openen</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>how other programs read and change what is in Stemdesk</source>
        <translation>hoe andere programma’s lezen en wijzigen wat in Stemdesk staat</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adres kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Adres om op te luisteren</translation>
    </message>
    <message>
        <source>Listens on</source>
        <translation>Luistert op</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Poort</translation>
    </message>
    <message>
        <source>This shop</source>
        <translation>Deze winkel</translation>
    </message>
    <message>
        <source>takes effect within a second</source>
        <translation>geldt binnen een seconde</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Verzoeken per minuut</translation>
    </message>
    <message>
        <source>for each key; 0 for no limit</source>
        <translation>per sleutel; 0 voor geen limiet</translation>
    </message>
    <message>
        <source>Requests a month</source>
        <translation>Verzoeken per maand</translation>
    </message>
    <message>
        <source>for all keys together; 0 for no limit</source>
        <translation>voor alle sleutels samen; 0 voor geen limiet</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Vul een geheel getal in, 0 of meer.</translation>
    </message>
    <message>
        <source>Requests this month</source>
        <translation>Verzoeken deze maand</translation>
    </message>
    <message>
        <source>For programmers</source>
        <translation>Voor programmeurs</translation>
    </message>
    <message>
        <source>Every address, field and answer, to read and to try out with a key.</source>
        <translation>Elk adres, veld en antwoord, om te lezen en met een sleutel uit te proberen.</translation>
    </message>
    <message>
        <source>From other computers</source>
        <translation>Vanaf andere computers</translation>
    </message>
    <message>
        <source>In this window the API is for programs on this computer only. For others, run “stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY” on a computer that is always on: the connection is encrypted then, and needs no window.</source>
        <translation>In dit venster is de API alleen voor programma’s op deze computer. Start voor andere “stemdesk serve --listen ADRES:POORT --tls CERTIFICAAT,SLEUTEL” op een computer die altijd aanstaat: dan is de verbinding versleuteld en is er geen venster nodig.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Stopping; the last requests are being answered</source>
        <translation>Stopt; de laatste verzoeken worden beantwoord</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>Draait op %1</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Start…</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Draait niet</translation>
    </message>
    <message>
        <source>Write a port from 1 to 65535; programs usually find Stemdesk on 8787.</source>
        <translation>Vul een poort van 1 tot 65535 in; programma’s vinden Stemdesk meestal op 8787.</translation>
    </message>
    <message>
        <source>Every key of %1 is refused until this is switched on again.</source>
        <translation>Elke sleutel van %1 wordt geweigerd tot dit weer aanstaat.</translation>
    </message>
    <message>
        <source>Let keys work</source>
        <translation>Sleutels toelaten</translation>
    </message>
    <message>
        <source>Refuse all keys</source>
        <translation>Alle sleutels weigeren</translation>
    </message>
    <message>
        <source>of %1; the month begins anew on the 1st, UTC</source>
        <translation>van %1; de maand begint opnieuw op de 1e, UTC</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>zonder limiet</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 van %2 verzoeken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <source>Price against budget</source>
        <translation>Prijs tegenover budget</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <source>More actions</source>
        <translation>Meer acties</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <source>Delete removes it</source>
        <translation>Delete verwijdert het</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursField</name>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Kleur kiezen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add a colour</source>
        <translation>Kleur toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CopiesField</name>
    <message>
        <source>How many of them</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>How many of them are made</source>
        <translation>Zoveel worden ervan gemaakt</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DateTimeField</name>
    <message>
        <source>Clear %1</source>
        <translation>%1 wissen</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Datum invullen</translation>
    </message>
    <message>
        <source>%1: day</source>
        <translation>%1: dag</translation>
    </message>
    <message>
        <source>%1: time</source>
        <translation>%1: tijd</translation>
    </message>
    <message>
        <source>%1: set a date</source>
        <translation>%1: datum invullen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveriesModel</name>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Laatste antwoord</translation>
    </message>
    <message>
        <source>Next try</source>
        <translation>Volgende poging</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryPanel</name>
    <message>
        <source>Delivery</source>
        <translation>Aflevering</translation>
    </message>
    <message>
        <source>Back to the webhook</source>
        <translation>Terug naar de webhook</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>Next try</source>
        <translation>Volgende poging</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Opnieuw versturen</translation>
    </message>
    <message>
        <source>The same message under the same id, tried up to four times</source>
        <translation>Hetzelfde bericht onder dezelfde id, tot vier keer geprobeerd</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Headers</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopiëren: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Nog niet geprobeerd.</translation>
    </message>
    <message>
        <source>(when it is tried)</source>
        <translation>(bij de poging)</translation>
    </message>
    <message>
        <source>(made with the secret)</source>
        <translation>(gemaakt met het geheim)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <source>Clients and guests</source>
        <translation>Klanten en gasten</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Change client</source>
        <translation>Klant wijzigen</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Tweede klant</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <source>Change guests</source>
        <translation>Gasten wijzigen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Change tables</source>
        <translation>Tafels wijzigen</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Change budget</source>
        <translation>Budget wijzigen</translation>
    </message>
    <message>
        <source>without tax; empty where none was agreed</source>
        <translation>excl. btw; leeg als er geen is afgesproken</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Ceremony from</source>
        <translation>Ceremonie van</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Ceremonie tot</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Feest van</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Feest tot</translation>
    </message>
    <message>
        <source>Change date</source>
        <translation>Datum wijzigen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ceremonie</translation>
    </message>
    <message>
        <source>Change ceremony address</source>
        <translation>Adres van de ceremonie wijzigen</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Locatie</translation>
    </message>
    <message>
        <source>Change venue</source>
        <translation>Locatie wijzigen</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Kleurenpalet</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Change palette</source>
        <translation>Kleurenpalet wijzigen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>For the shop</source>
        <translation>Voor de winkel</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Notities wijzigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <source>Write a whole number.</source>
        <translation>Vul een geheel getal in.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Vul een bedrag in, 0 of meer.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>This event is no longer there.</source>
        <translation>Dit evenement is er niet meer.</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Terug naar de evenementen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Naam van het evenement</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Leveranciersbestellingen</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recept</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Pricing</source>
        <translation>Calculatie</translation>
    </message>
    <message>
        <source>Somebody else changed the name to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Iemand anders heeft de naam gewijzigd in “%1”. Enter houdt de uwe, Esc neemt de andere over.</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <source>prices pinned</source>
        <translation>prijzen vastgezet</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
    <message>
        <source>Change status to %1</source>
        <translation>Status wijzigen in %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message>
        <source>No date yet</source>
        <translation>Nog geen datum</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Volgende week</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Week van %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <source>Find an event…</source>
        <translation>Evenement zoeken…</translation>
    </message>
    <message>
        <source>Coming</source>
        <translation>Komend</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Voorbij</translation>
    </message>
    <message>
        <source>One week</source>
        <translation>Eén week</translation>
    </message>
    <message>
        <source>Events to order for</source>
        <translation>Evenementen om voor te bestellen</translation>
    </message>
    <message>
        <source>No event is found by these words.</source>
        <translation>Met deze woorden is geen evenement gevonden.</translation>
    </message>
    <message>
        <source>There are no events here.</source>
        <translation>Hier zijn geen evenementen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Quoting</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <source>With client</source>
        <translation>Bij de klant</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Goedgekeurd</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In uitvoering</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Afgerond</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Geannuleerd</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln gast</numerusform>
            <numerusform>%Ln gasten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln tafel</numerusform>
            <numerusform>%Ln tafels</numerusform>
        </translation>
    </message>
    <message>
        <source>On budget</source>
        <translation>Op budget</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 erover</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 over</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Locatie</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsPage</name>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Events hold the recipe, the price and the supplier orders of a wedding or a party.</source>
        <translation>Een evenement bevat het recept, de prijs en de leveranciersbestellingen van een bruiloft of feest.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <source>No event matches. Try other words, another status or all dates.</source>
        <translation>Geen evenement gevonden. Probeer andere woorden, een andere status of alle datums.</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Search name, client, venue…</source>
        <translation>Zoek naam, klant, locatie…</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>Komend</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Voorbij</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Alle datums</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>%1 verwijderd</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>%1 verwijderd met %Ln regel</numerusform>
            <numerusform>%1 verwijderd met %Ln regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>meer dan %Ln evenement</numerusform>
            <numerusform>meer dan %Ln evenementen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <source>Add a fee</source>
        <translation>Toeslag toevoegen</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Bezorging</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Toeslag</translation>
    </message>
    <message>
        <source>Amount without tax</source>
        <translation>Bedrag excl. btw</translation>
    </message>
    <message>
        <source>Remove the fee</source>
        <translation>Toeslag verwijderen</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Vul een bedrag in, 0 of meer.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FormRow</name>
    <message>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Elders gewijzigd in “%1”. Enter houdt uw waarde, Esc neemt de andere over.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message>
        <source>Goods received</source>
        <translation>Ontvangen goederen</translation>
    </message>
    <message>
        <source>All came as ordered</source>
        <translation>Alles zoals besteld</translation>
    </message>
    <message>
        <source>Copy as e-mail</source>
        <translation>Als e-mail kopiëren</translation>
    </message>
    <message>
        <source>Notes every line that nothing came in of as delivered whole, at the price that was expected</source>
        <translation>Noteert elke regel waarvan niets binnenkwam als volledig geleverd, voor de verwachte prijs</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 te veel</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Besteld: %1</translation>
    </message>
    <message>
        <source>Goods received from %1</source>
        <translation>Ontvangen goederen van %1</translation>
    </message>
    <message>
        <source>Still due %1</source>
        <translation>Nog te komen: %1</translation>
    </message>
    <message>
        <source>Received %1 with tax</source>
        <translation>Ontvangen: %1 incl. btw</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <source>%1 too many</source>
        <translation>%1 te veel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Before tax; expected were %1</source>
        <translation>Excl. btw; verwacht was %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Besteld</translation>
    </message>
    <message>
        <source>Packs received</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>Cost received</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Still due</source>
        <translation>Nog te komen</translation>
    </message>
    <message>
        <source>“%1” is no number of packs.</source>
        <translation>“%1” is geen aantal verpakkingen.</translation>
    </message>
    <message>
        <source>“%1” is no price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <source>Say first how many packs came in, then what they cost.</source>
        <translation>Vul eerst in hoeveel verpakkingen binnenkwamen, dan wat ze kostten.</translation>
    </message>
    <message>
        <source>Receive %1</source>
        <translation>Ontvangst van %1</translation>
    </message>
    <message>
        <source>Change price paid for %1</source>
        <translation>Betaalde prijs voor %1 wijzigen</translation>
    </message>
    <message>
        <source>Somebody else noted these goods meanwhile; what they noted stands here now.</source>
        <translation>Iemand anders heeft deze goederen intussen genoteerd; dat staat hier nu.</translation>
    </message>
    <message>
        <source>Receive all as ordered</source>
        <translation>Alles als besteld ontvangen</translation>
    </message>
    <message>
        <source>Clear goods received</source>
        <translation>Ontvangen goederen wissen</translation>
    </message>
    <message>
        <source>Paste goods received</source>
        <translation>Ontvangen goederen plakken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message>
        <source>Fold</source>
        <translation>Inklappen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Name of the arrangement</source>
        <translation>Naam van het arrangement</translation>
    </message>
    <message>
        <source>Somebody else changed this to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Iemand anders heeft dit gewijzigd in “%1”. Enter houdt uw waarde, Esc neemt de andere over.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 tonen</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 verbergen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Show, and count in the price</source>
        <translation>Tonen en meetellen in de prijs</translation>
    </message>
    <message>
        <source>Hide, and leave out of the price</source>
        <translation>Verbergen en niet meetellen in de prijs</translation>
    </message>
    <message>
        <source>Enter adds</source>
        <translation>Enter voegt toe</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Regels van %1</translation>
    </message>
    <message>
        <source>Add a line to %1</source>
        <translation>Regel toevoegen aan %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden, not in the price</source>
        <translation>verborgen, niet in de prijs</translation>
    </message>
    <message>
        <source>%1 fewer of ‘%2’ saves a pack of %3 (%4).</source>
        <translation>%1 minder van ‘%2’ bespaart een verpakking van %3 (%4).</translation>
    </message>
    <message>
        <source>%1 fewer of ‘%2’ in each saves a pack of %3 (%4).</source>
        <translation>Per stuk %1 minder van ‘%2’ bespaart een verpakking van %3 (%4).</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>%1 ervan maken</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>%1 inklappen</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>%1 uitklappen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1” is geen getal.</translation>
    </message>
    <message>
        <source>Change how many of %1</source>
        <translation>Aantal van %1 wijzigen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 toevoegen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted %1 from %2</source>
        <translation>%1 verwijderd uit %2</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>%Ln regel dupliceren</numerusform>
            <numerusform>%Ln regels dupliceren</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verplaatsen naar</translation>
    </message>
    <message>
        <source>Move a line to %1</source>
        <translation>Regel verplaatsen naar %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verplaatsen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 dupliceren</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (kopie)</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>%1 verwijderd</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>%1 verwijderd met %Ln regel</numerusform>
            <numerusform>%1 verwijderd met %Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>elke</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IntegrationsPage</name>
    <message>
        <source>Integrations</source>
        <translation>Integraties</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Sleutels</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Verzoeken</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <source>What programs asked for in the last 30 days</source>
        <translation>Wat programma’s de afgelopen 30 dagen vroegen</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nieuwe webhook</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeyPanel</name>
    <message>
        <source>Key</source>
        <translation>Sleutel</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Gebruik</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Verloopt</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Laatst gebruikt</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Wat hij mag</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Sleutel intrekken…</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-sleutel</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>Programs that use “%1” are refused from their next request on. This cannot be undone; they need a new key then.</source>
        <translation>Programma’s die “%1” gebruiken, worden vanaf hun volgende verzoek geweigerd. Dit kan niet ongedaan worden gemaakt; ze hebben dan een nieuwe sleutel nodig.</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Sleutel intrekken</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>Revoke key %1</source>
        <translation>Sleutel %1 intrekken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysModel</name>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Toegestaan</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Verloopt</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Laatst gebruikt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message>
        <source>API keys</source>
        <translation>API-sleutels</translation>
    </message>
    <message>
        <source>A key lets another program into this shop: your website, a till, a spreadsheet. Make one for each program, so that you can take it away from one alone.</source>
        <translation>Een sleutel laat een ander programma in deze winkel: uw website, een kassa, een rekenblad. Maak er voor elk programma een, zodat u hem per programma kunt intrekken.</translation>
    </message>
    <message>
        <source>Create a key</source>
        <translation>Sleutel maken</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>de sleutel</translation>
    </message>
    <message>
        <source>This key is shown only now. Copy it into the program that needs it: nobody, Stemdesk neither, can show it again.</source>
        <translation>Deze sleutel wordt alleen nu getoond. Kopieer hem naar het programma dat hem nodig heeft: niemand, ook Stemdesk niet, kan hem nog eens tonen.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln sleutel</numerusform>
            <numerusform>%Ln sleutels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 revoked</source>
        <translation>%1, %2 ingetrokken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LineRow</name>
    <message>
        <source>%1 ‘%2’</source>
        <translation>%1 ‘%2’</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinesModel</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>any</source>
        <translation>elke</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (gearchiveerd)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>%1 a unit without tax</source>
        <translation>%1 per stuk excl. btw</translation>
    </message>
    <message>
        <source>%1 for all copies</source>
        <translation>%1 voor alle samen</translation>
    </message>
    <message>
        <source>changing…</source>
        <translation>wordt gewijzigd…</translation>
    </message>
    <message>
        <source>“%1” is no number of stems.</source>
        <translation>“%1” is geen aantal stelen.</translation>
    </message>
    <message>
        <source>Change quantity of %1</source>
        <translation>Aantal van %1 wijzigen</translation>
    </message>
    <message>
        <source>Change supplier of %1</source>
        <translation>Leverancier van %1 wijzigen</translation>
    </message>
    <message>
        <source>The line was deleted meanwhile.</source>
        <translation>De regel is intussen verwijderd.</translation>
    </message>
    <message>
        <source>Somebody else changed this to %1 meanwhile. Type it again to have yours.</source>
        <translation>Iemand anders heeft dit intussen gewijzigd in %1. Typ uw waarde opnieuw om die te houden.</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Stelen</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Verp.</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Ongedaan maken: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Opnieuw: %1</translation>
    </message>
    <message>
        <source>API on %1</source>
        <translation>API op %1</translation>
    </message>
    <message>
        <source>API is off</source>
        <translation>API staat uit</translation>
    </message>
    <message>
        <source>API is off: %1</source>
        <translation>API staat uit: %1</translation>
    </message>
    <message>
        <source>%1 – Stemdesk</source>
        <translation>%1 – Stemdesk</translation>
    </message>
    <message>
        <source>%1 – %2 – Stemdesk</source>
        <translation>%1 – %2 – Stemdesk</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraties</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <source>any supplier</source>
        <translation>elke leverancier</translation>
    </message>
    <message>
        <source>%1 a pack</source>
        <translation>%1 per verpakking</translation>
    </message>
    <message>
        <source>, minimum %1</source>
        <translation>, minimaal %1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NavigationRail</name>
    <message>
        <source>Narrow the navigation</source>
        <translation>Navigatie versmallen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Widen the navigation</source>
        <translation>Navigatie verbreden</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewKeyForm</name>
    <message>
        <source>Create key</source>
        <translation>Sleutel maken</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-sleutel</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <source>What uses it: “Website”, “Till”…</source>
        <translation>Wat hem gebruikt: “Website”, “Kassa”…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Waarvoor hij is</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Wat hij mag</translation>
    </message>
    <message>
        <source>Read everything</source>
        <translation>Alles lezen</translation>
    </message>
    <message>
        <source>Keep the catalogue in step</source>
        <translation>Catalogus gelijk houden</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>As ticked below</source>
        <translation>Zoals hieronder aangevinkt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Toegestaan</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lezen</translation>
    </message>
    <message>
        <source>change</source>
        <translation>wijzigen</translation>
    </message>
    <message>
        <source>manage</source>
        <translation>beheren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <translation>Hoelang hij geldt</translation>
    </message>
    <message>
        <source>Until it is revoked</source>
        <translation>Tot hij wordt ingetrokken</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dagen</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 dagen</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Een jaar</translation>
    </message>
    <message>
        <source>To the end of a day</source>
        <translation>Tot het einde van een dag</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Geldig</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Tick at least one thing that it may do.</source>
        <translation>Vink ten minste één ding aan dat hij mag.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Do not add anything</source>
        <translation>Niets toevoegen</translation>
    </message>
    <message>
        <source>Product, like Rose</source>
        <translation>Product, zoals Roos</translation>
    </message>
    <message>
        <source>Name of the new product</source>
        <translation>Naam van het nieuwe product</translation>
    </message>
    <message>
        <source>First variety, like Quicksand</source>
        <translation>Eerste soort, zoals Quicksand</translation>
    </message>
    <message>
        <source>Name of the variety</source>
        <translation>Naam van de soort</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Geen categorie</translation>
    </message>
    <message>
        <source>New variety of %1</source>
        <translation>Nieuwe soort van %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewSupplierRow</name>
    <message>
        <source>Name of the new supplier</source>
        <translation>Naam van de nieuwe leverancier</translation>
    </message>
    <message>
        <source>Enter adds</source>
        <translation>Enter voegt toe</translation>
    </message>
    <message>
        <source>Do not add a supplier</source>
        <translation>Geen leverancier toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWebhookForm</name>
    <message>
        <source>Create webhook</source>
        <translation>Webhook maken</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nieuwe webhook</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Waarheen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>The address that the other program&apos;s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>Het adres op het openbare internet dat de maker van het andere programma u gaf. Stemdesk stuurt er een bericht heen, ondertekend met een geheim, wanneer er iets gebeurt.</translation>
    </message>
    <message>
        <source>What it tells of</source>
        <translation>Wat hij meldt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Looking at the address…</source>
        <translation>Het adres wordt bekeken…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Min. packs</source>
        <translation>Min. verp.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Elke leverancier</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>Do not buy from %1</source>
        <translation>Niet kopen bij %1</translation>
    </message>
    <message>
        <source>Minimum packs of %1</source>
        <translation>Minimum aan verpakkingen van %1</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Leverancier toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderLinesModel</name>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>De leverancier levert niet minder dan %1.</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <source>Not every price is known: the price lists have none.</source>
        <translation>Niet elke prijs is bekend: de prijslijsten hebben er geen.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nodig</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Verp.</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <source>Choose an event, several, or a whole week. What to order from whom stands here then, with packs worked out over all of them together.</source>
        <translation>Kies een evenement, meerdere of een hele week. Dan staat hier wat u bij wie bestelt, met verpakkingen berekend over alles samen.</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Bewaarde lijsten</translation>
    </message>
    <message>
        <source>Save this sheet</source>
        <translation>Lijst bewaren</translation>
    </message>
    <message>
        <source>Keeps the sheet as it is now, to see later what changed and what came in</source>
        <translation>Bewaart de lijst zoals ze nu is, om later te zien wat er veranderde en wat binnenkwam</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>A table for any program</source>
        <translation>Een tabel voor elk programma</translation>
    </message>
    <message>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <source>A workbook with a sheet for each supplier</source>
        <translation>Een werkmap met een blad per leverancier</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF bewaren…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>As they were sent, and what came in</source>
        <translation>Zoals ze verstuurd zijn, en wat binnenkwam</translation>
    </message>
    <message>
        <source>What to order from whom</source>
        <translation>Wat u bij wie bestelt</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 with tax</source>
        <translation>%1 · %2 · %3 incl. btw</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln leverancier</numerusform>
            <numerusform>%Ln leveranciers</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1 · %2</source>
        <translation>Bewaard %1 · %2</translation>
    </message>
    <message>
        <source>Save order sheet</source>
        <translation>Bestellijst bewaren</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>De lijst is bewaard</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>en nog %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <source>Back to %1</source>
        <translation>Terug naar %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteField</name>
    <message>
        <source>Add a colour</source>
        <translation>Kleur toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <source>Price over the lists</source>
        <translation>Prijs over de lijsten</translation>
    </message>
    <message numerus="yes">
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln prijs, de laatste %1</numerusform>
            <numerusform>%Ln prijzen, de laatste %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, latest</source>
        <translation>%1, laatste</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <translation>%1, hoogste</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <source>Pin prices</source>
        <translation>Prijzen vastzetten</translation>
    </message>
    <message>
        <source>Refresh prices…</source>
        <translation>Prijzen vernieuwen…</translation>
    </message>
    <message>
        <source>the newest on the day of the event, or one that the event keeps to</source>
        <translation>de nieuwste op de dag van het evenement, of een vaste</translation>
    </message>
    <message>
        <source>Price list for %1</source>
        <translation>Prijslijst voor %1</translation>
    </message>
    <message>
        <source>Shows what the newest lists would change, before anything is changed.</source>
        <translation>Toont wat de nieuwste lijsten zouden wijzigen, voordat er iets verandert.</translation>
    </message>
    <message>
        <source>Keeps the price lists in use, so that newer lists change nothing.</source>
        <translation>Houdt de gebruikte prijslijsten vast, zodat nieuwere lijsten niets wijzigen.</translation>
    </message>
    <message>
        <source>No price list is in use yet.</source>
        <translation>Er is nog geen prijslijst in gebruik.</translation>
    </message>
    <message>
        <source>Every list in use is pinned.</source>
        <translation>Elke gebruikte lijst is vastgezet.</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>de nieuwste</translation>
    </message>
    <message>
        <source>No price list for the day of the event.</source>
        <translation>Geen prijslijst voor de dag van het evenement.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Vastgezet: %1</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Nieuwste: %1</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>verouderd</translation>
    </message>
    <message>
        <source>Change price list</source>
        <translation>Prijslijst wijzigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceRefreshCard</name>
    <message>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Refresh prices</source>
        <translation>Prijzen vernieuwen</translation>
    </message>
    <message>
        <source>Lines with old and new unit cost</source>
        <translation>Regels met oude en nieuwe stukprijs</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Inkoopkosten</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Prijs van het evenement</translation>
    </message>
    <message>
        <source>Apply new prices</source>
        <translation>Nieuwe prijzen overnemen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>nothing changes until you apply it</source>
        <translation>er verandert niets tot u het overneemt</translation>
    </message>
    <message>
        <source>Nothing to refresh: the pinned lists are the newest for the day of the event.</source>
        <translation>Niets te vernieuwen: de vastgezette lijsten zijn de nieuwste voor de dag van het evenement.</translation>
    </message>
    <message>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Niets te vernieuwen: er is geen lijst vastgezet, dus het evenement heeft al de nieuwste prijzen.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PricingForm</name>
    <message>
        <source>Markups</source>
        <translation>Opslagfactoren</translation>
    </message>
    <message>
        <source>times the cost with tax; empty takes the shop&apos;s</source>
        <translation>maal de kosten incl. btw; leeg geldt die van de winkel</translation>
    </message>
    <message>
        <source>Uplift a unit</source>
        <translation>Toeslag per stuk</translation>
    </message>
    <message>
        <source>Change uplift</source>
        <translation>Toeslag wijzigen</translation>
    </message>
    <message>
        <source>added to each unit&apos;s cost, with tax</source>
        <translation>bij de kosten van elk stuk, incl. btw</translation>
    </message>
    <message>
        <source>%1, as in the shop</source>
        <translation>%1, zoals in de winkel</translation>
    </message>
    <message>
        <source>Change markup</source>
        <translation>Opslagfactor wijzigen</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <source>Share in %</source>
        <translation>Aandeel in %</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Uren</translation>
    </message>
    <message>
        <source>Rate an hour</source>
        <translation>Uurtarief</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Vast bedrag</translation>
    </message>
    <message>
        <source>a share of the lines&apos; price, and hours and amounts without tax</source>
        <translation>een aandeel van de regelprijs, plus uren en bedragen excl. btw</translation>
    </message>
    <message>
        <source>Change labour</source>
        <translation>Arbeid wijzigen</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reiskosten</translation>
    </message>
    <message>
        <source>without tax</source>
        <translation>excl. btw</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Afstand</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tarief</translation>
    </message>
    <message>
        <source>Change travel</source>
        <translation>Reiskosten wijzigen</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Toeslagen</translation>
    </message>
    <message>
        <source>Change fees</source>
        <translation>Toeslagen wijzigen</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Btw</translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Btw-groep</translation>
    </message>
    <message>
        <source>Change tax group</source>
        <translation>Btw-groep wijzigen</translation>
    </message>
    <message>
        <source>as in the shop</source>
        <translation>zoals in de winkel</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2%)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductFilters</name>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductPanel</name>
    <message>
        <source>Product</source>
        <translation>Product</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Soorten</translation>
    </message>
    <message>
        <source>In the catalogue</source>
        <translation>In de catalogus</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nieuwe soort</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>Products and varieties</source>
        <translation>Producten en soorten</translation>
    </message>
    <message>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>Waarmee werkt u? Voeg hier bloemen, materialen en verhuurstukken toe, elk met soorten, steellengtes en verpakkingen; daaruit ontstaan recepten en bestellingen.</translation>
    </message>
    <message>
        <source>Add a product</source>
        <translation>Product toevoegen</translation>
    </message>
    <message>
        <source>No product is found by this.</source>
        <translation>Hiermee is geen product gevonden.</translation>
    </message>
    <message>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Zoek naam, soort, art.nr., kleur…</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nieuw product</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln producten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>meer dan %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeView</name>
    <message>
        <source>The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, a table centre.</source>
        <translation>Het recept zegt waaruit elk arrangement bestaat. Begin met één: een bruidsboeket, een tafelstuk.</translation>
    </message>
    <message>
        <source>Add an arrangement</source>
        <translation>Arrangement toevoegen</translation>
    </message>
    <message>
        <source>New arrangement</source>
        <translation>Nieuw arrangement</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RefreshLinesModel</name>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (verborgen)</translation>
    </message>
    <message>
        <source>The price list has no price for it.</source>
        <translation>De prijslijst heeft er geen prijs voor.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Van %1</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Stuks</translation>
    </message>
    <message>
        <source>Old unit cost</source>
        <translation>Oude stukprijs</translation>
    </message>
    <message>
        <source>New unit cost</source>
        <translation>Nieuwe stukprijs</translation>
    </message>
    <message>
        <source>Price change</source>
        <translation>Prijswijziging</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gelijk</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogModel</name>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Sleutel</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pad</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Verzoek-id</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <source>Requests</source>
        <translation>Verzoeken</translation>
    </message>
    <message>
        <source>Every request that a program makes with one of this shop&apos;s keys stands here for 30 days: what it asked for, and how it was answered. Nothing was asked yet.</source>
        <translation>Elk verzoek dat een programma met een sleutel van deze winkel doet, staat hier 30 dagen: wat het vroeg en welk antwoord het kreeg. Er is nog niets gevraagd.</translation>
    </message>
    <message>
        <source>No request is like this.</source>
        <translation>Geen verzoek is zo.</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Alleen fouten</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle sleutels</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetDelegate</name>
    <message>
        <source>Draft</source>
        <translation>Concept</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message>
        <source>Changed since</source>
        <translation>Sindsdien gewijzigd</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Nothing changed since this sheet was saved.</source>
        <translation>Sinds deze lijst is bewaard, is er niets gewijzigd.</translation>
    </message>
    <message>
        <source>All suppliers</source>
        <translation>Alle leveranciers</translation>
    </message>
    <message>
        <source>What the events earn</source>
        <translation>Wat de evenementen opleveren</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Customer price</source>
        <translation>Klantprijs</translation>
    </message>
    <message>
        <source>Cost planned</source>
        <translation>Kosten gepland</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Kosten tot nu</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Saved sheet</source>
        <translation>Bewaarde lijst</translation>
    </message>
    <message>
        <source>Saved as a draft: not every event was approved then.</source>
        <translation>Als concept bewaard: toen was nog niet elk evenement goedgekeurd.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln regel nog te komen</numerusform>
            <numerusform>%Ln regels nog te komen</numerusform>
        </translation>
    </message>
    <message>
        <source>everything came</source>
        <translation>alles ontvangen</translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Besteld: %1</translation>
    </message>
    <message>
        <source>Received %1 with tax</source>
        <translation>Ontvangen: %1 incl. btw</translation>
    </message>
    <message>
        <source>what would be ordered now, against this sheet</source>
        <translation>wat nu besteld zou worden, tegenover deze lijst</translation>
    </message>
    <message>
        <source>with tax, over the cost of goods</source>
        <translation>incl. btw, boven de inkoopkosten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: here you see then what changed since, and note what came in and what it cost.</source>
        <translation>Er is nog niets bewaard. Bewaar een lijst wanneer u ze naar uw leveranciers stuurt: hier ziet u dan wat er sindsdien veranderde, en noteert u wat binnenkwam en wat het kostte.</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Bewaarde lijsten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <source>not received</source>
        <translation>niet ontvangen</translation>
    </message>
    <message>
        <source>received</source>
        <translation>ontvangen</translation>
    </message>
    <message>
        <source>%1 of %2 received</source>
        <translation>%1 van %2 ontvangen</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>concept</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SearchField</name>
    <message>
        <source>Ctrl F</source>
        <translation>Ctrl F</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SecretPanel</name>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <source>Supplier order, %1</source>
        <translation>Leveranciersbestelling, %1</translation>
    </message>
    <message numerus="yes">
        <source>Supplier order, %n events</source>
        <translation>
            <numerusform>Leveranciersbestelling, %Ln evenement</numerusform>
            <numerusform>Leveranciersbestelling, %Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the supplier order</source>
        <translation>Leveranciersbestelling bewaren</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-document (*.pdf)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-tabel (*.csv)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-werkmap (*.xlsx)</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 is niet bewaard. %2</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Nothing is lost; choose another place.</source>
        <translation>%1 is niet bewaard: %2. Er is niets verloren; kies een andere plaats.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 bewaard</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Copied the order as e-mail</source>
        <translation>Bestelling als e-mail gekopieerd</translation>
    </message>
    <message>
        <source>Copied the order as e-mail to %1</source>
        <translation>Bestelling als e-mail aan %1 gekopieerd</translation>
    </message>
    <message>
        <source>Open in mail program</source>
        <translation>Openen in mailprogramma</translation>
    </message>
    <message>
        <source>No mail program answers; the order is on the clipboard.</source>
        <translation>Geen mailprogramma antwoordt; de bestelling staat op het klembord.</translation>
    </message>
    <message>
        <source>Print the supplier order</source>
        <translation>Leveranciersbestelling afdrukken</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Naar de printer gestuurd</translation>
    </message>
    <message>
        <source>The printer does not take it; nothing was printed.</source>
        <translation>De printer neemt het niet aan; er is niets afgedrukt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>Er is niets te bestellen: geen zichtbaar arrangement van deze evenementen heeft een regel waarvoor iets nodig is.</translation>
    </message>
    <message>
        <source>All suppliers</source>
        <translation>Alle leveranciers</translation>
    </message>
    <message>
        <source>Order by supplier</source>
        <translation>Bestelling per leverancier</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln bestelling</numerusform>
            <numerusform>%Ln bestellingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Before tax %1</source>
        <translation>Excl. btw %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 en nog %2</translation>
    </message>
    <message>
        <source>Not approved yet: %1. Until then this is a draft, and printed as one.</source>
        <translation>Nog niet goedgekeurd: %1. Tot dan is dit een concept en wordt het zo afgedrukt.</translation>
    </message>
    <message>
        <source>Archived: %1. Choose another supplier for these lines, or bring this one back.</source>
        <translation>Gearchiveerd: %1. Kies een andere leverancier voor deze regels, of haal deze terug.</translation>
    </message>
    <message>
        <source>Some lines name no supplier yet; they stand at the end.</source>
        <translation>Sommige regels hebben nog geen leverancier; ze staan achteraan.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln regel zonder prijs: de totalen zijn niet volledig.</numerusform>
            <numerusform>%Ln regels zonder prijs: de totalen zijn niet volledig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StateDot</name>
    <message>
        <source>Server is running</source>
        <translation>Server draait</translation>
    </message>
    <message>
        <source>Server is not running</source>
        <translation>Server draait niet</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StatusButton</name>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Change the status</source>
        <translation>Status wijzigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>Customer price</source>
        <translation>Klantprijs</translation>
    </message>
    <message>
        <source>How it is made up</source>
        <translation>Opbouw</translation>
    </message>
    <message>
        <source>Flowers and materials</source>
        <translation>Bloemen en materialen</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Verhuur</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Toeslagen</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reiskosten</translation>
    </message>
    <message>
        <source>What it costs us</source>
        <translation>Wat het ons kost</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Ontwerp</translation>
    </message>
    <message>
        <source>Left over in packs</source>
        <translation>Over in verpakkingen</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Inkoopkosten</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>What stays of the customer price after the cost of goods</source>
        <translation>Wat van de klantprijs overblijft na de inkoopkosten</translation>
    </message>
    <message>
        <source>Goods received</source>
        <translation>Ontvangen goederen</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <translation>Tot nu betaald</translation>
    </message>
    <message>
        <source>With tax, this event&apos;s share of what came in on its order sheets</source>
        <translation>Incl. btw, het deel van dit evenement in wat op zijn bestellijsten binnenkwam</translation>
    </message>
    <message>
        <source>Margin on that</source>
        <translation>Marge daarop</translation>
    </message>
    <message>
        <source>What stays of the customer price after what was paid</source>
        <translation>Wat van de klantprijs overblijft na wat is betaald</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Kleurenpalet</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Bestellen voor</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <source>No budget agreed. %1 without tax.</source>
        <translation>Geen budget afgesproken. %1 excl. btw.</translation>
    </message>
    <message>
        <source>%1 over the budget of %2. Without tax it is %3.</source>
        <translation>%1 boven het budget van %2. Exclusief btw is het %3.</translation>
    </message>
    <message>
        <source>%1 of the budget of %2 left. Without tax it is %3.</source>
        <translation>%1 over van het budget van %2. Exclusief btw is het %3.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>vastgezet</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>nieuwste</translation>
    </message>
    <message>
        <source>These prices stay, whatever newer lists say.</source>
        <translation>Deze prijzen blijven, wat nieuwere lijsten ook zeggen.</translation>
    </message>
    <message>
        <source>The newest list of its type on the day of the event.</source>
        <translation>De nieuwste lijst van dit type op de dag van het evenement.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message>
        <source>Lines to order</source>
        <translation>Te bestellen regels</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
    <message>
        <source>Copy as e-mail</source>
        <translation>Als e-mail kopiëren</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines to order from %1</source>
        <translation>Bij %1 te bestellen regels</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nog niemand</translation>
    </message>
    <message>
        <source>Before tax %1</source>
        <translation>Excl. btw %1</translation>
    </message>
    <message>
        <source>With tax %1</source>
        <translation>Incl. btw %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogus</translation>
    </message>
    <message>
        <source>Comes from them</source>
        <translation>Komt van hen</translation>
    </message>
    <message>
        <source>Archived supplier</source>
        <translation>Gearchiveerde leverancier</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiveren</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1 terughalen</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>%1 archiveren</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>meer dan %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Whom do you buy from? Add your growers and wholesalers here; every flower in the catalogue can then name its suppliers, and orders go out to them.</source>
        <translation>Bij wie koopt u in? Voeg hier uw kwekers en groothandels toe; elke bloem in de catalogus kan dan haar leveranciers noemen, en bestellingen gaan naar hen.</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Leverancier toevoegen</translation>
    </message>
    <message>
        <source>No supplier is found by this.</source>
        <translation>Hiermee is geen leverancier gevonden.</translation>
    </message>
    <message>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Zoek naam, e-mail, telefoon…</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nieuwe leverancier</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actief</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>meer dan %Ln leverancier</numerusform>
            <numerusform>meer dan %Ln leveranciers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppliers</source>
        <translation>
            <numerusform>%Ln leverancier</numerusform>
            <numerusform>%Ln leveranciers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TabStrip</name>
    <message>
        <source>Parts of this page</source>
        <translation>Delen van deze pagina</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <source>Close this note</source>
        <translation>Melding sluiten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message>
        <source>Where it is used</source>
        <translation>Waar gebruikt</translation>
    </message>
    <message>
        <source>On no event yet.</source>
        <translation>Nog in geen evenement.</translation>
    </message>
    <message>
        <source>and on earlier events</source>
        <translation>en in eerdere evenementen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 openen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantPanel</name>
    <message>
        <source>Variety</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Stem length</source>
        <translation>Steellengte</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Units per pack</source>
        <translation>Stuks per verp.</translation>
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
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>%1 stems</source>
        <translation>%1 stelen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhookPanel</name>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Waarheen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>What it tells of</source>
        <translation>Wat hij meldt</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Gebruik</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Laatste aflevering</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Verwijderen…</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Sends what was held back, then what is new</source>
        <translation>Verstuurt wat is vastgehouden, dan wat nieuw is</translation>
    </message>
    <message>
        <source>Deliveries are held back until you resume it</source>
        <translation>Afleveringen worden vastgehouden tot u hem hervat</translation>
    </message>
    <message numerus="yes">
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>%Ln aflevering is mislukt. Kies haar hieronder om te zien waarom, en verstuur haar opnieuw zodra de andere kant werkt.</numerusform>
            <numerusform>%Ln afleveringen na elkaar zijn mislukt. Kies er hieronder een om te zien waarom, en verstuur die opnieuw zodra de andere kant werkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the address…</source>
        <translation>Het adres wordt bekeken…</translation>
    </message>
    <message>
        <source>Change address of webhook %1</source>
        <translation>Adres van webhook %1 wijzigen</translation>
    </message>
    <message>
        <source>Change what webhook %1 tells of</source>
        <translation>Wijzigen wat webhook %1 meldt</translation>
    </message>
    <message>
        <source>Pause webhook %1</source>
        <translation>Webhook %1 pauzeren</translation>
    </message>
    <message>
        <source>Resume webhook %1</source>
        <translation>Webhook %1 hervatten</translation>
    </message>
    <message>
        <source>Its secret and the log of its deliveries go with it, and what was not sent yet is never sent. This cannot be undone.</source>
        <translation>Zijn geheim en het logboek van zijn afleveringen gaan mee weg, en wat nog niet is verstuurd, wordt nooit verstuurd. Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Webhook verwijderen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>Delete webhook %1</source>
        <translation>Webhook %1 verwijderen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksModel</name>
    <message>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Tells of</source>
        <translation>Meldt</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Laatste aflevering</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksTab</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Afleveringen</translation>
    </message>
    <message>
        <source>A webhook tells another program at once when an event is new or was changed, so that it need not ask again and again: a calendar, an invoice, a message to the team.</source>
        <translation>Een webhook vertelt een ander programma meteen wanneer een evenement nieuw of gewijzigd is, zodat het niet telkens hoeft te vragen: een agenda, een factuur, een bericht aan het team.</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Webhook maken</translation>
    </message>
    <message>
        <source>Nothing was sent yet. The next event that is new or changed is the first.</source>
        <translation>Er is nog niets verstuurd. Het eerstvolgende nieuwe of gewijzigde evenement is het eerste.</translation>
    </message>
    <message>
        <source>Secret of the new webhook</source>
        <translation>Geheim van de nieuwe webhook</translation>
    </message>
    <message>
        <source>the secret</source>
        <translation>het geheim</translation>
    </message>
    <message>
        <source>This secret is shown only now. Copy it into the program that is told: with it, it knows that a message comes from you.</source>
        <translation>Dit geheim wordt alleen nu getoond. Kopieer het naar het programma dat bericht krijgt: daarmee weet het dat een bericht van u komt.</translation>
    </message>
    <message>
        <source>Sent to %1</source>
        <translation>Verstuurd naar %1</translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%Ln webhook</numerusform>
            <numerusform>%Ln webhooks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 failing</source>
        <translation>%1, %2 mislukt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekField</name>
    <message>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Vorige week</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Volgende week</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot en met %2</translation>
    </message>
</context>
</TS>
