#include "ui/pages/event/recipe/recipe_view.h"

#include "tests/support/event_shop.h"
#include "tests/support/held_thread.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/flowers/flower_field.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/pasted_lines.h"
#include "ui/pages/event/recipe/replace_panel.h"
#include "ui/pages/event/recipe/unknown_rows.h"
#include "ui/pages/event/title_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QHash>
#include <QLocale>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>
#include <QWindow>

#include <algorithm>

namespace stemdesk::recipe_entry_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestRecipeEntry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void cleanup();
    void rowsAreReadTolerantly_data();
    void rowsAreReadTolerantly();
    void pastedRowsBecomeLinesInOneStep();
    void aNumberBesideAPastedNameIsAQuantity();
    void aNameThatContainsAnAmountIsAName();
    void stockNumberIsRecognised();
    void rowsThatAreNotRecognisedAreAskedFor();
    void moreStemsThanAnEventHasAreAskedFor();
    void copiesThatNobodyMakesAreAskedFor();
    void rowsPastedIntoTheTableAreAdded();
    void linesAreDraggedWithinAndBetweenGroups();
    void linesOfAnotherEventAreNotTaken();
    void whatTheArrowKeysChoseStaysChosen();
    void newArrangementHasTheKeyboardAtOnce();
    void whoClicksElsewhereMeanwhileStaysThere();
    void arrangementsAreDragged();
    void deletedArrangementStaysWhileItIsDragged();
    void whatIsLeftOverWarnsAsInTheOrder();
    void whatIsOrderedSavesNoPack();
    void adviceIsTakenByKey();
    void flowerIsReplacedThroughTheEvent();
    void replacingCanBeLeft();
    void sameFlowerIsNoReplacement();
    void aRefusalGoesWithItsLine();
    void anUndoneLineGoesWithoutAMessage();
    void keysForADeletedLineMakeNothing_data();
    void keysForADeletedLineMakeNothing();

private:
    GroupCard *card(int place) { return m_view->cards().value(place); }
    LinesModel *lines(int place) { return card(place)->findChild<LinesModel *>(); }
    TableView *table(int place) { return card(place)->findChild<TableView *>(u"lines"_s); }
    FlowerField *addField(int place)
    {
        for (auto *field : card(place)->findChildren<FlowerField *>()) {
            if (field->accessibleName().startsWith(u"Add a line"_s))
                return field;
        }
        return nullptr;
    }
    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        addField(0)->setFocus();
        QTest::keySequence(addField(0), QKeySequence::Paste);
    }
    /// The lines of a group as "Rose 3, Vase 2".
    QString recipe(int group = 0)
    {
        QStringList texts;
        const Event event = m_filled->whole();
        for (const EventItem &item : event.groups.at(group).items)
            texts << m_names.value(item.variantId) + u' ' + QString::number(item.quantity);
        return texts.join(u", "_s);
    }
    QPushButton *button(const QString &start)
    {
        for (auto *each : m_view->findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text().startsWith(start))
                return each;
        }
        return nullptr;
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<EventDocument> m_document;
    std::unique_ptr<RecipeView> m_view;
    QHash<VariantId, QString> m_names;
    VariantId m_tulip;
};

void TestRecipeEntry::init()
{
    m_shop = std::make_unique<UiShop>();
    m_filled = std::make_unique<ShopWithEvent>(m_shop->services());
    m_tulip = m_filled->addVariant(u"Tulip"_s, u"flower"_s, 25);
    m_filled->addPrice(m_filled->flowers, m_tulip, 1);
    m_names = {{m_filled->rose, u"Rose"_s}, {m_filled->vase, u"Vase"_s}, {m_tulip, u"Tulip"_s}};
    m_document = std::make_unique<EventDocument>(m_shop->context());
    m_view = std::make_unique<RecipeView>(*m_document);
    m_view->resize(1000, 800);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_document->open(m_filled->event);
    QTRY_VERIFY(table(0)->isVisible());
}

void TestRecipeEntry::cleanup()
{
    m_view.reset();
    m_document.reset();
    m_filled.reset();
    m_shop.reset();
}

