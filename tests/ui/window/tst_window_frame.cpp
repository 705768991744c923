#include "ui/window/window_frame.h"

#include "tests/support/test_registry.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/window_settings.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QMessageBox>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemdesk::window_frame_test {

using namespace stemdesk::ui;

class TestWindowFrame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWindowFromALargerScreenFits()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        QWidget large;
        large.resize(QGuiApplication::primaryScreen()->availableSize() + QSize(0, 60));
        large.show();
        WindowSettings(settings).setGeometry(large.saveGeometry());

        const WindowFrame frame(settings);

        QVERIFY(frame.height() <= frame.screen()->availableSize().height());
        QVERIFY(frame.isMaximized());
    }

    void whatIsRefusedKeepsTheWindowOpen()
    {
        show();
        QTest::keyClicks(m_field, u"<b>no day</b>"_s);
        connect(m_field, &ValueField::committed, m_field, [this] { m_field->setRefused(u"Write a day."_s); });
        QVERIFY(!m_frame->close());
        QMessageBox *box = question();
        QVERIFY(box);
        QCOMPARE(box->informativeText(), u"Day: <b>no day</b>"_s);
        QCOMPARE(box->textFormat(), Qt::PlainText);
        press(u"Go back"_s);
        QVERIFY(m_frame->isVisible());
        QCOMPARE(m_field->text(), u"<b>no day</b>"_s);
        QVERIFY(!m_frame->close());
        press(u"Discard"_s);
        QTRY_VERIFY(!m_frame->isVisible());
    }

    void whatWaitsForAButtonIsAskedAbout()
    {
        show();
        auto *entry = new QLineEdit(m_frame->centralWidget());
        entry->setAccessibleName(u"Name of the new client"_s);
        entry->show();
        entry->setText(u"proposed"_s);
        QVERIFY(m_frame->close()); // Not typed by the user.
        m_frame->show();
        entry->setFocus();
        QTest::keyClicks(entry, u" and typed"_s);
        QVERIFY(!m_frame->close());
        QVERIFY(question()->informativeText().contains(u"Name of the new client: proposed and typed"_s));
        press(u"Go back"_s);
        markAsSearch(entry);
        QVERIFY(m_frame->close());
    }

    /// Otherwise to the first, whose part comes to the front.
    void goingBackPrefersWhatCanBeSeen()
    {
        show();
        auto *stack = new LazyStack(m_frame->centralWidget());
        connect(stack, &LazyStack::partWanted, stack, &LazyStack::open);
        stack->resize(200, 100);
        stack->show();
        QList<ValueField *> fields;
        for (const QString &record : {u"Gala"_s, u"Lunch"_s}) {
            stack->add([stack] { return new QWidget(stack); });
            QWidget *part = stack->part(int(fields.size()));
            nameRecord(*part, record);
            fields += new ValueField(u"1"_s, part);
            fields.constLast()->setAccessibleName(u"Guests"_s);
            fields.constLast()->setRefused(u"Write a number."_s);
            fields.constLast()->show();
        }
        fields.constFirst()->clear();
        stack->open(1);

        QVERIFY(!m_frame->close());
        QCOMPARE(question()->informativeText(), u"Gala · Guests (left empty)\nLunch · Guests: 1"_s);
        press(u"Go back"_s);
        QTRY_VERIFY((m_frame->activateWindow(), fields.constLast()->hasFocus()));

        fields.constLast()->setRefused({});
        fields.constLast()->takeTheirs();
        QVERIFY(!m_frame->close());
        press(u"Go back"_s);
        QCOMPARE(stack->currentIndex(), 0);
        QTRY_VERIFY((m_frame->activateWindow(), fields.constFirst()->hasFocus()));
    }

private:
    void show()
    {
        m_settings = std::make_unique<QSettings>(m_folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        m_frame = std::make_unique<WindowFrame>(*m_settings);
        auto *content = new QWidget;
        m_field = new ValueField({}, content);
        m_field->setAccessibleName(u"Day"_s);
        m_frame->show(content);
        m_frame->show();
        QVERIFY(QTest::qWaitForWindowActive(m_frame.get()));
        m_field->setFocus();
    }
    QMessageBox *question() const { return m_frame->findChild<QMessageBox *>(); }
    void press(const QString &text)
    {
        QVERIFY(question());
        for (QAbstractButton *button : question()->buttons()) {
            if (button->text() == text)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY(!question());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<WindowFrame> m_frame;
    ValueField *m_field = nullptr;
};

STEMDESK_TEST(TestWindowFrame)

} // namespace stemdesk::window_frame_test

#include "tst_window_frame.moc"
