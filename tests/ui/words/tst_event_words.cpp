#include "ui/words/event_words.h"

#include "core/domain/events/event.h"
#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::event_words_test {

using namespace stemdesk::ui;

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

    void everyStatusHasItsWords()
    {
        for (const std::string_view known : kEventStatuses) {
            const QString status = QString::fromLatin1(known.data(), qsizetype(known.size()));
            QVERIFY(statusText(status) != status);
        }
        QCOMPARE(statusText(u"elsewhere"_s), u"elsewhere"_s);
    }

    void noStatusIsAWarning()
    {
        for (const std::string_view known : kEventStatuses) {
            const Tone tone = statusTone(QString::fromLatin1(known.data(), qsizetype(known.size())));
            QVERIFY(tone != Tone::Warning && tone != Tone::Error);
        }
    }
};

STEMDESK_GUILESS_TEST(TestEventWords)

} // namespace stemdesk::event_words_test

#include "tst_event_words.moc"