void TestRecipeEntry::rowsAreReadTolerantly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<TypedLine>>("lines");
    const TypedLine rose{u"Rose"_s, 12};
    QTest::newRow("name and number") << u"Rose\t12\n"_s << QList{rose};
    QTest::newRow("number first") << u"12\tRose"_s << QList{rose};
    QTest::newRow("line ends of a spreadsheet")
        << u"Rose\t12\r\nTulip\t3\r\n"_s << QList{rose, TypedLine{u"Tulip"_s, 3}};
    QTest::newRow("more cells") << u"Rose\tred\t12\t£3.40"_s << QList{rose};
    QTest::newRow("spaces and empty rows") << u"\n  Rose  \t 12 \n\t\n"_s << QList{rose};
    QTest::newRow("semicolons") << u"Rose;12"_s << QList{rose};
    QTest::newRow("as it is typed") << u"12 x Rose\nRose x 12\nRose"_s
                                    << QList{rose, rose, TypedLine{u"Rose"_s, std::nullopt}};
    QTest::newRow("broken number") << u"Rose\t2.5"_s << QList{TypedLine{u"Rose"_s, 2.5}};
    QTest::newRow("nothing") << u" \n "_s << QList<TypedLine>();
}

void TestRecipeEntry::rowsAreReadTolerantly()
{
    QFETCH(const QString, text);

    QTEST(pastedLinesFrom(text), "lines");
}

void TestRecipeEntry::pastedRowsBecomeLinesInOneStep()
{
    paste(u"Tulip\t12\nRose\t4"_s);

    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Tulip 12, Rose 4"_s);
    QTRY_COMPARE(m_shop->edits().stack().count(), 1);
    QCOMPARE(addField(0)->text(), QString());
    m_shop->edits().undo();
    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2"_s);
    m_shop->edits().stack().redo();
    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Tulip 12, Rose 4"_s);
}

void TestRecipeEntry::aNumberBesideAPastedNameIsAQuantity()
{
    paste(u"12 Tulip\n4 Rose"_s);
    QTRY_VERIFY2(recipe().endsWith(u"Tulip 12, Rose 4"_s), qPrintable(recipe()));
    paste(u"1 doz Tulip\n2 docenas de Rose"_s);
    QTRY_VERIFY2(recipe().endsWith(u"Tulip 12, Rose 24"_s), qPrintable(recipe()));
    paste(u"Tulip 3 doz\nRose 5 stems"_s);
    QTRY_VERIFY2(recipe().endsWith(u"Tulip 36, Rose 5"_s), qPrintable(recipe()));
}

void TestRecipeEntry::aNameThatContainsAnAmountIsAName()
{
    m_names.insert(m_filled->addVariant(u"Orchid 2 tak"_s, u"flower"_s, 10), u"Orchid"_s);

    paste(u"Orchid 2 tak\nOrchid 2 tak 3 doz"_s);

    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Orchid 1, Orchid 36"_s);
}

void TestRecipeEntry::stockNumberIsRecognised()
{
    const ProductId product = must(m_shop->services().products.findVariant(m_tulip)).productId;
    must(m_shop->services().products.patchVariant(product, m_tulip, {.sku = u"TU-100"_s}));

    paste(u"TU-100\t5\nRose\t1"_s);

    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Tulip 5, Rose 1"_s);
}

void TestRecipeEntry::rowsThatAreNotRecognisedAreAskedFor()
{
    m_filled->addVariant(u"Tulip parrot"_s, u"flower"_s, 10);
    m_filled->addVariant(u"Tulip double"_s, u"flower"_s, 10);

    paste(u"Tul\t7\nName\tQuantity\nRose\t4"_s);

    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Rose 4"_s); // Known flowers are added at once.
    auto *unknown = card(0)->findChild<UnknownRows *>();
    QTRY_COMPARE(unknown->fields().size(), 2);
    QCOMPARE(unknown->fields().constFirst()->text(), u"Tul x 7"_s);
    unknown->fields().constFirst()->setText(u"Tulip p"_s);
    QTest::keyClick(unknown->fields().constFirst(), Qt::Key_Escape);
    QCOMPARE(unknown->fields().constFirst()->text(), u"Tul x 7"_s); // The pasted text is not lost.
    const auto match = must(m_shop->services().products.search(u"Tulip"_s, 1)).constFirst();
    Q_EMIT unknown->fields().constFirst()->matchChosen(match, 7);
    QTRY_COMPARE(m_filled->whole().groups.constFirst().items.constLast().quantity, 7.0);
    QCOMPARE(unknown->fields().size(), 1);
    QVERIFY(button(u"Leave all out"_s));
    button(u"Leave all out"_s)->click();
    QVERIFY(unknown->isHidden());
}

