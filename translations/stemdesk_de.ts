<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <translation>Eine andere Veranstaltung hat diesen Kurznamen; bitte wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>This one comes with Stemdesk and stays as it is.</source>
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
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln Veranstaltung nutzt diese Preisliste; sie kann jetzt nicht gelöscht werden.</numerusform>
            <numerusform>%Ln Veranstaltungen nutzen diese Preisliste; sie kann jetzt nicht gelöscht werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln Veranstaltung nutzt diese Steuergruppe; sie kann jetzt nicht gelöscht werden.</numerusform>
            <numerusform>%Ln Veranstaltungen nutzen diese Steuergruppe; sie kann jetzt nicht gelöscht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such supplier any more.</source>
        <translation>Diesen Lieferanten gibt es nicht mehr.</translation>
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
        <translation>Diese Veranstaltung gibt es nicht mehr.</translation>
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
        <translation>Das Geschäft hat schon Lieferanten, Produkte oder Veranstaltungen.</translation>
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
        <source>The shop&apos;s data is busy with other work; try again in a moment.</source>
        <translation>Die Daten des Geschäfts werden gerade anders gebraucht; bitte versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The shop&apos;s data cannot be reached now; nothing was changed.</source>
        <translation>Die Daten des Geschäfts sind gerade nicht erreichbar; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>Der Datenträger ist voll; es wurde nichts geändert. Bitte schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The shop&apos;s data is damaged; restore the last backup.</source>
        <translation>Die Daten des Geschäfts sind beschädigt; bitte stellen Sie die letzte Sicherung wieder her.</translation>
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
        <source>Write the fewest packs as a whole number.</source>
        <translation>Bitte geben Sie die Mindestzahl der Packungen als ganze Zahl ein.</translation>
    </message>
    <message>
        <source>Give each supplier one minimum at most.</source>
        <translation>Bitte geben Sie je Lieferant höchstens ein Minimum an.</translation>
    </message>
    <message>
        <source>Write the colours with commas between them.</source>
        <translation>Bitte trennen Sie die Farben durch Kommas.</translation>
    </message>
    <message>
        <source>Write a number more than 0.</source>
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
        <source>The ceremony must end after it starts.</source>
        <translation>Die Trauung muss nach ihrem Beginn enden.</translation>
    </message>
    <message>
        <source>The time at the venue must end after it starts.</source>
        <translation>Die Zeit am Veranstaltungsort muss nach ihrem Beginn enden.</translation>
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
        <source>Write the tax as a factor, like 1.2 for 20 %.</source>
        <translation>Bitte geben Sie die Steuer als Faktor ein, etwa 1,2 für 20&#xa0;%.</translation>
    </message>
    <message>
        <source>The name may have 200 characters, on one line.</source>
        <translation>Der Name darf 200 Zeichen haben, in einer Zeile.</translation>
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
        <source>No computer is known under this address; check how it is spelled.</source>
        <translation>Unter dieser Adresse ist kein Computer bekannt; bitte prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Diese Adresse führt zu einem privaten Computer; bitte geben Sie eine im Internet an.</translation>
    </message>
    <message>
        <source>Choose at least one thing that it tells of.</source>
        <translation>Bitte wählen Sie mindestens ein Ereignis, das er meldet.</translation>
    </message>
    <message>
        <source>The keyring is locked, so that no secret can be kept safe. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt, daher lässt sich kein Geheimnis sicher aufbewahren. Bitte entsperren Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring does not answer, so that no secret can be kept safe. Start it and try again.</source>
        <translation>Der Schlüsselbund dieses Computers antwortet nicht, daher lässt sich kein Geheimnis sicher aufbewahren. Bitte starten Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The keyring no longer holds Stemdesk&apos;s key, so that secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>Der Schlüsselbund enthält den Schlüssel von Stemdesk nicht mehr, daher lassen sich Geheimnisse nicht öffnen. „stemdesk secrets“ hilft, ihn zurückzuholen.</translation>
    </message>
    <message>
        <source>The file that keeps the secrets&apos; key is missing. Put it back and try again.</source>
        <translation>Die Datei mit dem Schlüssel der Geheimnisse fehlt. Bitte legen Sie sie zurück und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The secrets are sealed under another key than the one that is here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Die Geheimnisse sind mit einem anderen Schlüssel versiegelt als dem hier. „stemdesk secrets“ hilft, ihn zurückzuholen.</translation>
    </message>
    <message>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Webhooks lassen sich nicht einrichten, solange Stemdesk so läuft.</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>Tax groups</source>
        <translation>Steuergruppen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Lieferantenbestellungen</translation>
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
        <translation>Neue Veranstaltung</translation>
    </message>
    <message>
        <source>Changed event</source>
        <translation>Geänderte Veranstaltung</translation>
    </message>
    <message>
        <source>new events</source>
        <translation>neue Veranstaltungen</translation>
    </message>
    <message>
        <source>changed events</source>
        <translation>geänderte Veranstaltungen</translation>
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
            <numerusform>%Ln Bund zu %1</numerusform>
            <numerusform>%Ln Bund zu %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln Packung zu %1</numerusform>
            <numerusform>%Ln Packungen zu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a bunch of %3</source>
        <translation>%2: %1 weniger spart einen Bund zu %3</translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: %1 weniger spart eine Packung zu %3</translation>
    </message>
    <message>
        <source>%1 more of %2 fills the last bunch of %3</source>
        <translation>%2: %1 mehr füllt den letzten Bund zu %3</translation>
    </message>
    <message>
        <source>%1 more of %2 fills the last pack of %3</source>
        <translation>%2: %1 mehr füllt die letzte Packung zu %3</translation>
    </message>
    <message>
        <source>%1 has %2 for %3 instead of %4</source>
        <translation>%1 hat %2 für %3 statt %4</translation>
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
        <source>+%n bunch(es) of %1</source>
        <translation>
            <numerusform>+%Ln Bund %1</numerusform>
            <numerusform>+%Ln Bund %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln Packung %1</numerusform>
            <numerusform>+%Ln Packungen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln Bund %1</numerusform>
            <numerusform>−%Ln Bund %1</numerusform>
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
        <source>Another price with tax for %1</source>
        <translation>Anderer Preis mit Steuer für %1</translation>
    </message>
    <message>
        <source>%1 was deleted</source>
        <translation>%1 wurde gelöscht</translation>
    </message>
    <message>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 ist jetzt: %2. Vorher: %3</translation>
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
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
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
        <translation>Keine Veranstaltung war betroffen.</translation>
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
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
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
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <source>No supplier</source>
        <translation>Ohne Lieferant</translation>
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
        <source>%1 is archived. Events and prices that name it stay as they are.</source>
        <translation>%1 ist archiviert. Veranstaltungen und Preise mit diesem Lieferanten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Lieferant %1 hinzufügen (Rückgängig archiviert ihn)</translation>
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
</context>
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
    <message>
        <source>Proposal</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Rezepte für die Werkstatt</translation>
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
        <translation>Trauung</translation>
    </message>
    <message>
        <source>Reception</source>
        <translation>Feier</translation>
    </message>
    <message>
        <source>Reception, set up and end</source>
        <translation>Feier, Aufbau und Ende</translation>
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
        <translation>Entwurf und Fertigung</translation>
    </message>
    <message>
        <source>Delivery and travel</source>
        <translation>Lieferung und Anfahrt</translation>
    </message>
    <message>
        <source>of which tax: %1</source>
        <translation>davon Steuer: %1</translation>
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
        <source>Containers and hired things, to come back</source>
        <translation>Gefäße und Leihware, kommt zurück</translation>
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
</context>
<context>
    <name>stemdesk::ui::AddLineField</name>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Blume oder Material hinzufügen: Namen eintippen, etwa „quick 50“</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Position hinzufügen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Im Katalog heißt nichts „%1“.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <source>Ways to spend less</source>
        <translation>Sparmöglichkeiten</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Ersparnis</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Lohnt einen Blick</translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation>spart %1</translation>
    </message>
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
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <source>Let programs on this computer in</source>
        <translation>Programme auf diesem Computer zulassen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>This shop&apos;s keys work</source>
        <translation>Die Schlüssel dieses Geschäfts gelten</translation>
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
        <source>how other programs read and change what is in Stemdesk</source>
        <translation>wie andere Programme lesen und ändern, was in Stemdesk steht</translation>
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
        <translation>Adresse, auf der gewartet wird</translation>
    </message>
    <message>
        <source>Listens on</source>
        <translation>Wartet auf</translation>
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
        <translation>gilt innerhalb einer Sekunde</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Anfragen je Minute</translation>
    </message>
    <message>
        <source>for each key; 0 for no limit</source>
        <translation>je Schlüssel; 0 für keine Grenze</translation>
    </message>
    <message>
        <source>Requests a month</source>
        <translation>Anfragen je Monat</translation>
    </message>
    <message>
        <source>for all keys together; 0 for no limit</source>
        <translation>für alle Schlüssel zusammen; 0 für keine Grenze</translation>
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
        <translation>Anfragen in diesem Monat</translation>
    </message>
    <message>
        <source>For programmers</source>
        <translation>Für Programmierer</translation>
    </message>
    <message>
        <source>Every address, field and answer, to read and to try out with a key.</source>
        <translation>Jede Adresse, jedes Feld und jede Antwort, zum Lesen und zum Ausprobieren mit einem Schlüssel.</translation>
    </message>
    <message>
        <source>From other computers</source>
        <translation>Von anderen Computern</translation>
    </message>
    <message>
        <source>In this window the API is for programs on this computer only. For others, run “stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY” on a computer that is always on: the connection is encrypted then, and needs no window.</source>
        <translation>In diesem Fenster ist die API nur für Programme auf diesem Computer da. Für andere starten Sie „stemdesk serve --listen ADRESSE:PORT --tls ZERTIFIKAT,SCHLÜSSEL“ auf einem Computer, der immer läuft: Dann ist die Verbindung verschlüsselt und braucht kein Fenster.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Stopping; the last requests are being answered</source>
        <translation>Wird beendet; die letzten Anfragen werden beantwortet</translation>
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
        <source>Let keys work</source>
        <translation>Schlüssel zulassen</translation>
    </message>
    <message>
        <source>Refuse all keys</source>
        <translation>Alle Schlüssel abweisen</translation>
    </message>
    <message>
        <source>of %1; the month begins anew on the 1st, UTC</source>
        <translation>von %1; der Monat beginnt neu am 1., UTC</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 von %2 Anfragen</translation>
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
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <source>Delete removes it</source>
        <translation>Entf entfernt den Eintrag</translation>
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
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a colour</source>
        <translation>Farbe hinzufügen</translation>
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
    <name>stemdesk::ui::DateTimeField</name>
    <message>
        <source>Clear %1</source>
        <translation>%1 leeren</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Datum angeben</translation>
    </message>
    <message>
        <source>%1: day</source>
        <translation>%1: Tag</translation>
    </message>
    <message>
        <source>%1: time</source>
        <translation>%1: Uhrzeit</translation>
    </message>
    <message>
        <source>%1: set a date</source>
        <translation>%1: Datum angeben</translation>
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
        <source>State</source>
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
        <source>State</source>
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
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <source>Clients and guests</source>
        <translation>Kunden und Gäste</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Change client</source>
        <translation>Kunde ändern</translation>
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
        <source>without tax; empty where none was agreed</source>
        <translation>ohne Steuer; leer, wenn keines vereinbart ist</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Ceremony from</source>
        <translation>Trauung von</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Trauung bis</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Feier von</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Feier bis</translation>
    </message>
    <message>
        <source>Change date</source>
        <translation>Datum ändern</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Trauung</translation>
    </message>
    <message>
        <source>Change ceremony address</source>
        <translation>Ort der Trauung ändern</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Change venue</source>
        <translation>Ort ändern</translation>
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
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>For the shop</source>
        <translation>Für das Geschäft</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Notizen ändern</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <source>Write a whole number.</source>
        <translation>Bitte geben Sie eine ganze Zahl ein.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Bitte geben Sie einen Betrag ein, 0 oder mehr.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>This event is no longer there.</source>
        <translation>Diese Veranstaltung ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Zurück zu den Veranstaltungen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name der Veranstaltung</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Lieferantenbestellungen</translation>
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
        <source>Somebody else changed the name to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Jemand anderes hat den Namen in „%1“ geändert. Enter behält Ihren, Esc übernimmt den anderen.</translation>
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
        <translation>Woche vom %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <source>Find an event…</source>
        <translation>Veranstaltung suchen…</translation>
    </message>
    <message>
        <source>Coming</source>
        <translation>Kommende</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Vergangene</translation>
    </message>
    <message>
        <source>One week</source>
        <translation>Eine Woche</translation>
    </message>
    <message>
        <source>Events to order for</source>
        <translation>Veranstaltungen, für die bestellt wird</translation>
    </message>
    <message>
        <source>No event is found by these words.</source>
        <translation>Zu diesen Wörtern wurde keine Veranstaltung gefunden.</translation>
    </message>
    <message>
        <source>There are no events here.</source>
        <translation>Hier sind keine Veranstaltungen.</translation>
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
        <translation>Angebot</translation>
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
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Ort</translation>
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
        <source>Price</source>
        <translation>Preis</translation>
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
        <translation>Veranstaltungen</translation>
    </message>
    <message>
        <source>Events hold the recipe, the price and the supplier orders of a wedding or a party.</source>
        <translation>Eine Veranstaltung enthält Rezeptur, Preis und Lieferantenbestellungen einer Hochzeit oder Feier.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neue Veranstaltung</translation>
    </message>
    <message>
        <source>No event matches. Try other words, another status or all dates.</source>
        <translation>Keine Veranstaltung passt. Versuchen Sie andere Wörter, einen anderen Status oder alle Daten.</translation>
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
        <source>Upcoming</source>
        <translation>Kommende</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Vergangene</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Alle Daten</translation>
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
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>mehr als %Ln Veranstaltung</numerusform>
            <numerusform>mehr als %Ln Veranstaltungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <source>Add a fee</source>
        <translation>Gebühr hinzufügen</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Lieferung</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>Amount without tax</source>
        <translation>Betrag ohne Steuer</translation>
    </message>
    <message>
        <source>Remove the fee</source>
        <translation>Gebühr entfernen</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Bitte geben Sie einen Betrag ein, 0 oder mehr.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FormRow</name>
    <message>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Anderswo geändert in „%1“. Enter behält Ihren Wert, Esc übernimmt den anderen.</translation>
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
        <source>Notes every line that nothing came in of as delivered whole, at the price that was expected</source>
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
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln Position</numerusform>
            <numerusform>%Ln Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Bestellt: %1</translation>
    </message>
    <message>
        <source>Goods received from %1</source>
        <translation>Wareneingang von %1</translation>
    </message>
    <message>
        <source>Still due %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>Received %1 with tax</source>
        <translation>Erhalten: %1 mit Steuer</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Before tax; expected were %1</source>
        <translation>Ohne Steuer; erwartet waren %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Bestellt</translation>
    </message>
    <message>
        <source>Packs received</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>Cost received</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Still due</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>“%1” is no number of packs.</source>
        <translation>„%1“ ist keine Packungszahl.</translation>
    </message>
    <message>
        <source>“%1” is no price.</source>
        <translation>„%1“ ist kein Preis.</translation>
    </message>
    <message>
        <source>Say first how many packs came in, then what they cost.</source>
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
        <source>Somebody else noted these goods meanwhile; what they noted stands here now.</source>
        <translation>Jemand anderes hat diese Ware inzwischen erfasst; hier steht nun, was dabei eingetragen wurde.</translation>
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
        <source>Name of the arrangement</source>
        <translation>Name des Arrangements</translation>
    </message>
    <message>
        <source>Somebody else changed this to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Jemand anderes hat dies in „%1“ geändert. Enter behält Ihren Wert, Esc übernimmt den anderen.</translation>
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
        <source>%1 fewer of ‘%2’ saves a pack of %3 (%4).</source>
        <translation>%1 weniger von ‘%2’ spart eine Packung zu %3 (%4).</translation>
    </message>
    <message>
        <source>%1 fewer of ‘%2’ in each saves a pack of %3 (%4).</source>
        <translation>Je %1 weniger von ‘%2’ spart eine Packung zu %3 (%4).</translation>
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
        <source>“%1” is no number.</source>
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
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
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
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>What programs asked for in the last 30 days</source>
        <translation>Was Programme in den letzten 30 Tagen angefragt haben</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Neuer Webhook</translation>
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
        <source>State</source>
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
        <source>Programs that use “%1” are refused from their next request on. This cannot be undone; they need a new key then.</source>
        <translation>Programme, die „%1“ benutzen, werden ab ihrer nächsten Anfrage abgewiesen. Das lässt sich nicht rückgängig machen; sie brauchen dann einen neuen Schlüssel.</translation>
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
        <source>State</source>
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
        <source>A key lets another program into this shop: your website, a till, a spreadsheet. Make one for each program, so that you can take it away from one alone.</source>
        <translation>Ein Schlüssel lässt ein anderes Programm in dieses Geschäft: Ihre Website, eine Kasse, eine Tabelle. Erstellen Sie für jedes Programm einen eigenen, damit Sie ihn einzeln wieder entziehen können.</translation>
    </message>
    <message>
        <source>Create a key</source>
        <translation>Schlüssel erstellen</translation>
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
        <source>This key is shown only now. Copy it into the program that needs it: nobody, Stemdesk neither, can show it again.</source>
        <translation>Dieser Schlüssel wird nur jetzt angezeigt. Kopieren Sie ihn in das Programm, das ihn braucht: Niemand, auch Stemdesk nicht, kann ihn noch einmal anzeigen.</translation>
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
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (archiviert)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>%1 a unit without tax</source>
        <translation>%1 je Stück ohne Steuer</translation>
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
        <source>“%1” is no number of stems.</source>
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
    <message>
        <source>Somebody else changed this to %1 meanwhile. Type it again to have yours.</source>
        <translation>Jemand anderes hat dies inzwischen in %1 geändert. Geben Sie Ihren Wert noch einmal ein, um ihn zu behalten.</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
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
        <source>Left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <source>Events</source>
        <translation>Veranstaltungen</translation>
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
        <source>Orders</source>
        <translation>Bestellungen</translation>
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
        <source>, minimum %1</source>
        <translation>, mindestens %1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NavigationRail</name>
    <message>
        <source>Narrow the navigation</source>
        <translation>Navigation verkleinern</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Widen the navigation</source>
        <translation>Navigation verbreitern</translation>
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
        <source>Works</source>
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
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Do not add anything</source>
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
    <name>stemdesk::ui::NewSupplierRow</name>
    <message>
        <source>Name of the new supplier</source>
        <translation>Name des neuen Lieferanten</translation>
    </message>
    <message>
        <source>Enter adds</source>
        <translation>Mit Enter hinzufügen</translation>
    </message>
    <message>
        <source>Do not add a supplier</source>
        <translation>Keinen Lieferanten hinzufügen</translation>
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
        <source>The address that the other program&apos;s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>Die Adresse im öffentlichen Internet, die Ihnen der Hersteller des anderen Programms gegeben hat. Stemdesk sendet dorthin eine mit einem Geheimnis signierte Nachricht, wenn etwas geschieht.</translation>
    </message>
    <message>
        <source>What it tells of</source>
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
    <name>stemdesk::ui::OffersField</name>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Min. packs</source>
        <translation>Mind.-Pack.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Beliebiger Lieferant</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
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
        <source>Add a supplier</source>
        <translation>Lieferant hinzufügen</translation>
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
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>Der Lieferant liefert nicht weniger als %1.</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Ohne Steuer</translation>
    </message>
    <message>
        <source>Not every price is known: the price lists have none.</source>
        <translation>Nicht jeder Preis ist bekannt: Die Preislisten haben keinen.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
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
        <source>Left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückpreis</translation>
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
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Choose an event, several, or a whole week. What to order from whom stands here then, with packs worked out over all of them together.</source>
        <translation>Wählen Sie eine Veranstaltung, mehrere oder eine ganze Woche. Dann steht hier, was bei wem zu bestellen ist, mit den Packungen über alle zusammen berechnet.</translation>
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
        <source>Save this sheet</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Keeps the sheet as it is now, to see later what changed and what came in</source>
        <translation>Hält die Liste fest, wie sie jetzt ist, um später zu sehen, was sich geändert hat und was gekommen ist</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
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
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>As they were sent, and what came in</source>
        <translation>Wie sie gesendet wurden und was gekommen ist</translation>
    </message>
    <message>
        <source>What to order from whom</source>
        <translation>Was bei wem zu bestellen ist</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 with tax</source>
        <translation>%1 · %2 · %3 mit Steuer</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln Veranstaltung</numerusform>
            <numerusform>%Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln Lieferant</numerusform>
            <numerusform>%Ln Lieferanten</numerusform>
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
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
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
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <source>Price over the lists</source>
        <translation>Preis über die Listen</translation>
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
        <source>Refresh prices…</source>
        <translation>Preise auffrischen…</translation>
    </message>
    <message>
        <source>the newest on the day of the event, or one that the event keeps to</source>
        <translation>die neueste am Tag der Veranstaltung, oder eine fest gewählte</translation>
    </message>
    <message>
        <source>Price list for %1</source>
        <translation>Preisliste für %1</translation>
    </message>
    <message>
        <source>Shows what the newest lists would change, before anything is changed.</source>
        <translation>Zeigt, was die neuesten Listen ändern würden, bevor etwas geändert wird.</translation>
    </message>
    <message>
        <source>Keeps the price lists in use, so that newer lists change nothing.</source>
        <translation>Behält die verwendeten Preislisten bei, sodass neuere Listen nichts ändern.</translation>
    </message>
    <message>
        <source>No price list is in use yet.</source>
        <translation>Noch ist keine Preisliste in Verwendung.</translation>
    </message>
    <message>
        <source>Every list in use is pinned.</source>
        <translation>Jede verwendete Liste ist fixiert.</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>die neueste</translation>
    </message>
    <message>
        <source>No price list for the day of the event.</source>
        <translation>Keine Preisliste für den Tag der Veranstaltung.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Fixiert: %1</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Neueste: %1</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>Change price list</source>
        <translation>Preisliste ändern</translation>
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
        <translation>Preise auffrischen</translation>
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
        <translation>Preis der Veranstaltung</translation>
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
        <translation>Nichts aufzufrischen: Die fixierten Listen sind die neuesten für den Tag der Veranstaltung.</translation>
    </message>
    <message>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Nichts aufzufrischen: Keine Liste ist fixiert, die Veranstaltung hat also schon die neuesten Preise.</translation>
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
        <translation>Kalkulationsfaktoren</translation>
    </message>
    <message>
        <source>times the cost with tax; empty takes the shop&apos;s</source>
        <translation>mal Kosten mit Steuer; leer gilt der des Geschäfts</translation>
    </message>
    <message>
        <source>Uplift a unit</source>
        <translation>Zuschlag je Stück</translation>
    </message>
    <message>
        <source>Change uplift</source>
        <translation>Zuschlag ändern</translation>
    </message>
    <message>
        <source>added to each unit&apos;s cost, with tax</source>
        <translation>zu den Kosten jedes Stücks, mit Steuer</translation>
    </message>
    <message>
        <source>%1, as in the shop</source>
        <translation>%1, wie im Geschäft</translation>
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
        <source>Share in %</source>
        <translation>Anteil in %</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Rate an hour</source>
        <translation>Stundensatz</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Festbetrag</translation>
    </message>
    <message>
        <source>a share of the lines&apos; price, and hours and amounts without tax</source>
        <translation>ein Anteil am Preis der Positionen, dazu Stunden und Beträge ohne Steuer</translation>
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
        <source>without tax</source>
        <translation>ohne Steuer</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Change travel</source>
        <translation>Anfahrt ändern</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Change fees</source>
        <translation>Gebühren ändern</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuer</translation>
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
        <source>as in the shop</source>
        <translation>wie im Geschäft</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
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
        <translation>Womit gestalten Sie? Legen Sie hier Blumen, Material und Leihware an, jeweils mit Sorten, Stiellängen und Packungen; daraus entstehen Rezepturen und Bestellungen.</translation>
    </message>
    <message>
        <source>Add a product</source>
        <translation>Produkt hinzufügen</translation>
    </message>
    <message>
        <source>No product is found by this.</source>
        <translation>Damit wurde kein Produkt gefunden.</translation>
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
        <source>more than %1</source>
        <translation>mehr als %1</translation>
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
        <source>The price list has no price for it.</source>
        <translation>Die Preisliste hat dafür keinen Preis.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
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
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Anfrage-ID</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Every request that a program makes with one of this shop&apos;s keys stands here for 30 days: what it asked for, and how it was answered. Nothing was asked yet.</source>
        <translation>Jede Anfrage, die ein Programm mit einem Schlüssel dieses Geschäfts stellt, steht hier 30 Tage lang: was es wollte und was es als Antwort bekam. Noch wurde nichts angefragt.</translation>
    </message>
    <message>
        <source>No request is like this.</source>
        <translation>Keine Anfrage ist so.</translation>
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
        <source>Cost</source>
        <translation>Kosten</translation>
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
        <translation>Was die Veranstaltungen einbringen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Customer price</source>
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
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Saved sheet</source>
        <translation>Gespeicherte Liste</translation>
    </message>
    <message>
        <source>Saved as a draft: not every event was approved then.</source>
        <translation>Als Entwurf gespeichert: Damals war nicht jede Veranstaltung freigegeben.</translation>
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
        <source>Ordered %1</source>
        <translation>Bestellt: %1</translation>
    </message>
    <message>
        <source>Received %1 with tax</source>
        <translation>Erhalten: %1 mit Steuer</translation>
    </message>
    <message>
        <source>what would be ordered now, against this sheet</source>
        <translation>was jetzt bestellt würde, verglichen mit dieser Liste</translation>
    </message>
    <message>
        <source>with tax, over the cost of goods</source>
        <translation>mit Steuer, über dem Wareneinsatz</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: here you see then what changed since, and note what came in and what it cost.</source>
        <translation>Noch ist nichts gespeichert. Speichern Sie eine Liste, wenn Sie sie an Ihre Lieferanten senden: Hier sehen Sie dann, was sich seither geändert hat, und vermerken, was gekommen ist und was es gekostet hat.</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Gespeicherte Listen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <source>not received</source>
        <translation>nicht erhalten</translation>
    </message>
    <message>
        <source>received</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>%1 of %2 received</source>
        <translation>%1 von %2 erhalten</translation>
    </message>
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
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <source>Supplier order, %1</source>
        <translation>Lieferantenbestellung, %1</translation>
    </message>
    <message numerus="yes">
        <source>Supplier order, %n events</source>
        <translation>
            <numerusform>Lieferantenbestellung, %Ln Veranstaltung</numerusform>
            <numerusform>Lieferantenbestellung, %Ln Veranstaltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the supplier order</source>
        <translation>Lieferantenbestellung speichern</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
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
        <source>Open in mail program</source>
        <translation>Im E-Mail-Programm öffnen</translation>
    </message>
    <message>
        <source>No mail program answers; the order is on the clipboard.</source>
        <translation>Kein E-Mail-Programm antwortet; die Bestellung liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Print the supplier order</source>
        <translation>Lieferantenbestellung drucken</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>An den Drucker gesendet</translation>
    </message>
    <message>
        <source>The printer does not take it; nothing was printed.</source>
        <translation>Der Drucker nimmt es nicht an; es wurde nichts gedruckt.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>Es gibt nichts zu bestellen: Kein sichtbares Arrangement dieser Veranstaltungen hat eine Position mit Bedarf.</translation>
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
        <source>Before tax %1</source>
        <translation>Ohne Steuer %1</translation>
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
        <source>Some lines name no supplier yet; they stand at the end.</source>
        <translation>Einige Positionen haben noch keinen Lieferanten; sie stehen am Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln Position ohne Preis: Die Summen sind nicht vollständig.</numerusform>
            <numerusform>%Ln Positionen ohne Preis: Die Summen sind nicht vollständig.</numerusform>
        </translation>
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
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Customer price</source>
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
        <translation>Leihware</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
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
        <source>Design</source>
        <translation>Gestaltung</translation>
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
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>What stays of the customer price after the cost of goods</source>
        <translation>Was vom Kundenpreis nach dem Wareneinsatz bleibt</translation>
    </message>
    <message>
        <source>Goods received</source>
        <translation>Wareneingang</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <translation>Bisher bezahlt</translation>
    </message>
    <message>
        <source>With tax, this event&apos;s share of what came in on its order sheets</source>
        <translation>Mit Steuer, der Anteil dieser Veranstaltung am Wareneingang ihrer Bestelllisten</translation>
    </message>
    <message>
        <source>Margin on that</source>
        <translation>Marge darauf</translation>
    </message>
    <message>
        <source>What stays of the customer price after what was paid</source>
        <translation>Was vom Kundenpreis nach dem Bezahlten bleibt</translation>
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
        <source>No budget agreed. %1 without tax.</source>
        <translation>Kein Budget vereinbart. %1 ohne Steuer.</translation>
    </message>
    <message>
        <source>%1 over the budget of %2. Without tax it is %3.</source>
        <translation>%1 über dem Budget von %2. Ohne Steuer sind es %3.</translation>
    </message>
    <message>
        <source>%1 of the budget of %2 left. Without tax it is %3.</source>
        <translation>%1 vom Budget von %2 übrig. Ohne Steuer sind es %3.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>noch kein Datum</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>fixiert</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>neueste</translation>
    </message>
    <message>
        <source>These prices stay, whatever newer lists say.</source>
        <translation>Diese Preise bleiben, was neuere Listen auch sagen.</translation>
    </message>
    <message>
        <source>The newest list of its type on the day of the event.</source>
        <translation>Die neueste Liste ihrer Art am Tag der Veranstaltung.</translation>
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
        <source>Before tax %1</source>
        <translation>Ohne Steuer %1</translation>
    </message>
    <message>
        <source>With tax %1</source>
        <translation>Mit Steuer %1</translation>
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
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Comes from them</source>
        <translation>Im Angebot</translation>
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
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln Sorte</numerusform>
            <numerusform>%Ln Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Whom do you buy from? Add your growers and wholesalers here; every flower in the catalogue can then name its suppliers, and orders go out to them.</source>
        <translation>Bei wem kaufen Sie ein? Legen Sie hier Ihre Gärtnereien und Großhändler an; jede Blume im Katalog kann dann ihre Lieferanten nennen, und Bestellungen gehen an sie.</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Lieferant hinzufügen</translation>
    </message>
    <message>
        <source>No supplier is found by this.</source>
        <translation>Damit wurde kein Lieferant gefunden.</translation>
    </message>
    <message>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Name, E-Mail, Telefon, Notizen…</translation>
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
</context>
<context>
    <name>stemdesk::ui::TabStrip</name>
    <message>
        <source>Parts of this page</source>
        <translation>Teile dieser Seite</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <source>Close this note</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message>
        <source>Where it is used</source>
        <translation>Wo verwendet</translation>
    </message>
    <message>
        <source>On no event yet.</source>
        <translation>Noch in keiner Veranstaltung.</translation>
    </message>
    <message>
        <source>and on earlier events</source>
        <translation>und in früheren Veranstaltungen</translation>
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
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Units per pack</source>
        <translation>Packungsinhalt</translation>
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
        <source>Suppliers</source>
        <translation>Lieferanten</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1 stems</source>
        <translation>%1 Stiele</translation>
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
        <source>What it tells of</source>
        <translation>Was er meldet</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>State</source>
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
        <source>Sends what was held back, then what is new</source>
        <translation>Sendet das Zurückgehaltene, dann das Neue</translation>
    </message>
    <message>
        <source>Deliveries are held back until you resume it</source>
        <translation>Zustellungen werden zurückgehalten, bis Sie ihn fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
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
        <source>Change what webhook %1 tells of</source>
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
        <source>Its secret and the log of its deliveries go with it, and what was not sent yet is never sent. This cannot be undone.</source>
        <translation>Sein Geheimnis und das Protokoll seiner Zustellungen gehen mit, und was noch nicht gesendet ist, wird nie gesendet. Das lässt sich nicht rückgängig machen.</translation>
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
        <source>Tells of</source>
        <translation>Meldet</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Letzte Zustellung</translation>
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
        <translation>Zustellungen</translation>
    </message>
    <message>
        <source>A webhook tells another program at once when an event is new or was changed, so that it need not ask again and again: a calendar, an invoice, a message to the team.</source>
        <translation>Ein Webhook sagt einem anderen Programm sofort, wenn eine Veranstaltung neu ist oder geändert wurde, damit es nicht immer wieder fragen muss: für einen Kalender, eine Rechnung, eine Nachricht ans Team.</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Webhook erstellen</translation>
    </message>
    <message>
        <source>Nothing was sent yet. The next event that is new or changed is the first.</source>
        <translation>Noch wurde nichts gesendet. Die nächste neue oder geänderte Veranstaltung ist die erste.</translation>
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
        <source>This secret is shown only now. Copy it into the program that is told: with it, it knows that a message comes from you.</source>
        <translation>Dieses Geheimnis wird nur jetzt angezeigt. Kopieren Sie es in das Programm, das benachrichtigt wird: Daran erkennt es, dass eine Nachricht von Ihnen kommt.</translation>
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
</TS>
