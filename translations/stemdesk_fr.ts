<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AdviceEdit</name>
    <message numerus="yes">
        <source>%n line(s) changed: %1</source>
        <translation>
            <numerusform>%n ligne modifiée&#xa0;: %1</numerusform>
            <numerusform>%n lignes modifiées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 in each “%4”</source>
        <translation>%1&#xa0;: %2 au lieu de %3 dans chaque «&#xa0;%4&#xa0;»</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message>
        <source>The backup was stopped; nothing of it was kept.</source>
        <translation>La sauvegarde a été arrêtée&#x202f;; rien n’en a été gardé.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk. Make room and try again.</source>
        <translation>Il n’y a pas assez de place sur le disque. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>Damage was found. The older backups are untouched: restore the newest one that is sound.</source>
        <translation>Des dommages ont été trouvés. Les sauvegardes plus anciennes sont intactes&#xa0;: restaurez la plus récente qui soit saine.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be read or written. Check that the disk is there and is not write-protected.</source>
        <translation>Le fichier ou son dossier ne peut être ni lu ni écrit. Vérifiez que le disque est là et n’est pas protégé en écriture.</translation>
    </message>
    <message>
        <source>The copy did not match the data, so it was given up.</source>
        <translation>La copie ne correspondait pas aux données, elle a donc été abandonnée.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>La copie a été abandonnée&#xa0;: quelque chose n’est pas en ordre dans les données de la boutique. «&#xa0;stemdesk check&#xa0;» dit quoi.</translation>
    </message>
    <message>
        <source>The backup was made, but it cannot be restored as it is: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>La sauvegarde est faite, mais elle ne peut pas être restaurée telle quelle&#xa0;: quelque chose n’est pas en ordre dans les données de la boutique. «&#xa0;stemdesk check&#xa0;» dit quoi.</translation>
    </message>
    <message>
        <source>This file is not a Stemdesk backup.</source>
        <translation>Ce fichier n’est pas une sauvegarde de Stemdesk.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Le fichier n’est plus là.</translation>
    </message>
    <message>
        <source>This is the data that is in use now; choose a backup of it.</source>
        <translation>Ce sont les données utilisées en ce moment&#x202f;; choisissez une de leurs sauvegardes.</translation>
    </message>
    <message>
        <source>A newer Stemdesk made this backup; install that version first.</source>
        <translation>Un Stemdesk plus récent a créé cette sauvegarde&#x202f;; installez d’abord cette version.</translation>
    </message>
    <message>
        <source>Another program has the shop’s data open. Close it and try again.</source>
        <translation>Un autre programme a ouvert les données de la boutique. Fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>Another Stemdesk is running on this data. Close it and try again.</source>
        <translation>Un autre Stemdesk travaille sur ces données. Fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>aujourd’hui à %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>hier à %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplète</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>quotidienne</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manuelle</translation>
    </message>
    <message>
        <source>Copying everything…</source>
        <translation>Copie de l’ensemble…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Vérification de la copie…</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s)</source>
        <translation>
            <numerusform>%Ln produit</numerusform>
            <numerusform>%Ln produits</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message numerus="yes">
        <source>The last backup is %n day(s) old.</source>
        <translation>
            <numerusform>La dernière sauvegarde a %Ln jour.</numerusform>
            <numerusform>La dernière sauvegarde a %Ln jours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>Name of the event</source>
        <translation>Nom de l’événement</translation>
    </message>
    <message>
        <source>Ceremony from</source>
        <translation>Cérémonie à partir de</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Cérémonie jusqu’à</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Lieu à partir de</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Lieu jusqu’à</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Cérémonie</translation>
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
        <source>Second client</source>
        <translation>Second client</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1&#xa0;: modifié</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1&#xa0;: ajouté</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1&#xa0;: retiré</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <translation>%1 s’appelle désormais %2</translation>
    </message>
    <message>
        <source>Text of %1 changed</source>
        <translation>Texte de %1 modifié</translation>
    </message>
    <message>
        <source>%1 instead of %2 in %3</source>
        <translation>%1 au lieu de %2 dans %3</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3 in all</source>
        <translation>%1&#xa0;: %2 → %3 au total</translation>
    </message>
    <message>
        <source>%1: from another supplier</source>
        <translation>%1&#xa0;: d’un autre fournisseur</translation>
    </message>
    <message>
        <source>%1: new price</source>
        <translation>%1&#xa0;: nouveau prix</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1, ajouté&#xa0;: %2</translation>
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
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
</context>
<context>
    <name>ClientFields</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Société</translation>
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
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>N° de TVA</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>Adresse d’e‑facturation</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>ClientWords</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>Modifier %1 de %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>%1 supprimé</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1, also from %n event(s)</source>
        <translation>
            <numerusform>%1 supprimé, et retiré de %Ln événement</numerusform>
            <numerusform>%1 supprimé, et retiré de %Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2 is still owed</source>
        <translation>%1. Reste dû&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not a country. Write its name or two letters, such as FR.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un pays. Indiquez son nom ou deux lettres, comme FR.</translation>
    </message>
</context>
<context>
    <name>ContactRoles</name>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Pays the bill</source>
        <translation>Paie la facture</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Organisateur</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
</context>
<context>
    <name>DatabaseQuestion</name>
    <message>
        <source>The shop’s database cannot be used now.</source>
        <translation>La base de données de la boutique est indisponible.</translation>
    </message>
    <message>
        <source>On this computer there may be another shop, or an older copy: what you change in it does not reach the server.</source>
        <translation>Cet ordinateur peut contenir une autre boutique, ou une copie plus ancienne&#xa0;: ce qui y est modifié n’est pas sur le serveur.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation>Travailler sur cet ordinateur</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <source>Write the address like postgresql://anna@db.example.com/flowers. After a ? you can add sslmode=verify-full and sslrootcert=FILE.</source>
        <translation>Saisissez l’adresse sous la forme postgresql://anna@db.example.com/flowers. Après un&#x202f;? peuvent suivre sslmode=verify-full et sslrootcert=FICHIER.</translation>
    </message>
    <message>
        <source>The database server is too old; Stemdesk needs PostgreSQL 15 or later.</source>
        <translation>Le serveur de base de données est trop ancien&#x202f;; Stemdesk exige PostgreSQL 15 ou plus récent.</translation>
    </message>
    <message>
        <source>The database cannot keep every letter; make one with the encoding UTF8.</source>
        <translation>La base de données ne peut pas garder tous les caractères&#x202f;; créez-en une avec l’encodage UTF8.</translation>
    </message>
    <message>
        <source>Another program keeps its data in %3; make a database for Stemdesk alone.</source>
        <translation>Un autre programme garde ses données dans %3&#x202f;; créez une base de données pour Stemdesk seul.</translation>
    </message>
    <message>
        <source>A newer Stemdesk works on %3; install that version here first.</source>
        <translation>Un Stemdesk plus récent travaille sur %3&#x202f;; installez d’abord cette version ici.</translation>
    </message>
    <message>
        <source>This shop is there already. Nothing was copied.</source>
        <translation>Cette boutique y est déjà. Rien n’a été copié.</translation>
    </message>
    <message>
        <source>The copy was stopped; nothing was changed on the server.</source>
        <translation>La copie a été arrêtée&#x202f;; rien n’a été modifié sur le serveur.</translation>
    </message>
    <message>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>La copie ne correspondait pas à la boutique, elle a donc été abandonnée. Réessayez.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>La copie a été abandonnée&#xa0;: quelque chose n’est pas en ordre dans les données de la boutique. «&#xa0;stemdesk check&#xa0;» dit quoi.</translation>
    </message>
    <message>
        <source>The keyring is locked, so the password cannot be kept. Unlock it and try again.</source>
        <translation>Le trousseau est verrouillé, le mot de passe ne peut pas être conservé. Déverrouillez-le et réessayez.</translation>
    </message>
    <message>
        <source>This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and leave the field empty.</source>
        <translation>Cet ordinateur n’a pas de trousseau pour conserver le mot de passe. Gardez-le plutôt dans le fichier .pgpass et laissez le champ vide.</translation>
    </message>
    <message>
        <source>No database server answers at %1. Check the name, the network, and that the server is running.</source>
        <translation>Aucun serveur de base de données ne répond sur %1. Vérifiez le nom, le réseau, et que le serveur fonctionne.</translation>
    </message>
    <message>
        <source>The server %1 does not let %2 in. Check the user’s name before the @, or ask whoever runs the server.</source>
        <translation>Le serveur sur %1 refuse l’accès à %2. Vérifiez le nom d’utilisateur avant le @, ou demandez au responsable du serveur.</translation>
    </message>
    <message>
        <source>The password for %2 is missing or wrong.</source>
        <translation>Le mot de passe de %2 manque ou n’est pas le bon.</translation>
    </message>
    <message>
        <source>There is no database %3 on the server, or %2 may not use it.</source>
        <translation>Il n’y a pas de base de données %3 sur le serveur, ou %2 ne peut pas l’utiliser.</translation>
    </message>
    <message>
        <source>The connection to %1 would not be safe: its certificate is missing, not trusted, or for another name. To trust a certificate, add sslrootcert=FILE after a ? in the address.</source>
        <translation>La connexion à %1 ne serait pas sûre&#xa0;: son certificat manque, n’est pas de confiance ou porte un autre nom. sslrootcert=FICHIER après un&#x202f;? dans l’adresse indique un certificat de confiance.</translation>
    </message>
    <message>
        <source>The connection service file has no service of that name.</source>
        <translation>Le fichier des services de connexion n’a pas de service de ce nom.</translation>
    </message>
    <message>
        <source>Connected. The database is empty: copy this shop there first.</source>
        <translation>Connecté. La base de données est vide&#xa0;: copiez-y d’abord cette boutique.</translation>
    </message>
    <message>
        <source>Connected. It holds %1.</source>
        <translation>Connecté. La base contient %1.</translation>
    </message>
    <message>
        <source>Leave the password out of the address, where others can read it; write it below.</source>
        <translation>Ne mettez pas le mot de passe dans l’adresse, où d’autres peuvent le lire&#x202f;; saisissez-le ci-dessous.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>this user</source>
        <translation>cet utilisateur</translation>
    </message>
    <message>
        <source>this database</source>
        <translation>cette base de données</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Copie de la boutique…</translation>
    </message>
    <message>
        <source>Comparing the copy with the shop…</source>
        <translation>Comparaison de la copie avec la boutique…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Vérification de la copie…</translation>
    </message>
    <message>
        <source>%1 is on the server now, and the copy was checked. What you change here from now on will be missing there, so switch now.</source>
        <translation>%1 est aussi sur le serveur, comparaison faite avec ce qui est ici. Ce qui est désormais modifié ici y manquera&#x202f;; changez donc tout de suite.</translation>
    </message>
</context>
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
        <source>This one comes with Stemdesk and cannot be changed.</source>
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
        <source>%n event(s) are pinned to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln événement a figé cette liste de prix&#x202f;; elle ne peut pas être supprimée maintenant.</numerusform>
            <numerusform>%Ln événements ont figé cette liste de prix&#x202f;; elle ne peut pas être supprimée maintenant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln événement utilise ce taux de TVA&#x202f;; il ne peut pas être supprimé maintenant.</numerusform>
            <numerusform>%Ln événements utilisent ce taux de TVA&#x202f;; il ne peut pas être supprimé maintenant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s), price list(s) or event(s) have this type; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln produit, liste de prix ou événement a ce type&#x202f;; il reste.</numerusform>
            <numerusform>%Ln produits, listes de prix ou événements ont ce type&#x202f;; il reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such supplier any more.</source>
        <translation>Ce fournisseur n’existe plus.</translation>
    </message>
    <message>
        <source>There is no such shop. “stemdesk shop list” shows them.</source>
        <translation>Cette boutique n’existe pas. «&#xa0;stemdesk shop list&#xa0;» les affiche toutes.</translation>
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
        <translation>Ce taux de TVA n’existe plus.</translation>
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
        <source>The shop’s data is busy with other work; try again in a moment.</source>
        <translation>Les données de la boutique sont occupées&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The shop’s data cannot be reached now; nothing was changed.</source>
        <translation>Les données de la boutique sont inaccessibles pour le moment&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>Le disque est plein&#x202f;; rien n’a été modifié. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>This computer cannot read pictures of this type. Install the package qt6-image-formats-plugins, or choose a PNG or JPEG file.</source>
        <translation>Cet ordinateur ne peut pas lire les images de ce format. Installez le paquet qt6-image-formats-plugins ou choisissez un fichier PNG ou JPEG.</translation>
    </message>
    <message>
        <source>The shop’s data is damaged; restore the last backup.</source>
        <translation>Les données de la boutique sont endommagées&#x202f;; restaurez la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>The file with the shop’s data was moved, replaced or deleted while Stemdesk runs; nothing was changed. Quit, put it back or restore a backup, and start again.</source>
        <translation>Le fichier des données de la boutique a été déplacé, remplacé ou supprimé pendant que Stemdesk fonctionne&#x202f;; rien n’a été modifié. Quittez, remettez-le en place ou restaurez une sauvegarde, puis redémarrez.</translation>
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
        <source>Write the minimum packs as a whole number.</source>
        <translation>Saisissez le minimum de paquets en nombre entier.</translation>
    </message>
    <message>
        <source>Give each supplier one minimum at most.</source>
        <translation>Indiquez un seul minimum par fournisseur.</translation>
    </message>
    <message>
        <source>Give each supplier one pack size, more than 0.</source>
        <translation>Donnez à chaque fournisseur une seule taille de paquet, supérieure à 0.</translation>
    </message>
    <message>
        <source>Write a percentage from 0 to 100.</source>
        <translation>Saisissez un pourcentage de 0 à 100.</translation>
    </message>
    <message>
        <source>Give each supplier one code at most, of no more than 100 characters.</source>
        <translation>Donnez à chaque fournisseur un seul code, de 100 caractères au plus.</translation>
    </message>
    <message>
        <source>Write a number above 0.</source>
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
        <source>The ceremony needs a start, and must end after it.</source>
        <translation>La cérémonie doit avoir un début et finir après.</translation>
    </message>
    <message>
        <source>The time at the venue needs a start, and must end after it.</source>
        <translation>L’horaire sur le lieu doit avoir un début et finir après.</translation>
    </message>
    <message>
        <source>Choose a day within the years 1 to 9999.</source>
        <translation>Choisissez un jour compris entre les années 1 et 9999.</translation>
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
        <source>Write the tax as a factor, like 1.2 for 20%.</source>
        <translation>Saisissez la TVA sous forme de coefficient, comme 1,2 pour 20&#xa0;%.</translation>
    </message>
    <message>
        <source>The name can have up to 200 characters, on one line.</source>
        <translation>Le nom peut compter jusqu’à 200 caractères, sur une seule ligne.</translation>
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
        <source>No computer was found at this address; check how it is spelled.</source>
        <translation>Aucun ordinateur n’est connu à cette adresse&#x202f;; vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Cette adresse mène à un ordinateur privé&#x202f;; indiquez-en une sur Internet.</translation>
    </message>
    <message>
        <source>Choose at least one kind of message.</source>
        <translation>Choisissez au moins un type de message.</translation>
    </message>
    <message>
        <source>The keyring is locked, so no secret can be kept safe. Unlock it and try again.</source>
        <translation>Le trousseau est verrouillé, aucun secret ne peut être conservé en sûreté. Déverrouillez-le et réessayez.</translation>
    </message>
    <message>
        <source>This computer’s keyring does not answer, so no secret can be kept safe. Start it and try again.</source>
        <translation>Le trousseau de cet ordinateur ne répond pas, aucun secret ne peut être conservé en sûreté. Démarrez-le et réessayez.</translation>
    </message>
    <message>
        <source>The keyring no longer holds Stemdesk’s key, so secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>Le trousseau ne contient plus la clé de Stemdesk, les secrets ne peuvent pas être ouverts. «&#xa0;stemdesk secrets&#xa0;» aide à la retrouver.</translation>
    </message>
    <message>
        <source>The file that keeps the secrets’ key is missing. Put it back and try again.</source>
        <translation>Le fichier qui garde la clé des secrets est absent. Remettez-le en place et réessayez.</translation>
    </message>
    <message>
        <source>The secrets are sealed with a different key from the one here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Les secrets sont scellés avec une autre clé que celle-ci. «&#xa0;stemdesk secrets&#xa0;» aide à la retrouver.</translation>
    </message>
    <message>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Les webhooks ne peuvent pas être configurés quand Stemdesk fonctionne ainsi.</translation>
    </message>
    <message>
        <source>The file cannot be written there; choose another place.</source>
        <translation>Le fichier ne peut pas être écrit ici&#x202f;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>There is no such contact any more.</source>
        <translation>Ce contact n’existe plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use it; take it off those first.</source>
        <translation>
            <numerusform>%Ln événement le mentionne&#x202f;; retirez-le d’abord de celui-ci.</numerusform>
            <numerusform>%Ln événements le mentionnent&#x202f;; retirez-le d’abord de ceux-ci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s) were issued for this event; it cannot be deleted.</source>
        <translation>
            <numerusform>%Ln facture a été émise pour cet événement&#x202f;; il reste.</numerusform>
            <numerusform>%Ln factures ont été émises pour cet événement&#x202f;; il reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write who accepted it.</source>
        <translation>Indiquez qui l’a accepté.</translation>
    </message>
    <message>
        <source>This quote has already been answered; reopen it first.</source>
        <translation>Ce devis a déjà reçu une réponse&#x202f;; rouvrez-le d’abord.</translation>
    </message>
    <message>
        <source>This quote is already open.</source>
        <translation>Ce devis est déjà ouvert.</translation>
    </message>
    <message>
        <source>An accepted quote cannot be deleted; it can be reopened.</source>
        <translation>Un devis accepté, ou qui l’a été, est conservé&#x202f;; il peut être rouvert.</translation>
    </message>
    <message>
        <source>This amount is too large to be kept to the cent.</source>
        <translation>Ce montant est trop grand pour être tenu au centime près.</translation>
    </message>
    <message>
        <source>What is stored of it cannot be read any more; look for it in an earlier backup.</source>
        <translation>Ce qui en est enregistré ne peut plus être lu&#x202f;; cherchez-le dans une sauvegarde antérieure.</translation>
    </message>
    <message>
        <source>There is nobody to bill: give the event a client first.</source>
        <translation>Personne n’est indiqué pour payer&#xa0;: ajoutez d’abord un client.</translation>
    </message>
    <message>
        <source>This instalment has already been invoiced.</source>
        <translation>Cette échéance a déjà été facturée.</translation>
    </message>
    <message>
        <source>Everything has already been invoiced.</source>
        <translation>Tout a déjà été facturé.</translation>
    </message>
    <message>
        <source>This invoice has already been credited.</source>
        <translation>Cette facture a déjà fait l’objet d’un avoir.</translation>
    </message>
    <message>
        <source>There are payments, invoices or accepted quotes; the currency cannot be changed.</source>
        <translation>Il y a des paiements, des factures ou des devis acceptés&#x202f;; la devise reste.</translation>
    </message>
    <message>
        <source>Write an amount with no more decimals than the currency has.</source>
        <translation>Indiquez un montant sans plus de décimales que n’en a la devise.</translation>
    </message>
    <message>
        <source>Write the country’s name or its two letters, such as GB.</source>
        <translation>Indiquez le nom du pays ou ses deux lettres, comme FR.</translation>
    </message>
    <message>
        <source>Write the electronic address with its scheme, like 0106:12345678.</source>
        <translation>Indiquez l’adresse électronique avec son schéma, comme 0106:12345678.</translation>
    </message>
    <message>
        <source>The last part is the rest; those before it need a share or an amount.</source>
        <translation>La dernière partie est le solde&#x202f;; les précédentes demandent un pourcentage ou un montant.</translation>
    </message>
    <message>
        <source>Write the shop’s e-mail address in Settings first; the message is from it.</source>
        <translation>Saisissez d’abord l’adresse e-mail de la boutique dans les Réglages&#x202f;; le message part de là.</translation>
    </message>
    <message>
        <source>Write the supplier’s e-mail address first; the message goes there.</source>
        <translation>Saisissez d’abord l’adresse e-mail du fournisseur&#x202f;; le message y est envoyé.</translation>
    </message>
    <message>
        <source>For an e-invoice the shop lacks: %1. Fill it in under Settings, then credit this invoice and issue it again.</source>
        <translation>Pour une facture électronique, il manque à la boutique&#xa0;: %1. Complétez dans les réglages, annulez cette facture par un avoir et émettez-la de nouveau.</translation>
    </message>
    <message>
        <source>For an e-invoice the client lacks: %1. Credit this invoice and issue it again with what is missing.</source>
        <translation>Pour une facture électronique, il manque au client&#xa0;: %1. Annulez cette facture par un avoir et émettez-la de nouveau avec ce qui manque.</translation>
    </message>
    <message>
        <source>There are no e-invoices in this currency.</source>
        <translation>Il n’y a pas de factures électroniques dans cette devise.</translation>
    </message>
    <message>
        <source>E-invoices from Greece carry a number of its tax office, which Stemdesk does not have.</source>
        <translation>Les factures électroniques de Grèce portent un numéro de son administration fiscale, que Stemdesk n’a pas.</translation>
    </message>
    <message>
        <source>Another Stemdesk is running on this data. Close it and try again.</source>
        <translation>Un autre Stemdesk travaille sur ces données. Fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>Write how many the shop owns, 0 or more.</source>
        <translation>Saisissez combien la boutique en possède, 0 ou plus.</translation>
    </message>
    <message>
        <source>Write the cost as an amount, 0 or more.</source>
        <translation>Saisissez le coût sous forme de montant, 0 ou plus.</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 60.</source>
        <translation>Saisissez un nombre entier de jours, de 0 à 60.</translation>
    </message>
    <message>
        <source>Write the cost of a pack as an amount, 0 or more.</source>
        <translation>Saisissez le prix du paquet sous forme de montant, 0 ou plus.</translation>
    </message>
    <message>
        <source>It took longer than 30 seconds and was stopped.</source>
        <translation>Cela a pris plus de 30 secondes et a été arrêté.</translation>
    </message>
    <message>
        <source>Stemdesk is still busy with an earlier task that took too long; try again later.</source>
        <translation>Stemdesk est encore occupé par une tâche précédente qui a pris trop de temps&#x202f;; réessayez plus tard.</translation>
    </message>
    <message>
        <source>Everything that these events need is ordered.</source>
        <translation>Tout ce dont ces événements ont besoin est commandé.</translation>
    </message>
    <message>
        <source>Some goods of this sheet have arrived; clear what was received first.</source>
        <translation>Une partie de cette commande est déjà arrivée&#x202f;; effacez d’abord la réception.</translation>
    </message>
    <message numerus="yes">
        <source>%n series copy this event alone. Choose another event for them under “Series” first, or delete them.</source>
        <translation>
            <numerusform>%n série ne copie que cet événement. Choisissez-lui d’abord un autre événement sous «&#xa0;Séries&#xa0;», ou supprimez-la.</numerusform>
            <numerusform>%n séries ne copient que cet événement. Choisissez-leur d’abord un autre événement sous «&#xa0;Séries&#xa0;», ou supprimez-les.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such day from the first one on; choose others.</source>
        <translation>Il n’y a pas de tel jour à partir du premier&#xa0;; choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>A series copies 1 to 12 events that have a date and are not cancelled.</source>
        <translation>Une série copie 1 à 12 événements qui ont une date et ne sont pas annulés.</translation>
    </message>
    <message>
        <source>Move each day to one other day only.</source>
        <translation>Ne déplacez chaque jour que vers un seul autre jour.</translation>
    </message>
    <message>
        <source>This invoice was credited; nothing of it is to be paid.</source>
        <translation>Cette facture a fait l’objet d’un avoir&#xa0;; il n’y a rien à payer.</translation>
    </message>
    <message>
        <source>Nothing of this invoice is due.</source>
        <translation>Rien n’est échu sur cette facture.</translation>
    </message>
    <message>
        <source>Say why no tax is charged: give the tax group or the price list a reason.</source>
        <translation>Indiquez pourquoi aucune TVA n’est facturée&#xa0;: donnez un motif au taux de TVA ou à la liste de prix.</translation>
    </message>
    <message>
        <source>An invoice can give one reason only for each tax category.</source>
        <translation>Une facture ne peut donner qu’un motif par catégorie de TVA.</translation>
    </message>
    <message>
        <source>What lies outside the scope of tax has to be invoiced by itself.</source>
        <translation>Ce qui est hors champ de la TVA doit être facturé à part.</translation>
    </message>
    <message>
        <source>Some of it was ordered with another sheet meanwhile. Choose its events under “To order”, and order what is new.</source>
        <translation>Une partie a été commandée entre-temps avec une autre liste. Choisissez ses événements sous «&#xa0;À commander&#xa0;» et commandez le nouveau.</translation>
    </message>
    <message>
        <source>Write the colours, separated by commas.</source>
        <translation>Saisissez les couleurs, séparées par des virgules.</translation>
    </message>
    <message>
        <source>Write e-mail addresses, like anna@example.com, separated by commas.</source>
        <translation>Indiquez des adresses e-mail, comme anna@example.com, séparées par des virgules.</translation>
    </message>
    <message>
        <source>Write days, separated by semicolons.</source>
        <translation>Saisissez les jours, séparés par des points-virgules.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Saisissez un montant, 0 ou plus.</translation>
    </message>
    <message>
        <source>Write a number, 0 or more.</source>
        <translation>Saisissez un nombre, 0 ou plus.</translation>
    </message>
    <message>
        <source>This does not fit here; write another value.</source>
        <translation>Cela ne convient pas ici&#x202f;; saisissez une autre valeur.</translation>
    </message>
    <message>
        <source>Another program already uses this address; stop it or choose another port.</source>
        <translation>Un autre programme utilise déjà cette adresse&#xa0;; arrêtez-le ou choisissez un autre port.</translation>
    </message>
    <message>
        <source>This computer cannot listen there; choose another address, and a port above 1023.</source>
        <translation>Cet ordinateur ne peut pas écouter là&#xa0;; choisissez une autre adresse et un port supérieur à 1023.</translation>
    </message>
    <message>
        <source>No more can come back, be damaged or be missing than went out.</source>
        <translation>Il ne peut y avoir plus d’articles rendus, abîmés ou manquants que d’articles sortis.</translation>
    </message>
    <message>
        <source>Category S is for rates above 0, the others are for a rate of 0.</source>
        <translation>La catégorie S vaut pour les taux supérieurs à 0, les autres pour un taux de 0.</translation>
    </message>
</context>
<context>
    <name>FigureDoubt</name>
    <message>
        <source>%1? It was %2. That is %3 times as much.</source>
        <translation>%1&#x202f;? C’était %2. C’est %3 fois plus.</translation>
    </message>
    <message>
        <source>%1? %2: %3. That is %4 times as much.</source>
        <translation>%1&#x202f;? %2&#xa0;: %3. C’est %4 fois plus.</translation>
    </message>
    <message>
        <source>%1? That is more than usual.</source>
        <translation>%1&#x202f;? C’est plus que d’habitude.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>%1? It was %2, which is %3 times as much.</source>
        <translation>%1&#x202f;? C’était %2, soit %3 fois plus.</translation>
    </message>
    <message>
        <source>%1? %2: %3, which is %4 times as much.</source>
        <translation>%1&#x202f;? %2&#xa0;: %3, soit %4 fois plus.</translation>
    </message>
    <message>
        <source>“%1” may mean %2 or %3. Here it is read as %2.</source>
        <translation>«&#xa0;%1&#xa0;» peut vouloir dire %2 ou %3. Ici, on lit %2.</translation>
    </message>
    <message>
        <source>%1 There are %2 such figures.</source>
        <translation>%1 Il y a %2 nombres de ce genre.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>Product, by its id</source>
        <translation>Produit, par son id</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produit</translation>
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
        <source>Variety, by its id</source>
        <translation>Variété, par son id</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Stem length in cm</source>
        <translation>Longueur de tige, cm</translation>
    </message>
    <message>
        <source>Stems or pieces in a pack</source>
        <translation>Tiges ou pièces par paquet</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Minimum packs of a supplier</source>
        <translation>Paquets min. d’un fournisseur</translation>
    </message>
    <message>
        <source>Packs of suppliers</source>
        <translation>Paquets des fournisseurs</translation>
    </message>
    <message>
        <source>Code of the supplier</source>
        <translation>Code du fournisseur</translation>
    </message>
    <message>
        <source>Codes of suppliers</source>
        <translation>Codes des fournisseurs</translation>
    </message>
    <message>
        <source>EANs of suppliers</source>
        <translation>EAN des fournisseurs</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Unit cost excl. tax</source>
        <translation>Prix unitaire HT</translation>
    </message>
    <message>
        <source>The shop has no such variety.</source>
        <translation>La boutique n’a pas cette variété.</translation>
    </message>
    <message>
        <source>Several varieties have this name.</source>
        <translation>Plusieurs variétés portent ce nom.</translation>
    </message>
    <message>
        <source>Several products have this name.</source>
        <translation>Plusieurs produits portent ce nom.</translation>
    </message>
    <message>
        <source>The shop has no such supplier.</source>
        <translation>La boutique n’a pas ce fournisseur.</translation>
    </message>
    <message>
        <source>The shop has no such product.</source>
        <translation>La boutique n’a pas ce produit.</translation>
    </message>
    <message>
        <source>The row has no variety.</source>
        <translation>La ligne ne nomme aucune variété.</translation>
    </message>
    <message>
        <source>The row has no product.</source>
        <translation>La ligne ne nomme aucun produit.</translation>
    </message>
    <message>
        <source>The row has no unit cost.</source>
        <translation>La ligne n’a pas de prix unitaire.</translation>
    </message>
    <message>
        <source>The row has more cells than the file has columns.</source>
        <translation>La ligne a plus de cellules que le fichier n’a de colonnes.</translation>
    </message>
    <message>
        <source>A quotation mark in this row is never closed; nothing after it can be read.</source>
        <translation>Un guillemet n’est jamais fermé dans cette ligne&#x202f;; rien ne peut être lu après lui.</translation>
    </message>
    <message>
        <source>It is empty; the first row must name the columns.</source>
        <translation>Il est vide&#x202f;; la première ligne doit nommer les colonnes.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Il est illisible.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of the sheet “%1”</source>
        <translation>
            <numerusform>%Ln colonne de la feuille «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>%Ln colonnes de la feuille «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed, pack of %1 becomes %2</source>
        <translation>Modifiée, le paquet de %1 passe à %2</translation>
    </message>
    <message>
        <source>No longer in the file: %1.</source>
        <translation>Plus dans le fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No longer in the file: %1 and %2 more.</source>
        <translation>Plus dans le fichier&#xa0;: %1 et %2 autres.</translation>
    </message>
    <message>
        <source>Compared with the last prices: %1.</source>
        <translation>Par rapport aux derniers prix&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 cheaper</source>
        <translation>%1 moins chers</translation>
    </message>
    <message>
        <source>%1 dearer</source>
        <translation>%1 plus chers</translation>
    </message>
    <message>
        <source>Changed, %1 becomes %2</source>
        <translation>Modifié, %1 devient %2</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nouveau produit</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nouvelle variété</translation>
    </message>
    <message>
        <source>New price</source>
        <translation>Nouveau prix</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>line %1 counts instead</source>
        <translation>la ligne %1 compte à la place</translation>
    </message>
    <message>
        <source>Not used: line %1 counts</source>
        <translation>Non utilisée&#xa0;: la ligne %1 compte</translation>
    </message>
    <message>
        <source>Unchanged, counts instead of line %1</source>
        <translation>Inchangée, compte à la place de la ligne %1</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangée</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusée</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>nouvelles&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>modifiées&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>inchangées&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>refusées&#xa0;: %1</translation>
    </message>
    <message>
        <source>no rows</source>
        <translation>aucune ligne</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Contrôle du fichier</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import en cours</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone</source>
        <translation>
            <numerusform>%Ln modification annulée</numerusform>
            <numerusform>%Ln modifications annulées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n changed or used since then, and stay.</source>
        <translation>
            <numerusform>%1&#x202f;; %Ln modifiée ou utilisée depuis, et qui reste.</numerusform>
            <numerusform>%1&#x202f;; %Ln modifiées ou utilisées depuis, et qui restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Motif du refus</translation>
    </message>
    <message>
        <source>The file was changed meanwhile; save it, close it and choose it again.</source>
        <translation>Le fichier a été modifié entre-temps&#x202f;; enregistrez-le, fermez-le et choisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The shop’s data could not be written any more.</source>
        <translation>Les données de la boutique n’ont plus pu être enregistrées.</translation>
    </message>
    <message>
        <source>Pack cost excl. tax</source>
        <translation>Prix du paquet HT</translation>
    </message>
    <message>
        <source>The price is for a pack, and nothing says how many stems are in it.</source>
        <translation>Le prix est celui d’un paquet, et rien ne dit combien de tiges il contient.</translation>
    </message>
    <message>
        <source>Write one EAN of up to 20 characters, or Supplier=EAN where the row is not of one supplier.</source>
        <translation>Saisissez un seul EAN de 20 caractères au plus, ou Fournisseur=EAN si la ligne n’est pas d’un seul fournisseur.</translation>
    </message>
    <message>
        <source>Write one code, or Supplier=code where the row is not of one supplier.</source>
        <translation>Saisissez un seul code, ou Fournisseur=code si la ligne n’est pas d’un seul fournisseur.</translation>
    </message>
    <message>
        <source>Write the minimum packs as a whole number, or as Supplier=4 where the row is not of one supplier.</source>
        <translation>Saisissez le minimum en nombre entier, ou Fournisseur=4 si la ligne n’est pas d’un seul fournisseur.</translation>
    </message>
    <message>
        <source>Write the pack as a number, or as Supplier=25 where the row is not of one supplier.</source>
        <translation>Saisissez la taille du paquet en nombre, ou Fournisseur=25 si la ligne n’est pas d’un seul fournisseur.</translation>
    </message>
    <message>
        <source>The price list is for products of another type.</source>
        <translation>La liste de prix concerne des produits d’un autre type.</translation>
    </message>
    <message>
        <source>The file is damaged, or not a workbook after all.</source>
        <translation>Le fichier est endommagé, ou n’est pas un classeur.</translation>
    </message>
    <message>
        <source>The workbook is too large. Save its sheet as CSV and choose that file.</source>
        <translation>Le classeur est trop volumineux. Enregistrez sa feuille en CSV et choisissez ce fichier.</translation>
    </message>
    <message>
        <source>It is not a table. Open it in the program that it was made with, save it as CSV, XLSX or ODS, and choose that file.</source>
        <translation>Ce n’est pas un tableau. Ouvrez le fichier dans le logiciel qui l’a créé, enregistrez-le en CSV, XLSX ou ODS et choisissez ce fichier.</translation>
    </message>
    <message>
        <source>Client, by its id</source>
        <translation>Client, par son identifiant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Prénom</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nom de famille</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Société</translation>
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
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Rue</translation>
    </message>
    <message>
        <source>Postcode</source>
        <translation>Code postal</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>N° de TVA</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>Adresse de facturation électronique</translation>
    </message>
    <message>
        <source>Invoicing terms</source>
        <translation>Conditions de facturation</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externe</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Nouveau client</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>A client already has this e-mail address or phone.</source>
        <translation>Un client a déjà cette adresse e-mail ou ce téléphone.</translation>
    </message>
    <message>
        <source>The row has no name.</source>
        <translation>La ligne n’a pas de nom.</translation>
    </message>
    <message>
        <source>It is a ZIP archive. Unpack it and choose the table in it.</source>
        <translation>C’est une archive ZIP. Décompressez-la et choisissez le tableau qu’elle contient.</translation>
    </message>
    <message>
        <source>It is a folder. Choose one of the files in it.</source>
        <translation>C’est un dossier. Choisissez un des fichiers qu’il contient.</translation>
    </message>
    <message>
        <source>It is a picture. A table is needed: CSV, XLSX or ODS.</source>
        <translation>C’est une image. Il faut un tableau&#xa0;: CSV, XLSX ou ODS.</translation>
    </message>
    <message>
        <source>It is a video or sound file. A table is needed: CSV, XLSX or ODS.</source>
        <translation>C’est un fichier vidéo ou audio. Il faut un tableau&#xa0;: CSV, XLSX ou ODS.</translation>
    </message>
    <message>
        <source>It is a PDF, whose rows cannot be read. Ask for the same list as CSV, XLSX or ODS.</source>
        <translation>C’est un PDF, dont les lignes ne peuvent pas être lues. Demandez la même liste en CSV, XLSX ou ODS.</translation>
    </message>
    <message>
        <source>It is a text document. Copy its table into a spreadsheet and save that as XLSX or ODS.</source>
        <translation>C’est un document texte. Copiez son tableau dans un tableur et enregistrez celui-ci en XLSX ou ODS.</translation>
    </message>
    <message>
        <source>It is in an old Office format. Open it in a spreadsheet program and save it as XLSX or ODS.</source>
        <translation>C’est un ancien format Office. Ouvrez le fichier dans un tableur et enregistrez-le en XLSX ou ODS.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and choose the table in it.</source>
        <translation>C’est une archive. Décompressez-la et choisissez le tableau qu’elle contient.</translation>
    </message>
    <message>
        <source>It is a whole shop. Open it in Settings, All shops, “Open a shop from a file…”.</source>
        <translation>C’est une boutique entière. Ouvrez-la dans Réglages, Toutes les boutiques&#xa0;: «&#xa0;Ouvrir depuis un fichier…&#xa0;».</translation>
    </message>
    <message>
        <source>It is a backup or another database. Backups are restored in Settings, Backups.</source>
        <translation>C’est une sauvegarde ou une autre base de données. Les sauvegardes se restaurent dans Réglages, Sauvegardes.</translation>
    </message>
    <message>
        <source>It holds vCards. Import them on the Clients page: “Import vCards…”.</source>
        <translation>Il contient des vCards. Importez-les dans la page Clients&#xa0;: «&#xa0;Importer des vCards…&#xa0;».</translation>
    </message>
    <message>
        <source>It is a calendar. A table is needed: CSV, XLSX or ODS.</source>
        <translation>C’est un calendrier. Il faut un tableau&#xa0;: CSV, XLSX ou ODS.</translation>
    </message>
    <message>
        <source>It is a web page, whatever its name says. Open it in a spreadsheet program and save it as XLSX or ODS.</source>
        <translation>C’est une page web, quoi qu’en dise son nom. Ouvrez-la dans un tableur et enregistrez-la en XLSX ou ODS.</translation>
    </message>
    <message>
        <source>It is an e-mail. Save the table that came with it and choose that file.</source>
        <translation>C’est un e-mail. Enregistrez le tableau joint et choisissez ce fichier.</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 laissé vide</translation>
    </message>
    <message>
        <source>%1: “%2” read as %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» lu comme %3</translation>
    </message>
    <message>
        <source>%1: line %2 says %3</source>
        <translation>%1&#xa0;: la ligne %2 indique %3</translation>
    </message>
    <message>
        <source>The prices are in %1, your shop uses %2.</source>
        <translation>Les prix sont en %1, votre boutique compte en %2.</translation>
    </message>
    <message>
        <source>New product types: %1.</source>
        <translation>Nouveaux types de produits&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The prices in “%1” are divided by %2.</source>
        <translation>Les prix de «&#xa0;%1&#xa0;» sont divisés par %2.</translation>
    </message>
    <message>
        <source>Another table beside the first one is left out, columns %1. Move it below the first.</source>
        <translation>Un autre tableau à côté du premier est laissé de côté, colonnes %1. Placez-le sous le premier.</translation>
    </message>
    <message>
        <source>Columns named as a length are left out: %1. Give each length a row, with its price.</source>
        <translation>Colonnes nommées d’après une longueur laissées de côté&#xa0;: %1. Donnez à chaque longueur une ligne avec son prix.</translation>
    </message>
    <message>
        <source>Rows hidden in the sheet are left out: %1.</source>
        <translation>Lignes masquées laissées de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rows without a product use the one above: %1.</source>
        <translation>Lignes sans produit qui reprennent celui du dessus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rows with nothing in the chosen columns are left out: %1.</source>
        <translation>Lignes vides dans les colonnes choisies, laissées de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rows with nothing but a name become products: %1.</source>
        <translation>Lignes avec seulement un nom, prises pour des produits&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Newer imports changed some: undo %1 first, then this one again.</source>
        <translation>Des imports plus récents en ont modifié une partie&#xa0;: annulez d’abord&#xa0;%1, puis celui-ci encore une fois.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by semicolons, %1</source>
        <translation>
            <numerusform>%Ln colonne, séparateur point-virgule, %1</numerusform>
            <numerusform>%Ln colonnes séparées par des points-virgules, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by tabs, %1</source>
        <translation>
            <numerusform>%Ln colonne, séparateur tabulation, %1</numerusform>
            <numerusform>%Ln colonnes séparées par des tabulations, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by commas, %1</source>
        <translation>
            <numerusform>%Ln colonne, séparateur virgule, %1</numerusform>
            <numerusform>%Ln colonnes séparées par des virgules, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stems the pack cost is for</source>
        <translation>Tiges comprises dans le prix du paquet</translation>
    </message>
    <message>
        <source>No column says how many are in a box: “%1” is divided by your own pack sizes.</source>
        <translation>Aucune colonne ne dit combien il y en a dans un carton&#xa0;: «&#xa0;%1&#xa0;» est divisé par vos propres conditionnements.</translation>
    </message>
    <message>
        <source>Left out: %1 would become %2</source>
        <translation>Ignoré&#xa0;: %1 deviendrait %2</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Tax groups</source>
        <translation>Taux de TVA</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Factures</translation>
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
    <message>
        <source>Calendar of events</source>
        <translation>Calendrier des événements</translation>
    </message>
    <message>
        <source>Calendar of events and tasks</source>
        <translation>Calendrier des événements et des tâches</translation>
    </message>
