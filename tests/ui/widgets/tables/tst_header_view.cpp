#include "ui/widgets/tables/header_view.h"

#include "core/base/day.h"
#include "tests/support/test_registry.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/day_text.h"

#include <QFontMetrics>
#include <QLocale>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::header_view_test {

using namespace stemdesk::ui;

class TestHeaderView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }

    void theLastColumnEndsWhereAPageDoes()
    {
        QStandardItemModel rows(1, 3);
        QWidget page;
        page.resize(800, 400);
        auto *column = new QVBoxLayout(&page);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(new PageHeader(u"Hire"_s));
        auto *table = new TableView(u"Returns"_s);
        table->setModel(&rows);
        column->addWidget(table, 1);
        page.show();
        const auto *header = qobject_cast<HeaderView *>(table->horizontalHeader());
        QTRY_COMPARE(header->trailingPadding(2), metric::kPageEdge);
        QCOMPARE(header->trailingPadding(1), metric::kCellPadding);

        table->setColumnHidden(2, true);
        QCOMPARE(header->trailingPadding(1), metric::kPageEdge);

        rows.setRowCount(99); // With a scroll bar at the edge.
        QTRY_COMPARE(header->trailingPadding(1), metric::kPageEdge - table->verticalScrollBar()->width());
    }

    void theLastColumnOfACardHasItsPadding()
    {
        QStandardItemModel rows(1, 3);
        TableView table(u"Lines"_s);
        table.setModel(&rows);
        table.show();
        QCOMPARE(qobject_cast<HeaderView *>(table.horizontalHeader())->trailingPadding(2), metric::kEdgePadding);
    }

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
