<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>DatabaseQuestion</name>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="12"/>
        <source>The shop&apos;s database cannot be used now.</source>
        <translation>La base de données de la boutique est indisponible.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="14"/>
        <source>On this computer there may be another shop, or an older copy: what is changed there is not on the server.</source>
        <translation>Cet ordinateur peut contenir une autre boutique, ou une copie plus ancienne : ce qui y est modifié n’est pas sur le serveur.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="16"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="17"/>
        <source>Work on this computer</source>
        <translation>Travailler sur cet ordinateur</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="18"/>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="28"/>
        <source>Write the address like postgresql://anna@db.example.com/flowers. Behind a ? may follow sslmode=verify-full and sslrootcert=FILE.</source>
        <translation>Saisissez l’adresse sous la forme postgresql://anna@db.example.com/flowers. Après un ? peuvent suivre sslmode=verify-full et sslrootcert=FICHIER.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="33"/>
        <source>The database server is too old; Stemdesk needs PostgreSQL 15 or later.</source>
        <translation>Le serveur de base de données est trop ancien ; Stemdesk exige PostgreSQL 15 ou plus récent.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="36"/>
        <source>The database cannot keep every letter; make one with the encoding UTF8.</source>
        <translation>La base de données ne peut pas garder tous les caractères ; créez-en une avec l’encodage UTF8.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="38"/>
        <source>Another program keeps its data in %3; make a database for Stemdesk alone.</source>
        <translation>Un autre programme garde ses données dans %3 ; créez une base de données pour Stemdesk seul.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="41"/>
        <source>A newer Stemdesk works on %3; install that version here first.</source>
        <translation>Un Stemdesk plus récent travaille sur %3 ; installez d’abord cette version ici.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="42"/>
        <source>This shop is there already. Nothing was copied.</source>
        <translation>Cette boutique y est déjà. Rien n’a été copié.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="44"/>
        <source>The copy was stopped; nothing was changed on the server.</source>
        <translation>La copie a été arrêtée ; rien n’a été modifié sur le serveur.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="46"/>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>La copie ne correspondait pas à la boutique, elle a donc été abandonnée. Réessayez.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="48"/>
        <source>The copy was given up: something in the shop&apos;s data is not in order. “stemdesk check” says what.</source>
        <translation>La copie a été abandonnée : quelque chose n’est pas en ordre dans les données de la boutique. « stemdesk check » dit quoi.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="52"/>
        <source>The keyring is locked, so the password cannot be kept. Unlock it and try again.</source>
        <translation>Le trousseau est verrouillé, le mot de passe ne peut pas être conservé. Déverrouillez-le et réessayez.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="56"/>
        <source>This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and leave the field empty.</source>
        <translation>Cet ordinateur n’a pas de trousseau pour conserver le mot de passe. Gardez-le plutôt dans le fichier .pgpass et laissez le champ vide.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="64"/>
        <source>No database server answers at %1. Check the name, the network, and that the server is running.</source>
        <translation>Aucun serveur de base de données ne répond sur %1. Vérifiez le nom, le réseau, et que le serveur fonctionne.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="68"/>
        <source>The server %1 does not let %2 in. Check the user&apos;s name before the @, or ask whoever runs the server.</source>
        <translation>Le serveur sur %1 refuse l’accès à %2. Vérifiez le nom d’utilisateur avant le @, ou demandez au responsable du serveur.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="71"/>
        <source>The password of %2 is missing or not the right one.</source>
        <translation>Le mot de passe de %2 manque ou n’est pas le bon.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="73"/>
        <source>There is no database %3 on the server, or %2 may not use it.</source>
        <translation>Il n’y a pas de base de données %3 sur le serveur, ou %2 ne peut pas l’utiliser.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="75"/>
        <source>The connection to %1 would not be safe: its certificate is missing, not trusted, or for another name. sslrootcert=FILE behind a ? in the address names a certificate to trust.</source>
        <translation>La connexion à %1 ne serait pas sûre : son certificat manque, n’est pas de confiance ou porte un autre nom. sslrootcert=FICHIER après un ? dans l’adresse indique un certificat de confiance.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="79"/>
        <source>The connection service file has no service of that name.</source>
        <translation>Le fichier des services de connexion n’a pas de service de ce nom.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="100"/>
        <source>Connected. The database is empty: copy this shop there first.</source>
        <translation>Connecté. La base de données est vide : copiez-y d’abord cette boutique.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="101"/>
        <source>Connected. It holds %1.</source>
        <translation>Connecté. La base contient %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="107"/>
        <source>Leave the password out of the address, where others can read it; write it below.</source>
        <translation>Ne mettez pas le mot de passe dans l’adresse, où d’autres peuvent le lire ; saisissez-le ci-dessous.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="115"/>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="116"/>
        <source>this user</source>
        <translation>cet utilisateur</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="117"/>
        <source>this database</source>
        <translation>cette base de données</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="123"/>
        <source>Copying the shop…</source>
        <translation>Copie de la boutique…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="124"/>
        <source>Comparing the copy with the shop…</source>
        <translation>Comparaison de la copie avec la boutique…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="125"/>
        <source>Checking the copy…</source>
        <translation>Vérification de la copie…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="135"/>
        <source>%1 is on the server too, compared with what is here. What is changed here from now on is missing there, so switch now.</source>
        <translation>%1 est aussi sur le serveur, comparaison faite avec ce qui est ici. Ce qui est désormais modifié ici y manquera ; changez donc tout de suite.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <location filename="../ui/error_text.cpp" line="22"/>
        <source>Give it a name.</source>
        <translation>Donnez un nom.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="23"/>
        <source>Choose a category.</source>
        <translation>Choisissez une catégorie.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="24"/>
        <source>Choose a type.</source>
        <translation>Choisissez un type.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="25"/>
        <source>A new product needs its first variety.</source>
        <translation>Un nouveau produit a besoin d’une première variété.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="26"/>
        <source>Choose a flower or material.</source>
        <translation>Choisissez une fleur ou une fourniture.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="27"/>
        <source>Say how many.</source>
        <translation>Indiquez la quantité.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="28"/>
        <source>This name is already in use; choose another one.</source>
        <translation>Ce nom est déjà utilisé&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="29"/>
        <source>Another event has this short name; choose another one.</source>
        <translation>Un autre événement porte ce nom court&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="30"/>
        <source>This one comes with Stemdesk and stays as it is.</source>
        <translation>Cet élément est fourni avec Stemdesk et reste tel quel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="32"/>
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>Utilisé sur %Ln ligne d’événement&#x202f;; retirez-le d’abord de là.</numerusform>
            <numerusform>Utilisé sur %Ln lignes d’événements&#x202f;; retirez-le d’abord de là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="34"/>
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln événement utilise cette liste de prix&#x202f;; elle ne peut pas être supprimée maintenant.</numerusform>
            <numerusform>%Ln événements utilisent cette liste de prix&#x202f;; elle ne peut pas être supprimée maintenant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="36"/>
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln événement utilise ce groupe de taxes&#x202f;; il ne peut pas être supprimé maintenant.</numerusform>
            <numerusform>%Ln événements utilisent ce groupe de taxes&#x202f;; il ne peut pas être supprimé maintenant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="38"/>
        <source>%n product(s), price list(s) or event(s) have this type; it stays.</source>
        <translation>
            <numerusform>%Ln produit, liste de prix ou événement a ce type ; il reste.</numerusform>
            <numerusform>%Ln produits, listes de prix ou événements ont ce type ; il reste.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="39"/>
        <source>There is no such supplier any more.</source>
        <translation>Ce fournisseur n’existe plus.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="40"/>
        <source>There is no such product any more.</source>
        <translation>Ce produit n’existe plus.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="41"/>
        <source>There is no such variety any more.</source>
        <translation>Cette variété n’existe plus.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="42"/>
        <source>There is no such price list any more.</source>
        <translation>Cette liste de prix n’existe plus.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="43"/>
        <source>There is no such tax group any more.</source>
        <translation>Ce groupe de taxes n’existe plus.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="44"/>
        <source>There is no such event any more.</source>
        <translation>Cet événement n’existe plus.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="46"/>
        <source>This supplier is archived; bring it back or choose another one.</source>
        <translation>Ce fournisseur est archivé&#x202f;; réactivez-le ou choisissez-en un autre.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="47"/>
        <source>This variety belongs to another product.</source>
        <translation>Cette variété appartient à un autre produit.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="48"/>
        <source>The price list is for another type of product.</source>
        <translation>La liste de prix concerne un autre type de produit.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="49"/>
        <source>The shop already has suppliers, products or events.</source>
        <translation>La boutique a déjà des fournisseurs, des produits ou des événements.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="90"/>
        <source>It is no longer there; somebody has deleted it.</source>
        <translation>Cet élément n’est plus là&#x202f;; quelqu’un l’a supprimé.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="91"/>
        <source>Somebody else has changed this in the meantime.</source>
        <translation>Quelqu’un d’autre a modifié ceci entre-temps.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="92"/>
        <source>The shop&apos;s data is busy with other work; try again in a moment.</source>
        <translation>Les données de la boutique sont occupées&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="94"/>
        <source>The shop&apos;s data cannot be reached now; nothing was changed.</source>
        <translation>Les données de la boutique sont inaccessibles pour le moment&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="96"/>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>Le disque est plein&#x202f;; rien n’a été modifié. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="97"/>
        <source>The shop&apos;s data is damaged; restore the last backup.</source>
        <translation>Les données de la boutique sont endommagées&#x202f;; restaurez la dernière sauvegarde.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="99"/>
        <source>Something went wrong inside Stemdesk; nothing was changed.</source>
        <translation>Une erreur s’est produite dans Stemdesk&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="104"/>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Saisissez une adresse e-mail, comme anna@example.com.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="105"/>
        <source>Write the stem length in centimetres, like 50.</source>
        <translation>Saisissez la longueur de tige en centimètres, comme 50.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="106"/>
        <source>Write how many come in one pack, more than 0.</source>
        <translation>Saisissez combien il y en a par paquet, plus de 0.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="107"/>
        <source>Write the fewest packs as a whole number.</source>
        <translation>Saisissez le minimum de paquets en nombre entier.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="108"/>
        <source>Give each supplier one minimum at most.</source>
        <translation>Indiquez un seul minimum par fournisseur.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="109"/>
        <source>Write the colours with commas between them.</source>
        <translation>Séparez les couleurs par des virgules.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="110"/>
        <source>Write a number more than 0.</source>
        <translation>Saisissez un nombre supérieur à 0.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="111"/>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Saisissez le budget sous forme de montant, 0 ou plus.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="112"/>
        <source>Write the guests as a whole number.</source>
        <translation>Saisissez le nombre d’invités en nombre entier.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="113"/>
        <source>Write the tables as a whole number.</source>
        <translation>Saisissez le nombre de tables en nombre entier.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="114"/>
        <source>The ceremony must end after it starts.</source>
        <translation>La cérémonie doit finir après son début.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="115"/>
        <source>The time at the venue must end after it starts.</source>
        <translation>L’horaire sur le lieu de réception doit finir après son début.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="116"/>
        <source>Write the colour in the form #rrggbb.</source>
        <translation>Saisissez la couleur sous la forme #rrggbb.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="117"/>
        <source>Write a date.</source>
        <translation>Saisissez une date.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="118"/>
        <source>Write the unit cost as an amount, 0 or more.</source>
        <translation>Saisissez le prix unitaire sous forme de montant, 0 ou plus.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="119"/>
        <source>Write the tax as a factor, like 1.2 for 20 %.</source>
        <translation>Saisissez la taxe sous forme de coefficient, comme 1,2 pour 20&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="120"/>
        <source>The name may have 200 characters, on one line.</source>
        <translation>Le nom peut compter 200 caractères, sur une seule ligne.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="121"/>
        <source>The notes are too long.</source>
        <translation>Les notes sont trop longues.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="160"/>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Modifié ailleurs en «&#xa0;%1&#xa0;». Entrée garde votre valeur, Échap prend l’autre.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="50"/>
        <source>Write the address, like https://example.com/stemdesk.</source>
        <translation>Saisissez l’adresse, comme https://example.com/stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="51"/>
        <source>Write a web address, like https://example.com/stemdesk.</source>
        <translation>Saisissez une adresse web, comme https://example.com/stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="52"/>
        <source>This address is too long; 2,048 characters is the most.</source>
        <translation>Cette adresse est trop longue&#x202f;; 2 048 caractères au maximum.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="54"/>
        <source>The address must begin with https://, so that nobody can read along.</source>
        <translation>L’adresse doit commencer par https://, pour que personne ne puisse lire les messages.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="56"/>
        <source>Leave the port out; webhooks go to the usual one, 443.</source>
        <translation>Omettez le port&#x202f;; les webhooks vont au port habituel, 443.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="59"/>
        <source>Leave the name and password out of the address; every message is signed.</source>
        <translation>Retirez le nom et le mot de passe de l’adresse&#x202f;; chaque message est signé.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="60"/>
        <source>Leave out the # and what follows it.</source>
        <translation>Retirez le # et ce qui le suit.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="62"/>
        <source>This address exists inside a network only; give one on the internet.</source>
        <translation>Cette adresse n’existe que dans un réseau privé&#x202f;; indiquez-en une sur Internet.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="64"/>
        <source>No computer is known under this address; check how it is spelled.</source>
        <translation>Aucun ordinateur n’est connu à cette adresse&#x202f;; vérifiez l’orthographe.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="66"/>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Cette adresse mène à un ordinateur privé&#x202f;; indiquez-en une sur Internet.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="67"/>
        <source>Choose at least one thing that it tells of.</source>
        <translation>Choisissez au moins une chose qu’il signale.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="69"/>
        <source>The keyring is locked, so that no secret can be kept safe. Unlock it and try again.</source>
        <translation>Le trousseau est verrouillé, aucun secret ne peut être conservé en sûreté. Déverrouillez-le et réessayez.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="73"/>
        <source>This computer&apos;s keyring does not answer, so that no secret can be kept safe. Start it and try again.</source>
        <translation>Le trousseau de cet ordinateur ne répond pas, aucun secret ne peut être conservé en sûreté. Démarrez-le et réessayez.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="77"/>
        <source>The keyring no longer holds Stemdesk&apos;s key, so that secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>Le trousseau ne contient plus la clé de Stemdesk, les secrets ne peuvent pas être ouverts. «&#xa0;stemdesk secrets&#xa0;» aide à la retrouver.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="81"/>
        <source>The file that keeps the secrets&apos; key is missing. Put it back and try again.</source>
        <translation>Le fichier qui garde la clé des secrets est absent. Remettez-le en place et réessayez.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="85"/>
        <source>The secrets are sealed under another key than the one that is here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Les secrets sont scellés avec une autre clé que celle-ci. «&#xa0;stemdesk secrets&#xa0;» aide à la retrouver.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="89"/>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>Les webhooks ne peuvent pas être configurés quand Stemdesk fonctionne ainsi.</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="23"/>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="24"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="25"/>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="26"/>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="27"/>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="28"/>
        <source>Tax groups</source>
        <translation>Groupes de taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="29"/>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="30"/>
        <source>Supplier orders</source>
        <translation>Commandes fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="31"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="39"/>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="41"/>
        <source>Reads everything</source>
        <translation>Lit tout</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="43"/>
        <source>Keeps the catalogue in step</source>
        <translation>Synchronise le catalogue</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="54"/>
        <source>changes %1</source>
        <translation>modifie %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="56"/>
        <source>reads %1</source>
        <translation>lit %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="68"/>
        <source>manages</source>
        <translation>gère</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="70"/>
        <source>reads and changes</source>
        <translation>lit et modifie</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="72"/>
        <source>changes only</source>
        <translation>modifie seulement</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="73"/>
        <source>reads</source>
        <translation>lit</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="79"/>
        <source>Revoked</source>
        <translation>Révoquée</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="81"/>
        <source>Expired</source>
        <translation>Expirée</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="82"/>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="139"/>
        <source>Active</source>
        <translation>Active</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="91"/>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
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
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="117"/>
        <source>Changed event</source>
        <translation>Événement modifié</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="124"/>
        <source>new events</source>
        <translation>nouveaux événements</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="126"/>
        <source>changed events</source>
        <translation>événements modifiés</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="136"/>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="138"/>
        <source>Failing (%1)</source>
        <translation>En échec (%1)</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="145"/>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="146"/>
        <source>Delivered</source>
        <translation>Livré</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="147"/>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="155"/>
        <source>Answered %1</source>
        <translation>Réponse %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="157"/>
        <source>Answered %1: %2</source>
        <translation>Réponse %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="158"/>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
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
            <numerusform>%Ln botte de %1</numerusform>
            <numerusform>%Ln bottes de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="50"/>
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln paquet de %1</numerusform>
            <numerusform>%Ln paquets de %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="64"/>
        <source>%1 fewer of %2 saves a bunch of %3</source>
        <translation>%2&#xa0;: %1 de moins économise une botte de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="64"/>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2&#xa0;: %1 de moins économise un paquet de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="68"/>
        <source>%1 more of %2 fills the last bunch of %3</source>
        <translation>%2&#xa0;: %1 de plus complète la dernière botte de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="69"/>
        <source>%1 more of %2 fills the last pack of %3</source>
        <translation>%2&#xa0;: %1 de plus complète le dernier paquet de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="85"/>
        <source>%1 has %2 for %3 instead of %4</source>
        <translation>%1 propose %2 à %3 au lieu de %4</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="110"/>
        <source>%1 of %2 instead of %3</source>
        <translation>%2&#xa0;: %1 au lieu de %3</translation>
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
            <numerusform>+%Ln botte de %1</numerusform>
            <numerusform>+%Ln bottes de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="118"/>
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln paquet de %1</numerusform>
            <numerusform>+%Ln paquets de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln botte de %1</numerusform>
            <numerusform>−%Ln bottes de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln paquet de %1</numerusform>
            <numerusform>−%Ln paquets de %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="127"/>
        <source>New: %1, %2</source>
        <translation>Nouveau&#xa0;: %1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="129"/>
        <source>No longer needed: %1, %2</source>
        <translation>Plus nécessaire&#xa0;: %1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="135"/>
        <source>%1 costs %2 each instead of %3</source>
        <translation>%1 coûte %2 pièce au lieu de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="139"/>
        <source>%1 of %2 needed instead of %3; the order stays</source>
        <translation>%2&#xa0;: besoin de %1 au lieu de %3&#x202f;; la commande ne change pas</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="141"/>
        <source>Another price with tax for %1</source>
        <translation>Autre prix TTC pour %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="147"/>
        <source>%1 was deleted</source>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="148"/>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 est maintenant&#xa0;: %2. Avant&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="148"/>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="158"/>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="173"/>
        <source>Add price list %1</source>
        <translation>Ajouter la liste de prix %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="185"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prix</numerusform>
            <numerusform>%Ln prix</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="186"/>
        <source>Delete price list %1</source>
        <translation>Supprimer la liste de prix %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="189"/>
        <source>Deleted %1 with %2. No event kept to it.</source>
        <translation>Supprimé : %1 avec %2. Aucun événement ne l’utilisait.</translation>
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
        <translation>Produit et variété</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="69"/>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="70"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="71"/>
        <source>Stem</source>
        <translation>Tige</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="72"/>
        <source>Pack</source>
        <translation>Paq.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="73"/>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="74"/>
        <source>Unit cost</source>
        <translation>Prix unitaire</translation>
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
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductEdits</name>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="43"/>
        <location filename="../ui/pages/products/product_edits.cpp" line="51"/>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="66"/>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="93"/>
        <source>Add %1 to %2</source>
        <translation>Ajouter %1 à %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="114"/>
        <source>No event used it.</source>
        <translation>Aucun événement ne l’utilisait.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="115"/>
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="116"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="117"/>
        <source>%1 on %2 went with it.</source>
        <translation>Également supprimé&#xa0;: %1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="124"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="125"/>
        <location filename="../ui/pages/products/product_edits.cpp" line="137"/>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="128"/>
        <source>Deleted %1 with %2. %3</source>
        <translation>Supprimé&#xa0;: %1 avec %2. %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="140"/>
        <source>Deleted %1. %2</source>
        <translation>Supprimé&#xa0;: %1. %2</translation>
    </message>
