<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AdviceEdit</name>
    <message numerus="yes">
        <source>%n line(s) changed: %1</source>
        <translation>
            <numerusform>%n regel gewijzigd: %1</numerusform>
            <numerusform>%n regels gewijzigd: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 in each “%4”</source>
        <translation>%1: %2 in plaats van %3 per “%4”</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message>
        <source>The backup was stopped; nothing of it was kept.</source>
        <translation>De back-up is gestopt; er is niets van bewaard.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk. Make room and try again.</source>
        <translation>Er is niet genoeg ruimte op de schijf. Maak ruimte en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Damage was found. The older backups are untouched: restore the newest one that is sound.</source>
        <translation>Er is schade gevonden. De oudere back-ups zijn onaangeroerd: zet de nieuwste terug die in orde is.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be read or written. Check that the disk is there and is not write-protected.</source>
        <translation>Het bestand of de map kan niet worden gelezen of geschreven. Controleer of de schijf er is en niet tegen schrijven is beveiligd.</translation>
    </message>
    <message>
        <source>The copy did not match the data, so it was given up.</source>
        <translation>De kopie kwam niet overeen met de gegevens en is daarom verworpen.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>De kopie is verworpen: iets in de gegevens van de winkel is niet in orde. “stemdesk check” zegt wat.</translation>
    </message>
    <message>
        <source>The backup was made, but it cannot be restored as it is: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>De back-up is gemaakt, maar kan zo niet worden teruggezet: er klopt iets niet in de gegevens van de winkel. “stemdesk check” zegt wat.</translation>
    </message>
    <message>
        <source>This file is not a Stemdesk backup.</source>
        <translation>Dit bestand is geen back-up van Stemdesk.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Het bestand is er niet meer.</translation>
    </message>
    <message>
        <source>This is the data that is in use now; choose a backup of it.</source>
        <translation>Dit zijn de gegevens die nu in gebruik zijn; kies een back-up ervan.</translation>
    </message>
    <message>
        <source>A newer Stemdesk made this backup; install that version first.</source>
        <translation>Een nieuwere Stemdesk heeft deze back-up gemaakt; installeer eerst die versie.</translation>
    </message>
    <message>
        <source>Another program has the shop’s data open. Close it and try again.</source>
        <translation>Een ander programma heeft de gegevens van de winkel open. Sluit het en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Another Stemdesk is running on this data. Close it and try again.</source>
        <translation>Er draait nog een Stemdesk met deze gegevens. Sluit die en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>vandaag om %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>gisteren om %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>onvolledig</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>dagelijks</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>handmatig</translation>
    </message>
    <message>
        <source>Copying everything…</source>
        <translation>Alles kopiëren…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Kopie controleren…</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s)</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln producten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 met %2</translation>
    </message>
    <message numerus="yes">
        <source>The last backup is %n day(s) old.</source>
        <translation>
            <numerusform>De laatste back-up is %Ln dag oud.</numerusform>
            <numerusform>De laatste back-up is %Ln dagen oud.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>Name of the event</source>
        <translation>Naam van het evenement</translation>
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
        <translation>Locatie van</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Locatie tot</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ceremonie</translation>
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
        <source>Second client</source>
        <translation>Tweede klant</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Kleurenpalet</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 gewijzigd</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 toegevoegd</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 vervalt</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <translation>%1 heet nu %2</translation>
    </message>
    <message>
        <source>Text of %1 changed</source>
        <translation>Tekst van %1 gewijzigd</translation>
    </message>
    <message>
        <source>%1 instead of %2 in %3</source>
        <translation>%1 in plaats van %2 in %3</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3 in all</source>
        <translation>%1: in totaal %2 → %3</translation>
    </message>
    <message>
        <source>%1: from another supplier</source>
        <translation>%1: van een andere leverancier</translation>
    </message>
    <message>
        <source>%1: new price</source>
        <translation>%1: nieuwe prijs</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1 toegevoegd: %2</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Extra kosten</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reiskosten</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Korting</translation>
    </message>
</context>
<context>
    <name>ClientFields</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Bedrijf</translation>
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
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>Btw-nummer</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>E-factuuradres</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
</context>
<context>
    <name>ClientWords</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 van %2 wijzigen</translation>
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
        <source>Deleted %1, also from %n event(s)</source>
        <translation>
            <numerusform>%1 verwijderd, ook bij %Ln evenement</numerusform>
            <numerusform>%1 verwijderd, ook bij %Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2 is still owed</source>
        <translation>%1. Er staat nog %2 open</translation>
    </message>
    <message>
        <source>“%1” is not a country. Write its name or two letters, such as FR.</source>
        <translation>“%1” is geen land. Vul de naam of twee letters in, zoals FR.</translation>
    </message>
</context>
<context>
    <name>ContactRoles</name>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Pays the bill</source>
        <translation>Betaalt de factuur</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planner</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Locatie</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anders</translation>
    </message>
</context>
<context>
    <name>DatabaseQuestion</name>
    <message>
        <source>The shop’s database cannot be used now.</source>
        <translation>De database van de winkel kan nu niet worden gebruikt.</translation>
    </message>
    <message>
        <source>On this computer there may be another shop, or an older copy: what you change in it does not reach the server.</source>
        <translation>Op deze computer kan een andere winkel staan, of een oudere kopie: wat daar wordt gewijzigd, staat niet op de server.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation>Op deze computer werken</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <source>Write the address like postgresql://anna@db.example.com/flowers. After a ? you can add sslmode=verify-full and sslrootcert=FILE.</source>
        <translation>Schrijf het adres zoals postgresql://anna@db.example.com/flowers. Achter een ? mogen sslmode=verify-full en sslrootcert=BESTAND volgen.</translation>
    </message>
    <message>
        <source>The database server is too old; Stemdesk needs PostgreSQL 15 or later.</source>
        <translation>De databaseserver is te oud; Stemdesk heeft PostgreSQL 15 of nieuwer nodig.</translation>
    </message>
    <message>
        <source>The database cannot keep every letter; make one with the encoding UTF8.</source>
        <translation>De database kan niet elk teken bewaren; maak er een met de codering UTF8.</translation>
    </message>
    <message>
        <source>Another program keeps its data in %3; make a database for Stemdesk alone.</source>
        <translation>Een ander programma bewaart zijn gegevens in %3; maak een database voor Stemdesk alleen.</translation>
    </message>
    <message>
        <source>A newer Stemdesk works on %3; install that version here first.</source>
        <translation>Een nieuwere Stemdesk werkt met %3; installeer hier eerst die versie.</translation>
    </message>
    <message>
        <source>This shop is there already. Nothing was copied.</source>
        <translation>Deze winkel staat er al. Er is niets gekopieerd.</translation>
    </message>
    <message>
        <source>The copy was stopped; nothing was changed on the server.</source>
        <translation>Het kopiëren is gestopt; op de server is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>De kopie kwam niet overeen met de winkel en is daarom verworpen. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>De kopie is verworpen: iets in de gegevens van de winkel is niet in orde. “stemdesk check” zegt wat.</translation>
    </message>
    <message>
        <source>The keyring is locked, so the password cannot be kept. Unlock it and try again.</source>
        <translation>De sleutelbos is vergrendeld, zodat het wachtwoord niet kan worden bewaard. Ontgrendel hem en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and leave the field empty.</source>
        <translation>Deze computer heeft geen sleutelbos die het wachtwoord bewaart. Bewaar het in het bestand .pgpass en laat het veld leeg.</translation>
    </message>
    <message>
        <source>No database server answers at %1. Check the name, the network, and that the server is running.</source>
        <translation>Op %1 antwoordt geen databaseserver. Controleer de naam, het netwerk en of de server draait.</translation>
    </message>
    <message>
        <source>The server %1 does not let %2 in. Check the user’s name before the @, or ask whoever runs the server.</source>
        <translation>De server %1 laat %2 niet toe. Controleer de gebruikersnaam voor de @, of vraag de beheerder van de server.</translation>
    </message>
    <message>
        <source>The password for %2 is missing or wrong.</source>
        <translation>Het wachtwoord van %2 ontbreekt of is niet het juiste.</translation>
    </message>
    <message>
        <source>There is no database %3 on the server, or %2 may not use it.</source>
        <translation>Er is geen database %3 op de server, of %2 mag die niet gebruiken.</translation>
    </message>
    <message>
        <source>The connection to %1 would not be safe: its certificate is missing, not trusted, or for another name. To trust a certificate, add sslrootcert=FILE after a ? in the address.</source>
        <translation>De verbinding met %1 zou niet veilig zijn: het certificaat ontbreekt, is niet vertrouwd of hoort bij een andere naam. sslrootcert=BESTAND achter een ? in het adres noemt een te vertrouwen certificaat.</translation>
    </message>
    <message>
        <source>The connection service file has no service of that name.</source>
        <translation>Het bestand met verbindingsservices bevat geen service met die naam.</translation>
    </message>
    <message>
        <source>Connected. The database is empty: copy this shop there first.</source>
        <translation>Verbonden. De database is leeg: kopieer deze winkel er eerst heen.</translation>
    </message>
    <message>
        <source>Connected. It holds %1.</source>
        <translation>Verbonden. De database bevat %1.</translation>
    </message>
    <message>
        <source>Leave the password out of the address, where others can read it; write it below.</source>
        <translation>Laat het wachtwoord uit het adres weg, waar anderen het kunnen lezen; vul het hieronder in.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>deze computer</translation>
    </message>
    <message>
        <source>this user</source>
        <translation>deze gebruiker</translation>
    </message>
    <message>
        <source>this database</source>
        <translation>deze database</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Winkel kopiëren…</translation>
    </message>
    <message>
        <source>Comparing the copy with the shop…</source>
        <translation>Kopie met de winkel vergelijken…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Kopie controleren…</translation>
    </message>
    <message>
        <source>%1 is on the server now, and the copy was checked. What you change here from now on will be missing there, so switch now.</source>
        <translation>%1 staat nu ook op de server en is vergeleken met wat hier staat. Wat hier vanaf nu wordt gewijzigd, ontbreekt daar; stap dus nu over.</translation>
    </message>
</context>
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
        <translation>Een nieuw product heeft een eerste cultivar nodig.</translation>
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
        <source>This one comes with Stemdesk and cannot be changed.</source>
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
        <source>%n event(s) are pinned to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evenement is aan deze prijslijst vastgezet; die kan nu niet worden verwijderd.</numerusform>
            <numerusform>%Ln evenementen zijn aan deze prijslijst vastgezet; die kan nu niet worden verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evenement gebruikt deze btw-groep; die kan nu niet worden verwijderd.</numerusform>
            <numerusform>%Ln evenementen gebruiken deze btw-groep; die kan nu niet worden verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s), price list(s) or event(s) have this type; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln product, prijslijst of evenement heeft dit type; het blijft.</numerusform>
            <numerusform>%Ln producten, prijslijsten of evenementen hebben dit type; het blijft.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such supplier any more.</source>
        <translation>Deze leverancier bestaat niet meer.</translation>
    </message>
    <message>
        <source>There is no such shop. “stemdesk shop list” shows them.</source>
        <translation>Deze winkel bestaat niet. “stemdesk shop list” toont welke er zijn.</translation>
    </message>
    <message>
        <source>There is no such product any more.</source>
        <translation>Dit product bestaat niet meer.</translation>
    </message>
    <message>
        <source>There is no such variety any more.</source>
        <translation>Deze cultivar bestaat niet meer.</translation>
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
        <translation>Deze cultivar hoort bij een ander product.</translation>
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
        <source>The shop’s data is busy with other work; try again in a moment.</source>
        <translation>De gegevens van de winkel zijn even bezet; probeer het zo opnieuw.</translation>
    </message>
    <message>
        <source>The shop’s data cannot be reached now; nothing was changed.</source>
        <translation>De gegevens van de winkel zijn nu niet bereikbaar; er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>De schijf is vol; er is niets gewijzigd. Maak ruimte en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>This computer cannot read pictures of this type. Install the package qt6-image-formats-plugins, or choose a PNG or JPEG file.</source>
        <translation>Deze computer kan afbeeldingen van dit type niet lezen. Installeer het pakket qt6-image-formats-plugins of kies een PNG- of JPEG-bestand.</translation>
    </message>
    <message>
        <source>The shop’s data is damaged; restore the last backup.</source>
        <translation>De gegevens van de winkel zijn beschadigd; zet de laatste back-up terug.</translation>
    </message>
    <message>
        <source>The file with the shop’s data was moved, replaced or deleted while Stemdesk runs; nothing was changed. Quit, put it back or restore a backup, and start again.</source>
        <translation>Het bestand met de gegevens van de winkel is verplaatst, vervangen of verwijderd terwijl Stemdesk draait; er is niets gewijzigd. Sluit Stemdesk af, zet het terug of zet een back-up terug, en start opnieuw.</translation>
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
        <source>Write the minimum packs as a whole number.</source>
        <translation>Vul het minimum aan verpakkingen in als geheel getal.</translation>
    </message>
    <message>
        <source>Give each supplier one minimum at most.</source>
        <translation>Geef elke leverancier hoogstens één minimum.</translation>
    </message>
    <message>
        <source>Give each supplier one pack size, more than 0.</source>
        <translation>Geef elke leverancier één verpakkingsgrootte, groter dan 0.</translation>
    </message>
    <message>
        <source>Write a percentage from 0 to 100.</source>
        <translation>Vul een percentage van 0 tot 100 in.</translation>
    </message>
    <message>
        <source>Give each supplier one code at most, of no more than 100 characters.</source>
        <translation>Geef elke leverancier hoogstens één code, van ten hoogste 100 tekens.</translation>
    </message>
    <message>
        <source>Write a number above 0.</source>
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
        <source>The ceremony needs a start, and must end after it.</source>
        <translation>De ceremonie heeft een begin nodig en moet daarna eindigen.</translation>
    </message>
    <message>
        <source>The time at the venue needs a start, and must end after it.</source>
        <translation>De tijd op de locatie heeft een begin nodig en moet daarna eindigen.</translation>
    </message>
    <message>
        <source>Choose a day within the years 1 to 9999.</source>
        <translation>Kies een dag in de jaren 1 tot en met 9999.</translation>
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
        <source>Write the tax as a factor, like 1.2 for 20%.</source>
        <translation>Vul de btw in als factor, zoals 1,2 voor 20%.</translation>
    </message>
    <message>
        <source>The name can have up to 200 characters, on one line.</source>
        <translation>De naam mag hoogstens 200 tekens hebben, op één regel.</translation>
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
        <source>No computer was found at this address; check how it is spelled.</source>
        <translation>Onder dit adres is geen computer bekend; controleer de spelling.</translation>
    </message>
    <message>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Dit adres leidt naar een privécomputer; geef er een op internet.</translation>
    </message>
    <message>
        <source>Choose at least one kind of message.</source>
        <translation>Kies ten minste één soort bericht.</translation>
    </message>
    <message>
        <source>The keyring is locked, so no secret can be kept safe. Unlock it and try again.</source>
        <translation>De sleutelbos is vergrendeld, zodat geen geheim veilig kan worden bewaard. Ontgrendel hem en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>This computer’s keyring does not answer, so no secret can be kept safe. Start it and try again.</source>
        <translation>De sleutelbos van deze computer antwoordt niet, zodat geen geheim veilig kan worden bewaard. Start hem en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The keyring no longer holds Stemdesk’s key, so secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>De sleutelbos bevat de sleutel van Stemdesk niet meer, zodat geheimen niet kunnen worden geopend. “stemdesk secrets” helpt om hem terug te halen.</translation>
    </message>
    <message>
        <source>The file that keeps the secrets’ key is missing. Put it back and try again.</source>
        <translation>Het bestand met de sleutel van de geheimen ontbreekt. Zet het terug en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The secrets are sealed with a different key from the one here. “stemdesk secrets” helps to bring it back.</source>
        <translation>De geheimen zijn verzegeld met een andere sleutel dan die hier is. “stemdesk secrets” helpt om hem terug te halen.</translation>
    </message>
    <message>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Webhooks kunnen niet worden ingesteld terwijl Stemdesk zo draait.</translation>
    </message>
    <message>
        <source>The file cannot be written there; choose another place.</source>
        <translation>Het bestand kan daar niet worden geschreven; kies een andere plaats.</translation>
    </message>
    <message>
        <source>There is no such contact any more.</source>
        <translation>Dit contact bestaat niet meer.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use it; take it off those first.</source>
        <translation>
            <numerusform>%Ln evenement noemt dit contact; haal het daar eerst weg.</numerusform>
            <numerusform>%Ln evenementen noemen dit contact; haal het daar eerst weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s) were issued for this event; it cannot be deleted.</source>
        <translation>
            <numerusform>Voor dit evenement is %Ln factuur opgemaakt; het blijft.</numerusform>
            <numerusform>Voor dit evenement zijn %Ln facturen opgemaakt; het blijft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write who accepted it.</source>
        <translation>Vul in wie akkoord is gegaan.</translation>
    </message>
    <message>
        <source>This quote has already been answered; reopen it first.</source>
        <translation>Deze offerte is al beantwoord; heropen die eerst.</translation>
    </message>
    <message>
        <source>This quote is already open.</source>
        <translation>Deze offerte staat al open.</translation>
    </message>
    <message>
        <source>An accepted quote cannot be deleted; it can be reopened.</source>
        <translation>Een offerte die is of was geaccepteerd blijft bewaard; heropenen kan wel.</translation>
    </message>
    <message>
        <source>This amount is too large to be kept to the cent.</source>
        <translation>Dit bedrag is te groot om tot op de cent bij te houden.</translation>
    </message>
    <message>
        <source>What is stored of it cannot be read any more; look for it in an earlier backup.</source>
        <translation>Wat ervan is opgeslagen, kan niet meer worden gelezen; zoek het in een eerdere back-up.</translation>
    </message>
    <message>
        <source>There is nobody to bill: give the event a client first.</source>
        <translation>Er is niemand die betaalt: vul eerst een klant in.</translation>
    </message>
    <message>
        <source>This instalment has already been invoiced.</source>
        <translation>Deze termijn is al gefactureerd.</translation>
    </message>
    <message>
        <source>Everything has already been invoiced.</source>
        <translation>Alles is al gefactureerd.</translation>
    </message>
    <message>
        <source>This invoice has already been credited.</source>
        <translation>Deze factuur is al gecrediteerd.</translation>
    </message>
    <message>
        <source>There are payments, invoices or accepted quotes; the currency cannot be changed.</source>
        <translation>Er zijn betalingen, facturen of geaccepteerde offertes; de valuta blijft.</translation>
    </message>
    <message>
        <source>Write an amount with no more decimals than the currency has.</source>
        <translation>Vul een bedrag in met niet meer decimalen dan de valuta heeft.</translation>
    </message>
    <message>
        <source>Write the country’s name or its two letters, such as GB.</source>
        <translation>Vul de naam van het land of de twee letters ervan in, zoals NL.</translation>
    </message>
    <message>
        <source>Write the electronic address with its scheme, like 0106:12345678.</source>
        <translation>Vul het elektronische adres in met het schema, zoals 0106:12345678.</translation>
    </message>
    <message>
        <source>The last part is the rest; those before it need a share or an amount.</source>
        <translation>Het laatste deel is de rest; de delen ervoor hebben een percentage of bedrag nodig.</translation>
    </message>
    <message>
        <source>Write the shop’s e-mail address in Settings first; the message is from it.</source>
        <translation>Vul eerst in Instellingen het e-mailadres van de winkel in; het bericht komt daarvandaan.</translation>
    </message>
    <message>
        <source>Write the supplier’s e-mail address first; the message goes there.</source>
        <translation>Vul eerst het e-mailadres van de leverancier in; het bericht gaat daarheen.</translation>
    </message>
    <message>
        <source>For an e-invoice the shop lacks: %1. Fill it in under Settings, then credit this invoice and issue it again.</source>
        <translation>Voor een e-factuur ontbreekt bij de winkel: %1. Vul dit aan bij Instellingen, crediteer deze factuur en maak die opnieuw.</translation>
    </message>
    <message>
        <source>For an e-invoice the client lacks: %1. Credit this invoice and issue it again with what is missing.</source>
        <translation>Voor een e-factuur ontbreekt bij de klant: %1. Crediteer deze factuur en maak die opnieuw met wat ontbreekt.</translation>
    </message>
    <message>
        <source>There are no e-invoices in this currency.</source>
        <translation>In deze valuta bestaan geen e-facturen.</translation>
    </message>
    <message>
        <source>E-invoices from Greece carry a number of its tax office, which Stemdesk does not have.</source>
        <translation>E-facturen uit Griekenland dragen een nummer van de Griekse belastingdienst, dat Stemdesk niet heeft.</translation>
    </message>
    <message>
        <source>Another Stemdesk is running on this data. Close it and try again.</source>
        <translation>Er draait nog een Stemdesk met deze gegevens. Sluit die en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Write how many the shop owns, 0 or more.</source>
        <translation>Vul in hoeveel de winkel er heeft, 0 of meer.</translation>
    </message>
    <message>
        <source>Write the cost as an amount, 0 or more.</source>
        <translation>Vul de kosten in als bedrag, 0 of meer.</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 60.</source>
        <translation>Vul een geheel aantal dagen in, van 0 tot 60.</translation>
    </message>
    <message>
        <source>Write the cost of a pack as an amount, 0 or more.</source>
        <translation>Vul de prijs per verpakking in als bedrag, 0 of meer.</translation>
    </message>
    <message>
        <source>It took longer than 30 seconds and was stopped.</source>
        <translation>Het duurde langer dan 30 seconden en is gestopt.</translation>
    </message>
    <message>
        <source>Stemdesk is still busy with an earlier task that took too long; try again later.</source>
        <translation>Stemdesk is nog bezig met een eerdere taak die te lang duurde; probeer het later opnieuw.</translation>
    </message>
    <message>
        <source>Everything that these events need is ordered.</source>
        <translation>Alles wat deze evenementen nodig hebben, is besteld.</translation>
    </message>
    <message>
        <source>Some goods of this sheet have arrived; clear what was received first.</source>
        <translation>Van deze bestelling is al iets ontvangen; wis eerst de ontvangst.</translation>
    </message>
    <message numerus="yes">
        <source>%n series copy this event alone. Choose another event for them under “Series” first, or delete them.</source>
        <translation>
            <numerusform>%n reeks kopieert alleen dit evenement. Kies er onder “Reeksen” eerst een ander evenement voor, of verwijder de reeks.</numerusform>
            <numerusform>%n reeksen kopiëren alleen dit evenement. Kies er onder “Reeksen” eerst een ander evenement voor, of verwijder de reeksen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such day from the first one on; choose others.</source>
        <translation>Vanaf de eerste dag is er zo’n dag niet; kies andere.</translation>
    </message>
    <message>
        <source>A series copies 1 to 12 events that have a date and are not cancelled.</source>
        <translation>Een reeks kopieert 1 tot 12 evenementen die een datum hebben en niet geannuleerd zijn.</translation>
    </message>
    <message>
        <source>Move each day to one other day only.</source>
        <translation>Verplaats elke dag naar één andere dag.</translation>
    </message>
    <message>
        <source>This invoice was credited; nothing of it is to be paid.</source>
        <translation>Deze factuur is gecrediteerd; er hoeft niets van betaald te worden.</translation>
    </message>
    <message>
        <source>Nothing of this invoice is due.</source>
        <translation>Van deze factuur hoeft nu niets betaald te worden.</translation>
    </message>
    <message>
        <source>Say why no tax is charged: give the tax group or the price list a reason.</source>
        <translation>Zeg waarom er geen btw wordt berekend: geef de btw-groep of de prijslijst een reden.</translation>
    </message>
    <message>
        <source>An invoice can give one reason only for each tax category.</source>
        <translation>Een factuur kan per btw-categorie maar één reden noemen.</translation>
    </message>
    <message>
        <source>What lies outside the scope of tax has to be invoiced by itself.</source>
        <translation>Wat buiten de btw valt, moet apart gefactureerd worden.</translation>
    </message>
    <message>
        <source>Some of it was ordered with another sheet meanwhile. Choose its events under “To order”, and order what is new.</source>
        <translation>Een deel ervan is intussen met een andere lijst besteld. Kies de evenementen onder “Bestellen” en bestel wat nieuw is.</translation>
    </message>
    <message>
        <source>Write the colours, separated by commas.</source>
        <translation>Vul de kleuren in, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>Write e-mail addresses, like anna@example.com, separated by commas.</source>
        <translation>Vul e-mailadressen in, zoals anna@example.com, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>Write days, separated by semicolons.</source>
        <translation>Vul dagen in, gescheiden door puntkomma’s.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Vul een bedrag in, 0 of meer.</translation>
    </message>
    <message>
        <source>Write a number, 0 or more.</source>
        <translation>Vul een getal in, 0 of meer.</translation>
    </message>
    <message>
        <source>This does not fit here; write another value.</source>
        <translation>Dit past hier niet; vul een andere waarde in.</translation>
    </message>
    <message>
        <source>Another program already uses this address; stop it or choose another port.</source>
        <translation>Een ander programma gebruikt dit adres al; stop het of kies een andere poort.</translation>
    </message>
    <message>
        <source>This computer cannot listen there; choose another address, and a port above 1023.</source>
        <translation>Deze computer kan daar niet luisteren; kies een ander adres en een poort boven 1023.</translation>
    </message>
    <message>
        <source>No more can come back, be damaged or be missing than went out.</source>
        <translation>Er kan niet meer terugkomen, beschadigd zijn of ontbreken dan er de deur uit ging.</translation>
    </message>
    <message>
        <source>Category S is for rates above 0, the others are for a rate of 0.</source>
        <translation>Categorie S is voor tarieven boven 0, de andere zijn voor een tarief van 0.</translation>
    </message>
</context>
<context>
    <name>FigureDoubt</name>
    <message>
        <source>%1? It was %2. That is %3 times as much.</source>
        <translation>%1? Dat was %2. Dit is %3 keer zoveel.</translation>
    </message>
    <message>
        <source>%1? %2: %3. That is %4 times as much.</source>
        <translation>%1? %2: %3. Dit is %4 keer zoveel.</translation>
    </message>
    <message>
        <source>%1? That is more than usual.</source>
        <translation>%1? Dat is meer dan gebruikelijk.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 houden</translation>
    </message>
    <message>
        <source>%1? It was %2, which is %3 times as much.</source>
        <translation>%1? Dat was %2, %3 keer zoveel.</translation>
    </message>
    <message>
        <source>%1? %2: %3, which is %4 times as much.</source>
        <translation>%1? %2: %3, %4 keer zoveel.</translation>
    </message>
    <message>
        <source>“%1” may mean %2 or %3. Here it is read as %2.</source>
        <translation>“%1” kan %2 of %3 betekenen. Hier wordt het gelezen als %2.</translation>
    </message>
    <message>
        <source>%1 There are %2 such figures.</source>
        <translation>%1 Er zijn %2 zulke getallen.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Import %1</source>
        <translation>%1 importeren</translation>
    </message>
    <message>
        <source>Product, by its id</source>
        <translation>Product, via id</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Product</translation>
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
        <source>Variety, by its id</source>
        <translation>Cultivar, via id</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Cultivar</translation>
    </message>
    <message>
        <source>Stem length in cm</source>
        <translation>Steellengte in cm</translation>
    </message>
    <message>
        <source>Stems or pieces in a pack</source>
        <translation>Stelen of stuks per verp.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Minimum packs of a supplier</source>
        <translation>Min. verp. per leverancier</translation>
    </message>
    <message>
        <source>Packs of suppliers</source>
        <translation>Verpakkingen van leveranciers</translation>
    </message>
    <message>
        <source>Code of the supplier</source>
        <translation>Code van de leverancier</translation>
    </message>
    <message>
        <source>Codes of suppliers</source>
        <translation>Codes van leveranciers</translation>
    </message>
    <message>
        <source>EANs of suppliers</source>
        <translation>EAN-codes van leveranciers</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Art.nr.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Unit cost excl. tax</source>
        <translation>Stukprijs excl. btw</translation>
    </message>
    <message>
        <source>The shop has no such variety.</source>
        <translation>De winkel heeft deze cultivar niet.</translation>
    </message>
    <message>
        <source>Several varieties have this name.</source>
        <translation>Meerdere cultivars heten zo.</translation>
    </message>
    <message>
        <source>Several products have this name.</source>
        <translation>Meerdere producten heten zo.</translation>
    </message>
    <message>
        <source>The shop has no such supplier.</source>
        <translation>De winkel heeft deze leverancier niet.</translation>
    </message>
    <message>
        <source>The shop has no such product.</source>
        <translation>De winkel heeft dit product niet.</translation>
    </message>
    <message>
        <source>The row has no variety.</source>
        <translation>De rij noemt geen cultivar.</translation>
    </message>
    <message>
        <source>The row has no product.</source>
        <translation>De rij noemt geen product.</translation>
    </message>
    <message>
        <source>The row has no unit cost.</source>
        <translation>De rij heeft geen stukprijs.</translation>
    </message>
    <message>
        <source>The row has more cells than the file has columns.</source>
        <translation>De rij heeft meer cellen dan het bestand kolommen heeft.</translation>
    </message>
    <message>
        <source>A quotation mark in this row is never closed; nothing after it can be read.</source>
        <translation>Een aanhalingsteken in deze rij wordt niet gesloten; wat erna komt, kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>It is empty; the first row must name the columns.</source>
        <translation>Het bestand is leeg; de eerste rij moet de kolommen benoemen.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Het bestand kan niet worden gelezen.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of the sheet “%1”</source>
        <translation>
            <numerusform>%Ln kolom van het blad “%1”</numerusform>
            <numerusform>%Ln kolommen van het blad “%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed, pack of %1 becomes %2</source>
        <translation>Gewijzigd, verpakking van %1 wordt %2</translation>
    </message>
    <message>
        <source>No longer in the file: %1.</source>
        <translation>Niet meer in het bestand: %1.</translation>
    </message>
    <message>
        <source>No longer in the file: %1 and %2 more.</source>
        <translation>Niet meer in het bestand: %1 en nog %2.</translation>
    </message>
    <message>
        <source>Compared with the last prices: %1.</source>
        <translation>Vergeleken met de vorige prijzen: %1.</translation>
    </message>
    <message>
        <source>%1 cheaper</source>
        <translation>%1 goedkoper</translation>
    </message>
    <message>
        <source>%1 dearer</source>
        <translation>%1 duurder</translation>
    </message>
    <message>
        <source>Changed, %1 becomes %2</source>
        <translation>Gewijzigd, %1 wordt %2</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nieuw product</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nieuwe cultivar</translation>
    </message>
    <message>
        <source>New price</source>
        <translation>Nieuwe prijs</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Gewijzigd</translation>
    </message>
    <message>
        <source>line %1 counts instead</source>
        <translation>regel %1 geldt in plaats daarvan</translation>
    </message>
    <message>
        <source>Not used: line %1 counts</source>
        <translation>Niet gebruikt: regel %1 geldt</translation>
    </message>
    <message>
        <source>Unchanged, counts instead of line %1</source>
        <translation>Ongewijzigd, geldt in plaats van regel %1</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Ongewijzigd</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Geweigerd</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nieuw</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 gewijzigd</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 ongewijzigd</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 geweigerd</translation>
    </message>
    <message>
        <source>no rows</source>
        <translation>geen rijen</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Bestand controleren</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone</source>
        <translation>
            <numerusform>%Ln wijziging ongedaan gemaakt</numerusform>
            <numerusform>%Ln wijzigingen ongedaan gemaakt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n changed or used since then, and stay.</source>
        <translation>
            <numerusform>%1; %Ln is sindsdien gewijzigd of gebruikt en blijft.</numerusform>
            <numerusform>%1; %Ln zijn sindsdien gewijzigd of gebruikt en blijven.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Waarom geweigerd</translation>
    </message>
    <message>
        <source>The file was changed meanwhile; save it, close it and choose it again.</source>
        <translation>Het bestand is intussen gewijzigd; sla het op, sluit het en kies het opnieuw.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>De schijf is vol.</translation>
    </message>
    <message>
        <source>The shop’s data could not be written any more.</source>
        <translation>De gegevens van de winkel konden niet meer worden opgeslagen.</translation>
    </message>
    <message>
        <source>Pack cost excl. tax</source>
        <translation>Prijs per verp. excl. btw</translation>
    </message>
    <message>
        <source>The price is for a pack, and nothing says how many stems are in it.</source>
        <translation>De prijs is per verpakking, en nergens staat hoeveel stelen erin zitten.</translation>
    </message>
    <message>
        <source>Write one EAN of up to 20 characters, or Supplier=EAN where the row is not of one supplier.</source>
        <translation>Vul één EAN van hoogstens 20 tekens in, of Leverancier=EAN als de rij niet van één leverancier is.</translation>
    </message>
    <message>
        <source>Write one code, or Supplier=code where the row is not of one supplier.</source>
        <translation>Vul één code in, of Leverancier=code als de rij niet van één leverancier is.</translation>
    </message>
    <message>
        <source>Write the minimum packs as a whole number, or as Supplier=4 where the row is not of one supplier.</source>
        <translation>Vul het minimum in als geheel getal, of als Leverancier=4 als de rij niet van één leverancier is.</translation>
    </message>
    <message>
        <source>Write the pack as a number, or as Supplier=25 where the row is not of one supplier.</source>
        <translation>Vul de verpakking in als getal, of als Leverancier=25 als de rij niet van één leverancier is.</translation>
    </message>
    <message>
        <source>The price list is for products of another type.</source>
        <translation>De prijslijst is voor producten van een ander type.</translation>
    </message>
    <message>
        <source>The file is damaged, or not a workbook after all.</source>
        <translation>Het bestand is beschadigd, of toch geen werkmap.</translation>
    </message>
    <message>
        <source>The workbook is too large. Save its sheet as CSV and choose that file.</source>
        <translation>De werkmap is te groot. Sla het blad op als CSV en kies dat bestand.</translation>
    </message>
    <message>
        <source>It is not a table. Open it in the program that it was made with, save it as CSV, XLSX or ODS, and choose that file.</source>
        <translation>Dit is geen tabel. Open het bestand in het programma waarmee het is gemaakt, sla het op als CSV, XLSX of ODS en kies dat bestand.</translation>
    </message>
    <message>
        <source>Client, by its id</source>
        <translation>Klant, via het id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Voornaam</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Achternaam</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Bedrijf</translation>
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
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straat</translation>
    </message>
    <message>
        <source>Postcode</source>
        <translation>Postcode</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>Btw-nummer</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>E-factuuradres</translation>
    </message>
    <message>
        <source>Invoicing terms</source>
        <translation>Factuurvoorwaarden</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>Externe ID</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Nieuwe klant</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Klanten</translation>
    </message>
    <message>
        <source>A client already has this e-mail address or phone.</source>
        <translation>Een klant heeft dit e-mailadres of telefoonnummer al.</translation>
    </message>
    <message>
        <source>The row has no name.</source>
        <translation>De regel heeft geen naam.</translation>
    </message>
    <message>
        <source>It is a ZIP archive. Unpack it and choose the table in it.</source>
        <translation>Dit is een ZIP-archief. Pak het uit en kies de tabel erin.</translation>
    </message>
    <message>
        <source>It is a folder. Choose one of the files in it.</source>
        <translation>Dit is een map. Kies een van de bestanden erin.</translation>
    </message>
    <message>
        <source>It is a picture. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Dit is een afbeelding. Er is een tabel nodig: CSV, XLSX of ODS.</translation>
    </message>
    <message>
        <source>It is a video or sound file. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Dit is een video- of geluidsbestand. Er is een tabel nodig: CSV, XLSX of ODS.</translation>
    </message>
    <message>
        <source>It is a PDF, whose rows cannot be read. Ask for the same list as CSV, XLSX or ODS.</source>
        <translation>Dit is een pdf, waarvan de rijen niet te lezen zijn. Vraag dezelfde lijst als CSV, XLSX of ODS.</translation>
    </message>
    <message>
        <source>It is a text document. Copy its table into a spreadsheet and save that as XLSX or ODS.</source>
        <translation>Dit is een tekstdocument. Kopieer de tabel eruit naar een spreadsheet en bewaar die als XLSX of ODS.</translation>
    </message>
    <message>
        <source>It is in an old Office format. Open it in a spreadsheet program and save it as XLSX or ODS.</source>
        <translation>Dit is een oud Office-formaat. Open het bestand in een spreadsheetprogramma en bewaar het als XLSX of ODS.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and choose the table in it.</source>
        <translation>Dit is een archief. Pak het uit en kies de tabel erin.</translation>
    </message>
    <message>
        <source>It is a whole shop. Open it in Settings, All shops, “Open a shop from a file…”.</source>
        <translation>Dit is een hele winkel. Open die bij Instellingen, Alle winkels: “Winkel uit bestand openen…”.</translation>
    </message>
    <message>
        <source>It is a backup or another database. Backups are restored in Settings, Backups.</source>
        <translation>Dit is een back-up of een andere database. Back-ups zet u terug bij Instellingen, Back-ups.</translation>
    </message>
    <message>
        <source>It holds vCards. Import them on the Clients page: “Import vCards…”.</source>
        <translation>Hierin staan vCards. Importeer ze op de pagina Klanten: “vCards importeren…”.</translation>
    </message>
    <message>
        <source>It is a calendar. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Dit is een agenda. Er is een tabel nodig: CSV, XLSX of ODS.</translation>
    </message>
    <message>
        <source>It is a web page, whatever its name says. Open it in a spreadsheet program and save it as XLSX or ODS.</source>
        <translation>Dit is een webpagina, wat de naam ook zegt. Open die in een spreadsheetprogramma en bewaar die als XLSX of ODS.</translation>
    </message>
    <message>
        <source>It is an e-mail. Save the table that came with it and choose that file.</source>
        <translation>Dit is een e-mail. Bewaar de tabel die erbij zit en kies dat bestand.</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 weggelaten</translation>
    </message>
    <message>
        <source>%1: “%2” read as %3</source>
        <translation>%1: “%2” gelezen als %3</translation>
    </message>
    <message>
        <source>%1: line %2 says %3</source>
        <translation>%1: op regel %2 staat %3</translation>
    </message>
    <message>
        <source>The prices are in %1, your shop uses %2.</source>
        <translation>De prijzen zijn in %1, uw winkel rekent in %2.</translation>
    </message>
    <message>
        <source>New product types: %1.</source>
        <translation>Nieuwe producttypen: %1.</translation>
    </message>
    <message>
        <source>The prices in “%1” are divided by %2.</source>
        <translation>De prijzen in “%1” worden gedeeld door %2.</translation>
    </message>
    <message>
        <source>Another table beside the first one is left out, columns %1. Move it below the first.</source>
        <translation>Een andere tabel naast de eerste wordt overgeslagen, kolommen %1. Zet die onder de eerste.</translation>
    </message>
    <message>
        <source>Columns named as a length are left out: %1. Give each length a row, with its price.</source>
        <translation>Kolommen met een lengte als naam worden overgeslagen: %1. Geef elke lengte een eigen rij met de prijs.</translation>
    </message>
    <message>
        <source>Rows hidden in the sheet are left out: %1.</source>
        <translation>Verborgen rijen worden overgeslagen: %1.</translation>
    </message>
    <message>
        <source>Rows without a product use the one above: %1.</source>
        <translation>Rijen zonder product nemen dat van de rij erboven: %1.</translation>
    </message>
    <message>
        <source>Rows with nothing in the chosen columns are left out: %1.</source>
        <translation>Rijen zonder inhoud in de gekozen kolommen worden overgeslagen: %1.</translation>
    </message>
    <message>
        <source>Rows with nothing but a name become products: %1.</source>
        <translation>Rijen met alleen een naam worden producten: %1.</translation>
    </message>
    <message>
        <source>Newer imports changed some: undo %1 first, then this one again.</source>
        <translation>Nieuwere imports hebben hiervan iets gewijzigd: maak eerst %1 ongedaan, daarna deze nog eens.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by semicolons, %1</source>
        <translation>
            <numerusform>%Ln kolom, gescheiden door puntkomma’s, %1</numerusform>
            <numerusform>%Ln kolommen, gescheiden door puntkomma’s, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by tabs, %1</source>
        <translation>
            <numerusform>%Ln kolom, gescheiden door tabs, %1</numerusform>
            <numerusform>%Ln kolommen, gescheiden door tabs, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by commas, %1</source>
        <translation>
            <numerusform>%Ln kolom, gescheiden door komma’s, %1</numerusform>
            <numerusform>%Ln kolommen, gescheiden door komma’s, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stems the pack cost is for</source>
        <translation>Stelen waarvoor de verpakkingsprijs geldt</translation>
    </message>
    <message>
        <source>No column says how many are in a box: “%1” is divided by your own pack sizes.</source>
        <translation>Geen kolom zegt hoeveel er in een doos zitten: “%1” wordt gedeeld door uw eigen verpakkingsgroottes.</translation>
    </message>
    <message>
        <source>Left out: %1 would become %2</source>
        <translation>Overgeslagen: %1 zou %2 worden</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <source>Tax groups</source>
        <translation>Btw-groepen</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacten</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Facturen</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Bestellingen</translation>
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
    <message>
        <source>Calendar of events</source>
        <translation>Agenda van evenementen</translation>
    </message>
    <message>
        <source>Calendar of events and tasks</source>
        <translation>Agenda van evenementen en taken</translation>
    </message>
