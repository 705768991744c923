<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>DatabaseQuestion</name>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="12"/>
        <source>The shop&apos;s database cannot be used now.</source>
        <translation>De database van de winkel kan nu niet worden gebruikt.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="14"/>
        <source>On this computer there may be another shop, or an older copy: what is changed there is not on the server.</source>
        <translation>Op deze computer kan een andere winkel staan, of een oudere kopie: wat daar wordt gewijzigd, staat niet op de server.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="16"/>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="17"/>
        <source>Work on this computer</source>
        <translation>Op deze computer werken</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="18"/>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="28"/>
        <source>Write the address like postgresql://anna@db.example.com/flowers. Behind a ? may follow sslmode=verify-full and sslrootcert=FILE.</source>
        <translation>Schrijf het adres zoals postgresql://anna@db.example.com/flowers. Achter een ? mogen sslmode=verify-full en sslrootcert=BESTAND volgen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="33"/>
        <source>The database server is too old; Stemdesk needs PostgreSQL 15 or later.</source>
        <translation>De databaseserver is te oud; Stemdesk heeft PostgreSQL 15 of nieuwer nodig.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="36"/>
        <source>The database cannot keep every letter; make one with the encoding UTF8.</source>
        <translation>De database kan niet elk teken bewaren; maak er een met de codering UTF8.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="38"/>
        <source>Another program keeps its data in %3; make a database for Stemdesk alone.</source>
        <translation>Een ander programma bewaart zijn gegevens in %3; maak een database voor Stemdesk alleen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="41"/>
        <source>A newer Stemdesk works on %3; install that version here first.</source>
        <translation>Een nieuwere Stemdesk werkt met %3; installeer hier eerst die versie.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="42"/>
        <source>This shop is there already. Nothing was copied.</source>
        <translation>Deze winkel staat er al. Er is niets gekopieerd.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="44"/>
        <source>The copy was stopped; nothing was changed on the server.</source>
        <translation>Het kopiëren is gestopt; op de server is niets gewijzigd.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="46"/>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>De kopie kwam niet overeen met de winkel en is daarom verworpen. Probeer het opnieuw.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="48"/>
        <source>The copy was given up: something in the shop&apos;s data is not in order. “stemdesk check” says what.</source>
        <translation>De kopie is verworpen: iets in de gegevens van de winkel is niet in orde. “stemdesk check” zegt wat.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="52"/>
        <source>The keyring is locked, so the password cannot be kept. Unlock it and try again.</source>
        <translation>De sleutelbos is vergrendeld, zodat het wachtwoord niet kan worden bewaard. Ontgrendel hem en probeer het opnieuw.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="56"/>
        <source>This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and leave the field empty.</source>
        <translation>Deze computer heeft geen sleutelbos die het wachtwoord bewaart. Bewaar het in het bestand .pgpass en laat het veld leeg.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="64"/>
        <source>No database server answers at %1. Check the name, the network, and that the server is running.</source>
        <translation>Op %1 antwoordt geen databaseserver. Controleer de naam, het netwerk en of de server draait.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="68"/>
        <source>The server %1 does not let %2 in. Check the user&apos;s name before the @, or ask whoever runs the server.</source>
        <translation>De server %1 laat %2 niet toe. Controleer de gebruikersnaam voor de @, of vraag de beheerder van de server.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="71"/>
        <source>The password of %2 is missing or not the right one.</source>
        <translation>Het wachtwoord van %2 ontbreekt of is niet het juiste.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="73"/>
        <source>There is no database %3 on the server, or %2 may not use it.</source>
        <translation>Er is geen database %3 op de server, of %2 mag die niet gebruiken.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="75"/>
        <source>The connection to %1 would not be safe: its certificate is missing, not trusted, or for another name. sslrootcert=FILE behind a ? in the address names a certificate to trust.</source>
        <translation>De verbinding met %1 zou niet veilig zijn: het certificaat ontbreekt, is niet vertrouwd of hoort bij een andere naam. sslrootcert=BESTAND achter een ? in het adres noemt een te vertrouwen certificaat.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="79"/>
        <source>The connection service file has no service of that name.</source>
        <translation>Het bestand met verbindingsservices bevat geen service met die naam.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="100"/>
        <source>Connected. The database is empty: copy this shop there first.</source>
        <translation>Verbonden. De database is leeg: kopieer deze winkel er eerst heen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="101"/>
        <source>Connected. It holds %1.</source>
        <translation>Verbonden. De database bevat %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="107"/>
        <source>Leave the password out of the address, where others can read it; write it below.</source>
        <translation>Laat het wachtwoord uit het adres weg, waar anderen het kunnen lezen; vul het hieronder in.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="115"/>
        <source>this computer</source>
        <translation>deze computer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="116"/>
        <source>this user</source>
        <translation>deze gebruiker</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="117"/>
        <source>this database</source>
        <translation>deze database</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="123"/>
        <source>Copying the shop…</source>
        <translation>Winkel kopiëren…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="124"/>
        <source>Comparing the copy with the shop…</source>
        <translation>Kopie met de winkel vergelijken…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="125"/>
        <source>Checking the copy…</source>
        <translation>Kopie controleren…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="135"/>
        <source>%1 is on the server too, compared with what is here. What is changed here from now on is missing there, so switch now.</source>
        <translation>%1 staat nu ook op de server en is vergeleken met wat hier staat. Wat hier vanaf nu wordt gewijzigd, ontbreekt daar; stap dus nu over.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <location filename="../ui/error_text.cpp" line="22"/>
        <source>Give it a name.</source>
        <translation>Geef een naam op.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="23"/>
        <source>Choose a category.</source>
        <translation>Kies een categorie.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="24"/>
        <source>Choose a type.</source>
        <translation>Kies een type.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="25"/>
        <source>A new product needs its first variety.</source>
        <translation>Een nieuw product heeft een eerste soort nodig.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="26"/>
        <source>Choose a flower or material.</source>
        <translation>Kies een bloem of materiaal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="27"/>
        <source>Say how many.</source>
        <translation>Geef het aantal op.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="28"/>
        <source>This name is already in use; choose another one.</source>
        <translation>Deze naam is al in gebruik; kies een andere.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="29"/>
        <source>Another event has this short name; choose another one.</source>
        <translation>Een ander evenement heeft deze korte naam; kies een andere.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="30"/>
        <source>This one comes with Stemdesk and stays as it is.</source>
        <translation>Dit hoort bij Stemdesk en blijft zoals het is.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="32"/>
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>Gebruikt op %Ln regel van een evenement; verwijder het daar eerst.</numerusform>
            <numerusform>Gebruikt op %Ln regels van evenementen; verwijder het daar eerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="34"/>
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evenement gebruikt deze prijslijst; ze kan nu niet worden verwijderd.</numerusform>
            <numerusform>%Ln evenementen gebruiken deze prijslijst; ze kan nu niet worden verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="36"/>
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evenement gebruikt deze btw-groep; ze kan nu niet worden verwijderd.</numerusform>
            <numerusform>%Ln evenementen gebruiken deze btw-groep; ze kan nu niet worden verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="38"/>
        <source>%n product(s), price list(s) or event(s) have this type; it stays.</source>
        <translation>
            <numerusform>%Ln product, prijslijst of evenement heeft dit type; het blijft.</numerusform>
            <numerusform>%Ln producten, prijslijsten of evenementen hebben dit type; het blijft.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="39"/>
        <source>There is no such supplier any more.</source>
        <translation>Deze leverancier bestaat niet meer.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="40"/>
        <source>There is no such product any more.</source>
        <translation>Dit product bestaat niet meer.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="41"/>
        <source>There is no such variety any more.</source>
        <translation>Deze soort bestaat niet meer.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="42"/>
        <source>There is no such price list any more.</source>
        <translation>Deze prijslijst bestaat niet meer.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="43"/>
        <source>There is no such tax group any more.</source>
        <translation>Deze btw-groep bestaat niet meer.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="44"/>
        <source>There is no such event any more.</source>
        <translation>Dit evenement bestaat niet meer.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="46"/>
        <source>This supplier is archived; bring it back or choose another one.</source>
        <translation>Deze leverancier is gearchiveerd; haal hem terug of kies een andere.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="47"/>
        <source>This variety belongs to another product.</source>
        <translation>Deze soort hoort bij een ander product.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="48"/>
        <source>The price list is for another type of product.</source>
        <translation>De prijslijst is voor een ander type product.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="49"/>
        <source>The shop already has suppliers, products or events.</source>
        <translation>De winkel heeft al leveranciers, producten of evenementen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="90"/>
        <source>It is no longer there; somebody has deleted it.</source>
        <translation>Het is er niet meer; iemand heeft het verwijderd.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="91"/>
        <source>Somebody else has changed this in the meantime.</source>
        <translation>Iemand anders heeft dit intussen gewijzigd.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="92"/>
        <source>The shop&apos;s data is busy with other work; try again in a moment.</source>
        <translation>De gegevens van de winkel zijn even bezet; probeer het zo opnieuw.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="94"/>
        <source>The shop&apos;s data cannot be reached now; nothing was changed.</source>
        <translation>De gegevens van de winkel zijn nu niet bereikbaar; er is niets gewijzigd.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="96"/>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>De schijf is vol; er is niets gewijzigd. Maak ruimte en probeer het opnieuw.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="97"/>
        <source>The shop&apos;s data is damaged; restore the last backup.</source>
        <translation>De gegevens van de winkel zijn beschadigd; zet de laatste back-up terug.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="99"/>
        <source>Something went wrong inside Stemdesk; nothing was changed.</source>
        <translation>Er ging iets mis in Stemdesk; er is niets gewijzigd.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="104"/>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Vul een e-mailadres in, zoals anna@example.com.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="105"/>
        <source>Write the stem length in centimetres, like 50.</source>
        <translation>Vul de steellengte in centimeters in, zoals 50.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="106"/>
        <source>Write how many come in one pack, more than 0.</source>
        <translation>Vul in hoeveel er in één verpakking zitten, meer dan 0.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="107"/>
        <source>Write the fewest packs as a whole number.</source>
        <translation>Vul het minimum aan verpakkingen in als geheel getal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="108"/>
        <source>Give each supplier one minimum at most.</source>
        <translation>Geef elke leverancier hoogstens één minimum.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="109"/>
        <source>Write the colours with commas between them.</source>
        <translation>Zet komma’s tussen de kleuren.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="110"/>
        <source>Write a number more than 0.</source>
        <translation>Vul een getal groter dan 0 in.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="111"/>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Vul het budget in als bedrag, 0 of meer.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="112"/>
        <source>Write the guests as a whole number.</source>
        <translation>Vul het aantal gasten in als geheel getal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="113"/>
        <source>Write the tables as a whole number.</source>
        <translation>Vul het aantal tafels in als geheel getal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="114"/>
        <source>The ceremony must end after it starts.</source>
        <translation>De ceremonie moet na het begin eindigen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="115"/>
        <source>The time at the venue must end after it starts.</source>
        <translation>De tijd op de feestlocatie moet na het begin eindigen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="116"/>
        <source>Write the colour in the form #rrggbb.</source>
        <translation>Vul de kleur in als #rrggbb.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="117"/>
        <source>Write a date.</source>
        <translation>Vul een datum in.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="118"/>
        <source>Write the unit cost as an amount, 0 or more.</source>
        <translation>Vul de stukprijs in als bedrag, 0 of meer.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="119"/>
        <source>Write the tax as a factor, like 1.2 for 20 %.</source>
        <translation>Vul de btw in als factor, zoals 1,2 voor 20%.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="120"/>
        <source>The name may have 200 characters, on one line.</source>
        <translation>De naam mag 200 tekens hebben, op één regel.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="121"/>
        <source>The notes are too long.</source>
        <translation>De notities zijn te lang.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="160"/>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Elders gewijzigd in “%1”. Enter houdt uw waarde, Esc neemt de andere over.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="50"/>
        <source>Write the address, like https://example.com/stemdesk.</source>
        <translation>Vul het adres in, zoals https://example.com/stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="51"/>
        <source>Write a web address, like https://example.com/stemdesk.</source>
        <translation>Vul een webadres in, zoals https://example.com/stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="52"/>
        <source>This address is too long; 2,048 characters is the most.</source>
        <translation>Dit adres is te lang; 2.048 tekens is het maximum.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="54"/>
        <source>The address must begin with https://, so that nobody can read along.</source>
        <translation>Het adres moet met https:// beginnen, zodat niemand kan meelezen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="56"/>
        <source>Leave the port out; webhooks go to the usual one, 443.</source>
        <translation>Laat de poort weg; webhooks gaan naar de gewone, 443.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="59"/>
        <source>Leave the name and password out of the address; every message is signed.</source>
        <translation>Laat naam en wachtwoord uit het adres weg; elk bericht is ondertekend.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="60"/>
        <source>Leave out the # and what follows it.</source>
        <translation>Laat het # en wat erop volgt weg.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="62"/>
        <source>This address exists inside a network only; give one on the internet.</source>
        <translation>Dit adres bestaat alleen binnen een netwerk; geef er een op internet.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="64"/>
        <source>No computer is known under this address; check how it is spelled.</source>
        <translation>Onder dit adres is geen computer bekend; controleer de spelling.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="66"/>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Dit adres leidt naar een privécomputer; geef er een op internet.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="67"/>
        <source>Choose at least one thing that it tells of.</source>
        <translation>Kies ten minste één ding dat hij meldt.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="69"/>
        <source>The keyring is locked, so that no secret can be kept safe. Unlock it and try again.</source>
        <translation>De sleutelbos is vergrendeld, zodat geen geheim veilig kan worden bewaard. Ontgrendel hem en probeer het opnieuw.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="73"/>
        <source>This computer&apos;s keyring does not answer, so that no secret can be kept safe. Start it and try again.</source>
        <translation>De sleutelbos van deze computer antwoordt niet, zodat geen geheim veilig kan worden bewaard. Start hem en probeer het opnieuw.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="77"/>
        <source>The keyring no longer holds Stemdesk&apos;s key, so that secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>De sleutelbos bevat de sleutel van Stemdesk niet meer, zodat geheimen niet kunnen worden geopend. “stemdesk secrets” helpt om hem terug te halen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="81"/>
        <source>The file that keeps the secrets&apos; key is missing. Put it back and try again.</source>
        <translation>Het bestand met de sleutel van de geheimen ontbreekt. Zet het terug en probeer het opnieuw.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="85"/>
        <source>The secrets are sealed under another key than the one that is here. “stemdesk secrets” helps to bring it back.</source>
        <translation>De geheimen zijn verzegeld met een andere sleutel dan die hier is. “stemdesk secrets” helpt om hem terug te halen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="89"/>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Webhooks kunnen niet worden ingesteld terwijl Stemdesk zo draait.</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="23"/>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="24"/>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="25"/>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="26"/>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="27"/>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="28"/>
        <source>Tax groups</source>
        <translation>Btw-groepen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="29"/>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="30"/>
        <source>Supplier orders</source>
        <translation>Leveranciersbestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="31"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="39"/>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="41"/>
        <source>Reads everything</source>
        <translation>Leest alles</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="43"/>
        <source>Keeps the catalogue in step</source>
        <translation>Houdt de catalogus gelijk</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="54"/>
        <source>changes %1</source>
        <translation>wijzigt %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="56"/>
        <source>reads %1</source>
        <translation>leest %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="68"/>
        <source>manages</source>
        <translation>beheert</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="70"/>
        <source>reads and changes</source>
        <translation>leest en wijzigt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="72"/>
        <source>changes only</source>
        <translation>wijzigt alleen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="73"/>
        <source>reads</source>
        <translation>leest</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="79"/>
        <source>Revoked</source>
        <translation>Ingetrokken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="81"/>
        <source>Expired</source>
        <translation>Verlopen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="82"/>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="139"/>
        <source>Active</source>
        <translation>Actief</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="91"/>
        <source>today, %1</source>
        <translation>vandaag, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="92"/>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="107"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="112"/>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="112"/>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="117"/>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="117"/>
        <source>Changed event</source>
        <translation>Gewijzigd evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="124"/>
        <source>new events</source>
        <translation>nieuwe evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="126"/>
        <source>changed events</source>
        <translation>gewijzigde evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="136"/>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="138"/>
        <source>Failing (%1)</source>
        <translation>Mislukt (%1)</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="145"/>
        <source>Waiting</source>
        <translation>Wacht</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="146"/>
        <source>Delivered</source>
        <translation>Afgeleverd</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="147"/>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="155"/>
        <source>Answered %1</source>
        <translation>Antwoord %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="157"/>
        <source>Answered %1: %2</source>
        <translation>Antwoord %1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="158"/>
        <source>No answer</source>
        <translation>Geen antwoord</translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="42"/>
        <source>%1 ‘%2’</source>
        <translation>%1 ‘%2’</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="42"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="50"/>
        <source>%n bunch(es) of %1</source>
        <translation>
            <numerusform>%Ln bos van %1</numerusform>
            <numerusform>%Ln bossen van %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="50"/>
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln verpakking van %1</numerusform>
            <numerusform>%Ln verpakkingen van %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="64"/>
        <source>%1 fewer of %2 saves a bunch of %3</source>
        <translation>%2: %1 minder bespaart een bos van %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="64"/>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: %1 minder bespaart een verpakking van %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="68"/>
        <source>%1 more of %2 fills the last bunch of %3</source>
        <translation>%2: %1 meer maakt de laatste bos van %3 vol</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="69"/>
        <source>%1 more of %2 fills the last pack of %3</source>
        <translation>%2: %1 meer maakt de laatste verpakking van %3 vol</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="85"/>
        <source>%1 has %2 for %3 instead of %4</source>
        <translation>%1 heeft %2 voor %3 in plaats van %4</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="110"/>
        <source>%1 of %2 instead of %3</source>
        <translation>%2: %1 in plaats van %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="113"/>
        <source>+%1 of %2</source>
        <translation>+%1 × %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="113"/>
        <source>−%1 of %2</source>
        <translation>−%1 × %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="118"/>
        <source>+%n bunch(es) of %1</source>
        <translation>
            <numerusform>+%Ln bos %1</numerusform>
            <numerusform>+%Ln bossen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="118"/>
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln verpakking %1</numerusform>
            <numerusform>+%Ln verpakkingen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln bos %1</numerusform>
            <numerusform>−%Ln bossen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln verpakking %1</numerusform>
            <numerusform>−%Ln verpakkingen %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="127"/>
        <source>New: %1, %2</source>
        <translation>Nieuw: %1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="129"/>
        <source>No longer needed: %1, %2</source>
        <translation>Niet meer nodig: %1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="135"/>
        <source>%1 costs %2 each instead of %3</source>
        <translation>%1 kost %2 per stuk in plaats van %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="139"/>
        <source>%1 of %2 needed instead of %3; the order stays</source>
        <translation>%2: %1 nodig in plaats van %3; de bestelling blijft gelijk</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="141"/>
        <source>Another price with tax for %1</source>
        <translation>Andere prijs incl. btw voor %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="147"/>
        <source>%1 was deleted</source>
        <translation>%1 is verwijderd</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="148"/>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 is nu: %2. Was: %3</translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="148"/>
        <source>Change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="158"/>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="173"/>
        <source>Add price list %1</source>
        <translation>Prijslijst %1 toevoegen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="185"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prijs</numerusform>
            <numerusform>%Ln prijzen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="186"/>
        <source>Delete price list %1</source>
        <translation>Prijslijst %1 verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="189"/>
        <source>Deleted %1 with %2. No event kept to it.</source>
        <translation>%1 verwijderd met %2. Geen evenement gebruikte de lijst.</translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="34"/>
        <source>%1, %2</source>
        <comment>list and its day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="39"/>
        <source>d MMM yyyy</source>
        <comment>date format</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="69"/>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="93"/>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ProductCells</name>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="39"/>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="68"/>
        <source>Product and variety</source>
        <translation>Product en soort</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="69"/>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="70"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="71"/>
        <source>Stem</source>
        <translation>Steel</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="72"/>
        <source>Pack</source>
        <translation>Verp.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="73"/>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="74"/>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="105"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_cells.cpp" line="115"/>
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
        <location filename="../ui/pages/products/product_edits.cpp" line="43"/>
        <location filename="../ui/pages/products/product_edits.cpp" line="51"/>
        <source>Change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="66"/>
        <source>Add %1</source>
        <translation>%1 toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="93"/>
        <source>Add %1 to %2</source>
        <translation>%1 toevoegen aan %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="114"/>
        <source>No event used it.</source>
        <translation>Geen enkel evenement gebruikte het.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="115"/>
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="116"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="117"/>
        <source>%1 on %2 went with it.</source>
        <translation>Ook verwijderd: %1 op %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="124"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="125"/>
        <location filename="../ui/pages/products/product_edits.cpp" line="137"/>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="128"/>
        <source>Deleted %1 with %2. %3</source>
        <translation>%1 verwijderd met %2. %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="140"/>
        <source>Deleted %1. %2</source>
        <translation>%1 verwijderd. %2</translation>
    </message>
