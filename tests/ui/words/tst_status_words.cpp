#include "ui/words/status_words.h"

#include "core/domain/events/event.h"
#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::status_words_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestStatusWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStatusHasItsWords()
    {
        for (const std::string_view known : kEventStatuses) {
            const QString status = QString::fromLatin1(known.data(), qsizetype(known.size()));
            QVERIFY(statusText(status) != status);
        }
        QCOMPARE(statusText(u"elsewhere"_s), u"elsewhere"_s);
    }
};

STEMDESK_GUILESS_TEST(TestStatusWords)

} // namespace stemdesk::status_words_test

#include "tst_status_words.moc"