</context>
<context>
    <name>InvoiceFacts</name>
    <message>
        <source>full address (street, post code, town)</source>
        <translation>volledig adres (straat, postcode, plaats)</translation>
    </message>
    <message>
        <source>IBAN in the bank details</source>
        <translation>IBAN in de bankgegevens</translation>
    </message>
    <message>
        <source>country</source>
        <translation>land</translation>
    </message>
    <message>
        <source>e-invoice address</source>
        <translation>e-factuuradres</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>e-mail</translation>
    </message>
    <message>
        <source>why no tax is charged</source>
        <translation>waarom er geen btw wordt berekend</translation>
    </message>
    <message>
        <source>what late payment costs, in the terms</source>
        <translation>kosten van te late betaling in de voorwaarden</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>telefoon</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>referentie</translation>
    </message>
    <message>
        <source>tax number</source>
        <translation>btw-nummer</translation>
    </message>
    <message>
        <source>Is %1 complete? A tax number of this country looks like %2.</source>
        <translation>Is %1 volledig? Een btw-nummer van dit land ziet er zo uit: %2.</translation>
    </message>
    <message>
        <source>Cannot be read any more: %1</source>
        <translation>Niet meer leesbaar: %1</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln verpakking van %1</numerusform>
            <numerusform>%Ln verpakkingen van %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: %1 minder bespaart een verpakking van %3</translation>
    </message>
    <message>
        <source>%1 more of %2 would fill the last pack of %3</source>
        <translation>%2: met %1 meer is de laatste verpakking van %3 vol</translation>
    </message>
    <message>
        <source>%1 has %2 for %3 instead of %4, incl. tax</source>
        <translation>%1 heeft %2 voor %3 in plaats van %4, incl. btw</translation>
    </message>
    <message>
        <source>Rounding excl. tax %1</source>
        <translation>Afronding excl. btw %1</translation>
    </message>
    <message>
        <source>Rounding incl. tax %1</source>
        <translation>Afronding incl. btw %1</translation>
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
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln verpakking %1</numerusform>
            <numerusform>+%Ln verpakkingen %1</numerusform>
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
        <source>Another price incl. tax for %1</source>
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
    <message>
        <source>%1 short of the minimum order of %2</source>
        <translation>%1 te weinig voor de minimumbestelling van %2</translation>
    </message>
    <message>
        <source>%1 below the minimum</source>
        <translation>%1 onder het minimum</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Levering %1</translation>
    </message>
    <message>
        <source>Delivery is free</source>
        <translation>Levering gratis</translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln leverancier</numerusform>
            <numerusform>%Ln leveranciers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and %2 more for delivery</source>
        <translation>%1, en %2 meer voor de bezorging</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>levering %1</translation>
    </message>
    <message>
        <source>delivery %1 to %2</source>
        <translation>levering %1 tot %2</translation>
    </message>
    <message>
        <source>not received</source>
        <translation>niet ontvangen</translation>
    </message>
    <message>
        <source>received</source>
        <translation>ontvangen</translation>
    </message>
    <message>
        <source>%1 of %2 lines received</source>
        <translation>%1 van %2 regels ontvangen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Delivery costs %1 excl. tax, not included</source>
        <translation>Bezorgkosten: %1 excl. btw, niet inbegrepen</translation>
    </message>
    <message>
        <source>%1 is after the day of %2.</source>
        <translation>%1 is na de dag van %2.</translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message>
        <source>Change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <source>Add price list %1</source>
        <translation>Prijslijst %1 toevoegen</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prijs</numerusform>
            <numerusform>%Ln prijzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete price list %1</source>
        <translation>Prijslijst %1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted %1 with %2. No event was pinned to it.</source>
        <translation>%1 verwijderd met %2. Er was geen evenement aan vastgezet.</translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message>
        <source>%1, %2</source>
        <comment>list and its day</comment>
        <translation>%1, %2</translation>
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
        <translation>Product en cultivar</translation>
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
        <source>Unit cost
excl. tax</source>
        <translation>Stukprijs
excl. btw</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln cultivar</numerusform>
            <numerusform>%Ln cultivars</numerusform>
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
            <numerusform>%Ln cultivar</numerusform>
            <numerusform>%Ln cultivars</numerusform>
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
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (kopie)</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 dupliceren</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>QuoteWords</name>
    <message>
        <source>Expired</source>
        <translation>Verlopen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Geaccepteerd</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Afgewezen</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Vervangen</translation>
    </message>
</context>
<context>
    <name>RestoreNotice</name>
    <message>
        <source>Restoring the backup…</source>
        <translation>Back-up terugzetten…</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>De back-up is teruggezet.</translation>
    </message>
    <message>
        <source>The backup could not be restored.</source>
        <translation>De back-up kon niet worden teruggezet.</translation>
    </message>
    <message>
        <source>Your data is as it was.</source>
        <translation>Uw gegevens zijn zoals ze waren.</translation>
    </message>
    <message>
        <source>%1 is restored. Your previous data is kept as %2. Delete that file once you are sure; restoring it undoes this.</source>
        <translation>Teruggezet: %1. Uw vorige gegevens zijn bewaard als %2. Verwijder dat bestand zodra u zeker bent; terugzetten maakt dit ongedaan.</translation>
    </message>
    <message>
        <source>Open Stemdesk</source>
        <translation>Stemdesk openen</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Every month on the first %1</source>
        <translation>Elke maand op de eerste %1</translation>
    </message>
    <message>
        <source>Every month on the second %1</source>
        <translation>Elke maand op de tweede %1</translation>
    </message>
    <message>
        <source>Every month on the third %1</source>
        <translation>Elke maand op de derde %1</translation>
    </message>
    <message>
        <source>Every month on the fourth %1</source>
        <translation>Elke maand op de vierde %1</translation>
    </message>
    <message>
        <source>Every month on the last %1</source>
        <translation>Elke maand op de laatste %1</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Elke dag</translation>
    </message>
    <message>
        <source>Every week on %1</source>
        <translation>Elke week op %1</translation>
    </message>
    <message>
        <source>Every second week on %1</source>
        <translation>Om de week op %1</translation>
    </message>
    <message>
        <source>Every month on day %1</source>
        <translation>Elke maand op dag %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <translation>
            <numerusform>%1, %n keer</numerusform>
            <numerusform>%1, %n keer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1, tot %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beëindigd</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actief</translation>
    </message>
    <message>
        <source>changed on its own</source>
        <translation>apart gewijzigd</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>besteld</translation>
    </message>
    <message>
        <source>invoiced</source>
        <translation>gefactureerd</translation>
    </message>
    <message>
        <source>past</source>
        <translation>voorbij</translation>
    </message>