</context>
<context>
    <name>InvoiceFacts</name>
    <message>
        <source>full address (street, post code, town)</source>
        <translation>l’adresse complète (rue, code postal, ville)</translation>
    </message>
    <message>
        <source>IBAN in the bank details</source>
        <translation>l’IBAN dans les coordonnées bancaires</translation>
    </message>
    <message>
        <source>country</source>
        <translation>le pays</translation>
    </message>
    <message>
        <source>e-invoice address</source>
        <translation>l’adresse d’e-facturation</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>l’e-mail</translation>
    </message>
    <message>
        <source>why no tax is charged</source>
        <translation>la raison pour laquelle aucune TVA n’est facturée</translation>
    </message>
    <message>
        <source>what late payment costs, in the terms</source>
        <translation>les pénalités de retard dans les conditions</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>le téléphone</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>la référence</translation>
    </message>
    <message>
        <source>tax number</source>
        <translation>le n° de TVA</translation>
    </message>
    <message>
        <source>Is %1 complete? A tax number of this country looks like %2.</source>
        <translation>%1 est-il complet&#xa0;? Un numéro de TVA de ce pays ressemble à %2.</translation>
    </message>
    <message>
        <source>Cannot be read any more: %1</source>
        <translation>Ne peut plus être lu&#xa0;: %1</translation>
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
            <numerusform>%Ln paquet de %1</numerusform>
            <numerusform>%Ln paquets de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2&#xa0;: %1 de moins pour économiser un paquet de %3</translation>
    </message>
    <message>
        <source>%1 more of %2 would fill the last pack of %3</source>
        <translation>%2&#xa0;: %1 de plus pour compléter le dernier paquet de %3</translation>
    </message>
    <message>
        <source>%1 has %2 for %3 instead of %4, incl. tax</source>
        <translation>%1 propose %2 à %3 au lieu de %4, TTC</translation>
    </message>
    <message>
        <source>Rounding excl. tax %1</source>
        <translation>Arrondi HT %1</translation>
    </message>
    <message>
        <source>Rounding incl. tax %1</source>
        <translation>Arrondi TTC %1</translation>
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
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln paquet de %1</numerusform>
            <numerusform>+%Ln paquets de %1</numerusform>
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
        <source>Another price incl. tax for %1</source>
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
    <message>
        <source>%1 short of the minimum order of %2</source>
        <translation>Il manque %1 pour la commande minimale de %2</translation>
    </message>
    <message>
        <source>%1 below the minimum</source>
        <translation>%1 sous le minimum</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Livraison %1</translation>
    </message>
    <message>
        <source>Delivery is free</source>
        <translation>Livraison gratuite</translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln fournisseur</numerusform>
            <numerusform>%Ln fournisseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and %2 more for delivery</source>
        <translation>%1, et %2 de plus pour la livraison</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>livraison %1</translation>
    </message>
    <message>
        <source>delivery %1 to %2</source>
        <translation>livraison du %1 au %2</translation>
    </message>
    <message>
        <source>not received</source>
        <translation>non reçu</translation>
    </message>
    <message>
        <source>received</source>
        <translation>reçu</translation>
    </message>
    <message>
        <source>%1 of %2 lines received</source>
        <translation>%1 lignes reçues sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Delivery costs %1 excl. tax, not included</source>
        <translation>Port&#xa0;: %1 HT en sus</translation>
    </message>
    <message>
        <source>%1 is after the day of %2.</source>
        <translation>Le %1 est après le jour de %2.</translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Add price list %1</source>
        <translation>Ajouter la liste de prix %1</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prix</numerusform>
            <numerusform>%Ln prix</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete price list %1</source>
        <translation>Supprimer la liste de prix %1</translation>
    </message>
    <message>
        <source>Deleted %1 with %2. No event was pinned to it.</source>
        <translation>Supprimé&#xa0;: %1 avec %2. Aucun événement ne l’avait figée.</translation>
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
        <source>Unit cost
excl. tax</source>
        <translation>Prix unit.
HT</translation>
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
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
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
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Remplacé</translation>
    </message>
</context>
<context>
    <name>RestoreNotice</name>
    <message>
        <source>Restoring the backup…</source>
        <translation>Restauration de la sauvegarde…</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>La sauvegarde est restaurée.</translation>
    </message>
    <message>
        <source>The backup could not be restored.</source>
        <translation>La sauvegarde n’a pas pu être restaurée.</translation>
    </message>
    <message>
        <source>Your data is as it was.</source>
        <translation>Vos données sont inchangées.</translation>
    </message>
    <message>
        <source>%1 is restored. Your previous data is kept as %2. Delete that file once you are sure; restoring it undoes this.</source>
        <translation>Restaurée&#xa0;: %1. Vos données précédentes sont gardées dans %2. Supprimez ce fichier quand vous êtes sûr&#x202f;; le restaurer annule ceci.</translation>
    </message>
    <message>
        <source>Open Stemdesk</source>
        <translation>Ouvrir Stemdesk</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Every month on the first %1</source>
        <translation>Chaque mois, le premier %1</translation>
    </message>
    <message>
        <source>Every month on the second %1</source>
        <translation>Chaque mois, le deuxième %1</translation>
    </message>
    <message>
        <source>Every month on the third %1</source>
        <translation>Chaque mois, le troisième %1</translation>
    </message>
    <message>
        <source>Every month on the fourth %1</source>
        <translation>Chaque mois, le quatrième %1</translation>
    </message>
    <message>
        <source>Every month on the last %1</source>
        <translation>Chaque mois, le dernier %1</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Chaque jour</translation>
    </message>
    <message>
        <source>Every week on %1</source>
        <translation>Chaque semaine, le %1</translation>
    </message>
    <message>
        <source>Every second week on %1</source>
        <translation>Une semaine sur deux, le %1</translation>
    </message>
    <message>
        <source>Every month on day %1</source>
        <translation>Chaque mois, le %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <translation>
            <numerusform>%1, %n fois</numerusform>
            <numerusform>%1, %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1, jusqu’au %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Active</translation>
    </message>
    <message>
        <source>changed on its own</source>
        <translation>modifié à part</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>commandé</translation>
    </message>
    <message>
        <source>invoiced</source>
        <translation>facturé</translation>
    </message>
    <message>
        <source>past</source>
        <translation>passé</translation>
    </message>
