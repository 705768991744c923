#include "app/translation.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>

// A static library's resources have to be initialised, outside any namespace.
static void loadTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kFolder = ":/i18n"_L1;
constexpr auto kEnglish = "en"_L1; ///< The language of the source text.

constexpr auto kOurs = "stemdesk"_L1; ///< The name of the translators that are made here.

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
    translator->setObjectName(kOurs);
    if (translator->load(name, folder))
        QCoreApplication::installTranslator(translator);
}

} // namespace

void installTranslations(const QStringList &languages)
{
    loadTranslations();
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>(kOurs, Qt::FindDirectChildrenOnly));
    // English has a file too, which distinguishes "1 line" from "2 lines". The translator installed last is asked
    // first, then the others.
    install("stemdesk_"_L1 + kEnglish, kFolder);
    const QString language = spoken(languages);
    if (language == kEnglish)
        return;
    // The language of our texts, whatever the system prefers: Qt's dialogs must not be in another one than the window.
    install("qtbase_"_L1 + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install("stemdesk_"_L1 + language, kFolder);
}

bool isEnglishSpoken()
{
    const auto translators =
        QCoreApplication::instance()->findChildren<QTranslator *>(kOurs, Qt::FindDirectChildrenOnly);
    return std::ranges::all_of(translators, [](const QTranslator *translator) {
        return translator->language().isEmpty() || translator->language().startsWith(kEnglish);
    });
}

QLocale localeFor(const QString &language, const QLocale &system)
{
    // If the system has no language, use the formats of the source texts' readers.
    const QLocale usual = system.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedKingdom) : system;
    if (language.isEmpty() || QLocale::languageToCode(usual.language()) == language)
        return usual;
    return {QLocale::codeToLanguage(language), usual.territory()};
}

} // namespace stemdesk