</context>
<context>
    <name>SettingEdits</name>
    <message>
        <source>Rename the shop</source>
        <translation>Winkel hernoemen</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Logo verwijderen</translation>
    </message>
    <message>
        <source>Change the logo</source>
        <translation>Logo wijzigen</translation>
    </message>
    <message>
        <source>Add the type %1</source>
        <translation>Type %1 toevoegen</translation>
    </message>
    <message>
        <source>Change the markup of %1</source>
        <translation>Opslagfactor van %1 wijzigen</translation>
    </message>
    <message>
        <source>Change the spare of %1</source>
        <translation>Reserve van %1 wijzigen</translation>
    </message>
    <message>
        <source>Hire out %1</source>
        <translation>%1 verhuren</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>%1 verkopen</translation>
    </message>
    <message>
        <source>Delete the type %1</source>
        <translation>Type %1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted the type %1, which no product had.</source>
        <translation>Type %1 verwijderd; geen product had het.</translation>
    </message>
    <message>
        <source>Add the tax group %1</source>
        <translation>Btw-groep %1 toevoegen</translation>
    </message>
    <message>
        <source>Delete the tax group %1</source>
        <translation>Btw-groep %1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted the tax group %1, which no event had.</source>
        <translation>Btw-groep %1 verwijderd; geen evenement had ze.</translation>
    </message>
    <message>
        <source>Change the cover picture</source>
        <translation>Omslagfoto wijzigen</translation>
    </message>
    <message>
        <source>Remove the cover picture</source>
        <translation>Omslagfoto verwijderen</translation>
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
    <name>ShopFileWords</name>
    <message>
        <source>The shop in this file is already here. It was not changed.</source>
        <translation>De winkel uit dit bestand staat hier al. Hij blijft zoals hij is.</translation>
    </message>
    <message>
        <source>This is not a shop that Stemdesk has saved as a file. Nothing was changed.</source>
        <translation>Dit is geen winkel die Stemdesk als bestand heeft bewaard. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The file is damaged; nothing was imported. Copy it again from where it was made.</source>
        <translation>Het bestand is beschadigd; er is niets uit overgenomen. Kopieer het opnieuw vanaf de plaats waar het is gemaakt.</translation>
    </message>
    <message>
        <source>A newer Stemdesk has written this file. Install that version here first.</source>
        <translation>Een nieuwere Stemdesk heeft dit bestand geschreven. Installeer hier eerst die versie.</translation>
    </message>
    <message>
        <source>There is a file of another kind under this name. It was left alone; choose another name.</source>
        <translation>Onder deze naam staat een ander soort bestand. Het is niet aangeraakt; kies een andere naam.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Gestopt. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>De kopie kwam niet overeen met de winkel en is daarom verworpen. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>De kopie is verworpen: iets in de gegevens van de winkel is niet in orde. “stemdesk check” zegt wat.</translation>
    </message>
    <message>
        <source>Open a shop from a file</source>
        <translation>Winkel uit bestand openen</translation>
    </message>
    <message>
        <source>Shops of Stemdesk (*.stemdesk)</source>
        <translation>Winkels van Stemdesk (*.stemdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Save the shop as a file</source>
        <translation>Winkel als bestand bewaren</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Winkel kopiëren…</translation>
    </message>
    <message>
        <source>Comparing the copy with the shop…</source>
        <translation>Kopie met de winkel vergelijken…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Kopie controleren…</translation>
    </message>
</context>
<context>
    <name>ShortageWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>event and units</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>%1 tekort</translation>
    </message>
    <message>
        <source>‘%1’ is %2 short: fewer are owned than the event needs.</source>
        <translation>Van “%1” zijn er %2 te weinig: u bezit er minder dan het evenement nodig heeft.</translation>
    </message>
    <message>
        <source>‘%1’ is %2 short: others are out for %3.</source>
        <translation>Van “%1” zijn er %2 te weinig: andere zijn verhuurd voor %3.</translation>
    </message>
</context>
<context>
    <name>ShownFigure</name>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 u</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%Ln dag</numerusform>
            <numerusform>%Ln dagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message>
        <source>The shop’s data is damaged.</source>
        <translation>De gegevens van de winkel zijn beschadigd.</translation>
    </message>
    <message>
        <source>The file in %1 cannot be read. A backup takes its place; the damaged file is kept beside it.</source>
        <translation>Het bestand in %1 kan niet worden gelezen. Een back-up komt ervoor in de plaats; het beschadigde bestand blijft ernaast bewaard.</translation>
    </message>
    <message>
        <source>The shop’s data is gone.</source>
        <translation>De gegevens van de winkel zijn weg.</translation>
    </message>
    <message>
        <source>There are backups in %1, but the file with the data is not there. Restore one, or put the file back.</source>
        <translation>Er zijn back-ups in %1, maar het bestand met de gegevens is er niet. Zet een back-up terug, of plaats het bestand terug.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>De schijf is vol.</translation>
    </message>
    <message>
        <source>The shop in %1 cannot be opened without some room. Delete what you no longer need from the disk, then try again. Your data is untouched.</source>
        <translation>De winkel in %1 kan niet worden geopend zonder wat ruimte. Verwijder van de schijf wat u niet meer nodig hebt en probeer het opnieuw. Uw gegevens zijn onaangeroerd.</translation>
    </message>
    <message>
        <source>The shop’s folder cannot be used.</source>
        <translation>De map van de winkel is niet bruikbaar.</translation>
    </message>
    <message>
        <source>Stemdesk needs to write to %1 but is not allowed to. Check that the disk is there and not write-protected, and that the folder is yours.</source>
        <translation>Stemdesk moet in %1 schrijven en mag dat niet. Controleer of de schijf er is en niet tegen schrijven is beveiligd, en of de map van u is.</translation>
    </message>
    <message>
        <source>Another program has locked the shop’s data.</source>
        <translation>Een ander programma heeft de gegevens van de winkel vergrendeld.</translation>
    </message>
    <message>
        <source>Close whatever else is using the file in %1, such as a copy to a memory stick, then try again.</source>
        <translation>Sluit wat verder met het bestand in %1 werkt, zoals een kopie naar een USB-stick, en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The shop’s data belongs to a newer Stemdesk.</source>
        <translation>De gegevens van de winkel horen bij een nieuwere Stemdesk.</translation>
    </message>
    <message>
        <source>Install that version to open the data in %1. Nothing was changed in it.</source>
        <translation>Installeer die versie om de gegevens in %1 te openen. Er is niets in gewijzigd.</translation>
    </message>
    <message>
        <source>The shop cannot be opened.</source>
        <translation>De winkel kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The newest backup: %1</source>
        <translation>De nieuwste back-up: %1</translation>
    </message>
    <message>
        <source>Restore the newest</source>
        <translation>Nieuwste terugzetten</translation>
    </message>
    <message>
        <source>Choose a backup…</source>
        <translation>Back-up kiezen…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Andere map openen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Choose a backup</source>
        <translation>Back-up kiezen</translation>
    </message>
    <message>
        <source>Open another folder</source>
        <translation>Andere map openen</translation>
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
        <source>%1 is archived. Events and prices that use it stay as they are.</source>
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
    <message>
        <source>Change how long %1 accepts claims</source>
        <translation>Reclamatietermijn van %1 wijzigen</translation>
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
    <message>
        <source>Claims to</source>
        <translation>Reclamatie aan</translation>
    </message>
    <message>
        <source>Minimum order</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Delivery charge</source>
        <translation>Bezorgkosten</translation>
    </message>
    <message>
        <source>Free over</source>
        <translation>Gratis vanaf</translation>
    </message>
    <message>
        <source>same as e-mail</source>
        <translation>zoals e-mail</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>geen</translation>
    </message>
</context>
<context>
    <name>TaxWords</name>
    <message>
        <source>taxed at its rate</source>
        <translation>belast tegen het tarief</translation>
    </message>
    <message>
        <source>zero rate</source>
        <translation>nultarief</translation>
    </message>
    <message>
        <source>exempt from tax</source>
        <translation>vrijgesteld van btw</translation>
    </message>
    <message>
        <source>outside the scope of tax</source>
        <translation>buiten de btw</translation>
    </message>
    <message>
        <source>reverse charge: the buyer owes the tax</source>
        <translation>btw verlegd: de koper draagt de btw af</translation>
    </message>
    <message>
        <source>to a company in another EU country</source>
        <translation>aan een bedrijf in een ander EU-land</translation>
    </message>
    <message>
        <source>export out of the EU</source>
        <translation>uitvoer buiten de EU</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>btw</translation>
    </message>
</context>
<context>
    <name>UpkeepWords</name>
    <message>
        <source>No backup could be made. %1</source>
        <translation>Er kon geen back-up worden gemaakt. %1</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <source>Claim from %1</source>
        <translation>Reclamatie van %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Reden: %1</translation>
    </message>
    <message>
        <source>Received on %1</source>
        <translation>Ontvangen op %1</translation>
    </message>
    <message>
        <source>Your invoice: %1</source>
        <translation>Uw factuur: %1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Conditioneren</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Maken</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Inpakken</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Bezorgen</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Ophalen</translation>
    </message>
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
        <source>These lines have no supplier yet.</source>
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
        <translation>Geen zichtbaar arrangement van deze evenementen heeft een regel waarvoor iets nodig is.</translation>
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
    <message>
        <source>Rounding before tax</source>
        <translation>Afronding excl. btw</translation>
    </message>
    <message>
        <source>Rounding with tax</source>
        <translation>Afronding incl. btw</translation>
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
        <translation>Cultivar</translation>
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
        <source>Your code</source>
        <translation>Uw code</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nodig</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Reserve</translation>
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
        <translation>Bedrag</translation>
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
        <source>your code %1</source>
        <translation>uw code %1</translation>
    </message>
    <message>
        <source>Order from %1</source>
        <translation>Bestelling van %1</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Goedendag,</translation>
    </message>
    <message>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>nog geen definitieve bestelling, graag nog niet leveren.</translation>
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
        <translation>Bedrag incl. btw</translation>
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
        <translation>Recepten voor de binderij</translation>
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
        <translation>Bezorging en reiskosten</translation>
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
        <source>Containers and hired items to come back</source>
        <translation>Vazen en huurspullen, komen terug</translation>
    </message>
    <message>
        <source>back on %1</source>
        <translation>terug op %1</translation>
    </message>
    <message>
        <source>back</source>
        <translation>terug</translation>
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
    <message>
        <source>Discount</source>
        <translation>Korting</translation>
    </message>
    <message>
        <source>Less invoice %1</source>
        <translation>Min factuur %1</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Btw</translation>
    </message>
    <message>
        <source>Tax number: %1</source>
        <translation>Btw-nummer: %1</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Vervaldatum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Your reference</source>
        <translation>Uw referentie</translation>
    </message>
    <message>
        <source>Credits invoice</source>
        <translation>Crediteert factuur</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>To be paid to</source>
        <translation>Te betalen aan</translation>
    </message>
    <message>
        <source>Credit note</source>
        <translation>Creditnota</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factuur</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Afronding</translation>
    </message>
    <message>
        <source>Deliver on %1</source>
        <translation>Leveren op %1</translation>
    </message>
    <message>
        <source>%1, to be delivered on %2</source>
        <translation>%1, te leveren op %2</translation>
    </message>
    <message>
        <source>Please deliver on %1.</source>
        <translation>Graag leveren op %1.</translation>
    </message>
    <message>
        <source>Please send no substitutes.</source>
        <translation>Stuur alstublieft geen vervanging.</translation>
    </message>
    <message>
        <source>Substitutes are welcome.</source>
        <translation>Vervanging is welkom.</translation>
    </message>
    <message>
        <source>Deliver to: %1</source>
        <translation>Afleveren bij: %1</translation>
    </message>
    <message>
        <source>Unit cost before tax</source>
        <translation>Stukprijs exclusief btw</translation>
    </message>
    <message>
        <source>Cost before tax</source>
        <translation>Bedrag exclusief btw</translation>
    </message>
    <message>
        <source>Attached is our proposal for %1: %2 in all, tax included.</source>
        <translation>Bijgaand onze offerte voor %1: in totaal %2 inclusief btw.</translation>
    </message>
    <message>
        <source>It is valid until %1.</source>
        <translation>De offerte is geldig tot en met %1.</translation>
    </message>
    <message>
        <source>Proposal %1 for %2</source>
        <translation>Offerte %1 voor %2</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Aanbetaling</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Restbetaling</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Stelen</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Emmers</translation>
    </message>
    <message>
        <source>Nothing is made on this day.</source>
        <translation>Op deze dag wordt niets gemaakt.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturatie</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planner</translation>
    </message>
    <message>
        <source>To load</source>
        <translation>In te laden</translation>
    </message>
    <message>
        <source>To bring back</source>
        <translation>Terug mee te nemen</translation>
    </message>
    <message>
        <source>No delivery, set-up or collection is planned yet.</source>
        <translation>Er is nog geen bezorging, opbouw of ophaalronde gepland.</translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Ritlijst</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Productielijst</translation>
    </message>
    <message>
        <source>No day is planned yet for making this.</source>
        <translation>Er is nog geen dag gepland om dit te maken.</translation>
    </message>
    <message>
        <source>Delivery before tax, not in the total</source>
        <translation>Bezorging exclusief btw, niet in het totaal</translation>
    </message>
    <message>
        <source>Delivery as agreed: %1 before tax.</source>
        <translation>Bezorging zoals afgesproken: %1 exclusief btw.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Payment reference: %1</source>
        <translation>Betalingskenmerk: %1</translation>
    </message>
    <message>
        <source>Scan this code with your bank’s app to pay %1.</source>
        <translation>Scan deze code met de app van uw bank om %1 te betalen.</translation>
    </message>
    <message>
        <source>Statement of account</source>
        <translation>Rekeningoverzicht</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Beginsaldo</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Eindsaldo</translation>
    </message>
    <message>
        <source>A friendly reminder: invoice %1</source>
        <translation>Vriendelijke herinnering: factuur %1</translation>
    </message>
    <message>
        <source>Second reminder: invoice %1</source>
        <translation>Tweede herinnering: factuur %1</translation>
    </message>
    <message>
        <source>Despite our reminders, our invoice %1 of %2 is still unpaid.</source>
        <translation>Ondanks onze herinneringen is onze factuur %1 van %2 nog steeds niet betaald.</translation>
    </message>
    <message>
        <source>Last reminder: invoice %1</source>
        <translation>Laatste herinnering: factuur %1</translation>
    </message>
    <message>
        <source>Outstanding: %1 of %2, due since %3.</source>
        <translation>Openstaand: %1 van %2, vervallen sinds %3.</translation>
    </message>
    <message>
        <source>To be paid to %1, with the reference %2.</source>
        <translation>Te betalen op rekening %1, met betalingskenmerk %2.</translation>
    </message>
    <message>
        <source>The invoice is attached.</source>
        <translation>De factuur is bijgevoegd.</translation>
    </message>
    <message>
        <source>Attached is the statement of your account to %1. Balance: %2.</source>
        <translation>Bijgevoegd is uw rekeningoverzicht tot en met %1. Saldo: %2.</translation>
    </message>
    <message>
        <source>Of this, %1 is overdue.</source>
        <translation>Hiervan is %1 vervallen.</translation>
    </message>
    <message>
        <source>Statement of account from %1</source>
        <translation>Rekeningoverzicht van %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Nothing was invoiced, paid, made or asked for.</source>
        <translation>In deze periode is niets gefactureerd, betaald, gemaakt of aangevraagd.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cijfer</translation>
    </message>
    <message>
        <source>Invoiced before tax</source>
        <translation>Gefactureerd excl. btw</translation>
    </message>
    <message>
        <source>Tax on it</source>
        <translation>Btw daarover</translation>
    </message>
    <message>
        <source>Invoiced with tax</source>
        <translation>Gefactureerd incl. btw</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Customer price before tax</source>
        <translation>Klantprijs excl. btw</translation>
    </message>
    <message>
        <source>Cost of goods before tax</source>
        <translation>Inkoopkosten excl. btw</translation>
    </message>
    <message>
        <source>Margin before tax</source>
        <translation>Marge excl. btw</translation>
    </message>
    <message>
        <source>Margin of the price</source>
        <translation>Marge op de prijs</translation>
    </message>
    <message>
        <source>Hire of own things before tax</source>
        <translation>Verhuur van eigen spullen excl. btw</translation>
    </message>
    <message>
        <source>Labour before tax</source>
        <translation>Arbeid excl. btw</translation>
    </message>
    <message>
        <source>Waste before tax</source>
        <translation>Derving excl. btw</translation>
    </message>
    <message>
        <source>Waste of the cost</source>
        <translation>Derving op de kosten</translation>
    </message>
    <message>
        <source>Rejected goods before tax</source>
        <translation>Afgekeurde goederen excl. btw</translation>
    </message>
    <message>
        <source>Credited by suppliers before tax</source>
        <translation>Gecrediteerd door leveranciers excl. btw</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Aanvragen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Maanden</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Not invoiced</source>
        <translation>Niet gefactureerd</translation>
    </message>
    <message>
        <source>Invoiced by rate</source>
        <translation>Gefactureerd per tarief</translation>
    </message>
    <message>
        <source>Rate and category</source>
        <translation>Tarief en categorie</translation>
    </message>
    <message>
        <source>Received by rate</source>
        <translation>Ontvangen per tarief</translation>
    </message>
    <message>
        <source>Enquiries by source</source>
        <translation>Aanvragen per herkomst</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Value of those won, before tax</source>
        <translation>Waarde van de gewonnen aanvragen, excl. btw</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>Niet opgegeven</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Ordered before tax</source>
        <translation>Besteld excl. btw</translation>
    </message>
    <message>
        <source>Received before tax</source>
        <translation>Ontvangen excl. btw</translation>
    </message>
    <message>
        <source>Rejected before tax</source>
        <translation>Afgekeurd excl. btw</translation>
    </message>
    <message>
        <source>Flowers by cost</source>
        <translation>Bloemen naar kosten</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Stuks</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Derving</translation>
    </message>
    <message>
        <source>%1 of %2: %3 outstanding, due since %4</source>
        <translation>%1 van %2: %3 open, vervallen sinds %4</translation>
    </message>
    <message>
        <source>The invoices are attached.</source>
        <translation>De facturen zijn bijgevoegd.</translation>
    </message>
    <message>
        <source>Journal of invoices and payments</source>
        <translation>Journaal van facturen en betalingen</translation>
    </message>
    <message>
        <source>Payment recorded</source>
        <translation>Betaling geboekt</translation>
    </message>
    <message>
        <source>Payment changed</source>
        <translation>Betaling gewijzigd</translation>
    </message>
    <message>
        <source>Payment deleted</source>
        <translation>Betaling verwijderd</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>btw</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>geldig tot en met %1</translation>
    </message>
    <message>
        <source>Colours and flowers</source>
        <translation>Kleuren en bloemen</translation>
    </message>
    <message>
        <source>Total incl. %1</source>
        <translation>Totaal incl. %1</translation>
    </message>
    <message>
        <source>includes %1: %2</source>
        <translation>waarvan %1: %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>uiterlijk %1</translation>
    </message>
    <message>
        <source>on acceptance</source>
        <translation>bij akkoord</translation>
    </message>
    <message>
        <source>on the day of the event</source>
        <translation>op de dag van het evenement</translation>
    </message>
    <message>
        <source>How to say yes</source>
        <translation>Zo zegt u ja</translation>
    </message>
    <message>
        <source>Sign this page and return it, or simply tell us.</source>
        <translation>Onderteken deze pagina en stuur die terug, of laat het ons gewoon weten.</translation>
    </message>
    <message>
        <source>Sign this page and return it, or simply tell us: %1.</source>
        <translation>Onderteken deze pagina en stuur die terug, of laat het ons gewoon weten: %1.</translation>
    </message>
    <message>
        <source>This proposal is valid until %1.</source>
        <translation>Deze offerte is geldig tot en met %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Handtekening</translation>
    </message>
    <message>
        <source>Thank you for your trust.</source>
        <translation>Hartelijk dank voor uw vertrouwen.</translation>
    </message>
    <message>
        <source>%1 no. %2</source>
        <translation>%1 nr. %2</translation>
    </message>
    <message>
        <source>Outstanding: %1, due since %2.</source>
        <translation>Openstaand: %1, vervallen sinds %2.</translation>
    </message>
    <message>
        <source>Balance</source>
        <comment>account</comment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>VAT number: %1</source>
        <translation>Btw-nummer: %1</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <translation>Tot nu toe betaald</translation>
    </message>
    <message>
        <source>Still to pay</source>
        <translation>Nog te betalen</translation>
    </message>
    <message>
        <source>Without a supplier</source>
        <translation>Zonder leverancier</translation>
    </message>
    <message>
        <source>Not ordered yet</source>
        <translation>Nog niet besteld</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after acceptance</source>
        <translation>
            <numerusform>%n dag na akkoord</numerusform>
            <numerusform>%n dagen na akkoord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before the event</source>
        <translation>
            <numerusform>%n dag voor het evenement</numerusform>
            <numerusform>%n dagen voor het evenement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the event</source>
        <translation>
            <numerusform>%n dag na het evenement</numerusform>
            <numerusform>%n dagen na het evenement</numerusform>
        </translation>
    </message>
    <message>
        <source>Credit note %1 from %2</source>
        <translation>Creditnota %1 van %2</translation>
    </message>
    <message>
        <source>Attached is our credit note %1 of %2 for invoice %3: %4.</source>
        <translation>Bijgevoegd vindt u onze creditnota %1 van %2 bij factuur %3: %4.</translation>
    </message>
    <message>
        <source>Invoice %1 from %2</source>
        <translation>Factuur %1 van %2</translation>
    </message>
    <message>
        <source>Attached is our invoice %1 of %2: %3.</source>
        <translation>Bijgevoegd vindt u onze factuur %1 van %2: %3.</translation>
    </message>
    <message>
        <source>It is due on %1.</source>
        <translation>De vervaldatum is %1.</translation>
    </message>
    <message>
        <source>on hire: %1</source>
        <translation>gehuurd: %1</translation>
    </message>
    <message>
        <source>Still to be paid: %1.</source>
        <translation>Nog te betalen: %1.</translation>
    </message>
    <message>
        <source>Invoice %1 issued</source>
        <translation>Factuur %1 uitgereikt</translation>
    </message>
    <message>
        <source>Credit note %1 issued</source>
        <translation>Creditnota %1 uitgereikt</translation>
    </message>
    <message>
        <source>Reminder for invoice %1 recorded</source>
        <translation>Herinnering voor factuur %1 geboekt</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Betaald op</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Betaalwijze</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Kenmerk</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Herinnering</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Opdrachtregel</translation>
    </message>
    <message>
        <source>Checksum of No. %1 and all before it</source>
        <translation>Controlegetal van nr. %1 en alle ervoor</translation>
    </message>
    <message>
        <source>Nothing was issued or paid in this time.</source>
        <translation>In deze periode is niets uitgereikt of betaald.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Bestelling %1</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Reclamatie %1</translation>
    </message>
    <message>
        <source>Credit note %1</source>
        <translation>Creditnota %1</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Factuur %1</translation>
    </message>
    <message>
        <source>Statement of account %1</source>
        <translation>Rekeningoverzicht %1</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Offerte %1</translation>
    </message>
    <message>
        <source>Paid in full. Thank you.</source>
        <translation>Volledig betaald. Hartelijk dank.</translation>
    </message>
    <message>
        <source>Open invoices at the end</source>
        <translation>Openstaande facturen aan het eind</translation>
    </message>
    <message>
        <source>Overdue invoices at the end</source>
        <translation>Te late facturen aan het eind</translation>
    </message>
    <message>
        <source>Demo shop</source>
        <translation>Demowinkel</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Handmatig</translation>
    </message>
    <message>
        <source>Delivery date</source>
        <translation>Leverdatum</translation>
    </message>
    <message>
        <source>of which overdue</source>
        <translation>waarvan te laat</translation>
    </message>
    <message>
        <source>Hours planned</source>
        <translation>Geplande uren</translation>
    </message>
    <message>
        <source>Hours spent</source>
        <translation>Gewerkte uren</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <source>Gross</source>
        <translation>Incl. btw</translation>
    </message>
    <message>
        <source>Order no. %1</source>
        <translation>Bestelling nr. %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 naast %2</translation>
    </message>
    <message>
        <source>Amount before tax: %1</source>
        <translation>Bedrag exclusief btw: %1</translation>
    </message>
    <message>
        <source>Some of the goods that you delivered could not be used:</source>
        <translation>Een deel van de geleverde goederen was niet te gebruiken:</translation>
    </message>
    <message>
        <source>The pictures are attached.</source>
        <translation>De foto’s vindt u in de bijlage.</translation>
    </message>
    <message>
        <source>Perhaps it has escaped your notice: our invoice %1 of %2 has not been paid yet.</source>
        <translation>Misschien is het aan uw aandacht ontsnapt: onze factuur %1 van %2 is nog niet betaald.</translation>
    </message>
    <message>
        <source>Perhaps it has escaped your notice: these invoices have not been paid yet.</source>
        <translation>Misschien is het aan uw aandacht ontsnapt: deze facturen zijn nog niet betaald.</translation>
    </message>
    <message>
        <source>Would you please see to it by %1? If your payment has crossed this message, thank you; please disregard it.</source>
        <translation>Wilt u hier uiterlijk %1 voor zorgen? Heeft uw betaling dit bericht gekruist, dan danken wij u en kunt u het als niet verzonden beschouwen.</translation>
    </message>
    <message>
        <source>We have already written to you about our invoice %1 of %2, but have not received your payment.</source>
        <translation>Wij hebben u al geschreven over onze factuur %1 van %2, maar hebben uw betaling nog niet ontvangen.</translation>
    </message>
    <message>
        <source>We have already written to you about these invoices, but have not received your payment.</source>
        <translation>Wij hebben u al geschreven over deze facturen, maar hebben uw betaling nog niet ontvangen.</translation>
    </message>
    <message>
        <source>Please pay the outstanding amount by %1. If anything is not as agreed, please tell us now, so that we can put it right.</source>
        <translation>Wilt u het openstaande bedrag uiterlijk %1 betalen? Is iets niet zoals afgesproken, laat het ons dan nu weten, zodat wij het kunnen oplossen.</translation>
    </message>
    <message>
        <source>Despite our reminders, these invoices are still unpaid.</source>
        <translation>Ondanks onze herinneringen zijn deze facturen nog steeds niet betaald.</translation>
    </message>
    <message>
        <source>This is our last reminder: please pay the outstanding amount by %1. After that day we shall have it collected, and charge you the cost and the interest that the law allows.</source>
        <translation>Dit is onze laatste herinnering: wilt u het openstaande bedrag uiterlijk %1 betalen? Daarna geven wij de vordering uit handen en brengen wij u de kosten en de wettelijke rente in rekening.</translation>
    </message>
    <message>
        <source>Outstanding in all: %1.</source>
        <translation>Totaal openstaand: %1.</translation>
    </message>
    <message>
        <source>Please send us a credit note for %1 before tax by %2.</source>
        <translation>Wilt u ons vóór of op %2 een creditnota van %1 exclusief btw sturen?</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>btw</translation>
    </message>
    <message>
        <source>Total incl. VAT</source>
        <translation>Totaal incl. btw</translation>
    </message>
    <message>
        <source>Due on %1</source>
        <translation>Te betalen uiterlijk %1</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>%1 stuks</translation>
    </message>
    <message>
        <source>Packed by</source>
        <translation>Ingepakt door</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Gecontroleerd door</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 van %2: %3</translation>
    </message>
    <message>
        <source>Our order number: %1</source>
        <translation>Ons ordernummer: %1</translation>
    </message>
    <message>
        <source>To be paid to:</source>
        <translation>Te betalen aan:</translation>
    </message>
    <message>
        <source>Delivery is free, as agreed.</source>
        <translation>Bezorging gratis, zoals afgesproken.</translation>
    </message>
    <message>
        <source>1 stem</source>
        <translation>1 steel</translation>
    </message>
    <message>
        <source>%1 stems</source>
        <translation>%1 stelen</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Bezorging</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Accepted by %1 on %2.</source>
        <translation>Akkoord door %1 op %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
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
    <name>stemdesk::ui::AdviceRow</name>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>saves %1 incl. tax</source>
        <translation>bespaart %1 incl. btw</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Toepassen: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceTaker</name>
    <message>
        <source>No single arrangement can make up this change, as each is made several times. Change one in its recipe.</source>
        <translation>Geen enkel arrangement kan deze wijziging opvangen, want elk wordt meermaals gemaakt. Wijzig er een in het recept.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <source>the use of the API</source>
        <translation>het gebruik van de API</translation>
    </message>
    <message>
        <source>Allow programs on this computer</source>
        <translation>Programma’s op deze computer toelaten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Accept API keys</source>
        <translation>API-sleutels accepteren</translation>
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
        <source>how other programs read and change the shop’s data</source>
        <translation>hoe andere programma’s de gegevens van de winkel lezen en wijzigen</translation>
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
        <translation>Adres waarop de API bereikbaar is</translation>
    </message>
    <message>
        <source>Listens on</source>
        <translation>Bereikbaar op</translation>
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
        <translation>geldt meteen</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Verzoeken/minuut</translation>
    </message>
    <message>
        <source>For each key; 0 for no limit</source>
        <translation>Per sleutel; 0 voor geen limiet</translation>
    </message>
    <message>
        <source>Requests a month</source>
        <translation>Verzoeken/maand</translation>
    </message>
    <message>
        <source>For all keys together; 0 for no limit</source>
        <translation>Voor alle sleutels samen; 0 voor geen limiet</translation>
    </message>
    <message>
        <source>Allowed websites</source>
        <translation>Websites</translation>
    </message>
    <message>
        <source>Change the allowed websites</source>
        <translation>Toegelaten websites wijzigen</translation>
    </message>
    <message>
        <source>Write them like https://shop.example or chrome-extension://abcdef, without a path.</source>
        <translation>Vul ze in als https://shop.example of chrome-extension://abcdef, zonder pad.</translation>
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
        <source>All requests, with examples to try</source>
        <translation>Alle verzoeken, met voorbeelden om uit te proberen</translation>
    </message>
    <message>
        <source>From other computers</source>
        <translation>Vanaf andere computers</translation>
    </message>
    <message>
        <source>Here the API is for programs on this computer only. For others, run this on a computer that is always on; it is encrypted and needs no window:

stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY</source>
        <translation>Hier is de API alleen voor programma’s op deze computer. Start dit voor andere programma’s op een computer die altijd aanstaat, versleuteld en zonder venster:

stemdesk serve --listen ADRES:POORT --tls CERTIFICAAT,SLEUTEL</translation>
    </message>
    <message>
        <source>Behind a proxy</source>
        <translation>Achter een proxy</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>If a web server passes requests on to Stemdesk, start Stemdesk like this. NAME is the name that programs use, ADDRESS is the web server’s address:

stemdesk serve --listen %1 --host NAME --behind ADDRESS</source>
        <translation>Als een webserver verzoeken doorgeeft aan Stemdesk, start Stemdesk dan zo. NAAM is de naam die programma’s gebruiken, ADRES het adres van de webserver:

stemdesk serve --listen %1 --host NAAM --behind ADRES</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stopt…</translation>
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
        <source>Refuse all keys</source>
        <translation>Alle sleutels weigeren</translation>
    </message>
    <message>
        <source>of %1; resets on the 1st, UTC</source>
        <translation>van %1; begint op de 1e opnieuw (UTC)</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>zonder limiet</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 van %2 verzoeken</translation>
    </message>
    <message>
        <source>Websites, browser extensions and apps, separated by commas; empty for none</source>
        <translation>Websites, browserextensies en apps, gescheiden door komma’s; leeg voor geen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AssistantSteps</name>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Changes by %1</source>
        <translation>Wijzigingen door %1</translation>
    </message>
    <message>
        <source>%1 made an event</source>
        <translation>%1 heeft een evenement gemaakt</translation>
    </message>
    <message>
        <source>%1 deleted an event</source>
        <translation>%1 heeft een evenement verwijderd</translation>
    </message>
    <message>
        <source>%1 marked an order as ordered</source>
        <translation>%1 heeft een bestelling als besteld gemarkeerd</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n line(s)</source>
        <translation>
            <numerusform>%1 heeft %n regel gewijzigd</numerusform>
            <numerusform>%1 heeft %n regels gewijzigd</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed an event</source>
        <translation>%1 heeft een evenement gewijzigd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AwayBanner</name>
    <message>
        <source>The shop’s server has not answered since %1. What you type stays in its field until it can be stored. Stemdesk keeps trying.</source>
        <translation>De server van de winkel antwoordt sinds %1 niet meer. Wat u typt, blijft in het veld staan tot het kan worden bewaard. Stemdesk blijft het proberen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Asking the shop’s server…</source>
        <translation>Navraag bij de server van de winkel…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BackupsTab</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Back-up maken</translation>
    </message>
    <message>
        <source>Back up daily</source>
        <translation>Dagelijks een back-up maken</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Hoe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Back-ups, de nieuwste eerst</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Terugzetten…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Uit een bestand terugzetten…</translation>
    </message>
    <message>
        <source>Restore another file…</source>
        <translation>Ander bestand terugzetten…</translation>
    </message>
    <message>
        <source>Backups on this computer</source>
        <translation>Back-ups op deze computer</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Map tonen</translation>
    </message>
    <message numerus="yes">
        <source>Runs while Stemdesk is open. Keeps the last %n and all manual backups.</source>
        <translation>
            <numerusform>Loopt terwijl Stemdesk open is. De laatste (%Ln) en alle handmatige back-ups blijven bewaard.</numerusform>
            <numerusform>Loopt terwijl Stemdesk open is. De laatste %Ln en alle handmatige back-ups blijven bewaard.</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup holds everything: all shops with their pictures, keys and webhooks, checked after it was written. Copy one to another disk now and then.</source>
        <translation>Een back-up bevat alles: alle winkels met hun afbeeldingen, sleutels en webhooks, gecontroleerd nadat hij is geschreven. Kopieer er af en toe een naar een andere schijf.</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Voortgang van de back-up</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Back-up terugzetten</translation>
    </message>
    <message>
        <source>The shop is on a server. To restore a backup of it, choose this computer under Database, restore the backup here, then copy the shop to the server.</source>
        <translation>De winkel staat op een server. Om een back-up ervan terug te zetten kiest u onder Database deze computer, zet u de back-up hier terug en kopieert u de winkel daarna naar de server.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Laatste back-up: %1</translation>
    </message>
    <message>
        <source>Last backup: none yet</source>
        <translation>Laatste back-up: nog geen</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Uit een bestand terugzetten</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Back-up lezen…</translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>de back-up van %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation>Wilt u %1 terugzetten?</translation>
    </message>
    <message>
        <source>It holds %1. Changes made since then are removed for everyone who works in this shop; today’s data is kept beside it in a file. Stemdesk closes and opens again.</source>
        <translation>Inhoud: %1. Wat sindsdien is gewijzigd, wordt verwijderd voor iedereen die in deze winkel werkt; de gegevens van nu blijven ernaast bewaard in een bestand. Stemdesk sluit en opent opnieuw.</translation>
    </message>
    <message>
        <source>No backup yet. Make the first one, so that nothing is lost if this disk fails.</source>
        <translation>Nog geen back-up. Maak de eerste, zodat er niets verloren gaat als deze schijf het begeeft.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BalanceCard</name>
    <message>
        <source>Payment plan</source>
        <translation>Betalingsplan</translation>
    </message>
    <message>
        <source>%1 of %2 paid.</source>
        <translation>%1 van %2 betaald.</translation>
    </message>
    <message>
        <source>Based on the accepted quote.</source>
        <translation>Volgens de geaccepteerde offerte.</translation>
    </message>
    <message>
        <source>No quote is accepted: today’s price.</source>
        <translation>Geen offerte geaccepteerd: prijs van vandaag.</translation>
    </message>
    <message>
        <source>%1 %2 overpaid. %3</source>
        <translation>%1 %2 te veel betaald. %3</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 openstaand</translation>
    </message>
    <message>
        <source>Nothing outstanding</source>
        <translation>Niets openstaand</translation>
    </message>
    <message>
        <source>Based on the accepted quote; today’s price is %1 less.</source>
        <translation>Volgens de geaccepteerde offerte; de prijs van vandaag is %1 lager.</translation>
    </message>
    <message>
        <source>Based on the accepted quote; today’s price is %1 more.</source>
        <translation>Volgens de geaccepteerde offerte; de prijs van vandaag is %1 hoger.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BelowCostQuestion</name>
    <message>
        <source>The price of %1 is %2 below the cost of the goods, both excl. tax.</source>
        <translation>De prijs van %1 ligt %2 onder de kosten van de goederen, beide excl. btw.</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <translation>Toch %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BelowMinimumQuestion</name>
    <message>
        <source>Order anyway</source>
        <translation>Toch bestellen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
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
    <message>
        <source>No events</source>
        <translation>Geen evenementen</translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Totaal incl. btw</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumnModel</name>
    <message>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 openstaand</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
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
    <message>
        <source>More actions for %1</source>
        <translation>Meer acties voor %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CardChoice</name>
    <message>
        <source>already here as %1</source>
        <translation>al aanwezig als %1</translation>
    </message>
    <message>
        <source>Import vCards</source>
        <translation>vCards importeren</translation>
    </message>
    <message>
        <source>Space ticks and unticks. Clients with the same e-mail address or phone are left out unless you tick them.</source>
        <translation>Met de spatiebalk vinkt u aan en uit. Klanten met hetzelfde e-mailadres of telefoonnummer blijven weg, tenzij u ze aanvinkt.</translation>
    </message>
    <message>
        <source>Clients in the file</source>
        <translation>Klanten in het bestand</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>%Ln klant importeren</numerusform>
            <numerusform>%Ln klanten importeren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln producten</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CellConflict</name>
    <message>
        <source>Paste anyway</source>
        <translation>Toch plakken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ChargesCard</name>
    <message>
        <source>Labour and fees of new events</source>
        <translation>Arbeid en extra kosten van nieuwe evenementen</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>excl. btw</translation>
    </message>
    <message>
        <source>Labour, % of price</source>
        <translation>Arbeid (%)</translation>
    </message>
    <message>
        <source>Hourly rate</source>
        <translation>Uurtarief</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Write a number, 0 or more, or nothing.</source>
        <translation>Vul een getal in, 0 of meer, of niets.</translation>
    </message>
    <message>
        <source>Change the usual labour</source>
        <translation>Gebruikelijke arbeid wijzigen</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Extra kosten</translation>
    </message>
    <message>
        <source>Change the usual fees</source>
        <translation>Gebruikelijke extra kosten wijzigen</translation>
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
    <name>stemdesk::ui::ClaimClock</name>
    <message>
        <source>%1, %2</source>
        <comment>day and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Claims were taken until %1.</source>
        <translation>Reclamaties werden aangenomen tot %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%Ln dag</numerusform>
            <numerusform>%Ln dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim by %1: %2 left.</source>
        <translation>Uiterlijk %1 te reclameren: nog %2.</translation>
    </message>
    <message>
        <source>Some goods were rejected. Set how long this supplier accepts claims.</source>
        <translation>Een deel van de goederen is afgekeurd. Vul in hoe lang deze leverancier reclamaties aanneemt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientCards</name>
    <message>
        <source>Export clients as vCards</source>
        <translation>Klanten als vCards exporteren</translation>
    </message>
    <message>
        <source>vCards (*.vcf)</source>
        <translation>vCards (*.vcf)</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Klanten</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 kon niet worden geschreven.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n clients in %1</source>
        <translation>
            <numerusform>%Ln klant bewaard in %1</numerusform>
            <numerusform>%Ln klanten bewaard in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Import vCards</source>
        <translation>vCards importeren</translation>
    </message>
    <message>
        <source>vCards (*.vcf *.vcard)</source>
        <translation>vCards (*.vcf *.vcard)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 kon niet worden gelezen.</translation>
    </message>
    <message>
        <source>%1 holds no clients.</source>
        <translation>%1 bevat geen klanten.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>%Ln klant importeren</numerusform>
            <numerusform>%Ln klanten importeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n clients</source>
        <translation>
            <numerusform>%Ln klant geïmporteerd</numerusform>
            <numerusform>%Ln klanten geïmporteerd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientEvents</name>
    <message>
        <source>paid</source>
        <translation>betaald</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Nog geen evenementen.</translation>
    </message>
    <message>
        <source>and earlier events</source>
        <translation>en eerdere evenementen</translation>
    </message>
    <message>
        <source>Total outstanding</source>
        <translation>Totaal openstaand</translation>
    </message>
    <message>
        <source>Quote %1: %2</source>
        <translation>Offerte %1: %2</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>Nog geen offerte</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientName</name>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Tweede klant</translation>
    </message>
    <message>
        <source>Take the client’s name off</source>
        <translation>Naam van de klant weghalen</translation>
    </message>
    <message>
        <source>Take the second client’s name off</source>
        <translation>Naam van de tweede klant weghalen</translation>
    </message>
    <message>
        <source>Change client</source>
        <translation>Klant wijzigen</translation>
    </message>
    <message>
        <source>on documents</source>
        <translation>op de documenten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientPanel</name>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Facturen</translation>
    </message>
    <message>
        <source>One invoice a month</source>
        <translation>Eén factuur per maand</translation>
    </message>
    <message>
        <source>Change how %1 is invoiced</source>
        <translation>Wijzigen hoe %1 facturen krijgt</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Vul een geheel aantal dagen in, van 0 tot 365.</translation>
    </message>
    <message>
        <source>Pays within</source>
        <translation>Betaalt binnen</translation>
    </message>
    <message>
        <source>Statement of account…</source>
        <translation>Rekeningoverzicht…</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s), from Settings</source>
        <translation>
            <numerusform>%Ln dag, uit Instellingen</numerusform>
            <numerusform>%Ln dagen, uit Instellingen</numerusform>
        </translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <source>New event for this client</source>
        <translation>Nieuw evenement voor deze klant</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientTasksModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln dag te laat</numerusform>
            <numerusform>%Ln dagen te laat</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>due on %1</source>
        <translation>te betalen op %1</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verlopen</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%Ln dag geleden</numerusform>
            <numerusform>%Ln dagen geleden</numerusform>
        </translation>
    </message>
    <message>
        <source>Quote %1 has no answer</source>
        <translation>Offerte %1 is onbeantwoord</translation>
    </message>
    <message>
        <source>sent on %1</source>
        <translation>verzonden op %1</translation>
    </message>
    <message>
        <source>Follow up</source>
        <translation>Opvolgen</translation>
    </message>
    <message>
        <source>planned for %1</source>
        <translation>gepland voor %1</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factuur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsModel</name>
    <message>
        <source>Next event</source>
        <translation>Volgende evenement</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Openstaand</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Te laat</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsPage</name>
    <message>
        <source>Clients</source>
        <translation>Klanten</translation>
    </message>
    <message>
        <source>Who do you work for? Add clients, planners and venues here, so that events, quotes and invoices can use them.</source>
        <translation>Voor wie werkt u? Zet hier klanten, planners en locaties, zodat evenementen, offertes en facturen ze kunnen gebruiken.</translation>
    </message>
    <message>
        <source>No matching clients.</source>
        <translation>Geen klanten gevonden.</translation>
    </message>
    <message>
        <source>the chosen client</source>
        <translation>de gekozen klant</translation>
    </message>
    <message>
        <source>Search name, company, e-mail…</source>
        <translation>Zoek naam, bedrijf, e-mail…</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Nieuwe klant</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Name of the new client</source>
        <translation>Naam van de nieuwe klant</translation>
    </message>
    <message>
        <source>Do not add a client</source>
        <translation>Geen klant toevoegen</translation>
    </message>
    <message>
        <source>Add client %1</source>
        <translation>Klant %1 toevoegen</translation>
    </message>
    <message numerus="yes">
        <source>more than %n clients</source>
        <translation>
            <numerusform>meer dan %Ln klant</numerusform>
            <numerusform>meer dan %Ln klanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%Ln klant</numerusform>
            <numerusform>%Ln klanten</numerusform>
        </translation>
    </message>
    <message>
        <source>Export vCards…</source>
        <translation>vCards exporteren…</translation>
    </message>
    <message>
        <source>Import vCards…</source>
        <translation>vCards importeren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Bestand importeren…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColourPicker</name>
    <message>
        <source>%1, %2</source>
        <comment>name of a colour, its code</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Code of the colour</source>
        <translation>Code van de kleur</translation>
    </message>
    <message>
        <source>Use this colour</source>
        <translation>Deze kleur gebruiken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>like #e8b4a0</source>
        <translation>zoals #e8b4a0</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>Uit een foto</translation>
    </message>
    <message>
        <source>Tones</source>
        <translation>Tinten</translation>
    </message>
    <message>
        <source>Close to %1</source>
        <translation>Lijkt op %1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColourPictures</name>
    <message>
        <source>Choose a picture…</source>
        <translation>Foto kiezen…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Foto kiezen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Afbeeldingen (%1)</translation>
    </message>
    <message>
        <source>Picture %1 of your events</source>
        <translation>Foto %1 van uw evenementen</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Deze afbeelding is er niet meer.</translation>
    </message>
    <message>
        <source>Drop a picture here, paste one or choose a file, then click on a petal.</source>
        <translation>Sleep een foto hierheen, plak er een of kies een bestand, en klik op een bloemblaadje.</translation>
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
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln cultivar</numerusform>
            <numerusform>%Ln cultivars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Cultivars</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%Ln kleur</numerusform>
            <numerusform>%Ln kleuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%Ln categorie</numerusform>
            <numerusform>%Ln categorieën</numerusform>
        </translation>
    </message>
    <message>
        <source>Colours and categories</source>
        <translation>Kleuren en categorieën</translation>
    </message>
    <message>
        <source>Search a colour or category…</source>
        <translation>Zoek kleur of categorie…</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Nieuwe categorie</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Nieuwe kleur</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kleur van %1</translation>
    </message>
    <message>
        <source>Events in %1</source>
        <translation>Evenementen in %1</translation>
    </message>
    <message>
        <source>Export colours…</source>
        <translation>Kleuren exporteren…</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Export categories…</source>
        <translation>Categorieën exporteren…</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPanel</name>
    <message>
        <source>The shop has no colours with these names yet. Choose a swatch for each; without one it is grey.</source>
        <translation>De winkel heeft nog geen kleuren met deze namen. Kies voor elk een staaltje; zonder staaltje wordt ze grijs.</translation>
    </message>
    <message>
        <source>Swatch of %1</source>
        <translation>Staaltje van %1</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Andere kleur…</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kleur van %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColumnsStep</name>
    <message>
        <source>A length; each needs a row of its own</source>
        <translation>Een lengte; elke lengte heeft een eigen regel nodig</translation>
    </message>
    <message>
        <source>Columns after the first %1 are matched by their names.</source>
        <translation>Kolommen na de eerste %1 worden op naam herkend.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolom %1</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <translation>Betekenis van “%1”</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weglaten</translation>
    </message>
    <message>
        <source>“%1” is left out now: each meaning belongs to one column.</source>
        <translation>“%1” wordt nu overgeslagen: elke betekenis hoort bij één kolom.</translation>
    </message>
    <message>
        <source>Choose the column of the name, the last name or the company.</source>
        <translation>Kies de kolom met de naam, de achternaam of het bedrijf.</translation>
    </message>
    <message>
        <source>This looks like an address book. Import it on the page Clients.</source>
        <translation>Dit lijkt een adresboek. Importeer dat op de pagina Klanten.</translation>
    </message>
    <message>
        <source>This looks like a price list. Import it on the page Products.</source>
        <translation>Dit lijkt een prijslijst. Importeer die op de pagina Producten.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Which column is what you pay, excl. tax? It could be %1.</source>
        <translation>In welke kolom staat uw inkoopprijs excl. btw? Mogelijk zijn %1.</translation>
    </message>
    <message>
        <source>Choose the column of the product or of the SKU.</source>
        <translation>Kies de kolom met het product of het art.nr.</translation>
    </message>
    <message>
        <source>Choose the column of the unit cost, and that of the product, the SKU or the supplier’s code.</source>
        <translation>Kies de kolom met de stukprijs, en die met het product, het art.nr. of de code van de leverancier.</translation>
    </message>
    <message>
        <source>How many stems are in a box? Choose the column that says it for %1, or the column of another price.</source>
        <translation>Hoeveel stelen zitten er in een doos? Kies de kolom die het voor %1 zegt, of die van een andere prijs.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComingModel</name>
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
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Alles zoeken</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gevonden</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Zoeken…</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Niets gevonden voor “%1”.</translation>
    </message>
    <message>
        <source>Find an event, flower, supplier, client or command…</source>
        <translation>Zoek een evenement, bloem, leverancier, klant of opdracht…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonModel</name>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>any supplier</source>
        <translation>willekeurige</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Cultivar</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>In %</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Verpakking</translation>
    </message>
    <message>
        <source>Per pack</source>
        <translation>Per verpakking</translation>
    </message>
    <message>
        <source>one only</source>
        <translation>alleen hier</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonView</name>
    <message>
        <source>Two price lists</source>
        <translation>Twee prijslijsten</translation>
    </message>
    <message>
        <source>Two lists of one type, or two suppliers, are compared here, the largest changes first. There is no second one yet.</source>
        <translation>Hier worden twee lijsten van één type of twee leveranciers vergeleken, de grootste verschillen eerst. Er is nog geen tweede.</translation>
    </message>
    <message>
        <source>No matching prices.</source>
        <translation>Geen prijzen gevonden.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Wat wordt vergeleken</translation>
    </message>
    <message>
        <source>First of the two</source>
        <translation>Eerste van de twee</translation>
    </message>
    <message>
        <source>Second of the two</source>
        <translation>Tweede van de twee</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Omwisselen</translation>
    </message>
    <message>
        <source>Search both…</source>
        <translation>Zoek in beide…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Dearer (%1)</source>
        <translation>Duurder (%1)</translation>
    </message>
    <message>
        <source>Cheaper (%1)</source>
        <translation>Goedkoper (%1)</translation>
    </message>
    <message>
        <source>In one list only (%1)</source>
        <translation>Alleen in één lijst (%1)</translation>
    </message>
    <message>
        <source>From one supplier only (%1)</source>
        <translation>Alleen bij één leverancier (%1)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Lijsten</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Shown prices</source>
        <translation>Getoonde prijzen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ConflictNote</name>
    <message>
        <source>(empty)</source>
        <translation>(leeg)</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Mijne houden</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Andere nemen</translation>
    </message>
    <message>
        <source>Yours: %1, now: %2</source>
        <translation>Uw waarde: %1, nu: %2</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Verbeteren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ContactsField</name>
    <message>
        <source>Find or add a contact…</source>
        <translation>Contact zoeken of toevoegen…</translation>
    </message>
    <message>
        <source>Find or add a contact</source>
        <translation>Contact zoeken of toevoegen</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rol van %1</translation>
    </message>
    <message>
        <source>Take %1 off the event</source>
        <translation>%1 van het evenement halen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add client %1</source>
        <translation>Klant %1 toevoegen</translation>
    </message>
    <message>
        <source>Use other names on documents</source>
        <translation>Op de documenten anders noemen</translation>
    </message>
    <message>
        <source>Add “%1” as a new client</source>
        <translation>‘%1’ toevoegen als nieuwe klant</translation>
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
    <name>stemdesk::ui::CoverCard</name>
    <message>
        <source>Look of documents</source>
        <translation>Uiterlijk van documenten</translation>
    </message>
    <message>
        <source>The cover picture</source>
        <translation>De omslagfoto</translation>
    </message>
    <message>
        <source>Choose the cover picture</source>
        <translation>Omslagfoto kiezen</translation>
    </message>
    <message>
        <source>Remove the cover picture</source>
        <translation>Omslagfoto verwijderen</translation>
    </message>
    <message>
        <source>For proposals of events without a picture: a PNG, JPEG or WebP file.</source>
        <translation>Voor offertes zonder eigen foto: een PNG-, JPEG- of WebP-bestand.</translation>
    </message>
    <message>
        <source>quotes already made keep theirs</source>
        <translation>bestaande offertes blijven zoals ze zijn</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Omslag</translation>
    </message>
    <message>
        <source>Change the cover of proposals</source>
        <translation>Omslag van offertes wijzigen</translation>
    </message>
    <message>
        <source>Stemdesk’s green</source>
        <translation>Stemdesk-groen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>Choose the colour of documents</source>
        <translation>Kleur van documenten kiezen</translation>
    </message>
    <message>
        <source>Colour of documents</source>
        <translation>Kleur van documenten</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Darkened where text would be hard to read</source>
        <translation>Wordt donkerder waar tekst slecht leesbaar zou zijn</translation>
    </message>
    <message>
        <source>Tagline</source>
        <translation>Slogan</translation>
    </message>
    <message>
        <source>a line below your name on the cover</source>
        <translation>een regel onder uw naam op de omslag</translation>
    </message>
    <message>
        <source>Change the tagline</source>
        <translation>Slogan op de omslag wijzigen</translation>
    </message>
    <message>
        <source>Change the colour of documents</source>
        <translation>Kleur van documenten wijzigen</translation>
    </message>
    <message>
        <source>Write a colour like #7a3b52, or nothing.</source>
        <translation>Vul een kleur in zoals #7a3b52, of niets.</translation>
    </message>
    <message>
        <source>Cover picture</source>
        <translation>Omslagfoto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CoverChoice</name>
    <message>
        <source>Picture</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Vlak</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseFacts</name>
    <message>
        <source>This database</source>
        <translation>Deze database</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Winkels</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Last backup</source>
        <translation>Laatste back-up</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Back-up maken</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nog geen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseTab</name>
    <message>
        <source>On this computer</source>
        <translation>Op deze computer</translation>
    </message>
    <message>
        <source>On a server (PostgreSQL), for several computers at once</source>
        <translation>Op een server (PostgreSQL), voor meerdere computers tegelijk</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbinding testen</translation>
    </message>
    <message>
        <source>Copy this shop there…</source>
        <translation>Winkel erheen kopiëren…</translation>
    </message>
    <message>
        <source>Use this server</source>
        <translation>Deze server gebruiken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Where shops are kept</source>
        <translation>Waar winkels worden bewaard</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Map tonen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Wachtwoord</translation>
    </message>
    <message>
        <source>Kept in this computer’s keyring, never in a file. Leave blank to use the one already kept.</source>
        <translation>Bewaard in de sleutelbos van deze computer, nooit in een bestand. Leeg: het wachtwoord dat er al is.</translation>
    </message>
    <message>
        <source>All workstations on one server see each other’s changes at once. Switching copies nothing: what is here stays here.</source>
        <translation>Alle werkplekken op één server zien elkaars wijzigingen meteen. Overstappen kopieert niets: wat hier staat, blijft hier.</translation>
    </message>
    <message>
        <source>Progress of the copy</source>
        <translation>Voortgang van de kopie</translation>
    </message>
    <message>
        <source>This window was started on %1. What you choose here applies when Stemdesk is started without an address.</source>
        <translation>Dit venster is gestart op %1. Wat u hier kiest, geldt wanneer Stemdesk zonder adres wordt gestart.</translation>
    </message>
    <message>
        <source>Applies when Stemdesk is next started.</source>
        <translation>Geldt vanaf de volgende start.</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Nu herstarten</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Op %1</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>For one computer. Needs no network and no server.</source>
        <translation>Voor één computer. Heeft geen netwerk en geen server nodig.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayColumn</name>
    <message>
        <source>No tasks</source>
        <translation>Geen taken</translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation>Taken van %1</translation>
    </message>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%Ln open</numerusform>
            <numerusform>%Ln open</numerusform>
        </translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Alles gedaan</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrives: %1</source>
        <translation>Binnen: %1</translation>
    </message>
    <message>
        <source>Design: %1</source>
        <translation>Maken: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayField</name>
    <message>
        <source>%1: calendar</source>
        <translation>%1: kalender</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>%1 is too early.</source>
        <translation>%1 is te vroeg.</translation>
    </message>
    <message>
        <source>Not a date. Write it like %1, %2 or +7.</source>
        <translation>Geen datum. Schrijf hem als %1, %2 of +7.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayReading</name>
    <message>
        <source>today</source>
        <comment>typed for a date</comment>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <comment>typed for a date</comment>
        <translation>morgen</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>typed for a date</comment>
        <translation>gisteren</translation>
    </message>
    <message>
        <source>%1 is in the future.</source>
        <translation>%1 ligt in de toekomst.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayTasksModel</name>
    <message>
        <source>nobody yet</source>
        <translation>nog niemand</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Nog niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln dag te laat</numerusform>
            <numerusform>%Ln dagen te laat</numerusform>
        </translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Te laat</translation>
    </message>
    <message>
        <source>Late, %1 of %2</source>
        <translation>Te laat, %1 van %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
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
        <source>Status</source>
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
    <name>stemdesk::ui::DeliveryFields</name>
    <message>
        <source>Deliver on</source>
        <translation>Leveren op</translation>
    </message>
    <message>
        <source>None, please</source>
        <translation>Liever niet</translation>
    </message>
    <message>
        <source>Are welcome</source>
        <translation>Is welkom</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Niet aangegeven</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Vervanging</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>The shop</source>
        <translation>De winkel</translation>
    </message>
    <message>
        <source>Deliver to</source>
        <translation>Afleveren bij</translation>
    </message>
    <message>
        <source>For the supplier</source>
        <translation>Voor de leverancier</translation>
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
        <source>Status</source>
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
    <name>stemdesk::ui::DeliveryRow</name>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 t/m %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DescriptionField</name>
    <message>
        <source>What the proposal tells the client about the flowers of the day</source>
        <translation>Wat de offerte de klant vertelt over de bloemen van de dag</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Vet</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Cursief</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Numbered list</source>
        <translation>Genummerde lijst</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>https://… Enter makes the link</source>
        <translation>https://… Enter maakt de link</translation>
    </message>
    <message>
        <source>Address of the link</source>
        <translation>Adres van de link</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another program wrote this with tables or pictures. Change it there.</source>
        <translation>Een ander programma schreef dit met tabellen of afbeeldingen. Wijzig het daar.</translation>
    </message>
    <message>
        <source>For the client</source>
        <translation>Voor de klant</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DesignTimeCard</name>
    <message>
        <source>Time to design</source>
        <translation>Maaktijd</translation>
    </message>
    <message>
        <source>plans the week; does not change the price</source>
        <translation>plant de week; verandert de prijs niet</translation>
    </message>
    <message>
        <source>Designing takes %1. %2 is charged for labour, incl. tax.</source>
        <translation>Het maken duurt %1. Voor arbeid wordt %2 berekend, incl. btw.</translation>
    </message>
    <message>
        <source>Say how long each takes, and designing is planned in Week.</source>
        <translation>Geef aan hoelang één duurt, dan wordt het maken in Week gepland.</translation>
    </message>
    <message>
        <source>Its tasks took %1; %2 are planned.</source>
        <translation>De taken kostten %1; gepland is %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DesignTimeModel</name>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Time for one</source>
        <translation>Tijd per stuk</translation>
    </message>
    <message>
        <source>Write how long one takes, like 20 or 1:30.</source>
        <translation>Vul in hoelang één duurt, bijvoorbeeld 20 of 1:30.</translation>
    </message>
    <message>
        <source>Change the time of %1</source>
        <translation>Tijd van %1 wijzigen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
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
        <source>Ceremony from</source>
        <translation>Ceremonie van</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Ceremonie tot</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Locatie van</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Locatie tot</translation>
    </message>
    <message>
        <source>Change date</source>
        <translation>Datum wijzigen</translation>
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
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>For the client</source>
        <translation>Voor de klant</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Omschrijving wijzigen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>the event</source>
        <translation>het evenement</translation>
    </message>
    <message>
        <source>For the proposal</source>
        <translation>Voor de offerte</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>%Ln afbeelding toevoegen</numerusform>
            <numerusform>%Ln afbeeldingen toevoegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Change links</source>
        <translation>Links wijzigen</translation>
    </message>
    <message>
        <source>For the shop</source>
        <translation>Voor de winkel</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Notities wijzigen</translation>
    </message>
    <message>
        <source>Change contacts</source>
        <translation>Contacten wijzigen</translation>
    </message>
    <message>
        <source>Enquiry</source>
        <translation>Aanvraag</translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>Via</translation>
    </message>
    <message>
        <source>Change where the enquiry came from</source>
        <translation>Herkomst van de aanvraag wijzigen</translation>
    </message>
    <message>
        <source>a fair, a venue, a recommendation…</source>
        <translation>een beurs, een locatie, een aanbeveling…</translation>
    </message>
    <message>
        <source>Follow up on</source>
        <translation>Opvolgen op</translation>
    </message>
    <message>
        <source>Change when to follow up</source>
        <translation>Opvolgdag wijzigen</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>bijv. +14</translation>
    </message>
    <message>
        <source>Why it was lost</source>
        <translation>Reden verlies</translation>
    </message>
    <message>
        <source>Change why the event was lost</source>
        <translation>Reden van verlies wijzigen</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Wanneer en waar</translation>
    </message>
    <message>
        <source>Ceremony place</source>
        <translation>Locatie ceremonie</translation>
    </message>
    <message>
        <source>name and address</source>
        <translation>naam en adres</translation>
    </message>
    <message>
        <source>At the venue</source>
        <translation>Op locatie</translation>
    </message>
    <message>
        <source>People and guests</source>
        <translation>Contacten en gasten</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Contacten</translation>
    </message>
    <message>
        <source>Notes and links</source>
        <translation>Notities en links</translation>
    </message>
    <message>
        <source>for the client</source>
        <translation>voor de klant</translation>
    </message>
    <message>
        <source>for the proposal</source>
        <translation>voor de offerte</translation>
    </message>
    <message>
        <source>Blank if none was agreed</source>
        <translation>Leeg als er geen is afgesproken</translation>
    </message>
    <message>
        <source>excl. %1</source>
        <translation>excl. %1</translation>
    </message>
    <message>
        <source>%1 = %2 incl. %3</source>
        <translation>%1 = %2 incl. %3</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentOutput</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als pdf bewaren</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Pdf-document (*.pdf)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wordt bewaard</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 is niet bewaard. %2</translation>
    </message>
    <message>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Geannuleerd; %1 is niet bewaard.</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Choose another place.</source>
        <translation>%1 is niet bewaard: %2. Kies een andere plaats.</translation>
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
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Printing %1</source>
        <translation>%1 wordt afgedrukt</translation>
    </message>
    <message>
        <source>Nothing was printed. %1</source>
        <translation>Er is niets afgedrukt. %1</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Naar de printer gestuurd</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Het afdrukken is geannuleerd.</translation>
    </message>
    <message>
        <source>The printer did not accept it; nothing was printed.</source>
        <translation>De printer neemt het niet aan; er is niets afgedrukt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentPreview</name>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Op breedte</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Pdf bewaren…</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>The pages cannot be shown. %1</source>
        <translation>De pagina’s kunnen niet worden getoond. %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Hele pagina</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message>
        <source>Proposal</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <source>For the client, with prices</source>
        <translation>Voor de klant, met prijzen</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Leveranciersbestellingen</translation>
    </message>
    <message>
        <source>One sheet per supplier</source>
        <translation>Eén blad per leverancier</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Recepten voor de binderij</translation>
    </message>
    <message>
        <source>For the bench, without costs</source>
        <translation>Voor de werktafel, zonder kosten</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Paklijst</translation>
    </message>
    <message>
        <source>For the van, to tick</source>
        <translation>Voor de bus, om af te vinken</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenten</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln regel zonder prijs: het totaal is niet volledig.</numerusform>
            <numerusform>%Ln regels zonder prijs: het totaal is niet volledig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln afbeelding is een link naar een andere plaats en wordt niet afgedrukt.</numerusform>
            <numerusform>%Ln afbeeldingen zijn links naar andere plaatsen en worden niet afgedrukt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Ritlijst</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Productielijst</translation>
    </message>
    <message>
        <source>For the road, stop by stop</source>
        <translation>Voor onderweg, stop voor stop</translation>
    </message>
    <message>
        <source>For the bench, day by day</source>
        <translation>Voor de werktafel, dag voor dag</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln dag te laat</numerusform>
            <numerusform>%Ln dagen te laat</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>No supplier yet</source>
        <translation>Nog geen leverancier</translation>
    </message>
    <message>
        <source>Event on %1</source>
        <translation>Evenement op %1</translation>
    </message>
    <message>
        <source>order by %1</source>
        <translation>uiterlijk bestellen op %1</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Besteld</translation>
    </message>
    <message>
        <source>ordered on %1</source>
        <translation>besteld op %1</translation>
    </message>
    <message>
        <source>some lines without supplier</source>
        <translation>enkele regels zonder leverancier</translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Besteld · %Ln concept</numerusform>
            <numerusform>Besteld · %Ln concepten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <source>New event from %1</source>
        <translation>Nieuw evenement uit %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 dupliceren</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie van %1</translation>
    </message>
    <message>
        <source>Duplicated %1; the copy has no date yet</source>
        <translation>%1 gedupliceerd; de kopie heeft nog geen datum</translation>
    </message>
    <message>
        <source>Save %1 as a template</source>
        <translation>%1 als sjabloon bewaren</translation>
    </message>
    <message>
        <source>Saved %1 as a template</source>
        <translation>%1 als sjabloon bewaard</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als sjabloon bewaren</translation>
    </message>
    <message>
        <source>Change status</source>
        <translation>Status wijzigen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 verplaatsen naar %2</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted. %1: %2</source>
        <translation>Er is niets verwijderd. %1: %2</translation>
    </message>
    <message>
        <source>Change status: %1</source>
        <translation>Status wijzigen: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1: %2</source>
        <translation>Er is niets gewijzigd. %1: %2</translation>
    </message>
    <message>
        <source>Deleted meanwhile: %1.</source>
        <translation>Intussen verwijderd: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And so is that of %n others.</source>
        <translation>
            <numerusform>Bij %Ln andere is het ook zo.</numerusform>
            <numerusform>Bij %Ln andere is het ook zo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventDocument</name>
    <message>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Prijs van het evenement</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventFilters</name>
    <message>
        <source>Upcoming</source>
        <translation>Komende</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datums</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>A search looks at all dates</source>
        <translation>Zoeken kijkt naar alle datums</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Vul een bedrag in, 0 of meer.</translation>
    </message>
    <message>
        <source>Write a distance, 0 or more.</source>
        <translation>Vul een afstand van 0 of meer in.</translation>
    </message>
    <message>
        <source>Write a percentage, such as 20.</source>
        <translation>Vul een percentage in, zoals 20.</translation>
    </message>
    <message>
        <source>Write hours, such as 3.5 or 3:30.</source>
        <translation>Vul uren in, zoals 3,5 of 3:30.</translation>
    </message>
    <message>
        <source>Write a factor, 0 or more, such as 2.5.</source>
        <translation>Vul een factor van 0 of meer in, zoals 2,5.</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Vul een geheel getal in, 0 of meer.</translation>
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
        <translation>Bestellingen</translation>
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
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenten</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
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
    <message>
        <source>the summary</source>
        <translation>het overzicht</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Offertes</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Ritlijst</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Herhalen…</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Klantprijs</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>Datum opgeven</translation>
    </message>
    <message>
        <source>The pages as the client sees them</source>
        <translation>De pagina’s zoals de klant ze ziet</translation>
    </message>
    <message>
        <source>Invoice the rest</source>
        <translation>Rest factureren</translation>
    </message>
    <message>
        <source>lists pinned</source>
        <translation>lijsten vastgezet</translation>
    </message>
    <message>
        <source>Accepted…</source>
        <translation>Geaccepteerd…</translation>
    </message>
    <message>
        <source>%1 incl. %2</source>
        <translation>%1 incl. %2</translation>
    </message>
    <message>
        <source>Add an arrangement</source>
        <translation>Arrangement toevoegen</translation>
    </message>
    <message>
        <source>Make a quote</source>
        <translation>Offerte maken</translation>
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
    <message>
        <source>Ordered</source>
        <translation>Besteld</translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Besteld · %Ln concept</numerusform>
            <numerusform>Besteld · %Ln concepten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <source>Find an event…</source>
        <translation>Evenement zoeken…</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Binnenkort</translation>
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
        <source>No matching events.</source>
        <translation>Geen evenementen gevonden.</translation>
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
        <translation>In calculatie</translation>
    </message>
    <message>
        <source>With client</source>
        <translation>Wacht op klant</translation>
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
        <translation>%1 te veel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>nog %1</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ceremonie</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Locatie</translation>
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
        <source>Price
