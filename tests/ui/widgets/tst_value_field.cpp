#include "ui/widgets/value_field.h"

#include "ui/widgets/form_row.h"

#include <QSignalSpy>
#include <QtTest>

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestValueField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_field = new ValueField(u"50 cm"_s);
        m_row = std::make_unique<FormRow>(u"Stem length"_s, m_field);
        m_row->show();
        QVERIFY(QTest::qWaitForWindowActive(m_row.get()));
        m_field->setFocus();
        m_field->selectAll();
    }

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

    void labelNamesTheField() { QCOMPARE(m_field->accessibleName(), u"Stem length"_s); }

private:
    ValueField *m_field = nullptr;
    std::unique_ptr<FormRow> m_row;
};

QTEST_MAIN(TestValueField)
#include "tst_value_field.moc"
