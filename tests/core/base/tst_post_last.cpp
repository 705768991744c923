#include "core/base/post_last.h"

#include "tests/support/test_registry.h"
#include "tests/support/thoroughness.h"

#include <QTest>
#include <QThread>

namespace stemdesk::post_last_test {

class TestPostLast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Ended amid its work, so that it may be quicker than who ends it.
    void aThreadEndsByItsLastEvent()
    {
        for (int i = 0; i < test::triesOf(2'000, 20'000); ++i) {
            QThread thread;
            QObject inbox;
            inbox.moveToThread(&thread);
            thread.start();
            QMetaObject::invokeMethod(&inbox, [] { QThread::yieldCurrentThread(); });

            postLast(&inbox, [&thread] { thread.quit(); });

            QVERIFY(thread.wait());
        }
    }
};

STEMDESK_GUILESS_TEST(TestPostLast)

} // namespace stemdesk::post_last_test

#include "tst_post_last.moc"
