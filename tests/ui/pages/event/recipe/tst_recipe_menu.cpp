#include "ui/pages/event/recipe/recipe_menu.h"

#include "core/domain/catalogue/deleted_product.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/recipe_view.h"

#include <QMenu>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::recipe_menu_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestRecipeMenu : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_filled = std::make_unique<ShopWithEvent>(m_shop->services());
        m_other = must(m_shop->services().events.create({.name = u"Christening"_s})).event.id;
        m_document = std::make_unique<EventDocument>(m_shop->context());
        m_view = std::make_unique<RecipeView>(*m_document);
        m_view->resize(1000, 800);
        m_view->show();
        m_document->open(m_filled->event);
        QTRY_COMPARE(m_view->cards().size(), 1);
    }
    void cleanup()
    {
        m_view.reset();
        m_document.reset();
        m_filled.reset();
        m_shop.reset();
    }

    void keptArrangementIsPutIntoAnotherEvent()
    {
        keep();
        m_document->open(m_other);
        QTRY_COMPARE(m_document->shown().id, m_other);

        choose(u"Tables"_s);

        QTRY_COMPARE(groups().size(), 1);
        const EventGroup made = groups().constFirst();
        QCOMPARE(made.name, u"Tables"_s);
        QCOMPARE(made.items.size(), 2);
        QCOMPARE(made.items.constFirst().variantId, m_filled->rose);
        QCOMPARE(made.items.constFirst().quantity, 3.0);
        QTRY_COMPARE(m_view->cards().size(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(groups().size(), 0);
    }

    void anArrangementIsSentToItsPlace()
    {
        auto *places = m_view->findChild<QMenu *>(u"places"_s);
        QVERIFY(places);
        Q_EMIT places->aboutToShow();
        QVERIFY(places->actions().constLast()->isChecked()); // The venue is the default.

        places->actions().constFirst()->trigger();

        QTRY_COMPARE(m_filled->whole().groups.constFirst().place, u"ceremony"_s);
        QTRY_COMPARE(m_document->shown().groups.constFirst().place, u"ceremony"_s);
        Q_EMIT places->aboutToShow();
        QVERIFY(places->actions().constFirst()->isChecked());
        m_shop->edits().undo();
        QTRY_COMPARE(m_filled->whole().groups.constFirst().place, QString());
    }

    void keptAgainItIsAsItIsNow()
    {
        keep();
        must(m_shop->services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 7}));
        QTRY_COMPARE(m_document->shown().groups.constFirst().items.constFirst().quantity, 7.0);

        keep();

        const auto quantity = [this] {
            const auto recipes = must(m_shop->services().templates.recipes());
            return recipes.size() == 1 ? must(m_shop->services().templates.find(recipes.constFirst().id))
                                             .groups.constFirst()
                                             .items.constFirst()
                                             .quantity
                                       : 0.0;
        };
        QTRY_COMPARE(quantity(), 7.0);
        m_shop->edits().undo();
        QTRY_COMPARE(quantity(), 3.0);
    }

    void whatIsGoneIsSaidAndLeftOut()
    {
        keep();
        must(m_shop->services().products.remove(m_filled->roseProduct, true));
        m_document->open(m_other);
        QTRY_COMPARE(m_document->shown().id, m_other);
        QString said;
        connect(menu(), &RecipeMenu::noted, this, [&said](const QString &text) { said = text; });

        choose(u"Tables"_s);

        QTRY_COMPARE(groups().size(), 1);
        QCOMPARE(groups().constFirst().items.size(), 1);
        QTRY_VERIFY(said.contains(u"Rose"_s));
    }

    void recipeIsDeletedAndComesBack()
    {
        keep();
        Q_EMIT menu()->aboutToShow();

        menu()->findChild<QMenu *>()->actions().constFirst()->trigger();

        const auto count = [this] { return must(m_shop->services().templates.recipes()).size(); };
        QTRY_COMPARE(count(), 0);
        m_shop->edits().undo();
        QTRY_COMPARE(count(), 1);
    }

private:
    RecipeMenu *menu() const { return m_view->findChild<RecipeMenu *>(); }
    QList<EventGroup> groups() const { return must(m_shop->services().events.find(m_other)).groups; }
    static void trigger(const QMenu &menu, const QString &beginning)
    {
        for (QAction *action : menu.actions()) {
            if (action->text().startsWith(beginning)) {
                action->trigger();
                return;
            }
        }
        QFAIL("no such action");
    }
    void choose(const QString &name)
    {
        Q_EMIT menu()->aboutToShow();
        trigger(*menu(), name);
    }
    void keep()
    {
        const int before = m_shop->edits().stack().count();
        for (const QMenu *each : m_view->cards().constFirst()->findChildren<QMenu *>()) {
            for (QAction *action : each->actions()) {
                if (action->text() == u"Keep as a recipe"_s)
                    action->trigger();
            }
        }
        QTRY_COMPARE(m_shop->edits().stack().count(), before + 1);
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<EventDocument> m_document;
    std::unique_ptr<RecipeView> m_view;
    EventId m_other;
};

STEMDESK_TEST(TestRecipeMenu)

} // namespace stemdesk::recipe_menu_test

#include "tst_recipe_menu.moc"
