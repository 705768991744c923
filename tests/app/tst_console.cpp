#include "app/console.h"

#include "app/translation.h"
#include "core/base/error.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::console_test {

class TestConsole : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslations({u"en"_s}); }

    void programsReadEnglish()
    {
        installTranslations({u"de"_s});
        QCOMPARE(refusalFor(m_inUse, false), m_inUse.message);
    }

    void peopleReadTheirLanguageAndTheExactSentence()
    {
        installTranslations({u"de"_s});
        QCOMPARE(refusalFor(m_inUse, true),
                 u"Ein anderes Stemdesk arbeitet gerade mit diesen Daten. Bitte schließen Sie es und versuchen Sie es "
                 "noch einmal.\nAnother Stemdesk is using /srv/flowers."_s);
        installTranslations({u"en"_s});
        QCOMPARE(refusalFor(m_inUse, true), m_inUse.message);
    }

    void whatHasNoSentenceStaysExact()
    {
        installTranslations({u"fr"_s});
        for (const Error &error : {unavailable("moon_is_full", u"The moon is full."_s), notFound(u"No list 7."_s)})
            QCOMPARE(refusalFor(error, true), error.message);
    }

private:
    const Error m_inUse = unavailable("folder_in_use", u"Another Stemdesk is using /srv/flowers."_s);
};

STEMDESK_TEST(TestConsole)

} // namespace stemdesk::console_test

#include "tst_console.moc"
