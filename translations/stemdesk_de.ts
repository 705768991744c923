<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AdviceEdit</name>
    <message numerus="yes">
        <source>%n line(s) changed: %1</source>
        <translation>
            <numerusform>%n Position geändert: %1</numerusform>
            <numerusform>%n Positionen geändert: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 in each “%4”</source>
        <translation>%1: %2 statt %3 je „%4“</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message>
        <source>The backup was stopped; nothing of it was kept.</source>
        <translation>Die Sicherung wurde abgebrochen; nichts davon wurde behalten.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk. Make room and try again.</source>
        <translation>Auf dem Datenträger ist zu wenig Platz. Bitte schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Damage was found. The older backups are untouched: restore the newest one that is sound.</source>
        <translation>Es wurde ein Schaden gefunden. Die älteren Sicherungen sind unberührt: Spielen Sie die neueste ein, die in Ordnung ist.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be read or written. Check that the disk is there and is not write-protected.</source>
        <translation>Die Datei oder ihr Ordner lässt sich nicht lesen oder beschreiben. Bitte prüfen Sie, ob der Datenträger da und nicht schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>The copy did not match the data, so it was given up.</source>
        <translation>Die Kopie stimmte nicht mit den Daten überein und wurde verworfen.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>Die Kopie wurde verworfen: In den Daten des Geschäfts stimmt etwas nicht. „stemdesk check“ sagt, was.</translation>
    </message>
    <message>
        <source>The backup was made, but it cannot be restored as it is: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>Die Sicherung wurde erstellt, lässt sich so aber nicht einspielen: In den Daten des Geschäfts stimmt etwas nicht. „stemdesk check“ sagt, was.</translation>
    </message>
    <message>
        <source>This file is not a Stemdesk backup.</source>
        <translation>Diese Datei ist keine Sicherung von Stemdesk.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This is the data that is in use now; choose a backup of it.</source>
        <translation>Das sind die Daten, die gerade benutzt werden; bitte wählen Sie eine Sicherung davon.</translation>
    </message>
    <message>
        <source>A newer Stemdesk made this backup; install that version first.</source>
        <translation>Ein neueres Stemdesk hat diese Sicherung erstellt; bitte installieren Sie zuerst diese Version.</translation>
    </message>
    <message>
        <source>Another program has the shop’s data open. Close it and try again.</source>
        <translation>Ein anderes Programm hat die Daten des Geschäfts geöffnet. Bitte schließen Sie es und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Another Stemdesk is running on this data. Close it and try again.</source>
        <translation>Ein anderes Stemdesk arbeitet gerade mit diesen Daten. Bitte schließen Sie es und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>heute um %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>gestern um %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>täglich</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manuell</translation>
    </message>
    <message>
        <source>Copying everything…</source>
        <translation>Alles wird kopiert…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Kopie wird geprüft…</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s)</source>
        <translation>
            <numerusform>%Ln Produkt</numerusform>
            <numerusform>%Ln Produkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>The last backup is %n day(s) old.</source>
        <translation>
            <numerusform>Die letzte Sicherung ist %Ln Tag alt.</numerusform>
            <numerusform>Die letzte Sicherung ist %Ln Tage alt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>Name of the event</source>
        <translation>Name des Auftrags</translation>
    </message>
    <message>
        <source>Ceremony from</source>
        <translation>Zeremonie ab</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Zeremonie bis</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Am Ort ab</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Am Ort bis</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Zeremonie</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Veranstaltungsort</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Zweiter Kunde</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 entfällt</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <translation>%1 heißt jetzt %2</translation>
    </message>
    <message>
        <source>Text of %1 changed</source>
        <translation>Text zu %1 geändert</translation>
    </message>
    <message>
        <source>%1 instead of %2 in %3</source>
        <translation>%1 statt %2 in %3</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3 in all</source>
        <translation>%1: insgesamt %2 → %3</translation>
    </message>
    <message>
        <source>%1: from another supplier</source>
        <translation>%1: von einem anderen Lieferanten</translation>
    </message>
    <message>
        <source>%1: new price</source>
        <translation>%1: neuer Preis</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1 hinzugefügt: %2</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Zusatzkosten</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Anfahrt</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
</context>
<context>
    <name>ClientFields</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>E-Rechnung an</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>ClientWords</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1, also from %n event(s)</source>
        <translation>
            <numerusform>%1 gelöscht, auch bei %Ln Auftrag</numerusform>
            <numerusform>%1 gelöscht, auch bei %Ln Aufträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2 is still owed</source>
        <translation>%1. %2 sind noch offen</translation>
    </message>
    <message>
        <source>“%1” is not a country. Write its name or two letters, such as FR.</source>
        <translation>„%1“ ist kein Land. Bitte geben Sie den Namen oder zwei Buchstaben ein, etwa FR.</translation>
    </message>
</context>
<context>
    <name>ContactRoles</name>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Pays the bill</source>
        <translation>Zahlt die Rechnung</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
</context>
<context>
    <name>DatabaseQuestion</name>
    <message>
        <source>The shop’s database cannot be used now.</source>
        <translation>Die Datenbank des Geschäfts ist gerade nicht nutzbar.</translation>
    </message>
    <message>
        <source>On this computer there may be another shop, or an older copy: what you change in it does not reach the server.</source>
        <translation>Auf diesem Computer liegt vielleicht ein anderes Geschäft oder ein älterer Stand: Was dort geändert wird, steht nicht auf dem Server.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation>Auf diesem Computer arbeiten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <source>Write the address like postgresql://anna@db.example.com/flowers. After a ? you can add sslmode=verify-full and sslrootcert=FILE.</source>
        <translation>Bitte geben Sie die Adresse so ein: postgresql://anna@db.example.com/flowers. Nach einem ? können sslmode=verify-full und sslrootcert=DATEI folgen.</translation>
    </message>
    <message>
        <source>The database server is too old; Stemdesk needs PostgreSQL 15 or later.</source>
        <translation>Der Datenbankserver ist zu alt; Stemdesk braucht PostgreSQL 15 oder neuer.</translation>
    </message>
    <message>
        <source>The database cannot keep every letter; make one with the encoding UTF8.</source>
        <translation>Die Datenbank kann nicht alle Zeichen speichern; bitte legen Sie eine mit der Kodierung UTF8 an.</translation>
    </message>
    <message>
        <source>Another program keeps its data in %3; make a database for Stemdesk alone.</source>
        <translation>Ein anderes Programm nutzt %3 für seine Daten; bitte legen Sie für Stemdesk eine eigene Datenbank an.</translation>
    </message>
    <message>
        <source>A newer Stemdesk works on %3; install that version here first.</source>
        <translation>Ein neueres Stemdesk nutzt %3; bitte installieren Sie hier zuerst diese Version.</translation>
    </message>
    <message>
        <source>This shop is there already. Nothing was copied.</source>
        <translation>Dieses Geschäft ist dort schon vorhanden. Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>The copy was stopped; nothing was changed on the server.</source>
        <translation>Das Kopieren wurde abgebrochen; auf dem Server wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>Die Kopie stimmte nicht mit dem Geschäft überein und wurde verworfen. Bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>Die Kopie wurde verworfen: In den Daten des Geschäfts stimmt etwas nicht. „stemdesk check“ sagt, was.</translation>
    </message>
    <message>
        <source>The keyring is locked, so the password cannot be kept. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt, daher lässt sich das Passwort nicht aufbewahren. Bitte entsperren Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and leave the field empty.</source>
        <translation>Dieser Computer hat keinen Schlüsselbund für das Passwort. Bewahren Sie es in der Datei .pgpass auf und lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>No database server answers at %1. Check the name, the network, and that the server is running.</source>
        <translation>Auf %1 antwortet kein Datenbankserver. Bitte prüfen Sie den Namen, das Netzwerk und ob der Server läuft.</translation>
    </message>
    <message>
        <source>The server %1 does not let %2 in. Check the user’s name before the @, or ask whoever runs the server.</source>
        <translation>Beim Server auf %1 darf sich %2 nicht anmelden. Bitte prüfen Sie den Benutzernamen vor dem @ oder fragen Sie, wer den Server betreut.</translation>
    </message>
    <message>
        <source>The password for %2 is missing or wrong.</source>
        <translation>Das Passwort, mit dem %2 sich anmeldet, fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>There is no database %3 on the server, or %2 may not use it.</source>
        <translation>Auf dem Server gibt es %3 nicht, oder %2 hat dort keinen Zugriff.</translation>
    </message>
    <message>
        <source>The connection to %1 would not be safe: its certificate is missing, not trusted, or for another name. To trust a certificate, add sslrootcert=FILE after a ? in the address.</source>
        <translation>Die Verbindung zu %1 wäre nicht sicher: Das Zertifikat fehlt, ist nicht vertrauenswürdig oder gilt für einen anderen Namen. sslrootcert=DATEI nach einem ? in der Adresse nennt ein Zertifikat, dem vertraut wird.</translation>
    </message>
    <message>
        <source>The connection service file has no service of that name.</source>
        <translation>In der Dienstdatei für Verbindungen gibt es keinen Dienst mit diesem Namen.</translation>
    </message>
    <message>
        <source>Connected. The database is empty: copy this shop there first.</source>
        <translation>Verbunden. Die Datenbank ist leer: Kopieren Sie zuerst dieses Geschäft dorthin.</translation>
    </message>
    <message>
        <source>Connected. It holds %1.</source>
        <translation>Verbunden. Die Datenbank enthält %1.</translation>
    </message>
    <message>
        <source>Leave the password out of the address, where others can read it; write it below.</source>
        <translation>Bitte lassen Sie das Passwort aus der Adresse weg, wo andere es lesen können; geben Sie es unten ein.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>diesem Computer</translation>
    </message>
    <message>
        <source>this user</source>
        <translation>dieser Benutzer</translation>
    </message>
    <message>
        <source>this database</source>
        <translation>diese Datenbank</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Geschäft wird kopiert…</translation>
    </message>
    <message>
        <source>Comparing the copy with the shop…</source>
        <translation>Kopie wird mit dem Geschäft verglichen…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Kopie wird geprüft…</translation>
    </message>
    <message>
        <source>%1 is on the server now, and the copy was checked. What you change here from now on will be missing there, so switch now.</source>
        <translation>%1 ist jetzt auch auf dem Server und wurde mit dem Stand hier verglichen. Was ab jetzt hier geändert wird, fehlt dort; wechseln Sie also gleich.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte geben Sie einen Namen an.</translation>
    </message>
    <message>
        <source>Choose a category.</source>
        <translation>Bitte wählen Sie eine Kategorie.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Bitte wählen Sie eine Art.</translation>
    </message>
    <message>
        <source>A new product needs its first variety.</source>
        <translation>Ein neues Produkt braucht seine erste Sorte.</translation>
    </message>
    <message>
        <source>Choose a flower or material.</source>
        <translation>Bitte wählen Sie eine Blume oder ein Material.</translation>
    </message>
    <message>
        <source>Say how many.</source>
        <translation>Bitte geben Sie die Menge an.</translation>
    </message>
    <message>
        <source>This name is already in use; choose another one.</source>
        <translation>Dieser Name ist schon vergeben; bitte wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Another event has this short name; choose another one.</source>
        <translation>Ein anderer Auftrag hat diesen Kurznamen; bitte wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>This one comes with Stemdesk and cannot be changed.</source>
        <translation>Dieser Eintrag gehört zu Stemdesk und bleibt, wie er ist.</translation>
    </message>
    <message numerus="yes">
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>In %Ln Position verwendet; bitte zuerst dort entfernen.</numerusform>
            <numerusform>In %Ln Positionen verwendet; bitte zuerst dort entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are pinned to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln Auftrag ist auf diese Preisliste fixiert; sie kann jetzt nicht gelöscht werden.</numerusform>
            <numerusform>%Ln Aufträge sind auf diese Preisliste fixiert; sie kann jetzt nicht gelöscht werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln Auftrag nutzt diese Steuergruppe; sie kann jetzt nicht gelöscht werden.</numerusform>
            <numerusform>%Ln Aufträge nutzen diese Steuergruppe; sie kann jetzt nicht gelöscht werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s), price list(s) or event(s) have this type; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln Produkt, Preisliste oder Auftrag hat diese Art; sie bleibt.</numerusform>
            <numerusform>%Ln Produkte, Preislisten oder Aufträge haben diese Art; sie bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such supplier any more.</source>
        <translation>Diesen Lieferanten gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no such shop. “stemdesk shop list” shows them.</source>
        <translation>Dieses Geschäft gibt es nicht. „stemdesk shop list“ zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>There is no such product any more.</source>
        <translation>Dieses Produkt gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no such variety any more.</source>
        <translation>Diese Sorte gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no such price list any more.</source>
        <translation>Diese Preisliste gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no such tax group any more.</source>
        <translation>Diese Steuergruppe gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no such event any more.</source>
        <translation>Diesen Auftrag gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This supplier is archived; bring it back or choose another one.</source>
        <translation>Dieser Lieferant ist archiviert; holen Sie ihn zurück oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>This variety belongs to another product.</source>
        <translation>Diese Sorte gehört zu einem anderen Produkt.</translation>
    </message>
    <message>
        <source>The price list is for another type of product.</source>
        <translation>Die Preisliste gilt für eine andere Produktart.</translation>
    </message>
    <message>
        <source>The shop already has suppliers, products or events.</source>
        <translation>Das Geschäft hat schon Lieferanten, Produkte oder Aufträge.</translation>
    </message>
    <message>
        <source>It is no longer there; somebody has deleted it.</source>
        <translation>Der Eintrag ist nicht mehr da; jemand hat ihn gelöscht.</translation>
    </message>
    <message>
        <source>Somebody else has changed this in the meantime.</source>
        <translation>Jemand anderes hat dies inzwischen geändert.</translation>
    </message>
    <message>
        <source>The shop’s data is busy with other work; try again in a moment.</source>
        <translation>Die Daten des Geschäfts werden gerade anders gebraucht; bitte versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The shop’s data cannot be reached now; nothing was changed.</source>
        <translation>Die Daten des Geschäfts sind gerade nicht erreichbar; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>Der Datenträger ist voll; es wurde nichts geändert. Bitte schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This computer cannot read pictures of this type. Install the package qt6-image-formats-plugins, or choose a PNG or JPEG file.</source>
        <translation>Dieser Computer kann Bilder dieses Formats nicht lesen. Bitte installieren Sie das Paket qt6-image-formats-plugins oder wählen Sie eine PNG- oder JPEG-Datei.</translation>
    </message>
    <message>
        <source>The shop’s data is damaged; restore the last backup.</source>
        <translation>Die Daten des Geschäfts sind beschädigt; bitte spielen Sie die letzte Sicherung ein.</translation>
    </message>
    <message>
        <source>The file with the shop’s data was moved, replaced or deleted while Stemdesk runs; nothing was changed. Quit, put it back or restore a backup, and start again.</source>
        <translation>Die Datei mit den Daten des Geschäfts wurde verschoben, ersetzt oder gelöscht, während Stemdesk läuft; es wurde nichts geändert. Bitte beenden Sie Stemdesk, legen Sie sie zurück oder stellen Sie eine Sicherung wieder her, und starten Sie neu.</translation>
    </message>
    <message>
        <source>Something went wrong inside Stemdesk; nothing was changed.</source>
        <translation>In Stemdesk ist etwas schiefgegangen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Bitte geben Sie eine E-Mail-Adresse ein, etwa anna@example.com.</translation>
    </message>
    <message>
        <source>Write the stem length in centimetres, like 50.</source>
        <translation>Bitte geben Sie die Stiellänge in Zentimetern ein, etwa 50.</translation>
    </message>
    <message>
        <source>Write how many come in one pack, more than 0.</source>
        <translation>Bitte geben Sie ein, wie viele in einer Packung sind, mehr als 0.</translation>
    </message>
    <message>
        <source>Write the minimum packs as a whole number.</source>
        <translation>Bitte geben Sie die Mindestzahl der Packungen als ganze Zahl ein.</translation>
    </message>
    <message>
        <source>Give each supplier one minimum at most.</source>
        <translation>Bitte geben Sie je Lieferant höchstens ein Minimum an.</translation>
    </message>
    <message>
        <source>Give each supplier one pack size, more than 0.</source>
        <translation>Bitte geben Sie je Lieferant eine Packungsgröße an, größer als 0.</translation>
    </message>
    <message>
        <source>Write a percentage from 0 to 100.</source>
        <translation>Bitte geben Sie einen Prozentsatz von 0 bis 100 ein.</translation>
    </message>
    <message>
        <source>Give each supplier one code at most, of no more than 100 characters.</source>
        <translation>Bitte geben Sie je Lieferant höchstens eine Nummer an, mit bis zu 100 Zeichen.</translation>
    </message>
    <message>
        <source>Write a number above 0.</source>
        <translation>Bitte geben Sie eine Zahl über 0 ein.</translation>
    </message>
    <message>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Bitte geben Sie das Budget als Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Write the guests as a whole number.</source>
        <translation>Bitte geben Sie die Gäste als ganze Zahl ein.</translation>
    </message>
    <message>
        <source>Write the tables as a whole number.</source>
        <translation>Bitte geben Sie die Tische als ganze Zahl ein.</translation>
    </message>
    <message>
        <source>The ceremony needs a start, and must end after it.</source>
        <translation>Die Zeremonie braucht einen Beginn und muss danach enden.</translation>
    </message>
    <message>
        <source>The time at the venue needs a start, and must end after it.</source>
        <translation>Die Zeit am Ort braucht einen Beginn und muss danach enden.</translation>
    </message>
    <message>
        <source>Choose a day within the years 1 to 9999.</source>
        <translation>Wählen Sie einen Tag in den Jahren 1 bis 9999.</translation>
    </message>
    <message>
        <source>Write the colour in the form #rrggbb.</source>
        <translation>Bitte geben Sie die Farbe in der Form #rrggbb ein.</translation>
    </message>
    <message>
        <source>Write a date.</source>
        <translation>Bitte geben Sie ein Datum ein.</translation>
    </message>
    <message>
        <source>Write the unit cost as an amount, 0 or more.</source>
        <translation>Bitte geben Sie den Stückpreis als Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Write the tax as a factor, like 1.2 for 20%.</source>
        <translation>Bitte geben Sie die MwSt. als Faktor ein, etwa 1,2 für 20&#xa0;%.</translation>
    </message>
    <message>
        <source>The name can have up to 200 characters, on one line.</source>
        <translation>Der Name darf höchstens 200 Zeichen haben, in einer Zeile.</translation>
    </message>
    <message>
        <source>The notes are too long.</source>
        <translation>Die Notizen sind zu lang.</translation>
    </message>
    <message>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Anderswo geändert in „%1“. Enter behält Ihren Wert, Esc übernimmt den anderen.</translation>
    </message>
    <message>
        <source>Write the address, like https://example.com/stemdesk.</source>
        <translation>Bitte geben Sie die Adresse ein, etwa https://example.com/stemdesk.</translation>
    </message>
    <message>
        <source>Write a web address, like https://example.com/stemdesk.</source>
        <translation>Bitte geben Sie eine Webadresse ein, etwa https://example.com/stemdesk.</translation>
    </message>
    <message>
        <source>This address is too long; 2,048 characters is the most.</source>
        <translation>Diese Adresse ist zu lang; höchstens 2.048 Zeichen sind möglich.</translation>
    </message>
    <message>
        <source>The address must begin with https://, so that nobody can read along.</source>
        <translation>Die Adresse muss mit https:// beginnen, damit niemand mitlesen kann.</translation>
    </message>
    <message>
        <source>Leave the port out; webhooks go to the usual one, 443.</source>
        <translation>Bitte lassen Sie den Port weg; Webhooks gehen an den üblichen, 443.</translation>
    </message>
    <message>
        <source>Leave the name and password out of the address; every message is signed.</source>
        <translation>Bitte lassen Sie Namen und Passwort aus der Adresse weg; jede Nachricht ist signiert.</translation>
    </message>
    <message>
        <source>Leave out the # and what follows it.</source>
        <translation>Bitte lassen Sie das # und alles danach weg.</translation>
    </message>
    <message>
        <source>This address exists inside a network only; give one on the internet.</source>
        <translation>Diese Adresse gibt es nur in einem internen Netz; bitte geben Sie eine im Internet an.</translation>
    </message>
    <message>
        <source>No computer was found at this address; check how it is spelled.</source>
        <translation>Unter dieser Adresse ist kein Computer bekannt; bitte prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Diese Adresse führt zu einem privaten Computer; bitte geben Sie eine im Internet an.</translation>
    </message>
    <message>
        <source>Choose at least one kind of message.</source>
        <translation>Bitte wählen Sie mindestens eine Art von Nachricht.</translation>
    </message>
    <message>
        <source>The keyring is locked, so no secret can be kept safe. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt, daher lässt sich kein Geheimnis sicher aufbewahren. Bitte entsperren Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This computer’s keyring does not answer, so no secret can be kept safe. Start it and try again.</source>
        <translation>Der Schlüsselbund dieses Computers antwortet nicht, daher lässt sich kein Geheimnis sicher aufbewahren. Bitte starten Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The keyring no longer holds Stemdesk’s key, so secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>Der Schlüsselbund enthält den Schlüssel von Stemdesk nicht mehr, daher lassen sich Geheimnisse nicht öffnen. „stemdesk secrets“ hilft, ihn zurückzuholen.</translation>
    </message>
    <message>
        <source>The file that keeps the secrets’ key is missing. Put it back and try again.</source>
        <translation>Die Datei mit dem Schlüssel der Geheimnisse fehlt. Bitte legen Sie sie zurück und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The secrets are sealed with a different key from the one here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Die Geheimnisse sind mit einem anderen Schlüssel versiegelt als dem hier. „stemdesk secrets“ hilft, ihn zurückzuholen.</translation>
    </message>
    <message>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Webhooks lassen sich nicht einrichten, solange Stemdesk so läuft.</translation>
    </message>
    <message>
        <source>The file cannot be written there; choose another place.</source>
        <translation>Die Datei lässt sich dort nicht schreiben; bitte wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>There is no such contact any more.</source>
        <translation>Diesen Kontakt gibt es nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use it; take it off those first.</source>
        <translation>
            <numerusform>%Ln Auftrag nennt ihn; entfernen Sie ihn dort zuerst.</numerusform>
            <numerusform>%Ln Aufträge nennen ihn; entfernen Sie ihn dort zuerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s) were issued for this event; it cannot be deleted.</source>
        <translation>
            <numerusform>Für diesen Auftrag wurde %Ln Rechnung ausgestellt; er bleibt.</numerusform>
            <numerusform>Für diesen Auftrag wurden %Ln Rechnungen ausgestellt; er bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write who accepted it.</source>
        <translation>Bitte geben Sie an, wer angenommen hat.</translation>
    </message>
    <message>
        <source>This quote has already been answered; reopen it first.</source>
        <translation>Dieses Angebot wurde schon beantwortet; öffnen Sie es zuerst wieder.</translation>
    </message>
    <message>
        <source>This quote is already open.</source>
        <translation>Dieses Angebot ist bereits offen.</translation>
    </message>
    <message>
        <source>An accepted quote cannot be deleted; it can be reopened.</source>
        <translation>Ein Angebot, das angenommen ist oder war, bleibt; es kann wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>This amount is too large to be kept to the cent.</source>
        <translation>Dieser Betrag ist zu groß, um auf den Cent genau geführt zu werden.</translation>
    </message>
    <message>
        <source>What is stored of it cannot be read any more; look for it in an earlier backup.</source>
        <translation>Was davon gespeichert ist, lässt sich nicht mehr lesen; suchen Sie es in einer früheren Sicherung.</translation>
    </message>
    <message>
        <source>There is nobody to bill: give the event a client first.</source>
        <translation>Es ist niemand genannt, der zahlt: Tragen Sie zuerst einen Kunden ein.</translation>
    </message>
    <message>
        <source>This instalment has already been invoiced.</source>
        <translation>Diese Rate ist schon abgerechnet.</translation>
    </message>
    <message>
        <source>Everything has already been invoiced.</source>
        <translation>Es ist schon alles abgerechnet.</translation>
    </message>
    <message>
        <source>This invoice has already been credited.</source>
        <translation>Zu dieser Rechnung gibt es schon eine Rechnungskorrektur.</translation>
    </message>
    <message>
        <source>There are payments, invoices or accepted quotes; the currency cannot be changed.</source>
        <translation>Es gibt Zahlungen, Rechnungen oder angenommene Angebote; die Währung bleibt.</translation>
    </message>
    <message>
        <source>Write an amount with no more decimals than the currency has.</source>
        <translation>Bitte geben Sie den Betrag mit höchstens so vielen Nachkommastellen ein, wie die Währung hat.</translation>
    </message>
    <message>
        <source>Write the country’s name or its two letters, such as GB.</source>
        <translation>Bitte geben Sie den Namen des Landes oder seine zwei Buchstaben ein, etwa DE.</translation>
    </message>
    <message>
        <source>Write the electronic address with its scheme, like 0106:12345678.</source>
        <translation>Bitte geben Sie die elektronische Adresse mit ihrem Schema ein, etwa 0106:12345678.</translation>
    </message>
    <message>
        <source>The last part is the rest; those before it need a share or an amount.</source>
        <translation>Der letzte Teil ist der Rest; die davor brauchen einen Anteil oder einen Betrag.</translation>
    </message>
    <message>
        <source>Write the shop’s e-mail address in Settings first; the message is from it.</source>
        <translation>Bitte geben Sie zuerst in den Einstellungen die E-Mail-Adresse des Geschäfts ein; von dort kommt die Nachricht.</translation>
    </message>
    <message>
        <source>Write the supplier’s e-mail address first; the message goes there.</source>
        <translation>Bitte geben Sie zuerst die E-Mail-Adresse des Lieferanten ein; dorthin geht die Nachricht.</translation>
    </message>
    <message>
        <source>For an e-invoice the shop lacks: %1. Fill it in under Settings, then credit this invoice and issue it again.</source>
        <translation>Für eine E-Rechnung fehlt beim Geschäft: %1. Ergänzen Sie es in den Einstellungen, schreiben Sie diese Rechnung gut und stellen Sie sie neu aus.</translation>
    </message>
    <message>
        <source>For an e-invoice the client lacks: %1. Credit this invoice and issue it again with what is missing.</source>
        <translation>Für eine E-Rechnung fehlt beim Kunden: %1. Schreiben Sie diese Rechnung gut und stellen Sie sie mit dem Fehlenden neu aus.</translation>
    </message>
    <message>
        <source>There are no e-invoices in this currency.</source>
        <translation>In dieser Währung gibt es keine E-Rechnungen.</translation>
    </message>
    <message>
        <source>E-invoices from Greece carry a number of its tax office, which Stemdesk does not have.</source>
        <translation>E-Rechnungen aus Griechenland tragen eine Nummer der dortigen Steuerbehörde, die Stemdesk nicht hat.</translation>
    </message>
    <message>
        <source>Another Stemdesk is running on this data. Close it and try again.</source>
        <translation>Ein anderes Stemdesk arbeitet gerade mit diesen Daten. Bitte schließen Sie es und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Write how many the shop owns, 0 or more.</source>
        <translation>Bitte geben Sie ein, wie viele das Geschäft besitzt, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Write the cost as an amount, 0 or more.</source>
        <translation>Bitte geben Sie die Kosten als Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 60.</source>
        <translation>Bitte geben Sie eine ganze Zahl von Tagen ein, von 0 bis 60.</translation>
    </message>
    <message>
        <source>Write the cost of a pack as an amount, 0 or more.</source>
        <translation>Bitte geben Sie den Packungspreis als Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>It took longer than 30 seconds and was stopped.</source>
        <translation>Es hat länger als 30 Sekunden gedauert und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Stemdesk is still busy with an earlier task that took too long; try again later.</source>
        <translation>Stemdesk ist noch mit einer früheren Aufgabe beschäftigt, die zu lange gedauert hat; versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>Everything that these events need is ordered.</source>
        <translation>Alles, was diese Aufträge brauchen, ist bestellt.</translation>
    </message>
    <message>
        <source>Some goods of this sheet have arrived; clear what was received first.</source>
        <translation>Von dieser Bestellung ist schon etwas eingetroffen; löschen Sie zuerst den Wareneingang.</translation>
    </message>
    <message numerus="yes">
        <source>%n series copy this event alone. Choose another event for them under “Series” first, or delete them.</source>
        <translation>
            <numerusform>%n Serie kopiert nur diesen Auftrag. Wählen Sie für sie unter „Serien“ zuerst einen anderen, oder löschen Sie die Serie.</numerusform>
            <numerusform>%n Serien kopieren nur diesen Auftrag. Wählen Sie für sie unter „Serien“ zuerst einen anderen, oder löschen Sie die Serien.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such day from the first one on; choose others.</source>
        <translation>Vom ersten Tag an gibt es keinen solchen Tag; wählen Sie andere.</translation>
    </message>
    <message>
        <source>A series copies 1 to 12 events that have a date and are not cancelled.</source>
        <translation>Eine Serie kopiert 1 bis 12 Aufträge, die ein Datum haben und nicht storniert sind.</translation>
    </message>
    <message>
        <source>Move each day to one other day only.</source>
        <translation>Verschieben Sie jeden Tag nur auf einen anderen Tag.</translation>
    </message>
    <message>
        <source>This invoice was credited; nothing of it is to be paid.</source>
        <translation>Diese Rechnung wurde korrigiert; von ihr ist nichts zu zahlen.</translation>
    </message>
    <message>
        <source>Nothing of this invoice is due.</source>
        <translation>Von dieser Rechnung ist nichts fällig.</translation>
    </message>
    <message>
        <source>Say why no tax is charged: give the tax group or the price list a reason.</source>
        <translation>Es fehlt der Grund, aus dem keine MwSt. berechnet wird: Geben Sie der Steuergruppe oder der Preisliste einen.</translation>
    </message>
    <message>
        <source>An invoice can give one reason only for each tax category.</source>
        <translation>Eine Rechnung kann für jede Steuerkategorie nur einen Grund nennen.</translation>
    </message>
    <message>
        <source>What lies outside the scope of tax has to be invoiced by itself.</source>
        <translation>Was nicht steuerbar ist, muss für sich allein abgerechnet werden.</translation>
    </message>
    <message>
        <source>Some of it was ordered with another sheet meanwhile. Choose its events under “To order”, and order what is new.</source>
        <translation>Einiges davon wurde inzwischen mit einer anderen Liste bestellt. Wählen Sie die Aufträge unter „Bestellen“ und bestellen Sie nur Neues.</translation>
    </message>
    <message>
        <source>Write the colours, separated by commas.</source>
        <translation>Bitte geben Sie die Farben durch Kommas getrennt ein.</translation>
    </message>
    <message>
        <source>Write e-mail addresses, like anna@example.com, separated by commas.</source>
        <translation>Bitte geben Sie E-Mail-Adressen wie anna@example.com durch Kommas getrennt ein.</translation>
    </message>
    <message>
        <source>Write days, separated by semicolons.</source>
        <translation>Bitte geben Sie die Tage durch Semikolons getrennt ein.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Bitte geben Sie einen Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Write a number, 0 or more.</source>
        <translation>Bitte geben Sie eine Zahl ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>This does not fit here; write another value.</source>
        <translation>Das passt hier nicht; bitte geben Sie einen anderen Wert ein.</translation>
    </message>
    <message>
        <source>Another program already uses this address; stop it or choose another port.</source>
        <translation>Ein anderes Programm benutzt diese Adresse schon; beenden Sie es oder wählen Sie einen anderen Port.</translation>
    </message>
    <message>
        <source>This computer cannot listen there; choose another address, and a port above 1023.</source>
        <translation>Dieser Computer kann dort nicht antworten; wählen Sie eine andere Adresse und einen Port über 1023.</translation>
    </message>
    <message>
        <source>No more can come back, be damaged or be missing than went out.</source>
        <translation>Es kann nicht mehr zurückkommen, beschädigt sein oder fehlen, als hinausging.</translation>
    </message>
    <message>
        <source>Category S is for rates above 0, the others are for a rate of 0.</source>
        <translation>Kategorie S gilt für Sätze über 0, die anderen gelten für den Satz 0.</translation>
    </message>
</context>
<context>
    <name>FigureDoubt</name>
    <message>
        <source>%1? It was %2. That is %3 times as much.</source>
        <translation>%1? Bisher %2. Das ist das %3-Fache.</translation>
    </message>
    <message>
        <source>%1? %2: %3. That is %4 times as much.</source>
        <translation>%1? %2: %3. Das ist das %4-Fache.</translation>
    </message>
    <message>
        <source>%1? That is more than usual.</source>
        <translation>%1? Das ist mehr als üblich.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>%1? It was %2, which is %3 times as much.</source>
        <translation>%1? Bisher %2, das %3-Fache davon.</translation>
    </message>
    <message>
        <source>%1? %2: %3, which is %4 times as much.</source>
        <translation>%1? %2: %3, das %4-Fache davon.</translation>
    </message>
    <message>
        <source>“%1” may mean %2 or %3. Here it is read as %2.</source>
        <translation>„%1“ kann %2 oder %3 bedeuten. Hier wird es als %2 gelesen.</translation>
    </message>
    <message>
        <source>%1 There are %2 such figures.</source>
        <translation>%1 Es gibt %2 solche Zahlen.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Product, by its id</source>
        <translation>Produkt, per ID</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Variety, by its id</source>
        <translation>Sorte, per ID</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Stem length in cm</source>
        <translation>Stiellänge in cm</translation>
    </message>
    <message>
        <source>Stems or pieces in a pack</source>
        <translation>Stiele oder Stück je Packung</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Minimum packs of a supplier</source>
        <translation>Mindestpackungen je Lieferant</translation>
    </message>
    <message>
        <source>Packs of suppliers</source>
        <translation>Packungen von Lieferanten</translation>
    </message>
    <message>
        <source>Code of the supplier</source>
        <translation>Nummer des Lieferanten</translation>
    </message>
    <message>
        <source>Codes of suppliers</source>
        <translation>Nummern der Lieferanten</translation>
    </message>
    <message>
        <source>EANs of suppliers</source>
        <translation>EANs von Lieferanten</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Art.-Nr.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Unit cost excl. tax</source>
        <translation>Stückpreis ohne MwSt.</translation>
    </message>
    <message>
        <source>The shop has no such variety.</source>
        <translation>Das Geschäft hat keine solche Sorte.</translation>
    </message>
    <message>
        <source>Several varieties have this name.</source>
        <translation>Mehrere Sorten haben diesen Namen.</translation>
    </message>
    <message>
        <source>Several products have this name.</source>
        <translation>Mehrere Produkte haben diesen Namen.</translation>
    </message>
    <message>
        <source>The shop has no such supplier.</source>
        <translation>Das Geschäft hat keinen solchen Lieferanten.</translation>
    </message>
    <message>
        <source>The shop has no such product.</source>
        <translation>Das Geschäft hat kein solches Produkt.</translation>
    </message>
    <message>
        <source>The row has no variety.</source>
        <translation>Die Zeile nennt keine Sorte.</translation>
    </message>
    <message>
        <source>The row has no product.</source>
        <translation>Die Zeile nennt kein Produkt.</translation>
    </message>
    <message>
        <source>The row has no unit cost.</source>
        <translation>Die Zeile hat keinen Stückpreis.</translation>
    </message>
    <message>
        <source>The row has more cells than the file has columns.</source>
        <translation>Die Zeile hat mehr Zellen als die Datei Spalten.</translation>
    </message>
    <message>
        <source>A quotation mark in this row is never closed; nothing after it can be read.</source>
        <translation>Ein Anführungszeichen in dieser Zeile wird nie geschlossen; danach lässt sich nichts mehr lesen.</translation>
    </message>
    <message>
        <source>It is empty; the first row must name the columns.</source>
        <translation>Die Datei ist leer; die erste Zeile muss die Spalten benennen.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of the sheet “%1”</source>
        <translation>
            <numerusform>%Ln Spalte des Blatts „%1“</numerusform>
            <numerusform>%Ln Spalten des Blatts „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed, pack of %1 becomes %2</source>
        <translation>Geändert, Packung mit %1 wird zu %2</translation>
    </message>
    <message>
        <source>No longer in the file: %1.</source>
        <translation>Nicht mehr in der Datei: %1.</translation>
    </message>
    <message>
        <source>No longer in the file: %1 and %2 more.</source>
        <translation>Nicht mehr in der Datei: %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Compared with the last prices: %1.</source>
        <translation>Verglichen mit den letzten Preisen: %1.</translation>
    </message>
    <message>
        <source>%1 cheaper</source>
        <translation>%1 günstiger</translation>
    </message>
    <message>
        <source>%1 dearer</source>
        <translation>%1 teurer</translation>
    </message>
    <message>
        <source>Changed, %1 becomes %2</source>
        <translation>Geändert, aus %1 wird %2</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Neue Sorte</translation>
    </message>
    <message>
        <source>New price</source>
        <translation>Neuer Preis</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>line %1 counts instead</source>
        <translation>Zeile %1 gilt stattdessen</translation>
    </message>
    <message>
        <source>Not used: line %1 counts</source>
        <translation>Nicht verwendet: Zeile %1 gilt</translation>
    </message>
    <message>
        <source>Unchanged, counts instead of line %1</source>
        <translation>Unverändert, gilt statt Zeile %1</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 unverändert</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 abgewiesen</translation>
    </message>
    <message>
        <source>no rows</source>
        <translation>keine Zeilen</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Datei wird geprüft</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import läuft</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone</source>
        <translation>
            <numerusform>%Ln Änderung zurückgenommen</numerusform>
            <numerusform>%Ln Änderungen zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n changed or used since then, and stay.</source>
        <translation>
            <numerusform>%1; %Ln wurde seither geändert oder benutzt und bleibt.</numerusform>
            <numerusform>%1; %Ln wurden seither geändert oder benutzt und bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Grund der Abweisung</translation>
    </message>
    <message>
        <source>The file was changed meanwhile; save it, close it and choose it again.</source>
        <translation>Die Datei wurde inzwischen geändert; speichern und schließen Sie sie und wählen Sie sie erneut.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The shop’s data could not be written any more.</source>
        <translation>Die Daten des Geschäfts konnten nicht mehr geschrieben werden.</translation>
    </message>
    <message>
        <source>Pack cost excl. tax</source>
        <translation>Packungspreis ohne MwSt.</translation>
    </message>
    <message>
        <source>The price is for a pack, and nothing says how many stems are in it.</source>
        <translation>Der Preis gilt für eine Packung, und nirgends steht, wie viele Stiele darin sind.</translation>
    </message>
    <message>
        <source>Write one EAN of up to 20 characters, or Supplier=EAN where the row is not of one supplier.</source>
        <translation>Bitte geben Sie eine EAN mit höchstens 20 Zeichen an, oder Lieferant=EAN, wenn die Zeile nicht nur einen Lieferanten hat.</translation>
    </message>
    <message>
        <source>Write one code, or Supplier=code where the row is not of one supplier.</source>
        <translation>Bitte geben Sie eine Nummer an, oder Lieferant=Nummer, wenn die Zeile nicht nur einen Lieferanten hat.</translation>
    </message>
    <message>
        <source>Write the minimum packs as a whole number, or as Supplier=4 where the row is not of one supplier.</source>
        <translation>Bitte geben Sie die Mindestmenge als ganze Zahl an, oder als Lieferant=4, wenn die Zeile nicht nur einen Lieferanten hat.</translation>
    </message>
    <message>
        <source>Write the pack as a number, or as Supplier=25 where the row is not of one supplier.</source>
        <translation>Bitte geben Sie die Packung als Zahl an, oder als Lieferant=25, wenn die Zeile nicht nur einen Lieferanten hat.</translation>
    </message>
    <message>
        <source>The price list is for products of another type.</source>
        <translation>Die Preisliste gilt für eine andere Produktart.</translation>
    </message>
    <message>
        <source>The file is damaged, or not a workbook after all.</source>
        <translation>Die Datei ist beschädigt oder doch keine Arbeitsmappe.</translation>
    </message>
    <message>
        <source>The workbook is too large. Save its sheet as CSV and choose that file.</source>
        <translation>Die Arbeitsmappe ist zu groß. Speichern Sie ihr Blatt als CSV und wählen Sie diese Datei.</translation>
    </message>
    <message>
        <source>It is not a table. Open it in the program that it was made with, save it as CSV, XLSX or ODS, and choose that file.</source>
        <translation>Das ist keine Tabelle. Öffnen Sie die Datei in dem Programm, mit dem sie gemacht wurde, speichern Sie sie als CSV, XLSX oder ODS und wählen Sie diese Datei.</translation>
    </message>
    <message>
        <source>Client, by its id</source>
        <translation>Kunde, über die ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Postcode</source>
        <translation>Postleitzahl</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>E-Rechnungs-Adresse</translation>
    </message>
    <message>
        <source>Invoicing terms</source>
        <translation>Abrechnung und Zahlungsziel</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>Externe ID</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Neuer Kunde</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>A client already has this e-mail address or phone.</source>
        <translation>Ein Kunde hat diese E-Mail-Adresse oder Telefonnummer bereits.</translation>
    </message>
    <message>
        <source>The row has no name.</source>
        <translation>Die Zeile hat keinen Namen.</translation>
    </message>
    <message>
        <source>It is a ZIP archive. Unpack it and choose the table in it.</source>
        <translation>Das ist ein ZIP-Archiv. Bitte entpacken und die Tabelle darin wählen.</translation>
    </message>
    <message>
        <source>It is a folder. Choose one of the files in it.</source>
        <translation>Das ist ein Ordner. Bitte eine der Dateien darin wählen.</translation>
    </message>
    <message>
        <source>It is a picture. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Das ist ein Bild. Gebraucht wird eine Tabelle: CSV, XLSX oder ODS.</translation>
    </message>
    <message>
        <source>It is a video or sound file. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Das ist eine Video- oder Tondatei. Gebraucht wird eine Tabelle: CSV, XLSX oder ODS.</translation>
    </message>
    <message>
        <source>It is a PDF, whose rows cannot be read. Ask for the same list as CSV, XLSX or ODS.</source>
        <translation>Das ist ein PDF, dessen Zeilen nicht lesbar sind. Bitten Sie um dieselbe Liste als CSV, XLSX oder ODS.</translation>
    </message>
    <message>
        <source>It is a text document. Copy its table into a spreadsheet and save that as XLSX or ODS.</source>
        <translation>Das ist ein Textdokument. Kopieren Sie seine Tabelle in eine Tabellenkalkulation und speichern Sie diese als XLSX oder ODS.</translation>
    </message>
    <message>
        <source>It is in an old Office format. Open it in a spreadsheet program and save it as XLSX or ODS.</source>
        <translation>Das ist ein altes Office-Format. Öffnen Sie die Datei in einer Tabellenkalkulation und speichern Sie sie als XLSX oder ODS.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and choose the table in it.</source>
        <translation>Das ist ein Archiv. Bitte entpacken und die Tabelle darin wählen.</translation>
    </message>
    <message>
        <source>It is a whole shop. Open it in Settings, All shops, “Open a shop from a file…”.</source>
        <translation>Das ist ein ganzes Geschäft. Öffnen Sie es in den Einstellungen unter „Alle Geschäfte“: „Geschäft aus Datei öffnen…“.</translation>
    </message>
    <message>
        <source>It is a backup or another database. Backups are restored in Settings, Backups.</source>
        <translation>Das ist eine Sicherung oder eine andere Datenbank. Sicherungen spielen Sie in den Einstellungen unter „Sicherungen“ ein.</translation>
    </message>
    <message>
        <source>It holds vCards. Import them on the Clients page: “Import vCards…”.</source>
        <translation>Darin sind vCards. Importieren Sie sie auf der Seite „Kunden“: „vCards importieren…“.</translation>
    </message>
    <message>
        <source>It is a calendar. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Das ist ein Kalender. Gebraucht wird eine Tabelle: CSV, XLSX oder ODS.</translation>
    </message>
    <message>
        <source>It is a web page, whatever its name says. Open it in a spreadsheet program and save it as XLSX or ODS.</source>
        <translation>Das ist eine Webseite, auch wenn der Name etwas anderes sagt. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als XLSX oder ODS.</translation>
    </message>
    <message>
        <source>It is an e-mail. Save the table that came with it and choose that file.</source>
        <translation>Das ist eine E-Mail. Speichern Sie die angehängte Tabelle und wählen Sie diese Datei.</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 weggelassen</translation>
    </message>
    <message>
        <source>%1: “%2” read as %3</source>
        <translation>%1: „%2“ als %3 gelesen</translation>
    </message>
    <message>
        <source>%1: line %2 says %3</source>
        <translation>%1: in Zeile %2 steht %3</translation>
    </message>
    <message>
        <source>The prices are in %1, your shop uses %2.</source>
        <translation>Die Preise sind in %1, Ihr Geschäft rechnet in %2.</translation>
    </message>
    <message>
        <source>New product types: %1.</source>
        <translation>Neue Produktarten: %1.</translation>
    </message>
    <message>
        <source>The prices in “%1” are divided by %2.</source>
        <translation>Die Preise in „%1“ werden durch %2 geteilt.</translation>
    </message>
    <message>
        <source>Another table beside the first one is left out, columns %1. Move it below the first.</source>
        <translation>Eine weitere Tabelle neben der ersten wird weggelassen, Spalten %1. Setzen Sie sie unter die erste.</translation>
    </message>
    <message>
        <source>Columns named as a length are left out: %1. Give each length a row, with its price.</source>
        <translation>Spalten, die wie eine Länge heißen, werden weggelassen: %1. Geben Sie jeder Länge eine Zeile mit ihrem Preis.</translation>
    </message>
    <message>
        <source>Rows hidden in the sheet are left out: %1.</source>
        <translation>Ausgeblendete Zeilen werden weggelassen: %1.</translation>
    </message>
    <message>
        <source>Rows without a product use the one above: %1.</source>
        <translation>Zeilen ohne Produkt übernehmen das der Zeile darüber: %1.</translation>
    </message>
    <message>
        <source>Rows with nothing in the chosen columns are left out: %1.</source>
        <translation>Zeilen ohne Inhalt in den gewählten Spalten werden weggelassen: %1.</translation>
    </message>
    <message>
        <source>Rows with nothing but a name become products: %1.</source>
        <translation>Zeilen, in denen nur ein Name steht, werden Produkte: %1.</translation>
    </message>
    <message>
        <source>Newer imports changed some: undo %1 first, then this one again.</source>
        <translation>Neuere Importe haben davon etwas geändert: zuerst %1 zurücknehmen, dann diesen noch einmal.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by semicolons, %1</source>
        <translation>
            <numerusform>%Ln Spalte, durch Semikolons getrennt, %1</numerusform>
            <numerusform>%Ln Spalten, durch Semikolons getrennt, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by tabs, %1</source>
        <translation>
            <numerusform>%Ln Spalte, durch Tabulatoren getrennt, %1</numerusform>
            <numerusform>%Ln Spalten, durch Tabulatoren getrennt, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by commas, %1</source>
        <translation>
            <numerusform>%Ln Spalte, durch Kommas getrennt, %1</numerusform>
            <numerusform>%Ln Spalten, durch Kommas getrennt, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stems the pack cost is for</source>
        <translation>Stiele, für die der Packungspreis gilt</translation>
    </message>
    <message>
        <source>No column says how many are in a box: “%1” is divided by your own pack sizes.</source>
        <translation>Keine Spalte sagt, wie viele in einem Karton sind: „%1“ wird durch Ihre eigenen Packungsgrößen geteilt.</translation>
    </message>
    <message>
        <source>Left out: %1 would become %2</source>
        <translation>Ausgelassen: aus %1 würde %2</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Tax groups</source>
        <translation>Steuergruppen</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Rechnungen</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Bestellungen</translation>
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
        <translation>Liest alles</translation>
    </message>
    <message>
        <source>Keeps the catalogue in step</source>
        <translation>Gleicht den Katalog ab</translation>
    </message>
    <message>
        <source>changes %1</source>
        <translation>ändert %1</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>liest %1</translation>
    </message>
    <message>
        <source>manages</source>
        <translation>verwaltet</translation>
    </message>
    <message>
        <source>reads and changes</source>
        <translation>liest und ändert</translation>
    </message>
    <message>
        <source>changes only</source>
        <translation>ändert nur</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
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
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>Changed event</source>
        <translation>Geänderter Auftrag</translation>
    </message>
    <message>
        <source>new events</source>
        <translation>neue Aufträge</translation>
    </message>
    <message>
        <source>changed events</source>
        <translation>geänderte Aufträge</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Failing (%1)</source>
        <translation>Fehler (%1)</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Zugestellt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Answered %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Answered %1: %2</source>
        <translation>Antwort %1: %2</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Calendar of events</source>
        <translation>Kalender der Aufträge</translation>
    </message>
    <message>
        <source>Calendar of events and tasks</source>
        <translation>Kalender der Aufträge und Aufgaben</translation>
    </message>
</context>
<context>
    <name>InvoiceFacts</name>
    <message>
        <source>full address (street, post code, town)</source>
        <translation>vollständige Adresse (Straße, Postleitzahl, Ort)</translation>
    </message>
    <message>
        <source>IBAN in the bank details</source>
        <translation>IBAN in der Bankverbindung</translation>
    </message>
    <message>
        <source>country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>e-invoice address</source>
        <translation>E-Rechnungs-Adresse</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>why no tax is charged</source>
        <translation>der Grund der Steuerfreiheit</translation>
    </message>
    <message>
        <source>what late payment costs, in the terms</source>
        <translation>Verzugskosten in den Bedingungen</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>tax number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>Is %1 complete? A tax number of this country looks like %2.</source>
        <translation>Ist %1 vollständig? Eine USt-IdNr. dieses Landes sieht so aus: %2.</translation>
    </message>
    <message>
        <source>Cannot be read any more: %1</source>
        <translation>Nicht mehr lesbar: %1</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln Packung zu %1</numerusform>
            <numerusform>%Ln Packungen zu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: %1 weniger spart eine Packung zu %3</translation>
    </message>
    <message>
        <source>%1 more of %2 would fill the last pack of %3</source>
        <translation>%2: noch %1, dann ist die letzte %3er-Packung voll</translation>
    </message>
    <message>
        <source>%1 has %2 for %3 instead of %4, incl. tax</source>
        <translation>%1 hat %2 für %3 statt %4, inkl. MwSt.</translation>
    </message>
    <message>
        <source>Rounding excl. tax %1</source>
        <translation>Rundung ohne MwSt. %1</translation>
    </message>
    <message>
        <source>Rounding incl. tax %1</source>
        <translation>Rundung inkl. MwSt. %1</translation>
    </message>
    <message>
        <source>%1 of %2 instead of %3</source>
        <translation>%2: %1 statt %3</translation>
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
            <numerusform>+%Ln Packung %1</numerusform>
            <numerusform>+%Ln Packungen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln Packung %1</numerusform>
            <numerusform>−%Ln Packungen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>New: %1, %2</source>
        <translation>Neu: %1, %2</translation>
    </message>
    <message>
        <source>No longer needed: %1, %2</source>
        <translation>Nicht mehr nötig: %1, %2</translation>
    </message>
    <message>
        <source>%1 costs %2 each instead of %3</source>
        <translation>%1 kostet je Stück %2 statt %3</translation>
    </message>
    <message>
        <source>%1 of %2 needed instead of %3; the order stays</source>
        <translation>%2: Bedarf %1 statt %3; die Bestellung bleibt gleich</translation>
    </message>
    <message>
        <source>Another price incl. tax for %1</source>
        <translation>Anderer Preis inkl. MwSt. für %1</translation>
    </message>
    <message>
        <source>%1 was deleted</source>
        <translation>%1 wurde gelöscht</translation>
    </message>
    <message>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 ist jetzt: %2. Vorher: %3</translation>
    </message>
    <message>
        <source>%1 short of the minimum order of %2</source>
        <translation>%1 fehlen zum Mindestbestellwert von %2</translation>
    </message>
    <message>
        <source>%1 below the minimum</source>
        <translation>%1 unter dem Mindestbestellwert</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Lieferung %1</translation>
    </message>
    <message>
        <source>Delivery is free</source>
        <translation>Lieferung kostenlos</translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln Lieferant</numerusform>
            <numerusform>%Ln Lieferanten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and %2 more for delivery</source>
        <translation>%1, dazu %2 mehr für die Lieferung</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>Lieferung %1</translation>
    </message>
    <message>
        <source>delivery %1 to %2</source>
        <translation>Lieferung %1 bis %2</translation>
    </message>
    <message>
        <source>not received</source>
        <translation>nicht erhalten</translation>
    </message>
    <message>
        <source>received</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>%1 of %2 lines received</source>
        <translation>%1 von %2 Positionen erhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delivery costs %1 excl. tax, not included</source>
        <translation>Lieferung kostet %1 ohne MwSt., nicht enthalten</translation>
    </message>
    <message>
        <source>%1 is after the day of %2.</source>
        <translation>%1 ist nach dem Tag von %2.</translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Add price list %1</source>
        <translation>Preisliste %1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln Preis</numerusform>
            <numerusform>%Ln Preisen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete price list %1</source>
        <translation>Preisliste %1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1 with %2. No event was pinned to it.</source>
        <translation>%1 mit %2 gelöscht. Kein Auftrag war darauf fixiert.</translation>
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
        <translation>Produkt und Sorte</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Stem</source>
        <translation>Stiel</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pack.</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Unit cost
excl. tax</source>
        <translation>Stückpreis
ohne MwSt.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message numerus="yes">
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
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 zu %2 hinzufügen</translation>
    </message>
    <message>
        <source>No event used it.</source>
        <translation>Kein Auftrag war betroffen.</translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2 went with it.</source>
        <translation>Auch entfernt: %1 in %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1 with %2. %3</source>
        <translation>%1 mit %2 gelöscht. %3</translation>
    </message>
    <message>
        <source>Deleted %1. %2</source>
        <translation>%1 gelöscht. %2</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
</context>
<context>
    <name>QuoteWords</name>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
</context>
<context>
    <name>RestoreNotice</name>
    <message>
        <source>Restoring the backup…</source>
        <translation>Sicherung wird eingespielt…</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>Die Sicherung ist eingespielt.</translation>
    </message>
    <message>
        <source>The backup could not be restored.</source>
        <translation>Die Sicherung ließ sich nicht einspielen.</translation>
    </message>
    <message>
        <source>Your data is as it was.</source>
        <translation>Ihre Daten sind, wie sie waren.</translation>
    </message>
    <message>
        <source>%1 is restored. Your previous data is kept as %2. Delete that file once you are sure; restoring it undoes this.</source>
        <translation>Eingespielt: %1. Ihre bisherigen Daten sind als %2 aufbewahrt. Löschen Sie diese Datei, sobald Sie sicher sind; wenn Sie sie einspielen, ist dies rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Open Stemdesk</source>
        <translation>Stemdesk öffnen</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Every month on the first %1</source>
        <translation>Jeden Monat am ersten %1</translation>
    </message>
    <message>
        <source>Every month on the second %1</source>
        <translation>Jeden Monat am zweiten %1</translation>
    </message>
    <message>
        <source>Every month on the third %1</source>
        <translation>Jeden Monat am dritten %1</translation>
    </message>
    <message>
        <source>Every month on the fourth %1</source>
        <translation>Jeden Monat am vierten %1</translation>
    </message>
    <message>
        <source>Every month on the last %1</source>
        <translation>Jeden Monat am letzten %1</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Jeden Tag</translation>
    </message>
    <message>
        <source>Every week on %1</source>
        <translation>Jede Woche am %1</translation>
    </message>
    <message>
        <source>Every second week on %1</source>
        <translation>Alle zwei Wochen am %1</translation>
    </message>
    <message>
        <source>Every month on day %1</source>
        <translation>Jeden Monat am %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <translation>
            <numerusform>%1, %n-mal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1, bis %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>changed on its own</source>
        <translation>für sich geändert</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>bestellt</translation>
    </message>
    <message>
        <source>invoiced</source>
        <translation>abgerechnet</translation>
    </message>
    <message>
        <source>past</source>
        <translation>vorbei</translation>
    </message>
</context>
<context>
    <name>SettingEdits</name>
    <message>
        <source>Rename the shop</source>
        <translation>Geschäft umbenennen</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Logo entfernen</translation>
    </message>
    <message>
        <source>Change the logo</source>
        <translation>Logo ändern</translation>
    </message>
    <message>
        <source>Add the type %1</source>
        <translation>Art %1 hinzufügen</translation>
    </message>
    <message>
        <source>Change the markup of %1</source>
        <translation>Kalkulationsfaktor von %1 ändern</translation>
    </message>
    <message>
        <source>Change the spare of %1</source>
        <translation>Reserve von %1 ändern</translation>
    </message>
    <message>
        <source>Hire out %1</source>
        <translation>%1 vermieten</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>%1 verkaufen</translation>
    </message>
    <message>
        <source>Delete the type %1</source>
        <translation>Art %1 löschen</translation>
    </message>
    <message>
        <source>Deleted the type %1, which no product had.</source>
        <translation>Art %1 gelöscht; kein Produkt hatte sie.</translation>
    </message>
    <message>
        <source>Add the tax group %1</source>
        <translation>Steuergruppe %1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete the tax group %1</source>
        <translation>Steuergruppe %1 löschen</translation>
    </message>
    <message>
        <source>Deleted the tax group %1, which no event had.</source>
        <translation>Steuergruppe %1 gelöscht; kein Auftrag hatte sie.</translation>
    </message>
    <message>
        <source>Change the cover picture</source>
        <translation>Titelbild ändern</translation>
    </message>
    <message>
        <source>Remove the cover picture</source>
        <translation>Titelbild entfernen</translation>
    </message>
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
</context>
<context>
    <name>ShopFileWords</name>
    <message>
        <source>The shop in this file is already here. It was not changed.</source>
        <translation>Das Geschäft dieser Datei ist schon hier. Es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>This is not a shop that Stemdesk has saved as a file. Nothing was changed.</source>
        <translation>Das ist kein Geschäft, das Stemdesk als Datei gespeichert hat. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The file is damaged; nothing was imported. Copy it again from where it was made.</source>
        <translation>Die Datei ist beschädigt; nichts davon wurde übernommen. Bitte kopieren Sie sie noch einmal von dort, wo sie erstellt wurde.</translation>
    </message>
    <message>
        <source>A newer Stemdesk has written this file. Install that version here first.</source>
        <translation>Ein neueres Stemdesk hat diese Datei geschrieben. Bitte installieren Sie hier zuerst diese Version.</translation>
    </message>
    <message>
        <source>There is a file of another kind under this name. It was left alone; choose another name.</source>
        <translation>Unter diesem Namen gibt es eine Datei anderer Art. Sie blieb unberührt; bitte wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>Die Kopie stimmte nicht mit dem Geschäft überein und wurde verworfen. Bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>Die Kopie wurde verworfen: In den Daten des Geschäfts stimmt etwas nicht. „stemdesk check“ sagt, was.</translation>
    </message>
    <message>
        <source>Open a shop from a file</source>
        <translation>Geschäft aus Datei öffnen</translation>
    </message>
    <message>
        <source>Shops of Stemdesk (*.stemdesk)</source>
        <translation>Geschäfte von Stemdesk (*.stemdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the shop as a file</source>
        <translation>Geschäft als Datei speichern</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Geschäft wird kopiert…</translation>
    </message>
    <message>
        <source>Comparing the copy with the shop…</source>
        <translation>Kopie wird mit dem Geschäft verglichen…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Kopie wird geprüft…</translation>
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
        <translation>%1 zu wenig</translation>
    </message>
    <message>
        <source>‘%1’ is %2 short: fewer are owned than the event needs.</source>
        <translation>Von „%1“ sind %2 zu wenig da: Sie besitzen weniger, als der Auftrag braucht.</translation>
    </message>
    <message>
        <source>‘%1’ is %2 short: others are out for %3.</source>
        <translation>Von „%1“ sind %2 zu wenig da: Andere sind vermietet für %3.</translation>
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
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message>
        <source>The shop’s data is damaged.</source>
        <translation>Die Daten des Geschäfts sind beschädigt.</translation>
    </message>
    <message>
        <source>The file in %1 cannot be read. A backup takes its place; the damaged file is kept beside it.</source>
        <translation>Die Datei in %1 lässt sich nicht lesen. Eine Sicherung tritt an ihre Stelle; die beschädigte Datei bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>The shop’s data is gone.</source>
        <translation>Die Daten des Geschäfts sind weg.</translation>
    </message>
    <message>
        <source>There are backups in %1, but the file with the data is not there. Restore one, or put the file back.</source>
        <translation>In %1 gibt es Sicherungen, aber die Datei mit den Daten fehlt. Spielen Sie eine ein oder legen Sie die Datei zurück.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The shop in %1 cannot be opened without some room. Delete what you no longer need from the disk, then try again. Your data is untouched.</source>
        <translation>Das Geschäft in %1 lässt sich ohne etwas Platz nicht öffnen. Löschen Sie vom Datenträger, was Sie nicht mehr brauchen, und versuchen Sie es noch einmal. Ihre Daten sind unberührt.</translation>
    </message>
    <message>
        <source>The shop’s folder cannot be used.</source>
        <translation>Der Ordner des Geschäfts ist nicht nutzbar.</translation>
    </message>
    <message>
        <source>Stemdesk needs to write to %1 but is not allowed to. Check that the disk is there and not write-protected, and that the folder is yours.</source>
        <translation>Stemdesk muss in %1 schreiben und darf es nicht. Bitte prüfen Sie, ob der Datenträger da und nicht schreibgeschützt ist und ob der Ordner Ihnen gehört.</translation>
    </message>
    <message>
        <source>Another program has locked the shop’s data.</source>
        <translation>Ein anderes Programm hat die Daten des Geschäfts gesperrt.</translation>
    </message>
    <message>
        <source>Close whatever else is using the file in %1, such as a copy to a memory stick, then try again.</source>
        <translation>Schließen Sie, was sonst mit der Datei in %1 arbeitet, etwa eine Kopie auf einen USB-Stick, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The shop’s data belongs to a newer Stemdesk.</source>
        <translation>Die Daten des Geschäfts gehören zu einem neueren Stemdesk.</translation>
    </message>
    <message>
        <source>Install that version to open the data in %1. Nothing was changed in it.</source>
        <translation>Installieren Sie diese Version, um die Daten in %1 zu öffnen. Daran wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The shop cannot be opened.</source>
        <translation>Das Geschäft lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The newest backup: %1</source>
        <translation>Die neueste Sicherung: %1</translation>
    </message>
    <message>
        <source>Restore the newest</source>
        <translation>Neueste einspielen</translation>
    </message>
    <message>
        <source>Choose a backup…</source>
        <translation>Sicherung wählen…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Anderen Ordner öffnen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Choose a backup</source>
        <translation>Sicherung wählen</translation>
    </message>
    <message>
        <source>Open another folder</source>
        <translation>Anderen Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>SupplierEdits</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>%1 archivieren</translation>
    </message>
    <message>
        <source>%1 is archived. Events and prices that use it stay as they are.</source>
        <translation>%1 ist archiviert. Aufträge und Preise mit diesem Lieferanten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Lieferant %1 hinzufügen (Rückgängig archiviert ihn)</translation>
    </message>
    <message>
        <source>Change how long %1 accepts claims</source>
        <translation>Meldefrist von %1 ändern</translation>
    </message>
</context>
<context>
    <name>SupplierFields</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Kundennummer</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Claims to</source>
        <translation>Reklamation an</translation>
    </message>
    <message>
        <source>Minimum order</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>Delivery charge</source>
        <translation>Lieferkosten</translation>
    </message>
    <message>
        <source>Free over</source>
        <translation>Frei Haus ab</translation>
    </message>
    <message>
        <source>same as e-mail</source>
        <translation>wie E-Mail</translation>
    </message>
    <message>
        <source>none</source>
        <translation>–</translation>
    </message>
    <message>
        <source>free</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>TaxWords</name>
    <message>
        <source>taxed at its rate</source>
        <translation>mit ihrem Satz besteuert</translation>
    </message>
    <message>
        <source>zero rate</source>
        <translation>Nullsatz</translation>
    </message>
    <message>
        <source>exempt from tax</source>
        <translation>steuerfrei</translation>
    </message>
    <message>
        <source>outside the scope of tax</source>
        <translation>nicht steuerbar</translation>
    </message>
    <message>
        <source>reverse charge: the buyer owes the tax</source>
        <translation>Steuerschuld des Empfängers: der Käufer schuldet die MwSt.</translation>
    </message>
    <message>
        <source>to a company in another EU country</source>
        <translation>an ein Unternehmen in einem anderen EU-Land</translation>
    </message>
    <message>
        <source>export out of the EU</source>
        <translation>Ausfuhr aus der EU</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>MwSt.</translation>
    </message>
</context>
<context>
    <name>UpkeepWords</name>
    <message>
        <source>No backup could be made. %1</source>
        <translation>Es ließ sich keine Sicherung erstellen. %1</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <source>Claim from %1</source>
        <translation>Reklamation von %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Received on %1</source>
        <translation>Erhalten am %1</translation>
    </message>
    <message>
        <source>Your invoice: %1</source>
        <translation>Ihre Rechnung: %1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Konditionieren</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Packen</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Liefern</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Abholen</translation>
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
        <source>your code %1</source>
        <translation>Ihre Nr. %1</translation>
    </message>
    <message>
        <source>Order from %1</source>
        <translation>Bestellung von %1</translation>
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
            <numerusform>Für den Auftrag</numerusform>
            <numerusform>Für %n Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>These lines have no supplier yet.</source>
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
        <translation>Keine sichtbare Gruppe dieser Aufträge hat eine Position mit Bedarf.</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>Total before tax</source>
        <translation>Summe ohne MwSt.</translation>
    </message>
    <message>
        <source>Total with tax</source>
        <translation>Summe mit MwSt.</translation>
    </message>
    <message>
        <source>Rounding before tax</source>
        <translation>Rundung ohne MwSt.</translation>
    </message>
    <message>
        <source>Rounding with tax</source>
        <translation>Rundung mit MwSt.</translation>
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
        <translation>Ohne MwSt.</translation>
    </message>
    <message>
        <source>With tax</source>
        <translation>Mit MwSt.</translation>
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
        <source>Your code</source>
        <translation>Ihre Nr.</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Reserve</translation>
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
        <translation>Betrag</translation>
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
        <translation>Betrag mit MwSt.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>DRAFT: not every event is approved yet</source>
        <translation>ENTWURF: Noch nicht jeder Auftrag ist freigegeben</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Rezepturen für die Binderei</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Packliste</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Zeremonie</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Prepared on %1</source>
        <translation>Erstellt am %1</translation>
    </message>
    <message>
        <source>Our idea</source>
        <translation>Unsere Idee</translation>
    </message>
    <message>
        <source>Flowers and arrangements</source>
        <translation>Blumen und Arrangements</translation>
    </message>
    <message>
        <source>There are no arrangements yet.</source>
        <translation>Es gibt noch keine Arrangements.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Design and making</source>
        <translation>Gestaltung und Anfertigung</translation>
    </message>
    <message>
        <source>Delivery and travel</source>
        <translation>Lieferung und Anfahrt</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je Stück</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Containers and hired items to come back</source>
        <translation>Gefäße und Mietartikel, kommen zurück</translation>
    </message>
    <message>
        <source>back on %1</source>
        <translation>zurück am %1</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>Arrangements</source>
        <translation>Arrangements</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Venue, set up and end</source>
        <translation>Ort, Aufbau und Ende</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Less invoice %1</source>
        <translation>Abzüglich Rechnung %1</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>Tax number: %1</source>
        <translation>Steuernummer: %1</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Fällig am</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>Your reference</source>
        <translation>Ihr Zeichen</translation>
    </message>
    <message>
        <source>Credits invoice</source>
        <translation>Zu Rechnung</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>To be paid to</source>
        <translation>Zahlbar an</translation>
    </message>
    <message>
        <source>Credit note</source>
        <translation>Rechnungskorrektur</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>Deliver on %1</source>
        <translation>Lieferung am %1</translation>
    </message>
    <message>
        <source>%1, to be delivered on %2</source>
        <translation>%1, Lieferung am %2</translation>
    </message>
    <message>
        <source>Please deliver on %1.</source>
        <translation>Bitte liefern Sie am %1.</translation>
    </message>
    <message>
        <source>Please send no substitutes.</source>
        <translation>Bitte senden Sie keinen Ersatz.</translation>
    </message>
    <message>
        <source>Substitutes are welcome.</source>
        <translation>Ersatz ist willkommen.</translation>
    </message>
    <message>
        <source>Deliver to: %1</source>
        <translation>Lieferung an: %1</translation>
    </message>
    <message>
        <source>Unit cost before tax</source>
        <translation>Stückpreis ohne MwSt.</translation>
    </message>
    <message>
        <source>Cost before tax</source>
        <translation>Betrag ohne MwSt.</translation>
    </message>
    <message>
        <source>Attached is our proposal for %1: %2 in all, tax included.</source>
        <translation>anbei unser Angebot für %1: insgesamt %2 inklusive MwSt.</translation>
    </message>
    <message>
        <source>It is valid until %1.</source>
        <translation>Es gilt bis %1.</translation>
    </message>
    <message>
        <source>Proposal %1 for %2</source>
        <translation>Angebot %1 für %2</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Anzahlung</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Restzahlung</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Stiele</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Eimer</translation>
    </message>
    <message>
        <source>Nothing is made on this day.</source>
        <translation>An diesem Tag wird nichts gefertigt.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>To load</source>
        <translation>Zu laden</translation>
    </message>
    <message>
        <source>To bring back</source>
        <translation>Zurückbringen</translation>
    </message>
    <message>
        <source>No delivery, set-up or collection is planned yet.</source>
        <translation>Noch ist keine Lieferung, kein Aufbau und keine Abholung geplant.</translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Tourenplan</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Produktionsliste</translation>
    </message>
    <message>
        <source>No day is planned yet for making this.</source>
        <translation>Für die Anfertigung ist noch kein Tag geplant.</translation>
    </message>
    <message>
        <source>Delivery before tax, not in the total</source>
        <translation>Lieferung ohne MwSt., nicht in der Summe</translation>
    </message>
    <message>
        <source>Delivery as agreed: %1 before tax.</source>
        <translation>Lieferung wie vereinbart: %1 ohne MwSt.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Payment reference: %1</source>
        <translation>Verwendungszweck: %1</translation>
    </message>
    <message>
        <source>Scan this code with your bank’s app to pay %1.</source>
        <translation>Scannen Sie diesen Code mit der App Ihrer Bank, um %1 zu überweisen.</translation>
    </message>
    <message>
        <source>Statement of account</source>
        <translation>Kontoauszug</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Anfangssaldo</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Endsaldo</translation>
    </message>
    <message>
        <source>A friendly reminder: invoice %1</source>
        <translation>Freundliche Erinnerung: Rechnung %1</translation>
    </message>
    <message>
        <source>Second reminder: invoice %1</source>
        <translation>Zweite Mahnung: Rechnung %1</translation>
    </message>
    <message>
        <source>Despite our reminders, our invoice %1 of %2 is still unpaid.</source>
        <translation>trotz unserer Erinnerungen ist unsere Rechnung %1 vom %2 immer noch nicht bezahlt.</translation>
    </message>
    <message>
        <source>Last reminder: invoice %1</source>
        <translation>Letzte Mahnung: Rechnung %1</translation>
    </message>
    <message>
        <source>Outstanding: %1 of %2, due since %3.</source>
        <translation>Offen: %1 von %2, fällig seit %3.</translation>
    </message>
    <message>
        <source>To be paid to %1, with the reference %2.</source>
        <translation>Zu zahlen an %1 mit dem Verwendungszweck %2.</translation>
    </message>
    <message>
        <source>The invoice is attached.</source>
        <translation>Die Rechnung liegt bei.</translation>
    </message>
    <message>
        <source>Attached is the statement of your account to %1. Balance: %2.</source>
        <translation>anbei Ihr Kontoauszug bis %1. Saldo: %2.</translation>
    </message>
    <message>
        <source>Of this, %1 is overdue.</source>
        <translation>Davon sind %1 überfällig.</translation>
    </message>
    <message>
        <source>Statement of account from %1</source>
        <translation>Kontoauszug von %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Nothing was invoiced, paid, made or asked for.</source>
        <translation>In diesem Zeitraum wurde nichts abgerechnet, bezahlt, gefertigt oder angefragt.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Invoiced before tax</source>
        <translation>In Rechnung gestellt, netto</translation>
    </message>
    <message>
        <source>Tax on it</source>
        <translation>Steuer darauf</translation>
    </message>
    <message>
        <source>Invoiced with tax</source>
        <translation>In Rechnung gestellt, brutto</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Eingegangen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Customer price before tax</source>
        <translation>Kundenpreis ohne MwSt.</translation>
    </message>
    <message>
        <source>Cost of goods before tax</source>
        <translation>Wareneinsatz ohne MwSt.</translation>
    </message>
    <message>
        <source>Margin before tax</source>
        <translation>Marge ohne MwSt.</translation>
    </message>
    <message>
        <source>Margin of the price</source>
        <translation>Marge vom Preis</translation>
    </message>
    <message>
        <source>Hire of own things before tax</source>
        <translation>Vermietung eigener Artikel ohne MwSt.</translation>
    </message>
    <message>
        <source>Labour before tax</source>
        <translation>Arbeit ohne MwSt.</translation>
    </message>
    <message>
        <source>Waste before tax</source>
        <translation>Schwund ohne MwSt.</translation>
    </message>
    <message>
        <source>Waste of the cost</source>
        <translation>Schwund vom Wareneinsatz</translation>
    </message>
    <message>
        <source>Rejected goods before tax</source>
        <translation>Beanstandete Ware ohne MwSt.</translation>
    </message>
    <message>
        <source>Credited by suppliers before tax</source>
        <translation>Von Lieferanten gutgeschrieben ohne MwSt.</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Anfragen</translation>
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
        <translation>Monate</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Not invoiced</source>
        <translation>Nicht abgerechnet</translation>
    </message>
    <message>
        <source>Invoiced by rate</source>
        <translation>Abgerechnet nach Steuersatz</translation>
    </message>
    <message>
        <source>Rate and category</source>
        <translation>Satz und Kategorie</translation>
    </message>
    <message>
        <source>Received by rate</source>
        <translation>Eingegangen nach Steuersatz</translation>
    </message>
    <message>
        <source>Enquiries by source</source>
        <translation>Anfragen nach Herkunft</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Value of those won, before tax</source>
        <translation>Wert der gewonnenen, ohne MwSt.</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Ordered before tax</source>
        <translation>Bestellt ohne MwSt.</translation>
    </message>
    <message>
        <source>Received before tax</source>
        <translation>Erhalten ohne MwSt.</translation>
    </message>
    <message>
        <source>Rejected before tax</source>
        <translation>Beanstandet ohne MwSt.</translation>
    </message>
    <message>
        <source>Flowers by cost</source>
        <translation>Blumen nach Wareneinsatz</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Schwund</translation>
    </message>
    <message>
        <source>%1 of %2: %3 outstanding, due since %4</source>
        <translation>%1 vom %2: %3 offen, fällig seit %4</translation>
    </message>
    <message>
        <source>The invoices are attached.</source>
        <translation>Die Rechnungen liegen bei.</translation>
    </message>
    <message>
        <source>Journal of invoices and payments</source>
        <translation>Journal der Rechnungen und Zahlungen</translation>
    </message>
    <message>
        <source>Payment recorded</source>
        <translation>Zahlung erfasst</translation>
    </message>
    <message>
        <source>Payment changed</source>
        <translation>Zahlung geändert</translation>
    </message>
    <message>
        <source>Payment deleted</source>
        <translation>Zahlung gelöscht</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>gültig bis %1</translation>
    </message>
    <message>
        <source>Colours and flowers</source>
        <translation>Farben und Blumen</translation>
    </message>
    <message>
        <source>Total incl. %1</source>
        <translation>Gesamtbetrag inkl. %1</translation>
    </message>
    <message>
        <source>includes %1: %2</source>
        <translation>enthaltene %1: %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungsplan</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>on acceptance</source>
        <translation>bei Annahme</translation>
    </message>
    <message>
        <source>on the day of the event</source>
        <translation>am Tag des Termins</translation>
    </message>
    <message>
        <source>How to say yes</source>
        <translation>So sagen Sie zu</translation>
    </message>
    <message>
        <source>Sign this page and return it, or simply tell us.</source>
        <translation>Unterschreiben Sie diese Seite und senden Sie sie uns zurück, oder geben Sie uns einfach Bescheid.</translation>
    </message>
    <message>
        <source>Sign this page and return it, or simply tell us: %1.</source>
        <translation>Unterschreiben Sie diese Seite und senden Sie sie uns zurück, oder geben Sie uns einfach Bescheid: %1.</translation>
    </message>
    <message>
        <source>This proposal is valid until %1.</source>
        <translation>Dieses Angebot gilt bis %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Thank you for your trust.</source>
        <translation>Vielen Dank für Ihr Vertrauen.</translation>
    </message>
    <message>
        <source>%1 no. %2</source>
        <translation>%1 Nr. %2</translation>
    </message>
    <message>
        <source>Outstanding: %1, due since %2.</source>
        <translation>Offen: %1, fällig seit %2.</translation>
    </message>
    <message>
        <source>Balance</source>
        <comment>account</comment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>VAT number: %1</source>
        <translation>USt-IdNr.: %1</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <translation>Bisher bezahlt</translation>
    </message>
    <message>
        <source>Still to pay</source>
        <translation>Noch zu zahlen</translation>
    </message>
    <message>
        <source>Without a supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
    <message>
        <source>Not ordered yet</source>
        <translation>Noch nicht bestellt</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after acceptance</source>
        <translation>
            <numerusform>%n Tag nach Annahme</numerusform>
            <numerusform>%n Tage nach Annahme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before the event</source>
        <translation>
            <numerusform>%n Tag vor dem Termin</numerusform>
            <numerusform>%n Tage vor dem Termin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the event</source>
        <translation>
            <numerusform>%n Tag nach dem Termin</numerusform>
            <numerusform>%n Tage nach dem Termin</numerusform>
        </translation>
    </message>
    <message>
        <source>Credit note %1 from %2</source>
        <translation>Rechnungskorrektur %1 von %2</translation>
    </message>
    <message>
        <source>Attached is our credit note %1 of %2 for invoice %3: %4.</source>
        <translation>anbei unsere Rechnungskorrektur %1 vom %2 zur Rechnung %3: %4.</translation>
    </message>
    <message>
        <source>Invoice %1 from %2</source>
        <translation>Rechnung %1 von %2</translation>
    </message>
    <message>
        <source>Attached is our invoice %1 of %2: %3.</source>
        <translation>anbei unsere Rechnung %1 vom %2: %3.</translation>
    </message>
    <message>
        <source>It is due on %1.</source>
        <translation>Sie ist am %1 fällig.</translation>
    </message>
    <message>
        <source>on hire: %1</source>
        <translation>zur Miete: %1</translation>
    </message>
    <message>
        <source>Still to be paid: %1.</source>
        <translation>Noch zu zahlen: %1.</translation>
    </message>
    <message>
        <source>Invoice %1 issued</source>
        <translation>Rechnung %1 ausgestellt</translation>
    </message>
    <message>
        <source>Credit note %1 issued</source>
        <translation>Rechnungskorrektur %1 ausgestellt</translation>
    </message>
    <message>
        <source>Reminder for invoice %1 recorded</source>
        <translation>Mahnung zu Rechnung %1 erfasst</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Bezahlt am</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Mahnstufe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Checksum of No. %1 and all before it</source>
        <translation>Prüfsumme von Nr. %1 und allen davor</translation>
    </message>
    <message>
        <source>Nothing was issued or paid in this time.</source>
        <translation>In dieser Zeit wurde nichts ausgestellt oder bezahlt.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Bestellung %1</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Reklamation %1</translation>
    </message>
    <message>
        <source>Credit note %1</source>
        <translation>Rechnungskorrektur %1</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Rechnung %1</translation>
    </message>
    <message>
        <source>Statement of account %1</source>
        <translation>Kontoauszug %1</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Angebot %1</translation>
    </message>
    <message>
        <source>Paid in full. Thank you.</source>
        <translation>Vollständig bezahlt. Vielen Dank.</translation>
    </message>
    <message>
        <source>Open invoices at the end</source>
        <translation>Offene Rechnungen am Ende</translation>
    </message>
    <message>
        <source>Overdue invoices at the end</source>
        <translation>Überfällige Rechnungen am Ende</translation>
    </message>
    <message>
        <source>Demo shop</source>
        <translation>Demogeschäft</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Delivery date</source>
        <translation>Leistungsdatum</translation>
    </message>
    <message>
        <source>of which overdue</source>
        <translation>davon überfällig</translation>
    </message>
    <message>
        <source>Hours planned</source>
        <translation>Stunden geplant</translation>
    </message>
    <message>
        <source>Hours spent</source>
        <translation>Geleistete Stunden</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Gross</source>
        <translation>Brutto</translation>
    </message>
    <message>
        <source>Order no. %1</source>
        <translation>Bestellung Nr. %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Einzelpreis</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Veränderung</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 neben %2</translation>
    </message>
    <message>
        <source>Amount before tax: %1</source>
        <translation>Betrag ohne MwSt.: %1</translation>
    </message>
    <message>
        <source>Some of the goods that you delivered could not be used:</source>
        <translation>ein Teil der gelieferten Ware war nicht zu verwenden:</translation>
    </message>
    <message>
        <source>The pictures are attached.</source>
        <translation>Die Bilder hängen an.</translation>
    </message>
    <message>
        <source>Perhaps it has escaped your notice: our invoice %1 of %2 has not been paid yet.</source>
        <translation>vielleicht ist es Ihnen entgangen: Unsere Rechnung %1 vom %2 ist noch nicht bezahlt.</translation>
    </message>
    <message>
        <source>Perhaps it has escaped your notice: these invoices have not been paid yet.</source>
        <translation>vielleicht ist es Ihnen entgangen: Diese Rechnungen sind noch nicht bezahlt.</translation>
    </message>
    <message>
        <source>Would you please see to it by %1? If your payment has crossed this message, thank you; please disregard it.</source>
        <translation>Dürfen wir Sie bitten, das bis zum %1 nachzuholen? Falls sich Ihre Zahlung mit dieser Nachricht überschnitten hat: vielen Dank, dann ist sie gegenstandslos.</translation>
    </message>
    <message>
        <source>We have already written to you about our invoice %1 of %2, but have not received your payment.</source>
        <translation>wir haben Ihnen wegen unserer Rechnung %1 vom %2 bereits geschrieben, bisher aber keine Zahlung erhalten.</translation>
    </message>
    <message>
        <source>We have already written to you about these invoices, but have not received your payment.</source>
        <translation>wir haben Ihnen wegen dieser Rechnungen bereits geschrieben, bisher aber keine Zahlung erhalten.</translation>
    </message>
    <message>
        <source>Please pay the outstanding amount by %1. If anything is not as agreed, please tell us now, so that we can put it right.</source>
        <translation>Bitte zahlen Sie den offenen Betrag bis zum %1. Falls etwas nicht wie vereinbart war, sagen Sie es uns bitte jetzt, damit wir es in Ordnung bringen können.</translation>
    </message>
    <message>
        <source>Despite our reminders, these invoices are still unpaid.</source>
        <translation>trotz unserer Erinnerungen sind diese Rechnungen noch immer nicht bezahlt.</translation>
    </message>
    <message>
        <source>This is our last reminder: please pay the outstanding amount by %1. After that day we shall have it collected, and charge you the cost and the interest that the law allows.</source>
        <translation>Dies ist unsere letzte Erinnerung: Bitte zahlen Sie den offenen Betrag bis zum %1. Danach lassen wir ihn einziehen und berechnen Ihnen die Kosten und die gesetzlichen Verzugszinsen.</translation>
    </message>
    <message>
        <source>Outstanding in all: %1.</source>
        <translation>Offen insgesamt: %1.</translation>
    </message>
    <message>
        <source>Please send us a credit note for %1 before tax by %2.</source>
        <translation>Bitte schicken Sie uns bis zum %2 eine Gutschrift über %1 ohne MwSt.</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>MwSt.</translation>
    </message>
    <message>
        <source>Total incl. VAT</source>
        <translation>Gesamtbetrag inkl. MwSt.</translation>
    </message>
    <message>
        <source>Due on %1</source>
        <translation>Fällig am %1</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>%1 Stück</translation>
    </message>
    <message>
        <source>Packed by</source>
        <translation>Gepackt von</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Geprüft von</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Our order number: %1</source>
        <translation>Unsere Bestellnummer: %1</translation>
    </message>
    <message>
        <source>To be paid to:</source>
        <translation>Zahlbar an:</translation>
    </message>
    <message>
        <source>Delivery is free, as agreed.</source>
        <translation>Lieferung frei Haus, wie vereinbart.</translation>
    </message>
    <message>
        <source>1 stem</source>
        <translation>1 Stiel</translation>
    </message>
    <message>
        <source>%1 stems</source>
        <translation>%1 Stiele</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Lieferung</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Accepted by %1 on %2.</source>
        <translation>Angenommen von %1 am %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceRow</name>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>saves %1 incl. tax</source>
        <translation>spart %1 inkl. MwSt.</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Übernehmen: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceTaker</name>
    <message>
        <source>No single arrangement can make up this change, as each is made several times. Change one in its recipe.</source>
        <translation>Kein einzelnes Arrangement kann diese Änderung aufnehmen, denn jedes wird mehrmals gemacht. Ändern Sie eines in seiner Rezeptur.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <source>the use of the API</source>
        <translation>die Nutzung der API</translation>
    </message>
    <message>
        <source>Allow programs on this computer</source>
        <translation>Programme auf diesem Computer zulassen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Accept API keys</source>
        <translation>API-Schlüssel annehmen</translation>
    </message>
    <message>
        <source>Open the reference</source>
        <translation>Referenz öffnen</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>how other programs read and change the shop’s data</source>
        <translation>wie andere Programme die Daten des Geschäfts lesen und ändern</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Adresse, unter der die API erreichbar ist</translation>
    </message>
    <message>
        <source>Listens on</source>
        <translation>Erreichbar unter</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>This shop</source>
        <translation>Dieses Geschäft</translation>
    </message>
    <message>
        <source>takes effect within a second</source>
        <translation>gilt sofort</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Aufrufe je Minute</translation>
    </message>
    <message>
        <source>For each key; 0 for no limit</source>
        <translation>Je Schlüssel; 0 für keine Grenze</translation>
    </message>
    <message>
        <source>Requests a month</source>
        <translation>Aufrufe je Monat</translation>
    </message>
    <message>
        <source>For all keys together; 0 for no limit</source>
        <translation>Für alle Schlüssel zusammen; 0 für keine Grenze</translation>
    </message>
    <message>
        <source>Allowed websites</source>
        <translation>Erlaubte Websites</translation>
    </message>
    <message>
        <source>Change the allowed websites</source>
        <translation>Erlaubte Websites ändern</translation>
    </message>
    <message>
        <source>Write them like https://shop.example or chrome-extension://abcdef, without a path.</source>
        <translation>Bitte geben Sie sie wie https://shop.example oder chrome-extension://abcdef ein, ohne Pfad.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Bitte geben Sie eine ganze Zahl ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Requests this month</source>
        <translation>API-Aufrufe in diesem Monat</translation>
    </message>
    <message>
        <source>For programmers</source>
        <translation>Für Programmierer</translation>
    </message>
    <message>
        <source>All requests, with examples to try</source>
        <translation>Alle API-Aufrufe, mit Beispielen zum Ausprobieren</translation>
    </message>
    <message>
        <source>From other computers</source>
        <translation>Von anderen Computern</translation>
    </message>
    <message>
        <source>Here the API is for programs on this computer only. For others, run this on a computer that is always on; it is encrypted and needs no window:

stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY</source>
        <translation>Hier ist die API nur für Programme auf diesem Computer da. Für andere starten Sie Stemdesk so auf einem Computer, der immer läuft; verschlüsselt und ohne Fenster:

stemdesk serve --listen ADRESSE:PORT --tls ZERTIFIKAT,SCHLÜSSEL</translation>
    </message>
    <message>
        <source>Behind a proxy</source>
        <translation>Hinter einem Proxy</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>If a web server passes requests on to Stemdesk, start Stemdesk like this. NAME is the name that programs use, ADDRESS is the web server’s address:

stemdesk serve --listen %1 --host NAME --behind ADDRESS</source>
        <translation>Wenn ein Webserver API-Aufrufe an Stemdesk weiterreicht, starten Sie Stemdesk so. NAME ist der Name, den Programme verwenden, ADRESSE die Adresse des Webservers:

stemdesk serve --listen %1 --host NAME --behind ADRESSE</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird beendet…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>Läuft auf %1</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Startet…</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Läuft nicht</translation>
    </message>
    <message>
        <source>Write a port from 1 to 65535; programs usually find Stemdesk on 8787.</source>
        <translation>Bitte geben Sie einen Port von 1 bis 65535 ein; meist finden Programme Stemdesk auf 8787.</translation>
    </message>
    <message>
        <source>Every key of %1 is refused until this is switched on again.</source>
        <translation>Jeder Schlüssel von %1 wird abgewiesen, bis dies wieder eingeschaltet ist.</translation>
    </message>
    <message>
        <source>Refuse all keys</source>
        <translation>Alle Schlüssel abweisen</translation>
    </message>
    <message>
        <source>of %1; resets on the 1st, UTC</source>
        <translation>von %1; wird am 1. zurückgesetzt (UTC)</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 von %2 API-Aufrufe</translation>
    </message>
    <message>
        <source>Websites, browser extensions and apps, separated by commas; empty for none</source>
        <translation>Websites, Browsererweiterungen und Apps, durch Kommas getrennt; leer für keine</translation>
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
        <translation>Änderungen von %1</translation>
    </message>
    <message>
        <source>%1 made an event</source>
        <translation>%1 hat einen Auftrag angelegt</translation>
    </message>
    <message>
        <source>%1 deleted an event</source>
        <translation>%1 hat einen Auftrag gelöscht</translation>
    </message>
    <message>
        <source>%1 marked an order as ordered</source>
        <translation>%1 hat eine Bestellung als bestellt markiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n line(s)</source>
        <translation>
            <numerusform>%1 hat %n Position geändert</numerusform>
            <numerusform>%1 hat %n Positionen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed an event</source>
        <translation>%1 hat einen Auftrag geändert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AwayBanner</name>
    <message>
        <source>The shop’s server has not answered since %1. What you type stays in its field until it can be stored. Stemdesk keeps trying.</source>
        <translation>Der Server des Geschäfts antwortet seit %1 nicht. Was Sie eingeben, bleibt in seinem Feld, bis es gespeichert werden kann. Stemdesk versucht es weiter.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Asking the shop’s server…</source>
        <translation>Server des Geschäfts wird gefragt…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BackupsTab</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Back up daily</source>
        <translation>Täglich sichern</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Sicherungen, neueste zuerst</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Einspielen…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Aus einer Datei einspielen…</translation>
    </message>
    <message>
        <source>Restore another file…</source>
        <translation>Andere Datei einspielen…</translation>
    </message>
    <message>
        <source>Backups on this computer</source>
        <translation>Sicherungen auf diesem Computer</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Runs while Stemdesk is open. Keeps the last %n and all manual backups.</source>
        <translation>
            <numerusform>Läuft, während Stemdesk geöffnet ist. Die letzte (%Ln) und alle manuellen Sicherungen bleiben erhalten.</numerusform>
            <numerusform>Läuft, während Stemdesk geöffnet ist. Die letzten %Ln und alle manuellen Sicherungen bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup holds everything: all shops with their pictures, keys and webhooks, checked after it was written. Copy one to another disk now and then.</source>
        <translation>Eine Sicherung enthält alles: alle Geschäfte mit Bildern, Schlüsseln und Webhooks, nach dem Schreiben geprüft. Kopieren Sie ab und zu eine auf einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Fortschritt der Sicherung</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung einspielen</translation>
    </message>
    <message>
        <source>The shop is on a server. To restore a backup of it, choose this computer under Database, restore the backup here, then copy the shop to the server.</source>
        <translation>Das Geschäft liegt auf einem Server. Um eine Sicherung davon einzuspielen, wählen Sie unter Datenbank diesen Computer, spielen Sie die Sicherung hier ein und kopieren Sie das Geschäft dann auf den Server.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Letzte Sicherung: %1</translation>
    </message>
    <message>
        <source>Last backup: none yet</source>
        <translation>Letzte Sicherung: noch keine</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Aus einer Datei einspielen</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Sicherung wird gelesen…</translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>die Sicherung (%1)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Einspielen</translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation>Möchten Sie %1 einspielen?</translation>
    </message>
    <message>
        <source>It holds %1. Changes made since then are removed for everyone who works in this shop; today’s data is kept beside it in a file. Stemdesk closes and opens again.</source>
        <translation>Sie enthält: %1. Was seither geändert wurde, wird für alle entfernt, die in diesem Geschäft arbeiten; die heutigen Daten bleiben daneben in einer Datei erhalten. Stemdesk schließt sich und öffnet sich wieder.</translation>
    </message>
    <message>
        <source>No backup yet. Make the first one, so that nothing is lost if this disk fails.</source>
        <translation>Noch keine Sicherung. Erstellen Sie die erste, damit nichts verloren geht, wenn dieser Datenträger ausfällt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BalanceCard</name>
    <message>
        <source>Payment plan</source>
        <translation>Zahlungsplan</translation>
    </message>
    <message>
        <source>%1 of %2 paid.</source>
        <translation>%1 von %2 bezahlt.</translation>
    </message>
    <message>
        <source>Based on the accepted quote.</source>
        <translation>Nach dem angenommenen Angebot.</translation>
    </message>
    <message>
        <source>No quote is accepted: today’s price.</source>
        <translation>Kein Angebot angenommen: Preis von heute.</translation>
    </message>
    <message>
        <source>%1 %2 overpaid. %3</source>
        <translation>%1 %2 überzahlt. %3</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>Nothing outstanding</source>
        <translation>Nichts offen</translation>
    </message>
    <message>
        <source>Based on the accepted quote; today’s price is %1 less.</source>
        <translation>Nach dem angenommenen Angebot; der heutige Preis ist um %1 niedriger.</translation>
    </message>
    <message>
        <source>Based on the accepted quote; today’s price is %1 more.</source>
        <translation>Nach dem angenommenen Angebot; der heutige Preis ist um %1 höher.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BelowCostQuestion</name>
    <message>
        <source>The price of %1 is %2 below the cost of the goods, both excl. tax.</source>
        <translation>Der Preis von %1 liegt %2 unter dem Wareneinsatz, beides ohne MwSt.</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <translation>Trotzdem: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BelowMinimumQuestion</name>
    <message>
        <source>Order anyway</source>
        <translation>Trotzdem bestellen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>mehr als %Ln Auftrag</numerusform>
            <numerusform>mehr als %Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>No events</source>
        <translation>Keine Aufträge</translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Summe inkl. MwSt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumnModel</name>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 offen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <source>Price against budget</source>
        <translation>Preis gegen Budget</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Weitere Aktionen für %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CardChoice</name>
    <message>
        <source>already here as %1</source>
        <translation>schon da als %1</translation>
    </message>
    <message>
        <source>Import vCards</source>
        <translation>vCards importieren</translation>
    </message>
    <message>
        <source>Space ticks and unticks. Clients with the same e-mail address or phone are left out unless you tick them.</source>
        <translation>Die Leertaste setzt und entfernt Häkchen. Kunden mit derselben E-Mail-Adresse oder Telefonnummer bleiben weg, solange sie kein Häkchen haben.</translation>
    </message>
    <message>
        <source>Clients in the file</source>
        <translation>Kunden in der Datei</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>%Ln Kunden importieren</numerusform>
            <numerusform>%Ln Kunden importieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln Produkt</numerusform>
            <numerusform>%Ln Produkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CellConflict</name>
    <message>
        <source>Paste anyway</source>
        <translation>Trotzdem einfügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ChargesCard</name>
    <message>
        <source>Labour and fees of new events</source>
        <translation>Arbeit und Zusatzkosten neuer Aufträge</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>ohne MwSt.</translation>
    </message>
    <message>
        <source>Labour, % of price</source>
        <translation>Arbeitsanteil, %</translation>
    </message>
    <message>
        <source>Hourly rate</source>
        <translation>Stundensatz</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Write a number, 0 or more, or nothing.</source>
        <translation>Bitte geben Sie eine Zahl ein, 0 oder mehr, oder nichts.</translation>
    </message>
    <message>
        <source>Change the usual labour</source>
        <translation>Übliche Arbeit ändern</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Zusatzkosten</translation>
    </message>
    <message>
        <source>Change the usual fees</source>
        <translation>Übliche Zusatzkosten ändern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <source>Delete removes it</source>
        <translation>Entf entfernt den Eintrag</translation>
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
        <translation>Reklamationen wurden bis %1 Uhr angenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim by %1: %2 left.</source>
        <translation>Bis %1 Uhr zu reklamieren: noch %2.</translation>
    </message>
    <message>
        <source>Some goods were rejected. Set how long this supplier accepts claims.</source>
        <translation>Ein Teil der Ware wurde beanstandet. Tragen Sie ein, wie lange dieser Lieferant Reklamationen annimmt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientCards</name>
    <message>
        <source>Export clients as vCards</source>
        <translation>Kunden als vCards exportieren</translation>
    </message>
    <message>
        <source>vCards (*.vcf)</source>
        <translation>vCards (*.vcf)</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n clients in %1</source>
        <translation>
            <numerusform>%Ln Kunde in %1 gespeichert</numerusform>
            <numerusform>%Ln Kunden in %1 gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Import vCards</source>
        <translation>vCards importieren</translation>
    </message>
    <message>
        <source>vCards (*.vcf *.vcard)</source>
        <translation>vCards (*.vcf *.vcard)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 holds no clients.</source>
        <translation>%1 enthält keine Kunden.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>%Ln Kunden importieren</numerusform>
            <numerusform>%Ln Kunden importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n clients</source>
        <translation>
            <numerusform>%Ln Kunde importiert</numerusform>
            <numerusform>%Ln Kunden importiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientEvents</name>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Noch keine Aufträge.</translation>
    </message>
    <message>
        <source>and earlier events</source>
        <translation>und frühere Aufträge</translation>
    </message>
    <message>
        <source>Total outstanding</source>
        <translation>Insgesamt offen</translation>
    </message>
    <message>
        <source>Quote %1: %2</source>
        <translation>Angebot %1: %2</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>Noch kein Angebot</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientName</name>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Zweiter Kunde</translation>
    </message>
    <message>
        <source>Take the client’s name off</source>
        <translation>Namen des Kunden entfernen</translation>
    </message>
    <message>
        <source>Take the second client’s name off</source>
        <translation>Namen des zweiten Kunden entfernen</translation>
    </message>
    <message>
        <source>Change client</source>
        <translation>Kunde ändern</translation>
    </message>
    <message>
        <source>on documents</source>
        <translation>auf Dokumenten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientPanel</name>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serien</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Rechnungen</translation>
    </message>
    <message>
        <source>One invoice a month</source>
        <translation>Eine Rechnung im Monat</translation>
    </message>
    <message>
        <source>Change how %1 is invoiced</source>
        <translation>Ändern, wie %1 Rechnungen bekommt</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Bitte geben Sie eine ganze Zahl von Tagen ein, von 0 bis 365.</translation>
    </message>
    <message>
        <source>Pays within</source>
        <translation>Zahlungsziel</translation>
    </message>
    <message>
        <source>Statement of account…</source>
        <translation>Kontoauszug…</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s), from Settings</source>
        <translation>
            <numerusform>%Ln Tag (Vorgabe)</numerusform>
            <numerusform>%Ln Tage (Vorgabe)</numerusform>
        </translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>New event for this client</source>
        <translation>Neuer Auftrag für diesen Kunden</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientTasksModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln Tag überfällig</numerusform>
            <numerusform>%Ln Tage überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
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
        <translation>fällig am %1</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Quote %1 has no answer</source>
        <translation>Angebot %1 ist unbeantwortet</translation>
    </message>
    <message>
        <source>sent on %1</source>
        <translation>gesendet am %1</translation>
    </message>
    <message>
        <source>Follow up</source>
        <translation>Nachfassen</translation>
    </message>
    <message>
        <source>planned for %1</source>
        <translation>geplant für %1</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsModel</name>
    <message>
        <source>Next event</source>
        <translation>Nächster Auftrag</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsPage</name>
    <message>
        <source>Clients</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>Who do you work for? Add clients, planners and venues here, so that events, quotes and invoices can use them.</source>
        <translation>Für wen arbeiten Sie? Legen Sie hier Kunden, Planer und Orte an, damit Aufträge, Angebote und Rechnungen sie verwenden können.</translation>
    </message>
    <message>
        <source>No matching clients.</source>
        <translation>Keine passenden Kunden.</translation>
    </message>
    <message>
        <source>the chosen client</source>
        <translation>den gewählten Kunden</translation>
    </message>
    <message>
        <source>Search name, company, e-mail…</source>
        <translation>Name, Firma, E-Mail suchen…</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Neuer Kunde</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Name of the new client</source>
        <translation>Name des neuen Kunden</translation>
    </message>
    <message>
        <source>Do not add a client</source>
        <translation>Keinen Kunden hinzufügen</translation>
    </message>
    <message>
        <source>Add client %1</source>
        <translation>Kunde %1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>more than %n clients</source>
        <translation>
            <numerusform>mehr als %Ln Kunde</numerusform>
            <numerusform>mehr als %Ln Kunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%Ln Kunde</numerusform>
            <numerusform>%Ln Kunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Export vCards…</source>
        <translation>vCards exportieren…</translation>
    </message>
    <message>
        <source>Import vCards…</source>
        <translation>vCards importieren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Eine Datei importieren…</translation>
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
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Code of the colour</source>
        <translation>Farbcode</translation>
    </message>
    <message>
        <source>Use this colour</source>
        <translation>Diese Farbe nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>like #e8b4a0</source>
        <translation>wie #e8b4a0</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>Aus einem Bild</translation>
    </message>
    <message>
        <source>Tones</source>
        <translation>Farbtöne</translation>
    </message>
    <message>
        <source>Close to %1</source>
        <translation>Ähnlich wie %1</translation>
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
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Picture %1 of your events</source>
        <translation>Bild %1 Ihrer Aufträge</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Dieses Bild ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Drop a picture here, paste one or choose a file, then click on a petal.</source>
        <translation>Ein Bild hierher ziehen, einfügen oder wählen, dann auf ein Blütenblatt klicken.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursField</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Add a colour</source>
        <translation>Farbe hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Sorten</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%Ln Farbe</numerusform>
            <numerusform>%Ln Farben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%Ln Kategorie</numerusform>
            <numerusform>%Ln Kategorien</numerusform>
        </translation>
    </message>
    <message>
        <source>Colours and categories</source>
        <translation>Farben und Kategorien</translation>
    </message>
    <message>
        <source>Search a colour or category…</source>
        <translation>Farbe oder Kategorie suchen…</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Neue Kategorie</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Neue Farbe</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Events in %1</source>
        <translation>Aufträge in %1</translation>
    </message>
    <message>
        <source>Export colours…</source>
        <translation>Farben exportieren…</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Export categories…</source>
        <translation>Kategorien exportieren…</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPanel</name>
    <message>
        <source>The shop has no colours with these names yet. Choose a swatch for each; without one it is grey.</source>
        <translation>Farben mit diesen Namen gibt es im Geschäft noch nicht. Wählen Sie für jede ein Farbfeld; ohne eines wird sie grau.</translation>
    </message>
    <message>
        <source>Swatch of %1</source>
        <translation>Farbfeld von %1</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Andere Farbe…</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColumnsStep</name>
    <message>
        <source>A length; each needs a row of its own</source>
        <translation>Eine Länge; jede braucht eine eigene Zeile</translation>
    </message>
    <message>
        <source>Columns after the first %1 are matched by their names.</source>
        <translation>Spalten nach den ersten %1 werden nach ihrem Namen zugeordnet.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <translation>Bedeutung von „%1“</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>“%1” is left out now: each meaning belongs to one column.</source>
        <translation>„%1“ wird nun ausgelassen: Jede Bedeutung gehört zu einer Spalte.</translation>
    </message>
    <message>
        <source>Choose the column of the name, the last name or the company.</source>
        <translation>Bitte wählen Sie die Spalte mit dem Namen, dem Nachnamen oder der Firma.</translation>
    </message>
    <message>
        <source>This looks like an address book. Import it on the page Clients.</source>
        <translation>Das sieht nach einem Adressbuch aus. Bitte auf der Seite Kunden importieren.</translation>
    </message>
    <message>
        <source>This looks like a price list. Import it on the page Products.</source>
        <translation>Das sieht nach einer Preisliste aus. Bitte auf der Seite Produkte importieren.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Which column is what you pay, excl. tax? It could be %1.</source>
        <translation>In welcher Spalte steht Ihr Einkaufspreis ohne MwSt.? Möglich sind %1.</translation>
    </message>
    <message>
        <source>Choose the column of the product or of the SKU.</source>
        <translation>Bitte wählen Sie die Spalte mit dem Produkt oder mit der Art.-Nr.</translation>
    </message>
    <message>
        <source>Choose the column of the unit cost, and that of the product, the SKU or the supplier’s code.</source>
        <translation>Bitte wählen Sie die Spalte mit dem Stückpreis und die mit dem Produkt, der Art.-Nr. oder der Nummer des Lieferanten.</translation>
    </message>
    <message>
        <source>How many stems are in a box? Choose the column that says it for %1, or the column of another price.</source>
        <translation>Wie viele Stiele sind in einem Karton? Wählen Sie die Spalte, die es für %1 sagt, oder die eines anderen Preises.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComingModel</name>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Woche ab %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
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
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Zu „%1“ wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Find an event, flower, supplier, client or command…</source>
        <translation>Auftrag, Blume, Lieferant, Kunde oder Befehl suchen…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonModel</name>
    <message>
        <source>gone</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>any supplier</source>
        <translation>beliebiger Lieferant</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pack.</translation>
    </message>
    <message>
        <source>Per pack</source>
        <translation>Je Pack.</translation>
    </message>
    <message>
        <source>one only</source>
        <translation>nur hier</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonView</name>
    <message>
        <source>Two price lists</source>
        <translation>Zwei Preislisten</translation>
    </message>
    <message>
        <source>Two lists of one type, or two suppliers, are compared here, the largest changes first. There is no second one yet.</source>
        <translation>Hier werden zwei Listen derselben Art oder zwei Lieferanten verglichen, die größten Änderungen zuerst. Noch gibt es keine zweite Seite.</translation>
    </message>
    <message>
        <source>No matching prices.</source>
        <translation>Keine passenden Preise.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>First of the two</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second of the two</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Search both…</source>
        <translation>Beide durchsuchen…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Dearer (%1)</source>
        <translation>Teurer (%1)</translation>
    </message>
    <message>
        <source>Cheaper (%1)</source>
        <translation>Günstiger (%1)</translation>
    </message>
    <message>
        <source>In one list only (%1)</source>
        <translation>Nur in einer Liste (%1)</translation>
    </message>
    <message>
        <source>From one supplier only (%1)</source>
        <translation>Nur von einem Lieferanten (%1)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Shown prices</source>
        <translation>Gezeigte Preise</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ConflictNote</name>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meins behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Anderes nehmen</translation>
    </message>
    <message>
        <source>Yours: %1, now: %2</source>
        <translation>Ihr Wert: %1, jetzt: %2</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Korrigieren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ContactsField</name>
    <message>
        <source>Find or add a contact…</source>
        <translation>Kontakt suchen oder hinzufügen…</translation>
    </message>
    <message>
        <source>Find or add a contact</source>
        <translation>Kontakt suchen oder hinzufügen</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rolle von %1</translation>
    </message>
    <message>
        <source>Take %1 off the event</source>
        <translation>%1 vom Auftrag nehmen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add client %1</source>
        <translation>Kunde %1 hinzufügen</translation>
    </message>
    <message>
        <source>Use other names on documents</source>
        <translation>Auf Dokumenten anders nennen</translation>
    </message>
    <message>
        <source>Add “%1” as a new client</source>
        <translation>„%1“ als neuen Kunden anlegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CopiesField</name>
    <message>
        <source>How many of them</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many of them are made</source>
        <translation>So viele werden davon angefertigt</translation>
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
        <translation>Aussehen der Dokumente</translation>
    </message>
    <message>
        <source>The cover picture</source>
        <translation>Das Titelbild</translation>
    </message>
    <message>
        <source>Choose the cover picture</source>
        <translation>Titelbild wählen</translation>
    </message>
    <message>
        <source>Remove the cover picture</source>
        <translation>Titelbild entfernen</translation>
    </message>
    <message>
        <source>For proposals of events without a picture: a PNG, JPEG or WebP file.</source>
        <translation>Für Angebote ohne eigenes Bild: eine PNG-, JPEG- oder WebP-Datei.</translation>
    </message>
    <message>
        <source>quotes already made keep theirs</source>
        <translation>bestehende Angebote bleiben</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Titelseite</translation>
    </message>
    <message>
        <source>Change the cover of proposals</source>
        <translation>Titelseite der Angebote ändern</translation>
    </message>
    <message>
        <source>Stemdesk’s green</source>
        <translation>Stemdesk-Grün</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the colour of documents</source>
        <translation>Farbe der Dokumente wählen</translation>
    </message>
    <message>
        <source>Colour of documents</source>
        <translation>Farbe der Dokumente</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Darkened where text would be hard to read</source>
        <translation>Wird dunkler, wo Text sonst schlecht lesbar wäre</translation>
    </message>
    <message>
        <source>Tagline</source>
        <translation>Slogan</translation>
    </message>
    <message>
        <source>a line below your name on the cover</source>
        <translation>eine Zeile unter Ihrem Namen auf der Titelseite</translation>
    </message>
    <message>
        <source>Change the tagline</source>
        <translation>Slogan der Titelseite ändern</translation>
    </message>
    <message>
        <source>Change the colour of documents</source>
        <translation>Farbe der Dokumente ändern</translation>
    </message>
    <message>
        <source>Write a colour like #7a3b52, or nothing.</source>
        <translation>Bitte geben Sie eine Farbe wie #7a3b52 ein oder nichts.</translation>
    </message>
    <message>
        <source>Cover picture</source>
        <translation>Titelbild</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CoverChoice</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Farbfläche</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseFacts</name>
    <message>
        <source>This database</source>
        <translation>Diese Datenbank</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Geschäfte</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Last backup</source>
        <translation>Letzte Sicherung</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseTab</name>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>On a server (PostgreSQL), for several computers at once</source>
        <translation>Auf einem Server (PostgreSQL), für mehrere Computer zugleich</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Copy this shop there…</source>
        <translation>Geschäft dorthin kopieren…</translation>
    </message>
    <message>
        <source>Use this server</source>
        <translation>Server verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Where shops are kept</source>
        <translation>Wo Geschäfte gespeichert sind</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Kept in this computer’s keyring, never in a file. Leave blank to use the one already kept.</source>
        <translation>Liegt im Schlüsselbund dieses Computers, nie in einer Datei. Leer: das dort vorhandene.</translation>
    </message>
    <message>
        <source>All workstations on one server see each other’s changes at once. Switching copies nothing: what is here stays here.</source>
        <translation>Alle Arbeitsplätze an einem Server sehen Änderungen der anderen sofort. Beim Wechsel wird nichts kopiert: Was hier ist, bleibt hier.</translation>
    </message>
    <message>
        <source>Progress of the copy</source>
        <translation>Fortschritt der Kopie</translation>
    </message>
    <message>
        <source>This window was started on %1. What you choose here applies when Stemdesk is started without an address.</source>
        <translation>Dieses Fenster wurde auf %1 gestartet. Was Sie hier wählen, gilt, wenn Stemdesk ohne Adresse gestartet wird.</translation>
    </message>
    <message>
        <source>Applies when Stemdesk is next started.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Wird verbunden…</translation>
    </message>
    <message>
        <source>For one computer. Needs no network and no server.</source>
        <translation>Für einen Computer. Braucht weder Netzwerk noch Server.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayColumn</name>
    <message>
        <source>No tasks</source>
        <translation>Keine Aufgaben</translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation>Aufgaben am %1</translation>
    </message>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Alles erledigt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrives: %1</source>
        <translation>Eingang: %1</translation>
    </message>
    <message>
        <source>Design: %1</source>
        <translation>Binden: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayField</name>
    <message>
        <source>%1: calendar</source>
        <translation>%1: Kalender</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>%1 is too early.</source>
        <translation>%1 ist zu früh.</translation>
    </message>
    <message>
        <source>Not a date. Write it like %1, %2 or +7.</source>
        <translation>Kein Datum. Schreiben Sie es wie %1, %2 oder +7.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayReading</name>
    <message>
        <source>today</source>
        <comment>typed for a date</comment>
        <translation>heute</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <comment>typed for a date</comment>
        <translation>morgen</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>typed for a date</comment>
        <translation>gestern</translation>
    </message>
    <message>
        <source>%1 is in the future.</source>
        <translation>%1 liegt in der Zukunft.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayTasksModel</name>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln Tag überfällig</numerusform>
            <numerusform>%Ln Tage überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Late, %1 of %2</source>
        <translation>Überfällig, %1 von %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveriesModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Letzte Antwort</translation>
    </message>
    <message>
        <source>Next try</source>
        <translation>Nächster Versuch</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryFields</name>
    <message>
        <source>Deliver on</source>
        <translation>Lieferung am</translation>
    </message>
    <message>
        <source>None, please</source>
        <translation>Bitte keiner</translation>
    </message>
    <message>
        <source>Are welcome</source>
        <translation>Ist willkommen</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>The shop</source>
        <translation>Das Geschäft</translation>
    </message>
    <message>
        <source>Deliver to</source>
        <translation>Lieferung an</translation>
    </message>
    <message>
        <source>For the supplier</source>
        <translation>Für den Lieferanten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryPanel</name>
    <message>
        <source>Delivery</source>
        <translation>Zustellung</translation>
    </message>
    <message>
        <source>Back to the webhook</source>
        <translation>Zurück zum Webhook</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Next try</source>
        <translation>Nächster Versuch</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>The same message under the same id, tried up to four times</source>
        <translation>Dieselbe Nachricht unter derselben ID, bis zu viermal versucht</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Kopfzeilen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Noch nicht versucht.</translation>
    </message>
    <message>
        <source>(when it is tried)</source>
        <translation>(beim Versuch)</translation>
    </message>
    <message>
        <source>(made with the secret)</source>
        <translation>(mit dem Geheimnis gebildet)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryRow</name>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DescriptionField</name>
    <message>
        <source>What the proposal tells the client about the flowers of the day</source>
        <translation>Was das Angebot dem Kunden über die Blumen des Tages sagt</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Numbered list</source>
        <translation>Nummerierte Liste</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>https://… Enter makes the link</source>
        <translation>https://… Mit Enter verlinken</translation>
    </message>
    <message>
        <source>Address of the link</source>
        <translation>Adresse des Links</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another program wrote this with tables or pictures. Change it there.</source>
        <translation>Ein anderes Programm hat dies mit Tabellen oder Bildern geschrieben. Bitte ändern Sie es dort.</translation>
    </message>
    <message>
        <source>For the client</source>
        <translation>Für den Kunden</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DesignTimeCard</name>
    <message>
        <source>Time to design</source>
        <translation>Zeit zum Binden</translation>
    </message>
    <message>
        <source>plans the week; does not change the price</source>
        <translation>plant die Woche; ändert den Preis nicht</translation>
    </message>
    <message>
        <source>Designing takes %1. %2 is charged for labour, incl. tax.</source>
        <translation>Das Binden dauert %1. Für Arbeit werden %2 inkl. MwSt. berechnet.</translation>
    </message>
    <message>
        <source>Say how long each takes, and designing is planned in Week.</source>
        <translation>Geben Sie an, wie lange eines dauert, dann wird das Binden unter „Woche“ eingeplant.</translation>
    </message>
    <message>
        <source>Its tasks took %1; %2 are planned.</source>
        <translation>Die Aufgaben haben %1 gedauert; geplant sind %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DesignTimeModel</name>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Time for one</source>
        <translation>Zeit je Stück</translation>
    </message>
    <message>
        <source>Write how long one takes, like 20 or 1:30.</source>
        <translation>Bitte geben Sie ein, wie lange eines dauert, etwa 20 oder 1:30.</translation>
    </message>
    <message>
        <source>Change the time of %1</source>
        <translation>Zeit von %1 ändern</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Change guests</source>
        <translation>Gäste ändern</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Change tables</source>
        <translation>Tische ändern</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Change budget</source>
        <translation>Budget ändern</translation>
    </message>
    <message>
        <source>Ceremony from</source>
        <translation>Zeremonie ab</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Zeremonie bis</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Am Ort ab</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Am Ort bis</translation>
    </message>
    <message>
        <source>Change date</source>
        <translation>Datum ändern</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Zeremonie</translation>
    </message>
    <message>
        <source>Change ceremony address</source>
        <translation>Ort der Zeremonie ändern</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Veranstaltungsort</translation>
    </message>
    <message>
        <source>Change venue</source>
        <translation>Veranstaltungsort ändern</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Change palette</source>
        <translation>Farbpalette ändern</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>For the client</source>
        <translation>Für den Kunden</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>the event</source>
        <translation>dem Auftrag</translation>
    </message>
    <message>
        <source>For the proposal</source>
        <translation>Für das Angebot</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>%Ln Bild hinzufügen</numerusform>
            <numerusform>%Ln Bilder hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Change links</source>
        <translation>Links ändern</translation>
    </message>
    <message>
        <source>For the shop</source>
        <translation>Für das Geschäft</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Notizen ändern</translation>
    </message>
    <message>
        <source>Change contacts</source>
        <translation>Kontakte ändern</translation>
    </message>
    <message>
        <source>Enquiry</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>Kam über</translation>
    </message>
    <message>
        <source>Change where the enquiry came from</source>
        <translation>Herkunft der Anfrage ändern</translation>
    </message>
    <message>
        <source>a fair, a venue, a recommendation…</source>
        <translation>eine Messe, ein Ort, eine Empfehlung…</translation>
    </message>
    <message>
        <source>Follow up on</source>
        <translation>Nachfassen am</translation>
    </message>
    <message>
        <source>Change when to follow up</source>
        <translation>Tag zum Nachfassen ändern</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>ein Tag, etwa +14</translation>
    </message>
    <message>
        <source>Why it was lost</source>
        <translation>Warum verloren</translation>
    </message>
    <message>
        <source>Change why the event was lost</source>
        <translation>Grund des Verlusts ändern</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Wann und wo</translation>
    </message>
    <message>
        <source>Ceremony place</source>
        <translation>Ort der Zeremonie</translation>
    </message>
    <message>
        <source>name and address</source>
        <translation>Name und Adresse</translation>
    </message>
    <message>
        <source>At the venue</source>
        <translation>Vor Ort</translation>
    </message>
    <message>
        <source>People and guests</source>
        <translation>Personen und Gäste</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Notes and links</source>
        <translation>Notizen und Links</translation>
    </message>
    <message>
        <source>for the client</source>
        <translation>für den Kunden</translation>
    </message>
    <message>
        <source>for the proposal</source>
        <translation>für das Angebot</translation>
    </message>
    <message>
        <source>Blank if none was agreed</source>
        <translation>Leer, wenn keines vereinbart ist</translation>
    </message>
    <message>
        <source>excl. %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>%1 = %2 incl. %3</source>
        <translation>%1 = %2 inkl. %3</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentOutput</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Abgebrochen; %1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Choose another place.</source>
        <translation>%1 wurde nicht gespeichert: %2. Bitte wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Printing %1</source>
        <translation>%1 wird gedruckt</translation>
    </message>
    <message>
        <source>Nothing was printed. %1</source>
        <translation>Es wurde nichts gedruckt. %1</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>An den Drucker gesendet</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Das Drucken wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The printer did not accept it; nothing was printed.</source>
        <translation>Der Drucker nimmt es nicht an; es wurde nichts gedruckt.</translation>
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
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
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
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>The pages cannot be shown. %1</source>
        <translation>Die Seiten lassen sich nicht anzeigen. %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ganze Seite</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message>
        <source>Proposal</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>For the client, with prices</source>
        <translation>Für den Kunden, mit Preisen</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>One sheet per supplier</source>
        <translation>Ein Blatt je Lieferant</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Rezepturen für die Binderei</translation>
    </message>
    <message>
        <source>For the bench, without costs</source>
        <translation>Für den Arbeitstisch, ohne Kosten</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Packliste</translation>
    </message>
    <message>
        <source>For the van, to tick</source>
        <translation>Für den Lieferwagen, zum Abhaken</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln Position ohne Preis: Die Summe ist nicht vollständig.</numerusform>
            <numerusform>%Ln Positionen ohne Preis: Die Summe ist nicht vollständig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln Bild ist nur verlinkt und wird nicht gedruckt.</numerusform>
            <numerusform>%Ln Bilder sind nur verlinkt und werden nicht gedruckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Tourenplan</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Produktionsliste</translation>
    </message>
    <message>
        <source>For the road, stop by stop</source>
        <translation>Für unterwegs, Stopp für Stopp</translation>
    </message>
    <message>
        <source>For the bench, day by day</source>
        <translation>Für den Arbeitstisch, Tag für Tag</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln Tag überfällig</numerusform>
            <numerusform>%Ln Tage überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>No supplier yet</source>
        <translation>Noch ohne Lieferant</translation>
    </message>
    <message>
        <source>Event on %1</source>
        <translation>Termin am %1</translation>
    </message>
    <message>
        <source>order by %1</source>
        <translation>bestellen bis %1</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Bestellt</translation>
    </message>
    <message>
        <source>ordered on %1</source>
        <translation>bestellt am %1</translation>
    </message>
    <message>
        <source>some lines without supplier</source>
        <translation>einige Positionen ohne Lieferant</translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Bestellt · %Ln Entwurf</numerusform>
            <numerusform>Bestellt · %Ln Entwürfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message>
        <source>New event</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>New event from %1</source>
        <translation>Neuer Auftrag aus %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Duplicated %1; the copy has no date yet</source>
        <translation>%1 dupliziert; die Kopie hat noch kein Datum</translation>
    </message>
    <message>
        <source>Save %1 as a template</source>
        <translation>%1 als Vorlage speichern</translation>
    </message>
    <message>
        <source>Saved %1 as a template</source>
        <translation>%1 als Vorlage gespeichert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>%1 mit %Ln Position gelöscht</numerusform>
            <numerusform>%1 mit %Ln Positionen gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Change status</source>
        <translation>Status ändern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 auf %2 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted. %1: %2</source>
        <translation>Nichts wurde gelöscht. %1: %2</translation>
    </message>
    <message>
        <source>Change status: %1</source>
        <translation>Status ändern: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1: %2</source>
        <translation>Nichts wurde geändert. %1: %2</translation>
    </message>
    <message>
        <source>Deleted meanwhile: %1.</source>
        <translation>Inzwischen gelöscht: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And so is that of %n others.</source>
        <translation>
            <numerusform>Bei %Ln weiteren ist es ebenso.</numerusform>
            <numerusform>Bei %Ln weiteren ist es ebenso.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventDocument</name>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Preis des Auftrags</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventFilters</name>
    <message>
        <source>Upcoming</source>
        <translation>Kommende</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Vergangene</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Alle Zeiträume</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>A search looks at all dates</source>
        <translation>Die Suche umfasst alle Zeiträume</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Bitte geben Sie einen Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Write a distance, 0 or more.</source>
        <translation>Bitte geben Sie eine Entfernung ab 0 ein.</translation>
    </message>
    <message>
        <source>Write a percentage, such as 20.</source>
        <translation>Bitte geben Sie einen Prozentsatz ein, etwa 20.</translation>
    </message>
    <message>
        <source>Write hours, such as 3.5 or 3:30.</source>
        <translation>Bitte geben Sie Stunden ein, etwa 3,5 oder 3:30.</translation>
    </message>
    <message>
        <source>Write a factor, 0 or more, such as 2.5.</source>
        <translation>Bitte geben Sie einen Faktor ab 0 ein, etwa 2,5.</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Bitte geben Sie eine ganze Zahl ein, 0 oder mehr.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>This event is no longer there.</source>
        <translation>Dieser Auftrag ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Zurück zu den Aufträgen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name des Auftrags</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezeptur</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Pricing</source>
        <translation>Kalkulation</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>prices pinned</source>
        <translation>Preise fixiert</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Change status to %1</source>
        <translation>Status auf „%1“ setzen</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>die Übersicht</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Tourenplan</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Wiederholen…</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Kundenpreis</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>Datum angeben</translation>
    </message>
    <message>
        <source>The pages as the client sees them</source>
        <translation>Die Seiten, wie der Kunde sie sieht</translation>
    </message>
    <message>
        <source>Invoice the rest</source>
        <translation>Rest abrechnen</translation>
    </message>
    <message>
        <source>lists pinned</source>
        <translation>Listen fixiert</translation>
    </message>
    <message>
        <source>Accepted…</source>
        <translation>Angenommen…</translation>
    </message>
    <message>
        <source>%1 incl. %2</source>
        <translation>%1 inkl. %2</translation>
    </message>
    <message>
        <source>Add an arrangement</source>
        <translation>Arrangement hinzufügen</translation>
    </message>
    <message>
        <source>Make a quote</source>
        <translation>Angebot erstellen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message>
        <source>No date yet</source>
        <translation>Noch kein Datum</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Woche ab %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Bestellt</translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Bestellt · %Ln Entwurf</numerusform>
            <numerusform>Bestellt · %Ln Entwürfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <source>Find an event…</source>
        <translation>Auftrag suchen…</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Demnächst</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>One week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Events to order for</source>
        <translation>Aufträge, für die bestellt wird</translation>
    </message>
    <message>
        <source>No matching events.</source>
        <translation>Keine passenden Aufträge.</translation>
    </message>
    <message>
        <source>There are no events here.</source>
        <translation>Hier sind keine Aufträge.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Quoting</source>
        <translation>In Kalkulation</translation>
    </message>
    <message>
        <source>With client</source>
        <translation>Beim Kunden</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln Gast</numerusform>
            <numerusform>%Ln Gäste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln Tisch</numerusform>
            <numerusform>%Ln Tische</numerusform>
        </translation>
    </message>
    <message>
        <source>On budget</source>
        <translation>Im Budget</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 darüber</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Zeremonie</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Veranstaltungsort</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Veranstaltungsort</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Price
incl. tax</source>
        <translation>Preis
inkl. MwSt.</translation>
    </message>
    <message>
        <source>Budget
excl. tax</source>
        <translation>Budget
ohne MwSt.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsPage</name>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Events hold the recipe, the price and the supplier orders of a wedding, a party or a memorial.</source>
        <translation>Ein Auftrag enthält Rezeptur, Preis und Lieferantenbestellungen einer Hochzeit, eines Festes oder einer Trauerfeier.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>No matching events. Try other words, another status or all dates.</source>
        <translation>Keine passenden Aufträge. Versuchen Sie andere Wörter, einen anderen Status oder alle Daten.</translation>
    </message>
    <message>
        <source>From template</source>
        <translation>Aus Vorlage</translation>
    </message>
    <message>
        <source>New event from a template</source>
        <translation>Neuer Auftrag aus einer Vorlage</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Search name, client, venue…</source>
        <translation>Name, Kunde, Ort suchen…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Left out, as no longer in the catalogue: %1.</source>
        <translation>Weggelassen, da nicht mehr im Katalog: %1.</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Auftrag öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln Auftrag im %1</numerusform>
            <numerusform>%Ln Aufträge im %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>mehr als %Ln Auftrag</numerusform>
            <numerusform>mehr als %Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>No events</source>
        <translation>Keine Aufträge</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsTable</name>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <source>Add a fee</source>
        <translation>Zusatzkosten hinzufügen</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Lieferung</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Zusatzkosten</translation>
    </message>
    <message>
        <source>Amount excl. tax</source>
        <translation>Betrag ohne MwSt.</translation>
    </message>
    <message>
        <source>Remove the fee</source>
        <translation>Zusatzkosten entfernen</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Bitte geben Sie einen Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Remove the fee %1</source>
        <translation>Zusatzkosten %1 entfernen</translation>
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
        <translation>%1: %2; woraus sich das ergibt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureLists</name>
    <message>
        <source>Not given</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureRowsModel</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Several events</source>
        <translation>Mehrere Aufträge</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureRowsView</name>
    <message>
        <source>Back to the figures</source>
        <translation>Zurück zur Auswertung</translation>
    </message>
    <message>
        <source>What the figure adds up</source>
        <translation>Woraus sich die Zahl ergibt</translation>
    </message>
    <message>
        <source>Nothing adds to this figure.</source>
        <translation>Zu dieser Zahl trägt nichts bei.</translation>
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
        <translation>In Rechnung gestellt, ohne MwSt.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>MwSt.</translation>
    </message>
    <message>
        <source>Invoiced incl. tax</source>
        <translation>In Rechnung gestellt, inkl. MwSt.</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Eingegangen</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Kundenpreis</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Wareneinsatz</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Hire income</source>
        <translation>Mieteinnahmen</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Time planned</source>
        <translation>Geplante Zeit</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>Tatsächliche Zeit</translation>
    </message>
    <message>
        <source>Pack leftovers</source>
        <translation>Packungsreste</translation>
    </message>
    <message>
        <source>Rejected goods</source>
        <translation>Beanstandete Ware</translation>
    </message>
    <message>
        <source>Credited by suppliers</source>
        <translation>Von Lieferanten gutgeschrieben</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Anfragen</translation>
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
        <translation>Nicht abgerechnet</translation>
    </message>
    <message>
        <source>Outstanding at period end</source>
        <translation>Offen am Ende des Zeitraums</translation>
    </message>
    <message>
        <source>Overdue at period end</source>
        <translation>Überfällig am Ende des Zeitraums</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <comment>percentage points</comment>
        <translation>%1 Pkt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finanzen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Schwund</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Invoiced by rate</source>
        <translation>Abgerechnet nach Steuersatz</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Ohne MwSt.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>MwSt.</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>Inkl. MwSt.</translation>
    </message>
    <message>
        <source>Received by rate</source>
        <translation>Eingegangen nach Steuersatz</translation>
    </message>
    <message>
        <source>Where enquiries came from</source>
        <translation>Woher Anfragen kamen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Value of those won</source>
        <translation>Wert der gewonnenen</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Bestellt</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Beanstandet</translation>
    </message>
    <message>
        <source>Flowers by cost</source>
        <translation>Blumen nach Wareneinsatz</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>Excel speichern…</translation>
    </message>
    <message>
        <source>Invoiced</source>
        <translation>In Rechnung gestellt</translation>
    </message>
    <message>
        <source>Margin, % of price</source>
        <translation>Marge, % vom Preis</translation>
    </message>
    <message>
        <source>Left over, % of cost</source>
        <translation>Rest, % vom Wareneinsatz</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), excl. tax</source>
        <translation>
            <numerusform>%Ln Auftrag, ohne MwSt.</numerusform>
            <numerusform>%Ln Aufträge, ohne MwSt.</numerusform>
        </translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>ohne MwSt.</translation>
    </message>
    <message>
        <source>incl. tax unless stated</source>
        <translation>inkl. MwSt., wenn nicht anders angegeben</translation>
    </message>
    <message>
        <source>Nothing was invoiced, paid, made or asked for in %1.</source>
        <translation>%1: nichts abgerechnet, bezahlt, gefertigt oder angefragt.</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 verglichen mit %2</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <translation>%1: %2, vorher %3</translation>
    </message>
    <message>
        <source>Client price by month</source>
        <translation>Kundenpreis nach Monaten</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>of which margin</source>
        <translation>davon Marge</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleich mit</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Vormonat</translation>
    </message>
    <message>
        <source>Year before</source>
        <translation>Vorjahr</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FileDrop</name>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Bitte nur eine Datei auf einmal ablegen.</translation>
    </message>
    <message>
        <source>Save it on this computer first, then drop the file.</source>
        <translation>Bitte erst auf diesem Computer speichern und dann die Datei ablegen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FileStep</name>
    <message>
        <source>Price list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is a variety of a product: known ones are updated, new ones added.</source>
        <translation>Ziehen Sie eine CSV-Datei oder Arbeitsmappe hierher oder wählen Sie eine. Jede Zeile ist eine Sorte eines Produkts: Bekannte werden aktualisiert, neue hinzugefügt.</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is the price of a variety, found by its product and variety or by its SKU.</source>
        <translation>Ziehen Sie eine CSV-Datei oder Arbeitsmappe hierher oder wählen Sie eine. Jede Zeile ist der Preis einer Sorte, gefunden über Produkt und Sorte oder die Art.-Nr.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>Datei zum Importieren wählen</translation>
    </message>
    <message>
        <source>Tables and workbooks (*.csv *.txt *.tsv *.xlsx *.ods)</source>
        <translation>Tabellen und Arbeitsmappen (*.csv *.txt *.tsv *.xlsx *.ods)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is a client, a planner or a venue: known ones are updated, new ones added.</source>
        <translation>Ziehen Sie eine CSV-Datei oder Arbeitsmappe hierher oder wählen Sie eine. Jede Zeile ist ein Kunde, ein Planer oder ein Ort: Bekannte werden aktualisiert, neue hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstStartPage</name>
    <message>
        <source>Start with the demo shop</source>
        <translation>Mit Demogeschäft starten</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Leer starten</translation>
    </message>
    <message>
        <source>Open a shop from a file…</source>
        <translation>Geschäft aus Datei öffnen…</translation>
    </message>
    <message>
        <source>Welcome – Stemdesk</source>
        <translation>Willkommen – Stemdesk</translation>
    </message>
    <message>
        <source>Welcome to Stemdesk</source>
        <translation>Willkommen bei Stemdesk</translation>
    </message>
    <message>
        <source>Your shop</source>
        <translation>Ihr Geschäft</translation>
    </message>
    <message>
        <source>Used in this window and in your documents.</source>
        <translation>Gilt für dieses Fenster und Ihre Dokumente.</translation>
    </message>
    <message>
        <source>Worked on another computer before?</source>
        <translation>Vorher an einem anderen Computer?</translation>
    </message>
    <message>
        <source>Setting the shop up…</source>
        <translation>Geschäft wird angelegt…</translation>
    </message>
    <message>
        <source>Filling the demo shop…</source>
        <translation>Demogeschäft wird gefüllt…</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Datei wird geöffnet…</translation>
    </message>
    <message>
        <source>Describe your shop. You can change everything later.</source>
        <translation>Beschreiben Sie Ihr Geschäft. Alles lässt sich später ändern.</translation>
    </message>
    <message>
        <source>A florist’s year to try things out: suppliers, flowers with prices, and events. Without a name above, it is called Fern &amp; Thistle.</source>
        <translation>Ein Floristenjahr zum Ausprobieren: Lieferanten, Blumen samt Preisen, Aufträge. Ohne Namen oben heißt es Farn &amp; Distel.</translation>
    </message>
    <message>
        <source>Nothing in it yet. Today leads you through the first steps: a supplier, your flowers, an event.</source>
        <translation>Noch ist nichts darin. „Heute“ führt Sie durch die ersten Schritte: ein Lieferant, Ihre Blumen, ein Auftrag.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstSteps</name>
    <message>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message>
        <source>First event</source>
        <translation>Erster Auftrag</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Datei importieren…</translation>
    </message>
    <message>
        <source>Three steps to begin. Then you’ll see here what is coming up, and what to order by when.</source>
        <translation>Drei Schritte für den Anfang. Danach sehen Sie hier, was ansteht und was bis wann zu bestellen ist.</translation>
    </message>
    <message>
        <source>1. Add your suppliers</source>
        <translation>1. Lieferanten anlegen</translation>
    </message>
    <message>
        <source>The growers and wholesalers you buy from, with the e-mail address for orders.</source>
        <translation>Die Gärtnereien und Großhändler, bei denen Sie einkaufen, mit der E-Mail-Adresse für Bestellungen.</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Neuer Lieferant</translation>
    </message>
    <message>
        <source>2. Fill the catalogue</source>
        <translation>2. Katalog füllen</translation>
    </message>
    <message>
        <source>Import a wholesaler’s file with its prices, or add flowers and materials one by one.</source>
        <translation>Importieren Sie die Datei eines Großhändlers mit ihren Preisen, oder legen Sie Blumen und Material einzeln an.</translation>
    </message>
    <message>
        <source>3. Plan an event</source>
        <translation>3. Auftrag planen</translation>
    </message>
    <message>
        <source>Put flowers into bouquets and table centres; the price and the supplier orders follow.</source>
        <translation>Stellen Sie Sträuße und Tischgestecke aus Blumen zusammen; Preis und Bestellungen ergeben sich daraus.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FlowerField</name>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Im Katalog heißt nichts „%1“.</translation>
    </message>
    <message>
        <source>No variety of type %1 is called “%2”.</source>
        <translation>Keine Sorte der Art %1 heißt „%2“.</translation>
    </message>
    <message>
        <source>Add it to the catalogue…</source>
        <translation>In den Katalog aufnehmen…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message>
        <source>Goods received</source>
        <translation>Wareneingang</translation>
    </message>
    <message>
        <source>All came as ordered</source>
        <translation>Alles wie bestellt</translation>
    </message>
    <message>
        <source>Copy as e-mail</source>
        <translation>Als E-Mail kopieren</translation>
    </message>
    <message>
        <source>Marks unreceived lines as fully delivered, at the expected price</source>
        <translation>Vermerkt jede Position ohne Eingang als vollständig geliefert, zum erwarteten Preis</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
    <message>
        <source>Excl. tax %1 · tax %2</source>
        <translation>Ohne MwSt. %1 · MwSt. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered %1 incl. tax</source>
        <translation>Bestellt: %1 inkl. MwSt.</translation>
    </message>
    <message>
        <source>Goods received from %1</source>
        <translation>Wareneingang von %1</translation>
    </message>
    <message>
        <source>Copy as e-mail for %1</source>
        <translation>Als E-Mail an %1 kopieren</translation>
    </message>
    <message>
        <source>Copy claim as e-mail</source>
        <translation>Reklamation als E-Mail kopieren</translation>
    </message>
    <message>
        <source>Open as e-mail</source>
        <translation>Als E-Mail öffnen</translation>
    </message>
    <message>
        <source>A draft in the mail program, with the order as PDF and CSV</source>
        <translation>Ein Entwurf im Mailprogramm, mit der Bestellung als PDF und CSV</translation>
    </message>
    <message>
        <source>Change the delivery of %1</source>
        <translation>Lieferung von %1 ändern</translation>
    </message>
    <message>
        <source>Open as e-mail for %1</source>
        <translation>Als E-Mail an %1 öffnen</translation>
    </message>
    <message>
        <source>Still due %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>Received %1</source>
        <translation>Erhalten: %1</translation>
    </message>
    <message>
        <source>It is for %1 excl. tax.</source>
        <translation>Es geht um %1 ohne MwSt.</translation>
    </message>
    <message>
        <source>All came as ordered from %1</source>
        <translation>Alles wie bestellt gekommen von %1</translation>
    </message>
    <message>
        <source>To order: %1 incl. tax</source>
        <translation>Zu bestellen: %1 inkl. MwSt.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Lieferung %1</translation>
    </message>
    <message>
        <source>substitutes are welcome</source>
        <translation>Ersatz willkommen</translation>
    </message>
    <message>
        <source>no substitutes</source>
        <translation>kein Ersatz</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>Excl. tax; expected %1</source>
        <translation>Ohne MwSt.; erwartet waren %1</translation>
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
        <translation>Bestellt</translation>
    </message>
    <message>
        <source>Packs received</source>
        <translation>Pack. erh.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Ohne MwSt.</translation>
    </message>
    <message>
        <source>Packs due</source>
        <translation>Pack. offen</translation>
    </message>
    <message>
        <source>“%1” is not a number of packs.</source>
        <translation>„%1“ ist keine Packungszahl.</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <source>First say how many packs came in, then what they cost.</source>
        <translation>Geben Sie zuerst an, wie viele Packungen kamen, dann, was sie kosteten.</translation>
    </message>
    <message>
        <source>Receive %1</source>
        <translation>Eingang von %1</translation>
    </message>
    <message>
        <source>Change price paid for %1</source>
        <translation>Bezahlten Preis für %1 ändern</translation>
    </message>
    <message>
        <source>Someone else recorded these goods meanwhile; this is what they entered.</source>
        <translation>Jemand anderes hat diese Ware inzwischen erfasst; dies wurde dabei eingetragen.</translation>
    </message>
    <message>
        <source>Receive all as ordered</source>
        <translation>Alles wie bestellt annehmen</translation>
    </message>
    <message>
        <source>Clear goods received</source>
        <translation>Wareneingang leeren</translation>
    </message>
    <message>
        <source>Paste goods received</source>
        <translation>Wareneingang einfügen</translation>
    </message>
    <message>
        <source>Units that were rejected</source>
        <translation>Beanstandete Stücke</translation>
    </message>
    <message>
        <source>Units rejected</source>
        <translation>Stk. beanst.</translation>
    </message>
    <message>
        <source>“%1” is not a number of units.</source>
        <translation>„%1“ ist keine Stückzahl.</translation>
    </message>
    <message>
        <source>First say how many packs came in, then what was not good.</source>
        <translation>Geben Sie erst an, wie viele Packungen kamen, dann was nicht gut war.</translation>
    </message>
    <message>
        <source>Only %1 came in.</source>
        <translation>Es kamen nur %1.</translation>
    </message>
    <message>
        <source>%1 were rejected, so at least that many came in.</source>
        <translation>%1 wurden beanstandet, also kamen mindestens so viele an.</translation>
    </message>
    <message>
        <source>Reject of %1</source>
        <translation>%1 beanstanden</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packungen</translation>
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
        <translation>%1 fehlen: %2</translation>
    </message>
    <message>
        <source>Received on</source>
        <translation>Angekommen am</translation>
    </message>
    <message>
        <source>Why rejected</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Change why goods were rejected</source>
        <translation>Grund der Beanstandung ändern</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Was nicht gut war</translation>
    </message>
    <message>
        <source>Their invoice</source>
        <translation>Ihre Rechnung</translation>
    </message>
    <message>
        <source>Change the invoice of goods</source>
        <translation>Rechnung der Ware ändern</translation>
    </message>
    <message>
        <source>Credited by them</source>
        <translation>Gutschrift</translation>
    </message>
    <message>
        <source>Change what is credited</source>
        <translation>Gutschrift ändern</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Ohne MwSt.</translation>
    </message>
    <message>
        <source>Change the day of receipt</source>
        <translation>Tag der Ankunft ändern</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Das lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>%Ln Bild hinzufügen</numerusform>
            <numerusform>%Ln Bilder hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>The order</source>
        <translation>Die Bestellung</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Drag to another place</source>
        <translation>An eine andere Stelle ziehen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 einblenden</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Describe for the proposal</source>
        <translation>Für das Angebot beschreiben</translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation>Bilder hinzufügen…</translation>
    </message>
    <message>
        <source>Paste a picture</source>
        <translation>Bild einfügen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Show, and count in the price</source>
        <translation>Einblenden und im Preis mitrechnen</translation>
    </message>
    <message>
        <source>Hide, and leave out of the price</source>
        <translation>Ausblenden und im Preis weglassen</translation>
    </message>
    <message>
        <source>Enter adds</source>
        <translation>Mit Enter hinzufügen</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Positionen von %1</translation>
    </message>
    <message>
        <source>Add a line to %1</source>
        <translation>Position zu %1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden, not in the price</source>
        <translation>ausgeblendet, nicht im Preis</translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3 (%4).</source>
        <translation>%1 weniger von %2 spart eine Packung zu %3 (%4).</translation>
    </message>
    <message>
        <source>%1 fewer of %2 in each saves a pack of %3 (%4).</source>
        <translation>Je %1 weniger von %2 spart eine Packung zu %3 (%4).</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Auf %1 ändern</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>%1 einklappen</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>%1 ausklappen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Change how many of %1</source>
        <translation>Anzahl von %1 ändern</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1 from %2</source>
        <translation>%1 aus %2 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>%Ln Position duplizieren</numerusform>
            <numerusform>%Ln Positionen duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in the whole event…</source>
        <translation>Im ganzen Auftrag ersetzen…</translation>
    </message>
    <message>
        <source>Make it %1, and save a pack</source>
        <translation>Auf %1 ändern und eine Packung sparen</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>Move a line to %1</source>
        <translation>Position nach %1 verschieben</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>%1 mit %Ln Position gelöscht</numerusform>
            <numerusform>%1 mit %Ln Positionen gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>These are %1 rows. Paste at most %2 at once.</source>
        <translation>Das sind %1 Zeilen. Bitte fügen Sie höchstens %2 auf einmal ein.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n lines</source>
        <translation>
            <numerusform>%Ln Position einfügen</numerusform>
            <numerusform>%Ln Positionen einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Blume oder Material hinzufügen: Namen eintippen, etwa „quick 50“</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Position hinzufügen</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%Ln zu wenig</numerusform>
            <numerusform>%Ln zu wenig</numerusform>
        </translation>
    </message>
    <message>
        <source>fixed price</source>
        <translation>Festpreis</translation>
    </message>
    <message>
        <source>Keep as a recipe</source>
        <translation>Als Rezeptur speichern</translation>
    </message>
    <message>
        <source>Keep %1 as a recipe</source>
        <translation>%1 als Rezeptur speichern</translation>
    </message>
    <message>
        <source>Kept %1 as a recipe for other events</source>
        <translation>%1 als Rezeptur für andere Aufträge gespeichert</translation>
    </message>
    <message>
        <source>Updated the recipe %1</source>
        <translation>Rezeptur %1 aktualisiert</translation>
    </message>
    <message>
        <source>to the ceremony</source>
        <translation>zur Zeremonie</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Change where %1 goes</source>
        <translation>Ziel von %1 ändern</translation>
    </message>
    <message>
        <source>Unpin this price, which stays the same</source>
        <translation>Preisfixierung aufheben (der Preis bleibt gleich)</translation>
    </message>
    <message>
        <source>none on any list</source>
        <translation>auf keiner Liste</translation>
    </message>
    <message>
        <source>Unpin this price: %1 today (event %2)</source>
        <translation>Preisfixierung aufheben: heute %1 (Auftrag %2)</translation>
    </message>
    <message>
        <source>Unpin the price of %1</source>
        <translation>Preisfixierung von %1 aufheben</translation>
    </message>
    <message>
        <source>Pin this price</source>
        <translation>Diesen Preis fixieren</translation>
    </message>
    <message>
        <source>Pin the price of %1</source>
        <translation>Preis von %1 fixieren</translation>
    </message>
    <message>
        <source>Show in Hire</source>
        <translation>Unter Mietartikel zeigen</translation>
    </message>
    <message>
        <source>The line was deleted meanwhile; “%1” was not stored.</source>
        <translation>Die Position wurde inzwischen gelöscht; „%1“ wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupPrice</name>
    <message>
        <source>Use the calculated price</source>
        <translation>Berechneten Preis verwenden</translation>
    </message>
    <message>
        <source>Fixed price</source>
        <translation>Festpreis</translation>
    </message>
    <message>
        <source>Fixed price of %1, incl. tax</source>
        <translation>Festpreis von %1, inkl. MwSt.</translation>
    </message>
    <message>
        <source>incl. tax; calculated %1</source>
        <translation>inkl. MwSt.; berechnet %1</translation>
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
        <translation>%1 je Stück (−%2 insgesamt)</translation>
    </message>
    <message>
        <source>%1 each (+%2 in all)</source>
        <translation>%1 je Stück (+%2 insgesamt)</translation>
    </message>
    <message>
        <source>Round to %1</source>
        <translation>Auf %1 runden</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Festlegen…</translation>
    </message>
    <message>
        <source>As calculated</source>
        <translation>Wie berechnet</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <source>Fix the price of %1</source>
        <translation>Preis von %1 festlegen</translation>
    </message>
    <message>
        <source>Use the calculated price of %1</source>
        <translation>Berechneten Preis von %1 verwenden</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Berechnet</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message>
        <source>What the proposal says about it</source>
        <translation>Was das Angebot darüber sagt</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>%1 beschreiben</translation>
    </message>
    <message>
        <source>What the proposal says about %1</source>
        <translation>Was das Angebot über %1 sagt</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>%Ln Bild zu %1 hinzufügen</numerusform>
            <numerusform>%Ln Bilder zu %1 hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeadSorting</name>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HelpPanel</name>
    <message>
        <source>Close the help</source>
        <translation>Hilfe schließen</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Mehr dazu</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HelpTexts</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>What the next weeks bring and what has to be ordered by when.</source>
        <translation>Was die nächsten Wochen bringen und was bis wann bestellt sein muss.</translation>
    </message>
    <message>
        <source>Click an event to open it. Ctrl+N begins a new one.</source>
        <translation>Ein Klick öffnet einen Auftrag. Strg+N beginnt einen neuen.</translation>
    </message>
    <message>
        <source>“Order by” counts back from the day of the event; a click opens its order sheet.</source>
        <translation>„Bestellen bis“ rechnet vom Tag des Termins zurück; ein Klick öffnet die Bestellliste.</translation>
    </message>
    <message>
        <source>Ctrl+K finds any event, flower, supplier or command from everywhere.</source>
        <translation>Strg+K findet von überall Aufträge, Blumen, Lieferanten und Befehle.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Every event of the shop, as a table, a board by status, or a calendar.</source>
        <translation>Alle Aufträge des Geschäfts als Tabelle, als Board nach Status oder im Kalender.</translation>
    </message>
    <message>
        <source>Search finds an event by its name, client or place.</source>
        <translation>Die Suche findet einen Auftrag nach Name, Kunde oder Veranstaltungsort.</translation>
    </message>
    <message>
        <source>On the board, drag a card to another column to change its status.</source>
        <translation>Auf dem Board ziehen Sie eine Karte in eine andere Spalte, um den Status zu ändern.</translation>
    </message>
    <message>
        <source>In the calendar, drag an event to another day to move it.</source>
        <translation>Im Kalender ziehen Sie einen Auftrag auf einen anderen Tag, um ihn zu verlegen.</translation>
    </message>
    <message>
        <source>Save a recurring event as a template, and start the next one from it.</source>
        <translation>Speichern Sie wiederkehrende Aufträge als Vorlage und beginnen Sie von dort.</translation>
    </message>
    <message>
        <source>An event</source>
        <translation>Ein Auftrag</translation>
    </message>
    <message>
        <source>Build the recipe on the left; the price, the cost and the margin follow on the right.</source>
        <translation>Links entsteht die Rezeptur; Preis, Kosten und Marge folgen rechts.</translation>
    </message>
    <message>
        <source>Add a flower by a part of its name and length, like “quick 50”. “12 x quick 50” sets the quantity too.</source>
        <translation>Eine Blume fügen Sie mit einem Teil des Namens und der Länge hinzu, wie „quick 50“. „12 x quick 50“ setzt auch die Menge.</translation>
    </message>
    <message>
        <source>Copy rows from a spreadsheet and paste them into the same field: name and quantity.</source>
        <translation>Kopieren Sie Zeilen aus einer Tabelle und fügen Sie sie in dasselbe Feld ein: Name und Menge.</translation>
    </message>
    <message>
        <source>× 8 beside the name of an arrangement makes eight of it. Drag lines to move them.</source>
        <translation>× 8 neben dem Namen eines Arrangements macht acht davon. Positionen lassen sich ziehen.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>The flowers and materials that you use, each with its varieties and stem lengths.</source>
        <translation>Die Blumen und Materialien, die Sie verwenden, mit Sorten und Stiellängen.</translation>
    </message>
    <message>
        <source>Click a cell and type to change it. Enter keeps it, Escape does not.</source>
        <translation>Klicken Sie auf eine Zelle und tippen Sie. Enter übernimmt die Eingabe, Esc verwirft sie.</translation>
    </message>
    <message>
        <source>Select several rows, then change one of them: the others follow.</source>
        <translation>Wählen Sie mehrere Zeilen und ändern Sie eine: die anderen folgen.</translation>
    </message>
    <message>
        <source>Ctrl+I brings in a wholesaler’s file: CSV, XLSX or ODS, with its prices.</source>
        <translation>Strg+I importiert die Datei eines Großhändlers: CSV, XLSX oder ODS, mit Preisen.</translation>
    </message>
    <message>
        <source>The panel on the right shows packs, suppliers and what a variety has cost.</source>
        <translation>Rechts stehen Packungen, Lieferanten und was eine Sorte gekostet hat.</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Who you buy from, what they supply, and what they still have to deliver.</source>
        <translation>Bei wem Sie kaufen, was geliefert wird und was noch aussteht.</translation>
    </message>
    <message>
        <source>A minimum order is checked on every order sheet.</source>
        <translation>Ein Mindestbestellwert wird auf jeder Bestellliste geprüft.</translation>
    </message>
    <message>
        <source>Archive a supplier that you no longer use; old orders keep the name.</source>
        <translation>Archivieren Sie Lieferanten, die Sie nicht mehr brauchen; alte Bestellungen behalten den Namen.</translation>
    </message>
    <message>
        <source>“Open orders” shows what was ordered but has not come in yet.</source>
        <translation>„Offene Bestellungen“ zeigt, was bestellt und noch nicht gekommen ist.</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>What flowers cost, and from which day. Events use the newest list that has a price.</source>
        <translation>Was Blumen kosten und ab wann. Aufträge nehmen die neueste Liste, die einen Preis hat.</translation>
    </message>
    <message>
        <source>Make next season’s list from this one, with all prices raised by a percentage.</source>
        <translation>Machen Sie aus dieser Liste die der nächsten Saison, alle Preise um einen Prozentsatz höher.</translation>
    </message>
    <message>
        <source>“Import prices” brings in a wholesaler’s file; first you see what would change.</source>
        <translation>„Preise importieren“ liest die Datei eines Großhändlers; Sie sehen zuerst, was sich ändert.</translation>
    </message>
    <message>
        <source>An event can be pinned to a list, so that a sent quote keeps its prices.</source>
        <translation>Ein Auftrag kann auf eine Liste fixiert werden, damit ein gesendetes Angebot seine Preise behält.</translation>
    </message>
    <message>
        <source>Compare two lists, or two suppliers, to see what has become dearer or what a pack costs at each.</source>
        <translation>Vergleichen Sie zwei Listen oder zwei Lieferanten: was teurer geworden ist, oder was eine Packung bei jedem kostet.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Choose events or a week: the stems are added up and rounded to whole packs.</source>
        <translation>Wählen Sie Aufträge oder eine Woche: Die Stiele werden summiert und auf ganze Packungen gerundet.</translation>
    </message>
    <message>
        <source>Each supplier has a card. Print it, save it, or copy it as an e-mail.</source>
        <translation>Jeder Lieferant hat eine Karte. Drucken, speichern oder kopieren Sie sie als E-Mail.</translation>
    </message>
    <message>
        <source>Colours and categories</source>
        <translation>Farben und Kategorien</translation>
    </message>
    <message>
        <source>The words you sort flowers by. Colours have a swatch.</source>
        <translation>Die Wörter, nach denen Sie Blumen ordnen. Farben haben ein Farbfeld.</translation>
    </message>
    <message>
        <source>A new colour with a known name has its swatch at once; a double click changes it.</source>
        <translation>Eine neue Farbe mit bekanntem Namen hat gleich ihr Farbfeld; ein Doppelklick ändert es.</translation>
    </message>
    <message>
        <source>The counts show where a word is used; click them to see.</source>
        <translation>Die Zahlen zeigen, wo ein Wort verwendet wird; klicken Sie darauf.</translation>
    </message>
    <message>
        <source>Renaming a word renames it everywhere.</source>
        <translation>Ein umbenanntes Wort heißt überall neu.</translation>
    </message>
    <message>
        <source>The words that every shop starts with cannot be deleted.</source>
        <translation>Die Wörter, mit denen jedes Geschäft beginnt, lassen sich nicht löschen.</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integrationen</translation>
    </message>
    <message>
        <source>Lets your website, till or bookkeeping read and change the shop’s data.</source>
        <translation>Lässt Ihre Website, Kasse oder Buchhaltung die Daten des Geschäfts lesen und ändern.</translation>
    </message>
    <message>
        <source>Give each program its own key, so that you can revoke it.</source>
        <translation>Geben Sie jedem Programm einen eigenen Schlüssel, damit Sie ihn widerrufen können.</translation>
    </message>
    <message>
        <source>A key is shown once. Copy it before you close the panel.</source>
        <translation>Ein Schlüssel wird nur einmal gezeigt. Kopieren Sie ihn, bevor Sie schließen.</translation>
    </message>
    <message>
        <source>The log shows what programs asked for and what went wrong.</source>
        <translation>Das Protokoll zeigt, was Programme verlangt haben und was schiefging.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The shop’s name, currency, tax and markups, and how the window looks.</source>
        <translation>Name, Währung, MwSt. und Faktoren des Geschäfts und das Aussehen des Fensters.</translation>
    </message>
    <message>
        <source>A markup is what costs are multiplied by; each kind of product has its own.</source>
        <translation>Mit dem Faktor werden Kosten multipliziert; jede Art von Produkt hat ihren eigenen.</translation>
    </message>
    <message>
        <source>Backups are made every day; here one can be restored.</source>
        <translation>Jeden Tag wird gesichert; hier lässt sich eine Sicherung einspielen.</translation>
    </message>
    <message>
        <source>Several shops can be kept in one program.</source>
        <translation>Ein Programm kann mehrere Geschäfte führen.</translation>
    </message>
    <message>
        <source>Choose the language and a light or dark window.</source>
        <translation>Wählen Sie die Sprache und ein helles oder dunkles Fenster.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>New entry on this page</source>
        <translation>Neu, passend zur Seite</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>The pages, from the top</source>
        <translation>Die Seiten, von oben</translation>
    </message>
    <message>
        <source>To the note at the bottom</source>
        <translation>Zur Meldung unten</translation>
    </message>
    <message>
        <source>Import a file (Products, Price lists)</source>
        <translation>Datei importieren (Produkte, Preislisten)</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>In Tabellen</translation>
    </message>
    <message>
        <source>Edit the cell; or just type</source>
        <translation>Zelle bearbeiten; oder einfach tippen</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Gewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet</source>
        <translation>Zeilen aus einer Tabelle einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>In a field</source>
        <translation>In einem Feld</translation>
    </message>
    <message>
        <source>Keep what is typed</source>
        <translation>Eingabe behalten</translation>
    </message>
    <message>
        <source>Undo what is typed</source>
        <translation>Eingabe verwerfen</translation>
    </message>
    <message>
        <source>+7, sat, 9/1</source>
        <translation>+7, sa, 9.1.</translation>
    </message>
    <message>
        <source>Dates: in a week, on Saturday, a day and month</source>
        <translation>Datum: in einer Woche, am Samstag, Tag und Monat</translation>
    </message>
    <message>
        <source>Calendar, in a date field</source>
        <translation>Kalender, in einem Datumsfeld</translation>
    </message>
    <message>
        <source>In an event</source>
        <translation>In einem Auftrag</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Zurück zu den Aufträgen</translation>
    </message>
    <message>
        <source>New arrangement</source>
        <translation>Neues Arrangement</translation>
    </message>
    <message>
        <source>Replace the flower of the line</source>
        <translation>Blume der Position ersetzen</translation>
    </message>
    <message>
        <source>Follow the advice that saves a pack</source>
        <translation>Den Vorschlag übernehmen, der eine Packung spart</translation>
    </message>
    <message>
        <source>Add the e-mail address; orders are sent to it.</source>
        <translation>Tragen Sie die E-Mail-Adresse ein; Bestellungen gehen dorthin.</translation>
    </message>
    <message>
        <source>Only programs with a key from here get in.</source>
        <translation>Nur Programme mit einem Schlüssel von hier kommen hinein.</translation>
    </message>
    <message>
        <source>Advice shows where a few stems more or fewer save a pack; Ctrl+. follows it.</source>
        <translation>Vorschläge zeigen, wo ein paar Stiele mehr oder weniger eine Packung sparen; Strg+. übernimmt sie.</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>Clients, planners and venues, with their events and what they owe.</source>
        <translation>Kunden, Planer und Orte mit ihren Aufträgen und dem, was sie schulden.</translation>
    </message>
    <message>
        <source>Add the e-mail address; quotes are sent to it.</source>
        <translation>Tragen Sie die E-Mail-Adresse ein; Angebote gehen dorthin.</translation>
    </message>
    <message>
        <source>Their events are on the right, with what is still to be paid.</source>
        <translation>Rechts stehen ihre Aufträge mit dem, was noch zu zahlen ist.</translation>
    </message>
    <message>
        <source>Quotes and invoices that were sent keep the name and address they were made with.</source>
        <translation>Gesendete Angebote und Rechnungen behalten Namen und Adresse, mit denen sie gemacht wurden.</translation>
    </message>
    <message>
        <source>“Clients” lists payments that are due, quotes without an answer and follow-ups. The card at the top shows old price lists and the last backup.</source>
        <translation>„Kunden“ nennt fällige Zahlungen, unbeantwortete Angebote und was nachzufassen ist. Die Karte oben nennt veraltete Preislisten und die letzte Sicherung.</translation>
    </message>
    <message>
        <source>“Pricing” sets markups, labour and fees. “Quotes” freezes what is sent; “Payments” records what comes in, and issues invoices.</source>
        <translation>„Kalkulation“ bestimmt Faktoren, Arbeit und Zusatzkosten. „Angebote“ hält fest, was gesendet wird; „Zahlungen“ erfasst, was eingeht, und stellt Rechnungen aus.</translation>
    </message>
    <message>
        <source>Accept the chosen quote</source>
        <translation>Gewähltes Angebot annehmen</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Next cell, while editing</source>
        <translation>Nächste Zelle, beim Bearbeiten</translation>
    </message>
    <message>
        <source>Ctrl+I imports clients from CSV, XLSX or ODS; possible duplicates are shown first.</source>
        <translation>Strg+I importiert Kunden aus CSV, XLSX oder ODS; mögliche Duplikate werden vorher gezeigt.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finanzen</translation>
    </message>
    <message>
        <source>Who owes what, by due date, and every invoice of the shop.</source>
        <translation>Wer was schuldet, nach Fälligkeit, und alle Rechnungen des Geschäfts.</translation>
    </message>
    <message>
        <source>Enter opens the event’s payments.</source>
        <translation>Enter öffnet die Zahlungen des Auftrags.</translation>
    </message>
    <message>
        <source>“All dates” narrows both lists to a month, a quarter or a year.</source>
        <translation>„Alle Zeiträume“ grenzt beide Listen auf einen Monat, ein Quartal oder ein Jahr ein.</translation>
    </message>
    <message>
        <source>“Export invoices” and “Export payments” make the accountant’s tables for those dates.</source>
        <translation>„Rechnungen exportieren“ und „Zahlungen exportieren“ erstellen für diesen Zeitraum die Tabellen für die Buchhaltung.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Mietartikel</translation>
    </message>
    <message>
        <source>What you hire out: how many are free on each day, and what came back.</source>
        <translation>Was Sie vermieten: wie viel an jedem Tag frei ist und was zurückkam.</translation>
    </message>
    <message>
        <source>The panel lists the events that hold an item. Type there how many you own.</source>
        <translation>Rechts stehen die Aufträge, für die etwas gebraucht wird. Tragen Sie dort ein, wie viele Sie besitzen.</translation>
    </message>
    <message>
        <source>Only approved events hold items, from some days before the event to some days after.</source>
        <translation>Nur freigegebene Aufträge belegen etwas, von einigen Tagen davor bis einige Tage danach.</translation>
    </message>
    <message>
        <source>Under “Returns”, Space checks in the chosen rows. Losses can be taken off the stock.</source>
        <translation>Unter „Rückgaben“ bucht die Leertaste die gewählten Zeilen ein. Verluste lassen sich vom Bestand abziehen.</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>What is to be done on each day and by whom, what arrives and what is designed.</source>
        <translation>Was an jedem Tag zu tun ist und von wem, was kommt und was gebunden wird.</translation>
    </message>
    <message>
        <source>An approved event gets the tasks that are set up in Settings. Late tasks of earlier weeks stand above today’s.</source>
        <translation>Ein freigegebener Auftrag bekommt die Aufgaben, die in den Einstellungen stehen. Überfällige Aufgaben früherer Wochen stehen über den heutigen.</translation>
    </message>
    <message>
        <source>Drag a task to another day, or move it with Ctrl and an arrow key.</source>
        <translation>Ziehen Sie eine Aufgabe auf einen anderen Tag, oder bringen Sie sie mit Strg und einer Pfeiltaste dorthin.</translation>
    </message>
    <message>
        <source>Space ticks a task. Enter opens it, Delete removes it.</source>
        <translation>Die Leertaste hakt eine Aufgabe ab, Enter öffnet sie, Entf löscht sie.</translation>
    </message>
    <message>
        <source>Choose a day’s heading to see how many stems arrive and are designed.</source>
        <translation>Wählen Sie die Überschrift eines Tages, um zu sehen, wie viele Stiele kommen und verarbeitet werden.</translation>
    </message>
    <message>
        <source>In Week and Hire</source>
        <translation>In der Woche und bei Mietartikeln</translation>
    </message>
    <message>
        <source>Move the task to the next day; in Hire, a week on</source>
        <translation>Aufgabe auf den nächsten Tag; bei Mietartikeln eine Woche weiter</translation>
    </message>
    <message>
        <source>Tick the task; check in the chosen rows</source>
        <translation>Aufgabe abhaken; gewählte Zeilen einbuchen</translation>
    </message>
    <message>
        <source>When the flowers arrive, type what came in, what it cost and what was not good.</source>
        <translation>Wenn die Blumen kommen, tragen Sie ein, was ankam, was es kostete und was nicht gut war.</translation>
    </message>
    <message>
        <source>“Mark as ordered” keeps the sheet; after a change only what is new is ordered.</source>
        <translation>„Als bestellt markieren“ bewahrt die Liste auf; nach einer Änderung wird nur Neues bestellt.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serien</translation>
    </message>
    <message>
        <source>What you make again and again. A series copies an event early enough to be bought for.</source>
        <translation>Was Sie immer wieder machen. Eine Serie kopiert einen Auftrag früh genug, um dafür einzukaufen.</translation>
    </message>
    <message>
        <source>Its events are events like others. What you change in one is changed in that one alone; the line above it offers the following ones, or all.</source>
        <translation>Ihre Aufträge sind Aufträge wie andere. Was Sie in einem ändern, ändert sich nur dort; die Zeile darüber bietet die folgenden oder alle an.</translation>
    </message>
    <message>
        <source>Delete an event to leave a week out, or write the day under “Skipped days”.</source>
        <translation>Löschen Sie einen Auftrag, um eine Woche auszulassen, oder schreiben Sie den Tag unter „Ausgelassen“.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>A month or a year added up: money, events, waste and enquiries, beside the one before.</source>
        <translation>Ein Monat oder ein Jahr in Summen: Finanzen, Aufträge, Schwund und Anfragen, neben dem Zeitraum davor.</translation>
    </message>
    <message>
        <source>Choose a figure’s name to see what it adds up.</source>
        <translation>Wählen Sie den Namen einer Zahl, um zu sehen, woraus sie besteht.</translation>
    </message>
    <message>
        <source>Invoices and payments count by their day, events by their first day once they are approved.</source>
        <translation>Rechnungen und Zahlungen zählen nach ihrem Tag, Aufträge nach ihrem ersten Tag, sobald sie zugesagt sind.</translation>
    </message>
    <message>
        <source>Payments are listed by the tax rates of the invoices they pay.</source>
        <translation>Zahlungen stehen unter den Steuersätzen der Rechnungen, die sie bezahlen.</translation>
    </message>
    <message>
        <source>“Save PDF…” and “Save Excel…” are for the accountant.</source>
        <translation>„PDF speichern…“ und „Excel speichern…“ sind für die Buchhaltung.</translation>
    </message>
    <message>
        <source>Lists what was accepted, paid or invoiced. “Invoice the month” issues one invoice for each client who gets one; “Remind” drafts messages to those who are late.</source>
        <translation>Hier steht, was angenommen, bezahlt oder abgerechnet wurde. „Monat abrechnen“ stellt jedem Kunden mit Monatsrechnung eine Rechnung aus; „Mahnen“ entwirft die Nachrichten an Säumige.</translation>
    </message>
    <message>
        <source>Next tab of the page</source>
        <translation>Nächster Reiter der Seite</translation>
    </message>
    <message>
        <source>Payment plan</source>
        <translation>Zahlungsplan</translation>
    </message>
    <message>
        <source>When a client pays which part. The shop has a plan in Settings; an event can have one of its own.</source>
        <translation>Wann der Kunde welchen Teil zahlt. Das Geschäft hat einen Plan in den Einstellungen; ein Auftrag kann einen eigenen haben.</translation>
    </message>
    <message>
        <source>A part is a share like 25%, or an amount. The last row is the rest, so the parts always add up to the price.</source>
        <translation>Eine Rate ist ein Anteil wie 25&#xa0;% oder ein Betrag. Die letzte Zeile ist der Rest, so ergeben die Raten immer den Preis.</translation>
    </message>
    <message>
        <source>A part is due on acceptance, on a day, or some days before or after the event.</source>
        <translation>Fällig ist eine Rate bei Annahme, an einem Tag oder einige Tage vor oder nach dem Termin.</translation>
    </message>
    <message>
        <source>Payments fill the parts in their order. “Invoice this part” issues an invoice for it alone.</source>
        <translation>Zahlungen füllen die Raten der Reihe nach. „Rate abrechnen“ stellt eine Rechnung nur für diese Rate aus.</translation>
    </message>
    <message>
        <source>Changing the shop’s plan changes events without a plan of their own. Those that are agreed, from “Approved” on or with an accepted quote, an invoice or a payment, keep what they had.</source>
        <translation>Eine Änderung am Plan des Geschäfts ändert Aufträge ohne eigenen Plan. Vereinbarte, also ab „Freigegeben“ oder mit angenommenem Angebot, Rechnung oder Zahlung, behalten ihren bisherigen.</translation>
    </message>
    <message>
        <source>Spare stems</source>
        <translation>Reservestiele</translation>
    </message>
    <message>
        <source>A few per cent more than the designs need, for stems that break or do not open.</source>
        <translation>Ein paar Prozent mehr, als die Arrangements brauchen: für Stiele, die brechen oder nicht aufgehen.</translation>
    </message>
    <message>
        <source>Settings has a percentage for each type of product. A variety can have its own, in its panel on Products.</source>
        <translation>In den Einstellungen hat jede Produktart ihren Prozentsatz. Eine Sorte kann einen eigenen haben, in ihrem Feld unter Produkte.</translation>
    </message>
    <message>
        <source>Spare stems are added before packs are rounded up. Where a pack has some left over anyway, they cost nothing more.</source>
        <translation>Die Reserve kommt dazu, bevor auf ganze Packungen gerundet wird. Bleibt ohnehin etwas übrig, kostet sie nichts extra.</translation>
    </message>
    <message>
        <source>What they cost counts as left over, never as part of an arrangement.</source>
        <translation>Ihre Kosten zählen als Rest, nie zu einem Arrangement.</translation>
    </message>
    <message>
        <source>Hired items have no spare.</source>
        <translation>Mietartikel haben keine Reserve.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>MwSt.</translation>
    </message>
    <message>
        <source>A price list says which tax its prices have; a tax group is a rate by name.</source>
        <translation>Eine Preisliste sagt, welche MwSt. ihre Preise haben; eine Steuergruppe ist ein Satz mit Namen.</translation>
    </message>
    <message>
        <source>Prices on a list are excl. tax. Its tax is added, then the markup multiplies: what the client pays has tax in it.</source>
        <translation>Preise einer Liste sind ohne MwSt. Sie kommt dazu, dann multipliziert der Kalkulationsfaktor: Im Kundenpreis ist sie enthalten.</translation>
    </message>
    <message>
        <source>Labour, fees and travel have the default tax group from Settings, or the one chosen under “Pricing”.</source>
        <translation>Arbeit, Zusatzkosten und Anfahrt haben die Standardsteuergruppe der Einstellungen oder die unter „Kalkulation“ gewählte.</translation>
    </message>
    <message>
        <source>A quote or invoice adds up each rate by itself. Amounts are rounded once, so that they add up to the cent.</source>
        <translation>Angebote und Rechnungen summieren jeden Satz für sich. Gerundet wird nur einmal, damit alles auf den Cent stimmt.</translation>
    </message>
    <message>
        <source>If you charge no tax, tick “Charge no tax” in Settings and write the reason for your invoices.</source>
        <translation>Wer keine MwSt. berechnet, hakt in den Einstellungen „Keine MwSt. berechnen“ an und schreibt den Grund für die Rechnungen.</translation>
    </message>
    <message>
        <source>Importing a file</source>
        <translation>Eine Datei importieren</translation>
    </message>
    <message>
        <source>A wholesaler’s price list or your address book as it is: CSV, XLSX or ODS.</source>
        <translation>Die Preisliste eines Großhändlers oder Ihr Adressbuch, so wie es ist: CSV, XLSX oder ODS.</translation>
    </message>
    <message>
        <source>Each column is matched with its meaning; check the samples below it. The next file with these columns is matched the same way.</source>
        <translation>Jede Spalte bekommt ihre Bedeutung; prüfen Sie die Beispiele darunter. Die nächste Datei mit diesen Spalten wird ebenso zugeordnet.</translation>
    </message>
    <message>
        <source>The preview shows what is new, what changes, and each row that cannot be read, with the reason.</source>
        <translation>Die Vorschau zeigt, was neu ist, was sich ändert und welche Zeile sich warum nicht lesen lässt.</translation>
    </message>
    <message>
        <source>Packs, minimums and codes belong to the supplier of the row: one wholesaler’s file changes nothing of another’s.</source>
        <translation>Packungen, Mindestmengen und Artikelnummern gehören zum Lieferanten der Zeile: Die Datei des einen ändert nichts beim anderen.</translation>
    </message>
    <message>
        <source>“Past imports…” lists every import. Each can be reverted as a whole, whenever you like.</source>
        <translation>„Frühere Importe…“ listet jeden Import auf. Jeder lässt sich als Ganzes zurücknehmen, wann Sie wollen.</translation>
    </message>
    <message>
        <source>Pinned prices</source>
        <translation>Fixierte Preise</translation>
    </message>
    <message>
        <source>What was agreed stays agreed: an approved event keeps the price of every line.</source>
        <translation>Was vereinbart ist, bleibt: Ein freigegebener Auftrag behält den Preis jeder Position.</translation>
    </message>
    <message>
        <source>Settings decide whether approval pins prices. Under “Pricing” you can pin or unpin them yourself.</source>
        <translation>Ob die Freigabe Preise fixiert, steht in den Einstellungen. Unter „Kalkulation“ fixieren oder lösen Sie sie von Hand.</translation>
    </message>
    <message>
        <source>While prices are pinned, newer lists, packs and markups change nothing in the event.</source>
        <translation>Solange Preise fixiert sind, ändern neuere Listen, Packungen und Kalkulationsfaktoren nichts am Auftrag.</translation>
    </message>
    <message>
        <source>“Unpin prices…” shows line by line what would change, before anything does.</source>
        <translation>„Preisfixierung aufheben…“ zeigt Position für Position, was sich ändern würde, bevor etwas geschieht.</translation>
    </message>
    <message>
        <source>A new line takes today’s price and keeps it. Copies of an event start with today’s prices.</source>
        <translation>Eine neue Position nimmt den heutigen Preis und behält ihn. Kopien eines Auftrags beginnen mit heutigen Preisen.</translation>
    </message>
    <message>
        <source>Statements and reminders</source>
        <translation>Kontoauszüge und Mahnungen</translation>
    </message>
    <message>
        <source>Who owes you what, said to the client in plain words.</source>
        <translation>Wer Ihnen was schuldet, dem Kunden in klaren Worten gesagt.</translation>
    </message>
    <message>
        <source>“Statement of account…” on a client lists invoices and payments between two days, as a PDF or a draft e-mail.</source>
        <translation>„Kontoauszug…“ bei einem Kunden führt Rechnungen und Zahlungen zwischen zwei Tagen auf, als PDF oder E-Mail-Entwurf.</translation>
    </message>
    <message>
        <source>“Remind…” on Money drafts a message to each client who is late: friendly, second or last. Nothing is sent by itself.</source>
        <translation>„Mahnen…“ unter Finanzen entwirft jedem säumigen Kunden eine Nachricht: freundlich, zweite oder letzte. Von selbst wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Note a reminder once it is sent: the invoice remembers the day and the tone.</source>
        <translation>Vermerken Sie eine Mahnung, wenn sie gesendet ist: Die Rechnung merkt sich Tag und Stufe.</translation>
    </message>
    <message>
        <source>A client with one invoice for the whole month is invoiced with “Invoice the month…” on Money.</source>
        <translation>Kunden mit einer Rechnung für den ganzen Monat rechnen Sie mit „Monat abrechnen…“ unter Finanzen ab.</translation>
    </message>
    <message>
        <source>A figure shows how many are free that day; a red one with a minus, how many are short. One in brackets shows how many are out, if you have not said how many you own.</source>
        <translation>Eine Zahl sagt, was an dem Tag noch frei ist, rot mit Minus, wie viel zu wenig da ist; in Klammern steht, was außer Haus ist, wenn nicht angegeben ist, wie viele Sie besitzen.</translation>
    </message>
    <message>
        <source>Begin one with “New series”, or with “Repeat…” in the menu of an event.</source>
        <translation>Beginnen Sie eine mit „Neue Serie“ oder mit „Wiederholen…“ im Menü eines Auftrags.</translation>
    </message>
    <message>
        <source>Several events can take turns: choose “Add to a series” in the menu of an event.</source>
        <translation>Mehrere Aufträge können sich abwechseln: Wählen Sie „Zu einer Serie hinzufügen“ im Menü eines Auftrags.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HireGrid</name>
    <message>
        <source>What is free on each day</source>
        <translation>Was an jedem Tag frei ist</translation>
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
        <translation>%1 vermietet</translation>
    </message>
    <message>
        <source>%1 short</source>
        <comment>units</comment>
        <translation>%1 zu wenig</translation>
    </message>
    <message>
        <source>%1 of %2 free</source>
        <comment>units</comment>
        <translation>%1 von %2 frei</translation>
    </message>
    <message>
        <source>%1, %2 owned</source>
        <translation>%1, %2 im Bestand</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <translation>%1, nicht gezählt</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Bestand</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HirePage</name>
    <message>
        <source>Hire</source>
        <translation>Mietartikel</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Frühere Tage</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>Spätere Tage</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>What do you hire out? Vases, arches and stands that you add under Products as hire are listed here, with what is free of them on each day.</source>
        <translation>Was vermieten Sie? Vasen, Bögen und Ständer, die Sie unter „Produkte“ als Mietartikel anlegen, stehen hier mit dem, was an jedem Tag davon frei ist.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>No matching items.</source>
        <translation>Keine passenden Artikel.</translation>
    </message>
    <message>
        <source>Search items…</source>
        <translation>Artikel suchen…</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Rückgaben</translation>
    </message>
    <message>
        <source>the chosen item</source>
        <translation>den gewählten Artikel</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Everything is checked in</source>
        <translation>Alles ist eingebucht</translation>
    </message>
    <message numerus="yes">
        <source>%n events to check in</source>
        <translation>
            <numerusform>%n Rückgabe einzubuchen</numerusform>
            <numerusform>%n Rückgaben einzubuchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n Artikel</numerusform>
            <numerusform>%n Artikel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n zu wenig</numerusform>
            <numerusform>%n zu wenig</numerusform>
        </translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Zu wenig</translation>
    </message>
    <message>
        <source>Only what is short on one of these days or in the next four weeks</source>
        <translation>Nur, wovon an einem dieser Tage oder in den nächsten vier Wochen zu wenig da ist</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>none free</source>
        <translation>keine frei</translation>
    </message>
    <message>
        <source>short</source>
        <translation>zu wenig</translation>
    </message>
    <message>
        <source>out, not counted</source>
        <translation>vermietet, ungezählt</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>below: nothing out</source>
        <translation>darunter: nicht vermietet</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>alle frei</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HiredDelegate</name>
    <message>
        <source>sold</source>
        <translation>verkauft</translation>
    </message>
    <message>
        <source>hired out</source>
        <translation>vermietet</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryModel</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryTab</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>You’ll see every change to this event here: what was changed, when and by whom.</source>
        <translation>Hier sehen Sie jede Änderung dieses Auftrags: was, wann und von wem.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message>
        <source>Event created</source>
        <translation>Auftrag angelegt</translation>
    </message>
    <message>
        <source>Deleted event restored</source>
        <translation>Gelöschter Auftrag wiederhergestellt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzname</translation>
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
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Zweiter Kunde</translation>
    </message>
    <message>
        <source>Ceremony address</source>
        <translation>Ort der Zeremonie</translation>
    </message>
    <message>
        <source>Venue address</source>
        <translation>Adresse des Ortes</translation>
    </message>
    <message>
        <source>Ceremony from</source>
        <translation>Zeremonie ab</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Zeremonie bis</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Am Ort ab</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Am Ort bis</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Description changed</source>
        <translation>Beschreibung geändert</translation>
    </message>
    <message>
        <source>Links changed</source>
        <translation>Links geändert</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Contacts changed</source>
        <translation>Kontakte geändert</translation>
    </message>
    <message>
        <source>Source of the enquiry</source>
        <translation>Herkunft der Anfrage</translation>
    </message>
    <message>
        <source>Follow up on</source>
        <translation>Nachfassen am</translation>
    </message>
    <message>
        <source>Reason it was lost</source>
        <translation>Grund der Absage</translation>
    </message>
    <message>
        <source>Quote %1 created</source>
        <translation>Angebot %1 erstellt</translation>
    </message>
    <message>
        <source>Quote %1 accepted</source>
        <translation>Angebot %1 angenommen</translation>
    </message>
    <message>
        <source>Quote %1 declined</source>
        <translation>Angebot %1 abgelehnt</translation>
    </message>
    <message>
        <source>Quote %1 reopened</source>
        <translation>Angebot %1 wieder offen</translation>
    </message>
    <message>
        <source>Quote %1 deleted</source>
        <translation>Angebot %1 gelöscht</translation>
    </message>
    <message>
        <source>Payment plan changed</source>
        <translation>Zahlungsplan geändert</translation>
    </message>
    <message>
        <source>Payment added</source>
        <translation>Zahlung hinzugefügt</translation>
    </message>
    <message>
        <source>Payment changed</source>
        <translation>Zahlung geändert</translation>
    </message>
    <message>
        <source>Day of the payment of %1</source>
        <translation>Tag der Zahlung von %1</translation>
    </message>
    <message>
        <source>Method of the payment of %1</source>
        <translation>Art der Zahlung von %1</translation>
    </message>
    <message>
        <source>Reference of the payment of %1</source>
        <translation>Verwendungszweck der Zahlung von %1</translation>
    </message>
    <message>
        <source>Note of the payment of %1</source>
        <translation>Notiz zur Zahlung von %1</translation>
    </message>
    <message>
        <source>Payment deleted</source>
        <translation>Zahlung gelöscht</translation>
    </message>
    <message>
        <source>Invoice %1 issued</source>
        <translation>Rechnung %1 ausgestellt</translation>
    </message>
    <message>
        <source>Return of %1 changed</source>
        <translation>Rückgabe geändert: %1</translation>
    </message>
    <message>
        <source>Credit note %1 issued</source>
        <translation>Rechnungskorrektur %1 ausgestellt</translation>
    </message>
    <message>
        <source>Extra per unit</source>
        <translation>Zuschlag je Stück</translation>
    </message>
    <message>
        <source>Markups changed</source>
        <translation>Kalkulationsfaktoren geändert</translation>
    </message>
    <message>
        <source>Labour changed</source>
        <translation>Arbeit geändert</translation>
    </message>
    <message>
        <source>Fees changed</source>
        <translation>Zusatzkosten geändert</translation>
    </message>
    <message>
        <source>Travel changed</source>
        <translation>Anfahrt geändert</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message>
        <source>Name of an arrangement</source>
        <translation>Name eines Arrangements</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 ausgeblendet</translation>
    </message>
    <message>
        <source>%1 shown again</source>
        <translation>%1 wieder eingeblendet</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Stelle von %1</translation>
    </message>
    <message>
        <source>Description of %1</source>
        <translation>Beschreibung von %1</translation>
    </message>
    <message>
        <source>Notes of %1</source>
        <translation>Notizen zu %1</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <translation>Menge von %1</translation>
    </message>
    <message>
        <source>Supplier of %1</source>
        <translation>Lieferant von %1</translation>
    </message>
    <message>
        <source>Flower replaced</source>
        <translation>Blume ersetzt</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 verschoben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
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
        <translation>API-Schlüssel %1</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Demo shop</source>
        <translation>Demogeschäft</translation>
    </message>
    <message>
        <source>Discount changed</source>
        <translation>Rabatt geändert</translation>
    </message>
    <message>
        <source>Fixed price of %1</source>
        <translation>Festpreis von %1</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>MwSt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 hour(s)</source>
        <translation>
            <numerusform>%1 Stunde</numerusform>
            <numerusform>%1 Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>Entfernung %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Anfahrt</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Markup of %1</source>
        <translation>Faktor für %1</translation>
    </message>
    <message>
        <source>Minutes for each %1</source>
        <translation>Minuten je %1</translation>
    </message>
    <message>
        <source>Where %1 goes</source>
        <translation>Ziel von %1</translation>
    </message>
    <message>
        <source>Lines with pinned prices</source>
        <translation>Positionen mit fixiertem Preis</translation>
    </message>
    <message>
        <source>Pictures changed</source>
        <translation>Bilder geändert</translation>
    </message>
    <message>
        <source>Pictures of %1 changed</source>
        <translation>Bilder von %1 geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added</source>
        <translation>
            <numerusform>%Ln Bild hinzugefügt</numerusform>
            <numerusform>%Ln Bilder hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%Ln Bild entfernt</numerusform>
            <numerusform>%Ln Bilder entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added to %1</source>
        <translation>
            <numerusform>%Ln Bild zu %1 hinzugefügt</numerusform>
            <numerusform>%Ln Bilder zu %1 hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed from %1</source>
        <translation>
            <numerusform>%Ln Bild von %1 entfernt</numerusform>
            <numerusform>%Ln Bilder von %1 entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned price lists</source>
        <translation>Fixierte Preislisten</translation>
    </message>
    <message>
        <source>Price lists no longer pinned</source>
        <translation>Preislisten nicht mehr fixiert</translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s) pinned</source>
        <translation>
            <numerusform>%Ln Preisliste fixiert</numerusform>
            <numerusform>%Ln Preislisten fixiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned price lists changed</source>
        <translation>Andere Preislisten fixiert</translation>
    </message>
    <message>
        <source>Prices no longer pinned</source>
        <translation>Preise nicht mehr fixiert</translation>
    </message>
    <message numerus="yes">
        <source>Prices of %n line(s) pinned</source>
        <translation>
            <numerusform>Preis von %Ln Position fixiert</numerusform>
            <numerusform>Preise von %Ln Positionen fixiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned prices changed</source>
        <translation>Fixierte Preise geändert</translation>
    </message>
    <message>
        <source>shop default</source>
        <translation>wie im Geschäft</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Fee “%1” removed</source>
        <translation>Zusatzkosten „%1“ entfernt</translation>
    </message>
    <message>
        <source>Fee “%1” added</source>
        <translation>Zusatzkosten „%1“ hinzugefügt</translation>
    </message>
    <message>
        <source>Fee “%1”</source>
        <translation>Zusatzkosten „%1“</translation>
    </message>
    <message>
        <source>Contact added: %1</source>
        <translation>Kontakt hinzugefügt: %1</translation>
    </message>
    <message>
        <source>Contact removed: %1</source>
        <translation>Kontakt entfernt: %1</translation>
    </message>
    <message>
        <source>Contacts: %1 → %2</source>
        <translation>Kontakte: %1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportDialog</name>
    <message>
        <source>Past imports…</source>
        <translation>Frühere Importe…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Import products</source>
        <translation>Produkte importieren</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Preise importieren</translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>1 of 3: the file</source>
        <translation>1 von 3: die Datei</translation>
    </message>
    <message>
        <source>2 of 3: what its columns mean</source>
        <translation>2 von 3: was die Spalten bedeuten</translation>
    </message>
    <message>
        <source>3 of 3: what will happen</source>
        <translation>3 von 3: was geschehen wird</translation>
    </message>
    <message>
        <source>past imports</source>
        <translation>frühere Importe</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 cannot be imported. %2</source>
        <translation>%1 lässt sich nicht importieren. %2</translation>
    </message>
    <message>
        <source>Save the refused rows</source>
        <translation>Abgewiesene Zeilen speichern</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>refused rows of %1</source>
        <translation>abgewiesene Zeilen von %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <source>Revert import</source>
        <translation>Import zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the import of %1?</source>
        <translation>Import von %1 zurücknehmen?</translation>
    </message>
    <message>
        <source>Removes what it added and restores what it changed, except what has been changed or used since. You can’t undo this step.</source>
        <translation>Entfernt, was er hinzugefügt hat, und stellt wieder her, was er geändert hat, außer was seither geändert oder verwendet wurde. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep the import</source>
        <translation>Import behalten</translation>
    </message>
    <message>
        <source>Import clients</source>
        <translation>Kunden importieren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportEntry</name>
    <message>
        <source>Past imports…</source>
        <translation>Frühere Importe…</translation>
    </message>
    <message>
        <source>Make a price list first; the prices go there.</source>
        <translation>Erstellen Sie zuerst eine Preisliste; dorthin kommen die Preise.</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Datei importieren…</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Preise importieren…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportTarget</name>
    <message>
        <source>Supplier of all rows</source>
        <translation>Lieferant aller Zeilen</translation>
    </message>
    <message>
        <source>Prices go into</source>
        <translation>Preise kommen in</translation>
    </message>
    <message>
        <source>Name of the new list</source>
        <translation>Name der neuen Liste</translation>
    </message>
    <message>
        <source>A new price list, from today</source>
        <translation>Eine neue Preisliste, ab heute</translation>
    </message>
    <message>
        <source>Leave the prices out</source>
        <translation>Preise weglassen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InstalmentStation</name>
    <message>
        <source>Invoice this part</source>
        <translation>Rate abrechnen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>fällig %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Invoiced</source>
        <translation>Abgerechnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>%1 abrechnen</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 offen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IntegrationsPage</name>
    <message>
        <source>Integrations</source>
        <translation>Integrationen</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>API-Aufrufe</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Neuer Webhook</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Neue Kalenderadresse</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoiceDraft</name>
    <message>
        <source>The message with invoice %1 is open in your mail program.</source>
        <translation>Die Nachricht mit der Rechnung %1 ist im Mailprogramm geöffnet.</translation>
    </message>
    <message>
        <source>No mail program opens the message; it is in %1.</source>
        <translation>Kein Mailprogramm öffnet die Nachricht; sie liegt in %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoiceForm</name>
    <message>
        <source>Bill to</source>
        <translation>Rechnung an</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>E-Rechnungs-Adresse</translation>
    </message>
    <message>
        <source>Their reference</source>
        <translation>Referenz des Kunden</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Fällig am</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>ein Tag, etwa +14</translation>
    </message>
    <message>
        <source>Note on the invoice</source>
        <translation>Hinweis auf der Rechnung</translation>
    </message>
    <message>
        <source>Reason on the credit note</source>
        <translation>Grund auf der Rechnungskorrektur</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Bitte geben Sie einen Tag ein, etwa +14.</translation>
    </message>
    <message>
        <source>For an e-invoice the shop lacks: %1.</source>
        <translation>Für eine E-Rechnung fehlt beim Geschäft: %1.</translation>
    </message>
    <message>
        <source>For an e-invoice the client lacks: %1.</source>
        <translation>Für eine E-Rechnung fehlt beim Kunden: %1.</translation>
    </message>
    <message>
        <source>The invoice has no address of the client yet.</source>
        <translation>Die Rechnung nennt noch keine Anschrift des Kunden.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoicesCard</name>
    <message>
        <source>Invoices</source>
        <translation>Rechnungen</translation>
    </message>
    <message>
        <source>Invoice the rest</source>
        <translation>Rest abrechnen</translation>
    </message>
    <message>
        <source>None issued yet.</source>
        <translation>Noch keine ausgestellt.</translation>
    </message>
    <message>
        <source>%1 is dated %2, after today: it was issued while a clock was ahead. What is issued now is dated today.</source>
        <translation>%1 trägt das Datum %2 und liegt damit nach heute: Als sie ausgestellt wurde, ging eine Uhr vor. Was jetzt ausgestellt wird, trägt das heutige Datum.</translation>
    </message>
    <message>
        <source>Credit note %1 for %2</source>
        <translation>Rechnungskorrektur %1 zu %2</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Rechnung %1</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>fällig %1</translation>
    </message>
    <message>
        <source>Save %1 as PDF</source>
        <translation>%1 als PDF speichern</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>den Rest</translation>
    </message>
    <message>
        <source>Issue an invoice for %1, %2? It gets its number now and cannot be undone, only credited.</source>
        <translation>Rechnung über %1, %2, ausstellen? Sie bekommt jetzt ihre Nummer und kann nicht rückgängig gemacht, nur korrigiert werden.</translation>
    </message>
    <message>
        <source>Issue the invoice</source>
        <translation>Rechnung ausstellen</translation>
    </message>
    <message>
        <source>Issue a credit note over all of %1? It gets a number of its own and cannot be undone.</source>
        <translation>Rechnungskorrektur über die ganze Rechnung %1 ausstellen? Sie bekommt eine eigene Nummer und kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Issue the credit note</source>
        <translation>Rechnungskorrektur ausstellen</translation>
    </message>
    <message>
        <source>Issue invoice</source>
        <translation>Rechnung ausstellen</translation>
    </message>
    <message>
        <source>Credit invoice %1</source>
        <translation>Rechnungskorrektur zu Rechnung %1</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>bezahlt %1</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>E-Mail entwerfen</translation>
    </message>
    <message>
        <source>Everything is invoiced.</source>
        <translation>Alles ist abgerechnet.</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Weitere Aktionen für %1</translation>
    </message>
    <message>
        <source>Save e-invoice (UBL, Peppol)…</source>
        <translation>E-Rechnung speichern (UBL, Peppol)…</translation>
    </message>
    <message>
        <source>Credit…</source>
        <translation>Korrigieren…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IssuedModel</name>
    <message>
        <source>Credit note for %1</source>
        <translation>Korrektur zu %1</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Ausgestellt</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Overdue: %1</source>
        <translation>Überfällig: %1</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::JournalModel</name>
    <message>
        <source>Excl. tax</source>
        <translation>Ohne MwSt.</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>Inkl. MwSt.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeptWords</name>
    <message>
        <source>Lines follow the price lists.</source>
        <translation>Die Positionen folgen den Preislisten.</translation>
    </message>
    <message>
        <source>Prices pinned on %1</source>
        <translation>Preise fixiert am %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with a pinned price</source>
        <translation>
            <numerusform>%n Position mit fixiertem Preis</numerusform>
            <numerusform>%n Positionen mit fixiertem Preis</numerusform>
        </translation>
    </message>
    <message>
        <source>Price pinned on %1</source>
        <translation>Preis fixiert am %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeyPanel</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Was er darf</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Schlüssel widerrufen…</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Programs that use “%1” are refused from their next request. This cannot be undone; they will need a new key.</source>
        <translation>Programme, die „%1“ benutzen, werden ab ihrem nächsten API-Aufruf abgewiesen. Das lässt sich nicht rückgängig machen; sie brauchen dann einen neuen Schlüssel.</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Revoke key %1</source>
        <translation>Schlüssel %1 widerrufen</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Calendar address</source>
        <translation>Kalenderadresse</translation>
    </message>
    <message>
        <source>reads events and tasks</source>
        <translation>liest Aufträge und Aufgaben</translation>
    </message>
    <message>
        <source>reads events</source>
        <translation>liest Aufträge</translation>
    </message>
    <message>
        <source>Revoke address…</source>
        <translation>Adresse widerrufen…</translation>
    </message>
    <message>
        <source>Calendar programs that read “%1” are refused from their next request. This cannot be undone; they will need a new address.</source>
        <translation>Kalenderprogramme, die „%1“ lesen, werden ab ihrem nächsten API-Aufruf abgewiesen. Das lässt sich nicht rückgängig machen; sie brauchen dann eine neue Adresse.</translation>
    </message>
    <message>
        <source>Revoke address</source>
        <translation>Adresse widerrufen</translation>
    </message>
    <message>
        <source>Revoke calendar address %1</source>
        <translation>Kalenderadresse %1 widerrufen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysModel</name>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
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
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>den Schlüssel</translation>
    </message>
    <message>
        <source>Copy this key into the program that needs it. You won’t see it again.</source>
        <translation>Kopieren Sie diesen Schlüssel in das Programm, das ihn braucht. Er wird nicht noch einmal angezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln Schlüssel</numerusform>
            <numerusform>%Ln Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 revoked</source>
        <translation>%1, %2 widerrufen</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Neue Kalenderadresse</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>die Adresse</translation>
    </message>
    <message>
        <source>Subscribe to this address in your calendar program. You won’t see it again.</source>
        <translation>Abonnieren Sie diese Adresse in Ihrem Kalenderprogramm. Sie wird nicht noch einmal angezeigt.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Keine Schlüssel</translation>
    </message>
    <message>
        <source>Create one key for each program: your website, a till, a spreadsheet. Calendars use an address instead.</source>
        <translation>Legen Sie für jedes Programm einen Schlüssel an: Website, Kasse, Tabelle. Kalender verwenden stattdessen eine Adresse.</translation>
    </message>
    <message>
        <source>No keys yet</source>
        <translation>Noch keine Schlüssel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KnownPanel</name>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>Existing client</source>
        <translation>Vorhandener Kunde</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Mögliche Duplikate</translation>
    </message>
    <message>
        <source>Same person: update</source>
        <translation>Dieselbe Person: aktualisieren</translation>
    </message>
    <message>
        <source>Someone else: add</source>
        <translation>Jemand anderes: hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LateRefusal</name>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>what was typed; why</comment>
        <translation>Nicht gespeichert: %1. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (archiviert)</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>%1 a unit excl. tax</source>
        <translation>%1 je Stück ohne MwSt.</translation>
    </message>
    <message>
        <source>%1 stems save a pack. Ctrl+. applies it.</source>
        <translation>%1 Stiele sparen eine Packung. Strg+. übernimmt das.</translation>
    </message>
    <message>
        <source>%1 for all copies</source>
        <translation>%1 für alle zusammen</translation>
    </message>
    <message>
        <source>changing…</source>
        <translation>wird geändert…</translation>
    </message>
    <message>
        <source>“%1” is not a number of stems.</source>
        <translation>„%1“ ist keine Stielzahl.</translation>
    </message>
    <message>
        <source>Change quantity of %1</source>
        <translation>Menge von %1 ändern</translation>
    </message>
    <message>
        <source>Change supplier of %1</source>
        <translation>Lieferant von %1 ändern</translation>
    </message>
    <message>
        <source>The line was deleted meanwhile.</source>
        <translation>Die Position wurde inzwischen gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>%Ln Position nach %1 verschieben</numerusform>
            <numerusform>%Ln Positionen nach %1 verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Stiele</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Shared with other lines: %1 stems in all.</source>
        <translation>Mit anderen Positionen geteilt: insgesamt %1 Stiele.</translation>
    </message>
    <message>
        <source>A pack of %1 costs %2 excl. tax.</source>
        <translation>Eine Packung von %1 kostet %2 ohne MwSt.</translation>
    </message>
    <message>
        <source>Packs in all</source>
        <translation>Pack. gesamt</translation>
    </message>
    <message>
        <source>%1 fewer in the whole event saves a pack.</source>
        <translation>%1 weniger im ganzen Auftrag sparen eine Packung.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Ohne MwSt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinksField</name>
    <message>
        <source>Add a link: a name and its address</source>
        <translation>Link hinzufügen: ein Name und seine Adresse</translation>
    </message>
    <message>
        <source>Add a link</source>
        <translation>Link hinzufügen</translation>
    </message>
    <message>
        <source>Write an address such as https://example.com, or a name before it.</source>
        <translation>Bitte geben Sie eine Adresse wie https://example.com ein, oder einen Namen davor.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LogoField</name>
    <message>
        <source>The logo</source>
        <translation>Das Logo</translation>
    </message>
    <message>
        <source>Choose the logo</source>
        <translation>Logo wählen</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Logo entfernen</translation>
    </message>
    <message>
        <source>A PNG, JPEG or WebP file, which can be dropped here.</source>
        <translation>Eine PNG-, JPEG- oder WebP-Datei, die Sie auch hierher ziehen können.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MailDraft</name>
    <message>
        <source>Open in mail program</source>
        <translation>Im Mailprogramm öffnen</translation>
    </message>
    <message>
        <source>No mail program answers; the text is on the clipboard.</source>
        <translation>Kein Mailprogramm antwortet; der Text liegt in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>No answer since %1</source>
        <translation>Keine Antwort seit %1</translation>
    </message>
    <message>
        <source>API on %1</source>
        <translation>API auf %1</translation>
    </message>
    <message>
        <source>API is off</source>
        <translation>API ist aus</translation>
    </message>
    <message>
        <source>API is off: %1</source>
        <translation>API ist aus: %1</translation>
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
        <translation>Integrationen</translation>
    </message>
    <message>
        <source>Order sheet of %1</source>
        <translation>Bestellliste von %1</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Neuer Lieferant</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Neue Preisliste</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Neue Farbe</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Neue Kategorie</translation>
    </message>
    <message>
        <source>Open another shop</source>
        <translation>Anderes Geschäft öffnen</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Neuer Webhook</translation>
    </message>
    <message>
        <source>New shop</source>
        <translation>Neues Geschäft</translation>
    </message>
    <message>
        <source>Appearance: as the system</source>
        <translation>Darstellung: wie das System</translation>
    </message>
    <message>
        <source>Appearance: light</source>
        <translation>Darstellung: hell</translation>
    </message>
    <message>
        <source>Appearance: dark</source>
        <translation>Darstellung: dunkel</translation>
    </message>
    <message>
        <source>theme night day mode</source>
        <translation>Design Nacht Tag Modus</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be undone. Undo again for the step before it.</source>
        <translation>„%1“ kann nicht zurückgenommen werden. Noch einmal „Rückgängig“ gilt dem Schritt davor.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>help manual how shortcut keyboard</source>
        <translation>hilfe handbuch wie tasten tastatur kürzel</translation>
    </message>
    <message>
        <source>Import products</source>
        <translation>Produkte importieren</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Preise importieren</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Neuer Kunde</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Neue Kalenderadresse</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finanzen</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Mietartikel</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serien</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Neue Serie</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Neue Aufgabe</translation>
    </message>
    <message>
        <source>Record payment of %1</source>
        <translation>Zahlung von %1 erfassen</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Rechnung für %1</translation>
    </message>
    <message>
        <source>Invoice the month…</source>
        <translation>Monat abrechnen…</translation>
    </message>
    <message>
        <source>Remind…</source>
        <translation>Mahnen…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <source>any supplier</source>
        <translation>beliebiger Lieferant</translation>
    </message>
    <message>
        <source>%1 a pack</source>
        <translation>%1 je Packung</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 je Packung</translation>
    </message>
    <message>
        <source>, minimum %1</source>
        <translation>, mindestens %1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MenuSearch</name>
    <message>
        <source>Type to find…</source>
        <translation>Zum Suchen tippen…</translation>
    </message>
    <message>
        <source>Find in this menu</source>
        <translation>In diesem Menü suchen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyPage</name>
    <message>
        <source>Money</source>
        <translation>Finanzen</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was fällig ist</translation>
    </message>
    <message>
        <source>Who owes what, by due date. Events appear here once a quote is accepted or a payment is recorded.</source>
        <translation>Wer was schuldet, nach Fälligkeit. Aufträge erscheinen hier, sobald ein Angebot angenommen oder eine Zahlung erfasst ist.</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Rechnungen</translation>
    </message>
    <message>
        <source>All invoices and credit notes. Issue them in an event, under “Payments”.</source>
        <translation>Alle Rechnungen und Rechnungskorrekturen. Ausgestellt werden sie in einem Auftrag unter „Zahlungen“.</translation>
    </message>
    <message>
        <source>Search client, event, number…</source>
        <translation>Kunde, Auftrag, Nummer suchen…</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>Nothing is outstanding on it</source>
        <translation>Darauf ist nichts offen</translation>
    </message>
    <message>
        <source>Export invoices…</source>
        <translation>Rechnungen exportieren…</translation>
    </message>
    <message>
        <source>Export payments…</source>
        <translation>Zahlungen exportieren…</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Go to the events</source>
        <translation>Zu den Aufträgen</translation>
    </message>
    <message numerus="yes">
        <source>more than %n invoices and credit notes</source>
        <translation>
            <numerusform>mehr als %Ln Rechnung oder Rechnungskorrektur</numerusform>
            <numerusform>mehr als %Ln Rechnungen und Rechnungskorrekturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoices</source>
        <translation>
            <numerusform>%Ln Rechnung</numerusform>
            <numerusform>%Ln Rechnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit notes</source>
        <translation>
            <numerusform>%Ln Rechnungskorrektur</numerusform>
            <numerusform>%Ln Rechnungskorrekturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outstanding payments</source>
        <translation>
            <numerusform>%Ln offene Zahlung</numerusform>
            <numerusform>%Ln offene Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>Dates: %1</source>
        <translation>Zeitraum: %1</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Save e-invoice…</source>
        <translation>E-Rechnung speichern…</translation>
    </message>
    <message>
        <source>Saves it as UBL, by the rules of Peppol</source>
        <translation>Speichert sie als UBL, nach den Regeln von Peppol</translation>
    </message>
    <message>
        <source>Search client, event…</source>
        <translation>Kunde, Auftrag suchen…</translation>
    </message>
    <message>
        <source>Invoice the month…</source>
        <translation>Monat abrechnen…</translation>
    </message>
    <message>
        <source>Remind…</source>
        <translation>Mahnen…</translation>
    </message>
    <message>
        <source>Record payment…</source>
        <translation>Zahlung erfassen…</translation>
    </message>
    <message>
        <source>Export the journal…</source>
        <translation>Journal exportieren…</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Save the journal as PDF…</source>
        <translation>Journal als PDF speichern…</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>E-Mail entwerfen</translation>
    </message>
    <message>
        <source>A message in the mail program, with the invoice as PDF. Nothing is sent by itself</source>
        <translation>Eine Nachricht im Mailprogramm, mit der Rechnung als PDF. Von selbst wird nichts verschickt</translation>
    </message>
    <message>
        <source>Every invoice, credit note, reminder and payment is written down here for the auditor: who did what, when, and which values it changed.</source>
        <translation>Jede Rechnung, Rechnungskorrektur, Mahnung und Zahlung steht hier für die Prüfung: wer was wann getan hat und welche Werte sich geändert haben.</translation>
    </message>
    <message>
        <source>By due date</source>
        <translation>Nach Fälligkeit</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n entries</source>
        <translation>
            <numerusform>mehr als %Ln Eintrag</numerusform>
            <numerusform>mehr als %Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>the chosen entry</source>
        <translation>den gewählten Eintrag</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>In the journal</source>
        <translation>Im Journal</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyTable</name>
    <message>
        <source>No matches.</source>
        <translation>Nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+%Ln weitere</numerusform>
            <numerusform>+%Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDialog</name>
    <message>
        <source>due %1</source>
        <translation>fällig %1</translation>
    </message>
    <message>
        <source>Invoice the month</source>
        <translation>Monat abrechnen</translation>
    </message>
    <message>
        <source>Clients to invoice</source>
        <translation>Kunden mit Rechnung</translation>
    </message>
    <message>
        <source>The invoice</source>
        <translation>Die Rechnung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Looking at what there is to invoice…</source>
        <translation>Was abzurechnen ist, wird ermittelt…</translation>
    </message>
    <message>
        <source>Space ticks and unticks. Each invoice gets its number now and cannot be undone, only credited.</source>
        <translation>Die Leertaste hakt an und ab. Jede Rechnung bekommt jetzt ihre Nummer und kann nicht zurückgenommen, nur korrigiert werden.</translation>
    </message>
    <message>
        <source>Issue invoices</source>
        <translation>Rechnungen ausstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issue %n invoices</source>
        <translation>
            <numerusform>%Ln Rechnung ausstellen</numerusform>
            <numerusform>%Ln Rechnungen ausstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issued %n invoices</source>
        <translation>
            <numerusform>%Ln Rechnung ausgestellt</numerusform>
            <numerusform>%Ln Rechnungen ausgestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Gesamtbetrag inkl. MwSt.</translation>
    </message>
    <message>
        <source>No monthly invoices are due. Tick “One invoice a month” for a client under Clients first.</source>
        <translation>Es sind keine Monatsrechnungen fällig. Wählen Sie zuerst bei einem Kunden unter Kunden „Eine Rechnung im Monat“.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthGrid</name>
    <message>
        <source>Days of the month</source>
        <translation>Tage des Monats</translation>
    </message>
    <message>
        <source>Events of the day</source>
        <translation>Aufträge des Tages</translation>
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
        <translation>heute</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Order %n days late</source>
        <translation>
            <numerusform>Bestellung %Ln Tag überfällig</numerusform>
            <numerusform>Bestellung %Ln Tage überfällig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthView</name>
    <message>
        <source>Month before</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
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
        <translation>Navigation einklappen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Expand the navigation</source>
        <translation>Navigation ausklappen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewFlowerPanel</name>
    <message>
        <source>Add to the catalogue</source>
        <translation>In den Katalog aufnehmen</translation>
    </message>
    <message>
        <source>A flower that is new to the catalogue</source>
        <translation>Eine Blume, die im Katalog neu ist</translation>
    </message>
    <message>
        <source>New in the catalogue</source>
        <translation>Neu im Katalog</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Stem length</source>
        <translation>Stiellänge</translation>
    </message>
    <message>
        <source>Units per pack</source>
        <translation>Packungsinhalt</translation>
    </message>
    <message>
        <source>Cost of one</source>
        <translation>Kosten je Stück</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>ohne MwSt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte geben Sie einen Namen an.</translation>
    </message>
    <message>
        <source>Write a length in cm, like 60.</source>
        <translation>Bitte geben Sie eine Länge in cm ein, etwa 60.</translation>
    </message>
    <message>
        <source>Write a number, like 20.</source>
        <translation>Bitte geben Sie eine Zahl ein, etwa 20.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Bitte geben Sie einen Betrag ein, 0 oder mehr.</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Durchschnitt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewFlowerTexts</name>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewKeyForm</name>
    <message>
        <source>Create key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>What uses it: “Website”, “Till”…</source>
        <translation>Was ihn benutzt: „Website“, „Kasse“…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Wofür er ist</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Was er darf</translation>
    </message>
    <message>
        <source>Read everything</source>
        <translation>Alles lesen</translation>
    </message>
    <message>
        <source>Keep the catalogue in step</source>
        <translation>Katalog abgleichen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>As ticked below</source>
        <translation>Wie unten angekreuzt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>manage</source>
        <translation>verwalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <translation>Wie lange er gilt</translation>
    </message>
    <message>
        <source>Until it is revoked</source>
        <translation>Bis zum Widerruf</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 Tage</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <source>To the end of a day</source>
        <translation>Bis zum Ende eines Tages</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Tick at least one thing that it may do.</source>
        <translation>Bitte kreuzen Sie mindestens eine Sache an, die er darf.</translation>
    </message>
    <message>
        <source>A calendar address, for events</source>
        <translation>Eine Kalenderadresse für Aufträge</translation>
    </message>
    <message>
        <source>A calendar address, for events and tasks</source>
        <translation>Eine Kalenderadresse für Aufträge und Aufgaben</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Neue Kalenderadresse</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Who reads it: “Ann’s phone”…</source>
        <translation>Wer sie liest: „Annas Telefon“…</translation>
    </message>
    <message>
        <source>Create address</source>
        <translation>Adresse anlegen</translation>
    </message>
    <message>
        <source>Create calendar address</source>
        <translation>Kalenderadresse anlegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Make no price list</source>
        <translation>Keine Preisliste anlegen</translation>
    </message>
    <message>
        <source>Name, like Flowers spring</source>
        <translation>Name, etwa Blumen Frühjahr</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <source>Prices valid from</source>
        <translation>Preise gelten ab</translation>
    </message>
    <message>
        <source>Tax on these prices</source>
        <translation>MwSt. darauf</translation>
    </message>
    <message>
        <source>Prices change by</source>
        <translation>Preisänderung um</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <source>Prices copied</source>
        <translation>Kopierte Preise</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Neue Preisliste</translation>
    </message>
    <message numerus="yes">
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>Neue Liste für %1 aus %2, mit ihrem %Ln Preis</numerusform>
            <numerusform>Neue Liste für %1 aus %2, mit ihren %Ln Preisen</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>„%1“ ist kein Steuersatz; bitte geben Sie Prozent ein, etwa 20.</translation>
    </message>
    <message>
        <source>“%1” is not a percentage; write it like 4 or -2.5.</source>
        <translation>„%1“ ist kein Prozentsatz; bitte schreiben Sie ihn wie 4 oder -2,5.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Copying: %1 of %2 prices</source>
        <translation>Kopieren: %1 von %2 Preisen</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>„%1“ ist kein Datum.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Nichts hinzufügen</translation>
    </message>
    <message>
        <source>Product, like Rose</source>
        <translation>Produkt, etwa Rose</translation>
    </message>
    <message>
        <source>Name of the new product</source>
        <translation>Name des neuen Produkts</translation>
    </message>
    <message>
        <source>First variety, like Quicksand</source>
        <translation>Erste Sorte, etwa Quicksand</translation>
    </message>
    <message>
        <source>Name of the variety</source>
        <translation>Name der Sorte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Keine Kategorie</translation>
    </message>
    <message>
        <source>New variety of %1</source>
        <translation>Neue Sorte von %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewRow</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewTaskRow</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Do not add a task</source>
        <translation>Keine Aufgabe hinzufügen</translation>
    </message>
    <message>
        <source>Write a day, like sat or +7.</source>
        <translation>Bitte geben Sie einen Tag ein, etwa Sa oder +7.</translation>
    </message>
    <message>
        <source>Write how long it takes, like 90 or 1:30.</source>
        <translation>Bitte geben Sie die Dauer ein, etwa 90 oder 1:30.</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Neue Aufgabe</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWebhookForm</name>
    <message>
        <source>Create webhook</source>
        <translation>Webhook erstellen</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Neuer Webhook</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>The address that the other program’s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>Die Adresse im öffentlichen Internet, die Ihnen der Hersteller des anderen Programms gegeben hat. Stemdesk sendet dorthin eine mit einem Geheimnis signierte Nachricht, wenn etwas geschieht.</translation>
    </message>
    <message>
        <source>What it reports</source>
        <translation>Was er meldet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Looking at the address…</source>
        <translation>Die Adresse wird geprüft…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWordRow</name>
    <message>
        <source>Name of the new colour</source>
        <translation>Name der neuen Farbe</translation>
    </message>
    <message>
        <source>Name of the new category</source>
        <translation>Name der neuen Kategorie</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Nichts hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OccurrenceStrip</name>
    <message>
        <source>This and the following</source>
        <translation>Diesen und die folgenden</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Open the series</source>
        <translation>Serie öffnen</translation>
    </message>
    <message>
        <source>Apply the changes made here to the series’ template and its later events</source>
        <translation>Überträgt die Änderungen in die Vorlage der Serie und ihre späteren Aufträge</translation>
    </message>
    <message>
        <source>Apply the changes made here to the series’ template and all its events from today on</source>
        <translation>Überträgt die Änderungen in die Vorlage der Serie und alle Aufträge ab heute</translation>
    </message>
    <message>
        <source>All events of the series</source>
        <translation>Alle Aufträge der Serie</translation>
    </message>
    <message>
        <source>One of the series %1, changed on its own. Change as well:</source>
        <translation>Ein Auftrag der Serie %1, für sich geändert. Ebenso ändern:</translation>
    </message>
    <message>
        <source>One of the series %1; changes here affect only this event.</source>
        <translation>Ein Auftrag der Serie %1; was Sie hier ändern, gilt nur für diesen.</translation>
    </message>
    <message>
        <source>Change the series as %1</source>
        <translation>Serie ändern wie %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n unverändert gelassen</numerusform>
            <numerusform>%n unverändert gelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n Auftrag aktualisiert</numerusform>
            <numerusform>%n Aufträge aktualisiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Beliebiger Lieferant</translation>
    </message>
    <message>
        <source>Their code</source>
        <translation>Best.-Nr.</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Nummer bei %1</translation>
    </message>
    <message>
        <source>Do not buy from %1</source>
        <translation>Nicht bei %1 kaufen</translation>
    </message>
    <message>
        <source>Minimum packs of %1</source>
        <translation>Mindestpackungen von %1</translation>
    </message>
    <message>
        <source>cheapest</source>
        <translation>günstigster</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pack.</translation>
    </message>
    <message>
        <source>Pack of %1</source>
        <translation>Packung von %1</translation>
    </message>
    <message>
        <source>Min.</source>
        <translation>Mind.</translation>
    </message>
    <message>
        <source>EAN</source>
        <translation>EAN</translation>
    </message>
    <message>
        <source>EAN of %1</source>
        <translation>EAN von %1</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 je Packung</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Lieferant hinzufügen</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <source>Unit cost of %1</source>
        <translation>Stückpreis bei %1</translation>
    </message>
    <message>
        <source>Unit cost without a supplier</source>
        <translation>Stückpreis ohne Lieferant</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message>
        <source>No open orders.</source>
        <translation>Keine offenen Bestellungen.</translation>
    </message>
    <message>
        <source>and earlier orders</source>
        <translation>und frühere Bestellungen</translation>
    </message>
    <message>
        <source>Open the order of %1</source>
        <translation>Bestellung vom %1 öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln Position offen</numerusform>
            <numerusform>%Ln Positionen offen</numerusform>
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
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>Der Lieferant liefert nicht weniger als %1.</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Ohne MwSt.</translation>
    </message>
    <message>
        <source>Some prices are missing from the price lists.</source>
        <translation>In den Preislisten fehlen Preise.</translation>
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
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packungen</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Zu bestellen</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>%1 more are ordered as spare.</source>
        <translation>%1 weitere werden als Reserve bestellt.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Bestellt</translation>
    </message>
    <message>
        <source>%1 more are ordered than needed now.</source>
        <translation>%1 mehr bestellt, als jetzt gebraucht wird.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderedSheets</name>
    <message>
        <source>All ordered</source>
        <translation>Alles bestellt</translation>
    </message>
    <message>
        <source>Nothing more is needed for these events.</source>
        <translation>Für diese Aufträge wird nichts weiter gebraucht.</translation>
    </message>
    <message>
        <source>Check in the delivery</source>
        <translation>Wareneingang erfassen</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Gespeicherte Listen</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nichts Neues</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Entwurf öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not ordered.</source>
        <translation>
            <numerusform>%Ln Entwurf nicht bestellt.</numerusform>
            <numerusform>%Ln Entwürfe nicht bestellt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Choose one or more events, or a week. You’ll see each supplier’s order here, with packs worked out for all of them together.</source>
        <translation>Wählen Sie einen oder mehrere Aufträge oder eine Woche. Hier sehen Sie dann die Bestellung je Lieferant, mit den Packungen für alle zusammen.</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Gespeicherte Listen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Die Seiten, wie sie gedruckt werden</translation>
    </message>
    <message>
        <source>Save this sheet</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Keeps the sheet as it is now, to compare and check deliveries later</source>
        <translation>Hält die Liste fest, wie sie jetzt ist, um später zu vergleichen und Lieferungen zu prüfen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>A table for any program</source>
        <translation>Eine Tabelle für jedes Programm</translation>
    </message>
    <message>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <source>A workbook with a sheet for each supplier</source>
        <translation>Eine Arbeitsmappe mit einem Blatt je Lieferant</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>As they were sent, and what came in</source>
        <translation>Wie sie gesendet wurden und was gekommen ist</translation>
    </message>
    <message>
        <source>%3 incl. tax · %1 · %2</source>
        <translation>%3 inkl. MwSt. · %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1 · %2</source>
        <translation>Gespeichert %1 · %2</translation>
    </message>
    <message>
        <source>Save order sheet</source>
        <translation>Bestellliste speichern</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>Die Liste ist gespeichert</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Only new</source>
        <translation>Nur Neues</translation>
    </message>
    <message>
        <source>Only what is missing from the sheets already ordered; otherwise everything again</source>
        <translation>Nur, was neben den bestellten Listen noch fehlt; sonst alles noch einmal</translation>
    </message>
    <message>
        <source>Mark as ordered</source>
        <translation>Als bestellt markieren</translation>
    </message>
    <message>
        <source>Ordered %1 · %2</source>
        <translation>Bestellt %1 · %2</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>Zurück zum Entwurf</translation>
    </message>
    <message>
        <source>Some of it has arrived, so it was ordered</source>
        <translation>Es ist schon etwas davon eingetroffen, also wurde bestellt</translation>
    </message>
    <message>
        <source>It was not ordered after all; its goods have to be ordered again</source>
        <translation>Doch nicht bestellt: Was darauf steht, ist wieder zu bestellen</translation>
    </message>
    <message>
        <source>What it holds counts as ordered and is not offered again</source>
        <translation>Was darauf steht, gilt als bestellt und wird nicht noch einmal angeboten</translation>
    </message>
    <message>
        <source>Saves it, as a sheet for each delivery day. What it holds counts as ordered and is not offered again</source>
        <translation>Speichert eine Liste je Liefertag. Was darauf steht, gilt als bestellt und wird nicht noch einmal angeboten</translation>
    </message>
    <message>
        <source>Take an order sheet back to draft</source>
        <translation>Bestellliste wieder als Entwurf</translation>
    </message>
    <message>
        <source>Mark an order sheet as ordered</source>
        <translation>Bestellliste als bestellt markieren</translation>
    </message>
    <message>
        <source>Delivery days</source>
        <translation>Liefertage</translation>
    </message>
    <message>
        <source>All delivery days</source>
        <translation>Alle Liefertage</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Lieferung %1</translation>
    </message>
    <message>
        <source>Order what is due next</source>
        <translation>Als Nächstes Fälliges bestellen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>One PDF per supplier…</source>
        <translation>Ein PDF je Lieferant…</translation>
    </message>
    <message>
        <source>One file for each supplier, with only their lines</source>
        <translation>Eine Datei je Lieferant, nur mit seinen Positionen</translation>
    </message>
    <message>
        <source>Nothing to order in the next two weeks.</source>
        <translation>Nichts zu bestellen in den nächsten zwei Wochen.</translation>
    </message>
    <message numerus="yes">
        <source>%n events to order next</source>
        <translation>
            <numerusform>%Ln Auftrag als Nächstes zu bestellen</numerusform>
            <numerusform>%Ln Aufträge als Nächstes zu bestellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln überfällig</numerusform>
            <numerusform>%Ln überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the events</source>
        <translation>Aufträge zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s), one for each delivery day</source>
        <translation>
            <numerusform>%Ln Liste, eine je Liefertag</numerusform>
            <numerusform>%Ln Listen, eine je Liefertag</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered from %1: %2</source>
        <translation>Bestellt bei %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%Ln Liste</numerusform>
            <numerusform>%Ln Listen</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message>
        <source>Saved sheets with this event</source>
        <translation>Gespeicherte Listen mit diesem Auftrag</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Die Seiten, wie sie gedruckt werden</translation>
    </message>
    <message>
        <source>Open in Orders</source>
        <translation>Zu Bestellungen</translation>
    </message>
    <message>
        <source>Order together with other events, save the sheet, export it</source>
        <translation>Mit anderen Aufträgen zusammen bestellen, Liste speichern, exportieren</translation>
    </message>
    <message>
        <source>For this event alone: %1, %2 incl. tax</source>
        <translation>Nur für diesen Auftrag: %1, %2 inkl. MwSt.</translation>
    </message>
    <message>
        <source>the newest; all are in Orders</source>
        <translation>die neuesten; alle stehen unter Bestellungen</translation>
    </message>
    <message>
        <source>Nothing more from %1.</source>
        <translation>Nichts mehr von %1.</translation>
    </message>
    <message>
        <source>All ordered on %1</source>
        <translation>Alles bestellt am %1</translation>
    </message>
    <message>
        <source>For this event alone: %1, %2 incl. tax, without delivery</source>
        <translation>Nur für diesen Auftrag: %1, %2 inkl. MwSt., ohne Lieferung</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new; %n draft(s) not ordered.</source>
        <translation>
            <numerusform>Nichts Neues; %Ln Entwurf nicht bestellt.</numerusform>
            <numerusform>Nichts Neues; %Ln Entwürfe nicht bestellt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OutputProgress</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OwedModel</name>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>Nothing is outstanding.</source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 überfällig</translation>
    </message>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln Tag überfällig</numerusform>
            <numerusform>%Ln Tage überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Instalment</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>%1 outstanding in all</source>
        <translation>%1 insgesamt offen</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>More for this page</source>
        <translation>Mehr für diese Seite</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Die Seiten werden vorbereitet …</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteField</name>
    <message>
        <source>Add a colour</source>
        <translation>Farbe hinzufügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteRows</name>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Rechnungen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PastImports</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Past imports</source>
        <translation>Frühere Importe</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Each import is listed here, and can be undone.</source>
        <translation>Noch wurde nichts importiert. Jeder Import steht hier und lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Revert import</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Reverted %1</source>
        <translation>Zurückgenommen %1</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>Im Geschäft</translation>
    </message>
    <message>
        <source>Undoing the import</source>
        <translation>Wird zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>Reverted %1, %n kept</source>
        <translation>
            <numerusform>Zurückgenommen %1, %Ln geblieben</numerusform>
            <numerusform>Zurückgenommen %1, %Ln geblieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentDialog</name>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Record payment of %1</source>
        <translation>Zahlung von %1 erfassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Erfassen</translation>
    </message>
    <message>
        <source>%1: %2 outstanding</source>
        <translation>%1: %2 offen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Bitte geben Sie einen Betrag ein; eine Erstattung hat ein Minus.</translation>
    </message>
    <message>
        <source>Write the day it came in.</source>
        <translation>Bitte geben Sie den Tag des Eingangs ein.</translation>
    </message>
    <message>
        <source>Record payment %1</source>
        <translation>Zahlung %1 erfassen</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Bezahlt am</translation>
    </message>
    <message>
        <source>Total of the invoice</source>
        <translation>Rechnungsbetrag</translation>
    </message>
    <message>
        <source>That is more than the %1 outstanding.</source>
        <translation>Das ist mehr, als offen ist: %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentPlanCard</name>
    <message>
        <source>Payment plan</source>
        <translation>Zahlungsplan</translation>
    </message>
    <message>
        <source>Change the shop’s payment plan</source>
        <translation>Zahlungsplan des Geschäfts ändern</translation>
    </message>
    <message>
        <source>Use the default plan</source>
        <translation>Standardplan verwenden</translation>
    </message>
    <message>
        <source>for events without their own plan</source>
        <translation>für Aufträge ohne eigenen Plan</translation>
    </message>
    <message numerus="yes">
        <source>%n agreed events keep the plan from before.</source>
        <translation>
            <numerusform>%Ln vereinbarter Auftrag behält den bisherigen Plan.</numerusform>
            <numerusform>%Ln vereinbarte Aufträge behalten den bisherigen Plan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsCard</name>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>A refund takes a minus.</source>
        <translation>Eine Erstattung hat ein Minus.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>Record payment</source>
        <translation>Zahlung erfassen</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstatten</translation>
    </message>
    <message>
        <source>Nothing has come in yet.</source>
        <translation>Noch nichts eingegangen.</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Bitte geben Sie einen Betrag ein; eine Erstattung hat ein Minus.</translation>
    </message>
    <message>
        <source>Record payment %1</source>
        <translation>Zahlung %1 erfassen</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Bezahlt am</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>card, cash…</source>
        <translation>Karte …</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsModel</name>
    <message>
        <source>Delete payment %1</source>
        <translation>Zahlung %1 löschen</translation>
    </message>
    <message>
        <source>Deleted the payment of %1, %2</source>
        <translation>Zahlung vom %1 gelöscht, %2</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Bezahlt am</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Change payment %1</source>
        <translation>Zahlung %1 ändern</translation>
    </message>
    <message>
        <source>Write the day it came in.</source>
        <translation>Bitte geben Sie den Tag des Eingangs ein.</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Bitte geben Sie einen Betrag ein; eine Erstattung hat ein Minus.</translation>
    </message>
    <message>
        <source>refund of %1</source>
        <translation>Erstattung von %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsTab</name>
    <message>
        <source>Instalments</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Plan ändern</translation>
    </message>
    <message>
        <source>Change payment plan</source>
        <translation>Zahlungsplan ändern</translation>
    </message>
    <message>
        <source>Use the shop’s plan</source>
        <translation>Plan des Geschäfts verwenden</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureEye</name>
    <message>
        <source>Picture to take a colour from</source>
        <translation>Bild, aus dem eine Farbe genommen wird</translation>
    </message>
    <message>
        <source>The arrows move and take the colour below the lens</source>
        <translation>Die Pfeiltasten bewegen die Lupe und nehmen die Farbe darunter</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureField</name>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>This is not a picture that can be shown; choose a PNG, JPEG or WebP file.</source>
        <translation>Dies ist kein Bild, das sich anzeigen lässt; bitte wählen Sie eine PNG-, JPEG- oder WebP-Datei.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureIntake</name>
    <message>
        <source>the picture</source>
        <translation>das Bild</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“%1” is too large: 64 MB and 64 million pixels are the most.</source>
        <translation>„%1“ ist zu groß: höchstens 64 MB und 64 Millionen Pixel sind möglich.</translation>
    </message>
    <message>
        <source>“%1” is not a picture that can be shown. Choose a PNG, JPEG or WebP file.</source>
        <translation>„%1“ ist kein Bild, das sich anzeigen lässt. Bitte nehmen Sie eine PNG-, JPEG- oder WebP-Datei.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureStrip</name>
    <message>
        <source>Add pictures</source>
        <translation>Bilder hinzufügen</translation>
    </message>
    <message>
        <source>Or drop them here, or paste them with Ctrl+V</source>
        <translation>Oder hier ablegen oder mit Strg+V einfügen</translation>
    </message>
    <message>
        <source>Pictures of %1</source>
        <translation>Bilder von %1</translation>
    </message>
    <message>
        <source>Add pictures to %1</source>
        <translation>Bilder zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>%1
A picture elsewhere. A click opens it in the browser.</source>
        <translation>%1
Ein Bild an anderem Ort. Ein Klick öffnet es im Browser.</translation>
    </message>
    <message>
        <source>Link to a picture, %1</source>
        <translation>Link zu einem Bild, %1</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>Remove a picture from %1</source>
        <translation>Bild aus %1 entfernen</translation>
    </message>
    <message>
        <source>Move a picture of %1</source>
        <translation>Bild von %1 verschieben</translation>
    </message>
    <message>
        <source>Add a picture to %1</source>
        <translation>Bild zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Bild wird gelesen…</translation>
    </message>
    <message>
        <source>Reading picture %1 of %2…</source>
        <translation>Bild %1 von %2 wird gelesen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureTile</name>
    <message>
        <source>Click to enlarge. Delete removes it, Ctrl with an arrow moves it.</source>
        <translation>Ein Klick zeigt es groß. Entf entfernt es, Strg mit einer Pfeiltaste verschiebt es.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Groß anzeigen</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureViewer</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Dieses Bild ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 of %2 · arrows show the others, Escape closes</source>
        <translation>%1 von %2 · Pfeiltasten zeigen die anderen, Esc schließt</translation>
    </message>
    <message>
        <source>Escape closes</source>
        <translation>Esc schließt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PlanEditor</name>
    <message>
        <source>On acceptance</source>
        <translation>Bei Annahme</translation>
    </message>
    <message>
        <source>After acceptance</source>
        <translation>Nach Annahme</translation>
    </message>
    <message>
        <source>Before the event</source>
        <translation>Vor dem Termin</translation>
    </message>
    <message>
        <source>On the day of the event</source>
        <translation>Am Tag des Termins</translation>
    </message>
    <message>
        <source>After the event</source>
        <translation>Nach dem Termin</translation>
    </message>
    <message>
        <source>On a day</source>
        <translation>An einem Tag</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>der Rest</translation>
    </message>
    <message>
        <source>Add an instalment</source>
        <translation>Rate hinzufügen</translation>
    </message>
    <message>
        <source>Name of the instalment</source>
        <translation>Name der Rate</translation>
    </message>
    <message>
        <source>Share or amount</source>
        <translation>Anteil oder Betrag</translation>
    </message>
    <message>
        <source>Day, or number of days</source>
        <translation>Tag oder Anzahl Tage</translation>
    </message>
    <message>
        <source>Remove the instalment</source>
        <translation>Rate entfernen</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Write a share like 25%, or an amount.</source>
        <translation>Bitte geben Sie einen Anteil wie 25 % oder einen Betrag ein.</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Bitte geben Sie einen Tag ein, etwa +14.</translation>
    </message>
    <message>
        <source>Write a number of days, 1 to %1.</source>
        <translation>Bitte geben Sie eine Anzahl Tage von 1 bis %1 ein.</translation>
    </message>
    <message>
        <source>Instalment %1</source>
        <translation>Rate %1</translation>
    </message>
    <message>
        <source>Remove the instalment %1</source>
        <translation>Rate %1 entfernen</translation>
    </message>
    <message>
        <source>%1 or %2?</source>
        <translation>%1 oder %2?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PreviewStep</name>
    <message>
        <source>All or nothing: import only if no row is refused</source>
        <translation>Alles oder nichts: nur importieren, wenn keine Zeile abgewiesen wird</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>Looking at the file…</source>
        <translation>Datei wird gelesen…</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>%1, %2 matched by you</source>
        <translation>%1, %2 von Ihnen zugeordnet</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is imported while %n row(s) are refused.</source>
        <translation>
            <numerusform>Solange %Ln Zeile abgewiesen ist, wird nichts importiert.</numerusform>
            <numerusform>Solange %Ln Zeilen abgewiesen sind, wird nichts importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are refused and left out; you can save and correct them afterwards.</source>
        <translation>
            <numerusform>%Ln Zeile ist abgewiesen und wird weggelassen; Sie können sie danach speichern und berichtigen.</numerusform>
            <numerusform>%Ln Zeilen sind abgewiesen und werden weggelassen; Sie können sie danach speichern und berichtigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties changes.</source>
        <translation>
            <numerusform>Die Packungsgröße von %n Sorte ändert sich.</numerusform>
            <numerusform>Die Packungsgröße von %n Sorten ändert sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Varieties not found (%1)</source>
        <translation>Nicht gefundene Sorten (%1)</translation>
    </message>
    <message>
        <source>New colours (%1)</source>
        <translation>Neue Farben (%1)</translation>
    </message>
    <message>
        <source>%1, %2 decided by you</source>
        <translation>%1, %2 von Ihnen entschieden</translation>
    </message>
    <message>
        <source>Possible duplicates (%1)</source>
        <translation>Mögliche Duplikate (%1)</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 je Packung</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <translation>„%1“ wird als %2 gelesen.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Als %1 lesen</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) need a look.</source>
        <translation>
            <numerusform>%n Zeile bitte ansehen.</numerusform>
            <numerusform>%n Zeilen bitte ansehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 je Stück</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are more than three times, or less than a third, of the last one. Tick those that are right; the others are left out.</source>
        <translation>
            <numerusform>%n Preis ist mehr als das Dreifache oder weniger als ein Drittel des letzten. Kreuzen Sie ihn an, wenn er stimmt, sonst wird er ausgelassen.</numerusform>
            <numerusform>%n Preise sind mehr als das Dreifache oder weniger als ein Drittel der letzten. Kreuzen Sie die richtigen an, die anderen werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keine ankreuzen</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle ankreuzen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message>
        <source>any supplier</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>Incl. tax and the shop’s markup, without extras</source>
        <translation>Inkl. MwSt. und dem Kalkulationsfaktor des Geschäfts, ohne Zuschlag</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Unit cost
excl. tax</source>
        <translation>Stückpreis
ohne MwSt.</translation>
    </message>
    <message>
        <source>Client price
incl. tax</source>
        <translation>Kundenpreis
inkl. MwSt.</translation>
    </message>
    <message>
        <source>vs. last list</source>
        <translation>ggü. Vorliste</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <source>Change price of %1</source>
        <translation>Preis von %1 ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>Es wurde %Ln Zeile mehr eingefügt, als es Preise gibt; es wurde nichts geändert.</numerusform>
            <numerusform>Es wurden %Ln Zeilen mehr eingefügt, als es Preise gibt; es wurde nichts geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a price; nothing was changed.</source>
        <translation>„%1“ ist kein Preis; es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>%Ln Preis einfügen</numerusform>
            <numerusform>%Ln Preise einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a price for %2 on this list.</source>
        <translation>%1 (%2) hat auf dieser Liste schon einen Preis.</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Preis von %1 hinzufügen</translation>
    </message>
    <message>
        <source>Each supplier of %1 has a price on this list already.</source>
        <translation>Jeder Lieferant von %1 hat auf dieser Liste schon einen Preis.</translation>
    </message>
    <message>
        <source>Delete price of %1</source>
        <translation>Preis von %1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>%Ln Preis löschen</numerusform>
            <numerusform>%Ln Preise löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln Preis</numerusform>
            <numerusform>%Ln Preise</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted %1 from %2.</source>
        <translation>%1 aus %2 gelöscht.</translation>
    </message>
    <message>
        <source>On the list before</source>
        <translation>In der vorigen Liste</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <source>Price history, excl. tax</source>
        <translation>Preisverlauf, ohne MwSt.</translation>
    </message>
    <message numerus="yes">
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln Preis, zuletzt %1</numerusform>
            <numerusform>%Ln Preise, zuletzt %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, latest</source>
        <translation>%1, zuletzt</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <translation>%1, höchster</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Beliebiger Lieferant</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>This list has no prices yet. Type a variety below, or make a new list from an older one, with all its prices raised at once.</source>
        <translation>Diese Liste hat noch keine Preise. Geben Sie unten eine Sorte ein oder erstellen Sie aus einer älteren Liste eine neue, mit allen Preisen auf einmal erhöht.</translation>
    </message>
    <message>
        <source>No matching prices on this list.</source>
        <translation>Keine passenden Preise auf dieser Liste.</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <source>Prices valid from</source>
        <translation>Preise gelten ab</translation>
    </message>
    <message>
        <source>Tax on these prices</source>
        <translation>MwSt. auf diese Preise</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>MwSt.</translation>
    </message>
    <message>
        <source>New from this…</source>
        <translation>Neue Liste daraus…</translation>
    </message>
    <message>
        <source>New list from this one</source>
        <translation>Neue Liste aus dieser</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Search this list…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation>Preise von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln Preis</numerusform>
            <numerusform>%Ln Preise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pinned by %n event(s)</source>
        <translation>
            <numerusform>Fixiert in %Ln Auftrag</numerusform>
            <numerusform>Fixiert in %Ln Aufträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>and earlier events</source>
        <translation>und frühere Aufträge</translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>„%1“ ist kein Steuersatz; bitte geben Sie Prozent ein, etwa 20.</translation>
    </message>
    <message>
        <source>Supplier: %1</source>
        <translation>Lieferant: %1</translation>
    </message>
    <message>
        <source>Add a price: type a variety, like “quick 50”</source>
        <translation>Preis hinzufügen: Sorte eintippen, etwa „quick 50“</translation>
    </message>
    <message>
        <source>Add a price</source>
        <translation>Preis hinzufügen</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Preise importieren…</translation>
    </message>
    <message>
        <source>Tax category</source>
        <translation>Steuerkategorie</translation>
    </message>
    <message>
        <source>Why no tax is charged…</source>
        <translation>Warum keine MwSt. berechnet wird…</translation>
    </message>
    <message>
        <source>Why no tax is charged</source>
        <translation>Warum keine MwSt. berechnet wird</translation>
    </message>
    <message>
        <source>As invoices say it:</source>
        <translation>Wie es auf Rechnungen steht:</translation>
    </message>
    <message>
        <source>as its rate says</source>
        <translation>wie der Satz sagt</translation>
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
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>Pin prices</source>
        <translation>Preise fixieren</translation>
    </message>
    <message>
        <source>Refresh lists…</source>
        <translation>Listen aktualisieren…</translation>
    </message>
    <message>
        <source>Price list for %1</source>
        <translation>Preisliste für %1</translation>
    </message>
    <message>
        <source>Shows what the newest lists would change before you apply them.</source>
        <translation>Zeigt, was die neuesten Listen ändern würden, bevor Sie sie übernehmen.</translation>
    </message>
    <message>
        <source>No price list for the day of the event.</source>
        <translation>Keine Preisliste für den Tag des Termins.</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Neueste: %1</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Change price list</source>
        <translation>Preisliste ändern</translation>
    </message>
    <message>
        <source>Unpin prices…</source>
        <translation>Preisfixierung aufheben…</translation>
    </message>
    <message>
        <source>Every line keeps its price, whatever happens to lists, packs and markups.</source>
        <translation>Jede Position behält ihren Preis, was auch aus Listen, Packungen und Kalkulationsfaktoren wird.</translation>
    </message>
    <message>
        <source>Shows what today’s prices would change before you apply them.</source>
        <translation>Zeigt zuerst, was die heutigen Preise ändern würden.</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Pin lists</source>
        <translation>Listen fixieren</translation>
    </message>
    <message>
        <source>Pins the price lists in use, so that newer lists change nothing.</source>
        <translation>Fixiert die verwendeten Preislisten, sodass neuere Listen nichts ändern.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Fixiert: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsModel</name>
    <message>
        <source>Out of date</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>Künftig</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>What do your flowers cost? Make a price list for each type of product and season; every event is then priced from the newest one.</source>
        <translation>Was kosten Ihre Blumen? Erstellen Sie eine Preisliste für jede Produktart und Saison; jeder Auftrag rechnet dann mit der neuesten.</translation>
    </message>
    <message>
        <source>Varieties without a price</source>
        <translation>Sorten ohne Preis</translation>
    </message>
    <message>
        <source>Every variety on your events has a price on the newest list.</source>
        <translation>Jede Sorte in Ihren Aufträgen hat einen Preis auf der neuesten Liste.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>Ohne Preis</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Neue Preisliste</translation>
    </message>
    <message>
        <source>Without a price (%1)</source>
        <translation>Ohne Preis (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln Preisliste</numerusform>
            <numerusform>%Ln Preislisten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 out of date</source>
        <translation>%1, %2 veraltet</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties need a price</source>
        <translation>
            <numerusform>%Ln Sorte braucht einen Preis</numerusform>
            <numerusform>%Ln Sorten brauchen einen Preis</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the prices of this list…</source>
        <translation>Preise dieser Liste exportieren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
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
        <translation>Listen aktualisieren</translation>
    </message>
    <message>
        <source>Lines with old and new unit cost</source>
        <translation>Positionen mit altem und neuem Stückpreis</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Wareneinsatz</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Preis des Auftrags</translation>
    </message>
    <message>
        <source>Apply new prices</source>
        <translation>Neue Preise übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>nothing changes until you apply it</source>
        <translation>nichts ändert sich, bis Sie es übernehmen</translation>
    </message>
    <message>
        <source>Nothing to refresh: the pinned lists are the newest for the day of the event.</source>
        <translation>Nichts zu aktualisieren: Die fixierten Listen sind die neuesten für den Tag des Termins.</translation>
    </message>
    <message>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Nichts zu aktualisieren: Keine Liste ist fixiert, der Auftrag hat also schon die neuesten Preise.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Unpin prices</source>
        <translation>Preisfixierung aufheben</translation>
    </message>
    <message>
        <source>No prices are pinned.</source>
        <translation>Keine Preise sind fixiert.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PricingForm</name>
    <message>
        <source>%1 incl. %2</source>
        <translation>%1 inkl. %2</translation>
    </message>
    <message>
        <source>Markups</source>
        <translation>Kalkulationsfaktoren</translation>
    </message>
    <message>
        <source>Extra per unit</source>
        <translation>Zuschlag je Stück</translation>
    </message>
    <message>
        <source>Change the extra per unit</source>
        <translation>Zuschlag ändern</translation>
    </message>
    <message>
        <source>Change markup</source>
        <translation>Kalkulationsfaktor ändern</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Hourly rate</source>
        <translation>Stundensatz</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Festbetrag</translation>
    </message>
    <message>
        <source>Change labour</source>
        <translation>Arbeit ändern</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Anfahrt</translation>
    </message>
    <message>
        <source>excl. %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Per mile</source>
        <translation>Je Meile</translation>
    </message>
    <message>
        <source>Per kilometre</source>
        <translation>Je Kilometer</translation>
    </message>
    <message>
        <source>Change travel</source>
        <translation>Anfahrt ändern</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Zusatzkosten</translation>
    </message>
    <message>
        <source>Change fees</source>
        <translation>Zusatzkosten ändern</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>MwSt.</translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Steuergruppe</translation>
    </message>
    <message>
        <source>Change tax group</source>
        <translation>Steuergruppe ändern</translation>
    </message>
    <message>
        <source>Shop default</source>
        <translation>wie im Geschäft</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>taken off everything above, incl. %1</source>
        <translation>von allem oben abgezogen, inkl. %1</translation>
    </message>
    <message>
        <source>Change discount</source>
        <translation>Rabatt ändern</translation>
    </message>
    <message>
        <source>%1, shop default</source>
        <translation>%1 (Geschäft)</translation>
    </message>
    <message>
        <source>Added to each unit’s cost, incl. tax</source>
        <translation>Wird zu den Kosten jedes Stücks addiert, inkl. MwSt.</translation>
    </message>
    <message>
        <source>Shop default: %1</source>
        <translation>wie im Geschäft: %1</translation>
    </message>
    <message>
        <source>times the cost, incl. %1</source>
        <translation>Faktor auf Kosten inkl. %1</translation>
    </message>
    <message>
        <source>share of the lines’ price; amounts excl. %1</source>
        <translation>Anteil am Preis der Positionen; Beträge ohne %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message>
        <source>%1 - proposal</source>
        <translation>%1 - Angebot</translation>
    </message>
    <message>
        <source>%1 - recipes</source>
        <translation>%1 - Rezepturen</translation>
    </message>
    <message>
        <source>%1 - packing list</source>
        <translation>%1 - Packliste</translation>
    </message>
    <message>
        <source>%1 - supplier orders</source>
        <translation>%1 - Lieferantenbestellungen</translation>
    </message>
    <message numerus="yes">
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Lieferantenbestellungen, %Ln Auftrag</numerusform>
            <numerusform>Lieferantenbestellungen, %Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 - run sheet</source>
        <translation>%1 - Tourenplan</translation>
    </message>
    <message>
        <source>%1 - production</source>
        <translation>%1 - Produktion</translation>
    </message>
    <message>
        <source>Save as e-invoice</source>
        <translation>Als E-Rechnung speichern</translation>
    </message>
    <message>
        <source>E-invoice as UBL (*.xml)</source>
        <translation>E-Rechnung als UBL (*.xml)</translation>
    </message>
    <message>
        <source>Figures %1</source>
        <translation>Auswertung %1</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>Als Arbeitsmappe speichern</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductFilters</name>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductPanel</name>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Sorten</translation>
    </message>
    <message>
        <source>In the catalogue</source>
        <translation>Im Katalog</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Neue Sorte</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypeWords</name>
    <message>
        <source>flower</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>hire</source>
        <translation>Mietartikel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesCard</name>
    <message>
        <source>Product types</source>
        <translation>Produktarten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>markup on cost incl. tax</source>
        <translation>Faktor auf Kosten inkl. MwSt.</translation>
    </message>
    <message>
        <source>Delete the chosen type</source>
        <translation>Gewählte Art löschen</translation>
    </message>
    <message>
        <source>Name of a new type</source>
        <translation>Name einer neuen Art</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte geben Sie einen Namen an.</translation>
    </message>
    <message>
        <source>This type already exists.</source>
        <translation>Diese Art gibt es schon.</translation>
    </message>
    <message>
        <source>The name can have up to %1 characters.</source>
        <translation>Der Name darf höchstens %1 Zeichen haben.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesModel</name>
    <message>
        <source>hired out</source>
        <translation>vermietet</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>verkauft</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Markup</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Sold or hired</source>
        <translation>Verkauf oder Miete</translation>
    </message>
    <message>
        <source>Write a factor above 0, like 2.5 for two and a half times the cost.</source>
        <translation>Bitte geben Sie einen Faktor über 0 ein, etwa 2,5 für das Zweieinhalbfache der Kosten.</translation>
    </message>
    <message>
        <source>Write a percentage from 0 to 100, like 10 for one more in ten.</source>
        <translation>Bitte geben Sie einen Prozentsatz von 0 bis 100 ein, etwa 10 für ein Zehntel mehr.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsModel</name>
    <message numerus="yes">
        <source>Change %n rows</source>
        <translation>
            <numerusform>%n Zeile ändern</numerusform>
            <numerusform>%n Zeilen ändern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Products and varieties</source>
        <translation>Produkte und Sorten</translation>
    </message>
    <message>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>Womit gestalten Sie? Legen Sie hier Blumen, Material und Mietartikel an, jeweils mit Sorten, Stiellängen und Packungen; daraus entstehen Rezepturen und Bestellungen.</translation>
    </message>
    <message>
        <source>No matching products.</source>
        <translation>Keine passenden Produkte.</translation>
    </message>
    <message>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Name, Sorte, Art.-Nr., Farbe suchen…</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln Produkt</numerusform>
            <numerusform>%Ln Produkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the products shown…</source>
        <translation>Gezeigte Produkte exportieren…</translation>
    </message>
    <message>
        <source>Export all products…</source>
        <translation>Alle Produkte exportieren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Datei importieren…</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rows</source>
        <translation>
            <numerusform>%n Zeile löschen</numerusform>
            <numerusform>%n Zeilen löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n products or varieties.</source>
        <translation>
            <numerusform>%n Produkt oder Sorte gelöscht.</numerusform>
            <numerusform>%n Produkte oder Sorten gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Neue Sorte</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>the chosen row</source>
        <translation>die gewählte Zeile</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>As they were added</source>
        <translation>Wie hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s) went with them.</source>
        <translation>
            <numerusform>Mit ihnen entfiel %Ln Position in Aufträgen.</numerusform>
            <numerusform>Mit ihnen entfielen %Ln Positionen in Aufträgen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteCard</name>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>E-Mail entwerfen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Accepted by</source>
        <translation>Angenommen von</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Why it was declined, if known</source>
        <translation>Grund der Ablehnung, falls bekannt</translation>
    </message>
    <message>
        <source>Do not decline</source>
        <translation>Nicht ablehnen</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Angebot %1</translation>
    </message>
    <message>
        <source>Write who accepted it.</source>
        <translation>Bitte geben Sie an, wer angenommen hat.</translation>
    </message>
    <message>
        <source>Note for the client: %1</source>
        <translation>Notiz für den Kunden: %1</translation>
    </message>
    <message>
        <source>What the quote contains</source>
        <translation>Inhalt des Angebots</translation>
    </message>
    <message>
        <source>Unchanged since</source>
        <translation>Seither unverändert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteChangesCard</name>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>What changed since the quote</source>
        <translation>Was sich seit dem Angebot geändert hat</translation>
    </message>
    <message>
        <source>Changed since quote %1</source>
        <translation>Geändert seit Angebot %1</translation>
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
        <translation>E-Mail kopiert</translation>
    </message>
    <message>
        <source>Copied the e-mail to %1</source>
        <translation>E-Mail an %1 kopiert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteParts</name>
    <message>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Anfahrt</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Qty</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Gesamtbetrag inkl. MwSt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuotesModel</name>
    <message>
        <source>by %1 on %2</source>
        <translation>von %1 am %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Angebot %1</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuotesTab</name>
    <message>
        <source>Quotes</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>Valid until, if limited</source>
        <translation>Gültig bis, falls befristet</translation>
    </message>
    <message>
        <source>Note for the client</source>
        <translation>Notiz für den Kunden</translation>
    </message>
    <message>
        <source>What a quote would contain</source>
        <translation>Das würde ein Angebot enthalten</translation>
    </message>
    <message>
        <source>Accept quote %1</source>
        <translation>Angebot %1 annehmen</translation>
    </message>
    <message>
        <source>Decline quote %1</source>
        <translation>Angebot %1 ablehnen</translation>
    </message>
    <message>
        <source>Reopen quote %1</source>
        <translation>Angebot %1 wieder öffnen</translation>
    </message>
    <message>
        <source>Delete quote %1</source>
        <translation>Angebot %1 löschen</translation>
    </message>
    <message>
        <source>Deleted quote %1</source>
        <translation>Angebot %1 gelöscht</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Bitte geben Sie einen Tag ein, etwa +14.</translation>
    </message>
    <message>
        <source>%1 is past: the quote would be expired at once.</source>
        <translation>%1 liegt in der Vergangenheit: Das Angebot wäre sofort abgelaufen.</translation>
    </message>
    <message>
        <source>Make a quote</source>
        <translation>Angebot erstellen</translation>
    </message>
    <message>
        <source>No quote yet. It keeps the words and prices of today, for the PDF and the e-mail to the client, and shows later what has changed since.</source>
        <translation>Noch kein Angebot. Es hält Texte und Preise von heute fest, für PDF und E-Mail an den Kunden, und zeigt später, was sich seither geändert hat.</translation>
    </message>
    <message>
        <source>Nothing is sent yet: save the PDF or draft the e-mail below. The event then waits for the client’s answer.</source>
        <translation>Damit wird noch nichts gesendet: Danach unten das PDF speichern oder die E-Mail entwerfen. Der Auftrag wartet dann auf die Antwort des Kunden.</translation>
    </message>
    <message>
        <source>Quotes don’t change once made.</source>
        <translation>Angebote bleiben, wie sie erstellt wurden.</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>ein Tag, etwa +14</translation>
    </message>
    <message>
        <source>Make the quote</source>
        <translation>Angebot erstellen</translation>
    </message>
    <message>
        <source>Make no quote</source>
        <translation>Kein Angebot erstellen</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · same price</source>
        <translation>Würde das angenommene Angebot %1 ersetzen · gleicher Preis</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · %2 more</source>
        <translation>Würde das angenommene Angebot %1 ersetzen · %2 mehr</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · %2 less</source>
        <translation>Würde das angenommene Angebot %1 ersetzen · %2 weniger</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RailSearch</name>
    <message>
        <source>Ctrl K</source>
        <translation>Strg K</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Search everything, Ctrl K</source>
        <translation>Alles durchsuchen, Strg K</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeMenu</name>
    <message>
        <source>None yet: choose “Keep as a recipe” in an arrangement’s menu</source>
        <translation>Noch keine: Wählen Sie „Als Rezeptur speichern“ im Menü eines Arrangements</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Position</numerusform>
            <numerusform>%n Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete a recipe</source>
        <translation>Rezeptur löschen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>No longer in the catalogue, and left out: %1</source>
        <translation>Nicht mehr im Katalog und weggelassen: %1</translation>
    </message>
    <message>
        <source>Delete the recipe %1</source>
        <translation>Rezeptur %1 löschen</translation>
    </message>
    <message>
        <source>Deleted the recipe %1</source>
        <translation>Rezeptur %1 gelöscht</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeView</name>
    <message>
        <source>The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, a table centre.</source>
        <translation>Die Rezeptur sagt, woraus jedes Arrangement besteht. Beginnen Sie mit einem: Brautstrauß, Tischschmuck.</translation>
    </message>
    <message>
        <source>Add an arrangement</source>
        <translation>Arrangement hinzufügen</translation>
    </message>
    <message>
        <source>New arrangement</source>
        <translation>Neues Arrangement</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>From a recipe</source>
        <translation>Aus einer Rezeptur</translation>
    </message>
    <message>
        <source>A kept arrangement, with its lines</source>
        <translation>Ein gespeichertes Arrangement mit seinen Positionen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RefreshLinesModel</name>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (ausgeblendet)</translation>
    </message>
    <message>
        <source>It has no price on the list.</source>
        <translation>Dafür steht kein Preis auf der Liste.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
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
        <translation>Stück</translation>
    </message>
    <message>
        <source>Old unit cost</source>
        <translation>Alter Stückpreis</translation>
    </message>
    <message>
        <source>New unit cost</source>
        <translation>Neuer Stückpreis</translation>
    </message>
    <message>
        <source>Price change</source>
        <translation>Preisänderung</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RefusalNote</name>
    <message>
        <source>The row was deleted meanwhile; “%1” was not stored.</source>
        <translation>Die Zeile wurde inzwischen gelöscht; „%1“ wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReminderDialog</name>
    <message>
        <source>Open in mail program</source>
        <translation>Im Mailprogramm öffnen</translation>
    </message>
    <message>
        <source>Note as reminded</source>
        <translation>Als gemahnt vermerken</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Mahnen</translation>
    </message>
    <message>
        <source>Clients with overdue invoices</source>
        <translation>Kunden mit überfälligen Rechnungen</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Friendly reminder</source>
        <translation>Freundliche Erinnerung</translation>
    </message>
    <message>
        <source>Second reminder</source>
        <translation>Zweite Mahnung</translation>
    </message>
    <message>
        <source>Last reminder</source>
        <translation>Letzte Mahnung</translation>
    </message>
    <message>
        <source>The message</source>
        <translation>Die Nachricht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>reminded %1</source>
        <translation>erinnert am %1</translation>
    </message>
    <message>
        <source>Noted: %1 was reminded. Give it a week before the next reminder.</source>
        <translation>Notiert: %1 wurde erinnert. Warten Sie eine Woche bis zur nächsten Erinnerung.</translation>
    </message>
    <message>
        <source>Nothing is overdue.</source>
        <translation>Nichts ist überfällig.</translation>
    </message>
    <message>
        <source>Look at each message before it is opened in your mail program. Nothing is sent by itself.</source>
        <translation>Sehen Sie jede Nachricht an, bevor sie sich in Ihrem Mailprogramm öffnet. Von selbst wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Reminder %1</source>
        <translation>Mahnung %1</translation>
    </message>
    <message>
        <source>The message is open in your mail program. Once you have sent it, note it here.</source>
        <translation>Die Nachricht ist in Ihrem Mailprogramm geöffnet. Vermerken Sie hier, wenn Sie sie gesendet haben.</translation>
    </message>
    <message>
        <source>No mail program opens the message; it is in %1.</source>
        <translation>Kein Mailprogramm öffnet die Nachricht; sie liegt in %1.</translation>
    </message>
    <message>
        <source>Note that %1 was reminded</source>
        <translation>Vermerken, dass %1 gemahnt wurde</translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s)</source>
        <translation>
            <numerusform>%n Rechnung</numerusform>
            <numerusform>%n Rechnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RepeatActions</name>
    <message>
        <source>Only an event with a date that is not cancelled can be repeated.</source>
        <translation>Wiederholt werden kann nur ein Auftrag mit Datum, der nicht storniert ist.</translation>
    </message>
    <message>
        <source>Repeat %1</source>
        <translation>%1 wiederholen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Wiederholen…</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Neue Serie</translation>
    </message>
    <message>
        <source>Add to the series %1</source>
        <translation>Zur Serie %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add to a series</source>
        <translation>Zu einer Serie hinzufügen</translation>
    </message>
    <message>
        <source>Create the series</source>
        <translation>Serie anlegen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RepeatDialog</name>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>After a number of times</source>
        <translation>Nach einer Anzahl</translation>
    </message>
    <message>
        <source>On a day</source>
        <translation>An einem Tag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Write the days as dates, the end not before the first day, and how many times as a whole number.</source>
        <translation>Bitte geben Sie die Tage als Datum ein, das Ende nicht vor dem ersten Tag, und die Anzahl als ganze Zahl.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte geben Sie einen Namen an.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>event, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Choose the event to repeat.</source>
        <translation>Wählen Sie den Auftrag, der sich wiederholt.</translation>
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
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Stiele</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packungen</translation>
    </message>
    <message>
        <source>Price now</source>
        <translation>Preis jetzt</translation>
    </message>
    <message>
        <source>New price</source>
        <translation>Neuer Preis</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Lines with old and new price</source>
        <translation>Positionen mit altem und neuem Preis</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Wareneinsatz</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Preis des Auftrags</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace in the whole event</source>
        <translation>Im ganzen Auftrag ersetzen</translation>
    </message>
    <message>
        <source>Replace %1 in the whole event</source>
        <translation>%1 im ganzen Auftrag ersetzen</translation>
    </message>
    <message>
        <source>Close, and replace nothing</source>
        <translation>Schließen und nichts ersetzen</translation>
    </message>
    <message>
        <source>With which flower? Type its name, like “white 50”</source>
        <translation>Durch welche Blume? Namen eintippen, etwa „weiß 50“</translation>
    </message>
    <message>
        <source>The flower that takes its place</source>
        <translation>Die Blume, die an ihre Stelle tritt</translation>
    </message>
    <message>
        <source>This is the flower to be replaced. Choose another.</source>
        <translation>Das ist die Blume, die ersetzt werden soll. Bitte wählen Sie eine andere.</translation>
    </message>
    <message numerus="yes">
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>In %Ln Position ersetzen</numerusform>
            <numerusform>In %Ln Positionen ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
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
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message>
        <source>fixed price</source>
        <translation>Festpreis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReportStep</name>
    <message>
        <source>Save the refused rows…</source>
        <translation>Abgewiesene Zeilen speichern…</translation>
    </message>
    <message>
        <source>Revert this import</source>
        <translation>Import zurücknehmen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Warum abgewiesen</translation>
    </message>
    <message>
        <source>The row</source>
        <translation>Die Zeile</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>Abgewiesene Zeilen</translation>
    </message>
    <message>
        <source>No row of the file was refused.</source>
        <translation>Keine Zeile der Datei wurde abgewiesen.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>You can keep working meanwhile.</source>
        <translation>Sie können inzwischen weiterarbeiten.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Wird gestartet</translation>
    </message>
    <message>
        <source>%1 was not imported</source>
        <translation>%1 wurde nicht importiert</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>%1 importiert</translation>
    </message>
    <message>
        <source>Nothing was imported from %1</source>
        <translation>Aus %1 wurde nichts importiert</translation>
    </message>
    <message>
        <source>Stopped. What was imported so far stays; import the file again, or revert this part.</source>
        <translation>Abgebrochen. Was bis dahin importiert wurde, bleibt; importieren Sie die Datei erneut oder nehmen Sie diesen Teil zurück.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>You chose all or nothing, and some rows are refused. Nothing was changed.</source>
        <translation>Sie haben alles oder nichts gewählt, und einige Zeilen sind abgewiesen. Es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties was changed; reverting this import restores it.</source>
        <translation>
            <numerusform>Die Packungsgröße von %n Sorte wurde geändert; das Zurücknehmen des Imports stellt sie wieder her.</numerusform>
            <numerusform>Die Packungsgröße von %n Sorten wurde geändert; das Zurücknehmen des Imports stellt sie wieder her.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reverted the import of %1</source>
        <translation>Import von %1 zurückgenommen</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>Import von %1 wird zurückgenommen</translation>
    </message>
    <message>
        <source>Undoing the import</source>
        <translation>Wird zurückgenommen</translation>
    </message>
    <message>
        <source>Only part of %1 was imported</source>
        <translation>%1 wurde nur zum Teil importiert</translation>
    </message>
    <message>
        <source>%1 What was imported so far stays; import the file again, or revert this part.</source>
        <translation>%1 Was bis dahin importiert wurde, bleibt; importieren Sie die Datei erneut oder nehmen Sie diesen Teil zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) far from the last one were left out.</source>
        <translation>
            <numerusform>%n Preis wurde ausgelassen, weil er weit vom letzten entfernt ist.</numerusform>
            <numerusform>%n Preise wurden ausgelassen, weil sie weit von den letzten entfernt sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Aufruf-ID</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <source>Requests</source>
        <translation>API-Aufrufe</translation>
    </message>
    <message>
        <source>Each request that a program makes with this shop’s keys is listed here for 30 days.</source>
        <translation>Hier sehen Sie 30 Tage lang jeden API-Aufruf, den ein Programm mit einem Schlüssel dieses Geschäfts macht.</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Noch keine API-Aufrufe</translation>
    </message>
    <message>
        <source>No matching requests.</source>
        <translation>Keine passenden API-Aufrufe.</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Schlüssel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReturnsModel</name>
    <message>
        <source>Check in %1 of %2</source>
        <translation>%1 von %2 einbuchen</translation>
    </message>
    <message numerus="yes">
        <source>Check in %n items</source>
        <translation>
            <numerusform>%n Artikel einbuchen</numerusform>
            <numerusform>%n Artikel einbuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Write how many, or 0.</source>
        <translation>Bitte eine Anzahl eingeben, oder 0.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1 von %2, %3: %4</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
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
        <translation>Rückgabe offen</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Eingebucht</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Vermietet</translation>
    </message>
    <message>
        <source>Hired out</source>
        <translation>Vermietet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Loss excl. tax</source>
        <translation>Verlust ohne MwSt.</translation>
    </message>
    <message>
        <source>Off the stock</source>
        <translation>Abgezogen</translation>
    </message>
    <message>
        <source>Only %1 went out.</source>
        <translation>Nur %1 gingen hinaus.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReturnsView</name>
    <message>
        <source>Returns</source>
        <translation>Rückgaben</translation>
    </message>
    <message>
        <source>Items hired by past events are listed here: type what came back, what is damaged and what is missing.</source>
        <translation>Hier steht, was für vergangene Aufträge vermietet war: Tragen Sie ein, was zurückkam, was beschädigt ist und was fehlt.</translation>
    </message>
    <message>
        <source>All came back</source>
        <translation>Alles zurück</translation>
    </message>
    <message>
        <source>Take losses off the stock</source>
        <translation>Verluste vom Bestand abziehen</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Auftrag öffnen</translation>
    </message>
    <message>
        <source>Space checks in the rest of the chosen rows</source>
        <translation>Leertaste: bucht ein, was von den gewählten Zeilen noch nicht zurück ist</translation>
    </message>
    <message>
        <source>Give losses back to the stock</source>
        <translation>Verluste dem Bestand zurückgeben</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RowChoice</name>
    <message>
        <source>Leave rows out</source>
        <translation>Zeilen auslassen</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunSheetTab</name>
    <message>
        <source>Add a stop</source>
        <translation>Stopp hinzufügen</translation>
    </message>
    <message>
        <source>Who drives where and when, what goes into the van and what comes back. Delivery and collection are added once the event is approved and has a date.</source>
        <translation>Wer wann wohin fährt, was in den Wagen kommt und was zurückkommt. Lieferung und Abholung kommen dazu, sobald der Auftrag freigegeben ist und ein Datum hat.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Die Seiten, wie sie gedruckt werden</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Stopps</translation>
    </message>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%Ln Stopp</numerusform>
            <numerusform>%Ln Stopps</numerusform>
        </translation>
    </message>
    <message>
        <source>Delivered by no stop: %1</source>
        <translation>Bei keinem Stopp geliefert: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>ohne Uhrzeit</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunStopPanel</name>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>The whole event</source>
        <translation>Der ganze Auftrag</translation>
    </message>
    <message>
        <source>To load</source>
        <translation>Zu laden</translation>
    </message>
    <message>
        <source>To bring back</source>
        <translation>Zurückbringen</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>Anzurufen</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Mietartikel</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetDelegate</name>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message>
        <source>Changed since</source>
        <translation>Seither geändert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>Inkl. MwSt.</translation>
    </message>
    <message>
        <source>Nothing changed since this sheet was saved.</source>
        <translation>Seit dem Speichern dieser Liste hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>All suppliers</source>
        <translation>Alle Lieferanten</translation>
    </message>
    <message>
        <source>What the events earn</source>
        <translation>Was die Aufträge einbringen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Kundenpreis</translation>
    </message>
    <message>
        <source>Cost planned</source>
        <translation>Kosten geplant</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Kosten bisher</translation>
    </message>
    <message>
        <source>Saved sheet</source>
        <translation>Gespeicherte Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln Position noch offen</numerusform>
            <numerusform>%Ln Positionen noch offen</numerusform>
        </translation>
    </message>
    <message>
        <source>everything came</source>
        <translation>alles erhalten</translation>
    </message>
    <message>
        <source>Ordered %1 incl. tax</source>
        <translation>Bestellt: %1 inkl. MwSt.</translation>
    </message>
    <message>
        <source>Received %1 incl. tax</source>
        <translation>Erhalten: %1 inkl. MwSt.</translation>
    </message>
    <message>
        <source>what you would order now, compared with this sheet</source>
        <translation>was jetzt bestellt würde, verglichen mit dieser Liste</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>excl. tax; goods not received count as ordered</source>
        <translation>ohne MwSt.; was noch aussteht, zählt wie bestellt</translation>
    </message>
    <message>
        <source>Not every event was approved when it was saved.</source>
        <translation>Beim Speichern war nicht jeder Auftrag freigegeben.</translation>
    </message>
    <message>
        <source>Only what was new then, beside the sheets that were ordered before.</source>
        <translation>Nur, was damals neben den schon bestellten Listen neu war.</translation>
    </message>
    <message>
        <source>To order: %1 incl. tax</source>
        <translation>Zu bestellen: %1 inkl. MwSt.</translation>
    </message>
    <message>
        <source>Goods came in, but the sheet is not marked as ordered.</source>
        <translation>Es kam Ware, aber die Liste ist nicht als bestellt markiert.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: you’ll see what has changed since, and note what came in and what it cost.</source>
        <translation>Noch ist nichts gespeichert. Speichern Sie eine Liste, wenn Sie sie an Ihre Lieferanten senden: Sie sehen dann, was sich seither geändert hat, und vermerken, was gekommen ist und was es gekostet hat.</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Gespeicherte Listen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SearchField</name>
    <message>
        <source>Ctrl F</source>
        <translation>Strg F</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SecretPanel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesEvents</name>
    <message>
        <source>Remove %1 from the templates</source>
        <translation>%1 aus den Vorlagen nehmen</translation>
    </message>
    <message>
        <source>changed on its own</source>
        <translation>für sich geändert</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Noch keine Aufträge.</translation>
    </message>
    <message>
        <source>Price incl. tax</source>
        <translation>Preis inkl. MwSt.</translation>
    </message>
    <message>
        <source>Next dates</source>
        <translation>Nächste Termine</translation>
    </message>
    <message>
        <source>Templates, in turn</source>
        <translation>Vorlagen, abwechselnd</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>“Kept” are dates that the series leaves out, but that were changed, ordered, quoted, invoiced or paid.</source>
        <translation>„Bleibt“ steht bei Terminen, die die Serie auslässt, die aber geändert, bestellt, angeboten, abgerechnet oder bezahlt wurden.</translation>
    </message>
    <message>
        <source>Skipped, but not a day of the series: %1.</source>
        <translation>Ausgelassen, aber kein Tag der Serie: %1.</translation>
    </message>
    <message>
        <source>To be created next: %1</source>
        <translation>Wird als Nächstes erstellt: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesModel</name>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholt sich</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächster Auftrag</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Of the next event, incl. tax</source>
        <translation>Des nächsten Auftrags, inkl. MwSt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPage</name>
    <message>
        <source>Series</source>
        <translation>Serien</translation>
    </message>
    <message>
        <source>Search name, client…</source>
        <translation>Name, Kunde suchen…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>What you make again and again: a hotel’s lobby every Monday, a restaurant’s tables on the first Thursday. Choose “Repeat…” in the menu of an event.</source>
        <translation>Was Sie immer wieder machen: jeden Montag die Lobby eines Hotels, am ersten Donnerstag die Tische eines Restaurants. Wählen Sie „Wiederholen…“ im Menü eines Auftrags.</translation>
    </message>
    <message>
        <source>No matching series.</source>
        <translation>Keine passenden Serien.</translation>
    </message>
    <message>
        <source>the chosen series</source>
        <translation>die gewählte Serie</translation>
    </message>
    <message>
        <source>Delete series %1</source>
        <translation>Serie %1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Deleted series %1; its %n event(s) stay</source>
        <translation>
            <numerusform>Serie %1 gelöscht; ihr %n Auftrag bleibt</numerusform>
            <numerusform>Serie %1 gelöscht; ihre %n Aufträge bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted series %1</source>
        <translation>Serie %1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n Serie</numerusform>
            <numerusform>%n Serien</numerusform>
        </translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Neue Serie</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPanel</name>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
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
        <translation>Im Voraus</translation>
    </message>
    <message>
        <source>Skipped days</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Moved days</source>
        <translation>Verschoben</translation>
    </message>
    <message>
        <source>Change how often it repeats</source>
        <translation>Ändern, wie oft sie sich wiederholt</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholt sich</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Change the client of %1</source>
        <translation>Kunden von %1 ändern</translation>
    </message>
    <message>
        <source>No client has this name; add it under Clients.</source>
        <translation>Kein Kunde heißt so; legen Sie ihn unter Kunden an.</translation>
    </message>
    <message>
        <source>Several clients have this name; write all of it.</source>
        <translation>Mehrere Kunden heißen so; bitte geben Sie den ganzen Namen ein.</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Bitte geben Sie eine ganze Zahl von Tagen ein, von 0 bis 365.</translation>
    </message>
    <message>
        <source>Change the days ahead of %1</source>
        <translation>Vorlauf von %1 ändern</translation>
    </message>
    <message>
        <source>Skip days of %1</source>
        <translation>Tage von %1 auslassen</translation>
    </message>
    <message>
        <source>Write each move as two days: 24 Dec &gt; 23 Dec.</source>
        <translation>Bitte geben Sie jede Verschiebung als zwei Tage ein: 24. Dez &gt; 23. Dez.</translation>
    </message>
    <message>
        <source>Move days of %1</source>
        <translation>Tage von %1 verschieben</translation>
    </message>
    <message>
        <source>How often %1 repeats</source>
        <translation>Wie oft sich %1 wiederholt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change how often %1 repeats</source>
        <translation>Wiederholung von %1 ändern</translation>
    </message>
    <message>
        <source>Remove a template from %1</source>
        <translation>Eine Vorlage aus %1 nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n unverändert gelassen</numerusform>
            <numerusform>%n unverändert gelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Write days, separated by semicolons.</source>
        <translation>Bitte geben Sie die Tage durch Semikolons getrennt ein.</translation>
    </message>
    <message>
        <source>Apply the template again</source>
        <translation>Vorlage neu anwenden</translation>
    </message>
    <message>
        <source>Apply templates again</source>
        <translation>Vorlagen neu anwenden</translation>
    </message>
    <message>
        <source>To all events from today on that nobody has changed, ordered or invoiced</source>
        <translation>Auf alle Aufträge ab heute, die niemand geändert, bestellt oder abgerechnet hat</translation>
    </message>
    <message>
        <source>Apply templates of %1 again</source>
        <translation>Vorlagen von %1 neu anwenden</translation>
    </message>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n Auftrag aktualisiert</numerusform>
            <numerusform>%n Aufträge aktualisiert</numerusform>
        </translation>
    </message>
    <message>
        <source>e.g. %1</source>
        <translation>z.&#xa0;B. %1</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Weitere Aktionen für %1</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>This shop</source>
        <translation>Dieses Geschäft</translation>
    </message>
    <message>
        <source>Prices and tax</source>
        <translation>Preise und MwSt.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Saved as you type. Ctrl+Z undoes.</source>
        <translation>Wird beim Tippen gespeichert. Rückgängig mit Strg+Z.</translation>
    </message>
    <message>
        <source>For this computer</source>
        <translation>Für diesen Computer</translation>
    </message>
    <message>
        <source>All shops</source>
        <translation>Alle Geschäfte</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>The window shows one shop at a time</source>
        <translation>Das Fenster zeigt jeweils ein Geschäft</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <source>Save the supplier order</source>
        <translation>Lieferantenbestellung speichern</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Nothing is lost; choose another place.</source>
        <translation>%1 wurde nicht gespeichert: %2. Nichts ist verloren; bitte wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copied the order as e-mail</source>
        <translation>Bestellung als E-Mail kopiert</translation>
    </message>
    <message>
        <source>Copied the order as e-mail to %1</source>
        <translation>Bestellung als E-Mail an %1 kopiert</translation>
    </message>
    <message>
        <source>Folder for one file per supplier</source>
        <translation>Ordner für eine Datei je Lieferant</translation>
    </message>
    <message>
        <source>Not every file was saved: %1.</source>
        <translation>Nicht jede Datei wurde gespeichert: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s), one per supplier</source>
        <translation>
            <numerusform>%n Datei gespeichert, eine je Lieferant</numerusform>
            <numerusform>%n Dateien gespeichert, eine je Lieferant</numerusform>
        </translation>
    </message>
    <message>
        <source>No mail program answers. Copy the order as e-mail instead.</source>
        <translation>Kein Mailprogramm antwortet. Kopieren Sie die Bestellung stattdessen als E-Mail.</translation>
    </message>
    <message>
        <source>Copied the claim as e-mail</source>
        <translation>Reklamation als E-Mail kopiert</translation>
    </message>
    <message>
        <source>Copied the claim as e-mail to %1</source>
        <translation>Reklamation als E-Mail an %1 kopiert</translation>
    </message>
    <message>
        <source>Open in mail program</source>
        <translation>Im Mailprogramm öffnen</translation>
    </message>
    <message>
        <source>No mail program answers; the text is on the clipboard.</source>
        <translation>Kein Mailprogramm antwortet; der Text liegt in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>Es gibt nichts zu bestellen: Kein sichtbares Arrangement dieser Aufträge hat eine Position mit Bedarf.</translation>
    </message>
    <message>
        <source>All suppliers</source>
        <translation>Alle Lieferanten</translation>
    </message>
    <message>
        <source>Order by supplier</source>
        <translation>Bestellung je Lieferant</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln Bestellung</numerusform>
            <numerusform>%Ln Bestellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Excl. tax %1</source>
        <translation>Ohne MwSt. %1</translation>
    </message>
    <message>
        <source>%1 incl. tax</source>
        <translation>%1 inkl. MwSt.</translation>
    </message>
    <message>
        <source>From stock</source>
        <translation>Aus dem Lager</translation>
    </message>
    <message>
        <source>our own items, ordered from nobody</source>
        <translation>eigene Artikel, die niemand liefern muss</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Saved %1, not ordered yet</source>
        <translation>Gespeichert %1, noch nicht bestellt</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Bestellt %1</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Not approved yet: %1. Until then this is a draft, and printed as one.</source>
        <translation>Noch nicht freigegeben: %1. Bis dahin ist dies ein Entwurf und wird so gedruckt.</translation>
    </message>
    <message>
        <source>Archived: %1. Choose another supplier for these lines, or bring this one back.</source>
        <translation>Archiviert: %1. Wählen Sie für diese Positionen einen anderen Lieferanten oder holen Sie diesen zurück.</translation>
    </message>
    <message>
        <source>Lines without a supplier come last.</source>
        <translation>Positionen ohne Lieferant stehen am Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the totals are not complete.</source>
        <translation>
            <numerusform>%Ln Position ohne Preis: Die Summen sind nicht vollständig.</numerusform>
            <numerusform>%Ln Positionen ohne Preis: Die Summen sind nicht vollständig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopFields</name>
    <message>
        <source>type or choose</source>
        <translation>tippen oder wählen</translation>
    </message>
    <message>
        <source>Shop name</source>
        <translation>Geschäftsname</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Decides currency, language, time zone and usual tax</source>
        <translation>Bestimmt Währung, Sprache, Zeitzone und übliche MwSt.</translation>
    </message>
    <message>
        <source>Tax in %</source>
        <translation>MwSt. in %</translation>
    </message>
    <message>
        <source>Tax on flowers in %</source>
        <translation>MwSt. auf Blumen in %</translation>
    </message>
    <message>
        <source>Markup on flowers</source>
        <translation>Faktor für Blumen</translation>
    </message>
    <message>
        <source>Markup on materials</source>
        <translation>Faktor für Material</translation>
    </message>
    <message>
        <source>“%1” is not a markup; write a number above 0, like 2.5.</source>
        <translation>„%1“ ist kein Faktor; bitte eine Zahl über 0 eingeben, etwa 2,5.</translation>
    </message>
    <message>
        <source>Tax %1%</source>
        <translation>MwSt. %1 %</translation>
    </message>
    <message>
        <source>Markup on hire</source>
        <translation>Faktor für Mietartikel</translation>
    </message>
    <message>
        <source>A stem that costs %1 sells for %2, both incl. tax.</source>
        <translation>Ein Stiel zu %1 wird für %2 verkauft, beides inkl. MwSt.</translation>
    </message>
    <message>
        <source>A stem that costs %1 sells for %2.</source>
        <translation>Ein Stiel zu %1 wird für %2 verkauft.</translation>
    </message>
    <message>
        <source>Markup</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Flowers, if different</source>
        <translation>Blumen, falls anders</translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>„%1“ ist kein Steuersatz; bitte geben Sie Prozent ein, etwa 20.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>You can also enter it later in the settings.</source>
        <translation>Sie können sie auch später in den Einstellungen eingeben.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopTab</name>
    <message>
        <source>On documents</source>
        <translation>Auf Dokumenten</translation>
    </message>
    <message>
        <source>for proposals and orders</source>
        <translation>für Angebote und Bestellungen</translation>
    </message>
    <message>
        <source>It can have up to 500 characters.</source>
        <translation>Der Text darf höchstens 500 Zeichen haben.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Change the shop’s address</source>
        <translation>Adresse des Geschäfts ändern</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Change the shop’s phone</source>
        <translation>Telefon des Geschäfts ändern</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Change the shop’s e-mail</source>
        <translation>E-Mail des Geschäfts ändern</translation>
    </message>
    <message>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Bitte geben Sie eine E-Mail-Adresse ein, etwa anna@example.com.</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Change the shop’s website</source>
        <translation>Website des Geschäfts ändern</translation>
    </message>
    <message>
        <source>Terms of proposals</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Change the terms of proposals</source>
        <translation>Angebotsbedingungen ändern</translation>
    </message>
    <message>
        <source>They can have up to 10,000 characters.</source>
        <translation>Die Bedingungen dürfen höchstens 10.000 Zeichen haben.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Country and money</source>
        <translation>Land und Währung</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Change the currency</source>
        <translation>Währung ändern</translation>
    </message>
    <message>
        <source>Laid out for Letter paper</source>
        <translation>Für Letter-Papier gestaltet</translation>
    </message>
    <message>
        <source>Laid out for A4 paper</source>
        <translation>Für A4-Papier gestaltet</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Change the time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <source>Change the language of documents</source>
        <translation>Sprache der Dokumente ändern</translation>
    </message>
    <message>
        <source>Documents in</source>
        <translation>Dokumente auf</translation>
    </message>
    <message>
        <source>Use defaults for…</source>
        <translation>Vorgaben übernehmen für…</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Use the defaults for %1</source>
        <translation>Vorgaben für %1 übernehmen</translation>
    </message>
    <message>
        <source>Choose the time zone too: this country has several.</source>
        <translation>Bitte wählen Sie auch die Zeitzone: Dieses Land hat mehrere.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Order ahead</source>
        <translation>Bestellvorlauf</translation>
    </message>
    <message>
        <source>Change how early orders are due</source>
        <translation>Bestellvorlauf ändern</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Bitte geben Sie eine ganze Zahl von Tagen ein, von 0 bis 365.</translation>
    </message>
    <message>
        <source>before the event</source>
        <translation>vor dem Termin</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>Every line keeps its price on approval; newer lists then change nothing</source>
        <translation>Bei der Freigabe behält jede Position ihren Preis; neuere Listen ändern dann nichts</translation>
    </message>
    <message>
        <source>Change when orders are delivered</source>
        <translation>Liefervorlauf ändern</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Change what suppliers see</source>
        <translation>Ändern, was Lieferanten lesen</translation>
    </message>
    <message>
        <source>Name the events on orders</source>
        <translation>Aufträge auf Bestellungen nennen</translation>
    </message>
    <message>
        <source>Otherwise suppliers do not see clients’ names</source>
        <translation>Sonst sehen Lieferanten keine Kundennamen</translation>
    </message>
    <message>
        <source>Change what approval keeps</source>
        <translation>Ändern, was die Freigabe fixiert</translation>
    </message>
    <message>
        <source>On invoices</source>
        <translation>Auf Rechnungen</translation>
    </message>
    <message>
        <source>Use the usual words</source>
        <translation>Üblichen Wortlaut einsetzen</translation>
    </message>
    <message>
        <source>Use the usual words on invoices</source>
        <translation>Üblichen Wortlaut auf Rechnungen einsetzen</translation>
    </message>
    <message>
        <source>Invoices still lack: %1.</source>
        <translation>Auf Rechnungen fehlt noch: %1.</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>Change the shop’s tax number</source>
        <translation>USt-IdNr. des Geschäfts ändern</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>E-Rechnungs-Adresse</translation>
    </message>
    <message>
        <source>Change the shop’s e-invoice address</source>
        <translation>E-Rechnungs-Adresse des Geschäfts ändern</translation>
    </message>
    <message>
        <source>Write its scheme and value, like 0106:12345678.</source>
        <translation>Bitte geben Sie Schema und Wert ein, etwa 0106:12345678.</translation>
    </message>
    <message>
        <source>Bank details</source>
        <translation>Bankverbindung</translation>
    </message>
    <message>
        <source>Change the shop’s bank details</source>
        <translation>Bankverbindung des Geschäfts ändern</translation>
    </message>
    <message>
        <source>Terms of invoices</source>
        <translation>Rechnungsbedingungen</translation>
    </message>
    <message>
        <source>Change the terms of invoices</source>
        <translation>Rechnungsbedingungen ändern</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Change the numbers of invoices</source>
        <translation>Rechnungsnummern ändern</translation>
    </message>
    <message>
        <source>Write a pattern, like {year}-{number:4}.</source>
        <translation>Bitte geben Sie ein Muster ein, etwa {year}-{number:4}.</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Zum Beispiel %1</translation>
    </message>
    <message>
        <source>Stems per bucket</source>
        <translation>Stiele je Eimer</translation>
    </message>
    <message>
        <source>Change how many stems a bucket holds</source>
        <translation>Stiele je Eimer ändern</translation>
    </message>
    <message>
        <source>Write a whole number of stems, from 1 to 10,000.</source>
        <translation>Bitte geben Sie eine ganze Zahl von Stielen ein, von 1 bis 10.000.</translation>
    </message>
    <message>
        <source>Used to count the buckets on production sheets</source>
        <translation>Für die Zahl der Eimer auf Produktionslisten</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to %1.</source>
        <translation>Bitte geben Sie eine ganze Zahl von Tagen ein, von 0 bis %1.</translation>
    </message>
    <message>
        <source>Change when hired items go out</source>
        <translation>Mietvorlauf ändern</translation>
    </message>
    <message>
        <source>Change when hired items are back</source>
        <translation>Mietnachlauf ändern</translation>
    </message>
    <message>
        <source>after the event</source>
        <translation>nach dem Termin</translation>
    </message>
    <message>
        <source>Payable within</source>
        <translation>Zahlbar innerhalb von</translation>
    </message>
    <message>
        <source>Change how long invoices may stay unpaid</source>
        <translation>Zahlungsfrist der Rechnungen ändern</translation>
    </message>
    <message>
        <source>after the invoice</source>
        <translation>nach der Rechnung</translation>
    </message>
    <message>
        <source>Unless the client has its own</source>
        <translation>Wenn der Kunde keine eigene Frist hat</translation>
    </message>
    <message>
        <source>Small business</source>
        <translation>Kleinunternehmer</translation>
    </message>
    <message>
        <source>Change whether invoices charge tax</source>
        <translation>Ändern, ob Rechnungen MwSt. berechnen</translation>
    </message>
    <message>
        <source>Charge no tax</source>
        <translation>Keine MwSt. berechnen</translation>
    </message>
    <message>
        <source>Every line is then exempt, for the reason below</source>
        <translation>Jede Position ist dann steuerfrei, aus dem Grund darunter</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Change why no tax is charged</source>
        <translation>Den Grund der Steuerfreiheit ändern</translation>
    </message>
    <message>
        <source>Spanish law requires invoicing software to support Veri*Factu. Stemdesk does not: it sends no invoices to the tax agency. Ask your tax adviser.</source>
        <translation>Das spanische Recht verlangt von Rechnungsprogrammen, dass sie Veri*Factu erfüllen. Stemdesk tut das nicht: Es sendet keine Rechnungen an die Steuerbehörde. Fragen Sie Ihre Steuerberatung.</translation>
    </message>
    <message>
        <source>In France, payments from private clients must be recorded so that they cannot be altered. Stemdesk keeps them in a journal that can only be added to; it is not certified.</source>
        <translation>In Frankreich müssen Zahlungen von Privatkunden unveränderbar aufbewahrt werden. Stemdesk führt sie in einem Journal, dem nur hinzugefügt wird; zertifiziert ist es nicht.</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Change how materials are taxed</source>
        <translation>Ändern, wie Material besteuert wird</translation>
    </message>
    <message>
        <source>Taxed like the flowers in the arrangement</source>
        <translation>Wie die Blumen des Arrangements besteuern</translation>
    </message>
    <message>
        <source>Ribbon in a bouquet is then sold with the bouquet’s tax; the price stays</source>
        <translation>Band im Strauß wird dann mit dem Steuersatz des Straußes verkauft; der Preis bleibt</translation>
    </message>
    <message>
        <source>Pin the prices of an approved event</source>
        <translation>Preise freigegebener Aufträge fixieren</translation>
    </message>
    <message>
        <source>Suppliers deliver</source>
        <translation>Lieferanten liefern</translation>
    </message>
    <message>
        <source>Hire goes out</source>
        <translation>Mietartikel ab</translation>
    </message>
    <message>
        <source>Hire is back</source>
        <translation>Mietartikel zurück</translation>
    </message>
    <message>
        <source>days %1</source>
        <comment>before an event</comment>
        <translation>Tage %1</translation>
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
        <translation>Neues Geschäft…</translation>
    </message>
    <message>
        <source>Create the shop</source>
        <translation>Geschäft anlegen</translation>
    </message>
    <message>
        <source>Save this shop as a file…</source>
        <translation>Geschäft als Datei speichern…</translation>
    </message>
    <message>
        <source>Open a shop from a file…</source>
        <translation>Geschäft aus Datei öffnen…</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Geschäfte</translation>
    </message>
    <message>
        <source>each with its own catalogue, events, prices and API keys</source>
        <translation>jedes mit eigenen Daten und API-Schlüsseln</translation>
    </message>
    <message>
        <source>New shop</source>
        <translation>Neues Geschäft</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Move a shop</source>
        <translation>Geschäft umziehen</translation>
    </message>
    <message>
        <source>Save everything in this shop to a file, and open the file in Stemdesk on another computer. API keys and webhooks are not in it: create them again there. Keep the file as safe as the shop itself.</source>
        <translation>Speichern Sie alles aus diesem Geschäft in einer Datei und öffnen Sie die Datei in Stemdesk auf einem anderen Computer. API-Schlüssel und Webhooks sind nicht dabei: Legen Sie sie dort neu an. Bewahren Sie die Datei so sicher auf wie das Geschäft selbst.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Geschäft wird kopiert…</translation>
    </message>
    <message>
        <source>Saved as %1, compared with the shop and checked.</source>
        <translation>Als %1 gespeichert, mit dem Geschäft verglichen und geprüft.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Datei wird geöffnet…</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 ist jetzt hier.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln Produkt</numerusform>
            <numerusform>%Ln Produkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no products</source>
        <translation>keine Produkte</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Splitter</name>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StateDot</name>
    <message>
        <source>Server is running</source>
        <translation>Server läuft</translation>
    </message>
    <message>
        <source>Server is not running</source>
        <translation>Server läuft nicht</translation>
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
        <translation>Status ändern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StopWatch</name>
    <message>
        <source>Stop after %1</source>
        <translation>Anhalten nach %1</translation>
    </message>
    <message>
        <source>Start stopwatch</source>
        <translation>Stoppuhr starten</translation>
    </message>
    <message>
        <source>Stop the stopwatch of %1</source>
        <translation>Stoppuhr von %1 anhalten</translation>
    </message>
    <message>
        <source>Start the stopwatch of %1</source>
        <translation>Stoppuhr von %1 starten</translation>
    </message>
    <message>
        <source>Adds the time to what the task took</source>
        <translation>Zählt die Zeit zu dem, was die Aufgabe gedauert hat</translation>
    </message>
    <message>
        <source>Measures how long the task takes</source>
        <translation>Misst, wie lange die Aufgabe dauert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Kundenpreis</translation>
    </message>
    <message>
        <source>How it is made up</source>
        <translation>Zusammensetzung</translation>
    </message>
    <message>
        <source>Flowers and materials</source>
        <translation>Blumen und Material</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Mietartikel</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Zusatzkosten</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Anfahrt</translation>
    </message>
    <message>
        <source>What it costs us</source>
        <translation>Was es uns kostet</translation>
    </message>
    <message>
        <source>Left over in packs</source>
        <translation>Rest in Packungen</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Wareneinsatz</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Bestellen bis</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>neueste</translation>
    </message>
    <message>
        <source>These prices stay, even when newer lists come.</source>
        <translation>Diese Preise bleiben, auch wenn neuere Listen kommen.</translation>
    </message>
    <message>
        <source>The newest list of its type on the day of the event.</source>
        <translation>Die neueste Liste ihrer Art am Tag des Termins.</translation>
    </message>
    <message>
        <source>Fixed prices</source>
        <translation>Festpreise</translation>
    </message>
    <message>
        <source>What fixed prices of arrangements add or take off</source>
        <translation>Was Festpreise von Arrangements hinzufügen oder abziehen</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Packs are shared by all arrangements of the event, as on the order.</source>
        <translation>Alle Arrangements des Auftrags teilen sich die Packungen, wie auf der Bestellung.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>This event’s share of what came in on its order sheets</source>
        <translation>Der Anteil dieses Auftrags an dem, was auf seinen Bestellungen kam</translation>
    </message>
    <message>
        <source>Still to receive</source>
        <translation>Noch ausstehend</translation>
    </message>
    <message>
        <source>Ordered or planned, but not yet received</source>
        <translation>Bestellt oder geplant, aber noch nicht erhalten</translation>
    </message>
    <message>
        <source>Expected net margin</source>
        <translation>Erwartete Nettomarge</translation>
    </message>
    <message>
        <source>Client price excl. tax, less both</source>
        <translation>Kundenpreis ohne MwSt., abzüglich beidem</translation>
    </message>
    <message>
        <source>Supplier minimums, and whole packs of what is hired</source>
        <translation>Mindestmengen der Lieferanten und ganze Packungen bei Mietartikeln</translation>
    </message>
    <message>
        <source>Accepted quote</source>
        <translation>Angenommenes Angebot</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>Seither geändert</translation>
    </message>
    <message>
        <source>The “Quotes” tab shows what.</source>
        <translation>Unter „Angebote“ steht, was.</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Angebot %1</translation>
    </message>
    <message>
        <source>Accepted by %1 on %2</source>
        <translation>Angenommen von %1 am %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have no price: the margin looks better than it is.</source>
        <translation>
            <numerusform>%n Position hat keinen Preis: Die Marge sieht besser aus, als sie ist.</numerusform>
            <numerusform>%n Positionen haben keinen Preis: Die Marge sieht besser aus, als sie ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have the price 0.</source>
        <translation>
            <numerusform>%n Position hat den Preis 0.</numerusform>
            <numerusform>%n Positionen haben den Preis 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>No price list of their type is dated on or before the day of the event.</source>
        <translation>Keine Preisliste ihrer Art ist vom Tag des Termins oder früher.</translation>
    </message>
    <message>
        <source>As on the order</source>
        <translation>Wie auf der Bestellung</translation>
    </message>
    <message>
        <source>incl. tax</source>
        <translation>brutto</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>netto</translation>
    </message>
    <message>
        <source>Tax in this summary</source>
        <translation>MwSt. in dieser Übersicht</translation>
    </message>
    <message>
        <source>Shows every figure of the summary incl. or excl. tax.</source>
        <translation>Zeigt alle Beträge der Übersicht inkl. oder ohne MwSt.</translation>
    </message>
    <message>
        <source>Used in arrangements</source>
        <translation>Verarbeitet</translation>
    </message>
    <message>
        <source>Minimum orders</source>
        <translation>Mindestmengen</translation>
    </message>
    <message>
        <source>Client price less cost of goods, both excl. tax</source>
        <translation>Kundenpreis abzüglich Wareneinsatz, beides ohne MwSt.</translation>
    </message>
    <message>
        <source>Goods received, excl. %1</source>
        <translation>Eingegangene Ware, ohne %1</translation>
    </message>
    <message>
        <source>No budget agreed</source>
        <translation>Kein Budget vereinbart</translation>
    </message>
    <message>
        <source>%1 excl. %2</source>
        <translation>%1 ohne %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>Angebot %1, inkl. %2</translation>
    </message>
    <message>
        <source>not in price</source>
        <translation>nicht im Preis</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixiert</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget: %1</translation>
    </message>
    <message>
        <source>Received so far</source>
        <translation>Bisher erhalten</translation>
    </message>
    <message>
        <source>Part of the client price. Only what has to be ordered counts as a cost.</source>
        <translation>Teil des Kundenpreises. Als Kosten zählt nur, was bestellt werden muss.</translation>
    </message>
    <message>
        <source>Changed since, incl. %1</source>
        <translation>Seither geändert, inkl. %1</translation>
    </message>
    <message>
        <source>of which our own</source>
        <translation>davon eigene Artikel</translation>
    </message>
    <message>
        <source>Margin, excl. tax</source>
        <translation>Marge, netto</translation>
    </message>
    <message>
        <source>Cost of goods, incl. tax</source>
        <translation>Wareneinsatz, brutto</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>bestellt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliedList</name>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>More in Products</source>
        <translation>Weitere unter Produkte</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message>
        <source>Lines to order</source>
        <translation>Zu bestellende Positionen</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Copy as e-mail</source>
        <translation>Als E-Mail kopieren</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines to order from %1</source>
        <translation>Bei %1 zu bestellende Positionen</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemandem</translation>
    </message>
    <message>
        <source>Excl. tax %1</source>
        <translation>Ohne MwSt. %1</translation>
    </message>
    <message>
        <source>Incl. tax %1</source>
        <translation>Inkl. MwSt. %1</translation>
    </message>
    <message>
        <source>Copy as e-mail for %1</source>
        <translation>Als E-Mail an %1 kopieren</translation>
    </message>
    <message>
        <source>Open as e-mail</source>
        <translation>Als E-Mail öffnen</translation>
    </message>
    <message>
        <source>A draft in the mail program, with the order as PDF and CSV</source>
        <translation>Ein Entwurf im Mailprogramm, mit der Bestellung als PDF und CSV</translation>
    </message>
    <message>
        <source>Open as e-mail for %1</source>
        <translation>Als E-Mail an %1 öffnen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Open orders</source>
        <translation>Offene Bestellungen</translation>
    </message>
    <message>
        <source>Catalogue, excl. tax</source>
        <translation>Katalog, ohne MwSt.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Archived supplier</source>
        <translation>Archivierter Lieferant</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>%1 archivieren</translation>
    </message>
    <message>
        <source>e.g. 24 hours</source>
        <translation>z.&#xa0;B. 24 Stunden</translation>
    </message>
    <message>
        <source>Claims within</source>
        <translation>Meldefrist</translation>
    </message>
    <message>
        <source>Write hours, like 24.</source>
        <translation>Bitte Stunden eingeben, etwa 24.</translation>
    </message>
    <message>
        <source>Conditions, excl. tax</source>
        <translation>Konditionen, ohne MwSt.</translation>
    </message>
    <message>
        <source>Delivers on</source>
        <translation>Liefert am</translation>
    </message>
    <message>
        <source>any day</source>
        <translation>an jedem Tag</translation>
    </message>
    <message>
        <source>Write an amount, like 150.</source>
        <translation>Bitte geben Sie einen Betrag ein, etwa 150.</translation>
    </message>
    <message>
        <source>Write days of the week, like %1.</source>
        <translation>Bitte geben Sie Wochentage ein, etwa %1.</translation>
    </message>
    <message>
        <source>Delivery days</source>
        <translation>Liefertage</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Sorten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Minimum order
excl. tax</source>
        <translation>Mindestwert
ohne MwSt.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Open orders
incl. tax</source>
        <translation>Offene Bestellungen
inkl. MwSt.</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Sorten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Who do you buy from? Add your growers and wholesalers here, so that flowers and orders can use them.</source>
        <translation>Bei wem kaufen Sie ein? Legen Sie hier Ihre Gärtnereien und Großhändler an, damit Blumen und Bestellungen sie verwenden können.</translation>
    </message>
    <message>
        <source>No matching suppliers.</source>
        <translation>Keine passenden Lieferanten.</translation>
    </message>
    <message>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Name, E-Mail, Telefon suchen…</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Neuer Lieferant</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>mehr als %Ln Lieferant</numerusform>
            <numerusform>mehr als %Ln Lieferanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppliers</source>
        <translation>
            <numerusform>%Ln Lieferant</numerusform>
            <numerusform>%Ln Lieferanten</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Name of the new supplier</source>
        <translation>Name des neuen Lieferanten</translation>
    </message>
    <message>
        <source>Do not add a supplier</source>
        <translation>Keinen Lieferanten hinzufügen</translation>
    </message>
    <message>
        <source>the chosen supplier</source>
        <translation>den gewählten Lieferanten</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TabStrip</name>
    <message>
        <source>Parts of this page</source>
        <translation>Teile dieser Seite</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TableChoice</name>
    <message>
        <source>Sheet</source>
        <translation>Tabellenblatt</translation>
    </message>
    <message>
        <source>Column names in</source>
        <translation>Spaltennamen in</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>Zeichenkodierung</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (ausgeblendet)</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TableOutput</name>
    <message>
        <source>Export as a table</source>
        <translation>Als Tabelle exportieren</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
        <source>%1 is still being saved.</source>
        <translation>%1 wird noch gespeichert.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saving %1: %2 rows</source>
        <translation>%1 wird gespeichert: %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Abgebrochen; %1 wurde nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n rows</source>
        <translation>
            <numerusform>%1 mit %Ln Zeile gespeichert</numerusform>
            <numerusform>%1 mit %Ln Zeilen gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaskChanges</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 auf %2 verschieben</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <translation>%1 wieder öffnen</translation>
    </message>
    <message>
        <source>Finish %1</source>
        <translation>%1 erledigen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1, %2</source>
        <translation>%1 gelöscht, %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>%1 ändern: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaskForm</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Das lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht erledigt</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <translation>%1 wieder öffnen</translation>
    </message>
    <message>
        <source>Finish %1</source>
        <translation>%1 erledigen</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tatsächlich</translation>
    </message>
    <message>
        <source>Leave at</source>
        <translation>Abfahrt um</translation>
    </message>
    <message>
        <source>Back by</source>
        <translation>Zurück bis</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>set a time</source>
        <translation>Uhrzeit angeben</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Weitere Aktionen für %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TasksCard</name>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>The shop’s usual tasks are planned once the event is approved and has a date. Add others here.</source>
        <translation>Die üblichen Aufgaben werden geplant, sobald der Auftrag freigegeben ist und ein Datum hat. Weitere fügen Sie hier hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>hat %1 gedauert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsCard</name>
    <message>
        <source>Tax groups</source>
        <translation>Steuergruppen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>on labour, fees and travel</source>
        <translation>auf Arbeit, Zusatzkosten und Anfahrt</translation>
    </message>
    <message>
        <source>Delete the chosen tax group</source>
        <translation>Gewählte Steuergruppe löschen</translation>
    </message>
    <message>
        <source>Name of a new tax group</source>
        <translation>Name einer neuen Steuergruppe</translation>
    </message>
    <message>
        <source>Rate in %</source>
        <translation>Satz in %</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Default tax group</source>
        <translation>Standardsteuergruppe</translation>
    </message>
    <message>
        <source>For events without their own tax group</source>
        <translation>Für Aufträge ohne eigene Steuergruppe</translation>
    </message>
    <message>
        <source>none: no tax on them</source>
        <translation>keine: ohne MwSt. darauf</translation>
    </message>
    <message>
        <source>Change the default tax group</source>
        <translation>Standardsteuergruppe ändern</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte geben Sie einen Namen an.</translation>
    </message>
    <message>
        <source>Write the rate as a percentage, from 0 to 100.</source>
        <translation>Bitte geben Sie den Satz in Prozent ein, von 0 bis 100.</translation>
    </message>
    <message>
        <source>%1 is the default; choose another default first.</source>
        <translation>%1 ist der Standard; bitte wählen Sie zuerst einen anderen.</translation>
    </message>
    <message>
        <source>as its rate says</source>
        <translation>wie der Satz sagt</translation>
    </message>
    <message>
        <source>Tax category</source>
        <translation>Steuerkategorie</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason why no tax is charged</source>
        <translation>Grund, aus dem keine MwSt. berechnet wird</translation>
    </message>
    <message>
        <source>Change the tax category of %1</source>
        <translation>Die Steuerkategorie von %1 ändern</translation>
    </message>
    <message>
        <source>Change why %1 charges no tax</source>
        <translation>Ändern, warum %1 keine MwSt. berechnet</translation>
    </message>
    <message>
        <source>How invoices tax %1</source>
        <translation>Wie Rechnungen %1 besteuern</translation>
    </message>
    <message>
        <source>As invoices say it, where no tax is charged</source>
        <translation>Wie es auf Rechnungen ohne MwSt. steht</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Steuergruppe</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Genutzt von</translation>
    </message>
    <message>
        <source>Write the rate as a percentage, from 0 to 100.</source>
        <translation>Bitte geben Sie den Satz in Prozent ein, von 0 bis 100.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Change the rate of %1</source>
        <translation>Satz von %1 ändern</translation>
    </message>
    <message>
        <source>no events</source>
        <translation>keine Aufträge</translation>
    </message>
    <message>
        <source>all other events</source>
        <translation>alle übrigen</translation>
    </message>
    <message>
        <source>all events</source>
        <translation>alle Aufträge</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatePicker</name>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Manage templates</source>
        <translation>Vorlagen verwalten</translation>
    </message>
    <message>
        <source>New event from a template</source>
        <translation>Neuer Auftrag aus Vorlage</translation>
    </message>
    <message>
        <source>Search templates…</source>
        <translation>Vorlagen suchen…</translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation>Vorlagen suchen</translation>
    </message>
    <message>
        <source>No matching templates.</source>
        <translation>Keine passenden Vorlagen.</translation>
    </message>
    <message>
        <source>There are no templates yet. Choose “Save as template” in the menu of an event whose recipe you will want again.</source>
        <translation>Noch gibt es keine Vorlagen. Wählen Sie „Als Vorlage speichern“ im Menü eines Auftrags, dessen Rezeptur Sie wieder brauchen werden.</translation>
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
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln fehlt</numerusform>
            <numerusform>%1, %Ln fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>A template keeps an event’s recipe for the next one. Choose “Save as template” in the menu of an event.</source>
        <translation>Eine Vorlage bewahrt die Rezeptur eines Auftrags für den nächsten auf. Wählen Sie „Als Vorlage speichern“ im Menü eines Auftrags.</translation>
    </message>
    <message>
        <source>Close the templates</source>
        <translation>Vorlagen schließen</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>New event from this template</source>
        <translation>Neuer Auftrag aus dieser Vorlage</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>No longer in the catalogue, and left out of new events: %1.</source>
        <translation>Nicht mehr im Katalog und in neuen Aufträgen weggelassen: %1.</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Vorlage %1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Vorlage %1 mit %Ln Position gelöscht</numerusform>
            <numerusform>Vorlage %1 mit %Ln Positionen gelöscht</numerusform>
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
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Vermietet</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Replacement cost</source>
        <translation>Ersatzkosten</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Tage davor</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>Tage danach</translation>
    </message>
    <message>
        <source>For hire</source>
        <translation>Mietartikel</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Zu wenig</translation>
    </message>
    <message>
        <source>Out on this day</source>
        <translation>An diesem Tag vermietet</translation>
    </message>
    <message>
        <source>Out on other days shown</source>
        <translation>An anderen gezeigten Tagen vermietet</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) (default)</source>
        <translation>
            <numerusform>%n Tag (Vorgabe)</numerusform>
            <numerusform>%n Tage (Vorgabe)</numerusform>
        </translation>
    </message>
    <message>
        <source>Short on other days</source>
        <translation>Zu wenig an anderen Tagen</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>%1 zu wenig</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeField</name>
    <message>
        <source>Not a time. Write it like %1.</source>
        <translation>Keine Uhrzeit. Schreiben Sie sie wie %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeSpan</name>
    <message>
        <source>All dates</source>
        <translation>Alle Zeiträume</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>This quarter</source>
        <translation>Dieses Quartal</translation>
    </message>
    <message>
        <source>Last quarter</source>
        <translation>Letztes Quartal</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeSpanField</name>
    <message>
        <source>%1: day</source>
        <translation>%1: Tag</translation>
    </message>
    <message>
        <source>%1: time</source>
        <translation>%1: Uhrzeit</translation>
    </message>
    <message>
        <source>%1: another day</source>
        <translation>%1: anderer Tag</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1 leeren</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Datum angeben</translation>
    </message>
    <message>
        <source>%1: set a date</source>
        <translation>%1: Datum angeben</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Ends another day</source>
        <translation>Mehrtägig</translation>
    </message>
    <message>
        <source>It ends on another day than it begins.</source>
        <translation>Es endet an einem anderen Tag, als es beginnt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <source>Close this note</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Events of the next four weeks</source>
        <translation>Aufträge der nächsten vier Wochen</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Bestellen bis</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message numerus="yes">
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>mehr als %Ln Auftrag in den nächsten vier Wochen</numerusform>
            <numerusform>mehr als %Ln Aufträge in den nächsten vier Wochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln Auftrag in den nächsten vier Wochen</numerusform>
            <numerusform>%Ln Aufträge in den nächsten vier Wochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln überfällig</numerusform>
            <numerusform>%Ln überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Order for this event</source>
        <translation>Hierfür bestellen</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Auftrag öffnen</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>To discuss with clients</source>
        <translation>Mit Kunden zu besprechen</translation>
    </message>
    <message>
        <source>No events in the next four weeks.</source>
        <translation>Keine Aufträge in den nächsten vier Wochen.</translation>
    </message>
    <message>
        <source>Nothing to order in the next two weeks.</source>
        <translation>Nichts zu bestellen in den nächsten zwei Wochen.</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Demnächst</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Next tasks</source>
        <translation>Nächste Aufgaben</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Wareneingang</translation>
    </message>
    <message>
        <source>Next arrivals</source>
        <translation>Nächste Lieferungen</translation>
    </message>
    <message>
        <source>no events in the next four weeks</source>
        <translation>keine Aufträge in den nächsten vier Wochen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnknownRows</name>
    <message>
        <source>Which flowers are these? Choose one for each row, or leave it out.</source>
        <translation>Welche Blumen sind das? Wählen Sie für jede Zeile eine oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Leave all out</source>
        <translation>Alle weglassen</translation>
    </message>
    <message>
        <source>Flower for the row “%1”</source>
        <translation>Blume für die Zeile „%1“</translation>
    </message>
    <message>
        <source>Leave “%1” out</source>
        <translation>„%1“ weglassen</translation>
    </message>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Blume oder Material hinzufügen: Namen eintippen, etwa „quick 50“</translation>
    </message>
    <message>
        <source>Paste anyway</source>
        <translation>Trotzdem einfügen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnmatchedPanel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Variety of the shop</source>
        <translation>Sorte im Geschäft</translation>
    </message>
    <message>
        <source>Varieties not found</source>
        <translation>Nicht gefundene Sorten</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Type a variety…</source>
        <translation>Sorte eintippen…</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnpricedModel</name>
    <message>
        <source>no list of this type yet</source>
        <translation>noch keine Liste dieser Art</translation>
    </message>
    <message>
        <source>Enter cost</source>
        <translation>Preis eingeben</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Goes into list</source>
        <translation>Kommt in die Liste</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Preis von %1 hinzufügen</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet in</translation>
    </message>
    <message>
        <source>Last price</source>
        <translation>Letzter Preis</translation>
    </message>
    <message>
        <source>never priced</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 vom %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnstoredQuestion</name>
    <message>
        <source>(left empty)</source>
        <translation>(leer gelassen)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is typed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>und mehr</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>The last changes aren’t saved yet.</source>
        <translation>Die letzten Änderungen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Some of what you typed isn’t saved.</source>
        <translation>Ein Teil Ihrer Eingaben ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message>
        <source>Needs attention</source>
        <translation>Zu erledigen</translation>
    </message>
    <message numerus="yes">
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1: Die neuesten Preise sind %Ln Tag alt.</numerusform>
            <numerusform>%1: Die neuesten Preise sind %Ln Tage alt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: prices are good until %2.</source>
        <translation>%1: Preise gelten bis %2.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message numerus="yes">
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>%Ln Nachricht an andere Programme kam diese Woche nicht an.</numerusform>
            <numerusform>%Ln Nachrichten an andere Programme kamen diese Woche nicht an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message numerus="yes">
        <source>%n rejected deliveries can still be claimed, the first until %1.</source>
        <translation>
            <numerusform>Reklamation für %n Lieferung noch bis %1 Uhr möglich.</numerusform>
            <numerusform>Reklamation für %n Lieferungen noch möglich, für die erste bis %1 Uhr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message numerus="yes">
        <source>%n items for hire are short in the next four weeks.</source>
        <translation>
            <numerusform>%n Mietartikel reicht in den nächsten vier Wochen nicht.</numerusform>
            <numerusform>%n Mietartikel reichen in den nächsten vier Wochen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Mietartikel</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are late.</source>
        <translation>
            <numerusform>%n Aufgabe ist überfällig.</numerusform>
            <numerusform>%n Aufgaben sind überfällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do today.</source>
        <translation>
            <numerusform>%n Aufgabe für heute.</numerusform>
            <numerusform>%n Aufgaben für heute.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message numerus="yes">
        <source>%1 stem(s)</source>
        <translation>
            <numerusform>%1 Stiel</numerusform>
            <numerusform>%1 Stiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Where it is used</source>
        <translation>Wo verwendet</translation>
    </message>
    <message>
        <source>On no event yet.</source>
        <translation>Noch in keinem Auftrag.</translation>
    </message>
    <message>
        <source>and on earlier events</source>
        <translation>und in früheren Aufträgen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantPanel</name>
    <message>
        <source>Variety</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Stem length</source>
        <translation>Stiellänge</translation>
    </message>
    <message>
        <source>Units per pack</source>
        <translation>Packungsinhalt</translation>
    </message>
    <message>
        <source>Spare (%)</source>
        <translation>Reserve (%)</translation>
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
        <source>Suppliers, excl. tax</source>
        <translation>Lieferanten, ohne MwSt.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Preis von %1 hinzufügen</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ViewSwitch</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyEdits</name>
    <message>
        <source>Rename colour %1</source>
        <translation>Farbe %1 umbenennen</translation>
    </message>
    <message>
        <source>Change colour %1</source>
        <translation>Farbe %1 ändern</translation>
    </message>
    <message>
        <source>Rename category %1</source>
        <translation>Kategorie %1 umbenennen</translation>
    </message>
    <message>
        <source>Add colour %1</source>
        <translation>Farbe %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add category %1</source>
        <translation>Kategorie %1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete colour %1</source>
        <translation>Farbe %1 löschen</translation>
    </message>
    <message>
        <source>Delete category %1</source>
        <translation>Kategorie %1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <source>Deleted %1. It is still used on %2.</source>
        <translation>%1 gelöscht. Noch verwendet: %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyWords</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Creme</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>Pfirsich</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Koralle</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Hot pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Flieder</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>Focal</source>
        <translation>Leitblüten</translation>
    </message>
    <message>
        <source>Filler</source>
        <translation>Füllblumen</translation>
    </message>
    <message>
        <source>Foliage</source>
        <translation>Schnittgrün</translation>
    </message>
    <message>
        <source>Bulb flowers</source>
        <translation>Zwiebelblumen</translation>
    </message>
    <message>
        <source>Tropical</source>
        <translation>Tropisch</translation>
    </message>
    <message>
        <source>Dried</source>
        <translation>Trockenblumen</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>Sundries</source>
        <translation>Zubehör</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Gestelle</translation>
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
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>What it reports</source>
        <translation>Was er meldet</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Letzte Zustellung</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Sends held messages first, then new ones</source>
        <translation>Sendet erst die zurückgehaltenen Nachrichten, dann neue</translation>
    </message>
    <message>
        <source>Holds messages until you resume</source>
        <translation>Hält Nachrichten zurück, bis Sie fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>%Ln Zustellung ist fehlgeschlagen. Wählen Sie sie unten aus, um den Grund zu sehen, und senden Sie sie erneut, sobald die Gegenseite funktioniert.</numerusform>
            <numerusform>%Ln Zustellungen nacheinander sind fehlgeschlagen. Wählen Sie unten eine aus, um den Grund zu sehen, und senden Sie sie erneut, sobald die Gegenseite funktioniert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the address…</source>
        <translation>Die Adresse wird geprüft…</translation>
    </message>
    <message>
        <source>Change address of webhook %1</source>
        <translation>Adresse des Webhooks %1 ändern</translation>
    </message>
    <message>
        <source>Change what webhook %1 reports</source>
        <translation>Ändern, was der Webhook %1 meldet</translation>
    </message>
    <message>
        <source>Pause webhook %1</source>
        <translation>Webhook %1 anhalten</translation>
    </message>
    <message>
        <source>Resume webhook %1</source>
        <translation>Webhook %1 fortsetzen</translation>
    </message>
    <message>
        <source>Its secret and delivery log are deleted too, and unsent messages are never sent. This cannot be undone.</source>
        <translation>Geheimnis und Zustellungsprotokoll werden mit gelöscht, und ungesendete Nachrichten werden nie gesendet. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Webhook löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete webhook %1</source>
        <translation>Webhook %1 löschen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksModel</name>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Meldet</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Letzte Zustellung</translation>
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
        <translation>Zustellungen</translation>
    </message>
    <message>
        <source>A webhook tells another program, such as your calendar, your accounts or the team’s chat, when an event is added or changed.</source>
        <translation>Ein Webhook meldet einem anderen Programm, etwa Kalender, Buchhaltung oder Team-Chat, wenn ein Auftrag angelegt oder geändert wird.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. The next new or changed event will be the first.</source>
        <translation>Noch wurde nichts gesendet. Der nächste neue oder geänderte Auftrag ist der erste.</translation>
    </message>
    <message>
        <source>Secret of the new webhook</source>
        <translation>Geheimnis des neuen Webhooks</translation>
    </message>
    <message>
        <source>the secret</source>
        <translation>das Geheimnis</translation>
    </message>
    <message>
        <source>Copy this secret into the program that receives the messages, so that it can tell they come from you. You won’t see it again.</source>
        <translation>Kopieren Sie dieses Geheimnis in das Programm, das die Nachrichten bekommt; daran erkennt es, dass sie von Ihnen kommen. Es wird nicht noch einmal angezeigt.</translation>
    </message>
    <message>
        <source>Sent to %1</source>
        <translation>Gesendet an %1</translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%Ln Webhook</numerusform>
            <numerusform>%Ln Webhooks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 failing</source>
        <translation>%1, %2 mit Fehlern</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Neuer Webhook</translation>
    </message>
    <message>
        <source>No webhooks yet</source>
        <translation>Noch keine Webhooks</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekField</name>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Vorige Woche</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekPage</name>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Vorige Woche</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Neue Aufgabe</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>the chosen task and day</source>
        <translation>die gewählte Aufgabe und den Tag</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do</source>
        <translation>
            <numerusform>%n Aufgabe offen</numerusform>
            <numerusform>%n Aufgaben offen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Produktionsliste</translation>
    </message>
    <message>
        <source>Back to the week</source>
        <translation>Zurück zur Woche</translation>
    </message>
    <message>
        <source>What is designed on the chosen day, to print (Ctrl+P)</source>
        <translation>Was am gewählten Tag gebunden wird, zum Drucken (Strg+P)</translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln überfällig</numerusform>
            <numerusform>%Ln überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Nichts zu tun</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekView</name>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WindowTab</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>Documents have a language of their own, under This shop.</source>
        <translation>Dokumente haben eine eigene Sprache, unter „Dieses Geschäft“.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Sprache und Darstellung</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>F2; renames it everywhere</source>
        <translation>F2; benennt überall um</translation>
    </message>
    <message>
        <source>Choose a colour…</source>
        <translation>Farbe wählen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Presets only; add your own</source>
        <translation>Nur Vorgaben; fügen Sie eigene hinzu</translation>
    </message>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln eigene</numerusform>
            <numerusform>%Ln eigene</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the chosen colour</source>
        <translation>Gewählte Farbe umbenennen</translation>
    </message>
    <message>
        <source>Rename the chosen category</source>
        <translation>Gewählte Kategorie umbenennen</translation>
    </message>
    <message>
        <source>Delete the chosen colour</source>
        <translation>Gewählte Farbe löschen</translation>
    </message>
    <message>
        <source>Delete the chosen category</source>
        <translation>Gewählte Kategorie löschen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsModel</name>
    <message>
        <source>your own</source>
        <translation>selbst angelegt</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln Tag überfällig</numerusform>
            <numerusform>%Ln Tage überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
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
        <translation>Tag</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Noch zu tun</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Wareneingang</translation>
    </message>
    <message>
        <source>Designed</source>
        <translation>Gebunden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>Nichts mehr zu tun.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%Ln Aufgabe</numerusform>
            <numerusform>%Ln Aufgaben</numerusform>
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
        <translation>Aufgaben eines Auftrags</translation>
    </message>
    <message>
        <source>planned when the event is approved</source>
        <translation>geplant, sobald der Auftrag freigegeben ist</translation>
    </message>
    <message>
        <source>Change the tasks of events</source>
        <translation>Aufgaben der Aufträge ändern</translation>
    </message>
    <message>
        <source>Write what is to be done, in up to 200 characters.</source>
        <translation>Bitte geben Sie ein, was zu tun ist, mit höchstens 200 Zeichen.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPlanEditor</name>
    <message>
        <source>Add a task</source>
        <translation>Aufgabe hinzufügen</translation>
    </message>
    <message>
        <source>Use the default plan</source>
        <translation>Standardplan verwenden</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>Art der Aufgabe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Planned for</source>
        <translation>Geplant für</translation>
    </message>
    <message>
        <source>Number of days</source>
        <translation>Anzahl der Tage</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>Aufgabe entfernen</translation>
    </message>
    <message>
        <source>Write a number of days, 1 to %1.</source>
        <translation>Bitte geben Sie eine Anzahl Tage von 1 bis %1 ein.</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Neue Aufgabe</translation>
    </message>
    <message>
        <source>Order day</source>
        <translation>Bestelltag</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Tage davor</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>Am Tag selbst</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>Tage danach</translation>
    </message>
    <message>
        <source>Remove the task %1</source>
        <translation>Aufgabe %1 entfernen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkProgress</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkWords</name>
    <message>
        <source>A task has one person. Write %1, and add another task for %2.</source>
        <translation>Eine Aufgabe hat nur eine Person. Tragen Sie %1 ein, und legen Sie für %2 eine weitere Aufgabe an.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Konditionieren</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Packen</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Liefern</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Abholen</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Büro</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%n stems</source>
        <translation>
            <numerusform>%Ln Stiel</numerusform>
            <numerusform>%Ln Stiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items</source>
        <translation>
            <numerusform>%n anderer Artikel</numerusform>
            <numerusform>%n andere Artikel</numerusform>
        </translation>
    </message>
</context>
</TS>
