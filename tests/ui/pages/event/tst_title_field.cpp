#include "ui/pages/event/title_field.h"

#include "tests/support/test_registry.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::title_field_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestTitleField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void elidedTitleCanBeRead_data()
    {
        QTest::addColumn<Theme::Choice>("scheme");
        QTest::addColumn<bool>("isMuted");
        QTest::newRow("light") << Theme::Choice::Light << false;
        QTest::newRow("light, hidden group") << Theme::Choice::Light << true;
        QTest::newRow("dark") << Theme::Choice::Dark << false;
        QTest::newRow("dark, hidden group") << Theme::Choice::Dark << true;
    }

    void elidedTitleCanBeRead()
    {
        QFETCH(Theme::Choice, scheme);
        QFETCH(bool, isMuted);
        const Theme theme(*qApp, scheme);
        QWidget page;
        QVBoxLayout layout(&page);
        TitleField title(TextStyle::Title);
        layout.addWidget(&title);
        title.setMuted(isMuted);
        title.setText(u"A title that is much too long for the place that it has"_s);
        page.resize(160, 80);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        title.clearFocus();

        const QImage shown = page.grab(title.geometry()).toImage();

        QVERIFY(mostContrast(shown, themeTokens().ground) >= kMinimumContrast);
        QVERIFY(title.width() < title.sizeHint().width());
    }

    void copiesThatAreClickedAreTypedOver()
    {
        QWidget page;
        QVBoxLayout layout(&page);
        QLineEdit other;
        CopiesField copies;
        layout.addWidget(&other);
        layout.addWidget(&copies);
        copies.setCopies(1);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        other.setFocus();

        QTest::mouseClick(&copies, Qt::LeftButton);
        QTest::keyClicks(&copies, u"12"_s);

        QCOMPARE(copies.text(), u"12"_s);
        QTest::mouseClick(&copies, Qt::LeftButton, {}, QPoint(copies.width() - 2, copies.height() / 2));
        QTest::keyClicks(&copies, u"0"_s); // The second click places the cursor.
        QCOMPARE(copies.text(), u"120"_s);
    }

private:
    static double mostContrast(const QImage &image, const QColor &ground)
    {
        double most = 1;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                most = std::max(most, contrastRatio(image.pixelColor(x, y), ground));
        }
        return most;
    }
};

STEMDESK_TEST(TestTitleField)

} // namespace stemdesk::title_field_test

#include "tst_title_field.moc"