incl. tax</source>
        <translation>Prijs
incl. btw</translation>
    </message>
    <message>
        <source>Budget
excl. tax</source>
        <translation>Budget
excl. btw</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palet</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsPage</name>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Events hold the recipe, the price and the supplier orders of a wedding, a party or a memorial.</source>
        <translation>Een evenement bevat het recept, de prijs en de leveranciersbestellingen van een bruiloft, een feest of een uitvaart.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <source>No matching events. Try other words, another status or all dates.</source>
        <translation>Geen evenementen gevonden. Probeer andere woorden, een andere status of alle datums.</translation>
    </message>
    <message>
        <source>From template</source>
        <translation>Uit sjabloon</translation>
    </message>
    <message>
        <source>New event from a template</source>
        <translation>Nieuw evenement uit een sjabloon</translation>
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
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Left out, as no longer in the catalogue: %1.</source>
        <translation>Weggelaten, want niet meer in de catalogus: %1.</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Evenement openen</translation>
    </message>
    <message numerus="yes">
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln evenement in %1</numerusform>
            <numerusform>%Ln evenementen in %1</numerusform>
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
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>No events</source>
        <translation>Geen evenementen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsTable</name>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <source>Add a fee</source>
        <translation>Extra kosten toevoegen</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Bezorging</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Extra kosten</translation>
    </message>
    <message>
        <source>Amount excl. tax</source>
        <translation>Bedrag excl. btw</translation>
    </message>
    <message>
        <source>Remove the fee</source>
        <translation>Extra kosten verwijderen</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Vul een bedrag in, 0 of meer.</translation>
    </message>
    <message>
        <source>Remove the fee %1</source>
        <translation>Extra kosten %1 verwijderen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureGrid</name>
    <message>
        <source>%1, %2</source>
        <comment>figure, month</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2; show what it adds up</source>
        <translation>%1: %2; waaruit de som bestaat</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Verschil</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureLists</name>
    <message>
        <source>Not given</source>
        <translation>Niet opgegeven</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureRowsModel</name>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factuur</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Several events</source>
        <translation>Meerdere evenementen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureRowsView</name>
    <message>
        <source>Back to the figures</source>
        <translation>Terug naar de cijfers</translation>
    </message>
    <message>
        <source>What the figure adds up</source>
        <translation>Waaruit het cijfer is opgeteld</translation>
    </message>
    <message>
        <source>Nothing adds to this figure.</source>
        <translation>Niets telt mee in dit cijfer.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, month</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureWords</name>
    <message>
        <source>Invoiced excl. tax</source>
        <translation>Gefactureerd excl. btw</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Btw</translation>
    </message>
    <message>
        <source>Invoiced incl. tax</source>
        <translation>Gefactureerd incl. btw</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Klantprijs</translation>
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
        <source>Hire income</source>
        <translation>Verhuuropbrengst</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <source>Time planned</source>
        <translation>Geplande tijd</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>Bestede tijd</translation>
    </message>
    <message>
        <source>Pack leftovers</source>
        <translation>Verpakkingsresten</translation>
    </message>
    <message>
        <source>Rejected goods</source>
        <translation>Afgekeurde goederen</translation>
    </message>
    <message>
        <source>Credited by suppliers</source>
        <translation>Gecrediteerd door leveranciers</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Aanvragen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not invoiced</source>
        <translation>Niet gefactureerd</translation>
    </message>
    <message>
        <source>Outstanding at period end</source>
        <translation>Openstaand per einde periode</translation>
    </message>
    <message>
        <source>Overdue at period end</source>
        <translation>Te laat per einde periode</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <comment>percentage points</comment>
        <translation>%1 ptn</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Deze maand</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Financiën</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Derving</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Aanvragen</translation>
    </message>
    <message>
        <source>Invoiced by rate</source>
        <translation>Gefactureerd per tarief</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tarief</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Btw</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>Incl. btw</translation>
    </message>
    <message>
        <source>Received by rate</source>
        <translation>Ontvangen per tarief</translation>
    </message>
    <message>
        <source>Where enquiries came from</source>
        <translation>Waar aanvragen vandaan kwamen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Value of those won</source>
        <translation>Waarde van de gewonnen</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Besteld</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Afgekeurd</translation>
    </message>
    <message>
        <source>Flowers by cost</source>
        <translation>Bloemen naar kosten</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Cultivar</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Stuks</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jaar</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Pdf bewaren…</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>Excel bewaren…</translation>
    </message>
    <message>
        <source>Invoiced</source>
        <translation>Gefactureerd</translation>
    </message>
    <message>
        <source>Margin, % of price</source>
        <translation>Marge, % van de prijs</translation>
    </message>
    <message>
        <source>Left over, % of cost</source>
        <translation>Over, % van de kosten</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), excl. tax</source>
        <translation>
            <numerusform>%Ln evenement, excl. btw</numerusform>
            <numerusform>%Ln evenementen, excl. btw</numerusform>
        </translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>excl. btw</translation>
    </message>
    <message>
        <source>incl. tax unless stated</source>
        <translation>incl. btw, tenzij anders vermeld</translation>
    </message>
    <message>
        <source>Nothing was invoiced, paid, made or asked for in %1.</source>
        <translation>In %1 is niets gefactureerd, betaald, gemaakt of aangevraagd.</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 vergeleken met %2</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <translation>%1: %2, daarvoor %3</translation>
    </message>
    <message>
        <source>Client price by month</source>
        <translation>Klantprijs per maand</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>of which margin</source>
        <translation>waarvan marge</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergelijken met</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Maand ervoor</translation>
    </message>
    <message>
        <source>Year before</source>
        <translation>Jaar ervoor</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dit jaar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FileDrop</name>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Laat één bestand tegelijk los.</translation>
    </message>
    <message>
        <source>Save it on this computer first, then drop the file.</source>
        <translation>Bewaar het eerst op deze computer en laat dan het bestand los.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FileStep</name>
    <message>
        <source>Price list</source>
        <translation>Prijslijst</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is a variety of a product: known ones are updated, new ones added.</source>
        <translation>Sleep een CSV-bestand of werkmap hierheen of kies er een. Elke rij is een cultivar van een product: bekende worden bijgewerkt, nieuwe toegevoegd.</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is the price of a variety, found by its product and variety or by its SKU.</source>
        <translation>Sleep een CSV-bestand of werkmap hierheen of kies er een. Elke rij is de prijs van een cultivar, gevonden via product en cultivar of het art.nr.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>Bestand kiezen voor import</translation>
    </message>
    <message>
        <source>Tables and workbooks (*.csv *.txt *.tsv *.xlsx *.ods)</source>
        <translation>Tabellen en werkmappen (*.csv *.txt *.tsv *.xlsx *.ods)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is a client, a planner or a venue: known ones are updated, new ones added.</source>
        <translation>Sleep een CSV-bestand of werkmap hierheen of kies er een. Elke rij is een klant, een planner of een locatie: bekende worden bijgewerkt, nieuwe toegevoegd.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstStartPage</name>
    <message>
        <source>Start with the demo shop</source>
        <translation>Met de demowinkel beginnen</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Leeg beginnen</translation>
    </message>
    <message>
        <source>Open a shop from a file…</source>
        <translation>Winkel uit bestand openen…</translation>
    </message>
    <message>
        <source>Welcome – Stemdesk</source>
        <translation>Welkom – Stemdesk</translation>
    </message>
    <message>
        <source>Welcome to Stemdesk</source>
        <translation>Welkom bij Stemdesk</translation>
    </message>
    <message>
        <source>Your shop</source>
        <translation>Uw winkel</translation>
    </message>
    <message>
        <source>Used in this window and in your documents.</source>
        <translation>Geldt voor dit venster en uw documenten.</translation>
    </message>
    <message>
        <source>Worked on another computer before?</source>
        <translation>Eerder op een andere computer gewerkt?</translation>
    </message>
    <message>
        <source>Setting the shop up…</source>
        <translation>Winkel inrichten…</translation>
    </message>
    <message>
        <source>Filling the demo shop…</source>
        <translation>Demowinkel vullen…</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Describe your shop. You can change everything later.</source>
        <translation>Beschrijf uw winkel. Alles kan later worden gewijzigd.</translation>
    </message>
    <message>
        <source>A florist’s year to try things out: suppliers, flowers with prices, and events. Without a name above, it is called Fern &amp; Thistle.</source>
        <translation>Een bloemistenjaar om alles uit te proberen: leveranciers, bloemen met prijzen en evenementen. Zonder naam hierboven heet de winkel Varen &amp; Distel.</translation>
    </message>
    <message>
        <source>Nothing in it yet. Today leads you through the first steps: a supplier, your flowers, an event.</source>
        <translation>Er staat nog niets in. “Vandaag” leidt u door de eerste stappen: een leverancier, uw bloemen, een evenement.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstSteps</name>
    <message>
        <source>New product</source>
        <translation>Nieuw product</translation>
    </message>
    <message>
        <source>First event</source>
        <translation>Eerste evenement</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Bestand importeren…</translation>
    </message>
    <message>
        <source>Three steps to begin. Then you’ll see here what is coming up, and what to order by when.</source>
        <translation>Drie stappen om te beginnen. Daarna ziet u hier wat eraan komt en wat wanneer besteld moet zijn.</translation>
    </message>
    <message>
        <source>1. Add your suppliers</source>
        <translation>1. Voeg uw leveranciers toe</translation>
    </message>
    <message>
        <source>The growers and wholesalers you buy from, with the e-mail address for orders.</source>
        <translation>De kwekers en groothandels waar u inkoopt, met het e-mailadres voor bestellingen.</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nieuwe leverancier</translation>
    </message>
    <message>
        <source>2. Fill the catalogue</source>
        <translation>2. Vul de catalogus</translation>
    </message>
    <message>
        <source>Import a wholesaler’s file with its prices, or add flowers and materials one by one.</source>
        <translation>Importeer het bestand van een groothandel met de prijzen, of voeg bloemen en materiaal één voor één toe.</translation>
    </message>
    <message>
        <source>3. Plan an event</source>
        <translation>3. Plan een evenement</translation>
    </message>
    <message>
        <source>Put flowers into bouquets and table centres; the price and the supplier orders follow.</source>
        <translation>Stel boeketten en tafelstukken samen uit bloemen; de prijs en de bestellingen volgen vanzelf.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gedaan</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FlowerField</name>
    <message>
        <source>Matches</source>
        <translation>Treffers</translation>
    </message>
    <message>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Niets in de catalogus heet “%1”.</translation>
    </message>
    <message>
        <source>No variety of type %1 is called “%2”.</source>
        <translation>Geen cultivar van het type %1 heet “%2”.</translation>
    </message>
    <message>
        <source>Add it to the catalogue…</source>
        <translation>In de catalogus opnemen…</translation>
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
        <source>Marks unreceived lines as fully delivered, at the expected price</source>
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
    <message>
        <source>Excl. tax %1 · tax %2</source>
        <translation>Excl. btw %1 · btw %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered %1 incl. tax</source>
        <translation>Besteld: %1 incl. btw</translation>
    </message>
    <message>
        <source>Goods received from %1</source>
        <translation>Ontvangen goederen van %1</translation>
    </message>
    <message>
        <source>Copy as e-mail for %1</source>
        <translation>Als e-mail voor %1 kopiëren</translation>
    </message>
    <message>
        <source>Copy claim as e-mail</source>
        <translation>Reclamatie als e-mail kopiëren</translation>
    </message>
    <message>
        <source>Open as e-mail</source>
        <translation>Als e-mail openen</translation>
    </message>
    <message>
        <source>A draft in the mail program, with the order as PDF and CSV</source>
        <translation>Een concept in het mailprogramma, met de bestelling als pdf en CSV</translation>
    </message>
    <message>
        <source>Change the delivery of %1</source>
        <translation>Levering van %1 wijzigen</translation>
    </message>
    <message>
        <source>Open as e-mail for %1</source>
        <translation>Als e-mail voor %1 openen</translation>
    </message>
    <message>
        <source>Still due %1</source>
        <translation>Nog te ontvangen: %1</translation>
    </message>
    <message>
        <source>Received %1</source>
        <translation>Ontvangen: %1</translation>
    </message>
    <message>
        <source>It is for %1 excl. tax.</source>
        <translation>Het gaat om %1 excl. btw.</translation>
    </message>
    <message>
        <source>All came as ordered from %1</source>
        <translation>Alles is gekomen zoals besteld bij %1</translation>
    </message>
    <message>
        <source>To order: %1 incl. tax</source>
        <translation>Te bestellen: %1 incl. btw</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Levering %1</translation>
    </message>
    <message>
        <source>substitutes are welcome</source>
        <translation>vervanging welkom</translation>
    </message>
    <message>
        <source>no substitutes</source>
        <translation>geen vervanging</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <source>%1 too many</source>
        <translation>%1 te veel</translation>
    </message>
    <message>
        <source>Excl. tax; expected %1</source>
        <translation>Excl. btw; verwacht was %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Besteld</translation>
    </message>
    <message>
        <source>Packs received</source>
        <translation>Verp. ontv.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <source>Packs due</source>
        <translation>Verp. te ontv.</translation>
    </message>
    <message>
        <source>“%1” is not a number of packs.</source>
        <translation>“%1” is geen aantal verpakkingen.</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <source>First say how many packs came in, then what they cost.</source>
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
        <source>Someone else recorded these goods meanwhile; this is what they entered.</source>
        <translation>Iemand anders heeft deze goederen intussen genoteerd; dit is genoteerd.</translation>
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
    <message>
        <source>Units that were rejected</source>
        <translation>Afgekeurde stuks</translation>
    </message>
    <message>
        <source>Units rejected</source>
        <translation>Stuks afgek.</translation>
    </message>
    <message>
        <source>“%1” is not a number of units.</source>
        <translation>“%1” is geen aantal stuks.</translation>
    </message>
    <message>
        <source>First say how many packs came in, then what was not good.</source>
        <translation>Vul eerst in hoeveel verpakkingen binnenkwamen, dan wat niet goed was.</translation>
    </message>
    <message>
        <source>Only %1 came in.</source>
        <translation>Er kwamen er maar %1.</translation>
    </message>
    <message>
        <source>%1 were rejected, so at least that many came in.</source>
        <translation>%1 zijn afgekeurd, dus er kwamen er minstens zoveel.</translation>
    </message>
    <message>
        <source>Reject of %1</source>
        <translation>Deel van %1 afkeuren</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Verp.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsNotes</name>
    <message>
        <source>%1 %2</source>
        <comment>event, units</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 short: %2</source>
        <translation>%1 te weinig: %2</translation>
    </message>
    <message>
        <source>Received on</source>
        <translation>Ontvangen op</translation>
    </message>
    <message>
        <source>Why rejected</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Change why goods were rejected</source>
        <translation>Reden van afkeuring wijzigen</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Wat er niet goed was</translation>
    </message>
    <message>
        <source>Their invoice</source>
        <translation>Hun factuur</translation>
    </message>
    <message>
        <source>Change the invoice of goods</source>
        <translation>Factuur van de goederen wijzigen</translation>
    </message>
    <message>
        <source>Credited by them</source>
        <translation>Creditering</translation>
    </message>
    <message>
        <source>Change what is credited</source>
        <translation>Creditering wijzigen</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <source>Change the day of receipt</source>
        <translation>Dag van ontvangst wijzigen</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Dit is niet te lezen.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Foto’s</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>%Ln afbeelding toevoegen</numerusform>
            <numerusform>%Ln afbeeldingen toevoegen</numerusform>
        </translation>
    </message>
    <message>
        <source>The order</source>
        <translation>De bestelling</translation>
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
        <source>Name of %1</source>
        <translation>Naam van %1</translation>
    </message>
    <message>
        <source>Drag to another place</source>
        <translation>Naar een andere plaats slepen</translation>
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
        <source>Describe for the proposal</source>
        <translation>Omschrijven voor de offerte</translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation>Afbeeldingen toevoegen…</translation>
    </message>
    <message>
        <source>Paste a picture</source>
        <translation>Afbeelding plakken</translation>
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
        <translation>Enter om toe te voegen</translation>
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
        <source>%1 fewer of %2 saves a pack of %3 (%4).</source>
        <translation>%1 minder van %2 bespaart een verpakking van %3 (%4).</translation>
    </message>
    <message>
        <source>%1 fewer of %2 in each saves a pack of %3 (%4).</source>
        <translation>Per stuk %1 minder van %2 bespaart een verpakking van %3 (%4).</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Maak er %1 van</translation>
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
        <source>“%1” is not a number.</source>
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
        <source>Replace in the whole event…</source>
        <translation>Overal in evenement vervangen…</translation>
    </message>
    <message>
        <source>Make it %1, and save a pack</source>
        <translation>Maak er %1 van en bespaar een verpakking</translation>
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
        <translation>geen vaste</translation>
    </message>
    <message>
        <source>These are %1 rows. Paste at most %2 at once.</source>
        <translation>Dit zijn %1 rijen. Plak er hoogstens %2 tegelijk.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n lines</source>
        <translation>
            <numerusform>%Ln regel plakken</numerusform>
            <numerusform>%Ln regels plakken</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Aantal van %1</translation>
    </message>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Bloem of materiaal toevoegen: typ de naam, zoals “quick 50”</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Regel toevoegen</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%Ln tekort</numerusform>
            <numerusform>%Ln tekort</numerusform>
        </translation>
    </message>
    <message>
        <source>fixed price</source>
        <translation>vaste prijs</translation>
    </message>
    <message>
        <source>Keep as a recipe</source>
        <translation>Als recept bewaren</translation>
    </message>
    <message>
        <source>Keep %1 as a recipe</source>
        <translation>%1 als recept bewaren</translation>
    </message>
    <message>
        <source>Kept %1 as a recipe for other events</source>
        <translation>%1 als recept bewaard voor andere evenementen</translation>
    </message>
    <message>
        <source>Updated the recipe %1</source>
        <translation>Recept %1 bijgewerkt</translation>
    </message>
    <message>
        <source>to the ceremony</source>
        <translation>naar de ceremonie</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Gaat naar</translation>
    </message>
    <message>
        <source>Change where %1 goes</source>
        <translation>Bestemming van %1 wijzigen</translation>
    </message>
    <message>
        <source>Unpin this price, which stays the same</source>
        <translation>Deze prijs losmaken (hij blijft gelijk)</translation>
    </message>
    <message>
        <source>none on any list</source>
        <translation>op geen enkele lijst</translation>
    </message>
    <message>
        <source>Unpin this price: %1 today (event %2)</source>
        <translation>Deze prijs losmaken: vandaag %1 (evenement %2)</translation>
    </message>
    <message>
        <source>Unpin the price of %1</source>
        <translation>Prijs van %1 losmaken</translation>
    </message>
    <message>
        <source>Pin this price</source>
        <translation>Deze prijs vastzetten</translation>
    </message>
    <message>
        <source>Pin the price of %1</source>
        <translation>Prijs van %1 vastzetten</translation>
    </message>
    <message>
        <source>Show in Hire</source>
        <translation>Tonen in Verhuur</translation>
    </message>
    <message>
        <source>The line was deleted meanwhile; “%1” was not stored.</source>
        <translation>De regel is intussen verwijderd; “%1” is niet opgeslagen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupPrice</name>
    <message>
        <source>Use the calculated price</source>
        <translation>Berekende prijs gebruiken</translation>
    </message>
    <message>
        <source>Fixed price</source>
        <translation>Vaste prijs</translation>
    </message>
    <message>
        <source>Fixed price of %1, incl. tax</source>
        <translation>Vaste prijs van %1, incl. btw</translation>
    </message>
    <message>
        <source>incl. tax; calculated %1</source>
        <translation>incl. btw; berekend %1</translation>
    </message>
    <message>
        <source>%1 (−%2)</source>
        <translation>%1 (−%2)</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>%1 each (−%2 in all)</source>
        <translation>%1 per stuk (−%2 in totaal)</translation>
    </message>
    <message>
        <source>%1 each (+%2 in all)</source>
        <translation>%1 per stuk (+%2 in totaal)</translation>
    </message>
    <message>
        <source>Round to %1</source>
        <translation>Afronden op %1</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Vastleggen…</translation>
    </message>
    <message>
        <source>As calculated</source>
        <translation>Zoals berekend</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <source>Fix the price of %1</source>
        <translation>Prijs van %1 vastleggen</translation>
    </message>
    <message>
        <source>Use the calculated price of %1</source>
        <translation>Berekende prijs van %1 gebruiken</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Berekend</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message>
        <source>What the proposal says about it</source>
        <translation>Wat de offerte erover zegt</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>%1 omschrijven</translation>
    </message>
    <message>
        <source>What the proposal says about %1</source>
        <translation>Wat de offerte over %1 zegt</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>%Ln afbeelding toevoegen aan %1</numerusform>
            <numerusform>%Ln afbeeldingen toevoegen aan %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeadSorting</name>
    <message>
        <source>Sort by</source>
        <translation>Sorteren op</translation>
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
    <name>stemdesk::ui::HelpPanel</name>
    <message>
        <source>Close the help</source>
        <translation>Help sluiten</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle sneltoetsen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Help: %1</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Meer hierover</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HelpTexts</name>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>What the next weeks bring and what has to be ordered by when.</source>
        <translation>Wat de komende weken brengen en wat wanneer besteld moet zijn.</translation>
    </message>
    <message>
        <source>Click an event to open it. Ctrl+N begins a new one.</source>
        <translation>Klik op een evenement om het te openen. Ctrl+N maakt een nieuw evenement.</translation>
    </message>
    <message>
        <source>“Order by” counts back from the day of the event; a click opens its order sheet.</source>
        <translation>“Uiterlijk bestellen” telt terug vanaf de dag van het evenement; een klik opent de bestellijst.</translation>
    </message>
    <message>
        <source>Ctrl+K finds any event, flower, supplier or command from everywhere.</source>
        <translation>Ctrl+K vindt overal elk evenement, elke bloem, leverancier of opdracht.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Every event of the shop, as a table, a board by status, or a calendar.</source>
        <translation>Alle evenementen van de winkel, als tabel, op status of in een kalender.</translation>
    </message>
    <message>
        <source>Search finds an event by its name, client or place.</source>
        <translation>Zoeken vindt een evenement op naam, klant of plaats.</translation>
    </message>
    <message>
        <source>On the board, drag a card to another column to change its status.</source>
        <translation>Sleep op het bord een kaart naar een andere kolom om de status te wijzigen.</translation>
    </message>
    <message>
        <source>In the calendar, drag an event to another day to move it.</source>
        <translation>Sleep in de kalender een evenement naar een andere dag om het te verplaatsen.</translation>
    </message>
    <message>
        <source>Save a recurring event as a template, and start the next one from it.</source>
        <translation>Bewaar een evenement dat terugkomt als sjabloon en begin daarmee.</translation>
    </message>
    <message>
        <source>An event</source>
        <translation>Een evenement</translation>
    </message>
    <message>
        <source>Build the recipe on the left; the price, the cost and the margin follow on the right.</source>
        <translation>Links maakt u het recept; prijs, kosten en marge volgen rechts.</translation>
    </message>
    <message>
        <source>Add a flower by a part of its name and length, like “quick 50”. “12 x quick 50” sets the quantity too.</source>
        <translation>Voeg een bloem toe met een deel van de naam en de lengte, zoals “quick 50”. “12 x quick 50” vult ook het aantal in.</translation>
    </message>
    <message>
        <source>Copy rows from a spreadsheet and paste them into the same field: name and quantity.</source>
        <translation>Kopieer rijen uit een spreadsheet en plak ze in hetzelfde veld: naam en aantal.</translation>
    </message>
    <message>
        <source>× 8 beside the name of an arrangement makes eight of it. Drag lines to move them.</source>
        <translation>× 8 naast de naam van een arrangement maakt er acht van. Regels verplaatst u door te slepen.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>The flowers and materials that you use, each with its varieties and stem lengths.</source>
        <translation>De bloemen en materialen die u gebruikt, met hun cultivars en steellengtes.</translation>
    </message>
    <message>
        <source>Click a cell and type to change it. Enter keeps it, Escape does not.</source>
        <translation>Klik op een cel en typ. Enter bewaart de invoer, Esc niet.</translation>
    </message>
    <message>
        <source>Select several rows, then change one of them: the others follow.</source>
        <translation>Selecteer meerdere rijen en wijzig er een: de andere volgen.</translation>
    </message>
    <message>
        <source>Ctrl+I brings in a wholesaler’s file: CSV, XLSX or ODS, with its prices.</source>
        <translation>Ctrl+I haalt het bestand van een groothandel binnen: CSV, XLSX of ODS, met prijzen.</translation>
    </message>
    <message>
        <source>The panel on the right shows packs, suppliers and what a variety has cost.</source>
        <translation>Rechts staan verpakkingen, leveranciers en wat een cultivar heeft gekost.</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Who you buy from, what they supply, and what they still have to deliver.</source>
        <translation>Bij wie u koopt, wat ze leveren en wat ze nog moeten leveren.</translation>
    </message>
    <message>
        <source>A minimum order is checked on every order sheet.</source>
        <translation>Een minimumbestelling wordt op elke bestellijst gecontroleerd.</translation>
    </message>
    <message>
        <source>Archive a supplier that you no longer use; old orders keep the name.</source>
        <translation>Archiveer een leverancier die u niet meer gebruikt; oude bestellingen houden de naam.</translation>
    </message>
    <message>
        <source>“Open orders” shows what was ordered but has not come in yet.</source>
        <translation>“Open bestellingen” toont wat besteld is en nog niet binnen is.</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <source>What flowers cost, and from which day. Events use the newest list that has a price.</source>
        <translation>Wat bloemen kosten, en vanaf welke dag. Evenementen gebruiken de nieuwste lijst met een prijs.</translation>
    </message>
    <message>
        <source>Make next season’s list from this one, with all prices raised by a percentage.</source>
        <translation>Maak van deze lijst die van het volgende seizoen, met alle prijzen een percentage hoger.</translation>
    </message>
    <message>
        <source>“Import prices” brings in a wholesaler’s file; first you see what would change.</source>
        <translation>“Prijzen importeren” haalt het bestand van een groothandel binnen; u ziet eerst wat er verandert.</translation>
    </message>
    <message>
        <source>An event can be pinned to a list, so that a sent quote keeps its prices.</source>
        <translation>Een evenement kan aan een lijst worden vastgezet, zodat een verzonden offerte haar prijzen houdt.</translation>
    </message>
    <message>
        <source>Compare two lists, or two suppliers, to see what has become dearer or what a pack costs at each.</source>
        <translation>Vergelijk twee lijsten of twee leveranciers: wat duurder is geworden, of wat een verpakking bij elk kost.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <source>Choose events or a week: the stems are added up and rounded to whole packs.</source>
        <translation>Kies evenementen of een week: de stelen worden opgeteld en afgerond op hele verpakkingen.</translation>
    </message>
    <message>
        <source>Each supplier has a card. Print it, save it, or copy it as an e-mail.</source>
        <translation>Elke leverancier heeft een kaart. Druk die af, bewaar die of kopieer die als e-mail.</translation>
    </message>
    <message>
        <source>Colours and categories</source>
        <translation>Kleuren en categorieën</translation>
    </message>
    <message>
        <source>The words you sort flowers by. Colours have a swatch.</source>
        <translation>De woorden waarmee u bloemen ordent. Kleuren hebben een staaltje.</translation>
    </message>
    <message>
        <source>A new colour with a known name has its swatch at once; a double click changes it.</source>
        <translation>Een nieuwe kleur met een bekende naam heeft meteen een staaltje; dubbelklikken wijzigt het.</translation>
    </message>
    <message>
        <source>The counts show where a word is used; click them to see.</source>
        <translation>De aantallen tonen waar een woord wordt gebruikt; klik erop.</translation>
    </message>
    <message>
        <source>Renaming a word renames it everywhere.</source>
        <translation>Een hernoemd woord heet overal zo.</translation>
    </message>
    <message>
        <source>The words that every shop starts with cannot be deleted.</source>
        <translation>De woorden waarmee elke winkel begint, kunnen niet worden verwijderd.</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraties</translation>
    </message>
    <message>
        <source>Lets your website, till or bookkeeping read and change the shop’s data.</source>
        <translation>Laat uw website, kassa of boekhouding de gegevens van de winkel lezen en wijzigen.</translation>
    </message>
    <message>
        <source>Give each program its own key, so that you can revoke it.</source>
        <translation>Geef elk programma een eigen sleutel, zodat u die kunt intrekken.</translation>
    </message>
    <message>
        <source>A key is shown once. Copy it before you close the panel.</source>
        <translation>Een sleutel wordt één keer getoond. Kopieer hem voordat u sluit.</translation>
    </message>
    <message>
        <source>The log shows what programs asked for and what went wrong.</source>
        <translation>Het logboek toont wat programma’s vroegen en wat misging.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>The shop’s name, currency, tax and markups, and how the window looks.</source>
        <translation>Naam, valuta, btw en factoren van de winkel, en hoe het venster eruitziet.</translation>
    </message>
    <message>
        <source>A markup is what costs are multiplied by; each kind of product has its own.</source>
        <translation>Kosten worden met de factor vermenigvuldigd; elk soort product heeft een eigen factor.</translation>
    </message>
    <message>
        <source>Backups are made every day; here one can be restored.</source>
        <translation>Elke dag wordt een back-up gemaakt; hier kunt u er een terugzetten.</translation>
    </message>
    <message>
        <source>Several shops can be kept in one program.</source>
        <translation>Eén programma kan meerdere winkels bijhouden.</translation>
    </message>
    <message>
        <source>Choose the language and a light or dark window.</source>
        <translation>Kies de taal en een licht of donker venster.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles zoeken</translation>
    </message>
    <message>
        <source>New entry on this page</source>
        <translation>Nieuw, passend bij de pagina</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Op deze pagina zoeken</translation>
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
        <source>The pages, from the top</source>
        <translation>De pagina’s, van boven</translation>
    </message>
    <message>
        <source>To the note at the bottom</source>
        <translation>Naar de melding onderaan</translation>
    </message>
    <message>
        <source>Import a file (Products, Price lists)</source>
        <translation>Een bestand importeren (Producten, Prijslijsten)</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Help bij deze pagina</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle sneltoetsen</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>In tabellen</translation>
    </message>
    <message>
        <source>Edit the cell; or just type</source>
        <translation>De cel bewerken; of gewoon typen</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>De geselecteerde rijen kopiëren</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet</source>
        <translation>Rijen uit een spreadsheet plakken</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>In a field</source>
        <translation>In een veld</translation>
    </message>
    <message>
        <source>Keep what is typed</source>
        <translation>De invoer bewaren</translation>
    </message>
    <message>
        <source>Undo what is typed</source>
        <translation>De invoer ongedaan maken</translation>
    </message>
    <message>
        <source>+7, sat, 9/1</source>
        <translation>+7, za, 9-1</translation>
    </message>
    <message>
        <source>Dates: in a week, on Saturday, a day and month</source>
        <translation>Datum: over een week, op zaterdag, dag en maand</translation>
    </message>
    <message>
        <source>Calendar, in a date field</source>
        <translation>Kalender, in een datumveld</translation>
    </message>
    <message>
        <source>In an event</source>
        <translation>In een evenement</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Terug naar de evenementen</translation>
    </message>
    <message>
        <source>New arrangement</source>
        <translation>Nieuw arrangement</translation>
    </message>
    <message>
        <source>Replace the flower of the line</source>
        <translation>De bloem van de regel vervangen</translation>
    </message>
    <message>
        <source>Follow the advice that saves a pack</source>
        <translation>Het advies opvolgen dat een verpakking bespaart</translation>
    </message>
    <message>
        <source>Add the e-mail address; orders are sent to it.</source>
        <translation>Vul het e-mailadres in; bestellingen gaan daarheen.</translation>
    </message>
    <message>
        <source>Only programs with a key from here get in.</source>
        <translation>Alleen programma’s met een sleutel van hier komen binnen.</translation>
    </message>
    <message>
        <source>Advice shows where a few stems more or fewer save a pack; Ctrl+. follows it.</source>
        <translation>Het advies toont waar een paar stelen meer of minder een verpakking besparen; Ctrl+. volgt het op.</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Klanten</translation>
    </message>
    <message>
        <source>Clients, planners and venues, with their events and what they owe.</source>
        <translation>Klanten, planners en locaties, met hun evenementen en wat ze nog moeten betalen.</translation>
    </message>
    <message>
        <source>Add the e-mail address; quotes are sent to it.</source>
        <translation>Vul het e-mailadres in; offertes gaan daarheen.</translation>
    </message>
    <message>
        <source>Their events are on the right, with what is still to be paid.</source>
        <translation>Rechts staan hun evenementen, met wat nog te betalen is.</translation>
    </message>
    <message>
        <source>Quotes and invoices that were sent keep the name and address they were made with.</source>
        <translation>Verzonden offertes en facturen houden de naam en het adres waarmee ze zijn gemaakt.</translation>
    </message>
    <message>
        <source>“Clients” lists payments that are due, quotes without an answer and follow-ups. The card at the top shows old price lists and the last backup.</source>
        <translation>“Klanten” noemt betalingen die open staan, offertes zonder antwoord en wat op te volgen is. De kaart bovenaan noemt oude prijslijsten en de laatste back-up.</translation>
    </message>
    <message>
        <source>“Pricing” sets markups, labour and fees. “Quotes” freezes what is sent; “Payments” records what comes in, and issues invoices.</source>
        <translation>“Calculatie” bepaalt factoren, arbeid en extra kosten. “Offertes” legt vast wat wordt verzonden; “Betalingen” boekt wat binnenkomt en maakt facturen.</translation>
    </message>
    <message>
        <source>Accept the chosen quote</source>
        <translation>Gekozen offerte akkoord</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Volgend deel van het venster</translation>
    </message>
    <message>
        <source>Next cell, while editing</source>
        <translation>Volgende cel, tijdens het bewerken</translation>
    </message>
    <message>
        <source>Ctrl+I imports clients from CSV, XLSX or ODS; possible duplicates are shown first.</source>
        <translation>Ctrl+I importeert klanten uit CSV, XLSX of ODS; mogelijke dubbelen worden eerst getoond.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Financiën</translation>
    </message>
    <message>
        <source>Who owes what, by due date, and every invoice of the shop.</source>
        <translation>Wie wat moet betalen, op vervaldatum, en alle facturen van de winkel.</translation>
    </message>
    <message>
        <source>Enter opens the event’s payments.</source>
        <translation>Enter opent de betalingen van het evenement.</translation>
    </message>
    <message>
        <source>“All dates” narrows both lists to a month, a quarter or a year.</source>
        <translation>“Alle datums” beperkt beide lijsten tot een maand, kwartaal of jaar.</translation>
    </message>
    <message>
        <source>“Export invoices” and “Export payments” make the accountant’s tables for those dates.</source>
        <translation>“Facturen exporteren” en “Betalingen exporteren” maken voor die datums de tabellen voor de boekhouder.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Verhuur</translation>
    </message>
    <message>
        <source>What you hire out: how many are free on each day, and what came back.</source>
        <translation>Wat u verhuurt: hoeveel er elke dag vrij is en wat er terugkwam.</translation>
    </message>
    <message>
        <source>The panel lists the events that hold an item. Type there how many you own.</source>
        <translation>Het paneel noemt de evenementen die iets in gebruik hebben. Typ daar hoeveel u er bezit.</translation>
    </message>
    <message>
        <source>Only approved events hold items, from some days before the event to some days after.</source>
        <translation>Alleen goedgekeurde evenementen houden iets bezet, van enkele dagen ervoor tot enkele dagen erna.</translation>
    </message>
    <message>
        <source>Under “Returns”, Space checks in the chosen rows. Losses can be taken off the stock.</source>
        <translation>Onder “Retouren” boekt de spatiebalk de gekozen regels in. Verlies kunt u van de voorraad afboeken.</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Week</translation>
    </message>
    <message>
        <source>What is to be done on each day and by whom, what arrives and what is designed.</source>
        <translation>Wat er elke dag te doen is en door wie, wat er komt en wat er gemaakt wordt.</translation>
    </message>
    <message>
        <source>An approved event gets the tasks that are set up in Settings. Late tasks of earlier weeks stand above today’s.</source>
        <translation>Een goedgekeurd evenement krijgt de taken die in Instellingen staan. Te late taken van eerdere weken staan boven die van vandaag.</translation>
    </message>
    <message>
        <source>Drag a task to another day, or move it with Ctrl and an arrow key.</source>
        <translation>Sleep een taak naar een andere dag, of breng die daarheen met Ctrl en een pijltoets.</translation>
    </message>
    <message>
        <source>Space ticks a task. Enter opens it, Delete removes it.</source>
        <translation>De spatiebalk vinkt een taak af. Enter opent die, Delete verwijdert die.</translation>
    </message>
    <message>
        <source>Choose a day’s heading to see how many stems arrive and are designed.</source>
        <translation>Kies de kop van een dag om te zien hoeveel stelen er komen en verwerkt worden.</translation>
    </message>
    <message>
        <source>In Week and Hire</source>
        <translation>In de week en bij verhuur</translation>
    </message>
    <message>
        <source>Move the task to the next day; in Hire, a week on</source>
        <translation>Taak naar de volgende dag; bij Verhuur een week verder</translation>
    </message>
    <message>
        <source>Tick the task; check in the chosen rows</source>
        <translation>Taak afvinken; gekozen regels inboeken</translation>
    </message>
    <message>
        <source>When the flowers arrive, type what came in, what it cost and what was not good.</source>
        <translation>Als de bloemen komen, noteer wat er binnenkwam, wat het kostte en wat niet goed was.</translation>
    </message>
    <message>
        <source>“Mark as ordered” keeps the sheet; after a change only what is new is ordered.</source>
        <translation>“Markeren als besteld” bewaart de lijst; na een wijziging wordt alleen besteld wat nieuw is.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>What you make again and again. A series copies an event early enough to be bought for.</source>
        <translation>Wat u telkens weer maakt. Een reeks kopieert een evenement vroeg genoeg om ervoor in te kopen.</translation>
    </message>
    <message>
        <source>Its events are events like others. What you change in one is changed in that one alone; the line above it offers the following ones, or all.</source>
        <translation>De evenementen ervan zijn evenementen als andere. Wat u in één wijzigt, wijzigt alleen daar; de regel erboven biedt de volgende of alle aan.</translation>
    </message>
    <message>
        <source>Delete an event to leave a week out, or write the day under “Skipped days”.</source>
        <translation>Verwijder een evenement om een week over te slaan, of vul de dag in bij “Overgeslagen”.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>A month or a year added up: money, events, waste and enquiries, beside the one before.</source>
        <translation>Een maand of een jaar opgeteld: financiën, evenementen, derving en aanvragen, naast de vorige.</translation>
    </message>
    <message>
        <source>Choose a figure’s name to see what it adds up.</source>
        <translation>Kies de naam van een cijfer om te zien waaruit het is opgeteld.</translation>
    </message>
    <message>
        <source>Invoices and payments count by their day, events by their first day once they are approved.</source>
        <translation>Facturen en betalingen tellen op hun dag, evenementen op hun eerste dag zodra ze zijn goedgekeurd.</translation>
    </message>
    <message>
        <source>Payments are listed by the tax rates of the invoices they pay.</source>
        <translation>Wat binnenkwam, staat bij het tarief van de factuur die ermee is betaald.</translation>
    </message>
    <message>
        <source>“Save PDF…” and “Save Excel…” are for the accountant.</source>
        <translation>“Pdf bewaren…” en “Excel bewaren…” zijn voor de boekhouder.</translation>
    </message>
    <message>
        <source>Lists what was accepted, paid or invoiced. “Invoice the month” issues one invoice for each client who gets one; “Remind” drafts messages to those who are late.</source>
        <translation>Hier staat wat geaccepteerd, betaald of gefactureerd is. “Maand factureren” maakt één factuur voor elke klant die er zo een krijgt; “Herinneren” maakt concepten voor wie te laat is.</translation>
    </message>
    <message>
        <source>Next tab of the page</source>
        <translation>Volgend tabblad van de pagina</translation>
    </message>
    <message>
        <source>Payment plan</source>
        <translation>Betalingsplan</translation>
    </message>
    <message>
        <source>When a client pays which part. The shop has a plan in Settings; an event can have one of its own.</source>
        <translation>Wanneer een klant welk deel betaalt. De winkel heeft een plan bij Instellingen; een evenement kan er zelf een hebben.</translation>
    </message>
    <message>
        <source>A part is a share like 25%, or an amount. The last row is the rest, so the parts always add up to the price.</source>
        <translation>Een termijn is een deel zoals 25% of een bedrag. De laatste regel is de rest, dus samen zijn ze altijd de prijs.</translation>
    </message>
    <message>
        <source>A part is due on acceptance, on a day, or some days before or after the event.</source>
        <translation>Een termijn is te betalen bij akkoord, op een dag, of enkele dagen vóór of na het evenement.</translation>
    </message>
    <message>
        <source>Payments fill the parts in their order. “Invoice this part” issues an invoice for it alone.</source>
        <translation>Betalingen vullen de termijnen op volgorde. “Termijn factureren” maakt een factuur voor alleen die termijn.</translation>
    </message>
    <message>
        <source>Changing the shop’s plan changes events without a plan of their own. Those that are agreed, from “Approved” on or with an accepted quote, an invoice or a payment, keep what they had.</source>
        <translation>Een wijziging van het plan van de winkel wijzigt evenementen zonder eigen plan. Afgesproken evenementen, vanaf “Goedgekeurd” of met een geaccepteerde offerte, een factuur of een betaling, houden wat ze hadden.</translation>
    </message>
    <message>
        <source>Spare stems</source>
        <translation>Reservestelen</translation>
    </message>
    <message>
        <source>A few per cent more than the designs need, for stems that break or do not open.</source>
        <translation>Een paar procent meer dan de arrangementen nodig hebben, voor stelen die breken of niet opengaan.</translation>
    </message>
    <message>
        <source>Settings has a percentage for each type of product. A variety can have its own, in its panel on Products.</source>
        <translation>Bij Instellingen heeft elk producttype een percentage. Een cultivar kan er zelf een hebben, in het paneel bij Producten.</translation>
    </message>
    <message>
        <source>Spare stems are added before packs are rounded up. Where a pack has some left over anyway, they cost nothing more.</source>
        <translation>De reserve telt mee vóór er op hele verpakkingen wordt afgerond. Blijft er toch al iets over, dan kost ze niets extra.</translation>
    </message>
    <message>
        <source>What they cost counts as left over, never as part of an arrangement.</source>
        <translation>Wat ze kosten telt als overschot, nooit als deel van een arrangement.</translation>
    </message>
    <message>
        <source>Hired items have no spare.</source>
        <translation>Verhuurde spullen hebben geen reserve.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Btw</translation>
    </message>
    <message>
        <source>A price list says which tax its prices have; a tax group is a rate by name.</source>
        <translation>Een prijslijst zegt welke btw op haar prijzen komt; een btw-groep is een tarief met een naam.</translation>
    </message>
    <message>
        <source>Prices on a list are excl. tax. Its tax is added, then the markup multiplies: what the client pays has tax in it.</source>
        <translation>Prijzen op een lijst zijn excl. btw. De btw komt erbij, dan volgt de opslagfactor: in de klantprijs zit de btw.</translation>
    </message>
    <message>
        <source>Labour, fees and travel have the default tax group from Settings, or the one chosen under “Pricing”.</source>
        <translation>Arbeid, extra kosten en reiskosten hebben de standaard-btw-groep van Instellingen, of die gekozen is bij “Calculatie”.</translation>
    </message>
    <message>
        <source>A quote or invoice adds up each rate by itself. Amounts are rounded once, so that they add up to the cent.</source>
        <translation>Een offerte of factuur telt elk tarief apart op. Er wordt één keer afgerond, zodat alles op de cent klopt.</translation>
    </message>
    <message>
        <source>If you charge no tax, tick “Charge no tax” in Settings and write the reason for your invoices.</source>
        <translation>Wie geen btw berekent, vinkt bij Instellingen “Geen btw berekenen” aan en schrijft de reden voor op de facturen.</translation>
    </message>
    <message>
        <source>Importing a file</source>
        <translation>Een bestand importeren</translation>
    </message>
    <message>
        <source>A wholesaler’s price list or your address book as it is: CSV, XLSX or ODS.</source>
        <translation>De prijslijst van een groothandel of uw adresboek zoals het is: CSV, XLSX of ODS.</translation>
    </message>
    <message>
        <source>Each column is matched with its meaning; check the samples below it. The next file with these columns is matched the same way.</source>
        <translation>Elke kolom krijgt haar betekenis; kijk de voorbeelden eronder na. Een volgend bestand met deze kolommen wordt net zo herkend.</translation>
    </message>
    <message>
        <source>The preview shows what is new, what changes, and each row that cannot be read, with the reason.</source>
        <translation>Het voorbeeld toont wat nieuw is, wat verandert, en elke rij die niet te lezen is, met de reden.</translation>
    </message>
    <message>
        <source>Packs, minimums and codes belong to the supplier of the row: one wholesaler’s file changes nothing of another’s.</source>
        <translation>Verpakkingen, minimums en codes horen bij de leverancier van de rij: het bestand van de ene groothandel verandert niets bij de andere.</translation>
    </message>
    <message>
        <source>“Past imports…” lists every import. Each can be reverted as a whole, whenever you like.</source>
        <translation>“Eerdere imports…” toont elke import. Elke is in zijn geheel terug te draaien, wanneer u wilt.</translation>
    </message>
    <message>
        <source>Pinned prices</source>
        <translation>Vastgezette prijzen</translation>
    </message>
    <message>
        <source>What was agreed stays agreed: an approved event keeps the price of every line.</source>
        <translation>Afgesproken is afgesproken: een goedgekeurd evenement houdt de prijs van elke regel.</translation>
    </message>
    <message>
        <source>Settings decide whether approval pins prices. Under “Pricing” you can pin or unpin them yourself.</source>
        <translation>Bij Instellingen staat of goedkeuring prijzen vastzet. Bij “Calculatie” zet u ze met de hand vast of laat u ze los.</translation>
    </message>
    <message>
        <source>While prices are pinned, newer lists, packs and markups change nothing in the event.</source>
        <translation>Zolang prijzen vaststaan, veranderen nieuwere lijsten, verpakkingen en opslagfactoren niets aan het evenement.</translation>
    </message>
    <message>
        <source>“Unpin prices…” shows line by line what would change, before anything does.</source>
        <translation>“Prijzen losmaken…” toont regel voor regel wat er zou veranderen, vóór er iets gebeurt.</translation>
    </message>
    <message>
        <source>A new line takes today’s price and keeps it. Copies of an event start with today’s prices.</source>
        <translation>Een nieuwe regel krijgt de prijs van vandaag en houdt die. Kopieën van een evenement beginnen met de prijzen van vandaag.</translation>
    </message>
    <message>
        <source>Statements and reminders</source>
        <translation>Rekeningoverzichten en herinneringen</translation>
    </message>
    <message>
        <source>Who owes you what, said to the client in plain words.</source>
        <translation>Wie u wat moet betalen, in gewone woorden voor de klant.</translation>
    </message>
    <message>
        <source>“Statement of account…” on a client lists invoices and payments between two days, as a PDF or a draft e-mail.</source>
        <translation>“Rekeningoverzicht…” bij een klant toont facturen en betalingen tussen twee dagen, als pdf of als conceptmail.</translation>
    </message>
    <message>
        <source>“Remind…” on Money drafts a message to each client who is late: friendly, second or last. Nothing is sent by itself.</source>
        <translation>“Herinneren…” bij Financiën stelt een bericht op voor elke klant die te laat is: vriendelijk, tweede of laatste. Er gaat niets vanzelf weg.</translation>
    </message>
    <message>
        <source>Note a reminder once it is sent: the invoice remembers the day and the tone.</source>
        <translation>Noteer een herinnering zodra die verzonden is: de factuur onthoudt de dag en de toon.</translation>
    </message>
    <message>
        <source>A client with one invoice for the whole month is invoiced with “Invoice the month…” on Money.</source>
        <translation>Een klant met één factuur voor de hele maand factureert u met “Maand factureren…” bij Financiën.</translation>
    </message>
    <message>
        <source>A figure shows how many are free that day; a red one with a minus, how many are short. One in brackets shows how many are out, if you have not said how many you own.</source>
        <translation>Een getal is wat die dag nog vrij is, rood met een min wat er tekort is; tussen haakjes staat wat weg is, als u niet opgeeft hoeveel u er hebt.</translation>
    </message>
    <message>
        <source>Begin one with “New series”, or with “Repeat…” in the menu of an event.</source>
        <translation>Begin er een met “Nieuwe reeks”, of met “Herhalen…” in het menu van een evenement.</translation>
    </message>
    <message>
        <source>Several events can take turns: choose “Add to a series” in the menu of an event.</source>
        <translation>Meerdere evenementen kunnen elkaar afwisselen: kies “Toevoegen aan een reeks” in het menu van een evenement.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HireGrid</name>
    <message>
        <source>What is free on each day</source>
        <translation>Wat elke dag vrij is</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HireModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>event and units</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 out</source>
        <comment>units</comment>
        <translation>%1 verhuurd</translation>
    </message>
    <message>
        <source>%1 short</source>
        <comment>units</comment>
        <translation>%1 tekort</translation>
    </message>
    <message>
        <source>%1 of %2 free</source>
        <comment>units</comment>
        <translation>%1 van %2 vrij</translation>
    </message>
    <message>
        <source>%1, %2 owned</source>
        <translation>%1, %2 in bezit</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <translation>%1, niet geteld</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>In bezit</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HirePage</name>
    <message>
        <source>Hire</source>
        <translation>Verhuur</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Eerdere dagen</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>Latere dagen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>What do you hire out? Vases, arches and stands that you add under Products as hire are listed here, with what is free of them on each day.</source>
        <translation>Wat verhuurt u? Vazen, bogen en standaards die u bij Producten als verhuur toevoegt, staan hier met wat er elke dag van vrij is.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>No matching items.</source>
        <translation>Geen artikelen gevonden.</translation>
    </message>
    <message>
        <source>Search items…</source>
        <translation>Artikelen zoeken…</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Retouren</translation>
    </message>
    <message>
        <source>the chosen item</source>
        <translation>het gekozen artikel</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 t/m %2</translation>
    </message>
    <message>
        <source>Everything is checked in</source>
        <translation>Alles is ingeboekt</translation>
    </message>
    <message numerus="yes">
        <source>%n events to check in</source>
        <translation>
            <numerusform>%n retour in te boeken</numerusform>
            <numerusform>%n retouren in te boeken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n artikel</numerusform>
            <numerusform>%n artikelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n tekort</numerusform>
            <numerusform>%n tekort</numerusform>
        </translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Tekort</translation>
    </message>
    <message>
        <source>Only what is short on one of these days or in the next four weeks</source>
        <translation>Alleen wat op een van deze dagen of in de komende vier weken tekortkomt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>none free</source>
        <translation>niets vrij</translation>
    </message>
    <message>
        <source>short</source>
        <translation>tekort</translation>
    </message>
    <message>
        <source>out, not counted</source>
        <translation>verhuurd, niet geteld</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>below: nothing out</source>
        <translation>eronder: niets</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>alles vrij</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HiredDelegate</name>
    <message>
        <source>sold</source>
        <translation>verkoop</translation>
    </message>
    <message>
        <source>hired out</source>
        <translation>verhuur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryModel</name>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkomst</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryTab</name>
    <message>
        <source>Changes</source>
        <translation>Wijzigingen</translation>
    </message>
    <message>
        <source>You’ll see every change to this event here: what was changed, when and by whom.</source>
        <translation>Hier ziet u elke wijziging van dit evenement: wat, wanneer en door wie.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message>
        <source>Event created</source>
        <translation>Evenement gemaakt</translation>
    </message>
    <message>
        <source>Deleted event restored</source>
        <translation>Verwijderd evenement teruggezet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Korte naam</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>Externe ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Tweede klant</translation>
    </message>
    <message>
        <source>Ceremony address</source>
        <translation>Adres van de ceremonie</translation>
    </message>
    <message>
        <source>Venue address</source>
        <translation>Adres van de locatie</translation>
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
        <translation>Locatie van</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Locatie tot</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Kleurenpalet</translation>
    </message>
    <message>
        <source>Description changed</source>
        <translation>Omschrijving gewijzigd</translation>
    </message>
    <message>
        <source>Links changed</source>
        <translation>Links gewijzigd</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>Contacts changed</source>
        <translation>Contacten gewijzigd</translation>
    </message>
    <message>
        <source>Source of the enquiry</source>
        <translation>Herkomst van de aanvraag</translation>
    </message>
    <message>
        <source>Follow up on</source>
        <translation>Opvolgen op</translation>
    </message>
    <message>
        <source>Reason it was lost</source>
        <translation>Reden van verlies</translation>
    </message>
    <message>
        <source>Quote %1 created</source>
        <translation>Offerte %1 gemaakt</translation>
    </message>
    <message>
        <source>Quote %1 accepted</source>
        <translation>Offerte %1 geaccepteerd</translation>
    </message>
    <message>
        <source>Quote %1 declined</source>
        <translation>Offerte %1 afgewezen</translation>
    </message>
    <message>
        <source>Quote %1 reopened</source>
        <translation>Offerte %1 weer open</translation>
    </message>
    <message>
        <source>Quote %1 deleted</source>
        <translation>Offerte %1 verwijderd</translation>
    </message>
    <message>
        <source>Payment plan changed</source>
        <translation>Betalingsplan gewijzigd</translation>
    </message>
    <message>
        <source>Payment added</source>
        <translation>Betaling toegevoegd</translation>
    </message>
    <message>
        <source>Payment changed</source>
        <translation>Betaling gewijzigd</translation>
    </message>
    <message>
        <source>Day of the payment of %1</source>
        <translation>Dag van de betaling van %1</translation>
    </message>
    <message>
        <source>Method of the payment of %1</source>
        <translation>Wijze van de betaling van %1</translation>
    </message>
    <message>
        <source>Reference of the payment of %1</source>
        <translation>Kenmerk van de betaling van %1</translation>
    </message>
    <message>
        <source>Note of the payment of %1</source>
        <translation>Notitie bij de betaling van %1</translation>
    </message>
    <message>
        <source>Payment deleted</source>
        <translation>Betaling verwijderd</translation>
    </message>
    <message>
        <source>Invoice %1 issued</source>
        <translation>Factuur %1 uitgereikt</translation>
    </message>
    <message>
        <source>Return of %1 changed</source>
        <translation>Retour gewijzigd: %1</translation>
    </message>
    <message>
        <source>Credit note %1 issued</source>
        <translation>Creditnota %1 uitgereikt</translation>
    </message>
    <message>
        <source>Extra per unit</source>
        <translation>Toeslag per stuk</translation>
    </message>
    <message>
        <source>Markups changed</source>
        <translation>Opslagfactoren gewijzigd</translation>
    </message>
    <message>
        <source>Labour changed</source>
        <translation>Arbeid gewijzigd</translation>
    </message>
    <message>
        <source>Fees changed</source>
        <translation>Extra kosten gewijzigd</translation>
    </message>
    <message>
        <source>Travel changed</source>
        <translation>Reiskosten gewijzigd</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 toegevoegd</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1 verwijderd</translation>
    </message>
    <message>
        <source>Name of an arrangement</source>
        <translation>Naam van een arrangement</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Aantal van %1</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 verborgen</translation>
    </message>
    <message>
        <source>%1 shown again</source>
        <translation>%1 weer getoond</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Plaats van %1</translation>
    </message>
    <message>
        <source>Description of %1</source>
        <translation>Omschrijving van %1</translation>
    </message>
    <message>
        <source>Notes of %1</source>
        <translation>Notities van %1</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <translation>Aantal van %1</translation>
    </message>
    <message>
        <source>Supplier of %1</source>
        <translation>Leverancier van %1</translation>
    </message>
    <message>
        <source>Flower replaced</source>
        <translation>Bloem vervangen</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 verplaatst</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>API key %1</source>
        <translation>API-sleutel %1</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Opdrachtregel</translation>
    </message>
    <message>
        <source>Demo shop</source>
        <translation>Demowinkel</translation>
    </message>
    <message>
        <source>Discount changed</source>
        <translation>Korting gewijzigd</translation>
    </message>
    <message>
        <source>Fixed price of %1</source>
        <translation>Vaste prijs van %1</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Btw</translation>
    </message>
    <message numerus="yes">
        <source>%1 hour(s)</source>
        <translation>
            <numerusform>%1 uur</numerusform>
            <numerusform>%1 uur</numerusform>
        </translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>afstand %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>tarief %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reiskosten</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Korting</translation>
    </message>
    <message>
        <source>Markup of %1</source>
        <translation>Factor van %1</translation>
    </message>
    <message>
        <source>Minutes for each %1</source>
        <translation>Minuten per %1</translation>
    </message>
    <message>
        <source>Where %1 goes</source>
        <translation>Bestemming van %1</translation>
    </message>
    <message>
        <source>Lines with pinned prices</source>
        <translation>Regels met vastgezette prijs</translation>
    </message>
    <message>
        <source>Pictures changed</source>
        <translation>Foto’s gewijzigd</translation>
    </message>
    <message>
        <source>Pictures of %1 changed</source>
        <translation>Foto’s van %1 gewijzigd</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added</source>
        <translation>
            <numerusform>%Ln foto toegevoegd</numerusform>
            <numerusform>%Ln foto’s toegevoegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%Ln foto verwijderd</numerusform>
            <numerusform>%Ln foto’s verwijderd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added to %1</source>
        <translation>
            <numerusform>%Ln foto toegevoegd aan %1</numerusform>
            <numerusform>%Ln foto’s toegevoegd aan %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed from %1</source>
        <translation>
            <numerusform>%Ln foto verwijderd van %1</numerusform>
            <numerusform>%Ln foto’s verwijderd van %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned price lists</source>
        <translation>Vastgezette prijslijsten</translation>
    </message>
    <message>
        <source>Price lists no longer pinned</source>
        <translation>Prijslijsten niet meer vastgezet</translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s) pinned</source>
        <translation>
            <numerusform>%Ln prijslijst vastgezet</numerusform>
            <numerusform>%Ln prijslijsten vastgezet</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned price lists changed</source>
        <translation>Andere prijslijsten vastgezet</translation>
    </message>
    <message>
        <source>Prices no longer pinned</source>
        <translation>Prijzen niet meer vastgezet</translation>
    </message>
    <message numerus="yes">
        <source>Prices of %n line(s) pinned</source>
        <translation>
            <numerusform>Prijs van %Ln regel vastgezet</numerusform>
            <numerusform>Prijzen van %Ln regels vastgezet</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned prices changed</source>
        <translation>Vastgezette prijzen gewijzigd</translation>
    </message>
    <message>
        <source>shop default</source>
        <translation>zoals in de winkel</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Handmatig</translation>
    </message>
    <message>
        <source>Fee “%1” removed</source>
        <translation>Extra kosten ‘%1’ verwijderd</translation>
    </message>
    <message>
        <source>Fee “%1” added</source>
        <translation>Extra kosten ‘%1’ toegevoegd</translation>
    </message>
    <message>
        <source>Fee “%1”</source>
        <translation>Extra kosten ‘%1’</translation>
    </message>
    <message>
        <source>Contact added: %1</source>
        <translation>Contact toegevoegd: %1</translation>
    </message>
    <message>
        <source>Contact removed: %1</source>
        <translation>Contact verwijderd: %1</translation>
    </message>
    <message>
        <source>Contacts: %1 → %2</source>
        <translation>Contacten: %1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportDialog</name>
    <message>
        <source>Past imports…</source>
        <translation>Eerdere imports…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Import products</source>
        <translation>Producten importeren</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Prijzen importeren</translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>naar %1</translation>
    </message>
    <message>
        <source>1 of 3: the file</source>
        <translation>1 van 3: het bestand</translation>
    </message>
    <message>
        <source>2 of 3: what its columns mean</source>
        <translation>2 van 3: wat de kolommen betekenen</translation>
    </message>
    <message>
        <source>3 of 3: what will happen</source>
        <translation>3 van 3: wat er gaat gebeuren</translation>
    </message>
    <message>
        <source>past imports</source>
        <translation>eerdere imports</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>%1 cannot be imported. %2</source>
        <translation>%1 kan niet worden geïmporteerd. %2</translation>
    </message>
    <message>
        <source>Save the refused rows</source>
        <translation>Geweigerde rijen bewaren</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-tabel (*.csv)</translation>
    </message>
    <message>
        <source>refused rows of %1</source>
        <translation>geweigerde rijen van %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 bewaard</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 is niet bewaard. %2</translation>
    </message>
    <message>
        <source>Revert import</source>
        <translation>Import terugdraaien</translation>
    </message>
    <message>
        <source>Undo the import of %1?</source>
        <translation>Import van %1 terugdraaien?</translation>
    </message>
    <message>
        <source>Removes what it added and restores what it changed, except what has been changed or used since. You can’t undo this step.</source>
        <translation>Verwijdert wat erbij kwam en herstelt wat is gewijzigd, behalve wat sindsdien is gewijzigd of gebruikt. Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Terugdraaien</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Keep the import</source>
        <translation>Import behouden</translation>
    </message>
    <message>
        <source>Import clients</source>
        <translation>Klanten importeren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportEntry</name>
    <message>
        <source>Past imports…</source>
        <translation>Eerdere imports…</translation>
    </message>
    <message>
        <source>Make a price list first; the prices go there.</source>
        <translation>Maak eerst een prijslijst; daar komen de prijzen in.</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Bestand importeren…</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Prijzen importeren…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportTarget</name>
    <message>
        <source>Supplier of all rows</source>
        <translation>Leverancier van alle rijen</translation>
    </message>
    <message>
        <source>Prices go into</source>
        <translation>Prijzen gaan naar</translation>
    </message>
    <message>
        <source>Name of the new list</source>
        <translation>Naam van de nieuwe lijst</translation>
    </message>
    <message>
        <source>A new price list, from today</source>
        <translation>Een nieuwe prijslijst, vanaf vandaag</translation>
    </message>
    <message>
        <source>Leave the prices out</source>
        <translation>Prijzen weglaten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InstalmentStation</name>
    <message>
        <source>Invoice this part</source>
        <translation>Termijn factureren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>te betalen op %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>nog geen dag</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Te laat</translation>
    </message>
    <message>
        <source>Invoiced</source>
        <translation>Gefactureerd</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>%1 factureren</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 openstaand</translation>
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
        <source>Last 30 days</source>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nieuwe webhook</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nieuw agenda-adres</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoiceDraft</name>
    <message>
        <source>The message with invoice %1 is open in your mail program.</source>
        <translation>Het bericht met factuur %1 staat open in uw mailprogramma.</translation>
    </message>
    <message>
        <source>No mail program opens the message; it is in %1.</source>
        <translation>Geen mailprogramma opent het bericht; het staat in %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoiceForm</name>
    <message>
        <source>Bill to</source>
        <translation>Factuur aan</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>Btw-nummer</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>E-factuuradres</translation>
    </message>
    <message>
        <source>Their reference</source>
        <translation>Referentie van de klant</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Vervaldatum</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>bijv. +14</translation>
    </message>
    <message>
        <source>Note on the invoice</source>
        <translation>Opmerking op de factuur</translation>
    </message>
    <message>
        <source>Reason on the credit note</source>
        <translation>Reden op de creditnota</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Vul een dag in, zoals +14.</translation>
    </message>
    <message>
        <source>For an e-invoice the shop lacks: %1.</source>
        <translation>Voor een e-factuur ontbreekt bij de winkel: %1.</translation>
    </message>
    <message>
        <source>For an e-invoice the client lacks: %1.</source>
        <translation>Voor een e-factuur ontbreekt bij de klant: %1.</translation>
    </message>
    <message>
        <source>The invoice has no address of the client yet.</source>
        <translation>Op de factuur staat nog geen adres van de klant.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoicesCard</name>
    <message>
        <source>Invoices</source>
        <translation>Facturen</translation>
    </message>
    <message>
        <source>Invoice the rest</source>
        <translation>Rest factureren</translation>
    </message>
    <message>
        <source>None issued yet.</source>
        <translation>Nog geen opgemaakt.</translation>
    </message>
    <message>
        <source>%1 is dated %2, after today: it was issued while a clock was ahead. What is issued now is dated today.</source>
        <translation>%1 heeft als datum %2, na vandaag: toen deze werd opgemaakt, liep een klok voor. Wat nu wordt opgemaakt, krijgt de datum van vandaag.</translation>
    </message>
    <message>
        <source>Credit note %1 for %2</source>
        <translation>Creditnota %1 voor %2</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Factuur %1</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>gecrediteerd</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>te betalen op %1</translation>
    </message>
    <message>
        <source>Save %1 as PDF</source>
        <translation>%1 als pdf bewaren</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nu niet</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>de rest</translation>
    </message>
    <message>
        <source>Issue an invoice for %1, %2? It gets its number now and cannot be undone, only credited.</source>
        <translation>Factuur voor %1, %2, opmaken? Die krijgt nu een nummer en kan niet ongedaan worden gemaakt, alleen gecrediteerd.</translation>
    </message>
    <message>
        <source>Issue the invoice</source>
        <translation>Factuur opmaken</translation>
    </message>
    <message>
        <source>Issue a credit note over all of %1? It gets a number of its own and cannot be undone.</source>
        <translation>Creditnota over heel %1 opmaken? Die krijgt een eigen nummer en kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Issue the credit note</source>
        <translation>Creditnota opmaken</translation>
    </message>
    <message>
        <source>Issue invoice</source>
        <translation>Factuur opmaken</translation>
    </message>
    <message>
        <source>Credit invoice %1</source>
        <translation>Factuur %1 crediteren</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>betaald %1</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>betaald</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 openstaand</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>E-mail opstellen</translation>
    </message>
    <message>
        <source>Everything is invoiced.</source>
        <translation>Alles is gefactureerd.</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Pdf bewaren…</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Meer acties voor %1</translation>
    </message>
    <message>
        <source>Save e-invoice (UBL, Peppol)…</source>
        <translation>E-factuur bewaren (UBL, Peppol)…</translation>
    </message>
    <message>
        <source>Credit…</source>
        <translation>Crediteren…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IssuedModel</name>
    <message>
        <source>Credit note for %1</source>
        <translation>Creditnota voor %1</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Gecrediteerd</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Factuurdatum</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vervaldatum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Overdue: %1</source>
        <translation>Te laat: %1</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 openstaand</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Te laat</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::JournalModel</name>
    <message>
        <source>Excl. tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>Incl. btw</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Geboekt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Waarden</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeptWords</name>
    <message>
        <source>Lines follow the price lists.</source>
        <translation>De regels volgen de prijslijsten.</translation>
    </message>
    <message>
        <source>Prices pinned on %1</source>
        <translation>Prijzen vastgezet op %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with a pinned price</source>
        <translation>
            <numerusform>%n regel met vastgezette prijs</numerusform>
            <numerusform>%n regels met vastgezette prijs</numerusform>
        </translation>
    </message>
    <message>
        <source>Price pinned on %1</source>
        <translation>Prijs vastgezet op %1</translation>
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
        <source>Status</source>
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
        <source>Programs that use “%1” are refused from their next request. This cannot be undone; they will need a new key.</source>
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
    <message>
        <source>Calendar</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>Calendar address</source>
        <translation>Agenda-adres</translation>
    </message>
    <message>
        <source>reads events and tasks</source>
        <translation>leest evenementen en taken</translation>
    </message>
    <message>
        <source>reads events</source>
        <translation>leest evenementen</translation>
    </message>
    <message>
        <source>Revoke address…</source>
        <translation>Adres intrekken…</translation>
    </message>
    <message>
        <source>Calendar programs that read “%1” are refused from their next request. This cannot be undone; they will need a new address.</source>
        <translation>Agendaprogramma’s die “%1” lezen, worden vanaf hun volgende verzoek geweigerd. Dit kan niet ongedaan worden gemaakt; ze hebben dan een nieuw adres nodig.</translation>
    </message>
    <message>
        <source>Revoke address</source>
        <translation>Adres intrekken</translation>
    </message>
    <message>
        <source>Revoke calendar address %1</source>
        <translation>Agenda-adres %1 intrekken</translation>
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
        <source>Status</source>
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
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>de sleutel</translation>
    </message>
    <message>
        <source>Copy this key into the program that needs it. You won’t see it again.</source>
        <translation>Kopieer deze sleutel naar het programma dat hem nodig heeft. U ziet hem niet nog eens.</translation>
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
    <message>
        <source>New calendar address</source>
        <translation>Nieuw agenda-adres</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>het adres</translation>
    </message>
    <message>
        <source>Subscribe to this address in your calendar program. You won’t see it again.</source>
        <translation>Abonneer u op dit adres in uw agendaprogramma. U ziet het niet nog eens.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Geen sleutels</translation>
    </message>
    <message>
        <source>Create one key for each program: your website, a till, a spreadsheet. Calendars use an address instead.</source>
        <translation>Maak voor elk programma een eigen sleutel: website, kassa, spreadsheet. Agenda’s gebruiken in plaats daarvan een adres.</translation>
    </message>
    <message>
        <source>No keys yet</source>
        <translation>Nog geen sleutels</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KnownPanel</name>
    <message>
        <source>Left out</source>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Toegevoegd</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In het bestand</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Wat gebeurt er</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglaten</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Bijgewerkt</translation>
    </message>
    <message>
        <source>Existing client</source>
        <translation>Bestaande klant</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Mogelijke dubbelen</translation>
    </message>
    <message>
        <source>Same person: update</source>
        <translation>Dezelfde persoon: bijwerken</translation>
    </message>
    <message>
        <source>Someone else: add</source>
        <translation>Iemand anders: toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LateRefusal</name>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>what was typed; why</comment>
        <translation>Niet opgeslagen: %1. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LineRow</name>
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
        <translation>geen vaste</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (gearchiveerd)</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>%1 a unit excl. tax</source>
        <translation>%1 per stuk excl. btw</translation>
    </message>
    <message>
        <source>%1 stems save a pack. Ctrl+. applies it.</source>
        <translation>Met %1 stelen bespaart u een verpakking. Ctrl+. neemt dat over.</translation>
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
        <source>“%1” is not a number of stems.</source>
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
    <message numerus="yes">
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>%Ln regel verplaatsen naar %1</numerusform>
            <numerusform>%Ln regels verplaatsen naar %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artikel</translation>
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
        <source>Left over</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Shared with other lines: %1 stems in all.</source>
        <translation>Gedeeld met andere regels: %1 stelen in totaal.</translation>
    </message>
    <message>
        <source>A pack of %1 costs %2 excl. tax.</source>
        <translation>Een verpakking van %1 kost %2 excl. btw.</translation>
    </message>
    <message>
        <source>Packs in all</source>
        <translation>Verp. totaal</translation>
    </message>
    <message>
        <source>%1 fewer in the whole event saves a pack.</source>
        <translation>Met %1 minder in het hele evenement bespaart u een verpakking.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Excl. btw</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinksField</name>
    <message>
        <source>Add a link: a name and its address</source>
        <translation>Link toevoegen: een naam en het adres</translation>
    </message>
    <message>
        <source>Add a link</source>
        <translation>Link toevoegen</translation>
    </message>
    <message>
        <source>Write an address such as https://example.com, or a name before it.</source>
        <translation>Vul een adres in zoals https://example.com, of met een naam ervoor.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LogoField</name>
    <message>
        <source>The logo</source>
        <translation>Het logo</translation>
    </message>
    <message>
        <source>Choose the logo</source>
        <translation>Logo kiezen</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Logo verwijderen</translation>
    </message>
    <message>
        <source>A PNG, JPEG or WebP file, which can be dropped here.</source>
        <translation>Een PNG-, JPEG- of WebP-bestand, dat u ook hierheen kunt slepen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MailDraft</name>
    <message>
        <source>Open in mail program</source>
        <translation>Openen in mailprogramma</translation>
    </message>
    <message>
        <source>No mail program answers; the text is on the clipboard.</source>
        <translation>Geen mailprogramma reageert; de tekst staat op het klembord.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
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
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
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
        <source>No answer since %1</source>
        <translation>Geen antwoord sinds %1</translation>
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
    <message>
        <source>Order sheet of %1</source>
        <translation>Bestellijst van %1</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nieuw product</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nieuwe leverancier</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nieuwe prijslijst</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Nieuwe kleur</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Nieuwe categorie</translation>
    </message>
    <message>
        <source>Open another shop</source>
        <translation>Andere winkel openen</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nieuwe API-sleutel</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nieuwe webhook</translation>
    </message>
    <message>
        <source>New shop</source>
        <translation>Nieuwe winkel</translation>
    </message>
    <message>
        <source>Appearance: as the system</source>
        <translation>Uiterlijk: zoals het systeem</translation>
    </message>
    <message>
        <source>Appearance: light</source>
        <translation>Uiterlijk: licht</translation>
    </message>
    <message>
        <source>Appearance: dark</source>
        <translation>Uiterlijk: donker</translation>
    </message>
    <message>
        <source>theme night day mode</source>
        <translation>thema nacht dag modus</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>zoals het systeem</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Taal: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Ongedaan gemaakt: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be undone. Undo again for the step before it.</source>
        <translation>“%1” kan niet ongedaan worden gemaakt. Nog eens ongedaan maken geldt voor de stap ervoor.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Opnieuw gedaan: %1</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Help bij deze pagina</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle sneltoetsen</translation>
    </message>
    <message>
        <source>help manual how shortcut keyboard</source>
        <translation>help handleiding hoe sneltoets toetsenbord</translation>
    </message>
    <message>
        <source>Import products</source>
        <translation>Producten importeren</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Prijzen importeren</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Klanten</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Nieuwe klant</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nieuw agenda-adres</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Financiën</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Verhuur</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Week</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 van %3</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Help: %1</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nieuwe reeks</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nieuwe taak</translation>
    </message>
    <message>
        <source>Record payment of %1</source>
        <translation>Betaling van %1 boeken</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Factuur voor %1</translation>
    </message>
    <message>
        <source>Invoice the month…</source>
        <translation>Maand factureren…</translation>
    </message>
    <message>
        <source>Remind…</source>
        <translation>Herinneren…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <source>any supplier</source>
        <translation>willekeurige leverancier</translation>
    </message>
    <message>
        <source>%1 a pack</source>
        <translation>%1 per verpakking</translation>
    </message>
    <message>
        <source>%1 per pack</source>
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
    <name>stemdesk::ui::MenuSearch</name>
    <message>
        <source>Type to find…</source>
        <translation>Typ om te zoeken…</translation>
    </message>
    <message>
        <source>Find in this menu</source>
        <translation>Zoeken in dit menu</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyPage</name>
    <message>
        <source>Money</source>
        <translation>Financiën</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Wat te betalen is</translation>
    </message>
    <message>
        <source>Who owes what, by due date. Events appear here once a quote is accepted or a payment is recorded.</source>
        <translation>Wie wat moet betalen, op vervaldatum. Evenementen verschijnen hier zodra een offerte akkoord is of een betaling is geboekt.</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Facturen</translation>
    </message>
    <message>
        <source>All invoices and credit notes. Issue them in an event, under “Payments”.</source>
        <translation>Alle facturen en creditnota’s. U maakt ze in een evenement, onder “Betalingen”.</translation>
    </message>
    <message>
        <source>Search client, event, number…</source>
        <translation>Zoek klant, evenement, nummer…</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Pdf bewaren…</translation>
    </message>
    <message>
        <source>Nothing is outstanding on it</source>
        <translation>Hierop staat niets open</translation>
    </message>
    <message>
        <source>Export invoices…</source>
        <translation>Facturen exporteren…</translation>
    </message>
    <message>
        <source>Export payments…</source>
        <translation>Betalingen exporteren…</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Go to the events</source>
        <translation>Naar de evenementen</translation>
    </message>
    <message numerus="yes">
        <source>more than %n invoices and credit notes</source>
        <translation>
            <numerusform>meer dan %Ln factuur of creditnota</numerusform>
            <numerusform>meer dan %Ln facturen en creditnota’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoices</source>
        <translation>
            <numerusform>%Ln factuur</numerusform>
            <numerusform>%Ln facturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit notes</source>
        <translation>
            <numerusform>%Ln creditnota</numerusform>
            <numerusform>%Ln creditnota’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outstanding payments</source>
        <translation>
            <numerusform>%Ln openstaande betaling</numerusform>
            <numerusform>%Ln openstaande betalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Totaal %1</translation>
    </message>
    <message>
        <source>Dates: %1</source>
        <translation>Periode: %1</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Openstaand</translation>
    </message>
    <message>
        <source>Save e-invoice…</source>
        <translation>E-factuur bewaren…</translation>
    </message>
    <message>
        <source>Saves it as UBL, by the rules of Peppol</source>
        <translation>Bewaart de factuur als UBL, volgens de regels van Peppol</translation>
    </message>
    <message>
        <source>Search client, event…</source>
        <translation>Zoek klant, evenement…</translation>
    </message>
    <message>
        <source>Invoice the month…</source>
        <translation>Maand factureren…</translation>
    </message>
    <message>
        <source>Remind…</source>
        <translation>Herinneren…</translation>
    </message>
    <message>
        <source>Record payment…</source>
        <translation>Betaling boeken…</translation>
    </message>
    <message>
        <source>Export the journal…</source>
        <translation>Journaal exporteren…</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journaal</translation>
    </message>
    <message>
        <source>Save the journal as PDF…</source>
        <translation>Journaal als pdf bewaren…</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>E-mail opstellen</translation>
    </message>
    <message>
        <source>A message in the mail program, with the invoice as PDF. Nothing is sent by itself</source>
        <translation>Een bericht in het mailprogramma, met de factuur als pdf. Niets wordt vanzelf verstuurd</translation>
    </message>
    <message>
        <source>Every invoice, credit note, reminder and payment is written down here for the auditor: who did what, when, and which values it changed.</source>
        <translation>Elke factuur, creditfactuur, herinnering en betaling staat hier voor de controle: wie wat wanneer deed en welke waarden veranderden.</translation>
    </message>
    <message>
        <source>By due date</source>
        <translation>Op vervaldatum</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nieuwste eerst</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%Ln boeking</numerusform>
            <numerusform>%Ln boekingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n entries</source>
        <translation>
            <numerusform>meer dan %Ln boeking</numerusform>
            <numerusform>meer dan %Ln boekingen</numerusform>
        </translation>
    </message>
    <message>
        <source>the chosen entry</source>
        <translation>de gekozen regel</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Boeking %1</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Geboekt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factuur</translation>
    </message>
    <message>
        <source>In the journal</source>
        <translation>In het journaal</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyTable</name>
    <message>
        <source>No matches.</source>
        <translation>Niets gevonden.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>nog %Ln</numerusform>
            <numerusform>nog %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDialog</name>
    <message>
        <source>due %1</source>
        <translation>te betalen %1</translation>
    </message>
    <message>
        <source>Invoice the month</source>
        <translation>Maand factureren</translation>
    </message>
    <message>
        <source>Clients to invoice</source>
        <translation>Te factureren klanten</translation>
    </message>
    <message>
        <source>The invoice</source>
        <translation>De factuur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Looking at what there is to invoice…</source>
        <translation>Kijken wat er te factureren is…</translation>
    </message>
    <message>
        <source>Space ticks and unticks. Each invoice gets its number now and cannot be undone, only credited.</source>
        <translation>De spatiebalk vinkt aan en uit. Elke factuur krijgt nu haar nummer en kan niet ongedaan gemaakt, alleen gecrediteerd worden.</translation>
    </message>
    <message>
        <source>Issue invoices</source>
        <translation>Facturen maken</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issue %n invoices</source>
        <translation>
            <numerusform>%Ln factuur maken</numerusform>
            <numerusform>%Ln facturen maken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issued %n invoices</source>
        <translation>
            <numerusform>%Ln factuur gemaakt</numerusform>
            <numerusform>%Ln facturen gemaakt</numerusform>
        </translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Totaal incl. btw</translation>
    </message>
    <message>
        <source>No monthly invoices are due. Tick “One invoice a month” for a client under Clients first.</source>
        <translation>Er zijn geen maandfacturen te maken. Kies eerst bij een klant, onder Klanten, “Eén factuur per maand”.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthGrid</name>
    <message>
        <source>Days of the month</source>
        <translation>Dagen van de maand</translation>
    </message>
    <message>
        <source>Events of the day</source>
        <translation>Evenementen van de dag</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthModel</name>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Order %n days late</source>
        <translation>
            <numerusform>Bestelling %Ln dag te laat</numerusform>
            <numerusform>Bestelling %Ln dagen te laat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthView</name>
    <message>
        <source>Month before</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NavigationRail</name>
    <message>
        <source>Collapse the navigation</source>
        <translation>Navigatie inklappen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Expand the navigation</source>
        <translation>Navigatie uitklappen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewFlowerPanel</name>
    <message>
        <source>Add to the catalogue</source>
        <translation>In de catalogus opnemen</translation>
    </message>
    <message>
        <source>A flower that is new to the catalogue</source>
        <translation>Een bloem die nieuw is in de catalogus</translation>
    </message>
    <message>
        <source>New in the catalogue</source>
        <translation>Nieuw in de catalogus</translation>
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
        <source>Units per pack</source>
        <translation>Stuks per verp.</translation>
    </message>
    <message>
        <source>Cost of one</source>
        <translation>Kosten per stuk</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Cultivar</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>excl. btw</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Geef het een naam.</translation>
    </message>
    <message>
        <source>Write a length in cm, like 60.</source>
        <translation>Vul een lengte in cm in, zoals 60.</translation>
    </message>
    <message>
        <source>Write a number, like 20.</source>
        <translation>Vul een getal in, zoals 20.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Vul een bedrag in, 0 of meer.</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Gemiddeld</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewFlowerTexts</name>
    <message>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 toevoegen</translation>
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
        <source>Valid</source>
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
    <message>
        <source>A calendar address, for events</source>
        <translation>Een agenda-adres, voor evenementen</translation>
    </message>
    <message>
        <source>A calendar address, for events and tasks</source>
        <translation>Een agenda-adres, voor evenementen en taken</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nieuw agenda-adres</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>Who reads it: “Ann’s phone”…</source>
        <translation>Wie het leest: “telefoon van Anna”…</translation>
    </message>
    <message>
        <source>Create address</source>
        <translation>Adres maken</translation>
    </message>
    <message>
        <source>Create calendar address</source>
        <translation>Agenda-adres maken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message>
        <source>Create</source>
        <translation>Maken</translation>
    </message>
    <message>
        <source>Make no price list</source>
        <translation>Geen prijslijst maken</translation>
    </message>
    <message>
        <source>Name, like Flowers spring</source>
        <translation>Naam, zoals Bloemen lente</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>op %1</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>niet</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Naam van de lijst</translation>
    </message>
    <message>
        <source>Prices valid from</source>
        <translation>Prijzen gelden vanaf</translation>
    </message>
    <message>
        <source>Tax on these prices</source>
        <translation>Btw hierop</translation>
    </message>
    <message>
        <source>Prices change by</source>
        <translation>Prijzen wijzigen met</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Afgerond</translation>
    </message>
    <message>
        <source>Prices copied</source>
        <translation>Gekopieerde prijzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nieuwe prijslijst</translation>
    </message>
    <message numerus="yes">
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>Nieuwe lijst van %1 uit %2, met %Ln prijs</numerusform>
            <numerusform>Nieuwe lijst van %1 uit %2, met %Ln prijzen</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>“%1” is geen tarief; vul een percentage in, zoals 20.</translation>
    </message>
    <message>
        <source>“%1” is not a percentage; write it like 4 or -2.5.</source>
        <translation>“%1” is geen percentage; vul het in als 4 of -2,5.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie van %1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (kopie)</translation>
    </message>
    <message>
        <source>Copying: %1 of %2 prices</source>
        <translation>Kopiëren: %1 van %2 prijzen</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>“%1” is geen datum.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add nothing</source>
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
        <translation>Eerste cultivar, zoals Quicksand</translation>
    </message>
    <message>
        <source>Name of the variety</source>
        <translation>Naam van de cultivar</translation>
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
        <translation>Nieuwe cultivar van %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewRow</name>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewTaskRow</name>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Do not add a task</source>
        <translation>Geen taak toevoegen</translation>
    </message>
    <message>
        <source>Write a day, like sat or +7.</source>
        <translation>Vul een dag in, bijvoorbeeld za of +7.</translation>
    </message>
    <message>
        <source>Write how long it takes, like 90 or 1:30.</source>
        <translation>Vul in hoelang het duurt, bijvoorbeeld 90 of 1:30.</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nieuwe taak</translation>
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
        <source>The address that the other program’s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>Het adres op het openbare internet dat de maker van het andere programma u gaf. Stemdesk stuurt er een bericht heen, ondertekend met een geheim, wanneer er iets gebeurt.</translation>
    </message>
    <message>
        <source>What it reports</source>
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
    <name>stemdesk::ui::NewWordRow</name>
    <message>
        <source>Name of the new colour</source>
        <translation>Naam van de nieuwe kleur</translation>
    </message>
    <message>
        <source>Name of the new category</source>
        <translation>Naam van de nieuwe categorie</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Niets toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OccurrenceStrip</name>
    <message>
        <source>This and the following</source>
        <translation>Dit en de volgende</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Open the series</source>
        <translation>Reeks openen</translation>
    </message>
    <message>
        <source>Apply the changes made here to the series’ template and its later events</source>
        <translation>Neemt de wijzigingen over in het sjabloon van de reeks en in de latere evenementen</translation>
    </message>
    <message>
        <source>Apply the changes made here to the series’ template and all its events from today on</source>
        <translation>Neemt de wijzigingen over in het sjabloon van de reeks en in alle evenementen vanaf vandaag</translation>
    </message>
    <message>
        <source>All events of the series</source>
        <translation>Alle evenementen van de reeks</translation>
    </message>
    <message>
        <source>One of the series %1, changed on its own. Change as well:</source>
        <translation>Hoort bij de reeks %1 en is apart gewijzigd. Wijzig ook:</translation>
    </message>
    <message>
        <source>One of the series %1; changes here affect only this event.</source>
        <translation>Hoort bij de reeks %1; wat u hier wijzigt, geldt alleen voor dit evenement.</translation>
    </message>
    <message>
        <source>Change the series as %1</source>
        <translation>Reeks wijzigen zoals %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n ongemoeid gelaten</numerusform>
            <numerusform>%n ongemoeid gelaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n evenement bijgewerkt</numerusform>
            <numerusform>%n evenementen bijgewerkt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Ongeacht leverancier</translation>
    </message>
    <message>
        <source>Their code</source>
        <translation>Lev.code</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Code bij %1</translation>
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
        <source>cheapest</source>
        <translation>goedkoopste</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Verp.</translation>
    </message>
    <message>
        <source>Pack of %1</source>
        <translation>Verpakking van %1</translation>
    </message>
    <message>
        <source>Min.</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>EAN</source>
        <translation>EAN</translation>
    </message>
    <message>
        <source>EAN of %1</source>
        <translation>EAN van %1</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 per verpakking</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Leverancier toevoegen</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <source>Unit cost of %1</source>
        <translation>Stukprijs bij %1</translation>
    </message>
    <message>
        <source>Unit cost without a supplier</source>
        <translation>Stukprijs zonder leverancier</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message>
        <source>No open orders.</source>
        <translation>Geen open bestellingen.</translation>
    </message>
    <message>
        <source>and earlier orders</source>
        <translation>en eerdere bestellingen</translation>
    </message>
    <message>
        <source>Open the order of %1</source>
        <translation>Bestelling van %1 openen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln regel te ontvangen</numerusform>
            <numerusform>%Ln regels te ontvangen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>lines due and their cost</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderLinesModel</name>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>De leverancier levert niet minder dan %1.</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <source>Some prices are missing from the price lists.</source>
        <translation>In de prijslijsten ontbreken prijzen.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artikel</translation>
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
        <translation>Te bestellen</translation>
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
        <source>%1 more are ordered as spare.</source>
        <translation>%1 extra worden als reserve besteld.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Besteld</translation>
    </message>
    <message>
        <source>%1 more are ordered than needed now.</source>
        <translation>Er zijn er %1 meer besteld dan nu nodig.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderedSheets</name>
    <message>
        <source>All ordered</source>
        <translation>Alles besteld</translation>
    </message>
    <message>
        <source>Nothing more is needed for these events.</source>
        <translation>Voor deze evenementen is niets meer nodig.</translation>
    </message>
    <message>
        <source>Check in the delivery</source>
        <translation>Levering ontvangen</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Bewaarde lijsten</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Niets nieuws</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Concept openen</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not ordered.</source>
        <translation>
            <numerusform>%Ln concept niet besteld.</numerusform>
            <numerusform>%Ln concepten niet besteld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <source>Choose one or more events, or a week. You’ll see each supplier’s order here, with packs worked out for all of them together.</source>
        <translation>Kies een of meer evenementen, of een week. Hier ziet u dan de bestelling per leverancier, met de verpakkingen voor alles samen.</translation>
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
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Terug naar de lijst</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>De pagina’s zoals ze worden afgedrukt</translation>
    </message>
    <message>
        <source>Save this sheet</source>
        <translation>Lijst bewaren</translation>
    </message>
    <message>
        <source>Keeps the sheet as it is now, to compare and check deliveries later</source>
        <translation>Bewaart de lijst zoals ze nu is, om later te vergelijken en leveringen te controleren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
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
        <translation>Pdf bewaren…</translation>
    </message>
    <message>
        <source>As they were sent, and what came in</source>
        <translation>Zoals ze verstuurd zijn, en wat binnenkwam</translation>
    </message>
    <message>
        <source>%3 incl. tax · %1 · %2</source>
        <translation>%3 incl. btw · %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
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
    <message>
        <source>Only new</source>
        <translation>Alleen nieuw</translation>
    </message>
    <message>
        <source>Only what is missing from the sheets already ordered; otherwise everything again</source>
        <translation>Alleen wat naast de bestelde lijsten nog ontbreekt; anders alles nog een keer</translation>
    </message>
    <message>
        <source>Mark as ordered</source>
        <translation>Markeren als besteld</translation>
    </message>
    <message>
        <source>Ordered %1 · %2</source>
        <translation>Besteld %1 · %2</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>Terug naar concept</translation>
    </message>
    <message>
        <source>Some of it has arrived, so it was ordered</source>
        <translation>Er is al iets van ontvangen, dus het is besteld</translation>
    </message>
    <message>
        <source>It was not ordered after all; its goods have to be ordered again</source>
        <translation>Toch niet besteld: wat erop staat, moet weer besteld worden</translation>
    </message>
    <message>
        <source>What it holds counts as ordered and is not offered again</source>
        <translation>Wat erop staat, geldt als besteld en wordt niet opnieuw aangeboden</translation>
    </message>
    <message>
        <source>Saves it, as a sheet for each delivery day. What it holds counts as ordered and is not offered again</source>
        <translation>Bewaart per leverdag een lijst. Wat erop staat, geldt als besteld en wordt niet opnieuw aangeboden</translation>
    </message>
    <message>
        <source>Take an order sheet back to draft</source>
        <translation>Bestellijst weer als concept</translation>
    </message>
    <message>
        <source>Mark an order sheet as ordered</source>
        <translation>Bestellijst markeren als besteld</translation>
    </message>
    <message>
        <source>Delivery days</source>
        <translation>Leverdagen</translation>
    </message>
    <message>
        <source>All delivery days</source>
        <translation>Alle leverdagen</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Levering %1</translation>
    </message>
    <message>
        <source>Order what is due next</source>
        <translation>Bestellen wat nu aan de beurt is</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>One PDF per supplier…</source>
        <translation>Eén pdf per leverancier…</translation>
    </message>
    <message>
        <source>One file for each supplier, with only their lines</source>
        <translation>Eén bestand per leverancier, alleen met diens regels</translation>
    </message>
    <message>
        <source>Nothing to order in the next two weeks.</source>
        <translation>Niets te bestellen in de komende twee weken.</translation>
    </message>
    <message numerus="yes">
        <source>%n events to order next</source>
        <translation>
            <numerusform>%Ln evenement nu aan de beurt</numerusform>
            <numerusform>%Ln evenementen nu aan de beurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln te laat</numerusform>
            <numerusform>%Ln te laat</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the events</source>
        <translation>Evenementen tonen</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s), one for each delivery day</source>
        <translation>
            <numerusform>%Ln lijst, één per leverdag</numerusform>
            <numerusform>%Ln lijsten, één per leverdag</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered from %1: %2</source>
        <translation>Besteld bij %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%Ln lijst</numerusform>
            <numerusform>%Ln lijsten</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Concept</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message>
        <source>Saved sheets with this event</source>
        <translation>Bewaarde lijsten met dit evenement</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>De pagina’s zoals ze worden afgedrukt</translation>
    </message>
    <message>
        <source>Open in Orders</source>
        <translation>Naar Bestellingen</translation>
    </message>
    <message>
        <source>Order together with other events, save the sheet, export it</source>
        <translation>Samen met andere evenementen bestellen, de lijst bewaren, exporteren</translation>
    </message>
    <message>
        <source>For this event alone: %1, %2 incl. tax</source>
        <translation>Alleen voor dit evenement: %1, %2 incl. btw</translation>
    </message>
    <message>
        <source>the newest; all are in Orders</source>
        <translation>de nieuwste; alle staan in Bestellingen</translation>
    </message>
    <message>
        <source>Nothing more from %1.</source>
        <translation>Niets meer van %1.</translation>
    </message>
    <message>
        <source>All ordered on %1</source>
        <translation>Alles besteld op %1</translation>
    </message>
    <message>
        <source>For this event alone: %1, %2 incl. tax, without delivery</source>
        <translation>Alleen voor dit evenement: %1, %2 incl. btw, zonder levering</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new; %n draft(s) not ordered.</source>
        <translation>
            <numerusform>Niets nieuws; %Ln concept niet besteld.</numerusform>
            <numerusform>Niets nieuws; %Ln concepten niet besteld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OutputProgress</name>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OwedModel</name>
    <message>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <source>Nothing is outstanding.</source>
        <translation>Er staat niets open.</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 openstaand</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 te laat</translation>
    </message>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln dag te laat</numerusform>
            <numerusform>%Ln dagen te laat</numerusform>
        </translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vervaldatum</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Instalment</source>
        <translation>Termijn</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factuur</translation>
    </message>
    <message>
        <source>%1 outstanding in all</source>
        <translation>%1 in totaal openstaand</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <source>Back to %1</source>
        <translation>Terug naar %1</translation>
    </message>
    <message>
        <source>More for this page</source>
        <translation>Meer voor deze pagina</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>De pagina’s worden voorbereid…</translation>
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
    <name>stemdesk::ui::PaletteRows</name>
    <message>
        <source>Recent</source>
        <translation>Recent</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
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
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln cultivar</numerusform>
            <numerusform>%Ln cultivars</numerusform>
        </translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Klanten</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Facturen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PastImports</name>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Past imports</source>
        <translation>Eerdere imports</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Each import is listed here, and can be undone.</source>
        <translation>Er is nog niets geïmporteerd. Elke import staat hier en kan worden teruggedraaid.</translation>
    </message>
    <message>
        <source>Revert import</source>
        <translation>Terugdraaien</translation>
    </message>
    <message>
        <source>Reverted %1</source>
        <translation>Teruggedraaid %1</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>In de winkel</translation>
    </message>
    <message>
        <source>Undoing the import</source>
        <translation>Terugdraaien</translation>
    </message>
    <message numerus="yes">
        <source>Reverted %1, %n kept</source>
        <translation>
            <numerusform>Teruggedraaid %1, %Ln gebleven</numerusform>
            <numerusform>Teruggedraaid %1, %Ln gebleven</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentDialog</name>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Record payment of %1</source>
        <translation>Betaling van %1 boeken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Noteren</translation>
    </message>
    <message>
        <source>%1: %2 outstanding</source>
        <translation>%1: %2 open</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Kenmerk</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Vul een bedrag in; een terugbetaling heeft een min.</translation>
    </message>
    <message>
        <source>Write the day it came in.</source>
        <translation>Vul in op welke dag het is ontvangen.</translation>
    </message>
    <message>
        <source>Record payment %1</source>
        <translation>Betaling %1 boeken</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Betaald op</translation>
    </message>
    <message>
        <source>Total of the invoice</source>
        <translation>Totaal van de factuur</translation>
    </message>
    <message>
        <source>That is more than the %1 outstanding.</source>
        <translation>Dat is meer dan wat openstaat: %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentPlanCard</name>
    <message>
        <source>Payment plan</source>
        <translation>Betalingsplan</translation>
    </message>
    <message>
        <source>Change the shop’s payment plan</source>
        <translation>Betalingsplan van de winkel wijzigen</translation>
    </message>
    <message>
        <source>Use the default plan</source>
        <translation>Standaardplan gebruiken</translation>
    </message>
    <message>
        <source>for events without their own plan</source>
        <translation>voor evenementen zonder eigen plan</translation>
    </message>
    <message numerus="yes">
        <source>%n agreed events keep the plan from before.</source>
        <translation>
            <numerusform>%Ln afgesproken evenement houdt het vorige plan.</numerusform>
            <numerusform>%Ln afgesproken evenementen houden het vorige plan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsCard</name>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>A refund takes a minus.</source>
        <translation>Een terugbetaling heeft een min.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Betaalwijze</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Kenmerk</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optioneel</translation>
    </message>
    <message>
        <source>Record payment</source>
        <translation>Betaling boeken</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Terugbetalen</translation>
    </message>
    <message>
        <source>Nothing has come in yet.</source>
        <translation>Nog niets ontvangen.</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Vul een bedrag in; een terugbetaling heeft een min.</translation>
    </message>
    <message>
        <source>Record payment %1</source>
        <translation>Betaling %1 boeken</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Betaald op</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>card, cash…</source>
        <translation>pin, contant…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsModel</name>
    <message>
        <source>Delete payment %1</source>
        <translation>Betaling %1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted the payment of %1, %2</source>
        <translation>Betaling van %1 verwijderd, %2</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Betaald op</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Betaalwijze</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Kenmerk</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Change payment %1</source>
        <translation>Betaling %1 wijzigen</translation>
    </message>
    <message>
        <source>Write the day it came in.</source>
        <translation>Vul in op welke dag het is ontvangen.</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Vul een bedrag in; een terugbetaling heeft een min.</translation>
    </message>
    <message>
        <source>refund of %1</source>
        <translation>terugbetaling van %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsTab</name>
    <message>
        <source>Instalments</source>
        <translation>Termijnen</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Plan wijzigen</translation>
    </message>
    <message>
        <source>Change payment plan</source>
        <translation>Betalingsplan wijzigen</translation>
    </message>
    <message>
        <source>Use the shop’s plan</source>
        <translation>Plan van de winkel gebruiken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureEye</name>
    <message>
        <source>Picture to take a colour from</source>
        <translation>Foto om een kleur uit te nemen</translation>
    </message>
    <message>
        <source>The arrows move and take the colour below the lens</source>
        <translation>De pijltoetsen bewegen de loep en nemen de kleur eronder</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureField</name>
    <message>
        <source>Choose a picture…</source>
        <translation>Afbeelding kiezen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Foto’s</translation>
    </message>
    <message>
        <source>This is not a picture that can be shown; choose a PNG, JPEG or WebP file.</source>
        <translation>Dit is geen afbeelding die kan worden getoond; kies een PNG-, JPEG- of WebP-bestand.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureIntake</name>
    <message>
        <source>the picture</source>
        <translation>de afbeelding</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>“%1” kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>“%1” is too large: 64 MB and 64 million pixels are the most.</source>
        <translation>“%1” is te groot: 64 MB en 64 miljoen pixels is het maximum.</translation>
    </message>
    <message>
        <source>“%1” is not a picture that can be shown. Choose a PNG, JPEG or WebP file.</source>
        <translation>“%1” is geen afbeelding die kan worden getoond. Neem een PNG-, JPEG- of WebP-bestand.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureStrip</name>
    <message>
        <source>Add pictures</source>
        <translation>Afbeeldingen toevoegen</translation>
    </message>
    <message>
        <source>Or drop them here, or paste them with Ctrl+V</source>
        <translation>Of sleep ze hierheen, of plak ze met Ctrl+V</translation>
    </message>
    <message>
        <source>Pictures of %1</source>
        <translation>Afbeeldingen van %1</translation>
    </message>
    <message>
        <source>Add pictures to %1</source>
        <translation>Afbeeldingen toevoegen aan %1</translation>
    </message>
    <message>
        <source>%1
