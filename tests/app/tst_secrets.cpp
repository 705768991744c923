#include "app/secrets.h"

#include "tests/support/test_registry.h"

#include <QTest>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#include <sys/resource.h>
#endif

namespace stemdesk::app_secrets_test {

class TestSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void memoryStaysInside()
    {
#ifdef Q_OS_LINUX
        QCOMPARE(::prctl(PR_SET_DUMPABLE, 1L, 0L, 0L, 0L), 0);
        qputenv("STEMDESK_CORE_DUMPS", "1");
        forbidCoreDumps();
        QCOMPARE(::prctl(PR_GET_DUMPABLE), 1);

        qunsetenv("STEMDESK_CORE_DUMPS");
        forbidCoreDumps();
        QCOMPARE(::prctl(PR_GET_DUMPABLE), 0);
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_CORE, &limit), 0);
        QCOMPARE(limit.rlim_max, rlim_t(0));
#endif
    }
};

STEMDESK_GUILESS_TEST(TestSecrets)

} // namespace stemdesk::app_secrets_test

#include "app/tst_secrets.moc"
