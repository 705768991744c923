#include "ui/pages/colours/colours_page.h"

#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/colours/colours_model.h"
#include "ui/pages/colours/words_card.h"
#include "ui/widgets/button.h"
#include "ui/widgets/colour_picker.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::colours_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestColoursPage : public PageTest<ColoursPage> {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        fillShop();
        m_petal = must(services().colours.create({.name = u"Petal"_s, .hex = u"#e8b4c0"_s})).id;
        showPage();
        const QList<WordsCard *> cards = m_page->findChildren<WordsCard *>();
        m_colours = cards.at(0)->table();
        m_categories = cards.at(1)->table();
    }

    void modelsKeepTheirPromises()
    {
        auto *colours = m_page->findChild<ColoursModel *>();
        auto *categories = m_page->findChild<CategoriesModel *>();
        const QAbstractItemModelTester first(colours, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(categories, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int before = colours->rowCount();
        const int categoriesBefore = categories->rowCount();

        const auto moss = must(services().colours.create({.name = u"Moss"_s, .hex = u"#556b2f"_s}));
        must(services().categories.create({.name = u"Props"_s}));
        QTRY_COMPARE(colours->rowCount(), before + 1);
        QTRY_COMPARE(categories->rowCount(), categoriesBefore + 1);
        must(services().colours.remove(moss.id));
        QTRY_COMPARE(colours->rowCount(), before);
    }

    void ownWordsAreMarkedAndPresetsStayAsTheyAre()
    {
        const QModelIndex preset = cellOf(m_colours, firstPreset(), ColoursModel::Name);
        QCOMPARE(preset.data(QuietTextRole).toString(), QString());
        QVERIFY(!preset.flags().testFlag(Qt::ItemIsEditable));

        m_colours->setCurrentIndex(preset);
        QVERIFY(!button(u"Delete"_s)->isEnabled());
        const QModelIndex petal = cellOf(m_colours, u"Petal"_s, ColoursModel::Name);
        QCOMPARE(petal.data(QuietTextRole).toString(), u"your own"_s);
        m_colours->setCurrentIndex(petal);
        QVERIFY(button(u"Delete"_s)->isEnabled());
    }

    void renamingCarriesThroughAndIsTakenBack()
    {
        paintRose(u"Petal"_s);
        QVERIFY(setCell(u"Petal"_s, ColoursModel::Name, u"Blossom"_s));

        QTRY_COMPARE(must(services().products.findVariant(m_filled->rose)).colors, QStringList(u"Blossom"_s));
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Rename colour Petal"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(must(services().products.findVariant(m_filled->rose)).colors, QStringList(u"Petal"_s));
        QTRY_VERIFY(cellOf(m_colours, u"Petal"_s, ColoursModel::Name).isValid());
    }

    void codeIsTypedInAnyCommonForm_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("stored");
        QTest::newRow("as stored") << u"#112233"_s << u"#112233"_s;
        QTest::newRow("without the sign") << u"AABBCC"_s << u"#aabbcc"_s;
        QTest::newRow("by name") << u"Lavender"_s << u"#e6e6fa"_s;
    }

    void codeIsTypedInAnyCommonForm()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, stored);
        QVERIFY(setCell(u"Petal"_s, ColoursModel::Hex, typed));

        QTRY_COMPARE(must(services().colours.find(m_petal)).hex, stored);
    }

    void refusedCodeKeepsWhatWasTyped()
    {
        setCell(u"Petal"_s, ColoursModel::Hex, u"pinkish"_s);

        QTRY_VERIFY(!cellOf(m_colours, u"Petal"_s, ColoursModel::Hex).data(ErrorRole).toString().isEmpty());
        QCOMPARE(cellOf(m_colours, u"Petal"_s, ColoursModel::Hex).data().toString(), u"pinkish"_s);
        QCOMPARE(must(services().colours.find(m_petal)).hex, u"#e8b4c0"_s);
    }

    void newColourIsNamedAndItsToneIsAskedFor()
    {
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), u"Moss"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        QTRY_VERIFY(cellOf(m_colours, u"Moss"_s, ColoursModel::Name).isValid());
        QTRY_COMPARE(m_colours->currentIndex(), cellOf(m_colours, u"Moss"_s, ColoursModel::Name));
        auto *picker = m_page->findChild<ColourPicker *>();
        QVERIFY(picker);
        QCOMPARE(picker->colour().name(), cellOf(m_colours, u"Moss"_s, ColoursModel::Hex).data().toString());
        picker->reject();
        m_shop->edits().undo();
        QTRY_VERIFY(!cellOf(m_colours, u"Moss"_s, ColoursModel::Name).isValid());
        m_shop->edits().stack().redo();
        QTRY_VERIFY(cellOf(m_colours, u"Moss"_s, ColoursModel::Name).isValid());
    }

    void takenNameIsRefusedBesideTheField()
    {
        m_page->startNewColour();
        QTest::keyClicks(QApplication::focusWidget(), u"petal"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        auto *row = m_page->findChild<NewWordRow *>();
        QTRY_VERIFY(!row->findChildren<QLabel *>().constLast()->text().isEmpty());
        QVERIFY(row->isVisible());
    }

    void newCategoryIsMadeAndDeletedWithUndo()
    {
        m_page->startNewCategory();
        QTest::keyClicks(QApplication::focusWidget(), u"Props"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(cellOf(m_categories, u"Props"_s, 0).isValid());
        QTRY_COMPARE(m_categories->currentIndex().data().toString(), u"Props"_s);

        QTest::keyClick(m_categories, Qt::Key_Delete);
        QTRY_VERIFY(!cellOf(m_categories, u"Props"_s, 0).isValid());
        m_shop->edits().undo();
        QTRY_VERIFY(cellOf(m_categories, u"Props"_s, 0).isValid());
    }

    void deletingSaysWhatKeepsTheWord()
    {
        paintRose(u"Petal"_s);
        QTRY_COMPARE(cellOf(m_colours, u"Petal"_s, ColoursModel::Varieties).data().toString(), u"1"_s);
        QSignalSpy offered(&m_shop->edits(), &Edits::undoOffered);
        m_colours->setCurrentIndex(cellOf(m_colours, u"Petal"_s, ColoursModel::Name));

        button(u"Delete"_s)->click();

        QTRY_COMPARE(offered.size(), 1);
        QVERIFY(offered.constFirst().constFirst().toString().startsWith(u"Deleted Petal. It is still used on 1"));
    }

    void countLeadsToTheVarieties()
    {
        QVERIFY(cellOf(m_colours, u"Petal"_s, ColoursModel::Varieties).data(LinkRole).toBool());
        QVERIFY(!cellOf(m_colours, u"Petal"_s, ColoursModel::Hex).data(LinkRole).toBool());
        paintRose(u"Petal"_s);
        const auto count = [this] { return cellOf(m_colours, u"Petal"_s, ColoursModel::Varieties); };
        QTRY_COMPARE(count().data().toString(), u"1"_s);
        QSignalSpy chosen(m_page.get(), &ColoursPage::colourChosen);

        m_colours->scrollTo(count());
        QTest::mouseClick(m_colours->viewport(), Qt::LeftButton, {}, m_colours->visualRect(count()).center());

        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.constFirst().constFirst().toString(), u"Petal"_s);
    }

    void countLeadsToTheEvents()
    {
        must(services().events.patch(m_filled->event, {.colourScheme = QStringList(u"Petal"_s)}));
        const auto count = [this] { return cellOf(m_colours, u"Petal"_s, ColoursModel::Events); };
        QTRY_COMPARE(count().data().toString(), u"1"_s);
        QSignalSpy chosen(m_page.get(), &ColoursPage::eventChosen);
        m_colours->setFocus();
        m_colours->setCurrentIndex(count());

        QTest::keyClick(m_colours, Qt::Key_Return);
        const auto menu = [] { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); };
        QTRY_VERIFY(menu());
        menu()->actions().constFirst()->trigger();

        QCOMPARE(chosen.constFirst().constFirst().value<EventId>(), m_filled->event);
    }

    void searchLooksAtBothLists()
    {
        must(services().categories.create({.name = u"Petals and confetti"_s}));
        QTRY_VERIFY(cellOf(m_categories, u"Petals and confetti"_s, 0).isValid());
        auto *search = m_page->findChild<SearchField *>();
        search->setFocus();
        QTest::keyClicks(search, u"petal"_s);
        QTest::keyClick(search, Qt::Key_Return);

        QTRY_COMPARE(m_colours->model()->rowCount(), 1);
        QTRY_COMPARE(m_categories->model()->rowCount(), 1);
    }

private:
    static QModelIndex cellOf(const TableView *table, const QString &name, int column)
    {
        const QAbstractItemModel *model = table->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == name)
                return model->index(row, column);
        }
        return {};
    }

    bool setCell(const QString &name, int column, const QString &text)
    {
        return m_colours->model()->setData(cellOf(m_colours, name, column), text);
    }

    QString firstPreset() const { return must(services().colours.all()).constFirst().name; }

    Button *button(const QString &text) const
    {
        const QList<Button *> buttons = m_colours->parentWidget()->findChildren<Button *>();
        const auto found = std::ranges::find(buttons, text, &QAbstractButton::text);
        return found == buttons.cend() ? nullptr : *found;
    }

    void paintRose(const QString &colour)
    {
        must(services().products.patchVariant(m_filled->roseProduct, m_filled->rose, {.colors = QStringList(colour)}));
    }

    TableView *m_colours = nullptr;
    TableView *m_categories = nullptr;
    ColourId m_petal;
};

STEMDESK_TEST(TestColoursPage)

} // namespace stemdesk::colours_page_test

#include "tst_colours_page.moc"