</context>
<context>
    <name>SettingEdits</name>
    <message>
        <source>Rename the shop</source>
        <translation>Renommer la boutique</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Retirer le logo</translation>
    </message>
    <message>
        <source>Change the logo</source>
        <translation>Changer le logo</translation>
    </message>
    <message>
        <source>Add the type %1</source>
        <translation>Ajouter le type %1</translation>
    </message>
    <message>
        <source>Change the markup of %1</source>
        <translation>Modifier le coefficient de %1</translation>
    </message>
    <message>
        <source>Change the spare of %1</source>
        <translation>Modifier la réserve de %1</translation>
    </message>
    <message>
        <source>Hire out %1</source>
        <translation>Mettre %1 en location</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>Mettre %1 en vente</translation>
    </message>
    <message>
        <source>Delete the type %1</source>
        <translation>Supprimer le type %1</translation>
    </message>
    <message>
        <source>Deleted the type %1, which no product had.</source>
        <translation>Type supprimé&#xa0;: %1, qu’aucun produit n’avait.</translation>
    </message>
    <message>
        <source>Add the tax group %1</source>
        <translation>Ajouter le taux de TVA %1</translation>
    </message>
    <message>
        <source>Delete the tax group %1</source>
        <translation>Supprimer le taux de TVA %1</translation>
    </message>
    <message>
        <source>Deleted the tax group %1, which no event had.</source>
        <translation>Taux de TVA supprimé&#xa0;: %1, qu’aucun événement n’avait.</translation>
    </message>
    <message>
        <source>Change the cover picture</source>
        <translation>Changer l’image de couverture</translation>
    </message>
    <message>
        <source>Remove the cover picture</source>
        <translation>Retirer l’image de couverture</translation>
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
    <name>ShopFileWords</name>
    <message>
        <source>The shop in this file is already here. It was not changed.</source>
        <translation>La boutique de ce fichier est déjà ici. Elle reste telle quelle.</translation>
    </message>
    <message>
        <source>This is not a shop that Stemdesk has saved as a file. Nothing was changed.</source>
        <translation>Ce n’est pas une boutique enregistrée par Stemdesk dans un fichier. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The file is damaged; nothing was imported. Copy it again from where it was made.</source>
        <translation>Le fichier est endommagé et rien n’en a été repris. Copiez-le à nouveau depuis l’endroit où il a été créé.</translation>
    </message>
    <message>
        <source>A newer Stemdesk has written this file. Install that version here first.</source>
        <translation>Un Stemdesk plus récent a écrit ce fichier. Installez d’abord cette version ici.</translation>
    </message>
    <message>
        <source>There is a file of another kind under this name. It was left alone; choose another name.</source>
        <translation>Un fichier d’un autre genre porte déjà ce nom. Il n’a pas été touché&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Arrêté. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>La copie ne correspondait pas à la boutique, elle a donc été abandonnée. Réessayez.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>La copie a été abandonnée&#xa0;: quelque chose n’est pas en ordre dans les données de la boutique. «&#xa0;stemdesk check&#xa0;» dit quoi.</translation>
    </message>
    <message>
        <source>Open a shop from a file</source>
        <translation>Ouvrir une boutique depuis un fichier</translation>
    </message>
    <message>
        <source>Shops of Stemdesk (*.stemdesk)</source>
        <translation>Boutiques Stemdesk (*.stemdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the shop as a file</source>
        <translation>Enregistrer la boutique dans un fichier</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Copie de la boutique…</translation>
    </message>
    <message>
        <source>Comparing the copy with the shop…</source>
        <translation>Comparaison de la copie avec la boutique…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Vérification de la copie…</translation>
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
        <translation>%1 manquants</translation>
    </message>
    <message>
        <source>‘%1’ is %2 short: fewer are owned than the event needs.</source>
        <translation>Il manque %2 «&#xa0;%1&#xa0;»&#xa0;: vous en possédez moins que l’événement n’en demande.</translation>
    </message>
    <message>
        <source>‘%1’ is %2 short: others are out for %3.</source>
        <translation>Il manque %2 «&#xa0;%1&#xa0;»&#xa0;: d’autres sont sortis pour %3.</translation>
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
            <numerusform>%Ln jour</numerusform>
            <numerusform>%Ln jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message>
        <source>The shop’s data is damaged.</source>
        <translation>Les données de la boutique sont endommagées.</translation>
    </message>
    <message>
        <source>The file in %1 cannot be read. A backup takes its place; the damaged file is kept beside it.</source>
        <translation>Le fichier dans %1 est illisible. Une sauvegarde prend sa place&#x202f;; le fichier endommagé est gardé à côté.</translation>
    </message>
    <message>
        <source>The shop’s data is gone.</source>
        <translation>Les données de la boutique ont disparu.</translation>
    </message>
    <message>
        <source>There are backups in %1, but the file with the data is not there. Restore one, or put the file back.</source>
        <translation>Il y a des sauvegardes dans %1, mais le fichier de données n’y est pas. Restaurez-en une ou remettez le fichier en place.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The shop in %1 cannot be opened without some room. Delete what you no longer need from the disk, then try again. Your data is untouched.</source>
        <translation>La boutique dans %1 ne peut pas s’ouvrir sans un peu de place. Supprimez du disque ce dont vous n’avez plus besoin, puis réessayez. Vos données sont intactes.</translation>
    </message>
    <message>
        <source>The shop’s folder cannot be used.</source>
        <translation>Le dossier de la boutique est inutilisable.</translation>
    </message>
    <message>
        <source>Stemdesk needs to write to %1 but is not allowed to. Check that the disk is there and not write-protected, and that the folder is yours.</source>
        <translation>Stemdesk doit écrire dans %1 et n’y est pas autorisé. Vérifiez que le disque est là, qu’il n’est pas protégé en écriture et que le dossier est à vous.</translation>
    </message>
    <message>
        <source>Another program has locked the shop’s data.</source>
        <translation>Un autre programme a verrouillé les données de la boutique.</translation>
    </message>
    <message>
        <source>Close whatever else is using the file in %1, such as a copy to a memory stick, then try again.</source>
        <translation>Fermez ce qui utilise aussi le fichier dans %1, comme une copie vers une clé USB, puis réessayez.</translation>
    </message>
    <message>
        <source>The shop’s data belongs to a newer Stemdesk.</source>
        <translation>Les données viennent d’un Stemdesk plus récent.</translation>
    </message>
    <message>
        <source>Install that version to open the data in %1. Nothing was changed in it.</source>
        <translation>Installez cette version pour ouvrir les données dans %1. Rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>The shop cannot be opened.</source>
        <translation>La boutique ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>The newest backup: %1</source>
        <translation>Dernière sauvegarde&#xa0;: %1</translation>
    </message>
    <message>
        <source>Restore the newest</source>
        <translation>Restaurer la dernière</translation>
    </message>
    <message>
        <source>Choose a backup…</source>
        <translation>Autre sauvegarde…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Ouvrir un autre dossier…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Choose a backup</source>
        <translation>Choisir une sauvegarde</translation>
    </message>
    <message>
        <source>Open another folder</source>
        <translation>Ouvrir un autre dossier</translation>
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
        <source>%1 is archived. Events and prices that use it stay as they are.</source>
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
    <message>
        <source>Change how long %1 accepts claims</source>
        <translation>Modifier le délai de réclamation de %1</translation>
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
    <message>
        <source>Claims to</source>
        <translation>Réclamation à</translation>
    </message>
    <message>
        <source>Minimum order</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Delivery charge</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Free over</source>
        <translation>Franco dès</translation>
    </message>
    <message>
        <source>same as e-mail</source>
        <translation>comme l’e-mail</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun montant</translation>
    </message>
    <message>
        <source>free</source>
        <translation>offerte</translation>
    </message>
</context>
<context>
    <name>TaxWords</name>
    <message>
        <source>taxed at its rate</source>
        <translation>taxé à son taux</translation>
    </message>
    <message>
        <source>zero rate</source>
        <translation>taux zéro</translation>
    </message>
    <message>
        <source>exempt from tax</source>
        <translation>exonéré de TVA</translation>
    </message>
    <message>
        <source>outside the scope of tax</source>
        <translation>hors champ de la TVA</translation>
    </message>
    <message>
        <source>reverse charge: the buyer owes the tax</source>
        <translation>autoliquidation&#xa0;: TVA due par le preneur</translation>
    </message>
    <message>
        <source>to a company in another EU country</source>
        <translation>à une entreprise d’un autre pays de l’UE</translation>
    </message>
    <message>
        <source>export out of the EU</source>
        <translation>exportation hors de l’UE</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>TVA</translation>
    </message>
</context>
<context>
    <name>UpkeepWords</name>
    <message>
        <source>No backup could be made. %1</source>
        <translation>Aucune sauvegarde n’a pu être créée. %1</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <source>Claim from %1</source>
        <translation>Réclamation de %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Motif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Received on %1</source>
        <translation>Reçu le %1</translation>
    </message>
    <message>
        <source>Your invoice: %1</source>
        <translation>Votre facture&#xa0;: %1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Commander</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Réceptionner</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Conditionner</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Composer</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Emballer</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Livrer</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Récupérer</translation>
    </message>
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
        <source>These lines have no supplier yet.</source>
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
        <translation>Total TTC</translation>
    </message>
    <message>
        <source>Rounding before tax</source>
        <translation>Arrondi hors taxes</translation>
    </message>
    <message>
        <source>Rounding with tax</source>
        <translation>Arrondi TTC</translation>
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
        <source>Your code</source>
        <translation>Votre code</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Besoin</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Réserve</translation>
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
        <translation>Montant</translation>
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
        <source>your code %1</source>
        <translation>votre code %1</translation>
    </message>
    <message>
        <source>Order from %1</source>
        <translation>Commande de %1</translation>
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
        <translation>Montant TTC</translation>
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
        <translation>Fiches pour l’atelier</translation>
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
        <source>Containers and hired items to come back</source>
        <translation>Contenants et location, à rapporter</translation>
    </message>
    <message>
        <source>back on %1</source>
        <translation>retour le %1</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retour</translation>
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
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Less invoice %1</source>
        <translation>Moins facture %1</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>Tax number: %1</source>
        <translation>N° de TVA&#xa0;: %1</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Your reference</source>
        <translation>Votre référence</translation>
    </message>
    <message>
        <source>Credits invoice</source>
        <translation>Annule la facture</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Désignation</translation>
    </message>
    <message>
        <source>To be paid to</source>
        <translation>À régler à</translation>
    </message>
    <message>
        <source>Credit note</source>
        <translation>Avoir</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Deliver on %1</source>
        <translation>À livrer le %1</translation>
    </message>
    <message>
        <source>%1, to be delivered on %2</source>
        <translation>%1, à livrer le %2</translation>
    </message>
    <message>
        <source>Please deliver on %1.</source>
        <translation>Merci de livrer le %1.</translation>
    </message>
    <message>
        <source>Please send no substitutes.</source>
        <translation>Merci de ne rien substituer.</translation>
    </message>
    <message>
        <source>Substitutes are welcome.</source>
        <translation>Les substitutions sont bienvenues.</translation>
    </message>
    <message>
        <source>Deliver to: %1</source>
        <translation>Livrer à&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unit cost before tax</source>
        <translation>Prix unitaire hors taxes</translation>
    </message>
    <message>
        <source>Cost before tax</source>
        <translation>Montant hors taxes</translation>
    </message>
    <message>
        <source>Attached is our proposal for %1: %2 in all, tax included.</source>
        <translation>Veuillez trouver ci-joint notre devis pour %1&#xa0;: %2 au total, TVA comprise.</translation>
    </message>
    <message>
        <source>It is valid until %1.</source>
        <translation>Il est valable jusqu’au %1.</translation>
    </message>
    <message>
        <source>Proposal %1 for %2</source>
        <translation>Devis %1 pour %2</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Acompte</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Tiges</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Seaux</translation>
    </message>
    <message>
        <source>Nothing is made on this day.</source>
        <translation>Rien n’est réalisé ce jour-là.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturation</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Organisateur</translation>
    </message>
    <message>
        <source>To load</source>
        <translation>À charger</translation>
    </message>
    <message>
        <source>To bring back</source>
        <translation>À rapporter</translation>
    </message>
    <message>
        <source>No delivery, set-up or collection is planned yet.</source>
        <translation>Aucune livraison, installation ou reprise n’est encore prévue.</translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Feuille de route</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Fiche de production</translation>
    </message>
    <message>
        <source>No day is planned yet for making this.</source>
        <translation>Aucun jour n’est encore prévu pour la confection.</translation>
    </message>
    <message>
        <source>Delivery before tax, not in the total</source>
        <translation>Livraison hors taxes, hors total</translation>
    </message>
    <message>
        <source>Delivery as agreed: %1 before tax.</source>
        <translation>Livraison comme convenu&#xa0;: %1 hors taxes.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Payment reference: %1</source>
        <translation>Référence du paiement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scan this code with your bank’s app to pay %1.</source>
        <translation>Scannez ce code avec l’application de votre banque pour payer %1.</translation>
    </message>
    <message>
        <source>Statement of account</source>
        <translation>Relevé de compte</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Solde initial</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Solde final</translation>
    </message>
    <message>
        <source>A friendly reminder: invoice %1</source>
        <translation>Rappel&#xa0;: facture %1</translation>
    </message>
    <message>
        <source>Second reminder: invoice %1</source>
        <translation>Deuxième rappel&#xa0;: facture %1</translation>
    </message>
    <message>
        <source>Despite our reminders, our invoice %1 of %2 is still unpaid.</source>
        <translation>Malgré nos rappels, notre facture %1 du %2 n’est toujours pas réglée.</translation>
    </message>
    <message>
        <source>Last reminder: invoice %1</source>
        <translation>Dernier rappel&#xa0;: facture %1</translation>
    </message>
    <message>
        <source>Outstanding: %1 of %2, due since %3.</source>
        <translation>Reste dû&#xa0;: %1 sur %2, échu depuis le %3.</translation>
    </message>
    <message>
        <source>To be paid to %1, with the reference %2.</source>
        <translation>À régler sur le compte %1, avec la référence %2.</translation>
    </message>
    <message>
        <source>The invoice is attached.</source>
        <translation>La facture est jointe.</translation>
    </message>
    <message>
        <source>Attached is the statement of your account to %1. Balance: %2.</source>
        <translation>Ci-joint le relevé de votre compte au %1. Solde&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Of this, %1 is overdue.</source>
        <translation>Dont %1 est échu.</translation>
    </message>
    <message>
        <source>Statement of account from %1</source>
        <translation>Relevé de compte de %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Nothing was invoiced, paid, made or asked for.</source>
        <translation>Rien n’a été facturé, payé, réalisé ni demandé pendant cette période.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Invoiced before tax</source>
        <translation>Facturé hors taxes</translation>
    </message>
    <message>
        <source>Tax on it</source>
        <translation>TVA correspondante</translation>
    </message>
    <message>
        <source>Invoiced with tax</source>
        <translation>Facturé TTC</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Customer price before tax</source>
        <translation>Prix client hors taxes</translation>
    </message>
    <message>
        <source>Cost of goods before tax</source>
        <translation>Coût des achats hors taxes</translation>
    </message>
    <message>
        <source>Margin before tax</source>
        <translation>Marge hors taxes</translation>
    </message>
    <message>
        <source>Margin of the price</source>
        <translation>Marge sur le prix</translation>
    </message>
    <message>
        <source>Hire of own things before tax</source>
        <translation>Location de matériel propre hors taxes</translation>
    </message>
    <message>
        <source>Labour before tax</source>
        <translation>Main-d’œuvre hors taxes</translation>
    </message>
    <message>
        <source>Waste before tax</source>
        <translation>Pertes hors taxes</translation>
    </message>
    <message>
        <source>Waste of the cost</source>
        <translation>Pertes sur le coût</translation>
    </message>
    <message>
        <source>Rejected goods before tax</source>
        <translation>Marchandises refusées hors taxes</translation>
    </message>
    <message>
        <source>Credited by suppliers before tax</source>
        <translation>Avoirs des fournisseurs hors taxes</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Not invoiced</source>
        <translation>Non facturé</translation>
    </message>
    <message>
        <source>Invoiced by rate</source>
        <translation>Facturé par taux</translation>
    </message>
    <message>
        <source>Rate and category</source>
        <translation>Taux et catégorie</translation>
    </message>
    <message>
        <source>Received by rate</source>
        <translation>Encaissé par taux</translation>
    </message>
    <message>
        <source>Enquiries by source</source>
        <translation>Demandes par origine</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Value of those won, before tax</source>
        <translation>Valeur des demandes gagnées, hors taxes</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>Non précisé</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Ordered before tax</source>
        <translation>Commandé hors taxes</translation>
    </message>
    <message>
        <source>Received before tax</source>
        <translation>Reçu hors taxes</translation>
    </message>
    <message>
        <source>Rejected before tax</source>
        <translation>Refusé hors taxes</translation>
    </message>
    <message>
        <source>Flowers by cost</source>
        <translation>Fleurs par coût</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>%1 of %2: %3 outstanding, due since %4</source>
        <translation>%1 du %2&#xa0;: reste dû %3, échu depuis le %4</translation>
    </message>
    <message>
        <source>The invoices are attached.</source>
        <translation>Les factures sont jointes.</translation>
    </message>
    <message>
        <source>Journal of invoices and payments</source>
        <translation>Journal des factures et paiements</translation>
    </message>
    <message>
        <source>Payment recorded</source>
        <translation>Paiement enregistré</translation>
    </message>
    <message>
        <source>Payment changed</source>
        <translation>Paiement modifié</translation>
    </message>
    <message>
        <source>Payment deleted</source>
        <translation>Paiement supprimé</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>taxe</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>valable jusqu’au %1</translation>
    </message>
    <message>
        <source>Colours and flowers</source>
        <translation>Couleurs et fleurs</translation>
    </message>
    <message>
        <source>Total incl. %1</source>
        <translation>Total %1 comprise</translation>
    </message>
    <message>
        <source>includes %1: %2</source>
        <translation>dont %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Échéancier</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>au plus tard le %1</translation>
    </message>
    <message>
        <source>on acceptance</source>
        <translation>à l’acceptation</translation>
    </message>
    <message>
        <source>on the day of the event</source>
        <translation>le jour de l’événement</translation>
    </message>
    <message>
        <source>How to say yes</source>
        <translation>Pour dire oui</translation>
    </message>
    <message>
        <source>Sign this page and return it, or simply tell us.</source>
        <translation>Signez cette page et renvoyez-la-nous, ou dites-le-nous simplement.</translation>
    </message>
    <message>
        <source>Sign this page and return it, or simply tell us: %1.</source>
        <translation>Signez cette page et renvoyez-la-nous, ou dites-le-nous simplement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This proposal is valid until %1.</source>
        <translation>Ce devis est valable jusqu’au %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Thank you for your trust.</source>
        <translation>Merci de votre confiance.</translation>
    </message>
    <message>
        <source>%1 no. %2</source>
        <translation>%1 n°&#xa0;%2</translation>
    </message>
    <message>
        <source>Outstanding: %1, due since %2.</source>
        <translation>Reste dû&#xa0;: %1, échu depuis le %2.</translation>
    </message>
    <message>
        <source>Balance</source>
        <comment>account</comment>
        <translation>Solde</translation>
    </message>
    <message>
        <source>VAT number: %1</source>
        <translation>N° de TVA&#xa0;: %1</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <translation>Déjà réglé</translation>
    </message>
    <message>
        <source>Still to pay</source>
        <translation>Reste à payer</translation>
    </message>
    <message>
        <source>Without a supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
    <message>
        <source>Not ordered yet</source>
        <translation>Pas encore commandé</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after acceptance</source>
        <translation>
            <numerusform>%n jour après l’acceptation</numerusform>
            <numerusform>%n jours après l’acceptation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before the event</source>
        <translation>
            <numerusform>%n jour avant l’événement</numerusform>
            <numerusform>%n jours avant l’événement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the event</source>
        <translation>
            <numerusform>%n jour après l’événement</numerusform>
            <numerusform>%n jours après l’événement</numerusform>
        </translation>
    </message>
    <message>
        <source>Credit note %1 from %2</source>
        <translation>Avoir %1 de %2</translation>
    </message>
    <message>
        <source>Attached is our credit note %1 of %2 for invoice %3: %4.</source>
        <translation>Veuillez trouver ci-joint notre avoir %1 du %2 pour la facture %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Invoice %1 from %2</source>
        <translation>Facture %1 de %2</translation>
    </message>
    <message>
        <source>Attached is our invoice %1 of %2: %3.</source>
        <translation>Veuillez trouver ci-joint notre facture %1 du %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>It is due on %1.</source>
        <translation>Elle est à régler au plus tard le %1.</translation>
    </message>
    <message>
        <source>on hire: %1</source>
        <translation>en location&#xa0;: %1</translation>
    </message>
    <message>
        <source>Still to be paid: %1.</source>
        <translation>Reste à payer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Invoice %1 issued</source>
        <translation>Facture %1 émise</translation>
    </message>
    <message>
        <source>Credit note %1 issued</source>
        <translation>Avoir %1 émis</translation>
    </message>
    <message>
        <source>Reminder for invoice %1 recorded</source>
        <translation>Relance de la facture %1 enregistrée</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Payé le</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mode de paiement</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Checksum of No. %1 and all before it</source>
        <translation>Somme de contrôle du n° %1 et de tous les précédents</translation>
    </message>
    <message>
        <source>Nothing was issued or paid in this time.</source>
        <translation>Rien n’a été émis ni payé pendant cette période.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Commande %1</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Réclamation %1</translation>
    </message>
    <message>
        <source>Credit note %1</source>
        <translation>Avoir %1</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Facture %1</translation>
    </message>
    <message>
        <source>Statement of account %1</source>
        <translation>Relevé de compte %1</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Devis %1</translation>
    </message>
    <message>
        <source>Paid in full. Thank you.</source>
        <translation>Entièrement payé. Merci.</translation>
    </message>
    <message>
        <source>Open invoices at the end</source>
        <translation>Factures ouvertes à la fin</translation>
    </message>
    <message>
        <source>Overdue invoices at the end</source>
        <translation>Factures échues à la fin</translation>
    </message>
    <message>
        <source>Demo shop</source>
        <translation>Boutique démo</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Delivery date</source>
        <translation>Date de livraison</translation>
    </message>
    <message>
        <source>of which overdue</source>
        <translation>dont échu</translation>
    </message>
    <message>
        <source>Hours planned</source>
        <translation>Heures prévues</translation>
    </message>
    <message>
        <source>Hours spent</source>
        <translation>Heures passées</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Gross</source>
        <translation>TTC</translation>
    </message>
    <message>
        <source>Order no. %1</source>
        <translation>Commande n° %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>offerte</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>PU HT</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Amount before tax: %1</source>
        <translation>Montant hors taxes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Some of the goods that you delivered could not be used:</source>
        <translation>Une partie de la marchandise livrée n’était pas utilisable&#xa0;:</translation>
    </message>
    <message>
        <source>The pictures are attached.</source>
        <translation>Les photos sont en pièce jointe.</translation>
    </message>
    <message>
        <source>Perhaps it has escaped your notice: our invoice %1 of %2 has not been paid yet.</source>
        <translation>Sauf erreur de notre part, notre facture %1 du %2 n’est pas encore réglée.</translation>
    </message>
    <message>
        <source>Perhaps it has escaped your notice: these invoices have not been paid yet.</source>
        <translation>Sauf erreur de notre part, ces factures ne sont pas encore réglées.</translation>
    </message>
    <message>
        <source>Would you please see to it by %1? If your payment has crossed this message, thank you; please disregard it.</source>
        <translation>Merci de bien vouloir la régler d’ici au %1. Si votre paiement s’est croisé avec ce message, nous vous en remercions&#xa0;: veuillez ne pas en tenir compte.</translation>
    </message>
    <message>
        <source>We have already written to you about our invoice %1 of %2, but have not received your payment.</source>
        <translation>Nous vous avons déjà écrit au sujet de notre facture %1 du %2 et n’avons pas reçu votre règlement.</translation>
    </message>
    <message>
        <source>We have already written to you about these invoices, but have not received your payment.</source>
        <translation>Nous vous avons déjà écrit au sujet de ces factures et n’avons pas reçu votre règlement.</translation>
    </message>
    <message>
        <source>Please pay the outstanding amount by %1. If anything is not as agreed, please tell us now, so that we can put it right.</source>
        <translation>Merci de régler le montant dû d’ici au %1. Si quelque chose n’est pas conforme à ce qui était convenu, dites-le-nous dès maintenant afin que nous puissions y remédier.</translation>
    </message>
    <message>
        <source>Despite our reminders, these invoices are still unpaid.</source>
        <translation>Malgré nos relances, ces factures restent impayées.</translation>
    </message>
    <message>
        <source>This is our last reminder: please pay the outstanding amount by %1. After that day we shall have it collected, and charge you the cost and the interest that the law allows.</source>
        <translation>Ceci est notre dernière relance&#xa0;: merci de régler le montant dû d’ici au %1. Passé cette date, nous en confierons le recouvrement à un tiers et vous facturerons les frais et les intérêts de retard prévus par la loi.</translation>
    </message>
    <message>
        <source>Outstanding in all: %1.</source>
        <translation>Total dû&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Please send us a credit note for %1 before tax by %2.</source>
        <translation>Merci de nous adresser un avoir de %1 hors taxes d’ici au %2.</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>Total incl. VAT</source>
        <translation>Total TTC</translation>
    </message>
    <message>
        <source>Due on %1</source>
        <translation>À régler au plus tard le %1</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>%1 pièces</translation>
    </message>
    <message>
        <source>Packed by</source>
        <translation>Chargé par</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Vérifié par</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Our order number: %1</source>
        <translation>Notre n° de commande&#xa0;: %1</translation>
    </message>
    <message>
        <source>To be paid to:</source>
        <translation>À régler à&#xa0;:</translation>
    </message>
    <message>
        <source>Delivery is free, as agreed.</source>
        <translation>Livraison offerte, comme convenu.</translation>
    </message>
    <message>
        <source>1 stem</source>
        <translation>1 tige</translation>
    </message>
    <message>
        <source>%1 stems</source>
        <translation>%1 tiges</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>Accepted by %1 on %2.</source>
        <translation>Accepté par %1 le %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
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
    <name>stemdesk::ui::AdviceRow</name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>saves %1 incl. tax</source>
        <translation>économise %1 TTC</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Appliquer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceTaker</name>
    <message>
        <source>No single arrangement can make up this change, as each is made several times. Change one in its recipe.</source>
        <translation>Aucune composition ne peut absorber seule cette modification, car chacune est réalisée plusieurs fois. Modifiez-en une dans sa fiche.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <source>the use of the API</source>
        <translation>l’utilisation de l’API</translation>
    </message>
    <message>
        <source>Allow programs on this computer</source>
        <translation>Autoriser les programmes de cet ordinateur</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Accept API keys</source>
        <translation>Accepter les clés d’API</translation>
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
        <source>how other programs read and change the shop’s data</source>
        <translation>comment d’autres programmes lisent et modifient les données de la boutique</translation>
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
        <translation>effet immédiat</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Requêtes/minute</translation>
    </message>
    <message>
        <source>For each key; 0 for no limit</source>
        <translation>Par clé&#x202f;; 0 pour aucune limite</translation>
    </message>
    <message>
        <source>Requests a month</source>
        <translation>Requêtes/mois</translation>
    </message>
    <message>
        <source>For all keys together; 0 for no limit</source>
        <translation>Pour toutes les clés ensemble&#x202f;; 0 pour aucune limite</translation>
    </message>
    <message>
        <source>Allowed websites</source>
        <translation>Sites autorisés</translation>
    </message>
    <message>
        <source>Change the allowed websites</source>
        <translation>Modifier les sites autorisés</translation>
    </message>
    <message>
        <source>Write them like https://shop.example or chrome-extension://abcdef, without a path.</source>
        <translation>Saisissez-les comme https://shop.example ou chrome-extension://abcdef, sans chemin.</translation>
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
        <source>All requests, with examples to try</source>
        <translation>Toutes les requêtes, avec des exemples à essayer</translation>
    </message>
    <message>
        <source>From other computers</source>
        <translation>Depuis d’autres ordinateurs</translation>
    </message>
    <message>
        <source>Here the API is for programs on this computer only. For others, run this on a computer that is always on; it is encrypted and needs no window:

stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY</source>
        <translation>Ici, l’API ne sert qu’aux programmes de cet ordinateur. Pour d’autres, lancez ceci sur un ordinateur toujours allumé, chiffré et sans fenêtre&#xa0;:

stemdesk serve --listen ADRESSE:PORT --tls CERTIFICAT,CLÉ</translation>
    </message>
    <message>
        <source>Behind a proxy</source>
        <translation>Derrière un proxy</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>If a web server passes requests on to Stemdesk, start Stemdesk like this. NAME is the name that programs use, ADDRESS is the web server’s address:

stemdesk serve --listen %1 --host NAME --behind ADDRESS</source>
        <translation>Si un serveur web transmet les requêtes à Stemdesk, démarrez Stemdesk ainsi. NOM est le nom que les programmes utilisent, ADRESSE l’adresse du serveur web&#xa0;:

stemdesk serve --listen %1 --host NOM --behind ADRESSE</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>API active sur %1</translation>
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
        <source>Refuse all keys</source>
        <translation>Refuser toutes les clés</translation>
    </message>
    <message>
        <source>of %1; resets on the 1st, UTC</source>
        <translation>sur %1&#x202f;; remis à zéro le 1er (UTC)</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 requêtes sur %2</translation>
    </message>
    <message>
        <source>Websites, browser extensions and apps, separated by commas; empty for none</source>
        <translation>Sites, extensions de navigateur et applications, séparés par des virgules&#x202f;; vide pour aucun</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AssistantSteps</name>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>Changes by %1</source>
        <translation>Modifications de %1</translation>
    </message>
    <message>
        <source>%1 made an event</source>
        <translation>%1 a créé un événement</translation>
    </message>
    <message>
        <source>%1 deleted an event</source>
        <translation>%1 a supprimé un événement</translation>
    </message>
    <message>
        <source>%1 marked an order as ordered</source>
        <translation>%1 a marqué une commande comme passée</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n line(s)</source>
        <translation>
            <numerusform>%1 a modifié %n ligne</numerusform>
            <numerusform>%1 a modifié %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed an event</source>
        <translation>%1 a modifié un événement</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AwayBanner</name>
    <message>
        <source>The shop’s server has not answered since %1. What you type stays in its field until it can be stored. Stemdesk keeps trying.</source>
        <translation>Le serveur de la boutique ne répond plus depuis %1. Ce que vous saisissez reste dans son champ jusqu’à ce qu’il puisse être enregistré. Stemdesk continue d’essayer.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Asking the shop’s server…</source>
        <translation>Appel du serveur de la boutique…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BackupsTab</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Back up daily</source>
        <translation>Sauvegarder chaque jour</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Sauvegardes, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Restaurer depuis un fichier…</translation>
    </message>
    <message>
        <source>Restore another file…</source>
        <translation>Restaurer un autre fichier…</translation>
    </message>
    <message>
        <source>Backups on this computer</source>
        <translation>Sauvegardes sur cet ordinateur</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Voir le dossier</translation>
    </message>
    <message numerus="yes">
        <source>Runs while Stemdesk is open. Keeps the last %n and all manual backups.</source>
        <translation>
            <numerusform>Se fait pendant que Stemdesk est ouvert. La dernière (%Ln) et toutes les sauvegardes manuelles sont gardées.</numerusform>
            <numerusform>Se fait pendant que Stemdesk est ouvert. Les %Ln dernières et toutes les sauvegardes manuelles sont gardées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup holds everything: all shops with their pictures, keys and webhooks, checked after it was written. Copy one to another disk now and then.</source>
        <translation>Une sauvegarde contient tout&#xa0;: toutes les boutiques avec leurs images, clés et webhooks&#x202f;; elle est vérifiée après l’écriture. Copiez-en une de temps en temps sur un autre disque.</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Avancement de la sauvegarde</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>The shop is on a server. To restore a backup of it, choose this computer under Database, restore the backup here, then copy the shop to the server.</source>
        <translation>La boutique est sur un serveur. Pour en restaurer une sauvegarde, choisissez cet ordinateur sous Données, restaurez la sauvegarde ici, puis copiez la boutique sur le serveur.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Dernière sauvegarde&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last backup: none yet</source>
        <translation>Dernière sauvegarde&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Restaurer depuis un fichier</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Lecture de la sauvegarde…</translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>la sauvegarde (%1)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation>Restaurer %1&#x202f;?</translation>
    </message>
    <message>
        <source>It holds %1. Changes made since then are removed for everyone who works in this shop; today’s data is kept beside it in a file. Stemdesk closes and opens again.</source>
        <translation>Contenu&#xa0;: %1. Ce qui a été modifié depuis est retiré pour tous ceux qui travaillent dans cette boutique&#x202f;; les données actuelles sont gardées à côté dans un fichier. Stemdesk se ferme et se rouvre.</translation>
    </message>
    <message>
        <source>No backup yet. Make the first one, so that nothing is lost if this disk fails.</source>
        <translation>Pas encore de sauvegarde. Faites la première pour ne rien perdre si ce disque tombe en panne.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BalanceCard</name>
    <message>
        <source>Payment plan</source>
        <translation>Échéancier</translation>
    </message>
    <message>
        <source>%1 of %2 paid.</source>
        <translation>%1 sur %2 réglés.</translation>
    </message>
    <message>
        <source>Based on the accepted quote.</source>
        <translation>D’après le devis accepté.</translation>
    </message>
    <message>
        <source>No quote is accepted: today’s price.</source>
        <translation>Aucun devis accepté&#xa0;: prix d’aujourd’hui.</translation>
    </message>
    <message>
        <source>%1 %2 overpaid. %3</source>
        <translation>%1 %2 de trop-perçu. %3</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 restant dû</translation>
    </message>
    <message>
        <source>Nothing outstanding</source>
        <translation>Rien à régler</translation>
    </message>
    <message>
        <source>Based on the accepted quote; today’s price is %1 less.</source>
        <translation>D’après le devis accepté&#x202f;; le prix du jour est inférieur de %1.</translation>
    </message>
    <message>
        <source>Based on the accepted quote; today’s price is %1 more.</source>
        <translation>D’après le devis accepté&#x202f;; le prix du jour est supérieur de %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BelowCostQuestion</name>
    <message>
        <source>The price of %1 is %2 below the cost of the goods, both excl. tax.</source>
        <translation>Le prix de %1 est de %2 inférieur au coût des marchandises, les deux HT.</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <translation>%1 quand même</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BelowMinimumQuestion</name>
    <message>
        <source>Order anyway</source>
        <translation>Commander quand même</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
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
    <message>
        <source>No events</source>
        <translation>Aucun événement</translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Total TTC</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumnModel</name>
    <message>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 restant dû</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Par statut</translation>
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
    <message>
        <source>More actions for %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CardChoice</name>
    <message>
        <source>already here as %1</source>
        <translation>déjà présent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Import vCards</source>
        <translation>Importer des vCards</translation>
    </message>
    <message>
        <source>Space ticks and unticks. Clients with the same e-mail address or phone are left out unless you tick them.</source>
        <translation>La barre d’espace coche et décoche. Les clients qui ont la même adresse e-mail ou le même téléphone sont laissés de côté si vous ne les cochez pas.</translation>
    </message>
    <message>
        <source>Clients in the file</source>
        <translation>Clients du fichier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>Importer %Ln client</numerusform>
            <numerusform>Importer %Ln clients</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln produit</numerusform>
            <numerusform>%Ln produits</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CellConflict</name>
    <message>
        <source>Paste anyway</source>
        <translation>Coller quand même</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ChargesCard</name>
    <message>
        <source>Labour and fees of new events</source>
        <translation>Main-d’œuvre et frais des nouveaux événements</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Labour, % of price</source>
        <translation>Main-d’œuvre (%)</translation>
    </message>
    <message>
        <source>Hourly rate</source>
        <translation>Taux horaire</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Write a number, 0 or more, or nothing.</source>
        <translation>Saisissez un nombre, 0 ou plus, ou rien.</translation>
    </message>
    <message>
        <source>Change the usual labour</source>
        <translation>Modifier la main-d’œuvre habituelle</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Change the usual fees</source>
        <translation>Modifier les frais habituels</translation>
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
    <name>stemdesk::ui::ClaimClock</name>
    <message>
        <source>%1, %2</source>
        <comment>day and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Claims were taken until %1.</source>
        <translation>Les réclamations étaient acceptées jusqu’au %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%Ln jour</numerusform>
            <numerusform>%Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim by %1: %2 left.</source>
        <translation>À réclamer au plus tard le %1&#xa0;: encore %2.</translation>
    </message>
    <message>
        <source>Some goods were rejected. Set how long this supplier accepts claims.</source>
        <translation>Une partie de la marchandise a été refusée. Indiquez pendant combien de temps ce fournisseur accepte les réclamations.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientCards</name>
    <message>
        <source>Export clients as vCards</source>
        <translation>Exporter les clients en vCards</translation>
    </message>
    <message>
        <source>vCards (*.vcf)</source>
        <translation>vCards (*.vcf)</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n clients in %1</source>
        <translation>
            <numerusform>%Ln client enregistré dans %1</numerusform>
            <numerusform>%Ln clients enregistrés dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Import vCards</source>
        <translation>Importer des vCards</translation>
    </message>
    <message>
        <source>vCards (*.vcf *.vcard)</source>
        <translation>vCards (*.vcf *.vcard)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>%1 holds no clients.</source>
        <translation>%1 ne contient aucun client.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>Importer %Ln client</numerusform>
            <numerusform>Importer %Ln clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n clients</source>
        <translation>
            <numerusform>%Ln client importé</numerusform>
            <numerusform>%Ln clients importés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientEvents</name>
    <message>
        <source>paid</source>
        <translation>réglé</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Pas encore d’événement.</translation>
    </message>
    <message>
        <source>and earlier events</source>
        <translation>et événements antérieurs</translation>
    </message>
    <message>
        <source>Total outstanding</source>
        <translation>Total restant dû</translation>
    </message>
    <message>
        <source>Quote %1: %2</source>
        <translation>Devis %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>Pas encore de devis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientName</name>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Deuxième client</translation>
    </message>
    <message>
        <source>Take the client’s name off</source>
        <translation>Retirer le nom du client</translation>
    </message>
    <message>
        <source>Take the second client’s name off</source>
        <translation>Retirer le nom du deuxième client</translation>
    </message>
    <message>
        <source>Change client</source>
        <translation>Modifier le client</translation>
    </message>
    <message>
        <source>on documents</source>
        <translation>sur les documents</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientPanel</name>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Factures</translation>
    </message>
    <message>
        <source>One invoice a month</source>
        <translation>Une facture par mois</translation>
    </message>
    <message>
        <source>Change how %1 is invoiced</source>
        <translation>Modifier la facturation de %1</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Saisissez un nombre entier de jours, de 0 à 365.</translation>
    </message>
    <message>
        <source>Pays within</source>
        <translation>Paie sous</translation>
    </message>
    <message>
        <source>Statement of account…</source>
        <translation>Relevé de compte…</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s), from Settings</source>
        <translation>
            <numerusform>%Ln jour (Réglages)</numerusform>
            <numerusform>%Ln jours (Réglages)</numerusform>
        </translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>New event for this client</source>
        <translation>Nouvel événement pour ce client</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientTasksModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln jour de retard</numerusform>
            <numerusform>%Ln jours de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Demain</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>due on %1</source>
        <translation>échéance le %1</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>il y a %Ln jour</numerusform>
            <numerusform>il y a %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Quote %1 has no answer</source>
        <translation>Devis %1 sans réponse</translation>
    </message>
    <message>
        <source>sent on %1</source>
        <translation>envoyé le %1</translation>
    </message>
    <message>
        <source>Follow up</source>
        <translation>À relancer</translation>
    </message>
    <message>
        <source>planned for %1</source>
        <translation>prévu le %1</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsModel</name>
    <message>
        <source>Next event</source>
        <translation>Prochain événement</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>À encaisser</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>En retard</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsPage</name>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Who do you work for? Add clients, planners and venues here, so that events, quotes and invoices can use them.</source>
        <translation>Pour qui travaillez-vous&#x202f;? Ajoutez ici clients, organisateurs et lieux, pour que les événements, devis et factures puissent les utiliser.</translation>
    </message>
    <message>
        <source>No matching clients.</source>
        <translation>Aucun client correspondant.</translation>
    </message>
    <message>
        <source>the chosen client</source>
        <translation>le client choisi</translation>
    </message>
    <message>
        <source>Search name, company, e-mail…</source>
        <translation>Chercher nom, société, e-mail…</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Nouveau client</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Name of the new client</source>
        <translation>Nom du nouveau client</translation>
    </message>
    <message>
        <source>Do not add a client</source>
        <translation>Ne pas ajouter de client</translation>
    </message>
    <message>
        <source>Add client %1</source>
        <translation>Ajouter le client %1</translation>
    </message>
    <message numerus="yes">
        <source>more than %n clients</source>
        <translation>
            <numerusform>plus de %Ln client</numerusform>
            <numerusform>plus de %Ln clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%Ln client</numerusform>
            <numerusform>%Ln clients</numerusform>
        </translation>
    </message>
    <message>
        <source>Export vCards…</source>
        <translation>Exporter en vCards…</translation>
    </message>
    <message>
        <source>Import vCards…</source>
        <translation>Importer des vCards…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importer un fichier…</translation>
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
        <translation>Plus</translation>
    </message>
    <message>
        <source>Code of the colour</source>
        <translation>Code de la couleur</translation>
    </message>
    <message>
        <source>Use this colour</source>
        <translation>Utiliser cette couleur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>like #e8b4a0</source>
        <translation>comme #e8b4a0</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>Depuis une photo</translation>
    </message>
    <message>
        <source>Tones</source>
        <translation>Teintes</translation>
    </message>
    <message>
        <source>Close to %1</source>
        <translation>Proche de %1</translation>
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
        <translation>Choisir une photo…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une photo</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
    <message>
        <source>Picture %1 of your events</source>
        <translation>Photo %1 de vos événements</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Cette image n’est plus là.</translation>
    </message>
    <message>
        <source>Drop a picture here, paste one or choose a file, then click on a petal.</source>
        <translation>Déposez, collez ou choisissez une photo, puis cliquez sur un pétale.</translation>
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
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Variétés</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%Ln couleur</numerusform>
            <numerusform>%Ln couleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%Ln catégorie</numerusform>
            <numerusform>%Ln catégories</numerusform>
        </translation>
    </message>
    <message>
        <source>Colours and categories</source>
        <translation>Couleurs et catégories</translation>
    </message>
    <message>
        <source>Search a colour or category…</source>
        <translation>Chercher couleur ou catégorie…</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Nouvelle catégorie</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Nouvelle couleur</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur de %1</translation>
    </message>
    <message>
        <source>Events in %1</source>
        <translation>Événements avec %1</translation>
    </message>
    <message>
        <source>Export colours…</source>
        <translation>Exporter les couleurs…</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Export categories…</source>
        <translation>Exporter les catégories…</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPanel</name>
    <message>
        <source>The shop has no colours with these names yet. Choose a swatch for each; without one it is grey.</source>
        <translation>La boutique n’a pas encore de couleurs de ces noms. Choisissez un échantillon pour chacune&#x202f;; sans échantillon, elle sera grise.</translation>
    </message>
    <message>
        <source>Swatch of %1</source>
        <translation>Échantillon de %1</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Autre couleur…</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColumnsStep</name>
    <message>
        <source>A length; each needs a row of its own</source>
        <translation>Une longueur&#xa0;; chacune demande sa propre ligne</translation>
    </message>
    <message>
        <source>Columns after the first %1 are matched by their names.</source>
        <translation>Les colonnes après les %1 premières sont reconnues par leur nom.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <translation>Sens de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ignorée</translation>
    </message>
    <message>
        <source>“%1” is left out now: each meaning belongs to one column.</source>
        <translation>«&#x202f;%1&#x202f;» est maintenant ignorée&#x202f;: chaque sens revient à une seule colonne.</translation>
    </message>
    <message>
        <source>Choose the column of the name, the last name or the company.</source>
        <translation>Choisissez la colonne du nom, du nom de famille ou de la société.</translation>
    </message>
    <message>
        <source>This looks like an address book. Import it on the page Clients.</source>
        <translation>On dirait un carnet d’adresses. Importez-le à la page Clients.</translation>
    </message>
    <message>
        <source>This looks like a price list. Import it on the page Products.</source>
        <translation>On dirait une liste de prix. Importez-la à la page Produits.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Which column is what you pay, excl. tax? It could be %1.</source>
        <translation>Quelle colonne contient votre prix d’achat HT&#xa0;? Peut-être %1.</translation>
    </message>
    <message>
        <source>Choose the column of the product or of the SKU.</source>
        <translation>Choisissez la colonne du produit ou de la référence.</translation>
    </message>
    <message>
        <source>Choose the column of the unit cost, and that of the product, the SKU or the supplier’s code.</source>
        <translation>Choisissez la colonne du prix unitaire, et celle du produit, de la référence ou du code du fournisseur.</translation>
    </message>
    <message>
        <source>How many stems are in a box? Choose the column that says it for %1, or the column of another price.</source>
        <translation>Combien de tiges y a-t-il dans un carton&#x202f;? Choisissez la colonne qui l’indique pour %1, ou celle d’un autre prix.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComingModel</name>
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
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Demain</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Tout rechercher</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Rien trouvé pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Find an event, flower, supplier, client or command…</source>
        <translation>Chercher un événement, une fleur, un fournisseur, un client ou une action…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonModel</name>
    <message>
        <source>gone</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>any supplier</source>
        <translation>tout fournisseur</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Per pack</source>
        <translation>Par paquet</translation>
    </message>
    <message>
        <source>one only</source>
        <translation>un seul</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonView</name>
    <message>
        <source>Two price lists</source>
        <translation>Deux listes de prix</translation>
    </message>
    <message>
        <source>Two lists of one type, or two suppliers, are compared here, the largest changes first. There is no second one yet.</source>
        <translation>Deux listes d’un même type, ou deux fournisseurs, sont comparés ici, les plus grands changements d’abord. Il n’y en a pas encore de second.</translation>
    </message>
    <message>
        <source>No matching prices.</source>
        <translation>Aucun prix ne correspond.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>First of the two</source>
        <translation>Premier des deux</translation>
    </message>
    <message>
        <source>Second of the two</source>
        <translation>Second des deux</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Échanger les deux</translation>
    </message>
    <message>
        <source>Search both…</source>
        <translation>Chercher dans les deux…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Dearer (%1)</source>
        <translation>En hausse (%1)</translation>
    </message>
    <message>
        <source>Cheaper (%1)</source>
        <translation>En baisse (%1)</translation>
    </message>
    <message>
        <source>In one list only (%1)</source>
        <translation>Dans une seule liste (%1)</translation>
    </message>
    <message>
        <source>From one supplier only (%1)</source>
        <translation>Chez un seul fournisseur (%1)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Shown prices</source>
        <translation>Prix affichés</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ConflictNote</name>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre l’autre</translation>
    </message>
    <message>
        <source>Yours: %1, now: %2</source>
        <translation>Le vôtre&#xa0;: %1, actuel&#xa0;: %2</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corriger</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ContactsField</name>
    <message>
        <source>Find or add a contact…</source>
        <translation>Chercher ou ajouter un contact…</translation>
    </message>
    <message>
        <source>Find or add a contact</source>
        <translation>Chercher ou ajouter un contact</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rôle de %1</translation>
    </message>
    <message>
        <source>Take %1 off the event</source>
        <translation>Retirer %1 de l’événement</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add client %1</source>
        <translation>Ajouter le client %1</translation>
    </message>
    <message>
        <source>Use other names on documents</source>
        <translation>Les nommer autrement sur les documents</translation>
    </message>
    <message>
        <source>Add “%1” as a new client</source>
        <translation>Ajouter «&#xa0;%1&#xa0;» comme nouveau client</translation>
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
    <name>stemdesk::ui::CoverCard</name>
    <message>
        <source>Look of documents</source>
        <translation>Aspect des documents</translation>
    </message>
    <message>
        <source>The cover picture</source>
        <translation>L’image de couverture</translation>
    </message>
    <message>
        <source>Choose the cover picture</source>
        <translation>Choisir l’image de couverture</translation>
    </message>
    <message>
        <source>Remove the cover picture</source>
        <translation>Retirer l’image de couverture</translation>
    </message>
    <message>
        <source>For proposals of events without a picture: a PNG, JPEG or WebP file.</source>
        <translation>Pour les devis sans image&#xa0;: un fichier PNG, JPEG ou WebP.</translation>
    </message>
    <message>
        <source>quotes already made keep theirs</source>
        <translation>les devis déjà établis gardent le leur</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Change the cover of proposals</source>
        <translation>Changer la couverture des devis</translation>
    </message>
    <message>
        <source>Stemdesk’s green</source>
        <translation>vert de Stemdesk</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the colour of documents</source>
        <translation>Choisir la couleur des documents</translation>
    </message>
    <message>
        <source>Colour of documents</source>
        <translation>Couleur des documents</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Darkened where text would be hard to read</source>
        <translation>Assombrie là où le texte serait peu lisible</translation>
    </message>
    <message>
        <source>Tagline</source>
        <translation>Slogan</translation>
    </message>
    <message>
        <source>a line below your name on the cover</source>
        <translation>une ligne sous votre nom en couverture</translation>
    </message>
    <message>
        <source>Change the tagline</source>
        <translation>Changer le slogan de la couverture</translation>
    </message>
    <message>
        <source>Change the colour of documents</source>
        <translation>Changer la couleur des documents</translation>
    </message>
    <message>
        <source>Write a colour like #7a3b52, or nothing.</source>
        <translation>Saisissez une couleur comme #7a3b52, ou rien.</translation>
    </message>
    <message>
        <source>Cover picture</source>
        <translation>Image de couverture</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CoverChoice</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bandeau</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseFacts</name>
    <message>
        <source>This database</source>
        <translation>Cette base de données</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Boutiques</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Last backup</source>
        <translation>Dernière sauvegarde</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseTab</name>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>On a server (PostgreSQL), for several computers at once</source>
        <translation>Sur un serveur (PostgreSQL), pour plusieurs ordinateurs à la fois</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Copy this shop there…</source>
        <translation>Y copier cette boutique…</translation>
    </message>
    <message>
        <source>Use this server</source>
        <translation>Utiliser ce serveur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Where shops are kept</source>
        <translation>Emplacement des boutiques</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Voir le dossier</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Kept in this computer’s keyring, never in a file. Leave blank to use the one already kept.</source>
        <translation>Conservé dans le trousseau de cet ordinateur, jamais dans un fichier. Vide&#xa0;: celui qui s’y trouve.</translation>
    </message>
    <message>
        <source>All workstations on one server see each other’s changes at once. Switching copies nothing: what is here stays here.</source>
        <translation>Tous les postes d’un même serveur voient aussitôt les modifications des autres. Changer ne copie rien&#xa0;: ce qui est ici reste ici.</translation>
    </message>
    <message>
        <source>Progress of the copy</source>
        <translation>Avancement de la copie</translation>
    </message>
    <message>
        <source>This window was started on %1. What you choose here applies when Stemdesk is started without an address.</source>
        <translation>Cette fenêtre a été ouverte sur %1. Votre choix ici vaut quand Stemdesk est lancé sans adresse.</translation>
    </message>
    <message>
        <source>Applies when Stemdesk is next started.</source>
        <translation>Valable au prochain démarrage.</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sur %1</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>For one computer. Needs no network and no server.</source>
        <translation>Pour un seul ordinateur. Ne demande ni réseau ni serveur.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayColumn</name>
    <message>
        <source>No tasks</source>
        <translation>Aucune tâche</translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation>Tâches du %1</translation>
    </message>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n à faire</numerusform>
            <numerusform>%n à faire</numerusform>
        </translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Tout est fait</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrives: %1</source>
        <translation>Arrivage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Design: %1</source>
        <translation>Composer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayField</name>
    <message>
        <source>%1: calendar</source>
        <translation>%1&#xa0;: calendrier</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>%1 is too early.</source>
        <translation>%1 est trop tôt.</translation>
    </message>
    <message>
        <source>Not a date. Write it like %1, %2 or +7.</source>
        <translation>Ce n’est pas une date. Écrivez-la comme %1, %2 ou +7.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayReading</name>
    <message>
        <source>today</source>
        <comment>typed for a date</comment>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <comment>typed for a date</comment>
        <translation>demain</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>typed for a date</comment>
        <translation>hier</translation>
    </message>
    <message>
        <source>%1 is in the future.</source>
        <translation>%1 est dans le futur.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayTasksModel</name>
    <message>
        <source>nobody yet</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>À attribuer</translation>
    </message>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln j de retard</numerusform>
            <numerusform>%Ln j de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Late, %1 of %2</source>
        <translation>En retard, %1 sur %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
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
        <source>Status</source>
        <translation>Statut</translation>
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
    <name>stemdesk::ui::DeliveryFields</name>
    <message>
        <source>Deliver on</source>
        <translation>À livrer le</translation>
    </message>
    <message>
        <source>None, please</source>
        <translation>Aucune, merci</translation>
    </message>
    <message>
        <source>Are welcome</source>
        <translation>Bienvenues</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Non précisé</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Substitutions</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>The shop</source>
        <translation>La boutique</translation>
    </message>
    <message>
        <source>Deliver to</source>
        <translation>Livrer à</translation>
    </message>
    <message>
        <source>For the supplier</source>
        <translation>Pour le fournisseur</translation>
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
        <source>Status</source>
        <translation>Statut</translation>
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
    <name>stemdesk::ui::DeliveryRow</name>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>du %1 au %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DescriptionField</name>
    <message>
        <source>What the proposal tells the client about the flowers of the day</source>
        <translation>Ce que le devis dit au client des fleurs de ce jour</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Italique</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Numbered list</source>
        <translation>Liste numérotée</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>https://… Enter makes the link</source>
        <translation>https://… Entrée crée le lien</translation>
    </message>
    <message>
        <source>Address of the link</source>
        <translation>Adresse du lien</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another program wrote this with tables or pictures. Change it there.</source>
        <translation>Un autre programme a écrit ce texte avec des tableaux ou des images. Modifiez-le là-bas.</translation>
    </message>
    <message>
        <source>For the client</source>
        <translation>Pour le client</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DesignTimeCard</name>
    <message>
        <source>Time to design</source>
        <translation>Temps de réalisation</translation>
    </message>
    <message>
        <source>plans the week; does not change the price</source>
        <translation>planifie la semaine&#x202f;; ne change pas le prix</translation>
    </message>
    <message>
        <source>Designing takes %1. %2 is charged for labour, incl. tax.</source>
        <translation>La réalisation prend %1. %2 TTC sont facturés pour la main-d’œuvre.</translation>
    </message>
    <message>
        <source>Say how long each takes, and designing is planned in Week.</source>
        <translation>Indiquez le temps pour une pièce, et la réalisation sera planifiée dans Semaine.</translation>
    </message>
    <message>
        <source>Its tasks took %1; %2 are planned.</source>
        <translation>Ses tâches ont pris %1&#x202f;; %2 sont prévues.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DesignTimeModel</name>
    <message>
        <source>hidden</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Time for one</source>
        <translation>Temps par pièce</translation>
    </message>
    <message>
        <source>Write how long one takes, like 20 or 1:30.</source>
        <translation>Saisissez le temps pour une pièce, par exemple 20 ou 1:30.</translation>
    </message>
    <message>
        <source>Change the time of %1</source>
        <translation>Modifier le temps de %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
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
        <source>Ceremony from</source>
        <translation>Début cérémonie</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Fin cérémonie</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Lieu à partir de</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Lieu jusqu’à</translation>
    </message>
    <message>
        <source>Change date</source>
        <translation>Modifier la date</translation>
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
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>For the client</source>
        <translation>Pour le client</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Modifier la description</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>the event</source>
        <translation>l’événement</translation>
    </message>
    <message>
        <source>For the proposal</source>
        <translation>Pour le devis</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Ajouter %Ln image</numerusform>
            <numerusform>Ajouter %Ln images</numerusform>
        </translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Change links</source>
        <translation>Modifier les liens</translation>
    </message>
    <message>
        <source>For the shop</source>
        <translation>Pour la boutique</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Modifier les notes</translation>
    </message>
    <message>
        <source>Change contacts</source>
        <translation>Modifier les contacts</translation>
    </message>
    <message>
        <source>Enquiry</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Change where the enquiry came from</source>
        <translation>Modifier l’origine de la demande</translation>
    </message>
    <message>
        <source>a fair, a venue, a recommendation…</source>
        <translation>un salon, un lieu, une recommandation…</translation>
    </message>
    <message>
        <source>Follow up on</source>
        <translation>Relancer le</translation>
    </message>
    <message>
        <source>Change when to follow up</source>
        <translation>Modifier la date de relance</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>p. ex. +14</translation>
    </message>
    <message>
        <source>Why it was lost</source>
        <translation>Motif de perte</translation>
    </message>
    <message>
        <source>Change why the event was lost</source>
        <translation>Modifier le motif de perte</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Quand et où</translation>
    </message>
    <message>
        <source>Ceremony place</source>
        <translation>Lieu de la cérémonie</translation>
    </message>
    <message>
        <source>name and address</source>
        <translation>nom et adresse</translation>
    </message>
    <message>
        <source>At the venue</source>
        <translation>Sur place</translation>
    </message>
    <message>
        <source>People and guests</source>
        <translation>Contacts et invités</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>Notes and links</source>
        <translation>Notes et liens</translation>
    </message>
    <message>
        <source>for the client</source>
        <translation>pour le client</translation>
    </message>
    <message>
        <source>for the proposal</source>
        <translation>pour le devis</translation>
    </message>
    <message>
        <source>Blank if none was agreed</source>
        <translation>Vide si aucun n’est convenu</translation>
    </message>
    <message>
        <source>excl. %1</source>
        <translation>hors %1</translation>
    </message>
    <message>
        <source>%1 = %2 incl. %3</source>
        <translation>%1 = %2 avec %3</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentOutput</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 n’a pas été enregistré. %2</translation>
    </message>
    <message>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Annulé&#x202f;; %1 n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Choose another place.</source>
        <translation>%1 n’a pas été enregistré&#xa0;: %2. Choisissez un autre emplacement.</translation>
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
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Printing %1</source>
        <translation>Impression de %1</translation>
    </message>
    <message>
        <source>Nothing was printed. %1</source>
        <translation>Rien n’a été imprimé. %1</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Envoyé à l’imprimante</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>L’impression a été annulée.</translation>
    </message>
    <message>
        <source>The printer did not accept it; nothing was printed.</source>
        <translation>L’imprimante ne l’accepte pas&#x202f;; rien n’a été imprimé.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentPreview</name>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Pleine largeur</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
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
        <translation>Les pages ne peuvent pas être affichées. %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Page entière</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message>
        <source>Proposal</source>
        <translation>Devis</translation>
    </message>
    <message>
        <source>For the client, with prices</source>
        <translation>Pour le client, avec les prix</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Commandes fournisseurs</translation>
    </message>
    <message>
        <source>One sheet per supplier</source>
        <translation>Une feuille par fournisseur</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Fiches pour l’atelier</translation>
    </message>
    <message>
        <source>For the bench, without costs</source>
        <translation>Pour l’atelier, sans les coûts</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Liste de chargement</translation>
    </message>
    <message>
        <source>For the van, to tick</source>
        <translation>Pour la camionnette, à cocher</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln ligne sans prix&#xa0;: le total n’est pas complet.</numerusform>
            <numerusform>%Ln lignes sans prix&#xa0;: le total n’est pas complet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln image est un lien vers un autre site et n’est pas imprimée.</numerusform>
            <numerusform>%Ln images sont des liens vers d’autres sites et ne sont pas imprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Feuille de route</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Fiche de production</translation>
    </message>
    <message>
        <source>For the road, stop by stop</source>
        <translation>Pour la route, arrêt par arrêt</translation>
    </message>
    <message>
        <source>For the bench, day by day</source>
        <translation>Pour l’atelier, jour par jour</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln jour de retard</numerusform>
            <numerusform>%Ln jours de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Demain</translation>
    </message>
    <message>
        <source>No supplier yet</source>
        <translation>Pas encore de fournisseur</translation>
    </message>
    <message>
        <source>Event on %1</source>
        <translation>Événement du %1</translation>
    </message>
    <message>
        <source>order by %1</source>
        <translation>commander au plus tard le %1</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Déjà commandé</translation>
    </message>
    <message>
        <source>ordered on %1</source>
        <translation>commandé le %1</translation>
    </message>
    <message>
        <source>some lines without supplier</source>
        <translation>quelques lignes sans fournisseur</translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Commandé · %Ln brouillon</numerusform>
            <numerusform>Commandé · %Ln brouillons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>New event from %1</source>
        <translation>Nouvel événement depuis %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>Duplicated %1; the copy has no date yet</source>
        <translation>Dupliqué&#xa0;: %1&#x202f;; la copie n’a pas encore de date</translation>
    </message>
    <message>
        <source>Save %1 as a template</source>
        <translation>Enregistrer %1 comme modèle</translation>
    </message>
    <message>
        <source>Saved %1 as a template</source>
        <translation>Enregistré comme modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Change status</source>
        <translation>Modifier le statut</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 au %2</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted. %1: %2</source>
        <translation>Rien n’a été supprimé. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Change status: %1</source>
        <translation>Modifier le statut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1: %2</source>
        <translation>Rien n’a été modifié. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Deleted meanwhile: %1.</source>
        <translation>Supprimé entre-temps&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And so is that of %n others.</source>
        <translation>
            <numerusform>Il en va de même pour %Ln autre.</numerusform>
            <numerusform>Il en va de même pour %Ln autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventDocument</name>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Prix de l’événement</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventFilters</name>
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
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>A search looks at all dates</source>
        <translation>La recherche porte sur toutes les dates</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Saisissez un montant, 0 ou plus.</translation>
    </message>
    <message>
        <source>Write a distance, 0 or more.</source>
        <translation>Saisissez une distance de 0 ou plus.</translation>
    </message>
    <message>
        <source>Write a percentage, such as 20.</source>
        <translation>Saisissez un pourcentage, comme 20.</translation>
    </message>
    <message>
        <source>Write hours, such as 3.5 or 3:30.</source>
        <translation>Indiquez des heures, comme 3,5 ou 3:30.</translation>
    </message>
    <message>
        <source>Write a factor, 0 or more, such as 2.5.</source>
        <translation>Saisissez un coefficient de 0 ou plus, comme 2,5.</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Saisissez un nombre entier, 0 ou plus.</translation>
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
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Fiche</translation>
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
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
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
    <message>
        <source>the summary</source>
        <translation>le récapitulatif</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Devis</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Feuille de route</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Devis</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Répéter…</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Prix client</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>Indiquer la date</translation>
    </message>
    <message>
        <source>The pages as the client sees them</source>
        <translation>Les pages telles que le client les voit</translation>
    </message>
    <message>
        <source>Invoice the rest</source>
        <translation>Facturer le solde</translation>
    </message>
    <message>
        <source>lists pinned</source>
        <translation>listes figées</translation>
    </message>
    <message>
        <source>Accepted…</source>
        <translation>Accepté…</translation>
    </message>
    <message>
        <source>%1 incl. %2</source>
        <translation>%1 %2 incl.</translation>
    </message>
    <message>
        <source>Add an arrangement</source>
        <translation>Ajouter une composition</translation>
    </message>
    <message>
        <source>Make a quote</source>
        <translation>Établir un devis</translation>
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
    <message>
        <source>Ordered</source>
        <translation>Commandé</translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Commandé · %Ln brouillon</numerusform>
            <numerusform>Commandé · %Ln brouillons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <source>Find an event…</source>
        <translation>Chercher un événement…</translation>
    </message>
    <message>
        <source>Coming up</source>
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
        <source>No matching events.</source>
        <translation>Aucun événement ne correspond.</translation>
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
        <translation>En préparation</translation>
    </message>
    <message>
        <source>With client</source>
        <translation>En attente du client</translation>
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
        <translation>dépasse de %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Cérémonie</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lieu</translation>
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
        <source>Price
