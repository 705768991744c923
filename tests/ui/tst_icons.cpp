#include "ui/icons.h"

#include "tests/support/test_registry.h"
#include "ui/theme/tokens.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

namespace stemdesk::icons_test {

using namespace stemdesk::ui;

class TestIcons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDrawingPaintsSomething_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList names{u"today"_s,  u"events"_s,    u"products"_s,  u"suppliers"_s,     u"price-lists"_s,
                                u"orders"_s, u"colours"_s,   u"settings"_s,  u"search"_s,        u"integrations"_s,
                                u"add"_s,    u"more"_s,      u"undo"_s,      u"redo"_s,          u"print"_s,
                                u"export"_s, u"hide"_s,      u"duplicate"_s, u"delete"_s,        u"archive"_s,
                                u"mark"_s,   u"edit-undo"_s, u"list-add"_s,  u"document-print"_s};
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

    void everyDrawingPaintsSomething()
    {
        QFETCH(QString, name);
        QVERIFY(hasDrawing(name));
        for (const int size : {16, 24, 32}) {
            const QImage image = iconFor(name).pixmap(size).toImage();
            QVERIFY(!image.isNull());
            QVERIFY(inkOf(image) > 0);
        }
    }

    void iconFollowsTheScheme()
    {
        const QIcon icon = iconFor(u"events"_s);
        QGuiApplication::setPalette(paletteFrom(lightTokens()));
        QVERIFY(darkestInk(icon).lightness() < 128);

        QGuiApplication::setPalette(paletteFrom(darkTokens()));
        QVERIFY(darkestInk(icon).lightness() > 128);
    }

    void withoutRoomNothingIsPainted()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        QVERIFY(iconFor(u"events"_s).pixmap(QSize(0, 16)).isNull());
    }

    void unknownNameIsNoDrawing() { QVERIFY(!hasDrawing(u"no-such-drawing"_s)); }

    void applicationHasAnIcon() { QVERIFY(!applicationIcon().pixmap(64).isNull()); }

    void markOfTheApplicationFollowsTheScheme()
    {
        for (const ColourTokens &tokens : {darkTokens(), lightTokens()}) {
            QGuiApplication::setPalette(paletteFrom(tokens));
            const QImage mark = applicationMark(64).toImage();
            QCOMPARE(mark.pixelColor(mark.width() / 4, mark.height() / 2).rgb(), tokens.accent.rgb());
        }
    }

private:
    static int inkOf(const QImage &image)
    {
        int ink = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                ink += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
        }
        return ink;
    }

    static QColor darkestInk(const QIcon &icon)
    {
        const QImage image = icon.pixmap(48).toImage();
        QColor ink(Qt::transparent);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() > ink.alpha())
                    ink = image.pixelColor(x, y);
            }
        }
        return ink;
    }
};

STEMDESK_TEST(TestIcons)

} // namespace stemdesk::icons_test

#include "tst_icons.moc"