void TestRecipeEntry::moreStemsThanAnEventHasAreAskedFor()
{
    auto *unknown = card(0)->findChild<UnknownRows *>();

    paste(u"Tulip\t99999999999\nRose\t4"_s);

    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Rose 4"_s);
    QTRY_COMPARE(unknown->fields().size(), 1);
    QCOMPARE(unknown->fields().constFirst()->text(), u"Tulip x 99999999999"_s);
    button(u"Leave all out"_s)->click();
    const auto tulip = must(m_shop->services().products.search(u"Tulip"_s, 1)).constFirst();
    Q_EMIT addField(0)->matchChosen(tulip, 200'000);
    QCOMPARE(unknown->fields().size(), 1);
    QCOMPARE(QApplication::focusWidget(), unknown->fields().constFirst());
    QCOMPARE(recipe(), u"Rose 3, Vase 2, Rose 4"_s);
    Q_EMIT unknown->fields().constFirst()->matchChosen(tulip, 200'000); // Confirms the quantity.
    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Rose 4, Tulip 200000"_s);
}

void TestRecipeEntry::copiesThatNobodyMakesAreAskedFor()
{
    auto *copies = card(0)->findChild<CopiesField *>();
    const auto type = [copies] {
        copies->setFocus();
        copies->selectAll();
        QTest::keyClicks(copies, u"50000"_s);
        QTest::keyClick(copies, Qt::Key_Return);
    };

    type();

    QVERIFY(copies->isRefused());
    QCOMPARE(m_filled->whole().groups.constFirst().quantity, 2.0);
    type();
    QTRY_COMPARE(m_filled->whole().groups.constFirst().quantity, 50'000.0);
    QVERIFY(!copies->isRefused());
}

void TestRecipeEntry::rowsPastedIntoTheTableAreAdded()
{
    QGuiApplication::clipboard()->setText(u"Tulip\t9"_s);
    table(0)->setCurrentIndex(lines(0)->index(0, LinesModel::Flower));
    QTest::keySequence(table(0), QKeySequence::Paste);

    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Tulip 9"_s);
}

void TestRecipeEntry::linesAreDraggedWithinAndBetweenGroups()
{
    m_filled->addLine(m_filled->group, m_tulip, 6);
    m_filled->addGroup(u"Arch"_s);
    QTRY_COMPARE(m_view->cards().size(), 2);
    QTRY_COMPARE(lines(0)->rowCount(), 3);
    const auto drag = [&](const QList<int> &rows) {
        QModelIndexList indexes;
        for (const int row : rows)
            indexes << lines(0)->index(row, 0) << lines(0)->index(row, 1);
        return std::unique_ptr<QMimeData>(lines(0)->mimeData(indexes));
    };

    QVERIFY(lines(0)->dropMimeData(drag({0, 1}).get(), Qt::MoveAction, 3, 0, {})); // Below the tulips.
    QTRY_COMPARE(recipe(), u"Tulip 6, Rose 3, Vase 2"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2, Tulip 6"_s);
    QTRY_COMPARE(lines(0)->rowAt(0).item.id, m_filled->roses);

    const auto data = drag({0, 2});
    QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(card(1), &enter); // The drop goes to the widget that accepts the drag.
    QDropEvent drop(QPointF(5, 5), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(card(1), &drop);
    QTRY_COMPARE(recipe(1), u"Rose 3, Tulip 6"_s);
    QCOMPARE(recipe(0), u"Vase 2"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(recipe(0), u"Rose 3, Vase 2, Tulip 6"_s);
}

void TestRecipeEntry::linesOfAnotherEventAreNotTaken()
{
    QMimeData data;
    data.setData(LinesModel::dragType(), EventItemId::create().text());

    QVERIFY(!lines(0)->dropMimeData(&data, Qt::MoveAction, -1, -1, {}));
}

/// The last letters may still be looked up when a row found for the first ones is chosen with Enter.
void TestRecipeEntry::whatTheArrowKeysChoseStaysChosen()
{
    const VariantId parrot = m_filled->addVariant(u"Tulip Parrot"_s, u"flower"_s, 25);
    m_filled->addPrice(m_filled->flowers, parrot, 2);
    m_names.insert(parrot, u"Tulip Parrot"_s);
    FlowerField *field = addField(0);
    field->setFocus();
    QTest::keyClicks(field, u"4 x tuli"_s);
    const auto *matches = field->findChild<MatchModel *>();
    QTRY_COMPARE(matches->rowCount(), 2);
    const QString second = m_names.value(matches->matchAt(1).variant.id);
    {
        const HeldThread held(m_shop->context().lookups);
        QTest::keyClicks(field, u"p"_s);
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Return);
    }
    QTRY_VERIFY2(recipe().endsWith(second + u" 4"_s), qPrintable(recipe()));
}

/// A window that becomes active meanwhile would take the keyboard from a field that is not visible yet.
void TestRecipeEntry::newArrangementHasTheKeyboardAtOnce()
{
    bool isSeen = false;
    const QObject watcher;
    connect(qApp, &QApplication::focusChanged, &watcher,
            [&](QWidget *, QWidget *now) { isSeen = isSeen || (qobject_cast<TitleField *>(now) && now->isVisible()); });

    m_view->addGroup();

    QTRY_VERIFY(qobject_cast<TitleField *>(QApplication::focusWidget()));
    QVERIFY(isSeen);
}

void TestRecipeEntry::whoClicksElsewhereMeanwhileStaysThere()
{
    addField(0)->setFocus();
    auto *name = card(0)->findChild<TitleField *>();
    Q_EMIT addField(0)->matchChosen(must(m_shop->services().products.search(u"Tulip"_s, 1)).constFirst(), {});
    QTest::mouseClick(name, Qt::LeftButton);

    QTRY_COMPARE(table(0)->currentIndex().row(), 2);
    QVERIFY(name->hasFocus());
}

void TestRecipeEntry::arrangementsAreDragged()
{
    m_filled->addGroup(u"Arch"_s);
    m_filled->addGroup(u"Gate"_s);
    QTRY_COMPARE(m_view->cards().size(), 3);
    QTRY_VERIFY(card(2)->y() > card(1)->y());
    QMimeData data;
    data.setData(GroupCard::dragType(), card(2)->group().id.text());
    QDragEnterEvent enter(QPoint(100, 1), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_view->viewport(), &enter);
    QDropEvent drop(QPointF(100, 1), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);

    QCoreApplication::sendEvent(m_view->viewport(), &drop);

    QTRY_COMPARE(m_filled->whole().groups.constFirst().name, u"Gate"_s);
    QTRY_COMPARE(card(0)->group().name, u"Gate"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(m_filled->whole().groups.constLast().name, u"Gate"_s);
}

/// Another client deletes it during the drag.
void TestRecipeEntry::deletedArrangementStaysWhileItIsDragged()
{
    const QPointer<GroupCard> held(card(0));
    QWindow *window = m_view->windowHandle();
    const QPoint place = held->mapTo(m_view.get(), QPoint(4, 4));
    QTest::mousePress(window, Qt::LeftButton, {}, place);

    must(m_shop->services().lines.removeGroup(m_filled->event, m_filled->group));
    QTRY_VERIFY(m_view->cards().isEmpty());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(held);
    QTest::mouseRelease(window, Qt::LeftButton, {}, place);

    QTRY_VERIFY(!held);
}

/// Like in the order: seven lines of three are one too many for two packs, but no single line can have one less.
void TestRecipeEntry::whatIsLeftOverWarnsAsInTheOrder()
{
    must(m_shop->services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1}));
    for (int line = 0; line < 6; ++line)
        m_filled->addLine(m_filled->group, m_filled->rose, 3);
    const auto roses = [this] { return lines(0)->index(0, LinesModel::LeftOver); };

    QTRY_COMPARE(roses().data(ToneRole).toInt(), int(Tone::Warning));

    QVERIFY(!lines(0)->rowAt(0).saving);
    QCOMPARE(roses().data(Qt::ToolTipRole).toString(), u"1 fewer in the whole event saves a pack."_s);
}

void TestRecipeEntry::whatIsOrderedSavesNoPack()
{
    must(m_shop->services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 11.0}));
    QTRY_VERIFY(lines(0)->rowAt(0).saving);
    const OrderSheetId sheet = must(m_shop->services().orderSheets.save({m_filled->event})).id;
    QVERIFY(lines(0)->rowAt(0).saving); // A draft.

    must(m_shop->services().orderSheets.patch(sheet, {.state = SheetState::Ordered}));

    QTRY_VERIFY(!lines(0)->rowAt(0).saving);
}

void TestRecipeEntry::adviceIsTakenByKey()
{
    must(m_shop->services().products.patchVariant(m_filled->roseProduct, m_filled->rose, {.stemLength = 50}));
    must(m_shop->services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 11.0}));
    QTRY_VERIFY(lines(0)->rowAt(0).saving); // 22 for both copies: one stem less in each saves a pack of ten.
    const auto messages = m_view->findChildren<InlineMessage *>();
    QTRY_VERIFY(std::ranges::any_of(messages, [](const InlineMessage *message) { // Other lengths may have advice, too.
        return message->text().startsWith(u"1 fewer of Rose 50 cm in each saves a pack of 10"_s);
    }));
    table(0)->setFocus();
    table(0)->setCurrentIndex(lines(0)->index(0, LinesModel::Stems));

    QTest::keyClick(table(0), Qt::Key_Period, Qt::ControlModifier);

    QTRY_COMPARE(recipe(), u"Rose 10, Vase 2"_s);
}

