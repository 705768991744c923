#include "ui/widgets/fields/value_field.h"

#include "core/base/error.h"
#include "tests/support/field_in_row.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "ui/theme/line_height.h"
#include "ui/words/money_text.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QVBoxLayout>

namespace stemdesk::value_field_test {

using namespace stemdesk::ui;

class TestValueField : public FieldInRow {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    void enterHandsTheTextOverOnce()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        QTest::keyClicks(m_field, u"60 cm"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        m_field->clearFocus();
        QCOMPARE(committed.count(), 1);
        QCOMPARE(committed.first().first().toString(), u"60 cm"_s);
    }

    void unchangedTextIsNotHandedOver()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        QTest::keyClick(m_field, Qt::Key_Return);
        QCOMPARE(committed.count(), 0);
    }

    /// It looks like a field that holds the shorter text, so that nothing moves once the keyboard comes.
    void whatIsTooLongEndsInDots()
    {
        ValueField whole(u"stand14@avonflowers.example"_s);
        whole.resize(120, whole.sizeHint().height());
        const QImage seen = whole.grab().toImage();
        for (qsizetype letters = whole.text().size() - 1; letters > 0; --letters) {
            ValueField cut(whole.text().left(letters) + u'…');
            cut.resize(whole.size());
            if (cut.grab().toImage() == seen)
                return;
        }
        QFAIL("nothing that ends in dots looks like it");
    }

    void aFigureIsFormattedUntilItIsTyped()
    {
        m_field->setFigure(NumberUnit::Money);
        m_field->setCurrency(u"GBP"_s);
        m_field->setValue(u"4500"_s);
        m_field->setFocus();
        QCOMPARE(m_field->shownText(), u"4500"_s);

        m_field->clearFocus();

        QCOMPARE(m_field->text(), u"4500"_s);
        QCOMPARE(m_field->shownText(), moneyText(4500, u"GBP"_s));
    }

    void aFractionOfAWholeNumberIsNotAskedAbout()
    {
        m_field->setFigure(NumberUnit::Pieces);
        m_field->setWhole();
        m_field->setValue(u"1250"_s);
        QSignalSpy committed(m_field, &ValueField::committed);
        enterInto(m_field, u"12.50"_s);
        QVERIFY(!m_field->isAsked()); // The owner refuses it.
        QCOMPARE(committed.size(), 1);
        enterInto(m_field, u"12"_s);
        QVERIFY(m_field->isAsked());
    }

    void escapeBringsTheStoredValueBack()
    {
        QTest::keyClicks(m_field, u"7"_s);
        QTest::keyClick(m_field, Qt::Key_Escape);
        QCOMPARE(m_field->text(), u"50 cm"_s);
    }

    void valueFromElsewhereDoesNotOverwriteTyping()
    {
        QTest::keyClicks(m_field, u"60"_s);
        m_field->setValue(u"70 cm"_s);
        QCOMPARE(m_field->text(), u"60"_s);
        QVERIFY(m_row->note().contains(u"70 cm"_s));

        QTest::keyClick(m_field, Qt::Key_Escape);
        QCOMPARE(m_field->text(), u"70 cm"_s);
    }

