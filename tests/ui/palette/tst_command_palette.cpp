#include "ui/palette/command_palette.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/palette/palette_model.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::command_palette_test {

using namespace stemdesk::ui;

class TestCommandPalette : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_ui = std::make_unique<UiShop>();
        m_stock = std::make_unique<ShopWithEvent>(m_ui->services());
        m_window = std::make_unique<QWidget>();
        m_window->resize(1280, 720);
        m_other = new QLineEdit(m_window.get());
        m_palette = new CommandPalette(m_ui->context(), m_window.get());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_other->setFocus();
        m_ran.clear();
    }

    void cleanup()
    {
        m_window.reset();
        m_stock.reset();
        m_ui.reset();
    }

    void modelKeepsItsPromises()
    {
        const QAbstractItemModelTester tester(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_palette->open(commands());
        type(u"ro"_s);
        QTRY_VERIFY(texts().contains(u"Rose"_s));
        type(u"xyz"_s);
        QTRY_COMPARE(texts(), QStringList());
    }

    void emptyFieldListsTheCommandsWithTheirKeys()
    {
        m_palette->open(commands());

        QCOMPARE(texts(), QStringList({u"Commands"_s, u"Events"_s, u"New supplier"_s, u"Order sheet of …"_s}));
        QCOMPARE(model()->index(1, 0).data(PaletteModel::ShortcutRole).toString(), u"Ctrl+2"_s);
        QCOMPARE(list()->currentIndex().row(), 1);
        QVERIFY(field()->hasFocus());
    }

    void escapeGivesTheKeyboardBack()
    {
        m_palette->open(commands());
        press(Qt::Key_Escape);

        QVERIFY(!m_palette->isVisible());
        QVERIFY(m_other->hasFocus());
    }

    /// A page gives the keyboard to a field once something is stored, wherever its owner is by then.
    void pageThatIsLateWaits()
    {
        QLineEdit late(m_window.get());
        late.show();
        m_palette->open(commands());
        type(u"supp"_s);

        late.setFocus(Qt::OtherFocusReason);

        QVERIFY(m_palette->isVisible());
        QVERIFY(field()->hasFocus());
        QCOMPARE(field()->text(), u"supp"_s);
        press(Qt::Key_Escape);
        QVERIFY(late.hasFocus());
    }

    void enterRunsTheCommand()
    {
        m_palette->open(commands());
        type(u"supp new"_s);
        press(Qt::Key_Return);

        QCOMPARE(m_ran, QStringList(u"new-supplier"_s));
        QVERIFY(!m_palette->isVisible());
    }

    void commandsAreFoundByOtherWordsToo()
    {
        m_palette->open(commands());
        type(u"weddings"_s);

        QCOMPARE(texts().value(1), u"Events"_s);
    }

    void everyKindIsFoundInItsGroup()
    {
        must(m_ui->services().suppliers.create({.name = u"Rosewood"_s}));
        must(m_ui->services().events.create({.name = u"Rosé night"_s}));
        must(m_ui->services().contacts.create({.name = u"Rosemary Hall"_s}));
        m_palette->open(commands());
        type(u"rose"_s);

        QTRY_COMPARE(texts(),
                     QStringList({u"Events"_s, u"Rosé night"_s, u"Products"_s, u"Rose"_s, u"Suppliers"_s, u"Rosewood"_s,
                                  u"Clients"_s, u"Rosemary Hall"_s}));
        QCOMPARE(model()->index(1, 0).data(MatchRole).toStringList(), QStringList(u"rose"_s));
    }

    void whatWasFoundIsChosenByItsKind()
    {
        QSignalSpy events(m_palette, &CommandPalette::eventChosen);
        QSignalSpy products(m_palette, &CommandPalette::productChosen);
        QSignalSpy suppliers(m_palette, &CommandPalette::supplierChosen);
        choose(u"anna"_s, u"Anna and Ben"_s);
        choose(u"vase"_s, u"Vase"_s);
        choose(u"flower m"_s, u"Flower market"_s);
        QSignalSpy contacts(m_palette, &CommandPalette::contactChosen);
        const ContactId rosemary =
            must(m_ui->services().contacts.create({.name = u"Rosemary Hall"_s, .phones = QStringList{u"020 7946"_s}}))
                .id;
        choose(u"7946"_s, u"Rosemary Hall"_s);
        QCOMPARE(contacts.constFirst().constFirst().value<ContactId>(), rosemary);

        QCOMPARE(events.constFirst().constFirst().value<EventId>(), m_stock->event);
        QCOMPARE(products.constFirst().constFirst().value<ProductId>(), m_stock->vaseProduct);
        QVERIFY(products.constFirst().at(1).value<VariantId>().isNull());
        QCOMPARE(suppliers.constFirst().constFirst().value<SupplierId>(), m_stock->supplier);
    }

    void enterBeforeTheAnswerTakesTheFirst()
    {
        QSignalSpy events(m_palette, &CommandPalette::eventChosen);
        m_palette->open(commands());
        type(u"anna"_s);
        press(Qt::Key_Return);

        QTRY_COMPARE(events.size(), 1);
        QVERIFY(!m_palette->isVisible());
    }

    void orderSheetIsOfferedForTheEventsThatFollow()
    {
        m_palette->open(commands());
        type(u"order sheet ann"_s);
        QTRY_VERIFY(texts().contains(u"Order sheet of Anna and Ben"_s));

        press(Qt::Key_Return);

        QCOMPARE(m_ran, QStringList(QString::fromLatin1(m_stock->event.text())));
    }

    void commandAboutAnEventGoesOnInTheField()
    {
        m_palette->open(commands());
        type(u"order"_s);
        press(Qt::Key_Return);

        QVERIFY(m_palette->isVisible());
        QCOMPARE(field()->text(), u"Order sheet of "_s);
    }

    void arrowsPassOverHeadings()
    {
        must(m_ui->services().suppliers.create({.name = u"Rosewood"_s}));
        m_palette->open(commands());
        type(u"rose"_s);
        QTRY_COMPARE(texts().size(), 4);
        QCOMPARE(current(), u"Rose"_s);

        press(Qt::Key_Down);
        QCOMPARE(current(), u"Rosewood"_s);
        press(Qt::Key_Down);
        QCOMPARE(current(), u"Rosewood"_s);
        press(Qt::Key_Up);
        QCOMPARE(current(), u"Rose"_s);
        press(Qt::Key_Up);
        QCOMPARE(current(), u"Rose"_s);
    }

    void currentRowIsSaidWhereTheKeyboardIs()
    {
        m_palette->open(commands());

        QCOMPARE(field()->accessibleDescription(), u"Events, Ctrl+2"_s);
        press(Qt::Key_Down);
        QCOMPARE(field()->accessibleDescription(), u"New supplier"_s);
    }

    void recentChoicesComeFirstNextTime()
    {
        choose(u"anna"_s, u"Anna and Ben"_s);
        choose(u"vase"_s, u"Vase"_s);
        must(m_ui->services().suppliers.create({.name = u"Gone"_s}));
        m_palette->open(commands());

        QCOMPARE(texts().mid(0, 4), QStringList({u"Recent"_s, u"Vase"_s, u"Anna and Ben"_s, u"Commands"_s}));
    }

    void deletedThingsAreNotRecent()
    {
        choose(u"anna"_s, u"Anna and Ben"_s);
        must(m_ui->services().events.remove(m_stock->event));

        m_palette->open(commands());

        QCOMPARE(texts().constFirst(), u"Commands"_s);
    }

    void varietyIsShownWithItsColours()
    {
        must(m_ui->services().colours.create({.name = u"Petal"_s, .hex = u"#e8b4c0"_s}));
        const ProductRow row{.productId = m_stock->roseProduct,
                             .hasVariant = true,
                             .variant = {.name = u"Quicksand"_s, .stemLength = 50, .colors = QStringList(u"petal"_s)}};
        QVERIFY(must(m_ui->services().products.upsert({row})).constFirst());
        m_palette->open(commands());
        type(u"quick"_s);

        QTRY_COMPARE(texts(), QStringList({u"Products"_s, u"Rose ‘Quicksand’ 50 cm"_s}));
        QCOMPARE(model()->index(1, 0).data(SwatchesRole).value<QList<QColor>>(), QList<QColor>{QColor(u"#e8b4c0"_s)});
    }

    void leavingTheFieldClosesIt()
    {
        m_palette->open(commands());
        m_other->setFocus(Qt::MouseFocusReason);

        QVERIFY(!m_palette->isVisible());
        QVERIFY(m_other->hasFocus());
    }

    void keyWorksInATextFieldToo()
    {
        auto *key = new PaletteKey(m_window.get());
        QSignalSpy pressed(key, &PaletteKey::pressed);

        QTest::keyClick(m_other, Qt::Key_K, Qt::ControlModifier);

        QCOMPARE(pressed.size(), 1);
    }

private:
    Commands commands()
    {
        const auto run = [this](const QString &id) { return [this, id] { m_ran += id; }; };
        return {{.id = u"page-events"_s,
                 .text = u"Events"_s,
                 .icon = u"events"_s,
                 .alsoFound = u"weddings"_s,
                 .shortcut = QKeySequence(Qt::CTRL | Qt::Key_2),
                 .run = run(u"page-events"_s)},
                {.id = u"new-supplier"_s, .text = u"New supplier"_s, .run = run(u"new-supplier"_s)},
                {.id = u"order-sheet"_s, .text = u"Order sheet of %1"_s, .runFor = [this](const EventId &id) {
                     m_ran += QString::fromLatin1(id.text());
                 }}};
    }

    QLineEdit *field() const { return m_palette->findChild<QLineEdit *>(); }
    QListView *list() const { return m_palette->findChild<QListView *>(); }
    PaletteModel *model() const { return m_palette->findChild<PaletteModel *>(); }
    QString current() const { return list()->currentIndex().data().toString(); }

    QStringList texts() const
    {
        QStringList texts;
        for (int row = 0; row < model()->rowCount(); ++row)
            texts += model()->index(row, 0).data().toString();
        return texts;
    }

    void type(const QString &text) const
    {
        field()->clear();
        QTest::keyClicks(field(), text);
    }

    void press(Qt::Key key) const { QTest::keyClick(field(), key); }

    void choose(const QString &typed, const QString &found)
    {
        m_palette->open(commands());
        type(typed);
        QTRY_VERIFY(texts().contains(found));
        QTRY_COMPARE(current(), found);
        press(Qt::Key_Return);
        QVERIFY(!m_palette->isVisible());
    }

    std::unique_ptr<UiShop> m_ui;
    std::unique_ptr<ShopWithEvent> m_stock;
    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_other = nullptr;
    CommandPalette *m_palette = nullptr;
    QStringList m_ran;
};

STEMDESK_TEST(TestCommandPalette)

} // namespace stemdesk::command_palette_test

#include "tst_command_palette.moc"