void TestRecipeEntry::flowerIsReplacedThroughTheEvent()
{
    const EventGroupId arch = m_filled->addGroup(u"Arch"_s);
    m_filled->addLine(arch, m_filled->rose, 8);
    QTRY_COMPARE(m_view->cards().size(), 2);
    table(0)->setFocus();
    table(0)->setCurrentIndex(lines(0)->index(0, LinesModel::Flower));
    QTest::keyClick(table(0), Qt::Key_R, Qt::ControlModifier);
    auto *panel = card(0)->findChild<ReplacePanel *>();
    QVERIFY(panel);
    QVERIFY(panel->field()->hasFocus());

    const auto match = must(m_shop->services().products.search(u"Tulip"_s, 1)).constFirst();
    Q_EMIT panel->field()->matchChosen(match, std::nullopt);

    QTRY_VERIFY(button(u"Replace on 2"_s));
    QPushButton *replace = button(u"Replace on 2"_s);
    QVERIFY(replace->accessibleDescription().contains(u"→"_s));
    QCOMPARE(recipe(), u"Rose 3, Vase 2"_s); // Nothing yet.
    const QPointer<ReplacePanel> gone(panel);
    replace->click();
    QTRY_COMPARE(recipe(), u"Tulip 3, Vase 2"_s);
    QCOMPARE(recipe(1), u"Tulip 8"_s);
    QTRY_VERIFY(!gone);
    QCOMPARE(m_shop->edits().stack().undoText(), u"Replace Rose with Tulip"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(recipe(), u"Rose 3, Vase 2"_s);
    QCOMPARE(recipe(1), u"Rose 8"_s);
    m_shop->edits().stack().redo();
    QTRY_COMPARE(recipe(1), u"Tulip 8"_s);
}

void TestRecipeEntry::replacingCanBeLeft()
{
    table(0)->setFocus();
    table(0)->setCurrentIndex(lines(0)->index(0, LinesModel::Flower));
    QTest::keyClick(table(0), Qt::Key_R, Qt::ControlModifier);
    const QPointer<ReplacePanel> panel(card(0)->findChild<ReplacePanel *>());

    QTest::keyClick(panel->field(), Qt::Key_Escape);

    QTRY_VERIFY(!panel);
    QVERIFY(table(0)->hasFocus());
    QCOMPARE(m_shop->edits().stack().count(), 0);
}

void TestRecipeEntry::sameFlowerIsNoReplacement()
{
    table(0)->setFocus();
    table(0)->setCurrentIndex(lines(0)->index(0, LinesModel::Flower));
    QTest::keyClick(table(0), Qt::Key_R, Qt::ControlModifier);
    auto *panel = card(0)->findChild<ReplacePanel *>();
    const auto match = must(m_shop->services().products.search(u"Rose"_s, 1)).constFirst();

    Q_EMIT panel->field()->matchChosen(match, std::nullopt);

    QVERIFY(!button(u"Replace on"_s));
}

/// The message stayed after the line it was about was undone.
void TestRecipeEntry::aRefusalGoesWithItsLine()
{
    const QString refusal = u"“abc” is not a number of stems."_s;
    const auto isSaid = [&] {
        const auto messages = card(0)->findChildren<InlineMessage *>();
        return std::ranges::any_of(messages, [&](const InlineMessage *each) { return each->text() == refusal; });
    };
    const int before = lines(0)->rowCount();
    paste(u"Tulip\t12"_s);
    QTRY_COMPARE(lines(0)->rowCount(), before + 1);
    QTRY_VERIFY(m_shop->edits().isSettled());
    lines(0)->setData(lines(0)->index(before, LinesModel::Stems), u"abc"_s);
    QVERIFY(isSaid());

    m_shop->edits().undo();

    QTRY_COMPARE(lines(0)->rowCount(), before);
    QVERIFY(!isSaid());
}

/// It said that the line was deleted, though the user had done it.
void TestRecipeEntry::anUndoneLineGoesWithoutAMessage()
{
    const int before = lines(0)->rowCount();
    paste(u"Tulip\t12"_s);
    QTRY_COMPARE(lines(0)->rowCount(), before + 1);
    QTRY_VERIFY(m_shop->edits().isSettled());
    table(0)->setFocus();
    table(0)->setCurrentIndex(lines(0)->index(before, LinesModel::Stems));
    table(0)->edit(table(0)->currentIndex());
    QTRY_VERIFY(table(0)->viewport()->isAncestorOf(QApplication::focusWidget()));

    m_shop->edits().undo();

    QTRY_COMPARE(lines(0)->rowCount(), before);
    QTRY_VERIFY(table(0)->hasFocus());
    for (const auto *each : card(0)->findChildren<InlineMessage *>())
        QVERIFY2(!each->text().contains(u"deleted"_s), qPrintable(each->text()));
}

void TestRecipeEntry::keysForADeletedLineMakeNothing_data()
{
    QTest::addColumn<bool>("isLast");
    QTest::newRow("others are left") << false;
    QTest::newRow("none is left") << true;
}

void TestRecipeEntry::keysForADeletedLineMakeNothing()
{
    QFETCH(const bool, isLast);
    const EventGroup group = m_filled->whole().groups.constFirst();
    const auto removeElsewhere = [&](int line) {
        must(m_shop->services().lines.removeItem(group.eventId, group.id, group.items.at(line).id));
    };
    if (isLast) {
        removeElsewhere(1);
        QTRY_COMPARE(lines(0)->rowCount(), 1);
    }
    table(0)->setFocus();
    table(0)->setCurrentIndex(lines(0)->index(0, LinesModel::Stems));
    QTest::keyClicks(table(0), u"1"_s);
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));

    removeElsewhere(0);
    QTRY_COMPARE(lines(0)->rowCount(), isLast ? 0 : 1);
    QTest::keyClicks(QApplication::focusWidget(), u"2 tulip"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    QVERIFY(!addField(0)->hasFocus());
    QCOMPARE(addField(0)->text(), QString());
    const auto messages = card(0)->findChildren<InlineMessage *>();
    QVERIFY(std::ranges::any_of(messages, [](const InlineMessage *each) {
        return each->text() == u"The line was deleted meanwhile; “1” was not stored."_s;
    }));
    QTest::qWait(100); // For what must not come.
    QCOMPARE(recipe(), isLast ? QString() : u"Vase 2"_s);
}

STEMDESK_TEST(TestRecipeEntry)

} // namespace stemdesk::recipe_entry_test

#include "tst_recipe_entry.moc"
