#include "core/exchange/imports/column_guess.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::column_guess_test {

using namespace Qt::StringLiterals;

namespace {

QStringList guessed(const QString &header, const QList<QStringList> &samples, ImportKind kind = ImportKind::Products,
                    bool isOfOneSupplier = false)
{
    ColumnMapping mapping(kind, header.split(u';'));
    QList<TableRow> rows;
    for (const QStringList &cells : samples)
        rows.append({.cells = cells});
    guessColumns(mapping, rows, {.suppliers = {u"Flora BV"_s}, .productTypes = {u"flower"_s, u"material"_s, u"hire"_s}},
                 isOfOneSupplier);
    QStringList fields;
    for (qsizetype column = 0; column < mapping.header().size(); ++column)
        fields += mapping.fieldOf(column);
    return fields;
}

} // namespace

class TestColumnGuess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void headersAreKnownInFiveLanguages_data();
    void headersAreKnownInFiveLanguages();
    void everyHeadingTellsOneThing_data();
    void everyHeadingTellsOneThing();
    void aPriceForNowThisAndNowThatIsLeftOpen();
    void whatStandsUnderAHeaderTells();
    void whatCannotBeIsNotTaken();
    void whatIsTakenStays();
    void pricesHaveOneSupplier();
    void numbersAreTheSuppliersWhereThereIsOne();
    void contactsAreKnownInFiveLanguages_data();
    void contactsAreKnownInFiveLanguages();
    void anAddressTellsItsColumn();
    void theGroupIsTheProductWhereNothingElseIs();
    void fieldsOfSeveralColumnsTakeNoneOfATableBeside();
};

void TestColumnGuess::fieldsOfSeveralColumnsTakeNoneOfATableBeside()
{
    const QString header = u"product;variant;colors;notes;product;variant;colors;notes"_s;
    const QList<QStringList> rows{
        {u"Rose"_s, u"Freedom"_s, u"red"_s, u"early"_s, u"Tulip"_s, u"Gold"_s, u"yellow"_s, u"late"_s}};

    QCOMPARE(
        guessed(header, rows),
        (QStringList{u"product"_s, u"variant"_s, u"colors"_s, u"notes"_s, QString(), QString(), QString(), QString()}));
}

void TestColumnGuess::theGroupIsTheProductWhereNothingElseIs()
{
    const QList<QStringList> rows{{u"Rosa"_s, u"Avalanche"_s, u"0,85"_s}, {u"Hydrangea"_s, u"Schneeball"_s, u"2,40"_s}};
    QCOMPARE(guessed(u"Artikelgroep;Variëteit;Prijs"_s, rows),
             (QStringList{u"product"_s, u"variant"_s, u"unitCostExclTax"_s}));
    const QList<QStringList> named{{u"Rozen"_s, u"Rosa"_s, u"Avalanche"_s}};
    QCOMPARE(guessed(u"Artikelgroep;Artikel;Variëteit"_s, named),
             (QStringList{u"category"_s, u"product"_s, u"variant"_s}));
}

void TestColumnGuess::headersAreKnownInFiveLanguages_data()
{
    QTest::addColumn<QString>("header");

    QTest::newRow("de") << u"Artikel;Sorte;Länge;VPE;Preis/Bund;Farbe;Lieferant"_s;
    QTest::newRow("nl") << u"Artikel;Soort;Lengte (cm);Aantal per bos;Prijs per bos;Kleur;Leverancier"_s;
    QTest::newRow("fr") << u"Produit;Variété;Longueur;Colisage;Prix par botte;Couleur;Fournisseur"_s;
    QTest::newRow("es") << u"Artículo;Variedad;Longitud cm;Unidades/paquete;Precio ramo;Colores;Proveedor"_s;
    QTest::newRow("de, others") << u"Bezeichnung;Sorte;Stiellänge;Inhalt;Bundpreis;Farben;Gärtner"_s;
    QTest::newRow("nl, others") << u"Omschrijving;Cultivar;Steellengte;Inhoud;Bosprijs;Kleuren;Kweker"_s;
    QTest::newRow("fr, others") << u"Désignation;Variété;Hauteur;Tiges par lot;Tarif du lot;Coloris;Producteur"_s;
    QTest::newRow("es, others") << u"Descripción;Variedad;Medida;Tallos por caja;Coste por caja;Color;Finca"_s;
    QTest::newRow("en") << u"Flower;VARIETY;Stem length;Stems per bunch;Price per bunch;Color;Grower"_s;
}

