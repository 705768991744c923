#include "app/translation.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QTranslator>

// A static library's resources must be asked for, and outside any namespace.
static void loadTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kFolder = ":/i18n"_L1;
constexpr auto kEnglish = "en"_L1; ///< The language of the source text.

QString spoken(const QStringList &languages)
{
    for (const QString &tag : languages) {
        const QString language = tag.section(u'-', 0, 0).toLower();
        if (QFile::exists(u"%1/stemdesk_%2.qm"_s.arg(kFolder, language)))
            return language;
    }
    return kEnglish;
}

void install(const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(name, folder))
        QCoreApplication::installTranslator(translator);
}

} // namespace

void installTranslations(const QStringList &languages)
{
    loadTranslations();
    // English has a file too: it tells "1 line" from "2 lines". The last one that is installed is asked first, and what
    // it does not know the others are asked.
    install("stemdesk_"_L1 + kEnglish, kFolder);
    const QString language = spoken(languages);
    if (language == kEnglish)
        return;
    // Of the same language as ours, whatever the system prefers: a dialog in another one than the window is none at
    // all.
    install("qtbase_"_L1 + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install("stemdesk_"_L1 + language, kFolder);
}

} // namespace stemdesk
