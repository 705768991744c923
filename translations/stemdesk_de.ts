<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>DatabaseQuestion</name>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="12"/>
        <source>The shop&apos;s database cannot be used now.</source>
        <translation>Die Datenbank des Geschäfts ist gerade nicht nutzbar.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="14"/>
        <source>On this computer there may be another shop, or an older copy: what is changed there is not on the server.</source>
        <translation>Auf diesem Computer liegt vielleicht ein anderes Geschäft oder ein älterer Stand: Was dort geändert wird, steht nicht auf dem Server.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="16"/>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="17"/>
        <source>Work on this computer</source>
        <translation>Auf diesem Computer arbeiten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="18"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="28"/>
        <source>Write the address like postgresql://anna@db.example.com/flowers. Behind a ? may follow sslmode=verify-full and sslrootcert=FILE.</source>
        <translation>Bitte geben Sie die Adresse so ein: postgresql://anna@db.example.com/flowers. Nach einem ? können sslmode=verify-full und sslrootcert=DATEI folgen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="33"/>
        <source>The database server is too old; Stemdesk needs PostgreSQL 15 or later.</source>
        <translation>Der Datenbankserver ist zu alt; Stemdesk braucht PostgreSQL 15 oder neuer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="36"/>
        <source>The database cannot keep every letter; make one with the encoding UTF8.</source>
        <translation>Die Datenbank kann nicht alle Zeichen speichern; bitte legen Sie eine mit der Kodierung UTF8 an.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="38"/>
        <source>Another program keeps its data in %3; make a database for Stemdesk alone.</source>
        <translation>Ein anderes Programm nutzt %3 für seine Daten; bitte legen Sie für Stemdesk eine eigene Datenbank an.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="41"/>
        <source>A newer Stemdesk works on %3; install that version here first.</source>
        <translation>Ein neueres Stemdesk nutzt %3; bitte installieren Sie hier zuerst diese Version.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="42"/>
        <source>This shop is there already. Nothing was copied.</source>
        <translation>Dieses Geschäft ist dort schon vorhanden. Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="44"/>
        <source>The copy was stopped; nothing was changed on the server.</source>
        <translation>Das Kopieren wurde abgebrochen; auf dem Server wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="46"/>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>Die Kopie stimmte nicht mit dem Geschäft überein und wurde verworfen. Bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="48"/>
        <source>The copy was given up: something in the shop&apos;s data is not in order. “stemdesk check” says what.</source>
        <translation>Die Kopie wurde verworfen: In den Daten des Geschäfts stimmt etwas nicht. „stemdesk check“ sagt, was.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="52"/>
        <source>The keyring is locked, so the password cannot be kept. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt, daher lässt sich das Passwort nicht aufbewahren. Bitte entsperren Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="56"/>
        <source>This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and leave the field empty.</source>
        <translation>Dieser Computer hat keinen Schlüsselbund für das Passwort. Bewahren Sie es in der Datei .pgpass auf und lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="64"/>
        <source>No database server answers at %1. Check the name, the network, and that the server is running.</source>
        <translation>Auf %1 antwortet kein Datenbankserver. Bitte prüfen Sie den Namen, das Netzwerk und ob der Server läuft.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="68"/>
        <source>The server %1 does not let %2 in. Check the user&apos;s name before the @, or ask whoever runs the server.</source>
        <translation>Beim Server auf %1 darf sich %2 nicht anmelden. Bitte prüfen Sie den Benutzernamen vor dem @ oder fragen Sie, wer den Server betreut.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="71"/>
        <source>The password of %2 is missing or not the right one.</source>
        <translation>Das Passwort, mit dem %2 sich anmeldet, fehlt oder ist falsch.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="73"/>
        <source>There is no database %3 on the server, or %2 may not use it.</source>
        <translation>Auf dem Server gibt es %3 nicht, oder %2 hat dort keinen Zugriff.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="75"/>
        <source>The connection to %1 would not be safe: its certificate is missing, not trusted, or for another name. sslrootcert=FILE behind a ? in the address names a certificate to trust.</source>
        <translation>Die Verbindung zu %1 wäre nicht sicher: Das Zertifikat fehlt, ist nicht vertrauenswürdig oder gilt für einen anderen Namen. sslrootcert=DATEI nach einem ? in der Adresse nennt ein Zertifikat, dem vertraut wird.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="79"/>
        <source>The connection service file has no service of that name.</source>
        <translation>In der Dienstdatei für Verbindungen gibt es keinen Dienst mit diesem Namen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="100"/>
        <source>Connected. The database is empty: copy this shop there first.</source>
        <translation>Verbunden. Die Datenbank ist leer: Kopieren Sie zuerst dieses Geschäft dorthin.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="101"/>
        <source>Connected. It holds %1.</source>
        <translation>Verbunden. Die Datenbank enthält %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="107"/>
        <source>Leave the password out of the address, where others can read it; write it below.</source>
        <translation>Bitte lassen Sie das Passwort aus der Adresse weg, wo andere es lesen können; geben Sie es unten ein.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="115"/>
        <source>this computer</source>
        <translation>diesem Computer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="116"/>
        <source>this user</source>
        <translation>dieser Benutzer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="117"/>
        <source>this database</source>
        <translation>diese Datenbank</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="123"/>
        <source>Copying the shop…</source>
        <translation>Geschäft wird kopiert…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="124"/>
        <source>Comparing the copy with the shop…</source>
        <translation>Kopie wird mit dem Geschäft verglichen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="125"/>
        <source>Checking the copy…</source>
        <translation>Kopie wird geprüft…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="135"/>
        <source>%1 is on the server too, compared with what is here. What is changed here from now on is missing there, so switch now.</source>
        <translation>%1 ist jetzt auch auf dem Server und wurde mit dem Stand hier verglichen. Was ab jetzt hier geändert wird, fehlt dort; wechseln Sie also gleich.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <location filename="../ui/error_text.cpp" line="22"/>
        <source>Give it a name.</source>
        <translation>Bitte geben Sie einen Namen an.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="23"/>
        <source>Choose a category.</source>
        <translation>Bitte wählen Sie eine Kategorie.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="24"/>
        <source>Choose a type.</source>
        <translation>Bitte wählen Sie eine Art.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="25"/>
        <source>A new product needs its first variety.</source>
        <translation>Ein neues Produkt braucht seine erste Sorte.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="26"/>
        <source>Choose a flower or material.</source>
        <translation>Bitte wählen Sie eine Blume oder ein Material.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="27"/>
        <source>Say how many.</source>
        <translation>Bitte geben Sie die Menge an.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="28"/>
        <source>This name is already in use; choose another one.</source>
        <translation>Dieser Name ist schon vergeben; bitte wählen Sie einen anderen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="29"/>
        <source>Another event has this short name; choose another one.</source>
        <translation>Eine andere Veranstaltung hat diesen Kurznamen; bitte wählen Sie einen anderen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="30"/>
        <source>This one comes with Stemdesk and stays as it is.</source>
        <translation>Dieser Eintrag gehört zu Stemdesk und bleibt, wie er ist.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="32"/>
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>In %Ln Position verwendet; bitte zuerst dort entfernen.</numerusform>
            <numerusform>In %Ln Positionen verwendet; bitte zuerst dort entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="34"/>
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln Veranstaltung nutzt diese Preisliste; sie kann jetzt nicht gelöscht werden.</numerusform>
            <numerusform>%Ln Veranstaltungen nutzen diese Preisliste; sie kann jetzt nicht gelöscht werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="36"/>
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln Veranstaltung nutzt diese Steuergruppe; sie kann jetzt nicht gelöscht werden.</numerusform>
            <numerusform>%Ln Veranstaltungen nutzen diese Steuergruppe; sie kann jetzt nicht gelöscht werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="38"/>
        <source>%n product(s), price list(s) or event(s) have this type; it stays.</source>
        <translation>
            <numerusform>%Ln Produkt, Preisliste oder Veranstaltung hat diese Art; sie bleibt.</numerusform>
            <numerusform>%Ln Produkte, Preislisten oder Veranstaltungen haben diese Art; sie bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="39"/>
        <source>There is no such supplier any more.</source>
        <translation>Diesen Lieferanten gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="40"/>
        <source>There is no such product any more.</source>
        <translation>Dieses Produkt gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="41"/>
        <source>There is no such variety any more.</source>
        <translation>Diese Sorte gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="42"/>
        <source>There is no such price list any more.</source>
        <translation>Diese Preisliste gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="43"/>
        <source>There is no such tax group any more.</source>
        <translation>Diese Steuergruppe gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="44"/>
        <source>There is no such event any more.</source>
        <translation>Diese Veranstaltung gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="46"/>
        <source>This supplier is archived; bring it back or choose another one.</source>
        <translation>Dieser Lieferant ist archiviert; holen Sie ihn zurück oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="47"/>
        <source>This variety belongs to another product.</source>
        <translation>Diese Sorte gehört zu einem anderen Produkt.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="48"/>
        <source>The price list is for another type of product.</source>
        <translation>Die Preisliste gilt für eine andere Produktart.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="49"/>
        <source>The shop already has suppliers, products or events.</source>
        <translation>Das Geschäft hat schon Lieferanten, Produkte oder Veranstaltungen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="90"/>
        <source>It is no longer there; somebody has deleted it.</source>
        <translation>Der Eintrag ist nicht mehr da; jemand hat ihn gelöscht.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="91"/>
        <source>Somebody else has changed this in the meantime.</source>
        <translation>Jemand anderes hat dies inzwischen geändert.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="92"/>
        <source>The shop&apos;s data is busy with other work; try again in a moment.</source>
        <translation>Die Daten des Geschäfts werden gerade anders gebraucht; bitte versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="94"/>
        <source>The shop&apos;s data cannot be reached now; nothing was changed.</source>
        <translation>Die Daten des Geschäfts sind gerade nicht erreichbar; es wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="96"/>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>Der Datenträger ist voll; es wurde nichts geändert. Bitte schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="97"/>
        <source>The shop&apos;s data is damaged; restore the last backup.</source>
        <translation>Die Daten des Geschäfts sind beschädigt; bitte stellen Sie die letzte Sicherung wieder her.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="99"/>
        <source>Something went wrong inside Stemdesk; nothing was changed.</source>
        <translation>In Stemdesk ist etwas schiefgegangen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="104"/>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Bitte geben Sie eine E-Mail-Adresse ein, etwa anna@example.com.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="105"/>
        <source>Write the stem length in centimetres, like 50.</source>
        <translation>Bitte geben Sie die Stiellänge in Zentimetern ein, etwa 50.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="106"/>
        <source>Write how many come in one pack, more than 0.</source>
        <translation>Bitte geben Sie ein, wie viele in einer Packung sind, mehr als 0.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="107"/>
        <source>Write the fewest packs as a whole number.</source>
        <translation>Bitte geben Sie die Mindestzahl der Packungen als ganze Zahl ein.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="108"/>
        <source>Give each supplier one minimum at most.</source>
        <translation>Bitte geben Sie je Lieferant höchstens ein Minimum an.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="109"/>
        <source>Write the colours with commas between them.</source>
        <translation>Bitte trennen Sie die Farben durch Kommas.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="110"/>
        <source>Write a number more than 0.</source>
        <translation>Bitte geben Sie eine Zahl über 0 ein.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="111"/>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Bitte geben Sie das Budget als Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="112"/>
        <source>Write the guests as a whole number.</source>
        <translation>Bitte geben Sie die Gäste als ganze Zahl ein.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="113"/>
        <source>Write the tables as a whole number.</source>
        <translation>Bitte geben Sie die Tische als ganze Zahl ein.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="114"/>
        <source>The ceremony must end after it starts.</source>
        <translation>Die Trauung muss nach ihrem Beginn enden.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="115"/>
        <source>The time at the venue must end after it starts.</source>
        <translation>Die Zeit am Veranstaltungsort muss nach ihrem Beginn enden.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="116"/>
        <source>Write the colour in the form #rrggbb.</source>
        <translation>Bitte geben Sie die Farbe in der Form #rrggbb ein.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="117"/>
        <source>Write a date.</source>
        <translation>Bitte geben Sie ein Datum ein.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="118"/>
        <source>Write the unit cost as an amount, 0 or more.</source>
        <translation>Bitte geben Sie den Stückpreis als Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="119"/>
        <source>Write the tax as a factor, like 1.2 for 20 %.</source>
        <translation>Bitte geben Sie die Steuer als Faktor ein, etwa 1,2 für 20&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="120"/>
        <source>The name may have 200 characters, on one line.</source>
        <translation>Der Name darf 200 Zeichen haben, in einer Zeile.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="121"/>
        <source>The notes are too long.</source>
        <translation>Die Notizen sind zu lang.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="160"/>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Anderswo geändert in „%1“. Enter behält Ihren Wert, Esc übernimmt den anderen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="50"/>
        <source>Write the address, like https://example.com/stemdesk.</source>
        <translation>Bitte geben Sie die Adresse ein, etwa https://example.com/stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="51"/>
        <source>Write a web address, like https://example.com/stemdesk.</source>
        <translation>Bitte geben Sie eine Webadresse ein, etwa https://example.com/stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="52"/>
        <source>This address is too long; 2,048 characters is the most.</source>
        <translation>Diese Adresse ist zu lang; höchstens 2.048 Zeichen sind möglich.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="54"/>
        <source>The address must begin with https://, so that nobody can read along.</source>
        <translation>Die Adresse muss mit https:// beginnen, damit niemand mitlesen kann.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="56"/>
        <source>Leave the port out; webhooks go to the usual one, 443.</source>
        <translation>Bitte lassen Sie den Port weg; Webhooks gehen an den üblichen, 443.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="59"/>
        <source>Leave the name and password out of the address; every message is signed.</source>
        <translation>Bitte lassen Sie Namen und Passwort aus der Adresse weg; jede Nachricht ist signiert.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="60"/>
        <source>Leave out the # and what follows it.</source>
        <translation>Bitte lassen Sie das # und alles danach weg.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="62"/>
        <source>This address exists inside a network only; give one on the internet.</source>
        <translation>Diese Adresse gibt es nur in einem internen Netz; bitte geben Sie eine im Internet an.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="64"/>
        <source>No computer is known under this address; check how it is spelled.</source>
        <translation>Unter dieser Adresse ist kein Computer bekannt; bitte prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="66"/>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Diese Adresse führt zu einem privaten Computer; bitte geben Sie eine im Internet an.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="67"/>
        <source>Choose at least one thing that it tells of.</source>
        <translation>Bitte wählen Sie mindestens ein Ereignis, das er meldet.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="69"/>
        <source>The keyring is locked, so that no secret can be kept safe. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt, daher lässt sich kein Geheimnis sicher aufbewahren. Bitte entsperren Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="73"/>
        <source>This computer&apos;s keyring does not answer, so that no secret can be kept safe. Start it and try again.</source>
        <translation>Der Schlüsselbund dieses Computers antwortet nicht, daher lässt sich kein Geheimnis sicher aufbewahren. Bitte starten Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="77"/>
        <source>The keyring no longer holds Stemdesk&apos;s key, so that secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>Der Schlüsselbund enthält den Schlüssel von Stemdesk nicht mehr, daher lassen sich Geheimnisse nicht öffnen. „stemdesk secrets“ hilft, ihn zurückzuholen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="81"/>
        <source>The file that keeps the secrets&apos; key is missing. Put it back and try again.</source>
        <translation>Die Datei mit dem Schlüssel der Geheimnisse fehlt. Bitte legen Sie sie zurück und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="85"/>
        <source>The secrets are sealed under another key than the one that is here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Die Geheimnisse sind mit einem anderen Schlüssel versiegelt als dem hier. „stemdesk secrets“ hilft, ihn zurückzuholen.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="89"/>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Webhooks lassen sich nicht einrichten, solange Stemdesk so läuft.</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="23"/>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="24"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="25"/>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="26"/>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="27"/>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="28"/>
        <source>Tax groups</source>
        <translation>Steuergruppen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="29"/>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="30"/>
        <source>Supplier orders</source>
        <translation>Lieferantenbestellungen</translation>
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
        <translation>Liest alles</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="43"/>
        <source>Keeps the catalogue in step</source>
        <translation>Gleicht den Katalog ab</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="54"/>
        <source>changes %1</source>
        <translation>ändert %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="56"/>
        <source>reads %1</source>
        <translation>liest %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="68"/>
        <source>manages</source>
        <translation>verwaltet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="70"/>
        <source>reads and changes</source>
        <translation>liest und ändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="72"/>
        <source>changes only</source>
        <translation>ändert nur</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="73"/>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="79"/>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="81"/>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="82"/>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="139"/>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="91"/>
        <source>today, %1</source>
        <translation>heute, %1</translation>
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
        <translation>Neue Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="117"/>
        <source>Changed event</source>
        <translation>Geänderte Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="124"/>
        <source>new events</source>
        <translation>neue Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="126"/>
        <source>changed events</source>
        <translation>geänderte Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="136"/>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="138"/>
        <source>Failing (%1)</source>
        <translation>Fehler (%1)</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="145"/>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="146"/>
        <source>Delivered</source>
        <translation>Zugestellt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="147"/>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="155"/>
        <source>Answered %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="157"/>
        <source>Answered %1: %2</source>
        <translation>Antwort %1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="158"/>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
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
            <numerusform>%Ln Bund zu %1</numerusform>
            <numerusform>%Ln Bund zu %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="50"/>
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln Packung zu %1</numerusform>
            <numerusform>%Ln Packungen zu %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="64"/>
        <source>%1 fewer of %2 saves a bunch of %3</source>
        <translation>%2: %1 weniger spart einen Bund zu %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="64"/>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: %1 weniger spart eine Packung zu %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="68"/>
        <source>%1 more of %2 fills the last bunch of %3</source>
        <translation>%2: %1 mehr füllt den letzten Bund zu %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="69"/>
        <source>%1 more of %2 fills the last pack of %3</source>
        <translation>%2: %1 mehr füllt die letzte Packung zu %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="85"/>
        <source>%1 has %2 for %3 instead of %4</source>
        <translation>%1 hat %2 für %3 statt %4</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="110"/>
        <source>%1 of %2 instead of %3</source>
        <translation>%2: %1 statt %3</translation>
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
            <numerusform>+%Ln Bund %1</numerusform>
            <numerusform>+%Ln Bund %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="118"/>
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln Packung %1</numerusform>
            <numerusform>+%Ln Packungen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln Bund %1</numerusform>
            <numerusform>−%Ln Bund %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln Packung %1</numerusform>
            <numerusform>−%Ln Packungen %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="127"/>
        <source>New: %1, %2</source>
        <translation>Neu: %1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="129"/>
        <source>No longer needed: %1, %2</source>
        <translation>Nicht mehr nötig: %1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="135"/>
        <source>%1 costs %2 each instead of %3</source>
        <translation>%1 kostet je Stück %2 statt %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="139"/>
        <source>%1 of %2 needed instead of %3; the order stays</source>
        <translation>%2: Bedarf %1 statt %3; die Bestellung bleibt gleich</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="141"/>
        <source>Another price with tax for %1</source>
        <translation>Anderer Preis mit Steuer für %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="147"/>
        <source>%1 was deleted</source>
        <translation>%1 wurde gelöscht</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="148"/>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 ist jetzt: %2. Vorher: %3</translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="148"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="158"/>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="173"/>
        <source>Add price list %1</source>
        <translation>Preisliste %1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="185"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln Preis</numerusform>
            <numerusform>%Ln Preisen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="186"/>
        <source>Delete price list %1</source>
        <translation>Preisliste %1 löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="189"/>
        <source>Deleted %1 with %2. No event kept to it.</source>
        <translation>%1 mit %2 gelöscht. Keine Veranstaltung nutzte sie.</translation>
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
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="69"/>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="93"/>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
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
        <translation>Produkt und Sorte</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="69"/>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="70"/>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="71"/>
        <source>Stem</source>
        <translation>Stiel</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="72"/>
        <source>Pack</source>
        <translation>Pack.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="73"/>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="74"/>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
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
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductEdits</name>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="43"/>
        <location filename="../ui/pages/products/product_edits.cpp" line="51"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="66"/>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="93"/>
        <source>Add %1 to %2</source>
        <translation>%1 zu %2 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="114"/>
        <source>No event used it.</source>
        <translation>Keine Veranstaltung war betroffen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="115"/>
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="116"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="117"/>
        <source>%1 on %2 went with it.</source>
        <translation>Auch entfernt: %1 in %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="124"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="125"/>
        <location filename="../ui/pages/products/product_edits.cpp" line="137"/>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="128"/>
        <source>Deleted %1 with %2. %3</source>
        <translation>%1 mit %2 gelöscht. %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="140"/>
        <source>Deleted %1. %2</source>
        <translation>%1 gelöscht. %2</translation>
    </message>