void TestColumnGuess::headersAreKnownInFiveLanguages()
{
    QFETCH(const QString, header);

    QCOMPARE(guessed(header, {{u"Rose"_s, u"Red"_s, u"60 cm"_s, u"20"_s, u"9,50 €"_s, u"rot"_s, u"Flora BV"_s}}),
             (QStringList{u"product"_s, u"variant"_s, u"stemLength"_s, u"unitsPerPack"_s, u"packCostExclTax"_s,
                          u"colors"_s, u"suppliers"_s}));
}

namespace {

void addHeadings(const char *name, const QString &header, const QString &row, const QString &fields,
                 bool isOfContacts = false)
{
    QTest::newRow(name) << header << row << fields << isOfContacts;
}

void addHeadingsOfSuppliers()
{
    addHeadings("prices for as many as beside them", u"Artikel;Sorte;Preis;Preiseinheit"_s, u"Rose;Naomi;45,00;100"_s,
                u"product;variant;packCostExclTax;packCostUnits"_s);
    addHeadings("prices for one each", u"Artikel;Sorte;Preis;Per"_s, u"Rose;Naomi;0,45;1"_s,
                u"product;variant;unitCostExclTax;"_s);
    addHeadings("buds", u"Product;Bud size;Length"_s, u"Rose;4;60"_s, u"product;;stemLength"_s);
    addHeadings("least and most", u"Product;Lengte max;Lengte min"_s, u"Roos;60;40"_s, u"product;;stemLength"_s);
    addHeadings("prices of others", u"Artikel;Suggested price;Bezorgkosten;Replacement cost;Preis"_s,
                u"Rose;2,45;4,00;9,00;0,45"_s, u"product;;;;unitCostExclTax"_s);
    addHeadings("botanical names", u"Botanischer Name;Deutscher Name;Sorte"_s, u"Rosa;Rose;Naomi"_s,
                u";product;variant"_s);
    addHeadings("lengths as headings", u"Producto;Variedad;40 cm;50 cm"_s, u"Rosa;Freedom;0,35;0,45"_s,
                u"product;variant;;"_s);
    addHeadings("one length as a heading", u"Producto;Variedad;50 cm"_s, u"Rosa;Freedom;€ 0,45"_s,
                u"product;variant;"_s);
    addHeadings("lengths without a unit as headings", u"Producto;Variedad;40;50"_s, u"Rosa;Freedom;€ 0,35;"_s,
                u"product;variant;;"_s);
    addHeadings("two tables side by side", u"Naam;Inkoopprijs;;naam;Inkoopprijs"_s, u"Roos;0,45;;Tulp;0,22"_s,
                u"product;unitCostExclTax;;;"_s);
}

void addHeadingsOfContacts()
{
    addHeadings("Mailchimp", u"Email Address;First Name;Last Name;CONFIRM_TIME;NOTES"_s,
                u"a@m.example;Anna;Mills;2025-01-02 10:00:00;vip"_s, u"emails;firstName;lastName;;notes"_s, true);
    addHeadings("Zoho", u"First Name;Last Name;Mobile;Asst Phone"_s, u"Anna;Mills;07700 900123;020 7946 8888"_s,
                u"firstName;lastName;phones;"_s, true);
    addHeadings("Outlook", u"Voornaam;Achternaam;E-mailadres;Weergavenaam e-mail"_s,
                u"Sanne;de Vries;s@b.example;Sanne (s@b.example)"_s, u"firstName;lastName;emails;"_s, true);
    addHeadings("Xero", u"EmailAddress;FirstName;LastName;POCity;MobileNumber"_s,
                u"a@m.example;Anna;Mills;London;07700 900123"_s, u"emails;firstName;lastName;;phones"_s, true);
    addHeadings("lines of an address", u"Name;Address Line 1;Address Line 2;City"_s, u"Anna;1 High St;Flat 2;London"_s,
                u"name;street;street;city"_s, true);
    addHeadings("somebody else", u"Name;Partner name;Email;Partner email;Emergency phone"_s,
                u"Anna;Ben;a@x.example;b@x.example;07700 900999"_s, u"name;;emails;;"_s, true);
    addHeadings("numbers of clients", u"Klantnr.;Customer Ref;Naam;Email"_s, u"K001;R7;Anna;a@x.example"_s,
                u";;name;emails"_s, true);
    addHeadings("kinds of clients", u"Customer group;Customer name"_s, u"VIP;Anna"_s, u";name"_s, true);
    addHeadings("events of clients", u"Event name;Client;Client phone"_s, u"Ball;Anna;07700 900999"_s,
                u";name;phones"_s, true);
    addHeadings("sellers", u"Name;Sales email;Email"_s, u"Anna;kim@x.example;a@x.example"_s, u"name;;emails"_s, true);
    addHeadings("two addresses", u"Name;Shipping Street;Shipping City;Billing Street;Billing City"_s,
                u"Anna;Low 1;Hull;High 1;Leeds"_s, u"name;;;street;city"_s, true);
    addHeadings("a delivery in French", u"Nom;Adresse de livraison;Adresse de facturation"_s, u"Anna;A 1;B 2"_s,
                u"name;;address"_s, true);
    addHeadings("roles", u"Client;Email;Planner;Planner name;Planner email;Venue address"_s,
                u"Anna;a@x.example;Pat;Pat;p@x.example;Barn Lane"_s, u"name;emails;;;;"_s, true);
    addHeadings("only venues", u"Venue name;Address;Venue phone;Planner email"_s,
                u"Barn;Barn Lane;07700 900999;p@x.example"_s, u"name;address;phones;"_s, true);
    addHeadings("Sage", u"Raison sociale;Nom;Prénom;CP;Ville"_s, u"Fleurs;Dupont;Élise;69001;Lyon"_s,
                u"company;lastName;firstName;postcode;city"_s, true);
}

} // namespace

