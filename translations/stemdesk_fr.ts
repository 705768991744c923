<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>documents</name>
    <message>
        <source>Not approved yet: %1</source>
        <translation>Pas encore approuvé : %1</translation>
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
        <translation>Notre numéro de client chez vous : %1</translation>
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
            <numerusform>* Une ligne n’a pas encore de prix : le total n’est pas complet.</numerusform>
            <numerusform>* %n lignes n’ont pas encore de prix : le total n’est pas complet.</numerusform>
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
        <translation>Nous souhaitons commander :</translation>
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
        <translation>BROUILLON : les événements ne sont pas tous approuvés</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
</TS>
