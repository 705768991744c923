#include "app/translation.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

// A static library's resources must be asked for, and outside any namespace.
static void loadTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void install(const QLocale &locale)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, u"stemdesk"_s, u"_"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(translator);
}

} // namespace

void installTranslations()
{
    loadTranslations();
    // English, the language of the source text, has a file too: it tells "1 line" from "2 lines". The last one that is
    // installed is asked first, and what it does not know the others are asked.
    install(QLocale(QLocale::English));
    if (QLocale().language() != QLocale::English)
        install(QLocale());
}

} // namespace stemdesk