</context>
<context>
    <name>SettingEdits</name>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="127"/>
        <source>Rename the shop</source>
        <translation>Renommer la boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="136"/>
        <source>Remove the logo</source>
        <translation>Retirer le logo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="138"/>
        <source>Change the logo</source>
        <translation>Changer le logo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="161"/>
        <source>Add the type %1</source>
        <translation>Ajouter le type %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="166"/>
        <source>Change the markup of %1</source>
        <translation>Modifier le coefficient de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="171"/>
        <source>Hire out %1</source>
        <translation>Mettre %1 en location</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="171"/>
        <source>Sell %1</source>
        <translation>Mettre %1 en vente</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="177"/>
        <source>Delete the type %1</source>
        <translation>Supprimer le type %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="180"/>
        <source>Deleted the type %1, which no product had.</source>
        <translation>Type supprimé : %1, qu’aucun produit n’avait.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="186"/>
        <source>Add the tax group %1</source>
        <translation>Ajouter le groupe de taxes %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="214"/>
        <source>Delete the tax group %1</source>
        <translation>Supprimer le groupe de taxes %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="222"/>
        <source>Deleted the tax group %1, which no event had.</source>
        <translation>Groupe de taxes supprimé : %1, qu’aucun événement n’avait.</translation>
    </message>
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <location filename="../ui/pages/orders/sheet_outcome.cpp" line="49"/>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
</context>
<context>
    <name>SupplierEdits</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="32"/>
        <source>Change %1 of %2</source>
        <translation>Modifier %1 de %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="40"/>
        <source>Archive %1</source>
        <translation>Archiver %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="43"/>
        <source>%1 is archived. Events and prices that name it stay as they are.</source>
        <translation>%1 est archivé. Les événements et les prix qui le citent restent inchangés.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="48"/>
        <source>Bring %1 back</source>
        <translation>Réactiver %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="56"/>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Ajouter le fournisseur %1 (l’annulation l’archive)</translation>
    </message>