</context>
<context>
    <name>SettingEdits</name>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="127"/>
        <source>Rename the shop</source>
        <translation>Winkel hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="136"/>
        <source>Remove the logo</source>
        <translation>Logo verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="138"/>
        <source>Change the logo</source>
        <translation>Logo wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="161"/>
        <source>Add the type %1</source>
        <translation>Type %1 toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="166"/>
        <source>Change the markup of %1</source>
        <translation>Opslagfactor van %1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="171"/>
        <source>Hire out %1</source>
        <translation>%1 verhuren</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="171"/>
        <source>Sell %1</source>
        <translation>%1 verkopen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="177"/>
        <source>Delete the type %1</source>
        <translation>Type %1 verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="180"/>
        <source>Deleted the type %1, which no product had.</source>
        <translation>Type %1 verwijderd; geen product had het.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="186"/>
        <source>Add the tax group %1</source>
        <translation>Btw-groep %1 toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="214"/>
        <source>Delete the tax group %1</source>
        <translation>Btw-groep %1 verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="222"/>
        <source>Deleted the tax group %1, which no event had.</source>
        <translation>Btw-groep %1 verwijderd; geen evenement had ze.</translation>
    </message>
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <location filename="../ui/pages/orders/sheet_outcome.cpp" line="49"/>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
</context>
<context>
    <name>SupplierEdits</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="32"/>
        <source>Change %1 of %2</source>
        <translation>%1 van %2 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="40"/>
        <source>Archive %1</source>
        <translation>%1 archiveren</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="43"/>
        <source>%1 is archived. Events and prices that name it stay as they are.</source>
        <translation>%1 is gearchiveerd. Evenementen en prijzen met deze leverancier blijven zoals ze zijn.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="48"/>
        <source>Bring %1 back</source>
        <translation>%1 terughalen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="56"/>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Leverancier %1 toevoegen (ongedaan maken archiveert hem)</translation>
    </message>