incl. tax</source>
        <translation>Prix
TTC</translation>
    </message>
    <message>
        <source>Budget
excl. tax</source>
        <translation>Budget
HT</translation>
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
        <translation>Événements</translation>
    </message>
    <message>
        <source>Events hold the recipe, the price and the supplier orders of a wedding, a party or a memorial.</source>
        <translation>Un événement réunit la fiche, le prix et les commandes fournisseurs d’un mariage, d’une fête ou d’obsèques.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>No matching events. Try other words, another status or all dates.</source>
        <translation>Aucun événement ne correspond. Essayez d’autres mots, un autre statut ou toutes les dates.</translation>
    </message>
    <message>
        <source>From template</source>
        <translation>Depuis un modèle</translation>
    </message>
    <message>
        <source>New event from a template</source>
        <translation>Nouvel événement depuis un modèle</translation>
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
        <source>Table</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Par statut</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Left out, as no longer in the catalogue: %1.</source>
        <translation>Omis, car absent du catalogue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Ouvrir l’événement</translation>
    </message>
    <message numerus="yes">
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln événement en %1</numerusform>
            <numerusform>%Ln événements en %1</numerusform>
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
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>No events</source>
        <translation>Aucun événement</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsTable</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
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
        <source>Amount excl. tax</source>
        <translation>Montant HT</translation>
    </message>
    <message>
        <source>Remove the fee</source>
        <translation>Retirer ces frais</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Saisissez un montant, 0 ou plus.</translation>
    </message>
    <message>
        <source>Remove the fee %1</source>
        <translation>Retirer les frais %1</translation>
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
        <translation>%1&#xa0;: %2; de quoi c’est la somme</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureLists</name>
    <message>
        <source>Not given</source>
        <translation>Non précisé</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureRowsModel</name>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Several events</source>
        <translation>Plusieurs événements</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureRowsView</name>
    <message>
        <source>Back to the figures</source>
        <translation>Retour aux chiffres</translation>
    </message>
    <message>
        <source>What the figure adds up</source>
        <translation>De quoi le chiffre est la somme</translation>
    </message>
    <message>
        <source>Nothing adds to this figure.</source>
        <translation>Rien n’entre dans ce chiffre.</translation>
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
        <translation>Facturé HT</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>Invoiced incl. tax</source>
        <translation>Facturé TTC</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Prix client</translation>
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
        <source>Hire income</source>
        <translation>Revenus de location</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Main-d’œuvre</translation>
    </message>
    <message>
        <source>Time planned</source>
        <translation>Temps prévu</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>Temps passé</translation>
    </message>
    <message>
        <source>Pack leftovers</source>
        <translation>Restes de paquets</translation>
    </message>
    <message>
        <source>Rejected goods</source>
        <translation>Marchandises refusées</translation>
    </message>
    <message>
        <source>Credited by suppliers</source>
        <translation>Avoirs des fournisseurs</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not invoiced</source>
        <translation>Non facturé</translation>
    </message>
    <message>
        <source>Outstanding at period end</source>
        <translation>Impayé en fin de période</translation>
    </message>
    <message>
        <source>Overdue at period end</source>
        <translation>Échu en fin de période</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <comment>percentage points</comment>
        <translation>%1 pts</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finances</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Invoiced by rate</source>
        <translation>Facturé par taux</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>TTC</translation>
    </message>
    <message>
        <source>Received by rate</source>
        <translation>Encaissé par taux</translation>
    </message>
    <message>
        <source>Where enquiries came from</source>
        <translation>D’où viennent les demandes</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Value of those won</source>
        <translation>Valeur des gagnées</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Déjà commandé</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Flowers by cost</source>
        <translation>Fleurs par coût</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>Enregistrer en Excel…</translation>
    </message>
    <message>
        <source>Invoiced</source>
        <translation>Facturé</translation>
    </message>
    <message>
        <source>Margin, % of price</source>
        <translation>Marge, % du prix</translation>
    </message>
    <message>
        <source>Left over, % of cost</source>
        <translation>Reste, % du coût</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), excl. tax</source>
        <translation>
            <numerusform>%Ln événement, HT</numerusform>
            <numerusform>%Ln événements, HT</numerusform>
        </translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>incl. tax unless stated</source>
        <translation>TTC sauf mention contraire</translation>
    </message>
    <message>
        <source>Nothing was invoiced, paid, made or asked for in %1.</source>
        <translation>%1&#xa0;: rien n’a été facturé, payé, réalisé ni demandé.</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 comparé à %2</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <translation>%1&#xa0;: %2, avant %3</translation>
    </message>
    <message>
        <source>Client price by month</source>
        <translation>Prix client par mois</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>of which margin</source>
        <translation>dont marge</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Year before</source>
        <translation>Année précédente</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FileDrop</name>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Déposez un fichier à la fois.</translation>
    </message>
    <message>
        <source>Save it on this computer first, then drop the file.</source>
        <translation>Enregistrez-le d’abord sur cet ordinateur, puis déposez le fichier.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FileStep</name>
    <message>
        <source>Price list</source>
        <translation>Liste de prix</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is a variety of a product: known ones are updated, new ones added.</source>
        <translation>Déposez un fichier CSV ou un classeur ici, ou choisissez-en un. Chaque ligne est une variété d’un produit&#xa0;: les connues sont mises à jour, les nouvelles ajoutées.</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is the price of a variety, found by its product and variety or by its SKU.</source>
        <translation>Déposez un fichier CSV ou un classeur ici, ou choisissez-en un. Chaque ligne est le prix d’une variété, trouvée par son produit et sa variété ou par sa référence.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>Choisir un fichier à importer</translation>
    </message>
    <message>
        <source>Tables and workbooks (*.csv *.txt *.tsv *.xlsx *.ods)</source>
        <translation>Tableaux et classeurs (*.csv *.txt *.tsv *.xlsx *.ods)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is a client, a planner or a venue: known ones are updated, new ones added.</source>
        <translation>Déposez un fichier CSV ou un classeur ici, ou choisissez-en un. Chaque ligne est un client, un organisateur ou un lieu&#xa0;: les connus sont mis à jour, les nouveaux ajoutés.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstStartPage</name>
    <message>
        <source>Start with the demo shop</source>
        <translation>Essayer la boutique de démo</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Partir de zéro</translation>
    </message>
    <message>
        <source>Open a shop from a file…</source>
        <translation>Ouvrir depuis un fichier…</translation>
    </message>
    <message>
        <source>Welcome – Stemdesk</source>
        <translation>Bienvenue – Stemdesk</translation>
    </message>
    <message>
        <source>Welcome to Stemdesk</source>
        <translation>Bienvenue dans Stemdesk</translation>
    </message>
    <message>
        <source>Your shop</source>
        <translation>Votre boutique</translation>
    </message>
    <message>
        <source>Used in this window and in your documents.</source>
        <translation>S’applique à cette fenêtre et à vos documents.</translation>
    </message>
    <message>
        <source>Worked on another computer before?</source>
        <translation>Déjà une boutique sur un autre ordinateur&#x202f;?</translation>
    </message>
    <message>
        <source>Setting the shop up…</source>
        <translation>Création de la boutique…</translation>
    </message>
    <message>
        <source>Filling the demo shop…</source>
        <translation>Remplissage de la démo…</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Ouverture du fichier…</translation>
    </message>
    <message>
        <source>Describe your shop. You can change everything later.</source>
        <translation>Décrivez votre boutique. Tout peut être modifié plus tard.</translation>
    </message>
    <message>
        <source>A florist’s year to try things out: suppliers, flowers with prices, and events. Without a name above, it is called Fern &amp; Thistle.</source>
        <translation>Une année de fleuriste pour tout essayer&#xa0;: fournisseurs, fleurs avec prix et événements. Sans nom ci-dessus, elle s’appelle Fougère &amp; Chardon.</translation>
    </message>
    <message>
        <source>Nothing in it yet. Today leads you through the first steps: a supplier, your flowers, an event.</source>
        <translation>Boutique vide. La page Aujourd’hui vous guide dans les premiers pas&#xa0;: un fournisseur, vos fleurs, un événement.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstSteps</name>
    <message>
        <source>New product</source>
        <translation>Nouveau produit</translation>
    </message>
    <message>
        <source>First event</source>
        <translation>Premier événement</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importer un fichier…</translation>
    </message>
    <message>
        <source>Three steps to begin. Then you’ll see here what is coming up, and what to order by when.</source>
        <translation>Trois étapes pour commencer. Vous verrez ensuite ici ce qui est à venir, et ce qu’il faut commander et pour quand.</translation>
    </message>
    <message>
        <source>1. Add your suppliers</source>
        <translation>1. Ajoutez vos fournisseurs</translation>
    </message>
    <message>
        <source>The growers and wholesalers you buy from, with the e-mail address for orders.</source>
        <translation>Les producteurs et grossistes chez qui vous achetez, avec l’adresse e-mail pour les commandes.</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nouveau fournisseur</translation>
    </message>
    <message>
        <source>2. Fill the catalogue</source>
        <translation>2. Remplissez le catalogue</translation>
    </message>
    <message>
        <source>Import a wholesaler’s file with its prices, or add flowers and materials one by one.</source>
        <translation>Importez le fichier d’un grossiste avec ses prix, ou ajoutez fleurs et fournitures une à une.</translation>
    </message>
    <message>
        <source>3. Plan an event</source>
        <translation>3. Préparez un événement</translation>
    </message>
    <message>
        <source>Put flowers into bouquets and table centres; the price and the supplier orders follow.</source>
        <translation>Composez bouquets et centres de table avec vos fleurs&#xa0;; le prix et les commandes en découlent.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FlowerField</name>
    <message>
        <source>Matches</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Rien dans le catalogue ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No variety of type %1 is called “%2”.</source>
        <translation>Aucune variété du type %1 ne s’appelle «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Add it to the catalogue…</source>
        <translation>L’ajouter au catalogue…</translation>
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
        <translation>Copier pour un e-mail</translation>
    </message>
    <message>
        <source>Marks unreceived lines as fully delivered, at the expected price</source>
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
    <message>
        <source>Excl. tax %1 · tax %2</source>
        <translation>HT %1 · TVA %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered %1 incl. tax</source>
        <translation>Commandé&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <source>Goods received from %1</source>
        <translation>Marchandise reçue de %1</translation>
    </message>
    <message>
        <source>Copy as e-mail for %1</source>
        <translation>Copier pour un e-mail&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy claim as e-mail</source>
        <translation>Copier la réclamation pour un e-mail</translation>
    </message>
    <message>
        <source>Open as e-mail</source>
        <translation>Ouvrir dans un e-mail</translation>
    </message>
    <message>
        <source>A draft in the mail program, with the order as PDF and CSV</source>
        <translation>Un brouillon dans la messagerie, avec la commande en PDF et CSV</translation>
    </message>
    <message>
        <source>Change the delivery of %1</source>
        <translation>Modifier la livraison de %1</translation>
    </message>
    <message>
        <source>Open as e-mail for %1</source>
        <translation>Ouvrir dans un e-mail&#xa0;: %1</translation>
    </message>
    <message>
        <source>Still due %1</source>
        <translation>Reste à livrer&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <source>Received %1</source>
        <translation>Reçu&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <source>It is for %1 excl. tax.</source>
        <translation>Il s’agit de %1 HT.</translation>
    </message>
    <message>
        <source>All came as ordered from %1</source>
        <translation>Tout est arrivé comme commandé chez %1</translation>
    </message>
    <message>
        <source>To order: %1 incl. tax</source>
        <translation>À commander&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Livraison %1</translation>
    </message>
    <message>
        <source>substitutes are welcome</source>
        <translation>substitutions bienvenues</translation>
    </message>
    <message>
        <source>no substitutes</source>
        <translation>sans substitution</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <source>%1 too many</source>
        <translation>%1 en trop</translation>
    </message>
    <message>
        <source>Excl. tax; expected %1</source>
        <translation>HT&#x202f;; prévu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Déjà commandé</translation>
    </message>
    <message>
        <source>Packs received</source>
        <translation>Paq. reçus</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Packs due</source>
        <translation>Paq. à livrer</translation>
    </message>
    <message>
        <source>“%1” is not a number of packs.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de paquets.</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix.</translation>
    </message>
    <message>
        <source>First say how many packs came in, then what they cost.</source>
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
        <source>Someone else recorded these goods meanwhile; this is what they entered.</source>
        <translation>Quelqu’un d’autre a noté cette marchandise entre-temps&#x202f;; voici ce qu’il a noté.</translation>
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
    <message>
        <source>Units that were rejected</source>
        <translation>Pièces refusées</translation>
    </message>
    <message>
        <source>Units rejected</source>
        <translation>Pièces ref.</translation>
    </message>
    <message>
        <source>“%1” is not a number of units.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de pièces.</translation>
    </message>
    <message>
        <source>First say how many packs came in, then what was not good.</source>
        <translation>Indiquez d’abord combien de paquets sont arrivés, puis ce qui n’était pas bon.</translation>
    </message>
    <message>
        <source>Only %1 came in.</source>
        <translation>Seulement %1 sont arrivés.</translation>
    </message>
    <message>
        <source>%1 were rejected, so at least that many came in.</source>
        <translation>%1 ont été refusés&#xa0;: il en est donc arrivé au moins autant.</translation>
    </message>
    <message>
        <source>Reject of %1</source>
        <translation>Refuser une partie de %1</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquets</translation>
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
        <translation>Il manque %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Received on</source>
        <translation>Reçu le</translation>
    </message>
    <message>
        <source>Why rejected</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Change why goods were rejected</source>
        <translation>Modifier le motif du refus</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Ce qui n’allait pas</translation>
    </message>
    <message>
        <source>Their invoice</source>
        <translation>Leur facture</translation>
    </message>
    <message>
        <source>Change the invoice of goods</source>
        <translation>Modifier la facture des marchandises</translation>
    </message>
    <message>
        <source>Credited by them</source>
        <translation>Avoir</translation>
    </message>
    <message>
        <source>Change what is credited</source>
        <translation>Modifier l’avoir</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Change the day of receipt</source>
        <translation>Modifier le jour de réception</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Illisible.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Ajouter %Ln image</numerusform>
            <numerusform>Ajouter %Ln images</numerusform>
        </translation>
    </message>
    <message>
        <source>The order</source>
        <translation>La commande</translation>
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
        <source>Name of %1</source>
        <translation>Nom de %1</translation>
    </message>
    <message>
        <source>Drag to another place</source>
        <translation>Glisser à un autre endroit</translation>
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
        <source>Describe for the proposal</source>
        <translation>Décrire pour le devis</translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation>Ajouter des images…</translation>
    </message>
    <message>
        <source>Paste a picture</source>
        <translation>Coller une image</translation>
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
        <translation>Entrée pour ajouter</translation>
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
        <source>%1 fewer of %2 saves a pack of %3 (%4).</source>
        <translation>%2&#xa0;: retirez-en %1 pour économiser un paquet de %3 (%4).</translation>
    </message>
    <message>
        <source>%1 fewer of %2 in each saves a pack of %3 (%4).</source>
        <translation>%2&#xa0;: retirez-en %1 par exemplaire pour économiser un paquet de %3 (%4).</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Passer à %1</translation>
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
        <source>“%1” is not a number.</source>
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
        <source>Replace in the whole event…</source>
        <translation>Remplacer dans tout l’événement…</translation>
    </message>
    <message>
        <source>Make it %1, and save a pack</source>
        <translation>Passer à %1 et économiser un paquet</translation>
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
    <message>
        <source>These are %1 rows. Paste at most %2 at once.</source>
        <translation>Cela fait %1 lignes. Collez-en au plus %2 à la fois.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n lines</source>
        <translation>
            <numerusform>Coller %Ln ligne</numerusform>
            <numerusform>Coller %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Ajouter une fleur ou une fourniture&#xa0;: saisissez son nom, comme «&#xa0;quick 50&#xa0;»</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%Ln manquant</numerusform>
            <numerusform>%Ln manquants</numerusform>
        </translation>
    </message>
    <message>
        <source>fixed price</source>
        <translation>prix fixe</translation>
    </message>
    <message>
        <source>Keep as a recipe</source>
        <translation>Garder comme fiche</translation>
    </message>
    <message>
        <source>Keep %1 as a recipe</source>
        <translation>Garder %1 comme fiche</translation>
    </message>
    <message>
        <source>Kept %1 as a recipe for other events</source>
        <translation>%1 est gardé comme fiche pour d’autres événements</translation>
    </message>
    <message>
        <source>Updated the recipe %1</source>
        <translation>Fiche %1 mise à jour</translation>
    </message>
    <message>
        <source>to the ceremony</source>
        <translation>pour la cérémonie</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Change where %1 goes</source>
        <translation>Changer la destination de %1</translation>
    </message>
    <message>
        <source>Unpin this price, which stays the same</source>
        <translation>Libérer ce prix (il reste le même)</translation>
    </message>
    <message>
        <source>none on any list</source>
        <translation>sur aucune liste</translation>
    </message>
    <message>
        <source>Unpin this price: %1 today (event %2)</source>
        <translation>Libérer ce prix&#xa0;: %1 aujourd’hui (événement %2)</translation>
    </message>
    <message>
        <source>Unpin the price of %1</source>
        <translation>Libérer le prix de %1</translation>
    </message>
    <message>
        <source>Pin this price</source>
        <translation>Figer ce prix</translation>
    </message>
    <message>
        <source>Pin the price of %1</source>
        <translation>Figer le prix de %1</translation>
    </message>
    <message>
        <source>Show in Hire</source>
        <translation>Voir dans Location</translation>
    </message>
    <message>
        <source>The line was deleted meanwhile; “%1” was not stored.</source>
        <translation>La ligne a été supprimée entre-temps&#xa0;; «&#xa0;%1&#xa0;» n’a pas été enregistré.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupPrice</name>
    <message>
        <source>Use the calculated price</source>
        <translation>Utiliser le prix calculé</translation>
    </message>
    <message>
        <source>Fixed price</source>
        <translation>Prix fixe</translation>
    </message>
    <message>
        <source>Fixed price of %1, incl. tax</source>
        <translation>Prix fixe de %1, TTC</translation>
    </message>
    <message>
        <source>incl. tax; calculated %1</source>
        <translation>TTC&#x202f;; calculé %1</translation>
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
        <translation>%1 chacun (−%2 en tout)</translation>
    </message>
    <message>
        <source>%1 each (+%2 in all)</source>
        <translation>%1 chacun (+%2 en tout)</translation>
    </message>
    <message>
        <source>Round to %1</source>
        <translation>Arrondir à %1</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Fixer…</translation>
    </message>
    <message>
        <source>As calculated</source>
        <translation>Comme calculé</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix.</translation>
    </message>
    <message>
        <source>Fix the price of %1</source>
        <translation>Fixer le prix de %1</translation>
    </message>
    <message>
        <source>Use the calculated price of %1</source>
        <translation>Utiliser le prix calculé de %1</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Calculé</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message>
        <source>What the proposal says about it</source>
        <translation>Ce que le devis en dit</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>Décrire %1</translation>
    </message>
    <message>
        <source>What the proposal says about %1</source>
        <translation>Ce que le devis dit de %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>Ajouter %Ln image à %1</numerusform>
            <numerusform>Ajouter %Ln images à %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeadSorting</name>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
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
    <name>stemdesk::ui::HelpPanel</name>
    <message>
        <source>Close the help</source>
        <translation>Fermer l’aide</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Tous les raccourcis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key and what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>En savoir plus</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HelpTexts</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>What the next weeks bring and what has to be ordered by when.</source>
        <translation>Ce qu’apportent les prochaines semaines et ce qu’il faut commander, et pour quand.</translation>
    </message>
    <message>
        <source>Click an event to open it. Ctrl+N begins a new one.</source>
        <translation>Cliquez sur un événement pour l’ouvrir. Ctrl+N en commence un nouveau.</translation>
    </message>
    <message>
        <source>“Order by” counts back from the day of the event; a click opens its order sheet.</source>
        <translation>«&#xa0;Commander au plus tard le&#xa0;» compte à rebours depuis le jour de l’événement&#x202f;; un clic ouvre la liste de commande.</translation>
    </message>
    <message>
        <source>Ctrl+K finds any event, flower, supplier or command from everywhere.</source>
        <translation>Ctrl+K trouve de partout un événement, une fleur, un fournisseur ou une action.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Every event of the shop, as a table, a board by status, or a calendar.</source>
        <translation>Tous les événements de la boutique, en tableau, par statut ou en calendrier.</translation>
    </message>
    <message>
        <source>Search finds an event by its name, client or place.</source>
        <translation>La recherche trouve un événement par son nom, son client ou son lieu.</translation>
    </message>
    <message>
        <source>On the board, drag a card to another column to change its status.</source>
        <translation>Dans «&#xa0;Par statut&#xa0;», glissez une carte dans une autre colonne pour changer son statut.</translation>
    </message>
    <message>
        <source>In the calendar, drag an event to another day to move it.</source>
        <translation>Dans le calendrier, glissez un événement sur un autre jour pour le déplacer.</translation>
    </message>
    <message>
        <source>Save a recurring event as a template, and start the next one from it.</source>
        <translation>Enregistrez comme modèle un événement qui revient, et partez de là.</translation>
    </message>
    <message>
        <source>An event</source>
        <translation>Un événement</translation>
    </message>
    <message>
        <source>Build the recipe on the left; the price, the cost and the margin follow on the right.</source>
        <translation>Composez la fiche à gauche&#x202f;; le prix, le coût et la marge suivent à droite.</translation>
    </message>
    <message>
        <source>Add a flower by a part of its name and length, like “quick 50”. “12 x quick 50” sets the quantity too.</source>
        <translation>Ajoutez une fleur par une partie de son nom et sa longueur, comme «&#xa0;quick 50&#xa0;». «&#xa0;12 x quick 50&#xa0;» indique aussi la quantité.</translation>
    </message>
    <message>
        <source>Copy rows from a spreadsheet and paste them into the same field: name and quantity.</source>
        <translation>Copiez des lignes d’un tableur et collez-les dans le même champ&#xa0;: nom et quantité.</translation>
    </message>
    <message>
        <source>× 8 beside the name of an arrangement makes eight of it. Drag lines to move them.</source>
        <translation>× 8 à côté du nom d’une composition en fait huit. Glissez les lignes pour les déplacer.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>The flowers and materials that you use, each with its varieties and stem lengths.</source>
        <translation>Les fleurs et fournitures que vous utilisez, avec leurs variétés et longueurs de tige.</translation>
    </message>
    <message>
        <source>Click a cell and type to change it. Enter keeps it, Escape does not.</source>
        <translation>Cliquez sur une cellule et tapez. Entrée garde, Échap annule.</translation>
    </message>
    <message>
        <source>Select several rows, then change one of them: the others follow.</source>
        <translation>Sélectionnez plusieurs lignes, puis modifiez-en une&#xa0;: les autres suivent.</translation>
    </message>
    <message>
        <source>Ctrl+I brings in a wholesaler’s file: CSV, XLSX or ODS, with its prices.</source>
        <translation>Ctrl+I importe le fichier d’un grossiste&#xa0;: CSV, XLSX ou ODS, avec ses prix.</translation>
    </message>
    <message>
        <source>The panel on the right shows packs, suppliers and what a variety has cost.</source>
        <translation>Le volet de droite montre les paquets, les fournisseurs et ce qu’une variété a coûté.</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Who you buy from, what they supply, and what they still have to deliver.</source>
        <translation>Chez qui vous achetez, ce qu’ils fournissent et ce qu’ils doivent encore livrer.</translation>
    </message>
    <message>
        <source>A minimum order is checked on every order sheet.</source>
        <translation>Un minimum de commande est vérifié sur chaque liste de commande.</translation>
    </message>
    <message>
        <source>Archive a supplier that you no longer use; old orders keep the name.</source>
        <translation>Archivez un fournisseur que vous n’utilisez plus&#x202f;; les anciennes commandes gardent son nom.</translation>
    </message>
    <message>
        <source>“Open orders” shows what was ordered but has not come in yet.</source>
        <translation>«&#xa0;Commandes en cours&#xa0;» montre ce qui est commandé et pas encore arrivé.</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <source>What flowers cost, and from which day. Events use the newest list that has a price.</source>
        <translation>Ce que coûtent les fleurs, et à partir de quel jour. Les événements prennent la liste la plus récente qui a un prix.</translation>
    </message>
    <message>
        <source>Make next season’s list from this one, with all prices raised by a percentage.</source>
        <translation>Faites de cette liste celle de la saison prochaine, tous les prix relevés d’un pourcentage.</translation>
    </message>
    <message>
        <source>“Import prices” brings in a wholesaler’s file; first you see what would change.</source>
        <translation>«&#xa0;Importer des prix&#xa0;» lit le fichier d’un grossiste&#x202f;; vous voyez d’abord ce qui change.</translation>
    </message>
    <message>
        <source>An event can be pinned to a list, so that a sent quote keeps its prices.</source>
        <translation>Un événement peut figer une liste, pour qu’un devis envoyé garde ses prix.</translation>
    </message>
    <message>
        <source>Compare two lists, or two suppliers, to see what has become dearer or what a pack costs at each.</source>
        <translation>Comparez deux listes ou deux fournisseurs pour voir ce qui a augmenté, ou ce que coûte un paquet chez chacun.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Choose events or a week: the stems are added up and rounded to whole packs.</source>
        <translation>Choisissez des événements ou une semaine&#xa0;: les tiges sont additionnées et arrondies aux paquets entiers.</translation>
    </message>
    <message>
        <source>Each supplier has a card. Print it, save it, or copy it as an e-mail.</source>
        <translation>Chaque fournisseur a une carte. Imprimez-la, enregistrez-la ou copiez-la pour un e-mail.</translation>
    </message>
    <message>
        <source>Colours and categories</source>
        <translation>Couleurs et catégories</translation>
    </message>
    <message>
        <source>The words you sort flowers by. Colours have a swatch.</source>
        <translation>Les mots par lesquels vous classez les fleurs. Les couleurs ont un échantillon.</translation>
    </message>
    <message>
        <source>A new colour with a known name has its swatch at once; a double click changes it.</source>
        <translation>Une nouvelle couleur au nom connu a tout de suite son échantillon&#x202f;; un double clic le change.</translation>
    </message>
    <message>
        <source>The counts show where a word is used; click them to see.</source>
        <translation>Les nombres montrent où un mot est utilisé&#x202f;; cliquez dessus.</translation>
    </message>
    <message>
        <source>Renaming a word renames it everywhere.</source>
        <translation>Renommer un mot le renomme partout.</translation>
    </message>
    <message>
        <source>The words that every shop starts with cannot be deleted.</source>
        <translation>Les mots avec lesquels toute boutique commence ne peuvent pas être supprimés.</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Intégrations</translation>
    </message>
    <message>
        <source>Lets your website, till or bookkeeping read and change the shop’s data.</source>
        <translation>Permet à votre site, caisse ou comptabilité de lire et modifier les données de la boutique.</translation>
    </message>
    <message>
        <source>Give each program its own key, so that you can revoke it.</source>
        <translation>Donnez à chaque programme sa propre clé, pour pouvoir la révoquer.</translation>
    </message>
    <message>
        <source>A key is shown once. Copy it before you close the panel.</source>
        <translation>Une clé n’est montrée qu’une fois. Copiez-la avant de fermer.</translation>
    </message>
    <message>
        <source>The log shows what programs asked for and what went wrong.</source>
        <translation>Le journal montre ce que les programmes ont demandé et ce qui a échoué.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>The shop’s name, currency, tax and markups, and how the window looks.</source>
        <translation>Le nom, la devise, la TVA et les coefficients de la boutique, et l’aspect de la fenêtre.</translation>
    </message>
    <message>
        <source>A markup is what costs are multiplied by; each kind of product has its own.</source>
        <translation>Le coefficient multiplie les coûts&#x202f;; chaque type de produit a le sien.</translation>
    </message>
    <message>
        <source>Backups are made every day; here one can be restored.</source>
        <translation>Une sauvegarde est faite chaque jour&#x202f;; on peut en restaurer une ici.</translation>
    </message>
    <message>
        <source>Several shops can be kept in one program.</source>
        <translation>Un seul programme peut tenir plusieurs boutiques.</translation>
    </message>
    <message>
        <source>Choose the language and a light or dark window.</source>
        <translation>Choisissez la langue et une fenêtre claire ou sombre.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Tout rechercher</translation>
    </message>
    <message>
        <source>New entry on this page</source>
        <translation>Nouveau, selon la page</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Chercher dans cette page</translation>
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
        <source>The pages, from the top</source>
        <translation>Les pages, à partir du haut</translation>
    </message>
    <message>
        <source>To the note at the bottom</source>
        <translation>Vers le message en bas</translation>
    </message>
    <message>
        <source>Import a file (Products, Price lists)</source>
        <translation>Importer un fichier (Produits, Listes de prix)</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Aide sur cette page</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Tous les raccourcis</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>Dans les tableaux</translation>
    </message>
    <message>
        <source>Edit the cell; or just type</source>
        <translation>Modifier la cellule&#x202f;; ou simplement taper</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copier les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet</source>
        <translation>Coller des lignes d’un tableur</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>In a field</source>
        <translation>Dans un champ</translation>
    </message>
    <message>
        <source>Keep what is typed</source>
        <translation>Garder la saisie</translation>
    </message>
    <message>
        <source>Undo what is typed</source>
        <translation>Annuler la saisie</translation>
    </message>
    <message>
        <source>+7, sat, 9/1</source>
        <translation>+7, sam, 9/1</translation>
    </message>
    <message>
        <source>Dates: in a week, on Saturday, a day and month</source>
        <translation>Dates&#xa0;: dans une semaine, samedi, jour et mois</translation>
    </message>
    <message>
        <source>Calendar, in a date field</source>
        <translation>Calendrier, dans un champ de date</translation>
    </message>
    <message>
        <source>In an event</source>
        <translation>Dans un événement</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Retour aux événements</translation>
    </message>
    <message>
        <source>New arrangement</source>
        <translation>Nouvelle composition</translation>
    </message>
    <message>
        <source>Replace the flower of the line</source>
        <translation>Remplacer la fleur de la ligne</translation>
    </message>
    <message>
        <source>Follow the advice that saves a pack</source>
        <translation>Suivre le conseil qui économise un paquet</translation>
    </message>
    <message>
        <source>Add the e-mail address; orders are sent to it.</source>
        <translation>Ajoutez l’adresse e-mail&#x202f;; les commandes y sont envoyées.</translation>
    </message>
    <message>
        <source>Only programs with a key from here get in.</source>
        <translation>Seuls les programmes qui ont une clé créée ici entrent.</translation>
    </message>
    <message>
        <source>Advice shows where a few stems more or fewer save a pack; Ctrl+. follows it.</source>
        <translation>Le conseil montre où quelques tiges de plus ou de moins économisent un paquet&#x202f;; Ctrl+. le suit.</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Clients, planners and venues, with their events and what they owe.</source>
        <translation>Clients, organisateurs et lieux, avec leurs événements et ce qu’ils doivent.</translation>
    </message>
    <message>
        <source>Add the e-mail address; quotes are sent to it.</source>
        <translation>Ajoutez l’adresse e-mail&#x202f;; les devis y sont envoyés.</translation>
    </message>
    <message>
        <source>Their events are on the right, with what is still to be paid.</source>
        <translation>Leurs événements sont à droite, avec ce qui reste à payer.</translation>
    </message>
    <message>
        <source>Quotes and invoices that were sent keep the name and address they were made with.</source>
        <translation>Les devis et factures envoyés gardent le nom et l’adresse d’origine.</translation>
    </message>
    <message>
        <source>“Clients” lists payments that are due, quotes without an answer and follow-ups. The card at the top shows old price lists and the last backup.</source>
        <translation>«&#xa0;Clients&#xa0;» liste les paiements dus, les devis sans réponse et les relances. La carte du haut signale les listes de prix périmées et la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>“Pricing” sets markups, labour and fees. “Quotes” freezes what is sent; “Payments” records what comes in, and issues invoices.</source>
        <translation>«&#xa0;Prix&#xa0;» fixe les coefficients, la main-d’œuvre et les frais. «&#xa0;Devis&#xa0;» conserve ce qui est envoyé&#x202f;; «&#xa0;Paiements&#xa0;» enregistre ce qui arrive et émet les factures.</translation>
    </message>
    <message>
        <source>Accept the chosen quote</source>
        <translation>Accepter le devis choisi</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Next cell, while editing</source>
        <translation>Cellule suivante, pendant la saisie</translation>
    </message>
    <message>
        <source>Ctrl+I imports clients from CSV, XLSX or ODS; possible duplicates are shown first.</source>
        <translation>Ctrl+I importe des clients depuis un fichier CSV, XLSX ou ODS&#x202f;; les doublons possibles sont montrés d’abord.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finances</translation>
    </message>
    <message>
        <source>Who owes what, by due date, and every invoice of the shop.</source>
        <translation>Qui doit quoi, par échéance, et toutes les factures de la boutique.</translation>
    </message>
    <message>
        <source>Enter opens the event’s payments.</source>
        <translation>Entrée ouvre les paiements de l’événement.</translation>
    </message>
    <message>
        <source>“All dates” narrows both lists to a month, a quarter or a year.</source>
        <translation>«&#xa0;Toutes les dates&#xa0;» limite les deux listes à un mois, un trimestre ou une année.</translation>
    </message>
    <message>
        <source>“Export invoices” and “Export payments” make the accountant’s tables for those dates.</source>
        <translation>«&#xa0;Exporter les factures&#xa0;» et «&#xa0;Exporter les paiements&#xa0;» créent pour ces dates les tableaux du comptable.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>What you hire out: how many are free on each day, and what came back.</source>
        <translation>Ce que vous louez&#xa0;: ce qui est libre chaque jour et ce qui est revenu.</translation>
    </message>
    <message>
        <source>The panel lists the events that hold an item. Type there how many you own.</source>
        <translation>Le panneau nomme les événements qui retiennent un article. Saisissez-y combien vous en possédez.</translation>
    </message>
    <message>
        <source>Only approved events hold items, from some days before the event to some days after.</source>
        <translation>Seuls les événements approuvés retiennent des articles, de quelques jours avant à quelques jours après.</translation>
    </message>
    <message>
        <source>Under “Returns”, Space checks in the chosen rows. Losses can be taken off the stock.</source>
        <translation>Sous «&#xa0;Retours&#xa0;», la barre d’espace enregistre le retour des lignes choisies. Les pertes peuvent être déduites du stock.</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>What is to be done on each day and by whom, what arrives and what is designed.</source>
        <translation>Ce qu’il y a à faire chaque jour et par qui, ce qui arrive et ce qui est réalisé.</translation>
    </message>
    <message>
        <source>An approved event gets the tasks that are set up in Settings. Late tasks of earlier weeks stand above today’s.</source>
        <translation>Un événement approuvé reçoit les tâches définies dans les Réglages. Les tâches en retard des semaines précédentes sont au-dessus de celles du jour.</translation>
    </message>
    <message>
        <source>Drag a task to another day, or move it with Ctrl and an arrow key.</source>
        <translation>Faites glisser une tâche vers un autre jour, ou déplacez-la avec Ctrl et une flèche.</translation>
    </message>
    <message>
        <source>Space ticks a task. Enter opens it, Delete removes it.</source>
        <translation>Espace coche une tâche. Entrée l’ouvre, Suppr l’efface.</translation>
    </message>
    <message>
        <source>Choose a day’s heading to see how many stems arrive and are designed.</source>
        <translation>Choisissez l’en-tête d’un jour pour voir combien de tiges arrivent et sont travaillées.</translation>
    </message>
    <message>
        <source>In Week and Hire</source>
        <translation>Dans la semaine et la location</translation>
    </message>
    <message>
        <source>Move the task to the next day; in Hire, a week on</source>
        <translation>Déplacer la tâche au jour suivant&#x202f;; une semaine plus loin dans Location</translation>
    </message>
    <message>
        <source>Tick the task; check in the chosen rows</source>
        <translation>Cocher la tâche&#x202f;; enregistrer le retour des lignes choisies</translation>
    </message>
    <message>
        <source>When the flowers arrive, type what came in, what it cost and what was not good.</source>
        <translation>À l’arrivée des fleurs, notez ce qui est arrivé, ce que cela a coûté et ce qui n’était pas bon.</translation>
    </message>
    <message>
        <source>“Mark as ordered” keeps the sheet; after a change only what is new is ordered.</source>
        <translation>«&#xa0;Marquer comme commandée&#xa0;» garde la liste&#x202f;; après un changement, seules les nouveautés sont commandées.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>What you make again and again. A series copies an event early enough to be bought for.</source>
        <translation>Ce que vous refaites sans cesse. Une série copie un événement assez tôt pour acheter ce qu’il faut.</translation>
    </message>
    <message>
        <source>Its events are events like others. What you change in one is changed in that one alone; the line above it offers the following ones, or all.</source>
        <translation>Ses événements sont des événements comme les autres. Ce que vous changez dans l’un ne change que là&#xa0;; la ligne au-dessus propose les suivants, ou tous.</translation>
    </message>
    <message>
        <source>Delete an event to leave a week out, or write the day under “Skipped days”.</source>
        <translation>Supprimez un événement pour sauter une semaine, ou écrivez le jour sous «&#xa0;Jours sautés&#xa0;».</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>A month or a year added up: money, events, waste and enquiries, beside the one before.</source>
        <translation>Un mois ou une année en chiffres&#xa0;: finances, événements, pertes et demandes, à côté du précédent.</translation>
    </message>
    <message>
        <source>Choose a figure’s name to see what it adds up.</source>
        <translation>Choisissez le nom d’un chiffre pour voir de quoi il est la somme.</translation>
    </message>
    <message>
        <source>Invoices and payments count by their day, events by their first day once they are approved.</source>
        <translation>Factures et paiements comptent à leur date, les événements à leur premier jour une fois approuvés.</translation>
    </message>
    <message>
        <source>Payments are listed by the tax rates of the invoices they pay.</source>
        <translation>Les paiements figurent aux taux de TVA des factures payées.</translation>
    </message>
    <message>
        <source>“Save PDF…” and “Save Excel…” are for the accountant.</source>
        <translation>«&#x202f;Enregistrer en PDF…&#x202f;» et «&#x202f;Enregistrer en Excel…&#x202f;» sont pour le comptable.</translation>
    </message>
    <message>
        <source>Lists what was accepted, paid or invoiced. “Invoice the month” issues one invoice for each client who gets one; “Remind” drafts messages to those who are late.</source>
        <translation>La liste montre ce qui a été accepté, payé ou facturé. «&#xa0;Facturer le mois&#xa0;» émet une facture pour chaque client concerné&#xa0;; «&#xa0;Relancer&#xa0;» rédige les messages aux retardataires.</translation>
    </message>
    <message>
        <source>Next tab of the page</source>
        <translation>Onglet suivant de la page</translation>
    </message>
    <message>
        <source>Payment plan</source>
        <translation>Échéancier</translation>
    </message>
    <message>
        <source>When a client pays which part. The shop has a plan in Settings; an event can have one of its own.</source>
        <translation>Quand le client paie quelle part. La boutique a un échéancier dans les réglages&#x202f;; un événement peut avoir le sien.</translation>
    </message>
    <message>
        <source>A part is a share like 25%, or an amount. The last row is the rest, so the parts always add up to the price.</source>
        <translation>Une échéance est une part comme 25&#xa0;%, ou un montant. La dernière ligne est le reste&#xa0;: le total fait toujours le prix.</translation>
    </message>
    <message>
        <source>A part is due on acceptance, on a day, or some days before or after the event.</source>
        <translation>Une échéance tombe à l’acceptation, à une date, ou quelques jours avant ou après l’événement.</translation>
    </message>
    <message>
        <source>Payments fill the parts in their order. “Invoice this part” issues an invoice for it alone.</source>
        <translation>Les paiements remplissent les échéances dans l’ordre. «&#xa0;Facturer l’échéance&#xa0;» émet une facture pour celle-ci seule.</translation>
    </message>
    <message>
        <source>Changing the shop’s plan changes events without a plan of their own. Those that are agreed, from “Approved” on or with an accepted quote, an invoice or a payment, keep what they had.</source>
        <translation>Modifier l’échéancier de la boutique modifie les événements sans échéancier propre. Ceux qui sont convenus, à partir de «&#xa0;Approuvé&#xa0;» ou avec un devis accepté, une facture ou un paiement, gardent le leur.</translation>
    </message>
    <message>
        <source>Spare stems</source>
        <translation>Tiges de réserve</translation>
    </message>
    <message>
        <source>A few per cent more than the designs need, for stems that break or do not open.</source>
        <translation>Quelques pour cent de plus que les compositions, pour les tiges qui cassent ou ne s’ouvrent pas.</translation>
    </message>
    <message>
        <source>Settings has a percentage for each type of product. A variety can have its own, in its panel on Products.</source>
        <translation>Les réglages ont un pourcentage par type de produit. Une variété peut avoir le sien, dans son volet de Produits.</translation>
    </message>
    <message>
        <source>Spare stems are added before packs are rounded up. Where a pack has some left over anyway, they cost nothing more.</source>
        <translation>La réserve s’ajoute avant l’arrondi aux paquets entiers. S’il en reste de toute façon, elle ne coûte rien de plus.</translation>
    </message>
    <message>
        <source>What they cost counts as left over, never as part of an arrangement.</source>
        <translation>Leur coût compte comme reste, jamais dans une composition.</translation>
    </message>
    <message>
        <source>Hired items have no spare.</source>
        <translation>Les articles loués n’ont pas de réserve.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>A price list says which tax its prices have; a tax group is a rate by name.</source>
        <translation>Une liste de prix dit quelle TVA s’applique à ses prix&#x202f;; chaque taux de TVA porte un nom.</translation>
    </message>
    <message>
        <source>Prices on a list are excl. tax. Its tax is added, then the markup multiplies: what the client pays has tax in it.</source>
        <translation>Les prix d’une liste sont HT. La TVA s’ajoute, puis le coefficient multiplie&#xa0;: le prix client est TTC.</translation>
    </message>
    <message>
        <source>Labour, fees and travel have the default tax group from Settings, or the one chosen under “Pricing”.</source>
        <translation>Main-d’œuvre, frais et déplacement ont le taux par défaut des réglages, ou celui choisi sous «&#xa0;Prix&#xa0;».</translation>
    </message>
    <message>
        <source>A quote or invoice adds up each rate by itself. Amounts are rounded once, so that they add up to the cent.</source>
        <translation>Devis et factures additionnent chaque taux à part. On n’arrondit qu’une fois&#xa0;: tout tombe juste au centime.</translation>
    </message>
    <message>
        <source>If you charge no tax, tick “Charge no tax” in Settings and write the reason for your invoices.</source>
        <translation>Si vous ne facturez pas de TVA, cochez «&#xa0;Ne pas facturer de TVA&#xa0;» dans les réglages et indiquez le motif porté sur les factures.</translation>
    </message>
    <message>
        <source>Importing a file</source>
        <translation>Importer un fichier</translation>
    </message>
    <message>
        <source>A wholesaler’s price list or your address book as it is: CSV, XLSX or ODS.</source>
        <translation>La liste d’un grossiste ou votre carnet d’adresses tel quel&#xa0;: CSV, XLSX ou ODS.</translation>
    </message>
    <message>
        <source>Each column is matched with its meaning; check the samples below it. The next file with these columns is matched the same way.</source>
        <translation>Chaque colonne reçoit son sens&#x202f;; vérifiez les exemples dessous. Le prochain fichier aux mêmes colonnes sera reconnu de même.</translation>
    </message>
    <message>
        <source>The preview shows what is new, what changes, and each row that cannot be read, with the reason.</source>
        <translation>L’aperçu montre ce qui est nouveau, ce qui change, et chaque ligne illisible avec la raison.</translation>
    </message>
    <message>
        <source>Packs, minimums and codes belong to the supplier of the row: one wholesaler’s file changes nothing of another’s.</source>
        <translation>Paquets, minimums et codes sont ceux du fournisseur de la ligne&#xa0;: le fichier d’un grossiste ne change rien chez un autre.</translation>
    </message>
    <message>
        <source>“Past imports…” lists every import. Each can be reverted as a whole, whenever you like.</source>
        <translation>«&#xa0;Imports passés…&#xa0;» liste chaque import. Chacun peut être annulé en entier, quand vous voulez.</translation>
    </message>
    <message>
        <source>Pinned prices</source>
        <translation>Prix figés</translation>
    </message>
    <message>
        <source>What was agreed stays agreed: an approved event keeps the price of every line.</source>
        <translation>Ce qui est convenu le reste&#xa0;: un événement approuvé garde le prix de chaque ligne.</translation>
    </message>
    <message>
        <source>Settings decide whether approval pins prices. Under “Pricing” you can pin or unpin them yourself.</source>
        <translation>Les réglages disent si l’approbation fige les prix. Sous «&#xa0;Prix&#xa0;», on les fige ou on les libère à la main.</translation>
    </message>
    <message>
        <source>While prices are pinned, newer lists, packs and markups change nothing in the event.</source>
        <translation>Tant que les prix sont figés, ni listes plus récentes, ni paquets, ni coefficients ne changent rien à l’événement.</translation>
    </message>
    <message>
        <source>“Unpin prices…” shows line by line what would change, before anything does.</source>
        <translation>«&#xa0;Libérer les prix…&#xa0;» montre ligne par ligne ce qui changerait, avant tout changement.</translation>
    </message>
    <message>
        <source>A new line takes today’s price and keeps it. Copies of an event start with today’s prices.</source>
        <translation>Une nouvelle ligne prend le prix du jour et le garde. Les copies d’un événement partent des prix du jour.</translation>
    </message>
    <message>
        <source>Statements and reminders</source>
        <translation>Relevés et rappels</translation>
    </message>
    <message>
        <source>Who owes you what, said to the client in plain words.</source>
        <translation>Qui vous doit quoi, dit au client en mots simples.</translation>
    </message>
    <message>
        <source>“Statement of account…” on a client lists invoices and payments between two days, as a PDF or a draft e-mail.</source>
        <translation>«&#xa0;Relevé de compte…&#xa0;» d’un client liste factures et paiements entre deux jours, en PDF ou en brouillon d’e-mail.</translation>
    </message>
    <message>
        <source>“Remind…” on Money drafts a message to each client who is late: friendly, second or last. Nothing is sent by itself.</source>
        <translation>«&#xa0;Relancer…&#xa0;» dans Finances rédige un message à chaque client en retard&#xa0;: amical, deuxième ou dernier. Rien ne part tout seul.</translation>
    </message>
    <message>
        <source>Note a reminder once it is sent: the invoice remembers the day and the tone.</source>
        <translation>Notez un rappel une fois envoyé&#xa0;: la facture retient le jour et le ton.</translation>
    </message>
    <message>
        <source>A client with one invoice for the whole month is invoiced with “Invoice the month…” on Money.</source>
        <translation>Un client à facture mensuelle se facture par «&#xa0;Facturer le mois…&#xa0;» dans Finances.</translation>
    </message>
    <message>
        <source>A figure shows how many are free that day; a red one with a minus, how many are short. One in brackets shows how many are out, if you have not said how many you own.</source>
        <translation>Un chiffre indique ce qui est encore libre ce jour-là, en rouge avec un moins ce qui manque&#xa0;; entre parenthèses, ce qui est sorti, si vous n’indiquez pas combien vous en avez.</translation>
    </message>
    <message>
        <source>Begin one with “New series”, or with “Repeat…” in the menu of an event.</source>
        <translation>Commencez-en une avec «&#xa0;Nouvelle série&#xa0;» ou avec «&#xa0;Répéter…&#xa0;» dans le menu d’un événement.</translation>
    </message>
    <message>
        <source>Several events can take turns: choose “Add to a series” in the menu of an event.</source>
        <translation>Plusieurs événements peuvent alterner&#xa0;: choisissez «&#xa0;Ajouter à une série&#xa0;» dans le menu d’un événement.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HireGrid</name>
    <message>
        <source>What is free on each day</source>
        <translation>Ce qui est libre chaque jour</translation>
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
        <translation>%1 en location</translation>
    </message>
    <message>
        <source>%1 short</source>
        <comment>units</comment>
        <translation>%1 manquants</translation>
    </message>
    <message>
        <source>%1 of %2 free</source>
        <comment>units</comment>
        <translation>%1 sur %2 libres</translation>
    </message>
    <message>
        <source>%1, %2 owned</source>
        <translation>%1, %2 en stock</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <translation>%1, non compté</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Stock</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HirePage</name>
    <message>
        <source>Hire</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Jours précédents</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>Jours suivants</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>What do you hire out? Vases, arches and stands that you add under Products as hire are listed here, with what is free of them on each day.</source>
        <translation>Que louez-vous&#x202f;? Les vases, arches et supports que vous ajoutez comme location dans Produits figurent ici, avec ce qui en est libre chaque jour.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>No matching items.</source>
        <translation>Aucun article ne correspond.</translation>
    </message>
    <message>
        <source>Search items…</source>
        <translation>Chercher un article…</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>the chosen item</source>
        <translation>l’article choisi</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>Du %1 au %2</translation>
    </message>
    <message>
        <source>Everything is checked in</source>
        <translation>Tous les retours sont enregistrés</translation>
    </message>
    <message numerus="yes">
        <source>%n events to check in</source>
        <translation>
            <numerusform>%n retour à enregistrer</numerusform>
            <numerusform>%n retours à enregistrer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n article</numerusform>
            <numerusform>%n articles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n manquant</numerusform>
            <numerusform>%n manquants</numerusform>
        </translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Manquants</translation>
    </message>
    <message>
        <source>Only what is short on one of these days or in the next four weeks</source>
        <translation>Seulement ce qui manque l’un de ces jours ou dans les quatre prochaines semaines</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libres</translation>
    </message>
    <message>
        <source>none free</source>
        <translation>aucun libre</translation>
    </message>
    <message>
        <source>short</source>
        <translation>manquants</translation>
    </message>
    <message>
        <source>out, not counted</source>
        <translation>loués, non comptés</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>below: nothing out</source>
        <translation>dessous&#xa0;: rien de loué</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>tout libre</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HiredDelegate</name>
    <message>
        <source>sold</source>
        <translation>vendu</translation>
    </message>
    <message>
        <source>hired out</source>
        <translation>loué</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryModel</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryTab</name>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>You’ll see every change to this event here: what was changed, when and by whom.</source>
        <translation>Vous verrez ici chaque modification de cet événement&#xa0;: quoi, quand et par qui.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message>
        <source>Event created</source>
        <translation>Événement créé</translation>
    </message>
    <message>
        <source>Deleted event restored</source>
        <translation>Événement supprimé rétabli</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nom court</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externe</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Second client</translation>
    </message>
    <message>
        <source>Ceremony address</source>
        <translation>Adresse cérémonie</translation>
    </message>
    <message>
        <source>Venue address</source>
        <translation>Adresse du lieu</translation>
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
        <translation>Lieu à partir de</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Lieu jusqu’à</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Description changed</source>
        <translation>Description modifiée</translation>
    </message>
    <message>
        <source>Links changed</source>
        <translation>Liens modifiés</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Contacts changed</source>
        <translation>Contacts modifiés</translation>
    </message>
    <message>
        <source>Source of the enquiry</source>
        <translation>Origine de la demande</translation>
    </message>
    <message>
        <source>Follow up on</source>
        <translation>Relancer le</translation>
    </message>
    <message>
        <source>Reason it was lost</source>
        <translation>Motif de perte</translation>
    </message>
    <message>
        <source>Quote %1 created</source>
        <translation>Devis %1 établi</translation>
    </message>
    <message>
        <source>Quote %1 accepted</source>
        <translation>Devis %1 accepté</translation>
    </message>
    <message>
        <source>Quote %1 declined</source>
        <translation>Devis %1 refusé</translation>
    </message>
    <message>
        <source>Quote %1 reopened</source>
        <translation>Devis %1 rouvert</translation>
    </message>
    <message>
        <source>Quote %1 deleted</source>
        <translation>Devis %1 supprimé</translation>
    </message>
    <message>
        <source>Payment plan changed</source>
        <translation>Échéancier modifié</translation>
    </message>
    <message>
        <source>Payment added</source>
        <translation>Paiement ajouté</translation>
    </message>
    <message>
        <source>Payment changed</source>
        <translation>Paiement modifié</translation>
    </message>
    <message>
        <source>Day of the payment of %1</source>
        <translation>Date du paiement de %1</translation>
    </message>
    <message>
        <source>Method of the payment of %1</source>
        <translation>Mode du paiement de %1</translation>
    </message>
    <message>
        <source>Reference of the payment of %1</source>
        <translation>Référence du paiement de %1</translation>
    </message>
    <message>
        <source>Note of the payment of %1</source>
        <translation>Note du paiement de %1</translation>
    </message>
    <message>
        <source>Payment deleted</source>
        <translation>Paiement supprimé</translation>
    </message>
    <message>
        <source>Invoice %1 issued</source>
        <translation>Facture %1 émise</translation>
    </message>
    <message>
        <source>Return of %1 changed</source>
        <translation>Retour modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Credit note %1 issued</source>
        <translation>Avoir %1 émis</translation>
    </message>
    <message>
        <source>Extra per unit</source>
        <translation>Supplément/pièce</translation>
    </message>
    <message>
        <source>Markups changed</source>
        <translation>Coefficients modifiés</translation>
    </message>
    <message>
        <source>Labour changed</source>
        <translation>Main-d’œuvre modifiée</translation>
    </message>
    <message>
        <source>Fees changed</source>
        <translation>Frais modifiés</translation>
    </message>
    <message>
        <source>Travel changed</source>
        <translation>Déplacement modifié</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>Ajout de %1</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>Suppression de %1</translation>
    </message>
    <message>
        <source>Name of an arrangement</source>
        <translation>Nom d’une composition</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1&#xa0;: masqué</translation>
    </message>
    <message>
        <source>%1 shown again</source>
        <translation>%1&#xa0;: réaffiché</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Position de %1</translation>
    </message>
    <message>
        <source>Description of %1</source>
        <translation>Description de %1</translation>
    </message>
    <message>
        <source>Notes of %1</source>
        <translation>Notes de %1</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <translation>Quantité de %1</translation>
    </message>
    <message>
        <source>Supplier of %1</source>
        <translation>Fournisseur de %1</translation>
    </message>
    <message>
        <source>Flower replaced</source>
        <translation>Fleur remplacée</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>Déplacement de %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>API key %1</source>
        <translation>Clé d’API %1</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Demo shop</source>
        <translation>Boutique démo</translation>
    </message>
    <message>
        <source>Discount changed</source>
        <translation>Remise modifiée</translation>
    </message>
    <message>
        <source>Fixed price of %1</source>
        <translation>Prix fixe de %1</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>TVA</translation>
    </message>
    <message numerus="yes">
        <source>%1 hour(s)</source>
        <translation>
            <numerusform>%1 heure</numerusform>
            <numerusform>%1 heures</numerusform>
        </translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distance %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>tarif %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Main-d’œuvre</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Markup of %1</source>
        <translation>Coefficient de %1</translation>
    </message>
    <message>
        <source>Minutes for each %1</source>
        <translation>Minutes par %1</translation>
    </message>
    <message>
        <source>Where %1 goes</source>
        <translation>Destination de %1</translation>
    </message>
    <message>
        <source>Lines with pinned prices</source>
        <translation>Lignes à prix figé</translation>
    </message>
    <message>
        <source>Pictures changed</source>
        <translation>Photos modifiées</translation>
    </message>
    <message>
        <source>Pictures of %1 changed</source>
        <translation>Photos de %1 modifiées</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added</source>
        <translation>
            <numerusform>%Ln photo ajoutée</numerusform>
            <numerusform>%Ln photos ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%Ln photo retirée</numerusform>
            <numerusform>%Ln photos retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added to %1</source>
        <translation>
            <numerusform>%Ln photo ajoutée à %1</numerusform>
            <numerusform>%Ln photos ajoutées à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed from %1</source>
        <translation>
            <numerusform>%Ln photo retirée de %1</numerusform>
            <numerusform>%Ln photos retirées de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned price lists</source>
        <translation>Listes de prix figées</translation>
    </message>
    <message>
        <source>Price lists no longer pinned</source>
        <translation>Listes de prix à nouveau libres</translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s) pinned</source>
        <translation>
            <numerusform>%Ln liste de prix figée</numerusform>
            <numerusform>%Ln listes de prix figées</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned price lists changed</source>
        <translation>Autres listes de prix figées</translation>
    </message>
    <message>
        <source>Prices no longer pinned</source>
        <translation>Prix à nouveau libres</translation>
    </message>
    <message numerus="yes">
        <source>Prices of %n line(s) pinned</source>
        <translation>
            <numerusform>Prix de %Ln ligne figé</numerusform>
            <numerusform>Prix de %Ln lignes figés</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned prices changed</source>
        <translation>Prix figés modifiés</translation>
    </message>
    <message>
        <source>shop default</source>
        <translation>comme la boutique</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Fee “%1” removed</source>
        <translation>Frais «&#xa0;%1&#xa0;» supprimés</translation>
    </message>
    <message>
        <source>Fee “%1” added</source>
        <translation>Frais «&#xa0;%1&#xa0;» ajoutés</translation>
    </message>
    <message>
        <source>Fee “%1”</source>
        <translation>Frais «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Contact added: %1</source>
        <translation>Contact ajouté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Contact removed: %1</source>
        <translation>Contact retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Contacts: %1 → %2</source>
        <translation>Contacts&#xa0;: %1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportDialog</name>
    <message>
        <source>Past imports…</source>
        <translation>Imports passés…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Import products</source>
        <translation>Importer des produits</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importer des prix</translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>1 of 3: the file</source>
        <translation>1 sur 3&#xa0;: le fichier</translation>
    </message>
    <message>
        <source>2 of 3: what its columns mean</source>
        <translation>2 sur 3&#xa0;: le sens de ses colonnes</translation>
    </message>
    <message>
        <source>3 of 3: what will happen</source>
        <translation>3 sur 3&#xa0;: ce qui va se passer</translation>
    </message>
    <message>
        <source>past imports</source>
        <translation>imports passés</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 cannot be imported. %2</source>
        <translation>%1 ne peut pas être importé. %2</translation>
    </message>
    <message>
        <source>Save the refused rows</source>
        <translation>Enregistrer les lignes refusées</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tableau CSV (*.csv)</translation>
    </message>
    <message>
        <source>refused rows of %1</source>
        <translation>lignes refusées de %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 n’a pas été enregistré. %2</translation>
    </message>
    <message>
        <source>Revert import</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>Undo the import of %1?</source>
        <translation>Annuler l’import de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Removes what it added and restores what it changed, except what has been changed or used since. You can’t undo this step.</source>
        <translation>Retire ce qu’il a ajouté et rétablit ce qu’il a modifié, sauf ce qui a été modifié ou utilisé depuis. Cette action est définitive.</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep the import</source>
        <translation>Conserver l’import</translation>
    </message>
    <message>
        <source>Import clients</source>
        <translation>Importer des clients</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportEntry</name>
    <message>
        <source>Past imports…</source>
        <translation>Imports passés…</translation>
    </message>
    <message>
        <source>Make a price list first; the prices go there.</source>
        <translation>Créez d’abord une liste de prix&#x202f;; les prix y iront.</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importer un fichier…</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Importer des prix…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportTarget</name>
    <message>
        <source>Supplier of all rows</source>
        <translation>Fournisseur de toutes les lignes</translation>
    </message>
    <message>
        <source>Prices go into</source>
        <translation>Les prix vont dans</translation>
    </message>
    <message>
        <source>Name of the new list</source>
        <translation>Nom de la nouvelle liste</translation>
    </message>
    <message>
        <source>A new price list, from today</source>
        <translation>Une nouvelle liste de prix, à partir d’aujourd’hui</translation>
    </message>
    <message>
        <source>Leave the prices out</source>
        <translation>Laisser les prix de côté</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InstalmentStation</name>
    <message>
        <source>Invoice this part</source>
        <translation>Facturer l’échéance</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>échéance %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Réglé</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Invoiced</source>
        <translation>Facturé</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>À régler</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Facturer %1</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 restant dû</translation>
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
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nouveau webhook</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nouvelle adresse de calendrier</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoiceDraft</name>
    <message>
        <source>The message with invoice %1 is open in your mail program.</source>
        <translation>Le message avec la facture %1 est ouvert dans votre messagerie.</translation>
    </message>
    <message>
        <source>No mail program opens the message; it is in %1.</source>
        <translation>Aucune messagerie n’ouvre le message&#xa0;; il se trouve dans %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoiceForm</name>
    <message>
        <source>Bill to</source>
        <translation>Facturer à</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>N° de TVA</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>Adresse d’e‑facturation</translation>
    </message>
    <message>
        <source>Their reference</source>
        <translation>Référence du client</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>p. ex. +14</translation>
    </message>
    <message>
        <source>Note on the invoice</source>
        <translation>Note sur la facture</translation>
    </message>
    <message>
        <source>Reason on the credit note</source>
        <translation>Motif sur l’avoir</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Indiquez un jour, par exemple +14.</translation>
    </message>
    <message>
        <source>For an e-invoice the shop lacks: %1.</source>
        <translation>Pour une facture électronique, il manque à la boutique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>For an e-invoice the client lacks: %1.</source>
        <translation>Pour une facture électronique, il manque au client&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The invoice has no address of the client yet.</source>
        <translation>La facture n’indique pas encore l’adresse du client.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoicesCard</name>
    <message>
        <source>Invoices</source>
        <translation>Factures</translation>
    </message>
    <message>
        <source>Invoice the rest</source>
        <translation>Facturer le solde</translation>
    </message>
    <message>
        <source>None issued yet.</source>
        <translation>Aucune émise pour l’instant.</translation>
    </message>
    <message>
        <source>%1 is dated %2, after today: it was issued while a clock was ahead. What is issued now is dated today.</source>
        <translation>%1 est datée du %2, après aujourd’hui&#xa0;: elle a été émise alors qu’une horloge avançait. Ce qui est émis maintenant porte la date d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Credit note %1 for %2</source>
        <translation>Avoir %1 sur %2</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Facture %1</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>annulée par un avoir</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>échéance %1</translation>
    </message>
    <message>
        <source>Save %1 as PDF</source>
        <translation>Enregistrer %1 en PDF</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>le solde</translation>
    </message>
    <message>
        <source>Issue an invoice for %1, %2? It gets its number now and cannot be undone, only credited.</source>
        <translation>Émettre une facture pour %1, %2&#x202f;? Elle reçoit son numéro maintenant et ne s’annule que par un avoir.</translation>
    </message>
    <message>
        <source>Issue the invoice</source>
        <translation>Émettre la facture</translation>
    </message>
    <message>
        <source>Issue a credit note over all of %1? It gets a number of its own and cannot be undone.</source>
        <translation>Émettre un avoir sur la totalité de %1&#x202f;? Il reçoit son propre numéro et ne s’annule pas.</translation>
    </message>
    <message>
        <source>Issue the credit note</source>
        <translation>Émettre l’avoir</translation>
    </message>
    <message>
        <source>Issue invoice</source>
        <translation>Émettre une facture</translation>
    </message>
    <message>
        <source>Credit invoice %1</source>
        <translation>Avoir sur la facture %1</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>payée %1</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>payée</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 restant dû</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>Préparer l’e-mail</translation>
    </message>
    <message>
        <source>Everything is invoiced.</source>
        <translation>Tout est facturé.</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
    <message>
        <source>Save e-invoice (UBL, Peppol)…</source>
        <translation>Enregistrer l’e-facture (UBL, Peppol)…</translation>
    </message>
    <message>
        <source>Credit…</source>
        <translation>Établir un avoir…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IssuedModel</name>
    <message>
        <source>Credit note for %1</source>
        <translation>Avoir sur %1</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Annulée par un avoir</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Émise le</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payée</translation>
    </message>
    <message>
        <source>Overdue: %1</source>
        <translation>En retard&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 restant dû</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>À payer</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>En retard</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::JournalModel</name>
    <message>
        <source>Excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>TTC</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeptWords</name>
    <message>
        <source>Lines follow the price lists.</source>
        <translation>Les lignes suivent les listes de prix.</translation>
    </message>
    <message>
        <source>Prices pinned on %1</source>
        <translation>Prix figés le %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with a pinned price</source>
        <translation>
            <numerusform>%n ligne à prix figé</numerusform>
            <numerusform>%n lignes à prix figé</numerusform>
        </translation>
    </message>
    <message>
        <source>Price pinned on %1</source>
        <translation>Prix figé le %1</translation>
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
        <source>Status</source>
        <translation>Statut</translation>
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
        <source>Programs that use “%1” are refused from their next request. This cannot be undone; they will need a new key.</source>
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
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Calendar address</source>
        <translation>Adresse de calendrier</translation>
    </message>
    <message>
        <source>reads events and tasks</source>
        <translation>lit les événements et les tâches</translation>
    </message>
    <message>
        <source>reads events</source>
        <translation>lit les événements</translation>
    </message>
    <message>
        <source>Revoke address…</source>
        <translation>Révoquer l’adresse…</translation>
    </message>
    <message>
        <source>Calendar programs that read “%1” are refused from their next request. This cannot be undone; they will need a new address.</source>
        <translation>Les programmes de calendrier qui lisent «&#xa0;%1&#xa0;» sont refusés dès leur prochaine requête. C’est irréversible&#xa0;; il leur faudra une nouvelle adresse.</translation>
    </message>
    <message>
        <source>Revoke address</source>
        <translation>Révoquer l’adresse</translation>
    </message>
    <message>
        <source>Revoke calendar address %1</source>
        <translation>Révoquer l’adresse de calendrier %1</translation>
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
        <source>Status</source>
        <translation>Statut</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message>
        <source>API keys</source>
        <translation>Clés d’API</translation>
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
        <source>Copy this key into the program that needs it. You won’t see it again.</source>
        <translation>Copiez cette clé dans le programme qui en a besoin. Elle ne sera plus affichée.</translation>
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
    <message>
        <source>New calendar address</source>
        <translation>Nouvelle adresse de calendrier</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>l’adresse</translation>
    </message>
    <message>
        <source>Subscribe to this address in your calendar program. You won’t see it again.</source>
        <translation>Abonnez-vous à cette adresse dans votre programme de calendrier. Elle ne sera plus affichée.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Aucune clé</translation>
    </message>
    <message>
        <source>Create one key for each program: your website, a till, a spreadsheet. Calendars use an address instead.</source>
        <translation>Créez une clé par programme&#xa0;: site, caisse, tableur. Les calendriers utilisent une adresse à la place.</translation>
    </message>
    <message>
        <source>No keys yet</source>
        <translation>Pas encore de clé</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KnownPanel</name>
    <message>
        <source>Left out</source>
        <translation>Ignorée</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Mis à jour</translation>
    </message>
    <message>
        <source>Existing client</source>
        <translation>Client existant</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Doublons possibles</translation>
    </message>
    <message>
        <source>Same person: update</source>
        <translation>Même personne&#xa0;: mettre à jour</translation>
    </message>
    <message>
        <source>Someone else: add</source>
        <translation>Autre personne&#xa0;: ajouter</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LateRefusal</name>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>what was typed; why</comment>
        <translation>Non enregistré&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>au choix</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (archivé)</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <source>%1 a unit excl. tax</source>
        <translation>%1 par pièce HT</translation>
    </message>
    <message>
        <source>%1 stems save a pack. Ctrl+. applies it.</source>
        <translation>%1 tiges économisent un paquet. Ctrl+. l’applique.</translation>
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
        <source>“%1” is not a number of stems.</source>
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
    <message numerus="yes">
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>Déplacer %Ln ligne vers %1</numerusform>
            <numerusform>Déplacer %Ln lignes vers %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Article</translation>
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
        <source>Left over</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Shared with other lines: %1 stems in all.</source>
        <translation>Partagé avec d’autres lignes&#xa0;: %1 tiges en tout.</translation>
    </message>
    <message>
        <source>A pack of %1 costs %2 excl. tax.</source>
        <translation>Un paquet de %1 coûte %2 HT.</translation>
    </message>
    <message>
        <source>Packs in all</source>
        <translation>Total paquets</translation>
    </message>
    <message>
        <source>%1 fewer in the whole event saves a pack.</source>
        <translation>%1 de moins dans tout l’événement économisent un paquet.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>HT</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinksField</name>
    <message>
        <source>Add a link: a name and its address</source>
        <translation>Ajouter un lien&#xa0;: un nom et son adresse</translation>
    </message>
    <message>
        <source>Add a link</source>
        <translation>Ajouter un lien</translation>
    </message>
    <message>
        <source>Write an address such as https://example.com, or a name before it.</source>
        <translation>Saisissez une adresse comme https://example.com, précédée ou non d’un nom.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LogoField</name>
    <message>
        <source>The logo</source>
        <translation>Le logo</translation>
    </message>
    <message>
        <source>Choose the logo</source>
        <translation>Choisir le logo</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Retirer le logo</translation>
    </message>
    <message>
        <source>A PNG, JPEG or WebP file, which can be dropped here.</source>
        <translation>Un fichier PNG, JPEG ou WebP, que l’on peut déposer ici.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MailDraft</name>
    <message>
        <source>Open in mail program</source>
        <translation>Ouvrir dans la messagerie</translation>
    </message>
    <message>
        <source>No mail program answers; the text is on the clipboard.</source>
        <translation>Aucune messagerie ne répond&#x202f;; le texte est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
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
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
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
        <source>No answer since %1</source>
        <translation>Sans réponse depuis %1</translation>
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
    <message>
        <source>Order sheet of %1</source>
        <translation>Liste de commande de %1</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nouveau produit</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nouveau fournisseur</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nouvelle liste de prix</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Nouvelle couleur</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Nouvelle catégorie</translation>
    </message>
    <message>
        <source>Open another shop</source>
        <translation>Ouvrir une autre boutique</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé d’API</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nouveau webhook</translation>
    </message>
    <message>
        <source>New shop</source>
        <translation>Nouvelle boutique</translation>
    </message>
    <message>
        <source>Appearance: as the system</source>
        <translation>Apparence&#xa0;: comme le système</translation>
    </message>
    <message>
        <source>Appearance: light</source>
        <translation>Apparence&#xa0;: clair</translation>
    </message>
    <message>
        <source>Appearance: dark</source>
        <translation>Apparence&#xa0;: sombre</translation>
    </message>
    <message>
        <source>theme night day mode</source>
        <translation>thème nuit jour mode</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be undone. Undo again for the step before it.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être annulé. Annulez encore une fois pour l’étape précédente.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Aide sur cette page</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Tous les raccourcis</translation>
    </message>
    <message>
        <source>help manual how shortcut keyboard</source>
        <translation>aide manuel comment raccourci clavier</translation>
    </message>
    <message>
        <source>Import products</source>
        <translation>Importer des produits</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importer des prix</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Nouveau client</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nouvelle adresse de calendrier</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finances</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nouvelle série</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nouvelle tâche</translation>
    </message>
    <message>
        <source>Record payment of %1</source>
        <translation>Enregistrer le paiement de %1</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Facturer %1</translation>
    </message>
    <message>
        <source>Invoice the month…</source>
        <translation>Facturer le mois…</translation>
    </message>
    <message>
        <source>Remind…</source>
        <translation>Relancer…</translation>
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
        <source>%1 per pack</source>
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
    <name>stemdesk::ui::MenuSearch</name>
    <message>
        <source>Type to find…</source>
        <translation>Tapez pour rechercher…</translation>
    </message>
    <message>
        <source>Find in this menu</source>
        <translation>Rechercher dans ce menu</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyPage</name>
    <message>
        <source>Money</source>
        <translation>Finances</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Ce qui est dû</translation>
    </message>
    <message>
        <source>Who owes what, by due date. Events appear here once a quote is accepted or a payment is recorded.</source>
        <translation>Qui doit quoi, par échéance. Les événements apparaissent ici dès qu’un devis est accepté ou qu’un paiement est enregistré.</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Factures</translation>
    </message>
    <message>
        <source>All invoices and credit notes. Issue them in an event, under “Payments”.</source>
        <translation>Toutes les factures et tous les avoirs. Ils s’émettent dans un événement, sous «&#xa0;Paiements&#xa0;».</translation>
    </message>
    <message>
        <source>Search client, event, number…</source>
        <translation>Chercher client, événement, numéro…</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Nothing is outstanding on it</source>
        <translation>Il n’y a rien à encaisser dessus</translation>
    </message>
    <message>
        <source>Export invoices…</source>
        <translation>Exporter les factures…</translation>
    </message>
    <message>
        <source>Export payments…</source>
        <translation>Exporter les paiements…</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Go to the events</source>
        <translation>Voir les événements</translation>
    </message>
    <message numerus="yes">
        <source>more than %n invoices and credit notes</source>
        <translation>
            <numerusform>plus de %Ln facture ou avoir</numerusform>
            <numerusform>plus de %Ln factures et avoirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoices</source>
        <translation>
            <numerusform>%Ln facture</numerusform>
            <numerusform>%Ln factures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit notes</source>
        <translation>
            <numerusform>%Ln avoir</numerusform>
            <numerusform>%Ln avoirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outstanding payments</source>
        <translation>
            <numerusform>%Ln paiement attendu</numerusform>
            <numerusform>%Ln paiements attendus</numerusform>
        </translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>Dates: %1</source>
        <translation>Période&#xa0;: %1</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>À encaisser</translation>
    </message>
    <message>
        <source>Save e-invoice…</source>
        <translation>Enregistrer l’e-facture…</translation>
    </message>
    <message>
        <source>Saves it as UBL, by the rules of Peppol</source>
        <translation>L’enregistre en UBL, selon les règles de Peppol</translation>
    </message>
    <message>
        <source>Search client, event…</source>
        <translation>Chercher client, événement…</translation>
    </message>
    <message>
        <source>Invoice the month…</source>
        <translation>Facturer le mois…</translation>
    </message>
    <message>
        <source>Remind…</source>
        <translation>Relancer…</translation>
    </message>
    <message>
        <source>Record payment…</source>
        <translation>Enregistrer un paiement…</translation>
    </message>
    <message>
        <source>Export the journal…</source>
        <translation>Exporter le journal…</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Save the journal as PDF…</source>
        <translation>Enregistrer le journal en PDF…</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>Préparer l’e-mail</translation>
    </message>
    <message>
        <source>A message in the mail program, with the invoice as PDF. Nothing is sent by itself</source>
        <translation>Un message dans la messagerie, avec la facture en PDF. Rien n’est envoyé automatiquement</translation>
    </message>
    <message>
        <source>Every invoice, credit note, reminder and payment is written down here for the auditor: who did what, when, and which values it changed.</source>
        <translation>Chaque facture, avoir, rappel et paiement est noté ici pour le contrôle&#xa0;: qui a fait quoi, quand, et quelles valeurs ont changé.</translation>
    </message>
    <message>
        <source>By due date</source>
        <translation>Par échéance</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récentes d’abord</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%Ln écriture</numerusform>
            <numerusform>%Ln écritures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n entries</source>
        <translation>
            <numerusform>plus de %Ln écriture</numerusform>
            <numerusform>plus de %Ln écritures</numerusform>
        </translation>
    </message>
    <message>
        <source>the chosen entry</source>
        <translation>l’écriture choisie</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Écriture %1</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>In the journal</source>
        <translation>Dans le journal</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyTable</name>
    <message>
        <source>No matches.</source>
        <translation>Aucun résultat.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+%Ln autre</numerusform>
            <numerusform>+%Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDialog</name>
    <message>
        <source>due %1</source>
        <translation>échéance %1</translation>
    </message>
    <message>
        <source>Invoice the month</source>
        <translation>Facturer le mois</translation>
    </message>
    <message>
        <source>Clients to invoice</source>
        <translation>Clients à facturer</translation>
    </message>
    <message>
        <source>The invoice</source>
        <translation>La facture</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Looking at what there is to invoice…</source>
        <translation>Recherche de ce qui est à facturer…</translation>
    </message>
    <message>
        <source>Space ticks and unticks. Each invoice gets its number now and cannot be undone, only credited.</source>
        <translation>Espace coche et décoche. Chaque facture reçoit son numéro maintenant&#x202f;; elle ne peut plus être annulée, seulement faire l’objet d’un avoir.</translation>
    </message>
    <message>
        <source>Issue invoices</source>
        <translation>Émettre les factures</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issue %n invoices</source>
        <translation>
            <numerusform>Émettre %Ln facture</numerusform>
            <numerusform>Émettre %Ln factures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issued %n invoices</source>
        <translation>
            <numerusform>%Ln facture émise</numerusform>
            <numerusform>%Ln factures émises</numerusform>
        </translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Total TTC</translation>
    </message>
    <message>
        <source>No monthly invoices are due. Tick “One invoice a month” for a client under Clients first.</source>
        <translation>Aucune facture mensuelle à émettre. Choisissez d’abord «&#xa0;Une facture par mois&#xa0;» pour un client, sous Clients.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthGrid</name>
    <message>
        <source>Days of the month</source>
        <translation>Jours du mois</translation>
    </message>
    <message>
        <source>Events of the day</source>
        <translation>Événements du jour</translation>
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
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Order %n days late</source>
        <translation>
            <numerusform>Commande %Ln jour en retard</numerusform>
            <numerusform>Commande %Ln jours en retard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthView</name>
    <message>
        <source>Month before</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
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
        <translation>Réduire la navigation</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Expand the navigation</source>
        <translation>Déployer la navigation</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewFlowerPanel</name>
    <message>
        <source>Add to the catalogue</source>
        <translation>Ajouter au catalogue</translation>
    </message>
    <message>
        <source>A flower that is new to the catalogue</source>
        <translation>Une fleur nouvelle dans le catalogue</translation>
    </message>
    <message>
        <source>New in the catalogue</source>
        <translation>Nouveau dans le catalogue</translation>
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
        <source>Units per pack</source>
        <translation>Pièces par paquet</translation>
    </message>
    <message>
        <source>Cost of one</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Donnez-lui un nom.</translation>
    </message>
    <message>
        <source>Write a length in cm, like 60.</source>
        <translation>Saisissez une longueur en cm, comme 60.</translation>
    </message>
    <message>
        <source>Write a number, like 20.</source>
        <translation>Saisissez un nombre, comme 20.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Saisissez un montant, 0 ou plus.</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>En moyenne</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewFlowerTexts</name>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
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
        <source>Valid</source>
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
    <message>
        <source>A calendar address, for events</source>
        <translation>Une adresse de calendrier, pour les événements</translation>
    </message>
    <message>
        <source>A calendar address, for events and tasks</source>
        <translation>Une adresse de calendrier, pour les événements et les tâches</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nouvelle adresse de calendrier</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Who reads it: “Ann’s phone”…</source>
        <translation>Qui la lit&#xa0;: «&#xa0;Téléphone d’Anna&#xa0;»…</translation>
    </message>
    <message>
        <source>Create address</source>
        <translation>Créer l’adresse</translation>
    </message>
    <message>
        <source>Create calendar address</source>
        <translation>Créer une adresse de calendrier</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Make no price list</source>
        <translation>Ne pas créer de liste de prix</translation>
    </message>
    <message>
        <source>Name, like Flowers spring</source>
        <translation>Nom, comme Fleurs printemps</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>pas du tout</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Prices valid from</source>
        <translation>Prix valables à partir du</translation>
    </message>
    <message>
        <source>Tax on these prices</source>
        <translation>TVA en&#xa0;%</translation>
    </message>
    <message>
        <source>Prices change by</source>
        <translation>Variation des prix</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Prices copied</source>
        <translation>Prix copiés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message numerus="yes">
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>Nouvelle liste de %1 d’après %2, avec son %Ln prix</numerusform>
            <numerusform>Nouvelle liste de %1 d’après %2, avec ses %Ln prix</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un taux&#x202f;; saisissez un pourcentage, comme 20.</translation>
    </message>
    <message>
        <source>“%1” is not a percentage; write it like 4 or -2.5.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un pourcentage&#x202f;; saisissez-le comme 4 ou -2,5.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Copying: %1 of %2 prices</source>
        <translation>Copie&#xa0;: %1 prix sur %2</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add nothing</source>
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
    <name>stemdesk::ui::NewRow</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewTaskRow</name>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Do not add a task</source>
        <translation>Ne pas ajouter de tâche</translation>
    </message>
    <message>
        <source>Write a day, like sat or +7.</source>
        <translation>Indiquez un jour, par exemple sam ou +7.</translation>
    </message>
    <message>
        <source>Write how long it takes, like 90 or 1:30.</source>
        <translation>Indiquez la durée, par exemple 90 ou 1:30.</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nouvelle tâche</translation>
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
        <source>The address that the other program’s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>L’adresse, sur l’Internet public, que vous a donnée l’éditeur de l’autre programme. Stemdesk y envoie un message, signé avec un secret, quand quelque chose se passe.</translation>
    </message>
    <message>
        <source>What it reports</source>
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
    <name>stemdesk::ui::NewWordRow</name>
    <message>
        <source>Name of the new colour</source>
        <translation>Nom de la nouvelle couleur</translation>
    </message>
    <message>
        <source>Name of the new category</source>
        <translation>Nom de la nouvelle catégorie</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Ne rien ajouter</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OccurrenceStrip</name>
    <message>
        <source>This and the following</source>
        <translation>Celui-ci et les suivants</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Open the series</source>
        <translation>Ouvrir la série</translation>
    </message>
    <message>
        <source>Apply the changes made here to the series’ template and its later events</source>
        <translation>Reporte les changements dans le modèle de la série et ses événements suivants</translation>
    </message>
    <message>
        <source>Apply the changes made here to the series’ template and all its events from today on</source>
        <translation>Reporte les changements dans le modèle de la série et tous ses événements à partir d’aujourd’hui</translation>
    </message>
    <message>
        <source>All events of the series</source>
        <translation>Tous les événements de la série</translation>
    </message>
    <message>
        <source>One of the series %1, changed on its own. Change as well:</source>
        <translation>Un événement de la série %1, modifié à part. Modifier aussi&#xa0;:</translation>
    </message>
    <message>
        <source>One of the series %1; changes here affect only this event.</source>
        <translation>Fait partie de la série %1&#x202f;; ce que vous changez ici ne vaut que pour celui-ci.</translation>
    </message>
    <message>
        <source>Change the series as %1</source>
        <translation>Modifier la série comme %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n laissé tel quel</numerusform>
            <numerusform>%n laissés tels quels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n événement mis à jour</numerusform>
            <numerusform>%n événements mis à jour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Tout fournisseur</translation>
    </message>
    <message>
        <source>Their code</source>
        <translation>Code fourn.</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Code chez %1</translation>
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
        <source>cheapest</source>
        <translation>le moins cher</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Pack of %1</source>
        <translation>Paquet de %1</translation>
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
        <translation>EAN de %1</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 par paquet</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Ajouter un fournisseur</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix.</translation>
    </message>
    <message>
        <source>Unit cost of %1</source>
        <translation>Coût unitaire chez %1</translation>
    </message>
    <message>
        <source>Unit cost without a supplier</source>
        <translation>Coût unitaire sans fournisseur</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message>
        <source>No open orders.</source>
        <translation>Aucune commande en cours.</translation>
    </message>
    <message>
        <source>and earlier orders</source>
        <translation>et commandes antérieures</translation>
    </message>
    <message>
        <source>Open the order of %1</source>
        <translation>Ouvrir la commande du %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln ligne à livrer</numerusform>
            <numerusform>%Ln lignes à livrer</numerusform>
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
        <translation>sans prix</translation>
    </message>
    <message>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>Le fournisseur ne livre pas moins de %1.</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Some prices are missing from the price lists.</source>
        <translation>Il manque des prix dans les listes de prix.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Article</translation>
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
        <source>Left over</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>%1 more are ordered as spare.</source>
        <translation>%1 de plus sont commandées en réserve.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Déjà commandé</translation>
    </message>
    <message>
        <source>%1 more are ordered than needed now.</source>
        <translation>%1 de plus commandés que nécessaire à présent.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderedSheets</name>
    <message>
        <source>All ordered</source>
        <translation>Tout est commandé</translation>
    </message>
    <message>
        <source>Nothing more is needed for these events.</source>
        <translation>Il ne manque plus rien pour ces événements.</translation>
    </message>
    <message>
        <source>Check in the delivery</source>
        <translation>Réceptionner la livraison</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Listes enregistrées</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Rien de nouveau</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Ouvrir le brouillon</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not ordered.</source>
        <translation>
            <numerusform>%Ln brouillon non commandé.</numerusform>
            <numerusform>%Ln brouillons non commandés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Choose one or more events, or a week. You’ll see each supplier’s order here, with packs worked out for all of them together.</source>
        <translation>Choisissez un ou plusieurs événements, ou une semaine. Vous verrez ici la commande de chaque fournisseur, avec les paquets calculés pour l’ensemble.</translation>
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
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Les pages telles qu’elles s’imprimeront</translation>
    </message>
    <message>
        <source>Save this sheet</source>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <source>Keeps the sheet as it is now, to compare and check deliveries later</source>
        <translation>Garde la liste telle qu’elle est, pour comparer et contrôler les livraisons plus tard</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
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
        <translation>Créer le PDF…</translation>
    </message>
    <message>
        <source>As they were sent, and what came in</source>
        <translation>Telles qu’envoyées, et ce qui est arrivé</translation>
    </message>
    <message>
        <source>%3 incl. tax · %1 · %2</source>
        <translation>%3 TTC · %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1 · %2</source>
        <translation>Enregistrée le %1 · %2</translation>
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
    <message>
        <source>Only new</source>
        <translation>Nouveautés seulement</translation>
    </message>
    <message>
        <source>Only what is missing from the sheets already ordered; otherwise everything again</source>
        <translation>Seulement ce qui manque en plus des listes commandées&#x202f;; sinon tout de nouveau</translation>
    </message>
    <message>
        <source>Mark as ordered</source>
        <translation>Marquer comme commandée</translation>
    </message>
    <message>
        <source>Ordered %1 · %2</source>
        <translation>Commandé %1 · %2</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>Revenir au brouillon</translation>
    </message>
    <message>
        <source>Some of it has arrived, so it was ordered</source>
        <translation>Une partie est déjà arrivée&#xa0;: elle a donc été commandée</translation>
    </message>
    <message>
        <source>It was not ordered after all; its goods have to be ordered again</source>
        <translation>Pas commandée finalement&#xa0;: son contenu est de nouveau à commander</translation>
    </message>
    <message>
        <source>What it holds counts as ordered and is not offered again</source>
        <translation>Son contenu compte comme commandé et n’est plus proposé</translation>
    </message>
    <message>
        <source>Saves it, as a sheet for each delivery day. What it holds counts as ordered and is not offered again</source>
        <translation>Enregistre une liste par jour de livraison. Son contenu compte comme commandé et n’est plus proposé</translation>
    </message>
    <message>
        <source>Take an order sheet back to draft</source>
        <translation>Remettre une liste de commande en brouillon</translation>
    </message>
    <message>
        <source>Mark an order sheet as ordered</source>
        <translation>Marquer une liste de commande comme commandée</translation>
    </message>
    <message>
        <source>Delivery days</source>
        <translation>Jours de livraison</translation>
    </message>
    <message>
        <source>All delivery days</source>
        <translation>Tous les jours de livraison</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Livraison %1</translation>
    </message>
    <message>
        <source>Order what is due next</source>
        <translation>Commander ce qui vient</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>One PDF per supplier…</source>
        <translation>Un PDF par fournisseur…</translation>
    </message>
    <message>
        <source>One file for each supplier, with only their lines</source>
        <translation>Un fichier par fournisseur, avec ses seules lignes</translation>
    </message>
    <message>
        <source>Nothing to order in the next two weeks.</source>
        <translation>Rien à commander dans les deux prochaines semaines.</translation>
    </message>
    <message numerus="yes">
        <source>%n events to order next</source>
        <translation>
            <numerusform>%Ln événement à commander prochainement</numerusform>
            <numerusform>%Ln événements à commander prochainement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln en retard</numerusform>
            <numerusform>%Ln en retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the events</source>
        <translation>Voir les événements</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s), one for each delivery day</source>
        <translation>
            <numerusform>%Ln liste, une par jour de livraison</numerusform>
            <numerusform>%Ln listes, une par jour de livraison</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered from %1: %2</source>
        <translation>Commandé chez %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%Ln liste</numerusform>
            <numerusform>%Ln listes</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message>
        <source>Saved sheets with this event</source>
        <translation>Listes avec cet événement</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Les pages telles qu’elles s’imprimeront</translation>
    </message>
    <message>
        <source>Open in Orders</source>
        <translation>Voir Commandes</translation>
    </message>
    <message>
        <source>Order together with other events, save the sheet, export it</source>
        <translation>Commander avec d’autres événements, enregistrer la liste, l’exporter</translation>
    </message>
    <message>
        <source>For this event alone: %1, %2 incl. tax</source>
        <translation>Pour cet événement seul&#xa0;: %1, %2 TTC</translation>
    </message>
    <message>
        <source>the newest; all are in Orders</source>
        <translation>les plus récentes&#x202f;; tout est dans Commandes</translation>
    </message>
    <message>
        <source>Nothing more from %1.</source>
        <translation>Plus rien de %1.</translation>
    </message>
    <message>
        <source>All ordered on %1</source>
        <translation>Tout commandé le %1</translation>
    </message>
    <message>
        <source>For this event alone: %1, %2 incl. tax, without delivery</source>
        <translation>Pour cet événement seul&#xa0;: %1, %2 TTC, hors livraison</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new; %n draft(s) not ordered.</source>
        <translation>
            <numerusform>Rien de nouveau&#x202f;; %Ln brouillon non commandé.</numerusform>
            <numerusform>Rien de nouveau&#x202f;; %Ln brouillons non commandés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OutputProgress</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OwedModel</name>
    <message>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <source>Nothing is outstanding.</source>
        <translation>Rien n’est dû.</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 restant dû</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 en retard</translation>
    </message>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln jour de retard</numerusform>
            <numerusform>%Ln jours de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Date d’échéance</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Instalment</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>%1 outstanding in all</source>
        <translation>%1 restant dû au total</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
    <message>
        <source>More for this page</source>
        <translation>Plus pour cette page</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Préparation des pages…</translation>
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
    <name>stemdesk::ui::PaletteRows</name>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Actions</translation>
    </message>
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
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Factures</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PastImports</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Past imports</source>
        <translation>Imports passés</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Each import is listed here, and can be undone.</source>
        <translation>Rien n’a encore été importé. Chaque import apparaît ici et peut être annulé.</translation>
    </message>
    <message>
        <source>Revert import</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>Reverted %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>En boutique</translation>
    </message>
    <message>
        <source>Undoing the import</source>
        <translation>Annulation</translation>
    </message>
    <message numerus="yes">
        <source>Reverted %1, %n kept</source>
        <translation>
            <numerusform>Annulé&#xa0;: %1, %Ln conservé</numerusform>
            <numerusform>Annulé&#xa0;: %1, %Ln conservés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentDialog</name>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Record payment of %1</source>
        <translation>Enregistrer le paiement de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>%1: %2 outstanding</source>
        <translation>%1&#xa0;: reste dû %2</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Indiquez un montant&#x202f;; un remboursement porte un signe moins.</translation>
    </message>
    <message>
        <source>Write the day it came in.</source>
        <translation>Indiquez le jour de réception.</translation>
    </message>
    <message>
        <source>Record payment %1</source>
        <translation>Enregistrer le paiement %1</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Payé le</translation>
    </message>
    <message>
        <source>Total of the invoice</source>
        <translation>Total de la facture</translation>
    </message>
    <message>
        <source>That is more than the %1 outstanding.</source>
        <translation>C’est plus que ce qui reste dû&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentPlanCard</name>
    <message>
        <source>Payment plan</source>
        <translation>Échéancier</translation>
    </message>
    <message>
        <source>Change the shop’s payment plan</source>
        <translation>Modifier l’échéancier de la boutique</translation>
    </message>
    <message>
        <source>Use the default plan</source>
        <translation>Utiliser l’échéancier par défaut</translation>
    </message>
    <message>
        <source>for events without their own plan</source>
        <translation>pour les événements sans échéancier propre</translation>
    </message>
    <message numerus="yes">
        <source>%n agreed events keep the plan from before.</source>
        <translation>
            <numerusform>%Ln événement convenu garde l’échéancier précédent.</numerusform>
            <numerusform>%Ln événements convenus gardent l’échéancier précédent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsCard</name>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>A refund takes a minus.</source>
        <translation>Un remboursement porte un signe moins.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>Record payment</source>
        <translation>Enregistrer le paiement</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>Nothing has come in yet.</source>
        <translation>Rien n’a encore été reçu.</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Indiquez un montant&#x202f;; un remboursement porte un signe moins.</translation>
    </message>
    <message>
        <source>Record payment %1</source>
        <translation>Enregistrer le paiement %1</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Payé le</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>card, cash…</source>
        <translation>carte…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsModel</name>
    <message>
        <source>Delete payment %1</source>
        <translation>Supprimer le paiement %1</translation>
    </message>
    <message>
        <source>Deleted the payment of %1, %2</source>
        <translation>Paiement du %1 supprimé, %2</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Réglé le</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Change payment %1</source>
        <translation>Modifier le paiement %1</translation>
    </message>
    <message>
        <source>Write the day it came in.</source>
        <translation>Indiquez le jour de réception.</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Indiquez un montant&#x202f;; un remboursement porte un signe moins.</translation>
    </message>
    <message>
        <source>refund of %1</source>
        <translation>remboursement de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsTab</name>
    <message>
        <source>Instalments</source>
        <translation>Échéances</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Modifier l’échéancier</translation>
    </message>
    <message>
        <source>Change payment plan</source>
        <translation>Modifier l’échéancier</translation>
    </message>
    <message>
        <source>Use the shop’s plan</source>
        <translation>Utiliser l’échéancier de la boutique</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureEye</name>
    <message>
        <source>Picture to take a colour from</source>
        <translation>Image où prendre une couleur</translation>
    </message>
    <message>
        <source>The arrows move and take the colour below the lens</source>
        <translation>Les flèches déplacent la loupe et prennent la couleur visée</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureField</name>
    <message>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>This is not a picture that can be shown; choose a PNG, JPEG or WebP file.</source>
        <translation>Ce n’est pas une image affichable&#x202f;; choisissez un fichier PNG, JPEG ou WebP.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureIntake</name>
    <message>
        <source>the picture</source>
        <translation>l’image</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>«&#xa0;%1&#xa0;» est illisible.</translation>
    </message>
    <message>
        <source>“%1” is too large: 64 MB and 64 million pixels are the most.</source>
        <translation>«&#xa0;%1&#xa0;» est trop grand&#xa0;: 64&#xa0;Mo et 64&#xa0;millions de pixels au maximum.</translation>
    </message>
    <message>
        <source>“%1” is not a picture that can be shown. Choose a PNG, JPEG or WebP file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une image affichable. Prenez un fichier PNG, JPEG ou WebP.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureStrip</name>
    <message>
        <source>Add pictures</source>
        <translation>Ajouter des images</translation>
    </message>
    <message>
        <source>Or drop them here, or paste them with Ctrl+V</source>
        <translation>Ou déposez-les ici, ou collez-les avec Ctrl+V</translation>
    </message>
    <message>
        <source>Pictures of %1</source>
        <translation>Images de %1</translation>
    </message>
    <message>
        <source>Add pictures to %1</source>
        <translation>Ajouter des images à %1</translation>
    </message>
    <message>
        <source>%1
