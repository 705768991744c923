#include "ui/words/catalogue_words.h"

#include "core/domain/shops/shop_setup.h"
#include "core/services/prices/price_list_service.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/price_lists/price_lists_model.h"
#include "ui/pages/products/product_cells.h"
#include "ui/pages/products/products_model.h"
#include "ui/pages/settings/prices/product_types_model.h"
#include "ui/words/price_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QTest>
#include <QTranslator>

namespace stemdesk::catalogue_words_test {

using namespace stemdesk::ui;

/// A language that has words for the types that every shop has.
class TypesInGerman : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        if (QLatin1StringView(context) != "stemdesk::ui::ProductTypeWords"_L1)
            return {};
        const QHash<QString, QString> words{
            {u"flower"_s, u"Blumen"_s}, {u"material"_s, u"Material"_s}, {u"hire"_s, u"Mietartikel"_s}};
        return words.value(QString::fromLatin1(source));
    }
};

/// The types of products in another language of the window.
class TestCatalogueWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCoreApplication::installTranslator(&m_german); }

    void typesOfEveryShopAreTranslated()
    {
        QCOMPARE(productTypeText(u"flower"_s), u"Blumen"_s);
        QCOMPARE(productTypeText(u"hire"_s), u"Mietartikel"_s);
    }

    void typesOfTheShopReadAsTheyWereNamed()
    {
        QCOMPARE(productTypeText(u"dried goods"_s), u"dried goods"_s);
        QCOMPARE(productTypeText(u"Flower"_s), u"Flower"_s); // Not how a type of every shop is stored.
        QCOMPARE(productTypeTitle(u"dried goods"_s), u"Dried goods"_s);
        QCOMPARE(productTypeTitle(QString()), QString());
    }

    void typedNameIsTheStoredOne()
    {
        const QStringList types{u"flower"_s, u"material"_s, u"hire"_s, u"dried goods"_s};
        QCOMPARE(productTypeFrom(u" blumen "_s, types), u"flower"_s);
        QCOMPARE(productTypeFrom(u"flower"_s, types), u"flower"_s);
        QCOMPARE(productTypeFrom(u"dried goods"_s, types), u"dried goods"_s);
        QCOMPARE(productTypeFrom(u"candles"_s, types), u"candles"_s);
    }

    void nameThatTheShopGaveComesBeforeATranslation()
    {
        QCOMPARE(productTypeFrom(u"Mietartikel"_s, {u"hire"_s, u"Mietartikel"_s}), u"Mietartikel"_s);
    }

    void productsAreShownAndEditedByTheTranslation()
    {
        UiShop shop;
        const auto rose = made(shop.services(), productRow(u"Rose"_s, u"Quicksand"_s));
        ProductsModel model(shop.context());
        QTRY_COMPARE(model.rowCount(), 1);
        const QModelIndex cell = model.index(0, int(ProductColumn::Type));
        QCOMPARE(cell.data(ChipTextRole).toString(), u"Blumen"_s);
        QCOMPARE(cell.data(Qt::EditRole).toString(), u"Blumen"_s);

        QVERIFY(model.setData(cell, u"mietartikel"_s));
        QTRY_COMPARE(shop.services().products.find(rose.productId)->productType, u"hire"_s);
        QTRY_COMPARE(cell.data(ChipTextRole).toString(), u"Mietartikel"_s);
    }

    void settingsAndPriceListsNameTheTranslation()
    {
        UiShop shop;
        ProductTypesModel types(shop.context());
        QCOMPARE(types.index(0, ProductTypesModel::Name).data().toString(), u"Blumen"_s);
        const PriceList unnamed{.productType = u"flower"_s};
        QCOMPARE(PriceWords::title(unnamed), u"Blumen"_s);
        madePriceList(shop.services(), u"hire"_s, {2026, 1, 1});
        PriceListsModel lists(shop.context());
        QTRY_COMPARE(lists.rowCount(), 1);
        const QModelIndex list = lists.index(0, PriceListsModel::List);
        QVERIFY(list.data().toString() == u"Mietartikel"_s || list.data(QuietTextRole).toString() == u"Mietartikel"_s);
    }

    void presetsReadInTheLanguageOfTheWindow()
    {
        QTranslator german;
        QVERIFY(german.load(u":/i18n/stemdesk_de.qm"_s));
        QCoreApplication::installTranslator(&german);

        QCOMPARE(vocabularyText(u"White"_s), u"Weiß"_s);
        QCOMPARE(vocabularyText(u"Foliage"_s), u"Schnittgrün"_s);
        QCOMPARE(vocabularyText(u"Moonlight"_s), u"Moonlight"_s); // The shop's own.
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(vocabularyText(u"White"_s), u"White"_s);
    }

    void everyPresetHasAWord()
    {
        QTranslator dutch;
        QVERIFY(dutch.load(u":/i18n/stemdesk_nl.qm"_s));
        const auto isKnown = [&dutch](std::u16string_view name) {
            const QByteArray source = QString::fromUtf16(name.data(), qsizetype(name.size())).toUtf8();
            return !dutch.translate("stemdesk::ui::VocabularyWords", source.constData()).isEmpty();
        };
        for (const PresetColour &colour : kPresetColours)
            QVERIFY(isKnown(colour.name));
        for (const std::u16string_view &category : kPresetCategories)
            QVERIFY(isKnown(category));
    }

private:
    TypesInGerman m_german;
};

STEMDESK_TEST(TestCatalogueWords)

} // namespace stemdesk::catalogue_words_test

#include "tst_catalogue_words.moc"
