#include "ui/theme/window_style.h"

#include "tests/support/test_registry.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/question.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"

#include <QApplication>
#include <QCheckBox>
#include <QImage>
#include <QMenu>
#include <QProgressDialog>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QUrl>
#include <QVBoxLayout>

#include <cstdlib>
#include <memory>

namespace stemdesk::window_style_test {

using namespace stemdesk::ui;

/// A name that would load a picture if it were read as HTML.
class TestWindowStyle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(Qt::red);
        const QString file = m_folder.filePath(u"red.png"_s);
        QVERIFY(red.save(file));
        m_name = u"Smith <img src=\"%1\">"_s.arg(QUrl::fromLocalFile(file).toString());
    }

    void aMenuEndsInItsWindow()
    {
        QWidget window;
        window.setGeometry(50, 50, 400, 200);
        auto *button = new QToolButton(&window);
        button->setGeometry(360, 10, 30, 30);
        auto *menu = new QMenu(button);
        menu->addAction(u"Save as a template of this shop"_s);
        button->setMenu(menu);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));

        menu->popup(button->mapToGlobal(QPoint(0, button->height())));

        QCOMPARE(menu->geometry().right(), button->mapToGlobal(QPoint(button->width() - 1, 0)).x());
        menu->close();
    }

    void keysOfAMenuEndAtOneEdge()
    {
        QMenu menu;
        QAction *copy = menu.addAction(u"Duplicate"_s);
        copy->setShortcut(Qt::CTRL | Qt::Key_D);
        QAction *remove = menu.addAction(u"Delete"_s);
        remove->setShortcut(Qt::Key_Delete);
        menu.addAction(u"Save as a template"_s);
        menu.popup(QPoint(10, 10));
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        menu.setActiveAction(nullptr);
        const QImage picture = menu.grab().toImage();

        QVERIFY(std::abs(lastInk(picture, menu.actionGeometry(copy)) - lastInk(picture, menu.actionGeometry(remove)))
                <= 2);
        QVERIFY(menu.actionGeometry(copy).right() - lastInk(picture, menu.actionGeometry(copy)) <= metric::kSpace12);
        QCOMPARE(picture.pixelColor(menu.width() / 2, 0).rgb(), themeTokens().hairline.rgb()); // The frame.
        QCOMPARE(picture.pixelColor(menu.width() / 2, 2).rgb(), themeTokens().panel.rgb());
    }

    /// A focus is a ring around the mark, which stays what it is.
    void aChosenMarkKeepsItsDotInTheFocus_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void aChosenMarkKeepsItsDotInTheFocus()
    {
        QFETCH(const bool, isDark);
        Theme theme(*qApp, Theme::Choice::Light);
        const auto light = qScopeGuard([&theme] { theme.setChoice(Theme::Choice::Light); });
        theme.setChoice(isDark ? Theme::Choice::Dark : Theme::Choice::Light);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *radio = new QRadioButton(u"Dark"_s);
        auto *check = new QCheckBox(u"All"_s);
        column->addWidget(radio);
        column->addWidget(check);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (QAbstractButton *choice : {static_cast<QAbstractButton *>(radio), static_cast<QAbstractButton *>(check)}) {
            QTest::mouseClick(choice, Qt::LeftButton, {}, QPoint(8, choice->height() / 2));
            QVERIFY(choice->isChecked() && choice->hasFocus());
            const QImage picture = choice->grab().toImage();
            const QPoint middle(metric::kChoiceRing + metric::kChoice / 2, choice->height() / 2);
            const auto at = [&](int x, int y) { return picture.pixelColor(middle + QPoint(x, y)); };
            const int ring = metric::kChoice / 2 + metric::kChoiceRing - 1;
            if (choice == radio)
                QCOMPARE(at(0, 0).rgb(), themeTokens().accent.rgb()); // The dot,
            if (choice == radio)
                QCOMPARE(at(-4, 0).rgb(), themeTokens().panel.rgb()); // a gap,
            QCOMPARE(at(-ring, 0).rgb(), themeTokens().accent.rgb()); // and the ring.
            if (choice == radio)
                QVERIFY(at(-ring, -ring).rgb() != themeTokens().accent.rgb()); // It is round.
            QCOMPARE(choice->palette().color(QPalette::WindowText), themeTokens().text);
        }
    }

    /// Hints below them begin there too.
    void textsOfMarksBeginAtOnePlace()
    {
        const Theme theme(*qApp, Theme::Choice::Light);
        const QCheckBox check(u"All"_s);
        const QRadioButton radio(u"Dark"_s);
        QStyleOptionButton option;
        option.rect = QRect(0, 0, 200, 24);
        const int left = metric::kChoiceRing + metric::kChoice + metric::kSpace8;
        QCOMPARE(qApp->style()->subElementRect(QStyle::SE_CheckBoxContents, &option, &check).left(), left);
        QCOMPARE(qApp->style()->subElementRect(QStyle::SE_RadioButtonContents, &option, &radio).left(), left);
    }

    void tooltipIsPlain()
    {
        QWidget window;
        window.show();
        setTip(window, m_name);

        showTip(window.mapToGlobal(QPoint(5, 5)), window.toolTip(), window);

        const QLabel *tip = shownTip();
        QVERIFY(tip);
        QCOMPARE(tip->text(), m_name);
        checkPlain(*tip);
        QToolTip::hideText();
    }

    void longTooltipIsCut()
    {
        QWidget window;

        setTip(window, QString(100'000, u'x'));

        QCOMPARE(window.toolTip().size(), 1'001);
        QVERIFY(window.toolTip().endsWith(u'…'));
    }

    void labelsOfBoxesArePlain_data()
    {
        QTest::addColumn<bool>("isProgress");
        QTest::newRow("question") << false;
        QTest::newRow("progress") << true;
    }
    void labelsOfBoxesArePlain()
    {
        QFETCH(const bool, isProgress);
        std::unique_ptr<QDialog> box;
        if (isProgress) {
            box = std::make_unique<QProgressDialog>(m_name, QString(), 0, 0);
        } else {
            auto question = std::make_unique<MessageBox>(MessageBox::Question, u"Restore"_s, m_name);
            question->setInformativeText(m_name);
            box = std::move(question);
        }

        box->show();

        int said = 0;
        for (const QLabel *label : box->findChildren<QLabel *>()) {
            said += label->text() == m_name ? 1 : 0;
            checkPlain(*label);
        }
        QCOMPARE(said, isProgress ? 1 : 2);
    }

    void ownLabelsArePlain()
    {
        TextLabel label(m_name);
        label.show();
        checkPlain(label);
    }

    void areasThatAreClickedHaveNoFrame()
    {
        QScrollArea area;
        area.setFocusPolicy(Qt::StrongFocus);
        FocusEdge edge(&area);
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        area.clearFocus();

        // Sent to the window, as a window system does.
        QTest::mouseClick(area.windowHandle(), Qt::LeftButton, {}, area.rect().center());
        QVERIFY(area.hasFocus());
        QVERIFY(!edge.isVisible());
        area.clearFocus();
        QTest::keyClick(&area, Qt::Key_Shift);
        area.setFocus(Qt::TabFocusReason);
        QVERIFY(edge.isVisible());
    }

    /// The ring would look like a second way of being chosen; the first key shows where the keyboard is.
    void tabsThatAreClickedHaveNoRing()
    {
        TabStrip tabs;
        tabs.addTab(u"API"_s);
        tabs.addTab(u"Keys"_s);
        tabs.show();
        QVERIFY(QTest::qWaitForWindowActive(&tabs));
        QTest::mouseClick(tabs.windowHandle(), Qt::LeftButton, {}, tabs.tabRect(1).center());
        QCOMPARE(tabs.currentIndex(), 1);
        tabs.clearFocus();
        const QImage without = tabs.grab().toImage();

        tabs.setFocus(Qt::OtherFocusReason);
        QVERIFY(tabs.hasFocus());
        QVERIFY(tabs.grab().toImage() == without);
        QTest::keyClick(&tabs, Qt::Key_Shift);
        QVERIFY(tabs.grab().toImage() != without);
    }

    void tabsStayInTheirPlaces()
    {
        TabStrip tabs;
        for (const auto &words : {u"Recipe"_s, u"Details"_s, u"Pricing"_s})
            tabs.addTab(words);
        tabs.show();
        const QRect last = tabs.tabRect(2);

        tabs.setCurrentIndex(1);
        QCOMPARE(tabs.tabRect(2), last);

        const QFontMetrics metrics(fontFor(TextStyle::Body));
        const auto gap = [&](int tab) {
            return tabs.tabRect(tab).width() - metrics.horizontalAdvance(tabs.tabText(tab));
        };
        for (int tab = 0; tab < tabs.count(); ++tab)
            QCOMPARE(gap(tab), metric::kSpace24);
    }

private:
    /// The last column of `area` on which something is painted.
    static int lastInk(const QImage &picture, const QRect &area)
    {
        for (int x = area.right(); x >= area.left(); --x) {
            for (int y = area.top() + 1; y < area.bottom(); ++y) {
                if (picture.pixelColor(x, y).lightness() < themeTokens().panel.lightness() - 60)
                    return x;
            }
        }
        return area.left();
    }

    static const QLabel *shownTip()
    {
        for (const QWidget *window : QApplication::topLevelWidgets()) {
            if (window->windowType() == Qt::ToolTip && window->isVisible())
                return qobject_cast<const QLabel *>(window);
        }
        return nullptr;
    }

    static void checkPlain(const QLabel &label)
    {
        QCOMPARE(label.textFormat(), Qt::PlainText);
        const QImage image = const_cast<QLabel &>(label).grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                QVERIFY(image.pixelColor(x, y) != QColor(Qt::red));
        }
    }

    Theme m_theme{*qApp, Theme::Choice::Light};
    QTemporaryDir m_folder;
    QString m_name;
};

STEMDESK_TEST(TestWindowStyle)

} // namespace stemdesk::window_style_test

#include "tst_window_style.moc"