    void refusedTextStaysAndSaysWhy()
    {
        QTest::keyClicks(m_field, u"long"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        m_field->setRefused(u"A length is a number."_s);
        m_field->setValue(u"50 cm"_s);
        QCOMPARE(m_field->text(), u"long"_s);
        QCOMPARE(m_row->note(), u"A length is a number."_s);

        m_field->selectAll();
        QTest::keyClicks(m_field, u"40"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        QVERIFY(m_row->note().isEmpty());
    }

    void refusedAsStaleShowsBothValues()
    {
        type(u"12"_s);
        m_field->refuse(stale());
        QCOMPARE(m_field->text(), u"12"_s);
        m_field->setValue(u"15"_s); // The notification of the other change may arrive after the refusal.
        QVERIFY(m_field->isInConflict());
        QCOMPARE(m_row->note(), u"Yours: 12, now: 15"_s);
    }

    void theirsBeforeTheRefusalDoNotReplaceMine()
    {
        type(u"12"_s);
        m_field->clearFocus();
        m_field->setValue(u"15"_s);
        m_field->refuse(stale());
        QCOMPARE(m_field->text(), u"12"_s);
        QCOMPARE(m_row->note(), u"Yours: 12, now: 15"_s);
    }

    void leavingAConflictDecidesNothing()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        QTest::keyClicks(m_field, u"12"_s);
        m_field->setValue(u"15"_s);
        m_field->clearFocus();
        QCOMPARE(committed.count(), 0);
        QCOMPARE(m_field->text(), u"12"_s);
        QVERIFY(m_field->isInConflict());
    }

    void mineIsHandedOverAgain()
    {
        QTest::keyClicks(m_field, u"12"_s);
        m_field->setValue(u"15"_s);
        QSignalSpy committed(m_field, &ValueField::committed);
        choose(u"Keep mine"_s);
        QCOMPARE(committed.count(), 1);
        QCOMPARE(committed.first().first().toString(), u"12"_s);
        QVERIFY(!m_field->isInConflict());
    }

    void theirsReplaceMine()
    {
        QTest::keyClicks(m_field, u"12"_s);
        m_field->setValue(u"15"_s);
        QSignalSpy committed(m_field, &ValueField::committed);
        choose(u"Take theirs"_s);
        QCOMPARE(m_field->text(), u"15"_s);
        QCOMPARE(committed.count(), 0);
        QVERIFY(m_row->note().isEmpty());
    }

    void whatCannotBeStoredStaysAsTyped()
    {
        type(u"12"_s);
        m_field->clearFocus();
        m_field->setValue(u"50 cm"_s); // Read again before the refusal.
        m_field->refuse(unavailable("storage_unavailable", {}));
        QCOMPARE(m_field->text(), u"12"_s);
        QVERIFY(!m_row->note().isEmpty());
        QVERIFY(!m_field->isInConflict());
    }

    void ownEarlierTextIsNoConflict()
    {
        type(u"60"_s);
        m_field->selectAll();
        QTest::keyClicks(m_field, u"7"_s);
        m_field->setValue(u"60"_s); // The sent value is read back while the next one is typed.
        QVERIFY(!m_field->isRefused());
        m_field->setStored();
        QVERIFY(!m_field->isRefused());
        QCOMPARE(m_field->text(), u"7"_s);
    }

    void nextIsRefusedThoughTheOneBeforeWasStored()
    {
        type(u"60"_s);
        m_field->selectAll();
        type(u"long"_s);
        m_field->setStored();
        QCOMPARE(m_field->value(), u"60"_s);
        m_field->refuse(invalid(u"stemLength"_s, {}), u"A length is a number."_s);
        m_field->setValue(u"60"_s);
        QCOMPARE(m_field->text(), u"long"_s);
        QCOMPARE(m_row->note(), u"A length is a number."_s);

        QTest::keyClick(m_field, Qt::Key_Escape);
        QCOMPARE(m_field->text(), u"60"_s);
    }

    void nextIsStoredThoughTheOneBeforeWasRefused()
    {
        type(u"long"_s);
        m_field->selectAll();
        type(u"60"_s);
        m_field->refuse(invalid(u"stemLength"_s, {}));
        QVERIFY(!m_field->isRefused());
        m_field->setStored();
        QCOMPARE(m_field->value(), u"60"_s);
        QCOMPARE(m_field->text(), u"60"_s);
    }

    void oldValueIsHandedOverAgainWhileAnotherIsOnItsWay()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        type(u"60"_s);
        m_field->selectAll();
        type(u"50 cm"_s);
        QCOMPARE(committed.count(), 2);
        m_field->setStored();
        m_field->setStored();
        QCOMPARE(m_field->value(), u"50 cm"_s);
    }

    void storedEarlierTextDoesNotReplaceTheNewest()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        type(u"7"_s);
        m_field->selectAll();
        type(u"50 cm"_s);
        m_field->setValue(u"7"_s);
        m_field->setStored();
        QCOMPARE(m_field->text(), u"50 cm"_s);

