<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ErrorText</name>
    <message>
        <source>Give it a name.</source>
        <translation>Donnez un nom.</translation>
    </message>
    <message>
        <source>Choose a category.</source>
        <translation>Choisissez une catégorie.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Choisissez un type.</translation>
    </message>
    <message>
        <source>A new product needs its first variety.</source>
        <translation>Un nouveau produit a besoin d’une première variété.</translation>
    </message>
    <message>
        <source>Choose a flower or material.</source>
        <translation>Choisissez une fleur ou une fourniture.</translation>
    </message>
    <message>
        <source>Say how many.</source>
        <translation>Indiquez la quantité.</translation>
    </message>
    <message>
        <source>This name is already in use; choose another one.</source>
        <translation>Ce nom est déjà utilisé&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Another event has this short name; choose another one.</source>
        <translation>Un autre événement porte ce nom court&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This one comes with Stemdesk and stays as it is.</source>
        <translation>Cet élément est fourni avec Stemdesk et reste tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>Utilisé sur %Ln ligne d’événement&#x202f;; retirez-le d’abord de là.</numerusform>
            <numerusform>Utilisé sur %Ln lignes d’événements&#x202f;; retirez-le d’abord de là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln événement utilise cette liste de prix&#x202f;; elle ne peut pas être supprimée maintenant.</numerusform>
            <numerusform>%Ln événements utilisent cette liste de prix&#x202f;; elle ne peut pas être supprimée maintenant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln événement utilise ce groupe de taxes&#x202f;; il ne peut pas être supprimé maintenant.</numerusform>
            <numerusform>%Ln événements utilisent ce groupe de taxes&#x202f;; il ne peut pas être supprimé maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such supplier any more.</source>
        <translation>Ce fournisseur n’existe plus.</translation>
    </message>
    <message>
        <source>There is no such product any more.</source>
        <translation>Ce produit n’existe plus.</translation>
    </message>
    <message>
        <source>There is no such variety any more.</source>
        <translation>Cette variété n’existe plus.</translation>
    </message>
    <message>
        <source>There is no such price list any more.</source>
        <translation>Cette liste de prix n’existe plus.</translation>
    </message>
    <message>
        <source>There is no such tax group any more.</source>
        <translation>Ce groupe de taxes n’existe plus.</translation>
    </message>
    <message>
        <source>There is no such event any more.</source>
        <translation>Cet événement n’existe plus.</translation>
    </message>
    <message>
        <source>This supplier is archived; bring it back or choose another one.</source>
        <translation>Ce fournisseur est archivé&#x202f;; réactivez-le ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This variety belongs to another product.</source>
        <translation>Cette variété appartient à un autre produit.</translation>
    </message>
    <message>
        <source>The price list is for another type of product.</source>
        <translation>La liste de prix concerne un autre type de produit.</translation>
    </message>
    <message>
        <source>The shop already has suppliers, products or events.</source>
        <translation>La boutique a déjà des fournisseurs, des produits ou des événements.</translation>
    </message>
    <message>
        <source>It is no longer there; somebody has deleted it.</source>
        <translation>Cet élément n’est plus là&#x202f;; quelqu’un l’a supprimé.</translation>
    </message>
    <message>
        <source>Somebody else has changed this in the meantime.</source>
        <translation>Quelqu’un d’autre a modifié ceci entre-temps.</translation>
    </message>
    <message>
        <source>The shop&apos;s data is busy with other work; try again in a moment.</source>
        <translation>Les données de la boutique sont occupées&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The shop&apos;s data cannot be reached now; nothing was changed.</source>
        <translation>Les données de la boutique sont inaccessibles pour le moment&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>Le disque est plein&#x202f;; rien n’a été modifié. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The shop&apos;s data is damaged; restore the last backup.</source>
        <translation>Les données de la boutique sont endommagées&#x202f;; restaurez la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>Something went wrong inside Stemdesk; nothing was changed.</source>
        <translation>Une erreur s’est produite dans Stemdesk&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Saisissez une adresse e-mail, comme anna@example.com.</translation>
    </message>
    <message>
        <source>Write the stem length in centimetres, like 50.</source>
        <translation>Saisissez la longueur de tige en centimètres, comme 50.</translation>
    </message>
    <message>
        <source>Write how many come in one pack, more than 0.</source>
        <translation>Saisissez combien il y en a par paquet, plus de 0.</translation>
    </message>
    <message>
        <source>Write the fewest packs as a whole number.</source>
        <translation>Saisissez le minimum de paquets en nombre entier.</translation>
    </message>
    <message>
        <source>Give each supplier one minimum at most.</source>
        <translation>Indiquez un seul minimum par fournisseur.</translation>
    </message>
    <message>
        <source>Write the colours with commas between them.</source>
        <translation>Séparez les couleurs par des virgules.</translation>
    </message>
    <message>
        <source>Write a number more than 0.</source>
        <translation>Saisissez un nombre supérieur à 0.</translation>
    </message>
    <message>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Saisissez le budget sous forme de montant, 0 ou plus.</translation>
    </message>
    <message>
        <source>Write the guests as a whole number.</source>
        <translation>Saisissez le nombre d’invités en nombre entier.</translation>
    </message>
    <message>
        <source>Write the tables as a whole number.</source>
        <translation>Saisissez le nombre de tables en nombre entier.</translation>
    </message>
    <message>
        <source>The ceremony must end after it starts.</source>
        <translation>La cérémonie doit finir après son début.</translation>
    </message>
    <message>
        <source>The time at the venue must end after it starts.</source>
        <translation>L’horaire sur le lieu de réception doit finir après son début.</translation>
    </message>
    <message>
        <source>Write the colour in the form #rrggbb.</source>
        <translation>Saisissez la couleur sous la forme #rrggbb.</translation>
    </message>
    <message>
        <source>Write a date.</source>
        <translation>Saisissez une date.</translation>
    </message>
    <message>
        <source>Write the unit cost as an amount, 0 or more.</source>
        <translation>Saisissez le prix unitaire sous forme de montant, 0 ou plus.</translation>
    </message>
    <message>
        <source>Write the tax as a factor, like 1.2 for 20 %.</source>
        <translation>Saisissez la taxe sous forme de coefficient, comme 1,2 pour 20&#xa0;%.</translation>
    </message>
    <message>
        <source>The name may have 200 characters, on one line.</source>
        <translation>Le nom peut compter 200 caractères, sur une seule ligne.</translation>
    </message>
    <message>
        <source>The notes are too long.</source>
        <translation>Les notes sont trop longues.</translation>
    </message>
    <message>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Modifié ailleurs en «&#xa0;%1&#xa0;». Entrée garde votre valeur, Échap prend l’autre.</translation>
    </message>
    <message>
        <source>Write the address, like https://example.com/stemdesk.</source>
        <translation>Saisissez l’adresse, comme https://example.com/stemdesk.</translation>
    </message>
    <message>
        <source>Write a web address, like https://example.com/stemdesk.</source>
        <translation>Saisissez une adresse web, comme https://example.com/stemdesk.</translation>
    </message>
    <message>
        <source>This address is too long; 2,048 characters is the most.</source>
        <translation>Cette adresse est trop longue&#x202f;; 2 048 caractères au maximum.</translation>
    </message>
    <message>
        <source>The address must begin with https://, so that nobody can read along.</source>
        <translation>L’adresse doit commencer par https://, pour que personne ne puisse lire les messages.</translation>
    </message>
    <message>
        <source>Leave the port out; webhooks go to the usual one, 443.</source>
        <translation>Omettez le port&#x202f;; les webhooks vont au port habituel, 443.</translation>
    </message>
    <message>
        <source>Leave the name and password out of the address; every message is signed.</source>
        <translation>Retirez le nom et le mot de passe de l’adresse&#x202f;; chaque message est signé.</translation>
    </message>
    <message>
        <source>Leave out the # and what follows it.</source>
        <translation>Retirez le # et ce qui le suit.</translation>
    </message>
    <message>
        <source>This address exists inside a network only; give one on the internet.</source>
        <translation>Cette adresse n’existe que dans un réseau privé&#x202f;; indiquez-en une sur Internet.</translation>
    </message>
    <message>
        <source>No computer is known under this address; check how it is spelled.</source>
        <translation>Aucun ordinateur n’est connu à cette adresse&#x202f;; vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Cette adresse mène à un ordinateur privé&#x202f;; indiquez-en une sur Internet.</translation>
    </message>
    <message>
        <source>Choose at least one thing that it tells of.</source>
        <translation>Choisissez au moins une chose qu’il signale.</translation>
    </message>
    <message>
        <source>The keyring is locked, so that no secret can be kept safe. Unlock it and try again.</source>
        <translation>Le trousseau est verrouillé, aucun secret ne peut être conservé en sûreté. Déverrouillez-le et réessayez.</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring does not answer, so that no secret can be kept safe. Start it and try again.</source>
        <translation>Le trousseau de cet ordinateur ne répond pas, aucun secret ne peut être conservé en sûreté. Démarrez-le et réessayez.</translation>
    </message>
    <message>
        <source>The keyring no longer holds Stemdesk&apos;s key, so that secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>Le trousseau ne contient plus la clé de Stemdesk, les secrets ne peuvent pas être ouverts. «&#xa0;stemdesk secrets&#xa0;» aide à la retrouver.</translation>
    </message>
    <message>
        <source>The file that keeps the secrets&apos; key is missing. Put it back and try again.</source>
        <translation>Le fichier qui garde la clé des secrets est absent. Remettez-le en place et réessayez.</translation>
    </message>
    <message>
        <source>The secrets are sealed under another key than the one that is here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Les secrets sont scellés avec une autre clé que celle-ci. «&#xa0;stemdesk secrets&#xa0;» aide à la retrouver.</translation>
    </message>
    <message>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Les webhooks ne peuvent pas être configurés quand Stemdesk fonctionne ainsi.</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <source>Tax groups</source>
        <translation>Groupes de taxes</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Commandes fournisseurs</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Reads everything</source>
        <translation>Lit tout</translation>
    </message>
    <message>
        <source>Keeps the catalogue in step</source>
        <translation>Synchronise le catalogue</translation>
    </message>
    <message>
        <source>changes %1</source>
        <translation>modifie %1</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lit %1</translation>
    </message>
    <message>
        <source>manages</source>
        <translation>gère</translation>
    </message>
    <message>
        <source>reads and changes</source>
        <translation>lit et modifie</translation>
    </message>
    <message>
        <source>changes only</source>
        <translation>modifie seulement</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lit</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Révoquée</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expirée</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Active</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
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
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>Changed event</source>
        <translation>Événement modifié</translation>
    </message>
    <message>
        <source>new events</source>
        <translation>nouveaux événements</translation>
    </message>
    <message>
        <source>changed events</source>
        <translation>événements modifiés</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Failing (%1)</source>
        <translation>En échec (%1)</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Livré</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Answered %1</source>
        <translation>Réponse %1</translation>
    </message>
    <message>
        <source>Answered %1: %2</source>
        <translation>Réponse %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
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
            <numerusform>%Ln botte de %1</numerusform>
            <numerusform>%Ln bottes de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln paquet de %1</numerusform>
            <numerusform>%Ln paquets de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a bunch of %3</source>
        <translation>%2&#xa0;: %1 de moins économise une botte de %3</translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2&#xa0;: %1 de moins économise un paquet de %3</translation>
    </message>
    <message>
        <source>%1 more of %2 fills the last bunch of %3</source>
        <translation>%2&#xa0;: %1 de plus complète la dernière botte de %3</translation>
    </message>
    <message>
        <source>%1 more of %2 fills the last pack of %3</source>
        <translation>%2&#xa0;: %1 de plus complète le dernier paquet de %3</translation>
    </message>
    <message>
        <source>%1 has %2 for %3 instead of %4</source>
        <translation>%1 propose %2 à %3 au lieu de %4</translation>
    </message>
    <message>
        <source>%1 of %2 instead of %3</source>
        <translation>%2&#xa0;: %1 au lieu de %3</translation>
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
            <numerusform>+%Ln botte de %1</numerusform>
            <numerusform>+%Ln bottes de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln paquet de %1</numerusform>
            <numerusform>+%Ln paquets de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln botte de %1</numerusform>
            <numerusform>−%Ln bottes de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln paquet de %1</numerusform>
            <numerusform>−%Ln paquets de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>New: %1, %2</source>
        <translation>Nouveau&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>No longer needed: %1, %2</source>
        <translation>Plus nécessaire&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>%1 costs %2 each instead of %3</source>
        <translation>%1 coûte %2 pièce au lieu de %3</translation>
    </message>
    <message>
        <source>%1 of %2 needed instead of %3; the order stays</source>
        <translation>%2&#xa0;: besoin de %1 au lieu de %3&#x202f;; la commande ne change pas</translation>
    </message>
    <message>
        <source>Another price with tax for %1</source>
        <translation>Autre prix TTC pour %1</translation>
    </message>
    <message>
        <source>%1 was deleted</source>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 est maintenant&#xa0;: %2. Avant&#xa0;: %3</translation>
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
        <translation>Produit et variété</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Stem</source>
        <translation>Tige</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paq.</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductEdits</name>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Ajouter %1 à %2</translation>
    </message>
    <message>
        <source>No event used it.</source>
        <translation>Aucun événement ne l’utilisait.</translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2 went with it.</source>
        <translation>Également supprimé&#xa0;: %1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Deleted %1 with %2. %3</source>
        <translation>Supprimé&#xa0;: %1 avec %2. %3</translation>
    </message>
    <message>
        <source>Deleted %1. %2</source>
        <translation>Supprimé&#xa0;: %1. %2</translation>
    </message>
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
</context>
<context>
    <name>SupplierEdits</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>Modifier %1 de %2</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>Archiver %1</translation>
    </message>
    <message>
        <source>%1 is archived. Events and prices that name it stay as they are.</source>
        <translation>%1 est archivé. Les événements et les prix qui le citent restent inchangés.</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Réactiver %1</translation>
    </message>
    <message>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Ajouter le fournisseur %1 (l’annulation l’archive)</translation>
    </message>
