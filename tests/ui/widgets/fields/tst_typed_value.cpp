#include "ui/widgets/fields/typed_value.h"

#include "core/base/error.h"
#include "tests/support/field_in_row.h"
#include "tests/support/test_registry.h"
#include "ui/widgets/fields/auto_save.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace stemdesk::typed_value_test {

using namespace stemdesk::ui;

/// Typing is stored after a pause and may go on; an implausible figure is questioned.
class TestTypedValue : public FieldInRow {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    void atRestTheTextStaysAsTyped()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        connect(m_field, &ValueField::committed, m_field, [this](const QString &text) {
            m_field->readAs(text.trimmed().remove(u',')); // Parses the text like a form.
        });
        QTest::keyClicks(m_field, u"1,"_s);
        rest();
        QCOMPARE(committed.count(), 1);
        QCOMPARE(m_field->text(), u"1,"_s);
        m_field->setStored();
        m_field->setValue(u"1"_s);
        QCOMPARE(m_field->text(), u"1,"_s);
        QTest::keyClicks(m_field, u"5"_s);
        QCOMPARE(m_field->text(), u"1,5"_s);
        rest();
        QCOMPARE(committed.count(), 2);
        m_field->setStored();
        m_field->setValue(u"15"_s);
        m_field->clearFocus();
        QCOMPARE(m_field->text(), u"15"_s); // Shown in its stored form after the focus has left.
        QCOMPARE(committed.count(), 2);
    }

    void atRestAnotherSpellingIsNoNews_data()
    {
        QTest::addColumn<bool>("isReadFirst");
        QTest::newRow("read before the answer") << true;
        QTest::newRow("read after the answer") << false;
    }
    void atRestAnotherSpellingIsNoNews()
    {
        QFETCH(const bool, isReadFirst);
        QTest::keyClicks(m_field, u"60 "_s);
        rest();
        if (isReadFirst)
            m_field->setValue(u"60 cm"_s);
        m_field->setStored();
        if (!isReadFirst)
            m_field->setValue(u"60 cm"_s);
        QCOMPARE(m_field->text(), u"60 "_s);
        m_field->setValue(u"80 cm"_s); // Another client's change.
        QCOMPARE(m_field->text(), u"80 cm"_s);
    }

    void escapeBringsBackWhatWasThereBeforeARest()
    {
        QSignalSpy committed(m_field, &ValueField::committed);
        QTest::keyClicks(m_field, u"7"_s);
        rest();
        m_field->setStored();
        m_field->setValue(u"7"_s);
        QTest::keyClick(m_field, Qt::Key_Escape);
        QCOMPARE(m_field->text(), u"50 cm"_s);
        QCOMPARE(committed.last().first().toString(), u"50 cm"_s);
    }

    void aFigureHalfTypedIsNotAskedAbout()
    {
        m_field->setFigure(NumberUnit::Money);
        m_field->setValue(u"5"_s);
        m_field->selectAll();
        QSignalSpy committed(m_field, &ValueField::committed);
        QTest::keyClicks(m_field, u"500"_s);
        rest();
        QVERIFY(!m_field->isRefused());
        QCOMPARE(committed.count(), 0);
        m_field->clearFocus();
        QVERIFY(m_field->isAsked());
        QCOMPARE(m_row->note(), u"500? It was 5. That is 100 times as much."_s);
        choose(u"Keep 500"_s);
        QCOMPARE(committed.count(), 1);
        QVERIFY(!m_field->isRefused());
    }

private:
    /// Simulates a pause of two seconds.
    void rest()
    {
        auto *timer = m_field->findChild<AutoSave *>()->findChild<QTimer *>();
        QVERIFY(timer->isActive());
        QCOMPARE(timer->interval(), 2'000);
        timer->setInterval(0);
        QTRY_VERIFY(!timer->isActive());
        timer->setInterval(2'000);
    }
};

STEMDESK_TEST(TestTypedValue)

} // namespace stemdesk::typed_value_test

#include "tst_typed_value.moc"