// A heading and a row of files by wholesalers, farms and web shops, with the meaning of each column.
void TestColumnGuess::everyHeadingTellsOneThing_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("fields");
    QTest::addColumn<bool>("isOfContacts");
    addHeadings("euros", u"Artikel;Sorte;EUR"_s, u"Rose;Naomi;0,65"_s, u"product;variant;unitCostExclTax"_s);
    addHeadings("euros a bunch", u"Sorte;Artikel;€/Bund;Stück/Bund"_s, u"Naomi;Rose;6,50;10"_s,
                u"variant;product;packCostExclTax;unitsPerPack"_s);
    addHeadings("bunches in boxes", u"PRODUCTO;VARIEDAD;BONCHES x CAJA;TALLOS x BONCHE;PRECIO x TALLO USD"_s,
                u"Rosa;Freedom;12;25;0.65"_s, u"product;variant;;unitsPerPack;unitCostExclTax"_s);
    addHeadings("boxes", u"Product;Soort;Aantal dozen;Stelen per bos;Prijs"_s, u"Roos;Naomi;3;20;0,65"_s,
                u"product;variant;;unitsPerPack;unitCostExclTax"_s);
    addHeadings("cases", u"Product;Variety;Units per case;Price per case"_s, u"Vase;Clear;12;42.00"_s,
                u"product;variant;unitsPerPack;packCostExclTax"_s);
    addHeadings("a box and a bunch", u"Product;Variety;Stems per bunch;Stems per box;Price per box"_s,
                u"Rose;Red;20;200;130"_s, u"product;variant;unitsPerPack;packCostUnits;packCostExclTax"_s);
    addHeadings("a box of unknown size", u"Product;Variety;Price per box"_s, u"Rose;Red;130"_s, u"product;variant;"_s);
    addHeadings("a box beside the size of a bunch", u"Product;Variety;Stems per bunch;Price per box"_s,
                u"Rose;Red;20;130"_s, u"product;variant;unitsPerPack;"_s);
    addHeadings("a box in the cells", u"Product;Variety;Stems per bunch;Price"_s, u"Rose;Red;20;130,00 per box"_s,
                u"product;variant;unitsPerPack;"_s);
    addHeadings("dozens", u"Product;Variety;Price per dozen"_s, u"Rose;Red;7.80"_s,
                u"product;variant;unitCostExclTax"_s);
    addHeadings("grams", u"Product;Soort;Prijs per 100 gram"_s, u"Mos;Groen;2,50"_s, u"product;variant;"_s);
    addHeadings("from on", u"Product;Variety;Price from 100"_s, u"Rose;Red;0.60"_s, u"product;variant;"_s);
    addHeadings("letters with points", u"Désignation;Variété;P.U. HT"_s, u"Rose;Naomi;0,65"_s,
                u"product;variant;unitCostExclTax"_s);
    addHeadings("joint words", u"tradeItemName;piecesPerPackage;pricePerPiece;currency"_s, u"Rosa Naomi;20;0.65;EUR"_s,
                u"product;unitsPerPack;unitCostExclTax;"_s);
    addHeadings("sold by the bunch", u"Product;Variety;Pack;Unit;Price"_s, u"Rose;Red;10;bunch;6.50"_s,
                u"product;variant;unitsPerPack;;packCostExclTax"_s);
    addHeadings("sold by the stem", u"Artikel;Sorte;VPE;Einheit;Preis"_s, u"Rose;Rot;10;Stiel;0,65"_s,
                u"product;variant;unitsPerPack;;unitCostExclTax"_s);
    addHeadings("sold by the stem, in bunches", u"Product;Variety;Unit;Price"_s,
                u"Rose;Red;per stem, 10 per bunch;0.65"_s, u"product;variant;;unitCostExclTax"_s);
    addHeadings("lengths as types", u"Product;Type;Price"_s, u"Rose;60 cm;0.65"_s,
                u"product;stemLength;unitCostExclTax"_s);
    addHeadings("by the stem, from a trolley on", u"Artikel;Sorte;Preis/Stk CC"_s, u"Rose;Rot;0,65"_s,
                u"product;variant;unitCostExclTax"_s);
    addHeadings("short for a bunch", u"Artikel;Sorte;Stück/Bd.;EK Bd."_s, u"Rose;Rot;10;6,50"_s,
                u"product;variant;unitsPerPack;packCostExclTax"_s);
    addHeadings("a parcel", u"Name;Length (cm);Width (cm);Price"_s, u"Vase;55;10;9.00"_s,
                u"product;;;unitCostExclTax"_s);
    addHeadings("Squarespace",
                u"Product Type [Non Editable];Product Page;Title;SKU;Option Name 1;Option Value 1;Price"_s,
                u"PHYSICAL;shop;Bud vase;BV;Size;Small;9.00"_s, u";;product;sku;;variant;unitCostExclTax"_s);
    addHeadings("Shopify", u"Title;Type;Variant Fulfillment Service;Variant Inventory Policy;Cost per item"_s,
                u"Rose;Cut flowers;manual;deny;0.85"_s, u"product;;;;unitCostExclTax"_s);
    addHeadings("own types", u"Product;Variety;Type"_s, u"Rose;Red;Flower"_s, u"product;variant;productType"_s);
    addHeadings("Wix", u"name;description;cost"_s, u"Bud vase;<p>Glass</p>;4.2"_s, u"product;;unitCostExclTax"_s);
    addHeadings("Ecwid", u"product_name;product_description;product_cost_price"_s, u"Bud vase;Clear;4.20"_s,
                u"product;;unitCostExclTax"_s);
    addHeadings("Magento", u"product_websites;name;product_online;cost"_s, u"base;Bud vase;1;4.20"_s,
                u";product;;unitCostExclTax"_s);
    addHeadings("Etsy", u"TITLE;VARIATION 1 TYPE;VARIATION 1 NAME;PRICE"_s, u"Candle;Custom;Colour;2.50"_s,
                u"product;;;unitCostExclTax"_s);
    addHeadings("Square", u"Item Name;Variation Name;Default Unit Cost"_s, u"Bud vase;Small;4.20"_s,
                u"product;variant;unitCostExclTax"_s);
    addHeadingsOfSuppliers();
    addHeadingsOfContacts();
}

