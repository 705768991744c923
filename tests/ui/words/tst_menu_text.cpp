#include "ui/words/menu_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::menu_text_test {

using namespace stemdesk::ui;

class TestMenuText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesKeepTheirSigns()
    {
        QCOMPARE(menuText(u"Green & Wild"_s), u"Green && Wild"_s);
        QCOMPARE(menuText(u"Anna&Ben && Co"_s), u"Anna&&Ben &&&& Co"_s);
        QCOMPARE(menuText(u"Bloemenhof"_s), u"Bloemenhof"_s);
    }

    void titlesKeepTheirStars()
    {
        QCOMPARE(titleText(u"Wild [*] Rose"_s), u"Wild [*][*] Rose"_s);
        QCOMPARE(titleText(u"Bloemenhof *"_s), u"Bloemenhof *"_s);
    }
};

STEMDESK_APPLESS_TEST(TestMenuText)

} // namespace stemdesk::menu_text_test

#include "tst_menu_text.moc"