</context>
<context>
    <name>SupplierFields</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="12"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="13"/>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="14"/>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="15"/>
        <source>Account number</source>
        <translation>N° de client</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="17"/>
        <source>Website</source>
        <translation>Site web</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="18"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="19"/>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="54"/>
        <source>Not approved yet: %1</source>
        <translation>Pas encore approuvé&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="97"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="117"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="122"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="194"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="230"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="177"/>
        <source>Supplier order</source>
        <translation>Commande fournisseur</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="112"/>
        <source>For %n event(s)</source>
        <translation>
            <numerusform>Pour l’événement</numerusform>
            <numerusform>Pour %n événements</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="116"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="176"/>
        <source>Summary</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="128"/>
        <location filename="../core/exchange/order_email.cpp" line="113"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="161"/>
        <source>Our account number with you: %1</source>
        <translation>Notre numéro de client chez vous&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="130"/>
        <source>These lines name no supplier yet.</source>
        <translation>Aucun fournisseur n’est encore choisi pour ces lignes.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="132"/>
        <source>This supplier is archived.</source>
        <translation>Ce fournisseur est archivé.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="220"/>
        <source>There is nothing to order.</source>
        <translation>Il n’y a rien à commander.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="223"/>
        <source>No visible group of these events has a line that needs stems.</source>
        <translation>Aucun groupe visible de ces événements n’a de ligne à commander.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="232"/>
        <location filename="../core/documents/work_head.cpp" line="99"/>
        <source>continued</source>
        <translation>suite</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="265"/>
        <source>Total before tax</source>
        <translation>Total hors taxes</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="271"/>
        <location filename="../core/documents/proposal_text.cpp" line="155"/>
        <source>Total with tax</source>
        <translation>Total toutes taxes comprises</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="276"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="150"/>
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* Une ligne n’a pas encore de prix&#xa0;: le total n’est pas complet.</numerusform>
            <numerusform>* %n lignes n’ont pas encore de prix&#xa0;: le total n’est pas complet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="24"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="94"/>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="31"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="54"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="31"/>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="32"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="55"/>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="32"/>
        <source>Before tax</source>
        <translation>Hors taxes</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="33"/>
        <source>With tax</source>
        <translation>TTC</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="29"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="38"/>
        <source>Product</source>
        <translation>Produit</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="30"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="39"/>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="31"/>
        <location filename="../core/documents/recipes_text.cpp" line="91"/>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="32"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="41"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="33"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="42"/>
        <source>SKU</source>
        <translation>Référence</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="34"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="43"/>
        <source>Needed</source>
        <translation>Besoin</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="35"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="45"/>
        <source>Packs</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="36"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="46"/>
        <source>To order</source>
        <translation>À commander</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="37"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="47"/>
        <source>Unit cost</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="38"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="48"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="56"/>
        <source>Cost</source>
        <translation>Coût</translation>
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
        <translation>sans prix</translation>
    </message>
    <message>
        <location filename="../core/documents/page_frame.cpp" line="36"/>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <location filename="../core/documents/page_frame.cpp" line="48"/>
        <location filename="../core/exchange/order_email.cpp" line="93"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="106"/>
        <source>DRAFT</source>
        <translation>BROUILLON</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="45"/>
        <source>Needed for %1</source>
        <translation>Pour le %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="46"/>
        <source>Needed from %1 to %2</source>
        <translation>Du %1 au %2</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="52"/>
        <source>1 unit</source>
        <translation>1 pièce</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="53"/>
        <source>%1 units</source>
        <translation>%1 pièces</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="63"/>
        <source>1 pack of %1 (%2)</source>
        <translation>1 paquet de %1 (%2)</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="64"/>
        <source>%1 packs of %2 (%3)</source>
        <translation>%1 paquets de %2 (%3)</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="76"/>
        <source>SKU %1</source>
        <translation>réf. %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="85"/>
        <source>Order from %1</source>
        <translation>Commande de %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="87"/>
        <source>%1, needed for %2</source>
        <translation>%1, pour le %2</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="99"/>
        <source>Hello,</source>
        <translation>Bonjour,</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="101"/>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>commande non ferme, merci de ne pas encore livrer.</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="104"/>
        <source>We would like to order:</source>
        <translation>Nous souhaitons commander&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/exchange/order_email.cpp" line="109"/>
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>%n ligne au total</numerusform>
            <numerusform>%n lignes au total</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="114"/>
        <source>Kind regards</source>
        <translation>Cordialement</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="40"/>
        <source>Stem cm</source>
        <translation>Tige cm</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="44"/>
        <source>Per pack</source>
        <translation>Par paquet</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="49"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="57"/>
        <source>Cost with tax</source>
        <translation>Coût TTC</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="50"/>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="105"/>
        <source>DRAFT: not every event is approved yet</source>
        <translation>BROUILLON&#xa0;: les événements ne sont pas tous approuvés</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="156"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="168"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="188"/>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="19"/>
        <source>Proposal</source>
        <translation>Devis</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="20"/>
        <source>Workroom recipes</source>
        <translation>Recettes pour l’atelier</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="21"/>
        <source>Packing list</source>
        <translation>Liste de chargement</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="115"/>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="116"/>
        <location filename="../core/documents/work_head.cpp" line="55"/>
        <source>Ceremony</source>
        <translation>Cérémonie</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="119"/>
        <source>Reception</source>
        <translation>Réception</translation>
    </message>
    <message>
        <location filename="../core/documents/work_head.cpp" line="57"/>
        <source>Reception, set up and end</source>
        <translation>Réception, installation et fin</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="123"/>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="152"/>
        <source>Prepared on %1</source>
        <translation>Établi le %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="72"/>
        <source>Our idea</source>
        <translation>Notre idée</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="122"/>
        <location filename="../core/documents/proposal_text.cpp" line="179"/>
        <source>Flowers and arrangements</source>
        <translation>Fleurs et compositions</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="213"/>
        <location filename="../core/documents/proposal_text.cpp" line="124"/>
        <location filename="../core/documents/recipes_text.cpp" line="193"/>
        <source>There are no arrangements yet.</source>
        <translation>Il n’y a pas encore de composition.</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="176"/>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="182"/>
        <source>Design and making</source>
        <translation>Création et réalisation</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="187"/>
        <source>Delivery and travel</source>
        <translation>Livraison et déplacement</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="165"/>
        <source>of which tax: %1</source>
        <translation>dont taxes&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="196"/>
        <source>Terms</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <location filename="../core/documents/stationery.cpp" line="38"/>
        <source>from %1</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <location filename="../core/documents/stationery.cpp" line="40"/>
        <source>until %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="152"/>
        <location filename="../core/documents/work_head.cpp" line="89"/>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="93"/>
        <source>Each</source>
        <translation>Par pièce</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="94"/>
        <source>All</source>
        <translation>En tout</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="204"/>
        <source>Containers and hired things, to come back</source>
        <translation>Contenants et location, à rapporter</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="215"/>
        <source>Arrangements</source>
        <translation>Compositions</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="130"/>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="153"/>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="120"/>
        <source>Venue</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <location filename="../core/documents/work_head.cpp" line="56"/>
        <source>Venue, set up and end</source>
        <translation>Lieu, installation et fin</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddLineField</name>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="55"/>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Ajouter une fleur ou une fourniture&#xa0;: saisissez son nom, comme «&#xa0;quick 50&#xa0;»</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="56"/>
        <source>Add a line</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="73"/>
        <location filename="../ui/pages/event/add_line_field.cpp" line="74"/>
        <source>Matches</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="135"/>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Rien dans le catalogue ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddRow</name>
    <message>
        <location filename="../ui/pages/settings/add_row.cpp" line="18"/>
        <source>Enter adds</source>
        <translation>Entrée ajoute</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="24"/>
        <location filename="../ui/pages/orders/advice_list.cpp" line="25"/>
        <source>Ways to spend less</source>
        <translation>Pistes d’économie</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="25"/>
        <source>Saving</source>
        <translation>Économie</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="29"/>
        <source>Worth a look</source>
        <translation>À regarder</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="64"/>
        <source>saves %1</source>
        <translation>économise %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="70"/>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="70"/>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="55"/>
        <source>Let programs on this computer in</source>
        <translation>Autoriser les programmes de cet ordinateur</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="58"/>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="121"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="58"/>
        <source>This shop&apos;s keys work</source>
        <translation>Les clés de cette boutique sont valables</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="61"/>
        <source>Open the reference</source>
        <translation>Ouvrir la référence</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="94"/>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="95"/>
        <source>how other programs read and change what is in Stemdesk</source>
        <translation>comment d’autres programmes lisent et modifient ce qui est dans Stemdesk</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="117"/>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="120"/>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="123"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="131"/>
        <source>Address to listen on</source>
        <translation>Adresse d’écoute</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="132"/>
        <source>Listens on</source>
        <translation>Écoute sur</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="133"/>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="147"/>
        <source>This shop</source>
        <translation>Cette boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="148"/>
        <source>takes effect within a second</source>
        <translation>prend effet en une seconde</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="151"/>
        <source>Requests a minute</source>
        <translation>Requêtes par minute</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="151"/>
        <source>for each key; 0 for no limit</source>
        <translation>par clé&#x202f;; 0 pour aucune limite</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="152"/>
        <source>Requests a month</source>
        <translation>Requêtes par mois</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="153"/>
        <source>for all keys together; 0 for no limit</source>
        <translation>pour toutes les clés ensemble&#x202f;; 0 pour aucune limite</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="163"/>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="168"/>
        <source>Write a whole number, 0 or more.</source>
        <translation>Saisissez un nombre entier, 0 ou plus.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="177"/>
        <source>Requests this month</source>
        <translation>Requêtes ce mois-ci</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="182"/>
        <source>For programmers</source>
        <translation>Pour les développeurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="183"/>
        <source>Every address, field and answer, to read and to try out with a key.</source>
        <translation>Chaque adresse, champ et réponse, à lire et à essayer avec une clé.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="190"/>
        <source>From other computers</source>
        <translation>Depuis d’autres ordinateurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="191"/>
        <source>In this window the API is for programs on this computer only. For others, run “stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY” on a computer that is always on: the connection is encrypted then, and needs no window.</source>
        <translation>Dans cette fenêtre, l’API ne sert qu’aux programmes de cet ordinateur. Pour d’autres, lancez «&#xa0;stemdesk serve --listen ADRESSE:PORT --tls CERTIFICAT,CLÉ&#xa0;» sur un ordinateur toujours allumé&#xa0;: la connexion est alors chiffrée et se passe de fenêtre.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="205"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="223"/>
        <source>Stopping; the last requests are being answered</source>
        <translation>Arrêt en cours&#x202f;; réponse aux dernières requêtes</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="223"/>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="225"/>
        <source>Running on %1</source>
        <translation>Active sur %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="226"/>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="226"/>
        <source>Not running</source>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="236"/>
        <source>Write a port from 1 to 65535; programs usually find Stemdesk on 8787.</source>
        <translation>Saisissez un port de 1 à 65535&#x202f;; les programmes trouvent d’ordinaire Stemdesk sur 8787.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="248"/>
        <source>Every key of %1 is refused until this is switched on again.</source>
        <translation>Toutes les clés de %1 sont refusées jusqu’à la réactivation.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="269"/>
        <source>Let keys work</source>
        <translation>Accepter les clés</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="269"/>
        <source>Refuse all keys</source>
        <translation>Refuser toutes les clés</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="298"/>
        <source>of %1; the month begins anew on the 1st, UTC</source>
        <translation>sur %1&#x202f;; le mois recommence le 1er, UTC</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="299"/>
        <source>without a limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="302"/>
        <source>%1 of %2 requests</source>
        <translation>%1 requêtes sur %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AwayBanner</name>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="42"/>
        <source>The shop’s server has not answered since %1. What you type stays in its field until it can be stored. Stemdesk keeps trying.</source>
        <translation>Le serveur de la boutique ne répond plus depuis %1. Ce que vous saisissez reste dans son champ jusqu’à ce qu’il puisse être enregistré. Stemdesk continue d’essayer.</translation>
    </message>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="46"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="51"/>
        <source>Asking the shop’s server…</source>
        <translation>Appel du serveur de la boutique…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="44"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="45"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>plus de %Ln événement</numerusform>
            <numerusform>plus de %Ln événements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumnModel</name>
    <message>
        <location filename="../ui/pages/events/board_column_model.cpp" line="55"/>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardList</name>
    <message>
        <location filename="../ui/pages/events/board_list.cpp" line="119"/>
        <source>No events</source>
        <translation>Aucun événement</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardView</name>
    <message>
        <location filename="../ui/pages/events/board_view.cpp" line="24"/>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <location filename="../ui/widgets/budget_bar.cpp" line="16"/>
        <source>Price against budget</source>
        <translation>Prix par rapport au budget</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <location filename="../ui/widgets/card.cpp" line="21"/>
        <source>More actions</source>
        <translation>Plus d’actions</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/categories_model.cpp" line="16"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln produit</numerusform>
            <numerusform>%Ln produits</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/categories_model.cpp" line="27"/>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/categories_model.cpp" line="27"/>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <location filename="../ui/widgets/chip.cpp" line="38"/>
        <source>Delete removes it</source>
        <translation>Suppr le retire</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursField</name>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="13"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="33"/>
        <source>Choose a colour</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="33"/>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="34"/>
        <source>Add a colour</source>
        <translation>Ajouter une couleur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="31"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="33"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="46"/>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="47"/>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="48"/>
        <source>Varieties</source>
        <translation>Variétés</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="49"/>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="51"/>
        <source>Colours and categories</source>
        <translation>Couleurs et catégories</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="66"/>
        <source>Search a colour or category…</source>
        <translation>Chercher couleur ou catégorie…</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="67"/>
        <source>New category</source>
        <translation>Nouvelle catégorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="68"/>
        <source>New colour</source>
        <translation>Nouvelle couleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="81"/>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="81"/>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="236"/>
        <source>Colour of %1</source>
        <translation>Couleur de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="273"/>
        <source>Events in %1</source>
        <translation>Événements avec %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComingModel</name>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="74"/>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="75"/>
        <source>Next week</source>
        <translation>Semaine prochaine</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="75"/>
        <source>Week of %1</source>
        <translation>Semaine du %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="82"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="83"/>
        <source>Tomorrow</source>
        <translation>Demain</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CommandPalette</name>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="56"/>
        <location filename="../ui/palette/command_palette.cpp" line="58"/>
        <source>Find anything</source>
        <translation>Tout rechercher</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="57"/>
        <source>Find an event, flower, supplier or command…</source>
        <translation>Chercher événement, fleur, fournisseur ou action…</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="59"/>
        <source>Found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="154"/>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="154"/>
        <source>Nothing is found by “%1”.</source>
        <translation>Rien ne correspond à « %1 ».</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonModel</name>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="121"/>
        <source>gone</source>
        <translation>retiré</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="121"/>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="132"/>
        <source>any supplier</source>
        <translation>tout fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="180"/>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="181"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="184"/>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="185"/>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonView</name>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="82"/>
        <source>Two price lists</source>
        <translation>Deux listes de prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="84"/>
        <source>Two lists of one type stand side by side here, what changed most first. There is no second list yet: make one from the first.</source>
        <translation>Deux listes d’un même type sont ici côte à côte, les plus grands changements d’abord. Il n’y a pas encore de seconde liste : créez-en une à partir de la première.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="86"/>
        <source>No price is found by this.</source>
        <translation>Aucun prix ne correspond.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="109"/>
        <source>First list</source>
        <translation>Première liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="110"/>
        <source>Second list</source>
        <translation>Seconde liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="111"/>
        <source>Swap the lists</source>
        <translation>Échanger les listes</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="136"/>
        <source>Search both lists…</source>
        <translation>Chercher dans les deux…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="142"/>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="143"/>
        <source>Dearer</source>
        <translation>En hausse</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="144"/>
        <source>Cheaper</source>
        <translation>En baisse</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="145"/>
        <source>On one list only</source>
        <translation>Sur une seule liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="294"/>
        <source>%1 dearer, %2 cheaper, %3 on one list only</source>
        <translation>%1 en hausse, %2 en baisse, %3 sur une seule liste</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ConflictNote</name>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="21"/>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="29"/>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="30"/>
        <source>Take theirs</source>
        <translation>Prendre l’autre</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="53"/>
        <source>Yours: %1, now: %2</source>
        <translation>Le vôtre : %1, actuel : %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CopiesField</name>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="107"/>
        <source>How many of them</source>
        <translation>Nombre d’exemplaires</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="108"/>
        <source>How many of them are made</source>
        <translation>Nombre d’exemplaires à réaliser</translation>
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
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="52"/>
        <source>On a PostgreSQL server, which several workstations share</source>
        <translation>Sur un serveur PostgreSQL, partagé par plusieurs postes</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="53"/>
        <source>Test connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="54"/>
        <source>Copy this shop there…</source>
        <translation>Y copier cette boutique…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="54"/>
        <source>Use this server</source>
        <translation>Utiliser ce serveur</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="57"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="84"/>
        <source>Where the shop is kept</source>
        <translation>Où la boutique est conservée</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="104"/>
        <source>Show folder</source>
        <translation>Voir le dossier</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="119"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="120"/>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="121"/>
        <source>Kept in this computer&apos;s keyring, never in a file. Empty: the one that is there.</source>
        <translation>Conservé dans le trousseau de cet ordinateur, jamais dans un fichier. Vide : celui qui s’y trouve.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="133"/>
        <source>All workstations on one server see each other&apos;s changes at once. Switching copies nothing: what is here stays here.</source>
        <translation>Tous les postes d’un même serveur voient aussitôt les modifications des autres. Changer ne copie rien : ce qui est ici reste ici.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="145"/>
        <source>Progress of the copy</source>
        <translation>Avancement de la copie</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="189"/>
        <source>This window was told at its start where to work: %1. What is chosen here counts when it is started without that.</source>
        <translation>Au démarrage, cette fenêtre a reçu l’indication où travailler : %1. Le choix fait ici vaut quand elle démarre sans cette indication.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="195"/>
        <source>This counts from the next start on.</source>
        <translation>Valable à partir du prochain démarrage.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="195"/>
        <source>Restart now</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="201"/>
        <source>on this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="201"/>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="233"/>
        <location filename="../ui/pages/settings/database_tab.cpp" line="251"/>
        <location filename="../ui/pages/settings/database_tab.cpp" line="275"/>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DateTimeField</name>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="18"/>
        <source>Clear %1</source>
        <translation>Effacer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="19"/>
        <source>Set a date</source>
        <translation>Fixer une date</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="25"/>
        <source>%1: day</source>
        <translation>%1&#xa0;: jour</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="29"/>
        <source>%1: time</source>
        <translation>%1&#xa0;: heure</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="31"/>
        <source>%1: set a date</source>
        <translation>%1&#xa0;: fixer une date</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveriesModel</name>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="114"/>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="115"/>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="116"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="117"/>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="118"/>
        <source>Last answer</source>
        <translation>Dernière réponse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="119"/>
        <source>Next try</source>
        <translation>Prochain essai</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryPanel</name>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="51"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="113"/>
        <source>Delivery</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="52"/>
        <source>Back to the webhook</source>
        <translation>Retour au webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="54"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="55"/>
        <source>Made</source>
        <translation>Créé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="56"/>
        <source>Next try</source>
        <translation>Prochain essai</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="57"/>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="58"/>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="63"/>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="64"/>
        <source>The same message under the same id, tried up to four times</source>
        <translation>Le même message sous le même identifiant, jusqu’à quatre essais</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="79"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="80"/>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="81"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="82"/>
        <source>Headers</source>
        <translation>En-têtes</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="97"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="98"/>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="130"/>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="133"/>
        <source>Not tried yet.</source>
        <translation>Pas encore essayé.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="148"/>
        <source>(when it is tried)</source>
        <translation>(à l’essai)</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="150"/>
        <source>(made with the secret)</source>
        <translation>(calculée avec le secret)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DescriptionField</name>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="69"/>
        <source>What the proposal tells the client about the flowers of the day</source>
        <translation>Ce que le devis dit au client des fleurs de ce jour</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="90"/>
        <source>B</source>
        <comment>bold</comment>
        <translation>G</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="90"/>
        <source>Bold</source>
        <translation>Gras</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="95"/>
        <source>I</source>
        <comment>italic</comment>
        <translation>I</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="95"/>
        <source>Italic</source>
        <translation>Italique</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="100"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="102"/>
        <source>Numbered list</source>
        <translation>Liste numérotée</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="104"/>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="106"/>
        <source>https://… Enter makes the link</source>
        <translation>https://… Entrée crée le lien</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="107"/>
        <source>Address of the link</source>
        <translation>Adresse du lien</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="120"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="198"/>
        <source>Another program wrote this with tables or pictures. It is changed there.</source>
        <translation>Un autre programme a écrit ce texte avec des tableaux ou des images. Il se modifie là-bas.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="54"/>
        <source>Clients and guests</source>
        <translation>Clients et invités</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="56"/>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="56"/>
        <location filename="../ui/pages/event/details_form.cpp" line="59"/>
        <source>Change client</source>
        <translation>Modifier le client</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="59"/>
        <source>Second client</source>
        <translation>Second client</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="62"/>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="62"/>
        <source>Change guests</source>
        <translation>Modifier les invités</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="65"/>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="65"/>
        <source>Change tables</source>
        <translation>Modifier les tables</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="68"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="68"/>
        <source>Change budget</source>
        <translation>Modifier le budget</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="71"/>
        <source>without tax; empty where none was agreed</source>
        <translation>hors taxes&#x202f;; vide si aucun n’est convenu</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="76"/>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="77"/>
        <source>Ceremony from</source>
        <translation>Début cérémonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="78"/>
        <source>Ceremony until</source>
        <translation>Fin cérémonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="79"/>
        <source>Venue from</source>
        <translation>Début réception</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="80"/>
        <source>Venue until</source>
        <translation>Fin réception</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="90"/>
        <source>Change date</source>
        <translation>Modifier la date</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="119"/>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="121"/>
        <source>Ceremony</source>
        <translation>Cérémonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="121"/>
        <source>Change ceremony address</source>
        <translation>Modifier l’adresse de la cérémonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="124"/>
        <source>Venue</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="124"/>
        <source>Change venue</source>
        <translation>Modifier le lieu</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="130"/>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="132"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="135"/>
        <source>Change palette</source>
        <translation>Modifier la palette</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="144"/>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="146"/>
        <source>For the client</source>
        <translation>Pour le client</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="148"/>
        <source>Change description</source>
        <translation>Modifier la description</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="154"/>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="155"/>
        <source>the event</source>
        <translation>l’événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="156"/>
        <source>For the proposal</source>
        <translation>Pour le devis</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/details_form.cpp" line="160"/>
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Ajouter %Ln image</numerusform>
            <numerusform>Ajouter %Ln images</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="176"/>
        <location filename="../ui/pages/event/details_form.cpp" line="178"/>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="181"/>
        <source>Change links</source>
        <translation>Modifier les liens</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="187"/>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="189"/>
        <source>For the shop</source>
        <translation>Pour la boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="191"/>
        <source>Change notes</source>
        <translation>Modifier les notes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentOutput</name>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="88"/>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="93"/>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="107"/>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="126"/>
        <source>%1 was not saved. %2</source>
        <translation>%1 n’a pas été enregistré. %2</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="128"/>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Annulé ; %1 n’a pas été enregistré.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="130"/>
        <source>%1 was not saved: %2. Choose another place.</source>
        <translation>%1 n’a pas été enregistré : %2. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="132"/>
        <source>Saved %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="132"/>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="145"/>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="156"/>
        <source>Printing %1</source>
        <translation>Impression de %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="171"/>
        <source>Nothing was printed. %1</source>
        <translation>Rien n’a été imprimé. %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="173"/>
        <source>Sent to the printer</source>
        <translation>Envoyé à l’imprimante</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="175"/>
        <source>Printing was cancelled.</source>
        <translation>L’impression a été annulée.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="177"/>
        <source>The printer does not take it; nothing was printed.</source>
        <translation>L’imprimante ne l’accepte pas ; rien n’a été imprimé.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentPreview</name>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="27"/>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="28"/>
        <source>Fit width</source>
        <translation>Pleine largeur</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="28"/>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="29"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="29"/>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="50"/>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="51"/>
        <source>Letter</source>
        <translation>Lettre</translation>
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
        <translation>Les pages ne peuvent pas être affichées. %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="154"/>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="81"/>
        <source>Proposal</source>
        <translation>Devis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="81"/>
        <source>For the customer, with prices</source>
        <translation>Pour le client, avec les prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="82"/>
        <source>Supplier orders</source>
        <translation>Commandes fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="82"/>
        <source>What to order from whom</source>
        <translation>Quoi commander à qui</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="83"/>
        <source>Workroom recipes</source>
        <translation>Recettes pour l’atelier</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="83"/>
        <source>For the bench, without costs</source>
        <translation>Pour l’atelier, sans les coûts</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="84"/>
        <source>Packing list</source>
        <translation>Liste de chargement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="84"/>
        <source>For the van, to tick</source>
        <translation>Pour la camionnette, à cocher</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="86"/>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="154"/>
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln ligne sans prix : le total n’est pas complet.</numerusform>
            <numerusform>%Ln lignes sans prix : le total n’est pas complet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="156"/>
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln image est un lien vers un autre site et n’est pas imprimée.</numerusform>
            <numerusform>%Ln images sont des liens vers d’autres sites et ne sont pas imprimées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/today/due_model.cpp" line="39"/>
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln jour de retard</numerusform>
            <numerusform>%Ln jours de retard</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="41"/>
        <source>Sheet saved</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="43"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="44"/>
        <source>Tomorrow</source>
        <translation>Demain</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="50"/>
        <source>saved on %1</source>
        <translation>enregistrée le %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="58"/>
        <source>No supplier named yet</source>
        <translation>Pas encore de fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="58"/>
        <source>no supplier named</source>
        <translation>sans fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="67"/>
        <source>Event on %1</source>
        <translation>Événement du %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="73"/>
        <source>order by %1</source>
        <translation>commander avant le %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="34"/>
        <location filename="../ui/pages/events/event_actions.cpp" line="38"/>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="48"/>
        <source>New event from %1</source>
        <translation>Nouvel événement depuis %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="75"/>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="76"/>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="77"/>
        <source>Duplicated %1; the copy has no date yet</source>
        <translation>Dupliqué : %1 ; la copie n’a pas encore de date</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="91"/>
        <source>Save %1 as a template</source>
        <translation>Enregistrer %1 comme modèle</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="92"/>
        <source>Saved %1 as a template</source>
        <translation>Enregistré comme modèle : %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="105"/>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="112"/>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="113"/>
        <source>Deleted %1</source>
        <translation>Supprimé : %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/event_actions.cpp" line="114"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Supprimé : %1 avec %Ln ligne</numerusform>
            <numerusform>Supprimé : %1 avec %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="127"/>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="129"/>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="131"/>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="132"/>
        <source>Change status</source>
        <translation>Modifier le statut</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="134"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventFilters</name>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="17"/>
        <source>Upcoming</source>
        <translation>À venir</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="18"/>
        <source>Past</source>
        <translation>Passés</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="19"/>
        <source>All dates</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="29"/>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="46"/>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="55"/>
        <location filename="../ui/pages/events/event_filters.cpp" line="57"/>
        <location filename="../ui/pages/events/event_filters.cpp" line="80"/>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <location filename="../ui/pages/event/event_form.cpp" line="119"/>
        <source>Write a whole number.</source>
        <translation>Saisissez un nombre entier.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_form.cpp" line="132"/>
        <source>Write an amount, 0 or more.</source>
        <translation>Saisissez un montant, 0 ou plus.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="37"/>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="41"/>
        <source>This event is no longer there.</source>
        <translation>Cet événement n’est plus là.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="41"/>
        <source>Back to the events</source>
        <translation>Retour aux événements</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="60"/>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="61"/>
        <source>Name of the event</source>
        <translation>Nom de l’événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="64"/>
        <source>Supplier orders</source>
        <translation>Commandes fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Recipe</source>
        <translation>Recette</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Pricing</source>
        <translation>Prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="167"/>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="174"/>
        <source>prices pinned</source>
        <translation>prix figés</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="198"/>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="207"/>
        <source>Change status to %1</source>
        <translation>Passer le statut à «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="242"/>
        <source>No date yet</source>
        <translation>Pas encore de date</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="245"/>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="247"/>
        <source>Next week</source>
        <translation>Semaine prochaine</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="248"/>
        <source>Week of %1</source>
        <translation>Semaine du %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="263"/>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="24"/>
        <source>Find an event…</source>
        <translation>Chercher un événement…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="70"/>
        <source>Coming</source>
        <translation>À venir</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="71"/>
        <source>Past</source>
        <translation>Passés</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="72"/>
        <source>One week</source>
        <translation>Une semaine</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="99"/>
        <source>Events to order for</source>
        <translation>Événements à commander</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="112"/>
        <source>No event is found by these words.</source>
        <translation>Aucun événement ne correspond à ces mots.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="113"/>
        <source>There are no events here.</source>
        <translation>Il n’y a pas d’événements ici.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message>
        <location filename="../ui/event_words.cpp" line="27"/>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="28"/>
        <source>Quoting</source>
        <translation>Devis</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="29"/>
        <source>With client</source>
        <translation>Chez le client</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="30"/>
        <source>Approved</source>
        <translation>Approuvé</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="31"/>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="32"/>
        <source>Complete</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="33"/>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="110"/>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="123"/>
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln invité</numerusform>
            <numerusform>%Ln invités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="126"/>
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="136"/>
        <source>On budget</source>
        <translation>Budget tenu</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="138"/>
        <source>%1 over</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="139"/>
        <source>%1 left</source>
        <translation>%1 restants</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="33"/>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="87"/>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="88"/>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="89"/>
        <source>Venue</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="90"/>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="91"/>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="92"/>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="93"/>
        <source>Price</source>
        <translation>Prix</translation>
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
        <translation>Événements</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="40"/>
        <source>Events hold the recipe, the price and the supplier orders of a wedding or a party.</source>
        <translation>Un événement réunit la recette, le prix et les commandes fournisseurs d’un mariage ou d’une fête.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="41"/>
        <location filename="../ui/pages/events/events_page.cpp" line="80"/>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="42"/>
        <source>No event matches. Try other words, another status or all dates.</source>
        <translation>Aucun événement ne correspond. Essayez d’autres mots, un autre statut ou toutes les dates.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="78"/>
        <source>From template</source>
        <translation>Depuis un modèle</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="79"/>
        <source>New event from a template</source>
        <translation>Nouvel événement depuis un modèle</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="81"/>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="82"/>
        <source>Search name, client, venue…</source>
        <translation>Chercher nom, client, lieu…</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="174"/>
        <source>Table</source>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="175"/>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="176"/>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="244"/>
        <source>The event was made without what is no longer in the catalogue: %1.</source>
        <translation>L’événement a été créé sans ce qui n’est plus au catalogue : %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="245"/>
        <source>Open the event</source>
        <translation>Ouvrir l’événement</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="259"/>
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln événement en %1</numerusform>
            <numerusform>%Ln événements en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="262"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="263"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>plus de %Ln événement</numerusform>
            <numerusform>plus de %Ln événements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsTable</name>
    <message>
        <location filename="../ui/pages/events/events_table.cpp" line="44"/>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="23"/>
        <source>Add a fee</source>
        <translation>Ajouter des frais</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="28"/>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="60"/>
        <source>Fee</source>
        <translation>Frais</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="62"/>
        <source>Amount without tax</source>
        <translation>Montant hors taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="64"/>
        <source>Remove the fee</source>
        <translation>Retirer ces frais</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="87"/>
        <location filename="../ui/pages/event/fees_field.cpp" line="88"/>
        <source>Write an amount, 0 or more.</source>
        <translation>Saisissez un montant, 0 ou plus.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstSteps</name>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="16"/>
        <source>This is where each day begins: what is coming, and what must be ordered by when. Two steps, and it has something to say.</source>
        <translation>Chaque journée commence ici : ce qui vient, et ce qu’il faut commander avant quand. Deux étapes, et il y aura de quoi voir.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="24"/>
        <source>1. Fill the catalogue</source>
        <translation>1. Remplir le catalogue</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="25"/>
        <source>Add the flowers and materials that you design with, with their stem lengths and packs.</source>
        <translation>Ajoutez les fleurs et fournitures avec lesquelles vous créez, avec leurs longueurs de tige et leurs paquets.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="27"/>
        <source>New product</source>
        <translation>Nouveau produit</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="30"/>
        <source>2. Plan an event</source>
        <translation>2. Préparer un événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="31"/>
        <source>Put them into bouquets and tables, and the price and the supplier orders follow.</source>
        <translation>Mettez-les dans des bouquets et des tables ; le prix et les commandes fournisseurs suivent.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="33"/>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="21"/>
        <source>Goods received</source>
        <translation>Marchandise reçue</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="22"/>
        <source>All came as ordered</source>
        <translation>Tout comme commandé</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="47"/>
        <source>Copy as e-mail</source>
        <translation>Copier en e-mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="55"/>
        <source>Notes every line that nothing came in of as delivered whole, at the price that was expected</source>
        <translation>Note chaque ligne sans réception comme livrée en entier, au prix prévu</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="78"/>
        <source>%1 too many</source>
        <translation>%1 en trop</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="87"/>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/goods_card.cpp" line="97"/>
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="99"/>
        <source>Ordered %1</source>
        <translation>Commandé&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="101"/>
        <source>Goods received from %1</source>
        <translation>Marchandise reçue de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="104"/>
        <source>Still due %1</source>
        <translation>Reste à livrer&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="105"/>
        <source>Received %1 with tax</source>
        <translation>Reçu&#xa0;: %1 TTC</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="87"/>
        <source>%1 too many</source>
        <translation>%1 en trop</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="88"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="127"/>
        <source>Before tax; expected were %1</source>
        <translation>Hors taxes&#x202f;; prévu&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="130"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="176"/>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="177"/>
        <source>Ordered</source>
        <translation>Commandé</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="178"/>
        <source>Packs received</source>
        <translation>Paquets reçus</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="179"/>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="180"/>
        <source>Cost received</source>
        <translation>Coût reçu</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="181"/>
        <source>Still due</source>
        <translation>Reste à livrer</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="35"/>
        <source>“%1” is no number of packs.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de paquets.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="35"/>
        <source>“%1” is no price.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="39"/>
        <source>Say first how many packs came in, then what they cost.</source>
        <translation>Indiquez d’abord combien de paquets sont arrivés, puis leur prix.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="58"/>
        <source>Receive %1</source>
        <translation>Réception de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="58"/>
        <source>Change price paid for %1</source>
        <translation>Modifier le prix payé pour %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="108"/>
        <source>Somebody else noted these goods meanwhile; what they noted stands here now.</source>
        <translation>Quelqu’un d’autre a noté cette marchandise entre-temps&#x202f;; sa saisie est affichée ici.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="125"/>
        <source>Receive all as ordered</source>
        <translation>Tout recevoir comme commandé</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="136"/>
        <source>Clear goods received</source>
        <translation>Effacer la marchandise reçue</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="159"/>
        <source>Paste goods received</source>
        <translation>Coller la marchandise reçue</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="42"/>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="43"/>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="64"/>
        <source>Name of the arrangement</source>
        <translation>Nom de la composition</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="41"/>
        <source>Drag to another place</source>
        <translation>Glisser à un autre endroit</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="90"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="91"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="178"/>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="93"/>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="93"/>
        <source>Hide %1</source>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="97"/>
        <source>Describe for the proposal</source>
        <translation>Décrire pour le devis</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="98"/>
        <source>Add pictures…</source>
        <translation>Ajouter des images…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="99"/>
        <source>Paste a picture</source>
        <translation>Coller une image</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="101"/>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="102"/>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="104"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="185"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="106"/>
        <source>Show, and count in the price</source>
        <translation>Afficher et compter dans le prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="106"/>
        <source>Hide, and leave out of the price</source>
        <translation>Masquer et ne pas compter dans le prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="181"/>
        <source>Enter adds</source>
        <translation>Entrée ajoute</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="228"/>
        <source>Lines of %1</source>
        <translation>Lignes de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="229"/>
        <source>Add a line to %1</source>
        <translation>Ajouter une ligne à %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card.cpp" line="231"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="138"/>
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="233"/>
        <source>hidden, not in the price</source>
        <translation>masqué, hors du prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="256"/>
        <source>%1 fewer of ‘%2’ saves a pack of %3 (%4).</source>
        <translation>%1 de moins de ‘%2’ économise un paquet de %3 (%4).</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="257"/>
        <source>%1 fewer of ‘%2’ in each saves a pack of %3 (%4).</source>
        <translation>%1 de moins de ‘%2’ dans chacun économise un paquet de %3 (%4).</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="259"/>
        <source>Make it %1</source>
        <translation>Mettre %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="274"/>
        <source>Fold %1</source>
        <translation>Replier %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="274"/>
        <source>Unfold %1</source>
        <translation>Déplier %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="46"/>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="54"/>
        <source>“%1” is no number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="58"/>
        <source>Change how many of %1</source>
        <translation>Modifier le nombre de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="69"/>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="139"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="238"/>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="140"/>
        <source>Deleted %1 from %2</source>
        <translation>Supprimé de %2&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="154"/>
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Dupliquer %Ln ligne</numerusform>
            <numerusform>Dupliquer %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="191"/>
        <source>Replace in the whole event…</source>
        <translation>Remplacer dans tout l’événement…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="194"/>
        <source>Make it %1, and save a pack</source>
        <translation>Mettre %1 et économiser un paquet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="200"/>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="206"/>
        <source>Move a line to %1</source>
        <translation>Déplacer une ligne vers %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="224"/>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="229"/>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="229"/>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="240"/>
        <source>Deleted %1</source>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="241"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Supprimé&#xa0;: %1 avec %Ln ligne</numerusform>
            <numerusform>Supprimé&#xa0;: %1 avec %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="249"/>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="54"/>
        <source>These are %1 rows. Paste at most %2 at once.</source>
        <translation>Cela fait %1 lignes. Collez-en au plus %2 à la fois.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="94"/>
        <source>Paste %n lines</source>
        <translation>
            <numerusform>Coller %Ln ligne</numerusform>
            <numerusform>Coller %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="27"/>
        <source>What the proposal says about it</source>
        <translation>Ce que le devis en dit</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="35"/>
        <source>Describe %1</source>
        <translation>Décrire %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="47"/>
        <source>What the proposal says about %1</source>
        <translation>Ce que le devis dit de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_story.cpp" line="92"/>
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>Ajouter %Ln image à %1</numerusform>
            <numerusform>Ajouter %Ln images à %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <location filename="../ui/widgets/header_view.cpp" line="26"/>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HiredDelegate</name>
    <message>
        <location filename="../ui/pages/settings/hired_delegate.cpp" line="10"/>
        <source>sold</source>
        <translation>vendu</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/hired_delegate.cpp" line="11"/>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="51"/>
        <source>hired out</source>
        <translation>loué</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryModel</name>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="66"/>
        <source>Today, %1</source>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="67"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="97"/>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="98"/>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="99"/>
        <source>Changed by</source>
        <translation>Modifié par</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryTab</name>
    <message>
        <location filename="../ui/pages/event/history_tab.cpp" line="29"/>
        <source>What was changed</source>
        <translation>Ce qui a été modifié</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_tab.cpp" line="37"/>
        <source>Every change of this event will stand here: what was changed, when, and by whom.</source>
        <translation>Chaque modification de cet événement figurera ici : quoi, quand et par qui.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="33"/>
        <source>Event made</source>
        <translation>Événement créé</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="34"/>
        <source>Deleted event put back</source>
        <translation>Événement supprimé rétabli</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="36"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="37"/>
        <source>Short name</source>
        <translation>Nom court</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="38"/>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="39"/>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="40"/>
        <source>Second client</source>
        <translation>Second client</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="41"/>
        <source>Ceremony address</source>
        <translation>Adresse cérémonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="43"/>
        <source>Venue address</source>
        <translation>Adresse du lieu</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="44"/>
        <source>Ceremony from</source>
        <translation>Début cérémonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="45"/>
        <source>Ceremony until</source>
        <translation>Fin cérémonie</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="46"/>
        <source>Venue from</source>
        <translation>Début réception</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="47"/>
        <source>Venue until</source>
        <translation>Fin réception</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="48"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="49"/>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="50"/>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="51"/>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="52"/>
        <source>Description changed</source>
        <translation>Description modifiée</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="53"/>
        <source>Number of pictures</source>
        <translation>Nombre d’images</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="54"/>
        <source>Links changed</source>
        <translation>Liens modifiés</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="55"/>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="56"/>
        <source>Number of pinned price lists</source>
        <translation>Nombre de listes de prix figées</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="58"/>
        <source>Uplift a unit</source>
        <translation>Supplément par pièce</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="59"/>
        <source>Markups changed</source>
        <translation>Coefficients modifiés</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="60"/>
        <source>Labour changed</source>
        <translation>Main-d’œuvre modifiée</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="61"/>
        <source>Fees changed</source>
        <translation>Frais modifiés</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="62"/>
        <source>Travel changed</source>
        <translation>Déplacement modifié</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="63"/>
        <source>Tax changed</source>
        <translation>Taxes modifiées</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="64"/>
        <location filename="../ui/pages/event/history_words.cpp" line="77"/>
        <source>%1 added</source>
        <translation>Ajout de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="65"/>
        <location filename="../ui/pages/event/history_words.cpp" line="78"/>
        <source>%1 deleted</source>
        <translation>Suppression de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="66"/>
        <source>Name of an arrangement</source>
        <translation>Nom d’une composition</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="68"/>
        <source>How many of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="69"/>
        <source>%1 hidden</source>
        <translation>%1 : masqué</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="70"/>
        <source>%1 shown again</source>
        <translation>%1 : réaffiché</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="71"/>
        <source>Place of %1</source>
        <translation>Position de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="72"/>
        <source>Description of %1</source>
        <translation>Description de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="74"/>
        <source>Number of pictures of %1</source>
        <translation>Nombre d’images de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="76"/>
        <location filename="../ui/pages/event/history_words.cpp" line="83"/>
        <source>Notes of %1</source>
        <translation>Notes de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="79"/>
        <source>Quantity of %1</source>
        <translation>Quantité de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="80"/>
        <source>Supplier of %1</source>
        <translation>Fournisseur de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="81"/>
        <source>Flower replaced</source>
        <translation>Fleur remplacée</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="82"/>
        <source>%1 moved</source>
        <translation>Déplacement de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="95"/>
        <source>none</source>
        <translation>vide</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="112"/>
        <location filename="../ui/pages/event/history_words.cpp" line="132"/>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="137"/>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="139"/>
        <source>%1: %2 → %3</source>
        <translation>%1 : %2 → %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="146"/>
        <source>API key %1</source>
        <translation>Clé d’API %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="148"/>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="150"/>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IntegrationsPage</name>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="18"/>
        <source>Integrations</source>
        <translation>Intégrations</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="34"/>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="74"/>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="72"/>
        <source>What programs asked for in the last 30 days</source>
        <translation>Ce que les programmes ont demandé ces 30 derniers jours</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="74"/>
        <source>New webhook</source>
        <translation>Nouveau webhook</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeyPanel</name>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="27"/>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="28"/>
        <source>Use</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="29"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="30"/>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="31"/>
        <source>Expires</source>
        <translation>Expiration</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="32"/>
        <source>Last used</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="33"/>
        <source>What it may do</source>
        <translation>Ce qu’elle permet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="36"/>
        <source>Revoke key…</source>
        <translation>Révoquer la clé…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="62"/>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="67"/>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="68"/>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="71"/>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="81"/>
        <source>Programs that use “%1” are refused from their next request on. This cannot be undone; they need a new key then.</source>
        <translation>Les programmes qui utilisent «&#xa0;%1&#xa0;» sont refusés dès leur prochaine requête. C’est irréversible&#x202f;; il leur faudra une nouvelle clé.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="84"/>
        <source>Revoke key</source>
        <translation>Révoquer la clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="84"/>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="90"/>
        <source>Revoke key %1</source>
        <translation>Révoquer la clé %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysModel</name>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="41"/>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="42"/>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="72"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="73"/>
        <source>Allowed</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="74"/>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="75"/>
        <source>Expires</source>
        <translation>Expiration</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="76"/>
        <source>Last used</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="77"/>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="34"/>
        <source>API keys</source>
        <translation>Clés d’API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="36"/>
        <source>A key lets another program into this shop: your website, a till, a spreadsheet. Make one for each program, so that you can take it away from one alone.</source>
        <translation>Une clé ouvre cette boutique à un autre programme&#xa0;: votre site, une caisse, un tableur. Créez-en une par programme, pour pouvoir la retirer à un seul.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="38"/>
        <source>Create a key</source>
        <translation>Créer une clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="88"/>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="90"/>
        <source>the key</source>
        <translation>la clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="91"/>
        <source>This key is shown only now. Copy it into the program that needs it: nobody, Stemdesk neither, can show it again.</source>
        <translation>Cette clé ne s’affiche que maintenant. Copiez-la dans le programme qui en a besoin&#xa0;: personne, pas même Stemdesk, ne pourra l’afficher à nouveau.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="144"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln clé</numerusform>
            <numerusform>%Ln clés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="145"/>
        <source>%1, %2 revoked</source>
        <translation>%1, dont révoquées&#xa0;: %2</translation>
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
        <translation>au choix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="56"/>
        <source>%1 (archived)</source>
        <translation>%1 (archivé)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="62"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="63"/>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="93"/>
        <source>%1 a unit without tax</source>
        <translation>%1 pièce hors taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="95"/>
        <source>%1 stems save a pack. Ctrl+. takes that.</source>
        <translation>%1 tiges économisent un paquet. Ctrl+. l’applique.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="97"/>
        <source>%1 for all copies</source>
        <translation>%1 pour tous les exemplaires</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="139"/>
        <source>changing…</source>
        <translation>modification…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="150"/>
        <source>“%1” is no number of stems.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de tiges.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="179"/>
        <source>Change quantity of %1</source>
        <translation>Modifier la quantité de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="179"/>
        <source>Change supplier of %1</source>
        <translation>Modifier le fournisseur de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="201"/>
        <source>The line was deleted meanwhile.</source>
        <translation>La ligne a été supprimée entre-temps.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/lines_model.cpp" line="288"/>
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>Déplacer %Ln ligne vers %1</numerusform>
            <numerusform>Déplacer %Ln lignes vers %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="234"/>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="235"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="236"/>
        <source>Stems</source>
        <translation>Tiges</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="237"/>
        <source>Packs</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="238"/>
        <source>Left over</source>
        <translation>Reste</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="239"/>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="240"/>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinksField</name>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="35"/>
        <source>Add a link: a name and its address</source>
        <translation>Ajouter un lien : un nom et son adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="36"/>
        <source>Add a link</source>
        <translation>Ajouter un lien</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="53"/>
        <source>Write an address such as https://example.com, or a name before it.</source>
        <translation>Saisissez une adresse comme https://example.com, précédée ou non d’un nom.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LogoField</name>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="102"/>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="103"/>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="106"/>
        <source>The logo</source>
        <translation>Le logo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="132"/>
        <location filename="../ui/pages/settings/logo_field.cpp" line="162"/>
        <source>Choose the logo</source>
        <translation>Choisir le logo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="133"/>
        <source>Remove the logo</source>
        <translation>Retirer le logo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="151"/>
        <source>The logo: a PNG, JPEG or WebP file, which can be dropped here.</source>
        <translation>Le logo : un fichier PNG, JPEG ou WebP, que l’on peut déposer ici.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="163"/>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="183"/>
        <source>This is no picture that can be shown; choose a PNG, JPEG or WebP file.</source>
        <translation>Ce n’est pas une image affichable ; choisissez un fichier PNG, JPEG ou WebP.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <location filename="../ui/main_window.cpp" line="102"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="103"/>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="109"/>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="114"/>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="119"/>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="124"/>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="129"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="131"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="216"/>
        <location filename="../ui/main_window.cpp" line="225"/>
        <location filename="../ui/main_window.cpp" line="246"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="218"/>
        <location filename="../ui/main_window.cpp" line="227"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="225"/>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="227"/>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="298"/>
        <source>No answer since %1</source>
        <translation>Sans réponse depuis %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="302"/>
        <source>API on %1</source>
        <translation>API sur %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="303"/>
        <source>API is off</source>
        <translation>API désactivée</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="304"/>
        <source>API is off: %1</source>
        <translation>API désactivée&#xa0;: %1</translation>
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
        <translation>Intégrations</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="40"/>
        <source>Order sheet of %1</source>
        <translation>Liste de commande de %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="53"/>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="54"/>
        <source>New product</source>
        <translation>Nouveau produit</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="55"/>
        <source>New supplier</source>
        <translation>Nouveau fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="60"/>
        <source>New price list</source>
        <translation>Nouvelle liste de prix</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="65"/>
        <source>New colour</source>
        <translation>Nouvelle couleur</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="70"/>
        <source>New category</source>
        <translation>Nouvelle catégorie</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="37"/>
        <source>any supplier</source>
        <translation>tout fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="39"/>
        <source>%1 a pack</source>
        <translation>%1 par paquet</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="41"/>
        <source>, minimum %1</source>
        <translation>, minimum %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="44"/>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/month_delegate.cpp" line="68"/>
        <source>+%n more</source>
        <translation>
            <numerusform>+%Ln autre</numerusform>
            <numerusform>+%Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthGrid</name>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="23"/>
        <source>Days of the month</source>
        <translation>Jours du mois</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="24"/>
        <source>Events of the day</source>
        <translation>Événements du jour</translation>
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
        <translation>aujourd’hui</translation>
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
        <translation>Mois précédent</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="46"/>
        <source>Month after</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="47"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
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
        <translation>Réduire la navigation</translation>
    </message>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="28"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="152"/>
        <source>Widen the navigation</source>
        <translation>Élargir la navigation</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewKeyForm</name>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="40"/>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="204"/>
        <source>Create key</source>
        <translation>Créer la clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="42"/>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="42"/>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="43"/>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="52"/>
        <source>What uses it: “Website”, “Till”…</source>
        <translation>Qui l’utilise&#xa0;: «&#xa0;Site web&#xa0;», «&#xa0;Caisse&#xa0;»…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="53"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="54"/>
        <source>What it is for</source>
        <translation>À quoi elle sert</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="62"/>
        <source>What it may do</source>
        <translation>Ce qu’elle permet</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="64"/>
        <source>Read everything</source>
        <translation>Tout lire</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="65"/>
        <source>Keep the catalogue in step</source>
        <translation>Synchroniser le catalogue</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="66"/>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="67"/>
        <source>As ticked below</source>
        <translation>Comme coché ci-dessous</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="68"/>
        <source>Allowed</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="81"/>
        <source>read</source>
        <translation>lire</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="82"/>
        <source>change</source>
        <translation>modifier</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="82"/>
        <source>manage</source>
        <translation>gérer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="92"/>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="100"/>
        <source>How long it lasts</source>
        <translation>Durée de validité</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="102"/>
        <source>Until it is revoked</source>
        <translation>Jusqu’à révocation</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="103"/>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="104"/>
        <source>90 days</source>
        <translation>90 jours</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="105"/>
        <source>A year</source>
        <translation>Un an</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="106"/>
        <source>To the end of a day</source>
        <translation>Jusqu’à la fin d’un jour</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="107"/>
        <source>Works</source>
        <translation>Valable</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="109"/>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="116"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="231"/>
        <source>Tick at least one thing that it may do.</source>
        <translation>Cochez au moins une chose qu’elle permet.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="60"/>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="61"/>
        <source>Make no price list</source>
        <translation>Ne pas créer de liste de prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="89"/>
        <source>Name, like Flowers spring</source>
        <translation>Nom, comme Fleurs printemps</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="98"/>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="99"/>
        <source>to %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="100"/>
        <source>not at all</source>
        <translation>pas du tout</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="113"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="114"/>
        <source>Name of the list</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="115"/>
        <source>Prices hold from</source>
        <translation>Prix valables dès le</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="116"/>
        <source>Tax on them</source>
        <translation>Taxe en %</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="117"/>
        <source>Prices change by</source>
        <translation>Variation des prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="118"/>
        <source>Rounded</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="127"/>
        <source>Prices copied</source>
        <translation>Prix copiés</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="128"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="149"/>
        <source>New price list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="161"/>
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>Nouvelle liste de %1 d’après %2, avec son %Ln prix</numerusform>
            <numerusform>Nouvelle liste de %1 d’après %2, avec ses %Ln prix</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="190"/>
        <source>“%1” is no tax; write it in per cent, like 20.</source>
        <translation>« %1 » n’est pas une taxe ; saisissez-la en pour cent, comme 20.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="201"/>
        <source>“%1” is no change in per cent; write it like 4 or -2.5.</source>
        <translation>« %1 » n’est pas une variation en pour cent ; saisissez-la comme 4 ou -2,5.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="230"/>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="231"/>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="275"/>
        <source>Copying: %1 of %2 prices</source>
        <translation>Copie : %1 prix sur %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="25"/>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="26"/>
        <source>Do not add anything</source>
        <translation>Ne rien ajouter</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="48"/>
        <source>Product, like Rose</source>
        <translation>Produit, comme Rose</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="49"/>
        <source>Name of the new product</source>
        <translation>Nom du nouveau produit</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="50"/>
        <location filename="../ui/pages/products/new_product_row.cpp" line="77"/>
        <source>First variety, like Quicksand</source>
        <translation>Première variété, comme Quicksand</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="51"/>
        <source>Name of the variety</source>
        <translation>Nom de la variété</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="54"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="55"/>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="67"/>
        <source>No category</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="76"/>
        <source>New variety of %1</source>
        <translation>Nouvelle variété de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewSupplierRow</name>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="21"/>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="22"/>
        <source>Name of the new supplier</source>
        <translation>Nom du nouveau fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="28"/>
        <source>Enter adds</source>
        <translation>Entrée ajoute</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="30"/>
        <source>Do not add a supplier</source>
        <translation>Ne pas ajouter de fournisseur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWebhookForm</name>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="26"/>
        <source>Create webhook</source>
        <translation>Créer le webhook</translation>
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
        <translation>Nouveau webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="36"/>
        <source>Where to</source>
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="38"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="40"/>
        <source>The address that the other program&apos;s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>L’adresse, sur l’Internet public, que vous a donnée l’éditeur de l’autre programme. Stemdesk y envoie un message, signé avec un secret, quand quelque chose se passe.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="45"/>
        <source>What it tells of</source>
        <translation>Ce qu’il signale</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="54"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="87"/>
        <source>Looking at the address…</source>
        <translation>Vérification de l’adresse…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWordRow</name>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="23"/>
        <source>Name of the new colour</source>
        <translation>Nom de la nouvelle couleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="23"/>
        <source>Name of the new category</source>
        <translation>Nom de la nouvelle catégorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="34"/>
        <source>Add nothing</source>
        <translation>Ne rien ajouter</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="52"/>
        <source>#rrggbb</source>
        <translation>#rrggbb</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="53"/>
        <source>Code of the new colour</source>
        <translation>Code de la nouvelle couleur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OfferedVariantsModel</name>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="66"/>
        <source>any supplier</source>
        <translation>tout fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="68"/>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="41"/>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="75"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="76"/>
        <source>Min. packs</source>
        <translation>Paquets min.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="77"/>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="84"/>
        <source>Any supplier</source>
        <translation>Tout fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="89"/>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="97"/>
        <source>Do not buy from %1</source>
        <translation>Ne pas acheter chez %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="105"/>
        <source>Minimum packs of %1</source>
        <translation>Paquets minimum de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="139"/>
        <source>Add a supplier</source>
        <translation>Ajouter un fournisseur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="67"/>
        <source>Nothing is still to come.</source>
        <translation>Il ne reste rien à livrer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="69"/>
        <source>and earlier orders</source>
        <translation>et commandes antérieures</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="80"/>
        <source>Open the order of %1</source>
        <translation>Ouvrir la commande du %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="84"/>
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln ligne à livrer</numerusform>
            <numerusform>%Ln lignes à livrer</numerusform>
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
        <translation>sans prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="106"/>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>Le fournisseur ne livre pas moins de %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="116"/>
        <source>Before tax</source>
        <translation>Hors taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="116"/>
        <source>Not every price is known: the price lists have none.</source>
        <translation>Tous les prix ne sont pas connus&#xa0;: les listes de prix n’en ont pas.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="131"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="150"/>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="151"/>
        <source>Needed</source>
        <translation>Besoin</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="152"/>
        <source>Packs</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="153"/>
        <source>To order</source>
        <translation>Commande</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="154"/>
        <source>Left over</source>
        <translation>Reste</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="155"/>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="156"/>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="76"/>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="79"/>
        <source>Choose an event, several, or a whole week. What to order from whom stands here then, with packs worked out over all of them together.</source>
        <translation>Choisissez un événement, plusieurs, ou toute une semaine. Vous verrez ici quoi commander à qui, avec les paquets calculés pour l’ensemble.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="105"/>
        <source>To order</source>
        <translation>À commander</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="105"/>
        <source>Saved sheets</source>
        <translation>Listes enregistrées</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="111"/>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="113"/>
        <source>The pages as they will be printed</source>
        <translation>Les pages telles qu’elles s’imprimeront</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="115"/>
        <source>Save this sheet</source>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="116"/>
        <source>Keeps the sheet as it is now, to see later what changed and what came in</source>
        <translation>Garde la liste telle qu’elle est, pour voir plus tard ce qui a changé et ce qui est arrivé</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="118"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
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
        <translation>Un tableau pour tout logiciel</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="121"/>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="121"/>
        <source>A workbook with a sheet for each supplier</source>
        <translation>Un classeur avec une feuille par fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="123"/>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="123"/>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="304"/>
        <source>As they were sent, and what came in</source>
        <translation>Telles qu’envoyées, et ce qui est arrivé</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="304"/>
        <source>What to order from whom</source>
        <translation>Quoi commander à qui</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="310"/>
        <source>%1 · %2 · %3 with tax</source>
        <translation>%1 · %2 · %3 TTC</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="311"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="312"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln fournisseur</numerusform>
            <numerusform>%Ln fournisseurs</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="316"/>
        <source>Saved %1 · %2</source>
        <translation>Enregistrée %1 · %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="322"/>
        <source>Save order sheet</source>
        <translation>Enregistrer la liste de commande</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="328"/>
        <source>The sheet is saved</source>
        <translation>La liste est enregistrée</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="328"/>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="359"/>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="47"/>
        <source>Saved sheets with this event</source>
        <translation>Listes avec cet événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="80"/>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="81"/>
        <source>The pages as they will be printed</source>
        <translation>Les pages telles qu’elles s’imprimeront</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="82"/>
        <source>Open in Orders</source>
        <translation>Voir Commandes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="83"/>
        <source>Order together with other events, save the sheet, export it</source>
        <translation>Commander avec d’autres événements, enregistrer la liste, l’exporter</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="140"/>
        <source>For this event alone: %1, %2 with tax</source>
        <translation>Pour cet événement seul : %1, %2 TTC</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="141"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln fournisseur</numerusform>
            <numerusform>%Ln fournisseurs</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="170"/>
        <source>Saved %1</source>
        <translation>Enregistrée le %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="172"/>
        <source>with %n other event(s)</source>
        <translation>
            <numerusform>avec %Ln autre événement</numerusform>
            <numerusform>avec %Ln autres événements</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="175"/>
        <source>received</source>
        <translation>reçu</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="177"/>
        <source>%1 of %2 lines received</source>
        <translation>lignes reçues : %1 sur %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="196"/>
        <source>the newest; all are in Orders</source>
        <translation>les plus récentes ; tout est dans Commandes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OutputProgress</name>
    <message>
        <location filename="../ui/preview/output_progress.cpp" line="19"/>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <location filename="../ui/preview/output_progress.cpp" line="20"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <location filename="../ui/widgets/page_header.cpp" line="84"/>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageView</name>
    <message>
        <location filename="../ui/preview/page_view.cpp" line="35"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteField</name>
    <message>
        <location filename="../ui/pages/event/palette_field.cpp" line="23"/>
        <location filename="../ui/pages/event/palette_field.cpp" line="24"/>
        <source>Add a colour</source>
        <translation>Ajouter une couleur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteRows</name>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="66"/>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="67"/>
        <location filename="../ui/palette/palette_rows.cpp" line="76"/>
        <source>Commands</source>
        <translation>Actions</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="85"/>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="86"/>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="87"/>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/palette/palette_rows.cpp" line="203"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
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
        <translation>Archivé</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureIntake</name>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="94"/>
        <source>the picture</source>
        <translation>l’image</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="141"/>
        <source>“%1” cannot be read.</source>
        <translation>« %1 » est illisible.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="143"/>
        <source>“%1” is too large: 64 MB and 64 million pixels are the most.</source>
        <translation>« %1 » est trop grand : 64 Mo et 64 millions de pixels au maximum.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="146"/>
        <source>“%1” is no picture that can be shown. Take a PNG, JPEG or WebP file.</source>
        <translation>« %1 » n’est pas une image affichable. Prenez un fichier PNG, JPEG ou WebP.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureStrip</name>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="36"/>
        <source>Add pictures</source>
        <translation>Ajouter des images</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="56"/>
        <source>Or drop them here, or paste them with Ctrl+V</source>
        <translation>Ou déposez-les ici, ou collez-les avec Ctrl+V</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="69"/>
        <source>Pictures of %1</source>
        <translation>Images de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="70"/>
        <location filename="../ui/pages/event/picture_strip.cpp" line="211"/>
        <source>Add pictures to %1</source>
        <translation>Ajouter des images à %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="119"/>
        <source>%1
