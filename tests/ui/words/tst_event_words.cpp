#include "ui/words/event_words.h"

#include "core/domain/events/event.h"
#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::event_words_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestEventWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventIsOnTheShopsDay()
    {
        const Event event{.venueStart = Instant(1'781'306'400'000)}; // 12 June 2026, 23:20 UTC
        QCOMPARE(eventDay(event, QTimeZone("Europe/London")), QDate(2026, 6, 13));
        QCOMPARE(eventDay(event, QTimeZone::utc()), QDate(2026, 6, 12));
        QVERIFY(!eventDay({}, QTimeZone::utc()).isValid());
    }
};

STEMDESK_GUILESS_TEST(TestEventWords)

} // namespace stemdesk::event_words_test

#include "tst_event_words.moc"
