#include "ui/widgets/tables/header_view.h"

#include "core/base/day.h"
#include "tests/support/test_registry.h"
#include "ui/words/day_text.h"

#include <QFontMetrics>
#include <QLocale>
#include <QTest>

namespace stemdesk::header_view_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestHeaderView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }

    void noDateIsWiderThanTheWidest_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en_GB", "de_DE", "nl_NL", "fr_FR", "es_ES"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void noDateIsWiderThanTheWidest()
    {
        QFETCH(const QString, language);
        QLocale::setDefault(QLocale(language));
        const QFontMetrics metrics(fontFor(TextStyle::Body));

        for (QString (*written)(QDate) : {mediumDate, shortDate, dayAndMonth}) {
            const QString widest = widestDate(written);
            for (QDate day(2026, 1, 1); day.year() == 2026; day = plusDays(day, 1))
                QVERIFY2(metrics.horizontalAdvance(written(day)) <= metrics.horizontalAdvance(widest) + 1,
                         qPrintable(written(day) + u" is wider than "_s + widest));
        }
    }
};

STEMDESK_TEST(TestHeaderView)

} // namespace stemdesk::header_view_test

#include "tst_header_view.moc"