A picture elsewhere. A click opens it in the browser.</source>
        <translation>%1
Une image située ailleurs. Un clic l’ouvre dans le navigateur.</translation>
    </message>
    <message>
        <source>Link to a picture, %1</source>
        <translation>Lien vers une image, %1</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Image %1 sur %2</translation>
    </message>
    <message>
        <source>Remove a picture from %1</source>
        <translation>Retirer une image de %1</translation>
    </message>
    <message>
        <source>Move a picture of %1</source>
        <translation>Déplacer une image de %1</translation>
    </message>
    <message>
        <source>Add a picture to %1</source>
        <translation>Ajouter une image à %1</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Il n’y a pas d’image dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Lecture de l’image…</translation>
    </message>
    <message>
        <source>Reading picture %1 of %2…</source>
        <translation>Lecture de l’image %1 sur %2…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureTile</name>
    <message>
        <source>Click to enlarge. Delete removes it, Ctrl with an arrow moves it.</source>
        <translation>Un clic l’agrandit. Suppr la retire, Ctrl avec une flèche la déplace.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Déplacer à gauche</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Déplacer à droite</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureViewer</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Image %1 sur %2</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Cette image n’est plus là.</translation>
    </message>
    <message>
        <source>%1 of %2 · arrows show the others, Escape closes</source>
        <translation>%1 sur %2 · les flèches montrent les autres, Échap ferme</translation>
    </message>
    <message>
        <source>Escape closes</source>
        <translation>Échap ferme</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PlanEditor</name>
    <message>
        <source>On acceptance</source>
        <translation>À l’acceptation</translation>
    </message>
    <message>
        <source>After acceptance</source>
        <translation>Après l’acceptation</translation>
    </message>
    <message>
        <source>Before the event</source>
        <translation>Avant l’événement</translation>
    </message>
    <message>
        <source>On the day of the event</source>
        <translation>Le jour de l’événement</translation>
    </message>
    <message>
        <source>After the event</source>
        <translation>Après l’événement</translation>
    </message>
    <message>
        <source>On a day</source>
        <translation>À une date</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>le solde</translation>
    </message>
    <message>
        <source>Add an instalment</source>
        <translation>Ajouter une échéance</translation>
    </message>
    <message>
        <source>Name of the instalment</source>
        <translation>Nom de l’échéance</translation>
    </message>
    <message>
        <source>Share or amount</source>
        <translation>Part ou montant</translation>
    </message>
    <message>
        <source>Day, or number of days</source>
        <translation>Date ou nombre de jours</translation>
    </message>
    <message>
        <source>Remove the instalment</source>
        <translation>Supprimer l’échéance</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Write a share like 25%, or an amount.</source>
        <translation>Saisissez une part comme 25 %, ou un montant.</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Indiquez un jour, par exemple +14.</translation>
    </message>
    <message>
        <source>Write a number of days, 1 to %1.</source>
        <translation>Saisissez un nombre de jours, de 1 à %1.</translation>
    </message>
    <message>
        <source>Instalment %1</source>
        <translation>Échéance %1</translation>
    </message>
    <message>
        <source>Remove the instalment %1</source>
        <translation>Supprimer l’échéance %1</translation>
    </message>
    <message>
        <source>%1 or %2?</source>
        <translation>%1 ou %2&#x202f;?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PreviewStep</name>
    <message>
        <source>All or nothing: import only if no row is refused</source>
        <translation>Tout ou rien&#xa0;: n’importer que si aucune ligne n’est refusée</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Premières lignes</translation>
    </message>
    <message>
        <source>Looking at the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>%1, %2 matched by you</source>
        <translation>%1, %2 par votre choix</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is imported while %n row(s) are refused.</source>
        <translation>
            <numerusform>Rien ne sera importé tant que %Ln ligne est refusée.</numerusform>
            <numerusform>Rien ne sera importé tant que %Ln lignes sont refusées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are refused and left out; you can save and correct them afterwards.</source>
        <translation>
            <numerusform>%Ln ligne est refusée et omise&#x202f;; vous pourrez ensuite l’enregistrer et la corriger.</numerusform>
            <numerusform>%Ln lignes sont refusées et omises&#x202f;; vous pourrez ensuite les enregistrer et les corriger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties changes.</source>
        <translation>
            <numerusform>La taille du paquet de %n variété change.</numerusform>
            <numerusform>La taille du paquet de %n variétés change.</numerusform>
        </translation>
    </message>
    <message>
        <source>Varieties not found (%1)</source>
        <translation>Variétés introuvables (%1)</translation>
    </message>
    <message>
        <source>New colours (%1)</source>
        <translation>Nouvelles couleurs (%1)</translation>
    </message>
    <message>
        <source>%1, %2 decided by you</source>
        <translation>%1, %2 décidés par vous</translation>
    </message>
    <message>
        <source>Possible duplicates (%1)</source>
        <translation>Doublons possibles (%1)</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 par paquet</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <translation>«&#xa0;%1&#xa0;» est lu comme %2.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Lire comme %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) need a look.</source>
        <translation>
            <numerusform>%n ligne à vérifier.</numerusform>
            <numerusform>%n lignes à vérifier.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 l’unité</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are more than three times, or less than a third, of the last one. Tick those that are right; the others are left out.</source>
        <translation>
            <numerusform>%n prix fait plus du triple ou moins du tiers du dernier. Cochez-le s’il est juste, sinon il est ignoré.</numerusform>
            <numerusform>%n prix font plus du triple ou moins du tiers des derniers. Cochez ceux qui sont justes, les autres sont ignorés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Tout décocher</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tout cocher</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message>
        <source>any supplier</source>
        <translation>tout fournisseur</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Incl. tax and the shop’s markup, without extras</source>
        <translation>TTC et avec le coefficient de la boutique, sans supplément</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Unit cost