void TestColumnGuess::everyHeadingTellsOneThing()
{
    QFETCH(const QString, header);
    QFETCH(const QString, row);
    QFETCH(const QString, fields);
    QFETCH(const bool, isOfContacts);

    QCOMPARE(guessed(header, {row.split(u';')}, isOfContacts ? ImportKind::Contacts : ImportKind::Products).join(u';'),
             fields);
}

void TestColumnGuess::aPriceForNowThisAndNowThatIsLeftOpen()
{
    QCOMPARE(guessed(u"Product;Variety;Pack;Unit;Price"_s,
                     {{u"Rose"_s, u"Red"_s, u"10"_s, u"bunch"_s, u"6.50"_s},
                      {u"Tulip"_s, u"Red"_s, u"50"_s, u"stem"_s, u"0.19"_s}}),
             (QStringList{u"product"_s, u"variant"_s, u"unitsPerPack"_s, QString(), QString()}));
}

void TestColumnGuess::whatStandsUnderAHeaderTells()
{
    const QList<QStringList> rows{{u"rot"_s, u"60 cm"_s, u"1,25 €"_s, u"flora bv"_s, u"Rose"_s},
                                  {u"weiß"_s, u"50 cm"_s, u"0,80 €"_s, u"Flora BV"_s, u"Tulpe"_s}};

    QCOMPARE(guessed(u"A;B;C;D;E"_s, rows),
             (QStringList{u"colors"_s, u"stemLength"_s, u"unitCostExclTax"_s, u"suppliers"_s, QString()}));
}

