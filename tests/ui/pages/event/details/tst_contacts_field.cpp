#include "ui/pages/event/details/contacts_field.h"

#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/settled.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"
#include "tests/support/with_text.h"
#include "ui/pages/event/event_page.h"
#include "ui/undo/contact_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::contacts_field_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Typing names faster than they are looked up.
class TestContactsField : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        fillShop();
        must(services().contacts.create({.name = u"Anna Field"_s}));
        showPage(1280);
        m_page->open(m_filled->event);
        m_page->findChild<TabStrip *>()->setCurrentIndex(1);
        m_field = m_page->findChild<ContactsField *>()->field();
        m_field->setFocus();
        QTRY_VERIFY(m_field->hasFocus());
    }

    void enterBeforeTheAnswerMakesNoSecondClient()
    {
        HeldThread held(m_shop->context().lookups);
        QTest::keyClicks(m_field, u"anna"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        held.release();

        QTRY_VERIFY(popup()->isVisible());
        QCOMPARE(clients(), QStringList{u"Anna Field"_s});
    }

    void enterBeforeTheAnswerMakesSomebodyNew()
    {
        HeldThread held(m_shop->context().lookups);
        QTest::keyClicks(m_field, u"Bert"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        held.release();

        QTRY_COMPARE(clients(), (QStringList{u"Anna Field"_s, u"Bert"_s}));
        QTRY_COMPARE(m_filled->whole().contacts.size(), 1);
        QTRY_VERIFY(m_field->text().isEmpty());
    }

    /// The number became part of the name.
    void phonesAndAddressesAreNoNames_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("phone");
        QTest::addColumn<QString>("email");
        QTest::newRow("phone") << u"Jane Miller, 07700 900 123"_s << u"Jane Miller"_s << u"07700 900 123"_s
                               << QString();
        QTest::newRow("code") << u"Jane Miller (01323) 555 123"_s << u"Jane Miller"_s << u"(01323) 555 123"_s
                              << QString();
        QTest::newRow("within") << u"Jane Miller (07700 900123)"_s << u"Jane Miller"_s << u"07700 900123"_s
                                << QString();
        QTest::newRow("both") << u"Jane Miller, jane@miller.example, +44 7700 900123"_s << u"Jane Miller"_s
                              << u"+44 7700 900123"_s << u"jane@miller.example"_s;
        QTest::newRow("e-mail") << u"Jane Miller <jane@miller.example>"_s << u"Jane Miller"_s << QString()
                                << u"jane@miller.example"_s;
        QTest::newRow("date") << u"Miller, 01/02/2027"_s << u"Miller, 01/02/2027"_s << QString() << QString();
        QTest::newRow("alone") << u"07700 900 123"_s << u"07700 900 123"_s << QString() << QString();
    }
    void phonesAndAddressesAreNoNames()
    {
        QFETCH(const QString, typed);
        const ContactPatch read = typedContact(typed);

        QTEST(*read.name, "name");
        QTEST(read.phones.value_or(QStringList()).join(u'|'), "phone");
        QTEST(read.emails.value_or(QStringList()).join(u'|'), "email");
    }

    void aClientIsAddedWithTheTypedPhone()
    {
        QTest::keyClicks(m_field, u"Bert, 07700 900 123"_s);
        QTest::keyClick(m_field, Qt::Key_Return);

        QTRY_COMPARE(clients(), (QStringList{u"Anna Field"_s, u"Bert"_s}));
        const QList<Contact> made = must(services().contacts.list({.q = u"Bert"_s}, {})).rows;
        QCOMPARE(made.constFirst().phones, QStringList{u"07700 900 123"_s});
    }

    void aLateAnswerKeepsWhatWasChosen()
    {
        must(services().contacts.create({.name = u"Arthur"_s}));
        must(services().contacts.create({.name = u"Tom An"_s}));
        QTest::keyClicks(m_field, u"a"_s);
        QTRY_VERIFY(popup()->isVisible());
        HeldThread held(m_shop->context().lookups);
        QTest::keyClicks(m_field, u"n"_s);
        QTest::keyClick(popup(), Qt::Key_Down);
        QCOMPARE(popup()->currentIndex().data().toString(), u"Anna Field"_s);
        held.release();
        const HeldThread answered(m_shop->context().lookups);
        QCoreApplication::processEvents();

        QTRY_COMPARE(popup()->model()->rowCount(), 3); // The last adds somebody new.
        QTest::keyClick(popup(), Qt::Key_Return);
        QTRY_COMPARE(m_filled->whole().contacts.size(), 1);
        const ContactId named = m_filled->whole().contacts.constFirst().contactId;
        QCOMPARE(must(services().contacts.find(named)).name, u"Anna Field"_s);
    }

    void aLateAnswerDoesNotOpenTheListAgain()
    {
        QTest::keyClicks(m_field, u"a"_s);
        QTRY_VERIFY(popup()->isVisible());
        HeldThread held(m_shop->context().lookups);
        QTest::keyClicks(m_field, u"n"_s);
        QTest::keyClick(popup(), Qt::Key_Down);
        QTest::keyClick(popup(), Qt::Key_Return);
        QTRY_COMPARE(m_filled->whole().contacts.size(), 1);
        held.release();
        const HeldThread answered(m_shop->context().lookups);
        QCoreApplication::processEvents();

        QTRY_VERIFY(m_field->text().isEmpty());
        QVERIFY(!popup()->isVisible());
    }

    void removingOneLeavesThePageWhereItIs()
    {
        QList<EventContact> contacts;
        for (int i = 0; i < 12; ++i)
            contacts.append({must(services().contacts.create({.name = u"Guest %1"_s.arg(i)})).id, u"planner"_s});
        must(services().events.patch(m_filled->event, {.contacts = contacts}));
        QTRY_COMPARE(removers().size(), 12);
        QScrollBar *bar = scrollBar();
        QTRY_VERIFY(bar->maximum() > 100);
        bar->setValue(60);
        for (const int place : {5, 5, 9, 0}) {
            const qsizetype count = removers().size();
            IconButton *remove = removers().at(place);
            remove->setFocus();
            bar->setValue(60);

            QTest::keyClick(remove, Qt::Key_Space);

            QTRY_COMPARE(removers().size(), count - 1);
            QTRY_COMPARE(QApplication::focusWidget(), removers().at(std::min<qsizetype>(place, count - 2)));
            QCOMPARE(bar->value(), 60);
        }
    }

    void removingTheLastOneLeadsToTheField()
    {
        must(services().events.patch(
            m_filled->event,
            {.contacts =
                 QList<EventContact>{{must(services().contacts.list({}, {})).rows.constFirst().id, u"client"_s}}}));
        QTRY_COMPARE(removers().size(), 1);
        removers().constFirst()->setFocus();

        QTest::keyClick(removers().constFirst(), Qt::Key_Space);

        QTRY_COMPARE(removers().size(), 0);
        QTRY_VERIFY(m_field->hasFocus());
    }

    void aNameThatBeginsLikeAKnownOneStaysAsTyped_data()
    {
        QTest::addColumn<bool>("isAnswered"); // Answered while typing goes on.
        QTest::newRow("at once") << false;
        QTest::newRow("with pauses") << true;
    }
    void aNameThatBeginsLikeAKnownOneStaysAsTyped()
    {
        QFETCH(const bool, isAnswered);
        must(services().contacts.create({.name = u"Hotel Karel"_s}));
        QString typed;
        for (const QChar key : u"Hotel Wilhelmina"_s) {
            type(key);
            typed += key;
            if (isAnswered)
                settle(*m_shop);
            QCOMPARE(m_field->text(), typed);
        }
        settle(*m_shop);
        QCOMPARE(m_field->text(), typed);
        press(Qt::Key_Return);
        QTRY_COMPARE(clients(), (QStringList{u"Anna Field"_s, u"Hotel Karel"_s, u"Hotel Wilhelmina"_s}));
        QTRY_COMPARE(m_filled->whole().contacts.size(), 1);
    }

    void goingThroughTheListWritesNothing()
    {
        must(services().contacts.create({.name = u"Hotel Karel"_s}));
        for (const QChar key : u"Hotel"_s)
            type(key);
        QTRY_VERIFY(popup()->isVisible());
        press(Qt::Key_Down);
        QCOMPARE(popup()->currentIndex().data().toString(), u"Hotel Karel"_s);
        QCOMPARE(m_field->text(), u"Hotel"_s);
        for (const QChar key : u" W"_s)
            type(key);
        QCOMPARE(m_field->text(), u"Hotel W"_s);
        press(Qt::Key_Return);
        settle(*m_shop);
        QTRY_COMPARE(clients(), (QStringList{u"Anna Field"_s, u"Hotel Karel"_s, u"Hotel W"_s}));
    }

    void whatIsTypedInTheMiddleStaysThere()
    {
        must(services().contacts.create({.name = u"Hotel Karel"_s}));
        for (const QChar key : u"Hotl"_s)
            type(key);
        settle(*m_shop);
        press(Qt::Key_Left);
        type(u'e');
        settle(*m_shop);
        QCOMPARE(m_field->text(), u"Hotel"_s);
        QCOMPARE(m_field->cursorPosition(), 4);
        type(u'l');
        QCOMPARE(m_field->text(), u"Hotell"_s);
    }

    void whoIsCalledSoAlreadyIsTaken()
    {
        for (const QChar key : u"anna field"_s)
            type(key);
        settle(*m_shop);
        press(Qt::Key_Return);
        QTRY_COMPARE(m_filled->whole().contacts.size(), 1);
        QCOMPARE(clients(), QStringList{u"Anna Field"_s});
    }

    void enterOnAPartOfANameTakesTheFirstFoundOnceItIsSeen()
    {
        for (const QChar key : u"anna"_s)
            type(key);
        QTRY_VERIFY(popup()->isVisible());
        press(Qt::Key_Return);
        QTRY_VERIFY(popup()->isVisible() && popup()->currentIndex().isValid());
        QCOMPARE(popup()->currentIndex().data().toString(), u"Anna Field"_s);
        press(Qt::Key_Return);

        QTRY_COMPARE(m_filled->whole().contacts.size(), 1);
        QCOMPARE(clients(), QStringList{u"Anna Field"_s});
        QTRY_VERIFY(m_field->text().isEmpty());
    }

    void somebodyNewIsTheLastRowAndGoesWithOneUndo()
    {
        for (const QChar key : u"Anna"_s)
            type(key);
        QTRY_VERIFY(popup()->isVisible());
        press(Qt::Key_Up);
        QCOMPARE(popup()->currentIndex().data().toString(), u"Add “Anna” as a new client"_s);
        press(Qt::Key_Return);
        QTRY_COMPARE(m_filled->whole().contacts.size(), 1);
        QCOMPARE(clients(), (QStringList{u"Anna Field"_s, u"Anna"_s}));

        m_shop->edits().undo();
        QTRY_COMPARE(m_filled->whole().contacts.size(), 0);
        QTRY_COMPARE(clients(), QStringList{u"Anna Field"_s});
    }

    void leavingAndComingBackKeepsWhatIsTyped()
    {
        must(services().contacts.create({.name = u"Hotel Karel"_s}));
        for (const QChar key : u"Hotel"_s)
            type(key);
        settle(*m_shop);
        press(Qt::Key_Escape); // The list closes.
        press(Qt::Key_Tab);
        QTRY_VERIFY(!m_field->hasFocus());
        m_field->setFocus(Qt::TabFocusReason);
        press(Qt::Key_End);
        for (const QChar key : u" Wil"_s) {
            type(key);
            settle(*m_shop);
        }
        QCOMPARE(m_field->text(), u"Hotel Wil"_s);
    }

    void aClientsNameComesAndGoesWithTheContact()
    {
        must(services().events.patch(m_filled->event, {.clientName1 = u"Ben"_s}));
        QTRY_VERIFY(name(u"Client"_s)->isVisible()); // The page has received the change.
        for (const QChar key : u"anna field"_s)
            type(key);
        settle(*m_shop);
        press(Qt::Key_Return);
        QTRY_COMPARE(m_filled->whole().clientName2, u"Anna Field"_s);
        QTRY_COMPARE(removers().size(), 2); // One for Anna, listed once, and one for Ben, who is not a contact.
        QVERIFY(!name(u"Second client"_s)->isVisible());
        QVERIFY(name(u"Client"_s)->isVisible());
        QCOMPARE(name(u"Client"_s)->text(), u"Ben"_s);

        QTest::keyClick(removers().constLast(), Qt::Key_Space); // Anna's button was created last.
        QTRY_COMPARE(m_filled->whole().contacts.size(), 0);
        QCOMPARE(m_filled->whole().clientName1, u"Ben"_s);
        QCOMPARE(m_filled->whole().clientName2, QString());

        QTRY_COMPARE(removers().size(), 1);
        QTest::keyClick(removers().constFirst(), Qt::Key_Space);
        QTRY_COMPARE(m_filled->whole().clientName1, QString());
        m_shop->edits().undo();
        QTRY_COMPARE(m_filled->whole().clientName1, u"Ben"_s);
    }

    void documentsMayNameThemOtherwise()
    {
        for (const QChar key : u"anna field"_s)
            type(key);
        settle(*m_shop);
        press(Qt::Key_Return);
        QTRY_COMPARE(m_filled->whole().clientName1, u"Anna Field"_s);
        auto *otherwise = withText<Button>(*m_page, u"Use other names on documents"_s);
        QTRY_VERIFY(otherwise->isVisible());
        otherwise->click();
        QTRY_VERIFY(name(u"Client"_s)->hasFocus());
        QTest::keyClicks(name(u"Client"_s), u"Anna & Ben"_s);
        QTest::keyClick(name(u"Client"_s), Qt::Key_Return);

        QTRY_COMPARE(m_filled->whole().clientName1, u"Anna & Ben"_s);
        QVERIFY(!otherwise->isVisible());
    }

    void aRenamedClientIsRenamedOnEvents()
    {
        const Contact anna = must(services().contacts.list({}, {})).rows.constFirst();
        must(services().events.patch(
            m_filled->event, {.clientName1 = anna.name, .contacts = QList<EventContact>{{anna.id, u"client"_s}}}));
        m_shop->edits().run(patchContactEdit(u"Rename"_s, anna, {.name = u"Anna Reed"_s}));
        QTRY_COMPARE(m_filled->whole().clientName1, u"Anna Reed"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(m_filled->whole().clientName1, u"Anna Field"_s);

        must(services().events.patch(m_filled->event, {.clientName1 = u"Miss Field"_s}));
        m_shop->edits().stack().redo();
        QTRY_COMPARE(must(services().contacts.find(anna.id)).name, u"Anna Reed"_s);
        QCOMPARE(m_filled->whole().clientName1, u"Miss Field"_s); // With different spelling.
    }

private:
    ValueField *name(const QString &place) const
    {
        for (auto *field : m_page->findChild<ContactsField *>()->findChildren<ValueField *>()) {
            if (field->accessibleName() == place)
                return field;
        }
        return nullptr;
    }

    QList<IconButton *> removers() const
    {
        QList<IconButton *> found = m_page->findChild<ContactsField *>()->findChildren<IconButton *>();
        found.removeIf([](const IconButton *button) { return !button->isVisible(); });
        return found;
    }
    QScrollBar *scrollBar() const
    {
        QWidget *area = m_field;
        while (!qobject_cast<QScrollArea *>(area))
            area = area->parentWidget();
        return qobject_cast<QScrollArea *>(area)->verticalScrollBar();
    }
    /// Sends keys to what has the keyboard: an open list takes them first.
    QWidget *target() const { return popup()->isVisible() ? popup() : QApplication::focusWidget(); }
    void type(QChar key) { QTest::keyClicks(target(), key); }
    void press(Qt::Key key) { QTest::keyClick(target(), key); }
    QAbstractItemView *popup() const { return m_field->completer()->popup(); }
    QStringList clients() const
    {
        QStringList names;
        for (const Contact &contact : must(services().contacts.list({}, {.limit = 10})).rows)
            names += contact.name;
        return names;
    }

    QLineEdit *m_field = nullptr;
};

STEMDESK_TEST(TestContactsField)

} // namespace stemdesk::contacts_field_test

#include "tst_contacts_field.moc"