</context>
<context>
    <name>SupplierFields</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="12"/>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="13"/>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="14"/>
        <source>Phone</source>
        <translation>Telefoon</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="15"/>
        <source>Account number</source>
        <translation>Klantnummer</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="17"/>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="18"/>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="19"/>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="54"/>
        <source>Not approved yet: %1</source>
        <translation>Nog niet goedgekeurd: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="97"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="117"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="122"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="194"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="230"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="177"/>
        <source>Supplier order</source>
        <translation>Leveranciersbestelling</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="112"/>
        <source>For %n event(s)</source>
        <translation>
            <numerusform>Voor het evenement</numerusform>
            <numerusform>Voor %n evenementen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="116"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="176"/>
        <source>Summary</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="128"/>
        <location filename="../core/exchange/order_email.cpp" line="113"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="161"/>
        <source>Our account number with you: %1</source>
        <translation>Ons klantnummer bij u: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="130"/>
        <source>These lines name no supplier yet.</source>
        <translation>Voor deze regels is nog geen leverancier gekozen.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="132"/>
        <source>This supplier is archived.</source>
        <translation>Deze leverancier is gearchiveerd.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="220"/>
        <source>There is nothing to order.</source>
        <translation>Er is niets te bestellen.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="223"/>
        <source>No visible group of these events has a line that needs stems.</source>
        <translation>Geen zichtbare groep van deze evenementen heeft een regel waarvoor iets nodig is.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="232"/>
        <location filename="../core/documents/work_head.cpp" line="99"/>
        <source>continued</source>
        <translation>vervolg</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="265"/>
        <source>Total before tax</source>
        <translation>Totaal exclusief btw</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="271"/>
        <location filename="../core/documents/proposal_text.cpp" line="155"/>
        <source>Total with tax</source>
        <translation>Totaal inclusief btw</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="276"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="150"/>
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* Eén regel heeft nog geen prijs: het totaal is niet volledig.</numerusform>
            <numerusform>* %n regels hebben nog geen prijs: het totaal is niet volledig.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="24"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="94"/>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="31"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="54"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="31"/>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="32"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="55"/>
        <source>Lines</source>
        <translation>Regels</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="32"/>
        <source>Before tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="33"/>
        <source>With tax</source>
        <translation>Incl. btw</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="29"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="38"/>
        <source>Product</source>
        <translation>Product</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="30"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="39"/>
        <source>Variety</source>
        <translation>Soort</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="31"/>
        <location filename="../core/documents/recipes_text.cpp" line="91"/>
        <source>Length</source>
        <translation>Lengte</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="32"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="41"/>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="33"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="42"/>
        <source>SKU</source>
        <translation>Art.nr.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="34"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="43"/>
        <source>Needed</source>
        <translation>Nodig</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="35"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="45"/>
        <source>Packs</source>
        <translation>Verpakkingen</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="36"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="46"/>
        <source>To order</source>
        <translation>Te bestellen</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="37"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="47"/>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="38"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="48"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="56"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="86"/>
        <location filename="../core/documents/stationery.cpp" line="69"/>
        <location filename="../core/exchange/order_email.cpp" line="73"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="97"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="137"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <location filename="../core/documents/page_frame.cpp" line="36"/>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
    <message>
        <location filename="../core/documents/page_frame.cpp" line="48"/>
        <location filename="../core/exchange/order_email.cpp" line="93"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="106"/>
        <source>DRAFT</source>
        <translation>CONCEPT</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="45"/>
        <source>Needed for %1</source>
        <translation>Nodig voor %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="46"/>
        <source>Needed from %1 to %2</source>
        <translation>Nodig van %1 tot en met %2</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="52"/>
        <source>1 unit</source>
        <translation>1 stuk</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="53"/>
        <source>%1 units</source>
        <translation>%1 stuks</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="63"/>
        <source>1 pack of %1 (%2)</source>
        <translation>1 verpakking van %1 (%2)</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="64"/>
        <source>%1 packs of %2 (%3)</source>
        <translation>%1 verpakkingen van %2 (%3)</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="76"/>
        <source>SKU %1</source>
        <translation>Art.nr. %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="85"/>
        <source>Order from %1</source>
        <translation>Bestelling van %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="87"/>
        <source>%1, needed for %2</source>
        <translation>%1, nodig voor %2</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="99"/>
        <source>Hello,</source>
        <translation>Goedendag,</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="101"/>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>nog geen definitieve bestelling, gelieve nog niet te leveren.</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="104"/>
        <source>We would like to order:</source>
        <translation>Wij willen graag bestellen:</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/exchange/order_email.cpp" line="109"/>
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>In totaal %n regel</numerusform>
            <numerusform>In totaal %n regels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="114"/>
        <source>Kind regards</source>
        <translation>Met vriendelijke groet</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="40"/>
        <source>Stem cm</source>
        <translation>Lengte cm</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="44"/>
        <source>Per pack</source>
        <translation>Per verpakking</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="49"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="57"/>
        <source>Cost with tax</source>
        <translation>Kosten incl. btw</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="50"/>
        <source>For</source>
        <translation>Voor</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="105"/>
        <source>DRAFT: not every event is approved yet</source>
        <translation>CONCEPT: nog niet elk evenement is goedgekeurd</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="156"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="168"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="188"/>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="19"/>
        <source>Proposal</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="20"/>
        <source>Workroom recipes</source>
        <translation>Recepten voor de werkplaats</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="21"/>
        <source>Packing list</source>
        <translation>Paklijst</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="115"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="116"/>
        <location filename="../core/documents/work_head.cpp" line="55"/>
        <source>Ceremony</source>
        <translation>Ceremonie</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="119"/>
        <source>Reception</source>
        <translation>Feest</translation>
    </message>
    <message>
        <location filename="../core/documents/work_head.cpp" line="57"/>
        <source>Reception, set up and end</source>
        <translation>Feest, opbouw en einde</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="123"/>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="152"/>
        <source>Prepared on %1</source>
        <translation>Opgesteld op %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="72"/>
        <source>Our idea</source>
        <translation>Ons idee</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="122"/>
        <location filename="../core/documents/proposal_text.cpp" line="179"/>
        <source>Flowers and arrangements</source>
        <translation>Bloemen en arrangementen</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="213"/>
        <location filename="../core/documents/proposal_text.cpp" line="124"/>
        <location filename="../core/documents/recipes_text.cpp" line="193"/>
        <source>There are no arrangements yet.</source>
        <translation>Er zijn nog geen arrangementen.</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="176"/>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="182"/>
        <source>Design and making</source>
        <translation>Ontwerp en uitvoering</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="187"/>
        <source>Delivery and travel</source>
        <translation>Levering en reiskosten</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="165"/>
        <source>of which tax: %1</source>
        <translation>waarvan btw: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="196"/>
        <source>Terms</source>
        <translation>Voorwaarden</translation>
    </message>
    <message>
        <location filename="../core/documents/stationery.cpp" line="38"/>
        <source>from %1</source>
        <translation>vanaf %1</translation>
    </message>
    <message>
        <location filename="../core/documents/stationery.cpp" line="40"/>
        <source>until %1</source>
        <translation>tot %1</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="152"/>
        <location filename="../core/documents/work_head.cpp" line="89"/>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="93"/>
        <source>Each</source>
        <translation>Per stuk</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="94"/>
        <source>All</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="204"/>
        <source>Containers and hired things, to come back</source>
        <translation>Vazen en huurspullen, komen terug</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="215"/>
        <source>Arrangements</source>
        <translation>Arrangementen</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="130"/>
        <source>with %1</source>
        <translation>met %1</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="153"/>
        <source>of %1</source>
        <translation>van %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="120"/>
        <source>Venue</source>
        <translation>Locatie</translation>
    </message>
    <message>
        <location filename="../core/documents/work_head.cpp" line="56"/>
        <source>Venue, set up and end</source>
        <translation>Locatie, opbouw en einde</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddLineField</name>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="55"/>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Bloem of materiaal toevoegen: typ de naam, zoals “quick 50”</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="56"/>
        <source>Add a line</source>
        <translation>Regel toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="73"/>
        <location filename="../ui/pages/event/add_line_field.cpp" line="74"/>
        <source>Matches</source>
        <translation>Treffers</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="135"/>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Niets in de catalogus heet “%1”.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddRow</name>
    <message>
        <location filename="../ui/pages/settings/add_row.cpp" line="18"/>
        <source>Enter adds</source>
        <translation>Enter voegt toe</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="24"/>
        <location filename="../ui/pages/orders/advice_list.cpp" line="25"/>
        <source>Ways to spend less</source>
        <translation>Besparingstips</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="25"/>
        <source>Saving</source>
        <translation>Besparing</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="29"/>
        <source>Worth a look</source>
        <translation>Het bekijken waard</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="64"/>
        <source>saves %1</source>
        <translation>bespaart %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="70"/>
        <source>Fewer</source>
        <translation>Minder</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="70"/>
        <source>%1 more</source>
        <translation>Nog %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="55"/>
        <source>Let programs on this computer in</source>
        <translation>Programma’s op deze computer toelaten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="58"/>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="121"/>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="58"/>
        <source>This shop&apos;s keys work</source>
        <translation>De sleutels van deze winkel werken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="61"/>
        <source>Open the reference</source>
        <translation>Referentie openen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="94"/>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="95"/>
        <source>how other programs read and change what is in Stemdesk</source>
        <translation>hoe andere programma’s lezen en wijzigen wat in Stemdesk staat</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="117"/>
        <source>Copy the address</source>
        <translation>Adres kopiëren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="120"/>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="123"/>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="131"/>
        <source>Address to listen on</source>
        <translation>Adres om op te luisteren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="132"/>
        <source>Listens on</source>
        <translation>Luistert op</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="133"/>
        <source>Port</source>
        <translation>Poort</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="147"/>
        <source>This shop</source>
        <translation>Deze winkel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="148"/>
        <source>takes effect within a second</source>
        <translation>geldt binnen een seconde</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="151"/>
        <source>Requests a minute</source>
        <translation>Verzoeken per minuut</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="151"/>
        <source>for each key; 0 for no limit</source>
        <translation>per sleutel; 0 voor geen limiet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="152"/>
        <source>Requests a month</source>
        <translation>Verzoeken per maand</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="153"/>
        <source>for all keys together; 0 for no limit</source>
        <translation>voor alle sleutels samen; 0 voor geen limiet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="163"/>
        <source>Change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="168"/>
        <source>Write a whole number, 0 or more.</source>
        <translation>Vul een geheel getal in, 0 of meer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="177"/>
        <source>Requests this month</source>
        <translation>Verzoeken deze maand</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="182"/>
        <source>For programmers</source>
        <translation>Voor programmeurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="183"/>
        <source>Every address, field and answer, to read and to try out with a key.</source>
        <translation>Elk adres, veld en antwoord, om te lezen en met een sleutel uit te proberen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="190"/>
        <source>From other computers</source>
        <translation>Vanaf andere computers</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="191"/>
        <source>In this window the API is for programs on this computer only. For others, run “stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY” on a computer that is always on: the connection is encrypted then, and needs no window.</source>
        <translation>In dit venster is de API alleen voor programma’s op deze computer. Start voor andere “stemdesk serve --listen ADRES:POORT --tls CERTIFICAAT,SLEUTEL” op een computer die altijd aanstaat: dan is de verbinding versleuteld en is er geen venster nodig.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="205"/>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="223"/>
        <source>Stopping; the last requests are being answered</source>
        <translation>Stopt; de laatste verzoeken worden beantwoord</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="223"/>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="225"/>
        <source>Running on %1</source>
        <translation>Draait op %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="226"/>
        <source>Starting…</source>
        <translation>Start…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="226"/>
        <source>Not running</source>
        <translation>Draait niet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="236"/>
        <source>Write a port from 1 to 65535; programs usually find Stemdesk on 8787.</source>
        <translation>Vul een poort van 1 tot 65535 in; programma’s vinden Stemdesk meestal op 8787.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="248"/>
        <source>Every key of %1 is refused until this is switched on again.</source>
        <translation>Elke sleutel van %1 wordt geweigerd tot dit weer aanstaat.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="269"/>
        <source>Let keys work</source>
        <translation>Sleutels toelaten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="269"/>
        <source>Refuse all keys</source>
        <translation>Alle sleutels weigeren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="298"/>
        <source>of %1; the month begins anew on the 1st, UTC</source>
        <translation>van %1; de maand begint opnieuw op de 1e, UTC</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="299"/>
        <source>without a limit</source>
        <translation>zonder limiet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="302"/>
        <source>%1 of %2 requests</source>
        <translation>%1 van %2 verzoeken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AwayBanner</name>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="42"/>
        <source>The shop’s server has not answered since %1. What you type stays in its field until it can be stored. Stemdesk keeps trying.</source>
        <translation>De server van de winkel antwoordt sinds %1 niet meer. Wat u typt, blijft in het veld staan tot het kan worden bewaard. Stemdesk blijft het proberen.</translation>
    </message>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="46"/>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="51"/>
        <source>Asking the shop’s server…</source>
        <translation>Navraag bij de server van de winkel…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="44"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="45"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>meer dan %Ln evenement</numerusform>
            <numerusform>meer dan %Ln evenementen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumnModel</name>
    <message>
        <location filename="../ui/pages/events/board_column_model.cpp" line="55"/>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardList</name>
    <message>
        <location filename="../ui/pages/events/board_list.cpp" line="119"/>
        <source>No events</source>
        <translation>Geen evenementen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardView</name>
    <message>
        <location filename="../ui/pages/events/board_view.cpp" line="24"/>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <location filename="../ui/widgets/budget_bar.cpp" line="16"/>
        <source>Price against budget</source>
        <translation>Prijs tegenover budget</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <location filename="../ui/widgets/card.cpp" line="21"/>
        <source>More actions</source>
        <translation>Meer acties</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/categories_model.cpp" line="16"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln producten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/categories_model.cpp" line="27"/>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/categories_model.cpp" line="27"/>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <location filename="../ui/widgets/chip.cpp" line="38"/>
        <source>Delete removes it</source>
        <translation>Delete verwijdert het</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursField</name>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="13"/>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="33"/>
        <source>Choose a colour</source>
        <translation>Kleur kiezen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="33"/>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="34"/>
        <source>Add a colour</source>
        <translation>Kleur toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="31"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="33"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="46"/>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="47"/>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="48"/>
        <source>Varieties</source>
        <translation>Soorten</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="49"/>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="51"/>
        <source>Colours and categories</source>
        <translation>Kleuren en categorieën</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="66"/>
        <source>Search a colour or category…</source>
        <translation>Zoek kleur of categorie…</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="67"/>
        <source>New category</source>
        <translation>Nieuwe categorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="68"/>
        <source>New colour</source>
        <translation>Nieuwe kleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="81"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="81"/>
        <source>Your own</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="236"/>
        <source>Colour of %1</source>
        <translation>Kleur van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="273"/>
        <source>Events in %1</source>
        <translation>Evenementen in %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComingModel</name>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="74"/>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="75"/>
        <source>Next week</source>
        <translation>Volgende week</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="75"/>
        <source>Week of %1</source>
        <translation>Week van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="82"/>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="83"/>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CommandPalette</name>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="56"/>
        <location filename="../ui/palette/command_palette.cpp" line="58"/>
        <source>Find anything</source>
        <translation>Alles zoeken</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="57"/>
        <source>Find an event, flower, supplier or command…</source>
        <translation>Zoek evenement, bloem, leverancier of opdracht…</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="59"/>
        <source>Found</source>
        <translation>Gevonden</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="154"/>
        <source>Looking…</source>
        <translation>Zoeken…</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="154"/>
        <source>Nothing is found by “%1”.</source>
        <translation>Niets gevonden met “%1”.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonModel</name>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="121"/>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="121"/>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="132"/>
        <source>any supplier</source>
        <translation>elke leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="180"/>
        <source>Variety</source>
        <translation>Soort</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="181"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="184"/>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="185"/>
        <source>Change</source>
        <translation>In %</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonView</name>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="82"/>
        <source>Two price lists</source>
        <translation>Twee prijslijsten</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="84"/>
        <source>Two lists of one type stand side by side here, what changed most first. There is no second list yet: make one from the first.</source>
        <translation>Hier staan twee lijsten van één type naast elkaar, de grootste wijzigingen eerst. Er is nog geen tweede lijst: maak er een uit de eerste.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="86"/>
        <source>No price is found by this.</source>
        <translation>Hiermee is geen prijs gevonden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="109"/>
        <source>First list</source>
        <translation>Eerste lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="110"/>
        <source>Second list</source>
        <translation>Tweede lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="111"/>
        <source>Swap the lists</source>
        <translation>Lijsten omwisselen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="136"/>
        <source>Search both lists…</source>
        <translation>Zoek in beide lijsten…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="142"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="143"/>
        <source>Dearer</source>
        <translation>Duurder</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="144"/>
        <source>Cheaper</source>
        <translation>Goedkoper</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="145"/>
        <source>On one list only</source>
        <translation>Slechts op één lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="294"/>
        <source>%1 dearer, %2 cheaper, %3 on one list only</source>
        <translation>%1 duurder, %2 goedkoper, %3 slechts op één lijst</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ConflictNote</name>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="21"/>
        <source>(empty)</source>
        <translation>(leeg)</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="29"/>
        <source>Keep mine</source>
        <translation>Mijne houden</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="30"/>
        <source>Take theirs</source>
        <translation>Andere nemen</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="53"/>
        <source>Yours: %1, now: %2</source>
        <translation>Uw waarde: %1, nu: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CopiesField</name>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="107"/>
        <source>How many of them</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="108"/>
        <source>How many of them are made</source>
        <translation>Zoveel worden ervan gemaakt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="117"/>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseTab</name>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="51"/>
        <source>On this computer</source>
        <translation>Op deze computer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="52"/>
        <source>On a PostgreSQL server, which several workstations share</source>
        <translation>Op een PostgreSQL-server, die meerdere werkplekken delen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="53"/>
        <source>Test connection</source>
        <translation>Verbinding testen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="54"/>
        <source>Copy this shop there…</source>
        <translation>Winkel erheen kopiëren…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="54"/>
        <source>Use this server</source>
        <translation>Deze server gebruiken</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="57"/>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="84"/>
        <source>Where the shop is kept</source>
        <translation>Waar de winkel wordt bewaard</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="104"/>
        <source>Show folder</source>
        <translation>Map tonen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="119"/>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="120"/>
        <source>Password</source>
        <translation>Wachtwoord</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="121"/>
        <source>Kept in this computer&apos;s keyring, never in a file. Empty: the one that is there.</source>
        <translation>Bewaard in de sleutelbos van deze computer, nooit in een bestand. Leeg: het wachtwoord dat er al is.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="133"/>
        <source>All workstations on one server see each other&apos;s changes at once. Switching copies nothing: what is here stays here.</source>
        <translation>Alle werkplekken op één server zien elkaars wijzigingen meteen. Overstappen kopieert niets: wat hier staat, blijft hier.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="145"/>
        <source>Progress of the copy</source>
        <translation>Voortgang van de kopie</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="189"/>
        <source>This window was told at its start where to work: %1. What is chosen here counts when it is started without that.</source>
        <translation>Dit venster kreeg bij het starten te horen waar het moet werken: %1. Wat hier is gekozen, geldt wanneer het zonder dat wordt gestart.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="195"/>
        <source>This counts from the next start on.</source>
        <translation>Dit geldt vanaf de volgende start.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="195"/>
        <source>Restart now</source>
        <translation>Nu herstarten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="201"/>
        <source>on this computer</source>
        <translation>op deze computer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="201"/>
        <source>on %1</source>
        <translation>op %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="233"/>
        <location filename="../ui/pages/settings/database_tab.cpp" line="251"/>
        <location filename="../ui/pages/settings/database_tab.cpp" line="275"/>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DateTimeField</name>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="18"/>
        <source>Clear %1</source>
        <translation>%1 wissen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="19"/>
        <source>Set a date</source>
        <translation>Datum invullen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="25"/>
        <source>%1: day</source>
        <translation>%1: dag</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="29"/>
        <source>%1: time</source>
        <translation>%1: tijd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="31"/>
        <source>%1: set a date</source>
        <translation>%1: datum invullen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveriesModel</name>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="114"/>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="115"/>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="116"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="117"/>
        <source>Tries</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="118"/>
        <source>Last answer</source>
        <translation>Laatste antwoord</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="119"/>
        <source>Next try</source>
        <translation>Volgende poging</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryPanel</name>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="51"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="113"/>
        <source>Delivery</source>
        <translation>Aflevering</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="52"/>
        <source>Back to the webhook</source>
        <translation>Terug naar de webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="54"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="55"/>
        <source>Made</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="56"/>
        <source>Next try</source>
        <translation>Volgende poging</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="57"/>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="58"/>
        <source>Tries</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="63"/>
        <source>Send again</source>
        <translation>Opnieuw versturen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="64"/>
        <source>The same message under the same id, tried up to four times</source>
        <translation>Hetzelfde bericht onder dezelfde id, tot vier keer geprobeerd</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="79"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="80"/>
        <source>Message</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="81"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="82"/>
        <source>Headers</source>
        <translation>Headers</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="97"/>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="98"/>
        <source>Copy: %1</source>
        <translation>Kopiëren: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="130"/>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="133"/>
        <source>Not tried yet.</source>
        <translation>Nog niet geprobeerd.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="148"/>
        <source>(when it is tried)</source>
        <translation>(bij de poging)</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="150"/>
        <source>(made with the secret)</source>
        <translation>(gemaakt met het geheim)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DescriptionField</name>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="69"/>
        <source>What the proposal tells the client about the flowers of the day</source>
        <translation>Wat de offerte de klant vertelt over de bloemen van de dag</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="90"/>
        <source>B</source>
        <comment>bold</comment>
        <translation>V</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="90"/>
        <source>Bold</source>
        <translation>Vet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="95"/>
        <source>I</source>
        <comment>italic</comment>
        <translation>C</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="95"/>
        <source>Italic</source>
        <translation>Cursief</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="100"/>
        <source>List</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="102"/>
        <source>Numbered list</source>
        <translation>Genummerde lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="104"/>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="106"/>
        <source>https://… Enter makes the link</source>
        <translation>https://… Enter maakt de link</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="107"/>
        <source>Address of the link</source>
        <translation>Adres van de link</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="120"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="198"/>
        <source>Another program wrote this with tables or pictures. It is changed there.</source>
        <translation>Een ander programma schreef dit met tabellen of afbeeldingen. Daar wordt het gewijzigd.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="54"/>
        <source>Clients and guests</source>
        <translation>Klanten en gasten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="56"/>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="56"/>
        <location filename="../ui/pages/event/details_form.cpp" line="59"/>
        <source>Change client</source>
        <translation>Klant wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="59"/>
        <source>Second client</source>
        <translation>Tweede klant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="62"/>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="62"/>
        <source>Change guests</source>
        <translation>Gasten wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="65"/>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="65"/>
        <source>Change tables</source>
        <translation>Tafels wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="68"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="68"/>
        <source>Change budget</source>
        <translation>Budget wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="71"/>
        <source>without tax; empty where none was agreed</source>
        <translation>excl. btw; leeg als er geen is afgesproken</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="76"/>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="77"/>
        <source>Ceremony from</source>
        <translation>Ceremonie van</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="78"/>
        <source>Ceremony until</source>
        <translation>Ceremonie tot</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="79"/>
        <source>Venue from</source>
        <translation>Feest van</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="80"/>
        <source>Venue until</source>
        <translation>Feest tot</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="90"/>
        <source>Change date</source>
        <translation>Datum wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="119"/>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="121"/>
        <source>Ceremony</source>
        <translation>Ceremonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="121"/>
        <source>Change ceremony address</source>
        <translation>Adres van de ceremonie wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="124"/>
        <source>Venue</source>
        <translation>Locatie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="124"/>
        <source>Change venue</source>
        <translation>Locatie wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="130"/>
        <source>Palette</source>
        <translation>Kleurenpalet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="132"/>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="135"/>
        <source>Change palette</source>
        <translation>Kleurenpalet wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="144"/>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="146"/>
        <source>For the client</source>
        <translation>Voor de klant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="148"/>
        <source>Change description</source>
        <translation>Omschrijving wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="154"/>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="155"/>
        <source>the event</source>
        <translation>het evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="156"/>
        <source>For the proposal</source>
        <translation>Voor de offerte</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/details_form.cpp" line="160"/>
        <source>Add %n pictures</source>
        <translation>
            <numerusform>%Ln afbeelding toevoegen</numerusform>
            <numerusform>%Ln afbeeldingen toevoegen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="176"/>
        <location filename="../ui/pages/event/details_form.cpp" line="178"/>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="181"/>
        <source>Change links</source>
        <translation>Links wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="187"/>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="189"/>
        <source>For the shop</source>
        <translation>Voor de winkel</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="191"/>
        <source>Change notes</source>
        <translation>Notities wijzigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentOutput</name>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="88"/>
        <source>Save as PDF</source>
        <translation>Als PDF bewaren</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="93"/>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-document (*.pdf)</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="107"/>
        <source>Saving %1</source>
        <translation>%1 wordt bewaard</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="126"/>
        <source>%1 was not saved. %2</source>
        <translation>%1 is niet bewaard. %2</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="128"/>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Geannuleerd; %1 is niet bewaard.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="130"/>
        <source>%1 was not saved: %2. Choose another place.</source>
        <translation>%1 is niet bewaard: %2. Kies een andere plaats.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="132"/>
        <source>Saved %1</source>
        <translation>%1 bewaard</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="132"/>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="145"/>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="156"/>
        <source>Printing %1</source>
        <translation>%1 wordt afgedrukt</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="171"/>
        <source>Nothing was printed. %1</source>
        <translation>Er is niets afgedrukt. %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="173"/>
        <source>Sent to the printer</source>
        <translation>Naar de printer gestuurd</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="175"/>
        <source>Printing was cancelled.</source>
        <translation>Het afdrukken is geannuleerd.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="177"/>
        <source>The printer does not take it; nothing was printed.</source>
        <translation>De printer neemt het niet aan; er is niets afgedrukt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentPreview</name>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="27"/>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="28"/>
        <source>Fit width</source>
        <translation>Op breedte</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="28"/>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="29"/>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="29"/>
        <source>Save PDF…</source>
        <translation>PDF bewaren…</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="50"/>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="51"/>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="52"/>
        <location filename="../ui/preview/document_preview.cpp" line="53"/>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="55"/>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="56"/>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="73"/>
        <source>The pages cannot be shown. %1</source>
        <translation>De pagina’s kunnen niet worden getoond. %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="154"/>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="81"/>
        <source>Proposal</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="81"/>
        <source>For the customer, with prices</source>
        <translation>Voor de klant, met prijzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="82"/>
        <source>Supplier orders</source>
        <translation>Leveranciersbestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="82"/>
        <source>What to order from whom</source>
        <translation>Wat u bij wie bestelt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="83"/>
        <source>Workroom recipes</source>
        <translation>Recepten voor de werkplaats</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="83"/>
        <source>For the bench, without costs</source>
        <translation>Voor de werktafel, zonder kosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="84"/>
        <source>Packing list</source>
        <translation>Paklijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="84"/>
        <source>For the van, to tick</source>
        <translation>Voor de bus, om af te vinken</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="86"/>
        <source>Documents</source>
        <translation>Documenten</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="154"/>
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln regel zonder prijs: het totaal is niet volledig.</numerusform>
            <numerusform>%Ln regels zonder prijs: het totaal is niet volledig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="156"/>
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln afbeelding is een link naar een andere plaats en wordt niet afgedrukt.</numerusform>
            <numerusform>%Ln afbeeldingen zijn links naar andere plaatsen en worden niet afgedrukt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/today/due_model.cpp" line="39"/>
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln dag te laat</numerusform>
            <numerusform>%Ln dagen te laat</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="41"/>
        <source>Sheet saved</source>
        <translation>Lijst bewaard</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="43"/>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="44"/>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="50"/>
        <source>saved on %1</source>
        <translation>bewaard op %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="58"/>
        <source>No supplier named yet</source>
        <translation>Nog geen leverancier gekozen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="58"/>
        <source>no supplier named</source>
        <translation>geen leverancier gekozen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="67"/>
        <source>Event on %1</source>
        <translation>Evenement op %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="73"/>
        <source>order by %1</source>
        <translation>bestellen voor %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="34"/>
        <location filename="../ui/pages/events/event_actions.cpp" line="38"/>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="48"/>
        <source>New event from %1</source>
        <translation>Nieuw evenement uit %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="75"/>
        <source>Duplicate %1</source>
        <translation>%1 dupliceren</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="76"/>
        <source>Copy of %1</source>
        <translation>Kopie van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="77"/>
        <source>Duplicated %1; the copy has no date yet</source>
        <translation>%1 gedupliceerd; de kopie heeft nog geen datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="91"/>
        <source>Save %1 as a template</source>
        <translation>%1 als sjabloon bewaren</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="92"/>
        <source>Saved %1 as a template</source>
        <translation>%1 als sjabloon bewaard</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="105"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="112"/>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="113"/>
        <source>Deleted %1</source>
        <translation>%1 verwijderd</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/event_actions.cpp" line="114"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>%1 verwijderd met %Ln regel</numerusform>
            <numerusform>%1 verwijderd met %Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="127"/>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="129"/>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="131"/>
        <source>Save as template</source>
        <translation>Als sjabloon bewaren</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="132"/>
        <source>Change status</source>
        <translation>Status wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="134"/>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventFilters</name>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="17"/>
        <source>Upcoming</source>
        <translation>Komend</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="18"/>
        <source>Past</source>
        <translation>Voorbij</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="19"/>
        <source>All dates</source>
        <translation>Alle datums</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="29"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="46"/>
        <source>Dates</source>
        <translation>Datums</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="55"/>
        <location filename="../ui/pages/events/event_filters.cpp" line="57"/>
        <location filename="../ui/pages/events/event_filters.cpp" line="80"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <location filename="../ui/pages/event/event_form.cpp" line="119"/>
        <source>Write a whole number.</source>
        <translation>Vul een geheel getal in.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_form.cpp" line="132"/>
        <source>Write an amount, 0 or more.</source>
        <translation>Vul een bedrag in, 0 of meer.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="37"/>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="41"/>
        <source>This event is no longer there.</source>
        <translation>Dit evenement is er niet meer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="41"/>
        <source>Back to the events</source>
        <translation>Terug naar de evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="60"/>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="61"/>
        <source>Name of the event</source>
        <translation>Naam van het evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="64"/>
        <source>Supplier orders</source>
        <translation>Leveranciersbestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Recipe</source>
        <translation>Recept</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Details</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Pricing</source>
        <translation>Calculatie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Documents</source>
        <translation>Documenten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="167"/>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="174"/>
        <source>prices pinned</source>
        <translation>prijzen vastgezet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="198"/>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="207"/>
        <source>Change status to %1</source>
        <translation>Status wijzigen in %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="242"/>
        <source>No date yet</source>
        <translation>Nog geen datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="245"/>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="247"/>
        <source>Next week</source>
        <translation>Volgende week</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="248"/>
        <source>Week of %1</source>
        <translation>Week van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="263"/>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="24"/>
        <source>Find an event…</source>
        <translation>Evenement zoeken…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="70"/>
        <source>Coming</source>
        <translation>Komend</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="71"/>
        <source>Past</source>
        <translation>Voorbij</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="72"/>
        <source>One week</source>
        <translation>Eén week</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="99"/>
        <source>Events to order for</source>
        <translation>Evenementen om voor te bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="112"/>
        <source>No event is found by these words.</source>
        <translation>Met deze woorden is geen evenement gevonden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="113"/>
        <source>There are no events here.</source>
        <translation>Hier zijn geen evenementen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message>
        <location filename="../ui/event_words.cpp" line="27"/>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="28"/>
        <source>Quoting</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="29"/>
        <source>With client</source>
        <translation>Bij de klant</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="30"/>
        <source>Approved</source>
        <translation>Goedgekeurd</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="31"/>
        <source>In progress</source>
        <translation>In uitvoering</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="32"/>
        <source>Complete</source>
        <translation>Afgerond</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="33"/>
        <source>Cancelled</source>
        <translation>Geannuleerd</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="110"/>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="123"/>
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln gast</numerusform>
            <numerusform>%Ln gasten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="126"/>
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln tafel</numerusform>
            <numerusform>%Ln tafels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="136"/>
        <source>On budget</source>
        <translation>Op budget</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="138"/>
        <source>%1 over</source>
        <translation>%1 erover</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="139"/>
        <source>%1 left</source>
        <translation>%1 over</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="33"/>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="87"/>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="88"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="89"/>
        <source>Venue</source>
        <translation>Locatie</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="90"/>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="91"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="92"/>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="93"/>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="94"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsPage</name>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="35"/>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="40"/>
        <source>Events hold the recipe, the price and the supplier orders of a wedding or a party.</source>
        <translation>Een evenement bevat het recept, de prijs en de leveranciersbestellingen van een bruiloft of feest.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="41"/>
        <location filename="../ui/pages/events/events_page.cpp" line="80"/>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="42"/>
        <source>No event matches. Try other words, another status or all dates.</source>
        <translation>Geen evenement gevonden. Probeer andere woorden, een andere status of alle datums.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="78"/>
        <source>From template</source>
        <translation>Uit sjabloon</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="79"/>
        <source>New event from a template</source>
        <translation>Nieuw evenement uit een sjabloon</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="81"/>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="82"/>
        <source>Search name, client, venue…</source>
        <translation>Zoek naam, klant, locatie…</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="174"/>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="175"/>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="176"/>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="244"/>
        <source>The event was made without what is no longer in the catalogue: %1.</source>
        <translation>Het evenement is gemaakt zonder wat niet meer in de catalogus staat: %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="245"/>
        <source>Open the event</source>
        <translation>Evenement openen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="259"/>
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln evenement in %1</numerusform>
            <numerusform>%Ln evenementen in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="262"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="263"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>meer dan %Ln evenement</numerusform>
            <numerusform>meer dan %Ln evenementen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsTable</name>
    <message>
        <location filename="../ui/pages/events/events_table.cpp" line="44"/>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="23"/>
        <source>Add a fee</source>
        <translation>Toeslag toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="28"/>
        <source>Delivery</source>
        <translation>Bezorging</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="60"/>
        <source>Fee</source>
        <translation>Toeslag</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="62"/>
        <source>Amount without tax</source>
        <translation>Bedrag excl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="64"/>
        <source>Remove the fee</source>
        <translation>Toeslag verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="87"/>
        <location filename="../ui/pages/event/fees_field.cpp" line="88"/>
        <source>Write an amount, 0 or more.</source>
        <translation>Vul een bedrag in, 0 of meer.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstSteps</name>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="16"/>
        <source>This is where each day begins: what is coming, and what must be ordered by when. Two steps, and it has something to say.</source>
        <translation>Hier begint elke dag: wat er komt, en wat wanneer besteld moet zijn. Na twee stappen is hier iets te zien.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="24"/>
        <source>1. Fill the catalogue</source>
        <translation>1. Catalogus vullen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="25"/>
        <source>Add the flowers and materials that you design with, with their stem lengths and packs.</source>
        <translation>Voeg de bloemen en materialen toe waarmee u werkt, met hun steellengtes en verpakkingen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="27"/>
        <source>New product</source>
        <translation>Nieuw product</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="30"/>
        <source>2. Plan an event</source>
        <translation>2. Evenement plannen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="31"/>
        <source>Put them into bouquets and tables, and the price and the supplier orders follow.</source>
        <translation>Verwerk ze in boeketten en tafelstukken; de prijs en de leveranciersbestellingen volgen vanzelf.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="33"/>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="21"/>
        <source>Goods received</source>
        <translation>Ontvangen goederen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="22"/>
        <source>All came as ordered</source>
        <translation>Alles zoals besteld</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="47"/>
        <source>Copy as e-mail</source>
        <translation>Als e-mail kopiëren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="55"/>
        <source>Notes every line that nothing came in of as delivered whole, at the price that was expected</source>
        <translation>Noteert elke regel waarvan niets binnenkwam als volledig geleverd, voor de verwachte prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="78"/>
        <source>%1 too many</source>
        <translation>%1 te veel</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="87"/>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/goods_card.cpp" line="97"/>
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="99"/>
        <source>Ordered %1</source>
        <translation>Besteld: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="101"/>
        <source>Goods received from %1</source>
        <translation>Ontvangen goederen van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="104"/>
        <source>Still due %1</source>
        <translation>Nog te komen: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="105"/>
        <source>Received %1 with tax</source>
        <translation>Ontvangen: %1 incl. btw</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="87"/>
        <source>%1 too many</source>
        <translation>%1 te veel</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="88"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="127"/>
        <source>Before tax; expected were %1</source>
        <translation>Excl. btw; verwacht was %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="130"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="176"/>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="177"/>
        <source>Ordered</source>
        <translation>Besteld</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="178"/>
        <source>Packs received</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="179"/>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="180"/>
        <source>Cost received</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="181"/>
        <source>Still due</source>
        <translation>Nog te komen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="35"/>
        <source>“%1” is no number of packs.</source>
        <translation>“%1” is geen aantal verpakkingen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="35"/>
        <source>“%1” is no price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="39"/>
        <source>Say first how many packs came in, then what they cost.</source>
        <translation>Vul eerst in hoeveel verpakkingen binnenkwamen, dan wat ze kostten.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="58"/>
        <source>Receive %1</source>
        <translation>Ontvangst van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="58"/>
        <source>Change price paid for %1</source>
        <translation>Betaalde prijs voor %1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="108"/>
        <source>Somebody else noted these goods meanwhile; what they noted stands here now.</source>
        <translation>Iemand anders heeft deze goederen intussen genoteerd; dat staat hier nu.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="125"/>
        <source>Receive all as ordered</source>
        <translation>Alles als besteld ontvangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="136"/>
        <source>Clear goods received</source>
        <translation>Ontvangen goederen wissen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="159"/>
        <source>Paste goods received</source>
        <translation>Ontvangen goederen plakken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="42"/>
        <source>Fold</source>
        <translation>Inklappen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="43"/>
        <source>Lines</source>
        <translation>Regels</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="64"/>
        <source>Name of the arrangement</source>
        <translation>Naam van het arrangement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="41"/>
        <source>Drag to another place</source>
        <translation>Naar een andere plaats slepen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="90"/>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="91"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="178"/>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="93"/>
        <source>Show %1</source>
        <translation>%1 tonen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="93"/>
        <source>Hide %1</source>
        <translation>%1 verbergen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="97"/>
        <source>Describe for the proposal</source>
        <translation>Omschrijven voor de offerte</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="98"/>
        <source>Add pictures…</source>
        <translation>Afbeeldingen toevoegen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="99"/>
        <source>Paste a picture</source>
        <translation>Afbeelding plakken</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="101"/>
        <source>Move up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="102"/>
        <source>Move down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="104"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="185"/>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="106"/>
        <source>Show, and count in the price</source>
        <translation>Tonen en meetellen in de prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="106"/>
        <source>Hide, and leave out of the price</source>
        <translation>Verbergen en niet meetellen in de prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="181"/>
        <source>Enter adds</source>
        <translation>Enter voegt toe</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="228"/>
        <source>Lines of %1</source>
        <translation>Regels van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="229"/>
        <source>Add a line to %1</source>
        <translation>Regel toevoegen aan %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card.cpp" line="231"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="138"/>
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="233"/>
        <source>hidden, not in the price</source>
        <translation>verborgen, niet in de prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="256"/>
        <source>%1 fewer of ‘%2’ saves a pack of %3 (%4).</source>
        <translation>%1 minder van ‘%2’ bespaart een verpakking van %3 (%4).</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="257"/>
        <source>%1 fewer of ‘%2’ in each saves a pack of %3 (%4).</source>
        <translation>Per stuk %1 minder van ‘%2’ bespaart een verpakking van %3 (%4).</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="259"/>
        <source>Make it %1</source>
        <translation>%1 ervan maken</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="274"/>
        <source>Fold %1</source>
        <translation>%1 inklappen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="274"/>
        <source>Unfold %1</source>
        <translation>%1 uitklappen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="46"/>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="54"/>
        <source>“%1” is no number.</source>
        <translation>“%1” is geen getal.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="58"/>
        <source>Change how many of %1</source>
        <translation>Aantal van %1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="69"/>
        <source>Add %1</source>
        <translation>%1 toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="139"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="238"/>
        <source>Delete %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="140"/>
        <source>Deleted %1 from %2</source>
        <translation>%1 verwijderd uit %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="154"/>
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>%Ln regel dupliceren</numerusform>
            <numerusform>%Ln regels dupliceren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="191"/>
        <source>Replace in the whole event…</source>
        <translation>Overal in evenement vervangen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="194"/>
        <source>Make it %1, and save a pack</source>
        <translation>%1 ervan maken en een verpakking besparen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="200"/>
        <source>Move to</source>
        <translation>Verplaatsen naar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="206"/>
        <source>Move a line to %1</source>
        <translation>Regel verplaatsen naar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="224"/>
        <source>Move %1</source>
        <translation>%1 verplaatsen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="229"/>
        <source>Duplicate %1</source>
        <translation>%1 dupliceren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="229"/>
        <source>%1 (copy)</source>
        <translation>%1 (kopie)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="240"/>
        <source>Deleted %1</source>
        <translation>%1 verwijderd</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="241"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>%1 verwijderd met %Ln regel</numerusform>
            <numerusform>%1 verwijderd met %Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="249"/>
        <source>any</source>
        <translation>elke</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="54"/>
        <source>These are %1 rows. Paste at most %2 at once.</source>
        <translation>Dit zijn %1 rijen. Plak er hoogstens %2 tegelijk.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="94"/>
        <source>Paste %n lines</source>
        <translation>
            <numerusform>%Ln regel plakken</numerusform>
            <numerusform>%Ln regels plakken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="27"/>
        <source>What the proposal says about it</source>
        <translation>Wat de offerte erover zegt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="35"/>
        <source>Describe %1</source>
        <translation>%1 omschrijven</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="47"/>
        <source>What the proposal says about %1</source>
        <translation>Wat de offerte over %1 zegt</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_story.cpp" line="92"/>
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>%Ln afbeelding toevoegen aan %1</numerusform>
            <numerusform>%Ln afbeeldingen toevoegen aan %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <location filename="../ui/widgets/header_view.cpp" line="26"/>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HiredDelegate</name>
    <message>
        <location filename="../ui/pages/settings/hired_delegate.cpp" line="10"/>
        <source>sold</source>
        <translation>verkoop</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/hired_delegate.cpp" line="11"/>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="51"/>
        <source>hired out</source>
        <translation>verhuur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryModel</name>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="66"/>
        <source>Today, %1</source>
        <translation>Vandaag, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="67"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="97"/>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="98"/>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="99"/>
        <source>Changed by</source>
        <translation>Gewijzigd door</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryTab</name>
    <message>
        <location filename="../ui/pages/event/history_tab.cpp" line="29"/>
        <source>What was changed</source>
        <translation>Wat er is gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_tab.cpp" line="37"/>
        <source>Every change of this event will stand here: what was changed, when, and by whom.</source>
        <translation>Hier komt elke wijziging van dit evenement te staan: wat er is gewijzigd, wanneer en door wie.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="33"/>
        <source>Event made</source>
        <translation>Evenement gemaakt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="34"/>
        <source>Deleted event put back</source>
        <translation>Verwijderd evenement teruggezet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="36"/>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="37"/>
        <source>Short name</source>
        <translation>Korte naam</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="38"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="39"/>
        <source>Client</source>
        <translation>Klant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="40"/>
        <source>Second client</source>
        <translation>Tweede klant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="41"/>
        <source>Ceremony address</source>
        <translation>Adres van de ceremonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="43"/>
        <source>Venue address</source>
        <translation>Adres van de locatie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="44"/>
        <source>Ceremony from</source>
        <translation>Ceremonie van</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="45"/>
        <source>Ceremony until</source>
        <translation>Ceremonie tot</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="46"/>
        <source>Venue from</source>
        <translation>Feest van</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="47"/>
        <source>Venue until</source>
        <translation>Feest tot</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="48"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="49"/>
        <source>Guests</source>
        <translation>Gasten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="50"/>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="51"/>
        <source>Palette</source>
        <translation>Kleurenpalet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="52"/>
        <source>Description changed</source>
        <translation>Omschrijving gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="53"/>
        <source>Number of pictures</source>
        <translation>Aantal afbeeldingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="54"/>
        <source>Links changed</source>
        <translation>Links gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="55"/>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="56"/>
        <source>Number of pinned price lists</source>
        <translation>Aantal vastgezette prijslijsten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="58"/>
        <source>Uplift a unit</source>
        <translation>Toeslag per stuk</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="59"/>
        <source>Markups changed</source>
        <translation>Opslagfactoren gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="60"/>
        <source>Labour changed</source>
        <translation>Arbeid gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="61"/>
        <source>Fees changed</source>
        <translation>Toeslagen gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="62"/>
        <source>Travel changed</source>
        <translation>Reiskosten gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="63"/>
        <source>Tax changed</source>
        <translation>Btw gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="64"/>
        <location filename="../ui/pages/event/history_words.cpp" line="77"/>
        <source>%1 added</source>
        <translation>%1 toegevoegd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="65"/>
        <location filename="../ui/pages/event/history_words.cpp" line="78"/>
        <source>%1 deleted</source>
        <translation>%1 verwijderd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="66"/>
        <source>Name of an arrangement</source>
        <translation>Naam van een arrangement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="68"/>
        <source>How many of %1</source>
        <translation>Aantal van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="69"/>
        <source>%1 hidden</source>
        <translation>%1 verborgen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="70"/>
        <source>%1 shown again</source>
        <translation>%1 weer getoond</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="71"/>
        <source>Place of %1</source>
        <translation>Plaats van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="72"/>
        <source>Description of %1</source>
        <translation>Omschrijving van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="74"/>
        <source>Number of pictures of %1</source>
        <translation>Aantal afbeeldingen van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="76"/>
        <location filename="../ui/pages/event/history_words.cpp" line="83"/>
        <source>Notes of %1</source>
        <translation>Notities van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="79"/>
        <source>Quantity of %1</source>
        <translation>Aantal van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="80"/>
        <source>Supplier of %1</source>
        <translation>Leverancier van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="81"/>
        <source>Flower replaced</source>
        <translation>Bloem vervangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="82"/>
        <source>%1 moved</source>
        <translation>%1 verplaatst</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="95"/>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="112"/>
        <location filename="../ui/pages/event/history_words.cpp" line="132"/>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="137"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="139"/>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="146"/>
        <source>API key %1</source>
        <translation>API-sleutel %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="148"/>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="150"/>
        <source>Command line</source>
        <translation>Opdrachtregel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IntegrationsPage</name>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="18"/>
        <source>Integrations</source>
        <translation>Integraties</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Keys</source>
        <translation>Sleutels</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Requests</source>
        <translation>Verzoeken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="34"/>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="74"/>
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="72"/>
        <source>What programs asked for in the last 30 days</source>
        <translation>Wat programma’s de afgelopen 30 dagen vroegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="74"/>
        <source>New webhook</source>
        <translation>Nieuwe webhook</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeyPanel</name>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="27"/>
        <source>Key</source>
        <translation>Sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="28"/>
        <source>Use</source>
        <translation>Gebruik</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="29"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="30"/>
        <source>Created</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="31"/>
        <source>Expires</source>
        <translation>Verloopt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="32"/>
        <source>Last used</source>
        <translation>Laatst gebruikt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="33"/>
        <source>What it may do</source>
        <translation>Wat hij mag</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="36"/>
        <source>Revoke key…</source>
        <translation>Sleutel intrekken…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="62"/>
        <source>API key</source>
        <translation>API-sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="67"/>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="68"/>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="71"/>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="81"/>
        <source>Programs that use “%1” are refused from their next request on. This cannot be undone; they need a new key then.</source>
        <translation>Programma’s die “%1” gebruiken, worden vanaf hun volgende verzoek geweigerd. Dit kan niet ongedaan worden gemaakt; ze hebben dan een nieuwe sleutel nodig.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="84"/>
        <source>Revoke key</source>
        <translation>Sleutel intrekken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="84"/>
        <source>Keep it</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="90"/>
        <source>Revoke key %1</source>
        <translation>Sleutel %1 intrekken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysModel</name>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="41"/>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="42"/>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="72"/>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="73"/>
        <source>Allowed</source>
        <translation>Toegestaan</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="74"/>
        <source>Created</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="75"/>
        <source>Expires</source>
        <translation>Verloopt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="76"/>
        <source>Last used</source>
        <translation>Laatst gebruikt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="77"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="34"/>
        <source>API keys</source>
        <translation>API-sleutels</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="36"/>
        <source>A key lets another program into this shop: your website, a till, a spreadsheet. Make one for each program, so that you can take it away from one alone.</source>
        <translation>Een sleutel laat een ander programma in deze winkel: uw website, een kassa, een rekenblad. Maak er voor elk programma een, zodat u hem per programma kunt intrekken.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="38"/>
        <source>Create a key</source>
        <translation>Sleutel maken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="88"/>
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="90"/>
        <source>the key</source>
        <translation>de sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="91"/>
        <source>This key is shown only now. Copy it into the program that needs it: nobody, Stemdesk neither, can show it again.</source>
        <translation>Deze sleutel wordt alleen nu getoond. Kopieer hem naar het programma dat hem nodig heeft: niemand, ook Stemdesk niet, kan hem nog eens tonen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="144"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln sleutel</numerusform>
            <numerusform>%Ln sleutels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="145"/>
        <source>%1, %2 revoked</source>
        <translation>%1, %2 ingetrokken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LineRow</name>
    <message>
        <location filename="../ui/pages/event/line_row.cpp" line="90"/>
        <source>%1 ‘%2’</source>
        <translation>%1 ‘%2’</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/line_row.cpp" line="98"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinesModel</name>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="44"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="55"/>
        <source>any</source>
        <translation>elke</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="56"/>
        <source>%1 (archived)</source>
        <translation>%1 (gearchiveerd)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="62"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="63"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="93"/>
        <source>%1 a unit without tax</source>
        <translation>%1 per stuk excl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="95"/>
        <source>%1 stems save a pack. Ctrl+. takes that.</source>
        <translation>Met %1 stelen bespaart u een verpakking. Ctrl+. neemt dat over.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="97"/>
        <source>%1 for all copies</source>
        <translation>%1 voor alle samen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="139"/>
        <source>changing…</source>
        <translation>wordt gewijzigd…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="150"/>
        <source>“%1” is no number of stems.</source>
        <translation>“%1” is geen aantal stelen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="179"/>
        <source>Change quantity of %1</source>
        <translation>Aantal van %1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="179"/>
        <source>Change supplier of %1</source>
        <translation>Leverancier van %1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="201"/>
        <source>The line was deleted meanwhile.</source>
        <translation>De regel is intussen verwijderd.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/lines_model.cpp" line="288"/>
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>%Ln regel verplaatsen naar %1</numerusform>
            <numerusform>%Ln regels verplaatsen naar %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="234"/>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="235"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="236"/>
        <source>Stems</source>
        <translation>Stelen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="237"/>
        <source>Packs</source>
        <translation>Verp.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="238"/>
        <source>Left over</source>
        <translation>Over</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="239"/>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="240"/>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinksField</name>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="35"/>
        <source>Add a link: a name and its address</source>
        <translation>Link toevoegen: een naam en het adres</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="36"/>
        <source>Add a link</source>
        <translation>Link toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="53"/>
        <source>Write an address such as https://example.com, or a name before it.</source>
        <translation>Vul een adres in zoals https://example.com, of met een naam ervoor.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LogoField</name>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="102"/>
        <source>Choose a picture…</source>
        <translation>Afbeelding kiezen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="103"/>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="106"/>
        <source>The logo</source>
        <translation>Het logo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="132"/>
        <location filename="../ui/pages/settings/logo_field.cpp" line="162"/>
        <source>Choose the logo</source>
        <translation>Logo kiezen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="133"/>
        <source>Remove the logo</source>
        <translation>Logo verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="151"/>
        <source>The logo: a PNG, JPEG or WebP file, which can be dropped here.</source>
        <translation>Het logo: een PNG-, JPEG- of WebP-bestand, dat u ook hierheen kunt slepen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="163"/>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="183"/>
        <source>This is no picture that can be shown; choose a PNG, JPEG or WebP file.</source>
        <translation>Dit is geen afbeelding die kan worden getoond; kies een PNG-, JPEG- of WebP-bestand.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <location filename="../ui/main_window.cpp" line="102"/>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="103"/>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="109"/>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="114"/>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="119"/>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="124"/>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="129"/>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="131"/>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="216"/>
        <location filename="../ui/main_window.cpp" line="225"/>
        <location filename="../ui/main_window.cpp" line="246"/>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="218"/>
        <location filename="../ui/main_window.cpp" line="227"/>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="225"/>
        <source>Undo: %1</source>
        <translation>Ongedaan maken: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="227"/>
        <source>Redo: %1</source>
        <translation>Opnieuw: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="298"/>
        <source>No answer since %1</source>
        <translation>Geen antwoord sinds %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="302"/>
        <source>API on %1</source>
        <translation>API op %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="303"/>
        <source>API is off</source>
        <translation>API staat uit</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="304"/>
        <source>API is off: %1</source>
        <translation>API staat uit: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="326"/>
        <source>%1 – Stemdesk</source>
        <translation>%1 – Stemdesk</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="327"/>
        <source>%1 – %2 – Stemdesk</source>
        <translation>%1 – %2 – Stemdesk</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="130"/>
        <source>Integrations</source>
        <translation>Integraties</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="40"/>
        <source>Order sheet of %1</source>
        <translation>Bestellijst van %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="53"/>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="54"/>
        <source>New product</source>
        <translation>Nieuw product</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="55"/>
        <source>New supplier</source>
        <translation>Nieuwe leverancier</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="60"/>
        <source>New price list</source>
        <translation>Nieuwe prijslijst</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="65"/>
        <source>New colour</source>
        <translation>Nieuwe kleur</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="70"/>
        <source>New category</source>
        <translation>Nieuwe categorie</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="37"/>
        <source>any supplier</source>
        <translation>elke leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="39"/>
        <source>%1 a pack</source>
        <translation>%1 per verpakking</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="41"/>
        <source>, minimum %1</source>
        <translation>, minimaal %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="44"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/month_delegate.cpp" line="68"/>
        <source>+%n more</source>
        <translation>
            <numerusform>nog %Ln</numerusform>
            <numerusform>nog %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthGrid</name>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="23"/>
        <source>Days of the month</source>
        <translation>Dagen van de maand</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="24"/>
        <source>Events of the day</source>
        <translation>Evenementen van de dag</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="124"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthModel</name>
    <message>
        <location filename="../ui/pages/events/month_model.cpp" line="168"/>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_model.cpp" line="170"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthView</name>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="45"/>
        <source>Month before</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="46"/>
        <source>Month after</source>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="47"/>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="92"/>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NavigationRail</name>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="24"/>
        <location filename="../ui/navigation_rail.cpp" line="152"/>
        <source>Narrow the navigation</source>
        <translation>Navigatie versmallen</translation>
    </message>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="28"/>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="152"/>
        <source>Widen the navigation</source>
        <translation>Navigatie verbreden</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewKeyForm</name>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="40"/>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="204"/>
        <source>Create key</source>
        <translation>Sleutel maken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="42"/>
        <source>API key</source>
        <translation>API-sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="42"/>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="43"/>
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="52"/>
        <source>What uses it: “Website”, “Till”…</source>
        <translation>Wat hem gebruikt: “Website”, “Kassa”…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="53"/>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="54"/>
        <source>What it is for</source>
        <translation>Waarvoor hij is</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="62"/>
        <source>What it may do</source>
        <translation>Wat hij mag</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="64"/>
        <source>Read everything</source>
        <translation>Alles lezen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="65"/>
        <source>Keep the catalogue in step</source>
        <translation>Catalogus gelijk houden</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="66"/>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="67"/>
        <source>As ticked below</source>
        <translation>Zoals hieronder aangevinkt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="68"/>
        <source>Allowed</source>
        <translation>Toegestaan</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="81"/>
        <source>read</source>
        <translation>lezen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="82"/>
        <source>change</source>
        <translation>wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="82"/>
        <source>manage</source>
        <translation>beheren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="92"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="100"/>
        <source>How long it lasts</source>
        <translation>Hoelang hij geldt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="102"/>
        <source>Until it is revoked</source>
        <translation>Tot hij wordt ingetrokken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="103"/>
        <source>30 days</source>
        <translation>30 dagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="104"/>
        <source>90 days</source>
        <translation>90 dagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="105"/>
        <source>A year</source>
        <translation>Een jaar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="106"/>
        <source>To the end of a day</source>
        <translation>Tot het einde van een dag</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="107"/>
        <source>Works</source>
        <translation>Geldig</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="109"/>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="116"/>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="231"/>
        <source>Tick at least one thing that it may do.</source>
        <translation>Vink ten minste één ding aan dat hij mag.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="60"/>
        <source>Create</source>
        <translation>Maken</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="61"/>
        <source>Make no price list</source>
        <translation>Geen prijslijst maken</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="89"/>
        <source>Name, like Flowers spring</source>
        <translation>Naam, zoals Bloemen lente</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="98"/>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="99"/>
        <source>to %1</source>
        <translation>op %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="100"/>
        <source>not at all</source>
        <translation>niet</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="113"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="114"/>
        <source>Name of the list</source>
        <translation>Naam van de lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="115"/>
        <source>Prices hold from</source>
        <translation>Prijzen gelden vanaf</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="116"/>
        <source>Tax on them</source>
        <translation>Btw hierop</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="117"/>
        <source>Prices change by</source>
        <translation>Prijzen wijzigen met</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="118"/>
        <source>Rounded</source>
        <translation>Afgerond</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="127"/>
        <source>Prices copied</source>
        <translation>Gekopieerde prijzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="128"/>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="149"/>
        <source>New price list</source>
        <translation>Nieuwe prijslijst</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="161"/>
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>Nieuwe lijst van %1 uit %2, met %Ln prijs</numerusform>
            <numerusform>Nieuwe lijst van %1 uit %2, met %Ln prijzen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="190"/>
        <source>“%1” is no tax; write it in per cent, like 20.</source>
        <translation>“%1” is geen btw; vul het percentage in, zoals 20.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="201"/>
        <source>“%1” is no change in per cent; write it like 4 or -2.5.</source>
        <translation>“%1” is geen wijziging in procenten; vul in zoals 4 of -2,5.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="230"/>
        <source>Copy of %1</source>
        <translation>Kopie van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="231"/>
        <source>%1 (copy)</source>
        <translation>%1 (kopie)</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="275"/>
        <source>Copying: %1 of %2 prices</source>
        <translation>Kopiëren: %1 van %2 prijzen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="25"/>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="26"/>
        <source>Do not add anything</source>
        <translation>Niets toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="48"/>
        <source>Product, like Rose</source>
        <translation>Product, zoals Roos</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="49"/>
        <source>Name of the new product</source>
        <translation>Naam van het nieuwe product</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="50"/>
        <location filename="../ui/pages/products/new_product_row.cpp" line="77"/>
        <source>First variety, like Quicksand</source>
        <translation>Eerste soort, zoals Quicksand</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="51"/>
        <source>Name of the variety</source>
        <translation>Naam van de soort</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="54"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="55"/>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="67"/>
        <source>No category</source>
        <translation>Geen categorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="76"/>
        <source>New variety of %1</source>
        <translation>Nieuwe soort van %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewSupplierRow</name>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="21"/>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="22"/>
        <source>Name of the new supplier</source>
        <translation>Naam van de nieuwe leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="28"/>
        <source>Enter adds</source>
        <translation>Enter voegt toe</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="30"/>
        <source>Do not add a supplier</source>
        <translation>Geen leverancier toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWebhookForm</name>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="26"/>
        <source>Create webhook</source>
        <translation>Webhook maken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="28"/>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="28"/>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="29"/>
        <source>New webhook</source>
        <translation>Nieuwe webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="36"/>
        <source>Where to</source>
        <translation>Waarheen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="38"/>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="40"/>
        <source>The address that the other program&apos;s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>Het adres op het openbare internet dat de maker van het andere programma u gaf. Stemdesk stuurt er een bericht heen, ondertekend met een geheim, wanneer er iets gebeurt.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="45"/>
        <source>What it tells of</source>
        <translation>Wat hij meldt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="54"/>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="87"/>
        <source>Looking at the address…</source>
        <translation>Het adres wordt bekeken…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWordRow</name>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="23"/>
        <source>Name of the new colour</source>
        <translation>Naam van de nieuwe kleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="23"/>
        <source>Name of the new category</source>
        <translation>Naam van de nieuwe categorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="34"/>
        <source>Add nothing</source>
        <translation>Niets toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="52"/>
        <source>#rrggbb</source>
        <translation>#rrggbb</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="53"/>
        <source>Code of the new colour</source>
        <translation>Code van de nieuwe kleur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OfferedVariantsModel</name>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="66"/>
        <source>any supplier</source>
        <translation>elke leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="68"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="41"/>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="75"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="76"/>
        <source>Min. packs</source>
        <translation>Min. verp.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="77"/>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="84"/>
        <source>Any supplier</source>
        <translation>Elke leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="89"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="97"/>
        <source>Do not buy from %1</source>
        <translation>Niet kopen bij %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="105"/>
        <source>Minimum packs of %1</source>
        <translation>Minimum aan verpakkingen van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="139"/>
        <source>Add a supplier</source>
        <translation>Leverancier toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="67"/>
        <source>Nothing is still to come.</source>
        <translation>Er wordt niets meer verwacht.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="69"/>
        <source>and earlier orders</source>
        <translation>en eerdere bestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="80"/>
        <source>Open the order of %1</source>
        <translation>Bestelling van %1 openen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="84"/>
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln regel te komen</numerusform>
            <numerusform>%Ln regels te komen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="86"/>
        <source>%1, %2</source>
        <comment>lines due and their cost</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderLinesModel</name>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="80"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="82"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="106"/>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>De leverancier levert niet minder dan %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="116"/>
        <source>Before tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="116"/>
        <source>Not every price is known: the price lists have none.</source>
        <translation>Niet elke prijs is bekend: de prijslijsten hebben er geen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="131"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="150"/>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="151"/>
        <source>Needed</source>
        <translation>Nodig</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="152"/>
        <source>Packs</source>
        <translation>Verp.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="153"/>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="154"/>
        <source>Left over</source>
        <translation>Over</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="155"/>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="156"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="76"/>
        <source>Orders</source>
        <translation>Bestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="79"/>
        <source>Choose an event, several, or a whole week. What to order from whom stands here then, with packs worked out over all of them together.</source>
        <translation>Kies een evenement, meerdere of een hele week. Dan staat hier wat u bij wie bestelt, met verpakkingen berekend over alles samen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="105"/>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="105"/>
        <source>Saved sheets</source>
        <translation>Bewaarde lijsten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="111"/>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="113"/>
        <source>The pages as they will be printed</source>
        <translation>De pagina’s zoals ze worden afgedrukt</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="115"/>
        <source>Save this sheet</source>
        <translation>Lijst bewaren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="116"/>
        <source>Keeps the sheet as it is now, to see later what changed and what came in</source>
        <translation>Bewaart de lijst zoals ze nu is, om later te zien wat er veranderde en wat binnenkwam</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="118"/>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="118"/>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="119"/>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="119"/>
        <source>A table for any program</source>
        <translation>Een tabel voor elk programma</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="121"/>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="121"/>
        <source>A workbook with a sheet for each supplier</source>
        <translation>Een werkmap met een blad per leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="123"/>
        <source>Save PDF…</source>
        <translation>PDF bewaren…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="123"/>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="304"/>
        <source>As they were sent, and what came in</source>
        <translation>Zoals ze verstuurd zijn, en wat binnenkwam</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="304"/>
        <source>What to order from whom</source>
        <translation>Wat u bij wie bestelt</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="310"/>
        <source>%1 · %2 · %3 with tax</source>
        <translation>%1 · %2 · %3 incl. btw</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="311"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="312"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln leverancier</numerusform>
            <numerusform>%Ln leveranciers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="316"/>
        <source>Saved %1 · %2</source>
        <translation>Bewaard %1 · %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="322"/>
        <source>Save order sheet</source>
        <translation>Bestellijst bewaren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="328"/>
        <source>The sheet is saved</source>
        <translation>De lijst is bewaard</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="328"/>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="359"/>
        <source>and %1 more</source>
        <translation>en nog %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="47"/>
        <source>Saved sheets with this event</source>
        <translation>Bewaarde lijsten met dit evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="80"/>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="81"/>
        <source>The pages as they will be printed</source>
        <translation>De pagina’s zoals ze worden afgedrukt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="82"/>
        <source>Open in Orders</source>
        <translation>Naar Bestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="83"/>
        <source>Order together with other events, save the sheet, export it</source>
        <translation>Samen met andere evenementen bestellen, de lijst bewaren, exporteren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="140"/>
        <source>For this event alone: %1, %2 with tax</source>
        <translation>Alleen voor dit evenement: %1, %2 incl. btw</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="141"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln leverancier</numerusform>
            <numerusform>%Ln leveranciers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="170"/>
        <source>Saved %1</source>
        <translation>Bewaard %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="172"/>
        <source>with %n other event(s)</source>
        <translation>
            <numerusform>met %Ln ander evenement</numerusform>
            <numerusform>met %Ln andere evenementen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="175"/>
        <source>received</source>
        <translation>ontvangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="177"/>
        <source>%1 of %2 lines received</source>
        <translation>%1 van %2 regels ontvangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="196"/>
        <source>the newest; all are in Orders</source>
        <translation>de nieuwste; alle staan in Bestellingen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OutputProgress</name>
    <message>
        <location filename="../ui/preview/output_progress.cpp" line="19"/>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <location filename="../ui/preview/output_progress.cpp" line="20"/>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <location filename="../ui/widgets/page_header.cpp" line="84"/>
        <source>Back to %1</source>
        <translation>Terug naar %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageView</name>
    <message>
        <location filename="../ui/preview/page_view.cpp" line="35"/>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteField</name>
    <message>
        <location filename="../ui/pages/event/palette_field.cpp" line="23"/>
        <location filename="../ui/pages/event/palette_field.cpp" line="24"/>
        <source>Add a colour</source>
        <translation>Kleur toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteRows</name>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="66"/>
        <source>Recent</source>
        <translation>Recent</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="67"/>
        <location filename="../ui/palette/palette_rows.cpp" line="76"/>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="85"/>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="86"/>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="87"/>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/palette/palette_rows.cpp" line="203"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="212"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="227"/>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureIntake</name>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="94"/>
        <source>the picture</source>
        <translation>de afbeelding</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="141"/>
        <source>“%1” cannot be read.</source>
        <translation>“%1” kan niet worden gelezen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="143"/>
        <source>“%1” is too large: 64 MB and 64 million pixels are the most.</source>
        <translation>“%1” is te groot: 64 MB en 64 miljoen pixels is het maximum.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="146"/>
        <source>“%1” is no picture that can be shown. Take a PNG, JPEG or WebP file.</source>
        <translation>“%1” is geen afbeelding die kan worden getoond. Neem een PNG-, JPEG- of WebP-bestand.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureStrip</name>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="36"/>
        <source>Add pictures</source>
        <translation>Beeld toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="56"/>
        <source>Or drop them here, or paste them with Ctrl+V</source>
        <translation>Of sleep ze hierheen, of plak ze met Ctrl+V</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="69"/>
        <source>Pictures of %1</source>
        <translation>Afbeeldingen van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="70"/>
        <location filename="../ui/pages/event/picture_strip.cpp" line="211"/>
        <source>Add pictures to %1</source>
        <translation>Afbeeldingen toevoegen aan %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="119"/>
        <source>%1