void TestColumnGuess::whatCannotBeIsNotTaken()
{
    const QStringList row{u"1017"_s, u"kurz"_s, u"Rose"_s, u"Red Naomi"_s, u"A-7"_s};

    QCOMPARE(guessed(u"Artikel;Länge;Produkt;Bezeichnung;Artikel-Nr."_s, {row}),
             (QStringList{QString(), QString(), u"product"_s, u"variant"_s, QString()}));
}

void TestColumnGuess::whatIsTakenStays()
{
    QCOMPARE(guessed(u"Artikel;product;Sorte;Soort"_s, {}),
             (QStringList{QString(), u"product"_s, u"variant"_s, QString()}));
}

void TestColumnGuess::pricesHaveOneSupplier()
{
    QCOMPARE(guessed(u"Artikel;Sorte;EK-Preis;Lieferant;Farbe"_s, {}, ImportKind::Prices),
             (QStringList{u"product"_s, u"variant"_s, u"unitCostExclTax"_s, u"supplier"_s, QString()}));
}

void TestColumnGuess::numbersAreTheSuppliersWhereThereIsOne()
{
    const QString header = u"Nr;Artikel-Nr.;EAN;Bloem;Soort"_s;
    const QList<QStringList> rows{{u"1"_s, u"VR10007"_s, u"8712345000017"_s, u"Rose"_s, u"Red"_s},
                                  {u"2"_s, u"VR10008"_s, u"8712345000024"_s, u"Rose"_s, u"White"_s}};
    const QStringList names{QString(), QString(), QString(), u"product"_s, u"variant"_s};
    QCOMPARE(guessed(header, rows), names);
    QCOMPARE(guessed(header, rows, ImportKind::Products, true),
             (QStringList{QString(), u"supplierCodes"_s, u"supplierEans"_s, u"product"_s, u"variant"_s}));
    QCOMPARE(guessed(header, rows, ImportKind::Prices, true),
             (QStringList{QString(), u"supplierCode"_s, QString(), u"product"_s, u"variant"_s}));

    // A column of suppliers says it as well, where each row names one.
    QList<QStringList> supplied = rows;
    for (QStringList &row : supplied)
        row.append(u"Flora BV"_s);
    QCOMPARE(
        guessed(header + u";Leverancier"_s, supplied),
        (QStringList{QString(), u"supplierCodes"_s, u"supplierEans"_s, u"product"_s, u"variant"_s, u"suppliers"_s}));
    supplied.last().last() = u"Flora BV|Hill"_s;
    QCOMPARE(guessed(header + u";Leverancier"_s, supplied), names + QStringList{u"suppliers"_s});
}