A picture elsewhere. A click opens it in the browser.</source>
        <translation>%1
Een afbeelding elders. Een klik opent de afbeelding in de browser.</translation>
    </message>
    <message>
        <source>Link to a picture, %1</source>
        <translation>Link naar een afbeelding, %1</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Afbeelding %1 van %2</translation>
    </message>
    <message>
        <source>Remove a picture from %1</source>
        <translation>Afbeelding verwijderen uit %1</translation>
    </message>
    <message>
        <source>Move a picture of %1</source>
        <translation>Afbeelding van %1 verplaatsen</translation>
    </message>
    <message>
        <source>Add a picture to %1</source>
        <translation>Afbeelding toevoegen aan %1</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Er staat geen afbeelding op het klembord.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Afbeeldingen (%1)</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>De afbeelding wordt gelezen…</translation>
    </message>
    <message>
        <source>Reading picture %1 of %2…</source>
        <translation>Afbeelding %1 van %2 wordt gelezen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureTile</name>
    <message>
        <source>Click to enlarge. Delete removes it, Ctrl with an arrow moves it.</source>
        <translation>Klikken toont groot. Delete verwijdert, Ctrl met een pijltoets verplaatst.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Groot tonen</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Naar links</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureViewer</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Afbeelding %1 van %2</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Deze afbeelding is er niet meer.</translation>
    </message>
    <message>
        <source>%1 of %2 · arrows show the others, Escape closes</source>
        <translation>%1 van %2 · pijlen tonen de andere, Esc sluit</translation>
    </message>
    <message>
        <source>Escape closes</source>
        <translation>Esc sluit</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PlanEditor</name>
    <message>
        <source>On acceptance</source>
        <translation>Bij akkoord</translation>
    </message>
    <message>
        <source>After acceptance</source>
        <translation>Na akkoord</translation>
    </message>
    <message>
        <source>Before the event</source>
        <translation>Vóór het evenement</translation>
    </message>
    <message>
        <source>On the day of the event</source>
        <translation>Op de dag zelf</translation>
    </message>
    <message>
        <source>After the event</source>
        <translation>Na de datum</translation>
    </message>
    <message>
        <source>On a day</source>
        <translation>Op een dag</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>de rest</translation>
    </message>
    <message>
        <source>Add an instalment</source>
        <translation>Termijn toevoegen</translation>
    </message>
    <message>
        <source>Name of the instalment</source>
        <translation>Naam van de termijn</translation>
    </message>
    <message>
        <source>Share or amount</source>
        <translation>Deel of bedrag</translation>
    </message>
    <message>
        <source>Day, or number of days</source>
        <translation>Dag of aantal dagen</translation>
    </message>
    <message>
        <source>Remove the instalment</source>
        <translation>Termijn verwijderen</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Te betalen</translation>
    </message>
    <message>
        <source>Write a share like 25%, or an amount.</source>
        <translation>Vul een deel zoals 25% of een bedrag in.</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Vul een dag in, zoals +14.</translation>
    </message>
    <message>
        <source>Write a number of days, 1 to %1.</source>
        <translation>Vul een aantal dagen van 1 tot %1 in.</translation>
    </message>
    <message>
        <source>Instalment %1</source>
        <translation>Termijn %1</translation>
    </message>
    <message>
        <source>Remove the instalment %1</source>
        <translation>Termijn %1 verwijderen</translation>
    </message>
    <message>
        <source>%1 or %2?</source>
        <translation>%1 of %2?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PreviewStep</name>
    <message>
        <source>All or nothing: import only if no row is refused</source>
        <translation>Alles of niets: alleen importeren als geen rij wordt geweigerd</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Eerste rijen</translation>
    </message>
    <message>
        <source>Looking at the file…</source>
        <translation>Bestand lezen…</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Wat gebeurt er</translation>
    </message>
    <message>
        <source>%1, %2 matched by you</source>
        <translation>%1, %2 door u gekoppeld</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is imported while %n row(s) are refused.</source>
        <translation>
            <numerusform>Er wordt niets geïmporteerd zolang %Ln rij wordt geweigerd.</numerusform>
            <numerusform>Er wordt niets geïmporteerd zolang %Ln rijen worden geweigerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are refused and left out; you can save and correct them afterwards.</source>
        <translation>
            <numerusform>%Ln rij wordt geweigerd en weggelaten; u kunt de rij daarna bewaren en verbeteren.</numerusform>
            <numerusform>%Ln rijen worden geweigerd en weggelaten; u kunt ze daarna bewaren en verbeteren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties changes.</source>
        <translation>
            <numerusform>De verpakkingsgrootte van %n cultivar verandert.</numerusform>
            <numerusform>De verpakkingsgrootte van %n cultivars verandert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Varieties not found (%1)</source>
        <translation>Cultivars niet gevonden (%1)</translation>
    </message>
    <message>
        <source>New colours (%1)</source>
        <translation>Nieuwe kleuren (%1)</translation>
    </message>
    <message>
        <source>%1, %2 decided by you</source>
        <translation>%1, %2 door u beslist</translation>
    </message>
    <message>
        <source>Possible duplicates (%1)</source>
        <translation>Mogelijke dubbelen (%1)</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 per verpakking</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <translation>“%1” wordt gelezen als %2.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Lezen als %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) need a look.</source>
        <translation>
            <numerusform>Bekijk %n rij nog even.</numerusform>
            <numerusform>Bekijk %n rijen nog even.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 per stuk</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are more than three times, or less than a third, of the last one. Tick those that are right; the others are left out.</source>
        <translation>
            <numerusform>%n prijs is meer dan driemaal of minder dan een derde van de vorige. Vink hem aan als hij klopt, anders wordt hij overgeslagen.</numerusform>
            <numerusform>%n prijzen zijn meer dan driemaal of minder dan een derde van de vorige. Vink aan wat klopt, de rest wordt overgeslagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Niets aanvinken</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alles aanvinken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message>
        <source>any supplier</source>
        <translation>willekeurige</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Eerder: %1</translation>
    </message>
    <message>
        <source>Incl. tax and the shop’s markup, without extras</source>
        <translation>Incl. btw en de opslagfactor van de winkel, zonder toeslag</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Cultivar</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Unit cost
