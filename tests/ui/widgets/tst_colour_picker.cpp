#include "ui/widgets/colour_picker.h"

#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace stemdesk::colour_picker_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestColourPicker : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_spoken = std::make_unique<Spoken>(u"en"_s, british()); }
    void cleanupTestCase() { m_spoken.reset(); }
    void init()
    {
        m_picker = std::make_unique<ColourPicker>(u"Colour of Blush"_s, QColor(u"#e9d3c4"_s), nullptr);
        m_picker->show();
        QVERIFY(QTest::qWaitForWindowActive(m_picker.get()));
    }
    void cleanup() { m_picker.reset(); }

    void everyToneHasANameOfItsOwn()
    {
        QSet<QString> names;
        for (const QAbstractButton *tone : tones())
            names.insert(tone->accessibleName());
        QCOMPARE(names.size(), 60);
        QVERIFY(names.contains(u"Red, #b5263c"_s));
    }

    void theChosenToneIsPicked()
    {
        QSignalSpy picked(m_picker.get(), &ColourPicker::picked);
        const auto all = tones();
        const auto red = std::ranges::find(all, u"Red, #b5263c"_s, &QAbstractButton::accessibleName);
        QTest::mouseClick(*red, Qt::LeftButton);
        QCOMPARE(picked.count(), 0); // It may be looked at first.

        QTest::keyClick(*red, Qt::Key_Return);

        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.first().first().value<QColor>(), QColor(u"#b5263c"_s));
        QVERIFY(!m_picker->isVisible());
    }

    void aCodeIsTypedUnderMore()
    {
        auto *code = m_picker->findChild<QLineEdit *>();
        QVERIFY(!code->isVisible());
        QTest::mouseClick(button(u"More"_s), Qt::LeftButton);
        QCOMPARE(code->text(), u"#e9d3c4"_s);

        QTest::keyClicks(code, u"c43"_s);
        QCOMPARE(m_picker->colour(), QColor(u"#cc4433"_s));
        QTest::keyClicks(code, u"0"_s);
        QVERIFY(!button(u"Use this colour"_s)->isEnabled());
        QTest::keyClicks(code, u"40"_s);

        QVERIFY(button(u"Use this colour"_s)->isEnabled());
        QCOMPARE(m_picker->colour(), QColor(u"#c43040"_s));
    }

private:
    QList<QAbstractButton *> tones() const
    {
        auto all = m_picker->findChildren<QAbstractButton *>();
        all.removeIf([](const QAbstractButton *button) { return !button->isCheckable(); });
        return all;
    }
    QAbstractButton *button(const QString &text) const
    {
        const auto all = m_picker->findChildren<QAbstractButton *>();
        return *std::ranges::find(all, text, &QAbstractButton::text);
    }

    std::unique_ptr<Spoken> m_spoken;
    std::unique_ptr<ColourPicker> m_picker;
};

STEMDESK_TEST(TestColourPicker)

} // namespace stemdesk::colour_picker_test

#include "tst_colour_picker.moc"
