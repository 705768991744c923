#include "ui/theme/window_style.h"

#include "tests/support/test_registry.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::one_line_test {

using namespace stemdesk::ui;

class TestOneLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_field.clear();
        m_field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_field));
    }

    void pastedLinesAreJoined_data()
    {
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<QString>("line");
        QTest::newRow("one line") << u"Van Rijn"_s << u"Van Rijn"_s;
        QTest::newRow("a name and its address") << u"Van Rijn\r\nKade 4"_s << u"Van Rijn Kade 4"_s;
        QTest::newRow("lines with air") << u"Van Rijn \n\n  Kade 4"_s << u"Van Rijn Kade 4"_s;
        QTest::newRow("a spreadsheet's cell") << u"Van Rijn\r\n"_s << u"Van Rijn"_s;
    }

    void pastedLinesAreJoined()
    {
        QFETCH(const QString, pasted);
        QApplication::clipboard()->setText(pasted);

        m_field.paste();

        QFETCH(const QString, line);
        QTRY_COMPARE(m_field.text(), line);
        QVERIFY(m_field.isModified());
        QCOMPARE(m_field.cursorPosition(), int(line.size()));
    }

    void theCursorStaysBehindWhatWasPasted()
    {
        m_field.setText(u"Rijn Kade"_s);
        m_field.setCursorPosition(5);
        QApplication::clipboard()->setText(u"Oude\nLange "_s);
        QSignalSpy edited(&m_field, &QLineEdit::textEdited);

        m_field.paste();

        QTRY_COMPARE(m_field.text(), u"Rijn Oude Lange Kade"_s);
        QCOMPARE(m_field.cursorPosition(), 16);
        QCOMPARE(edited.constLast().constFirst().toString(), m_field.text());
    }

private:
    Theme m_theme{*qApp, Theme::Choice::Light};
    QLineEdit m_field;
};

STEMDESK_TEST(TestOneLine)

} // namespace stemdesk::one_line_test

#include "tst_one_line.moc"