excl. tax</source>
        <translation>Stukprijs
excl. btw</translation>
    </message>
    <message>
        <source>Client price
incl. tax</source>
        <translation>Klantprijs
incl. btw</translation>
    </message>
    <message>
        <source>vs. last list</source>
        <translation>t.o.v. vorige</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <source>Change price of %1</source>
        <translation>Prijs van %1 wijzigen</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>Er is %Ln rij meer geplakt dan er prijzen zijn; er is niets gewijzigd.</numerusform>
            <numerusform>Er zijn %Ln rijen meer geplakt dan er prijzen zijn; er is niets gewijzigd.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a price; nothing was changed.</source>
        <translation>“%1” is geen prijs; er is niets gewijzigd.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>%Ln prijs plakken</numerusform>
            <numerusform>%Ln prijzen plakken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a price for %2 on this list.</source>
        <translation>%1 heeft op deze lijst al een prijs voor %2.</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Prijs van %1 toevoegen</translation>
    </message>
    <message>
        <source>Each supplier of %1 has a price on this list already.</source>
        <translation>Elke leverancier van %1 heeft al een prijs op deze lijst.</translation>
    </message>
    <message>
        <source>Delete price of %1</source>
        <translation>Prijs van %1 verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>%Ln prijs verwijderen</numerusform>
            <numerusform>%Ln prijzen verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prijs</numerusform>
            <numerusform>%Ln prijzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted %1 from %2.</source>
        <translation>%1 verwijderd uit %2.</translation>
    </message>
    <message>
        <source>On the list before</source>
        <translation>In de vorige lijst</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <source>Price history, excl. tax</source>
        <translation>Prijsverloop, excl. btw</translation>
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
    <message>
        <source>Any supplier</source>
        <translation>Willekeurige leverancier</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>This list has no prices yet. Type a variety below, or make a new list from an older one, with all its prices raised at once.</source>
        <translation>Deze lijst heeft nog geen prijzen. Typ hieronder een cultivar, of maak een nieuwe lijst uit een oudere, met alle prijzen in één keer verhoogd.</translation>
    </message>
    <message>
        <source>No matching prices on this list.</source>
        <translation>Geen prijzen gevonden op deze lijst.</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Naam van de lijst</translation>
    </message>
    <message>
        <source>Prices valid from</source>
        <translation>Prijzen gelden vanaf</translation>
    </message>
    <message>
        <source>Tax on these prices</source>
        <translation>Btw op deze prijzen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Btw</translation>
    </message>
    <message>
        <source>New from this…</source>
        <translation>Hierop baseren…</translation>
    </message>
    <message>
        <source>New list from this one</source>
        <translation>Nieuwe lijst uit deze</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Search this list…</source>
        <translation>Zoeken…</translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation>Prijzen van %1</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prijs</numerusform>
            <numerusform>%Ln prijzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pinned by %n event(s)</source>
        <translation>
            <numerusform>Vastgezet in %Ln evenement</numerusform>
            <numerusform>Vastgezet in %Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>and earlier events</source>
        <translation>en eerdere evenementen</translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>“%1” is geen tarief; vul een percentage in, zoals 20.</translation>
    </message>
    <message>
        <source>Supplier: %1</source>
        <translation>Leverancier: %1</translation>
    </message>
    <message>
        <source>Add a price: type a variety, like “quick 50”</source>
        <translation>Prijs toevoegen: typ een cultivar, zoals “quick 50”</translation>
    </message>
    <message>
        <source>Add a price</source>
        <translation>Prijs toevoegen</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Prijzen importeren…</translation>
    </message>
    <message>
        <source>Tax category</source>
        <translation>Btw-categorie</translation>
    </message>
    <message>
        <source>Why no tax is charged…</source>
        <translation>Waarom er geen btw wordt berekend…</translation>
    </message>
    <message>
        <source>Why no tax is charged</source>
        <translation>Waarom er geen btw wordt berekend</translation>
    </message>
    <message>
        <source>As invoices say it:</source>
        <translation>Zoals het op facturen staat:</translation>
    </message>
    <message>
        <source>as its rate says</source>
        <translation>zoals het tarief zegt</translation>
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
        <source>Refresh lists…</source>
        <translation>Lijsten vernieuwen…</translation>
    </message>
    <message>
        <source>Price list for %1</source>
        <translation>Prijslijst voor %1</translation>
    </message>
    <message>
        <source>Shows what the newest lists would change before you apply them.</source>
        <translation>Toont wat de nieuwste lijsten zouden wijzigen, voordat u ze overneemt.</translation>
    </message>
    <message>
        <source>No price list for the day of the event.</source>
        <translation>Geen prijslijst voor de dag van het evenement.</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Nieuwste: %1</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Verouderd</translation>
    </message>
    <message>
        <source>Change price list</source>
        <translation>Prijslijst wijzigen</translation>
    </message>
    <message>
        <source>Unpin prices…</source>
        <translation>Prijzen losmaken…</translation>
    </message>
    <message>
        <source>Every line keeps its price, whatever happens to lists, packs and markups.</source>
        <translation>Elke regel houdt zijn prijs, wat er ook met lijsten, verpakkingen en opslagfactoren gebeurt.</translation>
    </message>
    <message>
        <source>Shows what today’s prices would change before you apply them.</source>
        <translation>Laat eerst zien wat de prijzen van vandaag zouden veranderen.</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Nieuwste</translation>
    </message>
    <message>
        <source>Pin lists</source>
        <translation>Lijsten vastzetten</translation>
    </message>
    <message>
        <source>Pins the price lists in use, so that newer lists change nothing.</source>
        <translation>Zet de gebruikte prijslijsten vast, zodat nieuwere lijsten niets wijzigen.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Vastgezet: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsModel</name>
    <message>
        <source>Out of date</source>
        <translation>Verouderd</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Nieuwste</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>Gaat nog in</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Prijslijst</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <source>What do your flowers cost? Make a price list for each type of product and season; every event is then priced from the newest one.</source>
        <translation>Wat kosten uw bloemen? Maak een prijslijst voor elk type product en seizoen; elk evenement wordt dan met de nieuwste berekend.</translation>
    </message>
    <message>
        <source>Varieties without a price</source>
        <translation>Cultivars zonder prijs</translation>
    </message>
    <message>
        <source>Every variety on your events has a price on the newest list.</source>
        <translation>Elke soort op uw evenementen heeft een prijs op de nieuwste lijst.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Lijsten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>Zonder prijs</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nieuwe prijslijst</translation>
    </message>
    <message>
        <source>Without a price (%1)</source>
        <translation>Zonder prijs (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln prijslijst</numerusform>
            <numerusform>%Ln prijslijsten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 out of date</source>
        <translation>%1, %2 verouderd</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties need a price</source>
        <translation>
            <numerusform>%Ln cultivar heeft een prijs nodig</numerusform>
            <numerusform>%Ln cultivars hebben een prijs nodig</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the prices of this list…</source>
        <translation>Prijzen van deze lijst exporteren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
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
        <source>Refresh lists</source>
        <translation>Lijsten vernieuwen</translation>
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
    <message>
        <source>Unpin prices</source>
        <translation>Prijzen losmaken</translation>
    </message>
    <message>
        <source>No prices are pinned.</source>
        <translation>Er zijn geen prijzen vastgezet.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PricingForm</name>
    <message>
        <source>%1 incl. %2</source>
        <translation>%1 incl. %2</translation>
    </message>
    <message>
        <source>Markups</source>
        <translation>Opslagfactoren</translation>
    </message>
    <message>
        <source>Extra per unit</source>
        <translation>Toeslag per stuk</translation>
    </message>
    <message>
        <source>Change the extra per unit</source>
        <translation>Toeslag wijzigen</translation>
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
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Uren</translation>
    </message>
    <message>
        <source>Hourly rate</source>
        <translation>Uurtarief</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Vast bedrag</translation>
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
        <source>excl. %1</source>
        <translation>excl. %1</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Afstand</translation>
    </message>
    <message>
        <source>Per mile</source>
        <translation>Per mijl</translation>
    </message>
    <message>
        <source>Per kilometre</source>
        <translation>Per kilometer</translation>
    </message>
    <message>
        <source>Change travel</source>
        <translation>Reiskosten wijzigen</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Extra kosten</translation>
    </message>
    <message>
        <source>Change fees</source>
        <translation>Extra kosten wijzigen</translation>
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
        <source>Shop default</source>
        <translation>zoals in de winkel</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Korting</translation>
    </message>
    <message>
        <source>taken off everything above, incl. %1</source>
        <translation>van alles hierboven afgetrokken, incl. %1</translation>
    </message>
    <message>
        <source>Change discount</source>
        <translation>Korting wijzigen</translation>
    </message>
    <message>
        <source>%1, shop default</source>
        <translation>%1 (winkel)</translation>
    </message>
    <message>
        <source>Added to each unit’s cost, incl. tax</source>
        <translation>Komt bij de kosten van elk stuk, incl. btw</translation>
    </message>
    <message>
        <source>Shop default: %1</source>
        <translation>zoals in de winkel: %1</translation>
    </message>
    <message>
        <source>times the cost, incl. %1</source>
        <translation>vermenigvuldigt de kosten incl. %1</translation>
    </message>
    <message>
        <source>share of the lines’ price; amounts excl. %1</source>
        <translation>aandeel van de regelprijs; bedragen excl. %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message>
        <source>%1 - proposal</source>
        <translation>%1 - offerte</translation>
    </message>
    <message>
        <source>%1 - recipes</source>
        <translation>%1 - recepten</translation>
    </message>
    <message>
        <source>%1 - packing list</source>
        <translation>%1 - paklijst</translation>
    </message>
    <message>
        <source>%1 - supplier orders</source>
        <translation>%1 - leveranciersbestellingen</translation>
    </message>
    <message numerus="yes">
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Leveranciersbestellingen, %Ln evenement</numerusform>
            <numerusform>Leveranciersbestellingen, %Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 - run sheet</source>
        <translation>%1 - ritlijst</translation>
    </message>
    <message>
        <source>%1 - production</source>
        <translation>%1 - productie</translation>
    </message>
    <message>
        <source>Save as e-invoice</source>
        <translation>Bewaren als e-factuur</translation>
    </message>
    <message>
        <source>E-invoice as UBL (*.xml)</source>
        <translation>E-factuur als UBL (*.xml)</translation>
    </message>
    <message>
        <source>Figures %1</source>
        <translation>Cijfers %1</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>Bewaren als werkmap</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-werkmap (*.xlsx)</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journaal</translation>
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
        <translation>Cultivars</translation>
    </message>
    <message>
        <source>In the catalogue</source>
        <translation>In de catalogus</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nieuwe cultivar</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypeWords</name>
    <message>
        <source>flower</source>
        <translation>bloem</translation>
    </message>
    <message>
        <source>material</source>
        <translation>materiaal</translation>
    </message>
    <message>
        <source>hire</source>
        <translation>verhuur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesCard</name>
    <message>
        <source>Product types</source>
        <translation>Producttypen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>markup on cost incl. tax</source>
        <translation>factor op kosten incl. btw</translation>
    </message>
    <message>
        <source>Delete the chosen type</source>
        <translation>Gekozen type verwijderen</translation>
    </message>
    <message>
        <source>Name of a new type</source>
        <translation>Naam van een nieuw type</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Geef een naam op.</translation>
    </message>
    <message>
        <source>This type already exists.</source>
        <translation>Dit type bestaat al.</translation>
    </message>
    <message>
        <source>The name can have up to %1 characters.</source>
        <translation>De naam mag hoogstens %1 tekens hebben.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesModel</name>
    <message>
        <source>hired out</source>
        <translation>verhuur</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>verkoop</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Markup</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Sold or hired</source>
        <translation>Verkoop of verhuur</translation>
    </message>
    <message>
        <source>Write a factor above 0, like 2.5 for two and a half times the cost.</source>
        <translation>Vul een factor groter dan 0 in, zoals 2,5 voor tweeënhalf keer de kosten.</translation>
    </message>
    <message>
        <source>Write a percentage from 0 to 100, like 10 for one more in ten.</source>
        <translation>Vul een percentage van 0 tot 100 in, zoals 10 voor een tiende meer.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsModel</name>
    <message numerus="yes">
        <source>Change %n rows</source>
        <translation>
            <numerusform>%n rij wijzigen</numerusform>
            <numerusform>%n rijen wijzigen</numerusform>
        </translation>
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
        <translation>Producten en cultivars</translation>
    </message>
    <message>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>Waarmee werkt u? Voeg hier bloemen, materialen en verhuurstukken toe, elk met cultivars, steellengtes en verpakkingen; daaruit ontstaan recepten en bestellingen.</translation>
    </message>
    <message>
        <source>No matching products.</source>
        <translation>Geen producten gevonden.</translation>
    </message>
    <message>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Zoek naam, cultivar, art.nr., kleur…</translation>
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
            <numerusform>%Ln cultivar</numerusform>
            <numerusform>%Ln cultivars</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the products shown…</source>
        <translation>Getoonde producten exporteren…</translation>
    </message>
    <message>
        <source>Export all products…</source>
        <translation>Alle producten exporteren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Bestand importeren…</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rows</source>
        <translation>
            <numerusform>%n rij verwijderen</numerusform>
            <numerusform>%n rijen verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n products or varieties.</source>
        <translation>
            <numerusform>%n product of cultivar verwijderd.</numerusform>
            <numerusform>%n producten of cultivars verwijderd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nieuwe cultivar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>the chosen row</source>
        <translation>de gekozen rij</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>As they were added</source>
        <translation>Zoals toegevoegd</translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s) went with them.</source>
        <translation>
            <numerusform>%Ln regel in evenementen is mee verwijderd.</numerusform>
            <numerusform>%Ln regels in evenementen zijn mee verwijderd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteCard</name>
    <message>
        <source>Decline</source>
        <translation>Afgewezen</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Heropenen</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Pdf bewaren…</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>E-mail opstellen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Accepted by</source>
        <translation>Akkoord door</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Why it was declined, if known</source>
        <translation>Reden van afwijzing, indien bekend</translation>
    </message>
    <message>
        <source>Do not decline</source>
        <translation>Niet afwijzen</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Offerte %1</translation>
    </message>
    <message>
        <source>Write who accepted it.</source>
        <translation>Vul in wie akkoord is gegaan.</translation>
    </message>
    <message>
        <source>Note for the client: %1</source>
        <translation>Opmerking voor de klant: %1</translation>
    </message>
    <message>
        <source>What the quote contains</source>
        <translation>Inhoud van de offerte</translation>
    </message>
    <message>
        <source>Unchanged since</source>
        <translation>Sindsdien ongewijzigd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteChangesCard</name>
    <message>
        <source>What changed</source>
        <translation>Wat is gewijzigd</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>What changed since the quote</source>
        <translation>Wat is gewijzigd sinds de offerte</translation>
    </message>
    <message>
        <source>Changed since quote %1</source>
        <translation>Gewijzigd sinds offerte %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteFiles</name>
    <message>
        <source>Copied the e-mail</source>
        <translation>E-mail gekopieerd</translation>
    </message>
    <message>
        <source>Copied the e-mail to %1</source>
        <translation>E-mail aan %1 gekopieerd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteParts</name>
    <message>
        <source>Labour</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Vervoer</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Korting</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Qty</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Per stuk</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Totaal incl. btw</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuotesModel</name>
    <message>
        <source>by %1 on %2</source>
        <translation>door %1 op %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Offerte %1</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Geldig tot</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemaakt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuotesTab</name>
    <message>
        <source>Quotes</source>
        <translation>Offertes</translation>
    </message>
    <message>
        <source>Valid until, if limited</source>
        <translation>Geldig tot, indien beperkt</translation>
    </message>
    <message>
        <source>Note for the client</source>
        <translation>Notitie voor de klant</translation>
    </message>
    <message>
        <source>What a quote would contain</source>
        <translation>Dit zou een offerte bevatten</translation>
    </message>
    <message>
        <source>Accept quote %1</source>
        <translation>Offerte %1 accepteren</translation>
    </message>
    <message>
        <source>Decline quote %1</source>
        <translation>Offerte %1 afwijzen</translation>
    </message>
    <message>
        <source>Reopen quote %1</source>
        <translation>Offerte %1 heropenen</translation>
    </message>
    <message>
        <source>Delete quote %1</source>
        <translation>Offerte %1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted quote %1</source>
        <translation>Offerte %1 verwijderd</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Vul een dag in, zoals +14.</translation>
    </message>
    <message>
        <source>%1 is past: the quote would be expired at once.</source>
        <translation>%1 is al voorbij: de offerte zou meteen verlopen zijn.</translation>
    </message>
    <message>
        <source>Make a quote</source>
        <translation>Offerte maken</translation>
    </message>
    <message>
        <source>No quote yet. It keeps the words and prices of today, for the PDF and the e-mail to the client, and shows later what has changed since.</source>
        <translation>Nog geen offerte. Ze bewaart de teksten en prijzen van vandaag, voor de pdf en de e-mail aan de klant, en toont later wat er sindsdien veranderd is.</translation>
    </message>
    <message>
        <source>Nothing is sent yet: save the PDF or draft the e-mail below. The event then waits for the client’s answer.</source>
        <translation>Er wordt nog niets verstuurd: sla hierna onderaan de pdf op of maak het concept van de e-mail. Het evenement wacht dan op het antwoord van de klant.</translation>
    </message>
    <message>
        <source>Quotes don’t change once made.</source>
        <translation>Een gemaakte offerte verandert niet meer.</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>bijv. +14</translation>
    </message>
    <message>
        <source>Make the quote</source>
        <translation>Offerte maken</translation>
    </message>
    <message>
        <source>Make no quote</source>
        <translation>Geen offerte maken</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · same price</source>
        <translation>Zou de geaccepteerde offerte %1 vervangen · zelfde prijs</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · %2 more</source>
        <translation>Zou de geaccepteerde offerte %1 vervangen · %2 meer</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · %2 less</source>
        <translation>Zou de geaccepteerde offerte %1 vervangen · %2 minder</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RailSearch</name>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Zoeken…</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Alles doorzoeken</translation>
    </message>
    <message>
        <source>Search everything, Ctrl K</source>
        <translation>Alles doorzoeken, Ctrl K</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeMenu</name>
    <message>
        <source>None yet: choose “Keep as a recipe” in an arrangement’s menu</source>
        <translation>Nog geen: kies “Als recept bewaren” in het menu van een arrangement</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n regel</numerusform>
            <numerusform>%n regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete a recipe</source>
        <translation>Een recept verwijderen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 toevoegen</translation>
    </message>
    <message>
        <source>No longer in the catalogue, and left out: %1</source>
        <translation>Niet meer in de catalogus en weggelaten: %1</translation>
    </message>
    <message>
        <source>Delete the recipe %1</source>
        <translation>Recept %1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted the recipe %1</source>
        <translation>Recept %1 verwijderd</translation>
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
    <message>
        <source>From a recipe</source>
        <translation>Uit een recept</translation>
    </message>
    <message>
        <source>A kept arrangement, with its lines</source>
        <translation>Een bewaard arrangement met zijn regels</translation>
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
        <source>It has no price on the list.</source>
        <translation>Hiervoor staat geen prijs op de lijst.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Van %1</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artikel</translation>
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
    <name>stemdesk::ui::RefusalNote</name>
    <message>
        <source>The row was deleted meanwhile; “%1” was not stored.</source>
        <translation>De rij is intussen verwijderd; “%1” is niet opgeslagen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReminderDialog</name>
    <message>
        <source>Open in mail program</source>
        <translation>Openen in mailprogramma</translation>
    </message>
    <message>
        <source>Note as reminded</source>
        <translation>Als herinnerd noteren</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Herinneren</translation>
    </message>
    <message>
        <source>Clients with overdue invoices</source>
        <translation>Klanten met te late facturen</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>Toon</translation>
    </message>
    <message>
        <source>Friendly reminder</source>
        <translation>Vriendelijke herinnering</translation>
    </message>
    <message>
        <source>Second reminder</source>
        <translation>Tweede herinnering</translation>
    </message>
    <message>
        <source>Last reminder</source>
        <translation>Laatste herinnering</translation>
    </message>
    <message>
        <source>The message</source>
        <translation>Het bericht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>reminded %1</source>
        <translation>herinnerd op %1</translation>
    </message>
    <message>
        <source>Noted: %1 was reminded. Give it a week before the next reminder.</source>
        <translation>Genoteerd: %1 is herinnerd. Wacht een week met de volgende herinnering.</translation>
    </message>
    <message>
        <source>Nothing is overdue.</source>
        <translation>Er is niets te laat.</translation>
    </message>
    <message>
        <source>Look at each message before it is opened in your mail program. Nothing is sent by itself.</source>
        <translation>Bekijk elk bericht voordat het in uw mailprogramma opent. Er wordt niets vanzelf verstuurd.</translation>
    </message>
    <message>
        <source>Reminder %1</source>
        <translation>Herinnering %1</translation>
    </message>
    <message>
        <source>The message is open in your mail program. Once you have sent it, note it here.</source>
        <translation>Het bericht staat open in uw mailprogramma. Noteer hier als u het verzonden hebt.</translation>
    </message>
    <message>
        <source>No mail program opens the message; it is in %1.</source>
        <translation>Geen mailprogramma opent het bericht; het staat in %1.</translation>
    </message>
    <message>
        <source>Note that %1 was reminded</source>
        <translation>Noteren dat %1 herinnerd is</translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s)</source>
        <translation>
            <numerusform>%n factuur</numerusform>
            <numerusform>%n facturen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RepeatActions</name>
    <message>
        <source>Only an event with a date that is not cancelled can be repeated.</source>
        <translation>Alleen een evenement met een datum dat niet geannuleerd is, kan herhaald worden.</translation>
    </message>
    <message>
        <source>Repeat %1</source>
        <translation>%1 herhalen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Herhalen</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Herhalen…</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nieuwe reeks</translation>
    </message>
    <message>
        <source>Add to the series %1</source>
        <translation>Toevoegen aan de reeks %1</translation>
    </message>
    <message>
        <source>Add to a series</source>
        <translation>Toevoegen aan een reeks</translation>
    </message>
    <message>
        <source>Create the series</source>
        <translation>Reeks aanmaken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RepeatDialog</name>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Herhalen</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Eindigt</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Aantal keren</translation>
    </message>
    <message>
        <source>After a number of times</source>
        <translation>Na een aantal keren</translation>
    </message>
    <message>
        <source>On a day</source>
        <translation>Op een dag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Write the days as dates, the end not before the first day, and how many times as a whole number.</source>
        <translation>Vul de dagen in als datum, het einde niet vóór de eerste dag, en het aantal keren als geheel getal.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Geef het een naam.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>event, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Choose the event to repeat.</source>
        <translation>Kies het evenement dat wordt herhaald.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReplacePanel</name>
    <message>
        <source>Arrangement</source>
        <translation>Arrangement</translation>
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
        <source>Price now</source>
        <translation>Prijs nu</translation>
    </message>
    <message>
        <source>New price</source>
        <translation>Nieuwe prijs</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Lines with old and new price</source>
        <translation>Regels met oude en nieuwe prijs</translation>
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
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Replace in the whole event</source>
        <translation>In het hele evenement vervangen</translation>
    </message>
    <message>
        <source>Replace %1 in the whole event</source>
        <translation>%1 in het hele evenement vervangen</translation>
    </message>
    <message>
        <source>Close, and replace nothing</source>
        <translation>Sluiten en niets vervangen</translation>
    </message>
    <message>
        <source>With which flower? Type its name, like “white 50”</source>
        <translation>Door welke bloem? Typ de naam, zoals “wit 50”</translation>
    </message>
    <message>
        <source>The flower that takes its place</source>
        <translation>De bloem die ervoor in de plaats komt</translation>
    </message>
    <message>
        <source>This is the flower to be replaced. Choose another.</source>
        <translation>Dat is de bloem die u vervangt. Kies een andere.</translation>
    </message>
    <message numerus="yes">
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>Op %Ln regel vervangen</numerusform>
            <numerusform>Op %Ln regels vervangen</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>geen vaste</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 in plaats van %2</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <translation>%1 door %2 vervangen</translation>
    </message>
    <message>
        <source>fixed price</source>
        <translation>vaste prijs</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReportStep</name>
    <message>
        <source>Save the refused rows…</source>
        <translation>Geweigerde rijen bewaren…</translation>
    </message>
    <message>
        <source>Revert this import</source>
        <translation>Import terugdraaien</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Waarom geweigerd</translation>
    </message>
    <message>
        <source>The row</source>
        <translation>De rij</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>Geweigerde rijen</translation>
    </message>
    <message>
        <source>No row of the file was refused.</source>
        <translation>Geen enkele rij van het bestand is geweigerd.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wordt geïmporteerd</translation>
    </message>
    <message>
        <source>You can keep working meanwhile.</source>
        <translation>U kunt intussen doorwerken.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Begint</translation>
    </message>
    <message>
        <source>%1 was not imported</source>
        <translation>%1 is niet geïmporteerd</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>%1 geïmporteerd</translation>
    </message>
    <message>
        <source>Nothing was imported from %1</source>
        <translation>Niets van %1 is geïmporteerd</translation>
    </message>
    <message>
        <source>Stopped. What was imported so far stays; import the file again, or revert this part.</source>
        <translation>Gestopt. Wat tot dan toe is geïmporteerd, blijft; importeer het bestand opnieuw of draai dit deel terug.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Gestopt. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>You chose all or nothing, and some rows are refused. Nothing was changed.</source>
        <translation>U koos alles of niets, en er zijn rijen geweigerd. Er is niets gewijzigd.</translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties was changed; reverting this import restores it.</source>
        <translation>
            <numerusform>De verpakkingsgrootte van %n cultivar is gewijzigd; terugdraaien van de import herstelt die.</numerusform>
            <numerusform>De verpakkingsgrootte van %n cultivars is gewijzigd; terugdraaien van de import herstelt die.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reverted the import of %1</source>
        <translation>Import van %1 teruggedraaid</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>Import van %1 terugdraaien</translation>
    </message>
    <message>
        <source>Undoing the import</source>
        <translation>Terugdraaien</translation>
    </message>
    <message>
        <source>Only part of %1 was imported</source>
        <translation>Slechts een deel van %1 is geïmporteerd</translation>
    </message>
    <message>
        <source>%1 What was imported so far stays; import the file again, or revert this part.</source>
        <translation>%1 Wat tot dan toe is geïmporteerd, blijft; importeer het bestand opnieuw of draai dit deel terug.</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) far from the last one were left out.</source>
        <translation>
            <numerusform>%n prijs is overgeslagen omdat hij ver van de vorige ligt.</numerusform>
            <numerusform>%n prijzen zijn overgeslagen omdat ze ver van de vorige liggen.</numerusform>
        </translation>
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
        <source>Why</source>
        <translation>Waarom</translation>
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
        <source>Each request that a program makes with this shop’s keys is listed here for 30 days.</source>
        <translation>Hier ziet u 30 dagen lang elk verzoek dat een programma met een sleutel van deze winkel doet.</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Nog geen verzoeken</translation>
    </message>
    <message>
        <source>No matching requests.</source>
        <translation>Geen verzoeken gevonden.</translation>
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
    <name>stemdesk::ui::ReturnsModel</name>
    <message>
        <source>Check in %1 of %2</source>
        <translation>%1 van %2 inboeken</translation>
    </message>
    <message numerus="yes">
        <source>Check in %n items</source>
        <translation>
            <numerusform>%n artikel inboeken</numerusform>
            <numerusform>%n artikelen inboeken</numerusform>
        </translation>
    </message>
    <message>
        <source>Write how many, or 0.</source>
        <translation>Vul een aantal in, of 0.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1 van %2, %3: %4</translation>
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
        <source>Item</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Due back</source>
        <translation>Nog niet terug</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Ingeboekt</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Verhuurd</translation>
    </message>
    <message>
        <source>Hired out</source>
        <translation>Verhuurd</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschadigd</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Kwijt</translation>
    </message>
    <message>
        <source>Loss excl. tax</source>
        <translation>Derving excl. btw</translation>
    </message>
    <message>
        <source>Off the stock</source>
        <translation>Afgeboekt</translation>
    </message>
    <message>
        <source>Only %1 went out.</source>
        <translation>Er gingen er maar %1 de deur uit.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReturnsView</name>
    <message>
        <source>Returns</source>
        <translation>Retouren</translation>
    </message>
    <message>
        <source>Items hired by past events are listed here: type what came back, what is damaged and what is missing.</source>
        <translation>Hier staat wat eerdere evenementen huurden: typ wat terugkwam, wat beschadigd is en wat kwijt is.</translation>
    </message>
    <message>
        <source>All came back</source>
        <translation>Alles is terug</translation>
    </message>
    <message>
        <source>Take losses off the stock</source>
        <translation>Verlies van de voorraad afboeken</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Evenement openen</translation>
    </message>
    <message>
        <source>Space checks in the rest of the chosen rows</source>
        <translation>Spatiebalk boekt de rest van de gekozen regels in</translation>
    </message>
    <message>
        <source>Give losses back to the stock</source>
        <translation>Verlies weer bij de voorraad boeken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RowChoice</name>
    <message>
        <source>Leave rows out</source>
        <translation>Rijen overslaan</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 is %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunSheetTab</name>
    <message>
        <source>Add a stop</source>
        <translation>Stop toevoegen</translation>
    </message>
    <message>
        <source>Who drives where and when, what goes into the van and what comes back. Delivery and collection are added once the event is approved and has a date.</source>
        <translation>Wie wanneer waarheen rijdt, wat er in de bus gaat en wat er terugkomt. Bezorgen en ophalen komen erbij zodra het evenement is goedgekeurd en een datum heeft.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>De pagina’s zoals ze worden afgedrukt</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Stops</translation>
    </message>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%Ln stop</numerusform>
            <numerusform>%Ln stops</numerusform>
        </translation>
    </message>
    <message>
        <source>Delivered by no stop: %1</source>
        <translation>Bij geen enkele stop geleverd: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>geen tijd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunStopPanel</name>
    <message>
        <source>For</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>The whole event</source>
        <translation>Het hele evenement</translation>
    </message>
    <message>
        <source>To load</source>
        <translation>In te laden</translation>
    </message>
    <message>
        <source>To bring back</source>
        <translation>Terug mee te nemen</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>Te bellen</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Verhuur</translation>
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
        <source>Incl. tax</source>
        <translation>Incl. btw</translation>
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
        <source>Client price</source>
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
        <source>Saved sheet</source>
        <translation>Bewaarde lijst</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln regel nog te ontvangen</numerusform>
            <numerusform>%Ln regels nog te ontvangen</numerusform>
        </translation>
    </message>
    <message>
        <source>everything came</source>
        <translation>alles ontvangen</translation>
    </message>
    <message>
        <source>Ordered %1 incl. tax</source>
        <translation>Besteld: %1 incl. btw</translation>
    </message>
    <message>
        <source>Received %1 incl. tax</source>
        <translation>Ontvangen: %1 incl. btw</translation>
    </message>
    <message>
        <source>what you would order now, compared with this sheet</source>
        <translation>wat u nu zou bestellen, vergeleken met deze lijst</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>excl. tax; goods not received count as ordered</source>
        <translation>excl. btw; wat nog niet is ontvangen, telt zoals besteld</translation>
    </message>
    <message>
        <source>Not every event was approved when it was saved.</source>
        <translation>Bij het bewaren was niet elk evenement goedgekeurd.</translation>
    </message>
    <message>
        <source>Only what was new then, beside the sheets that were ordered before.</source>
        <translation>Alleen wat toen nieuw was, naast de eerder bestelde lijsten.</translation>
    </message>
    <message>
        <source>To order: %1 incl. tax</source>
        <translation>Te bestellen: %1 incl. btw</translation>
    </message>
    <message>
        <source>Goods came in, but the sheet is not marked as ordered.</source>
        <translation>Er is geleverd, maar de lijst is niet als besteld gemarkeerd.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: you’ll see what has changed since, and note what came in and what it cost.</source>
        <translation>Er is nog niets bewaard. Bewaar een lijst wanneer u ze naar uw leveranciers stuurt: u ziet dan wat er sindsdien veranderde, en noteert wat binnenkwam en wat het kostte.</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Bewaarde lijsten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
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
    <message>
        <source>Clear the search</source>
        <translation>Zoekveld leegmaken</translation>
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
    <name>stemdesk::ui::SeriesEvents</name>
    <message>
        <source>Remove %1 from the templates</source>
        <translation>%1 uit de sjablonen halen</translation>
    </message>
    <message>
        <source>changed on its own</source>
        <translation>apart gewijzigd</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Nog geen evenementen.</translation>
    </message>
    <message>
        <source>Price incl. tax</source>
        <translation>Prijs incl. btw</translation>
    </message>
    <message>
        <source>Next dates</source>
        <translation>Volgende datums</translation>
    </message>
    <message>
        <source>Templates, in turn</source>
        <translation>Sjablonen, om de beurt</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Sjabloon</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>blijft</translation>
    </message>
    <message>
        <source>“Kept” are dates that the series leaves out, but that were changed, ordered, quoted, invoiced or paid.</source>
        <translation>‘Blijft’ staat bij data die de serie overslaat, maar die gewijzigd, besteld, geoffreerd, gefactureerd of betaald zijn.</translation>
    </message>
    <message>
        <source>Skipped, but not a day of the series: %1.</source>
        <translation>Overgeslagen, maar geen dag van de serie: %1.</translation>
    </message>
    <message>
        <source>To be created next: %1</source>
        <translation>Wordt als volgende gemaakt: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesModel</name>
    <message>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Herhaalt zich</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Volgende evenement</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Of the next event, incl. tax</source>
        <translation>Van het volgende evenement, incl. btw</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPage</name>
    <message>
        <source>Series</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>Search name, client…</source>
        <translation>Zoek naam, klant…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>What you make again and again: a hotel’s lobby every Monday, a restaurant’s tables on the first Thursday. Choose “Repeat…” in the menu of an event.</source>
        <translation>Wat u telkens weer maakt: elke maandag de lobby van een hotel, op de eerste donderdag de tafels van een restaurant. Kies “Herhalen…” in het menu van een evenement.</translation>
    </message>
    <message>
        <source>No matching series.</source>
        <translation>Geen overeenkomende reeksen.</translation>
    </message>
    <message>
        <source>the chosen series</source>
        <translation>de gekozen reeks</translation>
    </message>
    <message>
        <source>Delete series %1</source>
        <translation>Reeks %1 verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Deleted series %1; its %n event(s) stay</source>
        <translation>
            <numerusform>Reeks %1 verwijderd; %n evenement ervan blijft</numerusform>
            <numerusform>Reeks %1 verwijderd; %n evenementen ervan blijven</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted series %1</source>
        <translation>Reeks %1 verwijderd</translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n reeks</numerusform>
            <numerusform>%n reeksen</numerusform>
        </translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nieuwe reeks</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPanel</name>
    <message>
        <source>Series</source>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Create ahead</source>
        <translation>Vooraf maken</translation>
    </message>
    <message>
        <source>Skipped days</source>
        <translation>Overgeslagen</translation>
    </message>
    <message>
        <source>Moved days</source>
        <translation>Verplaatst</translation>
    </message>
    <message>
        <source>Change how often it repeats</source>
        <translation>Wijzigen hoe vaak ze zich herhaalt</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Herhaalt zich</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Change the client of %1</source>
        <translation>Klant van %1 wijzigen</translation>
    </message>
    <message>
        <source>No client has this name; add it under Clients.</source>
        <translation>Geen klant heeft deze naam; voeg die toe bij Klanten.</translation>
    </message>
    <message>
        <source>Several clients have this name; write all of it.</source>
        <translation>Meerdere klanten heten zo; vul de hele naam in.</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Vul een geheel aantal dagen in, van 0 tot 365.</translation>
    </message>
    <message>
        <source>Change the days ahead of %1</source>
        <translation>Dagen vooruit van %1 wijzigen</translation>
    </message>
    <message>
        <source>Skip days of %1</source>
        <translation>Dagen van %1 overslaan</translation>
    </message>
    <message>
        <source>Write each move as two days: 24 Dec &gt; 23 Dec.</source>
        <translation>Vul elke verplaatsing in als twee dagen: 24 dec &gt; 23 dec.</translation>
    </message>
    <message>
        <source>Move days of %1</source>
        <translation>Dagen van %1 verplaatsen</translation>
    </message>
    <message>
        <source>How often %1 repeats</source>
        <translation>Hoe vaak %1 zich herhaalt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Change how often %1 repeats</source>
        <translation>Herhaling van %1 wijzigen</translation>
    </message>
    <message>
        <source>Remove a template from %1</source>
        <translation>Een sjabloon uit %1 halen</translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n ongemoeid gelaten</numerusform>
            <numerusform>%n ongemoeid gelaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Write days, separated by semicolons.</source>
        <translation>Vul dagen in, gescheiden door puntkomma’s.</translation>
    </message>
    <message>
        <source>Apply the template again</source>
        <translation>Sjabloon opnieuw toepassen</translation>
    </message>
    <message>
        <source>Apply templates again</source>
        <translation>Sjablonen opnieuw toepassen</translation>
    </message>
    <message>
        <source>To all events from today on that nobody has changed, ordered or invoiced</source>
        <translation>Op alle evenementen vanaf vandaag die niemand gewijzigd, besteld of gefactureerd heeft</translation>
    </message>
    <message>
        <source>Apply templates of %1 again</source>
        <translation>Sjablonen van %1 opnieuw toepassen</translation>
    </message>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n evenement bijgewerkt</numerusform>
            <numerusform>%n evenementen bijgewerkt</numerusform>
        </translation>
    </message>
    <message>
        <source>e.g. %1</source>
        <translation>bijv. %1</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Meer acties voor %1</translation>
    </message>
    <message>
        <source>days</source>
        <translation>dagen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>This shop</source>
        <translation>Deze winkel</translation>
    </message>
    <message>
        <source>Prices and tax</source>
        <translation>Prijzen en btw</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Database</translation>
    </message>
    <message>
        <source>Saved as you type. Ctrl+Z undoes.</source>
        <translation>Wordt bewaard terwijl u typt. Ongedaan maken met Ctrl+Z.</translation>
    </message>
    <message>
        <source>For this computer</source>
        <translation>Voor deze computer</translation>
    </message>
    <message>
        <source>All shops</source>
        <translation>Alle winkels</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>The window shows one shop at a time</source>
        <translation>Het venster toont één winkel tegelijk</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <source>Save the supplier order</source>
        <translation>Leveranciersbestelling bewaren</translation>
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
        <source>Folder for one file per supplier</source>
        <translation>Map voor één bestand per leverancier</translation>
    </message>
    <message>
        <source>Not every file was saved: %1.</source>
        <translation>Niet elk bestand is bewaard: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s), one per supplier</source>
        <translation>
            <numerusform>%n bestand bewaard, één per leverancier</numerusform>
            <numerusform>%n bestanden bewaard, één per leverancier</numerusform>
        </translation>
    </message>
    <message>
        <source>No mail program answers. Copy the order as e-mail instead.</source>
        <translation>Geen mailprogramma reageert. Kopieer de bestelling in plaats daarvan als e-mail.</translation>
    </message>
    <message>
        <source>Copied the claim as e-mail</source>
        <translation>Reclamatie als e-mail gekopieerd</translation>
    </message>
    <message>
        <source>Copied the claim as e-mail to %1</source>
        <translation>Reclamatie als e-mail aan %1 gekopieerd</translation>
    </message>
    <message>
        <source>Open in mail program</source>
        <translation>Openen in mailprogramma</translation>
    </message>
    <message>
        <source>No mail program answers; the text is on the clipboard.</source>
        <translation>Geen mailprogramma reageert; de tekst staat op het klembord.</translation>
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
        <source>Excl. tax %1</source>
        <translation>Excl. btw %1</translation>
    </message>
    <message>
        <source>%1 incl. tax</source>
        <translation>%1 incl. btw</translation>
    </message>
    <message>
        <source>From stock</source>
        <translation>Uit voorraad</translation>
    </message>
    <message>
        <source>our own items, ordered from nobody</source>
        <translation>eigen spullen, die niemand hoeft te leveren</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Saved %1, not ordered yet</source>
        <translation>Bewaard %1, nog niet besteld</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Bewaard %1</translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Besteld %1</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Concept</translation>
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
        <source>Lines without a supplier come last.</source>
        <translation>Regels zonder leverancier staan achteraan.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the totals are not complete.</source>
        <translation>
            <numerusform>%Ln regel zonder prijs: de totalen zijn niet volledig.</numerusform>
            <numerusform>%Ln regels zonder prijs: de totalen zijn niet volledig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopFields</name>
    <message>
        <source>type or choose</source>
        <translation>typ of kies</translation>
    </message>
    <message>
        <source>Shop name</source>
        <translation>Winkelnaam</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Tijdzone</translation>
    </message>
    <message>
        <source>Decides currency, language, time zone and usual tax</source>
        <translation>Bepaalt valuta, taal, tijdzone en gebruikelijke btw</translation>
    </message>
    <message>
        <source>Tax in %</source>
        <translation>Btw in %</translation>
    </message>
    <message>
        <source>Tax on flowers in %</source>
        <translation>Btw op bloemen in %</translation>
    </message>
    <message>
        <source>Markup on flowers</source>
        <translation>Factor voor bloemen</translation>
    </message>
    <message>
        <source>Markup on materials</source>
        <translation>Factor voor materialen</translation>
    </message>
    <message>
        <source>“%1” is not a markup; write a number above 0, like 2.5.</source>
        <translation>“%1” is geen factor; vul een getal boven 0 in, zoals 2,5.</translation>
    </message>
    <message>
        <source>Tax %1%</source>
        <translation>Btw %1%</translation>
    </message>
    <message>
        <source>Markup on hire</source>
        <translation>Factor voor verhuur</translation>
    </message>
    <message>
        <source>A stem that costs %1 sells for %2, both incl. tax.</source>
        <translation>Een steel van %1 wordt verkocht voor %2, beide incl. btw.</translation>
    </message>
    <message>
        <source>A stem that costs %1 sells for %2.</source>
        <translation>Een steel van %1 wordt verkocht voor %2.</translation>
    </message>
    <message>
        <source>Markup</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Flowers, if different</source>
        <translation>Bloemen, als anders</translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>“%1” is geen tarief; vul een percentage in, zoals 20.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>hetzelfde</translation>
    </message>
    <message>
        <source>You can also enter it later in the settings.</source>
        <translation>U kunt het ook later in de instellingen invullen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopTab</name>
    <message>
        <source>On documents</source>
        <translation>Op de documenten</translation>
    </message>
    <message>
        <source>for proposals and orders</source>
        <translation>voor offertes en bestellingen</translation>
    </message>
    <message>
        <source>It can have up to 500 characters.</source>
        <translation>Dit mag hoogstens 500 tekens hebben.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Change the shop’s address</source>
        <translation>Adres van de winkel wijzigen</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefoon</translation>
    </message>
    <message>
        <source>Change the shop’s phone</source>
        <translation>Telefoon van de winkel wijzigen</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Change the shop’s e-mail</source>
        <translation>E-mail van de winkel wijzigen</translation>
    </message>
    <message>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Vul een e-mailadres in, zoals anna@example.com.</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Change the shop’s website</source>
        <translation>Website van de winkel wijzigen</translation>
    </message>
    <message>
        <source>Terms of proposals</source>
        <translation>Voorwaarden</translation>
    </message>
    <message>
        <source>Change the terms of proposals</source>
        <translation>Offertevoorwaarden wijzigen</translation>
    </message>
    <message>
        <source>They can have up to 10,000 characters.</source>
        <translation>Ze mogen hoogstens 10.000 tekens hebben.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Country and money</source>
        <translation>Land en valuta</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Change the currency</source>
        <translation>Valuta wijzigen</translation>
    </message>
    <message>
        <source>Laid out for Letter paper</source>
        <translation>Opgemaakt voor Letter-papier</translation>
    </message>
    <message>
        <source>Laid out for A4 paper</source>
        <translation>Opgemaakt voor A4-papier</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Tijdzone</translation>
    </message>
    <message>
        <source>Change the time zone</source>
        <translation>Tijdzone wijzigen</translation>
    </message>
    <message>
        <source>Change the language of documents</source>
        <translation>Taal van documenten wijzigen</translation>
    </message>
    <message>
        <source>Documents in</source>
        <translation>Documenten in</translation>
    </message>
    <message>
        <source>Use defaults for…</source>
        <translation>Standaardwaarden invullen voor…</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Use the defaults for %1</source>
        <translation>Standaardwaarden voor %1 invullen</translation>
    </message>
    <message>
        <source>Choose the time zone too: this country has several.</source>
        <translation>Kies ook de tijdzone: dit land heeft er meerdere.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Order ahead</source>
        <translation>Besteltermijn</translation>
    </message>
    <message>
        <source>Change how early orders are due</source>
        <translation>Besteltermijn wijzigen</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Vul een geheel aantal dagen in, van 0 tot 365.</translation>
    </message>
    <message>
        <source>before the event</source>
        <translation>vóór het evenement</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Goedkeuring</translation>
    </message>
    <message>
        <source>Every line keeps its price on approval; newer lists then change nothing</source>
        <translation>Na goedkeuring houdt elke regel zijn prijs; nieuwere lijsten wijzigen dan niets</translation>
    </message>
    <message>
        <source>Change when orders are delivered</source>
        <translation>Levermoment wijzigen</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Change what suppliers see</source>
        <translation>Wijzigen wat leveranciers zien</translation>
    </message>
    <message>
        <source>Name the events on orders</source>
        <translation>Namen van evenementen op bestellingen</translation>
    </message>
    <message>
        <source>Otherwise suppliers do not see clients’ names</source>
        <translation>Anders zien leveranciers geen klantnamen</translation>
    </message>
    <message>
        <source>Change what approval keeps</source>
        <translation>Wijzigen wat goedkeuring vastzet</translation>
    </message>
    <message>
        <source>On invoices</source>
        <translation>Op de facturen</translation>
    </message>
    <message>
        <source>Use the usual words</source>
        <translation>Gebruikelijke tekst invullen</translation>
    </message>
    <message>
        <source>Use the usual words on invoices</source>
        <translation>Gebruikelijke tekst op facturen invullen</translation>
    </message>
    <message>
        <source>Invoices still lack: %1.</source>
        <translation>Op facturen ontbreekt nog: %1.</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>Btw-nummer</translation>
    </message>
    <message>
        <source>Change the shop’s tax number</source>
        <translation>Btw-nummer van de winkel wijzigen</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>E-factuuradres</translation>
    </message>
    <message>
        <source>Change the shop’s e-invoice address</source>
        <translation>E-factuuradres van de winkel wijzigen</translation>
    </message>
    <message>
        <source>Write its scheme and value, like 0106:12345678.</source>
        <translation>Vul schema en waarde in, zoals 0106:12345678.</translation>
    </message>
    <message>
        <source>Bank details</source>
        <translation>Bankgegevens</translation>
    </message>
    <message>
        <source>Change the shop’s bank details</source>
        <translation>Bankgegevens van de winkel wijzigen</translation>
    </message>
    <message>
        <source>Terms of invoices</source>
        <translation>Factuurvoorwaarden</translation>
    </message>
    <message>
        <source>Change the terms of invoices</source>
        <translation>Factuurvoorwaarden wijzigen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummers</translation>
    </message>
    <message>
        <source>Change the numbers of invoices</source>
        <translation>Factuurnummers wijzigen</translation>
    </message>
    <message>
        <source>Write a pattern, like {year}-{number:4}.</source>
        <translation>Vul een patroon in, zoals {year}-{number:4}.</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Bijvoorbeeld %1</translation>
    </message>
    <message>
        <source>Stems per bucket</source>
        <translation>Stelen per emmer</translation>
    </message>
    <message>
        <source>Change how many stems a bucket holds</source>
        <translation>Aantal stelen per emmer wijzigen</translation>
    </message>
    <message>
        <source>Write a whole number of stems, from 1 to 10,000.</source>
        <translation>Vul een geheel aantal stelen in, van 1 tot 10.000.</translation>
    </message>
    <message>
        <source>Used to count the buckets on production sheets</source>
        <translation>Voor het aantal emmers op productielijsten</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to %1.</source>
        <translation>Vul een geheel aantal dagen in, van 0 tot %1.</translation>
    </message>
    <message>
        <source>Change when hired items go out</source>
        <translation>Verhuur vooraf wijzigen</translation>
    </message>
    <message>
        <source>Change when hired items are back</source>
        <translation>Verhuur achteraf wijzigen</translation>
    </message>
    <message>
        <source>after the event</source>
        <translation>na het evenement</translation>
    </message>
    <message>
        <source>Payable within</source>
        <translation>Te betalen binnen</translation>
    </message>
    <message>
        <source>Change how long invoices may stay unpaid</source>
        <translation>De betaaltermijn van facturen wijzigen</translation>
    </message>
    <message>
        <source>after the invoice</source>
        <translation>na de factuur</translation>
    </message>
    <message>
        <source>Unless the client has its own</source>
        <translation>Tenzij de klant een eigen termijn heeft</translation>
    </message>
    <message>
        <source>Small business</source>
        <translation>Kleine ondernemer</translation>
    </message>
    <message>
        <source>Change whether invoices charge tax</source>
        <translation>Wijzigen of facturen btw berekenen</translation>
    </message>
    <message>
        <source>Charge no tax</source>
        <translation>Geen btw berekenen</translation>
    </message>
    <message>
        <source>Every line is then exempt, for the reason below</source>
        <translation>Elke regel is dan vrijgesteld, om de reden hieronder</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Change why no tax is charged</source>
        <translation>Wijzigen waarom er geen btw wordt berekend</translation>
    </message>
    <message>
        <source>Spanish law requires invoicing software to support Veri*Factu. Stemdesk does not: it sends no invoices to the tax agency. Ask your tax adviser.</source>
        <translation>De Spaanse wet vraagt van facturatiesoftware dat ze aan Veri*Factu voldoet. Stemdesk doet dat niet: het stuurt geen facturen naar de belastingdienst. Vraag uw belastingadviseur.</translation>
    </message>
    <message>
        <source>In France, payments from private clients must be recorded so that they cannot be altered. Stemdesk keeps them in a journal that can only be added to; it is not certified.</source>
        <translation>In Frankrijk moeten betalingen van particulieren onveranderbaar bewaard worden. Stemdesk houdt ze bij in een journaal waaraan alleen toegevoegd wordt; het is niet gecertificeerd.</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialen</translation>
    </message>
    <message>
        <source>Change how materials are taxed</source>
        <translation>Wijzigen hoe materialen worden belast</translation>
    </message>
    <message>
        <source>Taxed like the flowers in the arrangement</source>
        <translation>Belasten zoals de bloemen van het arrangement</translation>
    </message>
    <message>
        <source>Ribbon in a bouquet is then sold with the bouquet’s tax; the price stays</source>
        <translation>Lint in een boeket wordt dan met de btw van het boeket verkocht; de prijs blijft gelijk</translation>
    </message>
    <message>
        <source>Pin the prices of an approved event</source>
        <translation>Prijzen na goedkeuring vastzetten</translation>
    </message>
    <message>
        <source>Suppliers deliver</source>
        <translation>Levering</translation>
    </message>
    <message>
        <source>Hire goes out</source>
        <translation>Verhuur vertrekt</translation>
    </message>
    <message>
        <source>Hire is back</source>
        <translation>Verhuur is terug</translation>
    </message>
    <message>
        <source>days %1</source>
        <comment>before an event</comment>
        <translation>dagen %1</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopsTab</name>
    <message>
        <source>New shop…</source>
        <translation>Nieuwe winkel…</translation>
    </message>
    <message>
        <source>Create the shop</source>
        <translation>Winkel maken</translation>
    </message>
    <message>
        <source>Save this shop as a file…</source>
        <translation>Winkel als bestand bewaren…</translation>
    </message>
    <message>
        <source>Open a shop from a file…</source>
        <translation>Winkel uit bestand openen…</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Winkels</translation>
    </message>
    <message>
        <source>each with its own catalogue, events, prices and API keys</source>
        <translation>elk met eigen catalogus, evenementen, prijzen en API-sleutels</translation>
    </message>
    <message>
        <source>New shop</source>
        <translation>Nieuwe winkel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Move a shop</source>
        <translation>Een winkel verhuizen</translation>
    </message>
    <message>
        <source>Save everything in this shop to a file, and open the file in Stemdesk on another computer. API keys and webhooks are not in it: create them again there. Keep the file as safe as the shop itself.</source>
        <translation>Bewaar alles uit deze winkel in een bestand en open dat bestand in Stemdesk op een andere computer. API-sleutels en webhooks zitten er niet in: maak die daar opnieuw. Bewaar het bestand even veilig als de winkel zelf.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Huidig</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 openen</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Winkel kopiëren…</translation>
    </message>
    <message>
        <source>Saved as %1, compared with the shop and checked.</source>
        <translation>Bewaard als %1, met de winkel vergeleken en gecontroleerd.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 is er nu.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Openen</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln producten</numerusform>
        </translation>
    </message>
    <message>
        <source>no products</source>
        <translation>geen producten</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>sinds %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Splitter</name>
    <message>
        <source>Show %1</source>
        <translation>%1 tonen</translation>
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
    <name>stemdesk::ui::StopWatch</name>
    <message>
        <source>Stop after %1</source>
        <translation>Stoppen na %1</translation>
    </message>
    <message>
        <source>Start stopwatch</source>
        <translation>Stopwatch starten</translation>
    </message>
    <message>
        <source>Stop the stopwatch of %1</source>
        <translation>Stopwatch van %1 stoppen</translation>
    </message>
    <message>
        <source>Start the stopwatch of %1</source>
        <translation>Stopwatch van %1 starten</translation>
    </message>
    <message>
        <source>Adds the time to what the task took</source>
        <translation>Telt de tijd op bij wat de taak heeft gekost</translation>
    </message>
    <message>
        <source>Measures how long the task takes</source>
        <translation>Meet hoelang de taak duurt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>Client price</source>
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
        <translation>Extra kosten</translation>
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
        <source>Left over in packs</source>
        <translation>Over in verpakkingen</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Inkoopkosten</translation>
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
        <translation>Uiterlijk bestellen</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>nieuwste</translation>
    </message>
    <message>
        <source>These prices stay, even when newer lists come.</source>
        <translation>Deze prijzen blijven, ook als er nieuwere lijsten komen.</translation>
    </message>
    <message>
        <source>The newest list of its type on the day of the event.</source>
        <translation>De nieuwste lijst van dit type op de dag van het evenement.</translation>
    </message>
    <message>
        <source>Fixed prices</source>
        <translation>Vaste prijzen</translation>
    </message>
    <message>
        <source>What fixed prices of arrangements add or take off</source>
        <translation>Wat vaste prijzen van arrangementen toevoegen of aftrekken</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Korting</translation>
    </message>
    <message>
        <source>Packs are shared by all arrangements of the event, as on the order.</source>
        <translation>Alle arrangementen van het evenement delen de verpakkingen, zoals op de bestelling.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>This event’s share of what came in on its order sheets</source>
        <translation>Het aandeel van dit evenement in wat op zijn bestellingen binnenkwam</translation>
    </message>
    <message>
        <source>Still to receive</source>
        <translation>Nog te ontvangen</translation>
    </message>
    <message>
        <source>Ordered or planned, but not yet received</source>
        <translation>Besteld of gepland, maar nog niet ontvangen</translation>
    </message>
    <message>
        <source>Expected net margin</source>
        <translation>Verwachte nettomarge</translation>
    </message>
    <message>
        <source>Client price excl. tax, less both</source>
        <translation>Klantprijs excl. btw, min beide</translation>
    </message>
    <message>
        <source>Supplier minimums, and whole packs of what is hired</source>
        <translation>Minimums van leveranciers en hele verpakkingen van wat gehuurd is</translation>
    </message>
    <message>
        <source>Accepted quote</source>
        <translation>Geaccepteerde offerte</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>Sindsdien gewijzigd</translation>
    </message>
    <message>
        <source>The “Quotes” tab shows what.</source>
        <translation>Onder Offertes staat wat.</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Offerte %1</translation>
    </message>
    <message>
        <source>Accepted by %1 on %2</source>
        <translation>Akkoord door %1 op %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have no price: the margin looks better than it is.</source>
        <translation>
            <numerusform>%n regel heeft geen prijs: de marge lijkt beter dan ze is.</numerusform>
            <numerusform>%n regels hebben geen prijs: de marge lijkt beter dan ze is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have the price 0.</source>
        <translation>
            <numerusform>%n regel heeft prijs 0.</numerusform>
            <numerusform>%n regels hebben prijs 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>No price list of their type is dated on or before the day of the event.</source>
        <translation>Geen prijslijst van hun soort is van de dag van het evenement of eerder.</translation>
    </message>
    <message>
        <source>As on the order</source>
        <translation>Zoals op de bestelling</translation>
    </message>
    <message>
        <source>incl. tax</source>
        <translation>incl. btw</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>excl. btw</translation>
    </message>
    <message>
        <source>Tax in this summary</source>
        <translation>Btw in dit overzicht</translation>
    </message>
    <message>
        <source>Shows every figure of the summary incl. or excl. tax.</source>
        <translation>Toont alle bedragen van het overzicht incl. of excl. btw.</translation>
    </message>
    <message>
        <source>Used in arrangements</source>
        <translation>Verwerkt</translation>
    </message>
    <message>
        <source>Minimum orders</source>
        <translation>Minimumafname</translation>
    </message>
    <message>
        <source>Client price less cost of goods, both excl. tax</source>
        <translation>Klantprijs min inkoopkosten, beide excl. btw</translation>
    </message>
    <message>
        <source>Goods received, excl. %1</source>
        <translation>Ontvangen goederen, excl. %1</translation>
    </message>
    <message>
        <source>No budget agreed</source>
        <translation>Geen budget afgesproken</translation>
    </message>
    <message>
        <source>%1 excl. %2</source>
        <translation>%1 excl. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Budget %1 · %2</source>
        <translation>Budget %1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Quote %1, incl. %2</source>
        <translation>Offerte %1, incl. %2</translation>
    </message>
    <message>
        <source>not in price</source>
        <translation>niet in prijs</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>vastgezet</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget: %1</translation>
    </message>
    <message>
        <source>Received so far</source>
        <translation>Tot nu toe ontvangen</translation>
    </message>
    <message>
        <source>Part of the client price. Only what has to be ordered counts as a cost.</source>
        <translation>Deel van de klantprijs. Als kosten telt alleen wat besteld moet worden.</translation>
    </message>
    <message>
        <source>Changed since, incl. %1</source>
        <translation>Sindsdien gewijzigd, incl. %1</translation>
    </message>
    <message>
        <source>of which our own</source>
        <translation>waarvan eigen spullen</translation>
    </message>
    <message>
        <source>Margin, excl. tax</source>
        <translation>Marge excl. btw</translation>
    </message>
    <message>
        <source>Cost of goods, incl. tax</source>
        <translation>Inkoop incl. btw</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>besteld</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliedList</name>
    <message>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <source>More in Products</source>
        <translation>Meer in Producten</translation>
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
        <source>Excl. tax %1</source>
        <translation>Excl. btw %1</translation>
    </message>
    <message>
        <source>Incl. tax %1</source>
        <translation>Incl. btw %1</translation>
    </message>
    <message>
        <source>Copy as e-mail for %1</source>
        <translation>Als e-mail voor %1 kopiëren</translation>
    </message>
    <message>
        <source>Open as e-mail</source>
        <translation>Als e-mail openen</translation>
    </message>
    <message>
        <source>A draft in the mail program, with the order as PDF and CSV</source>
        <translation>Een concept in het mailprogramma, met de bestelling als pdf en CSV</translation>
    </message>
    <message>
        <source>Open as e-mail for %1</source>
        <translation>Als e-mail voor %1 openen</translation>
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
        <source>Open orders</source>
        <translation>Open bestellingen</translation>
    </message>
    <message>
        <source>Catalogue, excl. tax</source>
        <translation>Catalogus, excl. btw</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
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
    <message>
        <source>e.g. 24 hours</source>
        <translation>bijv. 24 uur</translation>
    </message>
    <message>
        <source>Claims within</source>
        <translation>Reclameren in</translation>
    </message>
    <message>
        <source>Write hours, like 24.</source>
        <translation>Vul uren in, zoals 24.</translation>
    </message>
    <message>
        <source>Conditions, excl. tax</source>
        <translation>Voorwaarden, excl. btw</translation>
    </message>
    <message>
        <source>Delivers on</source>
        <translation>Levert op</translation>
    </message>
    <message>
        <source>any day</source>
        <translation>elke dag</translation>
    </message>
    <message>
        <source>Write an amount, like 150.</source>
        <translation>Vul een bedrag in, zoals 150.</translation>
    </message>
    <message>
        <source>Write days of the week, like %1.</source>
        <translation>Vul dagen van de week in, zoals %1.</translation>
    </message>
    <message>
        <source>Delivery days</source>
        <translation>Leverdagen</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Cultivars</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
    <message>
        <source>Minimum order