A picture elsewhere. A click opens it in the browser.</source>
        <translation>%1
Une image située ailleurs. Un clic l’ouvre dans le navigateur.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="120"/>
        <source>Link to a picture, %1</source>
        <translation>Lien vers une image, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="129"/>
        <source>Picture %1 of %2</source>
        <translation>Image %1 sur %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="152"/>
        <source>Remove a picture from %1</source>
        <translation>Retirer une image de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="162"/>
        <source>Move a picture of %1</source>
        <translation>Déplacer une image de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="196"/>
        <source>Add a picture to %1</source>
        <translation>Ajouter une image à %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="206"/>
        <source>There is no picture on the clipboard.</source>
        <translation>Il n’y a pas d’image dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="214"/>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="247"/>
        <source>Reading the picture…</source>
        <translation>Lecture de l’image…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="247"/>
        <source>Reading picture %1 of %2…</source>
        <translation>Lecture de l’image %1 sur %2…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="248"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureTile</name>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="27"/>
        <source>Click shows it large. Delete removes it, Ctrl with an arrow moves it.</source>
        <translation>Un clic l’agrandit. Suppr la retire, Ctrl avec une flèche la déplace.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="139"/>
        <source>Show large</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="140"/>
        <source>Move to the left</source>
        <translation>Déplacer à gauche</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="141"/>
        <source>Move to the right</source>
        <translation>Déplacer à droite</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="143"/>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureViewer</name>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="49"/>
        <source>Picture %1 of %2</source>
        <translation>Image %1 sur %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="77"/>
        <source>This picture is not there any more.</source>
        <translation>Cette image n’est plus là.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="90"/>
        <source>%1 of %2 · arrows show the others, Escape closes</source>
        <translation>%1 sur %2 · les flèches montrent les autres, Échap ferme</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="91"/>
        <source>Escape closes</source>
        <translation>Échap ferme</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="37"/>
        <source>any supplier</source>
        <translation>tout fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="77"/>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="112"/>
        <source>Before: %1</source>
        <translation>Avant : %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="113"/>
        <source>With tax and the markup of the shop, without uplift</source>
        <translation>TTC et avec le coefficient de la boutique, sans supplément</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="145"/>
        <source>Before tax</source>
        <translation>Hors taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="149"/>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="150"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="151"/>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="152"/>
        <source>To customer</source>
        <translation>Prix client</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="153"/>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="30"/>
        <source>“%1” is no price.</source>
        <translation>« %1 » n’est pas un prix.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="55"/>
        <source>Change price of %1</source>
        <translation>Modifier le prix de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="98"/>
        <source>%n row(s) more were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>%Ln ligne collée de plus qu’il n’y a de prix ; rien n’a été modifié.</numerusform>
            <numerusform>%Ln lignes collées de plus qu’il n’y a de prix ; rien n’a été modifié.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="105"/>
        <source>“%1” is no price; nothing was changed.</source>
        <translation>« %1 » n’est pas un prix ; rien n’a été modifié.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="117"/>
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>Coller %Ln prix</numerusform>
            <numerusform>Coller %Ln prix</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="133"/>
        <source>%1 has a price for %2 on this list.</source>
        <translation>%1 a déjà un prix pour %2 dans cette liste.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="145"/>
        <source>Add price of %1</source>
        <translation>Ajouter le prix de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="184"/>
        <source>Each supplier of %1 has a price on this list already.</source>
        <translation>Chaque fournisseur de %1 a déjà un prix dans cette liste.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="193"/>
        <source>Delete price of %1</source>
        <translation>Supprimer le prix de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="194"/>
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>Supprimer %Ln prix</numerusform>
            <numerusform>Supprimer %Ln prix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="207"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prix</numerusform>
            <numerusform>%Ln prix</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="208"/>
        <source>Deleted %1 from %2.</source>
        <translation>Supprimé de %2 : %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="26"/>
        <source>Price over the lists</source>
        <translation>Prix au fil des listes</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/price_history.cpp" line="50"/>
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln prix, le dernier&#xa0;: %1</numerusform>
            <numerusform>%Ln prix, le dernier&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="56"/>
        <source>%1, latest</source>
        <translation>%1, dernier</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="59"/>
        <source>%1, highest</source>
        <translation>%1, le plus haut</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="67"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="327"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="329"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="68"/>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="70"/>
        <source>This list has no prices yet. Type a variety below, or make a new list from an older one, with all its prices raised at once.</source>
        <translation>Cette liste n’a pas encore de prix. Saisissez une variété ci-dessous, ou créez une liste d’après une plus ancienne, avec tous ses prix augmentés d’un coup.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="72"/>
        <source>No price on this list is found by this.</source>
        <translation>Aucun prix de cette liste ne correspond.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="102"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="103"/>
        <source>Name of the list</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="104"/>
        <source>Prices hold from</source>
        <translation>Prix valables dès le</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="109"/>
        <source>Tax on these prices</source>
        <translation>Taxe sur ces prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="113"/>
        <source>from</source>
        <translation>dès le</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="115"/>
        <source>tax</source>
        <translation>taxe</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="117"/>
        <source>New from this…</source>
        <translation>Nouvelle d’après…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="118"/>
        <source>New list from this one</source>
        <translation>Nouvelle liste d’après celle-ci</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="121"/>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="123"/>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="125"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="154"/>
        <source>Search this list…</source>
        <translation>Chercher dans la liste…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="211"/>
        <source>No variety of type %1 is called “%2”.</source>
        <translation>Aucune variété du type %1 ne s’appelle « %2 ».</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="248"/>
        <source>Prices of %1</source>
        <translation>Prix de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="255"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln prix</numerusform>
            <numerusform>%Ln prix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="258"/>
        <source>%n event(s) keep to it</source>
        <translation>
            <numerusform>%Ln événement l’utilise</numerusform>
            <numerusform>%Ln événements l’utilisent</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="272"/>
        <source>and earlier events</source>
        <translation>et de plus anciens</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="293"/>
        <source>“%1” is no tax; write it in per cent, like 20.</source>
        <translation>« %1 » n’est pas une taxe ; saisissez-la en pour cent, comme 20.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="328"/>
        <source>Supplier: %1</source>
        <translation>Fournisseur : %1</translation>
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
        <translation>Listes de prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="42"/>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="158"/>
        <source>Pin prices</source>
        <translation>Figer les prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="42"/>
        <source>Refresh prices…</source>
        <translation>Actualiser les prix…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="44"/>
        <source>the newest on the day of the event, or one that the event keeps to</source>
        <translation>la plus récente au jour de l’événement, ou une liste figée</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="62"/>
        <source>Price list for %1</source>
        <translation>Liste de prix pour %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="76"/>
        <source>Shows what the newest lists would change, before anything is changed.</source>
        <translation>Montre ce que les listes les plus récentes changeraient, avant toute modification.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="95"/>
        <source>Keeps the price lists in use, so that newer lists change nothing.</source>
        <translation>Garde les listes de prix utilisées, pour que de plus récentes ne changent rien.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="97"/>
        <source>No price list is in use yet.</source>
        <translation>Aucune liste de prix n’est encore utilisée.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="97"/>
        <source>Every list in use is pinned.</source>
        <translation>Toutes les listes utilisées sont figées.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="106"/>
        <source>the newest</source>
        <translation>la plus récente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="119"/>
        <source>No price list for the day of the event.</source>
        <translation>Pas de liste de prix pour le jour de l’événement.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="124"/>
        <source>Pinned: %1</source>
        <translation>Figée&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="124"/>
        <source>Newest: %1</source>
        <translation>Plus récente&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="128"/>
        <source>out of date</source>
        <translation>périmée</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="152"/>
        <source>Change price list</source>
        <translation>Modifier la liste de prix</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsModel</name>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="62"/>
        <source>Out of date</source>
        <translation>Périmée</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="64"/>
        <source>In use</source>
        <translation>Utilisée</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="65"/>
        <source>To come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="100"/>
        <source>Price list</source>
        <translation>Liste de prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="101"/>
        <source>From</source>
        <translation>Dès le</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="35"/>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="38"/>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="40"/>
        <source>What do your flowers cost? Make a price list for each type of product and season; every event is then priced from the newest one.</source>
        <translation>Combien coûtent vos fleurs ? Créez une liste de prix par type de produit et par saison ; chaque événement est alors chiffré d’après la plus récente.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="42"/>
        <source>Make a price list</source>
        <translation>Créer une liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="44"/>
        <source>Varieties without a price</source>
        <translation>Variétés sans prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="46"/>
        <source>Every variety on your events has a price on the list in use.</source>
        <translation>Chaque variété de vos événements a un prix dans la liste utilisée.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="246"/>
        <source>Without a price</source>
        <translation>Sans prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="61"/>
        <source>New price list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="246"/>
        <source>Without a price (%1)</source>
        <translation>Sans prix (%1)</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="254"/>
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln liste de prix</numerusform>
            <numerusform>%Ln listes de prix</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="255"/>
        <source>%1, %2 out of date</source>
        <translation>%1, dont périmées : %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="265"/>
        <source>%n variety(s) on events without a price on the list in use</source>
        <translation>
            <numerusform>%Ln variété d’événements sans prix dans la liste utilisée</numerusform>
            <numerusform>%Ln variétés d’événements sans prix dans la liste utilisée</numerusform>
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
        <translation>Actualiser les prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="52"/>
        <source>Lines with old and new unit cost</source>
        <translation>Lignes avec ancien et nouveau prix unitaire</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="52"/>
        <source>Cost of goods</source>
        <translation>Coût des achats</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="53"/>
        <source>Price of the event</source>
        <translation>Prix de l’événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="54"/>
        <source>Apply new prices</source>
        <translation>Appliquer les nouveaux prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="54"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="56"/>
        <source>nothing changes until you apply it</source>
        <translation>rien ne change avant que vous n’appliquiez</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="117"/>
        <source>Nothing to refresh: the pinned lists are the newest for the day of the event.</source>
        <translation>Rien à actualiser&#xa0;: les listes figées sont les plus récentes pour le jour de l’événement.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="118"/>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Rien à actualiser&#xa0;: aucune liste n’est figée, l’événement a donc déjà les prix les plus récents.</translation>
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
        <translation>Coefficients</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="65"/>
        <source>times the cost with tax; empty takes the shop&apos;s</source>
        <translation>fois le coût TTC&#x202f;; vide, celui de la boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="69"/>
        <source>Uplift a unit</source>
        <translation>Supplément par pièce</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="69"/>
        <source>Change uplift</source>
        <translation>Modifier le supplément</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="72"/>
        <source>added to each unit&apos;s cost, with tax</source>
        <translation>ajouté au coût de chaque pièce, TTC</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="79"/>
        <source>%1, as in the shop</source>
        <translation>%1, comme la boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="87"/>
        <source>Change markup</source>
        <translation>Modifier le coefficient</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="100"/>
        <source>Labour</source>
        <translation>Main-d’œuvre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="101"/>
        <source>Share in %</source>
        <translation>Part en %</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="102"/>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="103"/>
        <source>Rate an hour</source>
        <translation>Taux horaire</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="104"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="126"/>
        <source>Fixed amount</source>
        <translation>Montant fixe</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="105"/>
        <source>a share of the lines&apos; price, and hours and amounts without tax</source>
        <translation>une part du prix des lignes, plus heures et montants hors taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="111"/>
        <source>Change labour</source>
        <translation>Modifier la main-d’œuvre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="122"/>
        <source>Travel</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="123"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="144"/>
        <source>without tax</source>
        <translation>hors taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="124"/>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="125"/>
        <source>Rate</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="132"/>
        <source>Change travel</source>
        <translation>Modifier le déplacement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="143"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="146"/>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="148"/>
        <source>Change fees</source>
        <translation>Modifier les frais</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="156"/>
        <source>Tax</source>
        <translation>Taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="159"/>
        <source>Tax group</source>
        <translation>Groupe de taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="163"/>
        <source>Change tax group</source>
        <translation>Modifier le groupe de taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="174"/>
        <source>as in the shop</source>
        <translation>comme la boutique</translation>
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
        <translation>%1 - devis</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="25"/>
        <source>%1 - recipes</source>
        <translation>%1 - recettes</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="26"/>
        <source>%1 - packing list</source>
        <translation>%1 - liste de chargement</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="33"/>
        <source>%1 - supplier orders</source>
        <translation>%1 - commandes fournisseurs</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/preview/event_print_jobs.cpp" line="86"/>
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Commandes fournisseurs, %Ln événement</numerusform>
            <numerusform>Commandes fournisseurs, %Ln événements</numerusform>
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
        <translation>Catégorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="21"/>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="60"/>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="104"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductPanel</name>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="22"/>
        <location filename="../ui/pages/products/product_panel.cpp" line="23"/>
        <source>Product</source>
        <translation>Produit</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="24"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="25"/>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="26"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="28"/>
        <source>Varieties</source>
        <translation>Variétés</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="29"/>
        <source>In the catalogue</source>
        <translation>Au catalogue</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="33"/>
        <source>New variety</source>
        <translation>Nouvelle variété</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="60"/>
        <location filename="../ui/pages/products/product_panel.cpp" line="61"/>
        <source>Description</source>
        <translation>Description</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesCard</name>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="25"/>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="26"/>
        <source>Product types</source>
        <translation>Types de produit</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="26"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="29"/>
        <source>times the cost with tax</source>
        <translation>fois le coût TTC</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="30"/>
        <source>Delete the chosen type</source>
        <translation>Supprimer le type choisi</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="60"/>
        <source>Name of a new type</source>
        <translation>Nom d’un nouveau type</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="75"/>
        <source>Give it a name.</source>
        <translation>Donnez un nom.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="75"/>
        <source>There is such a type already.</source>
        <translation>Ce type existe déjà.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="81"/>
        <source>The name may have %1 characters.</source>
        <translation>Le nom peut compter %1 caractères.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesModel</name>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="60"/>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="140"/>
        <source>hired out</source>
        <translation>loué</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="60"/>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="140"/>
        <source>sold</source>
        <translation>vendu</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="74"/>
        <source>in every shop</source>
        <translation>dans toute boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="91"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="92"/>
        <source>Markup</source>
        <translation>Coeff.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="93"/>
        <source>Is</source>
        <translation>Mode</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="122"/>
        <source>Write a factor more than 0, like 2.5 for two and a half times the cost.</source>
        <translation>Saisissez un coefficient supérieur à 0, comme 2,5 pour deux fois et demie le coût.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="45"/>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="46"/>
        <source>Products and varieties</source>
        <translation>Produits et variétés</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="49"/>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>Avec quoi créez-vous&#x202f;? Ajoutez ici fleurs, fournitures et articles de location, avec leurs variétés, longueurs de tige et paquets&#x202f;; les recettes et les commandes en découlent.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="51"/>
        <source>Add a product</source>
        <translation>Ajouter un produit</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="52"/>
        <source>No product is found by this.</source>
        <translation>Aucun produit ne correspond.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="74"/>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Chercher nom, variété, réf., couleur…</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="76"/>
        <source>New product</source>
        <translation>Nouveau produit</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="255"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln produit</numerusform>
            <numerusform>%Ln produits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="256"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="257"/>
        <source>more than %1</source>
        <translation>plus de %1</translation>
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
        <translation>La recette dit de quoi chaque composition est faite. Commencez par une&#xa0;: un bouquet de mariée, un centre de table.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="36"/>
        <location filename="../ui/pages/event/recipe_view.cpp" line="200"/>
        <source>Add an arrangement</source>
        <translation>Ajouter une composition</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="37"/>
        <location filename="../ui/pages/event/recipe_view.cpp" line="200"/>
        <source>New arrangement</source>
        <translation>Nouvelle composition</translation>
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
        <translation>sans prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="48"/>
        <source>%1 (hidden)</source>
        <translation>%1 (masqué)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="68"/>
        <source>The price list has no price for it.</source>
        <translation>La liste de prix n’a pas de prix pour cela.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="69"/>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="91"/>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="92"/>
        <source>Arrangement</source>
        <translation>Composition</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="93"/>
        <source>Units</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="94"/>
        <source>Old unit cost</source>
        <translation>Ancien prix unit.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="95"/>
        <source>New unit cost</source>
        <translation>Nouveau prix unit.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="96"/>
        <source>Price change</source>
        <translation>Écart de prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="105"/>
        <source>same</source>
        <translation>identique</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReplacePanel</name>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Arrangement</source>
        <translation>Composition</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Stems</source>
        <translation>Tiges</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <location filename="../ui/pages/event/replace_panel.cpp" line="67"/>
        <source>Packs</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>Price now</source>
        <translation>Prix actuel</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>New price</source>
        <translation>Nouveau prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="67"/>
        <source>Lines with old and new price</source>
        <translation>Lignes avec ancien et nouveau prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="68"/>
        <source>Cost of goods</source>
        <translation>Coût des achats</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="69"/>
        <source>Price of the event</source>
        <translation>Prix de l’événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="69"/>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="71"/>
        <source>Replace in the whole event</source>
        <translation>Remplacer dans tout l’événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="78"/>
        <source>Replace %1 in the whole event</source>
        <translation>Remplacer %1 dans tout l’événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="88"/>
        <source>Close, and replace nothing</source>
        <translation>Fermer sans rien remplacer</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="94"/>
        <source>With which flower? Type its name, like “white 50”</source>
        <translation>Par quelle fleur ? Saisissez son nom, comme « blanc 50 »</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="95"/>
        <source>The flower that takes its place</source>
        <translation>La fleur de remplacement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="141"/>
        <source>That is the flower to be replaced. Choose another.</source>
        <translation>C’est la fleur à remplacer. Choisissez-en une autre.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/replace_panel.cpp" line="170"/>
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>Remplacer sur %Ln ligne</numerusform>
            <numerusform>Remplacer sur %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="177"/>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="180"/>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="192"/>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="193"/>
        <source>hidden</source>
        <translation>masqué</translation>
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
        <translation>Remplacer %1 par %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogModel</name>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="107"/>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="108"/>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="109"/>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="110"/>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="111"/>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="112"/>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="113"/>
        <source>Request id</source>
        <translation>ID de requête</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="34"/>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="36"/>
        <source>Every request that a program makes with one of this shop&apos;s keys stands here for 30 days: what it asked for, and how it was answered. Nothing was asked yet.</source>
        <translation>Chaque requête faite par un programme avec une clé de cette boutique reste ici 30 jours&#xa0;: ce qu’il a demandé et la réponse reçue. Rien n’a encore été demandé.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="38"/>
        <source>No request is like this.</source>
        <translation>Aucune requête ne correspond.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="61"/>
        <source>Errors only</source>
        <translation>Erreurs seulement</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="68"/>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="89"/>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="111"/>
        <source>All keys</source>
        <translation>Toutes les clés</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetDelegate</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_delegate.cpp" line="55"/>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Changed since</source>
        <translation>Modifié depuis</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="22"/>
        <source>Nothing changed since this sheet was saved.</source>
        <translation>Rien n’a changé depuis l’enregistrement de cette liste.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="23"/>
        <source>All suppliers</source>
        <translation>Tous les fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="26"/>
        <source>What the events earn</source>
        <translation>Ce que rapportent les événements</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Customer price</source>
        <translation>Prix client</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Cost planned</source>
        <translation>Coût prévu</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Cost so far</source>
        <translation>Coût à ce jour</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="47"/>
        <source>Saved sheet</source>
        <translation>Liste enregistrée</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="53"/>
        <source>Saved as a draft: not every event was approved then.</source>
        <translation>Enregistrée comme brouillon&#xa0;: tous les événements n’étaient pas approuvés.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln ligne à livrer</numerusform>
            <numerusform>%Ln lignes à livrer</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>everything came</source>
        <translation>tout est arrivé</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="98"/>
        <source>Ordered %1</source>
        <translation>Commandé&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="99"/>
        <source>Received %1 with tax</source>
        <translation>Reçu&#xa0;: %1 TTC</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="112"/>
        <source>what would be ordered now, against this sheet</source>
        <translation>ce qui serait commandé maintenant, par rapport à cette liste</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="115"/>
        <source>with tax, over the cost of goods</source>
        <translation>TTC, au-delà du coût des achats</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheets.cpp" line="29"/>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: here you see then what changed since, and note what came in and what it cost.</source>
        <translation>Rien n’est encore enregistré. Enregistrez une liste quand vous l’envoyez à vos fournisseurs&#xa0;: vous verrez ici ce qui a changé depuis, et noterez ce qui est arrivé et à quel prix.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets.cpp" line="50"/>
        <source>Saved sheets</source>
        <translation>Listes enregistrées</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="123"/>
        <source>not received</source>
        <translation>non reçu</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="125"/>
        <source>received</source>
        <translation>reçu</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="126"/>
        <source>%1 of %2 received</source>
        <translation>%1 sur %2 reçus</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="141"/>
        <source>draft</source>
        <translation>brouillon</translation>
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
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SecretPanel</name>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="27"/>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="59"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="27"/>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="29"/>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="60"/>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="67"/>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SettingsPage</name>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="21"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Shop</source>
        <translation>Boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Prices and tax</source>
        <translation>Prix et taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Database</source>
        <translation>Données</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="60"/>
        <source>saved as you type; Ctrl+Z takes it back</source>
        <translation>enregistré à la saisie ; Ctrl+Z annule</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="61"/>
        <source>for whoever works at this computer</source>
        <translation>pour quiconque travaille sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="99"/>
        <source>Save the supplier order</source>
        <translation>Enregistrer la commande fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="104"/>
        <source>CSV table (*.csv)</source>
        <translation>Tableau CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="104"/>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Classeur Excel (*.xlsx)</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="128"/>
        <source>%1 was not saved. %2</source>
        <translation>%1 n’a pas été enregistré. %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="130"/>
        <source>%1 was not saved: %2. Nothing is lost; choose another place.</source>
        <translation>%1 n’a pas été enregistré&#xa0;: %2. Rien n’est perdu&#x202f;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="133"/>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="133"/>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="149"/>
        <source>Copied the order as e-mail</source>
        <translation>Commande copiée comme e-mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="149"/>
        <source>Copied the order as e-mail to %1</source>
        <translation>Commande copiée comme e-mail pour %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="155"/>
        <source>Open in mail program</source>
        <translation>Ouvrir dans la messagerie</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="157"/>
        <source>No mail program answers; the order is on the clipboard.</source>
        <translation>Aucune messagerie ne répond&#x202f;; la commande est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="25"/>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>Il n’y a rien à commander&#xa0;: aucune composition visible de ces événements n’a de ligne à commander.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="26"/>
        <source>All suppliers</source>
        <translation>Tous les fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="46"/>
        <source>Order by supplier</source>
        <translation>Commande par fournisseur</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_view.cpp" line="62"/>
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln commande</numerusform>
            <numerusform>%Ln commandes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="64"/>
        <source>Before tax %1</source>
        <translation>Hors taxes %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="25"/>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="41"/>
        <source>Not approved yet: %1. Until then this is a draft, and printed as one.</source>
        <translation>Pas encore approuvé&#xa0;: %1. D’ici là, c’est un brouillon, imprimé comme tel.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="56"/>
        <source>Archived: %1. Choose another supplier for these lines, or bring this one back.</source>
        <translation>Archivé&#xa0;: %1. Choisissez un autre fournisseur pour ces lignes, ou réactivez celui-ci.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="65"/>
        <source>Some lines name no supplier yet; they stand at the end.</source>
        <translation>Certaines lignes n’ont pas encore de fournisseur&#x202f;; elles sont à la fin.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="77"/>
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln ligne sans prix&#xa0;: les totaux ne sont pas complets.</numerusform>
            <numerusform>%Ln lignes sans prix&#xa0;: les totaux ne sont pas complets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopTab</name>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="98"/>
        <source>On documents</source>
        <translation>Sur les documents</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="99"/>
        <source>for proposals and orders</source>
        <translation>pour les devis et commandes</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="103"/>
        <source>It may have 500 characters.</source>
        <translation>500 caractères au maximum.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="104"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="104"/>
        <source>Change the shop&apos;s address</source>
        <translation>Modifier l’adresse de la boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="105"/>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="105"/>
        <source>Change the shop&apos;s phone</source>
        <translation>Modifier le téléphone de la boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="106"/>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="107"/>
        <source>Change the shop&apos;s e-mail</source>
        <translation>Modifier l’e-mail de la boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="108"/>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Saisissez une adresse e-mail, comme anna@example.com.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="109"/>
        <source>Website</source>
        <translation>Site web</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="109"/>
        <source>Change the shop&apos;s website</source>
        <translation>Modifier le site web de la boutique</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="110"/>
        <source>Terms of proposals</source>
        <translation>Conditions des devis</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="111"/>
        <source>Change the terms of proposals</source>
        <translation>Modifier les conditions des devis</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="112"/>
        <source>They may have 10,000 characters.</source>
        <translation>10 000 caractères au maximum.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="134"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="198"/>
        <source>Country and money</source>
        <translation>Pays et monnaie</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="200"/>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="200"/>
        <source>Change the currency</source>
        <translation>Modifier la devise</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="204"/>
        <source>Documents are laid out for Letter paper.</source>
        <translation>Les documents sont mis en page au format Lettre.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="205"/>
        <source>Documents are laid out for A4 paper.</source>
        <translation>Les documents sont mis en page au format A4.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="207"/>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="207"/>
        <source>Change the time zone</source>
        <translation>Modifier le fuseau horaire</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="210"/>
        <source>Documents in</source>
        <translation>Documents en</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="210"/>
        <source>Change the language of documents</source>
        <translation>Modifier la langue des documents</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="212"/>
        <source>Language of documents</source>
        <translation>Langue des documents</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="220"/>
        <source>fill in what is usual in…</source>
        <translation>remplir selon le pays…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="221"/>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="234"/>
        <source>Fill in what is usual in %1</source>
        <translation>Remplir selon le pays : %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="241"/>
        <source>Choose the time zone too: this country has several.</source>
        <translation>Choisissez aussi le fuseau horaire : ce pays en a plusieurs.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="248"/>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="250"/>
        <source>Order ahead</source>
        <translation>Délai commande</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="251"/>
        <source>Change how early orders are due</source>
        <translation>Modifier le délai de commande</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="251"/>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Saisissez un nombre entier de jours, de 0 à 365.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="252"/>
        <source>Days before an event on which its orders are due</source>
        <translation>Jours avant un événement où ses commandes doivent partir</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="254"/>
        <source>days before an event on which its supplier orders are due</source>
        <translation>jours avant un événement où ses commandes fournisseurs doivent partir</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="255"/>
        <source>Keep the prices of an approved event</source>
        <translation>Garder les prix d’un événement approuvé</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="256"/>
        <source>Approval</source>
        <translation>Approbation</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="257"/>
        <source>its price lists are fixed on approval; newer ones then change nothing</source>
        <translation>ses listes de prix sont figées à l’approbation ; de plus récentes ne changent alors rien</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="270"/>
        <source>Keep prices on approval</source>
        <translation>Garder les prix à l’approbation</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="270"/>
        <source>Let prices move after approval</source>
        <translation>Laisser évoluer les prix après l’approbation</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StateDot</name>
    <message>
        <location filename="../ui/rail_entry.cpp" line="81"/>
        <source>Server is running</source>
        <translation>Le serveur fonctionne</translation>
    </message>
    <message>
        <location filename="../ui/rail_entry.cpp" line="81"/>
        <source>Server is not running</source>
        <translation>Le serveur est arrêté</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StatusButton</name>
    <message>
        <location filename="../ui/pages/event/status_button.cpp" line="40"/>
        <source>Status: %1</source>
        <translation>Statut&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/status_button.cpp" line="41"/>
        <source>Change the status</source>
        <translation>Modifier le statut</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="29"/>
        <source>Summary</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="47"/>
        <location filename="../ui/pages/event/summary_panel.cpp" line="48"/>
        <source>Customer price</source>
        <translation>Prix client</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="59"/>
        <source>How it is made up</source>
        <translation>Composition du prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="60"/>
        <source>Flowers and materials</source>
        <translation>Fleurs et fournitures</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="61"/>
        <source>Hire</source>
        <translation>Location</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="62"/>
        <source>Labour</source>
        <translation>Main-d’œuvre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="63"/>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="64"/>
        <source>Travel</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="69"/>
        <source>What it costs us</source>
        <translation>Ce qu’il nous coûte</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="70"/>
        <source>Design</source>
        <translation>Réalisation</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="71"/>
        <source>Left over in packs</source>
        <translation>Reste dans les paquets</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="72"/>
        <source>Cost of goods</source>
        <translation>Coût des achats</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="73"/>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="74"/>
        <source>What stays of the customer price after the cost of goods</source>
        <translation>Ce qui reste du prix client après le coût des achats</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="79"/>
        <source>Goods received</source>
        <translation>Marchandise reçue</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="80"/>
        <source>Paid so far</source>
        <translation>Payé à ce jour</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="81"/>
        <source>With tax, this event&apos;s share of what came in on its order sheets</source>
        <translation>TTC, la part de cet événement dans ce qui est arrivé sur ses listes de commande</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="82"/>
        <source>Margin on that</source>
        <translation>Marge obtenue</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="83"/>
        <source>What stays of the customer price after what was paid</source>
        <translation>Ce qui reste du prix client après ce qui a été payé</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="88"/>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="94"/>
        <source>Next</source>
        <translation>À suivre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="95"/>
        <source>Order by</source>
        <translation>Commander avant</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="96"/>
        <source>Price lists</source>
        <translation>Listes de prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="137"/>
        <source>No budget agreed. %1 without tax.</source>
        <translation>Aucun budget convenu. %1 hors taxes.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="145"/>
        <source>%1 over the budget of %2. Without tax it is %3.</source>
        <translation>%1 de plus que le budget de %2. Hors taxes&#xa0;: %3.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="147"/>
        <source>%1 of the budget of %2 left. Without tax it is %3.</source>
        <translation>%1 restants sur le budget de %2. Hors taxes&#xa0;: %3.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="168"/>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="211"/>
        <source>no date yet</source>
        <translation>pas encore de date</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="227"/>
        <source>kept</source>
        <translation>figée</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="227"/>
        <source>newest</source>
        <translation>récente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="228"/>
        <source>These prices stay, whatever newer lists say.</source>
        <translation>Ces prix restent, quoi que disent les listes plus récentes.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="229"/>
        <source>The newest list of its type on the day of the event.</source>
        <translation>La liste la plus récente de son type au jour de l’événement.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliedList</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="102"/>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="107"/>
        <source>and others, on the page Products</source>
        <translation>et d’autres, à la page Produits</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="33"/>
        <source>Lines to order</source>
        <translation>Lignes à commander</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="34"/>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="57"/>
        <source>Copy as e-mail</source>
        <translation>Copier en e-mail</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="114"/>
        <source>No supplier</source>
        <translation>Sans fournisseur</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="115"/>
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="120"/>
        <source>Lines to order from %1</source>
        <translation>Lignes à commander à %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="120"/>
        <source>nobody yet</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="122"/>
        <source>Before tax %1</source>
        <translation>Hors taxes %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="123"/>
        <source>With tax %1</source>
        <translation>TTC %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="48"/>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="128"/>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="49"/>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="56"/>
        <source>Open orders</source>
        <translation>Commandes en cours</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="60"/>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="61"/>
        <source>Comes from them</source>
        <translation>Vient de chez eux</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="128"/>
        <source>Archived supplier</source>
        <translation>Fournisseur archivé</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="129"/>
        <source>Bring back</source>
        <translation>Réactiver</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="129"/>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="130"/>
        <source>Bring %1 back</source>
        <translation>Réactiver %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="131"/>
        <source>Archive %1</source>
        <translation>Archiver %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="149"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variété</numerusform>
            <numerusform>%Ln variétés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="150"/>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_model.cpp" line="132"/>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="47"/>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="49"/>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="51"/>
        <source>Whom do you buy from? Add your growers and wholesalers here; every flower in the catalogue can then name its suppliers, and orders go out to them.</source>
        <translation>Chez qui achetez-vous&#x202f;? Ajoutez ici vos producteurs et grossistes&#x202f;; chaque fleur du catalogue peut alors nommer ses fournisseurs, et les commandes leur sont adressées.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="53"/>
        <source>Add a supplier</source>
        <translation>Ajouter un fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="54"/>
        <source>No supplier is found by this.</source>
        <translation>Aucun fournisseur ne correspond.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="75"/>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Nom, e-mail, téléphone, notes…</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="76"/>
        <source>New supplier</source>
        <translation>Nouveau fournisseur</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>Active</source>
        <translation>Actifs</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>Archived</source>
        <translation>Archivés</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="223"/>
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>plus de %Ln fournisseur</numerusform>
            <numerusform>plus de %Ln fournisseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="224"/>
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
        <location filename="../ui/widgets/tab_strip.cpp" line="25"/>
        <source>Parts of this page</source>
        <translation>Parties de cette page</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsCard</name>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="42"/>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="43"/>
        <source>Tax groups</source>
        <translation>Groupes de taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="43"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="46"/>
        <source>on labour, fees and travel</source>
        <translation>main-d’œuvre, frais et déplacement</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="47"/>
        <source>Delete the chosen tax group</source>
        <translation>Supprimer le groupe de taxes choisi</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="79"/>
        <source>Name of a new tax group</source>
        <translation>Nom d’un nouveau groupe de taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="80"/>
        <source>Rate in %</source>
        <translation>Taux en %</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="88"/>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="89"/>
        <source>Usual tax group</source>
        <translation>Groupe de taxes habituel</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="90"/>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="124"/>
        <source>for every event that names no other</source>
        <translation>pour tout événement sans autre groupe</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="104"/>
        <source>none: no tax on them</source>
        <translation>aucun : sans taxe</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="119"/>
        <source>Change the usual tax group</source>
        <translation>Modifier le groupe de taxes habituel</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="136"/>
        <source>Give it a name.</source>
        <translation>Donnez un nom.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="140"/>
        <source>Write the rate in per cent, from 0 to 100.</source>
        <translation>Saisissez le taux en pour cent, de 0 à 100.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="167"/>
        <source>%1 is the usual one; choose another as that first.</source>
        <translation>%1 est le groupe habituel ; choisissez-en d’abord un autre.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="67"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="75"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="68"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="89"/>
        <source>usual</source>
        <translation>habituel</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="38"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="107"/>
        <source>Tax group</source>
        <translation>Groupe de taxes</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="108"/>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="109"/>
        <source>Named by</source>
        <translation>Utilisé par</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="140"/>
        <source>Write the rate in per cent, from 0 to 100.</source>
        <translation>Saisissez le taux en pour cent, de 0 à 100.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="150"/>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="150"/>
        <source>Change the rate of %1</source>
        <translation>Modifier le taux de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatePicker</name>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="32"/>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="33"/>
        <source>Manage templates</source>
        <translation>Gérer les modèles</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="36"/>
        <source>New event from a template</source>
        <translation>Nouvel événement depuis un modèle</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="38"/>
        <source>Search templates…</source>
        <translation>Chercher un modèle…</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="39"/>
        <source>Search templates</source>
        <translation>Chercher un modèle</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="97"/>
        <source>No template is called like this.</source>
        <translation>Aucun modèle ne porte ce nom.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="98"/>
        <source>There are no templates yet. Choose “Save as template” in the menu of an event whose recipe you will want again.</source>
        <translation>Il n’y a pas encore de modèles. Choisissez « Enregistrer comme modèle » dans le menu d’un événement dont la recette vous resservira.</translation>
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
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_model.cpp" line="100"/>
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln disparue</numerusform>
            <numerusform>%1, %Ln disparues</numerusform>
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
        <translation>Renommer %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="32"/>
        <location filename="../ui/pages/events/templates_panel.cpp" line="63"/>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="33"/>
        <source>A template keeps an event&apos;s recipe for the next one. Choose “Save as template” in the menu of an event.</source>
        <translation>Un modèle garde la recette d’un événement pour le prochain. Choisissez « Enregistrer comme modèle » dans le menu d’un événement.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="64"/>
        <source>Close the templates</source>
        <translation>Fermer les modèles</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="87"/>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="88"/>
        <source>New event from this template</source>
        <translation>Nouvel événement depuis ce modèle</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="89"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="90"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="157"/>
        <source>No longer in the catalogue, and left out of new events: %1.</source>
        <translation>Absent du catalogue désormais, et omis des nouveaux événements : %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="168"/>
        <source>Delete template %1</source>
        <translation>Supprimer le modèle %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_panel.cpp" line="169"/>
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Modèle supprimé : %1 avec %Ln ligne</numerusform>
            <numerusform>Modèle supprimé : %1 avec %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <location filename="../ui/widgets/toast.cpp" line="25"/>
        <source>Close this note</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="77"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="79"/>
        <source>Events of the next four weeks</source>
        <translation>Événements des quatre prochaines semaines</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="80"/>
        <source>To order</source>
        <translation>À commander</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="81"/>
        <source>No event is planned for the next four weeks.</source>
        <translation>Aucun événement n’est prévu dans les quatre prochaines semaines.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="81"/>
        <location filename="../ui/pages/today/today_page.cpp" line="105"/>
        <location filename="../ui/pages/today/today_page.cpp" line="244"/>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="82"/>
        <source>Nothing has to be ordered in the next two weeks.</source>
        <translation>Rien n’est à commander dans les deux prochaines semaines.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="83"/>
        <source>Order by</source>
        <translation>Commander avant</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="106"/>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="130"/>
        <source>Coming</source>
        <translation>À venir</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="217"/>
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>plus de %Ln événement dans les quatre prochaines semaines</numerusform>
            <numerusform>plus de %Ln événements dans les quatre prochaines semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="218"/>
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln événement dans les quatre prochaines semaines</numerusform>
            <numerusform>%Ln événements dans les quatre prochaines semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="225"/>
        <source>%n late</source>
        <translation>
            <numerusform>%Ln en retard</numerusform>
            <numerusform>%Ln en retard</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="236"/>
        <source>Order for this event</source>
        <translation>Commander pour l’événement</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="237"/>
        <source>Open the event</source>
        <translation>Ouvrir l’événement</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnknownRows</name>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="24"/>
        <source>Which flowers are these? Choose one for each row, or leave it out.</source>
        <translation>Quelles sont ces fleurs ? Choisissez-en une pour chaque ligne, ou omettez la ligne.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="27"/>
        <source>Leave all out</source>
        <translation>Tout omettre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="60"/>
        <source>Flower for the row “%1”</source>
        <translation>Fleur pour la ligne « %1 »</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="61"/>
        <source>Leave “%1” out</source>
        <translation>Omettre « %1 »</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnpricedModel</name>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="101"/>
        <source>no list of this type yet</source>
        <translation>pas encore de liste de ce type</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="103"/>
        <source>type a price</source>
        <translation>saisir un prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="140"/>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="141"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="142"/>
        <source>Price list in use</source>
        <translation>Liste utilisée</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="143"/>
        <source>Unit cost</source>
        <translation>Prix unit.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="167"/>
        <source>“%1” is no price.</source>
        <translation>« %1 » n’est pas un prix.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="173"/>
        <source>Add price of %1</source>
        <translation>Ajouter le prix de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="26"/>
        <source>To look after</source>
        <translation>À surveiller</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="60"/>
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1 : les prix les plus récents ont %Ln jour.</numerusform>
            <numerusform>%1 : les prix les plus récents ont %Ln jours.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="61"/>
        <source>%1: prices are good until %2.</source>
        <translation>%1 : prix valables jusqu’au %2.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="62"/>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="70"/>
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>%Ln message à d’autres programmes n’est pas arrivé cette semaine.</numerusform>
            <numerusform>%Ln messages à d’autres programmes ne sont pas arrivés cette semaine.</numerusform>
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
        <translation>Où elle est utilisée</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="37"/>
        <source>On no event yet.</source>
        <translation>Dans aucun événement pour l’instant.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="39"/>
        <source>and on earlier events</source>
        <translation>et dans des événements antérieurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="50"/>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantField</name>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="96"/>
        <source>Add a price: type a variety, like “quick 50”</source>
        <translation>Ajouter un prix : saisissez une variété, comme « quick 50 »</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="97"/>
        <source>Add a price</source>
        <translation>Ajouter un prix</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="114"/>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="115"/>
        <source>Matches</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantPanel</name>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="36"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="37"/>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="39"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="42"/>
        <source>Stem length</source>
        <translation>Longueur de tige</translation>
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
        <translation>Pièces par paquet</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="58"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="62"/>
        <source>SKU</source>
        <translation>Référence</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="69"/>
        <source>Suppliers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="95"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="96"/>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="149"/>
        <source>%1 stems</source>
        <translation>%1 tiges</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ViewSwitch</name>
    <message>
        <location filename="../ui/widgets/view_switch.cpp" line="33"/>
        <source>View</source>
        <translation>Vue</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyEdits</name>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="72"/>
        <source>Rename colour %1</source>
        <translation>Renommer la couleur %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="72"/>
        <source>Change colour %1</source>
        <translation>Modifier la couleur %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="81"/>
        <source>Rename category %1</source>
        <translation>Renommer la catégorie %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="89"/>
        <source>Add colour %1</source>
        <translation>Ajouter la couleur %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="94"/>
        <source>Add category %1</source>
        <translation>Ajouter la catégorie %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="100"/>
        <source>Delete colour %1</source>
        <translation>Supprimer la couleur %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="109"/>
        <source>Delete category %1</source>
        <translation>Supprimer la catégorie %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="117"/>
        <source>Deleted %1.</source>
        <translation>Supprimé : %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="118"/>
        <source>Deleted %1. It still stands on %2.</source>
        <translation>Supprimé : %1. Figure encore sur %2.</translation>
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
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="39"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="42"/>
        <source>What it tells of</source>
        <translation>Ce qu’il signale</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="47"/>
        <source>Use</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="48"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="49"/>
        <source>Last delivery</source>
        <translation>Dernier envoi</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="50"/>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="64"/>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="105"/>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="107"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="107"/>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="108"/>
        <source>Sends what was held back, then what is new</source>
        <translation>Envoie ce qui a été retenu, puis ce qui est nouveau</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="109"/>
        <source>Deliveries are held back until you resume it</source>
        <translation>Les envois sont retenus jusqu’à la reprise</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="115"/>
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>%Ln envoi a échoué. Choisissez-le ci-dessous pour voir pourquoi, et renvoyez-le quand l’autre côté fonctionne.</numerusform>
            <numerusform>%Ln envois de suite ont échoué. Choisissez-en un ci-dessous pour voir pourquoi, et renvoyez-le quand l’autre côté fonctionne.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="126"/>
        <source>Looking at the address…</source>
        <translation>Vérification de l’adresse…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="143"/>
        <source>Change address of webhook %1</source>
        <translation>Modifier l’adresse du webhook %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="168"/>
        <source>Change what webhook %1 tells of</source>
        <translation>Modifier ce que signale le webhook %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="182"/>
        <source>Pause webhook %1</source>
        <translation>Suspendre le webhook %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="182"/>
        <source>Resume webhook %1</source>
        <translation>Reprendre le webhook %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="190"/>
        <source>Its secret and the log of its deliveries go with it, and what was not sent yet is never sent. This cannot be undone.</source>
        <translation>Son secret et le journal de ses envois disparaissent aussi, et ce qui n’est pas encore envoyé ne le sera jamais. C’est irréversible.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="192"/>
        <source>Delete webhook</source>
        <translation>Supprimer le webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="192"/>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="199"/>
        <source>Delete webhook %1</source>
        <translation>Supprimer le webhook %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksModel</name>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="54"/>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="83"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="84"/>
        <source>Tells of</source>
        <translation>Signale</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="85"/>
        <source>Last delivery</source>
        <translation>Dernier envoi</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="86"/>
        <source>State</source>
        <translation>État</translation>
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
        <translation>Envois</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="42"/>
        <source>A webhook tells another program at once when an event is new or was changed, so that it need not ask again and again: a calendar, an invoice, a message to the team.</source>
        <translation>Un webhook prévient aussitôt un autre programme quand un événement est nouveau ou modifié, pour qu’il n’ait pas à redemander sans cesse&#xa0;: un agenda, une facture, un message à l’équipe.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="44"/>
        <source>Create a webhook</source>
        <translation>Créer un webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="46"/>
        <source>Nothing was sent yet. The next event that is new or changed is the first.</source>
        <translation>Rien n’a encore été envoyé. Le prochain événement nouveau ou modifié sera le premier.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="134"/>
        <source>Secret of the new webhook</source>
        <translation>Secret du nouveau webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="136"/>
        <source>the secret</source>
        <translation>le secret</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="137"/>
        <source>This secret is shown only now. Copy it into the program that is told: with it, it knows that a message comes from you.</source>
        <translation>Ce secret ne s’affiche que maintenant. Copiez-le dans le programme prévenu&#xa0;: grâce à lui, il sait qu’un message vient de vous.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="192"/>
        <source>Sent to %1</source>
        <translation>Envoyé à %1</translation>
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
        <translation>%1, en échec&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekField</name>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="17"/>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="19"/>
        <source>Previous week</source>
        <translation>Semaine précédente</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="20"/>
        <source>Next week</source>
        <translation>Semaine prochaine</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="45"/>
        <source>%1 to %2</source>
        <translation>%1 au %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WindowTab</name>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="26"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="29"/>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="33"/>
        <source>Window in</source>
        <translation>Fenêtre en</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="34"/>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="35"/>
        <source>Documents have a language of their own, under Shop.</source>
        <translation>Les documents ont leur propre langue, sous Boutique.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="48"/>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="51"/>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="52"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="53"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="18"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="18"/>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="55"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="56"/>
        <source>F2; the new name appears wherever the word is in use</source>
        <translation>F2 ; le nouveau nom apparaît partout où le mot est utilisé</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="64"/>
        <source>Pick a colour…</source>
        <translation>Couleur…</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="68"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="69"/>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>Presets only; add your own</source>
        <translation>De base ; ajoutez les vôtres</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln à vous</numerusform>
            <numerusform>%Ln à vous</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsModel</name>
    <message>
        <location filename="../ui/pages/colours/words_model.h" line="105"/>
        <source>Preset</source>
        <translation>De base</translation>
    </message>
</context>
</TS>