void TestColumnGuess::contactsAreKnownInFiveLanguages_data()
{
    QTest::addColumn<QString>("header");

    QTest::newRow("de") << u"Firma;Vorname;Nachname;E-Mail;Telefon;Straße;PLZ;Ort;Land;Bemerkung"_s;
    QTest::newRow("nl") << u"Bedrijf;Voornaam;Achternaam;E-mail;Telefoon;Straat;Postcode;Plaats;Land;Opmerkingen"_s;
    QTest::newRow("fr") << u"Société;Prénom;Nom;Courriel;Téléphone;Rue;Code postal;Ville;Pays;Remarques"_s;
    QTest::newRow("es") << u"Empresa;Nombre;Apellidos;Correo electrónico;Teléfono;Calle;Código postal;Población;País;"
                           "Observaciones"_s;
    QTest::newRow("de, others") << u"Unternehmen;Vorname;Name;E-Mail-Adresse;Handynummer;Straße;Postleitzahl;Wohnort;"
                                   "Land;Notizen"_s;
    QTest::newRow("nl, others") << u"Bedrijf;Voornaam;Naam;E-mailadres;Telefoonnummer;Straat;Postcode;Woonplaats;Land;"
                                   "Notities"_s;
    QTest::newRow("en") << u"Organization Name;Given Name;Family Name;E-mail 1 - Value;Phone 1 - Value;Street;"
                           "ZIP;City;Country;Notes"_s;
}

void TestColumnGuess::contactsAreKnownInFiveLanguages()
{
    QFETCH(const QString, header);

    QCOMPARE(guessed(header, {}, ImportKind::Contacts),
             (QStringList{u"company"_s, u"firstName"_s, u"lastName"_s, u"emails"_s, u"phones"_s, u"street"_s,
                          u"postcode"_s, u"city"_s, u"country"_s, u"notes"_s}));
    QCOMPARE(guessed(u"Kunde;USt-Nr.;Anschrift"_s, {}, ImportKind::Contacts),
             (QStringList{u"name"_s, u"taxNumber"_s, u"address"_s}));
}

void TestColumnGuess::anAddressTellsItsColumn()
{
    QCOMPARE(guessed(u"Wer;Email opt-in;Wohin"_s, {{u"Anna"_s, u"yes"_s, u"a@x.org"_s}}, ImportKind::Contacts),
             (QStringList{QString(), QString(), u"emails"_s}));
}

STEMDESK_APPLESS_TEST(TestColumnGuess)

} // namespace stemdesk::column_guess_test

#include "tst_column_guess.moc"