</context>
<context>
    <name>SettingEdits</name>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="127"/>
        <source>Rename the shop</source>
        <translation>Geschäft umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="136"/>
        <source>Remove the logo</source>
        <translation>Logo entfernen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="138"/>
        <source>Change the logo</source>
        <translation>Logo ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="161"/>
        <source>Add the type %1</source>
        <translation>Art %1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="166"/>
        <source>Change the markup of %1</source>
        <translation>Kalkulationsfaktor von %1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="171"/>
        <source>Hire out %1</source>
        <translation>%1 verleihen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="171"/>
        <source>Sell %1</source>
        <translation>%1 verkaufen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="177"/>
        <source>Delete the type %1</source>
        <translation>Art %1 löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="180"/>
        <source>Deleted the type %1, which no product had.</source>
        <translation>Art %1 gelöscht; kein Produkt hatte sie.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="186"/>
        <source>Add the tax group %1</source>
        <translation>Steuergruppe %1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="214"/>
        <source>Delete the tax group %1</source>
        <translation>Steuergruppe %1 löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="222"/>
        <source>Deleted the tax group %1, which no event had.</source>
        <translation>Steuergruppe %1 gelöscht; keine Veranstaltung hatte sie.</translation>
    </message>
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <location filename="../ui/pages/orders/sheet_outcome.cpp" line="49"/>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
</context>
<context>
    <name>SupplierEdits</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="32"/>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="40"/>
        <source>Archive %1</source>
        <translation>%1 archivieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="43"/>
        <source>%1 is archived. Events and prices that name it stay as they are.</source>
        <translation>%1 ist archiviert. Veranstaltungen und Preise mit diesem Lieferanten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="48"/>
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="56"/>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Lieferant %1 hinzufügen (Rückgängig archiviert ihn)</translation>
    </message>