A picture elsewhere. A click opens it in the browser.</source>
        <translation>%1
Een afbeelding elders. Een klik opent de afbeelding in de browser.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="120"/>
        <source>Link to a picture, %1</source>
        <translation>Link naar een afbeelding, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="129"/>
        <source>Picture %1 of %2</source>
        <translation>Afbeelding %1 van %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="152"/>
        <source>Remove a picture from %1</source>
        <translation>Afbeelding verwijderen uit %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="162"/>
        <source>Move a picture of %1</source>
        <translation>Afbeelding van %1 verplaatsen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="196"/>
        <source>Add a picture to %1</source>
        <translation>Afbeelding toevoegen aan %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="206"/>
        <source>There is no picture on the clipboard.</source>
        <translation>Er staat geen afbeelding op het klembord.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="214"/>
        <source>Pictures (%1)</source>
        <translation>Afbeeldingen (%1)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="247"/>
        <source>Reading the picture…</source>
        <translation>De afbeelding wordt gelezen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="247"/>
        <source>Reading picture %1 of %2…</source>
        <translation>Afbeelding %1 van %2 wordt gelezen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="248"/>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureTile</name>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="27"/>
        <source>Click shows it large. Delete removes it, Ctrl with an arrow moves it.</source>
        <translation>Klikken toont groot. Delete verwijdert, Ctrl met een pijltoets verplaatst.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="139"/>
        <source>Show large</source>
        <translation>Groot tonen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="140"/>
        <source>Move to the left</source>
        <translation>Naar links</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="141"/>
        <source>Move to the right</source>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="143"/>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureViewer</name>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="49"/>
        <source>Picture %1 of %2</source>
        <translation>Afbeelding %1 van %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="77"/>
        <source>This picture is not there any more.</source>
        <translation>Deze afbeelding is er niet meer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="90"/>
        <source>%1 of %2 · arrows show the others, Escape closes</source>
        <translation>%1 van %2 · pijlen tonen de andere, Esc sluit</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="91"/>
        <source>Escape closes</source>
        <translation>Esc sluit</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="37"/>
        <source>any supplier</source>
        <translation>elke leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="77"/>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="112"/>
        <source>Before: %1</source>
        <translation>Eerder: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="113"/>
        <source>With tax and the markup of the shop, without uplift</source>
        <translation>Incl. btw en de opslagfactor van de winkel, zonder toeslag</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="145"/>
        <source>Before tax</source>
        <translation>Excl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="149"/>
        <source>Variety</source>
        <translation>Soort</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="150"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="151"/>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="152"/>
        <source>To customer</source>
        <translation>Klantprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="153"/>
        <source>Change</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="30"/>
        <source>“%1” is no price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="55"/>
        <source>Change price of %1</source>
        <translation>Prijs van %1 wijzigen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="98"/>
        <source>%n row(s) more were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>Er is %Ln rij meer geplakt dan er prijzen zijn; er is niets gewijzigd.</numerusform>
            <numerusform>Er zijn %Ln rijen meer geplakt dan er prijzen zijn; er is niets gewijzigd.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="105"/>
        <source>“%1” is no price; nothing was changed.</source>
        <translation>“%1” is geen prijs; er is niets gewijzigd.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="117"/>
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>%Ln prijs plakken</numerusform>
            <numerusform>%Ln prijzen plakken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="133"/>
        <source>%1 has a price for %2 on this list.</source>
        <translation>%1 heeft op deze lijst al een prijs voor %2.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="145"/>
        <source>Add price of %1</source>
        <translation>Prijs van %1 toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="184"/>
        <source>Each supplier of %1 has a price on this list already.</source>
        <translation>Elke leverancier van %1 heeft al een prijs op deze lijst.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="193"/>
        <source>Delete price of %1</source>
        <translation>Prijs van %1 verwijderen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="194"/>
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>%Ln prijs verwijderen</numerusform>
            <numerusform>%Ln prijzen verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="207"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prijs</numerusform>
            <numerusform>%Ln prijzen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="208"/>
        <source>Deleted %1 from %2.</source>
        <translation>%1 verwijderd uit %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="26"/>
        <source>Price over the lists</source>
        <translation>Prijs over de lijsten</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/price_history.cpp" line="50"/>
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln prijs, de laatste %1</numerusform>
            <numerusform>%Ln prijzen, de laatste %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="56"/>
        <source>%1, latest</source>
        <translation>%1, laatste</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="59"/>
        <source>%1, highest</source>
        <translation>%1, hoogste</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="67"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="327"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="329"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="68"/>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="70"/>
        <source>This list has no prices yet. Type a variety below, or make a new list from an older one, with all its prices raised at once.</source>
        <translation>Deze lijst heeft nog geen prijzen. Typ hieronder een soort, of maak een nieuwe lijst uit een oudere, met alle prijzen in één keer verhoogd.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="72"/>
        <source>No price on this list is found by this.</source>
        <translation>Hiermee is geen prijs op deze lijst gevonden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="102"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="103"/>
        <source>Name of the list</source>
        <translation>Naam van de lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="104"/>
        <source>Prices hold from</source>
        <translation>Prijzen gelden vanaf</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="109"/>
        <source>Tax on these prices</source>
        <translation>Btw op deze prijzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="113"/>
        <source>from</source>
        <translation>vanaf</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="115"/>
        <source>tax</source>
        <translation>btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="117"/>
        <source>New from this…</source>
        <translation>Nieuw hieruit…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="118"/>
        <source>New list from this one</source>
        <translation>Nieuwe lijst uit deze</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="121"/>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="123"/>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="125"/>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="154"/>
        <source>Search this list…</source>
        <translation>Zoek in deze lijst…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="211"/>
        <source>No variety of type %1 is called “%2”.</source>
        <translation>Geen soort van het type %1 heet “%2”.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="248"/>
        <source>Prices of %1</source>
        <translation>Prijzen van %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="255"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prijs</numerusform>
            <numerusform>%Ln prijzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="258"/>
        <source>%n event(s) keep to it</source>
        <translation>
            <numerusform>vastgezet in %Ln evenement</numerusform>
            <numerusform>vastgezet in %Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="272"/>
        <source>and earlier events</source>
        <translation>en eerdere evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="293"/>
        <source>“%1” is no tax; write it in per cent, like 20.</source>
        <translation>“%1” is geen btw; vul het percentage in, zoals 20.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="328"/>
        <source>Supplier: %1</source>
        <translation>Leverancier: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsCard</name>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="35"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="41"/>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="42"/>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="158"/>
        <source>Pin prices</source>
        <translation>Prijzen vastzetten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="42"/>
        <source>Refresh prices…</source>
        <translation>Prijzen vernieuwen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="44"/>
        <source>the newest on the day of the event, or one that the event keeps to</source>
        <translation>de nieuwste op de dag van het evenement, of een vaste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="62"/>
        <source>Price list for %1</source>
        <translation>Prijslijst voor %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="76"/>
        <source>Shows what the newest lists would change, before anything is changed.</source>
        <translation>Toont wat de nieuwste lijsten zouden wijzigen, voordat er iets verandert.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="95"/>
        <source>Keeps the price lists in use, so that newer lists change nothing.</source>
        <translation>Houdt de gebruikte prijslijsten vast, zodat nieuwere lijsten niets wijzigen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="97"/>
        <source>No price list is in use yet.</source>
        <translation>Er is nog geen prijslijst in gebruik.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="97"/>
        <source>Every list in use is pinned.</source>
        <translation>Elke gebruikte lijst is vastgezet.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="106"/>
        <source>the newest</source>
        <translation>de nieuwste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="119"/>
        <source>No price list for the day of the event.</source>
        <translation>Geen prijslijst voor de dag van het evenement.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="124"/>
        <source>Pinned: %1</source>
        <translation>Vastgezet: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="124"/>
        <source>Newest: %1</source>
        <translation>Nieuwste: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="128"/>
        <source>out of date</source>
        <translation>verouderd</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="152"/>
        <source>Change price list</source>
        <translation>Prijslijst wijzigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsModel</name>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="62"/>
        <source>Out of date</source>
        <translation>Verouderd</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="64"/>
        <source>In use</source>
        <translation>In gebruik</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="65"/>
        <source>To come</source>
        <translation>Komend</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="100"/>
        <source>Price list</source>
        <translation>Prijslijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="101"/>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="35"/>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="38"/>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="40"/>
        <source>What do your flowers cost? Make a price list for each type of product and season; every event is then priced from the newest one.</source>
        <translation>Wat kosten uw bloemen? Maak een prijslijst voor elk type product en seizoen; elk evenement wordt dan met de nieuwste berekend.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="42"/>
        <source>Make a price list</source>
        <translation>Prijslijst maken</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="44"/>
        <source>Varieties without a price</source>
        <translation>Soorten zonder prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="46"/>
        <source>Every variety on your events has a price on the list in use.</source>
        <translation>Elke soort in uw evenementen heeft een prijs op de gebruikte lijst.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <source>Lists</source>
        <translation>Lijsten</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="246"/>
        <source>Without a price</source>
        <translation>Zonder prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="61"/>
        <source>New price list</source>
        <translation>Nieuwe prijslijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="246"/>
        <source>Without a price (%1)</source>
        <translation>Zonder prijs (%1)</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="254"/>
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln prijslijst</numerusform>
            <numerusform>%Ln prijslijsten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="255"/>
        <source>%1, %2 out of date</source>
        <translation>%1, %2 verouderd</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="265"/>
        <source>%n variety(s) on events without a price on the list in use</source>
        <translation>
            <numerusform>%Ln soort in evenementen zonder prijs op de gebruikte lijst</numerusform>
            <numerusform>%Ln soorten in evenementen zonder prijs op de gebruikte lijst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceRefreshCard</name>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="37"/>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="44"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="50"/>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="154"/>
        <source>Refresh prices</source>
        <translation>Prijzen vernieuwen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="52"/>
        <source>Lines with old and new unit cost</source>
        <translation>Regels met oude en nieuwe stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="52"/>
        <source>Cost of goods</source>
        <translation>Inkoopkosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="53"/>
        <source>Price of the event</source>
        <translation>Prijs van het evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="54"/>
        <source>Apply new prices</source>
        <translation>Nieuwe prijzen overnemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="54"/>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="56"/>
        <source>nothing changes until you apply it</source>
        <translation>er verandert niets tot u het overneemt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="117"/>
        <source>Nothing to refresh: the pinned lists are the newest for the day of the event.</source>
        <translation>Niets te vernieuwen: de vastgezette lijsten zijn de nieuwste voor de dag van het evenement.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="118"/>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Niets te vernieuwen: er is geen lijst vastgezet, dus het evenement heeft al de nieuwste prijzen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="126"/>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PricingForm</name>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="64"/>
        <source>Markups</source>
        <translation>Opslagfactoren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="65"/>
        <source>times the cost with tax; empty takes the shop&apos;s</source>
        <translation>maal de kosten incl. btw; leeg geldt die van de winkel</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="69"/>
        <source>Uplift a unit</source>
        <translation>Toeslag per stuk</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="69"/>
        <source>Change uplift</source>
        <translation>Toeslag wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="72"/>
        <source>added to each unit&apos;s cost, with tax</source>
        <translation>bij de kosten van elk stuk, incl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="79"/>
        <source>%1, as in the shop</source>
        <translation>%1, zoals in de winkel</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="87"/>
        <source>Change markup</source>
        <translation>Opslagfactor wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="100"/>
        <source>Labour</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="101"/>
        <source>Share in %</source>
        <translation>Aandeel in %</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="102"/>
        <source>Hours</source>
        <translation>Uren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="103"/>
        <source>Rate an hour</source>
        <translation>Uurtarief</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="104"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="126"/>
        <source>Fixed amount</source>
        <translation>Vast bedrag</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="105"/>
        <source>a share of the lines&apos; price, and hours and amounts without tax</source>
        <translation>een aandeel van de regelprijs, plus uren en bedragen excl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="111"/>
        <source>Change labour</source>
        <translation>Arbeid wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="122"/>
        <source>Travel</source>
        <translation>Reiskosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="123"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="144"/>
        <source>without tax</source>
        <translation>excl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="124"/>
        <source>Distance</source>
        <translation>Afstand</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="125"/>
        <source>Rate</source>
        <translation>Tarief</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="132"/>
        <source>Change travel</source>
        <translation>Reiskosten wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="143"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="146"/>
        <source>Fees</source>
        <translation>Toeslagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="148"/>
        <source>Change fees</source>
        <translation>Toeslagen wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="156"/>
        <source>Tax</source>
        <translation>Btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="159"/>
        <source>Tax group</source>
        <translation>Btw-groep</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="163"/>
        <source>Change tax group</source>
        <translation>Btw-groep wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="174"/>
        <source>as in the shop</source>
        <translation>zoals in de winkel</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="178"/>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2%)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="24"/>
        <source>%1 - proposal</source>
        <translation>%1 - offerte</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="25"/>
        <source>%1 - recipes</source>
        <translation>%1 - recepten</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="26"/>
        <source>%1 - packing list</source>
        <translation>%1 - paklijst</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="33"/>
        <source>%1 - supplier orders</source>
        <translation>%1 - leveranciersbestellingen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/preview/event_print_jobs.cpp" line="86"/>
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Leveranciersbestellingen, %Ln evenement</numerusform>
            <numerusform>Leveranciersbestellingen, %Ln evenementen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductFilters</name>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="18"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="19"/>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="21"/>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="60"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="104"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductPanel</name>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="22"/>
        <location filename="../ui/pages/products/product_panel.cpp" line="23"/>
        <source>Product</source>
        <translation>Product</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="24"/>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="25"/>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="26"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="28"/>
        <source>Varieties</source>
        <translation>Soorten</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="29"/>
        <source>In the catalogue</source>
        <translation>In de catalogus</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="33"/>
        <source>New variety</source>
        <translation>Nieuwe soort</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="60"/>
        <location filename="../ui/pages/products/product_panel.cpp" line="61"/>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesCard</name>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="25"/>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="26"/>
        <source>Product types</source>
        <translation>Producttypen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="26"/>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="29"/>
        <source>times the cost with tax</source>
        <translation>maal de kosten incl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="30"/>
        <source>Delete the chosen type</source>
        <translation>Gekozen type verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="60"/>
        <source>Name of a new type</source>
        <translation>Naam van een nieuw type</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="75"/>
        <source>Give it a name.</source>
        <translation>Geef een naam op.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="75"/>
        <source>There is such a type already.</source>
        <translation>Dit type bestaat al.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="81"/>
        <source>The name may have %1 characters.</source>
        <translation>De naam mag %1 tekens hebben.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesModel</name>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="60"/>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="140"/>
        <source>hired out</source>
        <translation>verhuur</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="60"/>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="140"/>
        <source>sold</source>
        <translation>verkoop</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="74"/>
        <source>in every shop</source>
        <translation>in elke winkel</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="91"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="92"/>
        <source>Markup</source>
        <translation>Factor</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="93"/>
        <source>Is</source>
        <translation>Voor</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="122"/>
        <source>Write a factor more than 0, like 2.5 for two and a half times the cost.</source>
        <translation>Vul een factor groter dan 0 in, zoals 2,5 voor tweeënhalf keer de kosten.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="45"/>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="46"/>
        <source>Products and varieties</source>
        <translation>Producten en soorten</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="49"/>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>Waarmee werkt u? Voeg hier bloemen, materialen en verhuurstukken toe, elk met soorten, steellengtes en verpakkingen; daaruit ontstaan recepten en bestellingen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="51"/>
        <source>Add a product</source>
        <translation>Product toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="52"/>
        <source>No product is found by this.</source>
        <translation>Hiermee is geen product gevonden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="74"/>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Zoek naam, soort, art.nr., kleur…</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="76"/>
        <source>New product</source>
        <translation>Nieuw product</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="255"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln producten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="256"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="257"/>
        <source>more than %1</source>
        <translation>meer dan %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="258"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeView</name>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="34"/>
        <source>The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, a table centre.</source>
        <translation>Het recept zegt waaruit elk arrangement bestaat. Begin met één: een bruidsboeket, een tafelstuk.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="36"/>
        <location filename="../ui/pages/event/recipe_view.cpp" line="200"/>
        <source>Add an arrangement</source>
        <translation>Arrangement toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="37"/>
        <location filename="../ui/pages/event/recipe_view.cpp" line="200"/>
        <source>New arrangement</source>
        <translation>Nieuw arrangement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="49"/>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RefreshLinesModel</name>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="41"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="48"/>
        <source>%1 (hidden)</source>
        <translation>%1 (verborgen)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="68"/>
        <source>The price list has no price for it.</source>
        <translation>De prijslijst heeft er geen prijs voor.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="69"/>
        <source>From %1</source>
        <translation>Van %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="91"/>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="92"/>
        <source>Arrangement</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="93"/>
        <source>Units</source>
        <translation>Stuks</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="94"/>
        <source>Old unit cost</source>
        <translation>Oude stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="95"/>
        <source>New unit cost</source>
        <translation>Nieuwe stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="96"/>
        <source>Price change</source>
        <translation>Prijswijziging</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="105"/>
        <source>same</source>
        <translation>gelijk</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReplacePanel</name>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Arrangement</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Stems</source>
        <translation>Stelen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <location filename="../ui/pages/event/replace_panel.cpp" line="67"/>
        <source>Packs</source>
        <translation>Verp.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>Price now</source>
        <translation>Prijs nu</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>New price</source>
        <translation>Nieuwe prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="67"/>
        <source>Lines with old and new price</source>
        <translation>Regels met oude en nieuwe prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="68"/>
        <source>Cost of goods</source>
        <translation>Inkoopkosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="69"/>
        <source>Price of the event</source>
        <translation>Prijs van het evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="69"/>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="71"/>
        <source>Replace in the whole event</source>
        <translation>In het hele evenement vervangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="78"/>
        <source>Replace %1 in the whole event</source>
        <translation>%1 in het hele evenement vervangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="88"/>
        <source>Close, and replace nothing</source>
        <translation>Sluiten en niets vervangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="94"/>
        <source>With which flower? Type its name, like “white 50”</source>
        <translation>Door welke bloem? Typ de naam, zoals “wit 50”</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="95"/>
        <source>The flower that takes its place</source>
        <translation>De bloem die ervoor in de plaats komt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="141"/>
        <source>That is the flower to be replaced. Choose another.</source>
        <translation>Dat is de bloem die u vervangt. Kies een andere.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/replace_panel.cpp" line="170"/>
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>Op %Ln regel vervangen</numerusform>
            <numerusform>Op %Ln regels vervangen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="177"/>
        <source>any</source>
        <translation>elke</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="180"/>
        <source>%1 instead of %2</source>
        <translation>%1 in plaats van %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="192"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="193"/>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="196"/>
        <location filename="../ui/pages/event/replace_panel.cpp" line="222"/>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="218"/>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="231"/>
        <source>Replace %1 by %2</source>
        <translation>%1 door %2 vervangen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogModel</name>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="107"/>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="108"/>
        <source>Key</source>
        <translation>Sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="109"/>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="110"/>
        <source>Path</source>
        <translation>Pad</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="111"/>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="112"/>
        <source>Took</source>
        <translation>Duur</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="113"/>
        <source>Request id</source>
        <translation>Verzoek-id</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="34"/>
        <source>Requests</source>
        <translation>Verzoeken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="36"/>
        <source>Every request that a program makes with one of this shop&apos;s keys stands here for 30 days: what it asked for, and how it was answered. Nothing was asked yet.</source>
        <translation>Elk verzoek dat een programma met een sleutel van deze winkel doet, staat hier 30 dagen: wat het vroeg en welk antwoord het kreeg. Er is nog niets gevraagd.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="38"/>
        <source>No request is like this.</source>
        <translation>Geen verzoek is zo.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="61"/>
        <source>Errors only</source>
        <translation>Alleen fouten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="68"/>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="89"/>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="111"/>
        <source>All keys</source>
        <translation>Alle sleutels</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetDelegate</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_delegate.cpp" line="55"/>
        <source>Draft</source>
        <translation>Concept</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Changed since</source>
        <translation>Sindsdien gewijzigd</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="22"/>
        <source>Nothing changed since this sheet was saved.</source>
        <translation>Sinds deze lijst is bewaard, is er niets gewijzigd.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="23"/>
        <source>All suppliers</source>
        <translation>Alle leveranciers</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="26"/>
        <source>What the events earn</source>
        <translation>Wat de evenementen opleveren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Customer price</source>
        <translation>Klantprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Cost planned</source>
        <translation>Kosten gepland</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Cost so far</source>
        <translation>Kosten tot nu</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="47"/>
        <source>Saved sheet</source>
        <translation>Bewaarde lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="53"/>
        <source>Saved as a draft: not every event was approved then.</source>
        <translation>Als concept bewaard: toen was nog niet elk evenement goedgekeurd.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln regel nog te komen</numerusform>
            <numerusform>%Ln regels nog te komen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>everything came</source>
        <translation>alles ontvangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="98"/>
        <source>Ordered %1</source>
        <translation>Besteld: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="99"/>
        <source>Received %1 with tax</source>
        <translation>Ontvangen: %1 incl. btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="112"/>
        <source>what would be ordered now, against this sheet</source>
        <translation>wat nu besteld zou worden, tegenover deze lijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="115"/>
        <source>with tax, over the cost of goods</source>
        <translation>incl. btw, boven de inkoopkosten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheets.cpp" line="29"/>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: here you see then what changed since, and note what came in and what it cost.</source>
        <translation>Er is nog niets bewaard. Bewaar een lijst wanneer u ze naar uw leveranciers stuurt: hier ziet u dan wat er sindsdien veranderde, en noteert u wat binnenkwam en wat het kostte.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets.cpp" line="50"/>
        <source>Saved sheets</source>
        <translation>Bewaarde lijsten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="123"/>
        <source>not received</source>
        <translation>niet ontvangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="125"/>
        <source>received</source>
        <translation>ontvangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="126"/>
        <source>%1 of %2 received</source>
        <translation>%1 van %2 ontvangen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="141"/>
        <source>draft</source>
        <translation>concept</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SearchField</name>
    <message>
        <location filename="../ui/widgets/search_field.cpp" line="20"/>
        <source>Ctrl F</source>
        <translation>Ctrl F</translation>
    </message>
    <message>
        <location filename="../ui/widgets/search_field.cpp" line="40"/>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SecretPanel</name>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="27"/>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="59"/>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="27"/>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="29"/>
        <source>New key</source>
        <translation>Nieuwe sleutel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="60"/>
        <source>Copy %1</source>
        <translation>%1 kopiëren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="67"/>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SettingsPage</name>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="21"/>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Shop</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Prices and tax</source>
        <translation>Prijzen en btw</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Database</source>
        <translation>Database</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="60"/>
        <source>saved as you type; Ctrl+Z takes it back</source>
        <translation>bewaard terwijl u typt; Ctrl+Z maakt het ongedaan</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="61"/>
        <source>for whoever works at this computer</source>
        <translation>voor wie op deze computer werkt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="99"/>
        <source>Save the supplier order</source>
        <translation>Leveranciersbestelling bewaren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="104"/>
        <source>CSV table (*.csv)</source>
        <translation>CSV-tabel (*.csv)</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="104"/>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-werkmap (*.xlsx)</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="128"/>
        <source>%1 was not saved. %2</source>
        <translation>%1 is niet bewaard. %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="130"/>
        <source>%1 was not saved: %2. Nothing is lost; choose another place.</source>
        <translation>%1 is niet bewaard: %2. Er is niets verloren; kies een andere plaats.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="133"/>
        <source>Saved %1</source>
        <translation>%1 bewaard</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="133"/>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="149"/>
        <source>Copied the order as e-mail</source>
        <translation>Bestelling als e-mail gekopieerd</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="149"/>
        <source>Copied the order as e-mail to %1</source>
        <translation>Bestelling als e-mail aan %1 gekopieerd</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="155"/>
        <source>Open in mail program</source>
        <translation>Openen in mailprogramma</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="157"/>
        <source>No mail program answers; the order is on the clipboard.</source>
        <translation>Geen mailprogramma antwoordt; de bestelling staat op het klembord.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="25"/>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>Er is niets te bestellen: geen zichtbaar arrangement van deze evenementen heeft een regel waarvoor iets nodig is.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="26"/>
        <source>All suppliers</source>
        <translation>Alle leveranciers</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="46"/>
        <source>Order by supplier</source>
        <translation>Bestelling per leverancier</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_view.cpp" line="62"/>
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln bestelling</numerusform>
            <numerusform>%Ln bestellingen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="64"/>
        <source>Before tax %1</source>
        <translation>Excl. btw %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="25"/>
        <source>%1 and %2 more</source>
        <translation>%1 en nog %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="41"/>
        <source>Not approved yet: %1. Until then this is a draft, and printed as one.</source>
        <translation>Nog niet goedgekeurd: %1. Tot dan is dit een concept en wordt het zo afgedrukt.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="56"/>
        <source>Archived: %1. Choose another supplier for these lines, or bring this one back.</source>
        <translation>Gearchiveerd: %1. Kies een andere leverancier voor deze regels, of haal deze terug.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="65"/>
        <source>Some lines name no supplier yet; they stand at the end.</source>
        <translation>Sommige regels hebben nog geen leverancier; ze staan achteraan.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="77"/>
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln regel zonder prijs: de totalen zijn niet volledig.</numerusform>
            <numerusform>%Ln regels zonder prijs: de totalen zijn niet volledig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopTab</name>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="98"/>
        <source>On documents</source>
        <translation>Op documenten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="99"/>
        <source>for proposals and orders</source>
        <translation>voor offertes en bestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="103"/>
        <source>It may have 500 characters.</source>
        <translation>Dit mag 500 tekens hebben.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="104"/>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="104"/>
        <source>Change the shop&apos;s address</source>
        <translation>Adres van de winkel wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="105"/>
        <source>Phone</source>
        <translation>Telefoon</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="105"/>
        <source>Change the shop&apos;s phone</source>
        <translation>Telefoon van de winkel wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="106"/>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="107"/>
        <source>Change the shop&apos;s e-mail</source>
        <translation>E-mail van de winkel wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="108"/>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Vul een e-mailadres in, zoals anna@example.com.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="109"/>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="109"/>
        <source>Change the shop&apos;s website</source>
        <translation>Website van de winkel wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="110"/>
        <source>Terms of proposals</source>
        <translation>Offertevoorwaarden</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="111"/>
        <source>Change the terms of proposals</source>
        <translation>Offertevoorwaarden wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="112"/>
        <source>They may have 10,000 characters.</source>
        <translation>Ze mogen 10.000 tekens hebben.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="134"/>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="198"/>
        <source>Country and money</source>
        <translation>Land en geld</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="200"/>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="200"/>
        <source>Change the currency</source>
        <translation>Valuta wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="204"/>
        <source>Documents are laid out for Letter paper.</source>
        <translation>Documenten worden opgemaakt voor Letter-papier.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="205"/>
        <source>Documents are laid out for A4 paper.</source>
        <translation>Documenten worden opgemaakt voor A4-papier.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="207"/>
        <source>Time zone</source>
        <translation>Tijdzone</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="207"/>
        <source>Change the time zone</source>
        <translation>Tijdzone wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="210"/>
        <source>Documents in</source>
        <translation>Documenten in</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="210"/>
        <source>Change the language of documents</source>
        <translation>Taal van documenten wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="212"/>
        <source>Language of documents</source>
        <translation>Taal van documenten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="220"/>
        <source>fill in what is usual in…</source>
        <translation>invullen wat gebruikelijk is in…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="221"/>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="234"/>
        <source>Fill in what is usual in %1</source>
        <translation>Invullen wat gebruikelijk is in %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="241"/>
        <source>Choose the time zone too: this country has several.</source>
        <translation>Kies ook de tijdzone: dit land heeft er meerdere.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="248"/>
        <source>Events</source>
        <translation>Evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="250"/>
        <source>Order ahead</source>
        <translation>Besteltermijn</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="251"/>
        <source>Change how early orders are due</source>
        <translation>Besteltermijn wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="251"/>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Vul een geheel aantal dagen in, van 0 tot 365.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="252"/>
        <source>Days before an event on which its orders are due</source>
        <translation>Dagen voor een evenement waarop bestellingen weg moeten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="254"/>
        <source>days before an event on which its supplier orders are due</source>
        <translation>dagen voor een evenement moeten de leveranciersbestellingen weg</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="255"/>
        <source>Keep the prices of an approved event</source>
        <translation>Prijzen na goedkeuring vastzetten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="256"/>
        <source>Approval</source>
        <translation>Goedkeuring</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="257"/>
        <source>its price lists are fixed on approval; newer ones then change nothing</source>
        <translation>de prijslijsten staan vast na goedkeuring; nieuwere wijzigen dan niets</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="270"/>
        <source>Keep prices on approval</source>
        <translation>Prijzen bij goedkeuring vastzetten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="270"/>
        <source>Let prices move after approval</source>
        <translation>Prijzen na goedkeuring vrijlaten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StateDot</name>
    <message>
        <location filename="../ui/rail_entry.cpp" line="81"/>
        <source>Server is running</source>
        <translation>Server draait</translation>
    </message>
    <message>
        <location filename="../ui/rail_entry.cpp" line="81"/>
        <source>Server is not running</source>
        <translation>Server draait niet</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StatusButton</name>
    <message>
        <location filename="../ui/pages/event/status_button.cpp" line="40"/>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/status_button.cpp" line="41"/>
        <source>Change the status</source>
        <translation>Status wijzigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="29"/>
        <source>Summary</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="47"/>
        <location filename="../ui/pages/event/summary_panel.cpp" line="48"/>
        <source>Customer price</source>
        <translation>Klantprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="59"/>
        <source>How it is made up</source>
        <translation>Opbouw</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="60"/>
        <source>Flowers and materials</source>
        <translation>Bloemen en materialen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="61"/>
        <source>Hire</source>
        <translation>Verhuur</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="62"/>
        <source>Labour</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="63"/>
        <source>Fees</source>
        <translation>Toeslagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="64"/>
        <source>Travel</source>
        <translation>Reiskosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="69"/>
        <source>What it costs us</source>
        <translation>Wat het ons kost</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="70"/>
        <source>Design</source>
        <translation>Ontwerp</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="71"/>
        <source>Left over in packs</source>
        <translation>Over in verpakkingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="72"/>
        <source>Cost of goods</source>
        <translation>Inkoopkosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="73"/>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="74"/>
        <source>What stays of the customer price after the cost of goods</source>
        <translation>Wat van de klantprijs overblijft na de inkoopkosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="79"/>
        <source>Goods received</source>
        <translation>Ontvangen goederen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="80"/>
        <source>Paid so far</source>
        <translation>Tot nu betaald</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="81"/>
        <source>With tax, this event&apos;s share of what came in on its order sheets</source>
        <translation>Incl. btw, het deel van dit evenement in wat op zijn bestellijsten binnenkwam</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="82"/>
        <source>Margin on that</source>
        <translation>Marge daarop</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="83"/>
        <source>What stays of the customer price after what was paid</source>
        <translation>Wat van de klantprijs overblijft na wat is betaald</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="88"/>
        <source>Palette</source>
        <translation>Kleurenpalet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="94"/>
        <source>Next</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="95"/>
        <source>Order by</source>
        <translation>Bestellen voor</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="96"/>
        <source>Price lists</source>
        <translation>Prijslijsten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="137"/>
        <source>No budget agreed. %1 without tax.</source>
        <translation>Geen budget afgesproken. %1 excl. btw.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="145"/>
        <source>%1 over the budget of %2. Without tax it is %3.</source>
        <translation>%1 boven het budget van %2. Exclusief btw is het %3.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="147"/>
        <source>%1 of the budget of %2 left. Without tax it is %3.</source>
        <translation>%1 over van het budget van %2. Exclusief btw is het %3.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="168"/>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="211"/>
        <source>no date yet</source>
        <translation>nog geen datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="227"/>
        <source>kept</source>
        <translation>vastgezet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="227"/>
        <source>newest</source>
        <translation>nieuwste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="228"/>
        <source>These prices stay, whatever newer lists say.</source>
        <translation>Deze prijzen blijven, wat nieuwere lijsten ook zeggen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="229"/>
        <source>The newest list of its type on the day of the event.</source>
        <translation>De nieuwste lijst van dit type op de dag van het evenement.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliedList</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="102"/>
        <source>no price</source>
        <translation>geen prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="107"/>
        <source>and others, on the page Products</source>
        <translation>en andere, op de pagina Producten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="33"/>
        <source>Lines to order</source>
        <translation>Te bestellen regels</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="34"/>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="57"/>
        <source>Copy as e-mail</source>
        <translation>Als e-mail kopiëren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="114"/>
        <source>No supplier</source>
        <translation>Geen leverancier</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="115"/>
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="120"/>
        <source>Lines to order from %1</source>
        <translation>Bij %1 te bestellen regels</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="120"/>
        <source>nobody yet</source>
        <translation>nog niemand</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="122"/>
        <source>Before tax %1</source>
        <translation>Excl. btw %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="123"/>
        <source>With tax %1</source>
        <translation>Incl. btw %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="48"/>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="128"/>
        <source>Supplier</source>
        <translation>Leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="49"/>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="56"/>
        <source>Open orders</source>
        <translation>Open bestellingen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="60"/>
        <source>Catalogue</source>
        <translation>Catalogus</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="61"/>
        <source>Comes from them</source>
        <translation>Komt van hen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="128"/>
        <source>Archived supplier</source>
        <translation>Gearchiveerde leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="129"/>
        <source>Bring back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="129"/>
        <source>Archive</source>
        <translation>Archiveren</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="130"/>
        <source>Bring %1 back</source>
        <translation>%1 terughalen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="131"/>
        <source>Archive %1</source>
        <translation>%1 archiveren</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="149"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln soort</numerusform>
            <numerusform>%Ln soorten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="150"/>
        <source>more than %1</source>
        <translation>meer dan %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_model.cpp" line="132"/>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="47"/>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="49"/>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="51"/>
        <source>Whom do you buy from? Add your growers and wholesalers here; every flower in the catalogue can then name its suppliers, and orders go out to them.</source>
        <translation>Bij wie koopt u in? Voeg hier uw kwekers en groothandels toe; elke bloem in de catalogus kan dan haar leveranciers noemen, en bestellingen gaan naar hen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="53"/>
        <source>Add a supplier</source>
        <translation>Leverancier toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="54"/>
        <source>No supplier is found by this.</source>
        <translation>Hiermee is geen leverancier gevonden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="75"/>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Zoek naam, e-mail, telefoon…</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="76"/>
        <source>New supplier</source>
        <translation>Nieuwe leverancier</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>Active</source>
        <translation>Actief</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="223"/>
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>meer dan %Ln leverancier</numerusform>
            <numerusform>meer dan %Ln leveranciers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="224"/>
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
        <location filename="../ui/widgets/tab_strip.cpp" line="25"/>
        <source>Parts of this page</source>
        <translation>Delen van deze pagina</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsCard</name>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="42"/>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="43"/>
        <source>Tax groups</source>
        <translation>Btw-groepen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="43"/>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="46"/>
        <source>on labour, fees and travel</source>
        <translation>op arbeid, toeslagen en reiskosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="47"/>
        <source>Delete the chosen tax group</source>
        <translation>Gekozen btw-groep verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="79"/>
        <source>Name of a new tax group</source>
        <translation>Naam van een nieuwe btw-groep</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="80"/>
        <source>Rate in %</source>
        <translation>Tarief in %</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="88"/>
        <source>Usual</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="89"/>
        <source>Usual tax group</source>
        <translation>Standaard-btw-groep</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="90"/>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="124"/>
        <source>for every event that names no other</source>
        <translation>voor elk evenement zonder eigen keuze</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="104"/>
        <source>none: no tax on them</source>
        <translation>geen: geen btw hierop</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="119"/>
        <source>Change the usual tax group</source>
        <translation>Standaard-btw-groep wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="136"/>
        <source>Give it a name.</source>
        <translation>Geef een naam op.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="140"/>
        <source>Write the rate in per cent, from 0 to 100.</source>
        <translation>Vul het tarief in procenten in, van 0 tot 100.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="167"/>
        <source>%1 is the usual one; choose another as that first.</source>
        <translation>%1 is de standaard; kies daarvoor eerst een andere.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="67"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="75"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evenement</numerusform>
            <numerusform>%Ln evenementen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="68"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="89"/>
        <source>usual</source>
        <translation>standaard</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="38"/>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="107"/>
        <source>Tax group</source>
        <translation>Btw-groep</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="108"/>
        <source>Rate</source>
        <translation>Tarief</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="109"/>
        <source>Named by</source>
        <translation>Gekozen in</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="140"/>
        <source>Write the rate in per cent, from 0 to 100.</source>
        <translation>Vul het tarief in procenten in, van 0 tot 100.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="150"/>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="150"/>
        <source>Change the rate of %1</source>
        <translation>Tarief van %1 wijzigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatePicker</name>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="32"/>
        <source>Templates</source>
        <translation>Sjablonen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="33"/>
        <source>Manage templates</source>
        <translation>Sjablonen beheren</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="36"/>
        <source>New event from a template</source>
        <translation>Nieuw evenement uit een sjabloon</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="38"/>
        <source>Search templates…</source>
        <translation>Sjablonen zoeken…</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="39"/>
        <source>Search templates</source>
        <translation>Sjablonen zoeken</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="97"/>
        <source>No template is called like this.</source>
        <translation>Geen sjabloon heet zo.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="98"/>
        <source>There are no templates yet. Choose “Save as template” in the menu of an event whose recipe you will want again.</source>
        <translation>Er zijn nog geen sjablonen. Kies “Als sjabloon bewaren” in het menu van een evenement waarvan u het recept vaker wilt gebruiken.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplateWords</name>
    <message>
        <location filename="../ui/pages/events/template_words.cpp" line="26"/>
        <source>%1 × %2 (%3)</source>
        <comment>quantity, flower, group of the event</comment>
        <translation>%1 × %2 (%3)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_model.cpp" line="99"/>
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_model.cpp" line="100"/>
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln verdwenen</numerusform>
            <numerusform>%1, %Ln verdwenen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_model.cpp" line="112"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_model.cpp" line="133"/>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="32"/>
        <location filename="../ui/pages/events/templates_panel.cpp" line="63"/>
        <source>Templates</source>
        <translation>Sjablonen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="33"/>
        <source>A template keeps an event&apos;s recipe for the next one. Choose “Save as template” in the menu of an event.</source>
        <translation>Een sjabloon bewaart het recept van een evenement voor het volgende. Kies “Als sjabloon bewaren” in het menu van een evenement.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="64"/>
        <source>Close the templates</source>
        <translation>Sjablonen sluiten</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="87"/>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="88"/>
        <source>New event from this template</source>
        <translation>Nieuw evenement uit dit sjabloon</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="89"/>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="90"/>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="157"/>
        <source>No longer in the catalogue, and left out of new events: %1.</source>
        <translation>Niet meer in de catalogus en weggelaten uit nieuwe evenementen: %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="168"/>
        <source>Delete template %1</source>
        <translation>Sjabloon %1 verwijderen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_panel.cpp" line="169"/>
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Sjabloon %1 verwijderd met %Ln regel</numerusform>
            <numerusform>Sjabloon %1 verwijderd met %Ln regels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <location filename="../ui/widgets/toast.cpp" line="25"/>
        <source>Close this note</source>
        <translation>Melding sluiten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="77"/>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="79"/>
        <source>Events of the next four weeks</source>
        <translation>Evenementen van de komende vier weken</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="80"/>
        <source>To order</source>
        <translation>Te bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="81"/>
        <source>No event is planned for the next four weeks.</source>
        <translation>Voor de komende vier weken is geen evenement gepland.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="81"/>
        <location filename="../ui/pages/today/today_page.cpp" line="105"/>
        <location filename="../ui/pages/today/today_page.cpp" line="244"/>
        <source>New event</source>
        <translation>Nieuw evenement</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="82"/>
        <source>Nothing has to be ordered in the next two weeks.</source>
        <translation>De komende twee weken hoeft er niets te worden besteld.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="83"/>
        <source>Order by</source>
        <translation>Bestellen voor</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="106"/>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="130"/>
        <source>Coming</source>
        <translation>Komend</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="217"/>
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>meer dan %Ln evenement in de komende vier weken</numerusform>
            <numerusform>meer dan %Ln evenementen in de komende vier weken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="218"/>
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln evenement in de komende vier weken</numerusform>
            <numerusform>%Ln evenementen in de komende vier weken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="225"/>
        <source>%n late</source>
        <translation>
            <numerusform>%Ln te laat</numerusform>
            <numerusform>%Ln te laat</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="236"/>
        <source>Order for this event</source>
        <translation>Voor dit evenement bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="237"/>
        <source>Open the event</source>
        <translation>Evenement openen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnknownRows</name>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="24"/>
        <source>Which flowers are these? Choose one for each row, or leave it out.</source>
        <translation>Welke bloemen zijn dit? Kies er een voor elke rij, of laat de rij weg.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="27"/>
        <source>Leave all out</source>
        <translation>Alle weglaten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="60"/>
        <source>Flower for the row “%1”</source>
        <translation>Bloem voor de rij “%1”</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="61"/>
        <source>Leave “%1” out</source>
        <translation>“%1” weglaten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnpricedModel</name>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="101"/>
        <source>no list of this type yet</source>
        <translation>nog geen lijst van dit type</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="103"/>
        <source>type a price</source>
        <translation>typ een prijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="140"/>
        <source>Variety</source>
        <translation>Soort</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="141"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="142"/>
        <source>Price list in use</source>
        <translation>Gebruikte prijslijst</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="143"/>
        <source>Unit cost</source>
        <translation>Stukprijs</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="167"/>
        <source>“%1” is no price.</source>
        <translation>“%1” is geen prijs.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="173"/>
        <source>Add price of %1</source>
        <translation>Prijs van %1 toevoegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="26"/>
        <source>To look after</source>
        <translation>Aandachtspunten</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="60"/>
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1: de nieuwste prijzen zijn %Ln dag oud.</numerusform>
            <numerusform>%1: de nieuwste prijzen zijn %Ln dagen oud.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="61"/>
        <source>%1: prices are good until %2.</source>
        <translation>%1: prijzen gelden tot en met %2.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="62"/>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="70"/>
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>Deze week is %Ln bericht aan andere programma’s niet aangekomen.</numerusform>
            <numerusform>Deze week zijn %Ln berichten aan andere programma’s niet aangekomen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="71"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="18"/>
        <source>Where it is used</source>
        <translation>Waar gebruikt</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="37"/>
        <source>On no event yet.</source>
        <translation>Nog in geen evenement.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="39"/>
        <source>and on earlier events</source>
        <translation>en in eerdere evenementen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="50"/>
        <source>Open %1</source>
        <translation>%1 openen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantField</name>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="96"/>
        <source>Add a price: type a variety, like “quick 50”</source>
        <translation>Prijs toevoegen: typ een soort, zoals “quick 50”</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="97"/>
        <source>Add a price</source>
        <translation>Prijs toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="114"/>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="115"/>
        <source>Matches</source>
        <translation>Treffers</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantPanel</name>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="36"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="37"/>
        <source>Variety</source>
        <translation>Soort</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="39"/>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="42"/>
        <source>Stem length</source>
        <translation>Steellengte</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="44"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="135"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="52"/>
        <source>Units per pack</source>
        <translation>Stuks per verp.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="58"/>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="62"/>
        <source>SKU</source>
        <translation>Art.nr.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="69"/>
        <source>Suppliers</source>
        <translation>Leveranciers</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="95"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="96"/>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="149"/>
        <source>%1 stems</source>
        <translation>%1 stelen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ViewSwitch</name>
    <message>
        <location filename="../ui/widgets/view_switch.cpp" line="33"/>
        <source>View</source>
        <translation>Weergave</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyEdits</name>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="72"/>
        <source>Rename colour %1</source>
        <translation>Kleur %1 hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="72"/>
        <source>Change colour %1</source>
        <translation>Kleur %1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="81"/>
        <source>Rename category %1</source>
        <translation>Categorie %1 hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="89"/>
        <source>Add colour %1</source>
        <translation>Kleur %1 toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="94"/>
        <source>Add category %1</source>
        <translation>Categorie %1 toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="100"/>
        <source>Delete colour %1</source>
        <translation>Kleur %1 verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="109"/>
        <source>Delete category %1</source>
        <translation>Categorie %1 verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="117"/>
        <source>Deleted %1.</source>
        <translation>%1 verwijderd.</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="118"/>
        <source>Deleted %1. It still stands on %2.</source>
        <translation>%1 verwijderd. Staat nog bij %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhookPanel</name>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="34"/>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="95"/>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="37"/>
        <source>Where to</source>
        <translation>Waarheen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="39"/>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="42"/>
        <source>What it tells of</source>
        <translation>Wat hij meldt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="47"/>
        <source>Use</source>
        <translation>Gebruik</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="48"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="49"/>
        <source>Last delivery</source>
        <translation>Laatste aflevering</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="50"/>
        <source>Created</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="64"/>
        <source>Delete…</source>
        <translation>Verwijderen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="105"/>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="107"/>
        <source>Resume</source>
        <translation>Hervatten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="107"/>
        <source>Pause</source>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="108"/>
        <source>Sends what was held back, then what is new</source>
        <translation>Verstuurt wat is vastgehouden, dan wat nieuw is</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="109"/>
        <source>Deliveries are held back until you resume it</source>
        <translation>Afleveringen worden vastgehouden tot u hem hervat</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="115"/>
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>%Ln aflevering is mislukt. Kies haar hieronder om te zien waarom, en verstuur haar opnieuw zodra de andere kant werkt.</numerusform>
            <numerusform>%Ln afleveringen na elkaar zijn mislukt. Kies er hieronder een om te zien waarom, en verstuur die opnieuw zodra de andere kant werkt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="126"/>
        <source>Looking at the address…</source>
        <translation>Het adres wordt bekeken…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="143"/>
        <source>Change address of webhook %1</source>
        <translation>Adres van webhook %1 wijzigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="168"/>
        <source>Change what webhook %1 tells of</source>
        <translation>Wijzigen wat webhook %1 meldt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="182"/>
        <source>Pause webhook %1</source>
        <translation>Webhook %1 pauzeren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="182"/>
        <source>Resume webhook %1</source>
        <translation>Webhook %1 hervatten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="190"/>
        <source>Its secret and the log of its deliveries go with it, and what was not sent yet is never sent. This cannot be undone.</source>
        <translation>Zijn geheim en het logboek van zijn afleveringen gaan mee weg, en wat nog niet is verstuurd, wordt nooit verstuurd. Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="192"/>
        <source>Delete webhook</source>
        <translation>Webhook verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="192"/>
        <source>Keep it</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="199"/>
        <source>Delete webhook %1</source>
        <translation>Webhook %1 verwijderen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksModel</name>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="54"/>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="83"/>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="84"/>
        <source>Tells of</source>
        <translation>Meldt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="85"/>
        <source>Last delivery</source>
        <translation>Laatste aflevering</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="86"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksTab</name>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="39"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="40"/>
        <source>Deliveries</source>
        <translation>Afleveringen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="42"/>
        <source>A webhook tells another program at once when an event is new or was changed, so that it need not ask again and again: a calendar, an invoice, a message to the team.</source>
        <translation>Een webhook vertelt een ander programma meteen wanneer een evenement nieuw of gewijzigd is, zodat het niet telkens hoeft te vragen: een agenda, een factuur, een bericht aan het team.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="44"/>
        <source>Create a webhook</source>
        <translation>Webhook maken</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="46"/>
        <source>Nothing was sent yet. The next event that is new or changed is the first.</source>
        <translation>Er is nog niets verstuurd. Het eerstvolgende nieuwe of gewijzigde evenement is het eerste.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="134"/>
        <source>Secret of the new webhook</source>
        <translation>Geheim van de nieuwe webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="136"/>
        <source>the secret</source>
        <translation>het geheim</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="137"/>
        <source>This secret is shown only now. Copy it into the program that is told: with it, it knows that a message comes from you.</source>
        <translation>Dit geheim wordt alleen nu getoond. Kopieer het naar het programma dat bericht krijgt: daarmee weet het dat een bericht van u komt.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="192"/>
        <source>Sent to %1</source>
        <translation>Verstuurd naar %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="225"/>
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%Ln webhook</numerusform>
            <numerusform>%Ln webhooks</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="226"/>
        <source>%1, %2 failing</source>
        <translation>%1, %2 mislukt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekField</name>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="17"/>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="19"/>
        <source>Previous week</source>
        <translation>Vorige week</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="20"/>
        <source>Next week</source>
        <translation>Volgende week</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="45"/>
        <source>%1 to %2</source>
        <translation>%1 tot en met %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WindowTab</name>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="26"/>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="29"/>
        <source>as the system</source>
        <translation>zoals het systeem</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="33"/>
        <source>Window in</source>
        <translation>Venster in</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="34"/>
        <source>Language of the window</source>
        <translation>Taal van het venster</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="35"/>
        <source>Documents have a language of their own, under Shop.</source>
        <translation>Documenten hebben een eigen taal, onder Winkel.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="48"/>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="51"/>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="52"/>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="53"/>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="18"/>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="18"/>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="55"/>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="56"/>
        <source>F2; the new name appears wherever the word is in use</source>
        <translation>F2; de nieuwe naam verschijnt overal waar het woord in gebruik is</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="64"/>
        <source>Pick a colour…</source>
        <translation>Kleur kiezen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="68"/>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="69"/>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>Presets only; add your own</source>
        <translation>Alleen standaard; voeg eigen toe</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln eigen</numerusform>
            <numerusform>%Ln eigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsModel</name>
    <message>
        <location filename="../ui/pages/colours/words_model.h" line="105"/>
        <source>Preset</source>
        <translation>Standaard</translation>
    </message>
</context>
</TS>