        m_field->selectAll();
        type(u"7"_s); // Before "50 cm" is answered.
        QCOMPARE(committed.count(), 3);
        m_field->setValue(u"50 cm"_s);
        m_field->setStored();
        m_field->setValue(u"7"_s);
        m_field->setStored();
        QCOMPARE(m_field->value(), u"7"_s);
        QCOMPARE(m_field->text(), u"7"_s);
    }

    void threeAreHandedOverBeforeTheFirstIsAnswered_data()
    {
        QTest::addColumn<QList<bool>>("stored");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("shown");
        QTest::newRow("all stored") << QList{true, true, true} << u"7"_s << u"7"_s;
        QTest::newRow("second refused") << QList{true, false, true} << u"7"_s << u"7"_s;
        QTest::newRow("first refused") << QList{false, true, true} << u"7"_s << u"7"_s;
        QTest::newRow("last refused") << QList{true, true, false} << u"60"_s << u"7"_s;
        QTest::newRow("all refused") << QList{false, false, false} << u"50 cm"_s << u"7"_s;
    }
    void threeAreHandedOverBeforeTheFirstIsAnswered()
    {
        QFETCH(const QList<bool>, stored);
        QSignalSpy committed(m_field, &ValueField::committed);
        for (const QString &text : {u"7"_s, u"60"_s, u"7"_s}) {
            m_field->selectAll();
            type(text);
        }
        QCOMPARE(committed.count(), 3);

        for (const bool isStored : stored) {
            if (isStored)
                m_field->setStored();
            else
                m_field->refuse(invalid(u"stemLength"_s, {}));
        }

        QTEST(m_field->value(), "value");
        QTEST(m_field->text(), "shown");
        QCOMPARE(m_field->isRefused(), !stored.constLast());
    }

    void storedInAnotherSpellingIsNoConflict()
    {
        type(u"70"_s);
        m_field->selectAll();
        m_field->setValue(u"70 cm"_s); // Read again before the answer.
        QVERIFY(!m_field->isRefused());
        m_field->setStored();
        QCOMPARE(m_field->text(), u"70 cm"_s);
        QTest::keyClicks(m_field, u"8"_s); // The selection to be replaced is kept.
        QCOMPARE(m_field->text(), u"8"_s);
    }

    void whatAnEarlierTextLeftIsNotShownForTheNewest()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        type(u"60"_s);
        m_field->selectAll();
        type(u"70"_s);
        m_field->setValue(u"60 cm"_s); // The first, as the window reads it.
        m_field->setStored();
        m_field->setStored();
        QCOMPARE(m_field->text(), u"70"_s);

        m_field->selectAll();
        type(u"60 cm"_s); // Before "70" is read.
        QCOMPARE(committed.count(), 3);
        m_field->setStored();
        m_field->setValue(u"60 cm"_s);
        QCOMPARE(m_field->text(), u"60 cm"_s);
    }

    void whatIsReadLateIsNotShownForTheNext()
    {
        type(u"60"_s);
        m_field->setStored();
        m_field->selectAll();
        type(u"70"_s);
        m_field->setValue(u"60 cm"_s);
        m_field->setStored();
        QCOMPARE(m_field->text(), u"70"_s);
        m_field->setValue(u"70 cm"_s);
        QCOMPARE(m_field->text(), u"70 cm"_s);
        QVERIFY(!m_field->isRefused());
    }

    void eachIsReadBeforeItIsAnswered()
    {
        type(u"60"_s);
        m_field->selectAll();
        type(u"70"_s);
        m_field->setValue(u"60 cm"_s);
        m_field->setStored();
        m_field->setValue(u"70 cm"_s);
        m_field->setStored();
        QCOMPARE(m_field->text(), u"70 cm"_s);
    }

    void textTypedAfterARefusedOneIsHandedOver()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        type(u"long"_s);
        m_field->selectAll();
        QTest::keyClicks(m_field, u"60"_s);
        m_field->refuse(invalid(u"stemLength"_s, {}));
        QCOMPARE(m_field->text(), u"60"_s);
        m_field->clearFocus();
        QCOMPARE(committed.count(), 2);
        QVERIFY(!m_field->isRefused());
    }

    void storedTextTypedAgainIsNotOverwrittenByARefusedOne()
    {
        type(u"long"_s);
        m_field->selectAll();
        QTest::keyClicks(m_field, u"50 cm"_s);
        m_field->refuse(invalid(u"stemLength"_s, {}));
        QCOMPARE(m_field->text(), u"50 cm"_s);
        QVERIFY(!m_field->isRefused());
    }

    void escapeShowsWhatIsOnItsWay()
    {
        type(u"60"_s);
        QTest::keyClicks(m_field, u"7"_s);
        QTest::keyClick(m_field, Qt::Key_Escape);
        QCOMPARE(m_field->text(), u"60"_s);
    }

    void linesAreAsFarApartAsThoseOfAParagraph()
    {
        ValueText text(u"Notes"_s);
        text.setValue(u"Avon\nBristol\nWye"_s);
        text.resize(300, text.sizeHint().height());
        text.show();
        const auto top = [&](int line) {
            return text.cursorRect(QTextCursor(text.document()->findBlockByNumber(line))).top();
        };
        QCOMPARE(top(1) - top(0), lineDistance(text.font()));
        QCOMPARE(top(2) - top(1), lineDistance(text.font()));
        QTRY_COMPARE(text.verticalScrollBar()->maximum(), 0); // There is room for all of them.
    }

    void heightFollowsTheText()
    {
        const QString story = u"Avon, Bristol, Wye. "_s.repeated(30);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *text = new ValueText(u"Notes"_s);
        column->addWidget(text);
        column->addStretch(1);
        window.resize(300, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const int low = text->height();

        text->setValue(story);
        QTRY_VERIFY(text->height() > low);
        text->setValue(u"Avon"_s);
        QTRY_COMPARE(text->height(), low);
        text->setValue(story);
        QTRY_VERIFY(text->height() > low);
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, u"Wye"_s);
        QTRY_COMPARE(text->height(), low);
    }

    void labelNamesTheField() { QCOMPARE(m_field->accessibleName(), u"Stem length"_s); }

private:
    void type(const QString &text)
    {
        QTest::keyClicks(m_field, text);
        QTest::keyClick(m_field, Qt::Key_Return);
    }
};

STEMDESK_TEST(TestValueField)

} // namespace stemdesk::value_field_test

#include "tst_value_field.moc"