</context>
<context>
    <name>SupplierFields</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="12"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="13"/>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="14"/>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="15"/>
        <source>Account number</source>
        <translation>Kundennummer</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="17"/>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="18"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="19"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="45"/>
        <source>Needed for %1</source>
        <translation>Benötigt für %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="46"/>
        <source>Needed from %1 to %2</source>
        <translation>Benötigt von %1 bis %2</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="52"/>
        <source>1 unit</source>
        <translation>1 Stück</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="53"/>
        <source>%1 units</source>
        <translation>%1 Stück</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="63"/>
        <source>1 pack of %1 (%2)</source>
        <translation>1 Packung zu %1 (%2)</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="64"/>
        <source>%1 packs of %2 (%3)</source>
        <translation>%1 Packungen zu %2 (%3)</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="86"/>
        <location filename="../core/documents/stationery.cpp" line="69"/>
        <location filename="../core/exchange/order_email.cpp" line="73"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="76"/>
        <source>SKU %1</source>
        <translation>Art.-Nr. %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="85"/>
        <source>Order from %1</source>
        <translation>Bestellung von %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="87"/>
        <source>%1, needed for %2</source>
        <translation>%1, benötigt für den %2</translation>
    </message>
    <message>
        <location filename="../core/documents/page_frame.cpp" line="48"/>
        <location filename="../core/exchange/order_email.cpp" line="93"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="106"/>
        <source>DRAFT</source>
        <translation>ENTWURF</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="99"/>
        <source>Hello,</source>
        <translation>Guten Tag,</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="101"/>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>noch keine verbindliche Bestellung, bitte noch nicht liefern.</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="104"/>
        <source>We would like to order:</source>
        <translation>wir möchten bestellen:</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/exchange/order_email.cpp" line="109"/>
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>Insgesamt %n Position</numerusform>
            <numerusform>Insgesamt %n Positionen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="128"/>
        <location filename="../core/exchange/order_email.cpp" line="113"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="161"/>
        <source>Our account number with you: %1</source>
        <translation>Unsere Kundennummer bei Ihnen: %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="114"/>
        <source>Kind regards</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="54"/>
        <source>Not approved yet: %1</source>
        <translation>Noch nicht freigegeben: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="97"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="117"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="122"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="194"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="230"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="177"/>
        <source>Supplier order</source>
        <translation>Lieferantenbestellung</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="112"/>
        <source>For %n event(s)</source>
        <translation>
            <numerusform>Für die Veranstaltung</numerusform>
            <numerusform>Für %n Veranstaltungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="116"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="176"/>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="130"/>
        <source>These lines name no supplier yet.</source>
        <translation>Für diese Positionen ist noch kein Lieferant gewählt.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="132"/>
        <source>This supplier is archived.</source>
        <translation>Dieser Lieferant ist archiviert.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="220"/>
        <source>There is nothing to order.</source>
        <translation>Es gibt nichts zu bestellen.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="223"/>
        <source>No visible group of these events has a line that needs stems.</source>
        <translation>Keine sichtbare Gruppe dieser Veranstaltungen hat eine Position mit Bedarf.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="232"/>
        <location filename="../core/documents/work_head.cpp" line="99"/>
        <source>continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="265"/>
        <source>Total before tax</source>
        <translation>Summe ohne Steuer</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="271"/>
        <location filename="../core/documents/proposal_text.cpp" line="155"/>
        <source>Total with tax</source>
        <translation>Summe mit Steuer</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="276"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="150"/>
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* Eine Position hat noch keinen Preis: Die Summe ist nicht vollständig.</numerusform>
            <numerusform>* %n Positionen haben noch keinen Preis: Die Summe ist nicht vollständig.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="24"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="94"/>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="31"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="54"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="31"/>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="32"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="55"/>
        <source>Lines</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="32"/>
        <source>Before tax</source>
        <translation>Ohne Steuer</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="33"/>
        <source>With tax</source>
        <translation>Mit Steuer</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="29"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="38"/>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="30"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="39"/>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="31"/>
        <location filename="../core/documents/recipes_text.cpp" line="91"/>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="32"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="41"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="33"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="42"/>
        <source>SKU</source>
        <translation>Art.-Nr.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="34"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="43"/>
        <source>Needed</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="35"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="45"/>
        <source>Packs</source>
        <translation>Packungen</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="36"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="46"/>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="37"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="47"/>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="38"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="48"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="56"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="97"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="137"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <location filename="../core/documents/page_frame.cpp" line="36"/>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="40"/>
        <source>Stem cm</source>
        <translation>Länge cm</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="44"/>
        <source>Per pack</source>
        <translation>Je Packung</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="49"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="57"/>
        <source>Cost with tax</source>
        <translation>Kosten mit Steuer</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="50"/>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="105"/>
        <source>DRAFT: not every event is approved yet</source>
        <translation>ENTWURF: Noch nicht jede Veranstaltung ist freigegeben</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="156"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="168"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="188"/>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="19"/>
        <source>Proposal</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="20"/>
        <source>Workroom recipes</source>
        <translation>Rezepte für die Werkstatt</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="21"/>
        <source>Packing list</source>
        <translation>Packliste</translation>
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
        <translation>Trauung</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="119"/>
        <source>Reception</source>
        <translation>Feier</translation>
    </message>
    <message>
        <location filename="../core/documents/work_head.cpp" line="57"/>
        <source>Reception, set up and end</source>
        <translation>Feier, Aufbau und Ende</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="123"/>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="152"/>
        <source>Prepared on %1</source>
        <translation>Erstellt am %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="72"/>
        <source>Our idea</source>
        <translation>Unsere Idee</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="122"/>
        <location filename="../core/documents/proposal_text.cpp" line="179"/>
        <source>Flowers and arrangements</source>
        <translation>Blumen und Arrangements</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="213"/>
        <location filename="../core/documents/proposal_text.cpp" line="124"/>
        <location filename="../core/documents/recipes_text.cpp" line="193"/>
        <source>There are no arrangements yet.</source>
        <translation>Es gibt noch keine Arrangements.</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="176"/>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="182"/>
        <source>Design and making</source>
        <translation>Entwurf und Fertigung</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="187"/>
        <source>Delivery and travel</source>
        <translation>Lieferung und Anfahrt</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="165"/>
        <source>of which tax: %1</source>
        <translation>davon Steuer: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="196"/>
        <source>Terms</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <location filename="../core/documents/stationery.cpp" line="38"/>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <location filename="../core/documents/stationery.cpp" line="40"/>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="152"/>
        <location filename="../core/documents/work_head.cpp" line="89"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="93"/>
        <source>Each</source>
        <translation>Je Stück</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="94"/>
        <source>All</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="204"/>
        <source>Containers and hired things, to come back</source>
        <translation>Gefäße und Leihware, kommt zurück</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="215"/>
        <source>Arrangements</source>
        <translation>Arrangements</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="130"/>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="153"/>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="120"/>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../core/documents/work_head.cpp" line="56"/>
        <source>Venue, set up and end</source>
        <translation>Ort, Aufbau und Ende</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddLineField</name>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="55"/>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Blume oder Material hinzufügen: Namen eintippen, etwa „quick 50“</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="56"/>
        <source>Add a line</source>
        <translation>Position hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="73"/>
        <location filename="../ui/pages/event/add_line_field.cpp" line="74"/>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="135"/>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Im Katalog heißt nichts „%1“.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddRow</name>
    <message>
        <location filename="../ui/pages/settings/add_row.cpp" line="18"/>
        <source>Enter adds</source>
        <translation>Mit Enter hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="24"/>
        <location filename="../ui/pages/orders/advice_list.cpp" line="25"/>
        <source>Ways to spend less</source>
        <translation>Sparmöglichkeiten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="25"/>
        <source>Saving</source>
        <translation>Ersparnis</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="29"/>
        <source>Worth a look</source>
        <translation>Lohnt einen Blick</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="64"/>
        <source>saves %1</source>
        <translation>spart %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="70"/>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="70"/>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="55"/>
        <source>Let programs on this computer in</source>
        <translation>Programme auf diesem Computer zulassen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="58"/>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="121"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="58"/>
        <source>This shop&apos;s keys work</source>
        <translation>Die Schlüssel dieses Geschäfts gelten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="61"/>
        <source>Open the reference</source>
        <translation>Referenz öffnen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="94"/>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="95"/>
        <source>how other programs read and change what is in Stemdesk</source>
        <translation>wie andere Programme lesen und ändern, was in Stemdesk steht</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="117"/>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="120"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="123"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="131"/>
        <source>Address to listen on</source>
        <translation>Adresse, auf der gewartet wird</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="132"/>
        <source>Listens on</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="133"/>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="147"/>
        <source>This shop</source>
        <translation>Dieses Geschäft</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="148"/>
        <source>takes effect within a second</source>
        <translation>gilt innerhalb einer Sekunde</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="151"/>
        <source>Requests a minute</source>
        <translation>Anfragen je Minute</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="151"/>
        <source>for each key; 0 for no limit</source>
        <translation>je Schlüssel; 0 für keine Grenze</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="152"/>
        <source>Requests a month</source>
        <translation>Anfragen je Monat</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="153"/>
        <source>for all keys together; 0 for no limit</source>
        <translation>für alle Schlüssel zusammen; 0 für keine Grenze</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="163"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="168"/>
        <source>Write a whole number, 0 or more.</source>
        <translation>Bitte geben Sie eine ganze Zahl ein, 0 oder mehr.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="177"/>
        <source>Requests this month</source>
        <translation>Anfragen in diesem Monat</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="182"/>
        <source>For programmers</source>
        <translation>Für Programmierer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="183"/>
        <source>Every address, field and answer, to read and to try out with a key.</source>
        <translation>Jede Adresse, jedes Feld und jede Antwort, zum Lesen und zum Ausprobieren mit einem Schlüssel.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="190"/>
        <source>From other computers</source>
        <translation>Von anderen Computern</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="191"/>
        <source>In this window the API is for programs on this computer only. For others, run “stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY” on a computer that is always on: the connection is encrypted then, and needs no window.</source>
        <translation>In diesem Fenster ist die API nur für Programme auf diesem Computer da. Für andere starten Sie „stemdesk serve --listen ADRESSE:PORT --tls ZERTIFIKAT,SCHLÜSSEL“ auf einem Computer, der immer läuft: Dann ist die Verbindung verschlüsselt und braucht kein Fenster.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="205"/>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="223"/>
        <source>Stopping; the last requests are being answered</source>
        <translation>Wird beendet; die letzten Anfragen werden beantwortet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="223"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="225"/>
        <source>Running on %1</source>
        <translation>Läuft auf %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="226"/>
        <source>Starting…</source>
        <translation>Startet…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="226"/>
        <source>Not running</source>
        <translation>Läuft nicht</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="236"/>
        <source>Write a port from 1 to 65535; programs usually find Stemdesk on 8787.</source>
        <translation>Bitte geben Sie einen Port von 1 bis 65535 ein; meist finden Programme Stemdesk auf 8787.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="248"/>
        <source>Every key of %1 is refused until this is switched on again.</source>
        <translation>Jeder Schlüssel von %1 wird abgewiesen, bis dies wieder eingeschaltet ist.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="269"/>
        <source>Let keys work</source>
        <translation>Schlüssel zulassen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="269"/>
        <source>Refuse all keys</source>
        <translation>Alle Schlüssel abweisen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="298"/>
        <source>of %1; the month begins anew on the 1st, UTC</source>
        <translation>von %1; der Monat beginnt neu am 1., UTC</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="299"/>
        <source>without a limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="302"/>
        <source>%1 of %2 requests</source>
        <translation>%1 von %2 Anfragen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AwayBanner</name>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="42"/>
        <source>The shop’s server has not answered since %1. What you type stays in its field until it can be stored. Stemdesk keeps trying.</source>
        <translation>Der Server des Geschäfts antwortet seit %1 nicht. Was Sie eingeben, bleibt in seinem Feld, bis es gespeichert werden kann. Stemdesk versucht es weiter.</translation>
    </message>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="46"/>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="51"/>
        <source>Asking the shop’s server…</source>
        <translation>Server des Geschäfts wird gefragt…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="44"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="45"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>mehr als %Ln Veranstaltung</numerusform>
            <numerusform>mehr als %Ln Veranstaltungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumnModel</name>
    <message>
        <location filename="../ui/pages/events/board_column_model.cpp" line="55"/>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardList</name>
    <message>
        <location filename="../ui/pages/events/board_list.cpp" line="119"/>
        <source>No events</source>
        <translation>Keine Veranstaltungen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardView</name>
    <message>
        <location filename="../ui/pages/events/board_view.cpp" line="24"/>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <location filename="../ui/widgets/budget_bar.cpp" line="16"/>
        <source>Price against budget</source>
        <translation>Preis gegen Budget</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <location filename="../ui/widgets/card.cpp" line="21"/>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/categories_model.cpp" line="16"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln Produkt</numerusform>
            <numerusform>%Ln Produkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/categories_model.cpp" line="27"/>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/categories_model.cpp" line="27"/>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <location filename="../ui/widgets/chip.cpp" line="38"/>
        <source>Delete removes it</source>
        <translation>Entf entfernt den Eintrag</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursField</name>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="13"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="33"/>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="33"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="34"/>
        <source>Add a colour</source>
        <translation>Farbe hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="31"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="33"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="46"/>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="47"/>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="48"/>
        <source>Varieties</source>
        <translation>Sorten</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="49"/>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="51"/>
        <source>Colours and categories</source>
        <translation>Farben und Kategorien</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="66"/>
        <source>Search a colour or category…</source>
        <translation>Farbe oder Kategorie suchen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="67"/>
        <source>New category</source>
        <translation>Neue Kategorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="68"/>
        <source>New colour</source>
        <translation>Neue Farbe</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="81"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="81"/>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="236"/>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="273"/>
        <source>Events in %1</source>
        <translation>Veranstaltungen in %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComingModel</name>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="74"/>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="75"/>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="75"/>
        <source>Week of %1</source>
        <translation>Woche vom %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="82"/>
        <source>Today</source>
        <translation>Heute</translation>
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
        <translation>Alles finden</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="57"/>
        <source>Find an event, flower, supplier or command…</source>
        <translation>Veranstaltung, Blume, Lieferant oder Befehl suchen…</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="59"/>
        <source>Found</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="154"/>
        <source>Looking…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="154"/>
        <source>Nothing is found by “%1”.</source>
        <translation>Zu „%1“ wurde nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonModel</name>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="121"/>
        <source>gone</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="121"/>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="132"/>
        <source>any supplier</source>
        <translation>beliebiger Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="180"/>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="181"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="184"/>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="185"/>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonView</name>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="82"/>
        <source>Two price lists</source>
        <translation>Zwei Preislisten</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="84"/>
        <source>Two lists of one type stand side by side here, what changed most first. There is no second list yet: make one from the first.</source>
        <translation>Hier stehen zwei Listen derselben Art nebeneinander, die größten Änderungen zuerst. Noch gibt es keine zweite Liste: Legen Sie eine aus der ersten an.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="86"/>
        <source>No price is found by this.</source>
        <translation>Damit wurde kein Preis gefunden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="109"/>
        <source>First list</source>
        <translation>Erste Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="110"/>
        <source>Second list</source>
        <translation>Zweite Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="111"/>
        <source>Swap the lists</source>
        <translation>Listen tauschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="136"/>
        <source>Search both lists…</source>
        <translation>Beide Listen durchsuchen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="142"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="143"/>
        <source>Dearer</source>
        <translation>Teurer</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="144"/>
        <source>Cheaper</source>
        <translation>Günstiger</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="145"/>
        <source>On one list only</source>
        <translation>Nur in einer Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="294"/>
        <source>%1 dearer, %2 cheaper, %3 on one list only</source>
        <translation>%1 teurer, %2 günstiger, %3 nur in einer Liste</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ConflictNote</name>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="21"/>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="29"/>
        <source>Keep mine</source>
        <translation>Meins nutzen</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="30"/>
        <source>Take theirs</source>
        <translation>Anderes nutzen</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="53"/>
        <source>Yours: %1, now: %2</source>
        <translation>Ihr Wert: %1, jetzt: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CopiesField</name>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="107"/>
        <source>How many of them</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="108"/>
        <source>How many of them are made</source>
        <translation>So viele werden davon angefertigt</translation>
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
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="52"/>
        <source>On a PostgreSQL server, which several workstations share</source>
        <translation>Auf einem PostgreSQL-Server, den mehrere Arbeitsplätze gemeinsam nutzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="53"/>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="54"/>
        <source>Copy this shop there…</source>
        <translation>Geschäft dorthin kopieren…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="54"/>
        <source>Use this server</source>
        <translation>Server verwenden</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="57"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="84"/>
        <source>Where the shop is kept</source>
        <translation>Wo das Geschäft gespeichert ist</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="104"/>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="119"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="120"/>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="121"/>
        <source>Kept in this computer&apos;s keyring, never in a file. Empty: the one that is there.</source>
        <translation>Liegt im Schlüsselbund dieses Computers, nie in einer Datei. Leer: das dort vorhandene.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="133"/>
        <source>All workstations on one server see each other&apos;s changes at once. Switching copies nothing: what is here stays here.</source>
        <translation>Alle Arbeitsplätze an einem Server sehen Änderungen der anderen sofort. Beim Wechsel wird nichts kopiert: Was hier ist, bleibt hier.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="145"/>
        <source>Progress of the copy</source>
        <translation>Fortschritt der Kopie</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="189"/>
        <source>This window was told at its start where to work: %1. What is chosen here counts when it is started without that.</source>
        <translation>Diesem Fenster wurde beim Start vorgegeben, wo es arbeitet: %1. Was hier gewählt wird, gilt, wenn es ohne diese Vorgabe gestartet wird.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="195"/>
        <source>This counts from the next start on.</source>
        <translation>Dies gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="195"/>
        <source>Restart now</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="201"/>
        <source>on this computer</source>
        <translation>auf diesem Computer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="201"/>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="233"/>
        <location filename="../ui/pages/settings/database_tab.cpp" line="251"/>
        <location filename="../ui/pages/settings/database_tab.cpp" line="275"/>
        <source>Connecting…</source>
        <translation>Wird verbunden…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DateTimeField</name>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="18"/>
        <source>Clear %1</source>
        <translation>%1 leeren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="19"/>
        <source>Set a date</source>
        <translation>Datum angeben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="25"/>
        <source>%1: day</source>
        <translation>%1: Tag</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="29"/>
        <source>%1: time</source>
        <translation>%1: Uhrzeit</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="31"/>
        <source>%1: set a date</source>
        <translation>%1: Datum angeben</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveriesModel</name>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="114"/>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="115"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="116"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="117"/>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="118"/>
        <source>Last answer</source>
        <translation>Letzte Antwort</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="119"/>
        <source>Next try</source>
        <translation>Nächster Versuch</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryPanel</name>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="51"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="113"/>
        <source>Delivery</source>
        <translation>Zustellung</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="52"/>
        <source>Back to the webhook</source>
        <translation>Zurück zum Webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="54"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="55"/>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="56"/>
        <source>Next try</source>
        <translation>Nächster Versuch</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="57"/>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="58"/>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="63"/>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="64"/>
        <source>The same message under the same id, tried up to four times</source>
        <translation>Dieselbe Nachricht unter derselben ID, bis zu viermal versucht</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="79"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="80"/>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="81"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="82"/>
        <source>Headers</source>
        <translation>Kopfzeilen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="97"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="98"/>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="130"/>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="133"/>
        <source>Not tried yet.</source>
        <translation>Noch nicht versucht.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="148"/>
        <source>(when it is tried)</source>
        <translation>(beim Versuch)</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="150"/>
        <source>(made with the secret)</source>
        <translation>(mit dem Geheimnis gebildet)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DescriptionField</name>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="69"/>
        <source>What the proposal tells the client about the flowers of the day</source>
        <translation>Was das Angebot dem Kunden über die Blumen des Tages sagt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="90"/>
        <source>B</source>
        <comment>bold</comment>
        <translation>F</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="90"/>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="95"/>
        <source>I</source>
        <comment>italic</comment>
        <translation>K</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="95"/>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="100"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="102"/>
        <source>Numbered list</source>
        <translation>Nummerierte Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="104"/>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="106"/>
        <source>https://… Enter makes the link</source>
        <translation>https://… Mit Enter verlinken</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="107"/>
        <source>Address of the link</source>
        <translation>Adresse des Links</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="120"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="198"/>
        <source>Another program wrote this with tables or pictures. It is changed there.</source>
        <translation>Ein anderes Programm hat dies mit Tabellen oder Bildern geschrieben. Es wird dort geändert.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="54"/>
        <source>Clients and guests</source>
        <translation>Kunden und Gäste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="56"/>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="56"/>
        <location filename="../ui/pages/event/details_form.cpp" line="59"/>
        <source>Change client</source>
        <translation>Kunde ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="59"/>
        <source>Second client</source>
        <translation>Zweiter Kunde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="62"/>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="62"/>
        <source>Change guests</source>
        <translation>Gäste ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="65"/>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="65"/>
        <source>Change tables</source>
        <translation>Tische ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="68"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="68"/>
        <source>Change budget</source>
        <translation>Budget ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="71"/>
        <source>without tax; empty where none was agreed</source>
        <translation>ohne Steuer; leer, wenn keines vereinbart ist</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="76"/>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="77"/>
        <source>Ceremony from</source>
        <translation>Trauung von</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="78"/>
        <source>Ceremony until</source>
        <translation>Trauung bis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="79"/>
        <source>Venue from</source>
        <translation>Feier von</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="80"/>
        <source>Venue until</source>
        <translation>Feier bis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="90"/>
        <source>Change date</source>
        <translation>Datum ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="119"/>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="121"/>
        <source>Ceremony</source>
        <translation>Trauung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="121"/>
        <source>Change ceremony address</source>
        <translation>Ort der Trauung ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="124"/>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="124"/>
        <source>Change venue</source>
        <translation>Ort ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="130"/>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="132"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="135"/>
        <source>Change palette</source>
        <translation>Farbpalette ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="144"/>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="146"/>
        <source>For the client</source>
        <translation>Für den Kunden</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="148"/>
        <source>Change description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="154"/>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="155"/>
        <source>the event</source>
        <translation>der Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="156"/>
        <source>For the proposal</source>
        <translation>Für das Angebot</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/details_form.cpp" line="160"/>
        <source>Add %n pictures</source>
        <translation>
            <numerusform>%Ln Bild hinzufügen</numerusform>
            <numerusform>%Ln Bilder hinzufügen</numerusform>
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
        <translation>Links ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="187"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="189"/>
        <source>For the shop</source>
        <translation>Für das Geschäft</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="191"/>
        <source>Change notes</source>
        <translation>Notizen ändern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentOutput</name>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="88"/>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="93"/>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="107"/>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="126"/>
        <source>%1 was not saved. %2</source>
        <translation>%1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="128"/>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Abgebrochen; %1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="130"/>
        <source>%1 was not saved: %2. Choose another place.</source>
        <translation>%1 wurde nicht gespeichert: %2. Bitte wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="132"/>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="132"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="145"/>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="156"/>
        <source>Printing %1</source>
        <translation>%1 wird gedruckt</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="171"/>
        <source>Nothing was printed. %1</source>
        <translation>Es wurde nichts gedruckt. %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="173"/>
        <source>Sent to the printer</source>
        <translation>An den Drucker gesendet</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="175"/>
        <source>Printing was cancelled.</source>
        <translation>Das Drucken wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="177"/>
        <source>The printer does not take it; nothing was printed.</source>
        <translation>Der Drucker nimmt es nicht an; es wurde nichts gedruckt.</translation>
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
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="28"/>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="29"/>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="29"/>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
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
        <translation>Strg+P</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="56"/>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="73"/>
        <source>The pages cannot be shown. %1</source>
        <translation>Die Seiten lassen sich nicht anzeigen. %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="154"/>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="81"/>
        <source>Proposal</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="81"/>
        <source>For the customer, with prices</source>
        <translation>Für den Kunden, mit Preisen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="82"/>
        <source>Supplier orders</source>
        <translation>Lieferantenbestellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="82"/>
        <source>What to order from whom</source>
        <translation>Was bei wem zu bestellen ist</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="83"/>
        <source>Workroom recipes</source>
        <translation>Rezepte für die Werkstatt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="83"/>
        <source>For the bench, without costs</source>
        <translation>Für den Arbeitstisch, ohne Kosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="84"/>
        <source>Packing list</source>
        <translation>Packliste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="84"/>
        <source>For the van, to tick</source>
        <translation>Für den Lieferwagen, zum Abhaken</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="86"/>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="154"/>
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln Position ohne Preis: Die Summe ist nicht vollständig.</numerusform>
            <numerusform>%Ln Positionen ohne Preis: Die Summe ist nicht vollständig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="156"/>
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln Bild ist nur verlinkt und wird nicht gedruckt.</numerusform>
            <numerusform>%Ln Bilder sind nur verlinkt und werden nicht gedruckt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/today/due_model.cpp" line="39"/>
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln Tag zu spät</numerusform>
            <numerusform>%Ln Tage zu spät</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="41"/>
        <source>Sheet saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="43"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="44"/>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="50"/>
        <source>saved on %1</source>
        <translation>gespeichert am %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="58"/>
        <source>No supplier named yet</source>
        <translation>Noch ohne Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="58"/>
        <source>no supplier named</source>
        <translation>ohne Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="67"/>
        <source>Event on %1</source>
        <translation>Veranstaltung am %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="73"/>
        <source>order by %1</source>
        <translation>bestellen bis %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="34"/>
        <location filename="../ui/pages/events/event_actions.cpp" line="38"/>
        <source>New event</source>
        <translation>Neue Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="48"/>
        <source>New event from %1</source>
        <translation>Neue Veranstaltung aus %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="75"/>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="76"/>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="77"/>
        <source>Duplicated %1; the copy has no date yet</source>
        <translation>%1 dupliziert; die Kopie hat noch kein Datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="91"/>
        <source>Save %1 as a template</source>
        <translation>%1 als Vorlage speichern</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="92"/>
        <source>Saved %1 as a template</source>
        <translation>%1 als Vorlage gespeichert</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="105"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="112"/>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="113"/>
        <source>Deleted %1</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/event_actions.cpp" line="114"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>%1 mit %Ln Position gelöscht</numerusform>
            <numerusform>%1 mit %Ln Positionen gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="127"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="129"/>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="131"/>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="132"/>
        <source>Change status</source>
        <translation>Status ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="134"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventFilters</name>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="17"/>
        <source>Upcoming</source>
        <translation>Kommende</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="18"/>
        <source>Past</source>
        <translation>Vergangene</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="19"/>
        <source>All dates</source>
        <translation>Alle Daten</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="29"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="46"/>
        <source>Dates</source>
        <translation>Datum</translation>
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
        <translation>Bitte geben Sie eine ganze Zahl ein.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_form.cpp" line="132"/>
        <source>Write an amount, 0 or more.</source>
        <translation>Bitte geben Sie einen Betrag ein, 0 oder mehr.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="37"/>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="41"/>
        <source>This event is no longer there.</source>
        <translation>Diese Veranstaltung ist nicht mehr da.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="41"/>
        <source>Back to the events</source>
        <translation>Zurück zu den Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="60"/>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="61"/>
        <source>Name of the event</source>
        <translation>Name der Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="64"/>
        <source>Supplier orders</source>
        <translation>Lieferantenbestellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Recipe</source>
        <translation>Rezeptur</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Pricing</source>
        <translation>Kalkulation</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="167"/>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="174"/>
        <source>prices pinned</source>
        <translation>Preise fixiert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="198"/>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="207"/>
        <source>Change status to %1</source>
        <translation>Status auf „%1“ setzen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="242"/>
        <source>No date yet</source>
        <translation>Noch kein Datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="245"/>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="247"/>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="248"/>
        <source>Week of %1</source>
        <translation>Woche vom %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="263"/>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="24"/>
        <source>Find an event…</source>
        <translation>Veranstaltung suchen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="70"/>
        <source>Coming</source>
        <translation>Kommende</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="71"/>
        <source>Past</source>
        <translation>Vergangene</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="72"/>
        <source>One week</source>
        <translation>Eine Woche</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="99"/>
        <source>Events to order for</source>
        <translation>Veranstaltungen, für die bestellt wird</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="112"/>
        <source>No event is found by these words.</source>
        <translation>Zu diesen Wörtern wurde keine Veranstaltung gefunden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="113"/>
        <source>There are no events here.</source>
        <translation>Hier sind keine Veranstaltungen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message>
        <location filename="../ui/event_words.cpp" line="27"/>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="28"/>
        <source>Quoting</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="29"/>
        <source>With client</source>
        <translation>Beim Kunden</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="30"/>
        <source>Approved</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="31"/>
        <source>In progress</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="32"/>
        <source>Complete</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="33"/>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="110"/>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="123"/>
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln Gast</numerusform>
            <numerusform>%Ln Gäste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="126"/>
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln Tisch</numerusform>
            <numerusform>%Ln Tische</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="136"/>
        <source>On budget</source>
        <translation>Im Budget</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="138"/>
        <source>%1 over</source>
        <translation>%1 darüber</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="139"/>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="33"/>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="87"/>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="88"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="89"/>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="90"/>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="91"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="92"/>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="93"/>
        <source>Price</source>
        <translation>Preis</translation>
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
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="40"/>
        <source>Events hold the recipe, the price and the supplier orders of a wedding or a party.</source>
        <translation>Eine Veranstaltung enthält Rezeptur, Preis und Lieferantenbestellungen einer Hochzeit oder Feier.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="41"/>
        <location filename="../ui/pages/events/events_page.cpp" line="80"/>
        <source>New event</source>
        <translation>Neue Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="42"/>
        <source>No event matches. Try other words, another status or all dates.</source>
        <translation>Keine Veranstaltung passt. Versuchen Sie andere Wörter, einen anderen Status oder alle Daten.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="78"/>
        <source>From template</source>
        <translation>Aus Vorlage</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="79"/>
        <source>New event from a template</source>
        <translation>Neue Veranstaltung aus einer Vorlage</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="81"/>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="82"/>
        <source>Search name, client, venue…</source>
        <translation>Name, Kunde, Ort suchen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="174"/>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="175"/>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="176"/>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="244"/>
        <source>The event was made without what is no longer in the catalogue: %1.</source>
        <translation>Die Veranstaltung wurde ohne das angelegt, was nicht mehr im Katalog ist: %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="245"/>
        <source>Open the event</source>
        <translation>Veranstaltung öffnen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="259"/>
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln Veranstaltung im %1</numerusform>
            <numerusform>%Ln Veranstaltungen im %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="262"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="263"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>mehr als %Ln Veranstaltung</numerusform>
            <numerusform>mehr als %Ln Veranstaltungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsTable</name>
    <message>
        <location filename="../ui/pages/events/events_table.cpp" line="44"/>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="23"/>
        <source>Add a fee</source>
        <translation>Gebühr hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="28"/>
        <source>Delivery</source>
        <translation>Lieferung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="60"/>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="62"/>
        <source>Amount without tax</source>
        <translation>Betrag ohne Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="64"/>
        <source>Remove the fee</source>
        <translation>Gebühr entfernen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="87"/>
        <location filename="../ui/pages/event/fees_field.cpp" line="88"/>
        <source>Write an amount, 0 or more.</source>
        <translation>Bitte geben Sie einen Betrag ein, 0 oder mehr.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstSteps</name>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="16"/>
        <source>This is where each day begins: what is coming, and what must be ordered by when. Two steps, and it has something to say.</source>
        <translation>Hier beginnt jeder Tag: was ansteht und was bis wann bestellt sein muss. Zwei Schritte, dann steht hier etwas.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="24"/>
        <source>1. Fill the catalogue</source>
        <translation>1. Katalog füllen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="25"/>
        <source>Add the flowers and materials that you design with, with their stem lengths and packs.</source>
        <translation>Fügen Sie die Blumen und Materialien hinzu, mit denen Sie gestalten, mit Stiellängen und Packungen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="27"/>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="30"/>
        <source>2. Plan an event</source>
        <translation>2. Veranstaltung planen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="31"/>
        <source>Put them into bouquets and tables, and the price and the supplier orders follow.</source>
        <translation>Machen Sie daraus Sträuße und Tischschmuck; Preis und Lieferantenbestellungen ergeben sich von selbst.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="33"/>
        <source>New event</source>
        <translation>Neue Veranstaltung</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="21"/>
        <source>Goods received</source>
        <translation>Wareneingang</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="22"/>
        <source>All came as ordered</source>
        <translation>Alles wie bestellt</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="47"/>
        <source>Copy as e-mail</source>
        <translation>Als E-Mail kopieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="55"/>
        <source>Notes every line that nothing came in of as delivered whole, at the price that was expected</source>
        <translation>Vermerkt jede Position ohne Eingang als vollständig geliefert, zum erwarteten Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="78"/>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="87"/>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/goods_card.cpp" line="97"/>
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="99"/>
        <source>Ordered %1</source>
        <translation>Bestellt: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="101"/>
        <source>Goods received from %1</source>
        <translation>Wareneingang von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="104"/>
        <source>Still due %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="105"/>
        <source>Received %1 with tax</source>
        <translation>Erhalten: %1 mit Steuer</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="87"/>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="88"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="127"/>
        <source>Before tax; expected were %1</source>
        <translation>Ohne Steuer; erwartet waren %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="130"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="176"/>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="177"/>
        <source>Ordered</source>
        <translation>Bestellt</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="178"/>
        <source>Packs received</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="179"/>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="180"/>
        <source>Cost received</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="181"/>
        <source>Still due</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="35"/>
        <source>“%1” is no number of packs.</source>
        <translation>„%1“ ist keine Packungszahl.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="35"/>
        <source>“%1” is no price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="39"/>
        <source>Say first how many packs came in, then what they cost.</source>
        <translation>Geben Sie zuerst an, wie viele Packungen kamen, dann, was sie kosteten.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="58"/>
        <source>Receive %1</source>
        <translation>Eingang von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="58"/>
        <source>Change price paid for %1</source>
        <translation>Bezahlten Preis für %1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="108"/>
        <source>Somebody else noted these goods meanwhile; what they noted stands here now.</source>
        <translation>Jemand anderes hat diese Ware inzwischen erfasst; hier steht nun, was dabei eingetragen wurde.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="125"/>
        <source>Receive all as ordered</source>
        <translation>Alles wie bestellt annehmen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="136"/>
        <source>Clear goods received</source>
        <translation>Wareneingang leeren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="159"/>
        <source>Paste goods received</source>
        <translation>Wareneingang einfügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="42"/>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="43"/>
        <source>Lines</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="64"/>
        <source>Name of the arrangement</source>
        <translation>Name des Arrangements</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="41"/>
        <source>Drag to another place</source>
        <translation>An eine andere Stelle ziehen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="90"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="91"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="178"/>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="93"/>
        <source>Show %1</source>
        <translation>%1 einblenden</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="93"/>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="97"/>
        <source>Describe for the proposal</source>
        <translation>Für das Angebot beschreiben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="98"/>
        <source>Add pictures…</source>
        <translation>Bilder hinzufügen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="99"/>
        <source>Paste a picture</source>
        <translation>Bild einfügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="101"/>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="102"/>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="104"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="185"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="106"/>
        <source>Show, and count in the price</source>
        <translation>Einblenden und im Preis mitrechnen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="106"/>
        <source>Hide, and leave out of the price</source>
        <translation>Ausblenden und im Preis weglassen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="181"/>
        <source>Enter adds</source>
        <translation>Mit Enter hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="228"/>
        <source>Lines of %1</source>
        <translation>Positionen von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="229"/>
        <source>Add a line to %1</source>
        <translation>Position zu %1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card.cpp" line="231"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="138"/>
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="233"/>
        <source>hidden, not in the price</source>
        <translation>ausgeblendet, nicht im Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="256"/>
        <source>%1 fewer of ‘%2’ saves a pack of %3 (%4).</source>
        <translation>%1 weniger von ‘%2’ spart eine Packung zu %3 (%4).</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="257"/>
        <source>%1 fewer of ‘%2’ in each saves a pack of %3 (%4).</source>
        <translation>Je %1 weniger von ‘%2’ spart eine Packung zu %3 (%4).</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="259"/>
        <source>Make it %1</source>
        <translation>Auf %1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="274"/>
        <source>Fold %1</source>
        <translation>%1 einklappen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="274"/>
        <source>Unfold %1</source>
        <translation>%1 ausklappen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="46"/>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="54"/>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="58"/>
        <source>Change how many of %1</source>
        <translation>Anzahl von %1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="69"/>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="139"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="238"/>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="140"/>
        <source>Deleted %1 from %2</source>
        <translation>%1 aus %2 gelöscht</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="154"/>
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>%Ln Position duplizieren</numerusform>
            <numerusform>%Ln Positionen duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="191"/>
        <source>Replace in the whole event…</source>
        <translation>In der ganzen Veranstaltung ersetzen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="194"/>
        <source>Make it %1, and save a pack</source>
        <translation>Auf %1 ändern und eine Packung sparen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="200"/>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="206"/>
        <source>Move a line to %1</source>
        <translation>Position nach %1 verschieben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="224"/>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="229"/>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="229"/>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="240"/>
        <source>Deleted %1</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="241"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>%1 mit %Ln Position gelöscht</numerusform>
            <numerusform>%1 mit %Ln Positionen gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="249"/>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="54"/>
        <source>These are %1 rows. Paste at most %2 at once.</source>
        <translation>Das sind %1 Zeilen. Bitte fügen Sie höchstens %2 auf einmal ein.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="94"/>
        <source>Paste %n lines</source>
        <translation>
            <numerusform>%Ln Position einfügen</numerusform>
            <numerusform>%Ln Positionen einfügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="27"/>
        <source>What the proposal says about it</source>
        <translation>Was das Angebot darüber sagt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="35"/>
        <source>Describe %1</source>
        <translation>%1 beschreiben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="47"/>
        <source>What the proposal says about %1</source>
        <translation>Was das Angebot über %1 sagt</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_story.cpp" line="92"/>
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>%Ln Bild zu %1 hinzufügen</numerusform>
            <numerusform>%Ln Bilder zu %1 hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <location filename="../ui/widgets/header_view.cpp" line="26"/>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HiredDelegate</name>
    <message>
        <location filename="../ui/pages/settings/hired_delegate.cpp" line="10"/>
        <source>sold</source>
        <translation>verkauft</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/hired_delegate.cpp" line="11"/>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="51"/>
        <source>hired out</source>
        <translation>verliehen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryModel</name>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="66"/>
        <source>Today, %1</source>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="67"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="97"/>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="98"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="99"/>
        <source>Changed by</source>
        <translation>Geändert von</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryTab</name>
    <message>
        <location filename="../ui/pages/event/history_tab.cpp" line="29"/>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_tab.cpp" line="37"/>
        <source>Every change of this event will stand here: what was changed, when, and by whom.</source>
        <translation>Hier wird jede Änderung dieser Veranstaltung stehen: was geändert wurde, wann und von wem.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="33"/>
        <source>Event made</source>
        <translation>Veranstaltung angelegt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="34"/>
        <source>Deleted event put back</source>
        <translation>Gelöschte Veranstaltung wiederhergestellt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="36"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="37"/>
        <source>Short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="38"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="39"/>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="40"/>
        <source>Second client</source>
        <translation>Zweiter Kunde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="41"/>
        <source>Ceremony address</source>
        <translation>Ort der Trauung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="43"/>
        <source>Venue address</source>
        <translation>Ort der Feier</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="44"/>
        <source>Ceremony from</source>
        <translation>Trauung von</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="45"/>
        <source>Ceremony until</source>
        <translation>Trauung bis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="46"/>
        <source>Venue from</source>
        <translation>Feier von</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="47"/>
        <source>Venue until</source>
        <translation>Feier bis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="48"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="49"/>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="50"/>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="51"/>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="52"/>
        <source>Description changed</source>
        <translation>Beschreibung geändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="53"/>
        <source>Number of pictures</source>
        <translation>Anzahl der Bilder</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="54"/>
        <source>Links changed</source>
        <translation>Links geändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="55"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="56"/>
        <source>Number of pinned price lists</source>
        <translation>Anzahl fixierter Preislisten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="58"/>
        <source>Uplift a unit</source>
        <translation>Zuschlag je Stück</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="59"/>
        <source>Markups changed</source>
        <translation>Kalkulationsfaktoren geändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="60"/>
        <source>Labour changed</source>
        <translation>Arbeit geändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="61"/>
        <source>Fees changed</source>
        <translation>Gebühren geändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="62"/>
        <source>Travel changed</source>
        <translation>Anfahrt geändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="63"/>
        <source>Tax changed</source>
        <translation>Steuer geändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="64"/>
        <location filename="../ui/pages/event/history_words.cpp" line="77"/>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="65"/>
        <location filename="../ui/pages/event/history_words.cpp" line="78"/>
        <source>%1 deleted</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="66"/>
        <source>Name of an arrangement</source>
        <translation>Name eines Arrangements</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="68"/>
        <source>How many of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="69"/>
        <source>%1 hidden</source>
        <translation>%1 ausgeblendet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="70"/>
        <source>%1 shown again</source>
        <translation>%1 wieder eingeblendet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="71"/>
        <source>Place of %1</source>
        <translation>Stelle von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="72"/>
        <source>Description of %1</source>
        <translation>Beschreibung von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="74"/>
        <source>Number of pictures of %1</source>
        <translation>Anzahl der Bilder von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="76"/>
        <location filename="../ui/pages/event/history_words.cpp" line="83"/>
        <source>Notes of %1</source>
        <translation>Notizen zu %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="79"/>
        <source>Quantity of %1</source>
        <translation>Menge von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="80"/>
        <source>Supplier of %1</source>
        <translation>Lieferant von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="81"/>
        <source>Flower replaced</source>
        <translation>Blume ersetzt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="82"/>
        <source>%1 moved</source>
        <translation>%1 verschoben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="95"/>
        <source>none</source>
        <translation>leer</translation>
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
        <translation>API-Schlüssel %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="148"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="150"/>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IntegrationsPage</name>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="18"/>
        <source>Integrations</source>
        <translation>Integrationen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="34"/>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="74"/>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="72"/>
        <source>What programs asked for in the last 30 days</source>
        <translation>Was Programme in den letzten 30 Tagen angefragt haben</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="74"/>
        <source>New webhook</source>
        <translation>Neuer Webhook</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeyPanel</name>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="27"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="28"/>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="29"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="30"/>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="31"/>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="32"/>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="33"/>
        <source>What it may do</source>
        <translation>Was er darf</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="36"/>
        <source>Revoke key…</source>
        <translation>Schlüssel widerrufen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="62"/>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="67"/>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="68"/>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="71"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="81"/>
        <source>Programs that use “%1” are refused from their next request on. This cannot be undone; they need a new key then.</source>
        <translation>Programme, die „%1“ benutzen, werden ab ihrer nächsten Anfrage abgewiesen. Das lässt sich nicht rückgängig machen; sie brauchen dann einen neuen Schlüssel.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="84"/>
        <source>Revoke key</source>
        <translation>Schlüssel widerrufen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="84"/>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="90"/>
        <source>Revoke key %1</source>
        <translation>Schlüssel %1 widerrufen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysModel</name>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="41"/>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="42"/>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="72"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="73"/>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="74"/>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="75"/>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="76"/>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
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
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="36"/>
        <source>A key lets another program into this shop: your website, a till, a spreadsheet. Make one for each program, so that you can take it away from one alone.</source>
        <translation>Ein Schlüssel lässt ein anderes Programm in dieses Geschäft: Ihre Website, eine Kasse, eine Tabelle. Erstellen Sie für jedes Programm einen eigenen, damit Sie ihn einzeln wieder entziehen können.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="38"/>
        <source>Create a key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="88"/>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="90"/>
        <source>the key</source>
        <translation>den Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="91"/>
        <source>This key is shown only now. Copy it into the program that needs it: nobody, Stemdesk neither, can show it again.</source>
        <translation>Dieser Schlüssel wird nur jetzt angezeigt. Kopieren Sie ihn in das Programm, das ihn braucht: Niemand, auch Stemdesk nicht, kann ihn noch einmal anzeigen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="144"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln Schlüssel</numerusform>
            <numerusform>%Ln Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="145"/>
        <source>%1, %2 revoked</source>
        <translation>%1, %2 widerrufen</translation>
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
        <translation>beliebig</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="56"/>
        <source>%1 (archived)</source>
        <translation>%1 (archiviert)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="62"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="63"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="93"/>
        <source>%1 a unit without tax</source>
        <translation>%1 je Stück ohne Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="95"/>
        <source>%1 stems save a pack. Ctrl+. takes that.</source>
        <translation>%1 Stiele sparen eine Packung. Strg+. übernimmt das.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="97"/>
        <source>%1 for all copies</source>
        <translation>%1 für alle zusammen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="139"/>
        <source>changing…</source>
        <translation>wird geändert…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="150"/>
        <source>“%1” is no number of stems.</source>
        <translation>„%1“ ist keine Stielzahl.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="179"/>
        <source>Change quantity of %1</source>
        <translation>Menge von %1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="179"/>
        <source>Change supplier of %1</source>
        <translation>Lieferant von %1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="201"/>
        <source>The line was deleted meanwhile.</source>
        <translation>Die Position wurde inzwischen gelöscht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/lines_model.cpp" line="288"/>
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>%Ln Position nach %1 verschieben</numerusform>
            <numerusform>%Ln Positionen nach %1 verschieben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="234"/>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="235"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="236"/>
        <source>Stems</source>
        <translation>Stiele</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="237"/>
        <source>Packs</source>
        <translation>Packungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="238"/>
        <source>Left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="239"/>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="240"/>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinksField</name>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="35"/>
        <source>Add a link: a name and its address</source>
        <translation>Link hinzufügen: ein Name und seine Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="36"/>
        <source>Add a link</source>
        <translation>Link hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="53"/>
        <source>Write an address such as https://example.com, or a name before it.</source>
        <translation>Bitte geben Sie eine Adresse wie https://example.com ein, oder einen Namen davor.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LogoField</name>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="102"/>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="103"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="106"/>
        <source>The logo</source>
        <translation>Das Logo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="132"/>
        <location filename="../ui/pages/settings/logo_field.cpp" line="162"/>
        <source>Choose the logo</source>
        <translation>Logo wählen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="133"/>
        <source>Remove the logo</source>
        <translation>Logo entfernen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="151"/>
        <source>The logo: a PNG, JPEG or WebP file, which can be dropped here.</source>
        <translation>Das Logo: eine PNG-, JPEG- oder WebP-Datei, die Sie auch hierher ziehen können.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="163"/>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="183"/>
        <source>This is no picture that can be shown; choose a PNG, JPEG or WebP file.</source>
        <translation>Dies ist kein Bild, das sich anzeigen lässt; bitte wählen Sie eine PNG-, JPEG- oder WebP-Datei.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <location filename="../ui/main_window.cpp" line="102"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="103"/>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="109"/>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="114"/>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="119"/>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="124"/>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="129"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="131"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="216"/>
        <location filename="../ui/main_window.cpp" line="225"/>
        <location filename="../ui/main_window.cpp" line="246"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="218"/>
        <location filename="../ui/main_window.cpp" line="227"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="225"/>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="227"/>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="298"/>
        <source>No answer since %1</source>
        <translation>Keine Antwort seit %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="302"/>
        <source>API on %1</source>
        <translation>API auf %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="303"/>
        <source>API is off</source>
        <translation>API ist aus</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="304"/>
        <source>API is off: %1</source>
        <translation>API ist aus: %1</translation>
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
        <translation>Integrationen</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="40"/>
        <source>Order sheet of %1</source>
        <translation>Bestellliste von %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="53"/>
        <source>New event</source>
        <translation>Neue Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="54"/>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="55"/>
        <source>New supplier</source>
        <translation>Neuer Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="60"/>
        <source>New price list</source>
        <translation>Neue Preisliste</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="65"/>
        <source>New colour</source>
        <translation>Neue Farbe</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="70"/>
        <source>New category</source>
        <translation>Neue Kategorie</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="37"/>
        <source>any supplier</source>
        <translation>beliebiger Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="39"/>
        <source>%1 a pack</source>
        <translation>%1 je Packung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="41"/>
        <source>, minimum %1</source>
        <translation>, mindestens %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="44"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/month_delegate.cpp" line="68"/>
        <source>+%n more</source>
        <translation>
            <numerusform>+%Ln weitere</numerusform>
            <numerusform>+%Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthGrid</name>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="23"/>
        <source>Days of the month</source>
        <translation>Tage des Monats</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="24"/>
        <source>Events of the day</source>
        <translation>Veranstaltungen des Tages</translation>
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
        <translation>heute</translation>
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
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="46"/>
        <source>Month after</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="47"/>
        <source>Today</source>
        <translation>Heute</translation>
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
        <translation>Navigation verkleinern</translation>
    </message>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="28"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="152"/>
        <source>Widen the navigation</source>
        <translation>Navigation verbreitern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewKeyForm</name>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="40"/>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="204"/>
        <source>Create key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="42"/>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="42"/>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="43"/>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="52"/>
        <source>What uses it: “Website”, “Till”…</source>
        <translation>Was ihn benutzt: „Website“, „Kasse“…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="53"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="54"/>
        <source>What it is for</source>
        <translation>Wofür er ist</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="62"/>
        <source>What it may do</source>
        <translation>Was er darf</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="64"/>
        <source>Read everything</source>
        <translation>Alles lesen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="65"/>
        <source>Keep the catalogue in step</source>
        <translation>Katalog abgleichen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="66"/>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="67"/>
        <source>As ticked below</source>
        <translation>Wie unten angekreuzt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="68"/>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="81"/>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="82"/>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="82"/>
        <source>manage</source>
        <translation>verwalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="92"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="100"/>
        <source>How long it lasts</source>
        <translation>Wie lange er gilt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="102"/>
        <source>Until it is revoked</source>
        <translation>Bis zum Widerruf</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="103"/>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="104"/>
        <source>90 days</source>
        <translation>90 Tage</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="105"/>
        <source>A year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="106"/>
        <source>To the end of a day</source>
        <translation>Bis zum Ende eines Tages</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="107"/>
        <source>Works</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="109"/>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="116"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="231"/>
        <source>Tick at least one thing that it may do.</source>
        <translation>Bitte kreuzen Sie mindestens eine Sache an, die er darf.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="60"/>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="61"/>
        <source>Make no price list</source>
        <translation>Keine Preisliste anlegen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="89"/>
        <source>Name, like Flowers spring</source>
        <translation>Name, etwa Blumen Frühjahr</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="98"/>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="99"/>
        <source>to %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="100"/>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="113"/>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="114"/>
        <source>Name of the list</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="115"/>
        <source>Prices hold from</source>
        <translation>Preise gelten ab</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="116"/>
        <source>Tax on them</source>
        <translation>Steuer darauf</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="117"/>
        <source>Prices change by</source>
        <translation>Preisänderung um</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="118"/>
        <source>Rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="127"/>
        <source>Prices copied</source>
        <translation>Kopierte Preise</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="128"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="149"/>
        <source>New price list</source>
        <translation>Neue Preisliste</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="161"/>
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>Neue Liste für %1 aus %2, mit ihrem %Ln Preis</numerusform>
            <numerusform>Neue Liste für %1 aus %2, mit ihren %Ln Preisen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="190"/>
        <source>“%1” is no tax; write it in per cent, like 20.</source>
        <translation>„%1“ ist keine Steuer; bitte geben Sie sie in Prozent ein, etwa 20.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="201"/>
        <source>“%1” is no change in per cent; write it like 4 or -2.5.</source>
        <translation>„%1“ ist keine Änderung in Prozent; bitte geben Sie sie wie 4 oder -2,5 ein.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="230"/>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="231"/>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="275"/>
        <source>Copying: %1 of %2 prices</source>
        <translation>Kopieren: %1 von %2 Preisen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="25"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="26"/>
        <source>Do not add anything</source>
        <translation>Nichts hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="48"/>
        <source>Product, like Rose</source>
        <translation>Produkt, etwa Rose</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="49"/>
        <source>Name of the new product</source>
        <translation>Name des neuen Produkts</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="50"/>
        <location filename="../ui/pages/products/new_product_row.cpp" line="77"/>
        <source>First variety, like Quicksand</source>
        <translation>Erste Sorte, etwa Quicksand</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="51"/>
        <source>Name of the variety</source>
        <translation>Name der Sorte</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="54"/>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="55"/>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="67"/>
        <source>No category</source>
        <translation>Keine Kategorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="76"/>
        <source>New variety of %1</source>
        <translation>Neue Sorte von %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewSupplierRow</name>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="21"/>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="22"/>
        <source>Name of the new supplier</source>
        <translation>Name des neuen Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="28"/>
        <source>Enter adds</source>
        <translation>Mit Enter hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="30"/>
        <source>Do not add a supplier</source>
        <translation>Keinen Lieferanten hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWebhookForm</name>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="26"/>
        <source>Create webhook</source>
        <translation>Webhook erstellen</translation>
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
        <translation>Neuer Webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="36"/>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="38"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="40"/>
        <source>The address that the other program&apos;s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>Die Adresse im öffentlichen Internet, die Ihnen der Hersteller des anderen Programms gegeben hat. Stemdesk sendet dorthin eine mit einem Geheimnis signierte Nachricht, wenn etwas geschieht.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="45"/>
        <source>What it tells of</source>
        <translation>Was er meldet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="54"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="87"/>
        <source>Looking at the address…</source>
        <translation>Die Adresse wird geprüft…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWordRow</name>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="23"/>
        <source>Name of the new colour</source>
        <translation>Name der neuen Farbe</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="23"/>
        <source>Name of the new category</source>
        <translation>Name der neuen Kategorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="34"/>
        <source>Add nothing</source>
        <translation>Nichts hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="52"/>
        <source>#rrggbb</source>
        <translation>#rrggbb</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="53"/>
        <source>Code of the new colour</source>
        <translation>Code der neuen Farbe</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OfferedVariantsModel</name>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="66"/>
        <source>any supplier</source>
        <translation>beliebiger Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="68"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="41"/>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="75"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="76"/>
        <source>Min. packs</source>
        <translation>Mind.-Pack.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="77"/>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="84"/>
        <source>Any supplier</source>
        <translation>Beliebiger Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="89"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="97"/>
        <source>Do not buy from %1</source>
        <translation>Nicht bei %1 kaufen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="105"/>
        <source>Minimum packs of %1</source>
        <translation>Mindestpackungen von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="139"/>
        <source>Add a supplier</source>
        <translation>Lieferant hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="67"/>
        <source>Nothing is still to come.</source>
        <translation>Es steht nichts mehr aus.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="69"/>
        <source>and earlier orders</source>
        <translation>und frühere Bestellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="80"/>
        <source>Open the order of %1</source>
        <translation>Bestellung vom %1 öffnen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="84"/>
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln Position offen</numerusform>
            <numerusform>%Ln Positionen offen</numerusform>
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
        <translation>kein Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="106"/>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>Der Lieferant liefert nicht weniger als %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="116"/>
        <source>Before tax</source>
        <translation>Ohne Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="116"/>
        <source>Not every price is known: the price lists have none.</source>
        <translation>Nicht jeder Preis ist bekannt: Die Preislisten haben keinen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="131"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="150"/>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="151"/>
        <source>Needed</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="152"/>
        <source>Packs</source>
        <translation>Packungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="153"/>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="154"/>
        <source>Left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="155"/>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
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
        <translation>Bestellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="79"/>
        <source>Choose an event, several, or a whole week. What to order from whom stands here then, with packs worked out over all of them together.</source>
        <translation>Wählen Sie eine Veranstaltung, mehrere oder eine ganze Woche. Dann steht hier, was bei wem zu bestellen ist, mit den Packungen über alle zusammen berechnet.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="105"/>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="105"/>
        <source>Saved sheets</source>
        <translation>Gespeicherte Listen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="111"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="113"/>
        <source>The pages as they will be printed</source>
        <translation>Die Seiten, wie sie gedruckt werden</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="115"/>
        <source>Save this sheet</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="116"/>
        <source>Keeps the sheet as it is now, to see later what changed and what came in</source>
        <translation>Hält die Liste fest, wie sie jetzt ist, um später zu sehen, was sich geändert hat und was gekommen ist</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="118"/>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="118"/>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="119"/>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="119"/>
        <source>A table for any program</source>
        <translation>Eine Tabelle für jedes Programm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="121"/>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="121"/>
        <source>A workbook with a sheet for each supplier</source>
        <translation>Eine Arbeitsmappe mit einem Blatt je Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="123"/>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="123"/>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="304"/>
        <source>As they were sent, and what came in</source>
        <translation>Wie sie gesendet wurden und was gekommen ist</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="304"/>
        <source>What to order from whom</source>
        <translation>Was bei wem zu bestellen ist</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="310"/>
        <source>%1 · %2 · %3 with tax</source>
        <translation>%1 · %2 · %3 mit Steuer</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="311"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="312"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln Lieferant</numerusform>
            <numerusform>%Ln Lieferanten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="316"/>
        <source>Saved %1 · %2</source>
        <translation>Gespeichert %1 · %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="322"/>
        <source>Save order sheet</source>
        <translation>Bestellliste speichern</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="328"/>
        <source>The sheet is saved</source>
        <translation>Die Liste ist gespeichert</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="328"/>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="359"/>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="47"/>
        <source>Saved sheets with this event</source>
        <translation>Gespeicherte Listen mit dieser Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="80"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="81"/>
        <source>The pages as they will be printed</source>
        <translation>Die Seiten, wie sie gedruckt werden</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="82"/>
        <source>Open in Orders</source>
        <translation>Zu Bestellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="83"/>
        <source>Order together with other events, save the sheet, export it</source>
        <translation>Mit anderen Veranstaltungen zusammen bestellen, Liste speichern, exportieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="140"/>
        <source>For this event alone: %1, %2 with tax</source>
        <translation>Nur für diese Veranstaltung: %1, %2 mit Steuer</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="141"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln Lieferant</numerusform>
            <numerusform>%Ln Lieferanten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="170"/>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="172"/>
        <source>with %n other event(s)</source>
        <translation>
            <numerusform>mit %Ln anderen Veranstaltung</numerusform>
            <numerusform>mit %Ln anderen Veranstaltungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="175"/>
        <source>received</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="177"/>
        <source>%1 of %2 lines received</source>
        <translation>%1 von %2 Positionen erhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="196"/>
        <source>the newest; all are in Orders</source>
        <translation>die neuesten; alle stehen unter Bestellungen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OutputProgress</name>
    <message>
        <location filename="../ui/preview/output_progress.cpp" line="19"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="../ui/preview/output_progress.cpp" line="20"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <location filename="../ui/widgets/page_header.cpp" line="84"/>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageView</name>
    <message>
        <location filename="../ui/preview/page_view.cpp" line="35"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteField</name>
    <message>
        <location filename="../ui/pages/event/palette_field.cpp" line="23"/>
        <location filename="../ui/pages/event/palette_field.cpp" line="24"/>
        <source>Add a colour</source>
        <translation>Farbe hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteRows</name>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="66"/>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="67"/>
        <location filename="../ui/palette/palette_rows.cpp" line="76"/>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="85"/>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="86"/>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="87"/>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/palette/palette_rows.cpp" line="203"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
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
        <translation>Archiviert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureIntake</name>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="94"/>
        <source>the picture</source>
        <translation>das Bild</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="141"/>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="143"/>
        <source>“%1” is too large: 64 MB and 64 million pixels are the most.</source>
        <translation>„%1“ ist zu groß: höchstens 64 MB und 64 Millionen Pixel sind möglich.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="146"/>
        <source>“%1” is no picture that can be shown. Take a PNG, JPEG or WebP file.</source>
        <translation>„%1“ ist kein Bild, das sich anzeigen lässt. Bitte nehmen Sie eine PNG-, JPEG- oder WebP-Datei.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureStrip</name>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="36"/>
        <source>Add pictures</source>
        <translation>Bilder hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="56"/>
        <source>Or drop them here, or paste them with Ctrl+V</source>
        <translation>Oder hier ablegen oder mit Strg+V einfügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="69"/>
        <source>Pictures of %1</source>
        <translation>Bilder von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="70"/>
        <location filename="../ui/pages/event/picture_strip.cpp" line="211"/>
        <source>Add pictures to %1</source>
        <translation>Bilder zu %1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="119"/>
        <source>%1