excl. tax</source>
        <translation>Prix unit.
HT</translation>
    </message>
    <message>
        <source>Client price
incl. tax</source>
        <translation>Prix client
TTC</translation>
    </message>
    <message>
        <source>vs. last list</source>
        <translation>vs liste préc.</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix.</translation>
    </message>
    <message>
        <source>Change price of %1</source>
        <translation>Modifier le prix de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>%Ln ligne collée de plus qu’il n’y a de prix&#x202f;; rien n’a été modifié.</numerusform>
            <numerusform>%Ln lignes collées de plus qu’il n’y a de prix&#x202f;; rien n’a été modifié.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a price; nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>Coller %Ln prix</numerusform>
            <numerusform>Coller %Ln prix</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a price for %2 on this list.</source>
        <translation>%1 a déjà un prix pour %2 dans cette liste.</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Ajouter le prix de %1</translation>
    </message>
    <message>
        <source>Each supplier of %1 has a price on this list already.</source>
        <translation>Chaque fournisseur de %1 a déjà un prix dans cette liste.</translation>
    </message>
    <message>
        <source>Delete price of %1</source>
        <translation>Supprimer le prix de %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>Supprimer %Ln prix</numerusform>
            <numerusform>Supprimer %Ln prix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prix</numerusform>
            <numerusform>%Ln prix</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted %1 from %2.</source>
        <translation>Supprimé de %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On the list before</source>
        <translation>Dans la liste précédente</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <source>Price history, excl. tax</source>
        <translation>Historique des prix HT</translation>
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
    <message>
        <source>Any supplier</source>
        <translation>Tout fournisseur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>This list has no prices yet. Type a variety below, or make a new list from an older one, with all its prices raised at once.</source>
        <translation>Cette liste n’a pas encore de prix. Saisissez une variété ci-dessous, ou créez une liste d’après une plus ancienne, avec tous ses prix augmentés d’un coup.</translation>
    </message>
    <message>
        <source>No matching prices on this list.</source>
        <translation>Aucun prix de cette liste ne correspond.</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Prices valid from</source>
        <translation>Prix valables à partir du</translation>
    </message>
    <message>
        <source>Tax on these prices</source>
        <translation>TVA sur ces prix</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir du</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>New from this…</source>
        <translation>D’après celle-ci…</translation>
    </message>
    <message>
        <source>New list from this one</source>
        <translation>Nouvelle liste d’après celle-ci</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Search this list…</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation>Prix de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prix</numerusform>
            <numerusform>%Ln prix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pinned by %n event(s)</source>
        <translation>
            <numerusform>Figée dans %Ln événement</numerusform>
            <numerusform>Figée dans %Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>and earlier events</source>
        <translation>et de plus anciens</translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un taux&#x202f;; saisissez un pourcentage, comme 20.</translation>
    </message>
    <message>
        <source>Supplier: %1</source>
        <translation>Fournisseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add a price: type a variety, like “quick 50”</source>
        <translation>Ajouter un prix&#xa0;: saisissez une variété, comme «&#xa0;quick 50&#xa0;»</translation>
    </message>
    <message>
        <source>Add a price</source>
        <translation>Ajouter un prix</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Importer des prix…</translation>
    </message>
    <message>
        <source>Tax category</source>
        <translation>Catégorie de TVA</translation>
    </message>
    <message>
        <source>Why no tax is charged…</source>
        <translation>Motif d’exonération…</translation>
    </message>
    <message>
        <source>Why no tax is charged</source>
        <translation>Motif d’exonération</translation>
    </message>
    <message>
        <source>As invoices say it:</source>
        <translation>Tel qu’il figure sur les factures&#xa0;:</translation>
    </message>
    <message>
        <source>as its rate says</source>
        <translation>selon son taux</translation>
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
        <source>Refresh lists…</source>
        <translation>Actualiser les listes…</translation>
    </message>
    <message>
        <source>Price list for %1</source>
        <translation>Liste de prix pour %1</translation>
    </message>
    <message>
        <source>Shows what the newest lists would change before you apply them.</source>
        <translation>Montre ce que les listes les plus récentes changeraient, avant de les appliquer.</translation>
    </message>
    <message>
        <source>No price list for the day of the event.</source>
        <translation>Pas de liste de prix pour le jour de l’événement.</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Plus récente&#xa0;: %1</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Périmée</translation>
    </message>
    <message>
        <source>Change price list</source>
        <translation>Modifier la liste de prix</translation>
    </message>
    <message>
        <source>Unpin prices…</source>
        <translation>Libérer les prix…</translation>
    </message>
    <message>
        <source>Every line keeps its price, whatever happens to lists, packs and markups.</source>
        <translation>Chaque ligne garde son prix, quoi que deviennent les listes, les paquets et les coefficients.</translation>
    </message>
    <message>
        <source>Shows what today’s prices would change before you apply them.</source>
        <translation>Montre d’abord ce que les prix du jour changeraient.</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>La plus récente</translation>
    </message>
    <message>
        <source>Pin lists</source>
        <translation>Figer les listes</translation>
    </message>
    <message>
        <source>Pins the price lists in use, so that newer lists change nothing.</source>
        <translation>Fige les listes de prix utilisées, pour que des listes plus récentes ne changent rien.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Figée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsModel</name>
    <message>
        <source>Out of date</source>
        <translation>Périmée</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>La plus récente</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Liste de prix</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir du</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <source>What do your flowers cost? Make a price list for each type of product and season; every event is then priced from the newest one.</source>
        <translation>Combien coûtent vos fleurs&#x202f;? Créez une liste de prix par type de produit et par saison&#x202f;; chaque événement est alors chiffré d’après la plus récente.</translation>
    </message>
    <message>
        <source>Varieties without a price</source>
        <translation>Variétés sans prix</translation>
    </message>
    <message>
        <source>Every variety on your events has a price on the newest list.</source>
        <translation>Chaque variété de vos événements a un prix dans la liste la plus récente.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>Sans prix</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>Without a price (%1)</source>
        <translation>Sans prix (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln liste de prix</numerusform>
            <numerusform>%Ln listes de prix</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 out of date</source>
        <translation>%1, dont périmées&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties need a price</source>
        <translation>
            <numerusform>%Ln variété sans prix</numerusform>
            <numerusform>%Ln variétés sans prix</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the prices of this list…</source>
        <translation>Exporter les prix de cette liste…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
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
        <translation>Actualiser les listes</translation>
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
    <message>
        <source>Unpin prices</source>
        <translation>Libérer les prix</translation>
    </message>
    <message>
        <source>No prices are pinned.</source>
        <translation>Aucun prix n’est figé.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PricingForm</name>
    <message>
        <source>%1 incl. %2</source>
        <translation>%1 %2 incl.</translation>
    </message>
    <message>
        <source>Markups</source>
        <translation>Coefficients</translation>
    </message>
    <message>
        <source>Extra per unit</source>
        <translation>Supplément/pièce</translation>
    </message>
    <message>
        <source>Change the extra per unit</source>
        <translation>Modifier le supplément</translation>
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
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Hourly rate</source>
        <translation>Taux horaire</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Montant fixe</translation>
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
        <source>excl. %1</source>
        <translation>hors %1</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Per mile</source>
        <translation>Par mile</translation>
    </message>
    <message>
        <source>Per kilometre</source>
        <translation>Par kilomètre</translation>
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
        <translation>TVA</translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Taux de TVA</translation>
    </message>
    <message>
        <source>Change tax group</source>
        <translation>Modifier le taux de TVA</translation>
    </message>
    <message>
        <source>Shop default</source>
        <translation>comme la boutique</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>taken off everything above, incl. %1</source>
        <translation>déduit de tout ce qui précède, %1 incl.</translation>
    </message>
    <message>
        <source>Change discount</source>
        <translation>Modifier la remise</translation>
    </message>
    <message>
        <source>%1, shop default</source>
        <translation>%1 (boutique)</translation>
    </message>
    <message>
        <source>Added to each unit’s cost, incl. tax</source>
        <translation>Ajouté au coût de chaque pièce, TTC</translation>
    </message>
    <message>
        <source>Shop default: %1</source>
        <translation>comme la boutique&#xa0;: %1</translation>
    </message>
    <message>
        <source>times the cost, incl. %1</source>
        <translation>fois le coût, %1 incl.</translation>
    </message>
    <message>
        <source>share of the lines’ price; amounts excl. %1</source>
        <translation>part du prix des lignes&#x202f;; montants hors %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message>
        <source>%1 - proposal</source>
        <translation>%1 - devis</translation>
    </message>
    <message>
        <source>%1 - recipes</source>
        <translation>%1 - fiches</translation>
    </message>
    <message>
        <source>%1 - packing list</source>
        <translation>%1 - liste de chargement</translation>
    </message>
    <message>
        <source>%1 - supplier orders</source>
        <translation>%1 - commandes fournisseurs</translation>
    </message>
    <message numerus="yes">
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Commandes fournisseurs, %Ln événement</numerusform>
            <numerusform>Commandes fournisseurs, %Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 - run sheet</source>
        <translation>%1 - feuille de route</translation>
    </message>
    <message>
        <source>%1 - production</source>
        <translation>%1 - production</translation>
    </message>
    <message>
        <source>Save as e-invoice</source>
        <translation>Enregistrer en facture électronique</translation>
    </message>
    <message>
        <source>E-invoice as UBL (*.xml)</source>
        <translation>Facture électronique UBL (*.xml)</translation>
    </message>
    <message>
        <source>Figures %1</source>
        <translation>Chiffres %1</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>Enregistrer comme classeur</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Classeur Excel (*.xlsx)</translation>
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
    <name>stemdesk::ui::ProductTypeWords</name>
    <message>
        <source>flower</source>
        <translation>fleur</translation>
    </message>
    <message>
        <source>material</source>
        <translation>fournitures</translation>
    </message>
    <message>
        <source>hire</source>
        <translation>location</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesCard</name>
    <message>
        <source>Product types</source>
        <translation>Types de produit</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>markup on cost incl. tax</source>
        <translation>coefficient sur le coût TTC</translation>
    </message>
    <message>
        <source>Delete the chosen type</source>
        <translation>Supprimer le type choisi</translation>
    </message>
    <message>
        <source>Name of a new type</source>
        <translation>Nom d’un nouveau type</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Donnez un nom.</translation>
    </message>
    <message>
        <source>This type already exists.</source>
        <translation>Ce type existe déjà.</translation>
    </message>
    <message>
        <source>The name can have up to %1 characters.</source>
        <translation>Le nom peut compter jusqu’à %1 caractères.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesModel</name>
    <message>
        <source>hired out</source>
        <translation>loué</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>vendu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Markup</source>
        <translation>Coeff.</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Sold or hired</source>
        <translation>Vente ou location</translation>
    </message>
    <message>
        <source>Write a factor above 0, like 2.5 for two and a half times the cost.</source>
        <translation>Saisissez un coefficient supérieur à 0, comme 2,5 pour deux fois et demie le coût.</translation>
    </message>
    <message>
        <source>Write a percentage from 0 to 100, like 10 for one more in ten.</source>
        <translation>Saisissez un pourcentage de 0 à 100, comme 10 pour un dixième de plus.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsModel</name>
    <message numerus="yes">
        <source>Change %n rows</source>
        <translation>
            <numerusform>Modifier %n ligne</numerusform>
            <numerusform>Modifier %n lignes</numerusform>
        </translation>
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
        <translation>Avec quoi créez-vous&#x202f;? Ajoutez ici fleurs, fournitures et articles de location, avec leurs variétés, longueurs de tige et paquets&#x202f;; les fiches et les commandes en découlent.</translation>
    </message>
    <message>
        <source>No matching products.</source>
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
        <source>Export the products shown…</source>
        <translation>Exporter les produits affichés…</translation>
    </message>
    <message>
        <source>Export all products…</source>
        <translation>Exporter tous les produits…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importer un fichier…</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rows</source>
        <translation>
            <numerusform>Supprimer %n ligne</numerusform>
            <numerusform>Supprimer %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n products or varieties.</source>
        <translation>
            <numerusform>%n produit ou variété supprimé.</numerusform>
            <numerusform>%n produits ou variétés supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nouvelle variété</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>the chosen row</source>
        <translation>la ligne choisie</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>As they were added</source>
        <translation>Dans l’ordre d’ajout</translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s) went with them.</source>
        <translation>
            <numerusform>%Ln ligne d’événement a été supprimée avec.</numerusform>
            <numerusform>%Ln lignes d’événement ont été supprimées avec.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteCard</name>
    <message>
        <source>Decline</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>Préparer l’e-mail</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Accepted by</source>
        <translation>Accepté par</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>Why it was declined, if known</source>
        <translation>Motif du refus, si connu</translation>
    </message>
    <message>
        <source>Do not decline</source>
        <translation>Ne pas refuser</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Devis %1</translation>
    </message>
    <message>
        <source>Write who accepted it.</source>
        <translation>Indiquez qui l’a accepté.</translation>
    </message>
    <message>
        <source>Note for the client: %1</source>
        <translation>Note pour le client&#xa0;: %1</translation>
    </message>
    <message>
        <source>What the quote contains</source>
        <translation>Contenu du devis</translation>
    </message>
    <message>
        <source>Unchanged since</source>
        <translation>Inchangé depuis</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteChangesCard</name>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>What changed since the quote</source>
        <translation>Ce qui a changé depuis le devis</translation>
    </message>
    <message>
        <source>Changed since quote %1</source>
        <translation>Modifié depuis le devis %1</translation>
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
        <translation>E-mail copié</translation>
    </message>
    <message>
        <source>Copied the e-mail to %1</source>
        <translation>E-mail pour %1 copié</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteParts</name>
    <message>
        <source>Labour</source>
        <translation>Main-d’œuvre</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Qty</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Total TTC</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuotesModel</name>
    <message>
        <source>by %1 on %2</source>
        <translation>par %1 le %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Devis %1</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Valable jusqu’au</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Fait le</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuotesTab</name>
    <message>
        <source>Quotes</source>
        <translation>Devis</translation>
    </message>
    <message>
        <source>Valid until, if limited</source>
        <translation>Valable jusqu’au, si limité</translation>
    </message>
    <message>
        <source>Note for the client</source>
        <translation>Note pour le client</translation>
    </message>
    <message>
        <source>What a quote would contain</source>
        <translation>Ce que contiendrait un devis</translation>
    </message>
    <message>
        <source>Accept quote %1</source>
        <translation>Accepter le devis %1</translation>
    </message>
    <message>
        <source>Decline quote %1</source>
        <translation>Refuser le devis %1</translation>
    </message>
    <message>
        <source>Reopen quote %1</source>
        <translation>Rouvrir le devis %1</translation>
    </message>
    <message>
        <source>Delete quote %1</source>
        <translation>Supprimer le devis %1</translation>
    </message>
    <message>
        <source>Deleted quote %1</source>
        <translation>Devis %1 supprimé</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Indiquez un jour, par exemple +14.</translation>
    </message>
    <message>
        <source>%1 is past: the quote would be expired at once.</source>
        <translation>%1 est déjà passé&#xa0;: le devis serait expiré d’emblée.</translation>
    </message>
    <message>
        <source>Make a quote</source>
        <translation>Établir un devis</translation>
    </message>
    <message>
        <source>No quote yet. It keeps the words and prices of today, for the PDF and the e-mail to the client, and shows later what has changed since.</source>
        <translation>Pas encore de devis. Il garde les textes et les prix d’aujourd’hui, pour le PDF et l’e-mail au client, et montre plus tard ce qui a changé depuis.</translation>
    </message>
    <message>
        <source>Nothing is sent yet: save the PDF or draft the e-mail below. The event then waits for the client’s answer.</source>
        <translation>Rien n’est encore envoyé&#xa0;: enregistrez ensuite le PDF ou préparez l’e-mail ci-dessous. L’événement attend alors la réponse du client.</translation>
    </message>
    <message>
        <source>Quotes don’t change once made.</source>
        <translation>Un devis établi ne change plus.</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>un jour, par exemple +14</translation>
    </message>
    <message>
        <source>Make the quote</source>
        <translation>Faire le devis</translation>
    </message>
    <message>
        <source>Make no quote</source>
        <translation>Ne pas faire de devis</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · same price</source>
        <translation>Remplacerait le devis %1, accepté · même prix</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · %2 more</source>
        <translation>Remplacerait le devis %1, accepté · %2 de plus</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · %2 less</source>
        <translation>Remplacerait le devis %1, accepté · %2 de moins</translation>
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
        <translation>Rechercher…</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Rechercher partout</translation>
    </message>
    <message>
        <source>Search everything, Ctrl K</source>
        <translation>Rechercher partout, Ctrl K</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeMenu</name>
    <message>
        <source>None yet: choose “Keep as a recipe” in an arrangement’s menu</source>
        <translation>Aucune encore&#xa0;: choisissez «&#xa0;Garder comme fiche&#xa0;» dans le menu d’une composition</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete a recipe</source>
        <translation>Supprimer une fiche</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>No longer in the catalogue, and left out: %1</source>
        <translation>Absents du catalogue, donc omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Delete the recipe %1</source>
        <translation>Supprimer la fiche %1</translation>
    </message>
    <message>
        <source>Deleted the recipe %1</source>
        <translation>Fiche %1 supprimée</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeView</name>
    <message>
        <source>The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, a table centre.</source>
        <translation>La fiche dit de quoi chaque composition est faite. Commencez par une&#xa0;: un bouquet de mariée, un centre de table.</translation>
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
    <message>
        <source>From a recipe</source>
        <translation>Depuis une fiche</translation>
    </message>
    <message>
        <source>A kept arrangement, with its lines</source>
        <translation>Une composition gardée, avec ses lignes</translation>
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
        <source>It has no price on the list.</source>
        <translation>Il n’a pas de prix sur la liste.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Article</translation>
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
    <name>stemdesk::ui::RefusalNote</name>
    <message>
        <source>The row was deleted meanwhile; “%1” was not stored.</source>
        <translation>La ligne a été supprimée entre-temps&#xa0;; «&#xa0;%1&#xa0;» n’a pas été enregistré.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReminderDialog</name>
    <message>
        <source>Open in mail program</source>
        <translation>Ouvrir dans la messagerie</translation>
    </message>
    <message>
        <source>Note as reminded</source>
        <translation>Noter comme relancé</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Clients with overdue invoices</source>
        <translation>Clients avec des factures en retard</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Friendly reminder</source>
        <translation>Rappel amical</translation>
    </message>
    <message>
        <source>Second reminder</source>
        <translation>Deuxième rappel</translation>
    </message>
    <message>
        <source>Last reminder</source>
        <translation>Dernier rappel</translation>
    </message>
    <message>
        <source>The message</source>
        <translation>Le message</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>reminded %1</source>
        <translation>relancé le %1</translation>
    </message>
    <message>
        <source>Noted: %1 was reminded. Give it a week before the next reminder.</source>
        <translation>Noté&#xa0;: %1 a été relancé. Attendez une semaine avant la prochaine relance.</translation>
    </message>
    <message>
        <source>Nothing is overdue.</source>
        <translation>Rien n’est en retard.</translation>
    </message>
    <message>
        <source>Look at each message before it is opened in your mail program. Nothing is sent by itself.</source>
        <translation>Regardez chaque message avant qu’il ne s’ouvre dans votre messagerie. Rien n’est envoyé tout seul.</translation>
    </message>
    <message>
        <source>Reminder %1</source>
        <translation>Relance %1</translation>
    </message>
    <message>
        <source>The message is open in your mail program. Once you have sent it, note it here.</source>
        <translation>Le message est ouvert dans votre messagerie. Une fois envoyé, notez-le ici.</translation>
    </message>
    <message>
        <source>No mail program opens the message; it is in %1.</source>
        <translation>Aucune messagerie n’ouvre le message&#xa0;; il se trouve dans %1.</translation>
    </message>
    <message>
        <source>Note that %1 was reminded</source>
        <translation>Noter que %1 a été relancé</translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s)</source>
        <translation>
            <numerusform>%n facture</numerusform>
            <numerusform>%n factures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RepeatActions</name>
    <message>
        <source>Only an event with a date that is not cancelled can be repeated.</source>
        <translation>Seul un événement daté et non annulé peut être répété.</translation>
    </message>
    <message>
        <source>Repeat %1</source>
        <translation>Répéter %1</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Répéter…</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nouvelle série</translation>
    </message>
    <message>
        <source>Add to the series %1</source>
        <translation>Ajouter à la série %1</translation>
    </message>
    <message>
        <source>Add to a series</source>
        <translation>Ajouter à une série</translation>
    </message>
    <message>
        <source>Create the series</source>
        <translation>Créer la série</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RepeatDialog</name>
    <message>
        <source>From</source>
        <translation>À partir du</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Se termine</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Nombre de fois</translation>
    </message>
    <message>
        <source>After a number of times</source>
        <translation>Après un certain nombre de fois</translation>
    </message>
    <message>
        <source>On a day</source>
        <translation>Un jour donné</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Write the days as dates, the end not before the first day, and how many times as a whole number.</source>
        <translation>Saisissez les jours sous forme de dates, la fin pas avant le premier jour, et le nombre de fois en nombre entier.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Donnez-lui un nom.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>event, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Choose the event to repeat.</source>
        <translation>Choisissez l’événement à répéter.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReplacePanel</name>
    <message>
        <source>Arrangement</source>
        <translation>Composition</translation>
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
        <source>Price now</source>
        <translation>Prix actuel</translation>
    </message>
    <message>
        <source>New price</source>
        <translation>Nouveau prix</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Lines with old and new price</source>
        <translation>Lignes avec ancien et nouveau prix</translation>
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
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace in the whole event</source>
        <translation>Remplacer dans tout l’événement</translation>
    </message>
    <message>
        <source>Replace %1 in the whole event</source>
        <translation>Remplacer %1 dans tout l’événement</translation>
    </message>
    <message>
        <source>Close, and replace nothing</source>
        <translation>Fermer sans rien remplacer</translation>
    </message>
    <message>
        <source>With which flower? Type its name, like “white 50”</source>
        <translation>Par quelle fleur&#x202f;? Saisissez son nom, comme «&#xa0;blanc 50&#xa0;»</translation>
    </message>
    <message>
        <source>The flower that takes its place</source>
        <translation>La fleur de remplacement</translation>
    </message>
    <message>
        <source>This is the flower to be replaced. Choose another.</source>
        <translation>C’est la fleur à remplacer. Choisissez-en une autre.</translation>
    </message>
    <message numerus="yes">
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>Remplacer sur %Ln ligne</numerusform>
            <numerusform>Remplacer sur %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masqué</translation>
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
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message>
        <source>fixed price</source>
        <translation>prix fixe</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReportStep</name>
    <message>
        <source>Save the refused rows…</source>
        <translation>Garder les lignes refusées…</translation>
    </message>
    <message>
        <source>Revert this import</source>
        <translation>Annuler cet import</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Motif du refus</translation>
    </message>
    <message>
        <source>The row</source>
        <translation>La ligne</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>Lignes refusées</translation>
    </message>
    <message>
        <source>No row of the file was refused.</source>
        <translation>Aucune ligne du fichier n’a été refusée.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Import de %1</translation>
    </message>
    <message>
        <source>You can keep working meanwhile.</source>
        <translation>Vous pouvez continuer à travailler.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>%1 was not imported</source>
        <translation>%1 n’a pas été importé</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>Importé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was imported from %1</source>
        <translation>Rien n’a été importé de %1</translation>
    </message>
    <message>
        <source>Stopped. What was imported so far stays; import the file again, or revert this part.</source>
        <translation>Arrêté. Ce qui a été importé jusque-là reste&#x202f;; réimportez le fichier, ou annulez cette partie.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Arrêté. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>You chose all or nothing, and some rows are refused. Nothing was changed.</source>
        <translation>Vous avez choisi tout ou rien, et des lignes sont refusées. Rien n’a été modifié.</translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties was changed; reverting this import restores it.</source>
        <translation>
            <numerusform>La taille du paquet de&#xa0;%n variété a été modifiée&#x202f;; annuler l’import la rétablit.</numerusform>
            <numerusform>La taille du paquet de&#xa0;%n variétés a été modifiée&#x202f;; annuler l’import la rétablit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reverted the import of %1</source>
        <translation>Import de %1 annulé</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>Annulation de l’import de %1</translation>
    </message>
    <message>
        <source>Undoing the import</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Only part of %1 was imported</source>
        <translation>Seule une partie de %1 a été importée</translation>
    </message>
    <message>
        <source>%1 What was imported so far stays; import the file again, or revert this part.</source>
        <translation>%1 Ce qui a été importé jusque-là reste&#x202f;; réimportez le fichier, ou annulez cette partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) far from the last one were left out.</source>
        <translation>
            <numerusform>%n prix trop éloigné du dernier a été ignoré.</numerusform>
            <numerusform>%n prix trop éloignés des derniers ont été ignorés.</numerusform>
        </translation>
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
        <source>Why</source>
        <translation>Pourquoi</translation>
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
        <source>Each request that a program makes with this shop’s keys is listed here for 30 days.</source>
        <translation>Vous verrez ici, pendant 30 jours, chaque requête faite par un programme avec une clé de cette boutique.</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Pas encore de requête</translation>
    </message>
    <message>
        <source>No matching requests.</source>
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
    <name>stemdesk::ui::ReturnsModel</name>
    <message>
        <source>Check in %1 of %2</source>
        <translation>Enregistrer le retour de %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Check in %n items</source>
        <translation>
            <numerusform>Enregistrer le retour de %n article</numerusform>
            <numerusform>Enregistrer le retour de %n articles</numerusform>
        </translation>
    </message>
    <message>
        <source>Write how many, or 0.</source>
        <translation>Indiquez un nombre, ou 0.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1 de %2, %3&#xa0;: %4</translation>
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
        <source>Item</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Due back</source>
        <translation>À rendre</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sortis</translation>
    </message>
    <message>
        <source>Hired out</source>
        <translation>Sortis en location</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rendus</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Abîmés</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Loss excl. tax</source>
        <translation>Perte HT</translation>
    </message>
    <message>
        <source>Off the stock</source>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>Only %1 went out.</source>
        <translation>%1 seulement sont sortis.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReturnsView</name>
    <message>
        <source>Returns</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>Items hired by past events are listed here: type what came back, what is damaged and what is missing.</source>
        <translation>Ce que les événements passés ont loué figure ici&#xa0;: saisissez ce qui est revenu, abîmé ou perdu.</translation>
    </message>
    <message>
        <source>All came back</source>
        <translation>Tout est rendu</translation>
    </message>
    <message>
        <source>Take losses off the stock</source>
        <translation>Déduire les pertes du stock</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Ouvrir l’événement</translation>
    </message>
    <message>
        <source>Space checks in the rest of the chosen rows</source>
        <translation>Espace enregistre le retour du reste des lignes choisies</translation>
    </message>
    <message>
        <source>Give losses back to the stock</source>
        <translation>Rendre les pertes au stock</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RowChoice</name>
    <message>
        <source>Leave rows out</source>
        <translation>Ignorer des lignes</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunSheetTab</name>
    <message>
        <source>Add a stop</source>
        <translation>Ajouter un arrêt</translation>
    </message>
    <message>
        <source>Who drives where and when, what goes into the van and what comes back. Delivery and collection are added once the event is approved and has a date.</source>
        <translation>Qui va où et quand, ce qui part dans la camionnette et ce qui revient. La livraison et le retour s’ajoutent une fois l’événement approuvé et daté.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Les pages telles qu’elles seront imprimées</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Arrêts</translation>
    </message>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%Ln arrêt</numerusform>
            <numerusform>%Ln arrêts</numerusform>
        </translation>
    </message>
    <message>
        <source>Delivered by no stop: %1</source>
        <translation>Livré à aucun arrêt&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sans heure</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunStopPanel</name>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>The whole event</source>
        <translation>Tout l’événement</translation>
    </message>
    <message>
        <source>To load</source>
        <translation>À charger</translation>
    </message>
    <message>
        <source>To bring back</source>
        <translation>À rapporter</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>À appeler</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Location</translation>
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
        <source>Incl. tax</source>
        <translation>TTC</translation>
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
        <source>Client price</source>
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
        <source>Saved sheet</source>
        <translation>Liste enregistrée</translation>
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
        <source>Ordered %1 incl. tax</source>
        <translation>Commandé&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <source>Received %1 incl. tax</source>
        <translation>Reçu&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <source>what you would order now, compared with this sheet</source>
        <translation>ce que vous commanderiez maintenant, par rapport à cette liste</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>excl. tax; goods not received count as ordered</source>
        <translation>HT&#x202f;; ce qui est attendu compte comme commandé</translation>
    </message>
    <message>
        <source>Not every event was approved when it was saved.</source>
        <translation>Tous les événements n’étaient pas approuvés à l’enregistrement.</translation>
    </message>
    <message>
        <source>Only what was new then, beside the sheets that were ordered before.</source>
        <translation>Seulement ce qui était nouveau alors, en plus des listes déjà commandées.</translation>
    </message>
    <message>
        <source>To order: %1 incl. tax</source>
        <translation>À commander&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <source>Goods came in, but the sheet is not marked as ordered.</source>
        <translation>De la marchandise est arrivée, mais la liste n’est pas marquée comme commandée.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: you’ll see what has changed since, and note what came in and what it cost.</source>
        <translation>Rien n’est encore enregistré. Enregistrez une liste quand vous l’envoyez à vos fournisseurs&#xa0;: vous verrez ce qui a changé depuis, et noterez ce qui est arrivé et à quel prix.</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Listes enregistrées</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
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
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
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
    <name>stemdesk::ui::SeriesEvents</name>
    <message>
        <source>Remove %1 from the templates</source>
        <translation>Retirer %1 des modèles</translation>
    </message>
    <message>
        <source>changed on its own</source>
        <translation>modifié à part</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Pas encore d’événement.</translation>
    </message>
    <message>
        <source>Price incl. tax</source>
        <translation>Prix TTC</translation>
    </message>
    <message>
        <source>Next dates</source>
        <translation>Prochaines dates</translation>
    </message>
    <message>
        <source>Templates, in turn</source>
        <translation>Modèles, à tour de rôle</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservé</translation>
    </message>
    <message>
        <source>“Kept” are dates that the series leaves out, but that were changed, ordered, quoted, invoiced or paid.</source>
        <translation>«&#xa0;Conservé&#xa0;» signale les dates que la série saute, mais qui ont été modifiées, commandées, devisées, facturées ou payées.</translation>
    </message>
    <message>
        <source>Skipped, but not a day of the series: %1.</source>
        <translation>Sauté, mais ce n’est pas un jour de la série&#xa0;: %1.</translation>
    </message>
    <message>
        <source>To be created next: %1</source>
        <translation>Prochain à créer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesModel</name>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Se répète</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Prochain événement</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Of the next event, incl. tax</source>
        <translation>Du prochain événement, TTC</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPage</name>
    <message>
        <source>Series</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Search name, client…</source>
        <translation>Chercher nom, client…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>What you make again and again: a hotel’s lobby every Monday, a restaurant’s tables on the first Thursday. Choose “Repeat…” in the menu of an event.</source>
        <translation>Ce que vous refaites sans cesse&#xa0;: le hall d’un hôtel chaque lundi, les tables d’un restaurant le premier jeudi. Choisissez «&#xa0;Répéter…&#xa0;» dans le menu d’un événement.</translation>
    </message>
    <message>
        <source>No matching series.</source>
        <translation>Aucune série correspondante.</translation>
    </message>
    <message>
        <source>the chosen series</source>
        <translation>la série choisie</translation>
    </message>
    <message>
        <source>Delete series %1</source>
        <translation>Supprimer la série %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted series %1; its %n event(s) stay</source>
        <translation>
            <numerusform>Série %1 supprimée&#xa0;; son %n événement reste</numerusform>
            <numerusform>Série %1 supprimée&#xa0;; ses %n événements restent</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted series %1</source>
        <translation>Série %1 supprimée</translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n série</numerusform>
            <numerusform>%n séries</numerusform>
        </translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nouvelle série</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPanel</name>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
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
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Create ahead</source>
        <translation>Créer d’avance</translation>
    </message>
    <message>
        <source>Skipped days</source>
        <translation>Jours sautés</translation>
    </message>
    <message>
        <source>Moved days</source>
        <translation>Jours déplacés</translation>
    </message>
    <message>
        <source>Change how often it repeats</source>
        <translation>Modifier sa fréquence</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Se répète</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Change the client of %1</source>
        <translation>Modifier le client de %1</translation>
    </message>
    <message>
        <source>No client has this name; add it under Clients.</source>
        <translation>Aucun client ne porte ce nom&#xa0;; ajoutez-le sous Clients.</translation>
    </message>
    <message>
        <source>Several clients have this name; write all of it.</source>
        <translation>Plusieurs clients portent ce nom&#x202f;; saisissez-le en entier.</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Saisissez un nombre entier de jours, de 0 à 365.</translation>
    </message>
    <message>
        <source>Change the days ahead of %1</source>
        <translation>Modifier l’avance de %1</translation>
    </message>
    <message>
        <source>Skip days of %1</source>
        <translation>Sauter des jours de %1</translation>
    </message>
    <message>
        <source>Write each move as two days: 24 Dec &gt; 23 Dec.</source>
        <translation>Saisissez chaque déplacement avec deux jours&#xa0;: 24 déc. &gt; 23 déc.</translation>
    </message>
    <message>
        <source>Move days of %1</source>
        <translation>Déplacer des jours de %1</translation>
    </message>
    <message>
        <source>How often %1 repeats</source>
        <translation>Fréquence de %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change how often %1 repeats</source>
        <translation>Modifier la fréquence de %1</translation>
    </message>
    <message>
        <source>Remove a template from %1</source>
        <translation>Retirer un modèle de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n laissé tel quel</numerusform>
            <numerusform>%n laissés tels quels</numerusform>
        </translation>
    </message>
    <message>
        <source>Write days, separated by semicolons.</source>
        <translation>Saisissez les jours, séparés par des points-virgules.</translation>
    </message>
    <message>
        <source>Apply the template again</source>
        <translation>Réappliquer le modèle</translation>
    </message>
    <message>
        <source>Apply templates again</source>
        <translation>Réappliquer les modèles</translation>
    </message>
    <message>
        <source>To all events from today on that nobody has changed, ordered or invoiced</source>
        <translation>À tous les événements à partir d’aujourd’hui que personne n’a modifiés, commandés ou facturés</translation>
    </message>
    <message>
        <source>Apply templates of %1 again</source>
        <translation>Réappliquer les modèles de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n événement mis à jour</numerusform>
            <numerusform>%n événements mis à jour</numerusform>
        </translation>
    </message>
    <message>
        <source>e.g. %1</source>
        <translation>p.&#xa0;ex. %1</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>This shop</source>
        <translation>Cette boutique</translation>
    </message>
    <message>
        <source>Prices and tax</source>
        <translation>Prix et TVA</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Saved as you type. Ctrl+Z undoes.</source>
        <translation>Enregistré à la saisie. Ctrl+Z annule.</translation>
    </message>
    <message>
        <source>For this computer</source>
        <translation>Pour cet ordinateur</translation>
    </message>
    <message>
        <source>All shops</source>
        <translation>Toutes les boutiques</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>The window shows one shop at a time</source>
        <translation>La fenêtre affiche une boutique à la fois</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <source>Save the supplier order</source>
        <translation>Enregistrer la commande fournisseur</translation>
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
        <translation>Commande copiée pour un e-mail</translation>
    </message>
    <message>
        <source>Copied the order as e-mail to %1</source>
        <translation>Commande copiée pour un e-mail à %1</translation>
    </message>
    <message>
        <source>Folder for one file per supplier</source>
        <translation>Dossier pour un fichier par fournisseur</translation>
    </message>
    <message>
        <source>Not every file was saved: %1.</source>
        <translation>Tous les fichiers n’ont pas été enregistrés&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s), one per supplier</source>
        <translation>
            <numerusform>%n fichier enregistré, un par fournisseur</numerusform>
            <numerusform>%n fichiers enregistrés, un par fournisseur</numerusform>
        </translation>
    </message>
    <message>
        <source>No mail program answers. Copy the order as e-mail instead.</source>
        <translation>Aucune messagerie ne répond. Copiez plutôt la commande pour un e-mail.</translation>
    </message>
    <message>
        <source>Copied the claim as e-mail</source>
        <translation>Réclamation copiée pour un e-mail</translation>
    </message>
    <message>
        <source>Copied the claim as e-mail to %1</source>
        <translation>Réclamation copiée pour un e-mail à %1</translation>
    </message>
    <message>
        <source>Open in mail program</source>
        <translation>Ouvrir dans la messagerie</translation>
    </message>
    <message>
        <source>No mail program answers; the text is on the clipboard.</source>
        <translation>Aucune messagerie ne répond&#x202f;; le texte est dans le presse-papiers.</translation>
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
        <source>Excl. tax %1</source>
        <translation>HT %1</translation>
    </message>
    <message>
        <source>%1 incl. tax</source>
        <translation>%1 TTC</translation>
    </message>
    <message>
        <source>From stock</source>
        <translation>Du stock</translation>
    </message>
    <message>
        <source>our own items, ordered from nobody</source>
        <translation>notre matériel, que personne ne doit livrer</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Saved %1, not ordered yet</source>
        <translation>Enregistrée le %1, pas encore commandée</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistrée le %1</translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Commandé %1</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
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
        <source>Lines without a supplier come last.</source>
        <translation>Les lignes sans fournisseur sont à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the totals are not complete.</source>
        <translation>
            <numerusform>%Ln ligne sans prix&#xa0;: les totaux ne sont pas complets.</numerusform>
            <numerusform>%Ln lignes sans prix&#xa0;: les totaux ne sont pas complets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopFields</name>
    <message>
        <source>type or choose</source>
        <translation>saisir ou choisir</translation>
    </message>
    <message>
        <source>Shop name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Decides currency, language, time zone and usual tax</source>
        <translation>Détermine la devise, la langue, le fuseau horaire et la TVA habituelle</translation>
    </message>
    <message>
        <source>Tax in %</source>
        <translation>TVA en&#xa0;%</translation>
    </message>
    <message>
        <source>Tax on flowers in %</source>
        <translation>TVA sur les fleurs en&#xa0;%</translation>
    </message>
    <message>
        <source>Markup on flowers</source>
        <translation>Coefficient sur les fleurs</translation>
    </message>
    <message>
        <source>Markup on materials</source>
        <translation>Coefficient sur les fournitures</translation>
    </message>
    <message>
        <source>“%1” is not a markup; write a number above 0, like 2.5.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un coefficient&#x202f;; saisissez un nombre supérieur à 0, comme 2,5.</translation>
    </message>
    <message>
        <source>Tax %1%</source>
        <translation>TVA %1&#xa0;%</translation>
    </message>
    <message>
        <source>Markup on hire</source>
        <translation>Coefficient sur la location</translation>
    </message>
    <message>
        <source>A stem that costs %1 sells for %2, both incl. tax.</source>
        <translation>Une tige achetée %1 est vendue %2, les deux TTC.</translation>
    </message>
    <message>
        <source>A stem that costs %1 sells for %2.</source>
        <translation>Une tige achetée %1 est vendue %2.</translation>
    </message>
    <message>
        <source>Markup</source>
        <translation>Coefficient</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Flowers, if different</source>
        <translation>Fleurs, si autre taux</translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un taux&#x202f;; saisissez un pourcentage, comme 20.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>You can also enter it later in the settings.</source>
        <translation>Vous pourrez aussi la saisir plus tard dans les réglages.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopTab</name>
    <message>
        <source>On documents</source>
        <translation>Sur les documents</translation>
    </message>
    <message>
        <source>for proposals and orders</source>
        <translation>pour les devis et commandes</translation>
    </message>
    <message>
        <source>It can have up to 500 characters.</source>
        <translation>500 caractères au maximum.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Change the shop’s address</source>
        <translation>Modifier l’adresse de la boutique</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Change the shop’s phone</source>
        <translation>Modifier le téléphone de la boutique</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Change the shop’s e-mail</source>
        <translation>Modifier l’e-mail de la boutique</translation>
    </message>
    <message>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Saisissez une adresse e-mail, comme anna@example.com.</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site web</translation>
    </message>
    <message>
        <source>Change the shop’s website</source>
        <translation>Modifier le site web de la boutique</translation>
    </message>
    <message>
        <source>Terms of proposals</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Change the terms of proposals</source>
        <translation>Modifier les conditions des devis</translation>
    </message>
    <message>
        <source>They can have up to 10,000 characters.</source>
        <translation>10&#xa0;000 caractères au maximum.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Country and money</source>
        <translation>Pays et devise</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Change the currency</source>
        <translation>Modifier la devise</translation>
    </message>
    <message>
        <source>Laid out for Letter paper</source>
        <translation>Mis en page pour le papier Letter</translation>
    </message>
    <message>
        <source>Laid out for A4 paper</source>
        <translation>Mis en page pour le papier A4</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Change the time zone</source>
        <translation>Modifier le fuseau horaire</translation>
    </message>
    <message>
        <source>Change the language of documents</source>
        <translation>Modifier la langue des documents</translation>
    </message>
    <message>
        <source>Documents in</source>
        <translation>Documents en</translation>
    </message>
    <message>
        <source>Use defaults for…</source>
        <translation>Valeurs par défaut pour…</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Use the defaults for %1</source>
        <translation>Valeurs par défaut pour %1</translation>
    </message>
    <message>
        <source>Choose the time zone too: this country has several.</source>
        <translation>Choisissez aussi le fuseau horaire&#xa0;: ce pays en a plusieurs.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Order ahead</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Change how early orders are due</source>
        <translation>Modifier le délai de commande</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Saisissez un nombre entier de jours, de 0 à 365.</translation>
    </message>
    <message>
        <source>before the event</source>
        <translation>avant l’événement</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Approbation</translation>
    </message>
    <message>
        <source>Every line keeps its price on approval; newer lists then change nothing</source>
        <translation>À l’approbation chaque ligne garde son prix&#x202f;; des listes plus récentes ne changent alors rien</translation>
    </message>
    <message>
        <source>Change when orders are delivered</source>
        <translation>Modifier le jour de livraison</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Change what suppliers see</source>
        <translation>Modifier ce que voient les fournisseurs</translation>
    </message>
    <message>
        <source>Name the events on orders</source>
        <translation>Nommer les événements sur les commandes</translation>
    </message>
    <message>
        <source>Otherwise suppliers do not see clients’ names</source>
        <translation>Sinon, les fournisseurs ne voient pas le nom des clients</translation>
    </message>
    <message>
        <source>Change what approval keeps</source>
        <translation>Modifier ce que garde l’approbation</translation>
    </message>
    <message>
        <source>On invoices</source>
        <translation>Sur les factures</translation>
    </message>
    <message>
        <source>Use the usual words</source>
        <translation>Mettre la formule usuelle</translation>
    </message>
    <message>
        <source>Use the usual words on invoices</source>
        <translation>Mettre la formule usuelle sur les factures</translation>
    </message>
    <message>
        <source>Invoices still lack: %1.</source>
        <translation>Il manque encore sur les factures&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>N° de TVA</translation>
    </message>
    <message>
        <source>Change the shop’s tax number</source>
        <translation>Modifier le n° de TVA de la boutique</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>Adresse d’e‑facturation</translation>
    </message>
    <message>
        <source>Change the shop’s e-invoice address</source>
        <translation>Modifier l’adresse d’e-facturation de la boutique</translation>
    </message>
    <message>
        <source>Write its scheme and value, like 0106:12345678.</source>
        <translation>Saisissez le schéma et la valeur, comme 0106:12345678.</translation>
    </message>
    <message>
        <source>Bank details</source>
        <translation>Coordonnées bancaires</translation>
    </message>
    <message>
        <source>Change the shop’s bank details</source>
        <translation>Modifier les coordonnées bancaires de la boutique</translation>
    </message>
    <message>
        <source>Terms of invoices</source>
        <translation>Conditions des factures</translation>
    </message>
    <message>
        <source>Change the terms of invoices</source>
        <translation>Modifier les conditions des factures</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Change the numbers of invoices</source>
        <translation>Modifier les numéros des factures</translation>
    </message>
    <message>
        <source>Write a pattern, like {year}-{number:4}.</source>
        <translation>Saisissez un modèle, comme {year}-{number:4}.</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Par exemple %1</translation>
    </message>
    <message>
        <source>Stems per bucket</source>
        <translation>Tiges par seau</translation>
    </message>
    <message>
        <source>Change how many stems a bucket holds</source>
        <translation>Modifier le nombre de tiges par seau</translation>
    </message>
    <message>
        <source>Write a whole number of stems, from 1 to 10,000.</source>
        <translation>Saisissez un nombre entier de tiges, de 1 à 10 000.</translation>
    </message>
    <message>
        <source>Used to count the buckets on production sheets</source>
        <translation>Pour compter les seaux sur les fiches de production</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to %1.</source>
        <translation>Saisissez un nombre entier de jours, de 0 à %1.</translation>
    </message>
    <message>
        <source>Change when hired items go out</source>
        <translation>Modifier le départ des locations</translation>
    </message>
    <message>
        <source>Change when hired items are back</source>
        <translation>Modifier le retour des locations</translation>
    </message>
    <message>
        <source>after the event</source>
        <translation>après l’événement</translation>
    </message>
    <message>
        <source>Payable within</source>
        <translation>À payer sous</translation>
    </message>
    <message>
        <source>Change how long invoices may stay unpaid</source>
        <translation>Modifier le délai de paiement des factures</translation>
    </message>
    <message>
        <source>after the invoice</source>
        <translation>après la facture</translation>
    </message>
    <message>
        <source>Unless the client has its own</source>
        <translation>Sauf si le client a son propre délai</translation>
    </message>
    <message>
        <source>Small business</source>
        <translation>Franchise de TVA</translation>
    </message>
    <message>
        <source>Change whether invoices charge tax</source>
        <translation>Modifier si les factures comportent la TVA</translation>
    </message>
    <message>
        <source>Charge no tax</source>
        <translation>Ne pas facturer de TVA</translation>
    </message>
    <message>
        <source>Every line is then exempt, for the reason below</source>
        <translation>Chaque ligne est alors exonérée, pour le motif ci-dessous</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Change why no tax is charged</source>
        <translation>Modifier le motif d’exonération</translation>
    </message>
    <message>
        <source>Spanish law requires invoicing software to support Veri*Factu. Stemdesk does not: it sends no invoices to the tax agency. Ask your tax adviser.</source>
        <translation>La loi espagnole exige que les logiciels de facturation soient conformes à Veri*Factu. Stemdesk ne l’est pas&#xa0;: il n’envoie aucune facture à l’administration fiscale. Demandez conseil à votre comptable.</translation>
    </message>
    <message>
        <source>In France, payments from private clients must be recorded so that they cannot be altered. Stemdesk keeps them in a journal that can only be added to; it is not certified.</source>
        <translation>En France, les paiements des clients particuliers doivent être conservés de façon inaltérable. Stemdesk les tient dans un journal auquel on ne fait qu’ajouter&#xa0;; il n’est pas certifié.</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Fournitures</translation>
    </message>
    <message>
        <source>Change how materials are taxed</source>
        <translation>Modifier la TVA des fournitures</translation>
    </message>
    <message>
        <source>Taxed like the flowers in the arrangement</source>
        <translation>Taxées comme les fleurs de leur composition</translation>
    </message>
    <message>
        <source>Ribbon in a bouquet is then sold with the bouquet’s tax; the price stays</source>
        <translation>Le ruban d’un bouquet est alors vendu avec la TVA du bouquet&#xa0;; le prix reste le même</translation>
    </message>
    <message>
        <source>Pin the prices of an approved event</source>
        <translation>Figer les prix d’un événement approuvé</translation>
    </message>
    <message>
        <source>Suppliers deliver</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Hire goes out</source>
        <translation>Départ location</translation>
    </message>
    <message>
        <source>Hire is back</source>
        <translation>Retour location</translation>
    </message>
    <message>
        <source>days %1</source>
        <comment>before an event</comment>
        <translation>jours %1</translation>
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
        <translation>Nouvelle boutique…</translation>
    </message>
    <message>
        <source>Create the shop</source>
        <translation>Créer la boutique</translation>
    </message>
    <message>
        <source>Save this shop as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Open a shop from a file…</source>
        <translation>Ouvrir depuis un fichier…</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Boutiques</translation>
    </message>
    <message>
        <source>each with its own catalogue, events, prices and API keys</source>
        <translation>chacune a son catalogue, ses événements, prix et clés d’API</translation>
    </message>
    <message>
        <source>New shop</source>
        <translation>Nouvelle boutique</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Move a shop</source>
        <translation>Déplacer une boutique</translation>
    </message>
    <message>
        <source>Save everything in this shop to a file, and open the file in Stemdesk on another computer. API keys and webhooks are not in it: create them again there. Keep the file as safe as the shop itself.</source>
        <translation>Enregistrez tout le contenu de cette boutique dans un fichier, puis ouvrez ce fichier dans Stemdesk sur un autre ordinateur. Les clés d’API et les webhooks n’en font pas partie&#xa0;: recréez-les là-bas. Protégez le fichier autant que la boutique elle-même.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Actuelle</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Copie de la boutique…</translation>
    </message>
    <message>
        <source>Saved as %1, compared with the shop and checked.</source>
        <translation>Copie enregistrée&#xa0;: %1, comparée avec la boutique et vérifiée.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Ouverture du fichier…</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 est là maintenant.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln produit</numerusform>
            <numerusform>%Ln produits</numerusform>
        </translation>
    </message>
    <message>
        <source>no products</source>
        <translation>aucun produit</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis le %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Splitter</name>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
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
    <name>stemdesk::ui::StopWatch</name>
    <message>
        <source>Stop after %1</source>
        <translation>Arrêter après %1</translation>
    </message>
    <message>
        <source>Start stopwatch</source>
        <translation>Lancer le chronomètre</translation>
    </message>
    <message>
        <source>Stop the stopwatch of %1</source>
        <translation>Arrêter le chronomètre de %1</translation>
    </message>
    <message>
        <source>Start the stopwatch of %1</source>
        <translation>Lancer le chronomètre de %1</translation>
    </message>
    <message>
        <source>Adds the time to what the task took</source>
        <translation>Ajoute ce temps à la durée de la tâche</translation>
    </message>
    <message>
        <source>Measures how long the task takes</source>
        <translation>Mesure la durée de la tâche</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Client price</source>
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
        <translation>Ce que cela nous coûte</translation>
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
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>À suivre</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Commander au plus tard le</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>la plus récente</translation>
    </message>
    <message>
        <source>These prices stay, even when newer lists come.</source>
        <translation>Ces prix restent, même si des listes plus récentes arrivent.</translation>
    </message>
    <message>
        <source>The newest list of its type on the day of the event.</source>
        <translation>La liste la plus récente de son type au jour de l’événement.</translation>
    </message>
    <message>
        <source>Fixed prices</source>
        <translation>Prix fixes</translation>
    </message>
    <message>
        <source>What fixed prices of arrangements add or take off</source>
        <translation>Ce que les prix fixes des compositions ajoutent ou retirent</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Packs are shared by all arrangements of the event, as on the order.</source>
        <translation>Toutes les compositions de l’événement partagent les paquets, comme sur la commande.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>This event’s share of what came in on its order sheets</source>
        <translation>La part de cet événement dans ce qui est arrivé de ses commandes</translation>
    </message>
    <message>
        <source>Still to receive</source>
        <translation>Reste à recevoir</translation>
    </message>
    <message>
        <source>Ordered or planned, but not yet received</source>
        <translation>Commandé ou prévu, mais pas encore reçu</translation>
    </message>
    <message>
        <source>Expected net margin</source>
        <translation>Marge nette prévue</translation>
    </message>
    <message>
        <source>Client price excl. tax, less both</source>
        <translation>Prix client HT, moins les deux</translation>
    </message>
    <message>
        <source>Supplier minimums, and whole packs of what is hired</source>
        <translation>Minimums des fournisseurs et paquets entiers de ce qui est loué</translation>
    </message>
    <message>
        <source>Accepted quote</source>
        <translation>Devis accepté</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>Modifié depuis</translation>
    </message>
    <message>
        <source>The “Quotes” tab shows what.</source>
        <translation>L’onglet Devis dit quoi.</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Devis %1</translation>
    </message>
    <message>
        <source>Accepted by %1 on %2</source>
        <translation>Accepté par %1 le %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have no price: the margin looks better than it is.</source>
        <translation>
            <numerusform>%n ligne n’a pas de prix&#xa0;: la marge paraît meilleure qu’elle n’est.</numerusform>
            <numerusform>%n lignes n’ont pas de prix&#xa0;: la marge paraît meilleure qu’elle n’est.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have the price 0.</source>
        <translation>
            <numerusform>%n ligne a le prix 0.</numerusform>
            <numerusform>%n lignes ont le prix 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>No price list of their type is dated on or before the day of the event.</source>
        <translation>Aucune liste de prix de leur type n’est datée du jour de l’événement ou d’avant.</translation>
    </message>
    <message>
        <source>As on the order</source>
        <translation>Comme sur la commande</translation>
    </message>
    <message>
        <source>incl. tax</source>
        <translation>TTC</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Tax in this summary</source>
        <translation>TVA dans ce résumé</translation>
    </message>
    <message>
        <source>Shows every figure of the summary incl. or excl. tax.</source>
        <translation>Affiche tous les montants du résumé TTC ou HT.</translation>
    </message>
    <message>
        <source>Used in arrangements</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Minimum orders</source>
        <translation>Minimums de commande</translation>
    </message>
    <message>
        <source>Client price less cost of goods, both excl. tax</source>
        <translation>Prix client moins coût des achats, tous deux HT</translation>
    </message>
    <message>
        <source>Goods received, excl. %1</source>
        <translation>Marchandises reçues, hors %1</translation>
    </message>
    <message>
        <source>No budget agreed</source>
        <translation>Aucun budget convenu</translation>
    </message>
    <message>
        <source>%1 excl. %2</source>
        <translation>%1 hors %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
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
        <translation>Devis %1, %2 comprise</translation>
    </message>
    <message>
        <source>not in price</source>
        <translation>hors du prix</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>figée</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget&#xa0;: %1</translation>
    </message>
    <message>
        <source>Received so far</source>
        <translation>Reçu jusqu’ici</translation>
    </message>
    <message>
        <source>Part of the client price. Only what has to be ordered counts as a cost.</source>
        <translation>Compris dans le prix client. Ne compte comme coût que ce qui est à commander.</translation>
    </message>
    <message>
        <source>Changed since, incl. %1</source>
        <translation>Modifié depuis, %1 comprise</translation>
    </message>
    <message>
        <source>of which our own</source>
        <translation>dont notre matériel</translation>
    </message>
    <message>
        <source>Margin, excl. tax</source>
        <translation>Marge HT</translation>
    </message>
    <message>
        <source>Cost of goods, incl. tax</source>
        <translation>Coût des achats TTC</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>commandé</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliedList</name>
    <message>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <source>More in Products</source>
        <translation>Davantage dans Produits</translation>
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
        <translation>Copier pour un e-mail</translation>
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
        <source>Excl. tax %1</source>
        <translation>HT %1</translation>
    </message>
    <message>
        <source>Incl. tax %1</source>
        <translation>TTC %1</translation>
    </message>
    <message>
        <source>Copy as e-mail for %1</source>
        <translation>Copier pour un e-mail&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open as e-mail</source>
        <translation>Ouvrir dans un e-mail</translation>
    </message>
    <message>
        <source>A draft in the mail program, with the order as PDF and CSV</source>
        <translation>Un brouillon dans la messagerie, avec la commande en PDF et CSV</translation>
    </message>
    <message>
        <source>Open as e-mail for %1</source>
        <translation>Ouvrir dans un e-mail&#xa0;: %1</translation>
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
        <source>Open orders</source>
        <translation>Commandes en cours</translation>
    </message>
    <message>
        <source>Catalogue, excl. tax</source>
        <translation>Catalogue, HT</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
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
    <message>
        <source>e.g. 24 hours</source>
        <translation>p.&#xa0;ex. 24 heures</translation>
    </message>
    <message>
        <source>Claims within</source>
        <translation>Réclamer sous</translation>
    </message>
    <message>
        <source>Write hours, like 24.</source>
        <translation>Indiquez des heures, par exemple 24.</translation>
    </message>
    <message>
        <source>Conditions, excl. tax</source>
        <translation>Conditions, HT</translation>
    </message>
    <message>
        <source>Delivers on</source>
        <translation>Livre le</translation>
    </message>
    <message>
        <source>any day</source>
        <translation>tous les jours</translation>
    </message>
    <message>
        <source>Write an amount, like 150.</source>
        <translation>Saisissez un montant, comme 150.</translation>
    </message>
    <message>
        <source>Write days of the week, like %1.</source>
        <translation>Saisissez des jours de la semaine, comme %1.</translation>
    </message>
    <message>
        <source>Delivery days</source>
        <translation>Jours de livraison</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Variétés</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
    <message>
        <source>Minimum order
