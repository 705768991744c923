#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/flowers/flower_field.h"
#include "ui/flowers/new_flower_panel.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/recipe_view.h"
#include "ui/pages/event/recipe/unknown_rows.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::new_flower_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Flowers that the catalogue does not have, or not by that name.
class TestNewFlower : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_filled = std::make_unique<ShopWithEvent>(m_shop->services());
        m_document = std::make_unique<EventDocument>(m_shop->context());
        m_view = std::make_unique<RecipeView>(*m_document);
        m_view->resize(1000, 800);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_document->open(m_filled->event);
        QTRY_VERIFY(m_view->cards().value(0));
        m_card = m_view->cards().constFirst();
    }
    void cleanup()
    {
        m_view.reset();
        m_document.reset();
        m_filled.reset();
        m_shop.reset();
    }

    void quantityOfAnUnknownRowStaysWhenItIsMended()
    {
        m_filled->addVariant(u"Tulip"_s, u"flower"_s, 25);
        QGuiApplication::clipboard()->setText(u"Tulpe\t27\nRose\t5"_s);
        addField()->setFocus();
        QTest::keySequence(addField(), QKeySequence::Paste);
        auto *unknown = m_card->findChild<UnknownRows *>();
        QTRY_COMPARE(unknown->fields().size(), 1);
        FlowerField *field = unknown->fields().constFirst();
        field->setFocus();
        field->selectAll();

        QTest::keyClicks(field, u"tulip"_s); // The quantity is typed over too.
        QTest::keyClick(field, Qt::Key_Return);

        QTRY_COMPARE(lines().size(), 4);
        QCOMPARE(lines().constLast().quantity, 27.0);
    }

    void rowsThatCannotBeReadAreAskedAbout()
    {
        QGuiApplication::clipboard()->setText(u"Rose\tlots\n27\t\nRose\t5"_s);
        addField()->setFocus();
        QTest::keySequence(addField(), QKeySequence::Paste);
        auto *unknown = m_card->findChild<UnknownRows *>();

        QTRY_COMPARE(unknown->fields().size(), 2);
        QTRY_COMPARE(lines().size(), 3);
        QCOMPARE(unknown->fields().at(0)->text(), u"Rose lots"_s);
        QCOMPARE(unknown->fields().at(1)->text(), u"27"_s);
    }

    void flowerThatIsNotThereIsAddedWithSupplierAndPrice()
    {
        openPanel(u"cosmos 60"_s);
        QCOMPARE(line(u"Name"_s)->text(), u"Cosmos"_s);
        QCOMPARE(line(u"Stem length"_s)->text(), u"60"_s);
        line(u"Units per pack"_s)->setText(u"ten"_s);
        line(u"Cost of one"_s)->setText(u"£0.85"_s);
        panel()->findChildren<QComboBox *>().constLast()->setEditText(u"Corner farm"_s);
        QTest::keyClick(line(u"Cost of one"_s), Qt::Key_Return);
        QVERIFY(found().isEmpty()); // Ten cannot be read.
        line(u"Units per pack"_s)->setText(u"10 St."_s);
        QTest::keyClick(line(u"Cost of one"_s), Qt::Key_Return);

        QTRY_COMPARE(lines().size(), 3);
        QCOMPARE(found().size(), 1);
        const VariantMatch made = found().constFirst();
        QCOMPARE(made.supplierName, u"Corner farm"_s);
        QCOMPARE(made.unitCostExclTax, std::optional(0.85));
        QCOMPARE(made.variant.stemLength, std::optional(60.0));
        QCOMPARE(made.variant.unitsPerPack, std::optional(10.0));
        QTRY_COMPARE(m_shop->edits().stack().count(), 2);
        m_shop->edits().undo();
        m_shop->edits().undo();
        QTRY_VERIFY(found().isEmpty());
    }

    void aNumberBeforeTheNameIsAQuantity()
    {
        addField()->setFocus();
        QTest::keyClicks(addField(), u"12 rose"_s);
        QTest::keyClick(addField(), Qt::Key_Return);

        QTRY_COMPARE(lines().size(), 3);
        QCOMPARE(lines().constLast().variantId, m_filled->rose);
        QCOMPARE(lines().constLast().quantity, 12.0);
        QTRY_VERIFY(m_shop->edits().isSettled()); // Keys typed before are for that line.
        openPanel(u"12 cosmos"_s);
        QCOMPARE(line(u"Name"_s)->text(), u"Cosmos"_s);
    }

    void aNameMayBeginWithANumber()
    {
        const VariantId blooms = m_filled->addVariant(u"100 Roses"_s, u"flower"_s, 1);
        addField()->setFocus();
        QTest::keyClicks(addField(), u"100 rose"_s);
        QTest::keyClick(addField(), Qt::Key_Return);

        QTRY_COMPARE(lines().size(), 3);
        QCOMPARE(lines().constLast().variantId, blooms);
        QCOMPARE(lines().constLast().quantity, 1.0);
    }

    void aPanelThatIsLeftAddsNothing()
    {
        openPanel(u"cosmos"_s);

        QTest::keyClick(line(u"Name"_s), Qt::Key_Escape);

        QTRY_VERIFY(!panel());
        QVERIFY(addField()->hasFocus());
        QCOMPARE(addField()->text(), u"cosmos"_s); // A letter may be wrong.
        QVERIFY(found().isEmpty());
    }

    void whatWasTypedComesBackWithItsMatchesBelowIt()
    {
        openPanel(u"12 cosmos"_s);

        QTest::keyClick(line(u"Name"_s), Qt::Key_Escape);

        QTRY_VERIFY(!panel());
        QCOMPARE(addField()->text(), u"12 cosmos"_s);
        const auto gap = [this] {
            const int bottom = addField()->mapTo(m_view.get(), QPoint(0, addField()->height())).y();
            return popup() ? popup()->y() - bottom : -1;
        };
        QTRY_VERIFY(gap() >= 0 && gap() < addField()->height()); // Not where the field was below the panel.
    }

    /// At the end of a long recipe the suggestions would be below the window.
    void theFieldComesIntoViewWithItsSuggestions()
    {
        m_view->resize(1000, 260);
        m_view->verticalScrollBar()->setValue(0);
        addField()->setFocus();
        QTest::keyClicks(addField(), u"rose"_s);

        QTRY_VERIFY(popup());
        QVERIFY(m_view->rect().contains(popup()->geometry()));
        QVERIFY(m_view->rect().contains(QRect(addField()->mapTo(m_view.get(), QPoint()), addField()->size())));
    }