A picture elsewhere. A click opens it in the browser.</source>
        <translation>%1
Ein Bild an anderem Ort. Ein Klick öffnet es im Browser.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="120"/>
        <source>Link to a picture, %1</source>
        <translation>Link zu einem Bild, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="129"/>
        <source>Picture %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="152"/>
        <source>Remove a picture from %1</source>
        <translation>Bild aus %1 entfernen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="162"/>
        <source>Move a picture of %1</source>
        <translation>Bild von %1 verschieben</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="196"/>
        <source>Add a picture to %1</source>
        <translation>Bild zu %1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="206"/>
        <source>There is no picture on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="214"/>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="247"/>
        <source>Reading the picture…</source>
        <translation>Bild wird gelesen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="247"/>
        <source>Reading picture %1 of %2…</source>
        <translation>Bild %1 von %2 wird gelesen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="248"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureTile</name>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="27"/>
        <source>Click shows it large. Delete removes it, Ctrl with an arrow moves it.</source>
        <translation>Ein Klick zeigt es groß. Entf entfernt es, Strg mit einer Pfeiltaste verschiebt es.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="139"/>
        <source>Show large</source>
        <translation>Groß anzeigen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="140"/>
        <source>Move to the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="141"/>
        <source>Move to the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="143"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureViewer</name>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="49"/>
        <source>Picture %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="77"/>
        <source>This picture is not there any more.</source>
        <translation>Dieses Bild ist nicht mehr da.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="90"/>
        <source>%1 of %2 · arrows show the others, Escape closes</source>
        <translation>%1 von %2 · Pfeiltasten zeigen die anderen, Esc schließt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="91"/>
        <source>Escape closes</source>
        <translation>Esc schließt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="37"/>
        <source>any supplier</source>
        <translation>beliebiger Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="77"/>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="112"/>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="113"/>
        <source>With tax and the markup of the shop, without uplift</source>
        <translation>Mit Steuer und dem Kalkulationsfaktor des Geschäfts, ohne Zuschlag</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="145"/>
        <source>Before tax</source>
        <translation>Ohne Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="149"/>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="150"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="151"/>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="152"/>
        <source>To customer</source>
        <translation>Für Kunden</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="153"/>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="30"/>
        <source>“%1” is no price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="55"/>
        <source>Change price of %1</source>
        <translation>Preis von %1 ändern</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="98"/>
        <source>%n row(s) more were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>Es wurde %Ln Zeile mehr eingefügt, als es Preise gibt; es wurde nichts geändert.</numerusform>
            <numerusform>Es wurden %Ln Zeilen mehr eingefügt, als es Preise gibt; es wurde nichts geändert.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="105"/>
        <source>“%1” is no price; nothing was changed.</source>
        <translation>„%1“ ist kein Preis; es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="117"/>
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>%Ln Preis einfügen</numerusform>
            <numerusform>%Ln Preise einfügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="133"/>
        <source>%1 has a price for %2 on this list.</source>
        <translation>%1 (%2) hat auf dieser Liste schon einen Preis.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="145"/>
        <source>Add price of %1</source>
        <translation>Preis von %1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="184"/>
        <source>Each supplier of %1 has a price on this list already.</source>
        <translation>Jeder Lieferant von %1 hat auf dieser Liste schon einen Preis.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="193"/>
        <source>Delete price of %1</source>
        <translation>Preis von %1 löschen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="194"/>
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>%Ln Preis löschen</numerusform>
            <numerusform>%Ln Preise löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="207"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln Preis</numerusform>
            <numerusform>%Ln Preise</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="208"/>
        <source>Deleted %1 from %2.</source>
        <translation>%1 aus %2 gelöscht.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="26"/>
        <source>Price over the lists</source>
        <translation>Preis über die Listen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/price_history.cpp" line="50"/>
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln Preis, zuletzt %1</numerusform>
            <numerusform>%Ln Preise, zuletzt %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="56"/>
        <source>%1, latest</source>
        <translation>%1, zuletzt</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="59"/>
        <source>%1, highest</source>
        <translation>%1, höchster</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="67"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="327"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="329"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="68"/>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="70"/>
        <source>This list has no prices yet. Type a variety below, or make a new list from an older one, with all its prices raised at once.</source>
        <translation>Diese Liste hat noch keine Preise. Geben Sie unten eine Sorte ein oder erstellen Sie aus einer älteren Liste eine neue, mit allen Preisen auf einmal erhöht.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="72"/>
        <source>No price on this list is found by this.</source>
        <translation>Damit wurde auf dieser Liste kein Preis gefunden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="102"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="103"/>
        <source>Name of the list</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="104"/>
        <source>Prices hold from</source>
        <translation>Preise gelten ab</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="109"/>
        <source>Tax on these prices</source>
        <translation>Steuer auf diese Preise</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="113"/>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="115"/>
        <source>tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="117"/>
        <source>New from this…</source>
        <translation>Neu aus dieser…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="118"/>
        <source>New list from this one</source>
        <translation>Neue Liste aus dieser</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="121"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="123"/>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="125"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="154"/>
        <source>Search this list…</source>
        <translation>Liste durchsuchen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="211"/>
        <source>No variety of type %1 is called “%2”.</source>
        <translation>Keine Sorte der Art %1 heißt „%2“.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="248"/>
        <source>Prices of %1</source>
        <translation>Preise von %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="255"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln Preis</numerusform>
            <numerusform>%Ln Preise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="258"/>
        <source>%n event(s) keep to it</source>
        <translation>
            <numerusform>%Ln Veranstaltung nutzt sie fest</numerusform>
            <numerusform>%Ln Veranstaltungen nutzen sie fest</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="272"/>
        <source>and earlier events</source>
        <translation>und frühere Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="293"/>
        <source>“%1” is no tax; write it in per cent, like 20.</source>
        <translation>„%1“ ist keine Steuer; bitte geben Sie sie in Prozent ein, etwa 20.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="328"/>
        <source>Supplier: %1</source>
        <translation>Lieferant: %1</translation>
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
        <translation>Preislisten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="42"/>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="158"/>
        <source>Pin prices</source>
        <translation>Preise fixieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="42"/>
        <source>Refresh prices…</source>
        <translation>Preise auffrischen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="44"/>
        <source>the newest on the day of the event, or one that the event keeps to</source>
        <translation>die neueste am Tag der Veranstaltung, oder eine fest gewählte</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="62"/>
        <source>Price list for %1</source>
        <translation>Preisliste für %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="76"/>
        <source>Shows what the newest lists would change, before anything is changed.</source>
        <translation>Zeigt, was die neuesten Listen ändern würden, bevor etwas geändert wird.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="95"/>
        <source>Keeps the price lists in use, so that newer lists change nothing.</source>
        <translation>Behält die verwendeten Preislisten bei, sodass neuere Listen nichts ändern.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="97"/>
        <source>No price list is in use yet.</source>
        <translation>Noch ist keine Preisliste in Verwendung.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="97"/>
        <source>Every list in use is pinned.</source>
        <translation>Jede verwendete Liste ist fixiert.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="106"/>
        <source>the newest</source>
        <translation>die neueste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="119"/>
        <source>No price list for the day of the event.</source>
        <translation>Keine Preisliste für den Tag der Veranstaltung.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="124"/>
        <source>Pinned: %1</source>
        <translation>Fixiert: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="124"/>
        <source>Newest: %1</source>
        <translation>Neueste: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="128"/>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="152"/>
        <source>Change price list</source>
        <translation>Preisliste ändern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsModel</name>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="62"/>
        <source>Out of date</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="64"/>
        <source>In use</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="65"/>
        <source>To come</source>
        <translation>Künftig</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="100"/>
        <source>Price list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="101"/>
        <source>From</source>
        <translation>Ab</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="35"/>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="38"/>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="40"/>
        <source>What do your flowers cost? Make a price list for each type of product and season; every event is then priced from the newest one.</source>
        <translation>Was kosten Ihre Blumen? Erstellen Sie eine Preisliste für jede Produktart und Saison; jede Veranstaltung rechnet dann mit der neuesten.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="42"/>
        <source>Make a price list</source>
        <translation>Preisliste erstellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="44"/>
        <source>Varieties without a price</source>
        <translation>Sorten ohne Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="46"/>
        <source>Every variety on your events has a price on the list in use.</source>
        <translation>Jede Sorte in Ihren Veranstaltungen hat auf der gültigen Liste einen Preis.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="246"/>
        <source>Without a price</source>
        <translation>Ohne Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="61"/>
        <source>New price list</source>
        <translation>Neue Preisliste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="246"/>
        <source>Without a price (%1)</source>
        <translation>Ohne Preis (%1)</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="254"/>
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln Preisliste</numerusform>
            <numerusform>%Ln Preislisten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="255"/>
        <source>%1, %2 out of date</source>
        <translation>%1, %2 veraltet</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="265"/>
        <source>%n variety(s) on events without a price on the list in use</source>
        <translation>
            <numerusform>%Ln Sorte in Veranstaltungen ohne Preis auf der gültigen Liste</numerusform>
            <numerusform>%Ln Sorten in Veranstaltungen ohne Preis auf der gültigen Liste</numerusform>
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
        <translation>Preise auffrischen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="52"/>
        <source>Lines with old and new unit cost</source>
        <translation>Positionen mit altem und neuem Stückpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="52"/>
        <source>Cost of goods</source>
        <translation>Wareneinsatz</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="53"/>
        <source>Price of the event</source>
        <translation>Preis der Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="54"/>
        <source>Apply new prices</source>
        <translation>Neue Preise übernehmen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="54"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="56"/>
        <source>nothing changes until you apply it</source>
        <translation>nichts ändert sich, bis Sie es übernehmen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="117"/>
        <source>Nothing to refresh: the pinned lists are the newest for the day of the event.</source>
        <translation>Nichts aufzufrischen: Die fixierten Listen sind die neuesten für den Tag der Veranstaltung.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="118"/>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Nichts aufzufrischen: Keine Liste ist fixiert, die Veranstaltung hat also schon die neuesten Preise.</translation>
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
        <translation>Kalkulationsfaktoren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="65"/>
        <source>times the cost with tax; empty takes the shop&apos;s</source>
        <translation>mal Kosten mit Steuer; leer gilt der des Geschäfts</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="69"/>
        <source>Uplift a unit</source>
        <translation>Zuschlag je Stück</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="69"/>
        <source>Change uplift</source>
        <translation>Zuschlag ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="72"/>
        <source>added to each unit&apos;s cost, with tax</source>
        <translation>zu den Kosten jedes Stücks, mit Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="79"/>
        <source>%1, as in the shop</source>
        <translation>%1, wie im Geschäft</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="87"/>
        <source>Change markup</source>
        <translation>Kalkulationsfaktor ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="100"/>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="101"/>
        <source>Share in %</source>
        <translation>Anteil in %</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="102"/>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="103"/>
        <source>Rate an hour</source>
        <translation>Stundensatz</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="104"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="126"/>
        <source>Fixed amount</source>
        <translation>Festbetrag</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="105"/>
        <source>a share of the lines&apos; price, and hours and amounts without tax</source>
        <translation>ein Anteil am Preis der Positionen, dazu Stunden und Beträge ohne Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="111"/>
        <source>Change labour</source>
        <translation>Arbeit ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="122"/>
        <source>Travel</source>
        <translation>Anfahrt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="123"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="144"/>
        <source>without tax</source>
        <translation>ohne Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="124"/>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="125"/>
        <source>Rate</source>
        <translation>Satz</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="132"/>
        <source>Change travel</source>
        <translation>Anfahrt ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="143"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="146"/>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="148"/>
        <source>Change fees</source>
        <translation>Gebühren ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="156"/>
        <source>Tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="159"/>
        <source>Tax group</source>
        <translation>Steuergruppe</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="163"/>
        <source>Change tax group</source>
        <translation>Steuergruppe ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="174"/>
        <source>as in the shop</source>
        <translation>wie im Geschäft</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="178"/>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="24"/>
        <source>%1 - proposal</source>
        <translation>%1 - Angebot</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="25"/>
        <source>%1 - recipes</source>
        <translation>%1 - Rezepte</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="26"/>
        <source>%1 - packing list</source>
        <translation>%1 - Packliste</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="33"/>
        <source>%1 - supplier orders</source>
        <translation>%1 - Lieferantenbestellungen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/preview/event_print_jobs.cpp" line="86"/>
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Lieferantenbestellungen, %Ln Veranstaltung</numerusform>
            <numerusform>Lieferantenbestellungen, %Ln Veranstaltungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductFilters</name>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="18"/>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="19"/>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="21"/>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="60"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="104"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductPanel</name>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="22"/>
        <location filename="../ui/pages/products/product_panel.cpp" line="23"/>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="24"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="25"/>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="26"/>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="28"/>
        <source>Varieties</source>
        <translation>Sorten</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="29"/>
        <source>In the catalogue</source>
        <translation>Im Katalog</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="33"/>
        <source>New variety</source>
        <translation>Neue Sorte</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="60"/>
        <location filename="../ui/pages/products/product_panel.cpp" line="61"/>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesCard</name>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="25"/>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="26"/>
        <source>Product types</source>
        <translation>Produktarten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="26"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="29"/>
        <source>times the cost with tax</source>
        <translation>mal Kosten mit Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="30"/>
        <source>Delete the chosen type</source>
        <translation>Gewählte Art löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="60"/>
        <source>Name of a new type</source>
        <translation>Name einer neuen Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="75"/>
        <source>Give it a name.</source>
        <translation>Bitte geben Sie einen Namen an.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="75"/>
        <source>There is such a type already.</source>
        <translation>Diese Art gibt es schon.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="81"/>
        <source>The name may have %1 characters.</source>
        <translation>Der Name darf %1 Zeichen haben.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesModel</name>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="60"/>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="140"/>
        <source>hired out</source>
        <translation>verliehen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="60"/>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="140"/>
        <source>sold</source>
        <translation>verkauft</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="74"/>
        <source>in every shop</source>
        <translation>in jedem Geschäft</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="91"/>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="92"/>
        <source>Markup</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="93"/>
        <source>Is</source>
        <translation>Wird</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="122"/>
        <source>Write a factor more than 0, like 2.5 for two and a half times the cost.</source>
        <translation>Bitte geben Sie einen Faktor über 0 ein, etwa 2,5 für das Zweieinhalbfache der Kosten.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="45"/>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="46"/>
        <source>Products and varieties</source>
        <translation>Produkte und Sorten</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="49"/>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>Womit gestalten Sie? Legen Sie hier Blumen, Material und Leihware an, jeweils mit Sorten, Stiellängen und Packungen; daraus entstehen Rezepturen und Bestellungen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="51"/>
        <source>Add a product</source>
        <translation>Produkt hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="52"/>
        <source>No product is found by this.</source>
        <translation>Damit wurde kein Produkt gefunden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="74"/>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Name, Sorte, Art.-Nr., Farbe suchen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="76"/>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="255"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln Produkt</numerusform>
            <numerusform>%Ln Produkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="256"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="257"/>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
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
        <translation>Die Rezeptur sagt, woraus jedes Arrangement besteht. Beginnen Sie mit einem: Brautstrauß, Tischschmuck.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="36"/>
        <location filename="../ui/pages/event/recipe_view.cpp" line="200"/>
        <source>Add an arrangement</source>
        <translation>Arrangement hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="37"/>
        <location filename="../ui/pages/event/recipe_view.cpp" line="200"/>
        <source>New arrangement</source>
        <translation>Neues Arrangement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="49"/>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RefreshLinesModel</name>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="41"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="48"/>
        <source>%1 (hidden)</source>
        <translation>%1 (ausgeblendet)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="68"/>
        <source>The price list has no price for it.</source>
        <translation>Die Preisliste hat dafür keinen Preis.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="69"/>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="91"/>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="92"/>
        <source>Arrangement</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="93"/>
        <source>Units</source>
        <translation>Stück</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="94"/>
        <source>Old unit cost</source>
        <translation>Alter Stückpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="95"/>
        <source>New unit cost</source>
        <translation>Neuer Stückpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="96"/>
        <source>Price change</source>
        <translation>Preisänderung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="105"/>
        <source>same</source>
        <translation>gleich</translation>
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
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Stems</source>
        <translation>Stiele</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <location filename="../ui/pages/event/replace_panel.cpp" line="67"/>
        <source>Packs</source>
        <translation>Packungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>Price now</source>
        <translation>Preis jetzt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>New price</source>
        <translation>Neuer Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="67"/>
        <source>Lines with old and new price</source>
        <translation>Positionen mit altem und neuem Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="68"/>
        <source>Cost of goods</source>
        <translation>Wareneinsatz</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="69"/>
        <source>Price of the event</source>
        <translation>Preis der Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="69"/>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="71"/>
        <source>Replace in the whole event</source>
        <translation>In der ganzen Veranstaltung ersetzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="78"/>
        <source>Replace %1 in the whole event</source>
        <translation>%1 in der ganzen Veranstaltung ersetzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="88"/>
        <source>Close, and replace nothing</source>
        <translation>Schließen und nichts ersetzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="94"/>
        <source>With which flower? Type its name, like “white 50”</source>
        <translation>Durch welche Blume? Namen eintippen, etwa „weiß 50“</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="95"/>
        <source>The flower that takes its place</source>
        <translation>Die Blume, die an ihre Stelle tritt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="141"/>
        <source>That is the flower to be replaced. Choose another.</source>
        <translation>Das ist die Blume, die ersetzt werden soll. Bitte wählen Sie eine andere.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/replace_panel.cpp" line="170"/>
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>In %Ln Position ersetzen</numerusform>
            <numerusform>In %Ln Positionen ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="177"/>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="180"/>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="192"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="193"/>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
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
        <translation>%1 durch %2 ersetzen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogModel</name>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="107"/>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="108"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="109"/>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="110"/>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="111"/>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="112"/>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="113"/>
        <source>Request id</source>
        <translation>Anfrage-ID</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="34"/>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="36"/>
        <source>Every request that a program makes with one of this shop&apos;s keys stands here for 30 days: what it asked for, and how it was answered. Nothing was asked yet.</source>
        <translation>Jede Anfrage, die ein Programm mit einem Schlüssel dieses Geschäfts stellt, steht hier 30 Tage lang: was es wollte und was es als Antwort bekam. Noch wurde nichts angefragt.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="38"/>
        <source>No request is like this.</source>
        <translation>Keine Anfrage ist so.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="61"/>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="68"/>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="89"/>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="111"/>
        <source>All keys</source>
        <translation>Alle Schlüssel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetDelegate</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_delegate.cpp" line="55"/>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Changed since</source>
        <translation>Seither geändert</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="22"/>
        <source>Nothing changed since this sheet was saved.</source>
        <translation>Seit dem Speichern dieser Liste hat sich nichts geändert.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="23"/>
        <source>All suppliers</source>
        <translation>Alle Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="26"/>
        <source>What the events earn</source>
        <translation>Was die Veranstaltungen einbringen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Customer price</source>
        <translation>Kundenpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Cost planned</source>
        <translation>Kosten geplant</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Cost so far</source>
        <translation>Kosten bisher</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="47"/>
        <source>Saved sheet</source>
        <translation>Gespeicherte Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="53"/>
        <source>Saved as a draft: not every event was approved then.</source>
        <translation>Als Entwurf gespeichert: Damals war nicht jede Veranstaltung freigegeben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln Position noch offen</numerusform>
            <numerusform>%Ln Positionen noch offen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>everything came</source>
        <translation>alles erhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="98"/>
        <source>Ordered %1</source>
        <translation>Bestellt: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="99"/>
        <source>Received %1 with tax</source>
        <translation>Erhalten: %1 mit Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="112"/>
        <source>what would be ordered now, against this sheet</source>
        <translation>was jetzt bestellt würde, verglichen mit dieser Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="115"/>
        <source>with tax, over the cost of goods</source>
        <translation>mit Steuer, über dem Wareneinsatz</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheets.cpp" line="29"/>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: here you see then what changed since, and note what came in and what it cost.</source>
        <translation>Noch ist nichts gespeichert. Speichern Sie eine Liste, wenn Sie sie an Ihre Lieferanten senden: Hier sehen Sie dann, was sich seither geändert hat, und vermerken, was gekommen ist und was es gekostet hat.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets.cpp" line="50"/>
        <source>Saved sheets</source>
        <translation>Gespeicherte Listen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="123"/>
        <source>not received</source>
        <translation>nicht erhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="125"/>
        <source>received</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="126"/>
        <source>%1 of %2 received</source>
        <translation>%1 von %2 erhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="141"/>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SearchField</name>
    <message>
        <location filename="../ui/widgets/search_field.cpp" line="20"/>
        <source>Ctrl F</source>
        <translation>Strg F</translation>
    </message>
    <message>
        <location filename="../ui/widgets/search_field.cpp" line="40"/>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SecretPanel</name>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="27"/>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="59"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="27"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="29"/>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="60"/>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="67"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SettingsPage</name>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="21"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Shop</source>
        <translation>Geschäft</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Prices and tax</source>
        <translation>Preise und Steuer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="60"/>
        <source>saved as you type; Ctrl+Z takes it back</source>
        <translation>beim Tippen gespeichert; Strg+Z nimmt es zurück</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="61"/>
        <source>for whoever works at this computer</source>
        <translation>für alle, die an diesem Computer arbeiten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="99"/>
        <source>Save the supplier order</source>
        <translation>Lieferantenbestellung speichern</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="104"/>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="104"/>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="128"/>
        <source>%1 was not saved. %2</source>
        <translation>%1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="130"/>
        <source>%1 was not saved: %2. Nothing is lost; choose another place.</source>
        <translation>%1 wurde nicht gespeichert: %2. Nichts ist verloren; bitte wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="133"/>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="133"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="149"/>
        <source>Copied the order as e-mail</source>
        <translation>Bestellung als E-Mail kopiert</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="149"/>
        <source>Copied the order as e-mail to %1</source>
        <translation>Bestellung als E-Mail an %1 kopiert</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="155"/>
        <source>Open in mail program</source>
        <translation>Im E-Mail-Programm öffnen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="157"/>
        <source>No mail program answers; the order is on the clipboard.</source>
        <translation>Kein E-Mail-Programm antwortet; die Bestellung liegt in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="25"/>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>Es gibt nichts zu bestellen: Kein sichtbares Arrangement dieser Veranstaltungen hat eine Position mit Bedarf.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="26"/>
        <source>All suppliers</source>
        <translation>Alle Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="46"/>
        <source>Order by supplier</source>
        <translation>Bestellung je Lieferant</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_view.cpp" line="62"/>
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln Bestellung</numerusform>
            <numerusform>%Ln Bestellungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="64"/>
        <source>Before tax %1</source>
        <translation>Ohne Steuer %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="25"/>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="41"/>
        <source>Not approved yet: %1. Until then this is a draft, and printed as one.</source>
        <translation>Noch nicht freigegeben: %1. Bis dahin ist dies ein Entwurf und wird so gedruckt.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="56"/>
        <source>Archived: %1. Choose another supplier for these lines, or bring this one back.</source>
        <translation>Archiviert: %1. Wählen Sie für diese Positionen einen anderen Lieferanten oder holen Sie diesen zurück.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="65"/>
        <source>Some lines name no supplier yet; they stand at the end.</source>
        <translation>Einige Positionen haben noch keinen Lieferanten; sie stehen am Ende.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="77"/>
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln Position ohne Preis: Die Summen sind nicht vollständig.</numerusform>
            <numerusform>%Ln Positionen ohne Preis: Die Summen sind nicht vollständig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopTab</name>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="98"/>
        <source>On documents</source>
        <translation>Auf Dokumenten</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="99"/>
        <source>for proposals and orders</source>
        <translation>für Angebote und Bestellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="103"/>
        <source>It may have 500 characters.</source>
        <translation>Der Text darf 500 Zeichen haben.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="104"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="104"/>
        <source>Change the shop&apos;s address</source>
        <translation>Adresse des Geschäfts ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="105"/>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="105"/>
        <source>Change the shop&apos;s phone</source>
        <translation>Telefon des Geschäfts ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="106"/>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="107"/>
        <source>Change the shop&apos;s e-mail</source>
        <translation>E-Mail des Geschäfts ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="108"/>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Bitte geben Sie eine E-Mail-Adresse ein, etwa anna@example.com.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="109"/>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="109"/>
        <source>Change the shop&apos;s website</source>
        <translation>Website des Geschäfts ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="110"/>
        <source>Terms of proposals</source>
        <translation>Angebotsbedingungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="111"/>
        <source>Change the terms of proposals</source>
        <translation>Angebotsbedingungen ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="112"/>
        <source>They may have 10,000 characters.</source>
        <translation>Die Bedingungen dürfen 10.000 Zeichen haben.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="134"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="198"/>
        <source>Country and money</source>
        <translation>Land und Währung</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="200"/>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="200"/>
        <source>Change the currency</source>
        <translation>Währung ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="204"/>
        <source>Documents are laid out for Letter paper.</source>
        <translation>Dokumente sind für Letter-Papier gestaltet.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="205"/>
        <source>Documents are laid out for A4 paper.</source>
        <translation>Dokumente sind für A4-Papier gestaltet.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="207"/>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="207"/>
        <source>Change the time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="210"/>
        <source>Documents in</source>
        <translation>Dokumente auf</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="210"/>
        <source>Change the language of documents</source>
        <translation>Sprache der Dokumente ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="212"/>
        <source>Language of documents</source>
        <translation>Sprache der Dokumente</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="220"/>
        <source>fill in what is usual in…</source>
        <translation>Übliches ausfüllen für…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="221"/>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="234"/>
        <source>Fill in what is usual in %1</source>
        <translation>Übliches für %1 ausfüllen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="241"/>
        <source>Choose the time zone too: this country has several.</source>
        <translation>Bitte wählen Sie auch die Zeitzone: Dieses Land hat mehrere.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="248"/>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="250"/>
        <source>Order ahead</source>
        <translation>Bestellvorlauf</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="251"/>
        <source>Change how early orders are due</source>
        <translation>Bestellvorlauf ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="251"/>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Bitte geben Sie eine ganze Zahl von Tagen ein, von 0 bis 365.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="252"/>
        <source>Days before an event on which its orders are due</source>
        <translation>So viele Tage vor einer Veranstaltung sind ihre Bestellungen fällig</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="254"/>
        <source>days before an event on which its supplier orders are due</source>
        <translation>Tage vor einer Veranstaltung sind ihre Lieferantenbestellungen fällig</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="255"/>
        <source>Keep the prices of an approved event</source>
        <translation>Preise freigegebener Veranstaltungen fixieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="256"/>
        <source>Approval</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="257"/>
        <source>its price lists are fixed on approval; newer ones then change nothing</source>
        <translation>bei der Freigabe werden ihre Preislisten fixiert; neuere ändern dann nichts</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="270"/>
        <source>Keep prices on approval</source>
        <translation>Preise bei Freigabe fixieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="270"/>
        <source>Let prices move after approval</source>
        <translation>Preise bei Freigabe nicht fixieren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StateDot</name>
    <message>
        <location filename="../ui/rail_entry.cpp" line="81"/>
        <source>Server is running</source>
        <translation>Server läuft</translation>
    </message>
    <message>
        <location filename="../ui/rail_entry.cpp" line="81"/>
        <source>Server is not running</source>
        <translation>Server läuft nicht</translation>
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
        <translation>Status ändern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="29"/>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="47"/>
        <location filename="../ui/pages/event/summary_panel.cpp" line="48"/>
        <source>Customer price</source>
        <translation>Kundenpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="59"/>
        <source>How it is made up</source>
        <translation>Zusammensetzung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="60"/>
        <source>Flowers and materials</source>
        <translation>Blumen und Material</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="61"/>
        <source>Hire</source>
        <translation>Leihware</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="62"/>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="63"/>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="64"/>
        <source>Travel</source>
        <translation>Anfahrt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="69"/>
        <source>What it costs us</source>
        <translation>Was es uns kostet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="70"/>
        <source>Design</source>
        <translation>Gestaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="71"/>
        <source>Left over in packs</source>
        <translation>Rest in Packungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="72"/>
        <source>Cost of goods</source>
        <translation>Wareneinsatz</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="73"/>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="74"/>
        <source>What stays of the customer price after the cost of goods</source>
        <translation>Was vom Kundenpreis nach dem Wareneinsatz bleibt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="79"/>
        <source>Goods received</source>
        <translation>Wareneingang</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="80"/>
        <source>Paid so far</source>
        <translation>Bisher bezahlt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="81"/>
        <source>With tax, this event&apos;s share of what came in on its order sheets</source>
        <translation>Mit Steuer, der Anteil dieser Veranstaltung am Wareneingang ihrer Bestelllisten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="82"/>
        <source>Margin on that</source>
        <translation>Marge darauf</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="83"/>
        <source>What stays of the customer price after what was paid</source>
        <translation>Was vom Kundenpreis nach dem Bezahlten bleibt</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="88"/>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="94"/>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="95"/>
        <source>Order by</source>
        <translation>Bestellen bis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="96"/>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="137"/>
        <source>No budget agreed. %1 without tax.</source>
        <translation>Kein Budget vereinbart. %1 ohne Steuer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="145"/>
        <source>%1 over the budget of %2. Without tax it is %3.</source>
        <translation>%1 über dem Budget von %2. Ohne Steuer sind es %3.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="147"/>
        <source>%1 of the budget of %2 left. Without tax it is %3.</source>
        <translation>%1 vom Budget von %2 übrig. Ohne Steuer sind es %3.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="168"/>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="211"/>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="227"/>
        <source>kept</source>
        <translation>fixiert</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="227"/>
        <source>newest</source>
        <translation>neueste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="228"/>
        <source>These prices stay, whatever newer lists say.</source>
        <translation>Diese Preise bleiben, was neuere Listen auch sagen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="229"/>
        <source>The newest list of its type on the day of the event.</source>
        <translation>Die neueste Liste ihrer Art am Tag der Veranstaltung.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliedList</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="102"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="107"/>
        <source>and others, on the page Products</source>
        <translation>und andere, auf der Seite Produkte</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="33"/>
        <source>Lines to order</source>
        <translation>Zu bestellende Positionen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="34"/>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="57"/>
        <source>Copy as e-mail</source>
        <translation>Als E-Mail kopieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="114"/>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="115"/>
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="120"/>
        <source>Lines to order from %1</source>
        <translation>Bei %1 zu bestellende Positionen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="120"/>
        <source>nobody yet</source>
        <translation>noch niemandem</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="122"/>
        <source>Before tax %1</source>
        <translation>Ohne Steuer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="123"/>
        <source>With tax %1</source>
        <translation>Mit Steuer %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="48"/>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="128"/>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="49"/>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="56"/>
        <source>Open orders</source>
        <translation>Offene Bestellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="60"/>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="61"/>
        <source>Comes from them</source>
        <translation>Im Angebot</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="128"/>
        <source>Archived supplier</source>
        <translation>Archivierter Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="129"/>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="129"/>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="130"/>
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="131"/>
        <source>Archive %1</source>
        <translation>%1 archivieren</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="149"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="150"/>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_model.cpp" line="132"/>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="47"/>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="49"/>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="51"/>
        <source>Whom do you buy from? Add your growers and wholesalers here; every flower in the catalogue can then name its suppliers, and orders go out to them.</source>
        <translation>Bei wem kaufen Sie ein? Legen Sie hier Ihre Gärtnereien und Großhändler an; jede Blume im Katalog kann dann ihre Lieferanten nennen, und Bestellungen gehen an sie.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="53"/>
        <source>Add a supplier</source>
        <translation>Lieferant hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="54"/>
        <source>No supplier is found by this.</source>
        <translation>Damit wurde kein Lieferant gefunden.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="75"/>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Name, E-Mail, Telefon, Notizen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="76"/>
        <source>New supplier</source>
        <translation>Neuer Lieferant</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>Archived</source>
        <translation>Archiviert</translation>
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
            <numerusform>mehr als %Ln Lieferant</numerusform>
            <numerusform>mehr als %Ln Lieferanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="224"/>
        <source>%n suppliers</source>
        <translation>
            <numerusform>%Ln Lieferant</numerusform>
            <numerusform>%Ln Lieferanten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TabStrip</name>
    <message>
        <location filename="../ui/widgets/tab_strip.cpp" line="25"/>
        <source>Parts of this page</source>
        <translation>Teile dieser Seite</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsCard</name>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="42"/>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="43"/>
        <source>Tax groups</source>
        <translation>Steuergruppen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="43"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="46"/>
        <source>on labour, fees and travel</source>
        <translation>auf Arbeit, Gebühren und Anfahrt</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="47"/>
        <source>Delete the chosen tax group</source>
        <translation>Gewählte Steuergruppe löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="79"/>
        <source>Name of a new tax group</source>
        <translation>Name einer neuen Steuergruppe</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="80"/>
        <source>Rate in %</source>
        <translation>Satz in %</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="88"/>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="89"/>
        <source>Usual tax group</source>
        <translation>Übliche Steuergruppe</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="90"/>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="124"/>
        <source>for every event that names no other</source>
        <translation>für jede Veranstaltung, die keine andere nennt</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="104"/>
        <source>none: no tax on them</source>
        <translation>keine: ohne Steuer darauf</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="119"/>
        <source>Change the usual tax group</source>
        <translation>Übliche Steuergruppe ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="136"/>
        <source>Give it a name.</source>
        <translation>Bitte geben Sie einen Namen an.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="140"/>
        <source>Write the rate in per cent, from 0 to 100.</source>
        <translation>Bitte geben Sie den Satz in Prozent ein, von 0 bis 100.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="167"/>
        <source>%1 is the usual one; choose another as that first.</source>
        <translation>%1 ist die übliche; bitte wählen Sie zuerst eine andere als übliche.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="67"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="75"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="68"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="89"/>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="38"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="107"/>
        <source>Tax group</source>
        <translation>Steuergruppe</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="108"/>
        <source>Rate</source>
        <translation>Satz</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="109"/>
        <source>Named by</source>
        <translation>Genutzt von</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="140"/>
        <source>Write the rate in per cent, from 0 to 100.</source>
        <translation>Bitte geben Sie den Satz in Prozent ein, von 0 bis 100.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="150"/>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="150"/>
        <source>Change the rate of %1</source>
        <translation>Satz von %1 ändern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatePicker</name>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="32"/>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="33"/>
        <source>Manage templates</source>
        <translation>Vorlagen verwalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="36"/>
        <source>New event from a template</source>
        <translation>Neue Veranstaltung aus Vorlage</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="38"/>
        <source>Search templates…</source>
        <translation>Vorlagen suchen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="39"/>
        <source>Search templates</source>
        <translation>Vorlagen suchen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="97"/>
        <source>No template is called like this.</source>
        <translation>Keine Vorlage heißt so.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="98"/>
        <source>There are no templates yet. Choose “Save as template” in the menu of an event whose recipe you will want again.</source>
        <translation>Noch gibt es keine Vorlagen. Wählen Sie „Als Vorlage speichern“ im Menü einer Veranstaltung, deren Rezeptur Sie wieder brauchen werden.</translation>
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
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_model.cpp" line="100"/>
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln fehlt</numerusform>
            <numerusform>%1, %Ln fehlen</numerusform>
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
        <translation>%1 umbenennen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="32"/>
        <location filename="../ui/pages/events/templates_panel.cpp" line="63"/>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="33"/>
        <source>A template keeps an event&apos;s recipe for the next one. Choose “Save as template” in the menu of an event.</source>
        <translation>Eine Vorlage bewahrt die Rezeptur einer Veranstaltung für die nächste auf. Wählen Sie „Als Vorlage speichern“ im Menü einer Veranstaltung.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="64"/>
        <source>Close the templates</source>
        <translation>Vorlagen schließen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="87"/>
        <source>New event</source>
        <translation>Neue Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="88"/>
        <source>New event from this template</source>
        <translation>Neue Veranstaltung aus dieser Vorlage</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="89"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="90"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="157"/>
        <source>No longer in the catalogue, and left out of new events: %1.</source>
        <translation>Nicht mehr im Katalog und in neuen Veranstaltungen weggelassen: %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="168"/>
        <source>Delete template %1</source>
        <translation>Vorlage %1 löschen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_panel.cpp" line="169"/>
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Vorlage %1 mit %Ln Position gelöscht</numerusform>
            <numerusform>Vorlage %1 mit %Ln Positionen gelöscht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <location filename="../ui/widgets/toast.cpp" line="25"/>
        <source>Close this note</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="77"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="79"/>
        <source>Events of the next four weeks</source>
        <translation>Veranstaltungen der nächsten vier Wochen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="80"/>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="81"/>
        <source>No event is planned for the next four weeks.</source>
        <translation>In den nächsten vier Wochen ist keine Veranstaltung geplant.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="81"/>
        <location filename="../ui/pages/today/today_page.cpp" line="105"/>
        <location filename="../ui/pages/today/today_page.cpp" line="244"/>
        <source>New event</source>
        <translation>Neue Veranstaltung</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="82"/>
        <source>Nothing has to be ordered in the next two weeks.</source>
        <translation>In den nächsten zwei Wochen ist nichts zu bestellen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="83"/>
        <source>Order by</source>
        <translation>Bestellen bis</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="106"/>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="130"/>
        <source>Coming</source>
        <translation>Kommende</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="217"/>
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>mehr als %Ln Veranstaltung in den nächsten vier Wochen</numerusform>
            <numerusform>mehr als %Ln Veranstaltungen in den nächsten vier Wochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="218"/>
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln Veranstaltung in den nächsten vier Wochen</numerusform>
            <numerusform>%Ln Veranstaltungen in den nächsten vier Wochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="225"/>
        <source>%n late</source>
        <translation>
            <numerusform>%Ln überfällig</numerusform>
            <numerusform>%Ln überfällig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="236"/>
        <source>Order for this event</source>
        <translation>Hierfür bestellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="237"/>
        <source>Open the event</source>
        <translation>Veranstaltung öffnen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnknownRows</name>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="24"/>
        <source>Which flowers are these? Choose one for each row, or leave it out.</source>
        <translation>Welche Blumen sind das? Wählen Sie für jede Zeile eine oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="27"/>
        <source>Leave all out</source>
        <translation>Alle weglassen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="60"/>
        <source>Flower for the row “%1”</source>
        <translation>Blume für die Zeile „%1“</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="61"/>
        <source>Leave “%1” out</source>
        <translation>„%1“ weglassen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnpricedModel</name>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="101"/>
        <source>no list of this type yet</source>
        <translation>noch keine Liste dieser Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="103"/>
        <source>type a price</source>
        <translation>Preis eintippen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="140"/>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="141"/>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="142"/>
        <source>Price list in use</source>
        <translation>Gültige Preisliste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="143"/>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="167"/>
        <source>“%1” is no price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="173"/>
        <source>Add price of %1</source>
        <translation>Preis von %1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="26"/>
        <source>To look after</source>
        <translation>Zu erledigen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="60"/>
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1: Die neuesten Preise sind %Ln Tag alt.</numerusform>
            <numerusform>%1: Die neuesten Preise sind %Ln Tage alt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="61"/>
        <source>%1: prices are good until %2.</source>
        <translation>%1: Preise gelten bis %2.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="62"/>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="70"/>
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>%Ln Nachricht an andere Programme kam diese Woche nicht an.</numerusform>
            <numerusform>%Ln Nachrichten an andere Programme kamen diese Woche nicht an.</numerusform>
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
        <translation>Wo verwendet</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="37"/>
        <source>On no event yet.</source>
        <translation>Noch in keiner Veranstaltung.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="39"/>
        <source>and on earlier events</source>
        <translation>und in früheren Veranstaltungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="50"/>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantField</name>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="96"/>
        <source>Add a price: type a variety, like “quick 50”</source>
        <translation>Preis hinzufügen: Sorte eintippen, etwa „quick 50“</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="97"/>
        <source>Add a price</source>
        <translation>Preis hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="114"/>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="115"/>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantPanel</name>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="36"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="37"/>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="39"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="42"/>
        <source>Stem length</source>
        <translation>Stiellänge</translation>
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
        <translation>Packungsinhalt</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="58"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="62"/>
        <source>SKU</source>
        <translation>Art.-Nr.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="69"/>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="95"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="96"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="149"/>
        <source>%1 stems</source>
        <translation>%1 Stiele</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ViewSwitch</name>
    <message>
        <location filename="../ui/widgets/view_switch.cpp" line="33"/>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyEdits</name>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="72"/>
        <source>Rename colour %1</source>
        <translation>Farbe %1 umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="72"/>
        <source>Change colour %1</source>
        <translation>Farbe %1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="81"/>
        <source>Rename category %1</source>
        <translation>Kategorie %1 umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="89"/>
        <source>Add colour %1</source>
        <translation>Farbe %1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="94"/>
        <source>Add category %1</source>
        <translation>Kategorie %1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="100"/>
        <source>Delete colour %1</source>
        <translation>Farbe %1 löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="109"/>
        <source>Delete category %1</source>
        <translation>Kategorie %1 löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="117"/>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="118"/>
        <source>Deleted %1. It still stands on %2.</source>
        <translation>%1 gelöscht. Noch verwendet: %2.</translation>
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
        <translation>Wohin</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="39"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="42"/>
        <source>What it tells of</source>
        <translation>Was er meldet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="47"/>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="48"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="49"/>
        <source>Last delivery</source>
        <translation>Letzte Zustellung</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="50"/>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="64"/>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="105"/>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="107"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="107"/>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="108"/>
        <source>Sends what was held back, then what is new</source>
        <translation>Sendet das Zurückgehaltene, dann das Neue</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="109"/>
        <source>Deliveries are held back until you resume it</source>
        <translation>Zustellungen werden zurückgehalten, bis Sie ihn fortsetzen</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="115"/>
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>%Ln Zustellung ist fehlgeschlagen. Wählen Sie sie unten aus, um den Grund zu sehen, und senden Sie sie erneut, sobald die Gegenseite funktioniert.</numerusform>
            <numerusform>%Ln Zustellungen nacheinander sind fehlgeschlagen. Wählen Sie unten eine aus, um den Grund zu sehen, und senden Sie sie erneut, sobald die Gegenseite funktioniert.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="126"/>
        <source>Looking at the address…</source>
        <translation>Die Adresse wird geprüft…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="143"/>
        <source>Change address of webhook %1</source>
        <translation>Adresse des Webhooks %1 ändern</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="168"/>
        <source>Change what webhook %1 tells of</source>
        <translation>Ändern, was der Webhook %1 meldet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="182"/>
        <source>Pause webhook %1</source>
        <translation>Webhook %1 anhalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="182"/>
        <source>Resume webhook %1</source>
        <translation>Webhook %1 fortsetzen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="190"/>
        <source>Its secret and the log of its deliveries go with it, and what was not sent yet is never sent. This cannot be undone.</source>
        <translation>Sein Geheimnis und das Protokoll seiner Zustellungen gehen mit, und was noch nicht gesendet ist, wird nie gesendet. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="192"/>
        <source>Delete webhook</source>
        <translation>Webhook löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="192"/>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="199"/>
        <source>Delete webhook %1</source>
        <translation>Webhook %1 löschen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksModel</name>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="54"/>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="83"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="84"/>
        <source>Tells of</source>
        <translation>Meldet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="85"/>
        <source>Last delivery</source>
        <translation>Letzte Zustellung</translation>
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
        <translation>Zustellungen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="42"/>
        <source>A webhook tells another program at once when an event is new or was changed, so that it need not ask again and again: a calendar, an invoice, a message to the team.</source>
        <translation>Ein Webhook sagt einem anderen Programm sofort, wenn eine Veranstaltung neu ist oder geändert wurde, damit es nicht immer wieder fragen muss: für einen Kalender, eine Rechnung, eine Nachricht ans Team.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="44"/>
        <source>Create a webhook</source>
        <translation>Webhook erstellen</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="46"/>
        <source>Nothing was sent yet. The next event that is new or changed is the first.</source>
        <translation>Noch wurde nichts gesendet. Die nächste neue oder geänderte Veranstaltung ist die erste.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="134"/>
        <source>Secret of the new webhook</source>
        <translation>Geheimnis des neuen Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="136"/>
        <source>the secret</source>
        <translation>das Geheimnis</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="137"/>
        <source>This secret is shown only now. Copy it into the program that is told: with it, it knows that a message comes from you.</source>
        <translation>Dieses Geheimnis wird nur jetzt angezeigt. Kopieren Sie es in das Programm, das benachrichtigt wird: Daran erkennt es, dass eine Nachricht von Ihnen kommt.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="192"/>
        <source>Sent to %1</source>
        <translation>Gesendet an %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="225"/>
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%Ln Webhook</numerusform>
            <numerusform>%Ln Webhooks</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="226"/>
        <source>%1, %2 failing</source>
        <translation>%1, %2 mit Fehlern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekField</name>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="17"/>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="19"/>
        <source>Previous week</source>
        <translation>Vorige Woche</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="20"/>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="45"/>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WindowTab</name>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="26"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="29"/>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="33"/>
        <source>Window in</source>
        <translation>Fenster auf</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="34"/>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="35"/>
        <source>Documents have a language of their own, under Shop.</source>
        <translation>Dokumente haben eine eigene Sprache, unter Geschäft.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="48"/>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="51"/>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="52"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="53"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="18"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="18"/>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="55"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="56"/>
        <source>F2; the new name appears wherever the word is in use</source>
        <translation>F2; der neue Name erscheint überall, wo das Wort verwendet wird</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="64"/>
        <source>Pick a colour…</source>
        <translation>Farbe wählen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="68"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="69"/>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>Presets only; add your own</source>
        <translation>Nur Vorgaben; fügen Sie eigene hinzu</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln eigene</numerusform>
            <numerusform>%Ln eigene</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsModel</name>
    <message>
        <location filename="../ui/pages/colours/words_model.h" line="105"/>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
</context>
</TS>