excl. tax</source>
        <translation>Minimumbestelling
excl. btw</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>Open orders
incl. tax</source>
        <translation>Openstaande bestellingen
incl. btw</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Cultivars</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <source>Who do you buy from? Add your growers and wholesalers here, so that flowers and orders can use them.</source>
        <translation>Bij wie koopt u in? Voeg hier uw kwekers en groothandels toe, zodat bloemen en bestellingen ze kunnen gebruiken.</translation>
    </message>
    <message>
        <source>No matching suppliers.</source>
        <translation>Geen leveranciers gevonden.</translation>
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
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Name of the new supplier</source>
        <translation>Naam van de nieuwe leverancier</translation>
    </message>
    <message>
        <source>Do not add a supplier</source>
        <translation>Geen leverancier toevoegen</translation>
    </message>
    <message>
        <source>the chosen supplier</source>
        <translation>de gekozen leverancier</translation>
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
    <name>stemdesk::ui::TableChoice</name>
    <message>
        <source>Sheet</source>
        <translation>Werkblad</translation>
    </message>
    <message>
        <source>Column names in</source>
        <translation>Kolomnamen in</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>Tekencodering</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (verborgen)</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>rij %1: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TableOutput</name>
    <message>
        <source>Export as a table</source>
        <translation>Als tabel exporteren</translation>
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
        <source>%1 is still being saved.</source>
        <translation>%1 wordt nog bewaard.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wordt bewaard</translation>
    </message>
    <message>
        <source>Saving %1: %2 rows</source>
        <translation>%1 wordt bewaard: %2 rijen</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 is niet bewaard. %2</translation>
    </message>
    <message>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Geannuleerd; %1 is niet bewaard.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n rows</source>
        <translation>
            <numerusform>%1 bewaard met %Ln rij</numerusform>
            <numerusform>%1 bewaard met %Ln rijen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Map openen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaskChanges</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 naar %2 verplaatsen</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <translation>%1 heropenen</translation>
    </message>
    <message>
        <source>Finish %1</source>
        <translation>%1 afronden</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted %1, %2</source>
        <translation>%1 verwijderd, %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 toevoegen</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>%1 wijzigen: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaskForm</name>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Dit kan niet gelezen worden.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 openen</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Niet klaar</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <translation>%1 heropenen</translation>
    </message>
    <message>
        <source>Finish %1</source>
        <translation>%1 afronden</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Bestede tijd</translation>
    </message>
    <message>
        <source>Leave at</source>
        <translation>Vertrek om</translation>
    </message>
    <message>
        <source>Back by</source>
        <translation>Terug om</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>een naam</translation>
    </message>
    <message>
        <source>set a time</source>
        <translation>tijd invullen</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuten</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Meer acties voor %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TasksCard</name>
    <message>
        <source>Tasks</source>
        <translation>Taken</translation>
    </message>
    <message>
        <source>The shop’s usual tasks are planned once the event is approved and has a date. Add others here.</source>
        <translation>De gebruikelijke taken worden gepland zodra het evenement is goedgekeurd en een datum heeft. Voeg hier andere toe.</translation>
    </message>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n te doen</numerusform>
            <numerusform>%n te doen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>kostte %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsCard</name>
    <message>
        <source>Tax groups</source>
        <translation>Btw-groepen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>on labour, fees and travel</source>
        <translation>op arbeid, extra kosten en reiskosten</translation>
    </message>
    <message>
        <source>Delete the chosen tax group</source>
        <translation>Gekozen btw-groep verwijderen</translation>
    </message>
    <message>
        <source>Name of a new tax group</source>
        <translation>Naam van een nieuwe btw-groep</translation>
    </message>
    <message>
        <source>Rate in %</source>
        <translation>Tarief in %</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Default tax group</source>
        <translation>Standaard-btw-groep</translation>
    </message>
    <message>
        <source>For events without their own tax group</source>
        <translation>Voor evenementen zonder eigen btw-groep</translation>
    </message>
    <message>
        <source>none: no tax on them</source>
        <translation>geen: geen btw hierop</translation>
    </message>
    <message>
        <source>Change the default tax group</source>
        <translation>Standaard-btw-groep wijzigen</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Geef een naam op.</translation>
    </message>
    <message>
        <source>Write the rate as a percentage, from 0 to 100.</source>
        <translation>Vul het tarief in procenten in, van 0 tot 100.</translation>
    </message>
    <message>
        <source>%1 is the default; choose another default first.</source>
        <translation>%1 is de standaard; kies eerst een andere.</translation>
    </message>
    <message>
        <source>as its rate says</source>
        <translation>zoals het tarief zegt</translation>
    </message>
    <message>
        <source>Tax category</source>
        <translation>Btw-categorie</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Reason why no tax is charged</source>
        <translation>Reden waarom er geen btw wordt berekend</translation>
    </message>
    <message>
        <source>Change the tax category of %1</source>
        <translation>De btw-categorie van %1 wijzigen</translation>
    </message>
    <message>
        <source>Change why %1 charges no tax</source>
        <translation>Wijzigen waarom %1 geen btw berekent</translation>
    </message>
    <message>
        <source>How invoices tax %1</source>
        <translation>Hoe facturen %1 belasten</translation>
    </message>
    <message>
        <source>As invoices say it, where no tax is charged</source>
        <translation>Zoals het op facturen zonder btw staat</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Btw-groep</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tarief</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Gebruikt door</translation>
    </message>
    <message>
        <source>Write the rate as a percentage, from 0 to 100.</source>
        <translation>Vul het tarief in procenten in, van 0 tot 100.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
    <message>
        <source>Change the rate of %1</source>
        <translation>Tarief van %1 wijzigen</translation>
    </message>
    <message>
        <source>no events</source>
        <translation>geen evenementen</translation>
    </message>
    <message>
        <source>all other events</source>
        <translation>alle overige</translation>
    </message>
    <message>
        <source>all events</source>
        <translation>alle evenementen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatePicker</name>
    <message>
        <source>Templates</source>
        <translation>Sjablonen</translation>
    </message>
    <message>
        <source>Manage templates</source>
        <translation>Sjablonen beheren</translation>
    </message>
    <message>
        <source>New event from a template</source>
        <translation>Nieuw evenement uit een sjabloon</translation>
    </message>
    <message>
        <source>Search templates…</source>
        <translation>Sjablonen zoeken…</translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation>Sjablonen zoeken</translation>
    </message>
    <message>
        <source>No matching templates.</source>
        <translation>Geen sjablonen gevonden.</translation>
    </message>
    <message>
        <source>There are no templates yet. Choose “Save as template” in the menu of an event whose recipe you will want again.</source>
        <translation>Er zijn nog geen sjablonen. Kies “Als sjabloon bewaren” in het menu van een evenement waarvan u het recept vaker wilt gebruiken.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplateWords</name>
    <message>
        <source>%1 × %2 (%3)</source>
        <comment>quantity, flower, group of the event</comment>
        <translation>%1 × %2 (%3)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesModel</name>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln verdwenen</numerusform>
            <numerusform>%1, %Ln verdwenen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message>
        <source>Templates</source>
        <translation>Sjablonen</translation>
    </message>
    <message>
        <source>A template keeps an event’s recipe for the next one. Choose “Save as template” in the menu of an event.</source>
        <translation>Een sjabloon bewaart het recept van een evenement voor het volgende. Kies “Als sjabloon bewaren” in het menu van een evenement.</translation>
    </message>
    <message>
        <source>Close the templates</source>
        <translation>Sjablonen sluiten</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <source>New event from this template</source>
        <translation>Nieuw evenement uit dit sjabloon</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>No longer in the catalogue, and left out of new events: %1.</source>
        <translation>Niet meer in de catalogus en weggelaten uit nieuwe evenementen: %1.</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Sjabloon %1 verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Sjabloon %1 verwijderd met %Ln regel</numerusform>
            <numerusform>Sjabloon %1 verwijderd met %Ln regels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ThingPanel</name>
    <message>
        <source>Item</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>In bezit</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Verhuurd</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Vrij</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>Replacement cost</source>
        <translation>Nieuwwaarde</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Dagen ervoor</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>Dagen erna</translation>
    </message>
    <message>
        <source>For hire</source>
        <translation>Verhuur</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>niet geteld</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Tekort</translation>
    </message>
    <message>
        <source>Out on this day</source>
        <translation>Verhuurd op deze dag</translation>
    </message>
    <message>
        <source>Out on other days shown</source>
        <translation>Verhuurd op andere getoonde dagen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 openen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 t/m %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) (default)</source>
        <translation>
            <numerusform>%n dag (standaard)</numerusform>
            <numerusform>%n dagen (standaard)</numerusform>
        </translation>
    </message>
    <message>
        <source>Short on other days</source>
        <translation>Tekort op andere dagen</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>%1 tekort</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeField</name>
    <message>
        <source>Not a time. Write it like %1.</source>
        <translation>Geen tijd. Schrijf hem als %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeSpan</name>
    <message>
        <source>All dates</source>
        <translation>Alle datums</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Deze maand</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>This quarter</source>
        <translation>Dit kwartaal</translation>
    </message>
    <message>
        <source>Last quarter</source>
        <translation>Vorig kwartaal</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dit jaar</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Vorig jaar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeSpanField</name>
    <message>
        <source>%1: day</source>
        <translation>%1: dag</translation>
    </message>
    <message>
        <source>%1: time</source>
        <translation>%1: tijd</translation>
    </message>
    <message>
        <source>%1: another day</source>
        <translation>%1: andere dag</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1 wissen</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Datum invullen</translation>
    </message>
    <message>
        <source>%1: set a date</source>
        <translation>%1: datum invullen</translation>
    </message>
    <message>
        <source>until</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Ends another day</source>
        <translation>Eindigt op een andere dag</translation>
    </message>
    <message>
        <source>It ends on another day than it begins.</source>
        <translation>Het eindigt op een andere dag dan het begint.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <source>Close this note</source>
        <translation>Melding sluiten</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Events of the next four weeks</source>
        <translation>Evenementen van de komende vier weken</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Te bestellen</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Uiterlijk bestellen</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message numerus="yes">
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>meer dan %Ln evenement in de komende vier weken</numerusform>
            <numerusform>meer dan %Ln evenementen in de komende vier weken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln evenement in de komende vier weken</numerusform>
            <numerusform>%Ln evenementen in de komende vier weken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln te laat</numerusform>
            <numerusform>%Ln te laat</numerusform>
        </translation>
    </message>
    <message>
        <source>Order for this event</source>
        <translation>Voor dit evenement bestellen</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Evenement openen</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Klanten</translation>
    </message>
    <message>
        <source>To discuss with clients</source>
        <translation>Met klanten te bespreken</translation>
    </message>
    <message>
        <source>No events in the next four weeks.</source>
        <translation>Geen evenementen in de komende vier weken.</translation>
    </message>
    <message>
        <source>Nothing to order in the next two weeks.</source>
        <translation>Niets te bestellen in de komende twee weken.</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Binnenkort</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Taken</translation>
    </message>
    <message>
        <source>Next tasks</source>
        <translation>Volgende taken</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Komt binnen</translation>
    </message>
    <message>
        <source>Next arrivals</source>
        <translation>Volgende leveringen</translation>
    </message>
    <message>
        <source>no events in the next four weeks</source>
        <translation>geen evenementen in de komende vier weken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnknownRows</name>
    <message>
        <source>Which flowers are these? Choose one for each row, or leave it out.</source>
        <translation>Welke bloemen zijn dit? Kies er een voor elke rij, of laat de rij weg.</translation>
    </message>
    <message>
        <source>Leave all out</source>
        <translation>Alle weglaten</translation>
    </message>
    <message>
        <source>Flower for the row “%1”</source>
        <translation>Bloem voor de rij “%1”</translation>
    </message>
    <message>
        <source>Leave “%1” out</source>
        <translation>“%1” weglaten</translation>
    </message>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Bloem of materiaal toevoegen: typ de naam, zoals “quick 50”</translation>
    </message>
    <message>
        <source>Paste anyway</source>
        <translation>Toch plakken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnmatchedPanel</name>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In het bestand</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Variety of the shop</source>
        <translation>Cultivar van de winkel</translation>
    </message>
    <message>
        <source>Varieties not found</source>
        <translation>Cultivars niet gevonden</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglaten</translation>
    </message>
    <message>
        <source>Type a variety…</source>
        <translation>Typ een cultivar…</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Regel %1: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnpricedModel</name>
    <message>
        <source>no list of this type yet</source>
        <translation>nog geen lijst van dit type</translation>
    </message>
    <message>
        <source>Enter cost</source>
        <translation>Invullen</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Cultivar</translation>
    </message>
    <message>
        <source>Goes into list</source>
        <translation>Komt op de lijst</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Prijs van %1 toevoegen</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Gebruikt in</translation>
    </message>
    <message>
        <source>Last price</source>
        <translation>Laatste prijs</translation>
    </message>
    <message>
        <source>never priced</source>
        <translation>nog nooit</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 van %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnstoredQuestion</name>
    <message>
        <source>(left empty)</source>
        <translation>(leeg gelaten)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is typed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>en meer</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>The last changes aren’t saved yet.</source>
        <translation>De laatste wijzigingen zijn nog niet opgeslagen.</translation>
    </message>
    <message>
        <source>Some of what you typed isn’t saved.</source>
        <translation>Een deel van wat u typte is niet opgeslagen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message>
        <source>Needs attention</source>
        <translation>Aandachtspunten</translation>
    </message>
    <message numerus="yes">
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1: de nieuwste prijzen zijn %Ln dag oud.</numerusform>
            <numerusform>%1: de nieuwste prijzen zijn %Ln dagen oud.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: prices are good until %2.</source>
        <translation>%1: prijzen gelden tot en met %2.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message numerus="yes">
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>Deze week is %Ln bericht aan andere programma’s niet aangekomen.</numerusform>
            <numerusform>Deze week zijn %Ln berichten aan andere programma’s niet aangekomen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message numerus="yes">
        <source>%n rejected deliveries can still be claimed, the first until %1.</source>
        <translation>
            <numerusform>%n afgekeurde levering kan nog tot %1 worden gereclameerd.</numerusform>
            <numerusform>%n afgekeurde leveringen kunnen nog worden gereclameerd, de eerste tot %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message numerus="yes">
        <source>%n items for hire are short in the next four weeks.</source>
        <translation>
            <numerusform>Van %n verhuurartikel zijn er de komende vier weken te weinig.</numerusform>
            <numerusform>Van %n verhuurartikelen zijn er de komende vier weken te weinig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Verhuur</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are late.</source>
        <translation>
            <numerusform>%n taak is te laat.</numerusform>
            <numerusform>%n taken zijn te laat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Week</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do today.</source>
        <translation>
            <numerusform>%n taak voor vandaag.</numerusform>
            <numerusform>%n taken voor vandaag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message numerus="yes">
        <source>%1 stem(s)</source>
        <translation>
            <numerusform>%1 steel</numerusform>
            <numerusform>%1 stelen</numerusform>
        </translation>
    </message>
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
        <translation>Cultivar</translation>
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
        <source>Units per pack</source>
        <translation>Stuks per verp.</translation>
    </message>
    <message>
        <source>Spare (%)</source>
        <translation>Reserve (%)</translation>
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
        <source>Suppliers, excl. tax</source>
        <translation>Leveranciers, excl. btw</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Prijs van %1 toevoegen</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ViewSwitch</name>
    <message>
        <source>View</source>
        <translation>Weergave</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyEdits</name>
    <message>
        <source>Rename colour %1</source>
        <translation>Kleur %1 hernoemen</translation>
    </message>
    <message>
        <source>Change colour %1</source>
        <translation>Kleur %1 wijzigen</translation>
    </message>
    <message>
        <source>Rename category %1</source>
        <translation>Categorie %1 hernoemen</translation>
    </message>
    <message>
        <source>Add colour %1</source>
        <translation>Kleur %1 toevoegen</translation>
    </message>
    <message>
        <source>Add category %1</source>
        <translation>Categorie %1 toevoegen</translation>
    </message>
    <message>
        <source>Delete colour %1</source>
        <translation>Kleur %1 verwijderen</translation>
    </message>
    <message>
        <source>Delete category %1</source>
        <translation>Categorie %1 verwijderen</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 verwijderd.</translation>
    </message>
    <message>
        <source>Deleted %1. It is still used on %2.</source>
        <translation>%1 verwijderd. Nog in gebruik: %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyWords</name>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Crème</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>Perzik</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranje</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Koraal</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Roze</translation>
    </message>
    <message>
        <source>Hot pink</source>
        <translation>Felroze</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Paars</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Bruin</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Zilver</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rozen</translation>
    </message>
    <message>
        <source>Focal</source>
        <translation>Blikvangers</translation>
    </message>
    <message>
        <source>Filler</source>
        <translation>Vulbloemen</translation>
    </message>
    <message>
        <source>Foliage</source>
        <translation>Snijgroen</translation>
    </message>
    <message>
        <source>Bulb flowers</source>
        <translation>Bolbloemen</translation>
    </message>
    <message>
        <source>Tropical</source>
        <translation>Tropisch</translation>
    </message>
    <message>
        <source>Dried</source>
        <translation>Droogbloemen</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Planten</translation>
    </message>
    <message>
        <source>Sundries</source>
        <translation>Benodigdheden</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Constructies</translation>
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
        <source>What it reports</source>
        <translation>Wat hij meldt</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Gebruik</translation>
    </message>
    <message>
        <source>Status</source>
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
        <source>Sends held messages first, then new ones</source>
        <translation>Verstuurt eerst de vastgehouden berichten, dan nieuwe</translation>
    </message>
    <message>
        <source>Holds messages until you resume</source>
        <translation>Houdt berichten vast tot u hervat</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>%Ln aflevering is mislukt. Kies die hieronder om te zien waarom, en verstuur die opnieuw zodra de andere kant werkt.</numerusform>
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
        <source>Change what webhook %1 reports</source>
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
        <source>Its secret and delivery log are deleted too, and unsent messages are never sent. This cannot be undone.</source>
        <translation>Het geheim en het logboek worden ook verwijderd, en niet-verstuurde berichten worden nooit verstuurd. Dit kan niet ongedaan worden gemaakt.</translation>
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
        <source>Reports</source>
        <translation>Meldt</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Laatste aflevering</translation>
    </message>
    <message>
        <source>Status</source>
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
        <source>A webhook tells another program, such as your calendar, your accounts or the team’s chat, when an event is added or changed.</source>
        <translation>Een webhook meldt een ander programma, zoals agenda, boekhouding of teamchat, wanneer een evenement is toegevoegd of gewijzigd.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. The next new or changed event will be the first.</source>
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
        <source>Copy this secret into the program that receives the messages, so that it can tell they come from you. You won’t see it again.</source>
        <translation>Kopieer dit geheim naar het programma dat de berichten krijgt; daaraan ziet het dat ze van u komen. U ziet het niet nog eens.</translation>
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
    <message>
        <source>New webhook</source>
        <translation>Nieuwe webhook</translation>
    </message>
    <message>
        <source>No webhooks yet</source>
        <translation>Nog geen webhooks</translation>
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
        <translation>%1 t/m %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekPage</name>
    <message>
        <source>Week</source>
        <translation>Week</translation>
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
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nieuwe taak</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>the chosen task and day</source>
        <translation>de gekozen taak en dag</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 t/m %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do</source>
        <translation>
            <numerusform>%n taak te doen</numerusform>
            <numerusform>%n taken te doen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Productielijst</translation>
    </message>
    <message>
        <source>Back to the week</source>
        <translation>Terug naar de week</translation>
    </message>
    <message>
        <source>What is designed on the chosen day, to print (Ctrl+P)</source>
        <translation>Wat op de gekozen dag wordt gemaakt, om af te drukken (Ctrl+P)</translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln te laat</numerusform>
            <numerusform>%Ln te laat</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Niets te doen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekView</name>
    <message>
        <source>Week</source>
        <translation>Week</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WindowTab</name>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Taal van het venster</translation>
    </message>
    <message>
        <source>Documents have a language of their own, under This shop.</source>
        <translation>Documenten hebben een eigen taal, onder Deze winkel.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Taal en uiterlijk</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>F2; renames it everywhere</source>
        <translation>F2; hernoemt overal</translation>
    </message>
    <message>
        <source>Choose a colour…</source>
        <translation>Kleur kiezen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Presets only; add your own</source>
        <translation>Alleen standaard; voeg eigen toe</translation>
    </message>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln eigen</numerusform>
            <numerusform>%Ln eigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the chosen colour</source>
        <translation>Gekozen kleur hernoemen</translation>
    </message>
    <message>
        <source>Rename the chosen category</source>
        <translation>Gekozen categorie hernoemen</translation>
    </message>
    <message>
        <source>Delete the chosen colour</source>
        <translation>Gekozen kleur verwijderen</translation>
    </message>
    <message>
        <source>Delete the chosen category</source>
        <translation>Gekozen categorie verwijderen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsModel</name>
    <message>
        <source>your own</source>
        <translation>eigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln dag te laat</numerusform>
            <numerusform>%Ln dagen te laat</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPanel</name>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Nog te doen</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Nog niemand</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Komt binnen</translation>
    </message>
    <message>
        <source>Designed</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>Niets meer te doen.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 openen</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%Ln taak</numerusform>
            <numerusform>%Ln taken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPlanCard</name>
    <message>
        <source>Tasks of an event</source>
        <translation>Taken van een evenement</translation>
    </message>
    <message>
        <source>planned when the event is approved</source>
        <translation>gepland zodra het is goedgekeurd</translation>
    </message>
    <message>
        <source>Change the tasks of events</source>
        <translation>Taken van evenementen wijzigen</translation>
    </message>
    <message>
        <source>Write what is to be done, in up to 200 characters.</source>
        <translation>Vul in wat er te doen is, in hoogstens 200 tekens.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPlanEditor</name>
    <message>
        <source>Add a task</source>
        <translation>Taak toevoegen</translation>
    </message>
    <message>
        <source>Use the default plan</source>
        <translation>Standaardplan gebruiken</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>Soort taak</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Taak</translation>
    </message>
    <message>
        <source>Planned for</source>
        <translation>Gepland voor</translation>
    </message>
    <message>
        <source>Number of days</source>
        <translation>Aantal dagen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>Taak verwijderen</translation>
    </message>
    <message>
        <source>Write a number of days, 1 to %1.</source>
        <translation>Vul een aantal dagen van 1 tot %1 in.</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nieuwe taak</translation>
    </message>
    <message>
        <source>Order day</source>
        <translation>Besteldag</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Dagen ervoor</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>Op de dag zelf</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>Dagen erna</translation>
    </message>
    <message>
        <source>Remove the task %1</source>
        <translation>Taak %1 verwijderen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkProgress</name>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkWords</name>
    <message>
        <source>A task has one person. Write %1, and add another task for %2.</source>
        <translation>Een taak heeft één persoon. Vul %1 in en voeg nog een taak toe voor %2.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Conditioneren</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Maken</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Inpakken</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Bezorgen</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Opbouwen</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Ophalen</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Kantoor</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Overig</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 u</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 u %2 min</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%n stems</source>
        <translation>
            <numerusform>%Ln steel</numerusform>
            <numerusform>%Ln stelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items</source>
        <translation>
            <numerusform>%n ander artikel</numerusform>
            <numerusform>%n andere artikelen</numerusform>
        </translation>
    </message>
</context>
</TS>