excl. tax</source>
        <translation>Minimum de commande
HT</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Open orders
incl. tax</source>
        <translation>Commandes en cours
TTC</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n en cours</numerusform>
            <numerusform>%n en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Variétés</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Who do you buy from? Add your growers and wholesalers here, so that flowers and orders can use them.</source>
        <translation>Chez qui achetez-vous&#x202f;? Ajoutez ici vos producteurs et grossistes, pour que fleurs et commandes puissent les utiliser.</translation>
    </message>
    <message>
        <source>No matching suppliers.</source>
        <translation>Aucun fournisseur ne correspond.</translation>
    </message>
    <message>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Chercher nom, e-mail, téléphone…</translation>
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
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Name of the new supplier</source>
        <translation>Nom du nouveau fournisseur</translation>
    </message>
    <message>
        <source>Do not add a supplier</source>
        <translation>Ne pas ajouter de fournisseur</translation>
    </message>
    <message>
        <source>the chosen supplier</source>
        <translation>le fournisseur choisi</translation>
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
    <name>stemdesk::ui::TableChoice</name>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Column names in</source>
        <translation>Noms des colonnes dans</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>Encodage du texte</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (masquée)</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TableOutput</name>
    <message>
        <source>Export as a table</source>
        <translation>Exporter en tableau</translation>
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
        <source>%1 is still being saved.</source>
        <translation>%1 est encore en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Saving %1: %2 rows</source>
        <translation>Enregistrement de %1&#xa0;: %2 lignes</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 n’a pas été enregistré. %2</translation>
    </message>
    <message>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Annulé&#x202f;; %1 n’a pas été enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n rows</source>
        <translation>
            <numerusform>Enregistré&#xa0;: %1 avec %Ln ligne</numerusform>
            <numerusform>Enregistré&#xa0;: %1 avec %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Voir le dossier</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaskChanges</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 au %2</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <translation>Rouvrir %1</translation>
    </message>
    <message>
        <source>Finish %1</source>
        <translation>Terminer %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Deleted %1, %2</source>
        <translation>%1 supprimé, %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>Modifier %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaskForm</name>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Ceci est illisible.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Pas fait</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <translation>Rouvrir %1</translation>
    </message>
    <message>
        <source>Finish %1</source>
        <translation>Terminer %1</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Temps pris</translation>
    </message>
    <message>
        <source>Leave at</source>
        <translation>Départ à</translation>
    </message>
    <message>
        <source>Back by</source>
        <translation>Retour à</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>set a time</source>
        <translation>indiquer l’heure</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TasksCard</name>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>The shop’s usual tasks are planned once the event is approved and has a date. Add others here.</source>
        <translation>Les tâches habituelles sont planifiées dès que l’événement est approuvé et daté. Ajoutez-en d’autres ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n à faire</numerusform>
            <numerusform>%n à faire</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>a pris %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsCard</name>
    <message>
        <source>Tax groups</source>
        <translation>Taux de TVA</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>on labour, fees and travel</source>
        <translation>main-d’œuvre, frais et déplacement</translation>
    </message>
    <message>
        <source>Delete the chosen tax group</source>
        <translation>Supprimer le taux de TVA choisi</translation>
    </message>
    <message>
        <source>Name of a new tax group</source>
        <translation>Nom d’un nouveau taux de TVA</translation>
    </message>
    <message>
        <source>Rate in %</source>
        <translation>Taux en %</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Default tax group</source>
        <translation>Taux de TVA par défaut</translation>
    </message>
    <message>
        <source>For events without their own tax group</source>
        <translation>Pour les événements sans taux propre</translation>
    </message>
    <message>
        <source>none: no tax on them</source>
        <translation>aucun&#xa0;: sans TVA</translation>
    </message>
    <message>
        <source>Change the default tax group</source>
        <translation>Modifier le taux de TVA par défaut</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Donnez un nom.</translation>
    </message>
    <message>
        <source>Write the rate as a percentage, from 0 to 100.</source>
        <translation>Saisissez le taux en pour cent, de 0 à 100.</translation>
    </message>
    <message>
        <source>%1 is the default; choose another default first.</source>
        <translation>%1 est le taux par défaut&#x202f;; choisissez-en d’abord un autre.</translation>
    </message>
    <message>
        <source>as its rate says</source>
        <translation>selon son taux</translation>
    </message>
    <message>
        <source>Tax category</source>
        <translation>Catégorie de TVA</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Reason why no tax is charged</source>
        <translation>Motif de l’absence de TVA</translation>
    </message>
    <message>
        <source>Change the tax category of %1</source>
        <translation>Modifier la catégorie de TVA de %1</translation>
    </message>
    <message>
        <source>Change why %1 charges no tax</source>
        <translation>Modifier le motif d’exonération de %1</translation>
    </message>
    <message>
        <source>How invoices tax %1</source>
        <translation>Comment les factures taxent %1</translation>
    </message>
    <message>
        <source>As invoices say it, where no tax is charged</source>
        <translation>Tel qu’il figure sur les factures sans TVA</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Taux de TVA</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisé par</translation>
    </message>
    <message>
        <source>Write the rate as a percentage, from 0 to 100.</source>
        <translation>Saisissez le taux en pour cent, de 0 à 100.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Change the rate of %1</source>
        <translation>Modifier le taux de %1</translation>
    </message>
    <message>
        <source>no events</source>
        <translation>aucun événement</translation>
    </message>
    <message>
        <source>all other events</source>
        <translation>les autres événements</translation>
    </message>
    <message>
        <source>all events</source>
        <translation>tous les événements</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatePicker</name>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Manage templates</source>
        <translation>Gérer les modèles</translation>
    </message>
    <message>
        <source>New event from a template</source>
        <translation>Nouvel événement depuis un modèle</translation>
    </message>
    <message>
        <source>Search templates…</source>
        <translation>Chercher un modèle…</translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation>Chercher un modèle</translation>
    </message>
    <message>
        <source>No matching templates.</source>
        <translation>Aucun modèle ne correspond.</translation>
    </message>
    <message>
        <source>There are no templates yet. Choose “Save as template” in the menu of an event whose recipe you will want again.</source>
        <translation>Il n’y a pas encore de modèles. Choisissez «&#xa0;Enregistrer comme modèle&#xa0;» dans le menu d’un événement dont la fiche vous resservira.</translation>
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
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln disparue</numerusform>
            <numerusform>%1, %Ln disparues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>A template keeps an event’s recipe for the next one. Choose “Save as template” in the menu of an event.</source>
        <translation>Un modèle garde la fiche d’un événement pour le prochain. Choisissez «&#xa0;Enregistrer comme modèle&#xa0;» dans le menu d’un événement.</translation>
    </message>
    <message>
        <source>Close the templates</source>
        <translation>Fermer les modèles</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>New event from this template</source>
        <translation>Nouvel événement depuis ce modèle</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>No longer in the catalogue, and left out of new events: %1.</source>
        <translation>Absent du catalogue désormais, et omis des nouveaux événements&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Supprimer le modèle %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Modèle supprimé&#xa0;: %1 avec %Ln ligne</numerusform>
            <numerusform>Modèle supprimé&#xa0;: %1 avec %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ThingPanel</name>
    <message>
        <source>Item</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sortis</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Replacement cost</source>
        <translation>Coût de remplacement</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Jours avant</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>Jours après</translation>
    </message>
    <message>
        <source>For hire</source>
        <translation>À louer</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non compté</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Manquants</translation>
    </message>
    <message>
        <source>Out on this day</source>
        <translation>Sortis ce jour-là</translation>
    </message>
    <message>
        <source>Out on other days shown</source>
        <translation>Sortis les autres jours affichés</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>du %1 au %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) (default)</source>
        <translation>
            <numerusform>%n jour (par défaut)</numerusform>
            <numerusform>%n jours (par défaut)</numerusform>
        </translation>
    </message>
    <message>
        <source>Short on other days</source>
        <translation>Manque les autres jours</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>%1 manquants</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeField</name>
    <message>
        <source>Not a time. Write it like %1.</source>
        <translation>Ce n’est pas une heure. Écrivez-la comme %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeSpan</name>
    <message>
        <source>All dates</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Le mois dernier</translation>
    </message>
    <message>
        <source>This quarter</source>
        <translation>Ce trimestre</translation>
    </message>
    <message>
        <source>Last quarter</source>
        <translation>Le trimestre dernier</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’année dernière</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeSpanField</name>
    <message>
        <source>%1: day</source>
        <translation>%1&#xa0;: jour</translation>
    </message>
    <message>
        <source>%1: time</source>
        <translation>%1&#xa0;: heure</translation>
    </message>
    <message>
        <source>%1: another day</source>
        <translation>%1&#xa0;: un autre jour</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>Effacer %1</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Fixer une date</translation>
    </message>
    <message>
        <source>%1: set a date</source>
        <translation>%1&#xa0;: fixer une date</translation>
    </message>
    <message>
        <source>until</source>
        <translation>jusqu’à</translation>
    </message>
    <message>
        <source>Ends another day</source>
        <translation>Finit un autre jour</translation>
    </message>
    <message>
        <source>It ends on another day than it begins.</source>
        <translation>Cela finit un autre jour que celui où cela commence.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <source>Close this note</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Events of the next four weeks</source>
        <translation>Événements des quatre prochaines semaines</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>À commander</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>À commander</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message numerus="yes">
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>plus de %Ln événement dans les quatre prochaines semaines</numerusform>
            <numerusform>plus de %Ln événements dans les quatre prochaines semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln événement dans les quatre prochaines semaines</numerusform>
            <numerusform>%Ln événements dans les quatre prochaines semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln en retard</numerusform>
            <numerusform>%Ln en retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Order for this event</source>
        <translation>Commander pour l’événement</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Ouvrir l’événement</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>To discuss with clients</source>
        <translation>À voir avec les clients</translation>
    </message>
    <message>
        <source>No events in the next four weeks.</source>
        <translation>Aucun événement dans les quatre prochaines semaines.</translation>
    </message>
    <message>
        <source>Nothing to order in the next two weeks.</source>
        <translation>Rien à commander dans les deux prochaines semaines.</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Next tasks</source>
        <translation>Prochaines tâches</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Arrivages</translation>
    </message>
    <message>
        <source>Next arrivals</source>
        <translation>Prochains arrivages</translation>
    </message>
    <message>
        <source>no events in the next four weeks</source>
        <translation>aucun événement dans les quatre prochaines semaines</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnknownRows</name>
    <message>
        <source>Which flowers are these? Choose one for each row, or leave it out.</source>
        <translation>Quelles sont ces fleurs&#x202f;? Choisissez-en une pour chaque ligne, ou omettez la ligne.</translation>
    </message>
    <message>
        <source>Leave all out</source>
        <translation>Tout omettre</translation>
    </message>
    <message>
        <source>Flower for the row “%1”</source>
        <translation>Fleur pour la ligne «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Leave “%1” out</source>
        <translation>Omettre «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Ajouter une fleur ou une fourniture&#xa0;: saisissez son nom, comme «&#xa0;quick 50&#xa0;»</translation>
    </message>
    <message>
        <source>Paste anyway</source>
        <translation>Coller quand même</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnmatchedPanel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Variety of the shop</source>
        <translation>Variété de la boutique</translation>
    </message>
    <message>
        <source>Varieties not found</source>
        <translation>Variétés introuvables</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Type a variety…</source>
        <translation>Saisissez une variété…</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omise</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnpricedModel</name>
    <message>
        <source>no list of this type yet</source>
        <translation>pas encore de liste de ce type</translation>
    </message>
    <message>
        <source>Enter cost</source>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Goes into list</source>
        <translation>Va dans la liste</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix.</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Ajouter le prix de %1</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisée dans</translation>
    </message>
    <message>
        <source>Last price</source>
        <translation>Dernier prix</translation>
    </message>
    <message>
        <source>never priced</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 du %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnstoredQuestion</name>
    <message>
        <source>(left empty)</source>
        <translation>(laissé vide)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is typed</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>et d’autres</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>The last changes aren’t saved yet.</source>
        <translation>Les dernières modifications ne sont pas encore enregistrées.</translation>
    </message>
    <message>
        <source>Some of what you typed isn’t saved.</source>
        <translation>Une partie de votre saisie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message numerus="yes">
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1&#xa0;: les prix les plus récents ont %Ln jour.</numerusform>
            <numerusform>%1&#xa0;: les prix les plus récents ont %Ln jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: prices are good until %2.</source>
        <translation>%1&#xa0;: prix valables jusqu’au %2.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message numerus="yes">
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>%Ln message à d’autres programmes n’est pas arrivé cette semaine.</numerusform>
            <numerusform>%Ln messages à d’autres programmes ne sont pas arrivés cette semaine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message numerus="yes">
        <source>%n rejected deliveries can still be claimed, the first until %1.</source>
        <translation>
            <numerusform>%n livraison refusée&#xa0;: réclamation possible jusqu’au %1.</numerusform>
            <numerusform>%n livraisons refusées&#xa0;: réclamation possible, la première jusqu’au %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message numerus="yes">
        <source>%n items for hire are short in the next four weeks.</source>
        <translation>
            <numerusform>%n article de location manque ces quatre semaines.</numerusform>
            <numerusform>%n articles de location manquent ces quatre semaines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Location</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are late.</source>
        <translation>
            <numerusform>%n tâche est en retard.</numerusform>
            <numerusform>%n tâches sont en retard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do today.</source>
        <translation>
            <numerusform>%n tâche à faire aujourd’hui.</numerusform>
            <numerusform>%n tâches à faire aujourd’hui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message numerus="yes">
        <source>%1 stem(s)</source>
        <translation>
            <numerusform>%1 tige</numerusform>
            <numerusform>%1 tiges</numerusform>
        </translation>
    </message>
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
        <source>Units per pack</source>
        <translation>Pièces par paquet</translation>
    </message>
    <message>
        <source>Spare (%)</source>
        <translation>Réserve (%)</translation>
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
        <source>Suppliers, excl. tax</source>
        <translation>Fournisseurs, HT</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Ajouter le prix de %1</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ViewSwitch</name>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyEdits</name>
    <message>
        <source>Rename colour %1</source>
        <translation>Renommer la couleur %1</translation>
    </message>
    <message>
        <source>Change colour %1</source>
        <translation>Modifier la couleur %1</translation>
    </message>
    <message>
        <source>Rename category %1</source>
        <translation>Renommer la catégorie %1</translation>
    </message>
    <message>
        <source>Add colour %1</source>
        <translation>Ajouter la couleur %1</translation>
    </message>
    <message>
        <source>Add category %1</source>
        <translation>Ajouter la catégorie %1</translation>
    </message>
    <message>
        <source>Delete colour %1</source>
        <translation>Supprimer la couleur %1</translation>
    </message>
    <message>
        <source>Delete category %1</source>
        <translation>Supprimer la catégorie %1</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>Supprimé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Deleted %1. It is still used on %2.</source>
        <translation>Supprimé&#xa0;: %1. Figure encore sur %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyWords</name>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Crème</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>Pêche</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Corail</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Hot pink</source>
        <translation>Rose vif</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Lilas</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Roses</translation>
    </message>
    <message>
        <source>Focal</source>
        <translation>Fleurs phares</translation>
    </message>
    <message>
        <source>Filler</source>
        <translation>Fleurs de remplissage</translation>
    </message>
    <message>
        <source>Foliage</source>
        <translation>Feuillage</translation>
    </message>
    <message>
        <source>Bulb flowers</source>
        <translation>Fleurs à bulbe</translation>
    </message>
    <message>
        <source>Tropical</source>
        <translation>Fleurs tropicales</translation>
    </message>
    <message>
        <source>Dried</source>
        <translation>Fleurs séchées</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Plantes</translation>
    </message>
    <message>
        <source>Sundries</source>
        <translation>Accessoires</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Structures</translation>
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
        <source>What it reports</source>
        <translation>Ce qu’il signale</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
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
        <source>Sends held messages first, then new ones</source>
        <translation>Envoie d’abord les messages retenus, puis les nouveaux</translation>
    </message>
    <message>
        <source>Holds messages until you resume</source>
        <translation>Retient les messages jusqu’à la reprise</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries in a row failed. Choose one below to see why, and send it again once the other side works.</source>
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
        <source>Change what webhook %1 reports</source>
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
        <source>Its secret and delivery log are deleted too, and unsent messages are never sent. This cannot be undone.</source>
        <translation>Son secret et son journal sont supprimés aussi, et les messages non envoyés ne le seront jamais. C’est irréversible.</translation>
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
        <source>Reports</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Dernier envoi</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
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
        <source>A webhook tells another program, such as your calendar, your accounts or the team’s chat, when an event is added or changed.</source>
        <translation>Un webhook prévient un autre programme, comme l’agenda, la comptabilité ou la messagerie de l’équipe, quand un événement est ajouté ou modifié.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. The next new or changed event will be the first.</source>
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
        <source>Copy this secret into the program that receives the messages, so that it can tell they come from you. You won’t see it again.</source>
        <translation>Copiez ce secret dans le programme qui reçoit les messages&#x202f;; il saura ainsi qu’ils viennent de vous. Il ne sera plus affiché.</translation>
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
    <message>
        <source>New webhook</source>
        <translation>Nouveau webhook</translation>
    </message>
    <message>
        <source>No webhooks yet</source>
        <translation>Pas encore de webhook</translation>
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
        <translation>Du %1 au %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekPage</name>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Semaine précédente</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semaine suivante</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nouvelle tâche</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>the chosen task and day</source>
        <translation>la tâche et le jour choisis</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>Du %1 au %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do</source>
        <translation>
            <numerusform>%n tâche à faire</numerusform>
            <numerusform>%n tâches à faire</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Fiche de production</translation>
    </message>
    <message>
        <source>Back to the week</source>
        <translation>Retour à la semaine</translation>
    </message>
    <message>
        <source>What is designed on the chosen day, to print (Ctrl+P)</source>
        <translation>Ce qui se réalise le jour choisi, à imprimer (Ctrl+P)</translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln en retard</numerusform>
            <numerusform>%Ln en retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Rien à faire</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekView</name>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WindowTab</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
    <message>
        <source>Documents have a language of their own, under This shop.</source>
        <translation>Les documents ont leur propre langue, sous Cette boutique.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Langue et apparence</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>F2; renames it everywhere</source>
        <translation>F2&#x202f;; renomme partout</translation>
    </message>
    <message>
        <source>Choose a colour…</source>
        <translation>Couleur…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Presets only; add your own</source>
        <translation>De base&#x202f;; ajoutez les vôtres</translation>
    </message>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln créée par vous</numerusform>
            <numerusform>%Ln créées par vous</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the chosen colour</source>
        <translation>Renommer la couleur choisie</translation>
    </message>
    <message>
        <source>Rename the chosen category</source>
        <translation>Renommer la catégorie choisie</translation>
    </message>
    <message>
        <source>Delete the chosen colour</source>
        <translation>Supprimer la couleur choisie</translation>
    </message>
    <message>
        <source>Delete the chosen category</source>
        <translation>Supprimer la catégorie choisie</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsModel</name>
    <message>
        <source>your own</source>
        <translation>créée par vous</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln jour de retard</numerusform>
            <numerusform>%Ln jours de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Demain</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPanel</name>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Reste à faire</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>À attribuer</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Arrivage</translation>
    </message>
    <message>
        <source>Designed</source>
        <translation>Composé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>Il ne reste rien à faire.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%Ln tâche</numerusform>
            <numerusform>%Ln tâches</numerusform>
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
        <translation>Tâches d’un événement</translation>
    </message>
    <message>
        <source>planned when the event is approved</source>
        <translation>planifiées dès qu’il est approuvé</translation>
    </message>
    <message>
        <source>Change the tasks of events</source>
        <translation>Modifier les tâches des événements</translation>
    </message>
    <message>
        <source>Write what is to be done, in up to 200 characters.</source>
        <translation>Saisissez ce qu’il y a à faire, en 200 caractères au plus.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPlanEditor</name>
    <message>
        <source>Add a task</source>
        <translation>Ajouter une tâche</translation>
    </message>
    <message>
        <source>Use the default plan</source>
        <translation>Utiliser le plan par défaut</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>Type de tâche</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Planned for</source>
        <translation>Prévue pour</translation>
    </message>
    <message>
        <source>Number of days</source>
        <translation>Nombre de jours</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>Supprimer la tâche</translation>
    </message>
    <message>
        <source>Write a number of days, 1 to %1.</source>
        <translation>Saisissez un nombre de jours, de 1 à %1.</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nouvelle tâche</translation>
    </message>
    <message>
        <source>Order day</source>
        <translation>Jour de commande</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Jours avant</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>Le jour même</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>Jours après</translation>
    </message>
    <message>
        <source>Remove the task %1</source>
        <translation>Supprimer la tâche %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkProgress</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkWords</name>
    <message>
        <source>A task has one person. Write %1, and add another task for %2.</source>
        <translation>Une tâche revient à une seule personne. Indiquez %1 et ajoutez une autre tâche pour %2.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Commander</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Réceptionner</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Conditionner</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Composer</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Emballer</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Livrer</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Installer</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
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
            <numerusform>%Ln tige</numerusform>
            <numerusform>%Ln tiges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items</source>
        <translation>
            <numerusform>%n autre article</numerusform>
            <numerusform>%n autres articles</numerusform>
        </translation>
    </message>
</context>
</TS>