private:
    FlowerField *addField() const
    {
        for (auto *field : m_card->findChildren<FlowerField *>()) {
            if (field->accessibleName().startsWith(u"Add a line"_s))
                return field;
        }
        return nullptr;
    }
    QFrame *popup() const
    {
        for (auto *frame : m_view->findChildren<QFrame *>(Qt::FindDirectChildrenOnly)) {
            if (frame->isVisible() && frame->property("kind") == u"popup"_s)
                return frame;
        }
        return nullptr;
    }
    NewFlowerPanel *panel() const { return m_card->findChild<NewFlowerPanel *>(); }
    void openPanel(const QString &words)
    {
        const auto isOffered = [this] {
            for (const auto *each : m_view->window()->findChildren<QPushButton *>()) {
                if (each->isVisible() && each->text().startsWith(u"Add it to the catalogue"_s))
                    return true;
            }
            return false;
        };
        addField()->setFocus();
        QTest::keyClicks(addField(), words);
        QTRY_VERIFY(isOffered());
        QTest::keyClick(addField(), Qt::Key_Return);
        QVERIFY(panel() && panel()->isVisible());
    }
    QLineEdit *line(const QString &name) const
    {
        for (auto *each : panel()->findChildren<QLineEdit *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    QList<VariantMatch> found() const { return *m_shop->services().products.search(u"cosmos"_s, 3); }
    QList<EventItem> lines() const { return m_filled->whole().groups.constFirst().items; }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<EventDocument> m_document;
    std::unique_ptr<RecipeView> m_view;
    GroupCard *m_card = nullptr;
};

STEMDESK_TEST(TestNewFlower)

} // namespace stemdesk::new_flower_test

#include "tst_new_flower.moc"
