#include "core/exchange/demo/demo_shop.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/today/today_page.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::theme_switch_test {

using namespace stemdesk::ui;

class TestThemeSwitch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(british()); }

    /// A window that was light looks like one that is dark from the start.
    void switchingLeavesNoOldColours()
    {
        UiShop shop;
        QVERIFY(fillWithDemo(shop.services(), shop.shop().now()));
        Theme theme(*qApp, Theme::Choice::Light);
        MainWindow window(shop.context());
        const QHash<QString, QImage> light = lookAtPages(window);
        theme.setChoice(Theme::Choice::Dark);
        const QHash<QString, QImage> switched = lookAtPages(window);

        MainWindow fresh(shop.context());
        lookAtPages(fresh); // So that both have their pages made and their rows chosen.
        const QHash<QString, QImage> dark = lookAtPages(fresh);

        for (auto page = dark.cbegin(); page != dark.cend(); ++page) {
            QVERIFY(light.value(page.key()) != *page);
            const double same = sameShare(switched.value(page.key()), *page);
            if (same < 0.999)
                keep(page.key(), switched.value(page.key()), *page);
            QVERIFY2(same >= 0.999, qPrintable(u"%1: %2"_s.arg(page.key()).arg(same)));
        }
    }

    /// Pages that are not shown cost nothing until they are.
    void pagesThatAreNotShownAreStyledLater()
    {
        UiShop shop;
        Theme theme(*qApp, Theme::Choice::Light);
        MainWindow window(shop.context());
        lookAtPages(window);
        window.showPage(u"today"_s);
        const auto *products = window.findChild<ProductsPage *>();
        const auto *today = window.findChild<TodayPage *>();
        const auto *search = products->findChild<SearchField *>();
        const auto styled = [](const QWidget *part) { return part->testAttribute(Qt::WA_WState_Polished); };
        QVERIFY(styled(today) && styled(products) && styled(search));

        theme.setChoice(Theme::Choice::Dark);

        QVERIFY(styled(today));
        QVERIFY(!styled(products) && !styled(search));
        theme.setChoice(Theme::Choice::Light); // Twice, and never shown in between.
        theme.setChoice(Theme::Choice::Dark);
        window.showPage(u"products"_s);
        QVERIFY(styled(products) && styled(search));
        QCOMPARE(search->palette().color(QPalette::Text), darkTokens().text);
    }

    /// The schemes have the same sizes.
    void nothingIsLaidOutAnew()
    {
        Theme theme(*qApp, Theme::Choice::Light);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *field = new CountedField;
        column->addWidget(field);
        column->addWidget(new QPushButton(u"Save"_s));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QRect before = field->geometry();
        field->changes = 0;

        theme.setChoice(Theme::Choice::Dark);

        QCOMPARE(field->changes, 0);
        QCOMPARE(field->geometry(), before);
        QCOMPARE(field->palette().color(QPalette::Text), darkTokens().text);
    }

private:
    /// Counts how often it is asked to be laid out anew.
    class CountedField : public QLineEdit {
    public:
        int changes = 0;

    protected:
        void changeEvent(QEvent *event) override
        {
            changes += event->type() == QEvent::StyleChange ? 1 : 0;
            QLineEdit::changeEvent(event);
        }
    };

    static QHash<QString, QImage> lookAtPages(MainWindow &window)
    {
        QHash<QString, QImage> pictures;
        window.resize(1280, 720);
        window.show();
        for (const QString &page : {u"today"_s, u"events"_s, u"products"_s, u"suppliers"_s, u"price-lists"_s,
                                    u"orders"_s, u"colours"_s, u"integrations"_s, u"settings"_s}) {
            window.showPage(page);
            QImage last;
            QImage now = window.grab().toImage();
            for (int turn = 0; turn < 20 && now != last; ++turn) {
                QTest::qWait(100);
                last = now;
                now = window.grab().toImage();
            }
            pictures.insert(page, now);
        }
        return pictures;
    }

    static double sameShare(const QImage &one, const QImage &other)
    {
        if (one.size() != other.size())
            return 0;
        qint64 same = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x)
                same += one.pixel(x, y) == other.pixel(x, y) ? 1 : 0;
        }
        return double(same) / (double(one.width()) * one.height());
    }

    /// Saves both pictures, to show what did not switch.
    static void keep(const QString &page, const QImage &switched, const QImage &dark)
    {
        const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
        if (folder.isEmpty())
            return;
        switched.save(QDir(folder).filePath(page + u"-switched.png"_s));
        dark.save(QDir(folder).filePath(page + u"-dark.png"_s));
    }
};

STEMDESK_TEST(TestThemeSwitch)

} // namespace stemdesk::theme_switch_test

#include "tst_theme_switch.moc"