</context>
<context>
    <name>SupplierFields</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>N° de client</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <source>Not approved yet: %1</source>
        <translation>Pas encore approuvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Supplier order</source>
        <translation>Commande fournisseur</translation>
    </message>
    <message numerus="yes">
        <source>For %n event(s)</source>
        <translation>
            <numerusform>Pour l’événement</numerusform>
            <numerusform>Pour %n événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Our account number with you: %1</source>
        <translation>Notre numéro de client chez vous&#xa0;: %1</translation>
    </message>
    <message>
        <source>These lines name no supplier yet.</source>
        <translation>Aucun fournisseur n’est encore choisi pour ces lignes.</translation>
    </message>
    <message>
        <source>This supplier is archived.</source>
        <translation>Ce fournisseur est archivé.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>Il n’y a rien à commander.</translation>
    </message>
    <message>
        <source>No visible group of these events has a line that needs stems.</source>
        <translation>Aucun groupe visible de ces événements n’a de ligne à commander.</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>Total before tax</source>
        <translation>Total hors taxes</translation>
    </message>
    <message>
        <source>Total with tax</source>
        <translation>Total toutes taxes comprises</translation>
    </message>
    <message numerus="yes">
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* Une ligne n’a pas encore de prix&#xa0;: le total n’est pas complet.</numerusform>
            <numerusform>* %n lignes n’ont pas encore de prix&#xa0;: le total n’est pas complet.</numerusform>
        </translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Hors taxes</translation>
    </message>
    <message>
        <source>With tax</source>
        <translation>TTC</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produit</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Besoin</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>À commander</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>BROUILLON</translation>
    </message>
    <message>
        <source>Needed for %1</source>
        <translation>Pour le %1</translation>
    </message>
    <message>
        <source>Needed from %1 to %2</source>
        <translation>Du %1 au %2</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 pièce</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 pièces</translation>
    </message>
    <message>
        <source>1 pack of %1 (%2)</source>
        <translation>1 paquet de %1 (%2)</translation>
    </message>
    <message>
        <source>%1 packs of %2 (%3)</source>
        <translation>%1 paquets de %2 (%3)</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>réf. %1</translation>
    </message>
    <message>
        <source>Order from %1</source>
        <translation>Commande de %1</translation>
    </message>
    <message>
        <source>%1, needed for %2</source>
        <translation>%1, pour le %2</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Bonjour,</translation>
    </message>
    <message>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>commande non ferme, merci de ne pas encore livrer.</translation>
    </message>
    <message>
        <source>We would like to order:</source>
        <translation>Nous souhaitons commander&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>%n ligne au total</numerusform>
            <numerusform>%n lignes au total</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>Cordialement</translation>
    </message>
    <message>
        <source>Stem cm</source>
        <translation>Tige cm</translation>
    </message>
    <message>
        <source>Per pack</source>
        <translation>Par paquet</translation>
    </message>
    <message>
        <source>Cost with tax</source>
        <translation>Coût TTC</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>DRAFT: not every event is approved yet</source>
        <translation>BROUILLON&#xa0;: les événements ne sont pas tous approuvés</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Devis</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Recettes pour l’atelier</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Liste de chargement</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Cérémonie</translation>
    </message>
    <message>
        <source>Reception</source>
        <translation>Réception</translation>
    </message>
    <message>
        <source>Reception, set up and end</source>
        <translation>Réception, installation et fin</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>Prepared on %1</source>
        <translation>Établi le %1</translation>
    </message>
    <message>
        <source>Our idea</source>
        <translation>Notre idée</translation>
    </message>
    <message>
        <source>Flowers and arrangements</source>
        <translation>Fleurs et compositions</translation>
    </message>
    <message>
        <source>There are no arrangements yet.</source>
        <translation>Il n’y a pas encore de composition.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Design and making</source>
        <translation>Création et réalisation</translation>
    </message>
    <message>
        <source>Delivery and travel</source>
        <translation>Livraison et déplacement</translation>
    </message>
    <message>
        <source>of which tax: %1</source>
        <translation>dont taxes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Par pièce</translation>
    </message>
    <message>
        <source>All</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Containers and hired things, to come back</source>
        <translation>Contenants et location, à rapporter</translation>
    </message>
    <message>
        <source>Arrangements</source>
        <translation>Compositions</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Venue, set up and end</source>
        <translation>Lieu, installation et fin</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddLineField</name>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Ajouter une fleur ou une fourniture&#xa0;: saisissez son nom, comme «&#xa0;quick 50&#xa0;»</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Rien dans le catalogue ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <source>Ways to spend less</source>
        <translation>Pistes d’économie</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Économie</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>À regarder</translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation>économise %1</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <source>Let programs on this computer in</source>
        <translation>Autoriser les programmes de cet ordinateur</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>This shop&apos;s keys work</source>
        <translation>Les clés de cette boutique sont valables</translation>
    </message>
    <message>
        <source>Open the reference</source>
        <translation>Ouvrir la référence</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>how other programs read and change what is in Stemdesk</source>
        <translation>comment d’autres programmes lisent et modifient ce qui est dans Stemdesk</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Adresse d’écoute</translation>
    </message>
    <message>
        <source>Listens on</source>
        <translation>Écoute sur</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>This shop</source>
        <translation>Cette boutique</translation>
    </message>
    <message>
        <source>takes effect within a second</source>
        <translation>prend effet en une seconde</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Requêtes par minute</translation>
    </message>
    <message>
        <source>for each key; 0 for no limit</source>
        <translation>par clé&#x202f;; 0 pour aucune limite</translation>
    </message>
    <message>
        <source>Requests a month</source>
        <translation>Requêtes par mois</translation>
    </message>
    <message>
        <source>for all keys together; 0 for no limit</source>
        <translation>pour toutes les clés ensemble&#x202f;; 0 pour aucune limite</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Saisissez un nombre entier, 0 ou plus.</translation>
    </message>
    <message>
        <source>Requests this month</source>
        <translation>Requêtes ce mois-ci</translation>
    </message>
    <message>
        <source>For programmers</source>
        <translation>Pour les développeurs</translation>
    </message>
    <message>
        <source>Every address, field and answer, to read and to try out with a key.</source>
        <translation>Chaque adresse, champ et réponse, à lire et à essayer avec une clé.</translation>
    </message>
    <message>
        <source>From other computers</source>
        <translation>Depuis d’autres ordinateurs</translation>
    </message>
    <message>
        <source>In this window the API is for programs on this computer only. For others, run “stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY” on a computer that is always on: the connection is encrypted then, and needs no window.</source>
        <translation>Dans cette fenêtre, l’API ne sert qu’aux programmes de cet ordinateur. Pour d’autres, lancez «&#xa0;stemdesk serve --listen ADRESSE:PORT --tls CERTIFICAT,CLÉ&#xa0;» sur un ordinateur toujours allumé&#xa0;: la connexion est alors chiffrée et se passe de fenêtre.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Stopping; the last requests are being answered</source>
        <translation>Arrêt en cours&#x202f;; réponse aux dernières requêtes</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>Active sur %1</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>Write a port from 1 to 65535; programs usually find Stemdesk on 8787.</source>
        <translation>Saisissez un port de 1 à 65535&#x202f;; les programmes trouvent d’ordinaire Stemdesk sur 8787.</translation>
    </message>
    <message>
        <source>Every key of %1 is refused until this is switched on again.</source>
        <translation>Toutes les clés de %1 sont refusées jusqu’à la réactivation.</translation>
    </message>
    <message>
        <source>Let keys work</source>
        <translation>Accepter les clés</translation>
    </message>
    <message>
        <source>Refuse all keys</source>
        <translation>Refuser toutes les clés</translation>
    </message>
    <message>
        <source>of %1; the month begins anew on the 1st, UTC</source>
        <translation>sur %1&#x202f;; le mois recommence le 1er, UTC</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 requêtes sur %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <source>Price against budget</source>
        <translation>Prix par rapport au budget</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <source>More actions</source>
        <translation>Plus d’actions</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <source>Delete removes it</source>
        <translation>Suppr le retire</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursField</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a colour</source>
        <translation>Ajouter une couleur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CopiesField</name>
    <message>
        <source>How many of them</source>
        <translation>Nombre d’exemplaires</translation>
    </message>
    <message>
        <source>How many of them are made</source>
        <translation>Nombre d’exemplaires à réaliser</translation>
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
        <translation>Effacer %1</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Fixer une date</translation>
    </message>
    <message>
        <source>%1: day</source>
        <translation>%1&#xa0;: jour</translation>
    </message>
    <message>
        <source>%1: time</source>
        <translation>%1&#xa0;: heure</translation>
    </message>
    <message>
        <source>%1: set a date</source>
        <translation>%1&#xa0;: fixer une date</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveriesModel</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Dernière réponse</translation>
    </message>
    <message>
        <source>Next try</source>
        <translation>Prochain essai</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryPanel</name>
    <message>
        <source>Delivery</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Back to the webhook</source>
        <translation>Retour au webhook</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Next try</source>
        <translation>Prochain essai</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>The same message under the same id, tried up to four times</source>
        <translation>Le même message sous le même identifiant, jusqu’à quatre essais</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>En-têtes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Pas encore essayé.</translation>
    </message>
    <message>
        <source>(when it is tried)</source>
        <translation>(à l’essai)</translation>
    </message>
    <message>
        <source>(made with the secret)</source>
        <translation>(calculée avec le secret)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <source>Clients and guests</source>
        <translation>Clients et invités</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Change client</source>
        <translation>Modifier le client</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Second client</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>Change guests</source>
        <translation>Modifier les invités</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Change tables</source>
        <translation>Modifier les tables</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Change budget</source>
        <translation>Modifier le budget</translation>
    </message>
    <message>
        <source>without tax; empty where none was agreed</source>
        <translation>hors taxes&#x202f;; vide si aucun n’est convenu</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Ceremony from</source>
        <translation>Début cérémonie</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Fin cérémonie</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Début réception</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Fin réception</translation>
    </message>
    <message>
        <source>Change date</source>
        <translation>Modifier la date</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Cérémonie</translation>
    </message>
    <message>
        <source>Change ceremony address</source>
        <translation>Modifier l’adresse de la cérémonie</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Change venue</source>
        <translation>Modifier le lieu</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Change palette</source>
        <translation>Modifier la palette</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>For the shop</source>
        <translation>Pour la boutique</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Modifier les notes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <source>Write a whole number.</source>
        <translation>Saisissez un nombre entier.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Saisissez un montant, 0 ou plus.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>This event is no longer there.</source>
        <translation>Cet événement n’est plus là.</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Retour aux événements</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Nom de l’événement</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Commandes fournisseurs</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recette</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Pricing</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Somebody else changed the name to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Quelqu’un d’autre a changé le nom en «&#xa0;%1&#xa0;». Entrée garde le vôtre, Échap prend l’autre.</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <source>prices pinned</source>
        <translation>prix figés</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Change status to %1</source>
        <translation>Passer le statut à «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message>
        <source>No date yet</source>
        <translation>Pas encore de date</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semaine prochaine</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Semaine du %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <source>Find an event…</source>
        <translation>Chercher un événement…</translation>
    </message>
    <message>
        <source>Coming</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Passés</translation>
    </message>
    <message>
        <source>One week</source>
        <translation>Une semaine</translation>
    </message>
    <message>
        <source>Events to order for</source>
        <translation>Événements à commander</translation>
    </message>
    <message>
        <source>No event is found by these words.</source>
        <translation>Aucun événement ne correspond à ces mots.</translation>
    </message>
    <message>
        <source>There are no events here.</source>
        <translation>Il n’y a pas d’événements ici.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Quoting</source>
        <translation>Devis</translation>
    </message>
    <message>
        <source>With client</source>
        <translation>Chez le client</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvé</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln invité</numerusform>
            <numerusform>%Ln invités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
    <message>
        <source>On budget</source>
        <translation>Budget tenu</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 restants</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
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
        <translation>Événements</translation>
    </message>
    <message>
        <source>Events hold the recipe, the price and the supplier orders of a wedding or a party.</source>
        <translation>Un événement réunit la recette, le prix et les commandes fournisseurs d’un mariage ou d’une fête.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>No event matches. Try other words, another status or all dates.</source>
        <translation>Aucun événement ne correspond. Essayez d’autres mots, un autre statut ou toutes les dates.</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Search name, client, venue…</source>
        <translation>Chercher nom, client, lieu…</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Passés</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Supprimé&#xa0;: %1 avec %Ln ligne</numerusform>
            <numerusform>Supprimé&#xa0;: %1 avec %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>plus de %Ln événement</numerusform>
            <numerusform>plus de %Ln événements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <source>Add a fee</source>
        <translation>Ajouter des frais</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Amount without tax</source>
        <translation>Montant hors taxes</translation>
    </message>
    <message>
        <source>Remove the fee</source>
        <translation>Retirer ces frais</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Saisissez un montant, 0 ou plus.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FormRow</name>
    <message>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Modifié ailleurs en «&#xa0;%1&#xa0;». Entrée garde votre valeur, Échap prend l’autre.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message>
        <source>Goods received</source>
        <translation>Marchandise reçue</translation>
    </message>
    <message>
        <source>All came as ordered</source>
        <translation>Tout comme commandé</translation>
    </message>
    <message>
        <source>Copy as e-mail</source>
        <translation>Copier en e-mail</translation>
    </message>
    <message>
        <source>Notes every line that nothing came in of as delivered whole, at the price that was expected</source>
        <translation>Note chaque ligne sans réception comme livrée en entier, au prix prévu</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 en trop</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Commandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Goods received from %1</source>
        <translation>Marchandise reçue de %1</translation>
    </message>
    <message>
        <source>Still due %1</source>
        <translation>Reste à livrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Received %1 with tax</source>
        <translation>Reçu&#xa0;: %1 TTC</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <source>%1 too many</source>
        <translation>%1 en trop</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Before tax; expected were %1</source>
        <translation>Hors taxes&#x202f;; prévu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Commandé</translation>
    </message>
    <message>
        <source>Packs received</source>
        <translation>Paquets reçus</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>Cost received</source>
        <translation>Coût reçu</translation>
    </message>
    <message>
        <source>Still due</source>
        <translation>Reste à livrer</translation>
    </message>
    <message>
        <source>“%1” is no number of packs.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de paquets.</translation>
    </message>
    <message>
        <source>“%1” is no price.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix.</translation>
    </message>
    <message>
        <source>Say first how many packs came in, then what they cost.</source>
        <translation>Indiquez d’abord combien de paquets sont arrivés, puis leur prix.</translation>
    </message>
    <message>
        <source>Receive %1</source>
        <translation>Réception de %1</translation>
    </message>
    <message>
        <source>Change price paid for %1</source>
        <translation>Modifier le prix payé pour %1</translation>
    </message>
    <message>
        <source>Somebody else noted these goods meanwhile; what they noted stands here now.</source>
        <translation>Quelqu’un d’autre a noté cette marchandise entre-temps&#x202f;; sa saisie est affichée ici.</translation>
    </message>
    <message>
        <source>Receive all as ordered</source>
        <translation>Tout recevoir comme commandé</translation>
    </message>
    <message>
        <source>Clear goods received</source>
        <translation>Effacer la marchandise reçue</translation>
    </message>
    <message>
        <source>Paste goods received</source>
        <translation>Coller la marchandise reçue</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Name of the arrangement</source>
        <translation>Nom de la composition</translation>
    </message>
    <message>
        <source>Somebody else changed this to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Quelqu’un d’autre a changé ceci en «&#xa0;%1&#xa0;». Entrée garde votre valeur, Échap prend l’autre.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Show, and count in the price</source>
        <translation>Afficher et compter dans le prix</translation>
    </message>
    <message>
        <source>Hide, and leave out of the price</source>
        <translation>Masquer et ne pas compter dans le prix</translation>
    </message>
    <message>
        <source>Enter adds</source>
        <translation>Entrée ajoute</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Lignes de %1</translation>
    </message>
    <message>
        <source>Add a line to %1</source>
        <translation>Ajouter une ligne à %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden, not in the price</source>
        <translation>masqué, hors du prix</translation>
    </message>
    <message>
        <source>%1 fewer of ‘%2’ saves a pack of %3 (%4).</source>
        <translation>%1 de moins de ‘%2’ économise un paquet de %3 (%4).</translation>
    </message>
    <message>
        <source>%1 fewer of ‘%2’ in each saves a pack of %3 (%4).</source>
        <translation>%1 de moins de ‘%2’ dans chacun économise un paquet de %3 (%4).</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Mettre %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Replier %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Déplier %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Change how many of %1</source>
        <translation>Modifier le nombre de %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Deleted %1 from %2</source>
        <translation>Supprimé de %2&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Dupliquer %Ln ligne</numerusform>
            <numerusform>Dupliquer %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>Move a line to %1</source>
        <translation>Déplacer une ligne vers %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Supprimé&#xa0;: %1 avec %Ln ligne</numerusform>
            <numerusform>Supprimé&#xa0;: %1 avec %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IntegrationsPage</name>
    <message>
        <source>Integrations</source>
        <translation>Intégrations</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <source>What programs asked for in the last 30 days</source>
        <translation>Ce que les programmes ont demandé ces 30 derniers jours</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nouveau webhook</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeyPanel</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expiration</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Ce qu’elle permet</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Révoquer la clé…</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Programs that use “%1” are refused from their next request on. This cannot be undone; they need a new key then.</source>
        <translation>Les programmes qui utilisent «&#xa0;%1&#xa0;» sont refusés dès leur prochaine requête. C’est irréversible&#x202f;; il leur faudra une nouvelle clé.</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Révoquer la clé</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Revoke key %1</source>
        <translation>Révoquer la clé %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysModel</name>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expiration</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message>
        <source>API keys</source>
        <translation>Clés d’API</translation>
    </message>
    <message>
        <source>A key lets another program into this shop: your website, a till, a spreadsheet. Make one for each program, so that you can take it away from one alone.</source>
        <translation>Une clé ouvre cette boutique à un autre programme&#xa0;: votre site, une caisse, un tableur. Créez-en une par programme, pour pouvoir la retirer à un seul.</translation>
    </message>
    <message>
        <source>Create a key</source>
        <translation>Créer une clé</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>la clé</translation>
    </message>
    <message>
        <source>This key is shown only now. Copy it into the program that needs it: nobody, Stemdesk neither, can show it again.</source>
        <translation>Cette clé ne s’affiche que maintenant. Copiez-la dans le programme qui en a besoin&#xa0;: personne, pas même Stemdesk, ne pourra l’afficher à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln clé</numerusform>
            <numerusform>%Ln clés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 revoked</source>
        <translation>%1, dont révoquées&#xa0;: %2</translation>
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
        <translation>au choix</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (archivé)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <source>%1 a unit without tax</source>
        <translation>%1 pièce hors taxes</translation>
    </message>
    <message>
        <source>%1 for all copies</source>
        <translation>%1 pour tous les exemplaires</translation>
    </message>
    <message>
        <source>changing…</source>
        <translation>modification…</translation>
    </message>
    <message>
        <source>“%1” is no number of stems.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de tiges.</translation>
    </message>
    <message>
        <source>Change quantity of %1</source>
        <translation>Modifier la quantité de %1</translation>
    </message>
    <message>
        <source>Change supplier of %1</source>
        <translation>Modifier le fournisseur de %1</translation>
    </message>
    <message>
        <source>The line was deleted meanwhile.</source>
        <translation>La ligne a été supprimée entre-temps.</translation>
    </message>
    <message>
        <source>Somebody else changed this to %1 meanwhile. Type it again to have yours.</source>
        <translation>Quelqu’un d’autre a changé ceci en %1 entre-temps. Saisissez de nouveau votre valeur pour la garder.</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Tiges</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>API on %1</source>
        <translation>API sur %1</translation>
    </message>
    <message>
        <source>API is off</source>
        <translation>API désactivée</translation>
    </message>
    <message>
        <source>API is off: %1</source>
        <translation>API désactivée&#xa0;: %1</translation>
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
        <translation>Intégrations</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <source>any supplier</source>
        <translation>tout fournisseur</translation>
    </message>
    <message>
        <source>%1 a pack</source>
        <translation>%1 par paquet</translation>
    </message>
    <message>
        <source>, minimum %1</source>
        <translation>, minimum %1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NavigationRail</name>
    <message>
        <source>Narrow the navigation</source>
        <translation>Réduire la navigation</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Widen the navigation</source>
        <translation>Élargir la navigation</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewKeyForm</name>
    <message>
        <source>Create key</source>
        <translation>Créer la clé</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <source>What uses it: “Website”, “Till”…</source>
        <translation>Qui l’utilise&#xa0;: «&#xa0;Site web&#xa0;», «&#xa0;Caisse&#xa0;»…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>À quoi elle sert</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Ce qu’elle permet</translation>
    </message>
    <message>
        <source>Read everything</source>
        <translation>Tout lire</translation>
    </message>
    <message>
        <source>Keep the catalogue in step</source>
        <translation>Synchroniser le catalogue</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>As ticked below</source>
        <translation>Comme coché ci-dessous</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lire</translation>
    </message>
    <message>
        <source>change</source>
        <translation>modifier</translation>
    </message>
    <message>
        <source>manage</source>
        <translation>gérer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <translation>Durée de validité</translation>
    </message>
    <message>
        <source>Until it is revoked</source>
        <translation>Jusqu’à révocation</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 jours</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un an</translation>
    </message>
    <message>
        <source>To the end of a day</source>
        <translation>Jusqu’à la fin d’un jour</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Valable</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Tick at least one thing that it may do.</source>
        <translation>Cochez au moins une chose qu’elle permet.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Do not add anything</source>
        <translation>Ne rien ajouter</translation>
    </message>
    <message>
        <source>Product, like Rose</source>
        <translation>Produit, comme Rose</translation>
    </message>
    <message>
        <source>Name of the new product</source>
        <translation>Nom du nouveau produit</translation>
    </message>
    <message>
        <source>First variety, like Quicksand</source>
        <translation>Première variété, comme Quicksand</translation>
    </message>
    <message>
        <source>Name of the variety</source>
        <translation>Nom de la variété</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>New variety of %1</source>
        <translation>Nouvelle variété de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewSupplierRow</name>
    <message>
        <source>Name of the new supplier</source>
        <translation>Nom du nouveau fournisseur</translation>
    </message>
    <message>
        <source>Enter adds</source>
        <translation>Entrée ajoute</translation>
    </message>
    <message>
        <source>Do not add a supplier</source>
        <translation>Ne pas ajouter de fournisseur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWebhookForm</name>
    <message>
        <source>Create webhook</source>
        <translation>Créer le webhook</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nouveau webhook</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>The address that the other program&apos;s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>L’adresse, sur l’Internet public, que vous a donnée l’éditeur de l’autre programme. Stemdesk y envoie un message, signé avec un secret, quand quelque chose se passe.</translation>
    </message>
    <message>
        <source>What it tells of</source>
        <translation>Ce qu’il signale</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Looking at the address…</source>
        <translation>Vérification de l’adresse…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Min. packs</source>
        <translation>Paquets min.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Tout fournisseur</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <source>Do not buy from %1</source>
        <translation>Ne pas acheter chez %1</translation>
    </message>
    <message>
        <source>Minimum packs of %1</source>
        <translation>Paquets minimum de %1</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Ajouter un fournisseur</translation>
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
        <translation>sans prix</translation>
    </message>
    <message>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>Le fournisseur ne livre pas moins de %1.</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Hors taxes</translation>
    </message>
    <message>
        <source>Not every price is known: the price lists have none.</source>
        <translation>Tous les prix ne sont pas connus&#xa0;: les listes de prix n’en ont pas.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Besoin</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Choose an event, several, or a whole week. What to order from whom stands here then, with packs worked out over all of them together.</source>
        <translation>Choisissez un événement, plusieurs, ou toute une semaine. Vous verrez ici quoi commander à qui, avec les paquets calculés pour l’ensemble.</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>À commander</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Listes enregistrées</translation>
    </message>
    <message>
        <source>Save this sheet</source>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <source>Keeps the sheet as it is now, to see later what changed and what came in</source>
        <translation>Garde la liste telle qu’elle est, pour voir plus tard ce qui a changé et ce qui est arrivé</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
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
        <translation>Un tableau pour tout logiciel</translation>
    </message>
    <message>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <source>A workbook with a sheet for each supplier</source>
        <translation>Un classeur avec une feuille par fournisseur</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>As they were sent, and what came in</source>
        <translation>Telles qu’envoyées, et ce qui est arrivé</translation>
    </message>
    <message>
        <source>What to order from whom</source>
        <translation>Quoi commander à qui</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 with tax</source>
        <translation>%1 · %2 · %3 TTC</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln fournisseur</numerusform>
            <numerusform>%Ln fournisseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1 · %2</source>
        <translation>Enregistrée %1 · %2</translation>
    </message>
    <message>
        <source>Save order sheet</source>
        <translation>Enregistrer la liste de commande</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>La liste est enregistrée</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteField</name>
    <message>
        <source>Add a colour</source>
        <translation>Ajouter une couleur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <source>Price over the lists</source>
        <translation>Prix au fil des listes</translation>
    </message>
    <message numerus="yes">
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln prix, le dernier&#xa0;: %1</numerusform>
            <numerusform>%Ln prix, le dernier&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, latest</source>
        <translation>%1, dernier</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <translation>%1, le plus haut</translation>
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
        <translation>Listes de prix</translation>
    </message>
    <message>
        <source>Pin prices</source>
        <translation>Figer les prix</translation>
    </message>
    <message>
        <source>Refresh prices…</source>
        <translation>Actualiser les prix…</translation>
    </message>
    <message>
        <source>the newest on the day of the event, or one that the event keeps to</source>
        <translation>la plus récente au jour de l’événement, ou une liste figée</translation>
    </message>
    <message>
        <source>Price list for %1</source>
        <translation>Liste de prix pour %1</translation>
    </message>
    <message>
        <source>Shows what the newest lists would change, before anything is changed.</source>
        <translation>Montre ce que les listes les plus récentes changeraient, avant toute modification.</translation>
    </message>
    <message>
        <source>Keeps the price lists in use, so that newer lists change nothing.</source>
        <translation>Garde les listes de prix utilisées, pour que de plus récentes ne changent rien.</translation>
    </message>
    <message>
        <source>No price list is in use yet.</source>
        <translation>Aucune liste de prix n’est encore utilisée.</translation>
    </message>
    <message>
        <source>Every list in use is pinned.</source>
        <translation>Toutes les listes utilisées sont figées.</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>la plus récente</translation>
    </message>
    <message>
        <source>No price list for the day of the event.</source>
        <translation>Pas de liste de prix pour le jour de l’événement.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Figée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Plus récente&#xa0;: %1</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>périmée</translation>
    </message>
    <message>
        <source>Change price list</source>
        <translation>Modifier la liste de prix</translation>
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
        <translation>Actualiser les prix</translation>
    </message>
    <message>
        <source>Lines with old and new unit cost</source>
        <translation>Lignes avec ancien et nouveau prix unitaire</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Coût des achats</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Prix de l’événement</translation>
    </message>
    <message>
        <source>Apply new prices</source>
        <translation>Appliquer les nouveaux prix</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>nothing changes until you apply it</source>
        <translation>rien ne change avant que vous n’appliquiez</translation>
    </message>
    <message>
        <source>Nothing to refresh: the pinned lists are the newest for the day of the event.</source>
        <translation>Rien à actualiser&#xa0;: les listes figées sont les plus récentes pour le jour de l’événement.</translation>
    </message>
    <message>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Rien à actualiser&#xa0;: aucune liste n’est figée, l’événement a donc déjà les prix les plus récents.</translation>
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
        <translation>Coefficients</translation>
    </message>
    <message>
        <source>times the cost with tax; empty takes the shop&apos;s</source>
        <translation>fois le coût TTC&#x202f;; vide, celui de la boutique</translation>
    </message>
    <message>
        <source>Uplift a unit</source>
        <translation>Supplément par pièce</translation>
    </message>
    <message>
        <source>Change uplift</source>
        <translation>Modifier le supplément</translation>
    </message>
    <message>
        <source>added to each unit&apos;s cost, with tax</source>
        <translation>ajouté au coût de chaque pièce, TTC</translation>
    </message>
    <message>
        <source>%1, as in the shop</source>
        <translation>%1, comme la boutique</translation>
    </message>
    <message>
        <source>Change markup</source>
        <translation>Modifier le coefficient</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Main-d’œuvre</translation>
    </message>
    <message>
        <source>Share in %</source>
        <translation>Part en %</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Rate an hour</source>
        <translation>Taux horaire</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Montant fixe</translation>
    </message>
    <message>
        <source>a share of the lines&apos; price, and hours and amounts without tax</source>
        <translation>une part du prix des lignes, plus heures et montants hors taxes</translation>
    </message>
    <message>
        <source>Change labour</source>
        <translation>Modifier la main-d’œuvre</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>without tax</source>
        <translation>hors taxes</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Change travel</source>
        <translation>Modifier le déplacement</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Change fees</source>
        <translation>Modifier les frais</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Taxes</translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Groupe de taxes</translation>
    </message>
    <message>
        <source>Change tax group</source>
        <translation>Modifier le groupe de taxes</translation>
    </message>
    <message>
        <source>as in the shop</source>
        <translation>comme la boutique</translation>
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
        <translation>Type</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductPanel</name>
    <message>
        <source>Product</source>
        <translation>Produit</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Variétés</translation>
    </message>
    <message>
        <source>In the catalogue</source>
        <translation>Au catalogue</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nouvelle variété</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Products and varieties</source>
        <translation>Produits et variétés</translation>
    </message>
    <message>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>Avec quoi créez-vous&#x202f;? Ajoutez ici fleurs, fournitures et articles de location, avec leurs variétés, longueurs de tige et paquets&#x202f;; les recettes et les commandes en découlent.</translation>
    </message>
    <message>
        <source>Add a product</source>
        <translation>Ajouter un produit</translation>
    </message>
    <message>
        <source>No product is found by this.</source>
        <translation>Aucun produit ne correspond.</translation>
    </message>
    <message>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Chercher nom, variété, réf., couleur…</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nouveau produit</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln produit</numerusform>
            <numerusform>%Ln produits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
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
        <translation>La recette dit de quoi chaque composition est faite. Commencez par une&#xa0;: un bouquet de mariée, un centre de table.</translation>
    </message>
    <message>
        <source>Add an arrangement</source>
        <translation>Ajouter une composition</translation>
    </message>
    <message>
        <source>New arrangement</source>
        <translation>Nouvelle composition</translation>
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
        <translation>sans prix</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (masqué)</translation>
    </message>
    <message>
        <source>The price list has no price for it.</source>
        <translation>La liste de prix n’a pas de prix pour cela.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Old unit cost</source>
        <translation>Ancien prix unit.</translation>
    </message>
    <message>
        <source>New unit cost</source>
        <translation>Nouveau prix unit.</translation>
    </message>
    <message>
        <source>Price change</source>
        <translation>Écart de prix</translation>
    </message>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogModel</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>ID de requête</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Every request that a program makes with one of this shop&apos;s keys stands here for 30 days: what it asked for, and how it was answered. Nothing was asked yet.</source>
        <translation>Chaque requête faite par un programme avec une clé de cette boutique reste ici 30 jours&#xa0;: ce qu’il a demandé et la réponse reçue. Rien n’a encore été demandé.</translation>
    </message>
    <message>
        <source>No request is like this.</source>
        <translation>Aucune requête ne correspond.</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Erreurs seulement</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les clés</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetDelegate</name>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message>
        <source>Changed since</source>
        <translation>Modifié depuis</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Nothing changed since this sheet was saved.</source>
        <translation>Rien n’a changé depuis l’enregistrement de cette liste.</translation>
    </message>
    <message>
        <source>All suppliers</source>
        <translation>Tous les fournisseurs</translation>
    </message>
    <message>
        <source>What the events earn</source>
        <translation>Ce que rapportent les événements</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Customer price</source>
        <translation>Prix client</translation>
    </message>
    <message>
        <source>Cost planned</source>
        <translation>Coût prévu</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Coût à ce jour</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Saved sheet</source>
        <translation>Liste enregistrée</translation>
    </message>
    <message>
        <source>Saved as a draft: not every event was approved then.</source>
        <translation>Enregistrée comme brouillon&#xa0;: tous les événements n’étaient pas approuvés.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln ligne à livrer</numerusform>
            <numerusform>%Ln lignes à livrer</numerusform>
        </translation>
    </message>
    <message>
        <source>everything came</source>
        <translation>tout est arrivé</translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Commandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Received %1 with tax</source>
        <translation>Reçu&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <source>what would be ordered now, against this sheet</source>
        <translation>ce qui serait commandé maintenant, par rapport à cette liste</translation>
    </message>
    <message>
        <source>with tax, over the cost of goods</source>
        <translation>TTC, au-delà du coût des achats</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: here you see then what changed since, and note what came in and what it cost.</source>
        <translation>Rien n’est encore enregistré. Enregistrez une liste quand vous l’envoyez à vos fournisseurs&#xa0;: vous verrez ici ce qui a changé depuis, et noterez ce qui est arrivé et à quel prix.</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Listes enregistrées</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <source>not received</source>
        <translation>non reçu</translation>
    </message>
    <message>
        <source>received</source>
        <translation>reçu</translation>
    </message>
    <message>
        <source>%1 of %2 received</source>
        <translation>%1 sur %2 reçus</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
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
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SecretPanel</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <source>Supplier order, %1</source>
        <translation>Commande fournisseur, %1</translation>
    </message>
    <message numerus="yes">
        <source>Supplier order, %n events</source>
        <translation>
            <numerusform>Commande fournisseur, %Ln événement</numerusform>
            <numerusform>Commande fournisseur, %Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the supplier order</source>
        <translation>Enregistrer la commande fournisseur</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tableau CSV (*.csv)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Classeur Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 n’a pas été enregistré. %2</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Nothing is lost; choose another place.</source>
        <translation>%1 n’a pas été enregistré&#xa0;: %2. Rien n’est perdu&#x202f;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Copied the order as e-mail</source>
        <translation>Commande copiée comme e-mail</translation>
    </message>
    <message>
        <source>Copied the order as e-mail to %1</source>
        <translation>Commande copiée comme e-mail pour %1</translation>
    </message>
    <message>
        <source>Open in mail program</source>
        <translation>Ouvrir dans la messagerie</translation>
    </message>
    <message>
        <source>No mail program answers; the order is on the clipboard.</source>
        <translation>Aucune messagerie ne répond&#x202f;; la commande est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Print the supplier order</source>
        <translation>Imprimer la commande fournisseur</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Envoyé à l’imprimante</translation>
    </message>
    <message>
        <source>The printer does not take it; nothing was printed.</source>
        <translation>L’imprimante ne répond pas&#x202f;; rien n’a été imprimé.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>Il n’y a rien à commander&#xa0;: aucune composition visible de ces événements n’a de ligne à commander.</translation>
    </message>
    <message>
        <source>All suppliers</source>
        <translation>Tous les fournisseurs</translation>
    </message>
    <message>
        <source>Order by supplier</source>
        <translation>Commande par fournisseur</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln commande</numerusform>
            <numerusform>%Ln commandes</numerusform>
        </translation>
    </message>
    <message>
        <source>Before tax %1</source>
        <translation>Hors taxes %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>Not approved yet: %1. Until then this is a draft, and printed as one.</source>
        <translation>Pas encore approuvé&#xa0;: %1. D’ici là, c’est un brouillon, imprimé comme tel.</translation>
    </message>
    <message>
        <source>Archived: %1. Choose another supplier for these lines, or bring this one back.</source>
        <translation>Archivé&#xa0;: %1. Choisissez un autre fournisseur pour ces lignes, ou réactivez celui-ci.</translation>
    </message>
    <message>
        <source>Some lines name no supplier yet; they stand at the end.</source>
        <translation>Certaines lignes n’ont pas encore de fournisseur&#x202f;; elles sont à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln ligne sans prix&#xa0;: les totaux ne sont pas complets.</numerusform>
            <numerusform>%Ln lignes sans prix&#xa0;: les totaux ne sont pas complets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StateDot</name>
    <message>
        <source>Server is running</source>
        <translation>Le serveur fonctionne</translation>
    </message>
    <message>
        <source>Server is not running</source>
        <translation>Le serveur est arrêté</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StatusButton</name>
    <message>
        <source>Status: %1</source>
        <translation>Statut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change the status</source>
        <translation>Modifier le statut</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Customer price</source>
        <translation>Prix client</translation>
    </message>
    <message>
        <source>How it is made up</source>
        <translation>Composition du prix</translation>
    </message>
    <message>
        <source>Flowers and materials</source>
        <translation>Fleurs et fournitures</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Main-d’œuvre</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>What it costs us</source>
        <translation>Ce qu’il nous coûte</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Réalisation</translation>
    </message>
    <message>
        <source>Left over in packs</source>
        <translation>Reste dans les paquets</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Coût des achats</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>What stays of the customer price after the cost of goods</source>
        <translation>Ce qui reste du prix client après le coût des achats</translation>
    </message>
    <message>
        <source>Goods received</source>
        <translation>Marchandise reçue</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <translation>Payé à ce jour</translation>
    </message>
    <message>
        <source>With tax, this event&apos;s share of what came in on its order sheets</source>
        <translation>TTC, la part de cet événement dans ce qui est arrivé sur ses listes de commande</translation>
    </message>
    <message>
        <source>Margin on that</source>
        <translation>Marge obtenue</translation>
    </message>
    <message>
        <source>What stays of the customer price after what was paid</source>
        <translation>Ce qui reste du prix client après ce qui a été payé</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>À suivre</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Commander avant</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <source>No budget agreed. %1 without tax.</source>
        <translation>Aucun budget convenu. %1 hors taxes.</translation>
    </message>
    <message>
        <source>%1 over the budget of %2. Without tax it is %3.</source>
        <translation>%1 de plus que le budget de %2. Hors taxes&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 of the budget of %2 left. Without tax it is %3.</source>
        <translation>%1 restants sur le budget de %2. Hors taxes&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>figée</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>récente</translation>
    </message>
    <message>
        <source>These prices stay, whatever newer lists say.</source>
        <translation>Ces prix restent, quoi que disent les listes plus récentes.</translation>
    </message>
    <message>
        <source>The newest list of its type on the day of the event.</source>
        <translation>La liste la plus récente de son type au jour de l’événement.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message>
        <source>Lines to order</source>
        <translation>Lignes à commander</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
    <message>
        <source>Copy as e-mail</source>
        <translation>Copier en e-mail</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines to order from %1</source>
        <translation>Lignes à commander à %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>Before tax %1</source>
        <translation>Hors taxes %1</translation>
    </message>
    <message>
        <source>With tax %1</source>
        <translation>TTC %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Comes from them</source>
        <translation>Vient de chez eux</translation>
    </message>
    <message>
        <source>Archived supplier</source>
        <translation>Fournisseur archivé</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Réactiver</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Réactiver %1</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>Archiver %1</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Whom do you buy from? Add your growers and wholesalers here; every flower in the catalogue can then name its suppliers, and orders go out to them.</source>
        <translation>Chez qui achetez-vous&#x202f;? Ajoutez ici vos producteurs et grossistes&#x202f;; chaque fleur du catalogue peut alors nommer ses fournisseurs, et les commandes leur sont adressées.</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Ajouter un fournisseur</translation>
    </message>
    <message>
        <source>No supplier is found by this.</source>
        <translation>Aucun fournisseur ne correspond.</translation>
    </message>
    <message>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Nom, e-mail, téléphone, notes…</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nouveau fournisseur</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actifs</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivés</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message numerus="yes">
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>plus de %Ln fournisseur</numerusform>
            <numerusform>plus de %Ln fournisseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppliers</source>
        <translation>
            <numerusform>%Ln fournisseur</numerusform>
            <numerusform>%Ln fournisseurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TabStrip</name>
    <message>
        <source>Parts of this page</source>
        <translation>Parties de cette page</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <source>Close this note</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message>
        <source>Where it is used</source>
        <translation>Où elle est utilisée</translation>
    </message>
    <message>
        <source>On no event yet.</source>
        <translation>Dans aucun événement pour l’instant.</translation>
    </message>
    <message>
        <source>and on earlier events</source>
        <translation>et dans des événements antérieurs</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantPanel</name>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Stem length</source>
        <translation>Longueur de tige</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Units per pack</source>
        <translation>Pièces par paquet</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>%1 stems</source>
        <translation>%1 tiges</translation>
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
        <translation>Où</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>What it tells of</source>
        <translation>Ce qu’il signale</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Dernier envoi</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Sends what was held back, then what is new</source>
        <translation>Envoie ce qui a été retenu, puis ce qui est nouveau</translation>
    </message>
    <message>
        <source>Deliveries are held back until you resume it</source>
        <translation>Les envois sont retenus jusqu’à la reprise</translation>
    </message>
    <message numerus="yes">
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>%Ln envoi a échoué. Choisissez-le ci-dessous pour voir pourquoi, et renvoyez-le quand l’autre côté fonctionne.</numerusform>
            <numerusform>%Ln envois de suite ont échoué. Choisissez-en un ci-dessous pour voir pourquoi, et renvoyez-le quand l’autre côté fonctionne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the address…</source>
        <translation>Vérification de l’adresse…</translation>
    </message>
    <message>
        <source>Change address of webhook %1</source>
        <translation>Modifier l’adresse du webhook %1</translation>
    </message>
    <message>
        <source>Change what webhook %1 tells of</source>
        <translation>Modifier ce que signale le webhook %1</translation>
    </message>
    <message>
        <source>Pause webhook %1</source>
        <translation>Suspendre le webhook %1</translation>
    </message>
    <message>
        <source>Resume webhook %1</source>
        <translation>Reprendre le webhook %1</translation>
    </message>
    <message>
        <source>Its secret and the log of its deliveries go with it, and what was not sent yet is never sent. This cannot be undone.</source>
        <translation>Son secret et le journal de ses envois disparaissent aussi, et ce qui n’est pas encore envoyé ne le sera jamais. C’est irréversible.</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Supprimer le webhook</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete webhook %1</source>
        <translation>Supprimer le webhook %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksModel</name>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Tells of</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Dernier envoi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
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
        <translation>Envois</translation>
    </message>
    <message>
        <source>A webhook tells another program at once when an event is new or was changed, so that it need not ask again and again: a calendar, an invoice, a message to the team.</source>
        <translation>Un webhook prévient aussitôt un autre programme quand un événement est nouveau ou modifié, pour qu’il n’ait pas à redemander sans cesse&#xa0;: un agenda, une facture, un message à l’équipe.</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Créer un webhook</translation>
    </message>
    <message>
        <source>Nothing was sent yet. The next event that is new or changed is the first.</source>
        <translation>Rien n’a encore été envoyé. Le prochain événement nouveau ou modifié sera le premier.</translation>
    </message>
    <message>
        <source>Secret of the new webhook</source>
        <translation>Secret du nouveau webhook</translation>
    </message>
    <message>
        <source>the secret</source>
        <translation>le secret</translation>
    </message>
    <message>
        <source>This secret is shown only now. Copy it into the program that is told: with it, it knows that a message comes from you.</source>
        <translation>Ce secret ne s’affiche que maintenant. Copiez-le dans le programme prévenu&#xa0;: grâce à lui, il sait qu’un message vient de vous.</translation>
    </message>
    <message>
        <source>Sent to %1</source>
        <translation>Envoyé à %1</translation>
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
        <translation>%1, en échec&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekField</name>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Semaine précédente</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semaine prochaine</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 au %2</translation>
    </message>
</context>
</TS>
