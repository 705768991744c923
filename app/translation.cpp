#include "app/translation.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace stemdesk {

using namespace Qt::StringLiterals;

void installTranslations()
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    // English, the language of the source text, has a file too: it tells "1 line" from "2 lines".
    const bool isLoaded =
        translator->load(QLocale(), u"stemdesk"_s, u"_"_s, u":/i18n"_s) || translator->load(u":/i18n/stemdesk_en.qm"_s);
    if (isLoaded)
        QCoreApplication::installTranslator(translator);
}

} // namespace stemdesk
